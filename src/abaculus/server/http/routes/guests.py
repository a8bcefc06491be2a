"""Routes for guests: names, recovery codes, signing out, tokens for programs, notices."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from abaculus.server import wire
from abaculus.server.clock import now_ms
from abaculus.server.cookie_sessions import CookieSession
from abaculus.server.http.dependencies import REFUSALS, CookieGuest, OptionalGuest, RequiredGuest, ServiceDep
from abaculus.server.identity import COOKIE, Guest, clean_name
from abaculus.server.refusal import Refused
from abaculus.server.service import Service

__all__ = ["router"]

_YEAR = 365 * 86_400
router = APIRouter(tags=["guest"], responses=REFUSALS)


def _with_cookie(service: Service, response: Response, guest: Guest) -> wire.GuestShown:
    assert isinstance(guest.by, CookieSession)
    response.set_cookie(
        COOKIE, service.identities.sessions.cookie(guest.by, now_ms()), max_age=_YEAR, httponly=True, samesite="lax",
        secure=service.settings.secure_cookies, path="/",
    )  # fmt: skip
    return wire.GuestShown(id=guest.id, name=guest.name)


@router.post("/api/guest")
async def become_guest(
    asked: wire.GuestName, request: Request, response: Response, service: ServiceDep, known: OptionalGuest
) -> wire.GuestShown:
    """Get a name here, or change the one you have. The cookie that comes back is all you need to keep."""
    if known is not None and request.headers.get("authorization"):
        raise Refused("not-by-token")
    if known is not None:
        return _with_cookie(service, response, await service.identities.rename(known, asked.name))
    clean_name(asked.name)
    service.new_guests.take(request.state.address)
    return _with_cookie(service, response, await service.identities.welcome(asked.name, now_ms()))


@router.get("/api/guest")
async def who_am_i(request: Request, service: ServiceDep, response: Response, guest: RequiredGuest) -> wire.GuestShown:
    """You. The cookie is renewed; a token gets none."""
    await service.identities.seen(guest, now_ms())
    if request.headers.get("authorization"):
        return wire.GuestShown(id=guest.id, name=guest.name)
    return _with_cookie(service, response, guest)


@router.post("/api/guest/code")
async def recovery_code(service: ServiceDep, guest: CookieGuest) -> wire.CodeMade:
    """A code that makes another device this guest. It is shown once, and replaces any earlier one."""
    return wire.CodeMade(code=await service.identities.recovery_code(guest))


@router.post("/api/guest/recover")
async def recover(
    asked: wire.RecoveryCode, request: Request, response: Response, service: ServiceDep
) -> wire.GuestShown:
    """Become the guest that a code belongs to, on this device."""
    service.code_tries.take(request.state.address)
    return _with_cookie(service, response, await service.identities.recover(asked.code))


@router.post("/api/guest/sign-out")
async def sign_out(response: Response, service: ServiceDep, guest: CookieGuest) -> wire.Done:
    """Sign out on this device. Its cookie and any copies of it become invalid; its sockets are closed."""
    await service.identities.sign_out(guest, now_ms())
    await service.hang_up({guest.id})
    response.delete_cookie(
        COOKIE, httponly=True, samesite="lax", secure=service.settings.secure_cookies, path="/"
    )  # fmt: skip
    return wire.Done()


@router.post("/api/guest/sign-out-everywhere")
async def sign_out_everywhere(
    response: Response, service: ServiceDep, guest: CookieGuest, asked: wire.SignOutAsked | None = None
) -> wire.Tokens:
    """Sign out on all other devices: their cookies and the recovery code become invalid, and no more notices are sent.

    This device gets a new cookie. Tokens stay valid unless you ask for them to be dropped as well.
    """
    tokens = asked is not None and asked.tokens
    here, dropped = await service.identities.sign_out_others(guest, now_ms(), tokens=tokens)
    await service.hang_up({guest.id})
    _with_cookie(service, response, here)
    return wire.Tokens(dropped=dropped)


@router.post("/api/guest/tokens")
async def new_token(asked: wire.TokenAsked, service: ServiceDep, guest: CookieGuest) -> wire.TokenMade:
    """A token for a program that plays in your name: `Authorization: Bearer TOKEN`. It is shown once."""
    most = service.settings.limits.tokens_per_guest
    return wire.TokenMade(token=await service.identities.new_token(guest, asked.label, most, now_ms()))


@router.delete("/api/guest/tokens")
async def drop_tokens(service: ServiceDep, guest: CookieGuest) -> wire.Tokens:
    """Drop all tokens."""
    dropped = await service.identities.drop_tokens(guest, now_ms())
    await service.hang_up({guest.id})
    return wire.Tokens(dropped=dropped)


@router.get("/api/push")
async def push_key(service: ServiceDep) -> wire.PushKey:
    """The key with which a browser subscribes to notices; refused where this server sends none."""
    return wire.PushKey(key=service.push.public_key())


@router.post("/api/push")
async def subscribe(asked: wire.PushAsked, service: ServiceDep, guest: CookieGuest) -> wire.Done:
    """Be notified, on this browser, when it is your turn and you are not looking."""
    await service.push.subscribe(guest.id, asked.endpoint, asked.p256dh, asked.auth, now_ms())
    return wire.Done()


@router.delete("/api/push")
async def unsubscribe(service: ServiceDep, guest: RequiredGuest) -> wire.Done:
    """Stop being notified, on all browsers."""
    await service.push.unsubscribe(guest.id)
    return wire.Done()

"""What we use of other packages' private parts: one named test for each assumption.

When one of these fails after an upgrade, the message says which file relies on it. Fix that file, or lower the upper
bound in `pyproject.toml` until it is fixed.
"""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterable
from typing import Any

import pytest

pytestmark = pytest.mark.compiled


def has(thing: object, names: Iterable[str], used_in: str) -> None:
    missing = [name for name in names if not hasattr(thing, name)]
    assert not missing, f"{thing!r} has no {', '.join(missing)} any more, which {used_in} uses"


def doubled(number: int) -> int:
    return 2 * number


@pytest.fixture(scope="module")
def dispatcher() -> Any:
    """A function compiled with Numba's own cache, as `core/rule.py` compiles rules."""
    numba = pytest.importorskip("numba")
    return numba.njit(cache=True, nogil=True)(doubled)


def test_numba_keeps_a_dispatchers_cache_where_rules_replace_it(dispatcher: Any) -> None:
    from numba.core.caching import FunctionCache

    has(dispatcher, ["_cache"], "core/rule.py")
    assert isinstance(dispatcher._cache, FunctionCache), "core/rule.py puts one of these into its place"
    has(dispatcher._cache, ["_impl", "_cache_file"], "core/rule.py")
    has(dispatcher._cache._impl, ["filename_base", "locator"], "core/rule.py")
    has(dispatcher._cache._impl.locator, ["get_cache_path"], "core/rule.py")


def test_numbas_cache_file_is_made_and_written_as_rules_expect() -> None:
    from numba.core.caching import IndexDataCacheFile

    assert list(inspect.signature(IndexDataCacheFile.__init__).parameters) == [
        "self", "cache_path", "filename_base", "source_stamp",
    ], "core/rule.py derives a cache file of its own and calls its maker with these"  # fmt: skip
    has(IndexDataCacheFile, ["save", "_save_data", "_save_index", "_load_index"], "core/rule.py")
    made: Any = IndexDataCacheFile("nowhere", "name", "stamp")  # type: ignore[no-untyped-call]
    has(made, ["_cache_path", "_source_stamp"], "core/rule.py")


def test_numba_offers_the_entry_point_of_compiled_code(dispatcher: Any) -> None:
    import numba

    types = (numba.typeof(1),)  # type: ignore[no-untyped-call]
    dispatcher.compile(types)
    has(dispatcher, ["overloads", "signatures"], "core/rule.py")
    has(dispatcher.overloads[types], ["entry_point"], "core/rule.py")
    assert dispatcher.overloads[types].entry_point(21) == 42, (
        "core/rule.py calls compiled code without a check of types"
    )


HANDLED = ("connection_made", "data_received", "connection_lost", "handle_websocket_upgrade", "send_400_response")
PARSED = ("on_message_begin", "on_url", "on_header", "on_headers_complete", "on_body", "on_message_complete")


@pytest.mark.parametrize(
    ("parser", "name", "parsed", "own"),
    [("h11", "H11Protocol", (), ("conn",)), ("httptools", "HttpToolsProtocol", PARSED, ())],
)
def test_uvicorns_protocols_have_what_ours_add_limits_to(
    parser: str, name: str, parsed: tuple[str, ...], own: tuple[str, ...]
) -> None:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

    pytest.importorskip(parser)
    protocol = getattr(importlib.import_module(f"uvicorn.protocols.http.{parser}_impl"), name)
    has(protocol, HANDLED, "server/http/slow_client_guard.py")
    has(protocol, parsed, "server/http/header_limits.py")
    config = Config(app=lambda: None, lifespan="off")
    config.load()
    made = protocol(config=config, server_state=ServerState(), app_state={}, _loop=object())
    has(made, ["client", "cycle", "loop", "transport"], "server/http/slow_client_guard.py")
    has(made, own, "server/http/header_limits.py")


@pytest.mark.parametrize("parser", ["h11", "httptools"])
def test_uvicorns_requests_say_how_far_they_are(parser: str) -> None:
    module = pytest.importorskip(f"uvicorn.protocols.http.{parser}_impl")
    source = inspect.getsource(module.RequestResponseCycle.__init__)
    for name in ("more_body", "response_started", "response_complete"):
        assert f"self.{name}" in source, (
            f"a request of Uvicorn with {parser} has no {name}, which server/http/slow_client_guard.py reads"
        )

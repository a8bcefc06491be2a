"""Settings from the environment, and the folder for data: what worked with earlier versions works with this one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import platformdirs
import pytest
from platformdirs.macos import MacOS
from platformdirs.windows import Windows
from pydantic import ValidationError

from abaculus.core.errors import BadOption
from abaculus.server.settings import Limits, Settings, data_folder

PUSH_SERVICES = ("fcm.googleapis.com", "push.services.mozilla.com", "notify.windows.com", "push.apple.com")


@pytest.fixture(autouse=True)
def _an_empty_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in os.environ:
        if name.startswith(("ABACULUS_", "XDG_")):
            monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(tmp_path))


# -- the environment ---------------------------------------------------------------------------------------------------------

OLD: dict[str, tuple[str, object]] = {
    "DATABASE": ("postgresql://ada:s,e=c@db.example.org/games", "postgresql://ada:s,e=c@db.example.org/games"),
    "REDIS": ("redis://cache:6379", "redis://cache:6379"),
    "SECRET": (" 0123,[null] ", " 0123,[null] "),
    "HOST": ("::", "::"),
    "PORT": ("8443", 8443),
    "PUBLIC_URL": ("https://play.example.org", "https://play.example.org"),
    "TRUSTED_PROXIES": (" 127.0.0.1 , 10.0.0.0/8,, fd00::/8,", ("127.0.0.1", "10.0.0.0/8", "fd00::/8")),
    "ALLOWED_HOSTS": ("*.example.org,games", ("*.example.org", "games")),
    "THINKERS": ("2", 2),
    "BOT_SECONDS": ("7.5", 7.5),
    "COMPILE_AHEAD": ("0", False),
    "BOT_PAUSE": ("0", 0.0),
    "FORCED_PAUSE": ("1e-1", 0.1),
    "ABSENT_SECONDS": (" 30 ", 30.0),
    "LEASE_SECONDS": ("3", 3.0),
    "POLL_SECONDS": (".5", 0.5),
    "KEEP_DAYS": ("1_000", 1000),
    "PUSH_SERVICES": ("https://push.example.org:8443", ("https://push.example.org:8443",)),
    "SECURE_COOKIES": ("1", True),
}
"""Every variable as version 0.1.0 read it, with the values that it made of them."""

EMPTY = {
    "DATABASE": "", "REDIS": "", "SECRET": "", "HOST": "", "PUBLIC_URL": "", "TRUSTED_PROXIES": (), "ALLOWED_HOSTS": (),
    "PUSH_SERVICES": (),
}  # fmt: skip


def test_an_environment_of_the_version_before_means_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, (text, _) in OLD.items():
        monkeypatch.setenv(f"ABACULUS_{name}", text)
    found = Settings.from_environment()
    assert vars(found) == {name.lower(): value for name, (_, value) in OLD.items()} | {"limits": Limits()}
    assert {name: type(value) for name, value in vars(found).items()} == {
        name: type(value) for name, value in vars(Settings()).items()
    }


def test_the_defaults_are_those_of_the_version_before() -> None:
    assert vars(Settings.from_environment()) == {
        "database": "", "redis": "", "secret": "", "host": "127.0.0.1", "port": 8000, "public_url": "",
        "trusted_proxies": (), "allowed_hosts": (), "thinkers": 1, "bot_seconds": 5.0, "compile_ahead": True,
        "bot_pause": 0.6, "forced_pause": 1.5, "absent_seconds": 90.0, "lease_seconds": 10.0, "poll_seconds": 2.0,
        "keep_days": 365, "push_services": PUSH_SERVICES, "secure_cookies": False, "limits": Limits(),
    }  # fmt: skip
    assert Settings.from_environment() == Settings()


@pytest.mark.parametrize("name", EMPTY)
def test_an_empty_variable_is_an_empty_value(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(f"ABACULUS_{name}", "")
    assert getattr(Settings.from_environment(), name.lower()) == EMPTY[name]


@pytest.mark.parametrize(
    ("name", "text", "wanted"),
    [
        ("PORT", "http", "a whole number"),
        ("PORT", "", "a whole number"),
        ("PORT", "80.5", "a whole number"),
        ("THINKERS", "1,2", "a whole number"),
        ("KEEP_DAYS", "9" * 5000, "a whole number"),
        ("BOT_PAUSE", "1,5", "a number"),
        ("LEASE_SECONDS", "", "a number"),
        ("SECURE_COOKIES", "", "0 or 1"),
        ("COMPILE_AHEAD", "2", "0 or 1"),
    ],
)
def test_a_value_that_cannot_be_read_is_named_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, name: str, text: str, wanted: str
) -> None:
    monkeypatch.setenv(f"ABACULUS_{name}", text)
    with pytest.raises(BadOption) as refused:
        Settings.from_environment()
    assert str(refused.value) == f"ABACULUS_{name}={text[:40]!r} is not {wanted}"


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("DATABASE", "mysql://ada:secret-word@db/games", r"sqlite:///FILE or postgresql://\.\.\., not 'mysql'"),
        ("DATABASE", "sqlite://", "has to outlive the server"),
        ("PORT", "65536", "^ABACULUS_PORT='65536' is not a port; ports are 1 to 65535$"),
        ("PORT", "-1", "^ABACULUS_PORT='-1' is not a port"),
        ("TRUSTED_PROXIES", "10.0.0.0/8, proxy", "an address or a network such as 10.0.0.0/8: 'proxy'"),
        ("ALLOWED_HOSTS", "https://example.org", "without https:// and port"),
    ],
)
def test_a_value_that_means_nothing_is_refused(monkeypatch: pytest.MonkeyPatch, name: str, text: str, why: str) -> None:
    monkeypatch.setenv(f"ABACULUS_{name}", text)
    with pytest.raises(BadOption, match=why) as refused:
        Settings.from_environment()
    assert "secret-word" not in str(refused.value)


def test_a_mistake_in_one_variable_shows_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ABACULUS_SECRET", "secret-word")
    monkeypatch.setenv("ABACULUS_PORT", "http")
    with pytest.raises(BadOption) as refused:
        Settings.from_environment()
    assert "secret-word" not in f"{refused.value} {refused.value.__cause__!r} {refused.value.__cause__}"


def test_what_is_given_counts_more_and_none_is_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ABACULUS_PORT", "9000")
    monkeypatch.setenv("ABACULUS_HOST", "::1")
    monkeypatch.setenv("ABACULUS_SECURE_COOKIES", "1")
    monkeypatch.setenv("ABACULUS_TRUSTED_PROXIES", "127.0.0.1")
    found = Settings.from_environment(port=8001, host=None, secure_cookies=False, trusted_proxies=("10.0.0.1",))
    assert (found.port, found.host, found.secure_cookies, found.trusted_proxies) == (8001, "::1", False, ("10.0.0.1",))


@pytest.mark.parametrize("text", ["x", "{}", '{"sockets": 1}'])
def test_limits_are_not_in_the_environment(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("ABACULUS_LIMITS", text)
    monkeypatch.setenv("ABACULUS_LIMITS__SOCKETS", "1")
    monkeypatch.setenv("ABACULUS_SOCKETS", "1")
    assert Settings.from_environment().limits == Limits()
    assert Settings.from_environment(limits=Limits(sockets=3)).limits.sockets == 3


def test_other_variables_do_not_disturb(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SOAK", "RENEW", "LANG", "QUIET", "DATA_", "PORT_", "MODEL_CONFIG", "DATABASE_URL"):
        monkeypatch.setenv(f"ABACULUS_{name}", "x")
    for name in ("PORT", "SECRET", "DATABASE", "SECURE_COOKIES"):
        monkeypatch.setenv(name, "x")
    assert Settings.from_environment() == Settings()


def test_neither_files_nor_words_of_the_command_line_are_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("ABACULUS_PORT=9000\nPORT=9000\n")
    (tmp_path / "abaculus_port").write_text("9000")
    (tmp_path / "pyproject.toml").write_text("[tool.pydantic-settings]\nport = 9000\n")
    monkeypatch.setattr(sys, "argv", ["abaculus", "--port", "9000", "--ABACULUS_PORT", "9000"])
    assert Settings.from_environment() == Settings()


def test_the_constructor_reads_no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    before = Settings(bot_pause=0.0)
    for name, (text, _) in OLD.items():
        monkeypatch.setenv(f"ABACULUS_{name}", text)
    assert Settings(bot_pause=0.0) == before


def test_settings_stay_as_they_are() -> None:
    settings: Any = Settings()
    with pytest.raises(ValidationError):
        settings.port = 1
    with pytest.raises(ValidationError):
        Settings(prot=1)  # type: ignore[call-arg]
    assert {settings: "found"}[Settings()] == "found"


def test_looking_for_help_waits_for_no_settings() -> None:
    code = "import sys, abaculus.cli.main; print({'pydantic', 'platformdirs', 'abaculus.server'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"


# -- the folder for data -----------------------------------------------------------------------------------------------------


def folder_of_the_version_before() -> Path:
    asked = os.environ.get("ABACULUS_DATA")
    if asked:
        return Path(asked)
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "abaculus"


@pytest.mark.parametrize("data", [None, "", "/srv/games", "games", "~/games"])
@pytest.mark.parametrize("xdg", [None, "", "/srv/share", "share", " /srv/share", "~/share", "/srv/share/"])
@pytest.mark.parametrize("home", [None, "", "/home/ada", "ada", "/home/ada/"])
def test_on_linux_the_folder_is_the_one_that_it_was(
    monkeypatch: pytest.MonkeyPatch, data: str | None, xdg: str | None, home: str | None
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name, value in (("ABACULUS_DATA", data), ("XDG_DATA_HOME", xdg), ("HOME", home)):
        if value is None:
            monkeypatch.delenv(name, raising=False)
        else:
            monkeypatch.setenv(name, value)
    assert data_folder() == folder_of_the_version_before()


@pytest.fixture(params=["darwin", "win32"])
def elsewhere(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of this platform for the data of Abaculus."""
    monkeypatch.setattr(sys, "platform", request.param)
    monkeypatch.setattr(platformdirs, "PlatformDirs", {"darwin": MacOS, "win32": Windows}[request.param])
    local = tmp_path / "AppData" / "Local"
    monkeypatch.setattr("platformdirs.windows.get_win_folder", lambda _: str(local))
    return (local if request.param == "win32" else tmp_path / "Library" / "Application Support") / "abaculus"


def database_in(folder: Path) -> Path:
    folder.mkdir(parents=True)
    (folder / "abaculus.db").write_bytes(b"games")
    return folder


def test_a_new_installation_uses_the_folder_of_its_platform(elsewhere: Path) -> None:
    assert data_folder() == elsewhere
    assert Settings().database_url() == f"sqlite+aiosqlite:///{elsewhere}/abaculus.db"
    assert elsewhere.is_dir()


def test_a_database_of_an_earlier_version_goes_on_being_used(elsewhere: Path, tmp_path: Path) -> None:
    earlier = database_in(tmp_path / ".local" / "share" / "abaculus")
    assert data_folder() == earlier
    assert Settings().database_url() == f"sqlite+aiosqlite:///{earlier}/abaculus.db"
    elsewhere.mkdir(parents=True)
    assert data_folder() == earlier


def test_an_earlier_version_run_once_more_draws_no_database_away(elsewhere: Path, tmp_path: Path) -> None:
    database_in(elsewhere)
    database_in(tmp_path / ".local" / "share" / "abaculus")
    assert data_folder() == elsewhere


def test_a_folder_that_was_asked_for_is_used_on_every_platform(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    database_in(elsewhere)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert data_folder() == tmp_path / "share" / "abaculus"
    monkeypatch.setenv("ABACULUS_DATA", str(tmp_path / "games"))
    assert data_folder() == tmp_path / "games"

"""Ports for servers in tests: no port is given to two processes, even before anything listens on it."""

from __future__ import annotations

import random
import socket
import subprocess
import sys
from pathlib import Path

import ports
import pytest

ASK = "import ports; ports.FIRST, ports.END = {0}, {0} + 2; print(ports.free_port(), flush=True); input()"


def two_free() -> int:
    """The first of two ports that nobody uses, where no other test looks for any."""
    while True:
        first = random.SystemRandom().randrange(10_000, 19_000)
        try:
            for port in (first, first + 1):
                with socket.socket() as probe:
                    probe.bind(("127.0.0.1", port))
        except OSError:
            continue
        return first


def test_two_processes_with_two_ports_to_choose_from_have_one_each() -> None:
    first = two_free()
    asked = [
        subprocess.Popen(
            [sys.executable, "-c", ASK.format(first)],
            cwd=Path(__file__).parent, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )
        for _ in range(2)
    ]  # fmt: skip
    try:
        assert sorted(int(one.stdout.readline()) for one in asked if one.stdout) == [first, first + 1]
    finally:
        for one in asked:
            one.communicate("\n")


def test_a_process_is_given_a_port_once(monkeypatch: pytest.MonkeyPatch) -> None:
    first = two_free()
    monkeypatch.setattr(ports, "FIRST", first)
    monkeypatch.setattr(ports, "END", first + 2)
    assert {ports.free_port(), ports.free_port()} == {first, first + 1}

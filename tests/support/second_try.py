"""A second try for tests in a browser: one that fails runs once more, alone, before it counts as failed.

Pages, servers and tests share a busy machine, so such a test can fail by chance. The second try comes when all other tests are
done, in a process of its own with a fresh browser and a fresh server. A test that fails again has failed. One that passes lets
the run pass, but it is listed with its first failure in full and written to a file: twice within a week is a bug, not chance.

    ABACULUS_SECOND_TRIES=off       no second tries: this is how races are looked for
    ABACULUS_SECOND_TRIES_FILE=...  where to write, one line of JSON each; .pytest_cache/second-tries.jsonl by default
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Generator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

MOST = 6
"""When more tests than this fail, that is not chance, and nobody has to wait for second tries."""
LONGEST = 600.0
"""Seconds after which a hanging second try counts as failed."""
WEEK = timedelta(days=7)


def register(config: pytest.Config) -> None:
    """Have second tries in this run. Workers report to the process that started them, which makes the second tries."""
    config.addinivalue_line(
        "markers", "browser: in a browser; one run is enough, and what fails there is tried once more"
    )
    if os.environ.get("ABACULUS_SECOND_TRIES") != "off" and not hasattr(config, "workerinput"):
        config.pluginmanager.register(SecondTries(config), "second-tries")


@dataclass
class Tried:
    """A test that failed, and what became of its second try."""

    test: str
    first: str
    first_seconds: float
    passed: bool
    second: str
    seconds: float
    failures: list[pytest.TestReport]
    output: str = ""

    def as_json(self, when: datetime) -> dict[str, Any]:
        return {
            "when": when.isoformat(timespec="seconds"), "test": self.test, "first": self.first, "passed": self.passed,
            "second": self.second, "seconds": round(self.seconds, 1),
        }  # fmt: skip


class SecondTries:
    """Collects browser tests that fail, tries them again, and reports."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._in_browser: set[str] = set()
        self._failures: dict[str, list[pytest.TestReport]] = {}
        self._seconds: dict[str, float] = {}
        self._tried: list[Tried] = []
        self._again: dict[str, int] = {}

    @property
    def _file(self) -> Path:
        told = os.environ.get("ABACULUS_SECOND_TRIES_FILE")
        return Path(told) if told else self._config.rootpath / ".pytest_cache" / "second-tries.jsonl"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        # A worker that crashes leaves a report without markers, but has reported the same test before, during set-up.
        if "browser" in report.keywords:
            self._in_browser.add(report.nodeid)
        if report.nodeid not in self._in_browser:
            return
        self._seconds[report.nodeid] = self._seconds.get(report.nodeid, 0.0) + getattr(report, "duration", 0.0)
        if report.failed:
            self._failures.setdefault(report.nodeid, []).append(report)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtestloop(self, session: pytest.Session) -> Generator[None, Any, Any]:
        """After all tests, and before anybody asks how many failed. A run that was broken off (-x) raises here."""
        result = yield
        if 0 < len(self._failures) <= MOST:
            for test, failures in sorted(self._failures.items()):
                self._say(f"\nsecond try: {test}")
                tried = self._try(test, failures)
                self._tried.append(tried)
                if tried.passed:
                    session.testsfailed -= len(failures)
            self._write()
        return result

    def _say(self, line: str) -> None:
        reporter = self._config.pluginmanager.get_plugin("terminalreporter")
        if reporter is not None:
            reporter.write_line(line)

    def _try(self, test: str, failures: list[pytest.TestReport]) -> Tried:
        began = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="abaculus-second-try-") as folder:
            report = Path(folder) / "report.xml"
            output, code = self._run(test, report)
            passed, second = _outcome(report, code)
        seconds = time.monotonic() - began
        first = _reason(failures[0])
        return Tried(test, first, self._seconds[test], passed, second, seconds, failures, "" if passed else output)

    def _run(self, test: str, report: Path) -> tuple[str, int]:
        """Run one test in a process of its own; what it wrote, and its exit code."""
        command = [sys.executable, "-m", "pytest", "-p", "no:xdist", f"--junitxml={report}"]
        if self._config.inipath is not None:
            command += ["-c", str(self._config.inipath)]
        command += [f"--rootdir={self._config.rootpath}", test]
        environment = {**os.environ, "ABACULUS_SECOND_TRIES": "off"}
        environment.pop("PYTEST_ADDOPTS", None)  # it may ask for workers
        written = report.with_name("output")  # a file: a pipe would stay open as long as anything that the test started
        with written.open("wb") as out:
            process = subprocess.Popen(
                command, cwd=self._config.rootpath, env=environment, stdin=subprocess.DEVNULL, stdout=out, stderr=out,
                start_new_session=True,
            )  # fmt: skip
        try:
            code = process.wait(LONGEST)
        except subprocess.TimeoutExpired:
            code = -signal.SIGKILL
        finally:  # what a test starts belongs to its group, and ends with it however the test ends
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        return written.read_text("utf-8", errors="replace"), code

    def _write(self) -> None:
        """Record the second tries, and find out which tests needed one before."""
        now = datetime.now(UTC)
        recent = [one["test"] for one in _kept(self._file) if one["passed"] and now - _when(one) < WEEK]
        for tried in self._tried:
            if tried.passed and tried.test in recent:
                self._again[tried.test] = recent.count(tried.test) + 1
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a", encoding="utf-8") as file:
            for tried in self._tried:
                file.write(json.dumps(tried.as_json(now), ensure_ascii=False) + "\n")

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> Generator[None, Any, Any]:
        """Before the summary: what passed at the second try is no failure in it."""
        reporter = self._config.pluginmanager.get_plugin("terminalreporter")
        passed = {tried.test for tried in self._tried if tried.passed}
        if reporter is not None and passed:
            for kind in ("failed", "error"):
                reports = reporter.stats.pop(kind, [])
                failed = [one for one in reports if getattr(one, "nodeid", None) not in passed]
                if failed:
                    reporter.stats[kind] = failed
            reporter.stats["passed at the second try"] = [one for one in self._tried if one.passed]
        return (yield)

    @pytest.hookimpl(trylast=True)  # where nobody can miss it
    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        write = terminalreporter.write_line
        if len(self._failures) > MOST:
            terminalreporter.section("second tries", yellow=True)
            write(f"{len(self._failures)} browser tests failed. More than {MOST} is not chance: none was tried again.")
        if not self._tried:
            return
        for tried in self._tried:
            terminalreporter.section(f"second try: {tried.test}", sep="-", yellow=tried.passed, red=not tried.passed)
            for failure in tried.failures if tried.passed else []:  # others are among the failures
                write(f"The first try, {failure.when}:")
                failure.toterminal(terminalreporter._tw)
            if not tried.passed:
                write("The second try:")
                write(tried.output)
        terminalreporter.section("second tries: browser tests that failed, run once more alone", yellow=True, bold=True)
        for tried in self._tried:
            write(f"{'PASSED AT THE SECOND TRY' if tried.passed else 'FAILED TWICE'} {tried.test}", bold=True)
            write(f"    first:  {tried.first} ({tried.first_seconds:.1f} s)")
            write(f"    second: {tried.second} ({tried.seconds:.1f} s)")
        for test, times in self._again.items():
            write(
                f"WARNING: {test} has needed a second try {times} times within 7 days: this is a bug. ({self._file})",
                red=True,
                bold=True,
            )


def _reason(failure: pytest.TestReport) -> str:
    """Why it failed, in a line."""
    crash = getattr(failure.longrepr, "reprcrash", None)
    return _line(crash.message if crash is not None else str(failure.longrepr))


def _line(text: str) -> str:
    first = next((line.strip() for line in text.splitlines() if line.strip()), "")
    return first if len(first) <= 200 else first[:199] + "…"


def _outcome(report: Path, code: int) -> tuple[bool, str]:
    """Whether it passed, and a word or a line about it. Only a test that ran and passed has passed."""
    cases = ElementTree.parse(report).findall(".//testcase") if report.exists() else []
    for kind in ("failure", "error", "skipped"):
        for case in cases:
            for found in case.findall(kind):
                return False, f"{'skipped' if kind == 'skipped' else 'failed'}: {_line(found.get('message') or '')}"
    if code == 0 and cases:
        return True, "passed"
    return False, f"failed: pytest ended with {code}" if code >= 0 else f"failed: ended by signal {-code}"


def _kept(file: Path) -> list[dict[str, Any]]:
    """The readable lines: a run that was killed may have left half a line."""
    found = []
    for line in file.read_text("utf-8").splitlines() if file.exists() else []:
        with contextlib.suppress(ValueError, KeyError, TypeError):
            one = json.loads(line)
            _when(one)
            found.append({"when": one["when"], "test": str(one["test"]), "passed": bool(one["passed"])})
    return found


def _when(one: dict[str, Any]) -> datetime:
    when = datetime.fromisoformat(one["when"])
    return when if when.tzinfo else when.replace(tzinfo=UTC)

"""Settings for every test."""

from __future__ import annotations

import os

import pytest
from _pytest.terminal import TerminalReporter
from hypothesis import settings

# Time limits belong to pytest-timeout: a busy machine must not make a slow example fail.
settings.register_profile("sandtable", deadline=None, print_blob=True)
settings.load_profile("sandtable")


AGAIN = "again"
"""The outcome of a test that failed and is tried once more (tests/browser)."""


def pytest_xdist_auto_num_workers() -> int:
    """Twice as many as there are processors: tests with browsers and servers wait more than they work."""
    return (os.cpu_count() or 1) * 2


def pytest_report_teststatus(report: pytest.TestReport) -> tuple[str, str, str] | None:
    return ("again", "A", "AGAIN") if report.outcome == AGAIN else None


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """Name what passed or failed only after a second try, with what went wrong in the first."""
    for report in terminalreporter.getreports("again"):
        terminalreporter.section(f"tried again: {report.nodeid}")
        terminalreporter.line(str(report.longrepr))

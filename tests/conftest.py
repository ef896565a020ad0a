"""Settings for every test."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Generator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import settings

# Time limits belong to pytest-timeout: a busy machine must not make a slow example fail.
settings.register_profile("sandtable", deadline=None, print_blob=True)
settings.load_profile("sandtable")


if "SANDTABLE_ENGINE" not in os.environ:  # `run.py compile --check` names the compiled one
    os.environ["SANDTABLE_PURE"] = "1"

HERE = Path(__file__).parent
BROWSER = HERE / "browser"
BUSY, SHORT = 2, 3


def pytest_xdist_auto_num_workers() -> int:
    """Twice the number of processors, because tests with browsers and servers mostly wait."""
    return (os.cpu_count() or 1) * 2


def pytest_sessionstart(session: pytest.Session) -> None:
    """Each worker imports its share of the tests first: pytest caches its rewritten files, so only one worker rewrites each."""
    gc.disable()  # what collection creates is kept to the end
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # we run in the background of a shell, and what a test starts would ignore Ctrl-C, too
        signal.signal(signal.SIGINT, signal.default_int_handler)
    workers = getattr(session.config, "workerinput", None)
    if workers is None or [Path(arg).resolve() for arg in session.config.args] != [HERE]:
        return
    share = slice(int(workers["workerid"].removeprefix("gw")), None, workers["workercount"])
    for path in sorted(HERE.rglob("test_*.py"))[share]:
        import_module(".".join(path.relative_to(HERE.parent).with_suffix("").parts))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect garbage rarely, and never from the collected tests. Otherwise it takes a third of the time to collect them."""
    result = yield
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)  # by default it takes 12 % of the time of most tests, like this 1 %
    gc.enable()
    return result


@pytest.hookimpl(tryfirst=True)  # before xdist looks for groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Send the tests of a file to one worker, which creates shared fixtures once. Long tests and browser tests go anywhere.

    Long tests come first, then browser tests, then busy files, so that no worker is left alone with one at the end.
    """
    groups = {path: pytest.mark.xdist_group(path.relative_to(HERE).as_posix()) for path in {i.path for i in items}}
    for item in items:
        if rank(item) >= BUSY and not item.get_closest_marker("xdist_group"):
            item.add_marker(groups[item.path])
    items.sort(key=rank)


def rank(item: pytest.Item) -> int:
    if item.get_closest_marker("long"):
        return 0
    if is_in_browser(item.path):
        return 1
    return BUSY if item.get_closest_marker("busy") else SHORT


@cache
def is_in_browser(path: Path) -> bool:
    return BROWSER in path.parents

"""Worker processes, of the server and of the laboratory. They leave Ctrl-C to their parent, and end when it ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


def prepare_worker() -> None:
    """Ignore Ctrl-C, and exit when the parent exits, even if it is killed. Runs in a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def signals_blocked(*blocked: signal.Signals) -> Iterator[None]:
    """Block these signals here and in processes started here. By default SIGINT: a terminal sends it to all of them.

    A worker inherits the block, so it is safe before `prepare_worker` runs too.
    """
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # starting it would end the block
    before = signal.pthread_sigmask(signal.SIG_BLOCK, blocked or {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)

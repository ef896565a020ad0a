"""What all worker processes share, of the server and of the laboratory."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Block SIGINT in processes started here: a terminal sends it to all of them, but only the parent handles it.

    A worker inherits the block, so it is safe from its first moment.
    """
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # starting it would end the block
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_with_parent() -> None:
    """Ignore Ctrl-C, and exit when the parent exits, even if it is killed. Runs in a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()

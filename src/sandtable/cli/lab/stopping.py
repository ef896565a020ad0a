"""Ends a long command with one line on Ctrl-C or SIGTERM."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import click


class Stopped(KeyboardInterrupt):
    """Raised in the main thread when the command is to end."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


@contextmanager
def stoppable(progress: Callable[[], str]) -> Iterator[None]:
    """End the command on Ctrl-C or SIGTERM, and say how far it came."""

    def stop(number: int, frame: FrameType | None) -> None:
        for each in before:
            signal.signal(each, signal.SIG_IGN)  # it is ending already
        raise Stopped(number)

    before = {each: signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        for each, handler in before.items():
            if handler != signal.SIG_IGN:  # a job in the background of a shell
                signal.signal(each, stop)
        yield
    except Stopped as stopped:
        click.echo(f"Stopped after {progress()}.", err=True)
        sys.exit(128 + stopped.number)
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)

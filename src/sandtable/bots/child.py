"""A program that answers in lines: started, asked, and always ended.

A guard, a shell that waits on a pipe which only this process holds, leads a process group. The program joins it, so Ctrl-C at
the terminal does not reach it and `stop` ends everything it started. When this process is gone, however it went, the guard
kills the group: a program that no longer reads its input does not outlive a killed worker. The guard starts first, so no
program is ever without it.

Writing and reading share one loop with a deadline. A program that writes while it is being written to, or reads nothing at
all, blocks nobody. What it writes to its error stream goes to ours.
"""

from __future__ import annotations

import os
import selectors
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from subprocess import DEVNULL, PIPE, Popen, TimeoutExpired
from typing import Final

MAX_LINE: Final = 4096
"""The longest line a program may write, in bytes."""
GRACE_SECONDS: Final = 2.0
"""How long a program may take to exit after the end of its input."""
CHUNK: Final = 65_536

GUARD: Final = ("/bin/sh", "-c", "read _; kill -s KILL 0")


class Broken(RuntimeError):
    """The program does not answer as it should. The text says what is wrong."""


class Child:
    """A running program."""

    def __init__(self, command: Sequence[str]) -> None:
        if sys.platform == "win32":
            raise Broken("programs need pipes that can be waited for, which Windows does not have")
        self.guard = Popen(GUARD, stdin=PIPE, stderr=DEVNULL, process_group=0)
        try:
            self.process = Popen(command, bufsize=0, stdin=PIPE, stdout=PIPE, process_group=self.guard.pid)
        except OSError as err:
            self._end_group()
            raise Broken(f"it cannot be started: {err.strerror}") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.input, self.output = self.process.stdin, self.process.stdout
        os.set_blocking(self.input.fileno(), False)
        os.set_blocking(self.output.fileno(), False)
        self._read = b""
        self._stopped = False

    def ask(self, line: str, seconds: float) -> str:
        """Write a line and return the line that the program answers with, without its end."""
        if self._read:
            raise Broken(f"it wrote {self._read[:60]!r} without being asked")
        self._exchange(line.encode() + b"\n", time.monotonic() + seconds, seconds)
        answer, _, self._read = self._read.partition(b"\n")
        try:
            return answer.decode().strip()
        except UnicodeDecodeError:
            raise Broken(f"it wrote {answer[:60]!r}, which is not UTF-8") from None

    def tell(self, line: str) -> None:
        """Write a line that needs no answer, as far as the program reads it at once."""
        try:
            self.input.write(line.encode() + b"\n")
        except OSError:
            return

    def _exchange(self, sent: bytes, deadline: float, seconds: float) -> None:
        """Write everything and read until there is a line."""
        rest = memoryview(sent)
        with selectors.DefaultSelector() as selector:
            selector.register(self.output, selectors.EVENT_READ)
            selector.register(self.input, selectors.EVENT_WRITE)
            while rest or b"\n" not in self._read:
                ready = selector.select(max(0.0, deadline - time.monotonic()))
                if not ready and time.monotonic() >= deadline:
                    raise Broken(f"no answer within {seconds:g} s")
                for key, _ in ready:
                    if key.fileobj is self.output:
                        self._receive()
                        continue
                    try:
                        rest = rest[os.write(self.input.fileno(), rest[:CHUNK]) :]
                    except BlockingIOError:
                        continue
                    except OSError:  # it has closed its input; whether it has ended shows when its output is read
                        rest = rest[:0]
                    if not rest:
                        selector.unregister(self.input)

    def _receive(self) -> None:
        try:
            got = os.read(self.output.fileno(), CHUNK)
        except BlockingIOError:
            return
        if not got:
            raise Broken(self._end())
        self._read += got
        if len(self._read.partition(b"\n")[0]) > MAX_LINE:
            raise Broken(f"it wrote a line of more than {MAX_LINE} bytes")

    def _end(self) -> str:
        """How a program ended that has closed its output."""
        try:
            code = self.process.wait(GRACE_SECONDS)
        except TimeoutExpired:
            return "it closed its output"
        return f"it was ended by {signal.Signals(-code).name}" if code < 0 else f"it exited with code {code}"

    def stop(self, grace: float = GRACE_SECONDS) -> None:
        """End the program and everything it started. It may take a moment after the end of its input."""
        if self._stopped:
            return
        self._stopped = True
        try:
            self.input.close()
            self._wait_for_end(time.monotonic() + grace)
        finally:
            self._end_group()
            self.process.wait()
            self.output.close()

    def _wait_for_end(self, deadline: float) -> None:
        """Wait until the program has closed its output, as it does when it exits."""
        if self.process.returncode is not None:
            return
        with selectors.DefaultSelector() as selector:
            selector.register(self.output, selectors.EVENT_READ)
            while (left := deadline - time.monotonic()) > 0:
                if selector.select(left) and not os.read(self.output.fileno(), CHUNK):
                    return

    def _end_group(self) -> None:
        """Kill the guard's group. Its number stays taken until the guard is waited for."""
        with suppress(ProcessLookupError, PermissionError):  # macOS says the latter of a group of zombies
            os.killpg(self.guard.pid, signal.SIGKILL)
        self.guard.wait()
        assert self.guard.stdin is not None
        self.guard.stdin.close()

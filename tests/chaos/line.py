"""The line between the players and the server: a proxy that can be made rough, so that requests and answers get lost."""

from __future__ import annotations

import contextlib
import random
import socket
import threading
import time
from typing import Final

CUT: Final = 0.06
"""How often a piece of what travels is lost together with its connection, each way."""
SLOW: Final = 0.2
MAX_SECONDS: Final = 0.08


class Line:
    """Listens on a port of its own and passes everything on; while it is rough, it delays and cuts."""

    def __init__(self, port: int, seed: int) -> None:
        self.to = port
        self.rough = False
        self.cuts = 0
        self.delays = 0
        self.chance = random.Random(seed)
        self.listening = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.port: int = self.listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self.listening.close()

    def _accept(self) -> None:
        while True:
            try:
                inner, _ = self.listening.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(inner,), daemon=True).start()

    def _serve(self, inner: socket.socket) -> None:
        try:
            outer = socket.create_connection(("127.0.0.1", self.to), timeout=5)
        except OSError:
            inner.close()
            return
        outer.settimeout(None)
        back = threading.Thread(target=self._pump, args=(outer, inner), daemon=True)
        back.start()
        self._pump(inner, outer)
        back.join()
        inner.close()
        outer.close()

    def _pump(self, one: socket.socket, other: socket.socket) -> None:
        """Pass on what comes until an end is closed: whole, late, in part or not at all."""
        with contextlib.suppress(OSError):
            while piece := one.recv(65_536):
                if self.rough:
                    if self.chance.random() < SLOW:
                        self.delays += 1
                        time.sleep(self.chance.random() * MAX_SECONDS)
                    if self.chance.random() < CUT:
                        self.cuts += 1
                        other.sendall(piece[: self.chance.choice((0, 0, len(piece) // 2))])
                        break
                other.sendall(piece)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

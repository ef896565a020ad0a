"""Send many first requests to a fresh server at once, so that everything built on first use is built in several threads."""

from __future__ import annotations

import sys
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from threading import Barrier, Thread
from typing import Final

from tests.server.support import Process

REQUESTS: Final = 24
GAMES: Final = ("bloodstones", "warlords", "first_blood", "battlelore")


class Race:
    """A database with a table for every request, and servers that are killed before they can store the tables' thumbnails."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        self.process = Process(folder, python=python)
        served = self.process.start()
        self.tables = []
        for number in range(REQUESTS):
            wish = [{"holder": "here"}, {"holder": "here"}]
            self.tables.append(served.open_table(wish, {}, game=GAMES[number % len(GAMES)]).join().id)
        served.http.close()
        self.process.stop()

    def run(self) -> list[str]:
        """What went wrong in one race; empty if every request was answered and the server still runs."""
        served = self.process.start()
        gate = Barrier(REQUESTS)
        wrong: list[str] = []

        def ask(table: str) -> None:
            connection = HTTPConnection("127.0.0.1", served.port, timeout=60)
            try:
                connection.connect()
                gate.wait()
                connection.request("GET", f"/api/tables?ids={table}")
                if (status := connection.getresponse().status) != 200:
                    wrong.append(f"table {table}: {status}")
            except (OSError, HTTPException) as error:
                wrong.append(f"table {table}: {error!r}")
            finally:
                connection.close()

        threads = [Thread(target=ask, args=(table,)) for table in self.tables]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        served.http.close()
        self.process.stop()
        return wrong

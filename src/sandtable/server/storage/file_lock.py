"""One server for one SQLite file: a second one would show what the first has long changed, so it does not start.

The system lets go of the lock when its process ends, however it ends. The file stays and means nothing by itself.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from sandtable.server.storage.database import Unusable


def lock_file(url: str) -> Path | None:
    """Where the lock of a database lies; other databases look after themselves."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        return None  # whoever opens it says what is wrong
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    assert parsed.database is not None
    # other ways to the same file are the same file
    return Path(os.path.realpath(parsed.database) + ".lock")


class FileLock:
    """The lock of a database; keep it for as long as the database is used."""

    def __init__(self, url: str, who: str) -> None:
        self._file: IO[str] | None = None
        self._made: Path | None = None
        path = lock_file(url)
        if path is None or not path.parent.is_dir():
            return
        if not path.exists():
            self._made = path
        try:
            file = path.open("a+", encoding="utf-8")
        except OSError:  # nothing can be written there: the database will say so
            return
        if not locked(file):
            file.seek(0)
            holder = file.read(200).strip() or "another process"
            file.close()
            raise Unusable(
                f"the database {path.with_suffix('')} is in use by a server ({holder}); "
                "end that one, or choose another file with --db"
            )
        self._file = file
        file.truncate(0)
        file.write(who)
        file.flush()

    def refuse(self) -> None:
        """The database is not to be used after all: leave nothing beside it that was not there."""
        if self._file is not None and self._made is not None and os.name != "nt":
            self._made.unlink(missing_ok=True)
        self.release()

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def locked(file: IO[str]) -> bool:
    """Take the lock, if it is free."""
    try:
        if os.name == "nt":
            import msvcrt

            # a byte far behind the text, which others have to read
            file.seek(1 << 20)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]  # of Windows alone
            file.seek(0)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True

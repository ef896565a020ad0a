"""Locks a SQLite file so that only one server uses it. A second server would show outdated tables, so it refuses to start.

The operating system releases the lock when the process ends, however it ends. The lock file itself stays and has no meaning.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from sandtable.server.storage.database import Unusable


def lock_file(url: str) -> Path | None:
    """Return the path of a database's lock file, or None for databases that need no lock file."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        return None  # opening the database reports what is wrong
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    assert parsed.database is not None
    # resolve links, so that every path to the same file shares one lock
    return Path(os.path.realpath(parsed.database) + ".lock")


class FileLock:
    """The lock of a database. Keep it for as long as the database is used."""

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
        except OSError:  # not writable; opening the database reports it
            return
        if not try_lock(file):
            file.seek(0)
            holder = file.read(200).strip() or "another process"
            file.close()
            raise Unusable(
                f"the database {path.with_suffix('')} is in use by a server ({holder}); "
                "stop that server, or choose another file with --db"
            )
        self._file = file
        file.truncate(0)
        file.write(who)
        file.flush()

    def refuse(self) -> None:
        """Release the lock because the database is not used after all, and remove the lock file if it was created here."""
        if self._file is not None and self._made is not None and os.name != "nt":
            self._made.unlink(missing_ok=True)
        self.release()

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def try_lock(file: IO[str]) -> bool:
    """Try to take the lock. Return whether it was free."""
    try:
        if os.name == "nt":
            import msvcrt

            # lock a byte far beyond the text, which other processes have to read
            file.seek(1 << 20)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]  # Windows only
            file.seek(0)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True

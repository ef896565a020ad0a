"""Copies databases: backups, which are ordinary SQLite files, and moves from one database to another.

A copy is a consistent snapshot, even while a server keeps writing. Before success is reported, the copy is read back and
compared with what was read from the original. A failed copy leaves nothing behind.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import Connection, Engine, Table, func, insert, select, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from sandtable.server.storage.database import (
    VERSION,
    Unusable,
    cause_of,
    is_shared,
    make_engine,
    migrate,
    refuse_foreign,
    url_of,
)
from sandtable.server.storage.file_lock import FileLock
from sandtable.server.storage.notify import LIVE_PROCESSES
from sandtable.server.storage.schema import METADATA, SCHEMA_VERSION, TABLES

AT_ONCE: Final = 500
"""Rows held in memory at a time."""


@dataclass(frozen=True, slots=True)
class Part:
    """The content of one database table: the number of rows and a digest over all of them."""

    rows: int
    digest: str


Content = dict[str, Part]


def backup(url: str, file: Path) -> Content:
    """Copy the current content of a database into a new file while servers keep running."""
    with reporting(url), new_file(file) as made:
        if is_shared(url):
            return copy_to_file(url, made)
        content = copy_sqlite_file(file_of(url), made)
        refuse_foreign(f"sqlite:///{made}", str(file_of(url)))
    return content


def restore(file: Path, url: str) -> Content:
    """Restore a backup into a database that does not exist yet or is empty."""
    return transfer(f"sqlite:///{file}", url)


def move(url: str, to: str) -> Content:
    """Copy a database that no server is using into one that does not exist yet or is empty. The original is not changed."""
    with reporting(url):
        if is_shared(url):
            refuse_used(url)
            return transfer(url, to)
        held = FileLock(url, f"process {os.getpid()}, moving it")
        try:
            return transfer(url, to)
        finally:
            held.refuse()  # leaves no lock file where there was none


def transfer(url: str, to: str) -> Content:
    """Copy all rows of a database, migrated to the newest schema, into another database."""
    with reporting(url), tempfile.TemporaryDirectory() as folder:
        name = url_without_password(url)
        if is_shared(url):
            source = make_engine(url, writes=False)
            refuse_foreign(url, name)
            refuse_older(source, name)
        else:
            # migrate a copy, so that the original keeps its schema version
            copy = Path(folder) / "copy.db"
            copy_sqlite_file(file_of(url), copy)
            refuse_foreign(f"sqlite:///{copy}", name)
            source = make_engine(f"sqlite:///{copy}", writes=False)
            migrate(source, name)
        try:
            with reporting(to):
                if is_shared(to):
                    return copy_to_postgres(source, to)
                with new_file(file_of(to)) as made:
                    return copy_to_sqlite(source, f"sqlite:///{made}", str(file_of(to)))
        finally:
            source.dispose()


def copy_to_file(url: str, file: Path) -> Content:
    """Copy a PostgreSQL database into a file."""
    source = make_engine(url, writes=False)
    try:
        name = url_without_password(url)
        refuse_foreign(url, name)
        refuse_older(source, name)
        return copy_to_sqlite(source, f"sqlite:///{file}", str(file))
    finally:
        source.dispose()


def copy_to_postgres(source: Engine, to: str) -> Content:
    """Copy into a PostgreSQL database in one transaction."""
    name = url_without_password(to)
    refuse_foreign(to, name)
    target = make_engine(to, writes=True)
    try:
        migrate(target, name)
        with source.connect() as old, target.begin() as new:
            new.execute(text(f"LOCK TABLE {TABLES.name} IN EXCLUSIVE MODE"))
            if new.execute(select(func.count()).select_from(TABLES)).scalar_one():
                raise Unusable(f"the database {name} already holds tables; nothing was overwritten")
            return check_copy(copy_rows(old, new), content_of(new), name)
    finally:
        target.dispose()


def copy_to_sqlite(source: Engine, to: str, name: str) -> Content:
    """Copy into a new SQLite file."""
    target = make_engine(to, writes=True)
    try:
        migrate(target, name)
        with source.connect() as old:
            with target.begin() as new:
                meant = copy_rows(old, new)
            with target.connect() as new:
                found = check_copy(meant, content_of(new), name)
    finally:
        target.dispose()
    checkpoint_file(Path(str(url_of(to).database)))
    return found


def copy_sqlite_file(old: Path, new: Path) -> Content:
    """Copy a SQLite file with SQLite's backup API, which works while the file is being written to."""
    if not old.is_file():
        raise Unusable(f"there is no database {old}")
    with closing(sqlite3.connect(f"{old.absolute().as_uri()}?mode=rw", uri=True)) as source:
        source.execute("BEGIN")  # the digest and the copy see the same snapshot
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        with closing(sqlite3.connect(new)) as target:
            source.backup(target)
            (whole,) = target.execute("PRAGMA integrity_check").fetchone()
            if whole != "ok":
                raise Unusable(f"the database {old} is damaged: {whole}")
        checkpoint_file(new)
        content = content_of_file(source)
    with closing(sqlite3.connect(new)) as target:
        return check_copy(content, content_of_file(target), str(old))


def copy_rows(old: Connection, new: Connection) -> Content:
    """Copy all rows and return a digest of what was read."""
    content = {}
    for table in METADATA.sorted_tables:
        tally = RowDigest()
        for batch in batches(old, table):
            new.execute(insert(table), batch)
            for row in batch:
                tally.add(row)
        content[table.name] = tally.part()
    return content


def batches(connection: Connection, table: Table) -> Iterator[list[dict[str, object]]]:
    """Yield all rows of a table in batches."""
    with connection.execution_options(yield_per=AT_ONCE).execute(select(table)) as found:
        for some in found.mappings().partitions():
            yield [{str(name): value for name, value in row.items()} for row in some]


def content_of(connection: Connection) -> Content:
    """Return a digest of a database that has the newest schema."""
    content = {}
    for table in METADATA.sorted_tables:
        tally = RowDigest()
        for batch in batches(connection, table):
            for row in batch:
                tally.add(row)
        content[table.name] = tally.part()
    return content


def content_of_file(connection: sqlite3.Connection) -> Content:
    """Return a digest of a SQLite file with any schema."""
    content = {}
    names = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"
    )
    for (name,) in names.fetchall():
        tally = RowDigest()
        for row in connection.execute(f'SELECT * FROM "{name}"'):
            tally.add({str(place): value for place, value in enumerate(row)})
        content[str(name)] = tally.part()
    return content


class RowDigest:
    """Counts rows and sums their digests. The sum does not depend on row order, which differs between databases."""

    def __init__(self) -> None:
        self.rows = 0
        self.total = 0

    def add(self, row: dict[str, object]) -> None:
        self.rows += 1
        raw = msgspec.msgpack.encode(sorted(row.items()))
        self.total += int.from_bytes(blake2b(raw, digest_size=16).digest(), "big")

    def part(self) -> Part:
        return Part(self.rows, f"{self.total % (1 << 128):032x}")


def check_copy(meant: Content, found: Content, name: str) -> Content:
    """Return the copy's content if it equals the original's, otherwise raise `Unusable`."""
    if meant != found:
        odd = [part for part in {**meant, **found} if meant.get(part) != found.get(part)]
        raise Unusable(f"the copy of {name} differs from the original in {', '.join(odd)}; it was not kept")
    return found


# -- files -----------------------------------------------------------------------------------------------------------------


def file_of(url: str) -> Path:
    database = url_of(url).database
    if url_of(url).get_backend_name() != "sqlite":
        raise Unusable(f"the database {url_without_password(url)} is neither a SQLite file nor a PostgreSQL database")
    if not database or database == ":memory:":
        raise Unusable("a database in memory cannot be copied")
    return Path(database)


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """Create a file that only its owner can read. It gets its final name once complete, and never replaces another file."""
    if file.exists():
        raise Unusable(f"{file} already exists; nothing was overwritten")
    handle, made = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.absolute().parent)
    os.close(handle)
    try:
        yield Path(made)
        with open(made, "rb+") as whole:
            os.fsync(whole.fileno())
        try:
            # unlike a rename, a hard link fails if the target file exists by now
            os.rename(made, file) if os.name == "nt" else os.link(made, file)
        except FileExistsError:
            raise Unusable(f"{file} already exists; nothing was overwritten") from None
    finally:
        for name in (made, f"{made}-wal", f"{made}-shm", f"{made}-journal"):
            Path(name).unlink(missing_ok=True)


def checkpoint_file(path: Path) -> None:
    """Move the content of the write-ahead log into the file itself."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")


# -- refusals --------------------------------------------------------------------------------------------------------------


@contextmanager
def reporting(url: str) -> Iterator[None]:
    """Report any problem with a database or file as `Unusable` with one sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise Unusable(f"the database needs a driver that is not installed: {error}") from None
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise Unusable(f"the database {url_without_password(url)} cannot be used: {cause_of(error)}") from None
    except OSError as error:
        raise Unusable(f"{error.filename}: {error.strerror}") from None


def url_without_password(url: str) -> str:
    """Return a database's URL without its password, for messages."""
    try:
        return url_of(url).render_as_string(hide_password=True)
    except ArgumentError:
        return repr(url)


def refuse_older(engine: Engine, name: str) -> None:
    """Refuse an outdated schema. A shared database is only migrated by a server, never as a side effect of a copy."""
    with engine.connect() as connection:
        versions = [str(row[0]) for row in connection.execute(text(f"SELECT version_num FROM {VERSION}"))]
    if versions != [SCHEMA_VERSION]:
        raise Unusable(
            f"the database {name} has an older schema; start a server of this version on it once to upgrade it to upgrade it"
        )


def refuse_used(url: str) -> None:
    """Refuse to move a database that servers are using."""
    engine = make_engine(url, writes=False)
    try:
        with engine.connect() as connection:
            servers = len(connection.execute(text(LIVE_PROCESSES)).all())
    finally:
        engine.dispose()
    if servers:
        name = url_without_password(url)
        raise Unusable(f"the database {name} is in use by {servers} server processes; stop them first")

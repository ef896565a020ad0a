"""Copies of a database: backups, which are SQLite files and can be used as they are, and moves from one database to another.

A copy shows one moment, also while a server goes on writing. It is read again from its new place and compared with what was
read from the old one before anybody hears that it is there; what fails leaves nothing behind.
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
from sandtable.server.storage.notify import ROLL
from sandtable.server.storage.schema import METADATA, SHAPE, TABLES

AT_ONCE: Final = 500
"""Rows that are held in memory."""


@dataclass(frozen=True, slots=True)
class Part:
    """What one relation of a database holds: how many rows, and a digest of them all."""

    rows: int
    digest: str


Content = dict[str, Part]


def backup(url: str, file: Path) -> Content:
    """Copy what stands in a database now into a new file, while servers go on."""
    with told(url), new_file(file) as made:
        if is_shared(url):
            return copied_to_file(url, made)
        content = copied_file(file_of(url), made)
        refuse_foreign(f"sqlite:///{made}", str(file_of(url)))
    return content


def restore(file: Path, url: str) -> Content:
    """Bring a backup back, into a database that is not there yet or is empty."""
    return transfer(f"sqlite:///{file}", url)


def move(url: str, to: str) -> Content:
    """Copy a database that no server uses into another that is not there yet or is empty; the old one stays as it is."""
    with told(url):
        if is_shared(url):
            refuse_used(url)
            return transfer(url, to)
        held = FileLock(url, f"process {os.getpid()}, moving it")
        try:
            return transfer(url, to)
        finally:
            held.refuse()  # it leaves no lock where there was none


def transfer(url: str, to: str) -> Content:
    """All rows of one database, in the newest shape, into another."""
    with told(url), tempfile.TemporaryDirectory() as folder:
        name = shown(url)
        if is_shared(url):
            source = make_engine(url, writes=False)
            refuse_foreign(url, name)
            refuse_older(source, name)
        else:
            # the original stays of the shape it has
            copy = Path(folder) / "copy.db"
            copied_file(file_of(url), copy)
            refuse_foreign(f"sqlite:///{copy}", name)
            source = make_engine(f"sqlite:///{copy}", writes=False)
            migrate(source, name)
        try:
            with told(to):
                if is_shared(to):
                    return copied_to_postgres(source, to)
                with new_file(file_of(to)) as made:
                    return copied_rows(source, f"sqlite:///{made}", str(file_of(to)))
        finally:
            source.dispose()


def copied_to_file(url: str, file: Path) -> Content:
    """A PostgreSQL database as a file."""
    source = make_engine(url, writes=False)
    try:
        name = shown(url)
        refuse_foreign(url, name)
        refuse_older(source, name)
        return copied_rows(source, f"sqlite:///{file}", str(file))
    finally:
        source.dispose()


def copied_to_postgres(source: Engine, to: str) -> Content:
    """Into a PostgreSQL database, in one transaction: all or nothing."""
    name = shown(to)
    refuse_foreign(to, name)
    target = make_engine(to, writes=True)
    try:
        migrate(target, name)
        with source.connect() as old, target.begin() as new:
            new.execute(text(f"LOCK TABLE {TABLES.name} IN EXCLUSIVE MODE"))
            if new.execute(select(func.count()).select_from(TABLES)).scalar_one():
                raise Unusable(f"the database {name} holds tables already; nothing is overwritten")
            return compared(filled(old, new), content_of(new), name)
    finally:
        target.dispose()


def copied_rows(source: Engine, to: str, name: str) -> Content:
    """Into a new SQLite file."""
    target = make_engine(to, writes=True)
    try:
        migrate(target, name)
        with source.connect() as old:
            with target.begin() as new:
                meant = filled(old, new)
            with target.connect() as new:
                found = compared(meant, content_of(new), name)
    finally:
        target.dispose()
    one_file(Path(str(url_of(to).database)))
    return found


def copied_file(old: Path, new: Path) -> Content:
    """A SQLite file by SQLite's own means, also while it is written to."""
    if not old.is_file():
        raise Unusable(f"there is no database {old}")
    with closing(sqlite3.connect(f"{old.absolute().as_uri()}?mode=rw", uri=True)) as source:
        source.execute("BEGIN")  # what is read and what is copied is of one moment
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        with closing(sqlite3.connect(new)) as target:
            source.backup(target)
            (whole,) = target.execute("PRAGMA integrity_check").fetchone()
            if whole != "ok":
                raise Unusable(f"the database {old} is damaged: {whole}")
        one_file(new)
        content = content_of_file(source)
    with closing(sqlite3.connect(new)) as target:
        return compared(content, content_of_file(target), str(old))


def filled(old: Connection, new: Connection) -> Content:
    """Copy all rows; gives what was read."""
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
    """All rows of a table, some at a time."""
    with connection.execution_options(yield_per=AT_ONCE).execute(select(table)) as found:
        for some in found.mappings().partitions():
            yield [{str(name): value for name, value in row.items()} for row in some]


def content_of(connection: Connection) -> Content:
    """What a database of the newest shape holds."""
    content = {}
    for table in METADATA.sorted_tables:
        tally = RowDigest()
        for batch in batches(connection, table):
            for row in batch:
                tally.add(row)
        content[table.name] = tally.part()
    return content


def content_of_file(connection: sqlite3.Connection) -> Content:
    """What a SQLite file of any shape holds."""
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
    """Counts rows and adds up their digests: databases have orders of their own."""

    def __init__(self) -> None:
        self.rows = 0
        self.total = 0

    def add(self, row: dict[str, object]) -> None:
        self.rows += 1
        raw = msgspec.msgpack.encode(sorted(row.items()))
        self.total += int.from_bytes(blake2b(raw, digest_size=16).digest(), "big")

    def part(self) -> Part:
        return Part(self.rows, f"{self.total % (1 << 128):032x}")


def compared(meant: Content, found: Content, name: str) -> Content:
    """What was copied, if it is what was meant."""
    if meant != found:
        odd = [part for part in {**meant, **found} if meant.get(part) != found.get(part)]
        raise Unusable(f"the copy of {name} differs from the original in {', '.join(odd)}; it was not kept")
    return found


# -- files -----------------------------------------------------------------------------------------------------------------


def file_of(url: str) -> Path:
    database = url_of(url).database
    if url_of(url).get_backend_name() != "sqlite":
        raise Unusable(f"the database {shown(url)} is neither a file nor a PostgreSQL")
    if not database or database == ":memory:":
        raise Unusable("a database in memory cannot be copied")
    return Path(database)


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """A file in the making, which only its owner can read; it gets its name when it is whole, and takes nobody else's."""
    if file.exists():
        raise Unusable(f"{file} exists already; nothing is overwritten")
    handle, made = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.absolute().parent)
    os.close(handle)
    try:
        yield Path(made)
        with open(made, "rb+") as whole:
            os.fsync(whole.fileno())
        try:
            # unlike a renaming this refuses to take the place of a file that has come meanwhile
            os.rename(made, file) if os.name == "nt" else os.link(made, file)
        except FileExistsError:
            raise Unusable(f"{file} exists already; nothing is overwritten") from None
    finally:
        for name in (made, f"{made}-wal", f"{made}-shm", f"{made}-journal"):
            Path(name).unlink(missing_ok=True)


def one_file(path: Path) -> None:
    """Everything into the file itself, nothing beside it."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")


# -- refusals --------------------------------------------------------------------------------------------------------------


@contextmanager
def told(url: str) -> Iterator[None]:
    """Whatever goes wrong with a database or a file is one sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise Unusable(f"the database needs a driver that is not installed: {error}") from None
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise Unusable(f"the database {shown(url)} cannot be used: {cause_of(error)}") from None
    except OSError as error:
        raise Unusable(f"{error.filename}: {error.strerror}") from None


def shown(url: str) -> str:
    """A database as people are told of it, without a password."""
    try:
        return url_of(url).render_as_string(hide_password=True)
    except ArgumentError:
        return repr(url)


def refuse_older(engine: Engine, name: str) -> None:
    """A database that others may use is brought to a newer shape by a server, not by the way."""
    with engine.connect() as connection:
        marks = [str(row[0]) for row in connection.execute(text(f"SELECT version_num FROM {VERSION}"))]
    if marks != [SHAPE]:
        raise Unusable(f"the database {name} has an older shape; start a server of this version with it once")


def refuse_used(url: str) -> None:
    """What servers go on writing to cannot be moved."""
    engine = make_engine(url, writes=False)
    try:
        with engine.connect() as connection:
            servers = len(connection.execute(text(ROLL)).all())
    finally:
        engine.dispose()
    if servers:
        name = shown(url)
        raise Unusable(f"the database {name} is in use by {servers} server processes; end them first")

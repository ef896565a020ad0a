"""Opens the database: durability settings, ownership check, and migration to the newest schema.

Anything that prevents a database from being used is reported as one sentence (`Unusable`).
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import (
    URL,
    Column,
    Connection,
    Engine,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    create_engine,
    event,
    func,
    inspect,
    select,
    text,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.pool import NullPool, QueuePool

from sandtable.server.storage.schema import METADATA, SCHEMA_VERSION

if TYPE_CHECKING:
    from alembic.config import Config

VERSION: Final = "alembic_version"
VERSION_TABLE: Final = Table(
    VERSION,
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Alembic's version table, declared here because Alembic takes long to import and is only needed to migrate."""
OURS: Final = {"tables", "seats", "entries"}
POSTGRES: Final = "postgresql"
MIGRATING: Final = 0x5A4D_0001
"""The advisory lock that lets only one of several starting processes migrate the database."""

SETTINGS: Final = {"lock_timeout": "5s", "idle_in_transaction_session_timeout": "30s"}
"""PostgreSQL settings. A process that stalls in the middle of a transaction does not block the others forever."""
CONNECT_ARGS: Final = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
LEAVE_SECONDS: Final = 3.0
"""How long closing a database waits for running reads."""
TRANSIENT: Final = {"57P01", "57P02", "57P03", "53300", "40001", "40P01"}
"""PostgreSQL error codes for shutting down, starting up, no free connection, serialization failure and deadlock."""


class Unusable(Exception):
    """A database that cannot be used. The message says which one and why."""


def url_of(url: str) -> URL:
    """Parse a database URL and set our driver.

    >>> url_of("postgres://club@host/sandtable").drivername
    'postgresql+psycopg'
    """
    parsed = make_url(url.replace("postgres://", "postgresql://", 1) if url.startswith("postgres://") else url)
    return parsed.set(drivername="postgresql+psycopg") if parsed.drivername == POSTGRES else parsed


def is_shared(url: str) -> bool:
    """Return whether several servers can use this database at the same time."""
    return url_of(url).get_backend_name() == POSTGRES


def make_engine(url: str, writes: bool) -> Engine:
    """Create an engine with settings that make writes durable and let readers proceed during a write."""
    parsed = url_of(url)
    if parsed.get_backend_name() == POSTGRES:
        return postgres_engine(parsed, writes)
    engine = create_engine(parsed, connect_args={"check_same_thread": False, "timeout": 10})

    @event.listens_for(engine, "connect")
    def _settings(connection: Any, _: object) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def postgres_engine(url: URL, writes: bool) -> Engine:
    """Create an engine with one connection for the writer, or some for readers, which see consistent snapshots.

    Dead connections are replaced automatically.
    """
    how: dict[str, Any] = {} if writes else {"isolation_level": "REPEATABLE READ"}
    size = 1 if writes else 5
    engine = create_engine(
        url, connect_args=CONNECT_ARGS, pool_pre_ping=True, pool_size=size, max_overflow=0, pool_timeout=5, **how
    )

    @event.listens_for(engine, "connect")
    def _settings(connection: Any, _: object) -> None:
        try:
            with connection.cursor() as cursor:
                for name, value in SETTINGS.items():
                    cursor.execute(f"SET {name} = '{value}'")
                cursor.execute("SHOW synchronous_commit")
                if cursor.fetchone()[0] in ("off", "local"):
                    cursor.execute("SET synchronous_commit = on")
            connection.commit()
        except Exception as error:  # driver errors: the connection may drop between two statements
            connection.close()
            raise OperationalError("SET", {}, error) from error

    return engine


def session_connection(url: str) -> Any:
    """Return a psycopg connection without transactions, for session features: notifications and advisory locks."""
    engine = create_engine(url_of(url), connect_args=CONNECT_ARGS, poolclass=NullPool)
    found = engine.raw_connection()
    connection = found.driver_connection
    found.detach()
    assert connection is not None
    connection.autocommit = True
    return connection


def is_transient(error: BaseException) -> bool:
    """Return whether a retry may succeed: the connection was lost, none was free, or another process interfered."""
    if isinstance(error, NoneFree):
        return True
    if not isinstance(error, (OperationalError, InterfaceError)) or not hasattr(error.orig, "sqlstate"):
        return False  # SQLite has no transient errors
    state: str | None = getattr(error.orig, "sqlstate", None)
    return error.connection_invalidated or state is None or state in TRANSIENT or state.startswith("08")


def cause_of(error: BaseException) -> str:
    """Return the database's error message on one line, without the statement."""
    return " ".join(str(error.orig if isinstance(error, DBAPIError) else error).split())


def open_engines(url: str) -> tuple[Engine, Engine]:
    """Return writer and reader engines for a database that is ours, writable and of the newest schema."""
    name = ""
    try:
        name = url_of(url).render_as_string(hide_password=True)
        keep_private(url_of(url))
        refuse_foreign(url, name)
        writer, reader = make_engine(url, writes=True), make_engine(url, writes=False)
        try:
            migrate(writer, name)
            with writer.begin() as connection:
                write_nothing(connection)
        except BaseException:
            writer.dispose()
            reader.dispose()
            raise
    except ModuleNotFoundError as error:
        hint = "; install it with pip install 'sandtable[postgres]'" if name.startswith(POSTGRES) else ""
        raise Unusable(f"the database {name} needs a driver that is not installed: {error}{hint}") from None
    except (SQLAlchemyError, ImportError) as error:
        raise Unusable(f"the database {name or url!r} cannot be used: {cause_of(error)}") from None
    return writer, reader


def close_engine(engine: Engine) -> None:
    """Close all connections, after waiting a while for running reads."""
    pool = engine.pool
    deadline = time.monotonic() + LEAVE_SECONDS
    while isinstance(pool, QueuePool) and pool.checkedout() > 0 and time.monotonic() < deadline:
        time.sleep(0.01)
    engine.dispose()


def keep_private(url: URL) -> None:
    """Create a new file so that only its owner can read it: it holds seat keys and the secrets of games in progress."""
    if url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:"):
        with suppress(OSError):  # it already exists, or opening it reports what is wrong
            os.close(os.open(str(url.database), os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def script_config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "sandtable.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    return config


def schema_versions() -> list[str]:
    """Return all schema versions this program knows, newest first."""
    from alembic.script import ScriptDirectory

    return [revision.revision for revision in ScriptDirectory.from_config(script_config()).walk_revisions()]


def found_in(connection: Connection) -> tuple[set[str], list[str]]:
    """Return a database's tables and its schema versions."""
    tables = set(inspect(connection).get_table_names())
    return tables, list(connection.execute(select(VERSION_TABLE.c.version_num)).scalars()) if VERSION in tables else []


def refuse_foreign(url: str, name: str) -> None:
    """Refuse the database of another program or of a newer version. Nothing is written to it, not even settings."""
    parsed = url_of(url)
    engine = create_engine(parsed, connect_args=CONNECT_ARGS if parsed.get_backend_name() == POSTGRES else {})
    try:
        with engine.connect() as connection:
            found, versions = found_in(connection)
    finally:
        engine.dispose()
    if not found - {VERSION} and not versions:
        return
    if VERSION not in found or not found >= OURS:
        some = ", ".join(sorted(found)[:3])
        raise Unusable(f"the database {name} belongs to another program: it has the tables {some}")
    if versions != [SCHEMA_VERSION] and not set(versions) <= set(known := schema_versions()):
        raise Unusable(
            f"the database {name} was created by a newer version of Sandtable: "
            f"its schema version is {', '.join(versions)}, this program supports up to {known[0]}"
        )


def migrate(engine: Engine, name: str = "") -> None:
    """Migrate the database to the newest schema, or create the schema in a new database.

    Foreign keys are off during migration: a batch migration drops and renames tables, which must not cascade to the log.
    """
    sqlite = engine.dialect.name == "sqlite"
    with engine.connect() as connection:
        if sqlite:
            connection.connection.execute("PRAGMA foreign_keys=OFF")
        if engine.dialect.name == POSTGRES:
            connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
        tables, versions = found_in(connection)
        if not tables - {VERSION} and not versions:
            VERSION_TABLE.create(connection, checkfirst=True)
            METADATA.create_all(connection, checkfirst=False)
            connection.execute(VERSION_TABLE.insert().values(version_num=SCHEMA_VERSION))
        elif versions != [SCHEMA_VERSION]:
            upgrade(connection)
        if sqlite:
            broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
            if broken:
                raise Unusable(f"the database {name} is damaged: it has rows without a table, such as {broken[0]}")
        connection.commit()
        if sqlite:
            connection.connection.execute("PRAGMA foreign_keys=ON")


def upgrade(connection: Connection) -> None:
    """Migrate a database of an older version of this program."""
    from alembic import command

    config = script_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def write_nothing(connection: Connection) -> None:
    """Write a value that is already there. This fails if nothing can be written, for example on a full disk."""
    connection.execute(text(f"UPDATE {VERSION} SET version_num = version_num"))

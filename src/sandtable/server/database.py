"""Opening the database: the settings that make SQLite durable, whose it is, and its newest shape.

Whatever keeps a database from being used is one sentence (`Unusable`).
"""

from __future__ import annotations

from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

VERSION: Final = "alembic_version"
OURS: Final = {"tables", "seats", "entries"}


class Unusable(Exception):
    """A database that cannot be used: the message says which one and why."""


def make_engine(url: str, writes: bool) -> Engine:
    """An engine with the settings that make SQLite durable and let readers pass the writer."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return create_engine(parsed, pool_size=1 if writes else 4)
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


def opened(url: str) -> tuple[Engine, Engine]:
    """The engines for the writer and the readers of a database that is ours, writable and of the newest shape."""
    name = ""
    try:
        name = make_url(url).render_as_string(hide_password=True)
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
    except (SQLAlchemyError, ImportError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise Unusable(f"the database {name or url!r} cannot be used: {cause}") from None
    return writer, reader


def script_config() -> Config:
    config = Config()
    config.set_main_option("script_location", "sandtable.server:migrations")
    config.set_main_option("path_separator", "os")
    return config


def refuse_foreign(url: str, name: str) -> None:
    """Nothing is written into the database of another program or of a later version of this one, not even our settings."""
    engine = create_engine(make_url(url))
    try:
        with engine.connect() as connection:
            found = set(inspect(connection).get_table_names())
            marks = []
            if VERSION in found:
                marks = [str(row[0]) for row in connection.execute(text(f"SELECT version_num FROM {VERSION}"))]
    finally:
        engine.dispose()
    if not found - {VERSION} and not marks:
        return
    if VERSION not in found or not found >= OURS:
        some = ", ".join(sorted(found)[:3])
        raise Unusable(f"the database {name} belongs to another program: it has the tables {some}")
    script = ScriptDirectory.from_config(script_config())
    known = [revision.revision for revision in script.walk_revisions()]
    if not set(marks) <= set(known):
        raise Unusable(
            f"the database {name} was made by a newer Sandtable: "
            f"its shape is {', '.join(marks)}, this one knows up to {known[0]}"
        )


def migrate(engine: Engine, name: str = "") -> None:
    """Bring the database to the newest shape.

    Foreign keys are off meanwhile: a batch migration drops and renames tables, and must not take the log along.
    """
    config = script_config()
    sqlite = engine.dialect.name == "sqlite"
    with engine.connect() as connection:
        if sqlite:
            connection.connection.execute("PRAGMA foreign_keys=OFF")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        if sqlite:
            broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
            if broken:
                raise Unusable(
                    f"the database {name} is damaged: it holds rows without their table, such as {broken[0]}"
                )
        connection.commit()
        if sqlite:
            connection.connection.execute("PRAGMA foreign_keys=ON")


def write_nothing(connection: Connection) -> None:
    """Write what stands there already: it fails if nothing can be written, as on a full disk."""
    connection.execute(text(f"UPDATE {VERSION} SET version_num = version_num"))

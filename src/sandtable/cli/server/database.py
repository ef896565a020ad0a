"""`sandtable database`: backs up a server's tables and moves them from one database to another."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from sandtable.cli.common import fail, need_server
from sandtable.cli.server.serve import default_database

if TYPE_CHECKING:
    from sandtable.server.storage.backup import Content


@click.group()
def database() -> None:
    """Back up, restore and move a server's database.

    A database is a file or a URL (postgresql://USER@HOST/NAME). Every copy is read back and compared with the original,
    and nothing is ever overwritten. Exits with code 0 if the copy is complete, 2 if not.
    """
    need_server()


db_option = click.option("--db", default="", help="File or database URL. Default: a file in your user data folder.")


@database.command()
@click.argument("file", type=click.Path(path_type=Path))
@db_option
def backup(file: Path, db: str) -> None:
    """Copy the database to FILE. Servers may keep running. FILE is itself a database, ready to use."""
    from sandtable.server.storage import backup

    report_copy(lambda: backup.backup(url_of(db), file), f"backed up to {file}")


@database.command()
@click.argument("file", type=click.Path(path_type=Path))
@db_option
def restore(file: Path, db: str) -> None:
    """Restore a backup into a new or empty database."""
    from sandtable.server.storage import backup

    report_copy(lambda: backup.restore(file, url_of(db)), f"restored from {file}")


@database.command()
@click.argument("origin", metavar="FROM")
@click.argument("to", metavar="TO")
def move(origin: str, to: str) -> None:
    """Copy everything FROM a database no server is using TO a new or empty one.

    The old one is not changed.
    """
    from sandtable.server.storage import backup

    report_copy(lambda: backup.move(url_of(origin), url_of(to)), f"moved to {to.rpartition('@')[2]}")


def url_of(db: str) -> str:
    """A file or a URL as a URL. Nothing is created."""
    return db if "://" in db else f"sqlite:///{Path(db or default_database()).absolute()}"


def report_copy(copy: Callable[[], Content], done: str) -> None:
    from sandtable.server.storage.database import Unusable

    try:
        content = copy()
    except Unusable as error:
        fail(str(error))
    tables, entries = content["tables"], content["entries"]
    click.echo(f"{done}: {tables.rows} tables with {entries.rows} entries, compared with the original")

"""`sandtable database`: backups of the tables, and moving them from one database to another."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from sandtable.cli.common import give_up, need_server
from sandtable.cli.server.serve import default_database

if TYPE_CHECKING:
    from sandtable.server.storage.backup import Content


@click.group()
def database() -> None:
    """Back up, restore and move the database of a server.

    A database is a file or a URL (postgresql://USER@HOST/NAME). Every copy is read again and compared with its original;
    nothing is ever overwritten. Exit code 0 if it is there and right, 2 if not.
    """
    need_server()


db_option = click.option("--db", default="", help="File or database URL; without it a file among this user's data.")


@database.command()
@click.argument("file", type=click.Path(path_type=Path))
@db_option
def backup(file: Path, db: str) -> None:
    """Copy everything as it is now into FILE, also while servers run. FILE is a database that can be used as it is."""
    from sandtable.server.storage import backup

    tell(lambda: backup.backup(url_of(db), file), f"backed up to {file}")


@database.command()
@click.argument("file", type=click.Path(path_type=Path))
@db_option
def restore(file: Path, db: str) -> None:
    """Bring a backup back into a database that is not there yet, or is empty."""
    from sandtable.server.storage import backup

    tell(lambda: backup.restore(file, url_of(db)), f"restored from {file}")


@database.command()
@click.argument("origin", metavar="FROM")
@click.argument("to", metavar="TO")
def move(origin: str, to: str) -> None:
    """Copy everything FROM a database that no server uses TO another that is not there yet, or is empty.

    The old one stays as it is.
    """
    from sandtable.server.storage import backup

    tell(lambda: backup.move(url_of(origin), url_of(to)), f"moved to {to.rpartition('@')[2]}")


def url_of(db: str) -> str:
    """A file or a URL as a URL; nothing is made."""
    return db if "://" in db else f"sqlite:///{Path(db or default_database()).absolute()}"


def tell(copy: Callable[[], Content], done: str) -> None:
    from sandtable.server.storage.database import Unusable

    try:
        content = copy()
    except Unusable as error:
        give_up(str(error))
    tables, entries = content["tables"], content["entries"]
    click.echo(f"{done}: {tables.rows} tables with {entries.rows} entries, compared with the original")

"""`sandtable serve`: serves the table in the browser, for this machine or for a club."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from sandtable.bots import SHIPPED, Roster, UnknownBot, roster_with
from sandtable.cli.common import data_folder, fail, need_server

if TYPE_CHECKING:
    from sandtable.server.edge.limits import Limits, Meter, Rate
    from sandtable.server.storage.store import Store


def default_database() -> Path:
    return data_folder() / "tables.db"


def database_url(text: str) -> str:
    """A file name as a database URL. A URL stays as it is.

    >>> database_url("postgresql+psycopg://club@host/sandtable")
    'postgresql+psycopg://club@host/sandtable'
    """
    if "://" in text:
        return text
    path = Path(text).absolute()
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{path}"


def open_store(db: str, listening: socket.socket) -> Store:
    """Open the database, or print one sentence about what is wrong with it. Without a name, it is in the user's data folder.

    It stays locked until the process ends, so that no other server uses the same file.
    """
    from sandtable.server.storage.database import Unusable
    from sandtable.server.storage.file_lock import FileLock
    from sandtable.server.storage.store import Store

    try:
        url = database_url(db or str(default_database()))
        held = FileLock(url, f"process {os.getpid()}, port {listening.getsockname()[1]}")
        try:
            return Store(url, held)
        except BaseException:
            held.refuse()
            raise
    except (Unusable, OSError) as error:
        listening.close()
        fail(str(error))


def run_server(
    listening: socket.socket,
    store: Store,
    announce: Callable[[], None],
    bot_workers: int = 0,
    bot_pause: float = 0.0,
    verbose: bool = False,
    level: int = logging.INFO,
    limits: Limits | None = None,
    names: tuple[str, ...] = (),
    structured: bool = False,
    measured_at: socket.socket | None = None,
    warm: bool = True,
    roster: Roster = SHIPPED,
) -> None:
    """Serve on a listening socket until Ctrl-C or SIGTERM. Both shut it down cleanly once its address is announced."""
    with contextlib.suppress(KeyboardInterrupt):  # before that there is nothing to clean up
        from sandtable.server.app import create_app
        from sandtable.server.edge.limits import OWN_MACHINE
        from sandtable.server.edge.listen import make_server
        from sandtable.server.edge.logs import JsonFormatter, LogThrottle

        handler = logging.StreamHandler(sys.stderr)
        if not verbose:
            handler.addFilter(LogThrottle())
        plain = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
        handler.setFormatter(JsonFormatter() if structured else plain)
        logging.basicConfig(level=level, handlers=[handler])
        logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
        limits = limits or OWN_MACHINE
        app = create_app(
            store, bot_workers, bot_pause, warm, limits=limits, names=names, measured_at=measured_at, roster=roster
        )
        server = make_server(app, verbose, limits)

        def end(*_: object) -> None:
            server.should_exit = True

        # uvicorn installs its own signal handlers only when its loop runs; afterwards it raises the signals again
        signal.signal(signal.SIGINT, end)
        signal.signal(signal.SIGTERM, end)
        announce()
        server.run(sockets=[listening])
    click.echo("Stopped. All games are saved.")


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, or a refusal that names the address."""
    from sandtable.server.edge.listen import bind

    try:
        return bind(host, port)
    except OSError as error:
        raise click.ClickException(f"cannot listen at {host} port {port}: {error}") from None


EVERYWHERE: Final = ("", "0.0.0.0", "::")


def address_of(made: socket.socket, host: str) -> str:
    """The address to open in a browser on this machine."""
    name = "localhost" if host in EVERYWHERE else host
    return f"http://{f'[{name}]' if ':' in name else name}:{made.getsockname()[1]}/"


def local_address() -> str:
    """The address of this machine in the local network, or empty. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that nobody has
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if found.startswith("127.") else found


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for all.")
@click.option(
    "--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="Port to listen on; 0: any free one."
)
@click.option("--db", default="", help="File or database URL. Default: a file in your user data folder.")
@click.option(
    "--bot-workers", default=0, type=click.IntRange(0, 64), help="Processes for bots; 0: one fewer than cores."
)
@click.option("--bot-pause", default=0.0, type=click.FloatRange(0, 60), help="Seconds between two bot moves.")
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="BOT",
    help="Also offer this bot: the name of an installed one, or module:Class. Repeat for several.",
)
@click.option("--name", "names", multiple=True, help="Public host name of the server. Repeat for several.")
@click.option(
    "--proxy", "proxies", multiple=True, help="Address of a trusted proxy (X-Forwarded-For). Repeat for several."
)
@click.option("--connections", default=5_000, show_default=True, type=click.IntRange(1), help="Most open connections.")
@click.option(
    "--per-address", default=500, show_default=True, type=click.IntRange(1), help="Most open connections per address."
)
@click.option(
    "--limit",
    "rates",
    multiple=True,
    metavar="WHAT=N/M",
    help="Rate limit per address: a burst of N, then M a minute; 0: no limit. WHAT: tables, seats, checks, questions, views, "
    "hints, analyses, talk; and for each live connection frames, received (kB), updates, sent (kB).",
)
@click.option(
    "--patience",
    default=10.0,
    show_default=True,
    type=click.FloatRange(1, 300),
    help="Seconds to wait for a request head, a request body, or a client reading its response.",
)
@click.option(
    "--waiting-days",
    default=14,
    show_default=True,
    type=click.IntRange(0),
    help="Days to keep a table that waits for players; 0: forever.",
)
@click.option(
    "--what-if-days",
    default=30,
    show_default=True,
    type=click.IntRange(0),
    help="Days to keep an unused what-if; 0: forever.",
)
@click.option(
    "--left-days",
    default=60,
    show_default=True,
    type=click.IntRange(0),
    help="Days to list an unused game; 0: forever.",
)
@click.option(
    "--metrics",
    type=click.IntRange(0, 65535),
    help="Local port for Prometheus metrics (/metrics); 0: any free one. Default: no metrics.",
)
@click.option("--log", type=click.Choice(("text", "json")), default="text", show_default=True, help="Log format.")
@click.option(
    "--gone-minutes",
    default=10.0,
    show_default=True,
    type=click.FloatRange(0.01),
    help="Minutes until a bot may replace an absent player; six times as long in games with invitation links.",
)
@click.option(
    "--warm-up/--no-warm-up",
    "warm",
    default=True,
    show_default=True,
    help="Load the games and start a bot process at once, or only when needed.",
)
@click.option("--verbose", is_flag=True, help="Log every request.")
def serve(
    host: str,
    port: int,
    db: str,
    bot_workers: int,
    bot_pause: float,
    bots: tuple[str, ...],
    names: tuple[str, ...],
    proxies: tuple[str, ...],
    connections: int,
    per_address: int,
    rates: tuple[str, ...],
    patience: float,
    waiting_days: int,
    what_if_days: int,
    left_days: int,
    metrics: int | None,
    log: str,
    gone_minutes: float,
    warm: bool,
    verbose: bool,
) -> None:
    """Serve tables in the browser until Ctrl-C or SIGTERM."""
    need_server()
    from sandtable.server.edge.limits import Limits

    limits = Limits(
        connections=connections,
        per_address=per_address,
        seconds=patience,
        proxies=proxies,
        waiting_days=waiting_days,
        what_if_days=what_if_days,
        left_days=left_days,
        gone_minutes=gone_minutes,
        rates=rates_of(rates),
    )
    roster = roster_of(bots)
    listening = listen(host, port)
    measured_at = None if metrics is None else listen("127.0.0.1", metrics)
    store = open_store(db, listening)

    def announce() -> None:
        click.echo(f"serving at {address_of(listening, host)}")
        if host in EVERYWHERE and (name := local_address()):
            click.echo(f"in your network at {address_of(listening, name)}")
        if measured_at is not None:
            click.echo(f"metrics at {address_of(measured_at, '127.0.0.1')}metrics")
        sys.stdout.flush()

    run_server(
        listening,
        store,
        announce,
        bot_workers,
        bot_pause,
        verbose,
        limits=limits,
        names=names,
        structured=log == "json",
        measured_at=measured_at,
        warm=warm,
        roster=roster,
    )


def roster_of(bots: tuple[str, ...]) -> Roster:
    """The bots that this server offers. Naming one here runs its code; there is no other way to name one."""
    if any(":" in bot for bot in bots):
        sys.path.insert(0, os.getcwd())
    try:
        return roster_with(bots)
    except UnknownBot as error:
        raise click.BadParameter(str(error), param_hint="--bot") from None


def rates_of(texts: tuple[str, ...]) -> dict[Meter, Rate]:
    """The default rates, with those from the options in their place."""
    from sandtable.server.edge.limits import RATES, read_rate

    wanted = dict(RATES)
    for text in texts:
        try:
            meter, rate = read_rate(text)
        except ValueError as error:
            raise click.BadParameter(str(error), param_hint="--limit") from None
        wanted.pop(meter, None)
        if rate is not None:
            wanted[meter] = rate
    return wanted

"""The table in the browser, as `sandtable play` opens it: a local server, and a page that shows it."""

from __future__ import annotations

import logging
import os
import socket
import sys
import threading
import webbrowser
from typing import Final

import click

from sandtable.cli.common import program
from sandtable.cli.server.serve import address_of, listen, local_address, open_store, run_server
from sandtable.server.app import static_folder

HOST: Final = "127.0.0.1"
PORT: Final = 8000
PAUSE: Final = 0.35
"""Seconds between bot moves, so that a person can follow them."""


def open_table(port: int | None, db: str, show: bool) -> None:
    """Serve tables until Ctrl-C and show the lobby in the browser."""
    if not (static_folder() / "index.html").is_file():
        raise click.ClickException("the browser client has not been built: run `python3 run.py client` in the checkout")
    listening = bind_free_port() if port is None else listen(HOST, port)
    store = open_store(db, listening)
    address = address_of(listening, HOST)

    def announce() -> None:
        click.echo(f"The table is at {address} (Ctrl-C stops it; games are saved).")
        click.echo(how_to_let_others_in(listening.getsockname()[1]))
        sys.stdout.flush()
        if show and can_show():
            threading.Thread(target=show_page, args=(address,), daemon=True).start()

    run_server(listening, store, announce, bot_pause=PAUSE, level=logging.WARNING)


def how_to_let_others_in(port: int) -> str:
    """Links that begin with 127.0.0.1 lead every other computer to itself."""
    name = local_address() or "ADDRESS-OF-THIS-COMPUTER"
    return (
        "Only this computer can open its links. To let others in, stop it, run "
        f"`{program()} serve --host 0.0.0.0 --port {port}` and open http://{name}:{port}/ everywhere in your network."
    )


def bind_free_port() -> socket.socket:
    """A socket on the usual port, where a browser remembers its seats, or on any free port."""
    try:
        return listen(HOST, PORT)
    except click.ClickException:
        return listen(HOST, 0)


def can_show() -> bool:
    """Is there a screen? Without one, Python would start a browser that takes over the terminal."""
    if os.name == "nt" or sys.platform == "darwin":
        return True
    return any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))


def show_page(address: str) -> None:
    """Open the page, or print the address if there is no browser."""
    try:
        webbrowser.open(address)
    except (webbrowser.Error, OSError) as error:
        click.echo(f"could not open a browser ({error}); open the address yourself", err=True)

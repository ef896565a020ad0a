"""`sandtable play` without a game: a server for this machine, and a page that shows it."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
from click.testing import CliRunner

from sandtable.cli import main
from sandtable.cli.server import browser
from sandtable.server.storage.store import Store
from tests.server.client import PATIENCE
from tests.server.support import Served, port_in, until

STOPPED = "Stopped. All games are saved.\n"


def interrupt(process: int) -> None:
    """Ctrl-C: the terminal sends SIGINT to the whole process group."""
    os.killpg(process, signal.SIGINT)


def terminate(process: int) -> None:
    os.kill(process, signal.SIGTERM)


def is_running(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@contextmanager
def playing(
    folder: Path, *argv: str, command: str = "play", stop: Callable[[int], None] = interrupt, **env: str
) -> Iterator[str]:
    """Run `sandtable play` until Ctrl-C; yield the address it prints. It must stop with one line and leave no process."""
    static = folder / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html><title>Sandtable</title>")
    # this does not need the built client
    start = (
        f"import pathlib, sandtable.cli.server.browser as b; b.static_folder = lambda: pathlib.Path({str(static)!r}); "
    )
    words = [command, "--db", str(folder / "tables.db"), *argv]
    start += f"from sandtable.cli import main; main({words!r})"
    clean = {name: value for name, value in os.environ.items() if name not in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")}
    process = subprocess.Popen(
        [sys.executable, "-c", start],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**clean, **env},
        start_new_session=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    advice = process.stdout.readline() if command == "play" else ""
    try:
        assert "http://127.0.0.1:" in line, process.communicate()
        yield next(word for word in line.split() if word.startswith("http"))
    finally:
        stop(process.pid)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (0, STOPPED, "")
    if command == "play":
        assert advice.startswith("Only this computer can open its links.")
        assert re.search(r"serve --host 0\.0\.0\.0 --port \d+` and open http://\S+:\d+/", advice)
        assert "127.0.0.1" not in advice
    until(lambda: not is_running(process.pid))


def test_it_serves_tables_and_ends_quietly(tmp_path: Path) -> None:
    with playing(tmp_path, "--port", "0", "--no-show") as address:
        made = httpx2.post(f"{address}api/tables", json={}, trust_env=False, verify=False)
        assert made.status_code == 201
    assert (tmp_path / "tables.db").is_file()


def test_it_can_be_ended_as_soon_as_it_is_announced(tmp_path: Path) -> None:
    with playing(tmp_path, "--port", "0", "--no-show"):
        pass


@pytest.mark.parametrize("stop", [interrupt, terminate])
@pytest.mark.parametrize("command", ["play", "serve"])
def test_it_ends_quietly_while_bots_play(tmp_path: Path, command: str, stop: Callable[[int], None]) -> None:
    extra = ["--no-show"] if command == "play" else []
    with playing(tmp_path, "--port", "0", *extra, command=command, stop=stop) as address:
        served = Served(port_in(address))
        table = served.open_table([{"holder": "bot", "bot": "random"}] * 2, {"faction_assignment": "random"})
        until(lambda: table.view(-1, since=1_000_000)["last"] > 3)
        served.http.close()
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    try:
        stored = store.read(table.id)
        assert stored is not None
        assert len(stored.entries) > 3
    finally:
        store.close()


def test_it_opens_the_page(tmp_path: Path) -> None:
    shown = tmp_path / "shown"
    reader = tmp_path / "reader"
    reader.write_text(f"#!/bin/sh\necho $1 > {shown}.new; mv {shown}.new {shown}\n")
    reader.chmod(0o755)
    with playing(tmp_path, "--port", "0", BROWSER=f"{reader} %s") as address:
        until(shown.exists)
    assert shown.read_text().strip() == address


def test_without_a_screen_nothing_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not browser.can_show()
    monkeypatch.setenv("DISPLAY", ":0")
    assert browser.can_show()


def test_a_taken_port_is_no_trouble_unless_it_was_asked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("")
    monkeypatch.setattr(browser, "static_folder", lambda: tmp_path)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(browser, "PORT", port)
        other = browser.bind_free_port()
        assert other.getsockname()[1] != port
        other.close()
        result = CliRunner().invoke(main, ["play", "--port", str(port), "--no-show"])
    assert result.exit_code == 1
    assert f"cannot listen at 127.0.0.1 port {port}" in result.output


def test_a_checkout_that_was_never_built_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(browser, "static_folder", lambda: tmp_path)
    result = CliRunner().invoke(main, ["play", "--no-show"])
    assert (result.exit_code, result.output.count("\n")) == (1, 1)
    assert "run.py client" in result.output


@pytest.mark.parametrize("extra", [("--port", "0"), ("--db", "x"), ("--no-show",)])
def test_options_of_the_browser_do_not_fit_a_game_at_the_terminal(extra: tuple[str, ...]) -> None:
    result = CliRunner().invoke(main, ["play", "bloodstones", *extra])
    assert result.exit_code == 2
    assert "are for the browser" in result.output

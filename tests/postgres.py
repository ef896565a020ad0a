"""A real PostgreSQL for tests: a cluster in a temporary folder, reached over a socket there."""

from __future__ import annotations

import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import psycopg
import pytest

import run

WHY_NOT: Final = "no PostgreSQL: install it, or name the folder of its programs with SANDTABLE_POSTGRES"
SETTINGS: Final = {
    "fsync": "off",  # tests kill processes, not machines: the system keeps what a process has written
    "listen_addresses": "",
    "max_connections": "60",
    "shared_buffers": "16MB",
    "log_min_messages": "warning",
    "restart_after_crash": "on",
}
ONE_WORKER: Final = pytest.mark.xdist_group("postgres")
"""All tests with this database run in one worker, so that only one PostgreSQL is started."""


def programs() -> Path:
    """The folder of PostgreSQL's programs; without one a test is skipped, in CI it fails."""
    found = run.find_postgres()
    if found:
        return Path(found)
    if run.is_ci():
        pytest.fail(WHY_NOT)
    pytest.skip(WHY_NOT)


class Postgres:
    """A cluster that can be stopped, killed and restarted. PostgreSQL refuses root, so root uses another user."""

    def __init__(self, folder: Path | None = None) -> None:
        self.programs = Path(folder or programs())
        # the path of a socket can have little more than a hundred characters
        self.home = Path(tempfile.mkdtemp(prefix="sandtable-pg-"))
        self.data = self.home / "data"
        self.made = 0
        self.user = unprivileged() if run.is_root() else None
        if self.user:
            shutil.chown(self.home, self.user)
        self.process: subprocess.Popen[bytes] | None = None
        with (self.home / "initdb.log").open("wb") as log:
            words = [
                str(self.programs / "initdb"),
                "-D",
                str(self.data),
                "-U",
                "club",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "-N",
            ]
            subprocess.run([*words, "--locale=C"], check=True, stdout=log, stderr=log, user=self.user, cwd=self.home)
        self.start()

    def start(self) -> None:
        words = [str(self.programs / "postgres"), "-D", str(self.data), "-k", str(self.home)]
        words += [word for name, value in SETTINGS.items() for word in ("-c", f"{name}={value}")]
        with (self.home / "log").open("ab") as log:
            # its own process group: Ctrl-C in the terminal does not reach it
            self.process = subprocess.Popen(
                words, stdout=log, stderr=log, user=self.user, cwd=self.home, start_new_session=True
            )
        deadline = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self.conninfo("postgres"), connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                is_coming = time.monotonic() < deadline and self.process.poll() is None
                assert is_coming, (self.home / "log").read_text()
                time.sleep(0.02)

    def stop(self, how: int = signal.SIGINT) -> None:
        """SIGINT ends it and all connections at once, but cleanly; SIGKILL kills it."""
        assert self.process is not None
        backends = self.backends() if how == signal.SIGKILL else []
        self.process.send_signal(how)
        self.process.wait(60)
        self.process = None
        deadline = time.monotonic() + 30
        while [pid for pid in backends if Path(f"/proc/{pid}").exists()]:  # a new one must not start beside them
            assert time.monotonic() < deadline
            time.sleep(0.01)

    def restart(self, how: int = signal.SIGINT) -> None:
        self.stop(how)
        self.start()

    def backends(self) -> list[int]:
        """The processes of the cluster except the first."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(word) for word in children.read_text().split()] if children.exists() else []

    def serving(self) -> list[int]:
        """The backends that serve connections of ours."""
        with psycopg.connect(self.conninfo("postgres")) as connection:
            found = connection.execute(
                "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
            ).fetchall()
        return [int(row[0]) for row in found]

    def conninfo(self, database: str) -> str:
        return f"host={self.home} user=club dbname={database}"

    def url(self, database: str) -> str:
        return f"postgresql://club@/{database}?host={self.home}"

    def database(self) -> str:
        """The URL of a fresh, empty database."""
        self.made += 1
        name = f"club{self.made}"
        with psycopg.connect(self.conninfo("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE template0".encode())
        return self.url(name)

    def rows(self, url: str, statement: str, *values: object) -> list[Any]:
        database = url.rpartition("/")[2].partition("?")[0] if "?host" not in url else url.split("@/")[1].split("?")[0]
        with psycopg.connect(self.conninfo(database)) as connection:
            return connection.execute(statement.encode(), values).fetchall()

    def close(self) -> None:
        if self.process is not None:
            self.stop(signal.SIGINT)
        shutil.rmtree(self.home, ignore_errors=True)


def unprivileged() -> str:
    """A user to whom root can lend a cluster."""
    import pwd  # not on Windows

    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    pytest.skip("no user without rights here, and PostgreSQL does not run as root")

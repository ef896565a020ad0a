"""Compile core, games and bots with mypyc into a tree of their own. `python3 run.py compile` starts this.

The tree, `build/compiled`, keeps everything between two builds:

    source/  a copy of the sources, in which declared classes are written out (`compiling/write_out.py`)
    c/       the C that mypyc makes of it
    objects/ the compiled C
    lib/     an extension module for each module, a library for each part, and the stamp (`sandtable.compiled`)

Core, each game and the bots are parts, each a library of its own. mypyc keeps what it knows about each, so that a change of one
game costs that game and the bots. A C file is compiled again only if it or one of its headers has changed.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import resource
import shutil
import time
from collections.abc import Iterable
from typing import Any

import setuptools  # before mypyc, which takes its compiler from there
from setuptools.command.build_ext import build_ext

from compiling.write_out import write_out
from sandtable import compiled

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
GAMES = ("battlelore", "bloodstones", "first_blood", "warlords")
SKIPPED = (
    "/__init__.py",  # packages
    "/registry.py",  # imports games by their names
    "/content/parsed.py",  # inherits from a class of Python's own
    "/board_text.py",  # draws for the terminal and needs rich
    "/frozen.py",  # decorators make classes
    "/engine/declare.py",
    "/core/game/spec.py",  # games set attributes in the bodies of their classes: compiled code would not look there
    "/core/game/notation.py",
)
SHOWN = ("presentation", "presentation.py", "scene", "authoring", "interaction")
"""Folders and files with what shows a game to people. Playing does not import them, so they stay Python."""
BOTS = ("search", "play.py", "proposals.py", "random.py", "weighing.py", "worlds.py")
"""What the bots of all games share."""
MULTIPLY = "compiling/multiply.h"
TOOLS = ("compiling/write_out.py", MULTIPLY, "src/sandtable/core/engine/declare.py")
"""Files that are not compiled but decide what the compiled ones are."""
UNIX = ["-fcommon", "-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt", "-include", str(ROOT / MULTIPLY)]
"""Words for gcc and clang. Every file of a library defines the tables of the others. Only what Python looks for is visible from
outside, so calls from file to file are direct."""
STRICT = ["--strict", "--no-warn-unused-ignores"]


def parts(games: Iterable[str]) -> dict[str, list[str]]:
    """The files to compile by the name of their library, as paths from the folder of the package on."""
    package = SOURCE / "sandtable"
    wanted = {"core": [package / "core"]}
    wanted |= {game: [package / "games" / game] for game in games}
    wanted["bots"] = [package / "bots" / name for name in (*games, *[f"chances/{game}.py" for game in games], *BOTS)]
    return {f"sandtable_{name}": [found for path in paths for found in modules(path)] for name, paths in wanted.items()}


def modules(path: pathlib.Path) -> list[str]:
    found = sorted(path.rglob("*.py")) if path.is_dir() else [path]
    kept = [each.relative_to(SOURCE) for each in found if not each.as_posix().endswith(SKIPPED)]
    return [str(each) for each in kept if not set(SHOWN) & set(each.parts)]


def copy_changed(source: pathlib.Path, target: pathlib.Path) -> None:
    """Make `target` a copy of `source`, and leave alone what is equal, so that it is not compiled again."""
    wanted = {path.relative_to(source): path for path in source.rglob("*") if path.is_file()}
    for path in [each for each in target.rglob("*") if each.is_file()]:
        if path.relative_to(target) not in wanted:
            path.unlink()
    for name, path in wanted.items():
        file = target / name
        if not file.exists() or file.read_bytes() != path.read_bytes():
            file.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, file)


def prepare(tree: pathlib.Path, files: list[str]) -> None:
    """Bring the written-out copy of the sources up to date."""
    tools = hashlib.sha256(b"".join([(ROOT / name).read_bytes() for name in TOOLS])).hexdigest()
    if not (tree / "tools").exists() or (tree / "tools").read_text() != tools:
        shutil.rmtree(tree / "mypy", ignore_errors=True)  # mypy does not see that a class is open
    tree.mkdir(parents=True, exist_ok=True)
    (tree / "tools").write_text(tools)
    fresh = tree / "fresh"
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(SOURCE, fresh, ignore=shutil.ignore_patterns("__pycache__", "web", "server", "cli"))
    write_out(fresh, files)
    copy_changed(fresh, tree / "source")
    shutil.rmtree(fresh)


class Builder(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles C files side by side, and only those that differ from the last time."""

    tree: pathlib.Path
    jobs: int

    def build_extensions(self) -> None:
        memory = self.tree / "built"
        lines = memory.read_text("utf-8").splitlines() if memory.exists() else []
        self.built = {made: state for state, _, made in [line.partition(" ") for line in lines]}
        self.memory = memory.open("a", encoding="utf-8")
        self.digests: dict[str, str] = {}
        self.compile_here = self.compiler.compile
        self.compiler.compile = self.compile_changed
        self.force = True  # which file is up to date is decided below
        with concurrent.futures.ThreadPoolExecutor(self.jobs) as self.pool:
            libraries = [each for each in self.extensions if each.name.endswith("__mypyc")]
            for each in libraries:
                self.build_extension(each)
            shims = [each for each in self.extensions if each not in libraries]
            for _ in self.pool.map(self.build_extension, shims):
                pass

    def build_extension(self, ext: Any) -> None:
        if self.compiler.compiler_type == "unix":
            ext.extra_compile_args = [*ext.extra_compile_args, *UNIX]  # they share one list
        made = self.get_ext_fullpath(ext.name)
        state = self.state_of([*ext.sources, *ext.depends], ext.extra_compile_args)
        if not self.is_built(made, state):
            super().build_extension(ext)
            self.note(made, state)

    def compile_changed(self, sources: list[str], output_dir: str, **words: Any) -> list[str]:
        """Compile in place of the method of this name in `setuptools`."""

        def compile_one(source: str) -> list[str]:
            made: list[str] = self.compiler.object_filenames([source], output_dir=output_dir)
            headers = (
                words["depends"] if pathlib.Path(source).name.startswith("__native") else []
            )  # else of mypyc itself
            state = self.state_of([source, *headers], words["extra_postargs"])
            if not self.is_built(made[0], state):
                self.compile_here([source], output_dir=output_dir, **words)
                self.note(made[0], state)
            return made

        each = map if len(sources) == 1 else self.pool.map
        return [name for names in each(compile_one, sources) for name in names]

    def state_of(self, files: list[str], words: list[str]) -> str:
        """Differs when one of the files or the words for the compiler differ."""
        files = [*files, str(ROOT / MULTIPLY)]
        for name in files:
            if name not in self.digests:
                self.digests[name] = hashlib.sha256(pathlib.Path(name).read_bytes()).hexdigest()
        return hashlib.sha256("\n".join([*words, *[self.digests[name] for name in files]]).encode()).hexdigest()

    def note(self, made: str, state: str) -> None:
        """Remember at once what is built, so that a stopped build goes on where it was."""
        self.built[made] = state
        self.memory.write(f"{state} {made}\n")
        self.memory.flush()

    def is_built(self, made: str, state: str) -> bool:
        return self.built.get(made) == state and pathlib.Path(made).exists()


def build(tree: pathlib.Path, games: list[str], opt: str, jobs: int) -> compiled.Stamp:
    """Build the tree, or what has changed in it. Its stamp is written last."""
    from mypyc.build import mypycify

    lib = tree / "lib"
    (lib / "stamp.json").unlink(missing_ok=True)
    libraries = parts(games)
    files = [file for names in libraries.values() for file in names]
    sources = [f"src/{file}" for file in files] + list(TOOLS)
    marks = {name: compiled.mark_of(ROOT / name) for name in sources}
    prepare(tree, files)
    os.chdir(tree / "source")
    extensions = mypycify(
        [*STRICT, "--config-file=", "--cache-dir", str(tree / "mypy"), *files],
        opt_level=opt,
        debug_level="0",
        multi_file=True,
        separate=[(names, library) for library, names in libraries.items()],
        target_dir=str(tree / "c"),
    )
    os.chdir(ROOT)
    builder = Builder(setuptools.Distribution({"name": "sandtable", "ext_modules": extensions}))
    builder.tree, builder.jobs = tree, jobs
    builder.build_lib, builder.build_temp = str(lib), str(tree / "objects")
    builder.ensure_finalized()
    builder.run()
    names = [each.name for each in extensions]
    suffix = compiled.platform()
    wanted = {name.replace(".", "/") + suffix for name in names}
    for path in lib.rglob(f"*{suffix}"):
        if path.relative_to(lib).as_posix() not in wanted:
            path.unlink()
    stamp: compiled.Stamp = {"platform": suffix, "opt": opt, "games": games, "modules": names, "files": marks}
    (lib / "stamp.json").write_text(json.dumps(stamp), "utf-8")
    return stamp


def main() -> None:
    parser = argparse.ArgumentParser(prog="run.py compile", description=__doc__.partition("\n")[0])
    parser.add_argument("--opt", choices="0123", default="2", help="the C compiler's -O (2)")
    parser.add_argument("--game", action="append", choices=GAMES, help="compile only this game (all)")
    parser.add_argument("--tree", type=pathlib.Path, default=compiled.tree(), help="where (build/compiled)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="C compilers side by side")
    words = parser.parse_args()
    tree = words.tree.absolute()
    begun = time.perf_counter()
    build(tree, words.game or list(GAMES), words.opt, words.jobs)
    size = sum(path.stat().st_size for path in (tree / "lib").rglob("*") if path.is_file())
    spent = [resource.getrusage(whose) for whose in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    processor = sum(each.ru_utime + each.ru_stime for each in spent)
    print(
        f"{tree}: {size / 1e6:.1f} MB at -O{words.opt}, built in {time.perf_counter() - begun:.0f} s"
        f" ({processor:.0f} s of processor)"
    )


if __name__ == "__main__":
    main()

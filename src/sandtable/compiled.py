"""Uses the compiled engine in place of the sources, if there is one that matches them.

`python3 run.py compile` builds it in a checkout, in `build/compiled`. Its stamp names the Python, the platform and every file
it was built from. `use` puts a finder in front of Python's own: a module that was compiled comes from the tree, all else from
the sources. It must be called before any of these modules is imported, so it is the first thing that a command does. Processes
that the command starts follow it, because `import sandtable` calls `use` if SANDTABLE_ENGINE is set; so can any program.

A tree that does not match is reported and not used. `SANDTABLE_PURE=1` switches the compiled engine off, `SANDTABLE_COMPILED`
names another tree. A compiled wheel needs none of this: its modules lie beside the sources, and Python prefers them.
"""

import hashlib
import importlib.util
import json
import os
import pathlib
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec

TYPE_CHECKING = False  # `typing` takes longer to import than everything else here
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType
    from typing import TypedDict

    class Stamp(TypedDict):
        """What a tree was built for and from."""

        platform: str
        opt: str
        games: list[str]
        modules: list[str]
        files: dict[str, tuple[int, int, str]]


SOURCE = pathlib.Path(__file__).resolve().parents[1]
CHECKOUT = SOURCE.parent
STATE = "sandtable.core.engine.state"
MYPYC_ATTRS = "__mypyc_attrs__"
COMPILED, INTERPRETED = "compiled", "interpreted"


class NotUsable(Exception):
    """The tree was built from other sources or for another Python. The message says which."""


def tree() -> pathlib.Path:
    """The folder of the compiled tree."""
    return pathlib.Path(os.environ.get("SANDTABLE_COMPILED") or CHECKOUT / "build" / "compiled")


def platform() -> str:
    """The Python and the platform that an extension module is for."""
    return EXTENSION_SUFFIXES[0]


def mark_of(path: pathlib.Path) -> "tuple[int, int, str]":
    """What tells a file from another: its size, its time and its digest."""
    found = path.stat()
    return found.st_size, found.st_mtime_ns, hashlib.sha256(path.read_bytes()).hexdigest()


def is_changed(path: pathlib.Path, size: int, changed: int, digest: str) -> bool:
    """Is it another file than the marked one? It is read only if its time differs."""
    try:
        found = path.stat()
    except OSError:
        return True
    return found.st_size != size or (found.st_mtime_ns != changed and mark_of(path)[2] != digest)


def usable(folder: pathlib.Path) -> "Stamp | None":
    """The stamp of a tree that matches this Python and the sources. None if there is no tree."""
    try:
        stamp: Stamp = json.loads((folder / "lib" / "stamp.json").read_bytes())
    except FileNotFoundError:
        return None
    except ValueError:
        raise NotUsable("its stamp is damaged") from None
    if stamp["platform"] != platform():
        raise NotUsable(f"it was built for {stamp['platform']}, not {platform()}")
    for name, mark in stamp["files"].items():
        if is_changed(CHECKOUT / name, *mark):
            raise NotUsable(f"{name} has changed since")
    return stamp


class Finder:
    """Finds the modules of a compiled tree."""

    def __init__(self, folder: pathlib.Path, stamp: "Stamp") -> None:
        self.lib = folder / "lib"
        self.modules = frozenset(stamp["modules"])

    def find_spec(
        self, name: str, path: "Sequence[str] | None" = None, target: "ModuleType | None" = None
    ) -> ModuleSpec | None:
        if name not in self.modules:
            return None
        file = str(self.lib / (name.replace(".", "/") + platform()))
        return importlib.util.spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def keep_slots(cls: type) -> None:
    """Let a pickle hold the slots of classes that inherit from a compiled one: mypyc looks at `__mypyc_attrs__` alone."""

    def note(made: type, /, **words: object) -> None:
        super(cls, made).__init_subclass__(**words)  # type: ignore[arg-type]  # mypy does not know that it is a class
        slots = vars(made).get("__slots__", ())
        if slots:
            setattr(made, MYPYC_ATTRS, (*getattr(made, MYPYC_ATTRS), *([slots] if isinstance(slots, str) else slots)))

    setattr(cls, "__init_subclass__", classmethod(note))  # noqa: B010  # mypy takes a method to be a constant


def use() -> None:
    """Use the compiled tree from now on, if there is one that matches the sources."""
    if os.environ.get("SANDTABLE_PURE", "") not in ("", "0") or any(isinstance(each, Finder) for each in sys.meta_path):
        return
    folder = tree()
    try:
        stamp = usable(folder)
    except NotUsable as reason:
        print(f"the compiled engine is not used: {reason}; `python3 run.py compile` builds it again", file=sys.stderr)
        return
    if stamp is None:
        return
    if early := sorted(sys.modules.keys() & set(stamp["modules"])):
        raise RuntimeError(f"{early[0]} was imported before the compiled engine could be used")
    sys.meta_path.insert(0, Finder(folder, stamp))
    os.environ["SANDTABLE_ENGINE"] = COMPILED


def engine() -> str:
    """Is the engine of this process compiled or interpreted?"""
    spec = importlib.util.find_spec(STATE)
    return COMPILED if spec is not None and isinstance(spec.loader, ExtensionFileLoader) else INTERPRETED

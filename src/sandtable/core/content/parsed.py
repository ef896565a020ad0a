"""Parses a content file once: Python keeps what was found as it keeps the bytecode of a module, in `__pycache__`.

It is parsed again when the file's time or size changes or the parsers do (`tables.py`), and each time where Python cannot or
may not write bytecode.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.machinery import SourceFileLoader
from typing import Final

PARSERS: Final = os.path.join(os.path.dirname(__file__), "tables.py")


def content_folder(package: str) -> str:
    """The path of a package's `content` folder."""
    return f"{import_module(package).__path__[0]}/content"


def parsed_file(path: str, parse: Callable[[str], object]) -> object:
    """What `parse` makes of a file: numbers, texts, lists and tables, new ones at each call."""
    code = _Parsing(path, parse).get_code(path)
    assert code is not None  # it would be only for an extension module
    return eval(code)


class _Parsing(SourceFileLoader):
    """Loads a content file in the way a module is loaded. Its code is an expression."""

    def __init__(self, path: str, parse: Callable[[str], object]) -> None:
        super().__init__(path, path)
        self.parse = parse

    def path_stats(self, path: str) -> Mapping[str, float]:
        found: Mapping[str, float] = super().path_stats(path)
        return {**found, "mtime": found["mtime"] + os.stat(PARSERS).st_mtime}

    def source_to_code(self, data, path, *, _optimization=-1):  # type: ignore[no-untyped-def, override]
        return compile(repr(self.parse(bytes(data).decode("utf-8"))), path, "eval")

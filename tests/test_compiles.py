"""Core and the games can be compiled: mypyc takes every module up to the point where it would write C."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from benchmarks.compiled import modules

SOURCE = Path(__file__).parent.parent / "src"


GAMES = ("battlelore", "bloodstones", "first_blood", "warlords")


@pytest.mark.long
def test_core_and_the_games_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    from mypy.fscache import FileSystemCache
    from mypyc.build import get_mypy_config
    from mypyc.codegen.emitmodule import compile_modules_to_ir, parse_and_typecheck
    from mypyc.errors import Errors
    from mypyc.irbuild.mapper import Mapper
    from mypyc.options import CompilerOptions

    monkeypatch.chdir(SOURCE)
    options = CompilerOptions()
    flags = ["--strict", "--cache-dir", os.devnull, *modules(SOURCE, GAMES)]
    sources, _, build = get_mypy_config(flags, None, options, FileSystemCache())
    typed = parse_and_typecheck(sources, build, options, [(sources, "compiled")], FileSystemCache())
    assert typed.errors == []
    # mypyc asks mypy again now and then; it wants to know whose faults those would be
    typed.manager.errors.set_file("<mypyc>", module=None, scope=None, options=typed.manager.options)
    faults = Errors(build)
    compile_modules_to_ir(typed, Mapper({source.module: "compiled" for source in sources}), options, faults)
    assert faults.num_errors == 0, faults.new_messages()

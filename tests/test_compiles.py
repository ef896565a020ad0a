"""Core and the games can be compiled: mypyc takes every module up to the point where a C compiler would begin."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.compiled import modules

SOURCE = Path(__file__).parent.parent / "src"


GAMES = ("battlelore", "bloodstones", "first_blood", "warlords")


def test_core_and_the_games_compile(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from mypy.fscache import FileSystemCache
    from mypyc.build import generate_c, get_mypy_config
    from mypyc.options import CompilerOptions

    monkeypatch.chdir(SOURCE)
    options = CompilerOptions()
    flags = ["--strict", "--cache-dir", str(tmp_path), *modules(SOURCE, GAMES)]
    sources, _, build = get_mypy_config(flags, None, options, FileSystemCache())
    try:
        generate_c(sources, build, [(sources, "compiled")], FileSystemCache(), options)
    except SystemExit:
        pytest.fail(capsys.readouterr().out)

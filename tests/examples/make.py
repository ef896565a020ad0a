"""Writes the examples to the content of the games: `python -m tests.examples.make`. Review the diff like code."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from sandtable.core.registry import find_game
from sandtable.language.translator import package_of
from sandtable.rulebook.examples import FOLDER
from tests.examples import battlelore, bloodstones, first_blood, warlords
from tests.examples.position import Position

EXAMPLES: Mapping[str, Mapping[str, Callable[[], Position]]] = {
    "battlelore": battlelore.EXAMPLES,
    "bloodstones": bloodstones.EXAMPLES,
    "first_blood": first_blood.EXAMPLES,
    "warlords": warlords.EXAMPLES,
}
SOURCE = Path(__file__).resolve().parents[2] / "src"


def folder_of(game: str) -> Path:
    return SOURCE.joinpath(*package_of(find_game(game)).split("."), *FOLDER)


def recorded() -> Iterator[tuple[Path, str]]:
    """Every file with its expected content."""
    for game, examples in EXAMPLES.items():
        for clause, position in examples.items():
            yield folder_of(game) / f"{clause}.toml", position().toml()


def main() -> None:
    for path, text in recorded():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.relative_to(SOURCE)}")


if __name__ == "__main__":
    main()

"""Loads the how-to-play pages of a game: a few pages in plain words, illustrated with real positions.

A game keeps them in `content/how_to_play.toml`. The text of a page is the message `learn-<id>` with the attributes `title` and
`caption`. Its picture is a step of a guided game (`lesson first card`) or a worked example (`example BL-35.14`). Its clauses
are the full rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final

from sandtable.core.content.tables import ContentValue, text_file, toml_entry
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import find_game
from sandtable.core.scene.scene import read_target
from sandtable.language.translator import LANGUAGES, Translator, package_of
from sandtable.learning.lessons import load_lesson, position_at
from sandtable.rulebook import ledger
from sandtable.rulebook.examples import find_example

FILE: Final = "how_to_play.toml"


@dataclass(frozen=True, slots=True)
class HowToPlayPage:
    """One how-to-play page. The key of its text is `learn-<id>`."""

    id: str
    picture: tuple[str, ...]
    light: tuple[str, ...]
    clauses: tuple[str, ...]
    hand: bool
    """Is the seat's hand shown below the board?"""
    where: str

    @property
    def key(self) -> str:
        return f"learn-{self.id}"


@dataclass(frozen=True, slots=True)
class PagePicture:
    """A position as a seat sees it."""

    seat: int
    state: State
    options: Options


@lru_cache
def how_to_play(game: str) -> tuple[HowToPlayPage, ...]:
    """The pages of a game in order, checked. Empty if the game has none."""
    spec = find_game(game)
    if not files(package_of(spec)).joinpath("content", FILE).is_file():
        return ()
    return read_pages(toml_entry(text_file(package_of(spec), FILE), FILE))


def read_pages(root: ContentValue) -> tuple[HowToPlayPage, ...]:
    root.only(("page",))
    return tuple([read_page(row) for row in root.rows("page")])


def check_words(spec: GameSpec[State], pages: tuple[HowToPlayPage, ...]) -> None:
    """Check that every language has the texts of the pages, and say where one is missing. Only tests call this."""
    for language in LANGUAGES:
        words = Translator(spec, language)
        for page in pages:
            for attribute in ("", "title", "caption"):
                if not words.has(page.key, attribute):
                    what = f"{page.key}.{attribute}" if attribute else page.key
                    raise ContentValue(page.id, f"{page.where}, id").wrong(f"no words {what} in {language}")


def read_page(row: ContentValue) -> HowToPlayPage:
    row.only(("id", "hand", "picture", "light", "clauses"))
    for item in row.need("clauses").items():
        try:
            ledger.clause(item.as_text())
        except ledger.UnknownClause as error:
            raise item.wrong(str(error)) from None
    for item in row.need("light").items() if row.has("light") else []:
        try:
            read_target(item.as_text())
        except ValueError as error:
            raise item.wrong(str(error)) from None
    picture = tuple(row.text("picture").split())
    if (picture[0], len(picture)) not in (("lesson", 3), ("example", 2)):
        raise row.need("picture").wrong("expected `lesson NAME STEP` or `example CLAUSE`")
    return HowToPlayPage(
        row.text("id"), picture, row.texts_or("light"), row.texts_or("clauses"), row.flag_or("hand", False), row.where
    )


@lru_cache(maxsize=64)
def picture_of(game: str, page: HowToPlayPage) -> PagePicture:
    """The position that a page shows."""
    where = ContentValue(" ".join(page.picture), f"{page.where}, picture")
    if page.picture[0] == "example":
        found = find_example(page.picture[1])
        if found is None or found[0].name != game:
            raise where.wrong("there is no such example of this game")
        spec, example = found
        return PagePicture(example.seat, spec.load(example.state), example.options)
    lesson = load_lesson(game, page.picture[1])
    state = None if lesson is None else position_at(lesson, page.picture[2])
    if lesson is None or state is None:
        raise where.wrong("there is no such step of a lesson of this game, or it lies behind a free one")
    return PagePicture(lesson.seat, state.clone(), lesson.options)

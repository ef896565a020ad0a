"""Log lines, questions and answers of random games in both languages: plurals, articles and cases as a player expects them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from sandtable.core.engine.options import Options
from sandtable.core.engine.rng import seeded
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.wording import label, log_line, prompt
from sandtable.core.registry import find_game
from sandtable.core.scene.scene import Message
from sandtable.games.first_blood.presentation.names import SINGULAR
from sandtable.language.translator import Translator

NAMES: Final = ("Ada", "Bo", "Cy", "Dee")
GAMES: Final[list[tuple[str, int, Options, int]]] = [
    ("bloodstones", 4, {"faction_assignment": "random", "cutiecorn": "on", "faction_limits": "off"}, 1),
    ("warlords", 3, {}, 2),
    ("warlords", 2, {"scenario": "great-siege"}, 1),
    ("first_blood", 2, {}, 2),
    ("battlelore", 2, {"adventure": "bl-12-witchs-bargain"}, 1),
    ("battlelore", 2, {}, 1),
]
MANY: Final = 8
"""Texts of one message that are read: the others differ only in names and numbers."""

THINGS: Final = "Wounds Hits Models hexes units cards tiles pips figures banners villages strikes flags dice helmets"
TROOPS: Final = "Skirmishers Swords Axes Lizardmen Goblins Hordes Reivers"
DINGE: Final = "Wunden Modelle Felder Einheiten Karten Punkte Figuren Dörfer Schläge Flaggen Helme Schritte Scharen"
ARTICLES: Final = "der die das den dem Der Die Das Den Dem"
BEFORE: Final = "von mit bei zu nach aus gegen an für durch hinter auf in vor"


def one_of(words: str) -> str:
    return rf"\b({words.replace(' ', '|')})"


ODD: Final[dict[str, dict[str, str]]] = {
    "en": {
        "an article twice": one_of("the a an") + " (The|A|An|the|a|an) ",
        "one of many": rf"\b1 {one_of(THINGS)}\b",
        "a name for many with one of them": rf"\b1 {one_of(TROOPS)}\b",
        "an before a consonant": r"\ban [bcdfgjklmnpqrstvwxyz]",
        "a before a vowel": r"\ba [AEIOaeio]",
    },
    "de": {
        "an article twice": f"{one_of(ARTICLES)} {one_of(ARTICLES)} [A-ZÄÖÜ]",
        "one of many": rf"\b1 {one_of(DINGE)}\b",
        "a name that should be bent": rf"{one_of(BEFORE)} [A-ZÄÖÜ][a-zäöü]+er [A-ZÄÖÜ][a-zäöü]+\b",
        "an article in a name": f"{one_of(BEFORE)} (Der|Die|Das) ",
        "English": r"\b(the|of|and)\b",
        "a decimal point": r"\d\.\d″",
    },
}
EVERYWHERE: Final = {
    "two spaces": r"  ",
    "Fluent": r"[{}$\u2068\u2069]",
    "a word twice": r"\b([A-Za-zäöüß]{3,}) \1\b",
    "a key": r"\b(ask|event|pick|label|area|entry|card)-[a-z]",
    "a space before a sign": r" [,.:;!?]",
    "two signs": r"[,.:;?]{2}",
}


def messages(game: str, players: int, options: Options, games: int) -> Iterator[tuple[State, Message]]:
    spec: GameSpec[State] = find_game(game)
    for seed in range(games):
        st, rng = spec.start(players, options, seed=seed), seeded(seed + 7)
        while st.decision is not None:
            for asked in st.open_questions():
                yield st, prompt(spec, st, asked)
                picks = asked.candidates()
                for pick in picks if len(picks) < MANY else [picks[rng.below(len(picks))] for _ in range(MANY)]:
                    yield st, label(spec, st, asked, pick)
            picks = st.decision.candidates()
            st.step(picks[rng.below(len(picks))])
            for event in st.events:
                yield st, log_line(spec, st, event).words


@pytest.mark.parametrize(("game", "players", "options", "games"), GAMES)
def test_texts_of_random_games_read_well(game: str, players: int, options: Options, games: int) -> None:
    words = {language: Translator(find_game(game), language, NAMES[:players]) for language in ODD}
    heard: dict[str, int] = {}
    faults: dict[str, str] = {}
    for _, message in messages(game, players, options, games):
        if message.key and not words["en"].has(message.key) and not message.otherwise:
            continue  # an event for the drawing alone
        heard[message.key] = heard.get(message.key, 0) + 1
        if heard[message.key] > MANY * 4:
            continue
        for language, speaker in words.items():
            text = speaker.format(message)
            for fault, pattern in {**EVERYWHERE, **ODD[language]}.items():
                if re.search(pattern, text):
                    faults.setdefault(f"{language} {message.key}", f"{fault}: {text}")
    assert len(heard) > 40
    assert faults == {}


def test_verbs_agree_with_the_names_of_first_blood() -> None:
    words = Translator(find_game("first_blood"), "en", NAMES[:2])
    singles = {words(key) for key in SINGULAR}
    assert {"Noble Lord", "Fenrbeast"} <= singles
    plural = "|".join(
        ("are", "take", "charge", "shoot", "cast", "do", "have", "heal", "occupy", "refuse", "get", "arrive")
    )
    said = 0
    for _, message in messages("first_blood", 2, {}, 2):
        if not message.key.startswith("event-") or not words.has(message.key):
            continue
        text = words.format(message)
        said += any(name in text for name in singles)
        assert not re.search(rf"\b(?<!Mounted )({'|'.join(singles)}) ({plural})\b", text), text
    assert said > 20

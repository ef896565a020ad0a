"""The words of any game: every event, question and option that turns up in play can be said in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent

from sandtable.core.engine.options import Options
from sandtable.core.engine.rng import seeded
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import find_game
from sandtable.core.text.message import Arg, Message, message_arg, number_arg
from sandtable.language.translator import LANGUAGES, MissingMessage, Translator, catalogues, package_of
from tests.support.catalogues import Listener
from tests.support.toys.ring_toss import SPEC as RING_TOSS

ROOT = Path(__file__).parents[1]
NAMES = ["Ada", "Bo", "Cy", "Dee", "Eve", "Flo"]
BLOODSTONES: GameSpec[State] = find_game("bloodstones")

WILD: Options = {"faction_assignment": "random", "cutiecorn": "on", "faction_limits": "off"}
# all factions at every number of players, the Cutiecorn, the draft, and an end by the round limit
TABLES: list[tuple[int, Options]] = [
    *((n, WILD) for n in range(2, 7)),
    (6, {"faction_assignment": "draft", "cutiecorn": "on"}),
    (3, {"faction_assignment": "draft", "max_rounds": 5}),
    (4, {"contested_capture": "forbidden", "faction_limits": "off", "max_rounds": 12}),
]


def messages(path_text: str) -> list[str]:
    body = FluentResource(path_text).body
    assert not [entry for entry in body if isinstance(entry, fluent.Junk)]
    return [entry.id.name for entry in body if isinstance(entry, fluent.Message)]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_everything_in_random_games_has_words(number: int, seed: int) -> None:
    players, options = TABLES[number]
    spec = BLOODSTONES
    st = spec.start(players, options, seed=100 * number + seed)
    rng = seeded(seed)
    listener = Listener(spec, NAMES[:players], 12, 25)
    while listener.hear(st):
        assert st.decision is not None
        st.apply(st.decision.options[rng.below(len(st.decision.options))])
    assert len(listener.said) > 50


def test_the_tables_describe_every_question() -> None:
    assert set(BLOODSTONES.presentation.prompt_args) == set(BLOODSTONES.kinds)


def test_common_and_game_words_do_not_share_a_key() -> None:
    for language in LANGUAGES:
        keys = [
            key for path in catalogues(package_of(BLOODSTONES), language) for key in messages(path.read_text("utf-8"))
        ]
        assert len(keys) == len(set(keys)) > 300


def common(language: str) -> list[str]:
    """The messages that all games share."""
    return [key for path in catalogues("", language) for key in messages(path.read_text("utf-8"))]


def test_both_languages_have_the_same_common_words() -> None:
    english, german = map(common, LANGUAGES)
    assert english == german


def test_every_common_message_is_said_by_somebody() -> None:
    """By its whole name, by one that is put together (`how-${end}`), by another message, or by a table of content."""
    homes = [path for path in (ROOT / "client" / "src").rglob("*.ts*") if ".test." not in path.name]
    homes += [path for path in (ROOT / "src").rglob("*.*") if path.suffix in (".py", ".toml")]
    code = "\n".join([path.read_text("utf-8") for path in homes])
    words = "\n".join([path.read_text("utf-8") for path in (ROOT / "src").rglob("*.ftl")])
    whole = set(re.findall(r"[a-z][\w-]+", code)) | set(re.findall(r"\{ ([a-z][\w-]+)[ .]", words))
    begun = tuple(set(re.findall(r"([a-z][\w-]*-)\$?\{", code)))
    assert [key for key in common(LANGUAGES[0]) if key not in whole and not key.startswith(begun)] == []


def test_lists_take_the_case_of_the_sentence() -> None:
    st = BLOODSTONES.start(2, {"faction_assignment": "random"})
    german = Translator(BLOODSTONES, "de", NAMES)
    assert german.value(st, "units", (0, 0, 17), "dat") == "2 Schützen und 1 Untoten"
    assert german.event(st, ("casualty", (1, (13,)), "", -1)) == "Bo verliert 1 Drachen."
    assert german.event(st, ("start_units", (0, (7, 7), 0), "", -1)).startswith("Ada beginnt mit 2 Schiffen in ")
    english = Translator(BLOODSTONES, "en", NAMES)
    assert english.event(st, ("shared", ((0, 1),), "", -1)) == "Ada and Bo share the victory."
    assert english.event(st, ("draw_own", ((1, 1, 3, 16),), "", -1)) == "You draw 2 Swords, 1 Shield and 1 blank tile."


def test_a_gap_is_an_error_or_shown_bare() -> None:
    st = BLOODSTONES.start(2)
    strict, lenient = Translator(BLOODSTONES, "en"), Translator(BLOODSTONES, "en", strict=False)
    with pytest.raises(MissingMessage, match="no message no-such"):
        strict("no-such")
    with pytest.raises(MissingMessage, match="count-pips"):
        strict("count-pips")
    with pytest.raises(MissingMessage, match="event_args"):
        strict.event(st, ("moonrise", (1,), "", -1))
    assert lenient("no-such", n=3) == "no-such 3"
    assert lenient.event(st, ("moonrise", (1,), "", -1)) == "event-moonrise 1"
    with pytest.raises(MissingMessage, match="'fr'; there are en, de"):
        Translator(BLOODSTONES, "fr")


def test_a_game_without_words_can_still_be_read() -> None:
    words = Translator(RING_TOSS, "en", strict=False)  # type: ignore[arg-type]
    st: State = RING_TOSS.start(2)
    asked = st.decision
    assert asked is not None
    assert asked.kind.replace("_", "-") in words.ask(st, asked)
    assert words.option(st, asked, asked.candidates()[0])


def test_players_without_names_have_numbers() -> None:
    assert Translator(None, "de").seat(2) == "Spieler 3"


def test_a_word_may_use_the_other_arguments_of_its_sentence() -> None:
    args = {"fault": message_arg("fault-missing"), "line": number_arg(3), "x": Arg("text", text="units")}
    said = Message("refused-file-line", args)
    assert Translator(None, "en").format(said) == "This file cannot be played. Line 3: units is missing."
    assert Translator(None, "de").format(said) == "Diese Datei lässt sich nicht spielen. Zeile 3: units fehlt."

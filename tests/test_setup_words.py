"""Options of the set-up that do not fit are refused with a clause and a sentence in both languages."""

from __future__ import annotations

import pytest

from sandtable.core.engine.options import OptionValue
from sandtable.core.registry import find_game
from sandtable.language.translator import LANGUAGES, Translator
from sandtable.rulebook import ledger

FOREIGN = "there=is=no=such=thing"

REFUSED: list[tuple[str, int, dict[str, OptionValue], str, str]] = [
    ("bloodstones", 2, {"map": "broken-main"}, "BS-2.14", "The Broken Main is a map for"),
    ("bloodstones", 2, {"first_player": "3"}, "BS-18.7", "There is no player 3 at this table."),
    ("bloodstones", 2, {"factions": "corsairs"}, "BS-18.6", "“Fixed by the table”"),
    ("bloodstones", 2, {"faction_assignment": "fixed", "factions": "elves"}, "BS-1.1", "There is no faction “elves”."),
    ("bloodstones", 2, {"faction_assignment": "fixed", "factions": "corsairs"}, "BS-1.1", "2 different factions"),
    (
        "bloodstones",
        2,
        {"faction_assignment": "fixed", "factions": "corsairs,horse_lords"},
        "BS-4.9",
        "The Corsairs can be chosen only with 3 or more players",
    ),
    ("battlelore", 2, {"allies": "reluctant"}, "BL-31.1", "at this table there are 2."),
    ("battlelore", 4, {}, "BL-2.8", "only an Epic adventure"),
    ("battlelore", 2, {"mode": "lore"}, "BL-2.4", "no War Councils"),
    ("battlelore", 2, {"heroes": "on"}, "BL-23.13", "only in a Lore game"),
    ("battlelore", 2, {"campaign": "on"}, "BL-34.4", "it needs “Heroes” switched on"),
    ("battlelore", 2, {"sheets": "x"}, "BL-34.4", "they need “Campaign” switched on"),
    ("battlelore", 4, {"adventure": "bl-e1-poitiers", "deployment": "impromptu"}, "BL-33.6", "Call to Arms is for 2"),
    ("battlelore", 2, {"heroes_per_camp": "2"}, "BL-34.4", "A number of Heroes is chosen"),
    ("warlords", 4, {"scenario": "great-siege"}, "WL-1.1", "at this table there are 4."),
    ("warlords", 2, {"deck_4": "crown-and-leaf"}, "WL-4.1", "no player 4 to bring a deck"),
    ("warlords", 2, {"deck_1": "nonsense"}, "WL-4.1", "“nonsense” is neither a ready deck"),
    ("warlords", 2, {"deck_1": "Mine\n2 Nonsuch"}, "WL-4.1", "Line 2 of the deck: "),
    ("warlords", 2, {"deck_1": "Mine\n999 Marthos"}, "WL-4.1", "Line 2 of the deck: "),
    ("warlords", 2, {"deck_1": "Mine\n1 March"}, "WL-4.1", "comes with several range numbers"),
    ("warlords", 2, {"deck_1": "Mine\n7"}, "WL-4.1", "Line 2 of the deck: "),
    ("warlords", 2, {"deck_1": "# one\n# two"}, "WL-4.1", "The first line must be the name of the deck."),
    ("warlords", 2, {"deck_1": "Mine\n1 Marthos"}, "WL-3.1", "1 cards, exactly 60 are needed"),
    ("warlords", 2, {"deck_1": "Mine\n60 Militia", "deck_rules": "free"}, "WL-3.8", "has no castle"),
    ("first_blood", 2, {"points_limit": 777}, "FB-1.10", "a multiple of 50"),
    ("first_blood", 2, {"battlefield_size": "72x48"}, "FB-1.13", "None of the ready battlefields is 72″"),
]


@pytest.mark.parametrize(("game", "players", "options", "clause", "said"), REFUSED)
def test_a_set_up_is_refused_in_words(
    game: str, players: int, options: dict[str, OptionValue], clause: str, said: str
) -> None:
    spec = find_game(game)
    name, value = next(iter(options.items()), (spec.option_defs[0].name, spec.option_defs[0].default))
    wrong = spec.why_not_option(players, options, name, value)
    assert wrong is not None
    assert clause in wrong.clauses()
    assert all(ledger.clause(each).text for each in wrong.clauses())
    assert wrong.said is not None
    texts = [Translator(spec, language).format(wrong.said) for language in LANGUAGES]
    assert said in texts[0]
    assert len(set(texts)) == len(LANGUAGES)


@pytest.mark.parametrize("game", ["bloodstones", "battlelore", "warlords", "first_blood"])
def test_a_value_that_is_none_is_refused_in_words(game: str) -> None:
    """For every option: an unknown choice, a number out of range, a text that is too long."""
    spec = find_game(game)
    players = spec.players[0]
    for option in spec.option_defs:
        text = isinstance(option.default, str) and not option.choices
        value: OptionValue = "ü" if text else FOREIGN if option.choices else option.high + 1
        wrong = spec.why_not_option(players, {}, option.name, value)
        assert wrong is not None, option.name
        if wrong.said is not None:
            assert [Translator(spec, language).format(wrong.said) for language in LANGUAGES]
        assert wrong.said is not None or text, option.name


def test_a_card_too_many_is_named_in_the_language_of_the_reader() -> None:
    spec = find_game("warlords")
    wrong = spec.why_not_option(2, {}, "deck_1", "Mine\n60 Militia")
    assert wrong is not None
    assert wrong.said is not None
    texts = [Translator(spec, language).format(wrong.said) for language in LANGUAGES]
    assert texts[0].startswith("The deck of player 1: 60 copies of Militia")
    assert "Landwehr" in texts[1]
    assert wrong.clauses() == ["WL-3.3"], "the clause of what is said, not of the last rule that is broken"

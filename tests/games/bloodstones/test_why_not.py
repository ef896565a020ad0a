"""Why not: the one reason that holds, for areas, tiles, units, buttons and numbers, and its sentence."""

from __future__ import annotations

import pytest

from sandtable.core.engine.decision import Target
from sandtable.core.engine.kinds import ASKED, WORD
from sandtable.core.interaction.why_not import ask_about, kind_number, why_not_asked
from sandtable.core.registry import find_game
from sandtable.games.bloodstones.spec import SPEC
from sandtable.language.translator import Translator
from tests.games.bloodstones.steps import ends_from
from tests.games.bloodstones.support import Table, unit


def why(t: Table, target: Target) -> list[str]:
    asked = t.st.decision
    assert asked is not None
    return SPEC.presentation.why_not(t.st.seen_by(asked.seat), asked.seat, target)


def word(t: Table, text: str) -> Target:
    asked = t.st.decision
    assert asked is not None
    return (WORD, next(n for n, known in SPEC.kinds[asked.kind].words.items() if known == text))


def not_asked(t: Table, seat: int, kind: str) -> list[str]:
    return list(why_not_asked(SPEC, t.st.seen_by(seat), seat, kind).clauses)


def sentence(t: Table, target: Target, language: str) -> str:
    asked = t.st.decision
    assert asked is not None
    said = ask_about(SPEC, t.st.seen_by(asked.seat), asked.seat, target).sentence
    assert said is not None
    return Translator(find_game("bloodstones"), language, ("Ada", "Bo")).format(said)


def building() -> Table:
    t = Table("dragon_riders", "horse_lords", "hill_folk", "necromancers").units(1, "tollen", "citadel")
    return t.hand(1, "swords", "ship", "skirmishers", "shield").main(1).pick("build")


def moving() -> Table:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "swords", "swords", "castle").hand(0, "shield").main(0)
    return t.pick("move", "kingsacre")


def test_a_place_is_not_judged_by_the_other_tiles_of_the_hand() -> None:
    t = building()
    assert why(t, ("area", t.area("sickleford"))) == ["BS-8.6"], "a ship in hand says nothing about land"
    sea = next(a for a in range(t.st.rules.areas) if t.st.is_sea(a) and ("area", a) not in offered(t))
    assert why(t, ("area", sea)) == ["BS-8.7"], "nor swords about the sea"


def offered(t: Table) -> set[Target]:
    asked = t.st.decision
    assert asked is not None
    return {target for pick in asked.options for target in SPEC.notation.targets_of(asked, pick)}


def test_what_is_offered_is_not_refused() -> None:
    t = building()
    assert why(t, ("area", t.area("tollen"))) == []
    assert why(t, ("tile", unit("swords"))) == []


def test_units_can_be_asked_about_while_numbers_are_asked_for() -> None:
    t = moving()
    assert t.kind == "move_units"
    assert ("unit", unit("castle")) in SPEC.presentation.targets(t.st)
    assert why(t, ("unit", unit("castle"))) == ["BS-9.12"]
    assert sentence(t, ("unit", unit("castle")), "de") == "Zitadellen und Burgen bewegen sich nie."


@pytest.mark.parametrize(("number", "clause"), [(3, "BS-9.1"), (1, ""), (0, "BS-9.1")])
def test_numbers_of_units(number: int, clause: str) -> None:
    assert why(moving(), ("count", number)) == ([clause] if clause else [])


def test_a_number_that_the_pips_do_not_pay() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", *["swords"] * 4).hand(0, "swords").main(0)
    t.pick("move", "kingsacre")
    assert t.kind == "move_units"
    paid = len([n for n in t.options if n != "0"])
    assert paid < 4 or why(t, ("count", 4)) == []
    if paid < 4:
        assert why(t, ("count", 4)) == ["BS-9.8"]
        assert "4" in sentence(t, ("count", 4), "en")


def test_a_move_that_has_begun_has_a_step() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "swords").units(0, "larkfield", "shield")
    t.hand(0, "leader").main(0).pick("move")
    assert why(t, word(t, "end-move")) == ["BS-9.1"]
    assert why(t, ("tile", unit("leader"))) == ["BS-9.8"], "no step to pay for yet"


def test_a_chain_of_ships_broken_by_an_enemy_says_where() -> None:
    t = Table("hill_folk", "dragon_riders").units(0, "alderholt", "swords").hand(0, "blank")
    t.units(0, "coldmouth", "ship").units(0, "gull-deep", "ship").units(1, "gull-deep", "dragon").main(0)
    ends_from(t, "alderholt")
    oxmead: Target = ("area", t.area("oxmead"))
    assert why(t, oxmead) == ["BS-9.26"]
    told = [sentence(t, oxmead, language) for language in ("en", "de")]
    assert told == [
        "The chain of your ships is broken: units of Bo are in Gull Deep.",
        "Die Kette deiner Schiffe ist unterbrochen: In Möwentief sind Einheiten von Bo.",
    ]


def test_the_figures_of_a_refusal() -> None:
    t = Table("hill_folk", "horse_lords").villages(0, "dunmere").hand(0, "castle").main(0)
    assert "build" not in t.options
    t = Table("horse_lords", "hill_folk").villages(0, "dunmere").villages(0, "larkfield")
    t.hand(0, "castle", "skirmishers").main(0).pick("build")
    assert t.kind == "build_unit"
    assert why(t, ("tile", unit("castle"))) == ["BS-8.9"]
    told = [sentence(t, ("tile", unit("castle")), language) for language in ("en", "de")]
    assert told == [
        "Build cost of Castle: 2. You have one other tile in hand.",
        "Burg: Platzierungskosten 2, du hast ein anderes Handplättchen.",
    ]


def test_why_a_player_is_not_asked() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "swords").hand(0, "leader").main(0)
    assert not_asked(t, 0, "main_action") == []
    assert not_asked(t, 0, "") == []
    assert not_asked(t, 1, "main_action") == ["BS-5.1"], "another's turn"
    assert not_asked(t, 1, "") == ["BS-5.1"]
    assert not_asked(t, 0, "capture_tile") == ["BS-6.2", "BS-5.2"], "the phase passed: nothing to capture"
    assert not_asked(t, 0, "undead_step") == ["BS-5.4"]
    assert not_asked(t, 0, "construct_tile") == ["BS-5.2"], "a later phase"
    assert not_asked(t, 0, "battle") == ["BS-10.1"], "nobody to fight"
    assert not_asked(t, 1, "withdraw") == ["BS-10.6"]
    said = ask_about(SPEC, t.st.seen_by(1), 1, (ASKED, kind_number(SPEC, ""))).sentence
    assert said is not None
    assert Translator(find_game("bloodstones"), "de", ("Ada", "Bo")).format(said) == "Am Zug ist Ada."


# -- a referee's findings ----------------------------------------------------------------------------------------------


def told(t: Table, target: Target, *given: Target) -> tuple[list[str], str]:
    """The clauses and the English sentence, with what is chosen already."""
    asked = t.st.decision
    assert asked is not None
    reply = ask_about(SPEC, t.st.seen_by(asked.seat), asked.seat, target, given)
    for language in ("en", "de"):
        assert reply.sentence is not None
        said = Translator(find_game("bloodstones"), language, ("Ada", "Bo", "Cy", "Di")).format(reply.sentence)
        if language == "en":
            english = said
    return list(reply.clauses), english


def test_a_tile_and_its_place_are_judged_together() -> None:
    t = Table("dragon_riders", "horse_lords", "hill_folk", "necromancers").units(1, "saltwick", "citadel")
    t.hand(1, "swords", "ship", "skirmishers", "shield").main(1).pick("build")
    sea = t.st.rules.sea_adjacent[t.area("saltwick")][0]
    land, ship, swords = ("area", t.area("saltwick")), ("tile", unit("ship")), ("tile", unit("swords"))
    name = Translator(find_game("bloodstones"), "en").part(t.st, "area", sea)
    assert told(t, ship, land) == (["BS-8.7"], "Saltwick is land: ships are built at sea.")
    assert told(t, land, ship) == (["BS-8.7"], "Saltwick is land: ships are built at sea.")
    apart = (["BS-8.6"], f"In {name} you have neither a village nor your citadel.")
    assert told(t, swords, ("area", sea)) == apart
    assert told(t, ("area", sea), swords) == apart


def test_an_opponent_and_an_area_are_judged_together() -> None:
    t = Table("horse_lords", "hill_folk", "necromancers", "dragon_riders").units(0, "tollen", "swords")
    t.units(1, "tollen", "swords").units(0, "oxgate", "swords").units(2, "oxgate", "swords")
    t.main(0).pick("battle")
    here, there = ("area", t.area("tollen")), ("area", t.area("oxgate"))
    assert told(t, ("seat", 2), here) == (["BS-10.1"], "Cy has no units in Tollen.")
    assert told(t, there, ("seat", 1)) == (["BS-10.1"], "Bo has no units in Oxgate.")
    assert told(t, ("seat", 0)) == (["BS-10.1"], "You cannot fight yourself.")
    assert told(t, ("seat", 3)) == (["BS-10.1"], "Di has no units in an area with units of yours.")
    assert told(t, ("area", t.area("sickleford")))[1] == "You have no unit in Sickleford."


def test_a_village_that_cannot_be_captured_names_the_one_cause() -> None:
    t = (
        Table("horse_lords", "hill_folk", "necromancers", "dragon_riders")
        .units(0, "tollen", "swords")
        .villages(1, "tollen", 1)
        .units(0, "dunlow", "swords")
        .villages(3, "dunlow", 1)
    )
    t.villages(0, "oxgate", 1).villages(2, "sickleford", 1).hand(0, "swords").turn(0)
    assert t.kind == "capture_tile"
    assert told(t, ("area", t.area("oxgate"))) == (["BS-6.2"], "The village in Oxgate is your own.")
    assert told(t, ("area", t.area("sickleford"))) == (["BS-6.2"], "You have no unit in Sickleford.")
    assert told(t, ("area", t.area("wainrut"))) == (["BS-6.2"], "There is no village in Wainrut.")
    t.pick("swords")
    assert told(t, ("seat", 0)) == (["BS-6.2"], "You cannot capture your own villages.")
    assert told(t, ("seat", 2), ("area", t.area("tollen"))) == (["BS-6.2"], "Cy has no village in Tollen.")
    assert told(t, ("area", t.area("sickleford")), ("seat", 1)) == (["BS-6.2"], "You have no unit in Sickleford.")


def test_who_begins_another_action_is_not_asked_about_this_one() -> None:
    t = moving()
    assert not_asked(t, 0, "build_unit") == ["BS-19.8"], "when something is built"
    assert not_asked(t, 0, "build_pay") == ["BS-19.8"]
    t.units(0, "hollin", "swords").units(1, "hollin", "swords")
    assert not_asked(t, 0, "battle") == ["BS-19.10"], "there are units beside enemies, but a move has begun"
    assert not_asked(t, 0, "move_from") == ["BS-19.9"]


def test_why_nothing_is_asked_names_who_is() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "swords").units(1, "dunmere", "swords")
    t.main(0).pick("battle")
    assert t.kind == "withdraw"
    said = ask_about(SPEC, t.st.seen_by(0), 0, (ASKED, -1)).sentence
    assert said is not None
    assert Translator(find_game("bloodstones"), "en", ("Ada", "Bo")).format(said).endswith("Now Bo has to decide.")


def test_a_chain_names_the_enemy_that_is_on_it() -> None:
    """Another sea area of the chain is held too, but does not lie on the way (BS-9.26)."""
    t = Table("horse_lords", "hill_folk", "necromancers", "dragon_riders").hand(0, "swords", "swords")
    t.units(0, "saltwick", "swords").units(0, "widows-reach", "ship").units(0, "mourning-sea", "ship")
    t.units(1, "widows-reach", "ship").units(2, "mourning-sea", "ship").main(0).pick("move")
    assert "units of Bo are in Widow's Reach" in told(t, ("area", t.area("teardrop-haven")))[1]


def test_a_unit_that_cannot_make_the_chosen_step_names_where_it_goes() -> None:
    t = Table("dragon_riders", "horse_lords", "hill_folk", "necromancers").hand(0, "swords")
    t.units(0, "saltwick", "swords", "dragon", "dragon").main(0).pick("move", "widows-reach")
    assert told(t, ("unit", unit("swords"))) == (
        ["BS-2.6"],
        "Widow's Reach is sea: only ships and Dragons may stop there.",
    )

"""Refusals of rules that random games rarely bring about."""

from __future__ import annotations

import pytest

from tests.games.warlords.refused import card, place
from tests.games.warlords.support import Table
from tests.games.warlords.test_legality import searching, told


@pytest.mark.clause("WL-15.6", "WL-15.7", "WL-15.10")
@pytest.mark.parametrize(
    ("castle", "linked", "march", "refused"),
    [
        ("Cragmorton", (), 1, ("WL-15.6", "Lord Bane does not fly, and the castle can be reached only by air.")),
        ("Citadel of Fire", (), 1, ("WL-15.7", "Lord Bane is On Patrol and cannot intercept at a castle in the sea.")),
        ("Khamar", (), 2, ("WL-15.10", "Lord Bane is On Campaign and not all fast, so it comes too late.")),
        ("Khamar", ("Longships",), 1, ("WL-15.9", "Lord Bane is At Sea and intercepts only at ports.")),
    ],
)
def test_a_stack_that_cannot_intercept_here(
    castle: str, linked: tuple[str, ...], march: int, refused: tuple[str, str]
) -> None:
    """Another stack could, so the question is asked."""
    by_sea = castle == "Citadel of Fire"
    t = Table().castle(0, "Marthos").castle(1, castle, "Militia")
    t.stack(0, "Sir Corvane", *(("War Galleys",) if by_sea else ()), "Griffins", march=1 if by_sea else 2)
    t.stack(1, "Lord Bane", *linked, march=march).hand(0, "Battle 5").hand(1, "Battle 3")
    t.stack(1, "Hrodgar Skyfist", "Longships" if by_sea else "Griffins", march=1)
    t.step("battles").pick(f"Sir Corvane {castle}", "assault Battle 5")
    assert (t.kind, t.seat) == ("intercept", 1)
    assert told(t, place(t, "Lord Bane")) == refused


def explored(t: Table, answer: str) -> Table:
    """The table after a search."""
    t.pick(answer)
    while t.kind == "hazard":
        t.pick("pass")
    return t


@pytest.mark.clause("WL-20.1", "WL-20.3")
def test_ruins_whose_explorers_have_explored() -> None:
    at_home = explored(searching().lying(0, "Nirn's Crypt").hand(0, "Lightsword"), "Sir Corvane Gemhold Stone Colossus")
    done = "only a stack On Patrol could search it, and yours have explored this turn."
    assert told(at_home, card("Nirn's Crypt")) == ("WL-20.1", f"Nirn's Crypt is a ruin of yours: {done}")
    assert told(at_home, place(at_home, "Sir Corvane")) == ("WL-20.3", "Sir Corvane has explored in this turn.")


@pytest.mark.clause("WL-20.7")
def test_an_ally_without_room_in_the_stack_that_searches() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=2).lying(1, "Dragon Halls")
    t.stack(0, "Old Gunnolf", "Archers", "Militia", "Heavy Infantry", march=1).lying(0, "Gemhold")
    t.hand(0, "Barrow Wights").step("explore")
    there = ("WL-20.7", "No stack that could search Gemhold has room for Barrow Wights.")
    assert told(t, card("Gemhold"), card("Barrow Wights")) == there
    assert told(t, place(t, "Old Gunnolf"), card("Barrow Wights")) == (
        "WL-20.7",
        "Old Gunnolf has no room for Barrow Wights.",
    )


@pytest.mark.clause("WL-6.9", "WL-12.2")
def test_a_spell_that_finds_no_room_and_an_artefact_that_has_cast() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Lord Bane", "Militia")
    t.stack(0, "Old Gunnolf", "Orb of Loriel", "Archers", "Militia", "Heavy Infantry")
    t.hand(0, "Charm", "Enfeeble").step("spells")
    room = "Cast through Orb of Loriel, Charm finds no room: the stack that would take the army is full."
    assert told(t, card("Orb of Loriel"), card("Charm")) == ("WL-6.9", room)
    for beside in ((), (card("Enfeeble"),)):
        assert told(t, card("Charm"), *beside) == ("WL-6.9", "The hero who would cast Charm has no room in his stack.")
    t.stack(0, "Sir Corvane", "Ring of Power").pick("Enfeeble Orb of Loriel", "Lord Bane")
    assert told(t, card("Orb of Loriel")) == ("WL-12.2", "Orb of Loriel has cast its one spell of this turn.")
    cast = "Old Gunnolf carries Orb of Loriel, which has cast its one spell of this turn."
    assert told(t, place(t, "Old Gunnolf")) == ("WL-12.2", cast)


@pytest.mark.clause("WL-9.18")
def test_nothing_is_bought_with_an_empty_hand() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Militia").step("revenue")
    assert (t.kind, t.hand_of(0)) == ("spend", [])
    assert told(t, place(t, "Marthos")) == ("WL-9.18", "You hold nothing that could be added to Marthos.")

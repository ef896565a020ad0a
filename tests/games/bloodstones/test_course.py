"""The statistics of each player on the page after the game: nothing is missed, however it happened."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.core.scene.statistics import count_event
from sandtable.games.bloodstones.spec import SPEC
from sandtable.games.bloodstones.state import State
from tests.games.bloodstones.fights import HIGH_FOUR, LOW, fight
from tests.games.bloodstones.playing import fixed, random_game
from tests.games.bloodstones.steps import walk
from tests.games.bloodstones.support import Table
from tests.support import clause

Tally = Counter[tuple[str, int]]


def tally(st: State) -> Tally:
    """What the last step adds to the statistics, by name and seat."""
    found: Tally = Counter()
    for event in st.events:
        deed = count_event(SPEC.presentation.tallies, event[0], event[1], SPEC.presentation.actor_of(st, event))
        if deed is not None:
            found[deed.label, deed.seat] += deed.n
    return found


@clause("BS-11.17")
def test_units_without_a_way_to_retreat_are_lost() -> None:
    t = Table("horse_lords", "dragon_riders", map="tyrants-lament").villages(0, "fetterwood")
    t.units(0, "gaolers-isle", "swords", "swords", "swords").units(1, "gaolers-isle", "swords", "shield")
    fight(t, "gaolers-isle", HIGH_FOUR, LOW)
    assert tally(t.st)["tally-units-lost", 1] == 2


@clause("BS-9.24")
def test_a_ship_passage_is_a_move() -> None:
    t = Table("horse_lords", "dragon_riders", map="tyrants-lament").hand(0, "blank", "blank")
    t.units(0, "saltwick", "swords").units(0, "widows-reach", "ship").main()
    walk(t, "saltwick", "gaolers-isle", "swords", pay=("blank",))
    assert tally(t.st)["tally-moves", 0] == 1


@clause("BS-16.9")
def test_the_final_captures_are_villages_taken() -> None:
    t = Table("horse_lords", "dragon_riders").units(0, "hollin", "swords").villages(1, "hollin", 2).ending(0)
    assert tally(t.st)["tally-captured", 0] == 2


@pytest.mark.parametrize("seed", range(4))
def test_built_and_lost_units_are_those_on_the_map(seed: int) -> None:
    """Everything placed, built or raised is still there or lost. No Dragons, which leave without being lost."""
    total: Tally = Counter()
    for st in random_game(3, seed, **fixed("chaos_horde", "corsairs", "necromancers"), max_rounds=25):
        total += tally(st)
        for key, args, _, _ in st.events:
            if key in ("citadel", "start_units", "raise"):
                assert isinstance(args[0], int)
                total["placed", args[0]] += args[1] if key == "raise" else 1  # type: ignore[operator]
        if not st.round:
            continue
        for seat in range(st.players):
            there = sum(len(force) for force in st.units[seat])
            assert there == total["placed", seat] + total["tally-built", seat] - total["tally-units-lost", seat]
    assert total["tally-units-lost", 0] + total["tally-units-lost", 1] + total["tally-units-lost", 2] > 0

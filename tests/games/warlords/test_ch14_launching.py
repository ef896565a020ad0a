"""Chapter 14: who may launch what at whom, and with which cards."""

from __future__ import annotations

import pytest

from sandtable.games.warlords.board import TRUCE
from sandtable.games.warlords.permissions import CANNOT_FLY, why_not_attack
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.tables.statuses import ASSAULT, FIELD, SIEGE
from tests.games.warlords.support import Table
from tests.support import clause

ATTACKS = {"F": FIELD, "A": ASSAULT, "S": SIEGE, "R": ASSAULT}

MATRIX = """
            encamped in_port on_patrol on_campaign at_sea stormbound own_siege other_siege inland port sea_only fly_only
encamped    -        -       -         -           -      -          -         -           -      -    -        -
in_port     -        -       -         -           -      -          -         -           -      -    -        -
on_patrol   -        -       -         -           -      -          F         -           -      -    -        -
on_campaign F        F       F         F           -      -          -         F           AS     A    -        -
flying      F        F       F         F           -      -          -         F           AS     A    -        AS
at_sea      -        F       -         -           F      -          -         -           R      ASR  ASR      -
stormbound  -        -       -         -           -      -          -         -           -      -    -        -
"""


def active(kind: str) -> Table:
    """Three players: the first one's stack with this status, and all kinds of targets of the second."""
    t = Table(3)
    t.castle(0, "Kor").castle(2, "Gluk", "Militia")
    linked = {"in_port": ("Longships",), "at_sea": ("Longships",), "stormbound": ("Longships", "Squall")}.get(kind, ())
    march = {"on_patrol": 1, "on_campaign": 2, "flying": 2, "at_sea": 1, "stormbound": 1}.get(kind, 0)
    t.stack(0, "Aldric Sunmantle", *linked, *(("Griffins",) if kind == "flying" else ("Militia",)), march=march)
    t.stack(1, "Hrodgar Skyfist").stack(1, "Ymra Stormcaller", "Iron Barges").stack(1, "Brakka Stonehand", march=1)
    t.stack(1, "Borrik Deepdelver", march=2).stack(1, "Hilda Ironbraid", "War Galleys", march=1)
    t.stack(1, "Old Gunnolf", "Merchant Cogs", "Gale", march=1)
    t.stack(1, "Durgan Coalbeard", march=2).besiege("Durgan Coalbeard", "Kor")
    t.stack(1, "Kazrin Runekeeper", march=2).besiege("Kazrin Runekeeper", "Gluk")
    t.castle(1, "Khamar", "Militia").castle(1, "Ohmsmouth", "Militia")
    t.castle(1, "Citadel of Fire", "Militia").castle(1, "Cragmorton", "Militia")
    return t


TARGETS = (
    "Hrodgar Skyfist",
    "Ymra Stormcaller",
    "Brakka Stonehand",
    "Borrik Deepdelver",
    "Hilda Ironbraid",
    "Old Gunnolf",
    "Durgan Coalbeard",
    "Kazrin Runekeeper",
    "Khamar",
    "Ohmsmouth",
    "Citadel of Fire",
    "Cragmorton",
)


@clause(
    "WL-14.13", "WL-14.14", "WL-14.15", "WL-14.16", "WL-14.17", "WL-14.18", "WL-14.19", "WL-14.20", "WL-14.22", "WL-14.23",
    "WL-14.26", "WL-14.27", "WL-14.28", "WL-14.29", "WL-14.30", "WL-13.15", "WL-13.16", "WL-13.17",
)  # fmt: skip
@pytest.mark.parametrize("row", MATRIX.strip().splitlines()[1:])
def test_wl_14_26_the_whole_matrix(row: str) -> None:
    kind, *cells = row.split()
    t = active(kind)
    stack = t.place("Aldric Sunmantle")
    assert t.status("Aldric Sunmantle") == ("on_campaign" if kind == "flying" else kind)
    for target, cell in zip(TARGETS, cells, strict=True):
        for letter, attack in ATTACKS.items():
            reason = why_not_attack(t.st, stack, t.place(target), attack, letter == "R")
            assert (reason is None) == (letter in cell), (kind, target, letter, reason)


@clause("WL-13.18", "WL-13.19", "WL-13.20", "WL-14.19")
def test_wl_13_19_only_flyers_attack_flyers_except_while_besieging() -> None:
    t = Table(3).castle(2, "Gluk", "Militia")
    t.stack(0, "Aldric Sunmantle", "Militia", march=2).stack(0, "Sir Corvane", "Griffins", march=2)
    t.stack(1, "Hrodgar Skyfist", "Gargoyles", march=2)
    walker, flyer, foe = t.place("Aldric Sunmantle"), t.place("Sir Corvane"), t.place("Hrodgar Skyfist")
    assert why_not_attack(t.st, walker, foe, FIELD, False) is CANNOT_FLY
    assert why_not_attack(t.st, flyer, foe, FIELD, False) is None
    t.besiege("Hrodgar Skyfist", "Gluk")
    assert why_not_attack(t.st, walker, foe, FIELD, False) is None


def marching() -> Table:
    """A stack On Campaign facing a castle with one army and a stack in camp."""
    t = Table().castle(0, "Marthos").castle(1, "Khamar", "Militia").stack(1, "Hrodgar Skyfist", "Light Infantry")
    return t.stack(0, "Sir Corvane", "Heavy Infantry", "Order of the Sun", march=2)


@clause("WL-14.1", "WL-14.5", "WL-14.6", "WL-14.32")
def test_wl_14_6_a_field_battle_needs_a_battle_or_ambush_card() -> None:
    t = marching().hand(0, "Battle 5", "Ambush 6", "Pillage 3", "March").hand(1, "Battle 0").step("battles")
    t.pick("Sir Corvane Hrodgar Skyfist")
    assert t.options == ["field Battle 5", "field Ambush 6"]
    t.top(0, 4, 4, 4, 4)
    t.pick("field Battle 5")
    assert t.pile_of(0)[0] == "Battle"
    assert t.hand_of(0) == ["Ambush", "March", "Pillage"]


@clause("WL-14.1", "WL-14.7", "WL-14.8")
def test_wl_14_7_cards_of_assaults_and_sieges() -> None:
    t = marching().hand(0, "Battle 5", "Ambush 6", "Pillage 3", "Raze 0", "Traitor 7", "Raid 7").step("battles")
    t.pick("Sir Corvane Khamar")
    assert t.options == [
        "assault Battle 5",
        "assault Pillage 3",
        "assault Raze 0",
        "assault Traitor 7",
        "siege Battle 5",
    ]


@clause("WL-14.7", "WL-14.8", "WL-14.9", "WL-14.31", "WL-1.29")
def test_wl_14_9_a_capital_needs_two_identical_cards() -> None:
    t = marching()
    t.st.link(t.place("Khamar"), t.take(1, "Capital"))
    t.hand(0, "Battle 5", "Pillage 3", "Raze 0", "Raze 1", "Battle 6").step("battles").pick("Sir Corvane Khamar")
    assert t.options == [
        "assault Battle 5",
        "assault Battle 6",
        "assault Raze 0",
        "assault Raze 1",
        "siege Battle 5",
        "siege Battle 6",
    ]
    t.pick("siege Battle 6")
    assert (t.kind, t.options) == ("second_card", ["Battle 5"])
    t.pick("Battle 5")
    assert t.pile_of(0) == ["Battle", "Battle"]
    assert t.status("Sir Corvane") == "besieging"
    alone = marching()
    alone.st.link(alone.place("Khamar"), alone.take(1, "Capital"))
    alone.hand(0, "Battle 5", "Pillage 3").step("battles")
    assert "Sir Corvane Khamar" not in alone.options


@clause("WL-14.3", "WL-14.4", "WL-14.33")
def test_wl_14_3_one_launch_for_each_star() -> None:
    t = marching().hand(0, "Battle 5", "Battle 6").step("battles")
    t.top(0, 9, 9, 1, 0, 0).pick("Sir Corvane Hrodgar Skyfist", "field Battle 5")
    assert t.kind != "battles", "Sir Corvane has one star"
    two = Table(scenario="five-castles").castle(0, "Marthos")
    two.castle(1, "Khamar").castle(1, "Khorfe").castle(1, "Stormheim")
    two.stack(0, "Aldric Sunmantle", "Militia", march=2).hand(0, "Raze 0", "Raze 1", "Raze 5").step("battles")
    two.pick("Aldric Sunmantle Khamar", "assault Raze 0")
    assert two.kind == "battles"
    two.pick("Aldric Sunmantle Khorfe", "assault Raze 1")
    assert two.kind != "battles", "Aldric has two stars"
    other = marching().stack(0, "Aldric Sunmantle", march=2).hand(0, "Battle 5", "Battle 6").step("battles")
    other.top(0, 0, 0, 1, 0, 0).pick("Sir Corvane Hrodgar Skyfist", "field Battle 5")
    while other.kind != "battles":
        other.pick(other.options[0])
    assert other.options == ["Aldric Sunmantle Khamar", "Aldric Sunmantle Hrodgar Skyfist", "end"], "each its own"
    assert other.why_not("place", "Sir Corvane") == ["WL-14.3"]


@clause("WL-5.13", "WL-3.12")
def test_wl_5_13_no_attack_in_the_truce() -> None:
    t = marching().hand(0, "Battle 5")
    t.st.round = 1
    t.step("battles")
    assert t.kind != "battles"
    free = Table(truce=0).castle(1, "Khamar").stack(0, "Sir Corvane", march=2).hand(0, "Battle 5")
    free.st.round = 1
    assert free.step("battles").options == ["Sir Corvane Khamar", "end"]


@clause("WL-14.24", "WL-14.25")
def test_wl_14_24_no_siege_of_an_empty_or_besieged_castle() -> None:
    t = Table(3).castle(1, "Khamar", "Militia").castle(1, "Khorfe").stack(2, "Lord Bane", march=2)
    t.besiege("Lord Bane", "Khamar").stack(0, "Aldric Sunmantle", march=2).hand(0, "Battle 5").step("battles")
    t.pick("Aldric Sunmantle Khamar")
    assert t.options == ["assault Battle 5"]
    empty = Table().castle(1, "Khorfe").stack(0, "Aldric Sunmantle", march=2).hand(0, "Battle 5").step("battles")
    assert empty.pick("Aldric Sunmantle Khorfe").options == ["assault Battle 5"]


@clause("WL-14.10", "WL-14.12", "WL-14.2")
def test_wl_14_12_a_target_belongs_to_an_opponent() -> None:
    t = marching().hand(0, "Battle 5").step("battles")
    assert t.options == ["Sir Corvane Khamar", "Sir Corvane Hrodgar Skyfist", "end"]
    assert t.why_not("place", "Marthos") == ["WL-14.2"]


@clause("WL-14.21", "WL-19.10")
def test_wl_14_21_a_besieger_abandons_first_and_attacks_at_once() -> None:
    t = marching().besiege("Sir Corvane", "Khamar").hand(0, "Battle 5").step("battles")
    assert t.options == ["Sir Corvane", "end"]
    assert t.why_not("place", "Hrodgar Skyfist") == ["WL-14.21"]
    t.pick("Sir Corvane")
    assert t.status("Sir Corvane") == "on_campaign"
    assert "Sir Corvane Khamar" in t.options


def test_a_sworn_truce_keeps_both_from_launching() -> None:
    for sworn in ((TRUCE, 0, 1), (TRUCE, 1, 0)):
        t = marching().hand(0, "Battle 5", "Battle 6").step("battles")
        t.st.lasting.append(sworn)
        t.st.decision = None
        t.st.run()
        assert t.options == ["end"]
        assert t.why_not("place", "Khamar") == ["WL-1.27"]


@clause("WL-13.22", "WL-13.19", "WL-14.19")
def test_wl_13_22_a_besieger_of_a_fly_only_castle_is_attacked_normally() -> None:
    t = Table(3).castle(0, "Cragmorton", "Militia").castle(1, "Khamar").castle(2, "Kor")
    t.stack(1, "Hrodgar Skyfist", "Griffins", march=2).besiege("Hrodgar Skyfist", "Cragmorton")
    t.stack(0, "Sir Corvane", "Militia", march=1).stack(2, "Lord Bane", "Orc Mob", march=2)
    t.hand(0, "Battle 5").hand(2, "Battle 0").step("battles")
    assert "Sir Corvane Hrodgar Skyfist" in t.options, "a patrol on foot relieves the castle"
    t.step("battles", 2)
    assert "Lord Bane Hrodgar Skyfist" in t.options
    t.st.end_siege(t.place("Cragmorton"))
    t.step("battles", 2)
    assert "Lord Bane Hrodgar Skyfist" not in t.options, "in the air again"


@clause("WL-14.11")
def test_wl_14_11_stacks_never_combine() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Mercenaries", march=2)
    t.stack(0, "Aldric Sunmantle", "Mercenaries", march=2).stack(1, "Hrodgar Skyfist", "Militia")
    t.stack(1, "Ymra Stormcaller", "Mercenaries").hand(0, "Battle 5").step("battles")
    assert all(len(option) == 2 for option in t.decision.options if not isinstance(option, int)), "one against one"
    t.pick("Sir Corvane Hrodgar Skyfist", "field Battle 5")
    assert t.events("battle_values")[0][:4] == (0, 13, 1, 9), "nobody helps on either side"


@clause("WL-14.32", "WL-14.7")
def test_a_dealt_hand_holds_what_an_announced_attack_needs() -> None:
    """When an attack is being announced, everyone knows that its player holds a card for it."""
    t = Table().castle(0, "Marthos").castle(1, "Khamar", "Capital").stack(0, "Sir Corvane", "Militia", march=2)
    t.hand(0, "Battle 5", "Battle 6", "March", "Militia", "Archers").step("battles").pick("Sir Corvane Khamar")
    for seed in range(30):
        st = SPEC.redeal(t.st.seen_by(1), seed)
        assert st.decision is not None
        assert st.decision.kind == "attack"
        assert st.decision.options, "a pair"
    t.pick("assault Battle 5")
    assert t.kind == "second_card"
    for seed in range(30):
        st = SPEC.redeal(t.st.seen_by(1), seed)
        assert st.decision is not None
        assert st.decision.options
        SPEC.check_sound(st)

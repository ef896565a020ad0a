"""Every diplomacy card, terrain, weather, calamity, spell and card of the march/battle group is played.

Tables are tried with all ten numbers. `test_every_card_is_played` keeps the list complete.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandtable.games.warlords.battle.field import terrain_value
from sandtable.games.warlords.battle.values import castle_defence, hero_value, in_differential
from sandtable.games.warlords.stacks import capacity, flies, stars
from sandtable.games.warlords.tables.cards import (
    AMBUSH,
    BATTLE,
    CALAMITY,
    DIPLOMACY,
    HAZARDS,
    INSTANT,
    MARCH,
    OUTCOME_IDS,
    OUTCOMES,
    PERSISTENT,
    PILLAGE,
    PRINTINGS,
    PROMOTION,
    RACE_IDS,
    RAID,
    RAZE,
    REVENGE,
    SPELL,
    SUCCESS,
    TERRAIN,
    THIRD,
    TRAITOR,
    TYPE_IDS,
    WEATHER,
    CardDef,
)
from tests.games.warlords import test_cards_in_play
from tests.games.warlords.support import Table, printings

PLAYED = {
    *(DIPLOMACY, TERRAIN, WEATHER, CALAMITY, SPELL),
    *(MARCH, BATTLE, AMBUSH, RAID, PILLAGE, RAZE, TRAITOR, PROMOTION, REVENGE),
}
"""The types of card that this file plays, each by a test over all its cards."""


def test_every_card_is_played() -> None:
    assert set(range(len(TYPE_IDS))) == test_cards_in_play.PLAYED | PLAYED
    assert not test_cards_in_play.PLAYED & PLAYED
    assert set(SPELLS) == names_of(SPELL)
    assert set(TREATIES) == names_of(DIPLOMACY)
    assert set(STRUCK) == {card.op for card in PRINTINGS if card.type == CALAMITY}


def names_of(kind: int) -> set[str]:
    return {card.name for card in PRINTINGS if card.type == kind}


def every(*kinds: int) -> pytest.MarkDecorator:
    cards = [card for card in PRINTINGS if card.type in kinds]
    return pytest.mark.parametrize("card", cards, ids=[card.id for card in cards])


def called(card: CardDef) -> str:
    """The name of a card in the tests: with its range number if it has several printings."""
    return f"{card.name} {card.range}" if len(printings(card.name)) > 1 else card.name


def board(*hand: str) -> Table:
    """A board with some of everything; the first player is a mage."""
    t = Table(scenario="five-castles").castle(0, "Marthos", "Militia").castle(0, "Hereuth", "Famine")
    t.stack(0, "Sir Corvane", "Orb of Loriel", "Light Infantry").stack(0, "Aldric Sunmantle", "Heavy Infantry", march=2)
    t.castle(1, "Khamar", "Archers", "Capital").castle(1, "Khorfe", "Market")
    t.stack(1, "Hrodgar Skyfist", "Light Infantry", "The Deep Guard", "The Green Man", "Lightsword", march=1)
    t.stack(1, "Ymra Stormcaller", "Longships", march=1).stack(1, "Brakka Stonehand", "Iron Barges", "Squall", march=1)
    t.discards(0, "March 5", "Cavalry", "Darksword", "Caelith Silverbough")
    return t.hand(0, *hand).hand(1, "March 2", "Battle 5")


def answer(t: Table, picks: tuple[str, ...]) -> Table:
    """Answer with these picks when asked. Questions with a single answer are not asked."""
    for pick in picks:
        if pick in t.options:
            t.pick(pick)
    return t


See = Callable[[Table], object]

# -- spells --------------------------------------------------------------------------------------------------------------

SPELLS: dict[str, tuple[int, tuple[str, ...], See, object, object]] = {
    # who checks, the target, what is compared, before, after a success
    "Teleport": (0, ("Marthos Sir Corvane", "Militia"), lambda t: t.linked("Marthos"), ["Militia"], []),
    "Fireball": (
        1,
        ("Hrodgar Skyfist", "The Green Man"),
        lambda t: t.is_in_play("The Green Man"),
        True,
        False,
    ),
    "Lightning Storm": (
        1,
        ("Hrodgar Skyfist", "The Green Man", "Light Infantry"),
        lambda t: len(t.linked("Hrodgar Skyfist")),
        5,
        3,
    ),
    "Confusion": (1, ("Hrodgar Skyfist",), lambda t: t.status("Hrodgar Skyfist"), "on_patrol", "encamped"),
    "Haste": (0, ("Sir Corvane", "March 5"), lambda t: t.status("Sir Corvane"), "encamped", "on_patrol"),
    "Dispel Magic": (1, ("Lightsword Hrodgar Skyfist",), lambda t: t.is_in_play("Lightsword"), True, False),
    "Mend the Fallen": (0, ("Sir Corvane", "Cavalry"), lambda t: t.is_in_play("Cavalry"), False, True),
    "Wall of Stone": (1, ("Khamar",), lambda t: castle_defence(t.st, t.place("Khamar"), 0), 2, 6),
    "Crumble": (1, ("Khamar", "Capital"), lambda t: t.linked("Khamar"), ["Archers", "Capital"], ["Archers"]),
    "Calm the Waters": (1, ("Brakka Stonehand",), lambda t: t.status("Brakka Stonehand"), "stormbound", "at_sea"),
    "Contrary Winds": (1, ("Ymra Stormcaller",), lambda t: t.status("Ymra Stormcaller"), "at_sea", "in_port"),
    "Scrying": (1, ("p2",), lambda t: -1 in t.st.seen_by(0).hands[1], True, False),
    "Charm": (
        1,
        ("Light Infantry Hrodgar Skyfist",),
        lambda t: t.linked("Sir Corvane").count("Light Infantry"),
        1,
        2,
    ),
    "Banish": (1, ("The Green Man Hrodgar Skyfist",), lambda t: t.is_in_play("The Green Man"), True, False),
    "Cure": (0, ("Hereuth",), lambda t: t.linked("Hereuth"), ["Famine"], []),
    "Shield of Light": (
        0,
        ("Sir Corvane",),
        lambda t: (
            in_differential(t.st, t.place("Sir Corvane"), 10, False),
            in_differential(t.st, t.place("Sir Corvane"), 10, True),
        ),
        (10, 10),
        (14, 10),
    ),
    "Enfeeble": (
        1,
        ("Hrodgar Skyfist",),
        lambda t: (
            in_differential(t.st, t.place("Hrodgar Skyfist"), 10, False),
            in_differential(t.st, t.place("Hrodgar Skyfist"), 3, True),
        ),
        (10, 3),
        (6, 1),
    ),
    "Wings of Air": (0, ("Sir Corvane",), lambda t: flies(t.st, t.place("Sir Corvane")), False, True),
}


@every(SPELL)
@pytest.mark.parametrize("number", range(10))
def test_spells(card: CardDef, number: int) -> None:
    checker, target, see, before, after = SPELLS[card.name]
    t = board(card.name, "March 7").top(checker, number).step("spells")
    assert see(t) == before
    t.pick(f"{card.name} Orb of Loriel")
    answer(t, target)
    assert see(t) == (after if card.table[number] == SUCCESS else before)
    assert t.is_in_play("Orb of Loriel") == (card.table[number] != THIRD), "a backfire destroys the casting artefact"
    assert card.name in t.pile_of(0)
    assert t.kind != "cast", "one spell for one artefact"


@every(SPELL)
def test_lasting_spells_end_with_the_casters_next_turn(card: CardDef) -> None:
    checker, target, see, before, after = SPELLS[card.name]
    t = board(card.name).top(checker, card.table.index(SUCCESS)).step("spells").pick(f"{card.name} Orb of Loriel")
    answer(t, target)
    lasting = card.name in ("Wall of Stone", "Shield of Light", "Enfeeble", "Wings of Air")
    t.step("wrap_up", 1)
    assert see(t) == after, "it lasts through the turns of the others"
    t.step("wrap_up", 0)
    assert see(t) == (before if lasting else after)


# -- diplomacy -----------------------------------------------------------------------------------------------------------

TREATIES: dict[str, tuple[tuple[str, ...], See, object, object]] = {
    # the target, what is compared, before, after a success
    "Espionage": (("p2",), lambda t: -1 in t.st.seen_by(0).hands[1], True, False),
    "Master Spy": (("p2", "Battle 5"), lambda t: t.hand_of(1), ["Battle", "March"], ["March"]),
    "Treachery": (("Archers Khamar", "Marthos"), lambda t: t.linked("Marthos"), ["Militia"], ["Archers", "Militia"]),
    "Bribery": (("Archers Khamar",), lambda t: t.linked("Khamar"), ["Archers", "Capital"], ["Capital"]),
    "Resurrection": (("Cavalry",), lambda t: "Cavalry" in t.hand_of(0), False, True),
    "Recall the Fallen": (("Caelith Silverbough",), lambda t: "Caelith Silverbough" in t.hand_of(0), False, True),
    "Salvage": (("March 5",), lambda t: t.hand_of(0).count("March"), 1, 2),
    "Forgotten Lore": (("Darksword",), lambda t: "Darksword" in t.hand_of(0), False, True),
    "Tribute": (("p2", "March 2"), lambda t: t.hand_of(1), ["Battle", "March"], ["Battle"]),
    "Embargo": (("Khamar",), lambda t: len(t.st.lasting), 0, 1),
    "Sabotage": (("Market Khorfe",), lambda t: t.linked("Khorfe"), ["Market"], []),
    "Royal Marriage": ((), lambda t: len(t.st.decks[0]), 0, -2),
    "Supply Train": (
        ("Aldric Sunmantle",),
        lambda t: "add Militia Aldric Sunmantle" in t.options,
        False,
        True,
    ),
    "Sworn Truce": (("p2",), lambda t: len(t.st.lasting), 0, 1),
    "Forged Orders": (("Hrodgar Skyfist",), lambda t: t.status("Hrodgar Skyfist"), "on_patrol", "encamped"),
    "Ransom": (("Darksword Sir Corvane",), lambda t: t.is_in_play("Darksword"), False, True),
}


@every(DIPLOMACY)
@pytest.mark.parametrize("number", range(10))
def test_diplomacy(card: CardDef, number: int) -> None:
    target, see, before, after = TREATIES[card.name]
    t = board(card.name, "March 7", "Militia").lying(0, "Crown Regalia").top(1, number).step("revenue")
    money = t.decision.context[0]
    if before == 0 and isinstance(after, int) and after < 0:
        size = len(t.st.decks[0])
        before, after = size, size + after
    assert see(t) == before
    t.pick(f"negotiate {card.name}")
    answer(t, target)
    works = not card.table or card.table[number] == SUCCESS
    assert see(t) == (after if works else before)
    assert (t.kind, t.decision.context) == ("spend", (money - card.cost,)), "paid for, whatever came of it"
    assert card.name in t.pile_of(0)
    assert bool(t.st.discards[1]) >= bool(card.table), "a card with a table is checked by the target"


@every(DIPLOMACY)
def test_diplomacy_costs_gold(card: CardDef) -> None:
    t = Table().castle(0, "Quiesce").castle(1, "Khamar", "Archers", "Market").stack(1, "Hrodgar Skyfist", march=1)
    t.stack(0, "Sir Corvane").stack(0, "Aldric Sunmantle", march=2).hand(1, "March")
    t.discards(0, "March 5", "Cavalry", "Darksword", "Caelith Silverbough").hand(0, card.name, "March").step("revenue")
    if card.cost > 3:
        assert t.why_not("card", card.name) == ["WL-9.6"]
    else:
        assert f"negotiate {card.name}" in t.options


# -- terrain and weather -------------------------------------------------------------------------------------------------


@every(TERRAIN)
def test_terrain(card: CardDef) -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Militia", march=1)
    t.stack(1, "Hrodgar Skyfist", march=2).hand(0, card.name, "March 3").step("ground")
    assert t.options == [f"{card.name} Sir Corvane", f"{card.name} Hrodgar Skyfist", "end"], (
        "a friend at home, a foe abroad"
    )
    t.pick(f"{card.name} Sir Corvane")
    stack = t.place("Sir Corvane")
    assert t.linked("Sir Corvane") == sorted([card.name, "Militia"])
    assert t.status("Sir Corvane") == "encamped"
    assert terrain_value(t.st, stack) == card.value
    for race, name in enumerate(RACE_IDS):
        banner = next(c for c in PRINTINGS if c.name.startswith("Banner of") and c.race == race)
        other = Table().stack(0, "Sir Corvane", banner.name, card.name)
        assert terrain_value(other.st, other.place("Sir Corvane")) == card.value + card.race_adjust[race], name
    t.step("march")
    if card.value > 0:
        t.pick("receive March 3 Sir Corvane")
        assert t.linked("Sir Corvane") == ["March", "Militia"], "the March card takes its place"
    else:
        t.pick("clear March 3 Sir Corvane")
        assert t.linked("Sir Corvane") == ["Militia"], "both are discarded"


@every(TERRAIN)
def test_terrain_on_a_foe(card: CardDef) -> None:
    def played(*march: str) -> Table:
        t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", march=2)
        t.hand(0, card.name, "March").hand(1, *march).step("ground")
        return t.pick(f"{card.name} Hrodgar Skyfist")

    t = played("March 2").pick("pass")
    assert t.linked("Hrodgar Skyfist") == [card.name], "both march cards are gone"
    countered = played("March 2").pick("March 2")
    assert countered.linked("Hrodgar Skyfist") == ["March", "March"]
    assert card.name in countered.pile_of(0)


@every(WEATHER)
def test_weather(card: CardDef) -> None:
    for number in range(10):
        t = Table().castle(0, "Hereuth").castle(1, "Khamar").stack(0, "Sir Corvane", "Longships", march=1)
        t.stack(1, "Hrodgar Skyfist", "Iron Barges", "Militia", march=1).stack(1, "Ymra Stormcaller", march=2)
        t.hand(0, card.name, "March").hand(1, "March").top(1, number).step("ground")
        assert t.options == [f"{card.name} Hrodgar Skyfist", "end"], "an enemy At Sea, and never an own stack"
        t.pick(f"{card.name} Hrodgar Skyfist")
        if card.wreck >> number & 1:
            assert not t.is_in_play("Hrodgar Skyfist")
            assert card.name in t.pile_of(0)
        else:
            assert t.status("Hrodgar Skyfist") == "stormbound"
            assert len(t.st.march[t.place("Hrodgar Skyfist")]) == 1, "it keeps its march card"
        assert bool(t.events("turns_over")) == bool(card.wreck), "a check only with a wreck band"


@every(*HAZARDS)
def test_hazards(card: CardDef) -> None:
    """Terrain, weather, calamities and spells endanger a search by their risk number (WL-2.15, WL-20.9)."""
    first, second = card.risk
    for one in range(10):
        for two in (0, 5, 9) if first >> one & 1 else (0,):
            t = Table().castle(0, "Marthos").stack(0, "Sir Corvane", march=1).lying(0, "Dragon Halls")
            t.hand(0, "Lightsword", "March").castle(1, "Khamar").hand(1, card.name).top(1, one, two).step("explore")
            t.pick("Sir Corvane Dragon Halls Lightsword", card.name)
            lost = bool(first >> one & 1 and second >> two & 1)
            assert t.is_in_play("Sir Corvane") != lost, (one, two)
            assert t.is_in_play("Lightsword") != lost
            assert t.is_in_play("Dragon Halls") == lost, "the ruin stays if the search fails"
            assert card.name in t.pile_of(1)
            if lost:
                break


# -- calamities ----------------------------------------------------------------------------------------------------------


def gone(*cards: str) -> Callable[[list[str]], bool]:
    """Exactly these cards have left the place."""
    return lambda lost: sorted(lost) == sorted(cards)


STRUCK: dict[str, dict[bool, Callable[[list[str]], bool]]] = {
    # by effect: what a castle loses (True) with Archers 2, Heavy Infantry 4, Market and Stone Walls, and what a stack
    # loses (False) with Archers 2, Heavy Infantry 4 and the Green Man 6; the first option is picked
    "lose_1_army_or_ally": {True: gone("Archers"), False: gone("Archers")},
    "no_revenue_while_linked": {True: gone()},
    "lose_weakest_army": {False: gone("Archers")},
    "minus_1_combat_while_linked": {True: gone(), False: gone()},
    "lose_improvement_or_army": {True: gone("Market")},
    "no_additions_while_linked": {True: gone(), False: gone()},
    "lose_strongest_army_or_ally": {True: gone("Heavy Infantry"), False: gone("The Green Man")},
    "lose_defence_improvements": {True: gone("Stone Walls")},
    "lose_improvement_and_army": {True: gone("Market", "Archers")},
    "lose_all_armies": {True: gone("Archers", "Heavy Infantry")},
}


@every(CALAMITY)
@pytest.mark.parametrize("castle", [True, False], ids=["castle", "stack"])
def test_calamities(card: CardDef, castle: bool) -> None:
    for number in range(10):
        t = Table(scenario="five-castles").castle(0, "Enmouth", "Militia").stack(0, "Sir Corvane", "Militia")
        t.castle(0, "Hereuth", "Militia").stack(0, "Aldric Sunmantle", "Militia")
        t.castle(1, "Ohmsmouth", "Archers", "Heavy Infantry", "Market", "Stone Walls").castle(1, "Khamar")
        t.stack(1, "Hrodgar Skyfist", "Archers", "Heavy Infantry", "The Green Man")
        t.hand(0, card.name, "March 3").top(1, number).step("calamities")
        name = "Ohmsmouth" if castle else "Hrodgar Skyfist"
        fits = {"castle": castle, "port_castle": castle, "stack": not castle}.get(card.target, True)
        assert (f"{card.name} {name}" in t.options) == fits, card.target
        if card.target == "port_castle":
            assert f"{card.name} Khamar" not in t.options
        if not fits:
            return
        before = t.linked(name)
        t.pick(f"{card.name} {name}")
        result = card.table[number]
        while t.kind == "calamity_loss":
            assert t.seat == 1
            t.pick(t.options[0])
        left = t.linked(name)
        stays = card.name in left
        lost = [each for each in before if before.count(each) > left.count(each)]
        if result == SUCCESS:
            assert STRUCK[card.op][castle](lost), (card.op, lost)
            assert stays == (card.kind == PERSISTENT)
            assert t.is_in_play(name)
            assert (t.kind == "move_calamity") == (card.kind not in (PERSISTENT, INSTANT)), "a transient one goes on"
        else:
            assert lost == []
            if result == THIRD:
                assert (t.kind, t.seat) == ("move_calamity", 1), "a switch: the tested controller moves it on"
                assert name not in t.options, "to another target"
            else:
                assert card.name in t.pile_of(0), "no effect: discarded"


# -- the march/battle group ----------------------------------------------------------------------------------------------


@every(MARCH)
def test_march_cards(card: CardDef) -> None:
    t = Table().castle(0, "Marthos").stack(0, "Sir Corvane").hand(0, called(card)).step("march")
    t.pick(f"receive {called(card)} Sir Corvane")
    assert t.status("Sir Corvane") == "on_patrol"
    assert t.st.march[t.place("Sir Corvane")][0] & 511 == printings(called(card))[0], "this very printing"
    assert t.hand_of(0) == []


@every(BATTLE)
def test_battle_cards(card: CardDef) -> None:
    t = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar", "Militia").stack(1, "Hrodgar Skyfist")
    t.stack(0, "Sir Corvane", "Mercenaries", march=2).hand(0, called(card)).step("battles")
    assert t.options == ["Sir Corvane Khamar", "Sir Corvane Hrodgar Skyfist", "end"]
    t.pick("Sir Corvane Khamar")
    assert t.options == [f"assault {called(card)}", f"siege {called(card)}"]
    t.pick(f"siege {called(card)}")
    assert t.status("Sir Corvane") == "besieging"
    assert "Battle" in t.pile_of(0)


@every(AMBUSH)
@pytest.mark.parametrize("number", range(10))
def test_ambush_cards(card: CardDef, number: int) -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", "Militia")
    t.stack(0, "Sir Corvane", "Mercenaries", march=2).hand(0, called(card)).top(0, number, 1, 0, 0, 1, 0).step(
        "battles"
    )
    assert t.options == ["Sir Corvane Hrodgar Skyfist", "end"], "field battles only"
    t.pick("Sir Corvane Hrodgar Skyfist", f"field {called(card)}")
    outcome = OUTCOME_IDS[int(str(t.events("outcome")[0][2]))]
    assert outcome == OUTCOMES[AMBUSH][card.table[number]]
    effect = {0: 0, 1: -1, 2: 1}[card.table[number]]
    assert (t.seat if t.kind == "ambush_effect" else -1) == effect


@every(RAID, PILLAGE, RAZE, TRAITOR)
def test_assault_cards(card: CardDef) -> None:
    raid = card.type == RAID
    linked = ("Longships", "Catapult", "Mercenaries") if raid else ("Catapult", "Mercenaries")
    for number in range(10) if card.table else (0,):
        t = (
            Table(scenario="five-castles")
            .castle(0, "Hereuth")
            .castle(1, "Khamar", "Militia", "Market")
            .castle(1, "Khorfe")
        )
        t.stack(0, "Sir Corvane", *linked, march=1 if raid else 2).hand(0, called(card)).hand(1, *["March"] * 5)
        tops = (number, 9, 9, 0, 0) if card.table else (9, 0, 0)
        t.discards(0, "Cavalry").top(0, *tops).step("battles").pick("Sir Corvane Khamar")
        assert t.options == [f"assault {called(card)}"], "no siege"
        t.pick(f"assault {called(card)}")
        while t.kind == "losses":
            t.pick(t.options[0])
        times = {0: 0, 1: 1, 2: 2}[card.table[number]] if card.table else 1
        values = t.events("battle_values") or [(0, 0, 0, 7 * times + 2)]
        assert values[0][3] == max(1, 7 * times + 2), "surprise, as printed, or forewarned"
    conquest = Table(scenario="five-castles").castle(0, "Hereuth").castle(1, "Khamar", "Market").castle(1, "Khorfe")
    conquest.stack(0, "Sir Corvane", *linked, march=1 if raid else 2).hand(0, called(card), "March 3")
    conquest.hand(1, *["March"] * 5).discards(0, "Cavalry").step("battles")
    conquest.pick("Sir Corvane Khamar", f"assault {called(card)}")
    hand = len(conquest.st.hands[1])
    if card.type == RAZE:
        assert not conquest.is_in_play("Khamar")
        assert hand == 5 - 4, "two cards for every 5 revenue or part of it"
        return
    assert conquest.kind == "detach"
    conquest.pick("Catapult")
    assert conquest.linked("Khamar") == ["Catapult"], "improvements are gone"
    assert len(conquest.st.hands[1]) == 5 - 2
    if card.type in (RAID, PILLAGE):
        assert conquest.kind == "pillage_pick"
        conquest.pick("Cavalry")
        assert "Cavalry" in conquest.hand_of(0)
    else:
        assert conquest.kind != "pillage_pick"


def victory(*hand: str, foe: tuple[str, ...] = ()) -> Table:
    """Sir Corvane has beaten Hrodgar Skyfist, who survives."""
    t = (
        Table()
        .castle(0, "Marthos")
        .castle(1, "Khamar")
        .stack(0, "Sir Corvane", "Heavy Infantry", "Mercenaries", march=2)
    )
    t.stack(1, "Hrodgar Skyfist", "Mercenaries").hand(0, "Battle 5", *hand).hand(1, *foe)
    return t.top(0, 1, 0, 0, 0, 0).step("battles").pick("Sir Corvane Hrodgar Skyfist", "field Battle 5")


@every(PROMOTION)
def test_promotions(card: CardDef) -> None:
    t = victory(called(card))
    stack = t.place("Sir Corvane")
    before = (hero_value(t.st, stack, False), capacity(t.st, stack), stars(t.st, stack))
    t.pick(called(card))
    after = (hero_value(t.st, stack, False), capacity(t.st, stack), stars(t.st, stack))
    gained = {"promo_combat_1": (1, 0, 0), "promo_capacity_1": (0, 1, 0), "promo_star_1": (0, 0, 1)}[card.op]
    assert tuple([b - a for a, b in zip(before, after, strict=True)]) == gained
    other = "Knighthood 7" if called(card) != "Knighthood 7" else "Knighthood 2"
    denied = victory(other, foe=(called(card),)).pick(other)
    assert denied.options == [called(card), "pass"], "every promotion serves as a denial"
    denied.pick(called(card))
    assert not denied.st.promotions[denied.place("Sir Corvane")]


@every(REVENGE)
@pytest.mark.parametrize("number", range(10))
def test_revenge_cards(card: CardDef, number: int) -> None:
    t = victory(foe=(called(card),)).top(1, number)
    assert t.options == [called(card), "pass"]
    t.pick(called(card))
    if card.table[number] == SUCCESS:
        assert t.options == ["Heavy Infantry Sir Corvane", "Mercenaries Sir Corvane"]
        t.pick("Mercenaries Sir Corvane")
        assert t.linked("Sir Corvane") == ["Heavy Infantry", "March", "March"]
    else:
        assert t.linked("Sir Corvane") == ["Heavy Infantry", "March", "March", "Mercenaries"]

"""Battle odds: exact in cases counted by hand, and in line with the engine in simulated cases."""

from __future__ import annotations

from itertools import combinations, product
from math import comb, sqrt

import pytest

from sandtable.core.engine.decision import Decision, Pick
from sandtable.games.bloodstones import SPEC
from sandtable.games.bloodstones.battle import ATTACKER, DEFENDER, KEEP, STAY, Battle, counting
from sandtable.games.bloodstones.odds import (
    battle_odds,
    foe_totals,
    hand_chances,
    rolls,
    standing_odds,
    win_chance,
)
from sandtable.games.bloodstones.state import State
from sandtable.games.bloodstones.tables.figures import BATTLE_TILES
from tests.games.bloodstones.support import Table

TRIALS = 1500


@pytest.mark.parametrize("draws", [3, 4])
@pytest.mark.parametrize("foe_draws", [3, 4])
@pytest.mark.parametrize("lead", [-3, 0, 2])
def test_without_hands_the_odds_are_a_plain_count(draws: int, foe_draws: int, lead: int) -> None:
    won = tied = 0
    for mine, theirs in product(combinations(BATTLE_TILES, draws), combinations(BATTLE_TILES, foe_draws)):
        margin = sum(counting(mine)) + lead - sum(counting(theirs))
        won += margin > 0
        tied += margin == 0
    total = comb(8, draws) * comb(8, foe_draws)
    assert win_chance(lead, draws, foe_draws, (), (), True) == pytest.approx(won / total)
    assert win_chance(lead, draws, foe_draws, (), (), False) == pytest.approx(won / (total - tied))


def test_odds_are_symmetric_without_a_shield() -> None:
    for lead in range(-6, 7):
        there = win_chance(lead, 4, 3, (5, 3), (4,), False)
        back = win_chance(-lead, 3, 4, (4,), (5, 3), False)
        assert there + back == pytest.approx(1.0)


def test_every_tile_and_every_point_helps() -> None:
    assert win_chance(0, 3, 3, (5,), (), False) > win_chance(0, 3, 3, (3,), (), False) > 0.5
    assert win_chance(0, 4, 3, (), (), False) > win_chance(0, 3, 3, (), (), False)
    assert win_chance(0, 3, 3, (), (), True) < win_chance(0, 3, 3, (), (), False)
    chances = [win_chance(lead, 3, 3, (5, 4), (5, 4), False) for lead in range(-9, 10)]
    assert chances == sorted(chances)


def test_a_substitute_counts_only_where_it_improves_the_draw() -> None:
    for draws, pips in product((3, 4), range(6)):
        outcomes = rolls(draws, pips)
        assert sum(chance for _, _, chance in outcomes) == pytest.approx(1.0)
        assert all(not used for _, used, _ in outcomes) or pips > 2


def test_hands_add_up_and_follow_the_pool() -> None:
    pool = (0, 0, 8, 12, 9, 7)
    hands = hand_chances(pool, 6)
    assert sum(chance for _, chance in hands) == pytest.approx(1.0)
    no_five = sum(chance for hand, chance in hands if 5 not in hand)
    assert no_five == pytest.approx(comb(29, 6) / comb(36, 6))
    cut = dict(hand_chances(pool, 6, 2))
    assert cut[(5, 5)] == pytest.approx(sum(chance for hand, chance in hands if hand[1] == 5))


# -- against the engine ------------------------------------------------------------------------------------------------


def sensible(st: State, asked: Decision) -> Pick:
    """Play as the odds assume: stand, and replace the lowest tile with the best one if that helps."""
    if asked.kind == "withdraw":
        return STAY
    if asked.kind == "substitute":
        battle = st.stack[-1]
        assert isinstance(battle, Battle)
        side = ATTACKER if asked.seat == battle.attacker else DEFENDER
        drawn = battle.drawn[side].open()
        pips = st.faction_of(asked.seat).pips
        best = max(st.hand[asked.seat], key=lambda tile: pips[tile])
        return (min(drawn), best) if pips[best] > counting(drawn)[-1] else KEEP
    return asked.options[0]


def fight(st: State, area: int, foe: int) -> bool:
    """Fight the battle to its end; return whether the attacker won."""
    attacker = st.active
    before = st.vp[:]
    st.apply(SPEC.notation.option_of(st, st.asked(attacker), "battle"))
    while st.vp == before:
        assert st.decision is not None
        asked = st.decision
        st.apply((area, foe) if asked.kind == "battle" else sensible(st, asked), asked.seat)
    return st.vp[attacker] > before[attacker]


CASES = {
    "even in the open": (("horse_lords", "dragon_riders"), ("swords", "swords"), ("swords", "lizardmen")),
    "more against a shield": (
        ("necromancers", "hill_folk"),
        ("goblins", "goblins", "goblins"),
        ("shield", "skirmishers"),
    ),
    "a giant against a crowd": (("hill_folk", "chaos_horde"), ("giant",), ("hordes", "hordes", "cavalry")),
    "a siege": (("horse_lords", "necromancers"), ("siege_engine", "swords", "swords"), ("castle", "shield")),
    "corsairs decide last": (("corsairs", "horse_lords"), ("axes", "axes"), ("swords", "skirmishers")),
    "dragon": (("dragon_riders", "corsairs"), ("dragon",), ("axes", "axes", "shield")),
}


@pytest.mark.parametrize("case", CASES)
def test_odds_match_the_engine(case: str) -> None:
    """Each trial deals the foe a new hand from the tiles not seen yet, as the odds assume."""
    factions, attackers, defenders = CASES[case]
    table = Table(*factions)
    area = table.area("kingsacre")
    table.units(0, "kingsacre", *attackers).units(1, "kingsacre", *defenders)
    table.hand(0, "ship", "leader").hand(1, "ship", "leader").main(0)
    seen = table.st.seen_by(0)
    expected = battle_odds(seen, area, 0, 1)
    won = sum(fight(SPEC.redeal(seen, seed), area, 1) for seed in range(TRIALS))
    assert won / TRIALS == pytest.approx(expected, abs=4 * sqrt(expected * (1 - expected) / TRIALS) + 0.002)
    assert battle_odds(seen, area, 0, 1, keep=2) == pytest.approx(expected, abs=0.01)


def test_odds_use_only_what_the_looking_seat_knows() -> None:
    table = Table("horse_lords", "dragon_riders")
    area = table.area("kingsacre")
    table.units(0, "kingsacre", "swords").units(1, "kingsacre", "swords")
    table.hand(0, "ship", "leader").hand(1, "blank", "leader")
    table.main(0)
    for viewer in (-1, 0, 1):
        seen = table.st.seen_by(viewer)
        odds = {battle_odds(seen, area, 0, 1)}
        if viewer >= 0:
            odds |= {battle_odds(SPEC.redeal(seen, seed).seen_by(viewer), area, 0, 1) for seed in range(5)}
        assert len(odds) == 1


@pytest.mark.parametrize("factions", [("horse_lords", "dragon_riders"), ("horse_lords", "corsairs")])
def test_after_the_draw_the_defender_weighs_what_was_seen(factions: tuple[str, str]) -> None:
    """The second to substitute knows whether the first used a tile; Corsairs see the foe's tiles."""
    won = [0, 0]
    expected = [0.0, 0.0]
    table = Table(*factions)
    table.units(0, "kingsacre", "leader").units(1, "kingsacre", "shield")
    table.hand(0, "ship", "swords").hand(1, "ship", "castle").main(0)
    base = table.st.seen_by(1)
    for seed in range(TRIALS):
        st = SPEC.redeal(base, seed)
        st.apply(SPEC.notation.option_of(st, st.asked(0), "battle"))
        while st.decision is not None and (st.decision.seat, st.decision.kind) != (1, "substitute"):
            st.apply(sensible(st, st.decision), st.decision.seat)
        seen = st.seen_by(1)
        battle = seen.stack[-1]
        assert isinstance(battle, Battle)
        used = int(battle.sub[ATTACKER].value is None)
        total = sum(counting(battle.drawn[DEFENDER].open()))
        win, again = standing_odds(seen, battle, DEFENDER, total, foe_totals(seen, battle, DEFENDER))
        assert again == 0.0  # a Shield wins ties
        before = st.vp[1]
        st.apply(KEEP, 1)
        won[used] += st.vp[1] > before
        expected[used] += win
    for hits, sure in zip(won, expected, strict=True):
        assert hits == pytest.approx(sure, abs=4 * sqrt(max(1.0, sure)))

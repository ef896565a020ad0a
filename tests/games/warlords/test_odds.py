"""Chances of battles and checks, compared with every order in which the cards can come."""

from __future__ import annotations

from itertools import permutations

import pytest

from sandtable.core.scene import Odds
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.telling.odds import Fight, chances_of
from tests.games.warlords.support import Table

SKULL = -1


def by_hand(deck: list[int], columns: tuple[int, int], caps: tuple[int, int], gone: int) -> Odds:
    """Draw as the rules do, for every order of the deck: the defender's cards first, nobody more than enough (WL-16.24)."""
    total = [0.0, 0.0, 0.0]
    orders = list(permutations(deck))
    for order in orders:
        cards = iter(order)
        losses = [0, 0]
        struck = -1
        for side, count in ((1, columns[1]), (0, columns[0])):
            for _ in range(count):
                if struck >= 0 or losses[side] >= caps[side]:
                    break
                card = next(cards)
                if card == SKULL:
                    struck = side
                else:
                    losses[side] += card
        out = (struck == 0 or losses[0] >= caps[0], struck == 1 or losses[1] >= gone)
        if all(out):
            total[1] += 1
        elif any(out):
            total[2 if out[0] else 0] += 1
        elif losses[0] == losses[1]:
            total[0] += 0.5
            total[2] += 0.5
        else:
            total[0 if losses[0] < losses[1] else 2] += 1
    first, tie = round(1000 * total[0] / len(orders)), round(1000 * total[1] / len(orders))
    return Odds(first, tie, 1000 - first - tie)


@pytest.mark.parametrize(
    ("deck", "columns", "caps", "gone"),
    [
        ([0, 1, 2, 3, 5, 8, 9, SKULL], (2, 2), (9, 11), 11),
        ([0, 1, 2, 3, 5, 8, 9, SKULL], (1, 4), (6, 8), 8),
        ([9, 9, 9, 8, 8, 7, 1], (3, 2), (30, 12), 9),
        ([4, 4, 4, 4, 4, 4, SKULL], (4, 1), (9, 5), 4),
    ],
)
def test_odds_are_exact(deck: list[int], columns: tuple[int, int], caps: tuple[int, int], gone: int) -> None:
    counts = tuple([deck.count(number) for number in (*range(10), SKULL)])
    found = chances_of(counts, Fight(columns, caps, gone))
    wanted = by_hand(deck, columns, caps, gone)
    assert abs(found.first - wanted.first) <= 1
    assert abs(found.tie - wanted.tie) <= 1


def test_the_stronger_stack_has_the_better_odds() -> None:
    t = Table().stack(0, "Aldric Sunmantle", "Lions of Marthos", "Heavy Infantry", "Heavy Infantry", march=2)
    t.hand(0, "Battle", "March").stack(1, "Hilda Ironbraid", "Militia").castle(1, "Kor", "Orc Mob")
    st = t.step("battles").st
    asked = st.decision
    assert asked is not None
    weak = next(pick for pick in asked.options if not isinstance(pick, int) and not st.is_castle(pick[1]))
    st.apply(weak)
    option = SPEC.scene(st.seen_by(0), 0).questions[0].options[0]
    assert option.odds is not None
    assert option.odds.first > 900

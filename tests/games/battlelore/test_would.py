"""What a card of the hand would do if it was played now, checked against playing it."""

from __future__ import annotations

from itertools import combinations

import pytest

from sandtable.core.scene.scene import Would
from sandtable.games.battlelore.presentation.would import most_orders, would
from sandtable.games.battlelore.turn.pools import BY_SECTION, Ordering, pool_mask
from tests.games.battlelore.lore_battles import lore
from tests.games.battlelore.support import Field

OWN = {"B2": "h_inf_b", "C3": "h_arc_g", "G3": "h_inf_r", "H2": "h_arc_g", "K3": "h_cav_b"}
FOES = {"B8": "h_inf_b", "G7": "h_inf_g", "H8": "h_inf_r"}


def told(t: Field, text: str) -> Would:
    """What the answer with this text would do."""
    asked = t.st.decision
    assert asked is not None
    found = would(t.st, asked, asked.options[t.texts.index(text)])
    assert found is not None
    return found


def numbers(found: Would) -> dict[str, float]:
    return {name: arg.values[0] for name, arg in found.words.args.items()}


@pytest.mark.parametrize(
    "card", ["CC-SL", "CC-PC", "CC-AR", "CC-LN", "CC-PN", "CC-WG", "CC-VL", "CT-GB", "CT-RB", "CT-FO"]
)
def test_a_command_card_names_the_units_it_can_order(card: str) -> None:
    t = Field(OWN, FOES).hand(0, card, "CT-BL").command()
    found = told(t, card)
    t.pick(card)
    assert t.kind == "order_unit"
    offered = {f"unit:{text.removeprefix('u')}" for text in t.texts if text.startswith("u")}
    assert set(found.targets) == offered
    most = 0
    while t.kind == "order_unit" and any(text.startswith("u") for text in t.texts):
        t.pick(next(text for text in t.texts if text.startswith("u")))
        most += 1
    assert numbers(found) == {"n": most, "m": len(offered)}


def test_a_card_without_a_unit_to_order_says_so() -> None:
    t = Field({"G3": "h_inf_b"}, FOES).hand(0, "CC-PL", "CT-MC", "CT-CA").command()
    assert told(t, "CC-PL").words.key == "would-order-none"
    assert told(t, "CT-MC").words.key == "would-order-any"
    assert told(t, "CT-CA").words.key == "would-copy-none"


def test_the_most_orders_is_the_size_of_the_largest_legal_set() -> None:
    t = Field(OWN, FOES).hand(0, "CC-LN")
    units = [t.u(name) for name in OWN]
    for caps in ((1, 1, 1), (2, 0, 2), (0, 5, 0), (1, 2, 1), (0, 0, 1)):
        phase = Ordering()
        phase.give(BY_SECTION, "any", caps)
        masks = [pool_mask(t.st, phase, unit) for unit in units]

        def is_legal(chosen: tuple[int, ...], masks: list[int] = masks, phase: Ordering = phase) -> bool:
            return all(
                sum(1 for at in chosen if not masks[at] & ~group) <= orders for group, orders in enumerate(phase.slack)
            )

        sets = [each for size in range(6) for each in combinations(range(5), size) if is_legal(each)]
        assert most_orders(t.st, phase, units) == max(map(len, sets)), caps


def test_a_lore_card_names_its_targets_its_price_and_its_chance() -> None:
    t = lore(OWN, FOES, "WZ05 WZ10 RG01", level=1).hand(0, "CC-PC").command()
    doom = told(t, "WZ05")
    assert set(doom.targets) == {f"unit:{t.u(name)}" for name in FOES}
    assert numbers(doom) == {"cost": 6, "have": 15, "m": 3, "left": 1, "centre": 2, "right": 0}
    assert [(one.label, one.permille) for one in doom.likely] == [("likely-unit-hit", 167)]
    assert told(t, "RG01").words.key == "would-lore"


def test_other_answers_say_nothing() -> None:
    t = Field(OWN, FOES).hand(0, "CC-PC", "CC-PL").command().pick("CC-PC")
    asked = t.st.decision
    assert asked is not None
    assert {would(t.st, asked, pick) for pick in asked.options} == {None}

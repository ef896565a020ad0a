"""Chapter 33 of the BattleLore ledger: Epic Call to Arms and its allied variant."""

from __future__ import annotations

from sandtable.core.engine.frames import Secret
from sandtable.games.battlelore.call_to_arms.deployment import Muster
from sandtable.games.battlelore.call_to_arms.precedence import card_rank, give_way
from sandtable.games.battlelore.call_to_arms.specialists import (
    Specialists,
    why_not_specialist,
)
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.deployment import (
    DEPLOYMENT_CARDS,
    SETS,
    SPECIALIST_IDS,
    slot_hex,
)
from tests.games.battlelore.alliances import allied
from tests.games.battlelore.musters import answer, mustering
from tests.support import clause


def muster(seed: int = 1) -> Muster:
    st = SPEC.start(4, {"adventure": "bl-m5-epic-vale", "allies": "reluctant"}, seed)
    while st.decision is not None and st.decision.kind in ("choose_set", "guard"):
        assert not (st.decision.kind == "guard" and len(st.decision.options) > 3)
        st.apply(st.decision.options[0], st.decision.seat)
    return next(frame for frame in st.stack if isinstance(frame, Muster))


@clause("BL-33.1", "BL-33.2", "BL-33.5")
def test_bl_33_2_scouts_on_the_fifth_row_and_a_baseline_on_the_second() -> None:
    st = mustering(adventure="bl-m5-epic-vale")
    answer(st, "choose_set")
    assert st.decision is not None
    assert len(st.asked(0).options) == 5
    while st.decision is not None and st.decision.kind in ("guard", "shift"):
        st.apply(st.decision.options[-1], st.decision.seat)
    assert st.decision is not None
    assert st.decision.kind == "deploy_at"
    rows = {st.ground.board.camp_rows[h][st.decision.seat] for h in st.decision.options if isinstance(h, int)}
    assert rows == {5}
    answer(st, "deploy_at")
    assert st.decision is not None
    assert st.decision.kind == "reserve_unit"
    assert -1 in st.decision.options, "they may stay behind, too"
    seat = st.decision.seat
    count = 0
    while st.decision is not None and st.decision.seat == seat and st.decision.kind in ("reserve_unit", "deploy_at"):
        if st.decision.kind == "deploy_at":
            count += 1
            rows = {st.ground.board.camp_rows[h][seat] for h in st.decision.options if isinstance(h, int)}
            assert rows == {2}
        st.apply(st.decision.options[0])
    assert count >= 3, "all units of the Reserve card may be deployed"


@clause("BL-33.3", "BL-33.4")
def test_bl_33_3_slots_are_shifted_half_a_hex() -> None:
    assert slot_hex(0, 0, 1, 1, 17, 1, True) == (1, 1)
    assert slot_hex(0, 0, 1, 1, 17, -1, True) == (-1, 1), "off the board: to the baseline"
    assert slot_hex(1, 2, 1, 4, 17, 1, True) == (24 - 25, 15)
    assert slot_hex(0, 1, 2, 1, 17, 1, True) == (10, 2)


@clause("BL-33.6", "BL-33.7")
def test_bl_33_6_three_guards_red_and_blue_zones() -> None:
    found = muster()
    assert [len(cards.open()) for cards in found.cards] == [3, 3, 3, 3]
    assert found.shifts == [-1, -1, 1, 1]
    assert [SETS[number].camp for _, number in found.sets] == [0, 1, 0, 1]
    drawn = [card for cards in found.cards for card in cards.open()]
    assert len(set(drawn)) == 12, "allies who chose the same set share its cards"


@clause("BL-33.8")
def test_bl_33_8_the_lower_card_number_deploys_first() -> None:
    cards = {card.id: number for number, card in enumerate(DEPLOYMENT_CARDS)}
    assert card_rank(cards["SB1"], True) < card_rank(cards["SA2"], True)
    assert card_rank(cards["SA2"], False) < card_rank(cards["SB1"], False), "BL-30.11 looks at the letter first"


@clause("BL-33.8")
def test_bl_33_8_of_two_allied_units_in_one_hex_the_higher_card_gives_way() -> None:
    cards = {card.id: number for number, card in enumerate(DEPLOYMENT_CARDS)}
    dealt = [[cards["SA1"], cards["SA5"], cards["SA3"]], [], [cards["SB4"], cards["SB2"], cards["SB6"]], []]
    secrets = [Secret(tuple(hand), -1) for hand in dealt]
    foot = c.TYPE_OF["h_inf_b"]
    jobs: list[tuple[int, ...]] = [
        (0, foot, 7, 1),  # SA5 in the centre and SB4 on the left wing meet on the border of the two
        (2, foot, 7, 0),
        (0, foot, 20, 2),  # SA3 before SB6
        (2, foot, 20, 2),
        (2, foot, 33, 2),
    ]
    assert [job[2] for job in give_way(jobs, secrets)] == [-1, 7, 20, -1, 33]


@clause("BL-33.9")
def test_bl_33_9_two_specialists_each_without_reserve_cards() -> None:
    t = allied()
    assert why_not_specialist(t.st, 0, SPECIALIST_IDS.index("SP14")) == "BL-33.9"
    assert sorted(Specialists(lot=0).turns(t.st)) == [0, 0, 1, 1, 2, 2, 3, 3]

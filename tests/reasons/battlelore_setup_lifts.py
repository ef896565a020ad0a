"""The lifts of BattleLore's Call to Arms and of its campaigns: each changes one fact of a position by its plain fields."""

from __future__ import annotations

from typing import Any

from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import GONE, BattleState
from sandtable.games.battlelore.tables import pieces as c
from tests.reasons.battlelore_move_lifts import (
    GEOMETRY,
    alone,
    in_frame,
    is_troop,
    other_type,
    own_unit,
    plain,
    put,
    top,
    with_terrain,
)
from tests.reasons.lifts import Fixed, Lift, Lifts, claim

SKILLS, EXPERIENCE = 5, 8
"""Places in the row of a sheet."""
HOSTS = ("host", "types-1", "types-2", "types-3")


def fitting_type(st: BattleState, seat: int, unit: int) -> None:
    """The Specialist's effect is for some type of troops."""
    for type_ in range(c.FIRST_CREATURE):
        st.utype[unit], st.colour[unit], st.weapon[unit] = type_, c.T_COLOUR[type_], c.T_WEAPON[type_]
        refusal = SPEC.presentation.objection(st, seat, ("unit", unit))
        if refusal is None or not refusal.refusal.key.startswith("refused-bl-30-19-"):
            return


def unused(st: BattleState, *values: int) -> None:
    claim(values[-1] in top(st).used)
    top(st).used.remove(values[-1])


def without_levy(st: BattleState, *values: int) -> None:
    kept = [levy for levy in top(st).levies if levy[1] != values[-1]]
    claim(len(kept) < len(top(st).levies))
    top(st).levies = kept


def pair_complete(st: BattleState, *values: int) -> None:
    claim(top(st).step % 2 == 1)
    top(st).step += 1


def in_first_row(st: BattleState, seat: int, unit: int) -> None:
    board, camp = st.ground.board, st.owner[unit] % 2
    claim(board.camp_rows[st.pos[unit]][camp] > 1)
    put(st, unit, board.row_from(camp, 1)[0])


def in_reserve(st: BattleState, seat: int, unit: int) -> None:
    claim(unit not in st.reserves)
    st.reserves.append(unit)


def without_figure(st: BattleState, seat: int, unit: int) -> None:
    claim(st.attach[unit] != c.NO_ATTACHMENT)
    st.attach[unit] = c.NO_ATTACHMENT


def full_pool(st: BattleState, seat: int, unit: int) -> None:
    for other, h in enumerate(st.pos):
        if h >= 0 and other != unit:
            st.pos[other] = GONE
    st.place()


def on_sheet(place: int, value: int | tuple[int, ...]) -> Lift:
    """A Hero's sheet has this value at a place of its row."""

    def lift(st: BattleState, number: int) -> None:
        assert st.campaign is not None
        roster: list[Any] = st.campaign.roster
        row = list(roster[number])
        claim(row[place] != value)
        row[place] = value
        roster[number] = tuple(row)

    return lift


SETUP_LIFTS: Lifts = {
    # campaigns
    "refused-bl-27-8": on_sheet(EXPERIENCE, 2),
    "refused-bl-28-1-skills": on_sheet(SKILLS, (0, 1, 2)),
    # Call to Arms
    **dict.fromkeys(("refused-bl-30-3", "refused-bl-33-3"), Fixed("cards lie to the left or to the right")),
    "refused-bl-30-5": GEOMETRY,
    "refused-bl-30-5-row": GEOMETRY,
    "refused-bl-30-5-section": GEOMETRY,
    "refused-bl-30-29": without_levy,
    "refused-bl-30-7": Fixed("two units of a Reserve are deployed"),
    "refused-bl-30-19-other": own_unit,
    "refused-bl-30-19-used": unused,
    **{f"refused-bl-30-19-{name}": fitting_type for name in HOSTS},
    "refused-bl-30-19-pool": full_pool,
    "refused-bl-30-19-overlay": lambda st, seat, unit: plain(st, st.pos[unit]),
    "refused-bl-30-19-rows": in_first_row,
    "refused-bl-30-20": lambda st, seat, unit: plain(st, st.pos[unit]),
    "refused-bl-30-19-attached": without_figure,
    "refused-bl-30-19-troop": other_type(lambda type_: not is_troop(type_), is_troop),
    "refused-bl-30-24": other_type(lambda type_: not is_troop(type_), is_troop),
    "refused-bl-30-19-pair": pair_complete,
    "refused-bl-30-19-type": in_frame("unit", -1),
    "refused-bl-30-19-way": Fixed("the card has two effects"),
    "refused-bl-30-23": unused,
    "refused-bl-30-23-stuck": lambda st, seat, unit: full_pool(st, seat, unit),
    "refused-bl-30-23-near": alone,
    "refused-bl-30-26": in_reserve,
    "refused-bl-30-26-row": GEOMETRY,
    "refused-bl-30-26-hex": with_terrain("wooded"),
}

"""Builders: armies on a table, Models at given places, and loaded dice."""

from __future__ import annotations

import json
from collections.abc import Iterable

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.refusal import Refusal
from sandtable.core.engine.rng import seeded
from sandtable.core.game.spec import GameSpec
from sandtable.core.space.points import point
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.movement.formation.regiment import first_leader
from sandtable.games.first_blood.movement.march.march import DONE
from sandtable.games.first_blood.state import BY_HAND, FIELD, SOUTH, Rules, State, fresh
from sandtable.games.first_blood.tables.scenarios import STAKE
from sandtable.games.first_blood.turn.actions import MARCH_ACTION

EMPTY = "hamlet-crossroads"


def piece(id: str, kind: str, low: int, *rules: dict[str, str | int], **more: int) -> dict[str, object]:
    """A square piece, four inches across, near the eastern edge."""
    corners = [[3000, low], [3400, low], [3400, low + 400], [3000, low + 400]]
    return {"id": id, "name": id, "kind": kind, "polygon": corners, "rules": list(rules), "on": None, **more}


PLAIN = json.dumps(
    {
        "schema": "first-blood-battlefield/1",
        "id": "plain",
        "name": "Plain",
        "theme": "farmland",
        "description": "Open ground; all terrain lies in a row along the eastern edge.",
        "width": 3600,
        "height": 3600,
        "units_per_inch": 100,
        "pieces": [
            piece("tower", "garrison", 200, size=3, elevation=3, defence=2, capacity=12),
            piece("wood", "zonal", 900, {"rule": "obscuring"}, size=3),
            piece("ruin", "ruin", 1600, size=2, floors=1, structure=5),
            piece("crag", "zonal", 2300, {"rule": "impassable"}, size=3),
            piece("pond", "zonal", 3000, {"rule": "water"}, size=0),
        ],
    }
)
"""A custom battlefield: open except for a tower, a wood, a ruin, a crag and a pond, from south to north."""


def listed(*lines: str, faction: str = "hundred-kingdoms") -> str:
    """The text of an army; the first Character is the Warlord."""
    head, *rest = lines
    return "\n".join(["Test", f"faction: {faction}", f"{head}, Warlord", *rest])


def game(army_1: str = "hk-lords-muster", army_2: str = "no-jarls-raid", **options: str | int) -> State:
    """A table with both armies in Reinforcements, edges chosen (seat 0 has the south), scenario 3, before Turn 1."""
    given: dict[str, str | int] = {"scenario": "stake_your_claim", "battlefield": EMPTY, "points_limit": 2000}
    given |= {"army_1": army_1, "army_2": army_2, **options}
    return laid_out(Rules(SPEC.check_options(2, given)))


def plain(army_1: str = "hk-lords-muster", army_2: str = "no-jarls-raid", **options: str | int) -> State:
    """The same on the plain, with armies that need not be legal, so that a test can use any entries."""
    given: dict[str, str | int] = {"scenario": "stake_your_claim", "points_limit": 2000, "own_battlefield": PLAIN}
    given |= {"army_1": army_1, "army_2": army_2, **options}
    return laid_out(Rules(GameSpec.check_options(SPEC, 2, given)))


def laid_out(rules: Rules) -> State:
    st = fresh(rules, seeded(1))
    st.logging = True
    st.ground = 0
    st.structure = [0] * len(st.field().pieces)
    st.scenario = st.rules.scenario if st.rules.scenario >= 0 else STAKE
    st.edge_winner = 0
    st.edge = SOUTH
    st.turn = 1
    return st


def regiment(st: State, entry: str, seat: int = 0, nth: int = 0) -> int:
    """The number of a Regiment by its entry."""
    found = [plan.number for plan in st.rules.plans if plan.entry == entry and plan.owner == seat]
    return found[nth]


def put(st: State, number: int, *spots: tuple[int, int]) -> None:
    """Put a Regiment on the battlefield, its Models at these places (inches times 100).

    Further Models go next to the last place.
    """
    plan = st.plan(number)
    diameter = 2 * plan.radius
    st.status[number] = FIELD
    for at, model in enumerate(range(plan.first, plan.end)):
        x, y = spots[min(at, len(spots) - 1)]
        st.place[model] = point(x + diameter * max(0, at - len(spots) + 1), y)


def load(st: State, *faces: int) -> None:
    """The next dice show these faces."""
    st.rng.load([face - 1 for face in faces])


def run(st: State, frame: Frame[State], by_hand: bool = True) -> State:
    """Push a procedure onto the stack and run it up to its first question. The owner of a moving Regiment places the Models."""
    regiment = getattr(frame, "regiment", None)
    if by_hand and regiment is not None and not st.rules.auto:
        st.set_mark(regiment, BY_HAND)
    st.push(frame)
    st.run()
    return st


def asked(st: State, kind: str) -> Decision:
    """The open question, which must be of this kind."""
    found = st.decision
    assert found is not None, f"nothing is asked, {kind} expected"
    assert found.kind == kind, f"{found.kind} is asked, {kind} expected"
    return found


def answer(st: State, kind: str, pick: Pick, seat: int | None = None) -> None:
    asked(st, kind)
    st.apply(pick, seat)


def march_in_place(st: State) -> None:
    """Take a March Action in which nobody moves."""
    answer(st, "action", MARCH_ACTION)
    leader = first_leader(st, asked(st, "march").context[0])
    st.apply(st.place[leader])
    if st.decision is not None and st.decision.kind == "arrange":
        st.apply(DONE)


def keys(st: State) -> list[str]:
    return [event[0] for event in st.events]


def clause_of(refusal: Refusal | None) -> str | None:
    """The clause of a refusal; None if nothing is refused."""
    return None if refusal is None else refusal.clause


def clauses_of(refusals: Iterable[Refusal]) -> list[str]:
    return [refusal.clause for refusal in refusals]

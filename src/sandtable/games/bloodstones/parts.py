"""Parts of answers, and facts of refusals, that several questions share (chapter 19)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Target
from sandtable.core.engine.legality import Among, Check, Means, Part, Predicate, Rule, Stranger, Words
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.bloodstones.state import NOBODY, State
from sandtable.games.bloodstones.tables.terrain import VILLAGE_COST

IS_BLANK: Final = Refusal("BS-1.10", "refused-bs-1-10-tile")

AMONG: Final[dict[str, Among[State]]] = {
    "area": lambda st, seat: range(st.rules.areas),
    "seat": lambda st, seat: range(st.players),
    "tile": lambda st, seat: st.hand_types(seat),
}
"""The things of a kind, if an answer may name any of them. Tiles are those in the player's hand."""


def part(
    kind: str,
    clause: str,
    among: Among[State] | None = None,
    *,
    name: str = "",
    means: Means[State] | None = None,
) -> Part[State]:
    """The part of an answer that names one thing of a kind, under the clause of the question."""

    def chosen(st: State, seat: int, value: int) -> Facts:
        return {"x": (kind, value)}

    one = Refusal(clause, "refused-bs-one-at-a-time", chosen)
    return Part(name or kind, kind, among or AMONG[kind], one, means=means)


def other(asked: str | Refusal, **refusals: Refusal) -> Stranger[State]:
    """The refusal of things that cannot be in an answer, by their kind. By default it names what this clause asks for."""
    default = Refusal(asked, f"refused-{asked.lower().replace('.', '-')}") if isinstance(asked, str) else asked

    def why_not(st: State, seat: int, target: Target) -> Refusal:
        return refusals.get(target[0], default)

    return why_not


def choice(
    kind: str,
    clause: str,
    why_not: Predicate | None = None,
    stranger: Stranger[State] | None = None,
    among: Among[State] | None = None,
    *,
    words: Words[State] | None = None,
) -> Rule[State]:
    """The rule of an answer that names one thing of a kind."""
    checks = () if why_not is None else (Check(why_not, kind),)
    return Rule((part(kind, clause, among),), checks, stranger or other(clause), words=words)


def village_cost(st: State, area: int) -> int:
    """The pips that one village costs, to capture or to construct (BS-6.4, BS-12.2)."""
    return VILLAGE_COST[st.rules.terrain[area]]


# -- facts. The area is the last part that the predicate looked at -----------------------------------------------------


def with_village_cost(st: State, seat: int, area: int) -> Facts:
    """What a village costs here, and the pips that are left, which come first in the context of the question."""
    return {"n": ("count", village_cost(st, area)), "m": ("count", st.asked(seat).context[0])}


def with_villages(st: State, seat: int, area: int) -> Facts:
    return {"n": ("count", st.villages[area])}


def with_terrain(st: State, seat: int, *values: int) -> Facts:
    return {"terrain": ("terrain", st.rules.terrain[values[-1]])}


def with_foes(st: State, seat: int, *values: int) -> Facts:
    """The other players with units in the area."""
    return {"q": ("seats", tuple(st.foes_in(values[-1], seat)))}


def with_owners(st: State, seat: int, *values: int) -> Facts:
    """The other players with units or villages in the area."""
    area = values[-1]
    owner = st.village_of[area]
    others = {*st.foes_in(area, seat), *([owner] if owner not in (NOBODY, seat) else [])}
    return {"q": ("seats", tuple(sorted(others)))}

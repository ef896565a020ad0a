"""The tactician's answers, by the kind of question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sandtable.bots.first_blood.actions import urgency
from sandtable.bots.first_blood.fights import FightAnswers
from sandtable.bots.first_blood.moves import number
from sandtable.bots.first_blood.survey import Survey
from sandtable.bots.weighing import highest, lowest
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.state import State as BaseState
from sandtable.core.space.outlines import middle
from sandtable.games.first_blood.state import State, zone_depth
from sandtable.games.first_blood.tables.battlefields import IMPASSABLE, ZONAL
from sandtable.games.first_blood.tables.scenarios import PLUNDER, SCENARIOS
from sandtable.games.first_blood.turn.reinforcements import LEAVE, PASS, Arrivals, needed
from sandtable.games.first_blood.turn.victory import marker_pay, markers, models_near

NONE: Final = -1
SAME: Final = 0
MORE: Final = 1
NAMES: Final = {"return": "comes_back", "choose": "choose_effect"}
"""Methods for kinds of questions whose own names cannot be used."""
DRIVES: Final = 0.5
"""Added to the urgency of a Character whose Draw Events let others act."""

Answer = Callable[[Survey, Decision], Pick]


class TacticianAnswers(FightAnswers):
    """Answers for setting up, Reinforcements, the Command Stack and the end of a Turn, with those that it inherits."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = weights
        self._table: Survey | None = None
        """The latest survey, whose results hold as long as nothing changes on the table."""

    def choose(self, seen: BaseState, asked: Decision) -> Pick:
        assert isinstance(seen, State)
        if asked.region is None and len(asked.options) == 1:
            return asked.options[0]
        table = self._table = Survey(seen, asked.seat, self._table, self.weights)
        answer: Answer = getattr(self, NAMES.get(asked.kind, asked.kind), first)
        pick = answer(table, asked)
        return pick if asked.allows(pick) else first(table, asked)

    # -- setting up ------------------------------------------------------------------------------------------------------

    def edge(self, table: Survey, asked: Decision) -> Pick:
        """The edge with the least terrain in the way."""
        return lowest(asked.options, key=lambda edge: (clutter(table.st, number(edge)), edge))

    def diagonal(self, table: Survey, asked: Decision) -> Pick:
        """The markers with the most free space."""
        field = table.st.field()

        def crowd(pick: Pick) -> int:
            spots = [(x * field.width, y * field.height) for x, y in SCENARIOS[PLUNDER].diagonals[number(pick)]]
            return len([1 for x, y in spots for piece in field.pieces if in_box(piece.box, x, y)])

        return lowest(asked.options, key=lambda pick: (crowd(pick), pick))

    # -- reinforcements --------------------------------------------------------------------------------------------------

    def flank(self, table: Survey, asked: Decision) -> Pick:
        return PASS

    def reroll_arrival(self, table: Survey, asked: Decision) -> Pick:
        return self.turn_arrival(table, asked)

    def turn_arrival(self, table: Survey, asked: Decision) -> Pick:
        """A failed die of the Class that is needed most."""
        frame = table.st.stack[-1]
        assert isinstance(frame, Arrivals)
        dice = [number(die) for die in asked.options if die != LEAVE]
        failed = [die for die in dice if not frame.succeeds(table.st, die)]
        return max(failed, key=lambda die: (-needed(table.st, frame.classes[die]), -die), default=LEAVE)

    def arrives(self, table: Survey, asked: Decision) -> Pick:
        return highest(asked.options, key=lambda one: (table.worth(number(one)), -number(one)))

    # -- the Command Stack -----------------------------------------------------------------------------------------------

    def stack(self, table: Survey, asked: Decision) -> Pick:
        return most_urgent(table, asked)

    def search(self, table: Survey, asked: Decision) -> Pick:
        return most_urgent(table, asked)

    def to_top(self, table: Survey, asked: Decision) -> Pick:
        return most_urgent(table, asked)

    def signet(self, table: Survey, asked: Decision) -> Pick:
        return most_urgent(table, asked)

    def to_bottom(self, table: Survey, asked: Decision) -> Pick:
        return lowest(asked.options, key=lambda card: (card_urgency(table, number(card)), card))

    def score(self, table: Survey, asked: Decision) -> Pick:
        """Change the score to go first, or to force another roll."""
        own, other = asked.context
        return MORE if own in (other, other - 1) else SAME

    # -- the end of the Turn ---------------------------------------------------------------------------------------------

    def marker(self, table: Survey, asked: Decision) -> Pick:
        """The most valuable marker among those where the Regiment makes the difference."""
        st = table.st
        regiment = asked.context[0]
        spots = markers(st)

        def value(pick: Pick) -> tuple[float, int]:
            at = number(pick)
            mine = sum([models_near(st, one, spots[at]) for one in table.own if one != regiment])
            theirs = sum([models_near(st, foe, spots[at]) for foe in table.foes])
            own = models_near(st, regiment, spots[at])
            tips = mine <= theirs < mine + own
            return (marker_pay(st, at, table.seat) * (1.0 if tips else 0.1), -at)

        return highest(asked.options, key=value)


def first(table: Survey, asked: Decision) -> Pick:
    """The first legal answer."""
    return asked.options[0] if asked.options else asked.candidates()[0]


def most_urgent(table: Survey, asked: Decision) -> Pick:
    cards = [number(card) for card in asked.options if card != NONE]
    return highest(cards, key=lambda card: (card_urgency(table, card), -card))


def card_urgency(table: Survey, card: int) -> float:
    """How early a card should come: as early as its most urgent Regiment; a Character that lets others act comes earlier."""
    st = table.st
    plans = [st.plan(one) for one in table.present() if st.plan(one).card == card]
    drives = DRIVES if any(plan.events and plan.is_character for plan in plans) else 0.0
    return drives + max([urgency(table, plan.number) for plan in plans], default=0.0)


def clutter(st: State, edge: int) -> int:
    """The number of pieces in the Reinforcement Zone of an edge that block movement."""
    field = st.field()
    depth = zone_depth(field, edge)
    found = 0
    for piece in field.pieces:
        x, y, parts = middle(piece.outline)
        far = (y, field.width * parts - x, field.height * parts - y, x)[edge]
        if far <= depth * parts and (piece.kind != ZONAL or piece.has(IMPASSABLE)):
            found += 1
    return found


def in_box(box: tuple[int, int, int, int], x: float, y: float) -> bool:
    left, low, right, high = box
    return left <= x <= right and low <= y <= high

"""The state of a game of First Blood: Models and their places, Regiments and their markers, Command Stacks (FB-1.16).

Models and Regiments are numbers (`army_building.forces`) and their data are flat lists of numbers, so copying takes a few
slices. Everything that never changes during a game is in `Rules`, which all copies share.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.content.ids import ids_from
from sandtable.core.engine import declare
from sandtable.core.engine.cards import EVERYBODY, NOBODY_ELSE, UNKNOWN, card_of, face_of, mask_of, masked_deck
from sandtable.core.engine.declare import state
from sandtable.core.engine.fields import PUBLIC, ListOf, Masked, Row, Whole
from sandtable.core.engine.options import Options
from sandtable.core.engine.rng import Rng
from sandtable.core.engine.state import State as BaseState
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.army_building.forces import RANK, Forces, RegimentPlan
from sandtable.games.first_blood.army_building.lists import ArmyList
from sandtable.games.first_blood.army_building.starters import STARTERS
from sandtable.games.first_blood.army_building.text_form import read_army
from sandtable.games.first_blood.block import SLAIN as SLAIN
from sandtable.games.first_blood.block import WAITING as WAITING
from sandtable.games.first_blood.block import Block, Position
from sandtable.games.first_blood.tables.battlefields import Battlefield, battlefield_ids, battlefield_of
from sandtable.games.first_blood.tables.scenarios import SCENARIO_IDS, SCENARIOS

NOBODY: Final = -1
NOWHERE: Final = -1

RESERVE: Final = 0
ARRIVING: Final = 1
FIELD: Final = 2
GONE: Final = 3
"""Where a Regiment is: in Reinforcements, arriving this Turn, on the battlefield, destroyed (FB-8.9, FB-9.7, FB-7.15)."""

BROKEN: Final = 1
ACTIVATED: Final = 2
ARRIVED: Final = 4
AIM: Final = 8
INSPIRED: Final = 16
RETURNED: Final = 32
SNAPPED: Final = 64
"""Markers of a Regiment as bits.

Broken, activated, arrived this Turn, Aim, Inspired (FB-1.16); could not enter and arrives automatically next Turn (FB-9.8);
has used Snapfire this Turn (FB-24.44).
"""
CHARGED: Final = 128
HINDERED: Final = 256
"""It charged successfully in this activation (FB-15.16); it charged through Hindering Terrain this Turn (FB-20.13)."""
LED_HIT: Final = 512
LED_INJURY: Final = 1024
"""Its Leader's re-roll To Hit, or of an Injury die, was used in this Action (FB-4.8, FB-4.9, FB-16.14)."""
CLASHED: Final = 1 << 14
DUELLED: Final = 1 << 15
"""It has taken a Clash or a Duel Action this Turn; a Character cannot take both (FB-18.3)."""
SPENT: Final = 2048
"""Its remaining Actions of this activation are lost (FB-13.17, FB-21.5)."""
TURNED_UP: Final = 1 << 16
"""Its activation is open: its card lies on the table, not in the stack (FB-11.3)."""
BY_HAND: Final = 1 << 17
"""Its owner places its Models in this Action; otherwise they form up by themselves (FB-12.10, FB-12.20)."""
THIS_TURN: Final = (
    ACTIVATED
    | ARRIVED
    | AIM
    | INSPIRED
    | SNAPPED
    | CHARGED
    | HINDERED
    | CLASHED
    | DUELLED
    | SPENT
    | TURNED_UP
    | BY_HAND
)
"""The markers removed at the end of the Turn (FB-1.9)."""

NO_BLESSING: Final = 0
BLESSED_HITS: Final = 1
BLESSED_DEFENCE: Final = 2
BLESSING_USED: Final = 3
"""What Blessed was declared for this Turn (FB-24.8)."""

SOUTH: Final = 0
EAST: Final = 1
NORTH: Final = 2
WEST: Final = 3
EDGE_IDS: Final[tuple[str, ...]] = ids_from(__name__, "SOUTH")

SETTING_UP: Final = 0
REINFORCEMENT: Final = 1
COMMAND: Final = 2
SUPREMACY: Final = 3
ACTION: Final = 4
VICTORY: Final = 5
PHASE_IDS: Final[tuple[str, ...]] = ("set_up", "reinforcement", "command", "supremacy", "action", "victory")
"""The Phases of a Game Turn (FB-1.2)."""


RULES: Final = 4
ASKS_ALL: Final = 3
"""The rules version, and the earlier one that is still played.

Under the earlier version players are asked to place their Models in every move, to re-roll dice that no re-roll can help,
and are offered Actions that do nothing.
"""
VERSION: Final = "rules"
"""The setting of a saved state that names its rules version. States saved under the earlier version have none."""


class Rules:
    """The table's agreed setup: options, armies, battlefields to draw from. It never changes during a game."""

    __slots__ = (
        "armies",
        "asks_all",
        "auto",
        "blocks",
        "fields",
        "forces",
        "open_stacks",
        "options",
        "plans",
        "points",
        "position",
        "scenario",
    )

    def __init__(self, options: Options, version: int = RULES) -> None:
        self.options = options
        self.asks_all = version == ASKS_ALL
        self.points = int(options["points_limit"])
        self.armies = (army_of(str(options["army_1"])), army_of(str(options["army_2"])))
        self.forces = Forces(self.armies)
        self.plans: list[RegimentPlan] = self.forces.plans
        self.blocks = [Block(plan, []) for plan in self.plans]
        """The latest cached result for each Regiment (`State.block`)."""
        self.position = Position(NOWHERE, 0, [], [], [], [])
        """The latest cached result about contact and sight (`State.position`)."""
        self.fields: tuple[Battlefield, ...] = battlefields_for(options)
        """The battlefields to draw from."""
        chosen = str(options["scenario"])
        self.scenario = NOWHERE if chosen == "random" else SCENARIO_IDS.index(chosen)
        self.auto = options["placement"] == "auto"  # FB-1.14
        self.open_stacks = options["open_stacks"] == "on"


def army_of(text: str) -> ArmyList:
    """The published army with this id, or the army described by a text."""
    return STARTERS[text] if text in STARTERS else read_army(text)


def battlefields_for(options: Options) -> tuple[Battlefield, ...]:
    """The chosen battlefield, or all published ones for the size of the table (FB-1.12, FB-1.13)."""
    own = str(options["own_battlefield"])
    if own:
        return (battlefield_of(own),)
    chosen = str(options["battlefield"])
    names = battlefield_ids() if chosen == "random" else (chosen,)
    size = str(options["battlefield_size"])
    return tuple([field for field in [battlefield_of(name) for name in names] if field.size_id() == size])


def veiled_stacks(value: object, holders: tuple[int, ...]) -> object:
    """Command Stacks as their holders see them: their own in full (FB-1.7), of the other only the cards they know (FB-1.6)."""
    assert isinstance(value, list)
    mask = mask_of(holders)
    return [cards[:] if seat in holders else masked_deck(cards, mask) for seat, cards in enumerate(value)]


_SEAT_OR_NOBODY: Final = Whole(NOBODY, 1)
_COUNT: Final = Whole(0)
_REGIMENT: Final = Whole(NOBODY, below="regiment")
_BY_SEAT: Final = ListOf(_COUNT, "seat")
_BY_MODEL: Final = ListOf(_COUNT, "model")
_BY_REGIMENT: Final = ListOf(_COUNT, "regiment")


@state
class State(BaseState):
    """One game of First Blood. Everything is public except the order of the Command Stacks (FB-1.6)."""

    rules: Rules
    turn: int = declare.field(0, _COUNT, PUBLIC)
    """The Game Turn, from 1 (FB-1.1)."""
    phase: int = declare.field(SETTING_UP, Whole(0, VICTORY), PUBLIC)
    active: int = declare.field(NOBODY, _SEAT_OR_NOBODY, PUBLIC)
    """The player whose activation is being resolved."""
    first: int = declare.field(NOBODY, _SEAT_OR_NOBODY, PUBLIC)
    """The most recent First Player (FB-1.8)."""
    edge_winner: int = declare.field(NOBODY, _SEAT_OR_NOBODY, PUBLIC)
    edge: int = declare.field(NOWHERE, Whole(NOWHERE, 3), PUBLIC)
    """The Reinforcement Edge of the winner of the roll-off; the other player has the opposite edge (FB-8.7)."""
    scenario: int = declare.field(NOWHERE, Whole(NOWHERE, len(SCENARIO_IDS) - 1), PUBLIC)
    diagonal: int = declare.field(NOWHERE, Whole(NOWHERE, 1), PUBLIC)
    """In scenario 1, where the outer markers are (FB-25.6)."""
    ground: int = declare.field(NOWHERE, Whole(NOWHERE), PUBLIC)
    """The number of the battlefield among those of the rules."""
    collapsed: int = declare.field(0, _COUNT, PUBLIC)
    """Bit mask of the Ruins that have collapsed (FB-22.17)."""
    vp: list[int] = declare.field([], _BY_SEAT, PUBLIC)
    place: list[int] = declare.field([], ListOf(Whole(WAITING, (1 << 32) - 1), "model"), PUBLIC)
    """For each Model, the point of its centre, or SLAIN or WAITING. Anyone may measure at any time (FB-3.5)."""
    floor: list[int] = declare.field([], _BY_MODEL, PUBLIC)
    status: list[int] = declare.field([], ListOf(Whole(RESERVE, GONE), "regiment"), PUBLIC)
    wounds: list[int] = declare.field([], _BY_REGIMENT, PUBLIC)
    """Wound Markers of a Regiment; with a Character they are the Character's (FB-7.9, FB-17.12)."""
    marks: list[int] = declare.field([], _BY_REGIMENT, PUBLIC)
    overcharge: list[int] = declare.field([], _BY_REGIMENT, PUBLIC)
    blessing: list[int] = declare.field([], _BY_REGIMENT, PUBLIC)
    marches: list[int] = declare.field([], _BY_REGIMENT, PUBLIC)
    """March Actions taken this Turn (FB-4.16)."""
    acting: list[int] = declare.field([], ListOf(Whole(NOBODY, below="model"), "regiment"), PUBLIC)
    """The acting Leader of a Regiment (FB-4.18, FB-4.24)."""
    inside: list[int] = declare.field([], ListOf(Whole(NOWHERE), "regiment"), PUBLIC)
    """The Garrison piece that a Regiment occupies."""
    gone: list[int] = declare.field([], _BY_REGIMENT, PUBLIC)
    """The Turn in which a Regiment was destroyed."""
    structure: list[int] = declare.field([], ListOf(_COUNT), PUBLIC)
    """Structure points lost, by piece (FB-22.16)."""
    command: list[list[int]] = declare.field([], ListOf(ListOf(Whole(UNKNOWN)), "seat"), Masked(veiled_stacks))
    """The Command Stacks, top card last (FB-10.1). A card is a face plus who knows it (`core.engine.cards`)."""
    condemned: list[int] = declare.field([], ListOf(_REGIMENT), PUBLIC)
    """Cards condemned by Turn the Tide, by face (FB-23.13)."""
    lasting: list[tuple[int, int, int, int]] = declare.field([], ListOf(Row(_COUNT, _REGIMENT, _COUNT, _COUNT)), PUBLIC)
    """Lasting effects: the effect, its Regiment, when it ends, and a number specific to it."""
    events_on: list[tuple[int, int, int]] = declare.field([], ListOf(Row(_COUNT, _REGIMENT, _COUNT)), PUBLIC)
    """Draw Events in force until the end of the Turn: the event, the Regiment, its number or the choice made."""
    used: list[tuple[int, int]] = declare.field([], ListOf(Row(_COUNT, _COUNT)), PUBLIC)
    """Used-up abilities: the effect and the Turn, or 0 for the whole game."""
    holders_of: list[tuple[int, int]] = declare.field([], ListOf(Row(_COUNT, _REGIMENT)), PUBLIC)
    """The holders of a lasting Command effect: the effect and the Regiment (FB-17.45)."""
    overflown: list[tuple[int, int]] = declare.field([], ListOf(Row(_REGIMENT, _REGIMENT)), PUBLIC)
    """Enemies over which Regiments with Rake Attack Marched this Turn: the flyer and the enemy (FB-24.35)."""

    def settings(self) -> object:
        options = self.rules.options
        return options if self.rules.asks_all else {**options, VERSION: RULES}

    def sizes(self) -> dict[str, int]:
        return {"seat": 2, "model": len(self.rules.forces.roles), "regiment": len(self.rules.plans)}

    def active_seats(self) -> tuple[int, ...]:
        return () if self.active == NOBODY else (self.active,)

    def standings(self) -> tuple[int, ...]:
        return tuple(self.vp)

    # -- reading the table -----------------------------------------------------------------------------------

    def field(self) -> Battlefield:
        """The battlefield in play."""
        return self.rules.fields[self.ground]

    def plan(self, regiment: int) -> RegimentPlan:
        return self.rules.plans[regiment]

    def owner(self, regiment: int) -> int:
        return self.rules.plans[regiment].owner

    def edge_of(self, seat: int) -> int:
        """The Reinforcement Edge of a player (FB-8.7)."""
        return self.edge if seat == self.edge_winner else (self.edge + 2) % 4

    def elder(self) -> int:
        """Who goes first outside the Action Phase: the latest First Player, else the winner of the edge (FB-1.8, FB-9.6)."""
        return self.edge_winner if self.first == NOBODY else self.first

    def block(self, regiment: int) -> Block:
        """Cached facts about the places of a Regiment's Models."""
        rules = self.rules
        plan = rules.plans[regiment]
        places = self.place[plan.first : plan.end]
        block = rules.blocks[regiment]
        if block.places != places:
            block = Block(plan, places)
            rules.blocks[regiment] = block
        return block

    def position(self) -> Position:
        """Cached facts about contact and sight for the current places."""
        kept = self.rules.position
        if (
            kept.place != self.place
            or kept.floor != self.floor
            or kept.inside != self.inside
            or kept.status != self.status
            or kept.collapsed != self.collapsed
            or kept.ground != self.ground
        ):
            kept = Position(self.ground, self.collapsed, self.place[:], self.floor[:], self.inside[:], self.status[:])
            self.rules.position = kept
        return kept

    def models(self, regiment: int) -> list[int]:
        """The living Models of a Regiment, by number."""
        return self.block(regiment).living[:]

    def count(self, regiment: int) -> int:
        """The number of living Models of a Regiment."""
        plan = self.rules.plans[regiment]
        return plan.end - plan.first - self.place[plan.first : plan.end].count(SLAIN)

    def is_alive(self, model: int) -> bool:
        return self.place[model] != SLAIN

    def is_on_table(self, regiment: int) -> bool:
        """Is a Regiment on the battlefield, in the open or in a Garrison?"""
        return self.status[regiment] == FIELD

    def regiments_of(self, seat: int) -> list[int]:
        """The Regiments of a player that are not destroyed, by number."""
        return [plan.number for plan in self.rules.plans if plan.owner == seat and self.status[plan.number] != GONE]

    def on_table(self, seat: int) -> list[int]:
        status = self.status
        return [number for number in self.rules.forces.of_seat[seat] if status[number] == FIELD]

    def has_mark(self, regiment: int, mark: int) -> bool:
        return bool(self.marks[regiment] & mark)

    def order_of(self, model: int) -> tuple[bool, int]:
        """The sort key for Models of both armies: the army of the winner of the edge comes first (FB-4.25)."""
        return self.owner(self.rules.forces.regiment_of[model]) != self.edge_winner, model

    def is_by_hand(self, regiment: int) -> bool:
        """Does the owner place the Models of a moving Regiment? Otherwise they form up by themselves (FB-1.14, FB-12.10)."""
        return not self.rules.auto and (self.rules.asks_all or self.has_mark(regiment, BY_HAND))

    def may_adjust(self, regiment: int) -> bool:
        """May the owner still ask to place the Models of a Regiment (FB-12.10)?"""
        return not (self.rules.auto or self.rules.asks_all or self.has_mark(regiment, BY_HAND))

    def has_collapsed(self, piece: int) -> bool:
        """Is a Ruin only rubble (FB-22.17)?"""
        return bool(self.collapsed >> piece & 1)

    def is_used(self, bound: int) -> bool:
        """Is an ability used up, for the game or for this Turn?"""
        return (bound, 0) in self.used or (bound, self.turn) in self.used

    def cards_of(self, seat: int) -> list[int]:
        """The faces of a Command Stack from bottom to top."""
        return [face_of(card) for card in self.command[seat]]

    def edge_distance(self, model: int, edge: int) -> int:
        """The perpendicular distance from the centre of a Model to a table edge (FB-3.15)."""
        x, y = x_of(self.place[model]), y_of(self.place[model])
        field = self.field()
        return (y, field.width - x, field.height - y, x)[edge]

    # -- changing it -------------------------------------------------------------------------------------------

    def set_mark(self, regiment: int, mark: int) -> None:
        self.marks[regiment] |= mark

    def drop_mark(self, regiment: int, mark: int) -> None:
        self.marks[regiment] &= ~mark

    def lay_stack(self, seat: int, faces: list[int]) -> None:
        """Lay a Command Stack face down, the top card last; open stacks are public (FB-1.15, FB-10.1)."""
        self.command[seat] = [self.face_down(face) for face in faces]

    def face_down(self, face: int) -> int:
        """A card face down in its owner's stack (FB-1.6, FB-1.15)."""
        return card_of(face, EVERYBODY if self.rules.open_stacks else NOBODY_ELSE)


def fresh(rules: Rules, rng: Rng) -> State:
    """A table before the first roll: all Regiments are in Reinforcements (FB-8.9)."""
    st = State(2, rng, rules)
    models, regiments = len(rules.forces.roles), len(rules.plans)
    st.vp = [0, 0]
    st.place = [WAITING] * models
    st.floor = [0] * models
    st.status = [RESERVE] * regiments
    st.wounds = [0] * regiments
    st.marks = [0] * regiments
    st.overcharge = [0] * regiments
    st.blessing = [NO_BLESSING] * regiments
    st.marches = [0] * regiments
    st.acting = [NOBODY if plan.leads else first_acting(rules, plan) for plan in rules.plans]
    st.inside = [NOWHERE] * regiments
    st.gone = [0] * regiments
    st.command = [[], []]
    return st


def first_acting(rules: Rules, plan: RegimentPlan) -> int:
    """The acting Leader before the game: the lowest number among the Rank and File, otherwise among all (FB-4.18, FB-4.19)."""
    ranks = [model for model in range(plan.first, plan.end) if rules.forces.roles[model] == RANK]
    return ranks[0] if ranks else plan.first


def zone_depth(field: Battlefield, edge: int) -> int:
    """The depth of a Reinforcement Zone: a third of the table, seen from its edge (FB-8.8).

    >>> zone_depth(battlefield_of("hill-fort"), SOUTH)
    1200
    """
    return (field.height if edge in (SOUTH, NORTH) else field.width) // 3


def most_standards(rules: Rules) -> int:
    """The Standard Bearers an army needs in the chosen scenario; the most of any if it is rolled (FB-25.10, FB-26.14)."""
    if rules.scenario == NOWHERE:
        return max([scenario.standards for scenario in SCENARIOS])
    return SCENARIOS[rules.scenario].standards

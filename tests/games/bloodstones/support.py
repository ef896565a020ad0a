"""A table set by hand for the rule tests of Bloodstones.

>>> t = Table("dragon_riders", "horse_lords").units(0, "dunmere", "swords").hand(0, "leader").turn(0)
>>> t.kind, t.pick("move").kind, t.options
"""

from __future__ import annotations

from bisect import insort

from sandtable.core.engine.decision import Pick
from sandtable.core.engine.options import Options
from sandtable.core.engine.rng import seeded
from sandtable.core.interaction.why_not import ask_about
from sandtable.games.bloodstones.actions import MainActions
from sandtable.games.bloodstones.battle import Battle
from sandtable.games.bloodstones.ending import Ending
from sandtable.games.bloodstones.spec import SPEC
from sandtable.games.bloodstones.state import Rules, State, empty_table
from sandtable.games.bloodstones.tables.factions import FACTION_IDS, FACTIONS
from sandtable.games.bloodstones.tables.units import CITADEL, CUTIECORN, IS_TILE, UNDEAD, UNIT_IDS
from sandtable.games.bloodstones.turn import AFTER, MAIN, REENTRY, Rounds, Turn, begin_turn
from tests.support import Asked

HAND_QUESTIONS = (
    "place_starting_unit",
    "capture_tile",
    "build_unit",
    "build_pay",
    "move_from",
    "move_to",
    "move_units",
    "move_pay",
    "construct_tile",
    "chaos_reentry",
)
"""Questions whose options depend on the hand: the engine always asks them, even with a single option."""

DEFAULT_MAPS = {2: "sundered-vale", 3: "saltmarch-narrows", 4: "tyrants-lament", 5: "ember-crown", 6: "broken-main"}


LABELS = {
    "A": "crownfield",
    "B": "bellmarsh",
    "C": "stonewake",
    "D": "the-tyrants-seat",
    "E": "marrowfield",
    "F": "gallow-peaks",
    "G": "lament",
}
"""The areas of The Tyrant's Lament that BS-2.15 names by letter."""


def unit(name: str) -> int:
    return UNIT_IDS.index(name)


class Table(Asked[State]):
    """Factions in seat order; seat 0 is first player. All tiles are in the bags until a test puts them somewhere."""

    def __init__(self, *factions: str, **options: str | int) -> None:
        players = len(factions)
        given: Options = {"faction_limits": "off", **options}
        self.st: State = empty_table(Rules(players, SPEC.check_options(players, given)), seeded(1))
        st = self.st
        st.logging = True
        st.order = list(range(players))
        st.round = 1
        for seat, name in enumerate(factions):
            st.faction[seat] = FACTION_IDS.index(name)
            faction = FACTIONS[st.faction[seat]]
            st.bag[seat] = sorted([tile for tile, count in faction.tiles for _ in range(count)])
            st.supply[seat] = faction.villages
            st.vp[seat] = faction.start_vp
            st.undead += faction.undead

    # -- setting the table -------------------------------------------------------------------------------------

    def area(self, name: str) -> int:
        return self.st.rules.map.area_ids.index(name)

    def units(self, seat: int, area: str, *names: str) -> Table:
        """Put units of a seat into an area, with tiles from its bag. Citadel, undead and cutiecorn are names too."""
        for name in names:
            kind = unit(name)
            self.st.add_unit(seat, self.area(area), kind)
            if kind == CITADEL:
                self.st.citadel[seat] = self.area(area)
            elif kind == UNDEAD:
                self.st.undead -= 1
            elif kind != CUTIECORN:
                assert IS_TILE[kind]
                self.st.bag[seat].remove(kind)
        return self

    def villages(self, seat: int, area: str, count: int = 1) -> Table:
        for _ in range(count):
            self.st.add_village(seat, self.area(area))
        return self

    def hand(self, seat: int, *names: str) -> Table:
        """Put tiles from the bag into the hand."""
        for name in names:
            self.st.bag[seat].remove(unit(name))
            insort(self.st.hand[seat], unit(name))
        return self

    def discards(self, seat: int, *names: str) -> Table:
        for name in names:
            self.st.bag[seat].remove(unit(name))
            insort(self.st.discard[seat], unit(name))
        return self

    def bag_of(self, seat: int, *names: str) -> Table:
        """Leave exactly these tiles in the bag; the rest goes to the discard pile."""
        wanted = sorted([unit(name) for name in names])
        rest = self.st.bag[seat][:]
        for tile in wanted:
            rest.remove(tile)
        self.st.bag[seat] = wanted
        for tile in rest:
            insort(self.st.discard[seat], tile)
        return self

    # -- starting ------------------------------------------------------------------------------------------------

    def turn(self, seat: int = 0, phase: int = REENTRY) -> Table:
        """Start this seat's turn, at its beginning or at a phase (CAPTURE, UNDEAD_MOVES, MAIN, CONSTRUCT, DRAW)."""
        st = self.st
        SPEC.check_sound(st)
        st.stack = [Rounds(AFTER, st.order.index(seat))]
        begin_turn(st, seat)
        st.push(Turn(seat, phase))
        st.run()
        self.answer_forced()
        return self

    def main(self, seat: int = 0) -> Table:
        """Start at this seat's main actions."""
        return self.turn(seat, MAIN)

    def battle(self, area: str, attacker: int = 0, defender: int = 1, dice: list[int] | None = None) -> Table:
        """Start a battle at once, in the attacker's main phase. `dice` loads the battle draws by value (see `draws`)."""
        st = self.st
        SPEC.check_sound(st)
        st.stack = [Rounds(AFTER, st.order.index(attacker))]
        begin_turn(st, attacker)
        st.stack += [Turn(attacker, MAIN + 1), MainActions(attacker)]
        if dice is not None:
            st.rng.load(dice)
        st.push(Battle(self.area(area), attacker, defender))
        st.run()
        self.answer_forced()
        return self

    def ending(self, trigger: int) -> Table:
        """Start the end procedure as if this seat had triggered it."""
        self.st.ending = trigger
        self.st.stack = [Ending(trigger)]
        self.st.run()
        self.answer_forced()
        return self

    # -- playing --------------------------------------------------------------------------------------------------

    @property
    def options(self) -> list[str]:
        """The options of the open question as text."""
        return [SPEC.notation.option_text(self.st, self.decision, option) for option in self.decision.options]

    def pick(self, *texts: str) -> Table:
        """Answer the open question, and the following ones, by the options' texts."""
        for text in texts:
            option: Pick = SPEC.notation.option_of(self.st, self.decision, text)
            self.st.apply(option)
            SPEC.check_sound(self.st)
            self.answer_forced()
        return self

    def answer_forced(self) -> None:
        """Answer questions without a choice, as a driver may (BS-19.19). The events of all steps are kept."""
        events = list(self.st.events)
        while self.st.decision is not None and len(self.decision.options) == 1 and self.kind in HAND_QUESTIONS:
            self.st.apply(self.decision.options[0])
            events += self.st.events
        self.st.events = events

    def load(self, *outcomes: int) -> Table:
        """Fix the next outcomes of chance."""
        self.st.rng.load(list(outcomes))
        return self

    # -- reading ---------------------------------------------------------------------------------------------------

    def force(self, seat: int, area: str) -> list[str]:
        return [UNIT_IDS[kind] for kind in self.st.units[seat][self.area(area)]]

    def hand_of(self, seat: int) -> list[str]:
        return [UNIT_IDS[tile] for tile in self.st.hand[seat]]

    def discard_of(self, seat: int) -> list[str]:
        return [UNIT_IDS[tile] for tile in self.st.discard[seat]]

    def why_not(self, part: str, name: str, seat: int | None = None) -> list[str]:
        """The clauses that forbid a target: ("area", "ford"), ("tile", "swords"), ("action", "end"), ("faction", ...)."""
        values = {
            "area": lambda: self.area(name),
            "tile": lambda: unit(name),
            "unit": lambda: unit(name),
            "faction": lambda: FACTION_IDS.index(name),
            "action": lambda: ("build", "move", "battle", "capture", "end").index(name),
            "seat": lambda: int(name.removeprefix("p")) - 1,
        }
        return list(ask_about(SPEC, self.st, self.seat if seat is None else seat, (part, values[part]())).clauses)

    def events(self, key: str) -> list[tuple[object, ...]]:
        """The arguments of the last step's events with this key."""
        return [event[1] for event in self.st.events if event[0] == key]


def draws(*values: int) -> list[int]:
    """The chance outcomes that draw these battle tiles, in this order, from one complete battle bag.

    >>> draws(5, 2, 3)
    [6, 0, 1]
    """
    bag = [2, 2, 3, 3, 4, 4, 5, 5]
    outcomes = []
    for value in values:
        i = bag.index(value)
        outcomes.append(i)
        bag.pop(i)
    return outcomes


def rows_of(table: str) -> list[list[str]]:
    """The cells of a table drawn with spaces, without its header."""
    return [line.split() for line in table.strip().splitlines()][1:]

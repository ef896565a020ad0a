"""A battlefield set by hand for the rule tests of BattleLore.

>>> t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"}).order("G3").combat("SF")
>>> t.texts
['u0 u1', 'done']
>>> t.pick("u0 u1").figures("G4")
3
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Self, TypedDict

from sandtable.core.engine.decision import Decision, Target
from sandtable.core.engine.options import Options
from sandtable.core.engine.rng import seeded
from sandtable.games.battlelore.combat.declare import targets_of, why_not_battle
from sandtable.games.battlelore.combat.dice import dice_count
from sandtable.games.battlelore.combat.in_progress import MELEE_ATTACK, NORMAL, RANGED_ATTACK
from sandtable.games.battlelore.heroes.in_play import lead
from sandtable.games.battlelore.setup import fresh
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import LED, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventures import ADVENTURES
from sandtable.games.battlelore.tables.board import hex_name
from sandtable.games.battlelore.tables.cards import COMMAND_IDS, LORE_OF, MEDIEVAL_LORE_DECK
from sandtable.games.battlelore.tables.conditions import MOVED, ORDERED, STARTED_HERE
from sandtable.games.battlelore.tables.heroes import ARTIFACT_DECK, ARTIFACT_IDS, SKILL_IDS, SKULLS
from sandtable.games.battlelore.turn.forces import add_unit
from sandtable.games.battlelore.turn.movement import MovePhase
from sandtable.games.battlelore.turn.orders import CommandPhase, OrderPhase
from sandtable.games.battlelore.turn.reach import walk
from sandtable.games.battlelore.turn.turn import CombatPhase, DrawPhase, Turn

FACES = "GBRFSL"
"""Green, Blue, Red helmet, Flag, Strike, Lore."""

MY = {"A1": "h_inf_b"}
FAR = {"A9": "h_inf_b"}
"""A unit of Standard and one of Pennant, far from everything else."""
LINE = {"B3": "h_inf_b", "C3": "h_inf_g", "G3": "h_inf_r", "H3": "h_cav_b", "K3": "h_arc_g", "L3": "h_cav_r"}
"""Two units of Standard in each section."""


def faces(dice: str) -> list[int]:
    """Loaded dice by letter.

    >>> faces("GSL")
    [0, 4, 5]
    """
    return [FACES.index(letter) for letter in dice]


Row = Mapping[str, object]
"""A row of an adventure file."""
Rows = Sequence[Row]


class Given(TypedDict, total=False):
    """Keyword arguments that a helper passes on to `Field`."""

    terrain: Mapping[str, str]
    landmarks: Mapping[str, tuple[str, str | None]]
    cliffs: Mapping[str, list[str]]
    heights: Mapping[str, int]
    rules: Rows
    quests: Rows
    extras: Mapping[str, Row]
    epic: bool
    goals: int
    turn_limit: int
    deployment: str


class Field:
    """Units by hex. Unit numbers follow the given order, Standard first. It is Standard's first turn."""

    def __init__(
        self,
        standard: Mapping[str, str],
        pennant: Mapping[str, str],
        terrain: Mapping[str, str] | None = None,
        mode: str = "medieval",
        epic: bool = False,
        landmarks: Mapping[str, tuple[str, str | None]] | None = None,
        cliffs: Mapping[str, list[str]] | None = None,
        heights: Mapping[str, int] | None = None,
        rules: Rows = (),
        reserves: Rows = (),
        extras: Mapping[str, Row] | None = None,
        quests: Rows = (),
        goals: int = 9,
        players: int = 2,
        **options: str | int,
    ) -> None:
        self.where: dict[str, int] = {}
        units: list[dict[str, object]] = []
        for camp, army in (("standard", standard), ("pennant", pennant)):
            for h, unit in army.items():
                self.where[h] = len(units)
                units.append({"camp": camp, "hex": h, "unit": unit, **(extras or {}).get(h, {})})
        council = {"fixed": True, "commander": 2, "total_levels": 2}
        ground: list[dict[str, object]] = []
        for h, kinds in (terrain or {}).items():
            for kind in kinds.split("+"):
                ground.append({"hex": h, "type": kind})
                if kind == "cliff":
                    ground[-1]["cliff_sides"] = (cliffs or {}).get(h, [])
                if h in (heights or {}) and kind in ("elevated", "cliff"):
                    ground[-1]["height"] = (heights or {})[h]
        data = {
            "schema": "battlelore-adventure/1",
            "id": "test-field",
            "title": "Test",
            "mode": mode if mode != "medieval_lore" else "medieval",
            "board": "epic" if epic else "standard",
            "first_player": "standard",
            "victory_banners": {"standard": goals, "pennant": goals},
            "command_cards": {"standard": 5, "pennant": 5},
            "war_councils": {"standard": council, "pennant": council} if mode == "lore" else None,
            "terrain": ground,
            "landmarks": [{"hex": h, "type": kind, "owner": owner} for h, (kind, owner) in (landmarks or {}).items()],
            "units": units,
            "reserve_creatures": list(reserves),
            "special_rules": list(rules),
            "quests": list(quests),
        }
        adventure = ADVENTURES.from_text(json.dumps(data))
        given: Options = {"mode": mode, **options}
        checked = super(type(SPEC), SPEC).check_options(players, given)
        from sandtable.games.battlelore.rules import rules_from

        self.st: BattleState = fresh(rules_from(adventure, players, checked), seeded(1))
        st = self.st
        st.logging = True
        st.turn = 1
        st.councils = [(2, 0, 0, 0, 0), (2, 0, 0, 0, 0)]
        st.flags = [STARTED_HERE] * len(st.pos)
        st.lore_deck = list(range(60)) if st.rules.lore else []
        if st.rules.medieval_lore:
            st.lore_deck = list(MEDIEVAL_LORE_DECK)
        st.push(Turn(5))
        self.hand(0, "CC-PL").hand(1, "CC-PL")  # a game without Command cards would never ask again

    def why_not(self, seat: int, target: Target) -> list[str]:
        return SPEC.presentation.why_not(self.st, seat, target)

    # -- setting the table ---------------------------------------------------------------------------------------------

    def hex(self, name: str) -> int:
        return self.st.ground.board.hex_named(name)

    def u(self, name: str) -> int:
        """The unit that was set up in this hex."""
        return self.where[name]

    def at(self, name: str) -> int:
        """The unit that stands in this hex now, or -1."""
        return self.st.at[self.hex(name)]

    def place_of(self, name: str) -> str:
        """Where the unit that was set up in this hex stands now."""
        h = self.st.pos[self.u(name)]
        if h == LED:
            h = self.st.pos[self.st.leader.index(self.u(name))]
        return hex_name(h) if h >= 0 else "off"

    def figures(self, name: str) -> int:
        return self.st.figs[self.u(name)]

    def lose(self, name: str, figures: int) -> Self:
        self.st.figs[self.u(name)] -= figures
        return self

    def order(self, *names: str) -> Self:
        for name in names:
            self.st.flags[self.u(name)] |= ORDERED
        return self

    def moved(self, *names: str) -> Self:
        for name in names:
            self.st.flags[self.u(name)] |= MOVED
        return self

    def hand(self, holder: int, *cards: str) -> Self:
        st = self.st
        st.deck = sorted(st.deck + st.hands[holder])
        st.hands[holder] = sorted(COMMAND_IDS.index(card) for card in cards)
        for card in st.hands[holder]:
            st.deck.remove(card)
        st.hand_size[holder] = len(cards)
        return self

    def lore(self, holder: int, *cards: str, tokens: int = 20) -> Self:
        st = self.st
        st.lore[holder] = sorted(LORE_OF[card] for card in cards)
        for card in st.lore[holder]:
            st.lore_deck.remove(card)
        st.pool += st.tokens[holder] - tokens
        st.tokens[holder] = tokens
        return self

    def council(self, holder: int, **levels: int) -> Self:
        self.st.councils[holder] = tuple(levels.get(name, 0) for name in c.CLASS_IDS)
        return self

    def hero(
        self,
        where: str,
        kind: str = "warrior",
        holder: int = 0,
        rides: bool = False,
        skills: str = "",
        artifacts: str = "",
    ) -> Self:
        """A Hero: a Champion if the hex is vacant, a Leader if a troop stands there. `u("hero at G3")` is the Hero's number."""
        st = self.st
        type_ = c.TYPE_OF[f"{'y' if rides else 'x'}_{kind}"]
        troop = self.at(where)
        unit = add_unit(st, type_, holder, LED if troop >= 0 else self.hex(where), 1, c.NO_ATTACHMENT, False)
        st.flags[unit] |= STARTED_HERE
        member = c.CLASS_IDS.index(kind)
        own = tuple(SKILL_IDS.index(skill) for skill in skills.split())
        worn = tuple(ARTIFACT_IDS.index(artifact) for artifact in artifacts.split())
        st.sheets.append((unit, member, SKULLS[member], own, worn, 0, 0))
        st.artifacts = sorted(ARTIFACT_DECK)
        for sheet in st.sheets:
            for artifact in sheet[4]:
                st.artifacts.remove(artifact)
        if troop >= 0:
            lead(st, unit, troop)
        st.place()
        self.where[f"hero at {where}"] = unit
        return self

    def turn_of(self, holder: int) -> Self:
        self.st.active = holder
        return self

    def dice(self, letters: str) -> Self:
        self.st.rng.load(faces(letters))
        return self

    # -- phases --------------------------------------------------------------------------------------------------------

    def run(self) -> Self:
        self.st.run()
        return self

    def command(self, dice: str = "") -> Self:
        """The whole turn, starting with its Command phase."""
        self.dice(dice)
        self.st.stack = [Turn(2)]
        self.st.push(CommandPhase())
        return self.run()

    def orders(self, card: str, dice: str = "") -> Self:
        """The Order phase of a Command card, and the rest of the turn."""
        self.dice(dice)
        kind = COMMAND_IDS.index(card)
        self.st.stack = [Turn(3)]
        if kind in self.st.deck:
            self.st.deck.remove(kind)
        self.st.played = [(kind, 0)]
        self.st.carried = [(kind, 0)]
        self.st.push(OrderPhase())
        return self.run()

    def movement(self) -> Self:
        self.st.stack = [Turn(4)]
        self.st.push(MovePhase())
        return self.run()

    def walks(self, name: str, to: str) -> Self:
        """An ordered unit moves, and nothing follows, so that you can see what the move did."""
        self.order(name)
        self.st.stack = []
        self.st.push(MovePhase())
        self.run().pick(f"u{self.u(name)}", to)
        self.st.decision = None
        return self

    def combat(self, dice: str = "") -> Self:
        self.dice(dice)
        self.st.stack = [Turn(5)]
        self.st.push(CombatPhase())
        return self.run()

    def draw(self) -> Self:
        self.st.stack = [Turn(6)]
        self.st.push(DrawPhase())
        return self.run()

    def new_turn(self, holder: int) -> Self:
        self.st.active = holder
        self.st.stack = [Turn(0)]
        return self.run()

    # -- playing -------------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> Decision:
        assert self.st.decision is not None
        return self.st.decision

    @property
    def kind(self) -> str:
        return self.st.decision.kind if self.st.decision is not None else "over"

    @property
    def texts(self) -> list[str]:
        return [SPEC.notation.option_text(self.st, self.asked, option) for option in self.asked.options]

    def pick(self, *texts: str) -> Self:
        for text in texts:
            self.st.apply(SPEC.notation.option_of(self.st, self.asked, text), self.asked.seat)
        return self

    def attack(self, attacker: str, target: str, dice: str = "") -> Self:
        """One ordered unit attacks another in the Combat phase, with loaded dice."""
        self.order(attacker).combat(dice)
        self.pick(f"u{self.u(attacker)} u{self.u(target)}")
        assert not self.st.rng.loaded or self.st.decision is not None, f"dice left over: {self.st.rng.loaded}"
        return self

    def reach(self, name: str) -> set[str]:
        """Where the unit can walk to."""
        return {hex_name(h) for h in walk(self.st, self.u(name))}

    def targets(self, name: str) -> set[str]:
        """The hexes of the units that this ordered unit can attack."""
        unit = self.u(name)
        self.st.flags[unit] |= ORDERED
        if why_not_battle(self.st, unit) is not None:
            return set()
        return {hex_name(self.st.pos[target]) for target in targets_of(self.st, unit)}

    def told(self, key: str) -> list[tuple[object, ...]]:
        """The arguments of the last step's events with this key."""
        return [args for what, args, _, _ in self.st.events if what == key]


def dice(t: Field, attacker: str, target: str, mode: int = NORMAL) -> int:
    """How many dice one unit rolls against another."""
    a, b = t.u(attacker), t.u(target)
    kind = MELEE_ATTACK if t.st.pos[b] in t.st.ground.near[t.st.pos[a]] else RANGED_ATTACK
    return dice_count(t.st, a, b, kind, mode, t.st.weapon[a])

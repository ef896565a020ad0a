"""Calling the Specialists: the cards of Organised Call to Arms and what they do (BL-30.17 to BL-30.26)."""

from __future__ import annotations

from typing import Final

from sandtable.core.decision import Decision, Pick
from sandtable.core.frames import Frame
from sandtable.games.battlelore.combat.declare import has_near_enemy
from sandtable.games.battlelore.state import Battle
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventures import WITH_LORE
from sandtable.games.battlelore.tables.muster import DEPLOYMENT_CARDS, POOL, SPECIALISTS
from sandtable.games.battlelore.tables.ops import Effect
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.forces import add_unit
from sandtable.games.battlelore.turn.places import put
from sandtable.games.battlelore.turn.reach import walk

# questions
SPECIALIST: Final = "specialist"
SPECIAL_UNIT: Final = "special_unit"
SPECIAL_TYPE: Final = "special_type"
SPECIAL_HEX: Final = "special_hex"
SPECIAL_WAY: Final = "special_way"
COUNCIL_LOSS: Final = "council_loss"
DONE: Final = -1


def why_not_specialist(st: Battle, holder: int, card: int) -> str | None:
    """What keeps a player from choosing a Specialist card (BL-30.18)."""
    entry = SPECIALISTS[card]
    if entry.lore_only and st.rules.mode != WITH_LORE:
        return "BL-30.18"
    if entry.needs_reserve and st.rules.allies:
        return "BL-33.9"
    if entry.lore_class >= 0 and not st.councils[holder][entry.lore_class]:
        return "BL-30.18"
    return None


class Specialists(Frame[Battle]):
    """Both players choose up to two cards, then play them, the starting player first (BL-30.17)."""

    __slots__ = ("at", "lot", "picks")

    def __init__(self, at: int = 0, lot: int = -1, picks: list[tuple[int, int]] | None = None) -> None:
        self.at = at
        self.lot = lot
        self.picks: list[tuple[int, int]] = [] if picks is None else picks
        """(holder, card), in the order of choosing; -1 for none."""

    def advance(self, st: Battle) -> Decision | None:
        if self.lot < 0:
            self.lot = st.chance(2)
            return None
        turns = self.turns(st)
        if self.at < len(turns):
            holder = turns[self.at]
            taken = {card for _, card in self.picks}
            options: list[Pick] = [
                card
                for card in range(len(SPECIALISTS))
                if card not in taken and why_not_specialist(st, holder, card) is None
            ]
            return Decision(SPECIALIST, st.rules.seats[holder], [DONE, *options], "BL-30.17", (self.at,))
        st.pop()
        for camp in (1 - (st.active & CAMP), st.active & CAMP):
            for holder, card in reversed(self.picks):
                if holder & CAMP == camp and card >= 0:
                    st.push(SpecialistPlay(holder, card))
        return None

    def turns(self, st: Battle) -> tuple[int, ...]:
        """Who chooses a card when: by lot one, two, one; allies two each (BL-30.17, BL-33.9)."""
        if st.rules.allies:
            return tuple((self.lot + place) % 4 for place in (0, 1, 1, 0, 2, 3, 3, 2))
        return (self.lot, 1 - self.lot, 1 - self.lot, self.lot)

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        holder = self.turns(st)[self.at]
        self.picks.append((holder, pick))
        self.at += 1
        st.emit("specialist", (holder, pick), "BL-30.17")

    def fields(self) -> tuple[object, ...]:
        return (self.at, self.lot, self.picks[:])

    def why_not(self, st: Battle, asked: Decision, part: str, value: int) -> list[str]:
        return ["BL-30.17"]


def fits_host(st: Battle, unit: int, name: str) -> bool:
    """Is the unit one of those a Specialist card names (`ops.toml`, filters)?"""
    type_ = st.utype[unit]
    if type_ >= c.FIRST_CREATURE or c.T_KIND[type_] != c.FOOT:
        return False
    sword = st.weapon[unit] in c.SWORDS
    if name == "foot_troop":
        return True
    if name == "red_foot_troop":
        return st.colour[unit] == c.RED
    if name == "missile_foot":
        return c.W_TYPE[st.weapon[unit]] == c.MISSILE
    if name == "human_foot":
        return c.T_RACE[type_] == c.HUMAN
    if name == "goblinoid_foot":
        return c.T_RACE[type_] == c.GOBLINOID
    plain = c.TYPE_IDS[type_] not in ("h_fkn_r", "d_chf_r")  # neither Knights nor Clan Chiefs
    if name == "human_foot_sword":
        return c.T_RACE[type_] == c.HUMAN and sword and plain
    return st.colour[unit] == c.BLUE and sword and plain


def is_listed(st: Battle, unit: int, names: tuple[str, ...]) -> bool:
    return any(
        fits_host(st, unit, name[7:]) if name.startswith("filter:") else c.TYPE_IDS[st.utype[unit]] == name
        for name in names
    )


def available(st: Battle, type_: int) -> bool:
    """Is a unit of this type left: in the common pool, or for a creature not yet in the game (BL-30.19)?"""
    used = sum(1 for unit, other in enumerate(st.utype) if other == type_ and st.pos[unit] >= 0)
    return used < (1 if c.T_KIND[type_] == c.CREATURE else POOL[type_])


def baseline(st: Battle, camp: int) -> list[int]:
    row = 2 if st.rules.epic else 1
    return [h for h in st.ground.board.row_from(camp, row) if st.at[h] < 0 and st.ground.open[h]]


class SpecialistPlay(Frame[Battle]):
    """One Specialist card; all its effects are optional and may be used in part (BL-30.19)."""

    __slots__ = ("card", "effect", "holder", "step", "unit", "used")

    def __init__(
        self, holder: int, card: int, effect: int = 0, step: int = 0, unit: int = -1, used: list[int] | None = None
    ) -> None:
        self.holder = holder
        self.card = card
        self.effect = effect
        self.step = step
        """How often the present effect has been used."""
        self.unit = unit
        """The unit (or type to deploy) a question is about, -1 between two uses."""
        self.used: list[int] = [] if used is None else used

    def advance(self, st: Battle) -> Decision | None:
        effects = SPECIALISTS[self.card].effects
        if self.effect >= len(effects):
            st.pop()
            return None
        effect = effects[self.effect]
        seat = st.rules.seats[self.holder]
        op = effect.op
        if op == "choose_one":
            return Decision(SPECIAL_WAY, seat, [1, 2], "BL-30.19", (self.card,))
        if op == "change_weapon":
            self.change_weapons(st, effect)
        elif op == "gain_lore":
            level = max(st.councils[self.holder]) if SPECIALISTS[self.card].lore_class < 0 else 0
            level = level or st.councils[self.holder][SPECIALISTS[self.card].lore_class]
            st.extra_tokens[self.holder] += effect.scaled(level)
        elif op == "start_lore_cards":
            st.extra_cards[self.holder] += effect.num("n")
        elif op == "lower_council":
            members: list[Pick] = [m for m, level in enumerate(st.councils[self.holder]) if level]
            if self.used and members:
                return Decision(COUNCIL_LOSS, seat, members, "BL-30.17", ())
        else:
            asked = self.ask(st, effect, seat)
            if asked is not None:
                return asked
        self.next_effect()
        return None

    def next_effect(self) -> None:
        self.effect += 1
        self.step = 0
        self.unit = -1
        if SPECIALISTS[self.card].effects[0].op == "choose_one":
            self.effect = 99

    def change_weapons(self, st: Battle, effect: Effect) -> None:
        """All own Human units with the common bow use the long bow (BL-30.21)."""
        old = c.WEAPON_IDS.index(effect.word("from"))
        for unit, type_ in enumerate(st.utype):
            if st.owner[unit] != self.holder or st.weapon[unit] != old:
                continue
            if c.RACE_IDS[c.T_RACE[type_]] == effect.word("race"):
                st.weapon[unit] = c.WEAPON_IDS.index(effect.word("to"))

    def times(self, st: Battle, effect: Effect) -> int:
        """How often an effect may be used; a Lore Master may allow more (BL-30.23, BL-30.25)."""
        number = effect.num("n")
        member = effect.word("n_with_class")
        levels = st.councils[self.holder]
        if member and st.rules.lore and levels[c.CLASS_IDS.index(member)] >= effect.num("class_min_level"):
            number += effect.num("n_extra")
        if effect.op == "swap_units":
            number *= 2
        return number

    def ask(self, st: Battle, effect: Effect, seat: int) -> Decision | None:
        """The next question of an effect, or None when it is used up."""
        if self.unit >= 0:
            return self.ask_more(st, effect, seat)
        if self.step >= self.times(st, effect):
            return None
        if effect.op in ("deploy_unit", "deploy_reserve_unit"):
            types = self.deployable(st, effect)
            if not types or not baseline(st, self.holder & CAMP):
                return None
            return Decision(SPECIAL_TYPE, seat, [DONE, *types], "BL-30.19", (self.card,))
        units: list[Pick] = [u for u, h in enumerate(st.pos) if h >= 0 and self.can_use(st, effect, u)]
        if not units:
            return None
        must = effect.op == "swap_units" and self.step % 2
        return Decision(SPECIAL_UNIT, seat, units if must else [DONE, *units], "BL-30.19", (self.card,))

    def can_use(self, st: Battle, effect: Effect, unit: int) -> bool:
        """May an effect be used on this unit?"""
        op = effect.op
        if st.owner[unit] != self.holder or (unit in self.used and op != "add_figures"):
            return False
        h = st.pos[unit]
        if op == "replace_unit":
            return is_listed(st, unit, effect.words("from")) and bool(self.replacements(st, effect, unit))
        if op == "place_overlay":
            kind = c.TERRAIN_OF[effect.word("overlay")]
            if st.ground.overlay[h] >= 0 or not fits_host(st, unit, effect.word("host")):
                return False
            if kind == c.STAKES and st.ground.terrain[h] not in (c.COUNTRYSIDE, c.ELEVATED):
                return False  # BL-30.20
            return st.ground.board.camp_rows[h][self.holder & CAMP] <= effect.num("rows", 99)
        if op == "attach":
            return fits_host(st, unit, effect.word("host")) and st.attach[unit] == c.NO_ATTACHMENT and st.figs[unit] > 1
        if op == "swap_units":
            return st.utype[unit] < c.FIRST_CREATURE  # BL-30.24
        if op == "free_moves":
            return bool(self.quiet_hexes(st, unit))
        if op == "add_figures":
            return st.utype[unit] < c.FIRST_CREATURE
        return unit in self.reserves(st) and bool(self.vantage(st, effect))

    def reserves(self, st: Battle) -> list[int]:
        """The Reserve units on the board: the last units each player deployed before the Specialists (BL-30.26)."""
        return [unit for unit in st.reserves if st.owner[unit] == self.holder]

    def vantage(self, st: Battle, effect: Effect) -> list[Pick]:
        names = effect.words("terrain")
        return [
            h
            for h in st.ground.board.hexes
            if st.at[h] < 0
            and c.TERRAIN_IDS[st.ground.terrain[h]] in names
            and st.ground.board.camp_rows[h][self.holder & CAMP] <= effect.num("rows")
        ]

    def quiet_hexes(self, st: Battle, unit: int) -> list[Pick]:
        """Where a normal move may end without touching an enemy (BL-30.23)."""
        if c.UNIT_DEFS[st.utype[unit]].lore_move:
            return []
        return [h for h in walk(st, unit) if h != st.pos[unit] and not has_near_enemy(st, unit, h)]

    def replacements(self, st: Battle, effect: Effect, unit: int) -> list[Pick]:
        same = effect.params.get("same_colour") is True
        return [
            c.TYPE_OF[name]
            for name in effect.words("to")
            if available(st, c.TYPE_OF[name]) and (not same or c.T_COLOUR[c.TYPE_OF[name]] == st.colour[unit])
        ]

    def deployable(self, st: Battle, effect: Effect) -> list[Pick]:
        if effect.op == "deploy_unit":
            return [c.TYPE_OF[name] for name in effect.words("units") if available(st, c.TYPE_OF[name])]
        left = [unit[0] for unit in DEPLOYMENT_CARDS[st.reserve_cards[self.holder]].units]
        for unit in self.reserves(st):
            if st.utype[unit] in left:
                left.remove(st.utype[unit])
        return [type_ for type_ in sorted(set(left)) if available(st, type_)]

    def ask_more(self, st: Battle, effect: Effect, seat: int) -> Decision:
        """A unit is chosen: by what, or where."""
        if effect.op == "replace_unit":
            return Decision(SPECIAL_TYPE, seat, self.replacements(st, effect, self.unit), "BL-30.19", (self.card,))
        if effect.op == "free_moves":
            return Decision(SPECIAL_HEX, seat, self.quiet_hexes(st, self.unit), "BL-30.23", (self.card,))
        if effect.op == "move_reserve_unit":
            return Decision(SPECIAL_HEX, seat, self.vantage(st, effect), "BL-30.26", (self.card,))
        places: list[Pick] = [*baseline(st, self.holder & CAMP)]
        return Decision(SPECIAL_HEX, seat, places, "BL-30.22", (self.card,))

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        effect = SPECIALISTS[self.card].effects[self.effect]
        if asked.kind == SPECIAL_WAY:
            self.effect = pick
            return
        if asked.kind == COUNCIL_LOSS:
            levels = list(st.councils[self.holder])
            levels[pick] -= 1
            st.councils[self.holder] = tuple(levels)
            self.next_effect()
            return
        if pick == DONE:
            self.next_effect()
        elif asked.kind == SPECIAL_TYPE:
            if effect.op == "replace_unit":
                become(st, self.unit, pick)
                self.finish_use(self.unit)
            else:
                self.unit = pick
        elif asked.kind == SPECIAL_HEX:
            if effect.op in ("deploy_unit", "deploy_reserve_unit"):
                figures = c.T_FIGURES[self.unit]
                unit = add_unit(st, self.unit, self.holder, pick, figures, c.NO_ATTACHMENT, False)
                if effect.op == "deploy_reserve_unit":
                    st.reserves.append(unit)
                st.place()
                self.finish_use(unit)
            else:
                put(st, self.unit, pick)
                self.finish_use(self.unit)
        else:
            self.use_on(st, effect, pick)

    def use_on(self, st: Battle, effect: Effect, unit: int) -> None:
        """An effect that a unit alone decides, or the start of one that needs more."""
        op = effect.op
        if op == "place_overlay":
            st.ground = st.ground.with_overlay(st.pos[unit], c.TERRAIN_OF[effect.word("overlay")])
        elif op == "attach":
            st.attach[unit] = c.ATTACHMENT_IDS.index(effect.word("attachment"))
        elif op == "add_figures":
            st.figs[unit] += 1
            st.full[unit] += 1
        elif op == "swap_units":
            if self.step % 2:
                first = self.used[-1]
                here, there = st.pos[first], st.pos[unit]
                st.pos[first], st.pos[unit] = there, here
                st.place()
        else:
            self.unit = unit
            return
        self.finish_use(unit)

    def finish_use(self, unit: int) -> None:
        self.used.append(unit)
        self.step += 1
        self.unit = -1

    def fields(self) -> tuple[object, ...]:
        return (self.holder, self.card, self.effect, self.step, self.unit, self.used[:])


def become(st: Battle, unit: int, type_: int) -> None:
    """A unit is exchanged in its hex for another with full figures."""
    st.utype[unit] = type_
    st.figs[unit] = st.full[unit] = c.T_FIGURES[type_]
    st.colour[unit] = c.T_COLOUR[type_]
    st.weapon[unit] = c.T_WEAPON[type_]
    st.attach[unit] = c.NO_ATTACHMENT
    st.place()
    st.emit("replaced", (unit, type_), "BL-30.19")

"""Battle: choosing one, withdrawal, drawing tiles, substitution, reveal and result (chapter 10)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Reaction
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame, Secret
from sandtable.core.engine.legality import Check, Rule
from sandtable.core.engine.refusal import Refusal
from sandtable.games.bloodstones.aftermath import Aftermath
from sandtable.games.bloodstones.parts import choice, other, part
from sandtable.games.bloodstones.retreat import leave_for, why_not_leave_for, withdrawal
from sandtable.games.bloodstones.state import Force, State, distinct
from sandtable.games.bloodstones.tables.factions import SUBSTITUTES_SECOND
from sandtable.games.bloodstones.tables.figures import BATTLE_TILES
from sandtable.games.bloodstones.tables.terrain import FOREST, PLAINS, SEA, TERRAIN_IDS
from sandtable.games.bloodstones.tables.units import (
    AGAINST_CASTLE,
    ALWAYS,
    ATTACKING,
    CONDITION,
    DEFENDING,
    DRAWS_FOUR,
    FORTRESS,
    IN_FOREST,
    IN_PLAINS,
    MODIFIER,
    WINS_TIES_DEFENDING,
)

STAY: Final = -1
KEEP: Final = -1
VEILED: Final = -2
"""What others see of a substitution: that a tile was replaced, not which (BS-3.15)."""

ATTACKER: Final = 0
DEFENDER: Final = 1

COUNTING_TILES: Final = 3
FACTION_BONUS: Final = -1
"""Stands in for a unit in lists of modifiers: the bonus of the faction."""

NOT_DRAWN: Final = Refusal("BS-10.19", "refused-bs-10-19-count")
NOT_HELD: Final = Refusal("BS-10.19", "refused-bs-10-19-tile")

WITHDRAWAL: Final = Reaction("withdraw", STAY, True)
SUBSTITUTIONS: Final = (Reaction("substitute", KEEP), Reaction("substitute", KEEP, True))
"""The reaction windows of a battle: the defender's withdrawal and one substitution for each side."""
WINDOWS: Final[tuple[str, ...]] = ("withdraw", "substitute")


NO_BATTLE: Final = Refusal("BS-10.1", "refused-bs-10-1")
NO_OWN_UNITS: Final = Refusal("BS-10.1", "refused-bs-no-unit-there")
NO_ENEMY_UNITS: Final = Refusal("BS-10.1", "refused-bs-10-1-quiet")
YOURSELF: Final = Refusal("BS-10.1", "refused-bs-10-1-self")
NOT_THERE: Final = Refusal("BS-10.1", "refused-bs-10-1-pair")
MEETS_NOBODY: Final = Refusal("BS-10.1", "refused-bs-10-1-seat")


def why_not_contested(st: State, seat: int, area: int) -> Refusal | None:
    if not st.units[seat][area]:
        return NO_OWN_UNITS
    return None if st.has_foes(area, seat) else NO_ENEMY_UNITS


BATTLE_RULE: Final = Rule[State](
    (part("area", "BS-19.10"), part("seat", "BS-19.10")),
    (
        Check(why_not_contested, "area"),
        Check(lambda st, seat, foe: YOURSELF if foe == seat else None, "seat"),
        Check(lambda st, seat, area, foe: None if st.units[foe][area] else NOT_THERE, "area", "seat"),
    ),
    other("BS-19.10"),
    lambda st, seat, about: MEETS_NOBODY,
)


@frame
class ChooseBattle(Frame[State]):
    """The active player picks a contested area and one opponent there (BS-10.1, BS-10.2).

    The active player is the attacker (BS-5.6).
    """

    seat: int
    final: bool = False
    """In the later rounds of the end procedure nobody may withdraw (BS-16.8)."""

    def advance(self, st: State) -> Decision | None:
        options: list[Pick] = [(area, foe) for area in st.own_battles(self.seat) for foe in st.foes_in(area, self.seat)]
        return Decision("battle", self.seat, options, "BS-19.10")

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, tuple)
        area, foe = pick
        st.pop()
        if st.logging:
            st.emit("battle", (self.seat, foe, area), "BS-10.1")
        st.push(Battle(area, self.seat, foe, DRAW if self.final else WITHDRAW))


# -- figures -----------------------------------------------------------------------------------------------------------


def draw_count(st: State, seat: int, own: Force, other: Force) -> int:
    """Four battle tiles for the larger force or a Giant of the Hill Folk, otherwise three (BS-10.17, BS-10.18).

    A Giant gives the fourth tile (BS-14.13). Undead and the Cutiecorn count as units (BS-14.18, BS-17.14).
    """
    if len(own) > len(other) or not DRAWS_FOUR.isdisjoint(own):
        return 4
    return 3


def counts(condition: int, terrain: int, defends: bool, against_castle: bool) -> bool:
    """Is the condition met under which a unit adds its modifier (BS-10.26 to BS-10.37)?

    An attacking castle adds nothing (BS-8.12).
    """
    return (
        condition == ALWAYS
        or (condition == ATTACKING and not defends)
        or (condition == DEFENDING and defends)
        or (condition == IN_FOREST and terrain == FOREST)
        or (condition == IN_PLAINS and terrain == PLAINS)
        or (condition == AGAINST_CASTLE and against_castle)
    )


def bonuses(terrain: int, defends: bool, against_castle: bool) -> tuple[int, ...]:
    """The bonus of each unit type in a battle of this kind."""
    kinds = zip(CONDITION, MODIFIER, strict=True)
    return tuple([bonus if counts(wants, terrain, defends, against_castle) else 0 for wants, bonus in kinds])


# Bots query thousands of battles, so the bonuses are precomputed by terrain, defending or not, against a castle or not
BONUS: Final = tuple(
    [tuple([tuple([bonuses(t, d, c) for c in (False, True)]) for d in (False, True)]) for t in range(len(TERRAIN_IDS))]
)


def modifiers(st: State, area: int, seat: int, own: Force, other: Force, defends: bool) -> list[tuple[int, int]]:
    """(unit, bonus) for every unit that adds a bonus; FACTION_BONUS for the faction's own at sea (BS-10.26 to BS-10.37).

    Every unit counts once (BS-10.26), with the terrain of the battle area (BS-10.27).
    """
    terrain = st.rules.terrain[area]
    castle = not FORTRESS.isdisjoint(other)
    found = [(unit, MODIFIER[unit]) for unit in own if counts(CONDITION[unit], terrain, defends, castle)]
    if terrain == SEA and st.faction_of(seat).sea_bonus:
        found.append((FACTION_BONUS, st.faction_of(seat).sea_bonus))
    return found


def battle_modifier(st: State, area: int, seat: int, own: Force, other: Force, defends: bool) -> int:
    """The sum of the modifiers (BS-10.25, BS-14.34)."""
    terrain = st.rules.terrain[area]
    row = BONUS[terrain][defends][not FORTRESS.isdisjoint(other)]
    total = sum([row[unit] for unit in own])
    return total + st.faction_of(seat).sea_bonus if terrain == SEA else total


def counting(tiles: Force) -> Force:
    """The three highest tiles (BS-10.24).

    >>> counting((2, 5, 3, 4))
    (5, 4, 3)
    """
    return tuple(sorted(tiles, reverse=True)[:COUNTING_TILES])


# -- the battle --------------------------------------------------------------------------------------------------------

WITHDRAW: Final = 0
DRAW: Final = 1
FIRST: Final = 2
SECOND: Final = 3
RESULT: Final = 4


@frame
class Battle(Frame[State]):
    """One battle between the active player and one opponent in one area (BS-10.5).

    Both sides' lists are indexed ATTACKER, DEFENDER. `drawn` holds the current battle tiles, with a substitute given by its
    pips. `sub` holds the substitute's tile type. Both are secret until shown. `shown` holds the three counting tiles once
    revealed. The rules are the same on land and at sea (BS-10.3), where Dragons can fight ships (BS-14.7).
    """

    area: int
    attacker: int
    defender: int
    at: int = WITHDRAW
    drawn: list[Secret] = []
    sub: list[Secret] = []
    shown: list[Force] = [(), ()]

    def seat(self, side: int) -> int:
        return self.attacker if side == ATTACKER else self.defender

    def force(self, st: State, side: int) -> Force:
        """All units of a side in the area, including citadel, castles and Cutiecorn (BS-1.17)."""
        return st.units[self.seat(side)][self.area]

    def advance(self, st: State) -> Decision | None:
        if self.at == WITHDRAW:
            ends, _, denied = withdrawal(st, self.area, self.attacker, self.defender)
            if not ends:
                self.at = DRAW
                self.note_denied(st, denied.clause)
                return None
            options: list[Pick] = [STAY, *ends]
            context = (self.area, self.attacker)
            return Decision("withdraw", self.defender, options, "BS-19.11", context, False, reaction=WITHDRAWAL)
        if self.at == DRAW:
            self.at = FIRST
            self.draw_tiles(st)
            return None
        if self.at == FIRST or self.at == SECOND:
            side = self.side_to_substitute(st)
            seat = self.seat(side)
            if st.hand[seat]:  # without a tile there is nothing to substitute (BS-10.23)
                return self.ask_substitute(st, side)
            self.after_substitution(st, side)
            return None
        self.compare(st)
        return None

    def note_denied(self, st: State, denied: str) -> None:
        """Log why the defender may not withdraw."""
        if st.logging:
            key = {"BS-10.7": "no_withdraw_dragon", "BS-10.8": "no_withdraw_castle"}.get(denied)
            if key is None:
                key = "no_withdraw_way" if denied == "BS-10.13" else "no_withdraw_cavalry"
            st.emit(key, (self.defender,), denied)

    def draw_tiles(self, st: State) -> None:
        """Each side draws from its own complete battle bag (BS-10.4, BS-10.17); only the drawer knows them (BS-3.14)."""
        self.drawn = []
        self.sub = [Secret((), -1), Secret((), -1)]
        self.shown = [(), ()]
        for side in (ATTACKER, DEFENDER):
            seat = self.seat(side)
            bag = list(BATTLE_TILES)
            count = draw_count(st, seat, self.force(st, side), self.force(st, 1 - side))
            tiles = tuple(sorted([bag.pop(st.chance(len(bag))) for _ in range(count)]))
            self.drawn.append(Secret(tiles, 1 << seat))
            if st.logging:
                st.emit("draw_battle", (seat, count), "BS-10.17")
                st.emit("battle_drawn_own", (tiles,), "BS-10.17", 1 << seat)

    def reveals_by_turns(self, st: State) -> bool:
        """Does the first player to substitute reveal before the second one substitutes (BS-10.22)?"""
        return st.faction[self.attacker] in SUBSTITUTES_SECOND or st.faction[self.defender] in SUBSTITUTES_SECOND

    def side_to_substitute(self, st: State) -> int:
        """The attacker substitutes first, then the defender; Corsairs are always second (BS-10.19, BS-10.22, BS-14.36)."""
        first = DEFENDER if st.faction[self.attacker] in SUBSTITUTES_SECOND else ATTACKER
        return first if self.at == FIRST else 1 - first

    def ask_substitute(self, st: State, side: int) -> Decision:
        seat = self.seat(side)
        options: list[Pick] = [KEEP]
        hand = st.hand_types(seat)
        options += [(value, tile) for value in distinct(self.drawn[side].open()) for tile in hand]
        reaction = SUBSTITUTIONS[side]
        return Decision("substitute", seat, options, "BS-19.12", (self.area,), False, reaction=reaction)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        if asked.kind == "withdraw":
            assert isinstance(pick, int)
            if pick == STAY:
                self.at = DRAW
            else:
                self.withdraw(st, pick)
            return
        side = self.side_to_substitute(st)
        if isinstance(pick, tuple):
            self.substitute(st, side, *pick)
        elif st.logging:
            st.emit("no_substitute", (asked.seat,), "BS-10.19")
        self.after_substitution(st, side)

    def break_off(self, st: State) -> None:
        """Return substitutes to their owners' hands when the game ends in the middle of a battle (BS-15.16)."""
        for side in range(len(self.sub)):
            for tile in self.sub[side].open():
                insort(st.hand[self.seat(side)], tile)

    def withdraw(self, st: State, end: int) -> None:
        """The defender leaves; nobody wins, nothing is scored (BS-10.15).

        The whole force goes (BS-10.16).
        Units lost on the way give no VP (BS-11.23).
        """
        _, by_sea_only, _ = withdrawal(st, self.area, self.attacker, self.defender)
        if st.logging:
            st.emit("withdraw", (self.defender, self.area, end), "BS-10.15")
        leave_for(st, self.defender, self.area, end, by_sea_only)
        st.pop()

    def substitute(self, st: State, side: int, value: int, tile: int) -> None:
        """Replace a drawn tile with a hand tile, which counts with its pips (BS-3.2, BS-10.19 to BS-10.21)."""
        seat = self.seat(side)
        tiles = list(self.drawn[side].open())
        tiles[tiles.index(value)] = st.faction_of(seat).pips[tile]
        self.drawn[side] = Secret(tuple(sorted(tiles)), 1 << seat)
        self.sub[side] = Secret((tile,), 1 << seat)
        st.hand[seat].remove(tile)
        if st.logging:
            st.emit("substitute", (seat,), "BS-3.15")
            st.emit("substitute_own", (value, tile), "BS-3.15", 1 << seat)

    def after_substitution(self, st: State, side: int) -> None:
        """Continue; the Corsairs' opponent reveals at once, otherwise both reveal after the second (BS-10.22, BS-10.24)."""
        if self.at == FIRST:
            self.at = SECOND
            if self.reveals_by_turns(st):
                self.reveal(st, side)
            return
        self.at = RESULT
        if not self.reveals_by_turns(st):
            self.reveal(st, 1 - side)
        self.reveal(st, side)

    def reveal(self, st: State, side: int) -> None:
        """Show the three highest tiles; a fourth tile is put back unseen (BS-3.16, BS-10.24)."""
        seat = self.seat(side)
        best = Secret(counting(self.drawn[side].open()), 1 << seat)
        st.reveal(best)
        self.shown[side] = best.open()
        self.drawn[side] = Secret((), -1)
        self.show_substitute(st, side)
        if st.logging:
            own, other = self.force(st, side), self.force(st, 1 - side)
            bonus = battle_modifier(st, self.area, seat, own, other, side == DEFENDER)
            total = sum(best.open())
            st.emit("reveal", (seat, best.open(), total, bonus, total + bonus), "BS-10.24")

    def show_substitute(self, st: State, side: int) -> None:
        """Show a substitute that is among the three counting tiles; any other stays hidden (BS-3.16, BS-10.22)."""
        pips = st.faction_of(self.seat(side)).pips
        if any(pips[tile] in self.shown[side] for tile in self.sub[side].open()):
            st.reveal(self.sub[side])

    def strength(self, st: State, side: int) -> int:
        """The three tiles plus the modifiers (BS-10.25)."""
        own, other = self.force(st, side), self.force(st, 1 - side)
        return sum(self.shown[side]) + battle_modifier(st, self.area, self.seat(side), own, other, side == DEFENDER)

    def compare(self, st: State) -> None:
        """Higher strength wins; ties go to a defending Shield or are fought again (BS-10.38, BS-10.39, BS-10.42)."""
        attack, defence = self.strength(st, ATTACKER), self.strength(st, DEFENDER)
        self.discard_substitutes(st)
        if attack == defence and WINS_TIES_DEFENDING.isdisjoint(self.force(st, DEFENDER)):
            self.at = DRAW
            if st.logging:
                st.emit("tie_refight", (), "BS-10.39")
            return
        if attack == defence and st.logging:
            st.emit("tie_shield", (self.defender,), "BS-10.38")
        winner, loser = (self.attacker, self.defender) if attack > defence else (self.defender, self.attacker)
        st.pop()
        st.push(Aftermath(self.area, winner, loser, winner == self.attacker))

    def discard_substitutes(self, st: State) -> None:
        """Put used substitutes on their owners' discard piles, where they are public (BS-3.16, BS-10.42).

        They are not replaced (BS-10.43).
        """
        for side in (ATTACKER, DEFENDER):
            for tile in self.sub[side].open():
                seat = self.seat(side)
                st.reveal(self.sub[side])
                st.discard[seat].append(tile)
                st.discard[seat].sort()
                if st.logging:
                    st.emit("discard", (seat, tile), "BS-10.42")
        self.sub = [Secret((), -1), Secret((), -1)]

    def shown_pick(self, asked: Decision, pick: Pick) -> Pick:
        return VEILED if asked.kind == "substitute" and pick != KEEP else pick

    def rule(self, asked: Decision) -> Rule[State]:
        if asked.kind == "withdraw":
            return choice("area", asked.clause, self.why_not_withdraw_to)
        drawn = distinct(self.drawn[ATTACKER if asked.seat == self.attacker else DEFENDER].open())
        return Rule(
            (part("count", asked.clause, lambda st, seat: drawn), part("tile", asked.clause)),
            (
                Check(lambda st, seat, count: None if count in drawn else NOT_DRAWN, "count"),
                Check(lambda st, seat, tile: None if tile in st.hand[seat] else NOT_HELD, "tile"),
            ),
            other(asked.clause),
        )

    def why_not_withdraw_to(self, st: State, seat: int, area: int) -> Refusal | None:
        by_sea_only = withdrawal(st, self.area, self.attacker, self.defender)[1]
        return why_not_leave_for(st, seat, self.area, area, by_sea_only)

"""The setup, step by step: armies, hands, first player, Heroes (chapter 2, BL-29.2 to BL-29.4, BL-31.14, BL-31.15).

Councils and the Lore deck are in `lore.councils`, landmarks in `turn.placing`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame, Secret, Sequence
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.rng import Rng
from sandtable.games.battlelore.call_to_arms.deployment import Muster
from sandtable.games.battlelore.call_to_arms.effects import COUNCIL_LOSS
from sandtable.games.battlelore.call_to_arms.specialists import Specialists
from sandtable.games.battlelore.campaign.enlisting import Enlist, push_guests
from sandtable.games.battlelore.heroes.champions import NewHero
from sandtable.games.battlelore.heroes.quests import lay_chests
from sandtable.games.battlelore.lore.councils import DEFAULT_HAND, build_lore_deck, deal_lore, form_councils
from sandtable.games.battlelore.rules import Rules
from sandtable.games.battlelore.state import WAITING, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventures import WITH_LORE
from sandtable.games.battlelore.tables.cards import COMMAND_DECK, HAND_BY_COMMANDER, LORE_POOL
from sandtable.games.battlelore.tables.ground import TerrainTable
from sandtable.games.battlelore.tables.pieces import ALLY, CAMP
from sandtable.games.battlelore.tables.terrain import TERRAIN_DEFS
from sandtable.games.battlelore.turn.forces import add_unit, first_camp, turn_order
from sandtable.games.battlelore.turn.places import draw_command
from sandtable.games.battlelore.turn.placing import (
    camp_by_camp,
    lairs,
    lore_landmarks,
    push_placements,
    strongholds,
    tents,
)
from sandtable.games.battlelore.turn.turn import Turn, fill_rack
from sandtable.games.battlelore.turn.victory import JUDGE


@lru_cache(maxsize=1000)
def ground_of(rules: Rules) -> TerrainTable:
    """The battlefield of an adventure (BL-2.2); games with the same settings share it."""
    adventure = rules.adventure
    board, terrain, heights = rules.board, adventure.terrain, adventure.heights
    marks = tuple((h, kind, mark_holder(rules, h, kind, camp)) for h, kind, camp in adventure.landmarks)
    return TerrainTable(board, terrain, adventure.cliffs, adventure.overlays, marks, heights)


def mark_holder(rules: Rules, h: int, kind: int, camp: int) -> int:
    """The holder of an adventure's landmark: allies share those of the councils like units, lairs belong to the first
    player.
    """
    return ally_of(rules, camp, h) if camp >= 0 and TERRAIN_DEFS[kind].lore_class >= 0 else camp


def fresh(rules: Rules, rng: Rng) -> BattleState:
    """A state with the armies on the board and no cards dealt."""
    adventure = rules.adventure
    st = BattleState(rules.players, rng, rules, ground_of(rules))
    st.at = [-1] * st.ground.board.size
    for place in adventure.units if not rules.deployment else ():
        holder = ally_of(rules, place.camp, place.hex)
        add_unit(st, place.type, holder, place.hex, place.figures, place.attachment, place.savvy)
    if rules.lore and not rules.deployment:
        for camp, type_, _ in adventure.reserves:
            add_unit(st, type_, camp, WAITING, 1, c.NO_ATTACHMENT, False)
    holders = rules.holders
    st.hands = [[] for _ in range(holders)]
    st.lore = [[] for _ in range(holders)]
    st.taken = [[] for _ in range(holders)]
    st.tokens = [0] * holders
    st.awards = [0] * holders
    st.lore_used = [0] * holders
    st.councils = [(0, 0, 0, 0, 0)] * holders
    st.hand_size = [DEFAULT_HAND] * holders
    st.rule_count = [0] * len(adventure.rules)
    st.passage_exit = [-1] * holders
    st.keep_lost = [False] * holders
    st.conjured = [False] * holders
    st.extra_cards = [0] * holders
    st.extra_tokens = [0] * holders
    st.pool = LORE_POOL[1 if rules.epic else 0] if rules.lore else 0
    st.deck = list(COMMAND_DECK)
    st.place()
    st.referee = JUDGE
    return st


def ally_of(rules: Rules, camp: int, h: int) -> int:
    """The holder of a unit: with Reluctant Allies a camp's first player owns its left half, including the centre line.

    This is our own ruling: chapter 31 does not say how two allies share the army of an adventure.
    """
    if not rules.allies:
        return camp
    x = rules.board.x_of(h)
    left = x <= 12 if camp == c.STANDARD else x >= 12
    return camp if left else camp + 2


@frame
class Setup(Sequence[BattleState]):
    """The setup steps in order (BL-2.2 to BL-2.6).

    After a Call to Arms the councils are formed (BL-30.8). Heroes come last; the Lore deck is built after the Specialists
    (BL-30.27, BL-30.28).
    """

    at: int = 0

    def steps(self) -> tuple[Callable[[Setup, BattleState], Decision | None], ...]:
        return STEPS

    def muster(self, st: BattleState) -> None:
        if st.rules.deployment:
            st.push(Muster())

    def councils(self, st: BattleState) -> None:
        form_councils(st)

    def guests(self, st: BattleState) -> None:
        if st.campaign is not None:
            push_guests(st)

    def specialists(self, st: BattleState) -> None:
        if st.rules.deployment == 2:
            st.push(Specialists())

    def allied_heroes(self, st: BattleState) -> None:
        if heroes_come_first(st):
            settle_turns(st)
            lay_chests(st)
            push_heroes(st)

    def hands(self, st: BattleState) -> None:
        deal_hands(st)

    def lore_deck(self, st: BattleState) -> None:
        build_lore_deck(st)

    def first_lore(self, st: BattleState) -> None:
        deal_lore(st)

    def first_camp(self, st: BattleState) -> None:
        if not heroes_come_first(st):
            settle_turns(st)

    def lore_landmarks(self, st: BattleState) -> None:
        push_placements(st, lore_landmarks)

    def strongholds(self, st: BattleState) -> None:
        push_placements(st, strongholds)

    def lairs(self, st: BattleState) -> None:
        push_placements(st, lairs)

    def tents(self, st: BattleState) -> None:
        push_placements(st, tents)

    def heroes(self, st: BattleState) -> None:
        if st.rules.heroes and not heroes_come_first(st):
            lay_chests(st)
            push_heroes(st)

    def begin(self, st: BattleState) -> None:
        st.pop()
        st.push(Turn())


STEPS: Final[tuple[Callable[[Setup, BattleState], Decision | None], ...]] = (
    Setup.muster,
    Setup.councils,
    Setup.guests,
    Setup.specialists,
    Setup.allied_heroes,
    Setup.hands,
    Setup.lore_deck,
    Setup.first_lore,
    Setup.first_camp,
    Setup.lore_landmarks,
    Setup.strongholds,
    Setup.lairs,
    Setup.tents,
    Setup.heroes,
    Setup.begin,
)


def settle_turns(st: BattleState) -> None:
    """Decide who begins, and the order in which the players take their turns (BL-2.6, BL-31.2)."""
    if not st.rules.deployment:
        st.active = first_camp(st)
        st.emit("begins", (st.active,), "BL-2.6")
    st.order = turn_order(st)
    st.active = st.order[0]


def heroes_come_first(st: BattleState) -> bool:
    """Do Heroes come before the cards? Allies deploy them first, as an extra Hero may cost a council level (BL-31.15)."""
    return st.rules.allies and bool(st.rules.heroes)


# --- decks and hands --------------------------------------------------------------------------------------------------


def deal_hands(st: BattleState) -> None:
    """Deal Command cards as the adventure says, or by the Commander's level (BL-2.3, BL-14.5)."""
    fixed = st.rules.adventure.command_cards
    for holder in range(st.rules.holders):
        if st.rules.mode == WITH_LORE:
            st.hand_size = with_item(st.hand_size, holder, HAND_BY_COMMANDER[st.councils[holder][c.COMMANDER]])
        elif fixed is not None:
            st.hand_size = with_item(st.hand_size, holder, fixed[holder & CAMP])
        for _ in range(st.hand_size[holder]):
            draw_command(st, holder)
    if st.rules.epic:
        fill_rack(st)


def push_heroes(st: BattleState) -> None:
    """Each player may deploy his Heroes, the camp that goes first first (BL-23.10, BL-31.14)."""
    if st.rules.allies and st.rules.mode == WITH_LORE:
        st.push(HeroBalance())
    for holder in reversed(camp_by_camp(st)):
        for _ in range(st.rules.heroes):
            if st.campaign is not None:
                st.push(Enlist(holder))
            else:
                st.push(NewHero(holder, 0, 0, 0, Secret((), st.rules.knowers[holder])))


def extra_heroes(st: BattleState) -> list[int]:
    """The players with Heroes the other camp cannot match; a camp's first Heroes are matched first (BL-31.15)."""
    camps: tuple[list[int], list[int]] = ([], [])
    for sheet in st.sheets:
        holder = st.owner[sheet[0]]
        camps[holder & CAMP].append(holder)
    more, fewer = camps if len(camps[0]) > len(camps[1]) else (camps[1], camps[0])
    return more[len(fewer) :]


def can_give_up(st: BattleState, holder: int, member: int) -> bool:
    """Can this council member lose a level: he has one, and a Hero of the player does not need it (BL-23.11)?"""
    needed = any(st.owner[sheet[0]] == holder and sheet[1] == member for sheet in st.sheets)
    return st.councils[holder][member] > int(needed)


@frame
class HeroBalance(Frame[BattleState]):
    """Each extra Hero of a camp costs his player a council level, or his ally if he has none to give (BL-31.15)."""

    paid: int = 0

    def advance(self, st: BattleState) -> Decision | None:
        payers = extra_heroes(st)
        if self.paid == len(payers):
            st.pop()
            return None
        for holder in (payers[self.paid], payers[self.paid] ^ ALLY):
            members: list[Pick] = [m for m in range(len(c.CLASS_IDS)) if can_give_up(st, holder, m)]
            if members:
                return Decision(COUNCIL_LOSS, st.rules.seats[holder], members, "BL-31.15", ())
        self.paid += 1
        return None

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.paid += 1
        holder = st.rules.seats.index(asked.seat)
        levels = list(st.councils[holder])
        levels[pick] -= 1
        st.councils = with_item(st.councils, holder, tuple(levels))
        st.emit("council", (holder, *levels), "BL-31.15")

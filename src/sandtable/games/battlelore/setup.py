"""Setting up: armies, councils, decks and hands, landmarks, who begins (chapters 2 and 14, BL-15.1 to BL-15.3, BL-15.19,
BL-16.1, BL-29.2 to BL-29.4).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.decision import Decision, Pick
from sandtable.core.frames import Frame, Parallel, Secret
from sandtable.core.rng import Rng
from sandtable.games.battlelore.call_to_arms.muster import Muster
from sandtable.games.battlelore.call_to_arms.specialists import COUNCIL_LOSS, Specialists
from sandtable.games.battlelore.campaign.enlisting import Enlist, push_guests
from sandtable.games.battlelore.heroes.champions import NewHero
from sandtable.games.battlelore.heroes.quests import lay_chests
from sandtable.games.battlelore.rules import Rules
from sandtable.games.battlelore.state import EXTRA_CARDS, EXTRA_TOKENS, WAITING, Battle
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventures import MEDIEVAL_LORE, WITH_LORE, Adventure
from sandtable.games.battlelore.tables.board import x_of
from sandtable.games.battlelore.tables.cards import (
    COMMAND_DECK,
    DECK_SHARE,
    HAND_BY_COMMANDER,
    L_CLASS,
    LORE_CARDS,
    LORE_DEALT,
    LORE_KEPT,
    LORE_POOL,
    LORE_TOKENS,
    MAX_LEVEL,
    MEDIEVAL_LORE_DECK,
    USUAL_TOTAL,
)
from sandtable.games.battlelore.tables.ground import Ground
from sandtable.games.battlelore.turn.drawing import LORE_BASE, HandLimit, draw_lore, lore_master, take_lore
from sandtable.games.battlelore.turn.forces import add_unit, first_camp, turn_order
from sandtable.games.battlelore.turn.places import draw_command
from sandtable.games.battlelore.turn.turn import Turn, fill_rack
from sandtable.games.battlelore.turn.victory import JUDGE

# questions
COUNCIL_LEVEL: Final = "council_level"
KEEP_FIRST_LORE: Final = "keep_first_lore"
PLACE_MARK: Final = "place_mark"

Placements = Callable[[Battle, int], list[int]]
"""The landmarks a player places in one step of the setup."""

DEFAULT_HAND: Final = 5
"""The Command hand where the adventure leaves it to a council that is not used (BL-14.5, level 2)."""


def ground_of(adventure: Adventure, rules: Rules) -> Ground:
    """The battlefield of an adventure (BL-2.2)."""
    board, terrain, heights = rules.board, adventure.terrain, adventure.heights
    marks = tuple((h, kind, mark_holder(rules, h, kind, camp)) for h, kind, camp in adventure.landmarks)
    return Ground(board, terrain, adventure.cliffs, adventure.overlays, marks, heights)


def mark_holder(rules: Rules, h: int, kind: int, camp: int) -> int:
    """Whose an adventure's landmark is: allies share those of the councils like units, lairs are the first player's."""
    return ally_of(rules, camp, h) if camp >= 0 and c.TERRAIN_DEFS[kind].lore_class >= 0 else camp


def fresh(rules: Rules, rng: Rng) -> Battle:
    """A state with the armies on the board and nothing dealt."""
    adventure = rules.adventure
    st = Battle(rules.players, rng, rules, ground_of(adventure, rules))
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
    st.pool = LORE_POOL[1 if rules.epic else 0] if rules.lore else 0
    st.deck = list(COMMAND_DECK)
    st.place()
    st.referee = JUDGE
    return st


def ally_of(rules: Rules, camp: int, h: int) -> int:
    """Whose unit it is: with Reluctant Allies the first player of a camp owns its left half, the centre line included.

    Ruling of ours: chapter 31 leaves open how two allies share the army of an adventure.
    """
    if not rules.allies:
        return camp
    left = x_of(h) <= 12 if camp == c.STANDARD else x_of(h) >= 12
    return camp if left else camp + 2


MUSTER: Final = 0
COUNCILS: Final = 1
GUESTS: Final = 2
SPECIALISTS: Final = 3
ALLIED_HEROES: Final = 4
HANDS: Final = 5
LORE_DECK: Final = 6
FIRST_LORE: Final = 7
FIRST: Final = 8
MARKS: Final = 9
KEEPS: Final = 10
LAIRS: Final = 11
TENTS: Final = 12
HEROES: Final = 13
BEGIN: Final = 14


class Setup(Frame[Battle]):
    """The setup steps in order (BL-2.2 to BL-2.6)."""

    __slots__ = ("at",)

    def __init__(self, at: int = MUSTER) -> None:
        self.at = at

    def advance(self, st: Battle) -> Decision | None:
        at = self.at
        self.at = at + 1
        if at == MUSTER:
            if st.rules.deployment:
                st.push(Muster())
        elif at == COUNCILS:
            form_councils(st)
        elif at == GUESTS:
            if st.saga is not None:
                push_guests(st)
        elif at == SPECIALISTS:
            if st.rules.deployment == 2:
                st.push(Specialists())
        elif at == ALLIED_HEROES:
            if heroes_come_first(st):
                settle_turns(st)
                lay_chests(st)
                push_heroes(st)
        elif at == HANDS:
            deal_hands(st)
        elif at == LORE_DECK:
            build_lore_deck(st)
        elif at == FIRST_LORE:
            deal_lore(st)
        elif at == FIRST:
            if not heroes_come_first(st):
                settle_turns(st)
        elif at == MARKS:
            push_placements(st, lore_landmarks)
        elif at == KEEPS:
            push_placements(st, strongholds)
        elif at == LAIRS:
            push_placements(st, lairs)
        elif at == TENTS:
            push_placements(st, tents)
        elif at == HEROES:
            if st.rules.heroes and not heroes_come_first(st):
                lay_chests(st)
                push_heroes(st)
        else:
            st.pop()
            st.push(Turn())
        return None

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
        raise AssertionError("the setup asks nothing itself")

    def fields(self) -> tuple[object, ...]:
        return (self.at,)


def settle_turns(st: Battle) -> None:
    """Who begins, and in which order the players take their turns (BL-2.6, BL-31.2)."""
    if not st.rules.deployment:
        st.active = first_camp(st)
        st.emit("begins", (st.active,), "BL-2.6")
    st.order = turn_order(st)
    st.active = st.order[0]


def heroes_come_first(st: Battle) -> bool:
    """Allies deploy their Heroes before cards are dealt: an extra Hero may cost a council level (BL-31.15)."""
    return st.rules.allies and bool(st.rules.heroes)


# --- councils (BL-14.1 to BL-14.5) ------------------------------------------------------------------------------------


def form_councils(st: Battle) -> None:
    """Fixed levels are taken from the adventure; free ones are chosen in secret and shown together (BL-14.2, BL-14.3)."""
    if st.rules.mode == MEDIEVAL_LORE:
        fixed = st.rules.adventure.command_cards or (DEFAULT_HAND, DEFAULT_HAND)
        for holder in range(st.rules.holders):
            level = sum(1 for hand in HAND_BY_COMMANDER[1:] if hand <= fixed[holder & 1])
            st.councils[holder] = (level, 0, 0, 0, 0)  # BL-32.1
        return
    if st.rules.mode != WITH_LORE:
        return
    lanes: list[Frame[Battle]] = []
    for holder in range(st.rules.holders):
        council = st.rules.adventure.councils[holder & 1] if st.rules.adventure.councils else None
        if council is not None and council.fixed:
            st.councils[holder] = council.levels
            continue
        total = USUAL_TOTAL if council is None else council.total
        minimum = (0, 0, 0, 0, 0) if council is None else council.minimum
        knows = st.rules.knowers[holder]
        lanes.append(CouncilLane(st.rules.seats[holder], holder, total, minimum, 0, Secret((), knows)))
    if lanes:
        st.push(Councils(lanes))


def level_options(total: int, minimum: tuple[int, ...], levels: tuple[int, ...]) -> list[Pick]:
    """The levels the next member may have so that the rest can still be given out exactly (BL-14.2).

    >>> level_options(6, (1, 0, 0, 0, 0), ()), level_options(2, (0, 0, 0, 0, 0), (0, 0, 0, 2))
    ([1, 2, 3], [0])
    """
    done = len(levels)
    left = total - sum(levels)
    later = minimum[done + 1 :]
    return [
        level for level in range(minimum[done], MAX_LEVEL + 1) if sum(later) <= left - level <= MAX_LEVEL * len(later)
    ]


class CouncilLane(Frame[Battle]):
    """One player's secret War Council, member by member."""

    __slots__ = ("done", "holder", "levels", "minimum", "seat", "total")

    def __init__(self, seat: int, holder: int, total: int, minimum: tuple[int, ...], done: int, levels: Secret) -> None:
        self.seat = seat
        self.holder = holder
        self.total = total
        self.minimum = minimum
        self.done = done
        self.levels = levels

    def advance(self, st: Battle) -> Decision | None:
        if self.done == len(c.CLASS_IDS):
            return None
        options = [] if self.levels.value is None else level_options(self.total, self.minimum, self.levels.value)
        return Decision(COUNCIL_LEVEL, self.seat, options, "BL-14.2", (self.done,), False)

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.levels = Secret((*self.levels.open(), pick), self.levels.knows)
        self.done += 1

    def shown_pick(self, asked: Decision, pick: Pick) -> Pick:
        return ()

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.holder, self.total, self.minimum, self.done, self.levels)

    def clone(self) -> CouncilLane:
        return CouncilLane(self.seat, self.holder, self.total, self.minimum, self.done, self.levels.clone())

    def why_not(self, st: Battle, asked: Decision, part: str, value: int) -> list[str]:
        return ["BL-14.2"]


class Councils(Parallel[Battle]):
    """All free councils are built at the same time and shown together (BL-14.3)."""

    __slots__ = ()

    def close(self, st: Battle) -> None:
        st.pop()
        st.tell()
        for lane in self.lanes:
            assert isinstance(lane, CouncilLane)
            st.councils[lane.holder] = lane.levels.open()
            st.emit("council", (lane.holder, *lane.levels.open()), "BL-14.3")

    def why_not(self, st: Battle, asked: Decision, part: str, value: int) -> list[str]:
        return ["BL-14.2"]


# --- decks and hands --------------------------------------------------------------------------------------------------


def deal_hands(st: Battle) -> None:
    """Command cards by the adventure, or by the Commander's level (BL-2.3, BL-14.5)."""
    fixed = st.rules.adventure.command_cards
    for holder in range(st.rules.holders):
        if st.rules.mode == WITH_LORE:
            st.hand_size[holder] = HAND_BY_COMMANDER[st.councils[holder][c.COMMANDER]]
        elif fixed is not None:
            st.hand_size[holder] = fixed[holder & 1]
        for _ in range(st.hand_size[holder]):
            draw_command(st, holder)
    if st.rules.epic:
        fill_rack(st)


def deck_shares(councils: list[tuple[int, ...]]) -> tuple[int, ...]:
    """How many cards of each class go into the Lore deck: present in both camps, in one, in none (BL-14.7, BL-14.10)."""
    shares = [0]
    for member in (c.WIZARD, c.CLERIC, c.WARRIOR, c.ROGUE):
        camps = {holder & 1 for holder, levels in enumerate(councils) if levels[member]}
        shares.append(DECK_SHARE[len(camps)])
    return tuple(shares)


def build_lore_deck(st: Battle) -> None:
    """The common Lore deck from the four class decks (BL-14.7, BL-32.2)."""
    if not st.rules.lore:
        return
    if st.rules.medieval_lore:
        st.lore_deck = list(MEDIEVAL_LORE_DECK)
        return
    shares = deck_shares(st.councils)
    for member in (c.WIZARD, c.CLERIC, c.WARRIOR, c.ROGUE):
        cards = [number for number in range(len(LORE_CARDS)) if L_CLASS[number] == member]
        while len(cards) > shares[member]:
            st.lore_out.append(cards.pop(st.chance(len(cards))))
        st.lore_deck += cards
    st.lore_out.sort()
    st.lore_deck.sort()


def deal_lore(st: Battle) -> None:
    """Everybody gets L tokens and chooses L of 4 cards (BL-14.6, BL-14.8); Medieval Lore starts with nothing (BL-32.3)."""
    if not st.rules.lore or st.rules.medieval_lore:
        return
    extra = sum(rule.banners for rule in st.rules.adventure.rules if rule.type == "start_lore")
    lanes: list[Frame[Battle]] = []
    for holder in range(st.rules.holders):
        level = lore_master(st.councils[holder])
        st.gain(holder, LORE_TOKENS[level] + extra + st.misc[EXTRA_TOKENS + holder])
        cards = [take_lore(st) for _ in range(LORE_DEALT)]
        knows = st.rules.knowers[holder]
        seat = st.rules.seats[holder]
        keep = LORE_KEPT[level]
        lanes.append(FirstLore(seat, holder, keep, 0, Secret(tuple(sorted(cards)), knows), Secret((), knows)))
    st.push(FirstLoreChoice(lanes))


class FirstLore(Frame[Battle]):
    """One player chooses which of the Lore cards dealt to him he keeps (BL-14.8)."""

    __slots__ = ("cards", "done", "holder", "keep", "kept", "seat")

    def __init__(self, seat: int, holder: int, keep: int, done: int, cards: Secret, kept: Secret) -> None:
        self.seat = seat
        self.holder = holder
        self.keep = keep
        self.done = done
        self.cards = cards
        self.kept = kept

    def advance(self, st: Battle) -> Decision | None:
        if self.done == self.keep:
            return None
        options: list[Pick] = []
        if self.cards.value is not None:
            options += [LORE_BASE + card for card in self.cards.value]
        return Decision(KEEP_FIRST_LORE, self.seat, options, "BL-14.8", (self.keep - self.done,), False)

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        card = pick - LORE_BASE
        left = [other for other in self.cards.open() if other != card]
        self.kept = Secret(tuple(sorted((*self.kept.open(), card))), self.kept.knows)
        self.cards = Secret(tuple(left), self.cards.knows)
        self.done += 1

    def shown_pick(self, asked: Decision, pick: Pick) -> Pick:
        return ()

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.holder, self.keep, self.done, self.cards, self.kept)

    def clone(self) -> FirstLore:
        return FirstLore(self.seat, self.holder, self.keep, self.done, self.cards.clone(), self.kept.clone())

    def why_not(self, st: Battle, asked: Decision, part: str, value: int) -> list[str]:
        return ["BL-14.8"]


class FirstLoreChoice(Parallel[Battle]):
    """All choose at the same time; what is not kept goes to the Lore discard pile (BL-14.8)."""

    __slots__ = ()

    def close(self, st: Battle) -> None:
        st.pop()
        st.tell()
        for lane in self.lanes:
            assert isinstance(lane, FirstLore)
            st.lore[lane.holder] = list(lane.kept.open())
            st.lore_discard += lane.cards.open()
        st.lore_discard.sort()
        for holder in range(st.rules.holders):
            for _ in range(st.misc[EXTRA_CARDS + holder]):
                draw_lore(st, holder)
            if st.misc[EXTRA_CARDS + holder]:
                st.push(HandLimit(holder))

    def why_not(self, st: Battle, asked: Decision, part: str, value: int) -> list[str]:
        return ["BL-14.8"]


# --- landmarks, lairs, tents (BL-2.5) ---------------------------------------------------------------------------------


def lore_landmarks(st: Battle, holder: int) -> list[int]:
    """A level-3 Lore Master brings his player the landmark unless the other camp has one of that class (BL-15.1)."""
    if not st.rules.switches[0] or st.rules.mode != WITH_LORE:
        return []
    found: list[int] = []
    for kind, terrain in enumerate(c.TERRAIN_DEFS):
        member = terrain.lore_class
        if member in (c.WIZARD, c.CLERIC, c.WARRIOR, c.ROGUE):
            theirs = max(levels[member] for other, levels in enumerate(st.councils) if other & 1 != holder & 1)
            if st.councils[holder][member] == MAX_LEVEL and not theirs:
                found.append(kind)
    return found


def strongholds(st: Battle, holder: int) -> list[int]:
    """A player with a level-3 Commander places a Stronghold (BL-15.3)."""
    if not st.rules.switches[1] or st.rules.mode != WITH_LORE:
        return []
    return [c.STRONGHOLD] if st.councils[holder][c.COMMANDER] == MAX_LEVEL else []


def lairs(st: Battle, holder: int) -> list[int]:
    """Earth Elemental, Hill Giant and Wood Giant have lairs unless the adventure has placed them (BL-16.1)."""
    if not st.rules.switches[2]:
        return []
    placed = {kind for _, kind, owner in st.ground.marks if owner >= 0 and owner & 1 == holder & 1}
    found: list[int] = []
    for unit, type_ in enumerate(st.utype):
        lair = c.UNIT_DEFS[type_].lair
        if lair in ("summoning_circle", "rock_pile", "forest_lair") and st.owner[unit] == holder:
            kind = c.TERRAIN_OF[lair]
            if kind not in placed and kind not in found:
                found.append(kind)
    return found


def tents(st: Battle, holder: int) -> list[int]:
    """Each camp places its Command Tent; its first player does (BL-15.19)."""
    return [c.COMMAND_TENT] if st.rules.switches[3] and holder < 2 else []


def push_placements(st: Battle, kinds_of: Placements) -> None:
    """The camp that moves first places first, its players in the order of their turns (BL-2.5, BL-15.2)."""
    for holder in reversed(camp_by_camp(st)):
        for kind in reversed(kinds_of(st, holder)):
            st.push(PlaceMark(holder, kind))


def camp_by_camp(st: Battle) -> list[int]:
    """The players of the camp that goes first in the order of their turns, then those of the other."""
    first = [holder for holder in st.order if holder & 1 == st.active & 1]
    return first + [holder for holder in st.order if holder & 1 != st.active & 1]


def push_heroes(st: Battle) -> None:
    """Each player may deploy his Heroes, the camp that goes first first (BL-23.10, BL-31.14)."""
    if st.rules.allies and st.rules.mode == WITH_LORE:
        st.push(HeroBalance())
    for holder in reversed(camp_by_camp(st)):
        for _ in range(st.rules.heroes):
            if st.saga is not None:
                st.push(Enlist(holder))
            else:
                st.push(NewHero(holder, 0, 0, 0, Secret((), st.rules.knowers[holder])))


def extra_heroes(st: Battle) -> list[int]:
    """The players whose Heroes the other camp has no match for, a camp's first Heroes being matched first (BL-31.15)."""
    camps: tuple[list[int], list[int]] = ([], [])
    for sheet in st.heirs:
        holder = st.owner[sheet[0]]
        camps[holder & 1].append(holder)
    more, fewer = camps if len(camps[0]) > len(camps[1]) else (camps[1], camps[0])
    return more[len(fewer) :]


def why_not_give_up(st: Battle, holder: int, member: int) -> str | None:
    """What keeps a player from lowering this member of his council: it is absent, or his Hero needs it (BL-23.11)."""
    level = st.councils[holder][member]
    if not level:
        return "BL-31.15"
    needed = any(st.owner[sheet[0]] == holder and sheet[1] == member for sheet in st.heirs)
    return "BL-23.11" if level == 1 and needed else None


class HeroBalance(Frame[Battle]):
    """Each extra Hero of a camp costs his player a council level, or his ally if he has none to give (BL-31.15)."""

    __slots__ = ("paid",)

    def __init__(self, paid: int = 0) -> None:
        self.paid = paid

    def advance(self, st: Battle) -> Decision | None:
        payers = extra_heroes(st)
        if self.paid == len(payers):
            st.pop()
            return None
        for holder in (payers[self.paid], payers[self.paid] ^ 2):
            members: list[Pick] = [m for m in range(len(c.CLASS_IDS)) if why_not_give_up(st, holder, m) is None]
            if members:
                return Decision(COUNCIL_LOSS, st.rules.seats[holder], members, "BL-31.15", ())
        self.paid += 1
        return None

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.paid += 1
        holder = st.rules.seats.index(asked.seat)
        levels = list(st.councils[holder])
        levels[pick] -= 1
        st.councils[holder] = tuple(levels)
        st.emit("council", (holder, *levels), "BL-31.15")

    def fields(self) -> tuple[object, ...]:
        return (self.paid,)

    def why_not(self, st: Battle, asked: Decision, part: str, value: int) -> list[str]:
        if part == "member":
            reason = why_not_give_up(st, st.rules.seats.index(asked.seat), value)
            return [] if reason is None else [reason]
        return ["BL-31.15"]


def why_not_place(st: Battle, holder: int, kind: int, h: int) -> str | None:
    """What keeps a player from placing this landmark here (BL-15.2, BL-15.3, BL-15.19, BL-16.1, BL-29.3)."""
    ground = st.ground
    if ground.terrain[h] != c.COUNTRYSIDE or ground.special[h] >= 0 or ground.overlay[h] >= 0:
        return "BL-15.2"
    unit = st.at[h]
    if kind == c.STRONGHOLD:
        return None if unit >= 0 and st.owner[unit] == holder else "BL-15.3"
    if unit >= 0:
        return "BL-15.2"
    if kind == c.COMMAND_TENT:
        near = [st.at[n] for n in ground.board.neighbours[h] if st.at[n] >= 0]
        return None if any(st.owner[other] & 1 == holder & 1 for other in near) else "BL-15.19"
    row = ground.board.camp_rows[h][holder & 1]
    low, high = (4, 8) if st.rules.epic else (3, 4)
    return None if low <= row <= high else ("BL-29.3" if st.rules.epic else "BL-15.2")


class PlaceMark(Frame[Battle]):
    """One player places one landmark; without a legal hex it is skipped (BL-2.10)."""

    __slots__ = ("holder", "kind")

    def __init__(self, holder: int, kind: int) -> None:
        self.holder = holder
        self.kind = kind

    def advance(self, st: Battle) -> Decision | None:
        options: list[Pick] = [h for h in st.ground.board.hexes if why_not_place(st, self.holder, self.kind, h) is None]
        if not options:
            st.pop()
            return None
        return Decision(PLACE_MARK, st.rules.seats[self.holder], options, "BL-15.2", (self.kind,))

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        st.pop()
        st.ground = st.ground.with_marks((*st.ground.marks, (pick, self.kind, self.holder)))
        st.emit("placed", (self.holder, self.kind, pick), "BL-15.2")

    def fields(self) -> tuple[object, ...]:
        return (self.holder, self.kind)

    def why_not(self, st: Battle, asked: Decision, part: str, value: int) -> list[str]:
        if part == "hex":
            reason = why_not_place(st, self.holder, self.kind, value)
            if reason is not None:
                return [reason]
        return [asked.clause]

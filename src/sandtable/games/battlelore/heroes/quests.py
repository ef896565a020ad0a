"""Quests of Heroes: hidden treasure and visits (BL-26.1 to BL-26.6, BL-2.9).

A Chest token that lies face down is unknown to all players, so it is drawn at random when it is turned over.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.content.ids import ids_from
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame, unsaved
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.battlelore.combat.declare import HAS_BATTLED, NO_ORDER, has_near_enemy
from sandtable.games.battlelore.combat.in_progress import Stoppable
from sandtable.games.battlelore.facts import of_v, refusal
from sandtable.games.battlelore.heroes.cards import hero_window
from sandtable.games.battlelore.heroes.casualties import casualty_check
from sandtable.games.battlelore.heroes.in_play import has_op, hero_in, hero_number, passive_effects
from sandtable.games.battlelore.heroes.rewards import gain_artifact, gain_tokens
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.conditions import BATTLED, HALTED, MOVED, ORDERED, STARTED_HERE
from sandtable.games.battlelore.tables.files import toml
from sandtable.games.battlelore.tables.heroes import TRAPPED
from sandtable.games.battlelore.tables.pieces import CAMP

CHEST_COUNTS: Final = "chest_counts"

EXPERIENCE: Final = 0
TREASURE: Final = 1
ARTIFACT: Final = 2
TRAP: Final = 3
CHEST_KIND_IDS: Final[tuple[str, ...]] = ids_from(__name__, "EXPERIENCE")

_ROWS: Final = toml("chests.toml", "chest").rows("chest")
for _row in _ROWS:
    _row.only(("id", "kind", "value", "count"))
CHESTS: Final[tuple[tuple[int, int], ...]] = tuple(
    [(row.index("kind", CHEST_KIND_IDS), row.number("value", 0)) for row in _ROWS]
)
"""The contents of each kind of Chest token: kind and number."""
CHEST_IDS: Final[tuple[str, ...]] = tuple([row.text("id") for row in _ROWS])
CHEST_TOKENS: Final[tuple[int, ...]] = tuple(
    [number for number, row in enumerate(_ROWS) for _ in range(row.number("count", 1))]
)


def lay_chests(st: BattleState) -> None:
    """Setup step 1: the Chest tokens of a quest go face down on their hexes (BL-2.9, BL-26.1)."""
    for quest in st.rules.adventure.quests:
        st.chests = [*st.chests, *quest.chests]
    if st.chests:
        st.chest_pool = list(CHEST_TOKENS)


def is_treasure_hex(st: BattleState, h: int) -> bool:
    return any(place == h for place, _ in st.chests)


NO_SEARCHER: Final = Refusal("BL-26.3", "refused-bl-26-6-hero", of_v)
NOT_AT_CHESTS: Final = Refusal("BL-26.3", "refused-bl-action-other", of_v)
ENEMY_BESIDE: Final = refusal("BL-26.3", of_v, "near")


def why_not_search(st: BattleState, unit: int) -> Refusal | None:
    """Why a Hero does not search the hex he is in instead of battling (BL-26.3)."""
    if st.pos[unit] < 0 or not is_treasure_hex(st, st.pos[unit]):
        return NOT_AT_CHESTS
    if hero_in(st, unit) < 0:
        return NO_SEARCHER
    return why_not_quest(st, unit, has_op(st, unit, "search_despite_enemy"))


def why_not_quest(st: BattleState, unit: int, bold: bool = False) -> Refusal | None:
    """Why a unit does not go on a quest: it must be ordered, not have battled, and have no enemy next to it, unless a card
    allows it (Lantern of Seeking).
    """
    if not st.flags[unit] & ORDERED:
        return NO_ORDER
    if st.flags[unit] & BATTLED:
        return HAS_BATTLED
    return ENEMY_BESIDE if not bold and has_near_enemy(st, unit, st.pos[unit]) else None


def search(st: BattleState, unit: int) -> None:
    """The Hero searches instead of battling; tokens not turned over go back unseen (BL-26.3)."""
    st.flags[unit] |= BATTLED
    h = st.pos[unit]
    number = sum([count for place, count in st.chests if place == h])
    st.chests = [chest for chest in st.chests if chest[0] != h]
    st.push(Search(unit, number, []))


REVEAL: Final = 0
CHOOSE: Final = 1
CARDS: Final = 2
APPLY: Final = 3
ANOTHER: Final = 4


@frame
class Search(Stoppable):
    """Chest tokens of a hex are turned over; one of them counts (BL-26.3 to BL-26.5)."""

    unit: int
    left: int
    """The tokens of the hex that are still face down."""
    shown: list[int]
    at: int = REVEAL
    cancelled: bool = False
    holder: int = unsaved(-1)
    card: int = unsaved(-1)
    faces: list[int] = unsaved([])

    def advance(self, st: BattleState) -> Decision | None:
        hero = hero_in(st, self.unit)
        if self.at in (REVEAL, ANOTHER):
            most = max(1, hero_number(st, self.unit, "search_choices")) if self.at == REVEAL else 1
            self.at = CHOOSE
            self.shown = [self.turn_over(st, hero) for _ in range(min(most, self.left))]
        elif self.at == CHOOSE:
            options: list[Pick] = [*sorted(set(self.shown))]
            return Decision(CHEST_COUNTS, st.seat_of(self.unit), options, "BL-26.3", (hero,))
        elif self.at == CARDS:
            self.at = APPLY
            if CHESTS[self.shown[0]][0] == TRAP:
                hero_window(st, TRAPPED, [hero])
        elif self.cancelled:
            self.cancelled = False
            if self.left:
                self.at = ANOTHER
            else:
                st.pop()
        else:
            st.pop()
            open_chest(st, self.unit, hero, self.shown[0])
        return None

    def turn_over(self, st: BattleState, hero: int) -> int:
        self.left -= 1
        at = st.chance(len(st.chest_pool))
        token = st.chest_pool[at]
        st.chest_pool = [*st.chest_pool[:at], *st.chest_pool[at + 1 :]]
        st.emit("chest", (hero, token), "BL-26.4")
        return token

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.at = CARDS
        self.shown.remove(pick)
        st.chest_pool = sorted([*st.chest_pool, *self.shown])  # the others go back
        self.shown = [pick]


def open_chest(st: BattleState, unit: int, hero: int, token: int) -> None:
    """Apply the contents of a chest: tokens, Artifacts or a trap (BL-26.4, BL-26.5)."""
    kind, number = CHESTS[token]
    if kind == TRAP:
        for effect in passive_effects(st, unit):
            if effect.op == "trap_dice":
                number = max(effect.num("min"), number + effect.num("n"))
        casualty_check(st, hero, number, 1 - (st.owner[unit] & CAMP))
        return
    reward_camp(st, unit)
    if kind == ARTIFACT:
        for _ in range(number):
            gain_artifact(st, hero)
    else:
        gain_tokens(st, hero, number if kind == TREASURE else 0, number if kind == EXPERIENCE else 0)


def reward_camp(st: BattleState, unit: int) -> None:
    """An adventure may give a camp a banner for its first chest that is not a trap."""
    camp = st.owner[unit] & CAMP
    for number, rule in enumerate(st.rules.adventure.rules):
        if rule.type == "chest_banner" and not st.rule_count[number] >> camp & 1:
            st.rule_count = with_item(st.rule_count, number, st.rule_count[number] | 1 << camp)
            st.awards = with_item(st.awards, st.owner[unit], st.awards[st.owner[unit]] + rule.banners)
            st.stirred = True


def with_hero(st: BattleState, seat: int, unit: int, *others: int) -> Facts:
    return {"u": ("unit", hero_in(st, unit))}


NOT_AT_QUEST: Final = Refusal("BL-26.6", "refused-bl-action-other", of_v)
NO_HERO: Final = refusal("BL-26.6", of_v, "hero")
QUEST_DONE: Final = refusal("BL-26.6", with_hero, "done")
CAME_LATE: Final = refusal("BL-26.6", of_v, "late")


def is_visit_hex(st: BattleState, h: int) -> bool:
    return any(quest.type == "visit" and quest.hex == h for quest in st.rules.adventure.quests)


def why_not_visit(st: BattleState, unit: int) -> Refusal | None:
    """Why a Hero does not complete the visit of a quest (BL-26.6)."""
    if st.pos[unit] < 0 or not is_visit_hex(st, st.pos[unit]):
        return NOT_AT_QUEST
    hero = hero_in(st, unit)
    if hero < 0:
        return NO_HERO
    if hero in st.visited:
        return QUEST_DONE
    if (st.flags[unit] | st.flags[hero]) & MOVED or not st.flags[unit] & STARTED_HERE:
        return CAME_LATE
    return why_not_quest(st, unit)


def visit(st: BattleState, unit: int) -> None:
    """Apply the reward of a visit, and its price, once per Hero (BL-26.6)."""
    hero = hero_in(st, unit)
    st.flags[unit] |= BATTLED | HALTED
    st.visited = [*st.visited, hero]
    for quest in st.rules.adventure.quests:
        if quest.type == "visit" and quest.hex == st.pos[unit]:
            gain_tokens(st, hero, quest.treasure, quest.experience)
            holder = st.owner[unit]
            st.pay(holder, min(quest.lore_cost, st.tokens[holder]))
            st.emit("visit", (hero,), "BL-26.6")

"""The lifts of BattleLore's cards, Heroes' deeds, actions in place of battle, and buttons."""

from __future__ import annotations

from copy import copy
from typing import Any

from sandtable.games.battlelore.combat.in_progress import MELEE_ATTACK, NORMAL
from sandtable.games.battlelore.state import WAITING, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import LORE_CARDS
from sandtable.games.battlelore.tables.ground import TerrainTable
from tests.reasons.battlelore_field import FROST, MOVE_OVER, MOVED, WEB, Look
from tests.reasons.battlelore_move_lifts import UNASKED, alone, free_beside, put, token, top
from tests.reasons.battlelore_targets import NO_SIGHT, RANGE, more_dice, with_effect
from tests.reasons.lifts import NO_PART, Fixed, Lift, Lifts, Swap, claim

LORE = 100
STARTED_HERE = 1 << 10
DICE = Fixed("the dice show what they show")
OF_CARD = Fixed("it is printed on the card whom it is for")
NO_TARGET = Fixed("no single change of a position gives every card a target")
LISTED = Fixed("the question lists what there is to choose from")


# -- Lore --------------------------------------------------------------------------------------------------------------


def lore_game(st: BattleState, *values: int) -> None:
    claim(not st.rules.lore)
    st.rules = copy(st.rules)
    st.rules.lore = True


def holding_a_card(st: BattleState, seat: int) -> None:
    claim(not st.lore[st.active])
    st.lore[st.active] = [0]


def rich(st: BattleState, seat: int, *values: int) -> None:
    claim(st.tokens[st.active] < 20)
    st.tokens[st.active] = 99


def on_turn(st: BattleState, seat: int) -> None:
    holder = st.rules.holder_of_seat(seat)
    claim(st.active != holder)
    st.active = holder


def one_chosen(st: BattleState, seat: int) -> None:
    claim(not top(st).chosen)
    top(st).chosen.append(0)


def free_to_move(st: BattleState, seat: int, unit: int) -> None:
    claim(bool(st.flags[unit] & (MOVE_OVER | UNASKED) or st.tok[unit] & (WEB | FROST) or st.effects))
    st.flags[unit] &= ~(MOVE_OVER | UNASKED)
    st.tok[unit] = 0
    st.effects = []


def own_unit(st: BattleState, seat: int, unit: int) -> None:
    claim(st.owner[unit] != top(st).holder)
    st.owner[unit] = top(st).holder


def with_enemy_beside(st: BattleState, seat: int, unit: int) -> None:
    look = Look(st)
    claim(not any(st.at[n] >= 0 and look.foes(unit, st.at[n]) for n in look.beside(st.pos[unit])))
    put(st, next(foe for foe in look.on_board() if look.foes(unit, foe)), free_beside(st, st.pos[unit]))


def beside_mover(st: BattleState, seat: int, unit: int) -> None:
    """The unit is next to the one that moves."""
    frames: list[Any] = [frame for frame in st.stack if hasattr(frame, "ambusher")]
    mover = frames[-1].unit
    claim(st.pos[unit] not in Look(st).beside(st.pos[mover]))
    put(st, unit, free_beside(st, st.pos[mover]))


def at_any_moment(st: BattleState, seat: int, card: int) -> Swap:
    """Another card in the hand that needs no such cause."""
    claim(bool(LORE_CARDS[card % LORE].when))
    other = next(number for number, each in enumerate(LORE_CARDS) if not each.when)
    st.lore[st.rules.holder_of_seat(seat)].append(other)
    return {("card", card): ("card", LORE + other)}


# -- creatures ---------------------------------------------------------------------------------------------------------


def waits(summon: str) -> Lift:
    """A creature of the player waits to enter in this way."""

    def lift(st: BattleState, seat: int, *values: int) -> None:
        types = [type_ for type_, each in enumerate(c.UNIT_DEFS) if each.summon == summon]
        claim(not any(h == WAITING and st.utype[unit] in types for unit, h in enumerate(st.pos)))
        unit = next(each for each in Look(st).on_board() if each not in values)
        st.pos[unit], st.utype[unit], st.owner[unit] = WAITING, types[0], st.active
        st.place()

    return lift


def with_wizard(st: BattleState, seat: int, *values: int) -> None:
    claim(st.rules.medieval_lore or not st.councils[st.active][c.WIZARD])
    levels = list(st.councils[st.active])
    levels[c.WIZARD] = 3
    st.councils[st.active] = tuple(levels)
    st.rules = copy(st.rules)
    st.rules.medieval_lore = False


def open_country(st: BattleState, *values: int) -> None:
    st.ground = TerrainTable(st.ground.board, (), (), (), ())


def room_around(st: BattleState, seat: int, unit: int) -> None:
    near = st.ground.board.neighbours[st.pos[unit]]
    claim(all(st.at[h] >= 0 or not st.ground.open[h] for h in near))
    put(st, st.at[next(h for h in near if st.at[h] >= 0)], next(h for h in st.ground.board.hexes if st.at[h] < 0))


def no_elemental(st: BattleState, seat: int, unit: int) -> None:
    claim(unit == top(st).att or c.UNIT_DEFS[st.utype[unit]].elemental)
    st.utype[unit] = 0
    if unit == top(st).att:
        top(st).att = next(other for other in Look(st).on_board() if other != unit)


def to_be_shaken(st: BattleState, seat: int, unit: int) -> None:
    claim(unit not in top(st).units)
    top(st).units.append(unit)


def next_to_shaker(st: BattleState, seat: int, unit: int) -> None:
    here = st.pos[top(st).att]
    claim(st.ground.board.distance[here][st.pos[unit]] > 1)
    put(st, unit, free_beside(st, here))


def not_shaken(st: BattleState, seat: int, unit: int) -> None:
    claim(unit in top(st).units)
    top(st).units.remove(unit)


def troop_free(st: BattleState, *values: int) -> None:
    troop = st.leader.index(values[-1])
    claim(bool(st.tok[troop] & (WEB | FROST)))
    st.tok[troop] = 0


# -- actions in place of battle ----------------------------------------------------------------------------------------


def own_there(st: BattleState, seat: int, *values: int) -> None:
    """A unit of the player is in the place, which is the last of the values."""
    h = values[-1]
    mine = [unit for unit in Look(st).on_board() if st.seat_of(unit) == seat and Look(st).camp(unit) == st.active % 2]
    claim(all(st.pos[unit] != h for unit in mine))
    put(st, mine[0], h)


def hero_at_chests(st: BattleState, seat: int) -> None:
    heroes = [sheet[0] for sheet in st.sheets if st.seat_of(sheet[0]) == seat]
    units = [st.leader.index(hero) if hero in st.leader else hero for hero in heroes]
    there = [unit for unit in units if st.pos[unit] >= 0]
    claim(not any(st.pos[unit] == h for unit in there for h, _ in st.chests))
    if there:
        put(st, there[0], st.chests[0][0])
    else:
        unit = next(each for each in Look(st).on_board() if st.seat_of(each) == seat)
        st.utype[unit] = c.FIRST_HERO
        st.sheets.append((unit, 0, 1, (), (), 0, 0))
        put(st, unit, st.chests[0][0])


def with_own_mark(st: BattleState, seat: int, kind: int, *places: int) -> None:
    claim(not any(mark == kind and st.rules.seats[owner] == seat for _, mark, owner in st.ground.marks))
    h = next(h for h in st.ground.board.hexes if st.at[h] < 0)
    st.ground = st.ground.with_marks((*[mark for mark in st.ground.marks if mark[0] != h], (h, kind, st.active)))


def hero_there(st: BattleState, seat: int, unit: int, *action: int) -> None:
    claim(st.utype[unit] < c.FIRST_HERO and st.leader[unit] < 0)
    st.leader[unit] = st.sheets[0][0]


def not_visited(st: BattleState, seat: int, unit: int) -> None:
    claim(bool(st.visited))
    st.visited = []


def here_all_turn(st: BattleState, seat: int, unit: int) -> None:
    for each in (unit, st.leader[unit]):
        if each >= 0:
            st.flags[each] = st.flags[each] & ~MOVED | STARTED_HERE


# -- Heroes' deeds -----------------------------------------------------------------------------------------------------


def user(st: BattleState) -> int:
    """The unit of the Hero who uses the card, or the unit chosen last."""
    frame = top(st)
    if hasattr(frame, "chosen") and frame.chosen:
        return int(frame.chosen[-1])
    hero = frame.unit if hasattr(frame, "unit") else frame.hero
    return st.leader.index(hero) if hero in st.leader else int(hero)


def beside_user(st: BattleState, seat: int, unit: int) -> None:
    claim(st.ground.board.distance[st.pos[user(st)]][st.pos[unit]] > 1 or bool(st.ground.cliffs))
    put(st, unit, free_beside(st, st.pos[user(st)]))


def in_range(st: BattleState, seat: int, unit: int) -> None:
    claim(st.ground.board.distance[st.pos[user(st)]][st.pos[unit]] > 1)
    with_effect(RANGE, 50)(st, user(st), unit)


def in_sight(st: BattleState, seat: int, unit: int) -> None:
    claim(not Look(st).sees(st.pos[user(st)], st.pos[unit]))
    with_effect(NO_SIGHT, 0)(st, user(st), unit)


# -- after an attack ---------------------------------------------------------------------------------------------------


def hero_in_melee(st: BattleState, seat: int, unit: int) -> None:
    claim(st.utype[unit] < c.FIRST_HERO or top(st).kind != MELEE_ATTACK)
    st.utype[unit], top(st).kind = c.FIRST_HERO, MELEE_ATTACK


def alone_in_the_open(st: BattleState, seat: int, unit: int) -> None:
    open_country(st)
    for other, h in enumerate(st.pos):
        if h >= 0 and other not in (unit, top(st).att):
            st.pos[other] = -1
    st.place()


def melee(st: BattleState, seat: int, unit: int) -> None:
    claim(top(st).kind != MELEE_ATTACK)
    top(st).kind = MELEE_ATTACK


def first_blow(st: BattleState, seat: int, unit: int) -> None:
    claim(top(st).mode != NORMAL)
    top(st).mode = NORMAL


def at_home(st: BattleState, seat: int, unit: int) -> None:
    claim(st.pos[unit] != top(st).home)
    top(st).home = st.pos[unit]


def able_to_strike_back(st: BattleState, seat: int, unit: int) -> None:
    st.tok[unit] = 0
    top(st).mods = []
    put(st, top(st).att, free_beside(st, top(st).home))


def bold(st: BattleState, seat: int, unit: int) -> None:
    claim(not st.savvy[unit])
    st.savvy = [*st.savvy[:unit], 1, *st.savvy[unit + 1 :]]


# -- two units that battle ---------------------------------------------------------------------------------------------


def foe_beside(st: BattleState, seat: int, unit: int, foe: int) -> None:
    claim(st.ground.board.distance[st.pos[unit]][st.pos[foe]] > 1)
    put(st, foe, free_beside(st, st.pos[unit]))


def friend_beside_both(st: BattleState, seat: int, friend: int, unit: int, target: int) -> None:
    """The friend of a hornblower is next to him and to his target."""
    look = Look(st)
    both = [h for h in look.beside(st.pos[unit]) if h in look.beside(st.pos[target])]
    claim(st.pos[friend] not in both)
    if both:
        put(st, friend, both[0])
    else:
        alone(st)


CARD_LIFTS: Lifts = {
    # Lore
    **dict.fromkeys(("refused-bl-2-1", "refused-bl-34-1", "refused-bl-34-1-map"), lore_game),
    "refused-bl-13-18": holding_a_card,
    **dict.fromkeys(("refused-bl-13-2-word", "refused-bl-18-18"), rich),
    "refused-bl-29-23-cards": on_turn,
    **dict.fromkeys(("refused-bl-13-2-face", "refused-bl-13-2-face-left"), DICE),
    ("refused-bl-13-2-first", "word"): one_chosen,
    "refused-bl-13-2-first": NO_PART,
    "refused-bl-13-3-move": free_to_move,
    "refused-bl-13-3-webbed": token(WEB),
    "refused-bl-13-3-led": own_unit,
    "refused-bl-13-3-beside": with_enemy_beside,
    "refused-bl-13-3-mover": beside_mover,
    "refused-bl-13-3-when": at_any_moment,
    **dict.fromkeys(("refused-bl-13-3-word", "refused-bl-26-12", "refused-bl-26-12-unit"), NO_TARGET),
    **dict.fromkeys(("refused-bl-13-3-section", "refused-bl-26-12-first"), LISTED),
    **dict.fromkeys(("refused-bl-31-11-ally", "refused-bl-31-11-you"), OF_CARD),
    # creatures
    "refused-bl-18-18-gone": waits("conjuration"),
    "refused-bl-18-18-wizard": with_wizard,
    "refused-bl-18-19": open_country,
    "refused-bl-16-2-gone": waits("summoning_circle"),
    "refused-bl-16-2-room": room_around,
    "refused-bl-18-15-firm": no_elemental,
    "refused-bl-18-15-over": to_be_shaken,
    "refused-bl-18-15": next_to_shaker,
    "refused-bl-18-15-later": not_shaken,
    "refused-bl-17-14": troop_free,
    # actions in place of battle
    **dict.fromkeys(("refused-bl-mark-empty", "refused-bl-26-6-none"), own_there),
    "refused-bl-mark-none": with_own_mark,
    "refused-bl-26-3": hero_at_chests,
    "refused-bl-26-6-hero": hero_there,
    "refused-bl-26-6-done": not_visited,
    "refused-bl-26-6-late": here_all_turn,
    # Heroes' deeds
    "refused-bl-26-12-far": beside_user,
    "refused-bl-26-12-range": in_range,
    "refused-bl-26-12-sight": in_sight,
    # after an attack
    "refused-bl-25-17": hero_in_melee,
    "refused-bl-25-16-nowhere": alone_in_the_open,
    "refused-bl-9-11": melee,
    "refused-bl-9-7": first_blow,
    "refused-bl-9-9": at_home,
    "refused-bl-9-20": able_to_strike_back,
    "refused-bl-9-5": bold,
    "refused-bl-7-5-back": lambda st, seat, unit: more_dice(st, unit, top(st).att),
    # two units that battle
    "refused-bl-10-5": foe_beside,
    **dict.fromkeys(("refused-bl-22-6", "refused-bl-22-6-target"), friend_beside_both),
}

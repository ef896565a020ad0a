"""The lifts of BattleLore's orders, battles and cards: each changes one fact of a position by its plain fields."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.games.battlelore.combat import declare
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.terrain import TERRAIN_OF
from tests.reasons.battlelore_field import BATTLED, MOVED, NO_BATTLE, ORDERED, WEB, Look
from tests.reasons.battlelore_move_lifts import GEOMETRY, change_sides, flag, no_effects, other_side, put, token, top
from tests.reasons.battlelore_targets import (
    NO_SIGHT,
    RANGE,
    arm,
    free_hand,
    level,
    more_dice,
    take_away_neighbours,
    unmask,
    with_effect,
)
from tests.reasons.lifts import ONE_EACH, Fixed, Lift, Lifts, claim

FLEW, HEALED = 1 << 11, 1 << 12
PLENTY = 99
VISIT = -6

PRINTED = Fixed("it is printed on the card or the unit")
LISTED = Fixed("the question lists what there is to choose from")
NO_TARGET = Fixed("no single change of a position gives every card a target")


def rich(st: BattleState, seat: int, *values: int) -> None:
    """So much Lore that nothing is too dear."""
    holder = st.rules.holder_of_seat(seat)
    claim(st.tokens[holder] < PLENTY)
    st.tokens[holder] = PLENTY


# -- orders ------------------------------------------------------------------------------------------------------------


def more_orders(st: BattleState, seat: int, unit: int) -> None:
    """No group of pools has an order left for the unit. Now all have."""
    claim(min(top(st).slack) < 2)
    top(st).slack = [9] * len(top(st).slack)


def no_orders_here(st: BattleState, seat: int, unit: int) -> None:
    """The card gives no order in the unit's section."""
    where = st.ground.board.sections[st.pos[unit]] if st.pos[unit] >= 0 else 0
    claim(not any(cap for at, cap in enumerate(top(st).caps) if where >> at & 1))
    more_orders(st, seat, unit)


def for_all(st: BattleState, seat: int, unit: int) -> None:
    """The card orders any unit."""
    claim(top(st).filter != "any")
    top(st).filter = "any"


def with_web(st: BattleState, seat: int, unit: int) -> None:
    claim(not st.tok[unit])
    st.tok[unit] |= WEB


def own_unit(st: BattleState, seat: int, unit: int) -> None:
    claim(st.owner[unit] != st.active)
    st.owner[unit] = st.active


# -- battles -----------------------------------------------------------------------------------------------------------


def without(bits: int) -> Lift:
    """The unit, which is the first value after the seat, has none of these flags. It had one."""

    def lift(st: BattleState, seat: int, unit: int, *others: int) -> None:
        claim(bool(st.flags[unit] & bits))
        st.flags[unit] &= ~bits

    return lift


def between(change: Callable[[BattleState, int, int], None], apart: bool = True) -> Lift:
    """A change of what stands between an attacker and its target; without a target it concerns the attacker alone."""

    def lift(st: BattleState, seat: int, unit: int, foe: int = -1) -> None:
        if foe >= 0:
            claim(Look(st).foes(unit, foe))
            claim((st.pos[foe] in Look(st).beside(st.pos[unit])) != apart)
        change(st, unit, foe)

    return lift


def out_of_range(st: BattleState, seat: int, unit: int, foe: int) -> None:
    claim(st.ground.board.distance[st.pos[unit]][st.pos[foe]] > 1)
    with_effect(RANGE, 50)(st, unit, foe)


def out_of_sight(st: BattleState, seat: int, unit: int, foe: int) -> None:
    claim(not Look(st).sees(st.pos[unit], st.pos[foe]))
    with_effect(NO_SIGHT, 0)(st, unit, foe)


def fresh(st: BattleState, seat: int) -> None:
    """All units of the player may battle."""
    for unit in range(len(st.flags)):
        st.flags[unit] &= ~(BATTLED | NO_BATTLE | FLEW | MOVED)
        st.tok[unit] = 0


def with_mark(st: BattleState, seat: int, unit: int, action: int = 0) -> None:
    """What the action needs is in the unit's hex: a landmark of its player, a chest, the aim of a quest."""
    h = st.pos[unit]
    mark = {-2: "healing_pool", -3: "training_camp", -4: "summoning_circle"}.get(action)
    claim(mark is None or (h, TERRAIN_OF[mark], st.owner[unit]) not in st.ground.marks)
    if action == VISIT:
        places = [quest.hex for quest in st.rules.adventure.quests if quest.type == "visit"]
        claim(h not in places)
        put(st, unit, places[0])
    elif mark is not None:
        st.ground = st.ground.with_marks(((h, TERRAIN_OF[mark], st.owner[unit]),))
    else:
        st.chests.append((h, 1))


def weakened(st: BattleState, seat: int, unit: int, *others: int) -> None:
    claim(st.figs[unit] >= st.full[unit])
    st.figs[unit] = st.full[unit] - 1


def green(st: BattleState, seat: int, unit: int, *others: int) -> None:
    claim(st.colour[unit] == c.RED)
    st.colour[unit] = c.GREEN


# -- cards -------------------------------------------------------------------------------------------------------------


def none_played(st: BattleState, *values: int) -> None:
    claim(any(st.lore_used))
    st.lore_used = [0] * len(st.lore_used)


def own_turn(st: BattleState, seat: int, *values: int) -> None:
    holder = st.rules.holder_of_seat(seat)
    claim(st.active != holder)
    st.active = holder


def from_other_place(st: BattleState, *values: int) -> None:
    kind, from_rack = st.played[0]
    st.played[0] = (kind, 1 - from_rack)


def not_passed(st: BattleState, *values: int) -> None:
    claim(top(st).passed)
    top(st).passed = False


def unchosen(st: BattleState, seat: int, unit: int) -> None:
    before = top(st).chosen if hasattr(top(st), "chosen") else top(st).struck
    claim(unit in before)
    before.remove(unit)


def of_other_camp(own: bool) -> Lift:
    """The unit belongs to the other camp than it does; it was, or was not, of the camp of the card's player."""

    def lift(st: BattleState, seat: int, unit: int) -> None:
        mine = top(st).holder if hasattr(top(st), "holder") else st.rules.holder_of_seat(seat)
        claim((st.owner[unit] % 2 == mine % 2) == own)
        st.owner[unit] ^= 1

    return lift


def armed(st: BattleState, seat: int, unit: int) -> None:
    claim(c.W_TYPE[st.weapon[unit]] != c.MISSILE)
    arm(st, unit, -1)


def lane_with(total: int) -> Lift:
    """Another number of levels to distribute, and no least level for anybody."""

    def lift(st: BattleState, seat: int, level: int) -> None:
        lane = next(each for each in top(st).lanes if each.seat == seat)
        lane.total, lane.minimum = total if total >= 0 else sum(lane.levels.open()) + level, (0,) * len(lane.minimum)

    return lift


BATTLE_LIFTS: Lifts = {
    # orders
    "refused-bl-4-4": change_sides,
    "refused-bl-4-6": flag(ORDERED),
    "refused-bl-13-21-order": no_effects,
    "refused-bl-4-1": more_orders,
    "refused-bl-4-1-other": no_orders_here,
    **dict.fromkeys(("refused-bl-4-8", "refused-bl-4-2-used", "refused-bl-4-2-roll"), more_orders),
    "refused-bl-31-4": more_orders,
    **{f"refused-bl-4-2-{name}": for_all for name in ("colour", "gait", "missile")},
    "refused-bl-4-10": rich,
    **dict.fromkeys(("refused-bl-31-17", "refused-bl-31-17-led"), own_unit),
    "refused-bl-3-7": with_web,
    "refused-bl-cleanse-enemy": change_sides,
    "refused-bl-token-price": rich,
    "refused-bl-18-7-web": token(WEB, 1),
    "refused-bl-offered": LISTED,
    # battles
    "refused-bl-6-2": without(BATTLED),
    "refused-bl-15-13": without(BATTLED | HEALED),
    "refused-bl-19-2-flew": without(FLEW),
    **dict.fromkeys(("refused-bl-5-14", "refused-bl-5-7", "refused-bl-ban"), without(NO_BATTLE)),
    "refused-bl-20-13": without(MOVED),
    declare.OWN_SIDE: other_side,
    **dict.fromkeys(("refused-bl-26-12-escaped", "refused-bl-4-2-shots"), no_effects),
    **dict.fromkeys(("refused-bl-13-21-untarget", "refused-bl-13-21-disabled"), no_effects),
    declare.NO_DIE: lambda st, seat, unit, foe: more_dice(st, unit, foe),
    declare.ENEMY_NEAR: between(take_away_neighbours),
    **dict.fromkeys(("refused-bl-6-6", "refused-bl-6-6-card"), between(arm)),
    **dict.fromkeys(("refused-bl-6-6-own", "refused-bl-6-6-own-card"), between(arm)),
    "refused-bl-20-15-melee": between(free_hand),
    "refused-bl-12-11": between(level),
    declare.OUT_OF_RANGE: out_of_range,
    "refused-bl-6-7-own": between(with_effect(RANGE, 50)),
    declare.HIDDEN: between(unmask),
    declare.OUT_OF_SIGHT: out_of_sight,
    "refused-bl-no-attacker": fresh,
    "refused-bl-6-4-one": ONE_EACH,
    "refused-bl-action-other": with_mark,
    "refused-bl-mark-elsewhere": with_mark,
    "refused-bl-15-11-red": green,
    "refused-bl-15-11-moved": without(MOVED),
    "refused-bl-15-11-battled": without(BATTLED),
    "refused-bl-16-2-entered": without(MOVED),
    "refused-bl-mark-troop": PRINTED,
    "refused-bl-26-3-near": between(take_away_neighbours),
    "refused-bl-26-12-other": PRINTED,
    **dict.fromkeys(("refused-bl-9-2", "refused-bl-9-2-rolled", "refused-bl-17-6"), LISTED),
    "refused-bl-22-6-self": Fixed("a unit does not help itself"),
    "refused-bl-22-6-enemy": lambda st, seat, unit, *others: change_sides(st, seat, unit),
    # cards
    **dict.fromkeys(("refused-bl-3-3", "refused-bl-13-3", "refused-bl-13-16"), PRINTED),
    **dict.fromkeys(("refused-bl-card-lore", "refused-bl-card-command", "refused-bl-card-rack"), PRINTED),
    **dict.fromkeys(("refused-bl-29-7", "refused-bl-13-6-command", "refused-bl-13-6-button"), PRINTED),
    **dict.fromkeys(("refused-bl-11-2", "refused-bl-13-13", "refused-bl-14-8", "refused-bl-13-2-cards"), LISTED),
    **dict.fromkeys(("refused-bl-29-16", "refused-bl-4-2-card", "refused-bl-13-2-unit"), LISTED),
    **dict.fromkeys(("refused-bl-13-2-own", "refused-bl-13-2-far"), LISTED),
    "refused-bl-given-card": ONE_EACH,
    "refused-bl-13-4": none_played,
    "refused-bl-31-8": none_played,
    "refused-bl-13-5": own_turn,
    **dict.fromkeys(("refused-bl-13-2", "refused-bl-13-10", "refused-bl-32-4", "refused-bl-31-11-card"), rich),
    "refused-bl-13-3-target": NO_TARGET,
    "refused-bl-13-7": not_passed,
    **dict.fromkeys(("refused-bl-29-5-hand", "refused-bl-29-5-rack"), from_other_place),
    "refused-bl-13-14": unchosen,
    "refused-bl-13-3-own": of_other_camp(own=False),
    "refused-bl-13-3-enemy": of_other_camp(own=True),
    "refused-bl-13-3-ordered": flag(ORDERED, on=True),
    "refused-bl-13-3-missile": armed,
    "refused-bl-13-3-full": weakened,
    **{f"refused-bl-13-3-{name}": PRINTED for name in ("troop", "goblinoid")},
    **{f"refused-bl-13-3-{name}": GEOMETRY for name in ("near", "hex")},
    "refused-bl-13-3-unit": NO_TARGET,
    "refused-bl-31-11-cost": rich,
    **dict.fromkeys(("refused-bl-31-11-reaction", "refused-bl-31-11-card-reaction"), PRINTED),
    # War Councils
    "refused-bl-14-1": Fixed("no level is higher than 3"),
    **{f"refused-bl-14-2-{name}": lane_with(15) for name in ("least", "much", "later")},
    **{f"refused-bl-14-2-{name}": lane_with(-1) for name in ("few", "last")},
}

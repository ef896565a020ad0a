"""The lifts of First Blood: what a sentence says of a Regiment or an Action is measured anew, then that fact alone is changed.

Distances, contact and sight are those of `first_blood_table`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sandtable.core.space.points import point
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.qualities import any_has
from sandtable.games.first_blood.shooting.barrage import barrages
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.terms import FERAL, PRIEST, WIZARD
from tests.reasons.first_blood_changes import (
    ACTIVATED,
    ARRIVED,
    ARRIVING,
    BROKEN,
    CLASHED,
    DUELLED,
    FIELD,
    GONE,
    MIDDLE,
    RESERVE,
    SNAPPED,
    Fact,
    acting,
    apart,
    asked_again,
    facing_foe,
    free_spot,
    fresh,
    printed,
    side_by_side,
    so,
    stand,
    status,
    swapped,
    unmarked,
)
from tests.reasons.first_blood_table import INCH, RUIN, Table
from tests.reasons.lifts import Fixed, Lift, Lifts, Swap, by_keys, claim

# -- facts ---------------------------------------------------------------------------------------------------------------

ENDS: Final[dict[str, Callable[[Table, int], list[int]]]] = {
    "leaders": lambda table, regiment: table.leaders(regiment),
    "all": lambda table, regiment: table.alive(regiment),
    "first": lambda table, regiment: [table.plans[regiment].first],
}


def far(ones: str, twos: str, gap: int = 150) -> Lift:
    """The distance that is told is the one between these Models, and more than what is told to be reached."""

    def lift(st: State, seat: int, value: int) -> None:
        table, who = Table(st), acting(st)
        objection = SPEC.presentation.objection(st, seat, ("regiment", value))
        assert objection is not None
        facts = objection.facts(st)
        right = table.gaps(ENDS[ones](table, who), ENDS[twos](table, value))
        claim(abs(right - int(str(facts["n"][1]))) <= 5.5)
        claim("m" not in facts or right > int(str(facts["m"][1])) - 5.5 or bool(st.floor[table.alive(value)[0]]))
        side_by_side(gap)(st, who, value)
        asked_again(st)

    return lift


def of_owner(mine: bool) -> Fact:
    return lambda table, who, other: (table.owner(other) == table.owner(who)) == mine


def swap_sides(mine: bool) -> Lift:
    def lift(st: State, seat: int, value: int) -> Swap:
        claim((st.rules.plans[value].owner == seat) == mine)
        other = next(plan.number for plan in st.rules.plans if plan.owner != st.rules.plans[value].owner)
        part = "regiment"
        return swapped(st, part, value, other)

    return lift


def unseen(table: Table, who: int, other: int) -> bool:
    models = table.alive(other)
    return table.any_sees(table.leaders(who), models[:1] if table.inside(other) else models) is not True


def all_unseen(table: Table, who: int, value: int) -> bool:
    return all(unseen(table, who, foe) for foe in foes(table, who))


def foes(table: Table, who: int) -> list[int]:
    return table.of_seat(1 - table.owner(who))


def touching(table: Table, who: int, value: int) -> bool:
    return table.engaged(who)


def marked(mark: int, there: bool = True) -> Fact:
    return lambda table, who, value: bool(table.st.marks[who] & mark) == there


def frame_of(table: Table) -> Any:
    return table.st.stack[-1]


def nobody(table: Table, who: int, value: int) -> bool:
    return not foes(table, who)


def some_foe(table: Table, who: int, value: int) -> bool:
    return bool(foes(table, who))


def always(table: Table, who: int, value: int) -> bool:
    return True


NEAR: Final = side_by_side(150)
FACING: Final = facing_foe(150)
IN_CONTACT: Final = facing_foe(2)


def value_marked(mark: int) -> Lift:
    def lift(st: State, seat: int, value: int) -> None:
        claim(bool(st.marks[value] & mark))
        st.marks[value] &= ~mark
        asked_again(st)

    return lift


def context(table: Table, at: int) -> int:
    asked = table.st.decision
    assert asked is not None
    return int(asked.context[at])


def offered(table: Table) -> int:
    asked = table.st.decision
    assert asked is not None
    return next(pick for pick in asked.options if isinstance(pick, int) and pick >= 0)


def has_guns(table: Table, who: int) -> bool:
    return any(barrages(table.st, who, model) for model in table.alive(who))


def in_same_ruin(table: Table, who: int, foe: int) -> bool:
    ruins = [at for at, piece in enumerate(table.pieces) if piece.kind == RUIN]
    mine, theirs = table.alive(who), table.alive(foe)
    return any(
        any(table.in_piece(one, at) for one in mine) and all(table.in_piece(one, at) for one in theirs) for at in ruins
    )


def to_spare(table: Table, who: int, value: int) -> bool:
    """Are more than half of the Models out of contact (FB-16.22)?"""
    loose = [one for one in table.alive(who) if not any(table.touches(one, foe) for foe in table.foes_of(who))]
    return 2 * len(loose) > len(table.alive(who))


def second_far(table: Table, who: int, foe: int) -> bool:
    return table.gaps(table.alive(foe), table.alive(context(table, 1))) > 3 * INCH


def beside_primary(st: State, who: int, foe: int) -> None:
    table, primary = Table(st), context(Table(st), 1)
    x, y = free_spot(table)
    stand(st, primary, x, y)
    stand(st, foe, x + table.radius_of(primary) + table.radius_of(foe) + 60, y)
    leaders = table.leaders(who)
    for model in leaders:
        st.place[model] = point(x, y - table.radius_of(primary) - table.radius_of(who) - 60)


def has_leader(st: State, who: int, other: int) -> None:
    plan = st.rules.plans[other]
    st.place[plan.first] = point(*free_spot(Table(st)))


def hitting(table: Table, who: int, foe: int) -> bool:
    return any(against == foe for _, against, _ in frame_of(table).strikes)


def no_strikes(st: State, who: int, foe: int) -> None:
    frame: Any = st.stack[-1]
    frame.strikes = [each for each in frame.strikes if each[1] != foe]


def acts_already(table: Table, who: int, value: int) -> bool:
    return any(getattr(frame, "regiment", -1) == value and hasattr(frame, "taken") for frame in table.st.stack)


def another_class(table: Table, who: int, value: int) -> bool:
    return bool(table.plans[value].klass != context(table, 0))


def decided(table: Table, who: int, value: int) -> bool:
    return value in frame_of(table).flanks[::2]


def undecided(st: State, who: int, value: int) -> None:
    frame: Any = st.stack[-1]
    frame.flanks = []


def other_regiment(table: Table, who: int, model: int) -> bool:
    return table.of[model] != who


def rank(table: Table, model: int) -> int:
    """Rank and File, special Command Models, the Standard Bearer, the Leader or acting Leader (FB-7.11)."""
    return 3 if model == table.st.acting[table.of[model]] else 3 - table.roles[model]


def leads(table: Table, who: int, model: int) -> bool:
    return rank(table, model) > rank(table, offered(table))


def placed(table: Table, who: int, model: int) -> bool:
    return table.of[model] == who


def later(table: Table, who: int, model: int) -> bool:
    return model in frame_of(table).queue and model != offered(table)


def went(table: Table, who: int, model: int) -> bool:
    steps, found = frame_of(table).steps, []
    while steps:
        found.append(steps[0])
        steps = steps[2 + steps[1] :]
    return model in found


def in_touch(table: Table, who: int, model: int) -> bool:
    return any(table.touches(model, foe) for foe in foes(table, who))


def turn_to_fall(table: Table, model: int) -> int:
    """Among the Rank and File by what hurts them (FB-14.22, FB-15.24, FB-16.19)."""
    frame = frame_of(table)
    if frame.kind == 1:
        return int(table.any_sees(table.leaders(frame.attacker), [model]) is not True)
    if table.touches(model, frame.attacker):
        return 1
    return 2 * int(frame.kind == 2 and in_touch(table, table.of[model], model))


def falls_later(table: Table, who: int, model: int) -> bool:
    return turn_to_fall(table, model) > turn_to_fall(table, offered(table))


def without_foes(st: State, who: int, value: int) -> None:
    for foe in foes(Table(st), who):
        st.status[foe] = RESERVE


def with_nobody_else(st: State, who: int, value: int) -> None:
    for plan in st.rules.plans:
        if plan.number != value and st.status[plan.number] == FIELD:
            st.status[plan.number] = RESERVE


def there(table: Table, who: int, other: int) -> bool:
    return table.there(other)


def spared(table: Table, who: int, value: int) -> bool:
    pools = [foe for foe, _ in frame_of(table).pools]
    return value in table.foes_of(who) and not hitting(table, who, value) and value not in pools


def unsupported(table: Table, who: int, value: int) -> bool:
    return value not in [each for _, those, _ in frame_of(table).queue for each in those]


def lost_character(table: Table, who: int, value: int) -> bool:
    return table.plans[value].is_character and not table.has_character(value)


def near_character(table: Table, who: int, value: int) -> bool:
    return table.gaps([table.plans[who].first], table.leaders(value)) < 6 * INCH


def had_turn(table: Table, who: int, value: int) -> bool:
    return acts_already(table, who, value) or bool(table.st.marks[value] & ACTIVATED)


def too_late(table: Table, who: int, value: int) -> bool:
    return frame_of(table).left < 2 or bool(frame_of(table).taken) or bool(table.st.marks[who] & (CLASHED | DUELLED))


def casts_not(table: Table, who: int, value: int) -> bool:
    numbers = table.plans[who].numbers
    return value == 10 and not (table.has_character(who) and (numbers[WIZARD] or numbers[PRIEST]))


def knows_no_spell(table: Table, who: int, value: int) -> bool:
    return value == 10 and not any(
        bound.regiment == who and bound.source == 6 for bound in table.st.rules.forces.bounds
    )


def has_place(table: Table, who: int, value: int) -> bool:
    return placed(table, who, value) and value not in table.st.asked(table.owner(who)).options


def rested(st: State, who: int, value: int) -> None:
    st.marks[value] &= ~ACTIVATED


def overflies(st: State, who: int, value: int) -> None:
    st.overflown.append((who, value))


def not_overflown(table: Table, who: int, value: int) -> bool:
    return (who, value) not in table.st.overflown


ROWS: Final[dict[Lift | Fixed, str]] = {
    swap_sides(True): "own fb-19-2-own",
    swap_sides(False): "opponents fb-11-3-enemy fb-13-10 fb-19-2-enemy fb-10-1-enemy",
    status(GONE, FIELD): "fb-7-15",
    status(RESERVE, FIELD): "fb-8-9 fb-10-1-own",
    status(ARRIVING, FIELD): "fb-9-7",
    status(ARRIVING, RESERVE): "fb-9-7-already",
    status(FIELD, RESERVE): "fb-9-1",
    far("leaders", "leaders"): "fb-14-5",
    far("leaders", "all"): "fb-15-3 fb-22-10",
    far("first", "leaders"): "fb-17-4 fb-23-7 fb-23-8",
    far("first", "first"): "fb-18-1",
    far("first", "all"): "fb-19-3 fb-23-13-far fb-17-44-far",
    far("all", "first"): "fb-14-8",
    so(unseen, NEAR): "unseen-what unseen-who unseen-caster-what unseen-caster-who fb-24-1",
    so(lambda table, who, foe: table.engaged(foe), NEAR): "fb-14-7",
    so(lambda table, who, foe: foe not in table.foes_of(who), side_by_side(2)): "fb-16-8 fb-24-26",
    so(not_overflown, overflies): "fb-24-36",
    so(lambda table, who, foe: table.is_lone(foe), NEAR): "fb-15-4 fb-19-7",
    so(all_unseen, FACING): "fb-14-6-all fb-19-4-all",
    so(nobody, FACING): "nobody",
    so(lambda table, who, value: not table.engaged(who), IN_CONTACT): "fb-11-12 fb-16-4 fb-18-1-free",
    so(touching, apart): "fb-11-11 fb-11-11-character",
    so(marked(BROKEN), unmarked(BROKEN)): "fb-7-24 fb-18-2",
    so(marked(ARRIVED), unmarked(ARRIVED)): "fb-13-19",
    so(marked(CLASHED), unmarked(CLASHED)): "fb-18-3-clash",
    so(marked(DUELLED), unmarked(DUELLED)): "fb-18-3-duel",
    so(marked(SNAPPED), unmarked(SNAPPED)): "fb-24-44",
    so(marked(BROKEN, False), lambda st, who, value: st.set_mark(who, BROKEN)): "not-broken",
    so(
        lambda table, who, value: bool(frame_of(table).taken), fresh
    ): "fb-11-9 rallies-late leaves-late fb-19-17 fb-23-7-action fb-23-8-action",
    so(lambda table, who, value: table.inside(who), apart): "fb-21-26 fb-21-20-action fb-21-22",
    so(some_foe, FACING): """
    fb-14-4 fb-14-5-all fb-14-5-all-hidden fb-14-7-all fb-14-8-all fb-14-17-all fb-24-1-all fb-15-2
    fb-15-2-reach fb-15-3-all fb-22-10-all fb-22-10-all-climb fb-19-3-all fb-19-3-mixed
    fb-19-3-furthest fb-19-4-range
    """,
    so(always, FACING): "fb-14-1-target",
    so(some_foe, facing_foe(150, True)): "fb-22-9-all",
    so(some_foe, IN_CONTACT): "fb-18-1-none fb-18-1-alone",
    so(lambda table, who, foe: table.gaps([table.plans[who].first], table.alive(foe)) > 5 * INCH, NEAR): "fb-17-35",
    so(lambda table, who, foe: not unseen(table, who, foe), NEAR): "fb-15-3-seen fb-14-17",
    so(in_same_ruin, side_by_side(150, True)): "fb-22-9",
    so(lambda table, who, foe: bool(table.foes_of(who)), NEAR): "fb-19-5",
    so(lambda table, who, foe: table.inside(foe) or table.inside(who), NEAR): "fb-18-15",
    so(lambda table, who, foe: bool(table.plans[who].type), NEAR): "fb-22-10-climb",
    so(second_far, beside_primary): "fb-15-5-far",
    so(lambda table, who, foe: not second_far(table, who, foe), beside_primary): "fb-15-5",
    printed(lambda table, who, foe: foe == context(table, 1)): "fb-15-5-same",
    printed(lambda table, who, foe: not table.touches(context(table, 1), foe)): "fb-15-18",
    printed(lambda table, who, foe: foe not in [on for _, on in frame_of(table).strikes]): "fb-15-18-none",
    so(hitting, no_strikes): "fb-16-12",
    printed(spared): "fb-16-11",
    printed(unsupported): "fb-24-47",
    printed(lambda table, who, foe: foe in table.foes_of(who) and foe != offered(table)): "fb-24-57",
    so(lost_character, has_leader): "fb-17-13",
    printed(lambda table, who, other: not table.plans[other].is_character): "fb-18-1-plain",
    printed(
        lambda table, who, other: table.plans[other].is_character and other != context(table, 0)
    ): "fb-17-4-character",
    printed(lambda table, who, other: other == context(table, 0)): "fb-17-44-self fb-23-13-self",
    so(near_character, lambda st, who, other: st.lasting.clear()): "fb-1-8",
    value_marked(ACTIVATED): "fb-11-15",
    so(had_turn, rested): "fb-23-13-own",
    printed(acts_already): "fb-4-22",
    printed(lambda table, who, other: table.plans[other].card != table.plans[offered(table)].card): "fb-11-3-own",
    printed(another_class): "fb-9-2 fb-9-4 fb-9-11",
    so(decided, undecided): "fb-9-9",
    printed(lambda table, who, other: not table.there(other)): "fb-13-16",
    so(some_foe, without_foes): "fb-13-13",
    so(there, with_nobody_else): "fb-13-22-with",
    so(there, lambda st, who, other: stand(st, other, *MIDDLE)): "fb-13-11-room",
    printed(lambda table, who, other: any_has(table.st, other, FERAL)): "fb-24-17",
    printed(lambda table, who, other: table.plans[who].klass == 2 and table.plans[other].klass == 0): "fb-13-12",
    so(to_spare, apart): "fb-16-22",
    so(too_late, fresh): "fb-14-1-late fb-16-2-late",
    printed(lambda table, who, action: action in (0, 5) and not has_guns(table, who)): "fb-14-3",
    printed(lambda table, who, action: action == 4): "fb-24-28",
    printed(lambda table, who, action: action == 9 and table.plans[who].klass == 2): "fb-16-24",
    printed(lambda table, who, action: action == 11 and not table.has_character(who)): "fb-18-1-action",
    printed(casts_not): "fb-19-1 fb-19-1-character",
    printed(knows_no_spell): "fb-19-3-none",
    printed(other_regiment): "fb-4-24 fb-7-8 fb-12-1 fb-15-10 fb-16-5 fb-16-20",
    printed(leads): "fb-7-11 fb-17-12",
    printed(has_place): "fb-12-10/model fb-12-10/regiment",
    printed(later): "fb-12-20",
    printed(went): "fb-12-20-moved",
    printed(in_touch): "fb-16-6",
    printed(falls_later): "fb-14-22 fb-15-24 fb-16-19",
}
LIFTS: Lifts = by_keys({lift: " ".join([f"refused-{key}" for key in keys.split()]) for lift, keys in ROWS.items()})

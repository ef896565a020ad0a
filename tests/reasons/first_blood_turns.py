"""Rare refusals of First Blood: cards, dice, Draw Events, Actions, and what is not asked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import cos, pi, sin

from sandtable.core.space.points import point
from sandtable.games.first_blood.army_building.forces import OF_SUPREMACY
from sandtable.games.first_blood.combat.action_end import ActionEnd
from sandtable.games.first_blood.combat.attack import FROM_HITS, Attack
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.effect_ops import DeclareBlessing
from sandtable.games.first_blood.healing import regenerate
from sandtable.games.first_blood.in_force import BY_CLASH, BY_IMPACT, UNTIL_TURN
from sandtable.games.first_blood.magic.spellcasting import Spellcasting
from sandtable.games.first_blood.movement.march.garrison import Occupy
from sandtable.games.first_blood.movement.march.march import March
from sandtable.games.first_blood.reasons.needs import own_abilities
from sandtable.games.first_blood.shooting.volley import Volley
from sandtable.games.first_blood.state import (
    ACTIVATED,
    AIM,
    BROKEN,
    GONE,
    NOBODY,
    REINFORCEMENT,
    RESERVE,
    SLAIN,
    SNAPPED,
)
from sandtable.games.first_blood.tables.terms import DOUBLE_TIME, FIRE_AND_ADVANCE, SEIZE_THE_DAY, TURN_THE_TIDE
from sandtable.games.first_blood.turn import actions
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.reinforcements import FAIL, Arrivals
from sandtable.games.first_blood.turn.supremacy import SupremacyPhase
from sandtable.games.first_blood.wounds import slay
from tests.games.first_blood.moving import (
    BOWS,
    CHOSEN,
    HUSCARLS,
    KNIGHTS,
    MEN,
    MILITIA,
    RAIDERS,
    alone,
    field,
    rows,
    square,
    table,
)
from tests.games.first_blood.support import game, listed, load, plain, put
from tests.games.first_blood.test_ch10_command import stacking
from tests.games.first_blood.test_ch19_magic import MAGE
from tests.games.first_blood.test_ch23_draw_events import turn
from tests.reasons.first_blood_scenes import (
    LORD,
    SPIRES,
    Row,
    acting,
    action,
    at,
    cut,
    regiment,
    scene,
    spot,
)


@scene
def casualties() -> Iterator[Row]:
    st = plain()
    put(st, KNIGHTS, (1000, 1500))
    put(st, CHOSEN, (1000, 2200), (1000, 1652), (900, 1652), (1102, 1652), (1300, 1652))
    load(st, 6)
    at(st, Attack(FROM_HITS, KNIGHTS, CHOSEN, BY_IMPACT, [(1, 0, 0)], []))
    st.apply(-1)
    yield st, "fb-15-24", ("model", st.models(CHOSEN)[1])
    st = plain(listed("Noble Lord", "retinue: Combat, Combat", "- 6 Men-at-Arms"))
    put(st, 0, (1000, 1000), (1000, 880), (1000, 780))
    put(st, 1, (400, 400))
    end = ActionEnd.of(st, 0)
    slay(st, 0)
    at(st, end)
    yield st, "fb-4-24", ("model", st.models(1)[0])


@scene
def supremacy() -> Iterator[Row]:
    mine = listed(
        "Imperial Officer",
        "items: Eye of Akelus, Elysian Fragment",
        "- 6 Men-at-Arms",
        "Noble Lord",
        "items: Eye of Akelus",
    )
    st = plain(mine)
    put(st, 0, (400, 400))
    put(st, 2, (400, 800))
    numbers = own_abilities(st, 0)
    st.command = [[0, 1], [3]]
    st.first = 0
    st.used.append((numbers[0], 0))
    st.status[2] = RESERVE
    at(st, SupremacyPhase(4, [1, 0], NOBODY))
    yield st, "fb-10-9", ("ability", numbers[0])
    yield st, "fb-10-12", ("ability", numbers[-1])


@scene
def reinforcements() -> Iterator[Row]:
    st = game("no-call-of-the-hunt")
    st.turn = 2
    st.phase = REINFORCEMENT
    load(st, *[6, 1] * 9)
    st.push(Arrivals(0, 0, [], [], [], []))
    st.run()
    decided = st.decision.context[0]  # type: ignore[union-attr]
    while st.decision is not None and st.decision.kind == "flank":
        st.apply(FAIL)
    yield st, "fb-9-9", regiment(decided)


@scene
def blessed() -> Iterator[Row]:
    st = plain(listed("Theist Priest", "- 6 Men-at-Arms"))
    put(st, 0, (400, 400))
    st.set_mark(0, ACTIVATED)
    at(st, DeclareBlessing(0))
    yield st, "fb-24-8", ("blessing", 1)


@scene
def dice() -> Iterator[Row]:
    st = table()
    rows(st, MEN, 1000, 1000)
    put(st, HUSCARLS, (1000, 1102))
    load(st, 6, 6, 5)
    at(st, Attack(0, MEN, HUSCARLS, BY_CLASH, [(3, 2, 0)], []))
    yield st, "fb-2-9", ("die", 1)
    wise = ("Noble Lord", "retinue: Tactics, Tactics, Tactics", "- 6 Militia", "- 6 Militia Bowmen")
    st = game(listed(*wise, *wise))
    load(st, *[1] * 8)
    at(st, Arrivals(0, 0, [], [], [], []))
    st.apply(0)
    yield st, "fb-2-6", ("die", 0)


@scene
def stacks() -> Iterator[Row]:
    wild = ("Hold Raegh", "- 6 Hold Warriors", "- 6 Hold Thanes", "- 5 Dragonslayers", "- 5 Dragonslayers")
    st = stacking(game(listed(*wild, faction="dweghom")), 0, 1, 2, 3, 4)
    st.apply(3)
    yield st, "fb-10-3", ("card", 0)


@scene
def abilities() -> Iterator[Row]:
    st = game(listed("Noble Lord", "- 6 Men-at-Arms", "Chapter Mage", "items: Eye of Akelus", "spells: Fire Dart"))
    put(st, 0, (400, 400))
    put(st, 2, (400, 800))
    st.command, st.first = [[0, 1], [3]], 0
    always = next(n for n, bound in enumerate(st.rules.forces.bounds) if bound.source == OF_SUPREMACY and bound.always)
    at(st, SupremacyPhase(4, [1, 0], NOBODY))
    yield st, "fb-10-13", ("ability", always)


@scene
def presence() -> Iterator[Row]:
    st = game(
        listed("Imperial Officer", "event: Bastion", "- 6 Men-at-Arms", "- 6 Imperial Ranger Corps"),
        listed("Ardent Kerawegh", "spells: Dismay", "- 6 Hold Warriors", faction="dweghom"),
    )
    for number, y in ((0, 400), (1, 600), (2, 200), (3, 3000)):
        put(st, number, (400, y))
    denied = next(n for n, bound in enumerate(st.rules.forces.bounds) if bound.effect.op == "deny_presence")
    st.lasting.append((denied, 1, UNTIL_TURN, 3))
    turn(st, 0)
    yield st, "fb-1-8", regiment(1)


@scene
def events() -> Iterator[Row]:
    jarl = ("Jarl", "retinue: Tactics, Tactics", "- 6 Raiders")
    st = game(listed(*jarl, *jarl, *jarl, faction="nords"))
    for number, x in ((0, 400), (2, 900), (4, 1400)):
        put(st, number, (x, 400))
    turn(st, 0, 0, 0)
    st.apply(0)
    st.apply(SEIZE_THE_DAY)
    yield st, "fb-4-22", regiment(0)
    army = ("Imperial Officer", "event: Fire and Advance", *["- 6 Men-at-Arms"] * 3)
    st = game(listed(*army))
    for number, y in ((0, 400), (1, 600), (2, 200), (3, 2500)):
        put(st, number, (400, y))
    turn(st, 0, 1, 1, 1)
    yield st, "fb-23-8", regiment(3)
    tide = game(listed("Jarl", "retinue: Tactics, Tactics", *["- 6 Raiders"] * 3, faction="nords"))
    for number, y in ((0, 400), (1, 600), (2, 200), (3, 800)):
        put(tide, number, (400, y))
    tide.set_mark(3, ACTIVATED)
    turn(tide, 0)
    tide.apply(TURN_THE_TIDE)
    yield tide, "fb-23-13-own", regiment(3)


@scene
def further_actions() -> Iterator[Row]:
    march, volley = actions.MARCH_ACTION, actions.VOLLEY_ACTION
    st = plain()
    put(st, BOWS, (1000, 1000))
    put(st, RAIDERS, (1000, 1600))
    double = Activation(BOWS, [march, march], 1, False, stage=3, extra=DOUBLE_TIME)
    yield at(st.clone(), double), "fb-23-7-action", action(volley)
    advance = Activation(BOWS, [actions.TAKE_AIM, volley], 1, False, stage=3, extra=FIRE_AND_ADVANCE)
    yield at(st.clone(), advance), "fb-23-8-action", action(volley)
    st.set_mark(BOWS, SNAPPED)
    yield acting(st.clone(), BOWS, (march,), 1), "fb-24-44", action(march)
    st.set_mark(BOWS, BROKEN)
    yield acting(st, BOWS, (volley,), 1), "rallies-late", action(actions.RALLY_ACTION)
    st = plain()
    rows(st, MEN, 1000, 1000)
    put(st, RAIDERS, (1000, 1102))
    yield acting(st.clone(), MEN), "not-broken", action(actions.COMBAT_RALLY)
    st.set_mark(MEN, BROKEN)
    yield acting(st.clone(), MEN, (actions.INSPIRE,), 1), "rallies-late", action(actions.COMBAT_RALLY)
    put(st, BOWS, (1000, 400))
    yield acting(st, BOWS), "fb-14-7-all", action(volley)
    st = plain()
    alone(st, MEN, 2500, 2400)
    alone(st, HUSCARLS, 3500, 2400)
    yield acting(st, MEN), "fb-15-2", action(actions.CHARGE)
    st = plain(army_2=listed("Tempered Sorcerer", "spells: Earth to Mud", "- 6 Fireforged", faction="dweghom"))
    slow = [n for n, bound in enumerate(st.rules.forces.bounds) if bound.effect.op == "single_move"]
    put(st, BOWS, (400, 400))
    put(st, 6, (400, 1000))
    st.lasting += [(number, BOWS, UNTIL_TURN, 5) for number in slow]
    yield acting(st, BOWS, (march,), 1), "fb-19-17", action(march)


@scene
def lacking() -> Iterator[Row]:
    st = plain(listed("Pheromancer", "- 8 Force-Grown Drones", faction="spires"))
    put(st, 1, (400, 400))
    st.status[0] = GONE
    at(st, March(1))
    yield st, "fb-4-8-asked-none", "reroll_hit"
    yield st, "fb-4-9-asked-none", "reroll_injury"
    st = plain()
    for number in (LORD, MILITIA, MEN, BOWS):
        st.status[number] = GONE
    put(st, KNIGHTS, (400, 400))
    at(st, March(KNIGHTS))
    yield st, "fb-21-3-asked-foot", "occupy"
    yield st, "fb-22-2-asked-foot", "floor"


@scene
def no_choices() -> Iterator[Row]:
    st = plain(listed("Archimandrite", "- 6 Legionnaires, Optio", "- 6 Legionnaires", faction="old-dominion"))
    put(st, 2, (400, 400))
    put(st, 4, (400, 502))
    yield acting(st, 2), "fb-16-20-asked-regiment", "clash_too"
    st = plain(listed("Noble Lord", "masteries: Disciplined", "- 6 Men-at-Arms"))
    put(st, 0, (3000, 3000))
    put(st, 1, (400, 400))
    put(st, 3, (400, 502))
    yield acting(st, 1), "fb-17-29-asked-regiment", "disciplined"
    st = plain()
    put(st, MEN, (400, 400))
    put(st, HUSCARLS, (400, 502))
    yield acting(st, MEN), "fb-22-14-asked-regiment", "clash_at"
    st = plain(placement="auto")
    put(st, KNIGHTS, (1000, 1500), (1400, 1500))
    put(st, HUSCARLS, (1000, 1651), (2000, 3000))
    put(st, CHOSEN, (1130, 1576), (2000, 3000))
    yield at(st, Clash(0, KNIGHTS, [], [])), "fb-22-14-asked-far", "clash_at"
    st = plain(listed("Pheromancer", "- 6 Vanguard Clone Infiltrators", "- 6 Bound Clones", faction="spires"))
    put(st, 2, (400, 400))
    yield acting(st, 2), "fb-24-44-asked-regiment", "snapfire"


@scene
def casters() -> Iterator[Row]:
    for mastery, clause, kind in (("Focused", "17-42", "reroll_cast"), ("Cautious Casting", "17-41", "recast")):
        retinue = "retinue: Arcane, Arcane\nmasteries: "
        st = plain(MAGE.replace("spells: Fire", f"{retinue}{mastery}\nspells: Fire"))
        put(st, 0, (400, 400))
        put(st, 2, (400, 600))
        put(st, 4, (400, 1000))
        put(st, 5, (600, 1000))
        yield at(st.clone(), Spellcasting(0, 2)), f"fb-{clause}-asked-regiment", kind
        bounds = enumerate(st.rules.forces.bounds)
        st.used += [(number, turn) for number, bound in bounds if bound.effect.roll == "casting" for turn in (0, 1)]
        yield at(st, Spellcasting(0, 0)), f"fb-{clause}-asked-used", kind


@scene
def arcing_fire() -> Iterator[Row]:
    st = plain(listed("Noble Lord", "- 6 Longbowmen", "- 6 Mercenary Crossbowmen"))
    put(st, 1, (2500, 2400))
    put(st, 2, (2500, 2000))
    cut(st, 1, 2)
    alone(st, 4, 3500, 2400)
    alone(st, 5, 2000, 2400)
    alone(st, 6, 2000, 2000)
    yield at(st.clone(), Volley(0, 1)), "fb-24-1-asked-aim", "arcing"
    st.set_mark(1, AIM)
    st.set_mark(2, AIM)
    yield at(st.clone(), Volley(0, 2)), "fb-24-1-asked-all", "arcing"
    yield at(st, Volley(0, 1)), "fb-24-1", regiment(4)


@scene
def seldom() -> Iterator[Row]:
    st = plain(listed("Biomancer", "- 3 Incarnate Sentinels", "- 8 Force-Grown Drones", faction="spires"))
    put(st, 1, (1000, 1000), (1400, 1000))
    put(st, 2, *[(1000 + round(152 * cos(pi * n / 3)), 1000 + round(152 * sin(pi * n / 3))) for n in range(6)])
    for model in st.models(2)[6:]:
        st.place[model] = SLAIN
    slay(st, st.models(1)[-1])
    regenerate(st, 1)
    yield at(st), "fb-23-11-others", spot(1000, 1400)
    data = json.loads(field(tower=("", square(1500, 1000))))
    data["pieces"][2] |= {"polygon": square(1100, 1000), "floors": 1, "size": 2}
    keep = {**data["pieces"][0], "id": "keep", "name": "keep", "polygon": square(1100, 500)}
    st = plain(placement="free", own_battlefield=json.dumps({**data, "pieces": [*data["pieces"][:4], keep]}))
    alone(st, MILITIA, 1200, 1060, 2)
    st.place[st.plan(MILITIA).first + 1] = point(700, 700)
    st.floor[st.plan(MILITIA).first] = 1
    yield at(st, Occupy(MILITIA)), "fb-21-3-way", ("piece", 0)


@scene
def kept_away() -> Iterator[Row]:
    st = game("no-call-of-the-hunt", listed("Jarl", "- 6 Raiders", faction="nords"))
    for number, bound in enumerate(st.rules.forces.bounds):
        if bound.effect.op == "reinforcement":
            st.lasting.append((number, 0, UNTIL_TURN, 2))
    st.turn = 2
    load(st, *[6, 6, 1, 1] * 9)
    at(st, Arrivals(0, 0, [], [], [], []))
    while st.decision is not None and st.decision.kind == "flank":
        st.apply(0)
    medium = next(plan.number for plan in st.rules.plans if plan.klass == 1 and plan.owner == 0)
    yield st, "fb-9-11", regiment(medium)


@scene
def arcing() -> Iterator[Row]:
    bows = listed("Noble Lord", "- 6 Longbowmen", "- 6 Militia")
    st = plain(bows)
    put(st, 1, (2500, 2400))
    cut(st, 1)
    alone(st, 4, 3500, 2400)
    acting(st.clone(), 1)
    yield acting(st.clone(), 1), "fb-14-6-all", action(actions.VOLLEY_ACTION)
    st.set_mark(1, AIM)
    yield acting(st.clone(), 1, (actions.MARCH_ACTION,), 1), "fb-24-1-all", action(actions.VOLLEY_ACTION)


@scene
def overcharge() -> Iterator[Row]:
    st = plain(listed("Tempered Sorcerer", "- 6 Fireforged", "- 2 Magmaforged", faction="dweghom"), SPIRES)
    put(st, 2, (400, 400))
    put(st, 4, (400, 1251))
    at(st, Volley(0, 2))
    yield st, "fb-24-28-asked-regiment", "markers"
    st.stack.clear()
    st.overcharge[2] = 3
    at(st, Volley(0, 2))
    yield st, "fb-24-28-count", ("count", 4)

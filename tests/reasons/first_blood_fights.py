"""Rare refusals of First Blood: Volleys, Charges, Clashes, Duels, spells."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from sandtable.core.space.points import POINT, point
from sandtable.games.first_blood.combat.attack import FROM_HITS, Attack
from sandtable.games.first_blood.combat.charge import Charge
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.combat.duel import ACCEPT, Duel
from sandtable.games.first_blood.combat.impact import Impact
from sandtable.games.first_blood.in_force import NO_ATTACK
from sandtable.games.first_blood.magic.spellcasting import Spellcasting
from sandtable.games.first_blood.movement.march.garrison import occupy
from sandtable.games.first_blood.movement.march.march import March
from sandtable.games.first_blood.shooting.volley import Volley
from sandtable.games.first_blood.state import (
    BROKEN,
    CLASHED,
    GONE,
    SLAIN,
)
from sandtable.games.first_blood.tables.terms import FURY
from sandtable.games.first_blood.turn import actions
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.wounds import slay
from tests.games.first_blood.moving import (
    BOWS,
    CHOSEN,
    HUSCARLS,
    JARL,
    KNIGHTS,
    MEN,
    MILITIA,
    RAIDERS,
    TROLLS,
    alone,
    rows,
)
from tests.games.first_blood.support import PLAIN, listed, load, plain, put
from tests.games.first_blood.test_ch18_duel import table as duelling
from tests.games.first_blood.test_ch19_magic import MAGE
from tests.games.first_blood.test_ch22_ruins import site
from tests.reasons.first_blood_scenes import (
    LORD,
    Row,
    acting,
    action,
    around,
    at,
    between,
    first,
    regiment,
    scene,
)

ALONE: Final = listed("Noble Lord", "- 6 Men-at-Arms")

RIVALS: Final = listed("Chapter Mage", "- 6 Men-at-Arms", "Theist Priest", "Noble Lord")

MAGE_2, MEN_2, PRIEST_2, LORD_2 = 2, 3, 4, 5


@scene
def volley_targets() -> Iterator[Row]:
    st = plain()
    rows(st, BOWS, 1000, 1000, 9)
    alone(st, RAIDERS, 1000, 1500)
    alone(st, HUSCARLS, 1000, 1602)
    alone(st, CHOSEN, 1900, 1400)
    alone(st, MEN, 1900, 1298)
    alone(st, TROLLS, 400, 1400)
    at(st, Volley(0, BOWS))
    yield st, "unseen-who", regiment(HUSCARLS)
    yield st, "fb-14-7", regiment(CHOSEN)
    yield st, "own", regiment(MEN)
    st = plain()
    alone(st, BOWS, 1000, 400)
    put(st, RAIDERS, (1000, 2000), (2500, 3500))
    for model in st.models(RAIDERS)[2:]:
        st.place[model] = SLAIN
    alone(st, HUSCARLS, 1000, 1898)
    alone(st, CHOSEN, 400, 1000)
    alone(st, TROLLS, 1500, 1000)
    at(st, Volley(0, BOWS))
    yield st, "fb-14-17", regiment(RAIDERS)
    st = site()
    alone(st, BOWS, 1100, 1100)
    alone(st, RAIDERS, 1300, 1300)
    acting(st, BOWS)
    yield st, "fb-22-9-all", action(actions.VOLLEY_ACTION)
    alone(st, CHOSEN, 400, 1000)
    alone(st, TROLLS, 1200, 2000)
    at(st, Volley(0, BOWS))
    yield st, "fb-22-9", regiment(RAIDERS)


@scene
def nobody_to_shoot_at() -> Iterator[Row]:
    st = plain(army_2="hk-lords-muster")
    put(st, BOWS, (1000, 1000))
    put(st, 5, (1000, 2200), (1000, 1900))
    acting(st, BOWS)
    yield st, "fb-14-8-all", action(actions.VOLLEY_ACTION)
    st = plain()
    alone(st, BOWS, 1000, 400)
    put(st, RAIDERS, (1000, 2000), (2500, 3500))
    for model in st.models(RAIDERS)[2:]:
        st.place[model] = SLAIN
    alone(st, MEN, 1000, 1890)
    acting(st, BOWS)
    yield st, "fb-14-17-all", action(actions.VOLLEY_ACTION)


@scene
def charge_targets() -> Iterator[Row]:
    st = plain()
    alone(st, MEN, 1000, 1000)
    alone(st, JARL, 1000, 1600)
    alone(st, RAIDERS, 1400, 1300)
    alone(st, CHOSEN, 600, 1300)
    at(st, Charge(0, MEN))
    yield st, "fb-15-4", regiment(JARL)
    yield st, "own", regiment(MEN)
    st = plain()
    rows(st, MEN, 1000, 1000)
    alone(st, RAIDERS, 1000, 2100)
    alone(st, HUSCARLS, 1350, 2000)
    alone(st, CHOSEN, 1000, 2450)
    at(st, Charge(1, MEN, RAIDERS))
    yield st, "fb-15-5", regiment(CHOSEN)
    yield st, "own", regiment(MEN)
    st = plain()
    put(st, MEN, (1000, 1000), (2900, 1600))
    alone(st, RAIDERS, 1000, 1600)
    put(st, HUSCARLS, (890, 1498), (1000, 1498), (1110, 1498))
    for model in [*st.models(HUSCARLS)[3:], *st.models(MEN)[2:]]:
        st.place[model] = SLAIN
    alone(st, CHOSEN, 600, 1000)
    at(st, Charge(0, MEN))
    yield st, "fb-15-3-seen", regiment(RAIDERS)


@scene
def second_targets() -> Iterator[Row]:
    st = plain(placement="free")
    rows(st, MEN, 1000, 1000)
    alone(st, RAIDERS, 1000, 2000)
    alone(st, TROLLS, 1000, 3300)
    load(st, 1)
    at(st, Charge(1, MEN, RAIDERS))
    yield st, "fb-15-5-asked-nobody", "charges_too"


@scene
def clashes() -> Iterator[Row]:
    st = between(Clash(0, MEN, [], []))
    while st.decision is not None and st.decision.kind == "divide":
        foe = st.decision.context[2]
        yield st, "fb-16-9", ("count", 9)
        st.apply(0 if foe == HUSCARLS else st.decision.context[3])
    yield st, "fb-16-11", regiment(HUSCARLS)
    yield st, "fb-16-8", regiment(JARL)
    st = between(Clash(0, MEN, [], []), by_hand=True)
    yield st, "fb-16-5", ("model", st.plan(HUSCARLS).first)
    yield st, "fb-16-6", ("model", st.plan(MEN).first)


@scene
def impacts() -> Iterator[Row]:
    st = plain(placement="auto")
    put(st, KNIGHTS, (1000, 1500), (1400, 1500))
    put(st, HUSCARLS, (1000, 1650), (100, 3000))
    put(st, CHOSEN, (1130, 1575), (2000, 3000))
    put(st, RAIDERS, (100, 2000))
    alone(st, MEN, 100, 100)
    at(st, Impact(0, KNIGHTS, [HUSCARLS, CHOSEN], [], []))
    yield st, "fb-15-18", regiment(RAIDERS)
    yield st, "own", regiment(MEN)


@scene
def clashes_at_ruins() -> Iterator[Row]:
    data = json.loads(PLAIN)
    data["pieces"][4] |= {"kind": "ruin", "rules": [], "size": 2, "floors": 1, "structure": 5}
    data["pieces"][1] |= {"kind": "ruin", "rules": [], "size": 2, "floors": 1, "structure": 5}
    st = plain(placement="auto", own_battlefield=json.dumps(data))
    st.collapsed = 1 << 4
    put(st, KNIGHTS, (2850, 1750), (2850, 1960))
    put(st, HUSCARLS, (2850, 1598), (400, 3000))
    at(st, Clash(0, KNIGHTS, [], []))
    yield st, "fb-22-14", ("piece", 1)
    yield st, "fb-22-18", ("piece", 4)


@scene
def challenges() -> Iterator[Row]:
    st = plain(ALONE, RIVALS)
    put(st, LORD, (1000, 1000), (1000, 880), (1000, 780), (1000, 680))
    put(st, MEN - 1, (400, 300))
    put(st, MAGE_2, (1000, 1102))
    put(st, PRIEST_2, (1500, 1000))
    put(st, LORD_2, (2500, 2500), (2500, 2600))
    put(st, MEN_2, (1300, 1300))
    at(st, Duel(0, LORD))
    yield st, "fb-18-1", regiment(LORD_2)
    yield st, "fb-18-1-plain", regiment(MEN_2)
    yield st, "own", regiment(MEN - 1)
    st.place[st.plan(LORD_2).first] = SLAIN
    yield st, "fb-17-13", regiment(LORD_2)
    put(st, PRIEST_2, (1000, 1102))
    put(st, LORD_2, (1300, 1000), (1300, 900))
    occupy(st, MAGE_2, 0)
    st.stack.clear()
    at(st, Duel(0, LORD))
    yield st, "fb-18-15", regiment(MAGE_2)


@scene
def no_duels() -> Iterator[Row]:
    st = plain(ALONE, RIVALS)
    put(st, LORD, (1000, 1000), (1000, 880), (1000, 780), (1000, 680))
    put(st, MAGE_2, (1000, 1102))
    for mark, key in ((CLASHED, "fb-18-3-clash"), (BROKEN, "fb-18-2")):
        st.set_mark(LORD, mark)
        yield acting(st.clone(), LORD, (actions.INSPIRE,), 1), key, action(actions.DUEL_ACTION)
    st = plain(ALONE, RIVALS)
    put(st, LORD, (2700, 400), (2700, 280), (2700, 180), (2700, 80))
    put(st, MEN_2, (2700, 502))
    put(st, MAGE_2, (3200, 400))
    occupy(st, MAGE_2, 0)
    acting(st, LORD)
    yield st, "fb-18-1-alone", action(actions.DUEL_ACTION)
    st = plain(ALONE, RIVALS)
    put(st, MEN - 1, (400, 400))
    st.status[LORD] = GONE
    at(st, March(MEN - 1))
    yield st, "fb-18-1-asked-none", "duel"


@scene
def spell_targets() -> Iterator[Row]:
    st = plain(MAGE)
    put(st, 0, (1000, 1000))
    put(st, 4, (1000, 1500))
    alone(st, 5, 1000, 1602)
    alone(st, 6, 1500, 1000)
    at(st, Spellcasting(0, 0))
    st.apply(st.asked(0).options[0])
    yield st, "unseen-caster-who", regiment(5)
    yield st, "fb-19-2-own", regiment(1)


@scene
def duels() -> Iterator[Row]:
    st = duelling(theirs=listed("Jarl", "retinue: Combat, Tactics", "- 6 Raiders", faction="nords"))
    put(st, 3, (1000, 1102))
    put(st, 2, (1000, 500), (1900, 400), (900, 400))
    at(st, Duel(0, LORD))
    st.apply(ACCEPT)
    yield st, "fb-18-6", (POINT, point(1500, 1500))
    yield st, "fb-18-7", first(st, "fb-18-7", around(1000, 1000, 103))
    overkill = listed("Noble Lord", "masteries: Overkill", "retinue: Combat, Combat", "- 6 Men-at-Arms")
    st = duelling(overkill, listed("Jarl", "- 6 Raiders", "- 6 Huscarls", faction="nords"))
    put(st, 3, (1400, 1000))
    put(st, 4, (3000, 3000))
    at(st, Duel(0, LORD))
    load(st, 1, 1, 5, 5, 5)
    st.apply(ACCEPT)
    load(st, 6, 6)
    st.apply(-1)
    yield st, "fb-17-35", regiment(4)
    yield st, "own", regiment(1)


@scene
def drawn_in() -> Iterator[Row]:
    st = plain(placement="free")
    put(st, KNIGHTS, (1000, 1500), (1202, 1500))
    put(st, CHOSEN, (1000, 2500), (1000, 1652), (1202, 1652))
    for model in st.models(CHOSEN)[3:]:
        slay(st, model)
    load(st, 1, 1, 1, 1, 6, 6, 1, 1)
    at(st, Impact(0, KNIGHTS, [CHOSEN], [], []))
    load(st, 1, 1)
    st.apply(-1)
    yield st, "fb-15-25", (POINT, point(2500, 2500))
    yield st, "fb-12-13", first(st, "fb-12-13", around(1202, 1500, 153))


@scene
def raked() -> Iterator[Row]:
    st = plain(listed("Predator", "- 5 Winglings", faction="wadrhun"), placement="auto")
    put(st, 1, (1000, 1000))
    put(st, 3, (1000, 1300))
    put(st, 4, (2000, 1300))
    put(st, 0, (3000, 3300))
    st.overflown.append((1, 3))
    at(st, Activation(1, [actions.MARCH_ACTION], 0, False, stage=3))
    yield st, "fb-24-36", regiment(4)
    yield st, "own", regiment(0)


@scene
def demise() -> Iterator[Row]:
    st = plain("sp-fleshcrafters")
    drones = next(plan.number for plan in st.rules.plans if plan.entry == "desolation_drones")
    first = len([plan for plan in st.rules.plans if plan.owner == 0])
    rows(st, drones, 1000, 1500, 99)
    for number, x in ((first + 1, 1000), (first + 2, 1204), (first + 3, 1408)):
        put(st, number, (x, 1602), (x + 102, 1602), *[(x, 1704 + 102 * n) for n in range(10)])
    alone(st, first, 3000, 3000)
    load(st, 6)
    at(st, Attack(FROM_HITS, first + 1, drones, NO_ATTACK, [(1, 0, 0)], []))
    st.apply(-1)
    yield st, "fb-7-8", ("model", st.plan(first + 1).first)
    st.apply(st.decision.options[0])  # type: ignore[union-attr]
    yield st, "own", regiment(drones)
    yield st, "fb-24-26", regiment(first)
    load(st, *[1] * 40)
    st.apply(first + 2)
    while st.decision is not None and st.decision.kind != "demise":
        st.apply(st.decision.options[0])
    yield st, "fb-24-57", regiment(first + 2)


@scene
def support() -> Iterator[Row]:
    st = plain(placement="auto")
    put(st, MILITIA, *[(1000 + 102 * n, 1000) for n in range(5)], *[(1051 + 102 * n, 911) for n in range(5)])
    put(st, HUSCARLS, *[(1102 - 102 * n, 1102) for n in range(9)])
    put(st, RAIDERS, *[(1204 + 102 * n, 1102) for n in range(12)])
    alone(st, JARL, 3000, 3000)
    alone(st, MEN, 300, 300)
    at(st, Clash(0, MILITIA, [], []))
    while st.decision is not None and st.decision.kind != "supports_against":
        st.apply(st.decision.options[0])
    yield st, "fb-24-47", regiment(JARL)
    yield st, "own", regiment(MEN)


@scene
def fury() -> Iterator[Row]:
    st = between()
    st.events_on.append((FURY, MEN, 0))
    at(st, Clash(0, MEN, [], []))
    while st.decision is not None and st.decision.kind == "divide":
        st.apply(1)
    yield st, "fb-23-10", ("count", 9)


@scene
def spells() -> Iterator[Row]:
    st = plain(MAGE, "no-jarls-raid")
    put(st, 0, (1000, 1000))
    alone(st, 4, 1000, 1102)
    alone(st, 5, 1400, 1000)
    alone(st, 6, 1102, 1000)
    at(st, Spellcasting(0, 0))
    if st.asked(0).kind == "spell":
        st.apply(st.asked(0).options[0])
    yield st, "fb-19-5", regiment(5)
    st = plain(listed("Chapter Mage", "spells: Fire Dart", "- 6 Men-at-Arms"))
    put(st, 0, (2500, 2400))
    alone(st, 3, 3500, 2400)
    yield acting(st.clone(), 0), "fb-19-4-all", action(actions.SPELLCASTING)
    put(st, 2, (2500, 1000))
    alone(st, 4, 2500, 3300)
    alone(st, 5, 2400, 3300)
    at(st, Spellcasting(0, 0))
    yield st, "unseen-caster-what", regiment(3)
    yield st, "fb-19-7", regiment(2)
    st = plain(listed("Chapter Mage", "spells: Fire Dart", "- 6 Men-at-Arms"))
    put(st, 0, (2500, 2400))
    alone(st, 3, 3500, 2400)
    put(st, 2, (2500, 1000))
    alone(st, 1, 2400, 1800)
    yield acting(st, 0), "fb-19-3-mixed", action(actions.SPELLCASTING)


@scene
def struck() -> Iterator[Row]:
    st = between(Clash(0, MEN, [], []))
    while st.decision is not None and st.decision.kind != "strikes_first":
        st.apply(0)
    load(st, *[6] * 40)
    st.apply(CHOSEN)
    while st.decision is not None and st.decision.kind != "strikes_first":
        st.apply(st.decision.options[0])
    yield st, "fb-16-12", regiment(CHOSEN)

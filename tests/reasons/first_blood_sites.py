"""Rare refusals of First Blood: places, floors, Garrisons, edges."""

from __future__ import annotations

import json
from collections.abc import Iterator

from sandtable.core.engine.kinds import WORD
from sandtable.core.space.points import point
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.movement.charge.into_contact import CloseIn
from sandtable.games.first_blood.movement.formation.obstacles import MAX_TURNS
from sandtable.games.first_blood.movement.formation.reach import TURN
from sandtable.games.first_blood.movement.formation.set_down import CHARGED, PILED_IN
from sandtable.games.first_blood.movement.march.garrison import Leave, Occupy, occupy
from sandtable.games.first_blood.movement.march.march import March
from sandtable.games.first_blood.state import (
    ARRIVING,
    BY_HAND,
    RESERVE,
    SOUTH,
    SPENT,
    WEST,
    State,
)
from sandtable.games.first_blood.turn import actions
from sandtable.games.first_blood.turn.activation import Activation
from tests.games.first_blood.moving import (
    BOWS,
    CHOSEN,
    HUSCARLS,
    KNIGHTS,
    MEN,
    MILITIA,
    RAIDERS,
    Corners,
    alone,
    entering,
    field,
    rows,
    square,
    table,
)
from tests.games.first_blood.support import PLAIN, listed, plain, put
from tests.games.first_blood.test_ch12_together import column
from tests.games.first_blood.test_ch22_ruins import FIRST, site
from tests.reasons.first_blood_scenes import (
    Row,
    acting,
    action,
    at,
    between,
    regiment,
    scene,
    spot,
)


def yard(crag: Corners | None = None) -> State:
    """A tower from (15, 14) to (19, 18), and three Men-at-Arms south-west of it."""
    st = table("free", tower=("", square(1500, 1400)), crag=("impassable", crag or square(3000, 2300)))
    alone(st, MEN, 1300, 1300, 3)
    st.set_mark(MEN, BY_HAND)
    return st


def holding(st: State, number: int) -> None:
    """A Regiment is in the tower."""
    put(st, number, (3300, 3300))
    occupy(st, number, 0)
    st.drop_mark(number, SPENT)


def closing(st: State, *targets: int, how: int = CHARGED) -> State:
    """The first Model that moves into contact is to be placed."""
    st.set_mark(MEN, BY_HAND)
    at(st, CloseIn.of(st, MEN, list(targets), 900, how))
    st.apply(st.open_questions()[0].options[1])
    return st


@scene
def marches() -> Iterator[Row]:
    st = yard(square(600, 1400))
    empty = at(st.clone(), March(MEN))
    yield empty, "fb-13-6", spot(1357, 1357)
    yield empty, "fb-20-18", spot(805, 1265)
    empty.apply(TURN)
    yield empty, "fb-12-7", spot(1300, 1300)
    for n in range(MAX_TURNS):
        empty.apply(point(1300, 1250 + n % 2))
        if n < MAX_TURNS - 1:
            empty.apply(TURN)
    yield empty, "fb-12-7-word", (WORD, TURN)
    holding(st, RAIDERS)
    yield at(st, March(MEN)), "fb-21-23", spot(1150, 1771)
    st = plain(placement="free")
    alone(st, MEN, 1000, 300)
    st.set_mark(MEN, BY_HAND)
    box = ((0, 100), (87, 50), (87, -50), (0, -100), (-87, -50), (-87, 50))
    put(st, MILITIA, *[(1000 + x, 300 + y) for x, y in box], (3000, 300))
    yield at(st, March(MEN)), "fb-12-4-word", (WORD, TURN)


@scene
def contacts() -> Iterator[Row]:
    st = yard()
    alone(st, MEN, 1300, 1700, 3)
    alone(st, RAIDERS, 1440, 2000)
    alone(st, HUSCARLS, 1540, 2000)
    yield closing(st, RAIDERS), "fb-15-12", spot(1494, 1912)
    st = yard()
    alone(st, MEN, 1200, 1600, 3)
    alone(st, RAIDERS, 1449, 1600)
    holding(st, CHOSEN)
    yield closing(st, RAIDERS), "fb-21-28", spot(1447, 1498)
    st = between(Clash(0, MEN, [], []), by_hand=True)
    st.apply(st.open_questions()[0].options[1])
    yield st, "fb-12-15", spot(100, 100)
    st = column((1000, 1400), (1000, 900), (1000, 300), placement="free")
    st.set_mark(MEN, BY_HAND)
    at(st, CloseIn.of(st, MEN, [HUSCARLS], 300, PILED_IN, [st.plan(MEN).first], 1, 0))
    st.apply(st.plan(MEN).first + 1)
    yield st, "fb-12-22", spot(1000, 901)


@scene
def ways_out() -> Iterator[Row]:
    st = yard()
    alone(st, HUSCARLS, 1700, 1855)
    holding(st, MEN)
    at(st, Leave(MEN))
    yield st, "fb-21-19-foe", spot(1595, 1855)
    yield st, "fb-21-19-asked-ground", "floor"
    st.apply(point(1700, 1349))
    yield st, "fb-12-4-piece", spot(1207, 1411)
    yield st, "fb-21-19", spot(1360, 1360)
    st = yard()
    holding(st, MEN)
    alone(st, HUSCARLS, 1700, 1852)
    yield acting(st.clone(), MEN, (actions.INSPIRE,), 1), "leaves-late", action(actions.WITHDRAW_ACTION)
    put(st, HUSCARLS, (3300, 3300))
    put(st, BOWS, (100, 100))
    st.inside[MEN], st.status[MEN] = -1, RESERVE
    holding(st, BOWS)
    put(st, RAIDERS, (1700, 2100))
    yield acting(st.clone(), BOWS, (actions.TAKE_AIM,), 1), "leaves-late", action(actions.MARCH_ACTION)
    ring = [(1400 + 102 * n, y) for n in range(6) for y in (1300, 1900)]
    put(st, MILITIA, *ring[:10])
    put(st, RAIDERS, *[(x, 1390 + 102 * n) for n in range(5) for x in (1398, 2002)], *ring[10:])
    alone(st, HUSCARLS, 1700, 2600)
    yield acting(st, BOWS), "fb-21-20-action", action(actions.MARCH_ACTION)
    st = yard()
    holding(st, MEN)
    put(st, MILITIA, (1449, 1701), (1362, 1651), (1362, 1550), (1449, 1499), (300, 300))
    yield at(st, Leave(MEN)), "fb-21-20", spot(1449, 1600)


@scene
def garrisons() -> Iterator[Row]:
    st = yard()
    alone(st, HUSCARLS, 1700, 1855)
    alone(st, MEN, 1700, 1250, 3)
    at(st, March(MEN))
    yield st, "fb-21-27-asked-nearest", "occupy"


@scene
def floors() -> Iterator[Row]:
    st = site("free")
    alone(st, MEN, 1200, 950, 3)
    at(st, March(MEN))
    st.apply(FIRST)
    yield st, "fb-22-5", spot(702, 910)


@scene
def heavy_inside() -> Iterator[Row]:
    tower = field(tower=("", square(1500, 1400)))
    st = plain(listed("Noble Lord", "- 6 Steel Legion"), own_battlefield=tower)
    holding(st, 1)
    alone(st, 4, 1700, 1852)
    yield acting(st, 1), "fb-21-22", action(actions.WITHDRAW_ACTION)


@scene
def entries() -> Iterator[Row]:
    st = site("free")
    entering(st, MEN)
    yield at(st), "fb-13-8-asked-ground", "floor"
    clones = listed("Pheromancer", "- 6 Vanguard Clone Infiltrators", faction="spires")
    west, east = [[0, 0], [1700, 0], [1700, 400], [0, 400]], [[1900, 0], [3600, 0], [3600, 400], [1900, 400]]
    st = table("free", army_1=clones, crag=("impassable", west), wood=("impassable", east))
    entering(st, 1)
    yield at(st), "fb-13-17-asked-twice", "vanguard"


@scene
def narrow_floors() -> Iterator[Row]:
    st = site("free", floors=2, corners=square(1000, 1000, 101))
    alone(st, MEN, 1050, 1050)
    st.floor[st.plan(MEN).first] = 1
    alone(st, BOWS, 1050, 1050)
    st.floor[st.plan(BOWS).first] = 2
    yield at(st, March(MEN)), "fb-22-20", ("storey", FIRST + 1)
    st = site("free", corners=square(1000, 1000, 101))
    alone(st, BOWS, 1050, 1050)
    st.floor[st.plan(BOWS).first] = 1
    alone(st, MEN, 1050, 900)
    yield at(st, March(MEN)), "fb-22-20-asked-other", "floor"


@scene
def floors_of_contact() -> Iterator[Row]:
    st = site("free", floors=2)
    alone(st, MEN, 1200, 950)
    alone(st, HUSCARLS, 1200, 1102)
    alone(st, RAIDERS, 1350, 1102)
    st.floor[st.plan(HUSCARLS).first] = 1
    for number, key in ((9, "fb-12-15-storey"), (1, "fb-22-12")):
        st.set_mark(MEN, BY_HAND)
        clone = at(st.clone(), CloseIn.of(st, MEN, [HUSCARLS, RAIDERS], 900, PILED_IN, None, number))
        clone.apply(st.plan(MEN).first)
        yield clone, key, ("storey", FIRST + 1)


def two_towers(**more: object) -> State:
    data = json.loads(PLAIN)
    tower = data["pieces"][0]
    data["pieces"][0] = {**tower, "polygon": square(1500, 1400)}
    data["pieces"][4] = {**tower, "id": "keep", "name": "keep", "polygon": square(2100, 1400), **more}
    return plain(placement="free", own_battlefield=json.dumps(data))


@scene
def closed_garrisons() -> Iterator[Row]:
    st = two_towers()
    alone(st, MEN, 2000, 1200, 3)
    alone(st, HUSCARLS, 2300, 1855)
    yield at(st, Occupy(MEN)), "fb-21-27", ("piece", 4)
    st = two_towers(capacity=2)
    alone(st, MEN, 2000, 1200, 3)
    yield at(st, Occupy(MEN)), "fb-21-3-full", ("piece", 4)
    st = two_towers()
    alone(st, MEN, 1700, 1250)
    box = ((0, 101), (88, 51), (88, -51), (0, -101), (-88, -51), (-88, 51))
    put(st, MILITIA, *[(1700 + x, 1240 + y) for x, y in box[1:]], (3000, 300))
    put(st, BOWS, (1600, 1345), (1700, 1345), (1800, 1345))
    yield at(st, March(MEN)), "fb-21-3-asked-nearest", "occupy"


@scene
def deployed() -> Iterator[Row]:
    data = json.loads(PLAIN)
    tower = data["pieces"][0]
    data["pieces"][0] = {**tower, "polygon": square(1500, 1400)}
    data["pieces"][4] = {**tower, "id": "keep", "name": "keep", "polygon": square(1500, 3100)}
    army = listed("Jarl", "- 6 Stalkers", "- 6 Raiders", faction="nords")
    st = plain(army, placement="free", own_battlefield=json.dumps(data))
    st.status[1] = ARRIVING
    at(st, Activation(1, [], 2, False))
    yield st, "fb-24-25", ("piece", 4)


@scene
def edges() -> Iterator[Row]:
    strip = [[0, 0], [3600, 0], [3600, 700], [0, 700]]
    st = table("auto", crag=("impassable", strip))
    rows(st, MILITIA, 1000, 1300)
    rows(st, KNIGHTS, 2600, 1300)
    entering(st, BOWS)
    yield st, "fb-13-22", ("edge", SOUTH)
    wild = listed("Jarl", "- 6 Raiders", "- 3 Werewargs", "- 6 Bow-Chosen", faction="nords")
    st = table("auto", army_1=wild)
    rows(st, 1, 1000, 900)
    rows(st, 3, 2000, 900)
    put(st, 2, (2000, 1200))
    st.status[3] = RESERVE
    rows(st, 0, 2800, 900)
    entering(st, 3)
    st.apply(WEST)
    yield st, "fb-24-17", regiment(2)


@scene
def no_edge() -> Iterator[Row]:
    data = json.loads(
        field(tower=("", square(1500, 1400)), crag=("impassable", [[0, 0], [3600, 0], [3600, 700], [0, 700]]))
    )
    data["pieces"][4] = {**data["pieces"][0], "id": "keep", "name": "keep", "polygon": square(2100, 1400)}
    army = listed("Jarl", "- 6 Stalkers", "- 6 Raiders", faction="nords")
    st = plain(army, placement="free", own_battlefield=json.dumps(data))
    st.status[1] = ARRIVING
    yield at(st, Activation(1, [], 2, False)), "fb-13-22-word", (WORD, -1)

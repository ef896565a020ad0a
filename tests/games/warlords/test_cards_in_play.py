"""Every castle, hero, banner, improvement, army, fleet, ruin, artefact, ally and treasure of the set is played.

Each test takes what must happen from the printed card; `test_every_card_is_played` keeps the list complete.
"""

from __future__ import annotations

import pytest

from sandtable.games.warlords.battle.assault import Assault
from sandtable.games.warlords.battle.values import (
    artefact_bonus,
    assault_values,
    castle_defence,
    field_values,
    garrison_values,
    hero_value,
)
from sandtable.games.warlords.scores import printed_revenue
from sandtable.games.warlords.stacks import capacity, flies, is_all_fast, is_capital, is_port, stars
from sandtable.games.warlords.steps.calamities import strikable
from sandtable.games.warlords.steps.revenue import revenue
from sandtable.games.warlords.steps.wrap_up import hand_capacity
from sandtable.games.warlords.tables.cards import (
    ACCESS_IDS,
    ALLY,
    ARMY,
    ARTEFACT,
    BANNER,
    CASTLE,
    FLEET,
    HERO,
    IMPROVEMENT,
    PRINTINGS,
    RUIN,
    TREASURE,
    CardDef,
    def_of,
    owned,
)
from tests.games.warlords.support import Table, printings

PLAYED = {CASTLE, HERO, BANNER, IMPROVEMENT, ARMY, FLEET, RUIN, ARTEFACT, ALLY, TREASURE}
"""The types of card that this file plays, each by a test over all its cards."""


def every(kind: int) -> pytest.MarkDecorator:
    cards = [card for card in PRINTINGS if card.type == kind]
    assert kind in PLAYED
    return pytest.mark.parametrize("card", cards, ids=[card.id for card in cards])


def of_race(race: int, kind: int) -> CardDef:
    """The home castle or the banner of a race."""
    return next(card for card in PRINTINGS if card.type == kind and card.race == race and card.home == (kind == CASTLE))


# -- castles, heroes, banners --------------------------------------------------------------------------------------------

LAND, SEA = "on land", "from the sea"
REACH: dict[tuple[str, bool], dict[str, set[str]]] = {
    ("any", False): {LAND: {"assault", "siege"}, SEA: {"raid"}},
    ("any", True): {LAND: {"assault"}, SEA: {"assault", "siege", "raid"}},
    ("sea", True): {LAND: set(), SEA: {"assault", "siege", "raid"}},
    ("fly", False): {LAND: set(), SEA: set()},
}
"""What a stack On Campaign that does not fly, and one At Sea, may launch at a castle, by access and port (WL-14.26)."""


@every(CASTLE)
def test_castles(card: CardDef) -> None:
    other = "Marthos" if card.name != "Marthos" else "Hereuth"
    t = Table(scenario="five-castles").hand(0, card.name, "March").castle(1, other).turn()
    t.pick(card.name, "end", "end")
    assert t.events("revenue") == [(0, card.revenue)], "it pays at once, and it alone"
    place = t.place(card.name)
    assert (capacity(t.st, place), castle_defence(t.st, place, 1)) == (card.capacity, card.defence)
    assert is_port(t.st, place) == card.port
    clone = Table(scenario="five-castles").castle(1, card.name).hand(0, card.name, "March").turn()
    assert clone.options == ["end"], "a castle of its name is in play"
    full = Table(scenario="five-castles").castle(0, card.name).castle(0, "Kor" if card.name != "Kor" else "Elvallie")
    full.hand(0, *["Militia"] * (card.capacity + 1)).step("revenue")
    for _ in range(card.capacity):
        full.pick(f"add Militia {card.name}")
    assert f"add Militia {card.name}" not in full.options, "no room beyond the capacity"


@every(CASTLE)
@pytest.mark.parametrize("way", [LAND, SEA, "in the air"])
def test_castles_are_reached_as_printed(card: CardDef, way: str) -> None:
    linked = {LAND: ("Mercenaries",), SEA: ("Longships", "Mercenaries"), "in the air": ("Griffins",)}[way]
    mine = "Marthos" if card.name != "Marthos" else "Elvallie"
    t = Table(scenario="five-castles").castle(0, mine).castle(1, card.name, "Militia")
    t.stack(0, "Sir Corvane", *linked, march=1 if way == SEA else 2).hand(0, "Battle 5", "Raid 7").step("battles")
    if way == "in the air":
        wanted = {"assault", "siege"} if card.access == 2 or not card.port else {"assault"}
        wanted = set() if ACCESS_IDS[card.access] == "sea" else wanted
    else:
        wanted = REACH[ACCESS_IDS[card.access], card.port][way]
    if not wanted:
        assert t.options == ["end"]
        assert t.why_not("place", card.name)[0] in ("WL-14.15", "WL-14.18", "WL-14.19")
        return
    t.pick(f"Sir Corvane {card.name}")
    shown = {"raid" if "Raid" in text else text.split()[0] for text in t.options}
    assert shown == wanted


@every(HERO)
def test_heroes(card: CardDef) -> None:
    t = Table().castle(0, "Marthos").castle(0, "Elvallie").hand(0, card.name, *["Militia"] * (card.capacity + 1))
    t.hand(0, "Archers").step("heroes").pick(card.name)
    assert t.status(card.name) == "encamped"
    stack = t.place(card.name)
    assert (hero_value(t.st, stack, False), hero_value(t.st, stack, True)) == (card.combat, card.combat)
    t.pick("end")
    for _ in range(card.capacity):
        t.pick(f"add Militia {card.name}")
    assert f"add Militia {card.name}" not in t.options
    archers = next(each for each in t.st.hands[0] if def_of(each).name == "Archers")
    assert t.why_not("place", card.name, (("card", archers),)) == ["WL-6.9"]
    again = Table().stack(1, card.name).castle(0, "Marthos").hand(0, card.name).step("heroes")
    assert again.options == ["end"], "the name is in play"
    battle = (
        Table(scenario="five-castles")
        .castle(0, "Marthos")
        .castle(1, "Khamar", "Militia")
        .stack(0, card.name, "Bane's Chosen", "Cloudbreakers", "Mercenaries", march=2)
    )
    battle.hand(0, "Battle 1", "Battle 3", "Battle 5", "Battle 6", "Battle 7").step("battles")
    launched = 0
    while battle.kind == "battles" and f"{card.name} Khamar" in battle.options:
        battle.pick(f"{card.name} Khamar", "siege Battle")
        launched += 1
        battle.pick(card.name)  # abandon
    assert launched == card.stars == stars(battle.st, battle.place(card.name)), "one attack for each star"


@every(BANNER)
def test_banners(card: CardDef) -> None:
    home = of_race(card.race, CASTLE)
    named = next(c for c in PRINTINGS if c.type == ARMY and c.race == card.race and c.named)
    t = Table().castle(0, home.name).stack(0, "Sir Corvane", named.name, "Militia").hand(0, card.name).step("heroes")
    before = dict(field_values(t.st, t.place("Sir Corvane")))
    t.pick(f"{card.name} Sir Corvane")
    after = dict(field_values(t.st, t.place("Sir Corvane")))
    assert [after[c] - before[c] for c in before] == [named.race_bonus, 0], "the race bonus, and nothing else"
    wrong = of_race((card.race + 1) % 8, CASTLE)
    none = Table().castle(0, wrong.name).stack(0, "Sir Corvane").hand(0, card.name).step("heroes")
    assert none.why_not("card", card.name) == ["WL-8.5"], "no castle with its symbol"


# -- improvements --------------------------------------------------------------------------------------------------------


@every(IMPROVEMENT)
def test_improvements(card: CardDef) -> None:
    t = Table().castle(0, "Kor").castle(0, "Pa-Kur").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", march=2)
    t.hand(0, card.name, "Palisade", "March").step("revenue")
    place = t.place("Kor")
    t.pick(f"add {card.name} Kor")
    assert t.decision.context == (16 - card.cost,), "paid, and its revenue counts from the next step on"
    assert printed_revenue(t.st, place) == 10 + card.revenue
    assert castle_defence(t.st, place, 1) == 4 + card.defence
    assert castle_defence(t.st, place, 0) == card.defence, "a surprise takes the castle's own value alone"
    assert capacity(t.st, place) == 6 + card.capacity
    assert ("add Palisade Kor" in t.options) == (not card.final and 16 - card.cost >= 2)
    poor = Table().castle(0, "Quiesce").hand(0, card.name).step("revenue")
    if card.cost > 3:
        assert poor.why_not("card", card.name) == ["WL-9.6"]
    besieged = Table().castle(0, "Kor").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", march=2)
    besieged.castle(0, "Pa-Kur", "Curtain Wall").besiege("Hrodgar Skyfist", "Kor").lying(0, "Crown Regalia")
    besieged.hand(0, card.name).step("revenue").pick("cash Crown Regalia")
    assert besieged.why_not("card", card.name) == ["WL-9.11", "WL-9.12"], "neither besieged nor after a final one"


OPS = {card.op for card in PRINTINGS if card.type == IMPROVEMENT and card.op}


def test_improvement_marks() -> None:
    """What an improvement does besides its values; chapters 9, 11, 12, 17 and 22 test them in play."""
    t = Table().castle(0, "Kor", "Capital").castle(0, "Pa-Kur", "Harbour").castle(1, "Khamar")
    assert is_capital(t.st, t.place("Kor"))
    assert not is_capital(t.st, t.place("Pa-Kur"))
    assert is_port(t.st, t.place("Pa-Kur"))
    assert not is_port(t.st, t.place("Kor"))
    library = Table().castle(0, "Kor", "Golden Library", "Great Library").castle(1, "Khamar")
    assert hand_capacity(library.st, 0) == 7 + 1 + 2
    library.stack(1, "Hrodgar Skyfist", march=2).besiege("Hrodgar Skyfist", "Kor")
    assert hand_capacity(library.st, 0) == 7
    temple = Table().castle(0, "Kor", "Temple of Iris").castle(1, "Khamar")
    assert strikable(temple.st, owned(printings("Famine")[0], 0)) == [temple.place("Khamar")]
    assert {"no_surprise", "no_assault_bonus", "absorb_starvation", "makes_port", "capital", "hand_plus_1"} <= OPS
    watch = Table().castle(1, "Khamar", "Watchtower", "Militia").castle(0, "Kor").hand(0, "Traitor 7").top(0, 0)
    watch.stack(0, "Sir Corvane", "Catapult", march=2).step("battles").pick("Sir Corvane Khamar", "assault Traitor 7")
    values = watch.events("battle_values")[0]
    assert values[3] == 2 + 7 + 1, "no surprise: the castle counts as printed"
    moat = Table().castle(1, "Khamar", "Moat").castle(1, "Khorfe").stack(0, "Sir Corvane", "Catapult", "Stone Colossus")
    stack = moat.place("Sir Corvane")
    assert [value for _, value in assault_values(moat.st, stack, moat.place("Khamar"))] == [1, 7]
    assert [value for _, value in assault_values(moat.st, stack, moat.place("Khorfe"))] == [6, 11]


# -- armies, allies, fleets ----------------------------------------------------------------------------------------------


@every(ARMY)
def test_armies(card: CardDef) -> None:
    t = Table().castle(0, "Kor").stack(0, "Sir Corvane").castle(1, "Angbar").hand(0, card.name, "March").step("revenue")
    t.pick(f"add {card.name} Sir Corvane")
    assert t.decision.context == (10 - card.cost,)
    stack = t.place("Sir Corvane")
    army = t.st.armies[stack][0]
    assert field_values(t.st, stack) == [(army, card.combat + card.field_bonus)]
    assert assault_values(t.st, stack, t.place("Angbar")) == [(army, card.combat + card.assault_bonus)]
    assert flies(t.st, stack) == card.flying
    if card.race >= 0:
        t.st.link(stack, t.take(0, of_race(card.race, BANNER).name))
        assert field_values(t.st, stack) == [(army, card.combat + card.field_bonus + card.race_bonus)]
    t.st.banner[stack] = -1
    assert [value for _, value in garrison_values(garrisoned("Angbar", card).st, 0)] == [
        card.combat + card.assault_bonus
    ]
    if card.race >= 0:
        home = garrisoned(of_race(card.race, CASTLE).name, card)
        assert [value for _, value in garrison_values(home.st, 0)] == [
            card.combat + card.assault_bonus + card.race_bonus
        ]
    if card.named:
        clone = Table().castle(0, "Kor").castle(1, "Angbar", card.name).hand(0, card.name).step("revenue")
        assert clone.why_not("card", card.name) == ["WL-9.27"]


def garrisoned(castle: str, card: CardDef) -> Table:
    return Table().castle(0, castle, card.name)


@every(ARMY)
def test_missiles_of_armies(card: CardDef) -> None:
    for number in range(10):
        t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", card.name, march=2)
        t.stack(1, "Hrodgar Skyfist", "Griffins", "Pegasi", "Gargoyles").hand(0, "Battle 5")
        if not card.flying:
            t.st.link(t.place("Hrodgar Skyfist"), t.take(1, "Light Infantry"))
        t.top(1, number).step("battles").pick("Sir Corvane Hrodgar Skyfist", "field Battle 5")
        hits = card.missile >> number & 1
        assert t.events("missile_hits") == ([(0, 0, 1, hits)] if card.missile else [])
        if not card.missile:
            break


@every(FLEET)
def test_fleets(card: CardDef) -> None:
    t = Table().castle(0, "Enmouth").stack(0, "Sir Corvane").hand(0, card.name, "March").step("revenue")
    t.pick(f"add {card.name} Sir Corvane")
    assert t.decision.context == (9 - card.cost,)
    assert t.status("Sir Corvane") == "in_port"
    stack = t.place("Sir Corvane")
    if card.race >= 0:
        own = next(c for c in PRINTINGS if c.type == ARMY and c.race == card.race and not c.named)
        other = next(c for c in PRINTINGS if c.type == ARMY and c.race == (card.race + 1) % 8 and not c.named)
        for army in (own, other):
            t.st.link(stack, t.take(0, army.name))
        assert [value for _, value in field_values(t.st, stack)] == [
            own.combat + own.field_bonus + card.race_bonus,
            other.combat + other.field_bonus,
        ]
    wrecked = []
    for number in range(10):
        sea = Table().castle(0, "Enmouth").castle(1, "Khamar").stack(0, "Sir Corvane", card.name, march=1)
        sea.hand(1, "Gale", "March").top(0, number).step("ground", 1).pick("Gale Sir Corvane")
        if not sea.is_in_play("Sir Corvane"):
            wrecked.append(number)
    assert wrecked == {"wreck_also_9": [0, 9], "no_wreck": []}.get(card.op, [0])
    calm = Table().castle(0, "Enmouth").castle(1, "Khamar").stack(0, "Sir Corvane", card.name, march=1)
    calm.hand(1, "Squall", "March").top(0, 9).step("ground", 1).pick("Squall Sir Corvane")
    assert calm.status("Sir Corvane") == "stormbound", "weather without a wreck band wrecks nobody"


@every(ALLY)
def test_allies(card: CardDef) -> None:
    t = found(card)
    stack = t.place("Sir Corvane")
    ally = t.st.allies[stack][0]
    assert field_values(t.st, stack) == [(ally, card.combat + card.field_bonus)]
    assert assault_values(t.st, stack, t.place("Angbar")) == [(ally, card.combat + card.assault_bonus)]
    assert flies(t.st, stack) == card.flying
    full = Table().castle(0, "Marthos").stack(0, "Sir Corvane", *["Militia"] * 5, march=1).lying(0, "Dragon Halls")
    full.hand(0, card.name).step("explore")
    assert full.why_not("card", card.name) == ["WL-20.7"], "an ally needs room"


# -- ruins and what is found in them -------------------------------------------------------------------------------------


def found(card: CardDef) -> Table:
    """Sir Corvane on patrol finds a card in a ruin at home."""
    t = Table().castle(0, "Marthos").castle(1, "Angbar").stack(0, "Sir Corvane", march=1).lying(0, "Dragon Halls")
    t.hand(0, card.name, "March").step("explore").pick(f"Sir Corvane Dragon Halls {card.name}")
    assert t.events("finds")
    assert "Dragon Halls" in t.pile_of(0), "a ruin is used up"
    assert t.is_in_play(card.name)
    return t


@every(RUIN)
def test_ruins(card: CardDef) -> None:
    t = Table().castle(0, "Marthos").stack(0, "Sir Corvane", march=1).hand(0, card.name, "Lightsword").step("ruins")
    t.pick(card.name)
    assert [owned(printings(card.name)[0], 0)] == list(t.st.ruins[0])
    assert t.linked("Marthos") == []
    t.step("explore").pick(f"Sir Corvane {card.name} Lightsword")
    assert t.linked("Sir Corvane") == ["Lightsword", "March"]
    assert t.st.ruins[0] == ()
    clone = Table().castle(0, "Marthos").lying(1, card.name).hand(0, card.name).step("ruins")
    assert clone.why_not("card", card.name) == ["WL-21.2"]


@every(ARTEFACT)
def test_artefacts(card: CardDef) -> None:
    t = found(card)
    stack = t.place("Sir Corvane")
    assert hero_value(t.st, stack, False) == 7 + card.combat + card.bonus
    assert hero_value(t.st, stack, True) == 7 + card.combat + card.bonus + card.assault_combat
    assert artefact_bonus(t.st, stack) == card.bonus
    assert flies(t.st, stack) == card.all_fly
    assert is_all_fast(t.st, stack) == card.all_fast
    assert revenue(t.st, 0) == 9 + card.revenue
    t.st.link(stack, t.take(0, "Militia"))
    assert [value for _, value in field_values(t.st, stack)] == [1 + card.bonus]
    assert flies(t.st, stack) == card.all_fly, "all fly, the Militia too"
    t.hand(0, "Fireball").step("spells")
    assert (t.kind == "cast") == card.magic, "only magic artefacts cast"
    camp = Table().castle(0, "Marthos").stack(0, "Sir Corvane", card.name).hand(0, "March 3", "March 4").step("march")
    camp.pick("receive March 3 Sir Corvane")
    assert ("receive March 4 Sir Corvane" in camp.options) == card.all_fast


@every(TREASURE)
def test_treasures(card: CardDef) -> None:
    t = found(card)
    assert list(t.st.treasures[0]) == [owned(printings(card.name)[0], 0)]
    assert t.linked("Sir Corvane") == ["March"]
    t.step("revenue")
    assert t.decision.context == (9,), "a treasure does not count by itself"
    t.pick(f"cash {card.name}")
    assert t.decision.context == (9 + card.value,)
    assert t.st.treasures[0] == ()
    assert card.name in t.pile_of(0)


def test_assault_totals_use_the_same_values() -> None:
    t = Table().castle(1, "Khamar", "Archers").stack(0, "Sir Corvane", "Catapult", "Horn of Siege")
    assault = Assault(t.place("Sir Corvane"), t.place("Khamar"), 0, 1, 0)
    assert assault.totals(t.st) == (7 + 5 + 1 + 5, 2)

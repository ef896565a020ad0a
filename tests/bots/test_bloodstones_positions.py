"""What the steward does in positions that a sensible player gets right."""

from __future__ import annotations

import pytest

from sandtable.core.engine.decision import Pick
from sandtable.core.engine.options import Options
from sandtable.games.bloodstones import SPEC
from sandtable.games.bloodstones.turn import CAPTURE, CONSTRUCT, UNDEAD_MOVES
from tests.bots.positions import Position, check, picks_of
from tests.games.bloodstones.support import Table, draws

P = Position[Table]
FULL = ("skirmishers", "shield", "cavalry", "cavalry", "ship", "castle")


def start() -> Table:
    """The set-up of the last player."""
    t = Table("horse_lords", "hill_folk")
    options: Options = {"faction_assignment": "fixed", "factions": "horse_lords,hill_folk", "faction_limits": "off"}
    t.st = SPEC.start(2, options, 1, log=False)
    return t


def realm(*factions: str, **options: str | int) -> Table:
    """Two citadels with villages, the second behind castles; it is the middle of the game."""
    t = Table(*(factions or ("horse_lords", "hill_folk")), **options)
    t.units(0, "larkfield", "citadel").villages(0, "oxmead", 2).villages(0, "vinehall", 2)
    t.units(1, "millbeck", "citadel", "castle", "castle").villages(1, "lanternhead", 2)
    t.st.round = 4
    return t.hand(1, *(("shield",) * 2), "ship", "ship", "castle", "cavalry")


ATTACK = [
    P(
        "An even fight is not begun by a player who spends his last tile on the way, while the foe holds six.",
        lambda: (
            realm()
            .units(0, "cobblethorpe", "swords")
            .units(1, "barrowdown", "swords")
            .villages(1, "barrowdown", 2)
            .hand(0, "ship")
            .main()
        ),
        avoids=("move cobblethorpe barrowdown",),
    ),
    P(
        "Three units do not storm a citadel behind two castles.",
        lambda: realm().units(0, "barrowdown", "swords", "swords", "cavalry").hand(0, *FULL).main(),
        avoids=("move barrowdown millbeck",),
    ),
    P(
        "One Shield does not walk into ten units.",
        lambda: (
            realm()
            .units(0, "barrowdown", "shield")
            .units(1, "cobblethorpe", *["reivers"] * 4, *["skirmishers"] * 4, "swords", "swords")
            .hand(0, "ship", "shield")
            .main()
        ),
        avoids=("move barrowdown cobblethorpe",),
    ),
    P(
        "A unit in danger does not flee into a battle that it cannot win.",
        lambda: (
            realm()
            .units(0, "owlwood", "swords")
            .units(1, "cobblethorpe", *["reivers"] * 4, "giant", "swords")
            .hand(0, *FULL)
            .main()
        ),
        avoids=("move owlwood millbeck", "move owlwood cobblethorpe"),
    ),
    P(
        "An army that could be attacked tomorrow does not run into a citadel today.",
        lambda: (
            Table("horse_lords", "hill_folk")
            .units(0, "stagfell", "citadel")
            .units(0, "barrowdown", "swords", "swords", "cavalry")
            .units(0, "owlwood", "swords")
            .units(1, "millbeck", "citadel", "castle", "castle")
            .units(1, "mirefoot", "skirmishers", "swords", "shield", "shield", "siege_engine", "reivers", "reivers")
            .villages(1, "lanternhead", 2)
            .hand(0, "skirmishers", "swords", "cavalry", "siege_engine", "leader", "ship")
            .hand(1, "skirmishers", "ship", "ship", "castle", "reivers", "giant")
            .main()
        ),
        avoids=("move barrowdown millbeck", "move owlwood millbeck"),
    ),
    P(
        "Two units do not follow up into five with an empty hand.",
        lambda: (
            realm()
            .units(0, "hollin", "swords", "swords")
            .units(1, "estmark", "swords", "swords", "shield", "cavalry", "reivers")
            .villages(1, "estmark", 2)
            .hand(0, "ship")
            .main()
        ),
        avoids=("move hollin estmark",),
    ),
    P(
        "A ship does not begin an even battle at sea with the last tile.",
        lambda: realm().units(0, "gull-deep", "ship").units(1, "coldmouth", "ship").hand(0, "ship").main(),
        avoids=("move gull-deep coldmouth",),
    ),
    P(
        "Six units take the villages that a single Skirmisher holds.",
        lambda: (
            realm()
            .units(0, "cobblethorpe", "swords", "swords", "swords", "cavalry", "cavalry", "leader")
            .units(1, "barrowdown", "skirmishers")
            .villages(1, "barrowdown", 2)
            .hand(0, *FULL)
            .main()
        ),
        does=("move cobblethorpe barrowdown", "fight"),
    ),
    P(
        "Whoever has entered an area brings the rest up before the battle.",
        lambda: (
            realm()
            .units(0, "barrowdown", "swords")
            .units(0, "cobblethorpe", "swords", "swords", "cavalry", "leader")
            .units(1, "barrowdown", "swords", "reivers")
            .villages(1, "barrowdown", 2)
            .hand(0, *FULL)
            .main()
        ),
        does=("move cobblethorpe barrowdown",),
    ),
    P(
        "A Cutiecorn without company is collected: it joins without a battle, even without a tile left.",
        lambda: (
            realm(cutiecorn="on")
            .units(0, "cobblethorpe", "skirmishers")
            .units(1, "barrowdown", "cutiecorn")
            .hand(0, "skirmishers", "ship")
            .main()
        ),
        does=("move cobblethorpe barrowdown",),
    ),
    P(
        "One unit is enough to collect a Cutiecorn; the army stays with its villages.",
        lambda: (
            realm(cutiecorn="on")
            .units(0, "vinehall", "swords", "swords", "cavalry", "skirmishers")
            .units(1, "briarwood", "cutiecorn")
            .units(1, "bonesand", "reivers", "reivers", "giant")
            .hand(0, "ship", "blank")
            .main()
        ),
        avoids=("fight",),
    ),
    P(
        "A Cutiecorn is not left alone next to a foe.",
        lambda: (
            realm(cutiecorn="on")
            .units(0, "cobblethorpe", "swords", "swords", "cutiecorn")
            .units(1, "barrowdown", "reivers", "reivers", "giant")
            .villages(1, "owlwood", 1)
            .hand(0, "ship", "ship")
            .main()
        ),
        avoids=("alone cobblethorpe",),
    ),
    P(
        "Siege engines come along against a castle.",
        lambda: (
            realm()
            .units(0, "cobblethorpe", "swords", "swords", "swords", "cavalry", "cavalry", "leader", "leader")
            .units(0, "mirefoot", "siege_engine", "siege_engine")
            .units(1, "barrowdown", "castle")
            .villages(1, "barrowdown", 2)
            .hand(0, *FULL)
            .main()
        ),
        does=("move mirefoot barrowdown",),
    ),
]
MARCH = [
    P(
        "Villages that nobody guards are walked into.",
        lambda: realm().units(0, "cobblethorpe", "swords", "swords").villages(1, "barrowdown", 2).hand(0, *FULL).main(),
        does=("move cobblethorpe barrowdown",),
    ),
    P(
        "Nobody goes into the desert to die there.",
        lambda: (
            realm()
            .units(0, "hollin", "swords", "cavalry")
            .villages(0, "hollin", 2)
            .villages(1, "thistledown", 2)
            .hand(0, "skirmishers")
            .main()
        ),
        avoids=("move hollin bonesand",),
    ),
    P(
        "Guards do not leave villages next to raiders.",
        lambda: (
            realm()
            .units(0, "vinehall", "shield", "shield", "swords")
            .units(1, "briarwood", "reivers", "reivers", "swords")
            .hand(0, "ship", "ship", "castle")
            .main()
        ),
        avoids=("move vinehall larkfield", "move vinehall oxmead"),
    ),
    P(
        "Without a foe or a village in reach tiles are not spent on walks at home.",
        lambda: (
            Table("horse_lords", "hill_folk")
            .units(0, "kettle-isle", "citadel", "castle")
            .units(1, "last-hearth", "citadel")
            .villages(1, "sunreach", 2)
            .hand(0, *FULL)
            .main()
        ),
        avoids=("move",),
    ),
    P(
        "A lone Skirmisher steps back from an army rather than waiting for it.",
        lambda: (
            realm()
            .units(0, "mirefoot", "skirmishers")
            .units(1, "cobblethorpe", *["reivers"] * 4, "giant", "swords")
            .units(0, "harrowlea", "swords", "swords", "castle")
            .villages(0, "harrowlea", 2)
            .hand(0, *FULL)
            .main()
        ),
        avoids=("move mirefoot cobblethorpe",),
    ),
]
BUILD = [
    P(
        "A unit that costs nothing is built where a foe stands at the door.",
        lambda: realm().units(1, "briarwood", "reivers").hand(0, "skirmishers", "skirmishers", "ship", "blank").main(),
        does=("build skirmishers",),
    ),
    P(
        "The strongest tile is kept for villages, not discarded for a unit.",
        lambda: realm().hand(0, "swords", "shield", "blank").main(),
        avoids=("pay blank",),
    ),
    P(
        "Nothing is built that leaves no tile to construct villages with.",
        lambda: realm().hand(0, "swords", "blank").main(),
        avoids=("build swords",),
    ),
    P(
        "A unit is built into the battle that it decides.",
        lambda: (
            realm()
            .units(0, "vinehall", "swords")
            .units(1, "vinehall", "reivers", "skirmishers")
            .hand(0, "skirmishers", "skirmishers", "swords", "ship", "blank", "blank")
            .main()
        ),
        does=("build", "fight"),
    ),
    P(
        "While a battle waits, no tile goes into a unit elsewhere.",
        lambda: (
            realm()
            .units(0, "mirefoot", "swords", "swords", "cavalry")
            .units(1, "mirefoot", "swords", "reivers")
            .units(1, "briarwood", "reivers", "reivers")
            .hand(0, "skirmishers", "swords", "shield", "castle", "ship", "blank")
            .main()
        ),
        first=("fight",),
    ),
    P(
        "While a battle waits, no tile goes into a march elsewhere.",
        lambda: (
            realm()
            .units(0, "mirefoot", "swords", "swords", "cavalry")
            .units(1, "mirefoot", "swords", "reivers")
            .units(0, "hollin", "swords", "cavalry")
            .villages(1, "estmark", 2)
            .hand(0, "cavalry", "castle", "ship", "blank")
            .main()
        ),
        first=("fight",),
    ),
]
VILLAGES = [
    P(
        "A tile is there to construct villages wherever there are sites.",
        lambda: realm().hand(0, "ship", "blank").turn(0, CONSTRUCT),
        does=("construct_tile blank", "construct_village"),
    ),
    P(
        "One village does not need the strongest tile.",
        lambda: short_of(realm(), 1).hand(0, "skirmishers", "blank").turn(0, CONSTRUCT),
        does=("construct_tile skirmishers",),
    ),
    P(
        "Two villages in the plains cost two pips: the Skirmishers are enough.",
        lambda: realm().units(0, "lanternhead", "swords").hand(0, "skirmishers", "cavalry", "blank").turn(0, CAPTURE),
        does=("capture_tile skirmishers", "capture_village lanternhead"),
    ),
    P(
        "More villages are worth a stronger tile.",
        lambda: (
            realm()
            .units(0, "lanternhead", "swords")
            .units(0, "barrowdown", "swords")
            .villages(1, "barrowdown", 2)
            .hand(0, "skirmishers", "ship", "blank")
            .turn(0, CAPTURE)
        ),
        does=("capture_tile ship",),
    ),
    P(
        "Every village that the tile pays for is captured.",
        lambda: realm().units(0, "lanternhead", "swords").hand(0, "blank").turn(0, CAPTURE),
        does=("capture_tile blank", "capture_village lanternhead p2"),
    ),
]
BATTLE = [
    P(
        "The tile that would construct five villages is not thrown into a skirmish.",
        lambda: (
            realm()
            .units(0, "cobblethorpe", "swords", "swords")
            .units(1, "cobblethorpe", "swords", "swords")
            .hand(0, "blank")
            .battle("cobblethorpe", dice=[*draws(2, 4, 4), *draws(3, 3, 4)])
        ),
        avoids=("substitute 2 blank",),
    ),
    P(
        "No tile is wasted on a battle that is as good as won.",
        lambda: (
            realm()
            .units(0, "cobblethorpe", *["swords"] * 5, "leader", "leader")
            .units(1, "cobblethorpe", "castle")
            .hand(0, *FULL)
            .battle("cobblethorpe", dice=draws(5, 5, 4, 4, 2, 2, 3))
        ),
        does=("substitute keep",),
    ),
    P(
        "A low draw is replaced where a citadel is at stake.",
        lambda: (
            Table("horse_lords", "hill_folk")
            .units(0, "larkfield", "citadel")
            .villages(0, "oxmead", 2)
            .units(1, "larkfield", "reivers", "reivers", "swords", "swords", "giant")
            .units(1, "millbeck", "citadel")
            .hand(0, *FULL)
            .battle("larkfield", 1, 0)
        ),
        does=("substitute",),
        avoids=("substitute keep",),
    ),
    P(
        "Skirmishers without villages withdraw from an army.",
        lambda: (
            realm()
            .units(0, "cobblethorpe", "skirmishers", "skirmishers")
            .units(1, "cobblethorpe", *["reivers"] * 4, "swords", "swords")
            .hand(0, *FULL)
            .battle("cobblethorpe", 1, 0)
        ),
        avoids=("withdraw stay",),
    ),
    P(
        "An army stays when a weak force attacks it.",
        lambda: (
            realm()
            .units(0, "vinehall", "swords", "swords", "shield", "shield", "leader")
            .units(1, "vinehall", "reivers")
            .hand(0, *FULL)
            .battle("vinehall", 1, 0)
        ),
        does=("withdraw stay",),
    ),
    P(
        "The more certain of two battles comes first.",
        lambda: (
            realm()
            .units(0, "barrowdown", "swords")
            .units(1, "barrowdown", "swords")
            .units(0, "cobblethorpe", "swords", "swords", "cavalry", "leader")
            .units(1, "cobblethorpe", "skirmishers")
            .hand(0, "ship", "ship")
            .main()
        ),
        does=("battle cobblethorpe",),
    ),
    P(
        "The cheapest unit is the casualty.",
        lambda: (
            realm()
            .units(0, "cobblethorpe", "skirmishers", "leader", "cavalry")
            .units(1, "cobblethorpe", *["reivers"] * 4, *["swords"] * 2, "giant", "giant")
            .hand(0, "skirmishers")
            .battle("cobblethorpe", 0, 1)
        ),
        does=("casualty skirmishers",),
    ),
]
OPENING = [
    P(
        "The Undead walk for free: they join the battle that they turn.",
        lambda: (
            realm("necromancers", "hill_folk")
            .units(0, "cobblethorpe", "undead", "undead")
            .units(1, "barrowdown", "skirmishers")
            .villages(1, "barrowdown", 2)
            .hand(0, "goblins", "ship")
            .turn(0, UNDEAD_MOVES)
        ),
        does=("undead_step cobblethorpe",),
    ),
    P(
        "Five Build Points are not left over.",
        start,
        does=("place_starting_unit swords", "place_starting_unit skirmishers"),
    ),
]


def short_of(t: Table, supply: int) -> Table:
    """Seat 0 has only so many villages left; seat 1 has captured the others."""
    t.st.captured_villages[1] += t.st.supply[0] - supply
    t.st.supply[0] = supply
    return t


def told(t: Table, pick: Pick) -> str:
    text = SPEC.notation.option_text(t.st, t.decision, pick)
    if t.kind == "main_action":
        return {"battle": "fight"}.get(text, text)
    if t.kind == "move_to":
        return f"move {t.st.rules.map.area_ids[t.decision.context[0]]} {text}"
    return f"{SHORT.get(t.kind, t.kind)} {text}"


SHORT = {"build_unit": "build", "build_pay": "pay", "move_pay": "pay"}


def picked(t: Table) -> list[str]:
    """The picks of one phase; a battle is fought to its end."""
    turn, kind = (t.st.round, t.st.active), t.kind

    def is_over() -> bool:
        return (t.st.round, t.st.active) != turn or (t.kind == "construct_tile" and kind != t.kind)

    return picks_of(SPEC, t, "steward", lambda pick: told(t, pick), is_over)


@pytest.mark.parametrize(
    "position", [*ATTACK, *MARCH, *BUILD, *VILLAGES, *BATTLE, *OPENING], ids=lambda position: position.judgement
)
def test_judgement(position: Position[Table]) -> None:
    check(position, picked(position.table()))

"""What the marshal does in positions that a sensible player gets right."""

from __future__ import annotations

import pytest

from sandtable.games.warlords import SPEC
from tests.bots.positions import Position, check, picks_of
from tests.games.warlords.support import Table


def war(scenario: str = "five-castles", turn: int = 5) -> Table:
    """A castle each, and the truce is over."""
    t = Table(scenario=scenario)
    t.st.round = turn
    return t


def homes(scenario: str = "five-castles", turn: int = 5) -> Table:
    return war(scenario, turn).castle(0, "Marthos", "Militia").castle(1, "Khamar", "Light Infantry")


DEAD_HAND = (
    "Dwarf Axemen",
    "Dwarf Sappers",
    "Wallshakers",
    "Griffin Riders of Khorfe",
    "Hill Giants",
    "Battle",
    "Battle",
)
P = Position[Table]
HAND = [
    P(
        "Without income armies cannot be paid: throw them away and look for a castle.",
        lambda: war().stack(0, "Aldric Sunmantle").castle(1, "Khamar").hand(0, *DEAD_HAND).step("wrap_up"),
        does=("Dwarf Axemen", "Wallshakers", "Griffin Riders"),
    ),
    P(
        "An army that the next income pays for is kept.",
        lambda: homes().stack(0, "Aldric Sunmantle").hand(0, "Sirian Knights", "Squall").step("wrap_up"),
        avoids=("Sirian Knights",),
    ),
    P(
        "Of the armies in hand only those are kept that the coming gold pays for.",
        lambda: homes().stack(0, "Aldric Sunmantle").hand(0, *DEAD_HAND[:5]).step("wrap_up"),
        does=("Dwarf Sappers",),
        avoids=("Griffin Riders",),
    ),
    P(
        "Five March cards are too many for one stack.",
        lambda: homes().stack(0, "Aldric Sunmantle", "Sirian Knights").hand(0, *["March"] * 5).step("wrap_up"),
        does=("March",),
    ),
    P(
        "The one March card that takes the army abroad is kept.",
        lambda: homes().stack(0, "Aldric Sunmantle", "Sirian Knights").hand(0, "March", "Squall").step("wrap_up"),
        avoids=("March",),
    ),
    P(
        "The Battle card of an army on campaign is kept.",
        lambda: homes().stack(0, "Aldric Sunmantle", "Sirian Knights", march=2).hand(0, "Battle").step("wrap_up"),
        avoids=("Battle",),
    ),
    P(
        "Without a stack there is nobody to fight: Battle cards go.",
        lambda: homes().hand(0, "Battle 1", "Battle 3", "Battle 6", "Battle 7").step("wrap_up"),
        does=("Battle",),
    ),
    P(
        "A castle in hand is worth more than any new card.",
        lambda: homes().hand(0, "Elvallie", "Squall").step("wrap_up"),
        avoids=("Elvallie",),
    ),
    P(
        "A hero in hand is kept while there are few stacks.",
        lambda: homes().hand(0, "Sir Corvane", "Squall").step("wrap_up"),
        avoids=("Sir Corvane",),
    ),
    P(
        "Weather is useless while nobody has a fleet.",
        lambda: homes().hand(0, "Squall").step("wrap_up"),
        does=("Squall",),
    ),
    P(
        "Weather waits for a fleet that is there.",
        lambda: homes("lords-of-the-sea").stack(1, "Hrodgar Skyfist", "Longships").hand(0, "Squall").step("wrap_up"),
        avoids=("Squall",),
    ),
    P(
        "A spell is useless without a magic artefact.",
        lambda: homes().stack(0, "Aldric Sunmantle").hand(0, "Mend the Fallen").step("wrap_up"),
        does=("Mend the Fallen",),
    ),
    P(
        "A raid needs a fleet.",
        lambda: homes().stack(0, "Aldric Sunmantle", "Militia").hand(0, "Raid").step("wrap_up"),
        does=("Raid",),
    ),
    P(
        "A find without a ruin only fills the hand.",
        lambda: homes().stack(0, "Aldric Sunmantle", march=1).hand(0, "Lightsword").step("wrap_up"),
        does=("Lightsword",),
    ),
    P(
        "In Relics of Loriel a find is what the game is about.",
        lambda: homes("relics-of-loriel").stack(0, "Aldric Sunmantle").hand(0, "Lightsword").step("wrap_up"),
        avoids=("Lightsword",),
    ),
    P(
        "A named card that is in play already cannot be played.",
        lambda: homes().stack(1, "Sir Corvane").hand(0, "Sir Corvane").step("wrap_up"),
        does=("Sir Corvane",),
    ),
    P(
        "Terrain is useless while no enemy is on the way.",
        lambda: homes().stack(1, "Hrodgar Skyfist").hand(0, "Burning Sands").step("wrap_up"),
        does=("Burning Sands",),
    ),
]
BATTLE = [
    P(
        "A stack without an army never besieges: it could not occupy.",
        lambda: homes().stack(0, "Aldric Sunmantle", "The Green Man", march=2).hand(0, "Battle").step("battles"),
        avoids=("Aldric Sunmantle Khamar",),
    ),
    P(
        "The last hero of a player without a castle is hunted down: he is out.",
        lambda: (
            war()
            .castle(0, "Marthos", "Militia")
            .stack(0, "Aldric Sunmantle", "Heavy Infantry", "Sirian Knights", march=2)
            .stack(1, "Hilda Ironbraid")
            .hand(0, "Battle")
            .step("battles")
        ),
        does=("Aldric Sunmantle Hilda Ironbraid",),
    ),
    P(
        "An open castle is taken.",
        lambda: (
            war().castle(1, "Khamar").stack(0, "Aldric Sunmantle", "Militia", march=2).hand(0, "Battle").step("battles")
        ),
        does=("Aldric Sunmantle Khamar", "assault"),
    ),
    P(
        "Raze needs no garrison: a hero alone wins First Conquest with it at an open castle.",
        lambda: (
            war("first-conquest")
            .castle(0, "Marthos", "Militia")
            .castle(1, "Khamar")
            .stack(0, "Aldric Sunmantle", march=2)
            .hand(0, "Raze")
            .step("battles")
        ),
        does=("Aldric Sunmantle Khamar", "assault Raze"),
    ),
    P(
        "A handful does not storm strong walls.",
        lambda: (
            war()
            .castle(1, "Khamar", "Stone Walls", "Hill Giants", "Dwarf Axemen", "The Deep Guard")
            .stack(0, "Aldric Sunmantle", "Militia", march=2)
            .hand(0, "Battle")
            .step("battles")
        ),
        avoids=("assault",),
    ),
    P(
        "A hero alone does not attack an army.",
        lambda: (
            homes()
            .stack(0, "Aldric Sunmantle", march=2)
            .stack(1, "Hrodgar Skyfist", "Hill Giants", "Cloudbreakers")
            .hand(0, "Battle")
            .step("battles")
        ),
        avoids=("Aldric Sunmantle Hrodgar Skyfist",),
    ),
    P(
        "A starved castle is occupied.",
        lambda: (
            war()
            .castle(1, "Khamar")
            .stack(0, "Aldric Sunmantle", "Militia", march=2)
            .besiege("Aldric Sunmantle", "Khamar")
            .step("battles")
        ),
        does=("Aldric Sunmantle Khamar",),
    ),
    P(
        "A siege that lasts longer than the game is not begun.",
        lambda: (
            war(turn=24)
            .castle(1, "Khamar", "Stone Walls", "Hill Giants", "Dwarf Axemen", "The Deep Guard")
            .stack(0, "Aldric Sunmantle", "Militia", march=2)
            .hand(0, "Battle")
            .step("battles")
        ),
        avoids=("siege",),
    ),
    P(
        "The lone hero next to the army is beaten, not spared.",
        lambda: (
            homes()
            .stack(0, "Aldric Sunmantle", "Heavy Infantry", "Sirian Knights", "Order of the Sun", march=2)
            .stack(1, "Hilda Ironbraid")
            .hand(0, "Battle 1", "Battle 3")
            .step("battles")
        ),
        does=("Aldric Sunmantle",),
    ),
]
MARCH = [
    P(
        "With armies and Battle cards in hand lone heroes are worth a campaign, castle or not.",
        lambda: (
            war()
            .castle(0, "Marthos", "Militia")
            .stack(0, "Aldric Sunmantle", "Heavy Infantry", "Sirian Knights", "Order of the Sun", march=1)
            .stack(1, "Hilda Ironbraid")
            .stack(1, "Hrodgar Skyfist")
            .hand(0, "March", "Battle 1", "Battle 3")
            .step("march")
        ),
        does=("receive March Aldric Sunmantle",),
    ),
    P(
        "An army sets out for a castle that it can take.",
        lambda: (
            homes()
            .stack(0, "Aldric Sunmantle", "Heavy Infantry", "Sirian Knights", "Order of the Sun", march=1)
            .hand(0, "March", "Battle")
            .step("march")
        ),
        does=("receive March Aldric Sunmantle",),
    ),
    P(
        "A hero who has lost his armies abroad comes home, where new ones can join him.",
        lambda: homes().stack(0, "Aldric Sunmantle", march=2).step("march"),
        does=("give_up March Aldric Sunmantle",),
    ),
    P(
        "A hero alone has nothing to do on patrol.",
        lambda: homes().stack(0, "Aldric Sunmantle").hand(0, "March").step("march"),
        avoids=("receive March",),
    ),
    P(
        "Two March cards for two stacks: the army goes first, the lone hero stays.",
        lambda: (
            homes()
            .stack(0, "Aldric Sunmantle")
            .stack(0, "Sir Corvane", "Sirian Knights", "Heavy Infantry")
            .hand(0, "March 1", "March 3")
            .step("march")
        ),
        does=("receive March Sir Corvane",),
        avoids=("receive March Aldric Sunmantle",),
    ),
    P(
        "A stack in adverse terrain is freed.",
        lambda: (
            homes()
            .stack(0, "Aldric Sunmantle", "Sirian Knights")
            .link("Aldric Sunmantle", "Burning Sands", 1)
            .hand(0, "March")
            .step("march")
        ),
        does=("clear March Aldric Sunmantle",),
    ),
    P(
        "Terrain is not laid down for a stack that marches off in the same turn.",
        lambda: (
            homes()
            .stack(0, "Aldric Sunmantle", "Sirian Knights")
            .stack(1, "Hrodgar Skyfist", "Hill Giants", "Cloudbreakers", march=2)
            .hand(0, "Old Forest", "March", "Battle")
            .step("ground")
        ),
        avoids=("Old Forest Aldric Sunmantle",),
    ),
    P(
        "Adverse terrain stops an army on campaign.",
        lambda: (
            homes()
            .stack(1, "Hrodgar Skyfist", "Hill Giants", "Cloudbreakers", march=2)
            .hand(0, "Burning Sands")
            .step("ground")
        ),
        does=("Burning Sands Hrodgar Skyfist",),
    ),
]
GOLD = [
    P(
        "The first army guards a castle in danger.",
        lambda: (
            war("first-conquest")
            .castle(0, "Marthos")
            .stack(0, "Aldric Sunmantle", "Heavy Infantry")
            .stack(1, "Hrodgar Skyfist", "Hill Giants", march=2)
            .hand(0, "Militia")
            .step("revenue")
        ),
        does=("add Militia Marthos",),
    ),
    P(
        "Gold that would be lost buys an army.",
        lambda: homes().stack(0, "Aldric Sunmantle").hand(0, "Sirian Knights").step("revenue"),
        does=("add Sirian Knights",),
    ),
    P(
        "Armies gather in the stack that goes to war.",
        lambda: (
            homes()
            .stack(0, "Sir Corvane")
            .stack(0, "Aldric Sunmantle", "Heavy Infantry", "Order of the Sun")
            .hand(0, "Sirian Knights")
            .step("revenue")
        ),
        does=("add Sirian Knights Aldric Sunmantle",),
    ),
    P(
        "A fleet is given up if only land leads to the enemy.",
        lambda: (
            homes()
            .stack(0, "Aldric Sunmantle", "Heavy Infantry", "Sirian Knights", "Order of the Sun", "Longships")
            .step("revenue")
        ),
        does=("dismiss Longships",),
    ),
    P(
        "A fleet that leads to a port is kept.",
        lambda: (
            war()
            .castle(0, "Hereuth", "Militia")
            .castle(1, "Ohmsmouth", "Light Infantry")
            .stack(0, "Aldric Sunmantle", "Heavy Infantry", "Sirian Knights", "Order of the Sun", "Longships")
            .step("revenue")
        ),
        avoids=("dismiss",),
    ),
    P(
        "Armies are not dismissed.",
        lambda: homes().stack(0, "Aldric Sunmantle", "Militia").step("revenue"),
        avoids=("dismiss",),
    ),
    P(
        "In Five Castles every castle is played.",
        lambda: homes().hand(0, "Elvallie").step("castles"),
        does=("Elvallie",),
    ),
    P(
        "In First Conquest a second castle that nobody can man only loses the game.",
        lambda: war("first-conquest").castle(0, "Marthos").castle(1, "Khamar").hand(0, "Elvallie").step("castles"),
        avoids=("Elvallie",),
    ),
    P(
        "A banner goes to the armies of its race.",
        lambda: (
            homes()
            .stack(0, "Sir Corvane")
            .stack(0, "Aldric Sunmantle", "Lions of Marthos", "The White Legion")
            .hand(0, "Banner of the Sirians")
            .step("heroes")
        ),
        does=("Banner of the Sirians Aldric Sunmantle",),
    ),
    P(
        "The least valuable stack searches ruins.",
        lambda: (
            homes()
            .stack(0, "Sir Corvane", march=1)
            .stack(0, "Aldric Sunmantle", "Lions of Marthos", "The White Legion", march=1)
            .lying(0, "Druids' Temple")
            .hand(0, "Lightsword")
            .step("explore")
        ),
        does=("Sir Corvane Druids' Temple Lightsword",),
    ),
]
STEPS = frozenset(
    [
        "castles",
        "heroes",
        "spend",
        "ground_step",
        "calamities",
        "cast",
        "march",
        "battles",
        "explore",
        "ruins",
        "wrap_up",
    ]
)


def picked(t: Table) -> list[str]:
    """The picks of one step without range numbers; an attack is followed to its end."""
    turn, seat, step = t.st.turn, t.seat, t.kind

    def is_over() -> bool:
        return t.st.turn != turn or (t.seat == seat and t.kind in STEPS and t.kind != step)

    return picks_of(SPEC, t, "marshal", t.loose, is_over)


@pytest.mark.parametrize("position", [*HAND, *BATTLE, *MARCH, *GOLD], ids=lambda position: position.judgement)
def test_judgement(position: Position[Table]) -> None:
    check(position, picked(position.table()))

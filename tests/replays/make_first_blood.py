"""Makes the golden games of First Blood anew: `python -m tests.replays.make_first_blood`.

Every battlefield, every ready army, every scenario, armies of every faction made at random, every value of every option, and
every way the game can end. Review the diff like code.
"""

from __future__ import annotations

from pathlib import Path

from sandtable.core.engine.options import Options
from sandtable.core.match.match import Match
from sandtable.games.first_blood.army_building.random_armies import random_army
from sandtable.games.first_blood.army_building.starters import STARTER_IDS
from sandtable.games.first_blood.army_building.text_form import text_of
from sandtable.games.first_blood.sample_options import wide_table
from sandtable.games.first_blood.spec import SPEC
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.battlefields import battlefield_ids
from sandtable.games.first_blood.tables.factions import FACTION_IDS
from sandtable.games.first_blood.tables.scenarios import SCENARIO_IDS
from tests.replays.making import Story, ask_back, begun, ended, go_on, played, write

HERE = Path(__file__).parent / "first_blood"
BOT = "tactician"
MIXED = "tactician,random"
SMALL = 350
"""The points of armies in games that are to be short."""


def stories() -> dict[str, Story]:
    """Every battlefield; armies, scenarios and the other options take turns."""
    found: dict[str, Story] = {}
    for number, field in enumerate(battlefield_ids()):
        options: Options = {
            "battlefield": field,
            "army_1": STARTER_IDS[number % len(STARTER_IDS)],
            "army_2": STARTER_IDS[(number + 4) % len(STARTER_IDS)],
            "scenario": SCENARIO_IDS[number % len(SCENARIO_IDS)],
            "placement": "auto" if number % 2 else "free",
            "open_stacks": "on" if number % 4 == 1 else "off",
        }
        found[field] = (
            2,
            options,
            f"{options['scenario']} on {field}, {options['army_1']} against {options['army_2']}",
        )
    return found


def built(number: int, scenario: str, placement: str = "free") -> Options:
    """Two small armies made at random, of factions in turn."""
    seats = ("army_1", "army_2")
    names = [FACTION_IDS[(2 * number + seat) % len(FACTION_IDS)] for seat in range(2)]
    armies = {seats[seat]: text_of(random_army(10 * number + seat, SMALL, 2, names[seat])) for seat in range(2)}
    return {"points_limit": SMALL, "scenario": scenario, "placement": placement, **armies}


BUILT: dict[str, Story] = {
    f"built-{scenario.replace('_', '-')}": (2, built(number, scenario), "armies made at random, placed freely")
    for number, scenario in enumerate(SCENARIO_IDS)
}
RANDOM: dict[str, Story] = {
    f"random-{scenario.replace('_', '-')}": (2, built(number + 3, scenario), "what no sensible player would do")
    for number, scenario in enumerate(SCENARIO_IDS)
}
FORMED: dict[str, Story] = {
    "formed-up": (2, built(13, "stake_your_claim"), "free placement, and the Models form up by themselves (FB-12.10)"),
    "adjusted": (2, built(14, "plunder_the_camp"), "Models placed by hand at random (FB-12.10, FB-12.20)"),
}
FULL: Options = {"scenario": "desecrate_their_colors", "placement": "auto"}
ENDINGS: dict[str, tuple[str, Story]] = {
    "wiped-out": ("wiped_out", (2, built(7, "desecrate_their_colors", "auto"), "an army is gone (FB-25.20)")),
    "plundered": ("points", (2, built(8, "plunder_the_camp", "auto"), "eight Victory Points (FB-25.9)")),
    "desecrated": ("points", (2, FULL, "seven Victory Points and the survivors (FB-25.13)")),
    "claimed": ("points", (2, built(10, "stake_your_claim", "auto"), "fourteen Victory Points (FB-25.18)")),
    "at-the-centre": (
        "last_turn",
        (2, built(11, "desecrate_their_colors", "auto"), "closest to the centre (FB-25.14)"),
    ),
}
"""How the game ends, and with which armies."""
DRAWN: Story = (2, built(12, "plunder_the_camp", "auto"), "equal after ten Turns: a draw (FB-25.22)")


def broken_off() -> dict[str, tuple[Match[State], str]]:
    """Games on large tables that end by entries beside the picks; on the way something is taken back by agreement."""
    wide: Options = {"own_battlefield": wide_table(48, 48), "battlefield_size": "48x48", "points_limit": 700}
    long: Options = {"own_battlefield": wide_table(72, 48), "battlefield_size": "72x48", "points_limit": 650}
    conceded = begun(SPEC, 2, wide, 1, 60)
    conceded.enter(1, "concede")
    agreed = begun(SPEC, 2, long, 2, 40)
    agreed.enter(1 - ask_back(agreed), "accept")
    go_on(agreed, 4, 20)
    agreed.enter(0, "draw")
    agreed.enter(1, "accept")
    return {
        "conceded": (conceded, "a player gives up (FB-1.4)"),
        "agreed": (agreed, "a draw by agreement"),
    }


def main() -> None:
    for old in HERE.glob("*.jsonl"):
        old.unlink()
    for seed, (name, (players, options, why)) in enumerate(stories().items()):
        write(HERE, name, played(SPEC, players, options, seed, MIXED if seed % 2 else BOT), why)
    for seed, (name, (players, options, why)) in enumerate(BUILT.items()):
        write(HERE, name, played(SPEC, players, options, seed, BOT), why)
    for seed, (name, (players, options, why)) in enumerate(RANDOM.items()):
        write(HERE, name, played(SPEC, players, options, seed, ""), why)
    for seed, (name, (players, options, why)) in enumerate(FORMED.items()):
        write(HERE, name, played(SPEC, players, options, seed, "" if seed else BOT), why)
    for name, (how, (players, options, why)) in ENDINGS.items():
        write(HERE, f"ends-{name}", ended(SPEC, players, options, how, MIXED), why)
    write(HERE, "drawn", ended(SPEC, DRAWN[0], DRAWN[1], "last_turn", "", drawn=True), DRAWN[2])
    for how, (match, why) in broken_off().items():
        write(HERE, f"ends-{how}", match, why)


if __name__ == "__main__":
    main()

"""Option sets that together exercise every rule, for the conformance kit and for fuzzing."""

from __future__ import annotations

import json
from functools import cache
from typing import Final

from sandtable.core.engine.options import Options
from sandtable.games.first_blood.army_building.random_armies import random_army
from sandtable.games.first_blood.army_building.starters import STARTER_IDS
from sandtable.games.first_blood.army_building.text_form import text_of
from sandtable.games.first_blood.tables.battlefields import INCH, SCHEMA, battlefield_ids, battlefield_of
from sandtable.games.first_blood.tables.factions import FACTION_IDS
from sandtable.games.first_blood.tables.scenarios import SCENARIO_IDS

POINTS_OF_A_GAME: Final = 450
POINTS_OF_A_LARGE_GAME: Final = 600
ZONES: Final = (
    (3, ("obscuring", "broken_ground")),
    (0, ("dangerous",)),
    (0, ("water", "hindering")),
    (1, ("impassable",)),
    (0, ("very_dangerous",)),
)
"""Sizes and rules of the pieces of wide tables, in rotation."""


def wide_table(across: int, deep: int) -> str:
    """A battlefield for a table of this size in inches: zones and ruins in a grid, two Garrisons in the middle."""
    pieces: list[dict[str, object]] = []
    for n, (x, y) in enumerate((x, y) for x in range(6, across, 14) for y in range(6, deep, 14)):
        left, low = x * INCH, y * INCH
        corners = [[left, low], [left + 500, low + 30], [left + 450, low + 480], [left + 20, low + 430]]
        piece: dict[str, object] = {"id": f"piece-{n}", "name": f"Piece {n}", "polygon": corners, "rules": []}
        if n % 6 == 2:
            piece |= {"kind": "garrison", "size": 2, "elevation": 2, "defence": 1, "capacity": 9}
        elif n % 6 == 4:
            piece |= {"kind": "ruin", "size": 3, "floors": 2, "structure": 5}
        else:
            size, rules = ZONES[n % len(ZONES)]
            piece |= {"kind": "zonal", "size": size, "rules": [{"rule": rule} for rule in rules]}
        pieces.append(piece)
    return battlefield(f"wide-{across}", "Wide", "A table for larger armies.", across, deep, pieces)


def ruined_table() -> str:
    """A battlefield with eight Ruins of one or two upper floors, and lanes of 2" between them."""
    pieces: list[dict[str, object]] = []
    for n, (x, y) in enumerate((x, y) for x in (3, 13, 23) for y in (3, 13, 23) if (x, y) != (23, 23)):
        left, low, side = x * INCH, y * INCH, 8 * INCH
        corners = [[left, low], [left + side, low], [left + side, low + side], [left, low + side]]
        piece = {"id": f"ruin-{n}", "name": f"Ruin {n}", "kind": "ruin", "polygon": corners, "rules": []}
        pieces.append({**piece, "size": 2 + n % 2, "floors": 1 + n % 2, "structure": 5})
    return battlefield("ruins", "Ruins", "Ruins everywhere.", 36, 36, pieces)


def battlefield(id: str, name: str, description: str, across: int, deep: int, pieces: list[dict[str, object]]) -> str:
    """The file text of a battlefield of this size in inches."""
    return json.dumps(
        {
            "schema": SCHEMA,
            "id": id,
            "name": name,
            "theme": "plain",
            "description": description,
            "width": across * INCH,
            "height": deep * INCH,
            "units_per_inch": INCH,
            "pieces": pieces,
        }
    )


@cache
def any_army(number: int, points: int, faction: str) -> str:
    """The file text of a random legal army of a faction."""
    return text_of(random_army(number, points, faction=faction))


def random_armies() -> list[Options]:
    """Four random armies of every faction, small and large, each against the next one."""
    found: list[Options] = []
    for n, faction in enumerate(FACTION_IDS):
        other = FACTION_IDS[(n + 1) % len(FACTION_IDS)]
        for round, points in enumerate((POINTS_OF_A_GAME, POINTS_OF_A_LARGE_GAME)):
            army_1, army_2 = any_army(10 * n + round, points, faction), any_army(10 * n + round + 5, points, other)
            placement = "auto" if (n + round) % 3 == 1 else "free"
            found.append({"army_1": army_1, "army_2": army_2, "points_limit": points, "placement": placement})
    return found


def trial_sets() -> list[tuple[int, Options]]:
    """Every starter army, battlefield, scenario and size of table, free and automatic placement, random armies."""
    found: list[tuple[int, Options]] = []
    for n, field in enumerate(("random", *battlefield_ids())):
        options: Options = {
            "battlefield": field,
            "army_1": STARTER_IDS[(2 * n) % len(STARTER_IDS)],
            "army_2": STARTER_IDS[(2 * n + 1) % len(STARTER_IDS)],
            "scenario": ("random", *SCENARIO_IDS)[n % (len(SCENARIO_IDS) + 1)],
            "placement": "auto" if n % 3 == 1 else "free",
            "open_stacks": "on" if n % 4 == 3 else "off",
        }
        found.append((2, options))
    sizes: list[Options] = [
        {"battlefield_size": "48x48", "own_battlefield": wide_table(48, 48), "points_limit": 700},
        {"battlefield_size": "72x48", "own_battlefield": wide_table(72, 48), "points_limit": 650},
    ]
    return [*found, *[(2, options) for options in (*random_armies(), *sizes)]]


def ruin_sets() -> list[tuple[int, Options]]:
    """Battlefields where Models stand on several floors: the published ones and one full of Ruins, with all starter armies."""
    ready = [name for name in battlefield_ids() if any(piece.floors for piece in battlefield_of(name).pieces)]
    fields: list[Options] = [{"battlefield": name} for name in ready]
    fields += [{"own_battlefield": ruined_table()}] * len(ready)
    found: list[tuple[int, Options]] = []
    for n in range(len(STARTER_IDS)):
        for at, field in enumerate(fields):
            options: Options = {
                **field,
                "army_1": STARTER_IDS[n],
                "army_2": STARTER_IDS[(n + at + 1) % len(STARTER_IDS)],
                "scenario": SCENARIO_IDS[(n + at) % len(SCENARIO_IDS)],
                "placement": "auto" if (n + at) % 3 == 1 else "free",
            }
            found.append((2, options))
    return found

"""The briefing of a map: factions, terrain and scoring (chapters 1, 2, 4 and 16)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from sandtable.core.engine.options import Options
from sandtable.core.scene.briefing import Briefing, BriefingForce, BriefingLine, Lengths, line
from sandtable.core.text.message import Arg, Counted, Figure, Message, kebab
from sandtable.games.bloodstones.presentation.scenery import LOOKS, map_words
from sandtable.games.bloodstones.setup import TOO_FEW_PLAYERS
from sandtable.games.bloodstones.state import Rules
from sandtable.games.bloodstones.tables.factions import FACTIONS, FactionDef
from sandtable.games.bloodstones.tables.figures import (
    BUILD_POINTS,
    MAP_IDS,
    STARTING_HAND,
    TILES_PER_FACTION,
    VP_CAPTURED_CITADEL,
    VP_CUTIECORN_WON,
    VP_UNIT_BEATEN,
    VP_VILLAGE_AT_REGROUP,
)
from sandtable.games.bloodstones.tables.files import toml
from sandtable.games.bloodstones.tables.own_maps import is_own
from sandtable.games.bloodstones.tables.terrain import TERRAIN_IDS
from sandtable.games.bloodstones.tables.units import UNIT_IDS

LENGTHS: Final = Lengths(toml("lengths.toml"), MAP_IDS)


def briefing(options: Options, players: int) -> Briefing:
    """What players need to know before playing this map with these checked options."""
    rules = Rules(players, options)
    return Briefing(
        title=map_words(rules.map),
        story=() if is_own(rules.map.ref) and not rules.map.story else (map_words(rules.map, "-description"),),
        wins=wins(rules),
        forces=tuple([faction_force(FACTIONS[faction]) for faction in rules.factions]) or (any_force(rules, players),),
        rules=tuple(special(rules)),
        ground=ground(rules),
        players=rules.map.players,
        length=LENGTHS.words("briefing-rounds", rules.map.id, players),
    )


def daily_task(options: Options) -> Message:
    """The task in a battle of the day: more victory points when the last round ends (BS-18.8)."""
    return line("daily-task", "BS-18.8", n=int(options["max_rounds"])).words


def wins(rules: Rules) -> tuple[BriefingLine, ...]:
    """When the game ends and what scores victory points (BS-1.2, BS-16.1)."""
    villages = dict.fromkeys([faction.captured_village for faction in FACTIONS])
    return (
        line("briefing-end", "BS-16.1", "BS-16.13", n=rules.regroup_limit),
        line("briefing-vp-battle", "BS-10.40", n=VP_UNIT_BEATEN),
        line("briefing-vp-village", "BS-13.12", n=VP_VILLAGE_AT_REGROUP),
        line("briefing-vp-captured", "BS-16.10", "BS-16.11", "BS-16.12", n=min(villages), m=VP_CAPTURED_CITADEL),
    )


def faction_force(faction: FactionDef) -> BriefingForce:
    """A faction that the table has fixed, by its tiles (BS-1.3 to BS-1.6)."""
    tiles = [
        Figure(f"unit-{kebab(UNIT_IDS[unit])}", count, LOOKS["units"].get(UNIT_IDS[unit], ""))
        for unit, count in faction.tiles
    ]
    figures = [Figure("label-hand-size", faction.hand_size, clause="BS-4.27")]
    if faction.villages:
        figures.append(Figure("label-villages", faction.villages, clause="BS-1.4"))
    if faction.start_vp:
        figures.append(Figure("label-vp", faction.start_vp, clause="BS-4.32"))
    return BriefingForce(Message(f"faction-{kebab(faction.id)}"), tuple(tiles), tuple(figures))


def any_force(rules: Rules, players: int) -> BriefingForce:
    """What each player starts with while the factions are not chosen yet (BS-4.8 to BS-4.12, BS-4.21)."""
    open_to = [faction for faction in FACTIONS if not rules.faction_limits or faction.players_needed <= players]
    names = [Counted("", f"faction-{kebab(faction.id)}", 1) for faction in open_to]
    kept_out = [faction.players_needed for faction in FACTIONS if faction not in open_to]
    clauses = ["BS-1.1", *[TOO_FEW_PLAYERS[needed].clause for needed in kept_out]]
    figures = (
        Figure("briefing-tiles", TILES_PER_FACTION, clause="BS-1.3"),
        Figure("briefing-first-hand", STARTING_HAND, clause="BS-4.12"),
        Figure("briefing-build-points", BUILD_POINTS, clause="BS-4.21"),
    )
    way = "random" if rules.faction_assignment == "random" else "draft"
    note = line(f"briefing-factions-{way}", *clauses, u=Arg("list", items=tuple(names)))
    return BriefingForce(Message("briefing-each"), (), figures, (note,))


def special(rules: Rules) -> list[BriefingLine]:
    """Where this table's options differ from the rulebook (chapter 18)."""
    found: list[BriefingLine] = []
    if rules.cutiecorn:
        found.append(line("briefing-cutiecorn", "BS-17.1", "BS-17.15", n=VP_CUTIECORN_WON))
    if not rules.faction_limits:
        found.append(line("briefing-no-limits", "BS-18.3"))
    if rules.distance is not rules.map.distance:
        found.append(line("briefing-land-distance", "BS-18.4"))
    if not rules.contested_capture:
        found.append(line("briefing-contested", "BS-18.5"))
    usual, _ = LENGTHS.of(rules.map.id, rules.players)
    if 0 < rules.max_rounds < 2 * usual:  # a limit that no game reaches is not worth mentioning
        found.append(line("briefing-last-round", "BS-18.8", n=rules.max_rounds))
    return found


def ground(rules: Rules) -> tuple[Figure, ...]:
    """How many areas of each terrain the map has."""
    kinds = Counter(rules.terrain)
    names = [(TERRAIN_IDS[kind], n) for kind, n in kinds.most_common()]
    return tuple([Figure(f"terrain-{name}", n, clause="BS-2.1") for name, n in names])

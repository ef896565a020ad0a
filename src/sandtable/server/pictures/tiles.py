"""Builds the tiles of a game's set-up page, once per game, from its content and the openings of its tables."""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache

import msgspec

from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.options import BadOption, Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import find_game
from sandtable.core.scene.briefing import Briefing
from sandtable.core.scene.preview import Land, MarkSide, Preview, land_of, preview_of
from sandtable.core.scene.scene import Message
from sandtable.core.scene.setup_page import Setup, TileDef, setup_of
from sandtable.core.scene.static import Static
from sandtable.language.translator import package_of
from sandtable.server.storage.rows import OPTIONS
from sandtable.server.wire.messages_games import ContentTile, SeatChoice, SeatSide, Tiles

MINUTES = "briefing-minutes"


# -- maps and openings -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=200)
def _ground(game: str, options: bytes, players: int) -> tuple[Static, str, Land]:
    spec: GameSpec[State] = find_game(game)
    static = spec.presentation.static_scene(OPTIONS.decode(options), players)
    land = land_of(static)
    return static, hashlib.sha256(msgspec.json.encode(land)).hexdigest()[:12], land


def ground_of(spec: GameSpec[State], options: Options, players: int) -> tuple[Static, str, Land]:
    """Return the static scene of tables with these checked options, and their map with its name in pictures."""
    return _ground(spec.name, msgspec.json.encode(options, order="sorted"), players)


@lru_cache(maxsize=200)
def _opening(game: str, options: bytes, players: int) -> tuple[Preview, tuple[str, Land]]:
    spec: GameSpec[State] = find_game(game)
    static, name, land = _ground(game, options, players)
    checked = OPTIONS.decode(options)
    # a fixed seed: this is no actual table's opening, and the picture does not depend on chance
    seen = spec.start(players, checked, 0, log=False).seen_by(PUBLIC)
    return preview_of(static, spec.presentation.scene(seen, PUBLIC), name), (name, land)


def opening_of(spec: GameSpec[State], options: Options, players: int) -> tuple[Preview, tuple[str, Land]]:
    """Return the opening position of a table with these checked options, with its map."""
    return _opening(spec.name, msgspec.json.encode(options, order="sorted"), players)


# -- tiles -----------------------------------------------------------------------------------------------------------------


@cache
def setup(game: str) -> Setup:
    spec: GameSpec[State] = find_game(game)
    return setup_of(package_of(spec), spec.option_defs)


@cache
def tiles_of(game: str) -> Tiles:
    """Return the tiles of a game with their pictures."""
    spec: GameSpec[State] = find_game(game)
    lands: dict[str, Land] = {}
    tiles = []
    for made in setup(game).tiles:
        tile, ground = tile_of(spec, made)
        tiles.append(tile)
        if ground is not None:
            lands[ground[0]] = ground[1]
    return Tiles(tuple(tiles), lands)


def tile_of(spec: GameSpec[State], made: TileDef) -> tuple[ContentTile, tuple[str, Land] | None]:
    """Build one tile, for the fewest players it can be played by."""
    least, options = fitting(spec, made)
    briefing = spec.presentation.briefing(options, least)
    preview, ground = opening_of(spec, options, least)
    is_shown = not made.icon
    key = f"{made.option}-{made.value}".replace("_", "-")
    return ContentTile(
        made.option,
        made.value,
        Message(key, otherwise=f"value-{made.value}".replace("_", "-")),
        about(spec, made, briefing),
        made.group,
        made.level,
        minutes_in(briefing),
        (least, least) if briefing is None else briefing.players,
        units_in(preview, least),
        made.icon,
        preview if is_shown else None,
    ), ground if is_shown else None


def fitting(spec: GameSpec[State], made: TileDef) -> tuple[int, Options]:
    """Return the fewest players with whom a tile can be chosen with default options, and the checked options."""
    for players in range(spec.players[0], spec.players[1] + 1):
        try:
            return players, spec.check_options(players, {made.option: made.value})
        except BadOption as error:
            refused = error
    raise refused


def about(spec: GameSpec[State], made: TileDef, briefing: Briefing | None) -> Message | None:
    """Return the first part of the story that belongs to this tile rather than to another option."""
    plain = "" if briefing is None else made.value.replace("_", "-")
    stories = () if briefing is None else briefing.story
    return next((story for story in stories if plain in story.key), None)


def minutes_in(briefing: Briefing | None) -> int:
    lengths = () if briefing is None else briefing.length
    return next((int(words.args["n"].values[0]) for words in lengths if words.key == MINUTES), 0)


def units_in(preview: Preview, players: int) -> tuple[int, ...]:
    """Return how many units each seat starts with; empty if none are on the map at the start."""
    seats = [mark.seat for mark in preview.marks if mark.seat >= 0 and not mark.site]
    return tuple([seats.count(seat) for seat in range(players)]) if seats else ()


@cache
def minutes_of(game: str) -> tuple[int, int]:
    """Return the lengths of a game's shortest and longest tile."""
    spec: GameSpec[State] = find_game(game)
    briefings = [
        spec.presentation.briefing(options, players)
        for players, options in [fitting(spec, tile) for tile in setup(game).tiles]
    ]
    found = [minutes for each in briefings if (minutes := minutes_in(each))]
    return (min(found), max(found)) if found else (0, 0)


def each_of(spec: GameSpec[State], static: Static) -> SeatChoice | None:
    """Return the choice of sides by picture for each seat, if the game has one."""
    said = setup(spec.name)
    if not said.each:
        return None
    sides = [
        SeatSide(side.id, side.name, MarkSide(-1, side.ground, side.figure, side.icon, side.cut))
        for side in static.sides
    ]
    return SeatChoice(said.each, said.each_with, tuple(sides))

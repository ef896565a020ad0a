"""Serves the games: what there is to play, checks of their options, and their words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Annotated, Any

from sandtable.bots import LEVELS, Roster, policy_of
from sandtable.bots.levels import measured
from sandtable.core.engine.codec import BadSave
from sandtable.core.engine.options import BadOption, Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.sequel import read_sequel
from sandtable.core.registry import game_names
from sandtable.language.translator import LANGUAGES, catalogues, package_of
from sandtable.learning.puzzles import load_puzzles
from sandtable.server.endpoints import GAME, Game, Param, Router, text
from sandtable.server.pictures import tiles as pictures
from sandtable.server.registry import TableRegistry
from sandtable.server.tables.requests import checked_options, game_of
from sandtable.server.wire.messages_games import (
    Campaign,
    CheckedOptions,
    CheckOptions,
    GameInfo,
    Games,
    LevelInfo,
    OptionInfo,
    Tiles,
)
from sandtable.server.wire.problems import Refused

COMMON = "common"
"""The name for the words that belong to no particular game."""

CAMPAIGN = '{"sandtable": "campaign", "game": "battlelore", "format": 1, "adventures_played": 0, "heroes": []}'

router = Router("Games")


@router.get("/games")
async def games(registry: TableRegistry) -> Games:
    """List the games with their options, defaults and bots."""
    return await registry.run("content", all_games, registry.roster)


def all_games(roster: Roster) -> Games:
    return Games(tuple(game_info(spec, bots_of(spec, roster)) for spec in playable_games()))


def playable_games() -> list[GameSpec[State]]:
    """Return the games that are complete enough to be played at a table."""
    found = []
    for name in game_names():
        try:
            spec = game_of(name, "game")
        except Refused:
            continue
        if spec.playable and spec.presentation.has_scene():
            found.append(spec)
    return found


def bots_of(spec: GameSpec[State], roster: Roster) -> tuple[str, ...]:
    """Return a game's bots: the one for seats where nobody chooses first, the weakest last."""
    weakest, *others = roster.names(spec.name)
    usual = policy_of(spec.name)
    return tuple(dict.fromkeys([usual, *others, weakest]))


def levels_of(spec: GameSpec[State], bots: tuple[str, ...]) -> tuple[LevelInfo, ...]:
    """Return the levels among a game's bots, with what the ladder has measured."""
    return tuple([level_info(level, measured(spec.name, level)) for level in LEVELS if level in bots])


def level_info(level: str, rung: Mapping[str, Any] | None) -> LevelInfo:
    if rung is None:
        return LevelInfo(level)
    percent = [round(100 * share) for share in (rung["share"], *rung["interval"])]
    return LevelInfo(level, rung["games"], *percent)


@cache
def game_info(spec: GameSpec[State], bots: tuple[str, ...]) -> GameInfo:
    said = pictures.setup(spec.name)
    tiled = {tile.option for tile in said.tiles}
    options = tuple(
        OptionInfo(o.name, o.default, o.choices, o.low, o.high, o.clause, o.name in said.rare, o.name in tiled)
        for o in spec.option_defs
    )
    least = spec.players[0]
    static = spec.presentation.static_scene(spec.check_options(least, {}), least)
    campaigns = type(spec).sequel_options is not GameSpec.sequel_options
    about = (spec.name, spec.rules_version, spec.players, options, bots, LANGUAGES, spec.finished, static.surface.kind)
    workshop = spec.presentation.workshop
    built = () if workshop is None else workshop.options
    length, each = pictures.minutes_of(spec.name), pictures.each_of(spec, static)
    levels, puzzles = levels_of(spec, bots), len(load_puzzles(spec.name))
    return GameInfo(*about, campaigns, spec.own_content, built, length, each, levels, puzzles)


@router.post("/games/{game}/check", meter="checks", example={"players": 2, "options": {"max_rounds": 12}})
async def check_options(registry: TableRegistry, game: Game, body: CheckOptions) -> CheckedOptions:
    """Check options without opening a table."""
    return CheckedOptions(await checked_options(registry.executors, game, body.players, body.options))


@router.get("/games/{game}/tiles")
async def tiles(registry: TableRegistry, game: Game) -> Tiles:
    """List a game's adventures, maps or scenarios as tiles with pictures."""
    return await registry.run("content", pictures.tiles_of, game.name)


@router.post("/games/{game}/campaign", meter="checks", example={"document": CAMPAIGN})
async def campaign(
    registry: TableRegistry, game: Annotated[GameSpec[State], replace(GAME, example="battlelore")], body: Campaign
) -> CheckedOptions:
    """Get the options that continue a campaign from the document of an earlier game."""
    try:
        return CheckedOptions(await registry.run("checks", options_in, game, body.document))
    except (BadSave, BadOption) as error:
        raise Refused(422, "bad_document", "document", str(error)) from None


def options_in(spec: GameSpec[State], text: str) -> Options:
    game, document = read_sequel(text)
    if game != spec.name:
        raise BadOption(f"game: a campaign of {game[:40]!r}, not of {spec.name}")
    return spec.sequel_options(document)


def read_language(text: str) -> str:
    if text not in LANGUAGES:
        raise Refused(
            404,
            "unknown_language",
            "language",
            f"unknown language {text[:20]!r}; the languages are {', '.join(LANGUAGES)}",
        )
    return text


@router.get("/words/{game}/{language}", media="text/plain")
async def words(
    registry: TableRegistry,
    game: Annotated[str, text("The name of a game, or `common`.", 40, "bloodstones")],
    language: Annotated[str, Param("A language.", {"type": "string", "enum": list(LANGUAGES)}, read_language, "en")],
) -> str:
    """Get the Fluent catalogue of a game with the common words; `common` for these alone."""
    package = "" if game == COMMON else package_of(game_of(game, "game"))
    return await registry.run("content", catalogue, package, language)


def catalogue(package: str, language: str) -> str:
    return "\n".join([path.read_text("utf-8") for path in catalogues(package, language)])

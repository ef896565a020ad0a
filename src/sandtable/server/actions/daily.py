"""Serves the battle of the day: what it is, who has played it, and a table to play it at.

A person has one table for each game and day. The table's key is derived from its secret and the person's key, so a repeated
request gets the same answer, and a lost connection costs nobody their try.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from functools import lru_cache
from typing import Annotated, Final

import msgspec

from sandtable.bots import policy_of
from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match import daily as core
from sandtable.core.registry import find_game, game_names
from sandtable.core.scene.preview import Land, Preview
from sandtable.core.scene.scene import Message
from sandtable.core.text.visible import collapse_spaces
from sandtable.server.actions.opening import new_table
from sandtable.server.edge import keys
from sandtable.server.endpoints import Encoded, Game, Router, matching
from sandtable.server.pictures.tiles import opening_of
from sandtable.server.registry import TableRegistry
from sandtable.server.storage.daily import DailyRow, StoredBoard
from sandtable.server.storage.statements import KeyTaken
from sandtable.server.tables.daily import days_ago, seconds_left, today
from sandtable.server.tables.requests import game_of
from sandtable.server.wire.messages import NewTableAnswer, SeatKey, SeatRequest
from sandtable.server.wire.messages_daily import (
    Daily,
    DailyBattle,
    DailyBoard,
    DailyOpening,
    DailyResult,
    PlayDaily,
)
from sandtable.server.wire.problems import Refused

DAILY: Final = "daily"
DAYS_SHOWN: Final = 7
"""How many days back the boards can be read."""

router = Router("Battle of the day")


def read_day(text: str) -> str:
    try:
        ago = days_ago(date.fromisoformat(text).isoformat())
    except ValueError:
        ago = -1
    if not 0 <= ago <= DAYS_SHOWN or len(text) != len("2000-01-01"):
        raise ValueError(f"expected today or one of the last {DAYS_SHOWN} days, as YYYY-MM-DD")
    return text


Day = Annotated[str, matching("A day, as YYYY-MM-DD. Default: today.", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", read_day)]


@lru_cache(maxsize=100)
def battle_on(game: str, day: str) -> core.DailyBattle | None:
    spec: GameSpec[State] = find_game(game)
    return core.daily_battle(spec, day) if spec.playable else None


def need_battle(game: str, day: str) -> core.DailyBattle:
    battle = battle_on(game, day)
    if battle is None:
        raise Refused(404, "no_daily", "game", f"{game} has no battle of the day")
    return battle


def described(game: str, day: str) -> tuple[core.DailyBattle, Message, Message]:
    """Return a battle, what is played, and its task. The game's messages name them."""
    battle = need_battle(game, day)
    spec = game_of(game, "game")
    briefing = spec.presentation.briefing(battle.options, battle.players)
    title = Message("game-title") if briefing is None else briefing.title
    return battle, title, spec.presentation.daily_task(battle.options, battle.seat) or Message("daily-win")


def battle_message(game: str, day: str, board: StoredBoard) -> DailyBattle:
    battle, title, task = described(game, day)
    played = sum([number for outcome, number in board.counts.items() if outcome or day != today()])
    return DailyBattle(
        game,
        day,
        battle.seat,
        battle.players,
        policy_of(game),
        title,
        task,
        game_of(game, "game").daily_choices,
        played,
        board.counts.get("won", 0),
    )


def opening(game: str, day: str) -> tuple[Preview, Land]:
    battle = need_battle(game, day)
    preview, (_, land) = opening_of(game_of(game, "game"), battle.options, battle.players)
    return preview, land


def games_with_battles(day: str) -> list[str]:
    return [name for name in game_names() if battle_on(name, day) is not None]


@router.get("/daily", meter="views")
async def daily(registry: TableRegistry) -> Daily:
    """List today's battle of each game."""
    day = today()
    names = await registry.run("content", games_with_battles, day)
    battles = [
        await registry.run("content", battle_message, name, day, await registry.boards.of(day, name)) for name in names
    ]
    return Daily(day, seconds_left(), registry.is_shared, tuple(battles))


@router.get("/daily/{game}", meter="views")
async def daily_board(registry: TableRegistry, game: Game, day: Day = "") -> DailyBoard:
    """Get the battle of a day with its opening position and the best results."""
    day = day or today()
    board = await registry.boards.of(day, game.name)
    battle = await registry.run("content", battle_message, game.name, day, board)
    preview, land = await registry.run("content", opening, game.name, day)
    return DailyBoard(battle, tuple([result(*row) for row in board.best]), preview, land)


@router.get("/daily/{game}/opening", meter="views")
async def daily_opening(registry: TableRegistry, game: Game, day: Day = "") -> Encoded[DailyOpening]:
    """Get the opening position of the battle of a day, as a board."""
    return Encoded(await registry.run("content", opening_board, game.name, day or today()))


@lru_cache(maxsize=40)
def opening_board(game: str, day: str) -> bytes:
    """Return the position as JSON. Like the pictures of tables, it is started from a fixed seed and shows nothing hidden."""
    battle = need_battle(game, day)
    spec = game_of(game, "game")
    seen = spec.start(battle.players, battle.options, 0, log=False).seen_by(PUBLIC)
    scene = replace(spec.presentation.scene(seen, PUBLIC), questions=())
    static = spec.presentation.static_scene(battle.options, battle.players)
    return msgspec.json.encode(DailyOpening(battle.seat, static, scene))


def result(name: str, outcome: str, score: int, other: int) -> DailyResult:
    return DailyResult(name, "won" if outcome == "won" else "drawn" if outcome == "drawn" else "lost", score, other)


@router.post("/daily/{game}", status=201, meter="tables", example={"person": "tE9xq2LrVb7Kc0HnYw4sZg", "name": "Ada"})
async def play_daily(registry: TableRegistry, game: Game, body: PlayDaily) -> NewTableAnswer:
    """Play today's battle: open the person's table, or return to it. Safe to repeat."""
    day = today()
    battle = await registry.run("content", need_battle, game.name, day)
    person = keys.hash_key(body.person)
    found = await registry.run("store", registry.store.daily_table, day, game.name, person)
    if found is None:
        name = "" if body.name is msgspec.UNSET else collapse_spaces(body.name)
        found = await open_battle(registry, game, battle, person, name)
    async with registry.lock(found):
        secret = (await registry.table(found)).row.secret
    key = keys.derived_key(secret, DAILY, person.hex())
    return NewTableAnswer(await registry.info(found), (SeatKey(battle.seat, key),), ())


async def open_battle(
    registry: TableRegistry, spec: GameSpec[State], battle: core.DailyBattle, person: bytes, name: str
) -> str:
    """Open the table of a person who has not played this battle yet, and return its id."""
    bot = SeatRequest("bot", bot=policy_of(spec.name))
    own = SeatRequest("here", name=name or msgspec.UNSET)
    requests = tuple([own if seat == battle.seat else bot for seat in range(battle.players)])
    row, seats, _ = new_table(registry.roster, spec, battle.options, requests, hints=False)
    row = replace(row, private=True, daily=battle.day)
    own_hash = keys.hash_key(keys.derived_key(row.secret, DAILY, person.hex()))
    rows = [replace(seat, key_hash=own_hash) if seat.seat == battle.seat else seat for seat in seats]
    rows = [replace(seat, key_hash=None) if seat.seat == PUBLIC else seat for seat in rows]
    try:
        opened = DailyRow(battle.day, spec.name, person, row.id, name)
        await registry.stored(registry.store.create(row, rows, daily=opened))
    except KeyTaken:  # the same person asked twice at once
        found = await registry.run("store", registry.store.daily_table, battle.day, spec.name, person)
        if found is None:
            raise
        return found
    return row.id

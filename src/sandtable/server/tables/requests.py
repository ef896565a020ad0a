"""Checks requests for a new table: the game, its options, and who holds which seat."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from sandtable.bots import Roster, UnknownBot, policy_of
from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.options import BadOption, OptionDef, Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import UnknownGame, find_game
from sandtable.core.text.visible import collapse_spaces
from sandtable.server.edge import keys
from sandtable.server.executors import Executors
from sandtable.server.storage.rows import SeatRow
from sandtable.server.tables.players import Seat
from sandtable.server.wire.messages import NewTableAnswer, SeatInvitation, SeatKey, SeatRequest, TableInfo
from sandtable.server.wire.problems import Refused


def game_of(name: str, where: str) -> GameSpec[State]:
    try:
        return find_game(name)
    except UnknownGame as error:
        raise Refused(404, "unknown_game", where, str(error)) from None
    except (AttributeError, ImportError):
        raise Refused(404, "unknown_game", where, f"the game {name!r} cannot be played yet") from None


async def checked_options(executors: Executors, spec: GameSpec[State], players: int, options: Options) -> Options:
    """Return the options with defaults filled in, or refuse the one that is wrong.

    Runs in a thread: an option may be a whole user-written file, and checking it must not block the event loop.
    """
    right_players(spec, players)
    try:
        return await executors.run("checks", spec.check_options, players, options)
    except BadOption as error:
        raise Refused(422, "bad_option", "options", str(error), said=error.said) from None


def right_players(spec: GameSpec[State], players: int) -> None:
    low, high = spec.players
    if not low <= players <= high:
        raise Refused(422, "bad_option", "seats", f"{spec.name} is for {low} to {high} players, not {players}")


def known_option(spec: GameSpec[State], name: str) -> OptionDef:
    for option in spec.option_defs:
        if option.name == name:
            return option
    names = ", ".join([option.name for option in spec.option_defs])
    raise Refused(422, "bad_option", "option", f"{spec.name} has no option {name!r}; its options are: {names}")


def default_seats(spec: GameSpec[State]) -> tuple[SeatRequest, ...]:
    """Return one local seat, with bots in all other seats."""
    bot = SeatRequest("bot", bot=policy_of(spec.name))
    return (SeatRequest("here"), *[bot] * (spec.players[0] - 1))


def same_seat(seat: Seat) -> SeatRequest:
    """Return a request for the same player or bot."""
    row = seat.row
    return SeatRequest(row.holder, seat.name or msgspec.UNSET, row.bot or msgspec.UNSET)


@dataclass(slots=True)
class NewSecrets:
    """The secrets created for the seats of a new table."""

    keys: list[SeatKey] = field(default_factory=list)
    invitations: list[SeatInvitation] = field(default_factory=list)

    def answer(self, table: TableInfo, recorded: str | msgspec.UnsetType = msgspec.UNSET) -> NewTableAnswer:
        return NewTableAnswer(table, tuple(self.keys), tuple(self.invitations), recorded)


def seat_row(spec: GameSpec[State], seat: int, request: SeatRequest, given: NewSecrets, roster: Roster) -> SeatRow:
    """Return the row to store for a seat. A secret created for it is added to `given`."""
    bot = "" if request.bot is msgspec.UNSET else request.bot
    name = "" if request.name is msgspec.UNSET else collapse_spaces(request.name)
    if (request.holder == "bot") != bool(bot):
        raise Refused(422, "bad_seat", f"seats[{seat}].bot", "a bot seat needs a bot, and other seats cannot have one")
    if bot:
        try:
            roster.place(bot, spec.name)
        except UnknownBot as error:
            raise Refused(422, "unknown_bot", f"seats[{seat}].bot", str(error)) from None
        return SeatRow(seat, request.holder, name or bot, bot, None)
    if request.holder == "open":
        return SeatRow(seat, request.holder, name, "", None)
    key = keys.new_key()
    if request.holder == "link" and seat != PUBLIC:
        given.invitations.append(SeatInvitation(seat, keys.invitation(key)))
        return SeatRow(seat, request.holder, name, "", None, keys.hash_key(key))
    given.keys.append(SeatKey(seat, key))
    return SeatRow(seat, request.holder, name, "", keys.hash_key(key))

"""Serves gestures: where a piece that is picked up can go, and playing a gesture (`core.interaction.gestures`)."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sandtable.core.engine.decision import IllegalPick, NotAsked, Target
from sandtable.core.interaction import gestures
from sandtable.core.interaction.why_not import NoTarget
from sandtable.core.scene.scene import read_target
from sandtable.server.actions.seating import own_seat, seat_request
from sandtable.server.assist.why_not import why_not
from sandtable.server.edge.http import answer, key_of
from sandtable.server.library.rules import language_of
from sandtable.server.registry import TableRegistry, refuse_by_coach, registry_of
from sandtable.server.storage.rows import GESTURE, GESTURE_BODY, GestureBody
from sandtable.server.tables.scenes import seen_copy
from sandtable.server.tables.table import Table
from sandtable.server.wire.messages import Gesture, GestureWay
from sandtable.server.wire.messages_rules import GestureResult, Lifted
from sandtable.server.wire.problems import Refused

MAX_TYPES = 60
MAX_TAKEN = 8


async def lift(request: Request) -> Response:
    """Return where something that is picked up can be put. Nothing changes."""
    key = key_of(request)
    registry, table_id = registry_of(request), request.path_params["table"]
    source = read_targets(tuple(request.query_params.get("source", "").split()), "source")
    if not 0 < len(source) <= MAX_TAKEN:
        raise Refused(422, "invalid", "source", f"expected 1 to {MAX_TAKEN} targets, such as area:17")
    types = read_types(request.query_params.get("types", ""))
    seat = await own_seat(registry, table_id, key)
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        if table.status != "playing":
            return answer(Lifted(None, False))
        seen = seen_copy(table.playing().state, seat)
    taken = gestures.GestureSearch(table.spec, seen, seat, gestures.Gesture(source, types=types))
    found = await registry.run("questions", taken.lifted)
    return answer(Lifted(found.question, found.anywhere))


async def gesture(request: Request) -> Response:
    """Play a gesture: all questions it answers become one entry; or nothing happens, and the response says why."""
    message, registry, table_id, seat = await seat_request(request, Gesture)
    return answer(await carry_out(registry, table_id, seat, message, language_of(request)))


async def carry_out(
    registry: TableRegistry, table_id: str, seat: int, message: Gesture, language: str
) -> GestureResult:
    moved = gestures.Gesture(
        read_targets(message.source, "source"),
        read_targets(message.goal, "goal"),
        message.types,
        message.ways,
        message.pays,
    )
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        done = repeated(table, seat, message)
        if done is not None:
            return done
        match = table.playing()
        seen = match.state.seen_by(seat)
        table.refuse_deputed(seat)
        try:
            seen.asked(seat)
        except NotAsked as error:
            raise Refused(409, "not_asked", "seat", str(error), table.head) from None
        found = gestures.GestureSearch(table.spec, seen, seat, moved)
        ways = await registry.run("gestures", found.distinct)
        if len(ways) > 1:
            return GestureResult(0, ways=tuple([GestureWay(way.hows, way.labels) for way in ways]))
        if not ways:
            try:
                reply = await registry.run("gestures", found.refusal, seen)
            except NoTarget as error:
                raise Refused(404, "unknown_target", "goal" if message.goal else "source", str(error)) from None
            raw = " ".join(message.goal or message.source)
            why = None if reply is None else why_not(table.spec, seen, seat, raw, reply, language)
            return GestureResult(0, why=why)
        before = table.status
        picks, waits = ways[0].picks, ways[0].waits
        if table.lesson is not None:
            refuse_by_coach(table, seat, picks[0])
            picks = table.lesson.taught(match.state, seat, picks)
            waits = waits and picks == ways[0].picks
        body = GestureBody(message.source, message.goal, message.types, message.ways, message.pays, picks, waits)
        try:
            digest = table.handle(seat, body.picks, message.seq)
        except IllegalPick as error:
            raise Refused(422, "not_offered", "goal", str(error)) from None
        await registry.append(table, table.entry(GESTURE, seat, msgspec.json.encode(body), digest), before)
        await registry.pass_windows(table)
    registry.announce(table_id)
    registry.drive(table_id)
    return GestureResult(message.seq, len(body.picks), body.waits)


def repeated(table: Table, seat: int, message: Gesture) -> GestureResult | None:
    """Return the result of the same request if it is already in the log. Refuses a number taken by something else."""
    if 1 <= message.seq <= table.head:
        old = table.entries[message.seq - 1]
        if (old.kind, old.seat) == (GESTURE, seat):
            body = GESTURE_BODY.decode(old.body)
            said = (body.source, body.goal, body.types, body.ways, body.pays)
            if said == (message.source, message.goal, message.types, message.ways, message.pays):
                return GestureResult(message.seq, len(body.picks), body.waits)
    table.repeated(message.seq, GESTURE, seat, b"")
    return None


def read_targets(texts: tuple[str, ...], where: str) -> tuple[Target, ...]:
    """Parse targets; refuse invalid ones."""
    try:
        return tuple([read_target(text) for text in texts])
    except ValueError as error:
        raise Refused(422, "invalid", where, str(error)) from None


def read_types(text: str) -> tuple[int, ...]:
    words = text.split()
    if len(words) > MAX_TYPES or not all(word.isascii() and word.isdecimal() and len(word) < 7 for word in words):
        raise Refused(422, "invalid", "types", "expected numbers of piece types, separated by spaces")
    return tuple([int(word) for word in words])

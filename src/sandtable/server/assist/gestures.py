"""Serves gestures: where a piece that is picked up can go, and playing a gesture (`core.interaction.gestures`)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from sandtable.core.engine.decision import IllegalPick, NotAsked, Target
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction import gestures
from sandtable.core.interaction.why_not import NoTarget
from sandtable.core.scene.plane import Plan
from sandtable.core.scene.scene import read_target, target_id
from sandtable.core.space.points import read_point
from sandtable.rulebook.translations import ENGLISH
from sandtable.server.actions.playing import refuse_by_coach
from sandtable.server.assist.why_not import why_not
from sandtable.server.endpoints import A_TARGET, TARGETS, Language, OwnSeat, Router, TableId, matching
from sandtable.server.registry import TableRegistry
from sandtable.server.storage.rows import GESTURE, GESTURE_BODY, GestureBody
from sandtable.server.tables.scenes import seen_copy
from sandtable.server.tables.table import Table
from sandtable.server.wire.messages import Gesture, GestureWay
from sandtable.server.wire.messages_rules import GestureResult, Lifted, PointPreview
from sandtable.server.wire.problems import Refused

MAX_TYPES = 60
MAX_TAKEN = 8

router = Router("Play")


def read_source(text: str) -> tuple[Target, ...]:
    return tuple([read_target(word) for word in text.split()])


def read_taken(text: str) -> tuple[Target, ...]:
    source = read_source(text)
    if not 0 < len(source) <= MAX_TAKEN:
        raise ValueError(f"expected 1 to {MAX_TAKEN} targets, such as area:17")
    return source


def read_types(text: str) -> tuple[int, ...]:
    words = text.split()
    if len(words) > MAX_TYPES or not all(word.isascii() and word.isdecimal() and len(word) < 7 for word in words):
        raise ValueError("expected numbers of piece types, separated by spaces")
    return tuple([int(word) for word in words])


def read_spot(text: str) -> int:
    return read_point(text.replace(",", " ", 1))


@router.get("/tables/{table}/lift", meter="questions")
async def lift(
    registry: TableRegistry,
    table_id: TableId,
    seat: OwnSeat,
    source: Annotated[
        tuple[Target, ...],
        matching(
            "The targets of what is picked up (area:17 seat:0), separated by spaces.",
            f"^{A_TARGET}( {A_TARGET}){{0,7}}$",
            read_taken,
            "area:17",
        ),
    ],
    types: Annotated[
        tuple[int, ...],
        matching(
            "The types of its pieces that are meant, separated by spaces; empty for all.",
            "^([0-9]{1,6}( [0-9]{1,6}){0,59})?$",
            read_types,
        ),
    ] = (),
) -> Lifted:
    """Get where something that is picked up can be put, as the question to come. Nothing changes."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        if table.status != "playing":
            return Lifted(None, False)
        seen = seen_copy(table.playing().state, seat)
    taken = gestures.GestureSearch(table.spec, seen, seat, gestures.Gesture(source, types=types))
    found = await registry.run("questions", taken.lifted)
    return Lifted(found.question, found.anywhere)


@router.get("/tables/{table}/plan", meter="questions")
async def plan(
    registry: TableRegistry,
    table_id: TableId,
    seat: OwnSeat,
    at: Annotated[int, matching("The point, such as 1200,350.", "^-?[0-9]{1,6},-?[0-9]{1,6}$", read_spot, "1200,350")],
    source: Annotated[
        tuple[Target, ...],
        matching("The targets of what is picked up, if the point is where to put it.", TARGETS, read_source),
    ] = (),
    floors: Annotated[
        tuple[Target, ...],
        matching("The floors at this point to preview, the one that is meant first.", TARGETS, read_source),
    ] = (),
) -> PointPreview:
    """Get what a point of the plane would mean as an answer: path, places, gaps; in short also on other floors."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        seen = seen_copy(table.playing().state, seat)
    return PointPreview(await registry.run("questions", foreseen, table.spec, seen, seat, at, source, floors))


def foreseen(
    spec: GameSpec[State],
    seen: State,
    seat: int,
    spot: int,
    source: tuple[Target, ...],
    floors: tuple[Target, ...] = (),
) -> Plan | None:
    if source:
        found = gestures.plan_when_placing(spec, seen, seat, source, spot, tuple([target_id(each) for each in floors]))
        if found is not None:
            return found
    try:
        asked = seen.asked(seat)
    except NotAsked:
        return None
    return None if asked.region is None else spec.presentation.plan(seen, seat, spot)


@router.post(
    "/tables/{table}/gesture",
    meter="questions",
    is_move=True,
    example={"seq": 12, "source": ["area:17"], "goal": ["area:18"]},
)
async def gesture(
    registry: TableRegistry, table_id: TableId, seat: OwnSeat, body: Gesture, language: Language = ENGLISH
) -> GestureResult:
    """Pick something up and put it somewhere. All questions this answers become one log entry. Safe to repeat."""
    return await carry_out(registry, table_id, seat, body, language)


async def carry_out(
    registry: TableRegistry, table_id: str, seat: int, message: Gesture, language: str
) -> GestureResult:
    moved = gestures.Gesture(
        read_targets(message.source, "source"),
        read_targets(message.goal, "goal"),
        message.types,
        message.ways,
        message.pays,
        message.by_hand,
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
        picks, rest = ways[0].picks, ways[0].rest
        if table.lesson is not None:
            refuse_by_coach(table, seat, picks[0])
            picks = table.lesson.taught(match.state, seat, picks)
            rest = rest if picks == ways[0].picks else ()
        sent = (message.source, message.goal, message.types, message.ways, message.pays)
        body = GestureBody(*sent, picks, bool(rest), rest, by_hand=message.by_hand)
        try:
            digest = table.handle(seat, body.picks, message.seq)
        except IllegalPick as error:
            raise Refused(422, "not_offered", "goal", str(error)) from None
        await registry.append(table, table.entry(GESTURE, seat, msgspec.json.encode(body), digest), before)
        await registry.pass_windows(table)
    registry.announce(table_id)
    registry.drive(table_id)
    return GestureResult(message.seq, len(body.picks), body.waits, adjusts=ways[0].adjusts and not message.by_hand)


def repeated(table: Table, seat: int, message: Gesture) -> GestureResult | None:
    """Return the result of the same request if it is already in the log. Refuses a number taken by something else."""
    if 1 <= message.seq <= table.head:
        old = table.entries[message.seq - 1]
        if (old.kind, old.seat) == (GESTURE, seat):
            body = GESTURE_BODY.decode(old.body)
            said = (body.source, body.goal, body.types, body.ways, body.pays, body.by_hand)
            if said == (
                message.source,
                message.goal,
                message.types,
                message.ways,
                message.pays,
                message.by_hand,
            ):
                return GestureResult(message.seq, len(body.picks), body.waits)
    table.repeated(message.seq, GESTURE, seat, b"")
    return None


def read_targets(texts: tuple[str, ...], where: str) -> tuple[Target, ...]:
    """Parse targets; refuse invalid ones."""
    try:
        return tuple([read_target(text) for text in texts])
    except ValueError as error:
        raise Refused(422, "invalid", where, str(error)) from None

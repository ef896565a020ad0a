"""Serves play: picks, undo, and standing answers."""

from __future__ import annotations

import msgspec

from sandtable.core.engine.decision import PUBLIC, IllegalPick, NotAsked
from sandtable.core.interaction.batches import check_batch
from sandtable.core.interaction.why_not import Reply, why_not_pick
from sandtable.core.match.standing import NO_STANDING
from sandtable.server.endpoints import OwnSeat, Router, TableId
from sandtable.server.registry import TableRegistry
from sandtable.server.storage.rows import GESTURE, PICK, UNDO, GestureBody
from sandtable.server.tables import windows
from sandtable.server.tables.scenes import seen_copy
from sandtable.server.tables.table import Table
from sandtable.server.wire import problems
from sandtable.server.wire.messages import Done, Pick, StandingAnswers, Undo
from sandtable.server.wire.problems import Refused

router = Router("Play")


@router.post("/tables/{table}/pick", is_move=True, example={"seq": 12, "pick": "hill_folk"})
async def pick(registry: TableRegistry, table_id: TableId, seat: OwnSeat, body: Pick) -> Done:
    """Answer the open question, or all questions of a batch. Safe to repeat."""
    if body.then:
        return Done(await play_batch(registry, table_id, seat, body.seq, (body.pick, *body.then)))
    return Done(await play_pick(registry, table_id, seat, body.seq, body.pick))


@router.post("/tables/{table}/undo", is_move=True, example={"seq": 12})
async def undo(registry: TableRegistry, table_id: TableId, seat: OwnSeat, body: Undo) -> Done:
    """Undo the caller's picks, as far as they revealed nothing. Safe to repeat."""
    return Done(await undo_picks(registry, table_id, seat, body.seq, body.picks))


@router.post("/tables/{table}/standing", meter="questions", example={"unless_attacked": True})
async def standing(registry: TableRegistry, table_id: TableId, seat: OwnSeat, body: StandingAnswers) -> StandingAnswers:
    """Set standing answers to reaction windows, replacing the previous ones. Safe to repeat."""
    return await set_standing(registry, table_id, seat, body)


async def play_pick(
    registry: TableRegistry, table_id: str, seat: int, seq: int, text: str, is_bot: bool = False
) -> int:
    """Answer a seat's open question. Return the number of the entry."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        body = text.encode()
        if not table.repeated(seq, PICK, seat, body):
            table.playing()
            if not is_bot:
                table.refuse_deputed(seat)
            refuse_by_coach(table, seat, text)
            before = table.status
            try:
                digest = table.play(seat, text, seq)
            except NotAsked as error:
                raise Refused(409, "not_asked", "seat", str(error), table.head) from None
            except IllegalPick as error:
                # finding the reason can take longer than the event loop may wait
                seen = seen_copy(table.playing().state, seat)
                reply = await registry.run("questions", why_not_pick, table.spec, seen, seat, text)
                raise not_offered(error, reply) from None
            await registry.append(table, table.entry(PICK, seat, body, digest), before)
            await registry.pass_windows(table)
        has_bots = table.has_bots
    registry.announce(table_id)
    if has_bots:
        registry.drive(table_id)
    return seq


async def play_batch(registry: TableRegistry, table_id: str, seat: int, seq: int, texts: tuple[str, ...]) -> int:
    """Answer all questions of a batch under one number, or none. It is stored like a gesture that names its picks."""
    body = msgspec.json.encode(GestureBody((), (), (), (), True, texts, False))
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        if not table.repeated(seq, GESTURE, seat, body):
            match = table.playing()
            table.refuse_deputed(seat)
            refuse_by_coach(table, seat, texts[0])
            before = table.status
            try:
                check_batch(table.spec, match.state, seat, texts)
                digest = table.handle(seat, texts, seq)
            except NotAsked as error:
                raise Refused(409, "not_asked", "seat", str(error), table.head) from None
            except IllegalPick as error:
                raise Refused(422, "not_offered", "then", str(error)) from None
            await registry.append(table, table.entry(GESTURE, seat, body, digest), before)
            await registry.pass_windows(table)
    registry.announce(table_id)
    registry.drive(table_id)
    return seq


async def undo_picks(registry: TableRegistry, table_id: str, seat: int, seq: int, picks: int) -> int:
    """Undo a seat's own picks. The undo is an entry itself."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        body = str(picks).encode()
        if not table.repeated(seq, UNDO, seat, body):
            table.refuse_deputed(seat)
            before = table.status
            try:
                table.take_back(seat, picks)
            except IllegalPick as error:
                raise Refused(409, "cannot_undo", "picks", str(error), table.head) from None
            await registry.append(table, table.entry(UNDO, seat, body), before)
            await registry.pass_windows(table)
    registry.announce(table_id)
    registry.drive(table_id)
    return seq


async def set_standing(registry: TableRegistry, table_id: str, seat: int, message: StandingAnswers) -> StandingAnswers:
    """Set a seat's standing answers. They are hidden from everyone else."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        if table.status != "playing":
            raise problems.not_playing(table.status if table.status == "over" else "waiting for players")
        table.refuse_deputed(seat)
        standing = windows.standing_of(table, seat, message)
        body = b"" if standing == NO_STANDING else msgspec.json.encode(standing)
        await registry.stored(registry.store.set_standing(table_id, seat, body))
        table.standing[seat] = standing
        head = table.head
        await registry.pass_windows(table, seat if seat in table.asked() else PUBLIC)
        answer = windows.standing_answers(table, seat) if table.status == "playing" else StandingAnswers()
        registry.announce(table_id, None if table.head != head else seat)
    registry.drive(table_id)
    return answer


def refuse_by_coach(table: Table, seat: int, text: str) -> None:
    """Refuse an answer that leads away from a guided game, with the coach's explanation."""
    said = None if table.lesson is None else table.lesson.refusal(table.playing().state, seat, text)
    if said is not None:
        raise Refused(409, "not_now", "pick", "the guided game asks for something else here", said=said)


def not_offered(error: IllegalPick, reply: Reply | None) -> Refused:
    """The refusal of an answer that is not an option. If it names parts of an answer, the rule's own sentence says why not."""
    if reply is None:
        return Refused(422, "not_offered", "pick", str(error))
    return Refused(422, "not_offered", "pick", f"{error} ({', '.join(reply.clauses)})", said=reply.sentence)

"""Serves teaching material: how to play, guided games, and the coach at a table."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import find_game
from sandtable.core.scene.preview import preview_of
from sandtable.core.scene.scene import Message
from sandtable.core.text.message import number_arg
from sandtable.learning.how_to_play import how_to_play, picture_of
from sandtable.learning.lessons import Lesson, beginning, lesson_names, load_lesson
from sandtable.server.actions import entries, opening
from sandtable.server.endpoints import Game, OwnSeat, Router, TableId, text
from sandtable.server.pictures.tiles import ground_of
from sandtable.server.registry import TableRegistry
from sandtable.server.wire.messages import Done, NewTableAnswer
from sandtable.server.wire.messages_teaching import Coaching, LessonInfo, TaughtPage, TaughtPicture, Teaching
from sandtable.server.wire.problems import Refused

router = Router("Learning")


@router.get("/games/{game}/teaching")
async def teaching(registry: TableRegistry, game: Game) -> Teaching:
    """Get how to play a game, page by page, and its guided games."""
    return await registry.run("content", teaching_of, game)


@cache
def teaching_of(spec: GameSpec[State]) -> Teaching:
    pages = tuple([TaughtPage(page.id, page.key, page.clauses) for page in how_to_play(spec.name)])
    lessons = [load_lesson(spec.name, name) for name in lesson_names(spec)]
    return Teaching(spec.name, pages, tuple([lesson_info(each) for each in lessons if each is not None]))


def lesson_info(lesson: Lesson) -> LessonInfo:
    about = Message(lesson.key("about"), {"n": number_arg(lesson.minutes)})
    parts = tuple([lesson.key(f"part-{part}") for part in lesson.parts])
    spec = find_game(lesson.game)
    static, name, land = ground_of(spec, spec.check_options(lesson.players, lesson.options), lesson.players)
    preview = preview_of(static, spec.presentation.scene(beginning(lesson).seen_by(PUBLIC), PUBLIC), name)
    return LessonInfo(lesson.id, Message(lesson.key("title")), about, parts, preview, land)


@router.get("/games/{game}/teaching/{page}", meter="questions")
async def taught_picture(
    registry: TableRegistry, game: Game, page: Annotated[str, text("The id of a page.", 40, "goal")]
) -> TaughtPicture:
    """Get the position shown on a page of how to play, as the asked seat sees it."""
    return await registry.run("content", page_picture, game, page)


def page_picture(spec: GameSpec[State], wanted: str) -> TaughtPicture:
    page = next((page for page in how_to_play(spec.name) if page.id == wanted), None)
    if page is None:
        raise Refused(404, "unknown_page", "page", f"{spec.name} has no page {wanted[:40]!r}")
    drawn = picture_of(spec.name, page)
    static = spec.presentation.static_scene(drawn.options, drawn.state.players)
    scene = spec.presentation.scene(drawn.state.seen_by(drawn.seat), drawn.seat)
    return TaughtPicture(page.id, drawn.seat, page.light, page.hand, static, scene)


@router.post("/games/{game}/lessons/{lesson}", status=201, meter="tables")
async def open_lesson(
    registry: TableRegistry, game: Game, lesson: Annotated[str, text("The id of a guided game.", 40, "first")]
) -> NewTableAnswer:
    """Open a private table for a guided game against a bot."""
    found = await registry.run("content", load_lesson, game.name, lesson)
    if found is None:
        raise Refused(404, "unknown_lesson", "lesson", f"{game.name} has no lesson {lesson[:40]!r}")
    return await opening.open_lesson(registry, found)


@router.post("/tables/{table}/coach", meter="seats", example={"seq": 12, "coach": "away"})
async def coach(registry: TableRegistry, table_id: TableId, seat: OwnSeat, body: Coaching) -> Done:
    """Send the coach of a guided game away, or call it back. Safe to repeat."""
    return Done(await entries.send_coach(registry, table_id, seat, body.seq, body.coach.encode()))

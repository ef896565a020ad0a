"""Serves teaching material: how to play, guided games, and the coach at a table."""

from __future__ import annotations

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

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
from sandtable.server.actions.seating import seat_request
from sandtable.server.edge.http import answer
from sandtable.server.pictures.tiles import ground_of
from sandtable.server.registry import registry_of
from sandtable.server.tables.requests import game_of
from sandtable.server.wire.messages import Done
from sandtable.server.wire.messages_teaching import Coaching, LessonInfo, TaughtPage, TaughtPicture, Teaching
from sandtable.server.wire.problems import Refused


async def teaching(request: Request) -> Response:
    return answer(await registry_of(request).run("content", teaching_of, game_of(request.path_params["game"], "game")))


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


async def picture(request: Request) -> Response:
    """Return the position of a page, as the asked seat sees it."""
    spec = game_of(request.path_params["game"], "game")
    return answer(await registry_of(request).run("content", page_picture, spec, request.path_params["page"]))


def page_picture(spec: GameSpec[State], wanted: str) -> TaughtPicture:
    page = next((page for page in how_to_play(spec.name) if page.id == wanted), None)
    if page is None:
        raise Refused(404, "unknown_page", "page", f"{spec.name} has no page {wanted[:40]!r}")
    drawn = picture_of(spec.name, page)
    static = spec.presentation.static_scene(drawn.options, drawn.state.players)
    scene = spec.presentation.scene(drawn.state.seen_by(drawn.seat), drawn.seat)
    return TaughtPicture(page.id, drawn.seat, page.light, page.hand, static, scene)


async def open_lesson(request: Request) -> Response:
    spec = game_of(request.path_params["game"], "game")
    name = request.path_params["lesson"]
    lesson = await registry_of(request).run("content", load_lesson, spec.name, name)
    if lesson is None:
        raise Refused(404, "unknown_lesson", "lesson", f"{spec.name} has no lesson {name[:40]!r}")
    return answer(await opening.open_lesson(registry_of(request), lesson), 201)


async def coach(request: Request) -> Response:
    message, registry, table_id, seat = await seat_request(request, Coaching)
    return answer(Done(await entries.send_coach(registry, table_id, seat, message.seq, message.coach.encode())))

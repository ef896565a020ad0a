"""Guided games and how to play: every script is played to its end without a browser, and faults in files are named."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from sandtable.bots import find_bot, policy_of
from sandtable.core.content.tables import ContentError, toml_entry
from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.state import State
from sandtable.core.registry import find_game, finished_games
from sandtable.language.translator import LANGUAGES, Translator, package_of
from sandtable.learning.how_to_play import check_words as check_pages
from sandtable.learning.how_to_play import how_to_play, picture_of, read_pages
from sandtable.learning.lessons import (
    check_words,
    lesson_names,
    load_lesson,
    open_kinds,
    position_at,
    read_lesson,
    rehearse,
)

LESSONS = [(game, name) for game in finished_games() for name in lesson_names(find_game(game))]


def test_every_finished_game_can_be_learned() -> None:
    assert {game for game, _ in LESSONS} == set(finished_games())
    assert all(4 <= len(how_to_play(game)) <= 6 for game in finished_games())


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_played_whole_by_its_script(game: str, name: str) -> None:
    lesson = load_lesson(game, name)
    assert lesson is not None
    spec = find_game(game)
    bot = find_bot(policy_of(game), spec, 1)
    reached = []
    match = None
    for at, match in rehearse(lesson, bot.choose):  # noqa: B007
        reached.append(at)
    assert match is not None
    assert reached == sorted(reached)
    assert set(reached) == set(range(len(lesson.steps) + 1)), "no step of the script is left out"
    assert match.state.decision is not None, "the game goes on when the coach has said all"
    own = [step for step in match.steps if step.seat == lesson.seat]
    assert 15 <= len(own) <= 120, "about ten to twenty minutes of clicks"


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_what_a_lesson_accepts_and_lights_is_on_the_table(game: str, name: str) -> None:
    lesson = load_lesson(game, name)
    assert lesson is not None
    spec = find_game(game)
    for at, match in rehearse(lesson):
        step = lesson.steps[at] if at < len(lesson.steps) else None
        if step is None or not step.id or not step.is_asked(open_kinds(match.state)):
            continue
        asked = match.state.asked(step.seat)
        spec.notation.option_of(match.state, asked, step.pick)
        texts = [spec.notation.option_text(match.state, asked, option) for option in asked.options]
        assert asked.region is not None or any(step.takes(text) for text in texts), step.where


@pytest.mark.parametrize("game", finished_games())
def test_the_pages_have_their_pictures(game: str) -> None:
    spec = find_game(game)
    check_pages(spec, how_to_play(game))
    for page in how_to_play(game):
        drawn = picture_of(game, page)
        scene = spec.presentation.scene(drawn.state.seen_by(drawn.seat), drawn.seat)
        assert scene.questions
        known = spec.presentation.scene(drawn.state.seen_by(PUBLIC), PUBLIC)
        assert known.phase == scene.phase


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_the_words_are_said_in_every_language(game: str, name: str, language: str) -> None:
    lesson = load_lesson(game, name)
    assert lesson is not None
    check_words(find_game(game), lesson)
    words = Translator(find_game(game), language)
    for step in lesson.steps:
        if step.id:
            assert len(words(lesson.key(step.say))) > 10
    folder = files(package_of(find_game(game))).joinpath("content", "words")
    texts = {each: folder.joinpath(f"{each}-teaching.ftl").read_text("utf-8") for each in LANGUAGES}
    keys = {each: re.findall(r"^[a-z][\w-]*(?= =)|^    \.\w+", text, re.M) for each, text in texts.items()}
    assert keys[language] == keys["en"]
    used = {lesson.key(end) for step in lesson.steps if step.id for end in (step.say, f"{step.say}-wrong")}
    used |= {lesson.key(f"part-{part}") for part in lesson.parts} | {lesson.key(tip) for tip in lesson.tips.values()}
    used |= {lesson.key(end) for end in ("title", "about", "end")}
    said = {key for key in keys[language] if key.startswith("lesson-")}
    assert said <= used, "words that nobody says"


GOOD = """
players = 2
seed = 1
minutes = 5
[[step]]
id = "card"
part = "cards"
kind = "play_command"
pick = "CC-AC"
"""


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (('kind = "play_command"', 'kind = "play_comand"'), "x.toml, step card, kind: .*did you mean play_command"),
        (('pick = "CC-AC"', 'pick = "CC-AC"\naccept = ["CC-AL"]'), "x.toml, step card, accept: the pick"),
        (('pick = "CC-AC"', 'pick = "CC-AC"\nlight = ["hex"]'), "x.toml, step card, light 1: "),
        (('pick = "CC-AC"', 'pik = "CC-AC"'), "x.toml, step card: unknown field .*pik"),
        (('part = "cards"', ""), "x.toml, step card: part is missing"),
        (("minutes = 5", "minutes = 500"), "x.toml, minutes: "),
        (("minutes = 5", 'minutes = 5\n[options]\nmode = "odd"'), "x.toml, options: "),
        (("minutes = 5", 'minutes = 5\n[tips]\nodd = "tip"'), "x.toml, tips, odd: "),
        (('id = "card"', 'id = "crad"'), "x.toml, step crad, say: no words lesson-first-crad in en"),
    ],
)
def test_a_fault_is_named_with_file_step_and_field(change: tuple[str, str], named: str) -> None:
    spec = find_game("battlelore")
    read_lesson(spec, "first", toml_entry(GOOD, "x.toml"))
    with pytest.raises(ContentError, match=named):
        check_words(spec, read_lesson(spec, "first", toml_entry(GOOD.replace(*change), "x.toml")))


def test_a_pick_that_is_not_legal_is_named_when_the_script_is_played() -> None:
    spec = find_game("battlelore")
    lesson = read_lesson(spec, "first", toml_entry(GOOD.replace("CC-AC", "CC-XX"), "x.toml"))
    with pytest.raises(ContentError, match=r"x\.toml, step card, pick: 'CC-XX' is not an option"):
        list(rehearse(lesson))


@pytest.mark.parametrize(
    ("page", "named"),
    [
        ('id = "odd"\npicture = "lesson first card"\nclauses = []', "x.toml, page odd, id: no words learn-odd in en"),
        ('id = "goal"\npicture = "lesson"\nclauses = []', "x.toml, page goal, picture: "),
        ('id = "goal"\npicture = "lesson first card"\nclauses = ["BL-999.1"]', "x.toml, page goal, clauses 1: "),
    ],
)
def test_a_fault_of_a_page_is_named(page: str, named: str) -> None:
    with pytest.raises(ContentError, match=named):
        check_pages(find_game("battlelore"), read_pages(toml_entry(f"[[page]]\n{page}", "x.toml")))


def test_a_picture_behind_a_free_step_is_refused() -> None:
    lesson = load_lesson("battlelore", "first")
    assert lesson is not None
    assert isinstance(position_at(lesson, "retreat"), State)
    assert position_at(lesson, "again") is None

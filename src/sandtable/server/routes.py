"""The API as a table: path, method, what goes in, what comes out. Routing and the OpenAPI document are made from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from msgspec import Struct

from sandtable.core.briefing import Briefing
from sandtable.core.course import Course
from sandtable.core.editor import Edited, EditorStock
from sandtable.core.scene_static import Static
from sandtable.core.workshop import Checked, Stock
from sandtable.server import (
    api,
    asking,
    briefing,
    editing,
    gestures,
    hinting,
    importing,
    listing,
    messages,
    messages_editor,
    messages_games,
    messages_rules,
    messages_teaching,
    messages_together,
    replacing,
    rulebook,
    talk,
    teaching,
    tiles,
    workshop,
)
from sandtable.server.http import Handler
from sandtable.server.limits import Meter
from sandtable.words import LANGUAGES


@dataclass(frozen=True, slots=True)
class Param:
    """A parameter of the query."""

    name: str
    about: str
    schema: dict[str, object]
    required: bool = False


@dataclass(frozen=True, slots=True)
class Endpoint:
    method: str
    path: str
    name: str
    about: str
    handler: Handler
    answer: type | None
    """None for plain text."""
    body: type[Struct] | None = None
    key: bool = False
    """Does it need the key of a seat?"""
    status: int = 200
    params: tuple[Param, ...] = ()
    problems: tuple[int, ...] = ()
    media: str = "application/json"
    meter: Meter | None = None
    """What it counts as; who does too much of that has to wait (429)."""


POSITION: Final[dict[str, object]] = {"type": "integer", "minimum": 0, "maximum": 1_000_000}
SINCE: Final[dict[str, object]] = {"type": "integer", "minimum": -1, "maximum": 1_000_000}
SEAT: Final[dict[str, object]] = {"type": "integer", "minimum": -1, "maximum": 15}
TEXT: Final[dict[str, object]] = {"type": "string", "maxLength": 200}
FLAG: Final[dict[str, object]] = {"type": "boolean"}
A_TARGET: Final = "([a-z_]+:-?[0-9]{1,8}|point:-?[0-9]{1,4},-?[0-9]{1,4}|word:[a-z0-9-]{1,40}|asked:[a-z_]{0,40})"
TARGET: Final[dict[str, object]] = {"type": "string", "pattern": f"^{A_TARGET}$"}
GIVEN: Final[dict[str, object]] = {"type": "string", "pattern": f"^({A_TARGET}( {A_TARGET}){{0,7}})?$"}
TAKEN: Final[dict[str, object]] = {"type": "string", "pattern": f"^{A_TARGET}( {A_TARGET}){{0,7}}$"}
TYPES: Final[dict[str, object]] = {"type": "string", "pattern": "^([0-9]{1,6}( [0-9]{1,6}){0,59})?$"}
POINT_TEXT: Final[dict[str, object]] = {"type": "string", "pattern": "^-?[0-9]{1,6},-?[0-9]{1,6}$"}

LANGUAGE: Final[dict[str, object]] = {"type": "string", "enum": list(LANGUAGES)}
LANG: Final = Param("lang", "The language of the clauses; what is not translated comes in English.", LANGUAGE)

PATH_SCHEMAS: Final[dict[str, dict[str, object]]] = {
    "table": {"type": "string", "maxLength": 64},
    "game": {"type": "string", "maxLength": 40},
    "language": LANGUAGE,
    "clause": {"type": "string", "maxLength": 20},
    "page": {"type": "string", "maxLength": 40},
    "lesson": {"type": "string", "maxLength": 40},
    "seat": {"type": "integer", "minimum": 0, "maximum": 15},
}

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint(
        "GET",
        "/health",
        "health",
        "Is the server well, and can it store anything?",
        api.health,
        messages.Health,
        problems=(503,),
    ),
    Endpoint(
        "GET", "/games", "games", "The games with their options, defaults and bots.", api.games, messages_games.Games
    ),
    Endpoint(
        "POST",
        "/games/{game}/check",
        "checkOptions",
        "Try options without opening a table.",
        api.check_options,
        messages_games.CheckedOptions,
        messages_games.CheckOptions,
        problems=(404,),
        meter="checks",
    ),
    Endpoint(
        "POST",
        "/games/{game}/why",
        "whyOption",
        "Why a value of an option cannot be chosen beside the others.",
        asking.why_option,
        messages_rules.WhyNotOption,
        messages_games.OptionAsked,
        params=(LANG,),
        problems=(404,),
        meter="checks",
    ),
    Endpoint(
        "POST",
        "/games/{game}/briefing",
        "briefing",
        "What is to be known before a game with these options: story, forces, what wins, special rules, length.",
        briefing.of_options,
        messages_games.Briefed,
        messages_games.CheckOptions,
        problems=(404,),
        meter="checks",
    ),
    Endpoint(
        "GET",
        "/games/{game}/tiles",
        "tiles",
        "What a game can be played with, as tiles with pictures: adventures, maps, scenarios.",
        tiles.of_game,
        messages_games.Tiles,
        problems=(404,),
    ),
    Endpoint(
        "POST",
        "/games/{game}/campaign",
        "campaign",
        "The options with which a game goes on from the document of an earlier one.",
        api.campaign,
        messages_games.CheckedOptions,
        messages_games.Campaign,
        problems=(404,),
        meter="checks",
    ),
    Endpoint(
        "GET",
        "/games/{game}/workshop",
        "workshop",
        "What there is to build with for a game: items with their costs and figures, and ready things.",
        workshop.stock,
        Stock,
        problems=(404,),
    ),
    Endpoint(
        "POST",
        "/games/{game}/workshop/check",
        "checkBuilt",
        "What was built, as text or draft: both again, every rule that it breaks, its measures and charts.",
        workshop.check,
        Checked,
        messages_games.Built,
        problems=(404,),
        meter="checks",
    ),
    Endpoint(
        "POST",
        "/games/{game}/workshop/random",
        "randomBuilt",
        "Something legal by chance, to begin with.",
        workshop.random,
        Checked,
        messages_games.RandomBuilt,
        problems=(404,),
        meter="checks",
    ),
    Endpoint(
        "GET",
        "/games/{game}/editor",
        "editor",
        "What an adventure, battlefield or map of one's own is made of: tools, the form, templates.",
        editing.stock,
        EditorStock,
        problems=(404,),
    ),
    Endpoint(
        "POST",
        "/games/{game}/editor",
        "edit",
        "A document after edits: its text, how it looks, everything that is wrong with it and where.",
        editing.edit,
        Edited,
        messages_editor.EditWish,
        problems=(404,),
        meter="checks",
    ),
    Endpoint(
        "GET",
        "/games/{game}/teaching",
        "teaching",
        "How to play a game, page by page, and its guided games.",
        teaching.teaching,
        messages_teaching.Teaching,
        problems=(404,),
    ),
    Endpoint(
        "GET",
        "/games/{game}/teaching/{page}",
        "taughtPicture",
        "The position that a page of how to play shows.",
        teaching.picture,
        messages_teaching.TaughtPicture,
        problems=(404,),
        meter="questions",
    ),
    Endpoint(
        "POST",
        "/games/{game}/lessons/{lesson}",
        "openLesson",
        "Open a private table for a guided game against a bot.",
        teaching.open_lesson,
        messages.NewTableAnswer,
        status=201,
        problems=(404,),
        meter="tables",
    ),
    Endpoint(
        "GET",
        "/words/{game}/{language}",
        "words",
        "The Fluent catalogue of a game and the common words; `common` for these alone.",
        api.words,
        None,
        problems=(404,),
        media="text/plain",
    ),
    Endpoint(
        "GET",
        "/rules/{game}",
        "rules",
        "The clauses of a game's ledger with glossary and examples, or what holds all words of `q`, or nearly these.",
        rulebook.rules,
        messages_rules.RulesPage,
        params=(Param("q", "Words to look for.", TEXT), LANG),
        problems=(404,),
        meter="questions",
    ),
    Endpoint(
        "GET",
        "/clauses/{clause}",
        "clause",
        "One clause.",
        rulebook.clause,
        messages_rules.ClauseText,
        params=(LANG,),
        problems=(404,),
    ),
    Endpoint(
        "GET", "/languages", "languages", "The languages there are.", rulebook.languages, messages_rules.Languages
    ),
    Endpoint(
        "GET",
        "/examples/{clause}",
        "example",
        "The worked example that a clause retells, on its board.",
        rulebook.example,
        messages_rules.ExampleShown,
        problems=(404,),
    ),
    Endpoint(
        "POST",
        "/examples/{clause}/table",
        "openExample",
        "Open a private table at a worked example, with every seat for oneself.",
        rulebook.open_example,
        messages.NewTableAnswer,
        status=201,
        problems=(404,),
        meter="tables",
    ),
    Endpoint(
        "POST",
        "/records",
        "openRecord",
        "Lay out the game of a record on a private table.",
        importing.open_record,
        messages.NewTableAnswer,
        messages.OpenRecord,
        status=201,
        meter="tables",
    ),
    Endpoint(
        "GET",
        "/tables",
        "listTables",
        "The open tables, or those with certain ids, as they look from afar.",
        listing.list_tables,
        messages.Tables,
        params=(
            Param("status", "Only these of the open tables.", {"type": "string", "enum": ["waiting", "playing"]}),
            Param(
                "ids", "Ids of tables with commas between; of those there are.", {"type": "string", "maxLength": 3900}
            ),
        ),
    ),
    Endpoint(
        "POST",
        "/tables",
        "openTable",
        "Open a table; an empty object opens one against the best bot. Sequel and rematch of a finished game need a key of it.",
        api.open_table,
        messages.NewTableAnswer,
        messages.NewTable,
        status=201,
        problems=(401, 403, 404, 409),
        meter="tables",
    ),
    Endpoint(
        "GET",
        "/tables/{table}",
        "tableInfo",
        "A table as everybody sees it.",
        api.table_info,
        messages.TableInfo,
        problems=(404, 409),
    ),
    Endpoint(
        "GET",
        "/tables/{table}/static",
        "static",
        "The part of the scene that never changes.",
        api.static,
        Static,
        problems=(404, 409),
    ),
    Endpoint(
        "GET",
        "/tables/{table}/briefing",
        "tableBriefing",
        "The briefing of a table, with what the set-up has settled by chance.",
        briefing.of_table,
        Briefing,
        problems=(404, 409),
    ),
    Endpoint(
        "POST",
        "/tables/{table}/join",
        "join",
        "Sit down with the key of a seat; the key of an invitation is exchanged for a new one. The last one starts the game.",
        api.join,
        messages.JoinAnswer,
        messages.Join,
        key=True,
        problems=(404, 409),
        meter="seats",
    ),
    Endpoint(
        "POST",
        "/tables/{table}/seats/{seat}/claim",
        "claim",
        "Take an open seat and get its key. Harmless to repeat with a key of the own choice.",
        api.claim,
        messages.JoinAnswer,
        messages.Join,
        problems=(404, 409),
        meter="seats",
    ),
    Endpoint(
        "POST",
        "/tables/{table}/share",
        "share",
        "Show the contribution to the dice that was sealed when sitting down. Harmless to repeat.",
        api.share,
        messages.JoinAnswer,
        messages.Share,
        key=True,
        problems=(404, 409),
        meter="seats",
    ),
    Endpoint(
        "GET",
        "/tables/{table}/view",
        "view",
        "The table as the key's seat sees it, now or at position `at`; of a finished game with `all` everything.",
        api.view,
        messages.Update,
        key=True,
        params=(
            Param("since", "The number of the log the page knows; only later steps are sent.", SINCE),
            Param("at", "A position of the own past.", POSITION),
            Param("seat", "Another seat's view, when the game is over; -1: the spectators'.", SEAT),
            Param("all", "Everything open, when the game is over.", FLAG),
        ),
        problems=(404, 409),
    ),
    Endpoint(
        "POST",
        "/tables/{table}/pick",
        "pick",
        "Answer the open question. Harmless to repeat.",
        api.pick,
        messages.Done,
        messages.Pick,
        key=True,
        problems=(404, 409),
    ),
    Endpoint(
        "GET",
        "/tables/{table}/lift",
        "lift",
        "Where something can be put that is taken in hand, as the question will be. Nothing changes.",
        gestures.lift,
        messages_rules.Lifted,
        key=True,
        params=(
            Param("source", "The targets of what is taken (area:17 seat:0), with spaces between.", TAKEN, True),
            Param("types", "The kinds of its pieces that are meant, with spaces between; none for all.", TYPES),
        ),
        problems=(404, 409),
        meter="questions",
    ),
    Endpoint(
        "POST",
        "/tables/{table}/gesture",
        "gesture",
        "Take something and put it somewhere: all questions that this answers, as one entry of the log. Harmless to repeat.",
        gestures.gesture,
        messages_rules.Gestured,
        messages.Gesture,
        key=True,
        params=(LANG,),
        problems=(404, 409),
        meter="questions",
    ),
    Endpoint(
        "POST",
        "/tables/{table}/undo",
        "undo",
        "Take back own picks nobody has learned anything from. Harmless to repeat.",
        api.undo,
        messages.Done,
        messages.Undo,
        key=True,
        problems=(404, 409),
    ),
    Endpoint(
        "POST",
        "/tables/{table}/enter",
        "enter",
        "Give up, propose a draw or a take-back, or answer such a proposal, at any moment. Harmless to repeat.",
        api.enter,
        messages.Done,
        messages.Enter,
        key=True,
        problems=(404, 409),
    ),
    Endpoint(
        "POST",
        "/tables/{table}/deputy",
        "deputy",
        "Hand the own seat to a bot, or take it back. Harmless to repeat.",
        replacing.deputy,
        messages.Done,
        messages_together.Deputy,
        key=True,
        problems=(404, 409),
        meter="seats",
    ),
    Endpoint(
        "POST",
        "/tables/{table}/replace",
        "replace",
        "Agree that a bot plays for somebody who is gone while the game waits for them. Harmless to repeat.",
        replacing.replace,
        messages.Done,
        messages_together.Replace,
        key=True,
        problems=(404, 409),
        meter="seats",
    ),
    Endpoint(
        "GET",
        "/tables/{table}/talk",
        "talk",
        "What was said at the table, and the phrases that can be said.",
        talk.lines,
        messages_together.Talk,
        key=True,
        params=(Param("since", "Only what has a higher number.", POSITION),),
        problems=(404, 409),
        meter="questions",
    ),
    Endpoint(
        "POST",
        "/tables/{table}/talk",
        "say",
        "Say a phrase or a text, for everybody at the table to read. Harmless to repeat with the same `after`.",
        talk.say,
        messages_together.Said,
        messages_together.Say,
        key=True,
        problems=(404, 409),
        meter="talk",
    ),
    Endpoint(
        "POST",
        "/tables/{table}/coach",
        "coach",
        "Send the coach of a guided game away, or call him back. Harmless to repeat.",
        teaching.coach,
        messages.Done,
        messages_teaching.Coaching,
        key=True,
        problems=(404, 409),
    ),
    Endpoint(
        "POST",
        "/tables/{table}/standing",
        "standing",
        "Say beforehand how to answer reaction windows, in place of what was said before. Harmless to repeat.",
        api.standing,
        messages.StandingAnswers,
        messages.StandingAnswers,
        key=True,
        problems=(404, 409),
    ),
    Endpoint(
        "GET",
        "/tables/{table}/why",
        "why",
        "Why something is no answer: the clauses and a sentence; of what is one, what it would mean.",
        asking.why,
        messages_rules.WhyNot,
        key=True,
        params=(
            Param(
                "target",
                "A thing (area:17, point:120,35), a button (word:pass), a number (count:5), a player (seat:2), "
                "a question that is not asked (asked:KIND, asked: for any).",
                TARGET,
                True,
            ),
            Param("given", "What is chosen already of the answer: such targets, with spaces between.", GIVEN),
            Param("at", "An earlier position, as it was then.", POSITION),
            LANG,
        ),
        problems=(404, 409),
        meter="questions",
    ),
    Endpoint(
        "GET",
        "/tables/{table}/hint",
        "hint",
        "What the bot would answer in place of the seat, from what the seat knows.",
        hinting.hint,
        messages_teaching.Hint,
        key=True,
        params=(Param("warning", "Only which answers are clear blunders.", FLAG),),
        problems=(404, 409),
        meter="hints",
    ),
    Endpoint(
        "GET",
        "/tables/{table}/rules/{clause}",
        "whereApplies",
        "Where a clause matters now: what it keeps from being an answer to the open question.",
        rulebook.where_applies,
        messages_rules.WhereApplies,
        key=True,
        problems=(404, 409),
        meter="questions",
    ),
    Endpoint(
        "GET",
        "/tables/{table}/plan",
        "plan",
        "What a point of the plane would mean as an answer: way, places, gaps.",
        api.plan,
        messages_rules.Foreseen,
        key=True,
        params=(
            Param("at", "The point, such as 1200,350.", POINT_TEXT, True),
            Param("source", "The targets of what is held in hand, if the point is where to put that.", GIVEN),
        ),
        problems=(404, 409),
        meter="questions",
    ),
    Endpoint(
        "POST",
        "/tables/{table}/what-if",
        "whatIf",
        "Copy a position into a private table.",
        api.what_if,
        messages.NewTableAnswer,
        messages.WhatIf,
        key=True,
        status=201,
        problems=(404, 409),
        meter="tables",
    ),
    Endpoint(
        "GET",
        "/tables/{table}/sequel",
        "sequel",
        "What a finished game of a campaign hands on, as a document.",
        api.sequel,
        None,
        key=True,
        problems=(404, 409),
    ),
    Endpoint(
        "GET",
        "/tables/{table}/course",
        "course",
        "The course of a finished game: scores, turning points, statistics.",
        api.course,
        Course,
        key=True,
        problems=(404, 409),
        meter="questions",
    ),
    Endpoint(
        "GET",
        "/tables/{table}/record",
        "record",
        "The record of a finished game.",
        api.record,
        None,
        key=True,
        problems=(404, 409),
        media="application/x-ndjson",
    ),
)

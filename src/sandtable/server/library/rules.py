"""Serves the rules: clauses, searches, worked examples, and where a clause matters at a table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from sandtable.core.engine.decision import NotAsked
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.scene.scene import target_id
from sandtable.language.translator import LANGUAGES, language_name
from sandtable.rulebook import ledger
from sandtable.rulebook.examples import Example, find_example, load_examples
from sandtable.rulebook.glossary import Term, load_glossary
from sandtable.rulebook.lookup import look_up_in
from sandtable.rulebook.translations import ENGLISH, clause_in, title_in
from sandtable.server.actions import opening
from sandtable.server.actions.seating import own_seat
from sandtable.server.edge import keys
from sandtable.server.edge.http import answer, key_of
from sandtable.server.registry import registry_of
from sandtable.server.tables.scenes import seen_copy
from sandtable.server.wire.messages_rules import (
    ClauseText,
    ExampleOf,
    ExampleShown,
    LanguageInfo,
    Languages,
    RulesPage,
    TermText,
    WhereApplies,
)
from sandtable.server.wire.problems import Refused

MAX_ASKED = 200
"""The most characters in a search."""
MAX_WORDS = 8
"""The most words in a search: each unknown word is compared with all known ones."""


async def languages(request: Request) -> Response:
    return answer(Languages(tuple([LanguageInfo(each, language_name(each)) for each in LANGUAGES])))


def language_of(request: Request) -> str:
    """Return the language requested for clauses."""
    language = request.query_params.get("lang", ENGLISH)
    if language not in LANGUAGES:
        raise Refused(
            422, "unknown_language", "lang", f"the languages are {', '.join(LANGUAGES)}, not {language[:20]!r}"
        )
    return language


def clause_text(found: ledger.Clause, language: str) -> ClauseText:
    reason = ledger.load_deviations().get(found.id, "")
    said, spoken = clause_in(found, language)
    return ClauseText(found.id, said.text, found.chapter, said.chapter_title, found.tags, reason, spoken)


def term_text(term: Term) -> TermText:
    return TermText(term.id, term.clause, term.one, term.many, term.means, term.language)


async def rules(request: Request) -> Response:
    """Return all clauses, or those that contain the words of a search."""
    game, language = request.path_params["game"], language_of(request)
    asked = request.query_params.get("q", "")[:MAX_ASKED].split()[:MAX_WORDS]
    try:
        page = await registry_of(request).run("rules", rules_page, game, language, asked)
    except ledger.LedgerError as error:
        raise Refused(404, "unknown_game", "game", str(error)) from None
    return answer(page)


def rules_page(game: str, language: str, asked: list[str]) -> RulesPage:
    book = ledger.load_ledger(game)
    title = title_in(book, language)
    if asked:
        found = look_up_in([book.game], language, asked)
        clauses = tuple([clause_text(book.clauses[clause.id], language) for clause in found.clauses])
        terms = tuple([term_text(term) for term in found.terms])
        return RulesPage(book.game, title, clauses, terms, instead=found.instead)
    return RulesPage(
        book.game,
        title,
        tuple([clause_text(clause, language) for clause in book.clauses.values()]),
        tuple([term_text(term) for term in load_glossary(book.game, language)]),
        tuple([ExampleOf(example.id, example.clauses) for example in load_examples(book.game).values()]),
    )


async def clause(request: Request) -> Response:
    return answer(clause_text(await named_clause(request), language_of(request)))


async def named_clause(request: Request) -> ledger.Clause:
    try:
        return await registry_of(request).run("rules", ledger.clause, request.path_params["clause"][:20])
    except ledger.UnknownClause as error:
        raise Refused(404, "unknown_clause", "clause", str(error)) from None


# -- worked examples -------------------------------------------------------------------------------------------------------


async def named_example(request: Request) -> tuple[GameSpec[State], Example]:
    found = await named_clause(request)
    shown = await registry_of(request).run("content", find_example, found.id)
    if shown is None:
        raise Refused(404, "no_example", "clause", f"{found.id} is not an example that can be shown on a board")
    return shown


async def example(request: Request) -> Response:
    spec, shown = await named_example(request)
    return answer(await registry_of(request).run("content", example_shown, spec, shown))


def example_shown(spec: GameSpec[State], shown: Example) -> ExampleShown:
    state = spec.load(shown.state)
    static = spec.presentation.static_scene(shown.options, state.players)
    scene = spec.presentation.scene(state.seen_by(shown.seat), shown.seat)
    return ExampleShown(shown.id, shown.seat, shown.refused, static, scene)


async def open_example(request: Request) -> Response:
    """Open a private table at an example. The caller gets every seat, and the dice are random again."""
    spec, shown = await named_example(request)
    state = await registry_of(request).run("content", spec.load, shown.state)
    state.renew(keys.CHANCE.getrandbits(64))
    return answer(await opening.open_position(registry_of(request), spec, shown.options, state), 201)


# -- at a table ------------------------------------------------------------------------------------------------------------


async def where_applies(request: Request) -> Response:
    """Return everything a clause rules out as an answer now, from what the seat knows."""
    key, found = key_of(request), await named_clause(request)
    registry, table_id = registry_of(request), request.path_params["table"]
    seat = await own_seat(registry, table_id, key)
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        seen = seen_copy(table.playing().state, seat)
    return answer(await registry.run("questions", applies, table.spec, seen, seat, found.id))


def applies(spec: GameSpec[State], seen: State, seat: int, clause: str) -> WhereApplies:
    try:
        asked = seen.asked(seat)
    except NotAsked as error:
        raise Refused(409, "not_asked", "seat", str(error)) from None
    offered = {target for option in asked.options for target in spec.notation.targets_of(asked, option)}
    kept = [target for target in spec.presentation.targets(seen) if target not in offered]
    if asked.clause == clause:
        # the question's own clause only rules out targets of the kinds that the question is about
        parts = {part for part, _ in offered}
        kept = [target for target in kept if target[0] in parts]
    targets = [target_id(target) for target in kept if clause in spec.presentation.why_not(seen, seat, target)]
    return WhereApplies(seat, clause, tuple(targets), asked.clause == clause)

"""Serves the rules: clauses, searches, worked examples, and where a clause matters at a table."""

from __future__ import annotations

from typing import Annotated, Final

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
from sandtable.server.edge import keys
from sandtable.server.endpoints import ClauseId, Language, OwnSeat, Param, Router, TableId, text
from sandtable.server.registry import TableRegistry
from sandtable.server.tables.scenes import seen_copy
from sandtable.server.wire.messages import NewTableAnswer
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


router = Router("Rules")
ExampleId = Annotated[str, text("The id of a clause that retells a worked example.", 20, "BL-35.14", name="clause")]


@router.get("/languages")
async def languages(registry: TableRegistry) -> Languages:
    """List the languages of the interface and the rules, English first."""
    return Languages(tuple([LanguageInfo(each, language_name(each)) for each in LANGUAGES]))


def clause_text(found: ledger.Clause, language: str) -> ClauseText:
    reason = ledger.load_deviations().get(found.id, "")
    said, spoken = clause_in(found, language)
    return ClauseText(found.id, said.text, found.chapter, said.chapter_title, found.tags, reason, spoken)


def term_text(term: Term) -> TermText:
    return TermText(term.id, term.clause, term.one, term.many, term.means, term.language)


def read_search(words: str) -> str:
    if len(words) > MAX_ASKED:
        raise ValueError(f"expected at most {MAX_ASKED} characters")
    return words


SEARCH: Final = Param(
    "Words to search for.", {"type": "string", "maxLength": MAX_ASKED}, read_search, "dragon", name="q"
)


@router.get("/rules/{game}", meter="questions")
async def rules(
    registry: TableRegistry,
    game: Annotated[str, text("The name of a game.", 40, "bloodstones")],
    search: Annotated[str, SEARCH] = "",
    language: Language = ENGLISH,
) -> RulesPage:
    """Get a game's clauses with glossary and examples, or those that contain all words of `q` or similar ones."""
    try:
        return await registry.run("rules", rules_page, game, language, search.split()[:MAX_WORDS])
    except ledger.LedgerError as error:
        raise Refused(404, "unknown_game", "game", str(error)) from None


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


@router.get("/clauses/{clause}", meter="questions")
async def clause(registry: TableRegistry, clause_id: ClauseId, language: Language = ENGLISH) -> ClauseText:
    """Get one clause."""
    return clause_text(await named_clause(registry, clause_id), language)


async def named_clause(registry: TableRegistry, clause_id: str) -> ledger.Clause:
    try:
        return await registry.run("rules", ledger.clause, clause_id[:20])
    except ledger.UnknownClause as error:
        raise Refused(404, "unknown_clause", "clause", str(error)) from None


# -- worked examples -------------------------------------------------------------------------------------------------------


async def named_example(registry: TableRegistry, clause_id: str) -> tuple[GameSpec[State], Example]:
    found = await named_clause(registry, clause_id)
    shown = await registry.run("content", find_example, found.id)
    if shown is None:
        raise Refused(404, "no_example", "clause", f"{found.id} is not an example that can be shown on a board")
    return shown


@router.get("/examples/{clause}", meter="questions")
async def example(registry: TableRegistry, clause_id: ExampleId) -> ExampleShown:
    """Get the worked example that a clause retells, on its board."""
    spec, shown = await named_example(registry, clause_id)
    return await registry.run("content", example_shown, spec, shown)


def example_shown(spec: GameSpec[State], shown: Example) -> ExampleShown:
    state = spec.load(shown.state)
    static = spec.presentation.static_scene(shown.options, state.players)
    scene = spec.presentation.scene(state.seen_by(shown.seat), shown.seat)
    return ExampleShown(shown.id, shown.seat, shown.refused, static, scene)


@router.post("/examples/{clause}/table", status=201, meter="tables")
async def open_example(registry: TableRegistry, clause_id: ExampleId) -> NewTableAnswer:
    """Open a private table at a worked example, with all seats for the caller. The dice are random again."""
    spec, shown = await named_example(registry, clause_id)
    state = await registry.run("content", spec.load, shown.state)
    state.renew(keys.CHANCE.getrandbits(64))
    return await opening.open_position(registry, spec, shown.options, state)


# -- at a table ------------------------------------------------------------------------------------------------------------


@router.get("/tables/{table}/rules/{clause}", meter="questions")
async def where_applies(registry: TableRegistry, table_id: TableId, clause_id: ClauseId, seat: OwnSeat) -> WhereApplies:
    """Get where a clause matters now: what it rules out as an answer to the open question."""
    found = await named_clause(registry, clause_id)
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        seen = seen_copy(table.playing().state, seat)
    return await registry.run("questions", applies, table.spec, seen, seat, found.id)


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

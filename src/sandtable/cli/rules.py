"""`sandtable rules`: shows the ledgers, and how much of them is implemented and tested."""

from __future__ import annotations

import json
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence

import click
from rich.console import Console
from rich.table import Table

from sandtable.language.translator import LANGUAGES
from sandtable.rulebook import ledger
from sandtable.rulebook.ledger import Clause, LedgerError
from sandtable.rulebook.lookup import look_up_in
from sandtable.rulebook.translations import ENGLISH, clause_in, gaps, languages, page_of, stamp

WIDEST = 100
LANG = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default=ENGLISH,
    help="Language of the clauses, where translated.",
)
JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


class Refusal(click.ClickException):
    exit_code = 2


class RulesGroup(click.Group):
    """Turns ledger errors into one line and exit code 2."""

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except LedgerError as error:
            raise Refusal(str(error)) from error


@click.group(cls=RulesGroup, invoke_without_command=True)
@click.pass_context
def rules(ctx: click.Context) -> None:
    """Look up the rules ledgers. Without a command: how much of each is implemented and tested."""
    if ctx.invoked_subcommand is None:
        print_table(["game", "clauses", "tested", "deviations", "missing"], summary())


@rules.command()
@click.argument("ids", nargs=-1, required=True, metavar="ID...")
@LANG
@JSON
def show(ids: Sequence[str], lang: str, as_json: bool) -> None:
    """Print clauses (such as BS-10.9) with the code that implements them and the tests that check it."""
    if as_json:
        print_json([ledger.clause(i) for i in ids], lang)
        return
    clauses = [ledger.clause(i) for i in ids]
    common = common_in(clauses)
    for found in clauses:
        game = ledger.game_of(found.id)
        said, _ = clause_in(found, lang)
        place = f"{ledger.load_ledger(game).title}, chapter {found.chapter}: {said.chapter_title}"
        click.echo(f"{click.style(found.id, bold=True)}  {place}")
        click.echo(wrap(said.text))
        if reason := ledger.load_deviations().get(found.id):
            click.echo(wrap(f"Deviation: {reason}"))
        if found.no_code:
            click.echo(wrap(f"Needs no code: {ledger.NO_CODE[found.no_code]}."))
        for place in (*code_of(found, common), *tests_of(found, common)):
            click.echo(f"  {place}")


@rules.command()
@click.argument("game")
def missing(game: str) -> None:
    """List the clauses of a game that have neither a test nor a deviation."""
    need_tests()
    print_clauses(ledger.coverage(game).missing)


@rules.command()
@click.argument("words", nargs=-1, required=True, metavar="WORD...")
@LANG
@JSON
def search(words: Sequence[str], lang: str, as_json: bool) -> None:
    """List the clauses that contain all the words, or similar ones. Exits with code 1 if there are none.

    Matching glossary terms are listed first.
    """
    words = " ".join(words).split()  # quoted words count as several words too
    found = look_up_in([*ledger.GAMES, *ledger.plugin_ledgers()], lang, words)
    if found.instead:
        taken = ", ".join(f"{new} in place of {old}" for old, new in found.instead.items())
        click.echo(f"searched for {taken}", err=True)
    if as_json:
        print_json(found.clauses, lang)
    else:
        for term in found.terms:
            click.echo(f"{term.clause} {click.style(term.name, bold=True)}: {term.means}")
        print_clauses(found.clauses)
    if not (found.clauses or found.terms):
        click.echo("no clause contains " + " and ".join(repr(w) for w in words), err=True)
        raise SystemExit(1)


@rules.command()
@click.argument("place", metavar="RECORD[@N]")
@click.argument("target")
@LANG
@JSON
def why(place: str, target: str, lang: str, as_json: bool) -> None:
    """Explain why TARGET is not an option after N entries of a record (without @N: at its end).

    TARGET is a name, or something like area:17 or point:1200,350.
    """
    from sandtable.cli.records.why import tell  # the terminal's modules, which no other command of this group needs

    tell(place, target, lang, as_json)


@rules.command()
@click.option("--write", is_flag=True, help="Write docs/rules/deviations.md instead of printing it.")
def deviations(write: bool) -> None:
    """Print where the games differ from their ledgers."""
    if write:
        click.echo(f"wrote {ledger.write_deviations_page()}")
    else:
        click.echo(ledger.deviations_page(), nl=False)


@rules.command("languages")
def list_languages() -> None:
    """Show how much of each ledger is translated. Stale clauses have changed in English since."""
    rows = []
    for language in languages():
        for game in ledger.GAMES:
            found, total = gaps(game, language), len(ledger.load_ledger(game).clauses)
            done = total - len(found.missing) - len(found.stale)
            numbers = (total, done, len(found.stale), len(found.missing), len(found.strange))
            rows.append([f"{language} {game}", *[str(number) for number in numbers]])
    print_table(["ledger", "clauses", "translated", "stale", "missing", "unknown"], rows)


@rules.command("stamp")
@click.argument("language", type=click.Choice([each for each in LANGUAGES if each != ENGLISH]))
@click.argument("ids", nargs=-1, metavar="[ID...]")
def stamp_clauses(language: str, ids: Sequence[str]) -> None:
    """Mark translated clauses as up to date with the English: all unmarked ones, and the given IDs."""
    wanted = [ledger.clause(id).id for id in ids]
    for game in ledger.GAMES:
        page = page_of(game, language)
        if page.is_file():
            click.echo(f"{language}/{page.name}: {stamp(game, language, wanted)} stamped")


def need_tests() -> None:
    if ledger.tests_dir() is None:
        raise LedgerError("the tests are not part of an installed package; run this in a checkout")


def summary() -> list[list[str]]:
    """One row per game. Without tests, two columns stay empty."""
    rows = []
    for game in ledger.GAMES:
        sums = ledger.coverage(game)
        tested, left = str(len(sums.tested)), str(len(sums.missing))
        if ledger.tests_dir() is None:
            tested = left = "-"
        rows.append([game, str(sums.total), tested, str(len(sums.deviating)), left])
    return rows


def print_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table at a terminal, aligned columns in a pipe."""
    if sys.stdout.isatty():
        table = Table()
        for column, name in enumerate(head):
            table.add_column(name, justify="right" if column else "left")
        for row in rows:
            table.add_row(*row)
        Console().print(table)
    else:
        lines = [head, *rows]
        first, *others = [max(map(len, column)) for column in zip(*lines, strict=True)]
        for name, *cells in lines:
            right = [f"{cell:>{width}}" for cell, width in zip(cells, others, strict=True)]
            click.echo("  ".join([f"{name:<{first}}", *right]))


def print_json(clauses: Sequence[Clause], language: str) -> None:
    rows = []
    common = common_in(clauses)
    for found in clauses:
        said, spoken = clause_in(ledger.clause(found.id), language)
        rows.append(
            {
                "id": found.id,
                "game": ledger.game_of(found.id),
                "chapter": found.chapter,
                "chapter_title": said.chapter_title,
                "language": spoken,
                "text": said.text,
                "tags": list(found.tags),
                "deviation": ledger.load_deviations().get(found.id, ""),
                "no_code": found.no_code,
                "code": list(code_of(found, common)),
                "tests": list(tests_of(found, common)),
            }
        )
    click.echo(json.dumps(rows, ensure_ascii=False, indent=2))


def common_in(clauses: Sequence[Clause]) -> str:
    """What the ids of these clauses have in common: their chapter, if it is one. Files without it name none of them."""
    chapters = {clause.id.partition(".")[0] + "." for clause in clauses}
    return chapters.pop() if len(chapters) == 1 else ""


def code_of(clause: Clause, common: str) -> tuple[str, ...]:
    return ledger.load_code(common).get(clause.id, ())


def tests_of(clause: Clause, common: str) -> tuple[str, ...]:
    return ledger.load_tests(common).get(clause.id, ())


def print_clauses(clauses: Iterable[Clause]) -> None:
    """Print one clause per line in a pipe, wrapped at a terminal."""
    for found in clauses:
        if sys.stdout.isatty():
            click.echo(f"{click.style(found.id, bold=True)}\n{wrap(found.text)}")
        else:
            click.echo(f"{found.id} {found.text}")


def wrap(text: str) -> str:
    width = min(shutil.get_terminal_size().columns, WIDEST)
    return textwrap.fill(text, width, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)

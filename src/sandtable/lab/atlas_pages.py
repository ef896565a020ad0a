"""The pages of the atlas: Markdown with charts, one page for each game and a first page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sandtable import __version__
from sandtable.bots import policy_of
from sandtable.core.registry import find_game
from sandtable.core.text.message import kebab
from sandtable.lab.atlas import SEED, Found, Game, outside, pairs_outside, seat_names
from sandtable.lab.balance import BAND, FactorResult, Share, ValueResult
from sandtable.lab.balance_report import interval_text, mean_text, share_text, whiskers
from sandtable.lab.charts import alone, heat_map
from sandtable.lab.pages import Block, Chart, Grid, Heading, Paragraph, block_markdown

PICTURE: Final = "chart-"
"""The pictures begin with this, so that the site can let them be wider than a phone."""
INDEX: Final = "atlas.md"
COMMAND: Final = "lab atlas --out my-atlas --pages docs/balance"


def pages(games: Sequence[Game], found: Sequence[Found]) -> dict[str, str]:
    """The files of the atlas: a page for each game that was played, its charts, and the first page."""
    written: dict[str, str] = {}
    played = [game for game in games if any(each.study.game == game.game for each in found)]
    for game in played:
        written |= game_page(game, [each for each in found if each.study.game == game.game])
    return written | {INDEX: index_page(played, found)}


# -- a game ----------------------------------------------------------------------------------------------------------------


def game_page(game: Game, found: Sequence[Found]) -> dict[str, str]:
    """The page of a game, and its charts."""
    written: dict[str, str] = {}
    parts = [f"# The balance of {game.title}", " ".join(game.about.split())]
    for each in found:
        parts += [block_markdown(Heading(each.study.title)), *introduction(each)]
        charts = 0
        for block in study_blocks(each):
            if isinstance(block, Chart):
                charts += 1
                name = f"{PICTURE}{kebab(game.game)}-{each.study.name}-{charts}.svg"
                written[name] = alone(block.svg) + "\n"
                parts.append(f"![{block.title}]({name})")
            else:
                parts.append(block_markdown(block))
    parts += [
        "## How it was made",
        f"Sandtable {__version__}, rules version {find_game(game.game).rules_version}. The bot in all seats is the"
        f" {policy_of(game.game)}. The first deal has the seed {SEED}, each later one adds 1. Played until"
        f" {max([each.day for each in found])}. This command goes on:",
        f"    sandtable {COMMAND.replace('atlas', f'atlas {game.game}', 1)}",
    ]
    return {f"{kebab(game.game)}.md": "\n\n".join(parts) + "\n", **written}


def introduction(found: Found) -> Iterator[str]:
    """What is asked, how many games there are, and what is out of balance."""
    study = found.study
    yield " ".join(study.about.split())
    count = f"{found.games:,} games" + (f": {found.of_each()}" if found.values() else "")
    if found.games < study.games:
        count += f" ({study.games:,} are wanted)"
    yield f"{count}. Fair is {found.fair:.0%}."
    said = outside(found)
    many, pairs = pairs_outside(found)
    band = f"outside {found.fair * (1 - BAND) * 100:.0f} to {found.fair * (1 + BAND):.0%}"
    if many:
        said.append(f"{many} of {pairs} pairs, marked in the table")
    so_far = " so far" if found.games < study.games else ""
    whose = "These are the project's own numbers." if study.own else "These are the published game's numbers."
    yield (
        f"**Beyond doubt {band}**: {'; '.join(said)}. {whose}" if said else f"Nothing lies beyond doubt {band}{so_far}."
    )


def study_blocks(found: Found) -> Iterator[Block]:
    """The charts and tables of a study."""
    for result in found.results:
        yield from (side_blocks if result.by_seat else table_blocks)(result, found)
    if not found.results:
        yield whiskers("Share of each seat", seat_names(found), found.seats, found.fair)
    if not found.results or found.results[0].by_seat:
        rows = [
            [name, with_interval(share, found.fair), f"{share.deals:,}"]
            for name, share in zip(seat_names(found), found.seats, strict=True)
        ]
        yield Grid([["seat", "share", "deals"], *rows])


def side_blocks(result: FactorResult, found: Found) -> Iterator[Block]:
    """A factor that each seat has for itself, such as its deck."""
    names = [row.value for row in result.values]
    yield whiskers(f"Share of each {result.name}", names, [row.share for row in result.values], found.fair)
    rows = [
        [row.value, with_interval(row.share, found.fair), *[f"{seat.share:.1%}" for seat in row.seats], *length(row)]
        for row in result.values
        if row.share
    ]
    yield Grid([[result.name, "share", *[f"in {name}" for name in seat_names(found)], *LENGTH], *rows])
    if not found.has_pairs():
        yield Paragraph("The pairs have met too seldom for a table of their own.")
        return
    shares = {(pair.side, pair.other): pair.share for pair in result.pairs}
    title = f"Share of each {result.name} against each other"
    yield Chart(title, heat_map(title, names, {pair: share.share for pair, share in shares.items()}, found.fair))
    once = [pair for pair in shares if names.index(pair[0]) < names.index(pair[1])]
    once.sort(key=lambda pair: -abs(shares[pair].share - found.fair))
    pairs = [[" : ".join(pair), with_interval(shares[pair], found.fair), f"{shares[pair].deals:,}"] for pair in once]
    yield Grid([["pair", "share of the first", "deals"], *pairs])


def table_blocks(result: FactorResult, found: Found) -> Iterator[Block]:
    """A factor that is the same for all seats, such as the map. At a table for two, the other seat has the rest."""
    names = seat_names(found)
    shown = names[:1] if len(names) == 2 else names
    rows = [
        [row.value, *[with_interval(seat, found.fair) for seat in row.seats[: len(shown)]], *length(row)]
        for row in result.values
    ]
    first = [row.seats[0] for row in result.values]
    yield whiskers(f"Share of {names[0]} by {result.name}", [row.value for row in result.values], first, found.fair)
    yield Grid([[result.name, *[f"share of {name}" for name in shown], *LENGTH], *rows])


LENGTH: Final = ("draws", "decisions", "score spread")


def length(row: ValueResult) -> list[str]:
    decisions = mean_text(row.decisions, 0)
    return [f"{row.draws:.0%}", *[mean.replace("+-", "±") for mean in (decisions, mean_text(row.spread))]]


def with_interval(share: Share, fair: float) -> str:
    """
    >>> with_interval(Share(0.475, 0.455, 0.4961, 9), 0.5), with_interval(Share(0.7, 0.65, 0.75, 9), 0.5)
    ('47.5% (45.5 to 49.6)', '70.0% + (65.0 to 75.0)')
    """
    return f"{share_text(share, fair)} ({interval_text(share)})"


# -- the first page --------------------------------------------------------------------------------------------------------


def index_page(games: Sequence[Game], found: Sequence[Found]) -> str:
    rows = [
        "| game | study | games | of these | beyond doubt outside the band | numbers |",
        "|---|---|---:|---|---|---|",
    ]
    for game in games:
        for each in [each for each in found if each.study.game == game.game]:
            many, pairs = pairs_outside(each)
            said = [f"{len(outside(each))} of {len(each.values()) or len(each.seats)} rows"]
            said += [f"{many} of {pairs} pairs"] if pairs else []
            link = f"[{game.title}]({kebab(game.game)}.md#{each.study.title.lower().replace(' ', '-')})"
            whose = "own" if each.study.own else "published"
            rows.append(
                f"| {link} | {each.study.title} | {each.games:,} | {each.of_each()} | {', '.join(said)} | {whose} |"
            )
    return "\n\n".join([*ABOVE, "\n".join(rows), *BELOW]) + "\n"


ABOVE: Final = (
    "# The atlas",
    "How balanced the games are, measured: the captain plays all seats, one factor varies at a time, and sides swap seats."
    " Shares are those of the victory, and a draw is shared. Intervals are 95% and count deals. What two captains make of a"
    " side is not what two people make of it: read the figures as those of one way to play.",
)
BELOW: Final = (
    "The band is a fifth to either side of the fair share: 40 to 60% at a table for two. A row counts if its whole interval"
    " lies outside; the tables mark it with `+` or `-`. *Numbers* says whose design is measured: the published game's, which"
    " the project does not change, or the project's own.",
    "One command plays all studies and writes these pages. It goes on where it was stopped; with `--report` it only writes"
    " the pages:",
    f"    sandtable {COMMAND}",
    "[Balance](../guide/laboratory.md#balance) says how to read the tables,"
    " [a balance study](../guide/balance-study.md) how to ask questions of your own.",
)

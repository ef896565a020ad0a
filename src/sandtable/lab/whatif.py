"""What a change moves: the same deals by the same bots, once with the game as it is and once with the change.

Each game has a twin with the same seed, so what both owe to the deal cancels out in the difference. How much that saves is
reported for each figure: the variance of the differences against that of two independent samples.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from sandtable.core.registry import find_game
from sandtable.lab.matchup import Matchup
from sandtable.lab.pages import Block, Grid, Heading, Paragraph
from sandtable.lab.patch import Patch
from sandtable.lab.simulate import GameRow
from sandtable.lab.statistics import Paired, paired

Figure = Callable[[GameRow], float]


@dataclass(frozen=True)
class Moved:
    """One figure of the games, without and with the change. The unit is the deal."""

    name: str
    percent: bool
    paired: Paired


def changed_matchup(matchup: Matchup, patch: Patch) -> Matchup:
    """The same matchup with the options of a patch."""
    spec = find_game(matchup.game)
    sets = [spec.check_options(matchup.players, {**options, **patch.options}) for options in matchup.option_sets]
    return replace(matchup, option_sets=tuple(sets))


def moved(matchup: Matchup, base: Sequence[GameRow], changed: Sequence[GameRow]) -> list[Moved]:
    """How much each figure moved."""
    found = [
        Moved(name, percent, paired(means(matchup, base, figure), means(matchup, changed, figure)))
        for name, percent, figure in figures(matchup)
    ]
    return [each for each in found if each.paired.base or each.paired.changed or each.name.startswith("share")]


def figures(matchup: Matchup) -> list[tuple[str, bool, Figure]]:
    seats = range(matchup.players)
    found: list[tuple[str, bool, Figure]] = [(f"share of seat {seat + 1}", True, share_of(seat)) for seat in seats]
    if len(matchup.bots) > 1:
        found += [(f"share of {name}", True, bot_share(matchup, bot)) for bot, name in enumerate(matchup.bots)]
    found += [
        ("draws", True, lambda game: float(len(game.winners) != 1)),
        ("decisions", False, lambda game: game.decisions),
    ]
    found += [(f"score of seat {seat + 1}", False, score_of(seat)) for seat in seats]
    return [*found, ("score spread", False, lambda game: max(game.scores) - min(game.scores))]


def share_of(seat: int) -> Figure:
    return lambda game: game.shares[seat]


def score_of(seat: int) -> Figure:
    return lambda game: game.scores[seat]


def bot_share(matchup: Matchup, bot: int) -> Figure:
    """The mean share of the seats that a bot holds, 0 in a game without it."""

    def figure(game: GameRow) -> float:
        held = [share for which, share in zip(matchup.seats(game.game), game.shares, strict=True) if which == bot]
        return fmean(held) if held else 0.0

    return figure


def means(matchup: Matchup, games: Sequence[GameRow], figure: Figure) -> list[float]:
    """The mean of a figure in each deal."""
    size = matchup.games_in_round
    return [fmean([figure(game) for game in games[start : start + size]]) for start in range(0, len(games), size)]


def same_games(base: Sequence[GameRow], changed: Sequence[GameRow]) -> int:
    """How many games ended in the same position."""
    return sum([one.digest == other.digest for one, other in zip(base, changed, strict=True)])


def report(patch: Patch, results: Sequence[Moved], games: int, same: int) -> list[Block]:
    head = ["", "base", "changed", "difference", "95% interval", "games saved"]
    rows = [head, *[row_of(each) for each in results]]
    certain = [each.name for each in results if each.paired.is_certain()]
    said = f"Beyond doubt moved: {', '.join(certain)}." if certain else "Nothing moved beyond doubt."
    return [
        Heading("Changes"),
        Paragraph("\n".join(patch.lines)),
        Heading("What moved"),
        Paragraph(f"{games} games of each, {same} of them ended in the same position. {said}"),
        Grid(rows),
        Paragraph(
            "Games saved: how many fewer games are needed with the same seeds than in independent runs, for this interval."
        ),
    ]


def row_of(each: Moved) -> list[str]:
    found, scale, unit = each.paired, 100 if each.percent else 1, "%" if each.percent else ""
    low, high = found.difference - found.spread, found.difference + found.spread
    saved = "-" if found.saved is None else f"{found.saved:.0%}"
    return [
        each.name,
        f"{found.base * scale:.1f}{unit}",
        f"{found.changed * scale:.1f}{unit}",
        f"{found.difference * scale:+.1f}" + (" *" if found.is_certain() else ""),
        f"{low * scale:+.1f} to {high * scale:+.1f}",
        saved,
    ]

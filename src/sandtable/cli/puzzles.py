"""`sandtable puzzles`: solves the puzzles of a game at the terminal."""

from __future__ import annotations

from collections import Counter
from typing import Final

import click
from rich.text import Text

from sandtable.cli.common import game_of
from sandtable.cli.terminal.console import Quit, Terminal
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.language.translator import ENGLISH, LANGUAGES, Translator
from sandtable.learning.puzzles import Puzzle, load_puzzles

BOARD: Final = 30
"""The least lines of a board."""


@click.command()
@click.argument("game")
@click.argument("number", type=click.IntRange(1), required=False)
@click.option("--lang", type=click.Choice(LANGUAGES), default=ENGLISH, help="Language of the puzzles.")
def puzzles(game: str, number: int | None, lang: str) -> None:
    """Solve puzzle NUMBER of a game, or count its puzzles: positions in which one answer is clearly the best."""
    spec = game_of(game)
    words, found = Translator(spec, lang), list(load_puzzles(spec.name).values())
    if not found:
        raise click.ClickException(words("puzzle-none"))
    if number is None:
        for level, count in sorted(Counter([puzzle.difficulty for puzzle in found]).items()):
            first = next(n for n, puzzle in enumerate(found, 1) if puzzle.difficulty == level)
            click.echo(f"{first}-{first + count - 1}  {words(f'puzzle-level-{level}')}")
        return
    if number > len(found):
        raise click.UsageError(f"{spec.name} has puzzles 1 to {len(found)}, not {number}")
    terminal = Terminal()
    title = words("puzzle-number", n=number, m=len(found))
    terminal.show(Text(f"{title}, {words(f'puzzle-level-{found[number - 1].difficulty}')}", style="bold"))
    solve(spec, found[number - 1], words, terminal)


def solve(spec: GameSpec[State], puzzle: Puzzle, words: Translator, terminal: Terminal) -> None:
    """Show the position and judge answers until one is right or the solution is wanted."""
    seen, asked = puzzle.position(spec)
    labels = {
        spec.notation.option_text(seen, asked, option): words.option(seen, asked, option) for option in asked.options
    }
    texts = list(labels)
    height = max(terminal.height - len(texts) - 6, BOARD)
    terminal.show(spec.presentation.board_text(seen, puzzle.seat, words, terminal.width, height, {}))
    terminal.show(Text(f"{words.seat(puzzle.seat)}: {words.ask(seen, asked)}", style="bold"))
    for number, text in enumerate(texts, 1):
        terminal.say(f"{number:>3} {labels[text]}")
    given = ""
    while given != puzzle.solution:
        try:
            line = terminal.ask(f"{words('puzzle-terminal')} ")
        except Quit:
            return
        if line == "?":
            break
        given = texts[int(line) - 1] if line.isdecimal() and 1 <= int(line) <= len(texts) else line
        chance = puzzle.chance_of(given)
        if chance is None:
            terminal.say(words("puzzle-no-answer", n=len(texts)))
            continue
        key = "right" if given == puzzle.solution else "wrong"
        n, m = round(100 * chance), round(100 * puzzle.answers[0][1])
        terminal.say(f"{words(f'puzzle-{key}', x=labels[given])}. {words(f'puzzle-{key}-more', n=n, m=m)}")
    terminal.show(Text(words("puzzle-solution"), style="bold"))
    for text, chance in puzzle.answers[:4]:
        own = f" ({words('puzzle-own')})" if text == puzzle.own else ""
        terminal.say(f"{round(100 * chance):>3} % {labels[text]}{own}")
    for theme in puzzle.gains:
        terminal.say(words(f"hint-gain-{theme}"))
    for theme in puzzle.costs:
        terminal.say(words(f"hint-cost-{theme}"))

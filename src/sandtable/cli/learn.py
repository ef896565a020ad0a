"""`sandtable learn`: prints how to play a game, page by page."""

from __future__ import annotations

import textwrap

import click

from sandtable.core.registry import UnknownGame, find_game
from sandtable.language.translator import ENGLISH, LANGUAGES, Translator
from sandtable.learning.how_to_play import how_to_play

WIDTH = 88


@click.command()
@click.argument("game")
@click.option("--lang", type=click.Choice(LANGUAGES), default=ENGLISH, help="Language of the pages.")
def learn(game: str, lang: str) -> None:
    """Print how to play a game. The browser adds pictures and a guided game."""
    try:
        spec = find_game(game.replace("-", "_"))
    except UnknownGame as error:
        raise click.ClickException(str(error)) from None
    words = Translator(spec, lang)
    pages = how_to_play(spec.name)
    if not pages:
        raise click.ClickException(words("learn-none"))
    click.echo(click.style(words("game-title"), bold=True))
    for number, page in enumerate(pages, 1):
        click.echo(f"\n{click.style(f'{number}. ' + words(page.key, 'title'), bold=True)}\n")
        for part in words(page.key).split("\n\n"):
            click.echo(textwrap.fill(part.strip(), WIDTH) + "\n")
        click.echo(f"{words('learn-rules')} {', '.join(page.clauses)}")

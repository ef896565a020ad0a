"""`sandtable lab spaces`: what the numbers of a learner mean, and the official tests of the learning environments."""

from __future__ import annotations

import click

from sandtable.cli.common import game_of, options_of
from sandtable.cli.lab.common import need_extra
from sandtable.core.game.spec import NotDeclared


@click.command()
@click.argument("game")
@click.option("--players", type=int, help="Number of players. Default: the fewest.")
@click.option("--options", "-o", "words", multiple=True, metavar="NAME=VALUE", help="Game options.")
@click.option(
    "--test",
    type=click.IntRange(min=1),
    metavar="STEPS",
    help="Instead, run the tests of PettingZoo and Gymnasium with so many steps, for each number of players.",
)
def spaces(game: str, players: int | None, words: tuple[str, ...], test: int | None) -> None:
    """Print what each number of an observation and of an answer means, with its version."""
    spec = game_of(game)
    try:
        actions = spec.actions
        if test is None:
            seats = spec.players[0] if players is None else players
            if not spec.players[0] <= seats <= spec.players[1]:
                raise click.UsageError(f"{game} is for {spec.players[0]} to {spec.players[1]} players, not {seats}")
            click.echo(spec.layout(spec.start(seats, options_of(spec, seats, words), log=False)))
            click.echo(actions)
            return
    except NotDeclared as err:
        raise click.ClickException(str(err)) from None
    need_extra("pettingzoo", "rl")
    from sandtable.rl.official import official_tests

    tables = {seats: options for seats, options in reversed(spec.option_sets()) if players in (None, seats)}
    for seats, options in sorted(tables.items()):
        official_tests(game, seats, test, **options)
        click.echo(f"{game}, {seats} players: all tests pass")

"""Checks that a record's secret, contributions and draws belong together, without replaying the game.

Only bound seeds (`core.match.seed`) can be checked this way. To check the picks against the rules, use `Match.from_record`.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.rng import Rng
from sandtable.core.match.record import NO_LINE, Record
from sandtable.core.match.seed import bot_share, seal

ALTERED: Final = 1
"""Picks, draws, states or the result are not those of the game."""
UNREADABLE: Final = 2
UNFINISHED: Final = 3
SET_POSITION: Final = 4
OTHER_SECRET: Final = 5
OTHER_NAMES: Final = 6
OTHER_OPTIONS: Final = 7
OTHER_CONTRIBUTION: Final = 8
HOLE: Final = 9
OTHER_RULES: Final = 10


class Unproven(Exception):
    """What a record fails to prove: one of the codes above, and a sentence."""

    def __init__(self, code: int, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


def check_whole(record: Record) -> None:
    """Check that the record is a whole game, from beginning to end."""
    if record.missing:
        raise Unproven(HOLE, f"pick {record.missing} is missing from the record")
    if record.start:
        raise Unproven(
            SET_POSITION, "the game starts from a given position, not from its seed, so its dice cannot be checked"
        )
    if record.seed.number is None and not record.seed.secret:
        raise Unproven(UNFINISHED, "the game is not finished: the secret of its dice has not been revealed yet")
    if record.seed.table and record.result is None:
        raise Unproven(HOLE, "the secret is revealed, so the game is over, but the end of the record is missing")


def check_commitment(record: Record, kept: str = "") -> None:
    """Check that the secret matches the commitment, and that the commitment is the one someone kept."""
    seed = record.seed
    if kept and seed.number is not None:
        raise Unproven(OTHER_SECRET, "the record has a plain seed, which its author could choose, and no commitment")
    if kept and kept != seed.commitment:
        raise Unproven(OTHER_SECRET, "the commitment is not the one you were given: this is not the game you played")
    if not seed.is_honest():
        raise Unproven(OTHER_SECRET, "the secret does not match the commitment published before the game")


def check_terms(record: Record) -> None:
    """Check that names and options are those bound into the dice."""
    if not record.seed.table or record.digests is None:
        return
    options, names = record.terms().digests()
    if names != record.digests[1]:
        raise Unproven(OTHER_NAMES, "the names are not those the game started with")
    if options != record.digests[0]:
        raise Unproven(OTHER_OPTIONS, "the options are not those the game started with")


def check_contributions(record: Record, kept: tuple[str, ...] = ()) -> None:
    """Check that every contribution matches its seal, and that the ones someone kept are among them."""
    seed = record.seed
    for seat, (given, sealed) in enumerate(zip(seed.contributions, seed.seals, strict=bool(seed.table))):
        if sealed and given and seal(given, seed.table) != sealed:
            raise Unproven(OTHER_CONTRIBUTION, f"the contribution of seat {seat + 1} does not match its seal")
    if seed.table and len(seed.contributions) != record.players:
        raise Unproven(OTHER_CONTRIBUTION, f"{len(seed.contributions)} contributions for {record.players} seats")
    for own in kept:
        if own in seed.contributions:
            continue
        if seed.table and seal(own, seed.table) in seed.seals:
            raise Unproven(OTHER_CONTRIBUTION, "the game started without your contribution, which came too late")
        raise Unproven(OTHER_CONTRIBUTION, "your contribution is not in the record: this is not the game you played")


def check_draws(record: Record) -> int:
    """Check that every draw follows from the secret, the contributions and the bound terms. Returns the number of draws."""
    rng = record.seed.rng(record.terms())
    count = check_line_draws(rng, record.deal.chance, record.deal.sides, "the set-up")
    after = [rng.clone()]
    for number, line in enumerate(record.lines, 1):
        if line.back != NO_LINE:
            rng = after[line.back].derive(number - 1)
        count += check_line_draws(rng, line.chance, line.sides, f"pick {number}")
        after.append(rng.clone())
    return count


def check_line_draws(rng: Rng, chance: tuple[int, ...], sides: tuple[int, ...], where: str) -> int:
    for outcome, side in zip(chance, sides, strict=True):
        found = rng.below(side)
        if found != outcome:
            sentence = (
                f"{where}: {outcome} was drawn of {side}, but secret, contributions, table, rules, options and names "
                f"give {found}: one of them is not what it was"
            )
            raise Unproven(ALTERED, sentence)
    return len(chance)


def who_contributed(record: Record) -> list[str]:
    """What each seat contributed to the dice, in words."""
    seed = record.seed
    if not seed.table:
        return [
            f"{len(seed.contributions)} contributions, mixed in the older way: "
            "they were not sealed, and neither table nor names are bound into the dice"
        ]
    said = []
    for seat, (given, sealed) in enumerate(zip(seed.contributions, seed.seals, strict=True)):
        name = record.seats[seat] if seat < len(record.seats) else ""
        if sealed:
            how = "sealed, then revealed" if given else "sealed but never revealed: the game started without it"
        elif given == bot_share(seed.commitment, seat):
            how = "a bot's, which follows from the commitment"
        else:
            how = "given openly when sitting down" if given else "none"
        said.append(f"seat {seat + 1} ({name}): {how}")
    return said

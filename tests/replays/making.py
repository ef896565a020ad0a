"""What the makers of golden games share: playing a whole game of bots or at random, breaking one off, writing it down."""

from __future__ import annotations

from pathlib import Path

from sandtable.bots import find_bot
from sandtable.core.engine.options import Options
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.entries import CannotEnter
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed
from sandtable.testing import any_answer, chooser_rng
from tests.support import S

MAX_SEEDS = 400

Story = tuple[int, Options, str]
"""Players, options, why it is kept."""


def write(folder: Path, name: str, match: Match[S], why: str) -> None:
    assert match.state.result is not None
    folder.mkdir(exist_ok=True)
    text = match.record(why).to_text()
    (folder / f"{name}.jsonl").write_text(text, encoding="utf-8")
    print(f"{name}: {len(match.steps)} picks, {match.state.result.how}, {len(text) // 1000} kB")


def played(spec: GameSpec[S], players: int, options: Options, seed: int, bot: str) -> Match[S]:
    """A whole game, of bots of this name or of these names in turn, or at random without one."""
    match: Match[S] = Match(spec, players, options, Seed(seed), log=False)
    names = bot.split(",")
    bots = [find_bot(names[seat % len(names)], spec, seat) for seat in range(players)] if bot else []
    rng = chooser_rng(seed)
    while match.state.decision is not None:
        seat, pick = any_answer(match.state, rng)
        if bots:
            seat = match.state.decision.seat
            seen = match.state.seen_by(seat)
            pick = bots[seat].choose(seen, seen.asked(seat))
        match.pick(seat, pick)
    return match


def ended(spec: GameSpec[S], players: int, options: Options, how: str, bot: str, drawn: bool = False) -> Match[S]:
    """The first game that ends this way, with `drawn` without a winner."""
    for seed in range(MAX_SEEDS):
        match = played(spec, players, options, seed, bot)
        result = match.state.result
        if result is not None and result.how == how and (not drawn or not result.winners):
            return match
    raise LookupError(how)


def begun(spec: GameSpec[S], players: int, options: Options, seed: int, picks: int) -> Match[S]:
    match: Match[S] = Match(spec, players, options, Seed(seed), log=False)
    go_on(match, seed, picks)
    return match


def go_on(match: Match[S], seed: int, picks: int) -> None:
    """So many picks at random."""
    rng = chooser_rng(seed)
    for _ in range(picks):
        match.pick(*any_answer(match.state, rng))


def ask_back(match: Match[S]) -> int:
    """Play on until the last pick has told something, so that it is taken back by agreement alone; who asks for it."""
    for seed in range(100):
        seat = match.steps[-1].seat
        try:
            match.enter(seat, "back", 1)
        except CannotEnter:
            go_on(match, seed, 1)
        else:
            return seat
    raise LookupError("back")

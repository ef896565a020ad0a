"""Play games and print a digest of each, so that two engines can be compared (`compiling/check.py`).

    python -m compiling.play GAME FIRST GAMES [WHO]

Game number n is played with seed n and the n-th of the game's option sets, in turn. In random games, now and then a view, a
redealt state and copies of the state are made in every way there is, each copy answers a question, and their digests count too.

WHO plays is "random", or the name of a bot. Its games are played by captains, and the bot answers now and then: one that
searches takes a thousand times as long.
"""

from __future__ import annotations

import copy
import hashlib
import pickle
import sys
import time

from sandtable.bots import POLICY, find_bot
from sandtable.bots.play import answer, at_table
from sandtable.compiled import engine
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import find_game
from sandtable.testing import any_answer, chooser_rng

EVERY = 97
"""So many decisions from one look at the copies to the next."""
RANDOM = "random"
SELDOM = 23
"""So many decisions from one answer of the named bot to the next."""


def main() -> None:
    name, first, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    who = sys.argv[4] if len(sys.argv) > 4 else RANDOM
    spec = find_game(name)
    begun, picks = time.process_time(), 0
    for number in range(first, first + games):
        digest, made = played(spec, number) if who == RANDOM else played_by_bots(spec, number, who)
        picks += made
        print(number, digest)
    print(engine(), picks, time.process_time() - begun)


def played(spec: GameSpec[State], number: int) -> tuple[str, int]:
    """A digest of a random game, and the number of its picks."""
    sets = spec.option_sets()
    players, options = sets[number % len(sets)]
    st, rng = spec.start(players, options, number), chooser_rng(number)
    digest, picks = hashlib.sha256(), 0
    while st.decision is not None:
        seat, pick = any_answer(st, rng)
        st.apply(pick, seat)
        picks += 1
        if picks % EVERY == number % EVERY:
            for each in others(spec, st, picks):
                digest.update(each.digest().encode())
    digest.update(st.digest().encode())
    return digest.hexdigest()[:16], picks


def played_by_bots(spec: GameSpec[State], number: int, who: str) -> tuple[str, int]:
    """A digest of a game between bots, and the number of its picks."""
    sets = spec.option_sets()
    players, options = sets[number % len(sets)]
    st = spec.start(players, options, number)
    captains, named = ([find_bot(bot, spec, number + seat) for seat in range(players)] for bot in (POLICY, who))
    digest, picks = hashlib.sha256(), 0
    with at_table([*captains, *named], spec.check_options(players, options), st):
        while st.decision is not None:
            is_named = picks % SELDOM == number % SELDOM
            answer(st, named if is_named else captains)
            picks += 1
            if is_named:
                digest.update(st.digest().encode())
    digest.update(st.digest().encode())
    return digest.hexdigest()[:16], picks


def others(spec: GameSpec[State], st: State, picks: int) -> list[State]:
    """A view, a redealt state and copies, which have answered the next question."""
    seen = st.seen_by(picks % st.players)
    copies = [st.clone(), copy.deepcopy(st), pickle.loads(pickle.dumps(st)), spec.load(st.dump())]
    if st.decision is not None:
        seat, pick = any_answer(st, chooser_rng(picks))
        for each in copies:
            each.apply(pick, seat)
    return [seen, copy.deepcopy(seen), pickle.loads(pickle.dumps(seen)), spec.redeal(seen, picks), *copies]


if __name__ == "__main__":
    main()

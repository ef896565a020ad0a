"""Checks for every bot: its picks are legal, repeatable and depend only on what its seat sees."""

from __future__ import annotations

from sandtable.bots import find_bot
from sandtable.core.engine.rng import seeded
from sandtable.core.game.spec import GameSpec
from tests.support import S


def check_honest(spec: GameSpec[S], bot: str, number: int, most: int, every: int, stray: int) -> S:
    """Play one option set with bots. Picks depend on the view alone, not on the bot's past or on hidden facts.

    Each `every`th pick is looked at closely. One pick of `stray` is another one, so that the bot also meets what it would
    not have done. Gives the state after at most this many decisions.
    """
    players, options = spec.option_sets()[number]
    st = spec.start(players, options, number, log=False)
    bots = [find_bot(bot, spec, 1) for _ in range(players)]
    rng = seeded(number)
    for decisions in range(most):
        if st.decision is None:
            break
        seat = st.decision.seat
        seen = st.seen_by(seat)
        asked = seen.asked(seat)
        pick = bots[seat].choose(seen, asked)
        assert asked.allows(pick), f"{pick} is no answer to {asked.kind}"
        if decisions % every == 0:
            assert seen.dump() == st.seen_by(seat).dump(), f"{asked.kind}: the bot changed what it was shown"
            other = spec.redeal(seen, number + decisions).seen_by(seat)
            # a new bot and a redealt state that looks the same: finds bots that remember or peek
            if find_bot(bot, spec, 1).choose(other, other.asked(seat)) != pick:
                again = find_bot(bot, spec, 1).choose(seen, asked)
                raise AssertionError(f"{asked.kind}: {'peeked' if again == pick else 'not repeatable'}")
        if rng.below(stray) == 0:
            others = asked.candidates()
            pick = others[rng.below(len(others))]
        st.apply(pick, seat)
    return st

"""Two things for one part of an answer: the second is refused, at every question that asks for one unit, hex or card."""

from __future__ import annotations

from sandtable.core.engine.decision import Decision, Target
from sandtable.core.interaction.why_not import ask_about
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import BattleState
from sandtable.testing import any_answer, chooser_rng
from tests.games.battlelore.refusing import SPEAKERS

GAMES = 220
ONE_EACH = {
    "unit": "refused-bl-given",
    "target": "refused-bl-given",
    "hex": "refused-bl-given-hex",
    "card": "refused-bl-given-card",
}
RARE = {"flee_to", "passage_to", "retreat_more", "strike_next", "chain_to", "hero_to", "bonus_target", "call_help"}
RARE |= {"pursue_to", "tremor_next"}
"""Questions that these games ask seldom, or with one answer alone."""


def two_of(asked: Decision) -> tuple[Target, Target] | None:
    """Two answers to a question that asks for one thing."""
    kind = SPEC.kinds[asked.kind]
    found = [pick for pick in asked.options if isinstance(pick, int) and pick not in kind.words]
    if len(kind.parts) > 1 or kind.parts[0] not in ONE_EACH or len(found) < 2:
        return None
    return (kind.parts[0], found[0]), (kind.parts[0], found[1])


def why_not_both(st: BattleState, asked: Decision, one: Target, other: Target) -> str:
    reply = ask_about(SPEC, st.seen_by(asked.seat), asked.seat, other, (one,))
    assert reply.sentence is not None
    for speaker in SPEAKERS.values():
        assert speaker.format(reply.sentence)
    return reply.sentence.key


def test_a_second_thing_is_refused_beside_the_one_that_is_chosen() -> None:
    """In random games, the first time that each question is asked with a clause of its own."""
    seen: set[tuple[str, str]] = set()
    sets = SPEC.option_sets()
    for seed in range(GAMES):
        players, options = sets[seed % len(sets)]
        st, rng = SPEC.start(players, options, seed, log=False), chooser_rng(seed)
        while st.decision is not None:
            for asked in st.open_questions():
                both = None if (asked.kind, asked.clause) in seen else two_of(asked)
                if both is not None:
                    seen.add((asked.kind, asked.clause))
                    assert why_not_both(st, asked, *both) == ONE_EACH[both[0][0]], asked.kind
            seat, pick = any_answer(st, rng=rng)
            st.apply(pick, seat)
    asks_one = {name for name, kind in SPEC.kinds.items() if len(kind.parts) == 1 and kind.parts[0] in ONE_EACH}
    assert asks_one - {kind for kind, _ in seen} <= RARE

"""The reasons of Warlords at made-up tables: everything refused is weighed, and told in a sentence in both languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from sandtable.core.engine.decision import Decision, Target
from sandtable.core.interaction.why_not import why_not_asked
from sandtable.core.interaction.wording import sentence_for
from sandtable.core.registry import find_game
from sandtable.games.warlords.state import State
from sandtable.language.translator import LANGUAGES, Translator
from sandtable.testing import any_answer, chooser_rng
from sandtable.testing.reasons import beside_one, offered_targets
from tests.reasons.judge import Case, Verdict, refused, said, weighed
from tests.reasons.lifts import lifts_of
from tests.reasons.warlords import not_asked, verdict
from tests.reasons.warlords_tables import table

SPEC = find_game("warlords")
LIFTS = lifts_of("warlords")
TABLES = 40
ANSWERS = 12
RARE = (
    *(
        2027,
        2866,
        1561,
        2070,
        2509,
        81,
        306,
        917,
        1276,
        1403,
        1497,
        3007,
        3010,
        3015,
        3016,
        3021,
        3031,
        3042,
        3043,
        3047,
    ),
    *(3055, 3084, 3093, 3097, 3104, 3108, 3112, 3121, 3137, 3169, 3180, 3186, 3198, 3205, 3213, 3237, 3297, 3318, 3452),
    *(3472, 3541, 3562),
)
"""Tables at which refusals are said that are rare in random games."""


def positions(seeds: Iterable[int]) -> Iterator[tuple[State, Decision, State, list[Target]]]:
    """Made-up tables and what follows from some answers: the state, a question, what its player sees, what is refused."""
    for seed in seeds:
        st, rng = table(seed), chooser_rng(seed)
        for _ in range(ANSWERS):
            if st.decision is None:
                break
            for asked in st.open_questions():
                view = st.seen_by(asked.seat)
                yield st, asked, view, refused(SPEC, view, asked, rng)
            seat, pick = any_answer(st, rng=rng)
            st.apply(pick, seat)


def cases_at_tables() -> Iterator[Case]:
    """Everything refused at made-up tables. `test_said` judges it, because it listens meanwhile."""
    for st, asked, view, targets in positions((*range(TABLES), *RARE)):
        beside = beside_one(SPEC, asked, offered_targets(SPEC, asked), targets, chooser_rng(len(targets), "pairs"))
        pairs = [] if SPEC.presentation.rule(st, asked) is None else [(target, beside[0]) for target in beside[1]]
        for target, given in [*[(target, ()) for target in targets], *pairs]:
            named = SPEC.presentation.why_not(view, asked.seat, target, given)
            verdict_, key = weighed(SPEC, verdict, LIFTS, st, asked, target, named, given)
            yield Case(f"beside {given}", asked.kind, said(SPEC, view, asked, target), (*named, *key), verdict_)


def test_questions_that_are_not_asked_have_their_reasons() -> None:
    found: Counter[Verdict] = Counter()
    for number, (st, _, _, _) in enumerate(positions(range(1300, 1320))):
        seat = number % st.players
        view = st.seen_by(seat)
        mine = [asked.kind for asked in st.open_questions() if asked.seat == seat]
        for kind in SPEC.kinds:
            named = list(why_not_asked(SPEC, view, seat, kind).clauses)
            if kind in mine:
                assert not named
                continue
            weighed = not_asked(st, seat, kind, named)
            found[weighed] += 1
            assert weighed is not Verdict.FALSE, (seat, kind, named)
    assert found[Verdict.EXACT] == found.total() > 5000


def test_every_refusal_at_made_up_tables_has_a_sentence_in_both_languages() -> None:
    speakers = [Translator(SPEC, language, ("Ada", "Bo", "Cy", "Di")) for language in LANGUAGES]
    kinds = sorted(SPEC.kinds)
    told: set[str] = set()
    for number, (st, asked, view, targets) in enumerate(positions(range(500, 520))):
        clauses = [
            (asked.seat, target, clause)
            for target in targets
            for clause in SPEC.presentation.why_not(view, asked.seat, target)
        ]
        sentences = [sentence_for(SPEC, view, seat, target, [clause]) for seat, target, clause in clauses]
        seat, kind = number % st.players, kinds[number % len(kinds)]
        reply = why_not_asked(SPEC, st.seen_by(seat), seat, kind)
        if not reply.offered():
            sentences.append(reply.sentence)
        for words in sentences:
            assert words is not None, (asked.kind, clauses)
            if words.key not in told:
                told.add(words.key)
                for speaker in speakers:
                    assert speaker.format(words)
    assert len(told) > 60

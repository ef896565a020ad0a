"""The judge of Warlords: why a question is not asked, and what the text of a card does not take, worked out from the ledger and
the cards apart from the game's own predicates. Lifts weigh everything else."""

from __future__ import annotations

from sandtable.core.engine.decision import Decision, Target
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.state import State
from tests.reasons.claims import Claims, weigh_claim
from tests.reasons.judge import Verdict
from tests.reasons.warlords_absent import lacks, ranks
from tests.reasons.warlords_facts import Clauses, Facts, Reading
from tests.reasons.warlords_texts import by_text, chosen_by_text


def verdict(st: State, seat: int, asked: Decision, target: Target, named: list[str]) -> Verdict:
    part, value = target
    near = nearest(Facts(st, seat), asked, part, value)
    if not near:
        return Verdict.UNJUDGED
    if not named or not set(named) <= near | {asked.clause}:
        return Verdict.FALSE
    return Verdict.EXACT if named[0] in near and set(named) <= near else Verdict.GENERAL


def nearest(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    return READINGS[asked.kind](f, asked, part, value) if asked.kind in READINGS else set()


def led(st: State, seat: int, kind: str, named: list[str]) -> Verdict:
    return Verdict.FALSE


CLAIMS = Claims(SPEC, lacks, ranks, led, lambda st: (st.turn, st.round))


def not_asked(st: State, seat: int, kind: str, named: list[str]) -> Verdict:
    return weigh_claim(CLAIMS, st, seat, kind)


# -- all questions ----------------------------------------------------------------------------------------------------


def named_by_card(f: Facts, asked: Decision, part: str, value: int) -> Clauses:
    frame = f.st.stack[-1]
    if asked.kind == "name_armies":
        return set() if part == "card" and value in f.st.armies[asked.context[0]] else {"WL-28.5"}
    card, source = frame.card, frame.source  # type: ignore[attr-defined]
    return by_text(f, card, source).against(part, value)


READINGS: dict[str, Reading] = {
    **dict.fromkeys(("name_player", "name_place", "name_card", "name_army", "name_pair", "name_armies"), named_by_card),
    **dict.fromkeys(("shelter", "spy_discard", "tribute", "from_pile", "crumble", "sacrifice"), chosen_by_text),
}

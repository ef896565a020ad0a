"""Rules: what they list, what they say against a target, and that the conformance kit finds a rule that tells a secret."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from sandtable.core.engine.cards import faces_of, kinds_of
from sandtable.core.engine.decision import Decision
from sandtable.core.engine.legality import Check, Part, Rule
from sandtable.core.engine.refusal import Facts, Objection, Refusal
from sandtable.core.interaction.why_not import ask_about, why_not_pick
from sandtable.testing import Trial
from sandtable.testing.legality import check_legality
from tests.support.toys import card_duel, sealed_bids
from tests.support.toys.card_duel.frames import END, Turns
from tests.support.toys.card_duel.state import ANSWERS, DECK, STRIKE, WARD, Duel

CLAUSES = [f"CD-1.{n}" for n in range(1, 13)]

IS_ANSWER = Refusal("CD-1.9", "is-answer")
NOT_HELD = Refusal("CD-1.1", "not-held")
WITH_FOE = Refusal("CD-1.1", "with-foe")
ONE_CARD = Refusal("CD-1.2", "one-card")
NO_CARD = Refusal("CD-1.2", "no-card")


def every_card(st: Duel, seat: int) -> list[int]:
    return sorted(set(DECK))


def why_not_held(st: Duel, seat: int, card: int) -> Refusal | None:
    return None if card in faces_of(st.hands[seat]) else NOT_HELD


def why_not_first(st: Duel, seat: int, card: int) -> Refusal | None:
    return IS_ANSWER if card in ANSWERS else None


def rule_of(*checks: Check) -> Rule[Duel]:
    return Rule((Part("card", "card", every_card, ONE_CARD),), checks, NO_CARD)


SOUND = rule_of(Check(why_not_first, "card"), Check(why_not_held, "card"))


@pytest.fixture
def patch() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as found:
        yield found


def with_rule(patch: pytest.MonkeyPatch, rule: Rule[Duel]) -> None:
    patch.setattr(Turns, "rule", lambda self, asked: rule)


def check_duels() -> None:
    for seed in range(4):
        check_legality(Trial(card_duel.SPEC, 2, {}, seed, 20, CLAUSES))


def duel() -> Duel:
    return card_duel.SPEC.start(2, {}, 1)


# -- what a rule says --------------------------------------------------------------------------------------------------


def test_a_rule_lists_what_the_frame_lists(patch: pytest.MonkeyPatch) -> None:
    with_rule(patch, SOUND)
    st = duel()
    assert st.decision is not None
    assert [*SOUND.options(st, 0), END] == st.decision.options
    check_duels()


def test_the_first_check_that_fails_is_told_with_its_part(patch: pytest.MonkeyPatch) -> None:
    with_rule(patch, SOUND)
    st = duel()
    st.hands[0] = [WARD]
    st.decision = None
    st.run()
    for target, refusal in ((("card", WARD), IS_ANSWER), (("card", STRIKE), NOT_HELD), (("seat", 1), NO_CARD)):
        objection = card_duel.SPEC.presentation.objection(st, 0, target)
        assert objection is not None
        assert objection.refusal is refusal
        assert objection.facts(st) == {target[0]: target}
    reply = ask_about(card_duel.SPEC, st.seen_by(0), 0, ("card", STRIKE))
    assert reply.clauses == ("CD-1.1",)
    assert reply.sentence is not None
    assert reply.sentence.key == "not-held"
    assert reply.targets == (f"card:{STRIKE}",)


def test_a_written_answer_is_refused_by_the_same_rule(patch: pytest.MonkeyPatch) -> None:
    with_rule(patch, SOUND)
    st = duel()
    st.hands[0] = [STRIKE, WARD]
    st.decision = None
    st.run()
    reply = why_not_pick(card_duel.SPEC, st.seen_by(0), 0, "ward")
    assert reply is not None
    assert reply.clauses == ("CD-1.9",)
    assert why_not_pick(card_duel.SPEC, st.seen_by(0), 0, "strike") is None, "it is an option"
    assert why_not_pick(card_duel.SPEC, st.seen_by(0), 0, "dragon") is None, "it names nothing"


def test_two_things_for_one_part_are_refused(patch: pytest.MonkeyPatch) -> None:
    with_rule(patch, SOUND)
    st = duel()
    first, second = [face for face in kinds_of(st.hands[0]) if face not in ANSWERS][:2]
    objection = SOUND.objection(st, 0, ("card", first), (("card", second),))
    assert objection is not None
    assert (objection.refusal, objection.facts(st)) == (ONE_CARD, {"card": ("card", second)})


def test_a_rule_may_say_itself_why_nothing_goes_with_a_part() -> None:
    never = Refusal("CD-1.3", "never")
    lonely = Refusal("CD-1.2", "lonely", also=("CD-1.4",))

    def why_no_partner(st: Duel, seat: int, about: Mapping[str, int]) -> Refusal | Objection | None:
        if "foe" in about:
            return None
        return lonely if about["card"] == STRIKE else Objection(NO_CARD, seat, WARD)

    parts = (
        Part[Duel]("card", "card", every_card, ONE_CARD),
        Part[Duel]("foe", "seat", lambda st, seat: [1 - seat], ONE_CARD),
    )
    rule = Rule(parts, (Check(lambda st, seat, card, foe: never, "card", "foe"),), NO_CARD, why_no_partner)
    st = duel()
    objections = [rule.objection(st, 0, target) for target in (("card", STRIKE), ("card", WARD), ("seat", 1))]
    assert [each.refusal for each in objections if each is not None] == [lonely, NO_CARD, never]
    assert objections[0] is not None
    assert objections[0].clauses == ("CD-1.2", "CD-1.4")
    assert objections[0].facts(st) == {"card": ("card", STRIKE)}


def test_questions_that_are_open_at_the_same_time_have_the_rule_of_their_lane(patch: pytest.MonkeyPatch) -> None:
    bid = Rule[sealed_bids.Bids]((Part("card", "card", lambda st, seat: st.hands[seat], ONE_CARD),), (), NO_CARD)
    patch.setattr(sealed_bids.Bid, "rule", lambda self, asked: bid if asked.kind == "CARD" else None)
    st = sealed_bids.SPEC.start(2, {}, 1)
    for asked in st.open_questions():
        assert st.stack[-1].rule(asked) is bid
        objection = sealed_bids.SPEC.presentation.objection(st, asked.seat, ("seat", 0))
        assert objection is not None
        assert objection.refusal is NO_CARD
    seat = st.open_questions()[0].seat
    st.apply(st.asked(seat).options[0], seat)
    assert st.stack[-1].rule(st.asked(seat)) is None, "it is asked for a boost now"


# -- faults that the kit finds -----------------------------------------------------------------------------------------


def test_a_refusal_that_depends_on_anothers_hand_is_found(patch: pytest.MonkeyPatch) -> None:
    def why_not_mine(st: Duel, seat: int, card: int) -> Refusal | None:
        if card in faces_of(st.hands[seat]):
            return None
        return WITH_FOE if card in faces_of(st.hands[1 - seat]) else NOT_HELD

    with_rule(patch, rule_of(Check(why_not_first, "card"), Check(why_not_mine, "card")))
    with pytest.raises(AssertionError, match="tells a secret"):
        check_duels()


def test_facts_from_anothers_hand_are_found(patch: pytest.MonkeyPatch) -> None:
    def copies(st: Duel, seat: int, card: int) -> Facts:
        return {"n": ("count", faces_of(st.hands[1 - seat]).count(card))}

    counted = Refusal("CD-1.1", "not-held", copies)
    lacks = Check(lambda st, seat, card: None if card in faces_of(st.hands[seat]) else counted, "card")
    with_rule(patch, rule_of(Check(why_not_first, "card"), lacks))
    with pytest.raises(AssertionError, match="tells a secret"):
        check_duels()


def test_a_list_that_depends_on_anothers_hand_is_found(patch: pytest.MonkeyPatch) -> None:
    old = Turns.advance

    def only_what_the_other_lacks(self: Turns, st: Duel) -> Decision | None:
        asked = old(self, st)
        if asked is not None:
            other = faces_of(st.hands[1 - asked.seat])
            asked.options = [pick for pick in asked.options if pick not in other]
        return asked

    with_rule(patch, SOUND)
    patch.setattr(Turns, "advance", only_what_the_other_lacks)
    with pytest.raises(AssertionError, match=r"play_card lists .* in the seen state"):
        check_duels()


def test_a_rule_that_lists_something_else_is_found(patch: pytest.MonkeyPatch) -> None:
    with_rule(patch, rule_of(Check(why_not_held, "card")))
    with pytest.raises(AssertionError, match="the rule and the list of play_card differ"):
        check_duels()

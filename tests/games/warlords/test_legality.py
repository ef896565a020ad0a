"""The rules of Warlords' questions: sentences for chosen parts, words for every refusal, and no look into another's hand."""

from __future__ import annotations

import sys

import pytest

from sandtable.core.engine.cards import faces_of
from sandtable.core.engine.decision import Decision, Target
from sandtable.core.engine.legality import Check, Rule
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.core.registry import find_game
from sandtable.games.warlords import reasons
from sandtable.games.warlords.permissions import CANNOT_INTERCEPT
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.state import State
from sandtable.games.warlords.steps import exploring
from sandtable.games.warlords.tables.cards import MARCH, TYPE
from sandtable.games.warlords.tables.statuses import INTERCEPT_IDS, INTERCEPTIONS
from sandtable.language.translator import LANGUAGES, Translator
from sandtable.testing import Trial
from sandtable.testing.legality import check_legality
from tests.games.warlords.refused import card, place, refused
from tests.games.warlords.support import Table

SPEAKERS = [Translator(find_game("warlords"), language, ("Ada", "Bo", "Cy", "Di")) for language in LANGUAGES]


def told(t: Table, target: Target, *given: Target) -> tuple[str, str]:
    clause, sentence = refused(t, target, given, None)
    return clause, SPEAKERS[0].format(sentence)


# -- parts that are chosen already -------------------------------------------------------------------------------------


def searching() -> Table:
    """Sir Corvane is On Patrol, Aldric is Encamped, Lady Serrat is On Campaign; a ruin at home and one abroad."""
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=1).stack(0, "Aldric Sunmantle")
    t.stack(0, "Lady Serrat", march=2).lying(0, "Gemhold").lying(1, "Dragon Halls")
    return t.hand(0, "Stone Colossus", "March").hand(1, "Lightsword").step("explore")


@pytest.mark.clause("WL-20.1", "WL-20.2")
def test_a_stack_that_cannot_explore_is_the_reason_beside_any_ruin() -> None:
    t = searching()
    encamped = ("WL-20.2", "Aldric Sunmantle is Encamped; only stacks On Patrol and On Campaign explore.")
    for ruin in (card("Gemhold"), card("Dragon Halls", 1)):
        assert told(t, ruin, place(t, "Aldric Sunmantle")) == encamped
        assert told(t, place(t, "Aldric Sunmantle"), ruin) == encamped


@pytest.mark.clause("WL-20.1")
def test_a_stack_and_a_ruin_out_of_its_reach() -> None:
    t = searching()
    at_home = "Sir Corvane is On Patrol and searches only your own ruins; Dragon Halls are not one."
    assert told(t, card("Dragon Halls", 1), place(t, "Sir Corvane")) == ("WL-20.1", at_home)
    assert told(t, place(t, "Sir Corvane"), card("Dragon Halls", 1)) == ("WL-20.1", at_home)
    abroad = "Lady Serrat is On Campaign and searches only abroad; Gemhold is your own."
    assert told(t, card("Gemhold"), place(t, "Lady Serrat"), card("Stone Colossus")) == ("WL-20.1", abroad)


@pytest.mark.clause("WL-20.5", "WL-1.13")
def test_a_card_that_cannot_be_laid_out_is_the_reason_beside_a_stack_and_a_ruin() -> None:
    t = searching()
    given = (place(t, "Sir Corvane"), card("Gemhold"))
    laid_out = "March (5) cannot be laid out: a search needs an artefact, ally or treasure from your hand."
    march = next(face for face in faces_of(t.st.hands[0]) if TYPE[face] == MARCH)
    assert told(t, ("card", march), *given) == ("WL-20.5", laid_out)
    t.st.discards[1] = (card("Lightsword", 1)[1],)
    in_pile = "Lightsword lies in the discard pile of Bo; here you use cards from your hand."
    assert told(t, card("Lightsword", 1), *given) == ("WL-1.13", in_pile)


@pytest.mark.clause("WL-20.7")
def test_an_ally_without_room_while_another_stack_finds_no_ruin() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=1)
    t.stack(0, "Old Gunnolf", "Archers", "Militia", "Heavy Infantry", march=2).lying(1, "Dragon Halls")
    t.hand(0, "Barrow Wights").step("explore")
    assert told(t, card("Barrow Wights")) == ("WL-20.7", "No stack that could search has room for Barrow Wights.")


def exchanging() -> Table:
    """Sir Corvane and Aldric are at home, Lady Serrat is On Campaign with an artefact; a ruin and an artefact in hand."""
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Orb of Loriel")
    t.stack(0, "Aldric Sunmantle").stack(0, "Lady Serrat", "Lightsword", march=2)
    return t.hand(0, "Gemhold", "Wings of Flying").step("ruins")


@pytest.mark.clause("WL-21.4")
def test_the_only_hero_who_carries_an_artefact_is_told_how_to_pass_it_on() -> None:
    t = exchanging()
    assert told(t, place(t, "Sir Corvane")) == (
        "WL-21.4",
        "Of your heroes at home only Sir Corvane carries an artefact. To pass on Orb of Loriel, choose it and then "
        "another hero.",
    )
    assert told(t, place(t, "Sir Corvane"), card("Orb of Loriel")) == (
        "WL-21.4",
        "Orb of Loriel is with Sir Corvane already.",
    )


@pytest.mark.clause("WL-21.4", "WL-5.6")
def test_an_artefact_that_cannot_move_is_the_reason_beside_any_hero() -> None:
    t = exchanging()
    for hero in ("Aldric Sunmantle", "Sir Corvane"):
        in_hand = ("WL-5.6", "Wings of Flying are played in step 9, not in this one.")
        assert told(t, place(t, hero), card("Wings of Flying")) == in_hand
        assert told(t, card("Wings of Flying"), place(t, hero)) == in_hand
        away = (
            "Lady Serrat, who carries Lightsword, is On Campaign; both heroes must be Encamped, In Port or On Patrol."
        )
        assert told(t, card("Lightsword"), place(t, hero)) == ("WL-21.4", away)
        assert told(t, place(t, hero), card("Lightsword")) == ("WL-21.4", away)


@pytest.mark.clause("WL-21.4")
def test_an_artefact_that_was_passed_on_does_not_go_back() -> None:
    t = exchanging().pick("Orb of Loriel Aldric Sunmantle")
    moved = ("WL-21.4", "Orb of Loriel has been passed on in this turn already.")
    assert told(t, card("Orb of Loriel")) == moved
    assert told(t, card("Orb of Loriel"), place(t, "Sir Corvane")) == moved
    assert told(t, place(t, "Sir Corvane")) == (
        "WL-21.4",
        "The artefacts of your other heroes at home have been passed on in this turn already, so Sir Corvane can take "
        "none.",
    )


@pytest.mark.clause("WL-21.4")
def test_a_hero_with_an_artefact_that_has_moved_is_not_told_to_pass_it_on() -> None:
    t = exchanging().pick("Orb of Loriel Aldric Sunmantle")
    assert told(t, place(t, "Aldric Sunmantle")) == (
        "WL-21.4",
        "Aldric Sunmantle and your other heroes at home carry no artefact that could be passed on.",
    )


@pytest.mark.clause("WL-21.3")
def test_a_ruin_goes_to_no_hero() -> None:
    t = exchanging()
    alone = ("WL-21.3", "A ruin lies on its own: Gemhold joins neither stack nor castle.")
    assert told(t, place(t, "Aldric Sunmantle"), card("Gemhold")) == alone
    assert told(t, card("Gemhold"), place(t, "Aldric Sunmantle")) == alone


@pytest.mark.clause("WL-12.10", "WL-12.2")
def test_an_artefact_through_which_no_spell_finds_a_target() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Orb of Loriel").hand(0, "Cure")
    t.step("spells")
    assert told(t, card("Orb of Loriel")) == ("WL-12.10", "None of your spells finds a target through Orb of Loriel.")
    assert told(t, card("Orb of Loriel"), card("Cure")) == (
        "WL-12.10",
        "Cast through Orb of Loriel, Cure finds no target.",
    )
    assert told(t, place(t, "Sir Corvane")) == (
        "WL-12.10",
        "Sir Corvane carries Orb of Loriel, but none of your spells finds a target through it.",
    )


@pytest.mark.clause("WL-5.6", "WL-12.1")
def test_an_artefact_in_the_hand_cannot_cast() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Orb of Loriel")
    t.stack(1, "Hrodgar Skyfist").hand(0, "Enfeeble", "Staff of Might").step("spells")
    assert told(t, card("Staff of Might")) == ("WL-5.6", "Staff of Might is played in step 9, not in this one.")
    assert told(t, card("Staff of Might"), card("Enfeeble")) == (
        "WL-12.1",
        "Staff of Might is not carried by a hero of yours.",
    )


@pytest.mark.clause("WL-15.1", "WL-15.4")
def test_a_stack_that_cannot_intercept_is_the_reason_beside_any_card() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar", "Militia").stack(0, "Sir Corvane", "Archers", march=2)
    t.stack(1, "Hrodgar Skyfist", march=1).stack(1, "Lord Bane").hand(0, "Battle 5").hand(1, "Battle 3", "Quicksand")
    t.step("battles").pick("Sir Corvane Khamar", "assault Battle 5")
    assert (t.kind, t.seat) == ("intercept", 1)
    encamped = ("WL-15.4", "Lord Bane is Encamped and cannot intercept.")
    for name in ("Battle 3", "Quicksand"):
        assert told(t, place(t, "Lord Bane"), card(name, 1)) == encamped
    assert told(t, card("Battle 3", 1), place(t, "Lord Bane")) == encamped
    unfit = ("WL-15.1", "You intercept with a Battle or Ambush card, not with Quicksand.")
    assert told(t, card("Quicksand", 1), place(t, "Hrodgar Skyfist")) == unfit
    assert told(t, ("seat", 0)) == ("WL-15.1", "You intercept with one of your stacks and a Battle or Ambush card.")


def test_every_clause_of_the_matrix_of_interceptions_has_its_refusal() -> None:
    cells = [cell for row in INTERCEPTIONS for cell in zip(row.cells, row.clauses, strict=True)]
    clauses = {clause for cell, clause in cells if INTERCEPT_IDS[cell] != "yes" and clause}
    assert clauses <= set(CANNOT_INTERCEPT)


@pytest.mark.clause("WL-10.8")
def test_weather_without_an_enemy_stack() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane").hand(0, "Squall").step("ground")
    assert told(t, card("Squall")) == (
        "WL-10.8",
        "Squall is played on enemy stacks At Sea, and there is no enemy stack.",
    )


# -- words and clauses -------------------------------------------------------------------------------------------------


def refusals() -> list[Refusal]:
    found: list[Refusal] = []
    modules = [module for name, module in sorted(sys.modules.items()) if name.startswith("sandtable.games.warlords.")]
    for module in modules:
        for value in vars(module).values():
            found += [value] if isinstance(value, Refusal) else []
            if isinstance(value, dict):
                found += [each for each in value.values() if isinstance(each, Refusal)]
            if isinstance(value, reasons.NameOnce):
                found += [value.mine, value.other]
            if isinstance(value, Rule):
                found += [part.one for part in value.parts]
                found += [value.stranger] if isinstance(value.stranger, Refusal) else []
    return found


def test_every_refusal_has_words_in_both_languages() -> None:
    found = refusals()
    assert len(found) > 100
    assert not [(speaker.language, each.key) for speaker in SPEAKERS for each in found if not speaker.has(each.key)]


# -- hidden hands ------------------------------------------------------------------------------------------------------


def check_searches() -> None:
    """The conformance check in games in which ruins are explored."""
    for seed in range(3):
        check_legality(Trial(SPEC, 2, {"scenario": "relics-of-loriel"}, seed, 60))


def with_check(patch: pytest.MonkeyPatch, check: Check) -> None:
    rule = Rule(exploring.EXPLORE.parts, (check, *exploring.EXPLORE.checks), exploring.EXPLORE.stranger)
    patch.setattr(exploring.Exploring, "rule", lambda self, asked: rule)


def holders(st: State, seat: int, kind: int) -> list[int]:
    """The other players who hold a card of this type: what no rule may ask."""
    others = [other for other in range(st.players) if other != seat]
    return [other for other in others if any(TYPE[face] == kind for face in faces_of(st.hands[other]) if face >= 0)]


def test_the_rule_of_a_search_tells_no_secret() -> None:
    check_searches()


def test_a_refusal_that_looks_into_another_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    held_by_foe = Refusal("WL-1.13", "refused-wl-1-13")

    def why_not_unique(st: State, seat: int, card: int) -> Refusal | None:
        if reasons.is_held(st, seat, card) or not holders(st, seat, TYPE[card]):
            return None
        return held_by_foe

    with_check(monkeypatch, Check(why_not_unique, "card"))
    with pytest.raises(AssertionError, match=r"explore: the objection to .* tells a secret"):
        check_searches()


def test_facts_that_look_into_another_hand_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def who_else(st: State, seat: int, card: int) -> Facts:
        return {"n": ("count", len(holders(st, seat, TYPE[card])))}

    unfit = Refusal("WL-20.5", "explore-not-findable", who_else)
    findable = Check(lambda st, seat, card: exploring.why_not_lay_out(st, seat, card) and unfit, "card")
    with_check(monkeypatch, findable)
    with pytest.raises(AssertionError, match=r"explore: the objection to .* tells a secret"):
        check_searches()


def test_a_list_that_looks_into_another_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    old = exploring.Exploring.advance

    def without_what_others_hold(self: exploring.Exploring, st: State) -> Decision | None:
        asked = old(self, st)
        if asked is not None:
            asked.options = [
                pick for pick in asked.options if isinstance(pick, int) or not holders(st, asked.seat, TYPE[pick[2]])
            ]
        return asked

    monkeypatch.setattr(exploring.Exploring, "advance", without_what_others_hold)
    with pytest.raises(AssertionError, match=r"explore lists .* in the (seen|redealt) state"):
        check_searches()

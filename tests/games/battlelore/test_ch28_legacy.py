"""Chapter 28 of the BattleLore ledger: Hero legacy."""

from __future__ import annotations

import pytest

from sandtable.games.battlelore.campaign import legacy as k
from sandtable.games.battlelore.campaign.legacy import ADVISOR, INSTRUCTOR, SHEET_RETIRED, record_of
from sandtable.games.battlelore.lore.councils import deck_shares
from sandtable.games.battlelore.sample_options import VETERANS
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import HAND_BY_COMMANDER
from sandtable.games.battlelore.tables.heroes import ARTIFACT_IDS
from sandtable.games.battlelore.turn.drawing import lore_master
from tests.games.battlelore.campaign_support import Stage, cards, council, sheet, sheet_named, staged
from tests.games.battlelore.campaigns import begun, go_to
from tests.games.battlelore.sheets import art, refused, skill, veteran
from tests.games.battlelore.support import Field
from tests.support import clause


@clause("BL-28.4", "BL-28.5", "BL-28.6", "BL-14.11")
def test_bl_28_5_an_advisor_sits_on_the_council_before_the_cards_are_dealt() -> None:
    guests = [council("Max", 0, "commander"), council("Ida", 0, "wizard"), council("Bo", 1, "commander")]
    t = go_to(begun(*guests), "advisor")
    assert (t.asked.seat, t.texts) == (0, ["hero1", "hero2"]), "his own, one of them, and not nobody"
    before, theirs = t.st.councils
    assert not any(t.st.hands), "before any card is dealt"
    t.pick("hero1")
    assert t.st.councils[0] == (before[0] + 1, *before[1:])
    assert t.kind != "advisor", "a lone Advisor takes his seat"
    assert t.st.councils[1] == (theirs[0] + 1, *theirs[1:])
    assert len(t.st.hands[0]) == HAND_BY_COMMANDER[before[0] + 1]
    assert len(t.st.hands[1]) == HAND_BY_COMMANDER[t.st.councils[1][0]]
    assert t.st.campaign is not None
    assert t.st.campaign.guests == [0, 2]


@clause("BL-28.8")
@pytest.mark.parametrize("first", [0, 1])
def test_bl_28_8_the_instructor_hands_an_artifact_to_the_next_new_hero(first: int) -> None:
    old = [council(name, camp, defeats=5, recorded="AR01 AR02 AR09") for camp, name in enumerate(("Max", "Moe"))]
    t = go_to(begun(*(old if first == 0 else old[::-1])), "hero_class")
    camp = t.asked.seat
    t.pick(t.texts[1], "SK01")
    t.pick(next(text for text in t.texts if text not in ("AR01", "AR02")))
    t.pick(t.texts[0])
    assert (t.kind, t.texts) == ("hero_gift", ["AR01", "AR02"]), "a War Mount is nothing for a rider"
    t.pick("AR01")
    assert t.st.campaign is not None
    new = record_of(t.st.campaign.roster[-1])
    assert (len(new.stored), "AR01" in cards(new)) == (2, True), "two Artifacts to start with"
    assert sheet_named(t.st, ("Max", "Moe")[camp]).status == SHEET_RETIRED, "once"
    assert sheet_named(t.st, ("Max", "Moe")[1 - camp]).status == INSTRUCTOR


@clause("BL-28.4")
def test_bl_28_4_an_option_set_of_the_game_asks_which_advisor_sits() -> None:
    """A single Advisor is placed without a question, so a campaign worth fuzzing has two of one player."""
    t = Field({"A1": "h_inf_b"}, {"A9": "h_inf_b"})
    t.st = SPEC.start(2, {"adventure": "bl-12-witchs-bargain", "heroes": "on", "campaign": "on", "sheets": VETERANS}, 1)
    while t.kind not in ("advisor", "play_command"):
        t.st.apply(t.asked.options[0], t.asked.seat)
    assert (t.kind, t.texts) == ("advisor", ["hero3", "hero10"])


@clause("BL-28.1", "BL-28.2", "BL-28.3")
def test_bl_28_1_joining_the_council() -> None:
    ada, deck = veteran(skills="SK17 SK02 SK03", artifacts="AR01"), art("AR02")
    ada.experience = 2
    with refused(r"BL-28\.1"):
        k.join_council(ada, deck, 4)
    ada.experience = 7
    k.join_council(ada, deck, 4)
    assert (ada.status, ada.experience, ada.skills, ada.stored, ada.since) == (k.ADVISOR, 0, [], [], 4)
    assert (deck, ada.recorded) == (art("AR01", "AR02"), art("AR01"))
    assert k.why_not_learn(ada, skill("SK04")[0]) is not None, "he no longer learns"


@clause("BL-28.4", "BL-28.5", "BL-28.6", "BL-14.11")
def test_bl_28_5_an_advisor_raises_his_class() -> None:
    ada = veteran(c.WIZARD, skills="SK25 SK02 SK03")
    with refused(r"BL-28\.4"):
        k.council_with_advisor((2, 1, 0, 0, 0), ada)
    ada.experience = 3
    k.join_council(ada, [], 4)
    assert k.council_with_advisor((2, 1, 0, 0, 0), ada) == (2, 2, 0, 0, 0)
    assert k.council_with_advisor((2, 3, 0, 0, 0), ada) == (2, 3, 0, 0, 0)
    levels = k.council_with_advisor((2, 0, 1, 0, 0), ada)
    assert levels == (2, 1, 1, 0, 0), "he counts as one of level 1"
    assert lore_master(k.council_with_advisor((2, 2, 0, 0, 0), ada)) == 3
    assert deck_shares([levels, (2, 0, 0, 0, 0)])[c.WIZARD] == 8, "before the Lore deck is built"


@clause("BL-28.7", "BL-28.8")
def test_bl_28_8_the_instructor() -> None:
    old, young = veteran(skills="SK17 SK02 SK03", artifacts="AR01"), veteran()
    old.experience = 3
    deck: list[int] = []
    k.join_council(old, deck, 4)
    for _ in range(4):
        k.note_defeat(old)
    assert old.status == k.ADVISOR
    k.note_defeat(old)
    assert old.status == k.INSTRUCTOR
    with refused(r"BL-28\.8"):
        k.instruct(old, young, art("AR02")[0], deck)
    k.instruct(old, young, art("AR01")[0], deck)
    assert (young.stored, old.status) == (art("AR01"), k.SHEET_RETIRED)
    with refused(r"BL-28\.8"):
        k.instruct(old, veteran(), art("AR01")[0], art("AR01"))


@clause("BL-28.1", "BL-28.2", "BL-28.3")
def test_bl_28_1_a_veteran_joins_the_council() -> None:
    veteran = sheet("Ada", skills="SK17 SK02 SK03", artifacts="AR01 AR02", experience=6)
    t = staged((veteran, "field"))
    t.until("level_up")
    assert t.texts == ["done", "council"], "three Skills are all he may have"
    t.pick("council")
    ada = t.of("Ada")
    assert (ada.status, ada.since, ada.experience, ada.skills, ada.stored) == (ADVISOR, 4, 0, [], [])
    assert {"AR01", "AR02"} <= {ARTIFACT_IDS[card] for card in ada.recorded}
    assert all(card in t.st.artifacts for card in ada.recorded)
    t = staged((sheet("Ada", skills="SK17 SK02 SK03", experience=1), "field"))
    assert t.asked_of("level_up") == [], "2 Experience tokens are not enough"


@clause("BL-28.7")
def test_bl_28_7_after_five_defeats_an_advisor_becomes_an_instructor() -> None:
    for won, number, status in ((1, 5, INSTRUCTOR), (0, 4, ADVISOR), (-1, 4, ADVISOR)):
        guest = council("Max", 0, defeats=4)
        t = Stage((sheet("Ada"), "field"), won=won, guests=(guest,))
        t.run()
        t.end()
        assert (t.of("Max").defeats, t.of("Max").status) == (number, status)
    t = Stage((sheet("Ada"), "field"), won=1, guests=(council("Max", 1, defeats=4),))
    t.run()
    t.end()
    assert t.of("Max").defeats == 4, "his camp won"

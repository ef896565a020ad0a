"""Chapter 27 of the BattleLore ledger: After adventure actions."""

from __future__ import annotations

import pytest

from sandtable.core.engine.rng import seeded
from sandtable.games.battlelore.campaign import legacy as campaign
from sandtable.games.battlelore.campaign import legacy as k
from sandtable.games.battlelore.campaign.enlisting import begin_campaign
from sandtable.games.battlelore.campaign.sheets import Sheets, read_sheets
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.tables.heroes import (
    ARTIFACT_DECK,
    ARTIFACT_IDS,
    SKILL_IDS,
)
from tests.games.battlelore.campaign_support import TARN, Stage, cards, sheet, staged
from tests.games.battlelore.champions import plays, record
from tests.games.battlelore.sheets import art, refused, skill, veteran
from tests.games.battlelore.support import Field
from tests.support import clause


@plays("SK07", "SK08")
@clause("BL-27.5", "BL-27.6")
def test_bl_27_6_prices_and_lessons() -> None:
    for card, left in (("SK07", 1), ("SK08", 0)):
        buyer = record(card)
        buyer.treasure = 5
        campaign.shop(buyer, 0, [0])
        assert buyer.treasure == left
    for card, learned in (("SK08", 2), ("SK07", 1)):
        pupil = record(card)
        campaign.share_experience(pupil)
        assert pupil.experience == learned


@plays("AR49", "AR50", "AR51")
@clause("BL-27.10", "BL-27.11")
def test_bl_27_10_rewards() -> None:
    keeper = record()
    for card in ("AR49", "AR50"):
        number = ARTIFACT_IDS.index(card)
        campaign.keep(keeper, [number], number, [])
    assert (keeper.treasure, keeper.experience) == (1, 1)
    keeper.experience = 4
    keeper.skulls -= 1
    physician = ARTIFACT_IDS.index("AR51")
    campaign.keep(keeper, [physician], physician, [])
    assert (keeper.treasure, keeper.experience, keeper.skulls) == (0, 0, 4)


@clause("BL-27.3")
def test_bl_27_3_ransom() -> None:
    mine, theirs, deck = veteran(), veteran(camp=1), art("AR02")
    theirs.treasure = 1
    with refused(r"BL-27\.3"):
        k.pay_ransom(theirs, veteran(camp=1), deck)
    k.pay_ransom(theirs, mine, deck)
    assert (mine.treasure, theirs.treasure) == (1, 0)
    k.pay_ransom(theirs, mine, deck)
    assert (mine.treasure, theirs.skulls) == (1, 4), "he cannot pay: one more skull"
    theirs.treasure = 1
    k.pay_ransom(theirs, None, deck)
    assert (mine.treasure, theirs.treasure, theirs.skulls) == (1, 0, 4), "nobody to take it: the supply"


@clause("BL-27.5", "BL-26.19")
def test_bl_27_5_experience() -> None:
    ada, quick = veteran(), veteran(skills="SK17 SK08")
    assert (k.share_experience(ada), k.share_experience(quick)) == (1, 2)
    assert (ada.experience, quick.experience, ada.adventures) == (1, 2, 1)


@clause("BL-27.6")
def test_bl_27_6_shopping() -> None:
    ada, deck = veteran(), sorted(ARTIFACT_DECK)
    ada.treasure = 11
    k.shop(ada, art("AR24")[0], deck)
    k.shop(ada, art("AR23")[0], deck)
    assert (ada.treasure, len(deck)) == (1, 54)
    with refused(r"BL-27\.6"):
        k.shop(ada, art("AR22")[0], deck)
    thrifty = veteran(skills="SK07")
    thrifty.treasure = 4
    k.shop(thrifty, art("AR22")[0], deck)
    assert thrifty.treasure == 0


@clause("BL-27.7", "BL-27.8")
def test_bl_27_8_draws() -> None:
    assert [k.draws_of(field, won) for field in (False, True) for won in (False, True)] == [1, 2, 2, 3]
    ada, deck = veteran(artifacts="AR01 AR02"), sorted(ARTIFACT_DECK)
    ada.experience = 3
    assert k.turn_in_experience(ada) == 1
    with refused(r"BL-27\.8"):
        k.turn_in_experience(ada)
    one, two = art("AR01", "AR02")
    assert k.turn_in_artifacts(ada, (one, two), deck) == 1
    with refused(r"BL-27\.8"):
        k.turn_in_artifacts(ada, (one, two), deck)


@clause("BL-27.9", "BL-27.10", "BL-27.12", "BL-26.16")
def test_bl_27_9_exactly_one_card_is_kept() -> None:
    deck = sorted(ARTIFACT_DECK)
    ada = veteran()
    drawn = k.draw(3, ada, deck, seeded(1).below)
    assert len(deck) == 53
    drawn[0:1], deck[0:1] = [k.TREASURE_CARD], [drawn[0]]
    k.keep(ada, drawn, k.TREASURE_CARD, deck)
    assert (ada.treasure, ada.stored, len(deck)) == (1, [], 56), "exchanged for a token, all cards go back"
    k.keep(ada, [k.EXPERIENCE_CARD], k.EXPERIENCE_CARD, [])
    assert ada.experience == 1
    rest: list[int] = []
    k.keep(ada, art("AR01", "AR02"), art("AR02")[0], rest)
    assert (ada.stored, rest) == (art("AR02"), art("AR01"))
    with refused(r"BL-27\.9"):
        k.keep(ada, art("AR01"), art("AR05")[0], rest)


@clause("BL-27.11")
def test_bl_27_11_the_master_physician() -> None:
    ada = veteran()
    ada.skulls, ada.treasure, ada.experience = 4, 1, 4
    deck: list[int] = []
    k.keep(ada, [k.PHYSICIAN], k.PHYSICIAN, deck)
    assert (ada.skulls, ada.treasure, ada.experience, deck) == (5, 0, 0, [k.PHYSICIAN])
    ada.treasure, ada.experience = 1, 4
    k.keep(ada, [k.PHYSICIAN], k.PHYSICIAN, deck)
    assert (ada.skulls, ada.treasure) == (5, 1), "never above the start"
    poor = veteran()
    poor.skulls = 3
    k.keep(poor, [k.PHYSICIAN], k.PHYSICIAN, deck)
    assert poor.skulls == 3


@clause("BL-26.17", "BL-26.20", "BL-27.13", "BL-27.14")
def test_bl_27_13_level_up() -> None:
    ada = veteran()
    ada.experience = 12
    assert k.why_not_learn(ada, skill("SK30")[0]) == "BL-26.20", "another class"
    assert k.why_not_learn(ada, skill("SK09")[0]) == "BL-23.5", "its prerequisite is missing"
    k.learn(ada, skill("SK02")[0])
    assert ada.experience == 7
    assert k.why_not_learn(ada, skill("SK03")[0]) == "BL-26.20", "once per stage"
    ada.levelled = False
    k.learn(ada, skill("SK03")[0])
    ada.levelled = False
    ada.experience = 5
    assert k.why_not_learn(ada, skill("SK04")[0]) == "BL-26.17", "three Skills at most"
    ada.experience = 4
    assert k.why_not_learn(ada, skill("SK04")[0]) == "BL-26.20"


# --- action 1 ---------------------------------------------------------------------------------------------------------
@clause("BL-27.1", "BL-27.2")
def test_bl_27_2_captives_on_both_sides_are_exchanged() -> None:
    t = staged((sheet("Ada", treasure=1), "wounded"), (sheet("Bo", 1, treasure=1), "wounded"))
    assert t.told("exchanged") == [()]
    t.end()
    assert (t.of("Ada").treasure, t.of("Bo").treasure) == (1, 1)
    assert (t.of("Ada").skulls, t.of("Ada").status) == (4, 0), "back for the next adventure, a skull less"


@clause("BL-27.3")
def test_bl_27_3_a_lone_captor_is_paid_by_the_captive_himself() -> None:
    heroes = ((sheet("Ada"), "field"), (sheet("Cy"), "fled"), (sheet("Bo", 1, treasure=2), "wounded"))
    t = staged(*heroes)
    assert (t.kind, t.asked.seat, t.about) == ("ransom_to", 0, "Bo")
    assert t.texts == ["hero1", "hero2"]
    t.pick("hero2")
    assert t.told("ransom") == [("Bo", "Cy")]
    assert (t.of("Cy").treasure, t.of("Bo").treasure, t.of("Bo").skulls) == (1, 1, 4)


@clause("BL-27.3")
def test_bl_27_3_a_hero_who_cannot_pay_loses_another_skull() -> None:
    t = staged((sheet("Ada"), "field"), (sheet("Bo", 1), "wounded"))
    assert t.told("ransom_unpaid") == [("Bo",)]
    assert (t.of("Bo").skulls, t.of("Ada").treasure) == (3, 1), "Ada's token is that of the field"
    t = staged((sheet("Bo", 1, treasure=1), "wounded"))
    assert t.told("ransom_supply") == [("Bo",)]
    assert (t.of("Bo").treasure, t.of("Bo").skulls) == (0, 4)


# --- actions 2 and 3 --------------------------------------------------------------------------------------------------
@clause("BL-27.4", "BL-27.5")
def test_bl_27_4_spoils_for_the_field_experience_for_all() -> None:
    heroes = ((sheet("Ada"), "field"), (sheet("Cy"), "fled"), (sheet("Bo", 1, treasure=5), "wounded"))
    t = staged(*heroes)
    t.pick("hero1")
    assert t.told("spoils") == [("Ada",)]
    assert t.told("experience") == [("Ada", 1), ("Cy", 1), ("Bo", 1)]
    assert [t.of(name).adventures for name in ("Ada", "Cy", "Bo")] == [1, 1, 1]


# --- action 4 ---------------------------------------------------------------------------------------------------------
@clause("BL-27.6")
def test_bl_27_6_shopping_as_often_as_he_can_pay() -> None:
    t = staged((sheet("Ada", artifacts="AR01", treasure=10), "fled"), (sheet("Bo", 1, treasure=3), "field"))
    assert (t.kind, t.about) == ("shop", "Ada")
    assert "AR01" not in t.texts, "not in the deck"
    assert "AR36" not in t.texts, "for Wizards"
    assert "AR24" in t.texts
    t.pick("AR24")
    assert (t.kind, t.of("Ada").treasure) == ("shop", 5)
    t.pick("AR32")
    assert (cards(t.of("Ada")), t.of("Ada").treasure) == (["AR01", "AR24", "AR32"], 0)
    assert t.kind != "shop"
    assert t.asked_of("shop") == [], "Bo has 4 Treasure tokens"
    t = staged((sheet("Ada", skills="SK17 SK07", treasure=3), "field"))
    assert t.kind == "shop", "Merchant's Eye: 4"


@clause("BL-27.6", "BL-27.11")
def test_a_physician_who_is_bought_heals_at_once() -> None:
    t = staged((sheet("Ada", treasure=5, experience=4, skulls=3), "field")).until("shop").pick("AR51")
    assert (t.of("Ada").skulls, t.of("Ada").treasure, t.of("Ada").experience) == (4, 0, 1)
    assert t.st.artifacts.count(ARTIFACT_IDS.index("AR51")) == 2


# --- actions 5 and 6 --------------------------------------------------------------------------------------------------
@clause("BL-27.7")
def test_bl_27_7_draws_the_victor_first() -> None:
    heroes = (
        (sheet("Ada"), "field"),
        (sheet("Cy"), "fled"),
        (sheet("Bo", 1), "field"),
        (sheet("Dee", 1, treasure=1), "wounded"),
    )
    for won, order, numbers in (
        (0, ["Ada", "Cy", "Bo", "Dee"], [3, 2, 2, 1]),
        (1, ["Bo", "Dee", "Ada", "Cy"], [3, 2, 2, 1]),
        (-1, ["Ada", "Cy", "Bo", "Dee"], [2, 1, 2, 1]),
    ):
        t = staged(*heroes, won=won)
        found: list[tuple[object, ...]] = []
        while t.kind != "over":
            found += t.told("draws_artifacts")
            t.st.apply(t.asked.options[0], t.asked.seat)
        assert found == list(zip(order, numbers, strict=True)), won


@clause("BL-27.8")
def test_bl_27_8_cards_and_experience_for_further_draws() -> None:
    t = staged((sheet("Ada", artifacts="AR01 AR02 AR03", experience=2), "field"))
    assert (t.kind, t.asked.context) == ("more_draws", (0, 3))
    assert t.texts == ["done", "experience", "AR01 AR02", "AR01 AR03", "AR02 AR03"]
    t.pick("AR01 AR03")
    assert (t.asked.context, cards(t.of("Ada"))) == ((0, 4), ["AR02"])
    t.pick("experience")
    assert (t.kind, t.of("Ada").experience) == ("keep_artifact", 1), "nothing is left to turn in"
    assert t.told("draws_artifacts") == [("Ada", 5)]


@clause("BL-27.9", "BL-27.12")
def test_bl_27_9_exactly_one_is_kept_and_the_others_stay_secret() -> None:
    t = staged((sheet("Ada"), "field"), (sheet("Bo", 1), "field"))
    assert (t.kind, len(t.st.artifacts)) == ("keep_artifact", 53)
    theirs = t.st.seen_by(1)
    assert theirs.decision is not None
    assert theirs.decision.options == []
    drawn = [text for text in t.texts if text not in ("AR49", "AR50", "AR51")]
    t.pick(drawn[0])
    assert (cards(t.of("Ada")), t.about) == ([drawn[0]], "Bo")
    assert t.told("keeps_artifact") == [("Ada", ARTIFACT_IDS.index(drawn[0]))]


@clause("BL-27.10", "BL-27.11")
@pytest.mark.parametrize(
    ("card", "gold", "learned", "skulls"), [("AR49", 3, 5, 3), ("AR50", 2, 6, 3), ("AR51", 1, 1, 4)]
)
def test_bl_27_10_spoils_and_the_physician_are_used_at_once(card: str, gold: int, learned: int, skulls: int) -> None:
    t = Stage((sheet("Ada", treasure=1, experience=4, skulls=3), "field"))
    t.st.artifacts = sorted([ARTIFACT_IDS.index(card)] * 3)
    t.run()
    t.until("keep_artifact").pick(card)
    ada = t.of("Ada")
    assert (ada.treasure, ada.experience, ada.skulls, ada.stored) == (gold, learned, skulls, [])
    assert len(t.st.artifacts) == 3


# --- actions 7 and 8, and the legacy ----------------------------------------------------------------------------------
@clause("BL-27.13", "BL-26.20")
def test_bl_27_13_level_up_the_victor_first_once() -> None:
    heroes = ((sheet("Ada", experience=20), "field"), (sheet("Bo", 1, experience=20), "field"))
    t = staged(*heroes, won=1).until("level_up")
    assert t.about == "Bo"
    assert "SK02" in t.texts
    assert "SK30" not in t.texts, "a Cleric's"
    t.pick("SK02")
    assert (t.about, t.of("Bo").experience) == ("Ada", 16), "one Skill in a stage"
    t.pick("SK03")
    assert t.kind == "over"
    assert [SKILL_IDS[skill] for skill in t.of("Ada").skills] == ["SK17", "SK03"]


@clause("BL-27.14", "BL-34.4")
def test_bl_27_14_the_sheets_go_to_the_next_adventure() -> None:
    t = staged((sheet("Ada", artifacts="AR01"), "field"), (sheet("Bo", 1), "fled")).end()
    assert t.st.result is not None
    assert t.st.result.fields() == ((0,), (5, 3), "banners"), "the adventure's own result stands"
    sequel = SPEC.sequel(t.st)
    assert sequel is not None
    assert (sequel["campaign"], sequel["heroes"]) == ("on", "on")
    sheets = read_sheets(str(sequel["sheets"]))
    assert t.st.campaign is not None
    assert (sheets.played, sheets.rows) == (4, t.st.campaign.roster)
    st = SPEC.start(2, {**TARN, **sequel})
    assert st.campaign is not None
    assert st.campaign.chapter == 5
    assert sorted(st.artifacts + [card for row in st.campaign.roster for card in row[6]]) == sorted(
        Sheets(0, []).deck()
    )


@clause("BL-27.14", "BL-26.9")
def test_bl_27_14_what_he_carried_goes_under_the_sheet() -> None:
    t = Stage((sheet("Ada", artifacts="AR01"), "fled"))
    unit, member, skulls, skills, _, gold, learned = t.st.sheets[0]
    t.st.sheets[0] = (unit, member, skulls, skills, (ARTIFACT_IDS.index("AR24"),), gold + 2, learned + 3)
    t.st.artifacts.remove(ARTIFACT_IDS.index("AR24"))
    t.run()
    assert cards(t.of("Ada")) == ["AR01", "AR24"]
    assert (t.of("Ada").treasure, t.of("Ada").experience) == (2, 4), "with the tokens he won"


@clause("BL-27.1", "BL-11.6")
def test_the_stage_begins_when_the_last_banner_falls() -> None:
    t = Field({"A1": "h_inf_b"}, {"G4": "h_inf_g", "A9": "h_inf_b"}, mode="lore", heroes="on", campaign="on", goals=1)
    begin_campaign(t.st, Sheets(0, [sheet("Ada").row()]))
    t.hero("G3", skills="SK17").lose("G4", 3)
    assert t.st.campaign is not None
    t.st.campaign.enlisted.append(0)
    t.attack("hero at G3", "G4", "SSS")
    assert t.told("after") == [(1,)]
    assert (t.kind, t.st.result) == ("keep_artifact", None)
    t.pick(t.texts[0])
    assert t.st.result is not None
    assert t.st.result.winners == (0,)

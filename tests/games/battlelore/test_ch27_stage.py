"""The After Adventure stage in play: the eight actions and joining the council (chapters 27 and 28)."""

from __future__ import annotations

import pytest

from sandtable.games.battlelore.campaign.enlisting import begin_campaign
from sandtable.games.battlelore.campaign.legacy import ADVISOR, INSTRUCTOR
from sandtable.games.battlelore.campaign.sheets import Sheets, read_sheets
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.tables.heroes import ARTIFACT_IDS, SKILL_IDS
from tests.games.battlelore.campaign_support import TARN, Stage, cards, council, sheet, staged
from tests.games.battlelore.support import Field
from tests.support import clause

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
def test_bl_27_3_who_cannot_pay_loses_another_skull() -> None:
    t = staged((sheet("Ada"), "field"), (sheet("Bo", 1), "wounded"))
    assert t.told("ransom_unpaid") == [("Bo",)]
    assert (t.of("Bo").skulls, t.of("Ada").treasure) == (3, 1), "Ada's token is that of the field"
    t = staged((sheet("Bo", 1, treasure=1), "wounded"))
    assert t.told("ransom_supply") == [("Bo",)]
    assert (t.of("Bo").treasure, t.of("Bo").skulls) == (0, 4)


@clause("BL-25.11")
def test_bl_25_11_the_last_skull_retires_him() -> None:
    t = staged(
        (sheet("Ada"), "field"), (sheet("Bo", 1, artifacts="AR01", treasure=9, experience=9, skulls=1), "wounded")
    )
    assert t.told("retires") == [("Bo",)]
    assert not t.told("ransom_unpaid"), "nobody pays for a Hero who is out for good"
    assert t.asked_of("shop") == []
    assert (t.of("Bo").status, t.of("Bo").skulls, t.of("Bo").stored) == (1, 0, [])
    assert ARTIFACT_IDS.index("AR01") in t.st.artifacts
    t = staged((sheet("Ada"), "field"), (sheet("Bo", 1, skulls=2), "wounded"))
    assert t.told("retires") == [("Bo",)], "the unpaid ransom was his last"


@clause("BL-31.18")
def test_bl_31_18_allies_compete_for_the_ransom() -> None:
    heroes = ((sheet("Ada"), "field"), (sheet("Cy", 2), "field"), (sheet("Bo", 1, treasure=1), "wounded"))
    t = Stage(*heroes, players=4, allies="reluctant")
    t.dice("LSSSSS" + "LLSSSS").run()
    assert t.told("ransom_won") == [(2,)]
    assert t.told("ransom") == [("Bo", "Cy")], "the winner's only Hero takes it"


# --- actions 2 and 3 --------------------------------------------------------------------------------------------------


@clause("BL-27.4", "BL-27.5")
def test_bl_27_4_spoils_for_the_field_experience_for_all() -> None:
    heroes = ((sheet("Ada"), "field"), (sheet("Cy"), "fled"), (sheet("Bo", 1, treasure=5), "wounded"))
    t = staged(*heroes)
    t.pick("hero1")
    assert t.told("spoils") == [("Ada",)]
    assert t.told("experience") == [("Ada", 1), ("Cy", 1), ("Bo", 1)]
    assert [t.of(name).adventures for name in ("Ada", "Cy", "Bo")] == [1, 1, 1]


@clause("BL-26.17")
def test_bl_26_17_miracle_cure_in_action_3() -> None:
    cleric = sheet("Ida", kind="cleric", skills="SK31 SK33", experience=1)
    t = staged((cleric, "field"), (sheet("Ada", skulls=3), "field"), (sheet("Bo", 1, skulls=3), "field"))
    assert (t.kind, t.texts) == ("miracle_cure", ["nobody", "hero2"]), "her Experience of this adventure counts"
    t.pick("hero2")
    assert (t.of("Ada").skulls, t.of("Ida").experience) == (4, 0)
    assert t.kind != "miracle_cure", "once"


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


@clause("BL-26.7", "BL-27.12")
def test_bl_26_7_the_seventh_card_goes_back() -> None:
    six = "AR01 AR02 AR03 AR04 AR05 AR06"
    t = staged((sheet("Ada", artifacts=six, treasure=5), "fled")).pick("AR24")
    assert (t.kind, t.texts) == ("return_artifact", [*six.split(), "AR24"])
    t.pick("AR02")
    assert cards(t.of("Ada")) == ["AR01", "AR03", "AR04", "AR05", "AR06", "AR24"]
    assert ARTIFACT_IDS.index("AR02") in t.st.artifacts


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


@clause("BL-26.10")
def test_bl_26_10_cards_he_can_never_use_are_not_drawn() -> None:
    t = Stage((sheet("Ada"), "field"))
    t.st.artifacts = [ARTIFACT_IDS.index(card) for card in ("AR01", "AR36", "AR37", "AR38", "AR40")]
    t.run()
    assert t.told("draws_artifacts") == [("Ada", 1)]
    t.until("keep_artifact").pick("AR01")
    assert cards(t.of("Ada")) == ["AR01"]


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


@clause("BL-27.14", "BL-34.4")
def test_bl_27_14_the_sheets_go_to_the_next_adventure() -> None:
    t = staged((sheet("Ada", artifacts="AR01"), "field"), (sheet("Bo", 1), "fled")).end()
    assert t.st.result is not None
    assert t.st.result.fields() == ((0,), (5, 3), "banners"), "the adventure's own result stands"
    sequel = SPEC.sequel(t.st)
    assert sequel is not None
    assert (sequel["campaign"], sequel["heroes"]) == ("on", "on")
    sheets = read_sheets(str(sequel["sheets"]))
    assert t.st.saga is not None
    assert (sheets.played, sheets.rows) == (4, t.st.saga.roster)
    st = SPEC.start(2, {**TARN, **sequel})
    assert st.saga is not None
    assert st.saga.chapter == 5
    assert sorted(st.artifacts + [card for row in st.saga.roster for card in row[6]]) == sorted(Sheets(0, []).deck())


@clause("BL-27.14", "BL-26.9")
def test_bl_27_14_what_he_carried_goes_under_the_sheet() -> None:
    t = Stage((sheet("Ada", artifacts="AR01"), "fled"))
    unit, member, skulls, skills, _, gold, learned = t.st.sheets[0]
    t.st.sheets[0] = (unit, member, skulls, skills, (ARTIFACT_IDS.index("AR24"),), gold + 2, learned + 3)
    t.st.artifacts.remove(ARTIFACT_IDS.index("AR24"))
    t.run()
    assert cards(t.of("Ada")) == ["AR01", "AR24"]
    assert (t.of("Ada").treasure, t.of("Ada").experience) == (2, 4), "with the tokens he won"


@clause("BL-34.4")
def test_bl_34_4_without_a_campaign_the_stage_is_skipped() -> None:
    t = Field({"A1": "h_inf_b"}, {"G4": "h_inf_g", "A9": "h_inf_b"}, mode="lore", heroes="on", goals=1)
    t.hero("G3").lose("G4", 3).attack("hero at G3", "G4", "SS")
    assert (t.kind, SPEC.sequel(t.st)) == ("over", None)


@clause("BL-27.1", "BL-11.6")
def test_the_stage_begins_when_the_last_banner_falls() -> None:
    t = Field({"A1": "h_inf_b"}, {"G4": "h_inf_g", "A9": "h_inf_b"}, mode="lore", heroes="on", campaign="on", goals=1)
    begin_campaign(t.st, Sheets(0, [sheet("Ada").row()]))
    t.hero("G3", skills="SK17").lose("G4", 3)
    assert t.st.saga is not None
    t.st.saga.enlisted.append(0)
    t.attack("hero at G3", "G4", "SSS")
    assert t.told("after") == [(1,)]
    assert (t.kind, t.st.result) == ("keep_artifact", None)
    t.pick(t.texts[0])
    assert t.st.result is not None
    assert t.st.result.winners == (0,)

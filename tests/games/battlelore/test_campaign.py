"""The campaign in play: sheets from option to option, before the adventure, the After Adventure stage (chapters 27, 28)."""

from __future__ import annotations

import json

import pytest

from sandtable.core.match import Match, replay
from sandtable.core.record import read_record
from sandtable.core.seed import Seed
from sandtable.core.spec import BadOption, Options
from sandtable.games.battlelore import content as c
from sandtable.games.battlelore.campaign import ADVISOR, INSTRUCTOR, SHEET_RETIRED, HeroRecord, record_of
from sandtable.games.battlelore.casualties import wound
from sandtable.games.battlelore.enlist import begin_campaign
from sandtable.games.battlelore.hero_content import ARTIFACT_IDS, SKILL_IDS, SKULLS
from sandtable.games.battlelore.rewards import gain_artifact
from sandtable.games.battlelore.sheets import Sheets, document_of, read_document, read_sheets, sheets_text
from sandtable.games.battlelore.spec import SPEC, VETERANS
from sandtable.games.battlelore.state import GONE, Battle, end_game
from sandtable.testing import any_answer, chooser_rng
from tests.games.battlelore.support import Field
from tests.support import clause

TARN: Options = {"adventure": "bl-11-heirs-of-valmoor", "heroes": "on", "campaign": "on"}
PLACES = (("C2", "E2", "G2", "I2"), ("C8", "E8", "G8", "I8"))


def sheet(
    name: str,
    holder: int = 0,
    kind: str = "warrior",
    skills: str = "SK17",
    artifacts: str = "",
    treasure: int = 0,
    experience: int = 0,
    skulls: int = 0,
) -> HeroRecord:
    own = [SKILL_IDS.index(skill) for skill in skills.split()]
    cards = [ARTIFACT_IDS.index(card) for card in artifacts.split()]
    hero = HeroRecord(name, c.CLASS_IDS.index(kind), holder, own, cards)
    hero.treasure, hero.experience = treasure, experience
    hero.skulls = skulls or hero.skulls
    return hero


def council(name: str, holder: int = 0, kind: str = "warrior", defeats: int = 0, recorded: str = "") -> HeroRecord:
    hero = sheet(name, holder, kind, "")
    hero.status = INSTRUCTOR if defeats == 5 else ADVISOR
    hero.defeats, hero.since = defeats, 1
    hero.recorded = [ARTIFACT_IDS.index(card) for card in recorded.split()]
    return hero


def text_of(*heroes: HeroRecord) -> str:
    return sheets_text(Sheets(6, [hero.row() for hero in heroes]))


class Stage(Field):
    """The After Adventure stage of these Heroes, who all took part. Fates: field, wounded, fled."""

    def __init__(
        self, *heroes: tuple[HeroRecord, str], won: int = 0, guests: tuple[HeroRecord, ...] = (), **options: str | int
    ) -> None:
        armies = [dict.fromkeys(row, "h_inf_b") for row in PLACES]
        super().__init__(*armies, mode="lore", heroes="on", campaign="on", **options)
        st = self.st
        rows = [hero.row() for hero, _ in heroes] + [hero.row() for hero in guests]
        sheets = Sheets(3, rows)
        begin_campaign(st, sheets)
        places = [iter(row) for row in PLACES]
        for number, (hero, fate) in enumerate(heroes):
            h = next(places[hero.holder & 1])
            self.hero(h, c.CLASS_IDS[hero.lore_class], hero.holder)
            unit = st.heirs[-1][0]
            skills = tuple(hero.skills)
            st.heirs[-1] = (unit, hero.lore_class, hero.skulls, skills, (), hero.treasure, hero.experience)
            assert st.saga is not None
            st.saga.enlisted.append(number)
            if fate == "wounded":
                wound(st, unit, 1 - (hero.holder & 1))
            elif fate == "fled":
                st.leader[st.leader.index(unit)] = -1
                st.pos[unit] = GONE
        for number, hero in enumerate(guests, len(heroes)):
            assert st.saga is not None
            st.saga.guests[hero.holder] = number
        st.artifacts = sheets.deck()
        st.stack.clear()
        st.order = [0, 1, 2, 3] if st.rules.allies else [0, 1]
        end_game(st, () if won < 0 else (won,), (5, 3), "banners", "BL-11.6")

    def of(self, name: str) -> HeroRecord:
        return sheet_named(self.st, name)

    def until(self, kind: str, name: str = "") -> Stage:
        """Decline everything up to a question, of this Hero if one is named."""
        while self.kind != "over" and (self.kind != kind or (name and self.about != name)):
            self.st.apply(self.asked.options[0], self.asked.seat)
        assert self.kind == kind, f"{kind} is never asked"
        return self

    @property
    def about(self) -> str:
        assert self.st.saga is not None
        return self.st.saga.roster[self.asked.context[0]][0]

    def end(self) -> Stage:
        while self.kind != "over":
            self.st.apply(self.asked.options[0], self.asked.seat)
        return self

    def asked_of(self, kind: str) -> list[str]:
        """The Heroes who are asked this question in the rest of the stage."""
        found = []
        while self.kind != "over":
            if self.kind == kind:
                found.append(self.about)
            self.st.apply(self.asked.options[0], self.asked.seat)
        return found


def sheet_named(st: Battle, name: str) -> HeroRecord:
    assert st.saga is not None
    return next(record_of(row) for row in st.saga.roster if row[0] == name)


def cards(hero: HeroRecord) -> list[str]:
    return [ARTIFACT_IDS[card] for card in hero.stored]


def staged(*heroes: tuple[HeroRecord, str], won: int = 0, **options: str | int) -> Stage:
    stage = Stage(*heroes, won=won, **options)
    stage.run()
    return stage


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


# --- before the adventure ---------------------------------------------------------------------------------------------


def begun(*heroes: HeroRecord, seed: int = 1, **options: str | int) -> Field:
    """A campaign game as far as the first question about Heroes; councils and Lore cards are chosen somehow."""
    t = Field({"A1": "h_inf_b"}, {"A9": "h_inf_b"})
    given: Options = {**TARN, "sheets": text_of(*heroes), **options}
    t.st = SPEC.start(2, given, seed)
    return t


def go_to(t: Field, *kinds: str) -> Field:
    while t.kind not in kinds:
        t.st.apply(t.asked.options[0], t.asked.seat)
    return t


@clause("BL-23.10", "BL-23.11", "BL-25.11")
def test_bl_25_11_old_heroes_return_if_their_class_sits_on_the_council() -> None:
    gone = sheet("Zed", 1, kind="commander", skills="SK10")
    gone.skulls, gone.status = 0, 1
    heroes = [sheet(f"{name} {camp}", camp, name, "SK01") for camp in (0, 1) for name in c.CLASS_IDS]
    t = go_to(begun(*heroes, gone), "hero_who")
    camp = t.asked.seat
    levels = t.st.councils[camp]
    mine = [f"hero{camp * 5 + n + 1}" for n, level in enumerate(levels) if level]
    assert t.texts == ["nobody", "new", *mine]
    assert 0 < len(mine) < 5
    t.pick(mine[0])
    assert t.kind == "hero_at", "nothing to equip"
    t.pick(t.texts[0])
    assert t.st.saga is not None
    assert t.st.saga.enlisted == [int(mine[0][4:]) - 1]
    assert t.asked.seat == 1 - camp, "one Hero for each camp"


@clause("BL-34.4", "BL-23.12")
def test_bl_34_4_heroes_per_camp() -> None:
    heroes = [sheet(f"{name} {camp}", camp, name, first) for camp in (0, 1) for name, first in FOOT]
    t = go_to(begun(*heroes, heroes_per_camp="2"), "hero_who")
    camp, first = t.asked.seat, t.texts[2]
    t.pick(first).pick(t.texts[0])
    assert (t.kind, t.asked.seat) == ("hero_who", camp), "a second Hero"
    assert first not in t.texts, "not the same again"
    t.pick("nobody")
    assert t.asked.seat == 1 - camp
    st = SPEC.start(2, {"adventure": "bl-11-heirs-of-valmoor", "heroes": "on", "heroes_per_camp": "3"})
    asked = []
    while not st.turn:
        assert st.decision is not None
        asked.append(st.decision.kind)
        st.apply(st.decision.options[0], st.decision.seat)
    assert asked.count("hero_class") == 6, "also without a campaign"


FOOT = (("commander", "SK10"), ("warrior", "SK17"), ("rogue", "SK24"), ("wizard", "SK27"), ("cleric", "SK31"))


@clause("BL-26.8", "BL-25.10")
def test_bl_26_8_equipped_cards_are_at_risk_the_others_safe() -> None:
    heroes = [
        sheet("Ada", 0, "commander", "SK10", "AR01 AR02 AR03"),
        sheet("Bo", 1, "commander", "SK10", "AR04 AR05 AR07"),
    ]
    t = go_to(begun(*heroes), "hero_who")
    camp = t.asked.seat
    own = (["AR01", "AR02", "AR03"], ["AR04", "AR05", "AR07"])[camp]
    t.pick(f"hero{camp + 1}")
    assert (t.kind, t.texts) == ("equip", ["done", *own])
    t.pick(own[0], own[2])
    if t.kind == "equip":
        t.pick("done")
    t.pick(t.texts[0])
    assert t.st.saga is not None
    assert [ARTIFACT_IDS[card] for card in t.st.heirs[0][4]] == [own[0], own[2]]
    assert [ARTIFACT_IDS[card] for card in t.st.saga.roster[camp][6]] == [own[1]]
    wound(t.st, t.st.heirs[0][0], 1 - camp)
    assert [ARTIFACT_IDS[card] for card in t.st.saga.roster[camp][6]] == [own[1]]
    assert ARTIFACT_IDS.index(own[0]) in t.st.artifacts


@clause("BL-23.4", "BL-26.8")
def test_a_war_mount_carries_a_hero_on_foot() -> None:
    heroes = [
        sheet(name, camp, "commander", "SK10", card) for camp, (name, card) in enumerate((("Ada", "AR09"), ("Bo", "")))
    ]
    t = go_to(begun(*heroes), "hero_who")
    if t.asked.seat == 1:
        t.pick("nobody")
    t.pick("hero1", "AR09")
    assert t.kind == "hero_at"
    mounted = [
        h for u, h in enumerate(t.st.pos) if h >= 0 and t.st.owner[u] == 0 and c.T_KIND[t.st.utype[u]] == c.MOUNTED
    ]
    assert set(t.asked.options) <= set(mounted)


@clause("BL-26.17")
def test_greater_summoning_lends_a_card_for_the_adventure() -> None:
    wizard = sheet("Ida", 0, "wizard", "SK26 SK29")
    other = sheet("Bo", 1, "wizard", "SK26 SK29")
    t = begun(wizard, other)
    while t.kind == "council_level":
        wanted = (2, 2, 2, 0, 0)[t.asked.context[0]]
        t.st.apply(wanted if wanted in t.asked.options else t.asked.options[0], t.asked.seat)
    go_to(t, "hero_who")
    t.pick(t.texts[2])
    assert len(t.told("summons_artifact")) == 1
    t.pick(t.texts[0])
    assert t.st.saga is not None
    assert len(t.st.heirs[0][4]) == len(t.st.saga.lent) == 1
    lent = t.st.saga.lent[0][1]
    t.st.stack.clear()
    end_game(t.st, (0,), (5, 3), "banners", "BL-11.6")
    t.run()
    assert lent in t.st.artifacts, "it is returned afterwards"


@clause("BL-23.1", "BL-23.5", "BL-23.6")
def test_a_new_hero_gets_a_name_and_a_sheet() -> None:
    t = go_to(begun(sheet("Aldric"), sheet("Bo", 1)), "hero_class", "hero_who")
    if t.kind == "hero_who":
        t.pick("new")
    holder = t.asked.seat
    t.pick(t.texts[1])
    assert t.kind == "hero_skill"
    t.pick(t.texts[-1])
    card = t.texts[0]
    t.pick(card)
    assert (t.kind, t.texts[:2]) == ("hero_name", ["Brenna", "Corwin"]), "Aldric is taken"
    t.pick("Corwin")
    hero = sheet_named(t.st, "Corwin")
    assert (hero.holder, cards(hero), len(hero.skills), hero.skulls) == (holder, [card], 1, SKULLS[hero.lore_class])


@clause("BL-28.4", "BL-28.5", "BL-28.6", "BL-14.11")
def test_bl_28_5_an_advisor_sits_on_the_council_before_the_cards_are_dealt() -> None:
    guests = [council("Max", 0, "commander"), council("Ida", 0, "wizard"), council("Bo", 1, "commander")]
    t = go_to(begun(*guests), "advisor")
    assert (t.asked.seat, t.texts) == (0, ["nobody", "hero1", "hero2"]), "his own, one of them"
    before = t.st.councils[0]
    assert not any(t.st.hands), "before any card is dealt"
    t.pick("hero1")
    assert t.st.councils[0] == (before[0] + 1, *before[1:])
    assert (t.asked.seat, t.texts) == (1, ["nobody", "hero3"])
    t.pick("nobody")
    assert len(t.st.hands[0]) == c.HAND_BY_COMMANDER[before[0] + 1]
    assert len(t.st.hands[1]) == c.HAND_BY_COMMANDER[t.st.councils[1][0]]
    assert t.st.saga is not None
    assert t.st.saga.guests == [0, -1]


@clause("BL-28.8")
def test_bl_28_8_the_instructor_hands_an_artifact_to_the_next_new_hero() -> None:
    old = [council(name, camp, defeats=5, recorded="AR01 AR02 AR24") for camp, name in enumerate(("Max", "Moe"))]
    t = go_to(begun(*old), "hero_class")
    camp = t.asked.seat
    t.pick("commander" if "commander" in t.texts else t.texts[1])
    t.pick(t.texts[-1])
    t.pick(next(text for text in t.texts if text not in ("AR01", "AR02")) if len(t.texts) > 1 else t.texts[0])
    t.pick(t.texts[0])
    assert t.kind == "hero_gift"
    gift = t.texts[0]
    t.pick(gift)
    assert t.st.saga is not None
    new = record_of(t.st.saga.roster[-1])
    assert (len(new.stored), gift in cards(new)) == (2, True), "two Artifacts to start with"
    assert t.st.saga.roster[camp][3] == SHEET_RETIRED, "once"
    assert t.st.saga.roster[1 - camp][3] == INSTRUCTOR


@clause("BL-26.7", "BL-26.9")
def test_bl_26_7_a_seventh_card_in_the_adventure_goes_back_at_once() -> None:
    t = Field({"A1": "h_inf_b"}, {"G4": "h_inf_g", "A9": "h_inf_b"}, mode="lore", heroes="on", campaign="on")
    hero = sheet("Ada", artifacts="AR01 AR02 AR03 AR04 AR05")
    begin_campaign(t.st, Sheets(0, [hero.row()]))
    t.hero("G3", skills="SK17", artifacts="AR24")
    assert t.st.saga is not None
    t.st.saga.enlisted.append(0)
    t.st.artifacts = [ARTIFACT_IDS.index("AR32")]
    gain_artifact(t.st, t.u("hero at G3"))
    t.run()
    assert (t.kind, t.texts) == ("drop_artifact", ["AR01", "AR02", "AR03", "AR04", "AR05", "AR24", "AR32"])
    other = Field({"A1": "h_inf_b"}, {"G4": "h_inf_g", "A9": "h_inf_b"}, mode="lore", heroes="on")
    other.hero("G3", skills="SK17", artifacts="AR01 AR02 AR03 AR04 AR05 AR24")
    gain_artifact(other.st, other.u("hero at G3"))
    assert other.run().kind == "drop_artifact", "also without a campaign"
    t.pick("AR03")
    assert [ARTIFACT_IDS[card] for card in t.st.saga.roster[0][6]] == ["AR01", "AR02", "AR04", "AR05"]
    assert t.st.artifacts == [ARTIFACT_IDS.index("AR03")]


# --- the text and the document ----------------------------------------------------------------------------------------


def test_sheets_survive_the_text_and_the_document() -> None:
    sheets = read_sheets(VETERANS)
    assert len(sheets.rows) == 9
    assert sheets_text(sheets) == VETERANS
    document = json.loads(json.dumps(document_of(sheets)))
    assert document["heroes"][0]["skills"][0] == "SK17 Blademaster"
    assert sheets_text(read_document(document)) == VETERANS
    assert SPEC.sequel_options(SPEC.sequel_document({"sheets": VETERANS}))["sheets"] == VETERANS


IMPOSSIBLE: list[tuple[str, object, str]] = [
    ("skills", ["SK99"], "heroes[0] (Aldric).skills[0]: 'SK99' is not one of SK01 to SK33"),
    ("skills", ["SK17", "SK02", "SK03", "SK04"], "heroes[0] (Aldric).skills: 4 are more than 3"),
    ("skills", ["SK17", "SK17"], "heroes[0] (Aldric).skills[1]: SK17 is there twice"),
    ("skills", ["SK30"], "SK30 is a Skill of the cleric"),
    ("skills", ["SK02"], "nobody starts with SK02"),
    ("skills", ["SK17", "SK09"], "skills[1]: SK09 needs SK03 before it"),
    ("skills", [], "every Hero starts with a Skill"),
    ("skills", "SK17", "heroes[0] (Aldric).skills: 'SK17' is not a list"),
    ("artifacts", [f"AR0{n}" for n in range(1, 8)], "artifacts: 7 are more than 6"),
    ("artifacts", ["AR45"], "heroes[1] (Brenna).artifacts[1]: AR45 belongs to Aldric already"),
    ("artifacts", ["AR49"], "artifacts[0]: AR49 is never kept"),
    ("artifacts", ["AR36"], "artifacts[0]: AR36 is for a wizard"),
    ("treasure", -1, "heroes[0] (Aldric).treasure: -1 is not a whole number from 0 to 999"),
    ("experience", True, "experience: True is not a whole number"),
    ("skulls", 6, "skulls: 6 is not a whole number from 1 to 5"),
    ("skulls", 0, "skulls: 0 is not a whole number from 1 to 5"),
    ("adventures", 10, "adventures: 10 is not a whole number from 0 to 9"),
    ("defeats", 1, "defeats: 1 is not a whole number from 0 to 0"),
    ("council_since", 4, "council_since: 4 is not a whole number from 0 to 0"),
    ("recorded", ["AR20"], "recorded: 1 are more than 0"),
    ("class", "paladin", "class: 'paladin' is not one of commander, wizard"),
    ("status", "dead", "status: 'dead' is not one of active, retired"),
    ("player", "third", "heroes[0].player: 'third' is not one of standard, pennant"),
    ("name", "", "heroes[0].name: '' is not a plain name"),
    ("name", "Brenna", "heroes[1].name: 'Brenna' is the name of heroes[0] already"),
    ("name", " Al", "begins or ends with a space"),
    ("title", "Sir", "heroes[0]: unknown field 'title'"),
]


@pytest.mark.parametrize(("field", "value", "message"), IMPOSSIBLE)
def test_impossible_sheets_are_refused_with_the_place(field: str, value: object, message: str) -> None:
    document = json.loads(json.dumps(document_of(read_sheets(VETERANS))))
    document["heroes"][0][field] = value
    with pytest.raises(BadOption) as caught:
        read_document(document)
    assert message in str(caught.value)


def test_damaged_documents_are_refused() -> None:
    document = document_of(read_sheets(VETERANS))
    heroes = document["heroes"]
    assert isinstance(heroes, list)
    for damaged, message in (
        ([], "not a table"),
        ({**document, "heros": []}, "'heros': unknown"),
        ({**document, "format": 2}, "format: 2 instead of 1"),
        ({key: value for key, value in document.items() if key != "heroes"}, "'heroes': missing"),
        ({**document, "heroes": {}}, "heroes: not a list"),
        ({**document, "heroes": [7]}, "heroes[0]: not a table"),
        ({**document, "heroes": [{"name": "Al"}]}, "heroes[0]: player: missing"),
        ({**document, "adventures_played": "many"}, "adventures_played: 'many' is not a whole number"),
        ({**document, "heroes": [{**heroes[0], "name": f"Al {n}", "artifacts": []} for n in range(61)]}, "61 are more"),
    ):
        with pytest.raises(BadOption) as caught:
            read_document(damaged)
        assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (VETERANS[:-1], "option sheets: not readable (SyntaxError), perhaps cut off or damaged"),
        ("{[]: 1}", "option sheets: not readable"),
        ("(2, 9, [])", "not (1, adventures played, [sheets])"),
        ("(1, 9, [(1, 2)])", "heroes[0] has not the 13 fields"),
        (VETERANS.replace("'SK17'", "'SK77'"), "heroes[0] (Aldric).skills[0]: 'SK77'"),
        ("x" * 16_001, "at most 16000 characters"),
        ("\u00e9", "not a plain text"),
    ],
)
def test_a_damaged_text_is_refused_with_the_place(text: str, message: str) -> None:
    with pytest.raises(BadOption) as caught:
        SPEC.check_options(2, {**TARN, "sheets": text})
    assert message in str(caught.value)


@clause("BL-34.4")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"campaign": "on"}, "set heroes=on"),
        ({"heroes": "on", "sheets": VETERANS}, "only with campaign=on"),
        ({"heroes_per_camp": "2"}, "none without heroes=on"),
    ],
)
def test_bl_34_4_options_that_do_not_go_together(options: Options, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        SPEC.check_options(2, {"adventure": "bl-11-heirs-of-valmoor", **options})
    with pytest.raises(BadOption, match=r"BL-31\.14"):
        SPEC.check_options(
            4, {"adventure": "bl-09-three-keeps", "heroes": "on", "allies": "reluctant", "heroes_per_camp": "2"}
        )


# --- the chain --------------------------------------------------------------------------------------------------------


def played(options: Options, seed: int) -> Match[Battle]:
    match: Match[Battle] = Match(SPEC, 2, options, Seed(seed))
    rng = chooser_rng(seed)
    while match.state.decision is not None:
        match.pick(*any_answer(match.state, rng))
    return match


def test_a_campaign_of_three_adventures_can_be_replayed_from_its_records() -> None:
    options: Options = {**TARN, "turn_limit": 12, "sheets": VETERANS}
    for seed in range(3):
        match = played(options, seed)
        again = replay(SPEC, read_record(match.record().to_text()))
        assert SPEC.sequel(again.state) == SPEC.sequel(match.state)
        sequel = SPEC.sequel(match.state)
        assert sequel is not None
        options = {**options, **sequel}
    assert read_sheets(str(options["sheets"])).played == 12
    assert any(row[9] not in (0, 5) for row in read_sheets(str(options["sheets"])).rows), "somebody took part"


# --- at the table -----------------------------------------------------------------------------------------------------


def test_the_table_shows_the_stage_and_what_may_be_chosen() -> None:
    t = staged((sheet("Ada", treasure=5, experience=9), "field"), (sheet("Bo", 1), "field"))
    checked = SPEC.check_options(2, TARN)
    assert "phase-after" in SPEC.static_scene(checked, 2).phases
    assert "phase-after" not in SPEC.static_scene({**checked, "campaign": "off"}, 2).phases
    for kind in ("shop", "keep_artifact", "level_up"):
        t.until(kind)
        scene = SPEC.scene(t.st.seen_by(0), 0)
        assert scene.phase == "phase-after"
        offers = [tray for tray in scene.trays if tray.kind == "offer"]
        assert len(offers[0].pieces) == len([pick for pick in t.asked.options if isinstance(pick, int) and pick >= 0])
        other = SPEC.scene(t.st.seen_by(1), 1)
        assert not [tray for tray in other.trays if tray.kind == "offer"], "only to whom it is offered"

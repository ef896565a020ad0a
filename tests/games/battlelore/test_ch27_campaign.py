"""Chapters 26 to 28: character sheets between adventures."""

from __future__ import annotations

import pytest

from sandtable.core.rng import seeded
from sandtable.games.battlelore import campaign as k
from sandtable.games.battlelore import content as c
from sandtable.games.battlelore.cards import lore_master
from sandtable.games.battlelore.hero_content import ARTIFACT_DECK, ARTIFACT_IDS, SKILL_IDS
from sandtable.games.battlelore.setup import deck_shares
from tests.support import clause


def art(*names: str) -> list[int]:
    return [ARTIFACT_IDS.index(name) for name in names]


def skill(*names: str) -> list[int]:
    return [SKILL_IDS.index(name) for name in names]


def hero(kind: int = c.WARRIOR, camp: int = 0, skills: str = "SK17", artifacts: str = "") -> k.HeroRecord:
    return k.HeroRecord("Ada", kind, camp, skill(*skills.split()), art(*artifacts.split()))


def refused(clause_id: str) -> pytest.RaisesExc[k.Forbidden]:
    return pytest.raises(k.Forbidden, match=clause_id)


@clause("BL-26.7")
def test_bl_26_7_six_artifacts_at_most() -> None:
    ada = hero(artifacts="AR01 AR02 AR03 AR04 AR05 AR06")
    with refused(r"BL-26\.7"):
        k.gain(ada, art("AR07")[0])
    deck: list[int] = []
    k.drop(ada, art("AR01")[0], deck)
    k.gain(ada, art("AR07")[0])
    assert (ada.owned(), deck) == (6, art("AR01"))


@clause("BL-26.8")
def test_bl_26_8_two_are_equipped_the_rest_is_safe() -> None:
    ada = hero(artifacts="AR01 AR02 AR03 AR41 AR42 AR11")
    with refused(r"BL-26\.8"):
        k.equip(ada, art("AR01", "AR02", "AR03"))
    k.equip(ada, art("AR01", "AR02", "AR11"))
    assert (ada.equipped, len(ada.stored)) == (art("AR01", "AR02", "AR11"), 3), "the Backpack does not count"
    k.equip(hero(c.WIZARD, skills="SK26", artifacts="AR01 AR02 AR03"), art("AR01", "AR02", "AR03"))
    k.equip(hero(artifacts="AR10 AR01 AR41 AR42"), art("AR10", "AR01", "AR41", "AR42"))
    with refused(r"BL-26\.8"):
        k.equip(hero(artifacts="AR01"), art("AR02"))


@clause("BL-25.11")
def test_bl_25_11_without_skulls_he_is_retired() -> None:
    cleric = hero(c.CLERIC)
    for _ in range(2):
        k.lose_skull(cleric)
    assert cleric.status == k.ACTIVE, "he returns for the next adventure"
    k.lose_skull(cleric)
    assert cleric.status == k.RETIRED


@clause("BL-27.1", "BL-27.2", "BL-27.3")
def test_bl_27_3_exchange_or_ransom() -> None:
    mine, theirs = hero(), hero(camp=1)
    mine.treasure = theirs.treasure = 1
    k.return_captives(([theirs], [mine]), [])
    assert (mine.treasure, theirs.treasure) == (1, 1), "both hold one: exchanged"
    k.return_captives(([theirs], []), [mine])
    assert (mine.treasure, theirs.treasure) == (2, 0)
    k.return_captives(([theirs], []), [mine])
    assert (mine.treasure, theirs.skulls) == (2, 4), "he cannot pay: one more skull"
    theirs.treasure = 1
    with refused(r"BL-27\.3"):
        k.return_captives(([theirs], []), [hero(camp=1)])


@clause("BL-31.18")
def test_bl_31_18_allies_roll_for_a_ransom() -> None:
    rng = seeded(1)
    rng.load([5, 5, 0, 0, 0, 0] + [5, 5, 0, 0, 0, 0] + [0] * 6 + [5, 0, 0, 0, 0, 0])
    assert k.ransom_winner([0, 2], rng) == 2, "a tie is rolled again"


@clause("BL-27.4", "BL-27.5", "BL-26.19")
def test_bl_27_4_spoils_and_experience() -> None:
    ada, quick = hero(), hero(skills="SK17 SK08")
    k.share_spoils([ada])
    k.share_experience([ada, quick])
    assert (ada.treasure, ada.experience, quick.treasure, quick.experience) == (1, 1, 0, 2)


@clause("BL-27.6")
def test_bl_27_6_shopping() -> None:
    ada, deck = hero(), sorted(ARTIFACT_DECK)
    ada.treasure = 11
    k.shop(ada, art("AR24")[0], deck)
    k.shop(ada, art("AR23")[0], deck)
    assert (ada.treasure, len(deck)) == (1, 54)
    with refused(r"BL-27\.6"):
        k.shop(ada, art("AR22")[0], deck)
    thrifty = hero(skills="SK07")
    thrifty.treasure = 4
    k.shop(thrifty, art("AR22")[0], deck)
    assert thrifty.treasure == 0


@clause("BL-27.7", "BL-27.8")
def test_bl_27_8_draws() -> None:
    assert [k.draws_of(field, won) for field in (False, True) for won in (False, True)] == [1, 2, 2, 3]
    ada, deck = hero(artifacts="AR01 AR02"), sorted(ARTIFACT_DECK)
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
    ada = hero()
    drawn = k.draw(3, deck, seeded(1))
    assert len(deck) == 53
    drawn[0:1], deck[0:1] = [k.TREASURE_CARD], [drawn[0]]
    k.keep(ada, drawn, k.TREASURE_CARD, deck)
    assert (ada.treasure, ada.owned(), len(deck)) == (1, 0, 56), "exchanged for a token, all cards go back"
    k.keep(ada, [k.EXPERIENCE_CARD], k.EXPERIENCE_CARD, [])
    assert ada.experience == 1
    rest: list[int] = []
    k.keep(ada, art("AR01", "AR02"), art("AR02")[0], rest)
    assert (ada.stored, rest) == (art("AR02"), art("AR01"))
    with refused(r"BL-27\.9"):
        k.keep(ada, art("AR01"), art("AR05")[0], rest)


@clause("BL-27.11")
def test_bl_27_11_the_master_physician() -> None:
    ada = hero()
    ada.skulls, ada.treasure, ada.experience = 4, 1, 4
    deck: list[int] = []
    k.keep(ada, [k.PHYSICIAN], k.PHYSICIAN, deck)
    assert (ada.skulls, ada.treasure, ada.experience, deck) == (5, 0, 0, [k.PHYSICIAN])
    ada.treasure, ada.experience = 1, 4
    k.keep(ada, [k.PHYSICIAN], k.PHYSICIAN, deck)
    assert (ada.skulls, ada.treasure) == (5, 1), "never above the start"
    poor = hero()
    poor.skulls = 3
    k.keep(poor, [k.PHYSICIAN], k.PHYSICIAN, deck)
    assert poor.skulls == 3


@clause("BL-26.17", "BL-26.20", "BL-27.13", "BL-27.14")
def test_bl_27_13_level_up() -> None:
    ada = hero()
    ada.experience = 12
    assert k.why_not_learn(ada, skill("SK30")[0]) == "BL-26.20", "another class"
    assert k.why_not_learn(ada, skill("SK09")[0]) == "BL-23.5", "its prerequisite is missing"
    k.learn(ada, skill("SK02")[0])
    assert ada.experience == 7
    assert k.why_not_learn(ada, skill("SK03")[0]) == "BL-26.20", "once per stage"
    k.begin_stage([ada])
    k.learn(ada, skill("SK03")[0])
    k.begin_stage([ada])
    ada.experience = 5
    assert k.why_not_learn(ada, skill("SK04")[0]) == "BL-26.17", "three Skills at most"
    ada.experience = 4
    assert k.why_not_learn(ada, skill("SK04")[0]) == "BL-26.20"


@clause("BL-28.1", "BL-28.2", "BL-28.3")
def test_bl_28_1_joining_the_council() -> None:
    ada, deck = hero(skills="SK17 SK02 SK03", artifacts="AR01"), art("AR02")
    ada.experience = 2
    with refused(r"BL-28\.1"):
        k.join_council(ada, deck, "today")
    ada.experience = 7
    k.join_council(ada, deck, "today")
    assert (ada.status, ada.experience, ada.skills, ada.owned(), ada.advisor_date) == (k.ADVISOR, 0, [], 0, "today")
    assert (deck, ada.recorded) == (art("AR01", "AR02"), art("AR01"))
    assert k.why_not_learn(ada, skill("SK04")[0]) is not None, "he no longer learns"


@clause("BL-28.4", "BL-28.5", "BL-28.6", "BL-14.11")
def test_bl_28_5_an_advisor_raises_his_class() -> None:
    ada = hero(c.WIZARD, skills="SK25 SK02 SK03")
    with refused(r"BL-28\.4"):
        k.advised((2, 1, 0, 0, 0), ada)
    ada.experience = 3
    k.join_council(ada, [], "today")
    assert k.advised((2, 1, 0, 0, 0), ada) == (2, 2, 0, 0, 0)
    assert k.advised((2, 3, 0, 0, 0), ada) == (2, 3, 0, 0, 0)
    levels = k.advised((2, 0, 1, 0, 0), ada)
    assert levels == (2, 1, 1, 0, 0), "he counts as one of level 1"
    assert lore_master(k.advised((2, 2, 0, 0, 0), ada)) == 3
    assert deck_shares([levels, (2, 0, 0, 0, 0)])[c.WIZARD] == 8, "before the Lore deck is built"


@clause("BL-28.7", "BL-28.8")
def test_bl_28_8_the_instructor() -> None:
    old, young = hero(skills="SK17 SK02 SK03", artifacts="AR01"), hero()
    old.experience = 3
    deck: list[int] = []
    k.join_council(old, deck, "today")
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
        k.instruct(old, hero(), art("AR01")[0], art("AR01"))

"""Chapters 26 to 28: character sheets between adventures."""

from __future__ import annotations

import pytest

from sandtable.core.rng import seeded
from sandtable.games.battlelore.campaign import legacy as k
from sandtable.games.battlelore.lore.councils import deck_shares
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.heroes import ARTIFACT_DECK, ARTIFACT_IDS, SKILL_IDS
from sandtable.games.battlelore.turn.drawing import lore_master
from tests.support import clause


def art(*names: str) -> list[int]:
    return [ARTIFACT_IDS.index(name) for name in names]


def skill(*names: str) -> list[int]:
    return [SKILL_IDS.index(name) for name in names]


def hero(kind: int = c.WARRIOR, camp: int = 0, skills: str = "SK17", artifacts: str = "") -> k.HeroRecord:
    return k.HeroRecord("Ada", kind, camp, skill(*skills.split()), art(*artifacts.split()))


def refused(clause_id: str) -> pytest.RaisesExc[k.Forbidden]:
    return pytest.raises(k.Forbidden, match=clause_id)


@clause("BL-26.8")
def test_bl_26_8_two_are_equipped_the_rest_is_safe() -> None:
    ada = hero(artifacts="AR01 AR02 AR03 AR41 AR42 AR11")
    assert k.why_not_equip(ada, art("AR01", "AR02", "AR03")) == "BL-26.8"
    assert k.why_not_equip(ada, art("AR01", "AR02", "AR11")) is None, "the Backpack does not count"
    wizard = hero(c.WIZARD, skills="SK26", artifacts="AR01 AR02 AR03")
    assert k.why_not_equip(wizard, art("AR01", "AR02", "AR03")) is None
    assert k.why_not_equip(hero(artifacts="AR10 AR01 AR41 AR42"), art("AR10", "AR01", "AR41", "AR42")) is None
    assert k.why_not_equip(hero(artifacts="AR01"), art("AR02")) == "BL-26.8", "not his"


@clause("BL-26.10")
def test_bl_26_10_a_card_he_cannot_use_is_not_equipped() -> None:
    rider = hero(skills="SK01", artifacts="AR06 AR09 AR39")
    assert k.why_not_equip(rider, art("AR06")) == "BL-26.10", "on foot only"
    assert k.why_not_equip(rider, art("AR09")) == "BL-26.10", "he rides already"
    assert k.why_not_equip(rider, art("AR39")) is None
    walker = hero(artifacts="AR06 AR09 AR39")
    assert k.why_not_equip(walker, art("AR39")) == "BL-26.10"
    assert k.why_not_equip(walker, art("AR09", "AR39")) is None, "a War Mount carries him"
    assert k.why_not_equip(walker, art("AR09", "AR06")) == "BL-26.10"


@clause("BL-25.11")
def test_bl_25_11_without_skulls_he_is_retired() -> None:
    cleric, deck = hero(c.CLERIC, artifacts="AR01"), art("AR02")
    for _ in range(2):
        k.lose_skull(cleric, deck)
    assert (cleric.status, cleric.stored) == (k.ACTIVE, art("AR01")), "he returns for the next adventure"
    k.lose_skull(cleric, deck)
    assert (cleric.status, cleric.stored, deck) == (k.RETIRED, [], art("AR01", "AR02"))


@clause("BL-27.3")
def test_bl_27_3_ransom() -> None:
    mine, theirs, deck = hero(), hero(camp=1), art("AR02")
    theirs.treasure = 1
    with refused(r"BL-27\.3"):
        k.pay_ransom(theirs, hero(camp=1), deck)
    k.pay_ransom(theirs, mine, deck)
    assert (mine.treasure, theirs.treasure) == (1, 0)
    k.pay_ransom(theirs, mine, deck)
    assert (mine.treasure, theirs.skulls) == (1, 4), "he cannot pay: one more skull"
    theirs.treasure = 1
    k.pay_ransom(theirs, None, deck)
    assert (mine.treasure, theirs.treasure, theirs.skulls) == (1, 0, 4), "nobody to take it: the supply"


@clause("BL-31.18")
def test_bl_31_18_allies_roll_for_a_ransom() -> None:
    rolls = iter([[5, 5, 0, 0, 0, 0], [5, 5, 0, 0, 0, 0], [0] * 6, [5, 0, 0, 0, 0, 0]])
    assert k.ransom_winner([0, 2], lambda: next(rolls)) == 2, "a tie is rolled again"


@clause("BL-27.5", "BL-26.19")
def test_bl_27_5_experience() -> None:
    ada, quick = hero(), hero(skills="SK17 SK08")
    assert (k.share_experience(ada), k.share_experience(quick)) == (1, 2)
    assert (ada.experience, quick.experience, ada.adventures) == (1, 2, 1)


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
    ada.levelled = False
    k.learn(ada, skill("SK03")[0])
    ada.levelled = False
    ada.experience = 5
    assert k.why_not_learn(ada, skill("SK04")[0]) == "BL-26.17", "three Skills at most"
    ada.experience = 4
    assert k.why_not_learn(ada, skill("SK04")[0]) == "BL-26.20"


@clause("BL-28.1", "BL-28.2", "BL-28.3")
def test_bl_28_1_joining_the_council() -> None:
    ada, deck = hero(skills="SK17 SK02 SK03", artifacts="AR01"), art("AR02")
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
    ada = hero(c.WIZARD, skills="SK25 SK02 SK03")
    with refused(r"BL-28\.4"):
        k.advised((2, 1, 0, 0, 0), ada)
    ada.experience = 3
    k.join_council(ada, [], 4)
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
        k.instruct(old, hero(), art("AR01")[0], art("AR01"))


@clause("BL-26.17")
def test_bl_26_17_miracle_cure() -> None:
    cleric, ada = hero(c.CLERIC, skills="SK31 SK33"), hero()
    ada.skulls, cleric.experience = 4, 1
    assert k.why_not_cure(cleric, ada) is not None, "it costs 2 Experience"
    cleric.experience = 5
    assert k.why_not_cure(cleric, hero(camp=1)) is not None, "a Hero of his camp"
    k.cure(cleric, ada)
    assert (ada.skulls, cleric.experience) == (5, 3)
    assert k.why_not_cure(cleric, ada) is not None, "never above the start"
    with refused(r"BL-26\.17"):
        k.cure(cleric, ada)

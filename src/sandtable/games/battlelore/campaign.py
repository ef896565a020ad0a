"""Between adventures: character sheets, After Adventure actions, Hero legacy (BL-26.7, BL-26.8, BL-26.20, chapters 27, 28).

Plain functions on character sheets; whoever runs a campaign calls them in the order of chapter 27 with the players' choices.
A choice the rules forbid is refused with its clause and changes nothing.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.rng import Rng
from sandtable.games.battlelore import content as c
from sandtable.games.battlelore.hero_content import (
    ARTIFACT_IDS,
    ARTIFACTS,
    COMMON,
    RIDING,
    SKILL_IDS,
    SKILLS,
    SKULLS,
)

ACTIVE: Final = "active"
RETIRED: Final = "retired"
ADVISOR: Final = "advisor"
INSTRUCTOR: Final = "instructor"
SHEET_RETIRED: Final = "sheet_retired"

MOST_ARTIFACTS: Final = 6
MOST_SKILLS: Final = 3
EQUIPPED: Final = 2
SHOP_PRICE: Final = 5
LEVEL_PRICE: Final = 5
COUNCIL_EXPERIENCE: Final = 3
DEFEATS: Final = 5
TREASURE_CARD: Final = ARTIFACT_IDS.index("AR49")
EXPERIENCE_CARD: Final = ARTIFACT_IDS.index("AR50")
PHYSICIAN: Final = ARTIFACT_IDS.index("AR51")
BEAKER_BOX: Final = ARTIFACT_IDS.index("AR10")
BACKPACK: Final = ARTIFACT_IDS.index("AR11")
UNSEEN_SERVANT: Final = SKILL_IDS.index("SK26")


class Forbidden(ValueError):
    """A choice that a clause forbids."""

    def __init__(self, clause: str) -> None:
        super().__init__(clause)
        self.clause = clause


class HeroRecord:
    """A character sheet that goes from adventure to adventure (content section 9.5)."""

    __slots__ = (
        "adventures",
        "advisor_date",
        "camp",
        "defeats",
        "equipped",
        "experience",
        "levelled",
        "lore_class",
        "name",
        "recorded",
        "skills",
        "skulls",
        "status",
        "stored",
        "treasure",
    )

    def __init__(self, name: str, lore_class: int, camp: int, skills: list[int], artifacts: list[int]) -> None:
        self.name = name
        self.lore_class = lore_class
        self.camp = camp
        self.skills = skills
        self.stored = artifacts
        """Artifacts face down under the sheet, safe (BL-26.8)."""
        self.equipped: list[int] = []
        self.skulls = SKULLS[lore_class]
        self.treasure = 0
        self.experience = 0
        self.adventures = 0
        self.defeats = 0
        self.status = ACTIVE
        self.advisor_date = ""
        self.levelled = False
        """He has taken a Skill in this After Adventure stage (BL-26.20)."""
        self.recorded: list[int] = []
        """The Artifacts on the sheet of an Advisor, for the Instructor rule (BL-28.3)."""

    def rides(self) -> bool:
        return RIDING in self.skills

    def owned(self) -> int:
        return len(self.equipped) + len(self.stored)

    def has_op(self, op: str) -> bool:
        return any(effect.op == op for skill in self.skills for effect in SKILLS[skill].effects)

    def number(self, op: str, default: int) -> int:
        """The number a Skill gives for an op."""
        for skill in self.skills:
            for effect in SKILLS[skill].effects:
                if effect.op == op:
                    return effect.num("n")
        return default


def equip(hero: HeroRecord, cards: list[int]) -> None:
    """Before an adventure: up to 2 Artifacts, with the exceptions of some cards; the rest stay safe (BL-26.8)."""
    for card in set(cards):
        if cards.count(card) > hero.stored.count(card):
            raise Forbidden("BL-26.8")
    limit = EQUIPPED + (1 if UNSEEN_SERVANT in hero.skills else 0)
    counted = [card for card in cards if card != BACKPACK]
    if BEAKER_BOX in cards:
        potions = sum(1 for card in counted if ARTIFACTS[card].kind == "potion")
        limit += min(2, potions)
    if len(counted) > limit:
        raise Forbidden("BL-26.8")
    for card in cards:
        hero.stored.remove(card)
    hero.equipped = list(cards)


def gain(hero: HeroRecord, card: int) -> None:
    """A card more for the collection; above 6 something has to go first (BL-26.7)."""
    if hero.owned() >= MOST_ARTIFACTS:
        raise Forbidden("BL-26.7")
    hero.stored.append(card)


def drop(hero: HeroRecord, card: int, deck: list[int]) -> None:
    """A card back to the deck, the owner's choice (BL-26.7, BL-27.12)."""
    pile = hero.stored if card in hero.stored else hero.equipped
    if card not in pile:
        raise Forbidden("BL-26.7")
    pile.remove(card)
    deck.append(card)
    deck.sort()


def lose_skull(hero: HeroRecord) -> None:
    """Without skulls a Hero is retired for good (BL-25.11)."""
    hero.skulls -= 1
    if hero.skulls <= 0:
        hero.status = RETIRED


# --- After Adventure actions (chapter 27) ---------------------------------------------------------------------------------


def begin_stage(heroes: list[HeroRecord]) -> None:
    """A new After Adventure stage: unequip, and Skills may be taken again."""
    for hero in heroes:
        hero.levelled = False
        hero.stored += hero.equipped
        hero.equipped = []


def return_captives(captives: tuple[list[HeroRecord], list[HeroRecord]], receivers: list[HeroRecord | None]) -> None:
    """Action 1: captives held by Standard and by Pennant return; a lone holder is paid for each (BL-27.1 to BL-27.3).

    `receivers` names for each captive the Hero of the holder who takes the Treasure token, or None for the supply.
    """
    if captives[0] and captives[1]:
        return
    for number, hero in enumerate(captives[0] or captives[1]):
        if not hero.treasure:
            lose_skull(hero)
            continue
        hero.treasure -= 1
        receiver = receivers[number]
        if receiver is not None:
            if receiver.camp == hero.camp:
                raise Forbidden("BL-27.3")
            receiver.treasure += 1


def ransom_winner(players: list[int], rng: Rng) -> int:
    """Allies compete for a ransom: each rolls 6 dice, most LORE takes it, ties roll again (BL-31.18)."""
    left = players
    while len(left) > 1:
        rolls = {player: sum(1 for _ in range(6) if rng.below(6) == c.LORE) for player in left}
        best = max(rolls.values())
        left = [player for player in left if rolls[player] == best]
    return left[0]


def share_spoils(on_field: list[HeroRecord]) -> None:
    """Action 2: a Treasure token for every Hero still on the battlefield (BL-27.4)."""
    for hero in on_field:
        hero.treasure += 1


def share_experience(took_part: list[HeroRecord]) -> None:
    """Action 3: an Experience token for everybody who took part, one more for a Quick Learner (BL-27.5)."""
    for hero in took_part:
        hero.experience += 1 + hero.number("after_experience", 0)
        hero.adventures += 1


def shop(hero: HeroRecord, card: int, deck: list[int]) -> None:
    """Action 4: 5 Treasure tokens for a card of his choice, as often as he can pay (BL-27.6)."""
    price = hero.number("shop_price", SHOP_PRICE)
    if hero.treasure < price or card not in deck:
        raise Forbidden("BL-27.6")
    gain(hero, card)
    hero.treasure -= price
    deck.remove(card)


def draws_of(on_field: bool, won: bool) -> int:
    """Action 5: one draw for taking part, one for being on the field at the end, one for the winning camp (BL-27.7)."""
    return 1 + on_field + won


def turn_in_artifacts(hero: HeroRecord, cards: tuple[int, int], deck: list[int]) -> int:
    """Two Artifact cards for one further draw (BL-27.8)."""
    for card in cards:
        if cards.count(card) > (hero.stored + hero.equipped).count(card):
            raise Forbidden("BL-27.8")
    for card in cards:
        drop(hero, card, deck)
    return 1


def turn_in_experience(hero: HeroRecord) -> int:
    """Two Experience tokens for one further draw (BL-27.8)."""
    if hero.experience < 2:
        raise Forbidden("BL-27.8")
    hero.experience -= 2
    return 1


def draw(number: int, deck: list[int], rng: Rng) -> list[int]:
    """So many cards from the shuffled deck (BL-26.16)."""
    return [deck.pop(rng.below(len(deck))) for _ in range(min(number, len(deck)))]


def keep(hero: HeroRecord, drawn: list[int], card: int, deck: list[int]) -> None:
    """Exactly one of the drawn cards is kept; spoils and the Physician are used at once (BL-27.9 to BL-27.12)."""
    if card not in drawn:
        raise Forbidden("BL-27.9")
    back = list(drawn)
    if card == TREASURE_CARD:
        hero.treasure += 1
    elif card == EXPERIENCE_CARD:
        hero.experience += 1
    elif card == PHYSICIAN:
        effect = ARTIFACTS[card].effects[0]
        gold, learned = effect.num("treasure"), effect.num("experience")
        if hero.treasure >= gold and hero.experience >= learned and hero.skulls < SKULLS[hero.lore_class]:
            hero.treasure -= gold
            hero.experience -= learned
            hero.skulls += 1
    else:
        gain(hero, card)
        back.remove(card)
    deck += back
    deck.sort()


def why_not_learn(hero: HeroRecord, skill: int) -> str | None:
    """What keeps a Hero from taking this Skill now (BL-26.17, BL-26.20, BL-27.13)."""
    entry = SKILLS[skill]
    if hero.levelled or hero.experience < LEVEL_PRICE or hero.status != ACTIVE:
        return "BL-26.20"
    if len(hero.skills) >= MOST_SKILLS or skill in hero.skills:
        return "BL-26.17"
    if entry.lore_class not in (COMMON, hero.lore_class):
        return "BL-26.20"
    if entry.prerequisite != "none" and SKILL_IDS.index(entry.prerequisite) not in hero.skills:
        return "BL-23.5"
    return None


def learn(hero: HeroRecord, skill: int) -> None:
    """Action 7: 5 Experience tokens for a class or common Skill, once per stage (BL-27.13)."""
    reason = why_not_learn(hero, skill)
    if reason is not None:
        raise Forbidden(reason)
    hero.experience -= LEVEL_PRICE
    hero.skills.append(skill)
    hero.levelled = True


# --- legacy (chapter 28) ----------------------------------------------------------------------------------------------------


def join_council(hero: HeroRecord, deck: list[int], date: str) -> None:
    """A Hero with 3 Skills and 3 Experience tokens becomes an Advisor and leaves the field (BL-28.1 to BL-28.3)."""
    if len(hero.skills) < MOST_SKILLS or hero.experience < COUNCIL_EXPERIENCE or hero.status != ACTIVE:
        raise Forbidden("BL-28.1")
    hero.recorded = [*hero.stored, *hero.equipped]
    deck += hero.recorded
    deck.sort()
    hero.stored = []
    hero.equipped = []
    hero.skills = []
    hero.experience = 0
    hero.status = ADVISOR
    hero.advisor_date = date


def advised(levels: tuple[int, ...], hero: HeroRecord) -> tuple[int, ...]:
    """A council with this Advisor on its guest spot: his class one level higher, at most 3 (BL-28.4 to BL-28.6, BL-14.11)."""
    if hero.status != ADVISOR:
        raise Forbidden("BL-28.4")
    return tuple(
        min(c.MAX_LEVEL, level + 1) if member == hero.lore_class else level for member, level in enumerate(levels)
    )


def note_defeat(hero: HeroRecord) -> None:
    """After 5 defeats of his camp with him on the council the Advisor becomes an Instructor (BL-28.7)."""
    hero.defeats += 1
    if hero.status == ADVISOR and hero.defeats >= DEFEATS:
        hero.status = INSTRUCTOR


def instruct(instructor: HeroRecord, pupil: HeroRecord, card: int, deck: list[int]) -> None:
    """The player's next Hero also starts with one Artifact of the Instructor's sheet, once (BL-28.8)."""
    if instructor.status != INSTRUCTOR or card not in instructor.recorded or card not in deck:
        raise Forbidden("BL-28.8")
    gain(pupil, card)
    deck.remove(card)
    instructor.status = SHEET_RETIRED

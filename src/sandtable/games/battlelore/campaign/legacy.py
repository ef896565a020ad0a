"""Character sheets between adventures, and how the After Adventure actions change them (BL-26.7, BL-26.8, BL-26.20,
chapters 27 and 28).

These are plain functions on one or a few sheets. `enlisting` and `after_adventure` call them in the order of the rules
with the players' picks. A forbidden choice is refused with its clause and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.content.ids import ids_from
from sandtable.core.engine.refusal import Refusal
from sandtable.games.battlelore.campaign_state import SheetRow
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import MAX_LEVEL
from sandtable.games.battlelore.tables.heroes import ARTIFACT_IDS, ARTIFACTS, COMMON, RIDING, SKILL_IDS, SKILLS, SKULLS
from sandtable.games.battlelore.tables.pieces import CAMP

ACTIVE: Final = 0
RETIRED: Final = 1
ADVISOR: Final = 2
INSTRUCTOR: Final = 3
SHEET_RETIRED: Final = 4
STATUS_IDS: Final[tuple[str, ...]] = ids_from(__name__, "ACTIVE")

MAX_ARTIFACTS: Final = 6
MAX_SKILLS: Final = 3
EQUIPPED: Final = 2
SHOP_PRICE: Final = 5
LEVEL_PRICE: Final = 5
COUNCIL_EXPERIENCE: Final = 3
DRAW_EXPERIENCE: Final = 2
DEFEATS: Final = 5
RANSOM_DICE: Final = 6
TREASURE_CARD: Final = ARTIFACT_IDS.index("AR49")
EXPERIENCE_CARD: Final = ARTIFACT_IDS.index("AR50")
PHYSICIAN: Final = ARTIFACT_IDS.index("AR51")
WAR_MOUNT: Final = ARTIFACT_IDS.index("AR09")
BEAKER_BOX: Final = ARTIFACT_IDS.index("AR10")
BACKPACK: Final = ARTIFACT_IDS.index("AR11")
UNSEEN_SERVANT: Final = SKILL_IDS.index("SK26")


class Forbidden(ValueError):
    """Raised for a choice that a clause forbids."""

    def __init__(self, clause: str) -> None:
        super().__init__(clause)
        self.clause = clause


class HeroRecord:
    """A character sheet that is carried from adventure to adventure (content section 9.5)."""

    __slots__ = (
        "adventures",
        "defeats",
        "experience",
        "holder",
        "levelled",
        "lore_class",
        "name",
        "recorded",
        "since",
        "skills",
        "skulls",
        "status",
        "stored",
        "treasure",
    )

    def __init__(self, name: str, lore_class: int, holder: int, skills: list[int], artifacts: list[int]) -> None:
        self.name = name
        self.lore_class = lore_class
        self.holder = holder
        """The player he belongs to; even numbers play Standard."""
        self.skills = skills
        self.stored = artifacts
        """Artifacts face down under the sheet, safe (BL-26.8)."""
        self.skulls = SKULLS[lore_class]
        self.treasure = 0
        self.experience = 0
        self.adventures = 0
        self.defeats = 0
        self.status = ACTIVE
        self.since = 0
        """The number of the campaign's adventure after which he joined the council (BL-28.3)."""
        self.levelled = False
        """True if he has taken a Skill in this After Adventure stage (BL-26.20)."""
        self.recorded: list[int] = []
        """The Artifacts recorded on the sheet of an Advisor, for the Instructor rule (BL-28.3)."""

    def row(self) -> SheetRow:
        return (
            self.name,
            self.holder,
            self.lore_class,
            self.status,
            self.skulls,
            tuple(self.skills),
            tuple(sorted(self.stored)),
            self.treasure,
            self.experience,
            self.adventures,
            self.defeats,
            self.since,
            tuple(sorted(self.recorded)),
        )

    def rides(self) -> bool:
        return RIDING in self.skills

    def has_op(self, op: str) -> bool:
        return any(effect.op == op for skill in self.skills for effect in SKILLS[skill].effects)

    def number(self, op: str, default: int, key: str = "n") -> int:
        """The number that a Skill gives for an op."""
        for skill in self.skills:
            for effect in SKILLS[skill].effects:
                if effect.op == op:
                    return effect.num(key)
        return default


def record_of(row: SheetRow) -> HeroRecord:
    name, holder, lore_class, status, skulls, skills, stored, treasure, experience, adventures, defeats, since, old = (
        row
    )
    hero = HeroRecord(name, lore_class, holder, list(skills), list(stored))
    hero.status = status
    hero.skulls = skulls
    hero.treasure = treasure
    hero.experience = experience
    hero.adventures = adventures
    hero.defeats = defeats
    hero.since = since
    hero.recorded = list(old)
    return hero


# --- Artifacts --------------------------------------------------------------------------------------------------------


def can_use(hero: HeroRecord, card: int, mount: bool = False) -> bool:
    """Does he meet the requirement of an Artifact (BL-26.10)? `mount`: he rides a War Mount in this adventure."""
    requires = ARTIFACTS[card].requires
    if not requires:
        return True
    rides = hero.rides()
    states = (
        c.CLASS_IDS[hero.lore_class],
        "mounted" if rides or mount else "foot",
        "riding" if rides else "not riding",
    )
    return any(word in states for word in requires)


def is_reward(card: int) -> bool:
    return ARTIFACTS[card].kind == "reward"


def why_not_equip(hero: HeroRecord, cards: list[int]) -> str | None:
    """The clause that forbids this equipment, or None: at most 2 Artifacts, with some cards' exceptions, all usable by
    him (BL-26.8).
    """
    for card in set(cards):
        if cards.count(card) > hero.stored.count(card):
            return "BL-26.8"
    limit = EQUIPPED + (1 if UNSEEN_SERVANT in hero.skills else 0)
    counted = [card for card in cards if card != BACKPACK]
    if BEAKER_BOX in cards:
        limit += min(2, sum([1 for card in counted if ARTIFACTS[card].kind == "potion"]))
    if len(counted) > limit:
        return "BL-26.8"
    if not all(can_use(hero, card, WAR_MOUNT in cards) for card in cards):
        return "BL-26.10"
    return None


def drop(hero: HeroRecord, card: int, deck: list[int]) -> None:
    """Return a card of the owner's choice to the deck (BL-26.7, BL-27.12)."""
    if card not in hero.stored:
        raise Forbidden("BL-26.7")
    hero.stored.remove(card)
    deck.append(card)
    deck.sort()


def lose_skull(hero: HeroRecord, deck: list[int]) -> None:
    """Cross out a skull; a Hero without skulls is retired for good (BL-25.11)."""
    hero.skulls = max(0, hero.skulls - 1)
    if not hero.skulls:
        retire(hero, deck)


def retire(hero: HeroRecord, deck: list[int]) -> None:
    """Close his sheet and return his Artifacts to the deck (BL-25.11)."""
    hero.status = RETIRED
    deck += hero.stored
    deck.sort()
    hero.stored = []


# --- After Adventure actions (chapter 27) ---------------------------------------------------------------------------------


def ransom_winner(players: list[int], roll: Callable[[], list[int]]) -> int:
    """Allies compete for a ransom: each rolls 6 dice, the most LORE wins, ties roll again (BL-31.18)."""
    left = players
    while len(left) > 1:
        lore = [roll().count(c.LORE) for _ in left]
        left = [player for player, number in zip(left, lore, strict=True) if number == max(lore)]
    return left[0]


def pay_ransom(captive: HeroRecord, receiver: HeroRecord | None, deck: list[int]) -> None:
    """Action 1: one of his Treasure tokens goes to the captor's Hero or the supply; without one he loses a skull (BL-27.3)."""
    if not captive.treasure:
        lose_skull(captive, deck)
        return
    if receiver is not None and receiver.holder & CAMP == captive.holder & CAMP:
        raise Forbidden("BL-27.3")
    captive.treasure -= 1
    if receiver is not None:
        receiver.treasure += 1


def share_experience(hero: HeroRecord) -> int:
    """Action 3: one Experience token for every Hero who took part, one more for a Quick Learner (BL-27.5)."""
    gained = 1 + hero.number("after_experience", 0)
    hero.experience += gained
    hero.adventures += 1
    return gained


def why_not_cure(cleric: HeroRecord, hero: HeroRecord) -> str | None:
    """Miracle Cure: a skull of a Hero of the camp for 2 of the Cleric's Experience tokens, in action 3 (BL-26.17)."""
    if not cleric.has_op("heal_skull") or cleric.status != ACTIVE:
        return "BL-26.17"
    if cleric.experience < cleric.number("heal_skull", 0, "cost_experience"):
        return "BL-26.17"
    if hero.status != ACTIVE or hero.holder & CAMP != cleric.holder & CAMP or hero.skulls >= SKULLS[hero.lore_class]:
        return "BL-26.17"
    return None


def cure(cleric: HeroRecord, hero: HeroRecord) -> None:
    reason = why_not_cure(cleric, hero)
    if reason is not None:
        raise Forbidden(reason)
    cleric.experience -= cleric.number("heal_skull", 0, "cost_experience")
    hero.skulls += 1


def price(hero: HeroRecord) -> int:
    """The price of an Artifact for this Hero, in Treasure tokens (BL-27.6)."""
    return hero.number("shop_price", SHOP_PRICE)


def shop(hero: HeroRecord, card: int, deck: list[int]) -> None:
    """Action 4: buy a card of his choice for 5 Treasure tokens, as often as he can pay (BL-27.6)."""
    if hero.treasure < price(hero) or card not in deck or hero.status != ACTIVE:
        raise Forbidden("BL-27.6")
    hero.treasure -= price(hero)
    deck.remove(card)
    keep(hero, [card], card, deck)


def draws_of(on_field: bool, won: bool) -> int:
    """Action 5: one draw for taking part, one for being on the field at the end, one for the winning camp (BL-27.7)."""
    return 1 + on_field + won


def turn_in_artifacts(hero: HeroRecord, cards: tuple[int, int], deck: list[int]) -> int:
    """Turn in two Artifact cards for one more draw (BL-27.8)."""
    for card in cards:
        if cards.count(card) > hero.stored.count(card):
            raise Forbidden("BL-27.8")
    for card in cards:
        drop(hero, card, deck)
    return 1


TOO_LITTLE_TO_TURN_IN: Final = Refusal(
    "BL-27.8", "refused-bl-27-8", lambda st, number: {"n": ("count", record_of(st.campaign.roster[number]).experience)}
)


def why_not_turn_in_experience(hero: HeroRecord) -> Refusal | None:
    return TOO_LITTLE_TO_TURN_IN if hero.experience < DRAW_EXPERIENCE else None


def turn_in_experience(hero: HeroRecord) -> int:
    """Turn in two Experience tokens for one more draw (BL-27.8)."""
    reason = why_not_turn_in_experience(hero)
    if reason is not None:
        raise Forbidden(reason.clause)
    hero.experience -= DRAW_EXPERIENCE
    return 1


def draw(number: int, hero: HeroRecord, deck: list[int], below: Callable[[int], int]) -> list[int]:
    """Draw this many cards from the shuffled deck; cards he can never use are put back and replaced (BL-26.10, BL-26.16)."""
    drawn: list[int] = []
    for _ in range(min(number, sum([1 for card in deck if can_use(hero, card)]))):
        place = below(len(deck))
        while not can_use(hero, deck[place]):
            place = below(len(deck))
        drawn.append(deck.pop(place))
    return drawn


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
        hero.stored.append(card)
        back.remove(card)
    deck += back
    deck.sort()


def why_not_learn(hero: HeroRecord, skill: int) -> str | None:
    """The clause that stops a Hero from taking this Skill now, or None (BL-26.17, BL-26.20, BL-27.13)."""
    entry = SKILLS[skill]
    if hero.levelled or hero.experience < LEVEL_PRICE or hero.status != ACTIVE:
        return "BL-26.20"
    if len(hero.skills) >= MAX_SKILLS or skill in hero.skills:
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


TOO_FEW_SKILLS: Final = Refusal(
    "BL-28.1",
    "refused-bl-28-1-skills",
    lambda st, number: {"n": ("count", len(record_of(st.campaign.roster[number]).skills)), "m": ("count", MAX_SKILLS)},
)


def can_join(hero: HeroRecord) -> bool:
    """May a Hero join the War Council (BL-28.1)?"""
    return len(hero.skills) >= MAX_SKILLS and hero.experience >= COUNCIL_EXPERIENCE


def why_not_join(hero: HeroRecord) -> Refusal | None:
    """Why a Hero who levels up does not join the War Council instead: with all his Skills he takes no other (BL-28.1)."""
    return None if can_join(hero) else TOO_FEW_SKILLS


def join_council(hero: HeroRecord, deck: list[int], adventure: int) -> None:
    """A Hero with 3 Skills and 3 Experience tokens becomes an Advisor and leaves the field (BL-28.1 to BL-28.3)."""
    if hero.status != ACTIVE or not can_join(hero):
        raise Forbidden("BL-28.1")
    hero.recorded = list(hero.stored)
    deck += hero.recorded
    deck.sort()
    hero.stored = []
    hero.skills = []
    hero.experience = 0
    hero.status = ADVISOR
    hero.since = adventure


def council_with_advisor(levels: tuple[int, ...], hero: HeroRecord) -> tuple[int, ...]:
    """A council with this Advisor on its guest spot: his class one level higher, at most 3 (BL-28.4 to BL-28.6, BL-14.11)."""
    if hero.status != ADVISOR:
        raise Forbidden("BL-28.4")
    return tuple(
        min(MAX_LEVEL, level + 1) if member == hero.lore_class else level for member, level in enumerate(levels)
    )


def note_defeat(hero: HeroRecord) -> None:
    """After 5 defeats of his camp with him on the council the Advisor becomes an Instructor (BL-28.7)."""
    hero.defeats += 1
    if hero.status == ADVISOR and hero.defeats >= DEFEATS:
        hero.status = INSTRUCTOR


def gifts(instructor: HeroRecord, pupil: HeroRecord, deck: list[int]) -> list[int]:
    """The Artifacts an Instructor can hand on: recorded on his sheet, still in the deck, usable by the pupil (BL-28.8)."""
    if instructor.status != INSTRUCTOR or instructor.holder != pupil.holder:
        return []
    return [card for card in instructor.recorded if card in deck and can_use(pupil, card)]


def instruct(instructor: HeroRecord, pupil: HeroRecord, card: int, deck: list[int]) -> None:
    """The player's next Hero also starts with one Artifact from the Instructor's sheet; this works once (BL-28.8)."""
    if card not in gifts(instructor, pupil, deck):
        raise Forbidden("BL-28.8")
    pupil.stored.append(card)
    deck.remove(card)
    instructor.status = SHEET_RETIRED

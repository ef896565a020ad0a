"""Heroes: classes, Skills and Artifacts as plain tables (chapters 23 and 26)."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import ContentError, ContentValue
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.files import english_name, toml
from sandtable.games.battlelore.tables.ops import DEED, OPS, STANDING, WINDOW, effects_of, need_use

ROLE_IDS: Final = ("any", "champion", "leader")
ANY_ROLE: Final = 0
AS_CHAMPION: Final = 1
AS_LEADER: Final = 2
COMMON: Final = -1

SKULLS: Final[dict[int, int]] = {row.index("id", c.CLASS_IDS): row.number("skulls", 1) for row in c.HERO_CLASSES}

# the moments at which cards are used
ORDERING: Final = 0
MOVING: Final = 1
ATTACKING: Final = 2
DEFENDING: Final = 3
ROLLED: Final = 4
CHECKING: Final = 5
CHECKED: Final = 6
TRAPPED: Final = 7
DRAWING: Final = 8
ANSWERING: Final = 9
COMBAT: Final = 10

MOMENTS: Final[dict[str, tuple[int, ...]]] = {
    "order": (ORDERING,),
    "movement": (MOVING,),
    "combat": (ATTACKING,),
    "defence": (DEFENDING,),
    "casualty_check": (CHECKING,),
    "combat_or_casualty_check": (ROLLED, CHECKED),
    "search": (TRAPPED,),
    "draw": (DRAWING,),
    "command_or_defence": (ANSWERING,),
}
"""The moments of each phase that cards name (content section 9.2)."""

PASSIVE: Final = "passive"
OPTIONAL: Final = "optional"
POTION: Final = "potion"
REWARD: Final = "reward"
ONCE_PER_TURN: Final = "once_per_turn"
CARD_FIELDS: Final = ("id", "phase", "requires", "role", "use", "effects")


class HeroCard:
    """The common part of Skill and Artifact cards (BL-26.11, BL-26.12, BL-26.17)."""

    __slots__ = ("chosen", "deed", "effects", "id", "kind", "moments", "name", "phase", "requires", "role", "use")

    def __init__(self, row: ContentValue) -> None:
        self.id = row.text("id")
        self.kind = row.text_or("kind", "skill")
        self.name = english_name("skill" if self.kind == "skill" else "artifact", row)
        self.phase = row.text("phase")
        self.requires = row.texts_or("requires")
        self.role = row.index("role", ROLE_IDS)
        self.use = row.text("use")
        self.effects = effects_of(row, WINDOW, DEED, STANDING)
        ops = [effect.op for effect in self.effects]
        by_choice = any(STANDING not in OPS[op].used for op in ops)
        self.chosen = self.use not in (PASSIVE, OPTIONAL, REWARD) or (self.use == OPTIONAL and by_choice)
        """True if its owner decides when to use it; an optional card that can work by itself does so."""
        self.deed = any(
            is_deed(op) or effect.params.get("instead_of_battle") is True
            for op, effect in zip(ops, self.effects, strict=True)
        )
        """True if it is used in the Combat phase, in place of a battle or after one."""
        self.moments: tuple[int, ...] = ()
        """The moments at which it may be used; empty if it works by itself."""
        if self.chosen:
            self.moments = (COMBAT,) if self.deed else MOMENTS.get(self.phase, ())
        for place, op in enumerate(ops):
            need_use(op, row.need("effects").items()[place], (self.use_of(place),))

    def use_of(self, place: int) -> str:
        """The kind of use of one effect: effects after the first of a Combat phase card are standing, as are those
        without a moment.
        """
        if self.moments == (COMBAT,):
            return STANDING if place else DEED
        return WINDOW if self.moments else STANDING


def is_deed(op: str) -> bool:
    """Is this op used only in the Combat phase?"""
    return DEED in OPS[op].used and WINDOW not in OPS[op].used


class Skill(HeroCard):
    """One Skill card (BL-26.17)."""

    __slots__ = ("lore_class", "prerequisite")

    def __init__(self, row: ContentValue) -> None:
        row.only((*CARD_FIELDS, "class", "prerequisite"))
        super().__init__(row)
        number = row.index("class", (*c.CLASS_IDS, "common"))
        self.lore_class = COMMON if number == len(c.CLASS_IDS) else number
        self.prerequisite = row.text_or("prerequisite", "none")


class Artifact(HeroCard):
    """One kind of Artifact card (BL-26.7 to BL-26.16)."""

    __slots__ = ("copies",)

    def __init__(self, row: ContentValue) -> None:
        row.only((*CARD_FIELDS, "kind", "copies"))
        super().__init__(row)
        self.copies = row.number("copies", 1)


SKILLS: Final[tuple[Skill, ...]] = tuple([Skill(row) for row in toml("skills.toml", "skill").rows("skill")])
SKILL_IDS: Final[tuple[str, ...]] = tuple(skill.id for skill in SKILLS)
RIDING: Final[int] = SKILL_IDS.index("SK01")
ARTIFACTS: Final[tuple[Artifact, ...]] = tuple(
    [Artifact(row) for row in toml("artifacts.toml", "artifact").rows("artifact")]
)
ARTIFACT_IDS: Final[tuple[str, ...]] = tuple(artifact.id for artifact in ARTIFACTS)
ARTIFACT_DECK: Final[tuple[int, ...]] = tuple(
    number for number, card in enumerate(ARTIFACTS) for _ in range(card.copies)
)
ARTIFACT_BASE: Final = 100
"""A Hero's card as one number: a Skill, or 100 plus an Artifact."""
MOUNTING: Final[frozenset[int]] = frozenset(
    number for number, card in enumerate(ARTIFACTS) if any(effect.op == "mounted" for effect in card.effects)
)
"""Artifacts that mount a Hero who starts the adventure with them (BL-23.4)."""
if len(SKILLS) != 33 or len(ARTIFACT_DECK) != 56:
    raise ContentError("skills.toml, artifacts.toml: 33 Skills and 56 Artifacts expected")


def hero_card(number: int) -> HeroCard:
    """A Skill or Artifact by its number.

    >>> hero_card(0).name, hero_card(ARTIFACT_BASE).name
    ('Riding', 'Emerald Armor')
    """
    return ARTIFACTS[number - ARTIFACT_BASE] if number >= ARTIFACT_BASE else SKILLS[number]


def goes_mounted(skills: tuple[int, ...], artifacts: tuple[int, ...]) -> bool:
    """Is a Hero with these Skills and Artifacts mounted for the adventure (BL-23.4)?

    This is decided when he is deployed; an Artifact he gets later does not mount him (BL-26.24).
    """
    return RIDING in skills or any(artifact in MOUNTING for artifact in artifacts)


def first_skills(lore_class: int) -> list[int]:
    """The Skills a new Hero may choose from: his class's without prerequisite, and Riding (BL-23.5).

    >>> [SKILL_IDS[skill] for skill in first_skills(c.CLERIC)]
    ['SK01', 'SK30', 'SK31']
    """
    return [
        number
        for number, skill in enumerate(SKILLS)
        if number == RIDING or (skill.lore_class == lore_class and skill.prerequisite == "none")
    ]


def meets(card: HeroCard, lore_class: int, mounted: bool, skills: tuple[int, ...]) -> bool:
    """Does a Hero of this class and status meet a card's requirement (BL-26.10)?"""
    if not card.requires:
        return True
    states = (c.CLASS_IDS[lore_class], "mounted" if mounted else "foot", "riding" if RIDING in skills else "not riding")
    return any(word in states for word in card.requires)


def can_ever_use(artifact: int, lore_class: int, rides: bool) -> bool:
    """Can a Hero of this class ever meet an Artifact's requirement (BL-23.6, BL-26.10)? Rewards are used later."""
    card = ARTIFACTS[artifact]
    return card.kind != REWARD and meets(card, lore_class, rides, (RIDING,) if rides else ())

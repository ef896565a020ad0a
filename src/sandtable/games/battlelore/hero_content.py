"""Heroes: classes, Skills and Artifacts as plain tables (chapters 23 and 26)."""

from __future__ import annotations

from typing import Final

from sandtable.games.battlelore import content as c
from sandtable.games.battlelore.reading import (
    ContentError,
    as_int,
    as_text,
    index_in,
    tables,
    text_or,
    texts,
    toml_of,
)

ROLE_IDS: Final = ("any", "champion", "leader")
ANY_ROLE: Final = 0
AS_CHAMPION: Final = 1
AS_LEADER: Final = 2
COMMON: Final = -1

SKULLS: Final[dict[int, int]] = {
    index_in(c.CLASS_IDS, row["id"], where): as_int(row["skulls"], where)
    for row, where in tables(toml_of("hero_classes.toml"), "class", "hero_classes.toml")
}
RECOMMENDED: Final[dict[int, str]] = {
    index_in(c.CLASS_IDS, row["id"], where): as_text(row["recommended_skill"], where)
    for row, where in tables(toml_of("hero_classes.toml"), "class", "hero_classes.toml")
}


class Skill:
    """One Skill card (BL-26.17)."""

    __slots__ = ("effects", "id", "lore_class", "name", "phase", "prerequisite", "role", "use")

    def __init__(self, row: dict[str, object], at: str) -> None:
        self.id = as_text(row["id"], at)
        self.name = as_text(row["name"], at)
        word = as_text(row["class"], at)
        self.lore_class = COMMON if word == "common" else index_in(c.CLASS_IDS, word, at)
        self.prerequisite = text_or(row, "prerequisite", "none", at)
        self.phase = as_text(row["phase"], at)
        self.role = index_in(ROLE_IDS, row["role"], at)
        self.use = as_text(row["use"], at)
        self.effects = c.effects_of(row, at)


class Artifact:
    """One kind of Artifact card (BL-26.7 to BL-26.16)."""

    __slots__ = ("copies", "effects", "id", "kind", "name", "phase", "requires", "role", "use")

    def __init__(self, row: dict[str, object], at: str) -> None:
        self.id = as_text(row["id"], at)
        self.name = as_text(row["name"], at)
        self.kind = as_text(row["kind"], at)
        self.copies = as_int(row["copies"], at)
        self.requires = texts(row.get("requires", []), at)
        self.phase = as_text(row["phase"], at)
        self.role = index_in(ROLE_IDS, row["role"], at)
        self.use = as_text(row["use"], at)
        self.effects = c.effects_of(row, at)


SKILLS: Final[tuple[Skill, ...]] = tuple(
    Skill(row, where) for row, where in tables(toml_of("skills.toml"), "skill", "skills.toml")
)
SKILL_IDS: Final[tuple[str, ...]] = tuple(skill.id for skill in SKILLS)
RIDING: Final[int] = SKILL_IDS.index("SK01")
ARTIFACTS: Final[tuple[Artifact, ...]] = tuple(
    Artifact(row, where) for row, where in tables(toml_of("artifacts.toml"), "artifact", "artifacts.toml")
)
ARTIFACT_IDS: Final[tuple[str, ...]] = tuple(artifact.id for artifact in ARTIFACTS)
ARTIFACT_DECK: Final[tuple[int, ...]] = tuple(
    number for number, card in enumerate(ARTIFACTS) for _ in range(card.copies)
)
if len(SKILLS) != 33 or len(ARTIFACT_DECK) != 56:
    raise ContentError("skills.toml, artifacts.toml: 33 Skills and 56 Artifacts expected")


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


def can_ever_use(artifact: int, lore_class: int, rides: bool) -> bool:
    """Can a Hero of this class ever meet an Artifact's requirement (BL-23.6, BL-26.10)? Rewards are for later."""
    card = ARTIFACTS[artifact]
    if card.kind == "reward":
        return False
    if not card.requires:
        return True
    states = {c.CLASS_IDS[lore_class], "mounted" if rides else "foot", "riding" if rides else "not riding"}
    return any(word in states for word in card.requires)

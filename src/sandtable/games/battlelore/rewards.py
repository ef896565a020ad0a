"""What Heroes gain in an adventure: tokens and Artifacts on their sheets (BL-25.13, BL-26.4, BL-26.9, BL-26.10)."""

from __future__ import annotations

from typing import Final

from sandtable.games.battlelore import content as c
from sandtable.games.battlelore.hero_content import ARTIFACT_BASE, can_ever_use
from sandtable.games.battlelore.heroes import GAME_LONG, has_op, sheet_of, unit_of
from sandtable.games.battlelore.state import FX_LENT, FX_SIPPED, FX_USED, IN_ANY, Battle, Sheet

NOTES: Final = (FX_USED, FX_SIPPED, FX_LENT)
"""What is noted about a Hero's cards among the effects that last."""


def change_sheet(st: Battle, hero: int, sheet: Sheet) -> None:
    for place, old in enumerate(st.heirs):
        if old[0] == hero:
            st.heirs[place] = sheet


def gain_tokens(st: Battle, hero: int, treasure: int, experience: int) -> None:
    """Treasure and Experience tokens on a Hero's sheet (BL-26.4)."""
    unit, member, skulls, skills, artifacts, gold, learned = sheet_of(st, hero)
    change_sheet(st, hero, (unit, member, skulls, skills, artifacts, gold + treasure, learned + experience))


def usable_by(st: Battle, hero: int, artifact: int) -> bool:
    """Could the Hero ever use this Artifact (BL-26.10)?"""
    return can_ever_use(artifact, sheet_of(st, hero)[1], c.T_KIND[st.utype[hero]] == c.MOUNTED)


def gain_artifact(st: Battle, hero: int) -> int:
    """A card from the shuffled Artifact deck, equipped additionally at once; useless ones are replaced (BL-26.9, BL-26.10).

    The card, or -1 if the deck has none for him.
    """
    if not any(usable_by(st, hero, card) for card in st.artifacts):
        return -1
    while True:
        card = st.artifacts[st.chance(len(st.artifacts))]
        if usable_by(st, hero, card):
            break
    st.artifacts.remove(card)
    give(st, hero, card)
    st.emit("artifact", (hero, card), "BL-26.9")
    return card


def take_away(st: Battle, hero: int, artifact: int) -> None:
    """An equipped Artifact leaves a Hero's sheet, and what was noted about its use with it."""
    unit, member, skulls, skills, artifacts, gold, learned = sheet_of(st, hero)
    left = list(artifacts)
    left.remove(artifact)
    change_sheet(st, hero, (unit, member, skulls, skills, tuple(left), gold, learned))
    forget(st, hero, (artifact,))


def forget(st: Battle, hero: int, artifacts: tuple[int, ...]) -> None:
    """Whoever gets these Artifacts next uses them afresh."""
    if st.effects:
        gone = [ARTIFACT_BASE + artifact for artifact in artifacts]
        st.effects = [note for note in st.effects if not (note[0] in NOTES and note[1] == hero and note[2] in gone)]


def return_artifact(st: Battle, hero: int, artifact: int) -> None:
    """An Artifact goes back into the deck (BL-26.10, BL-26.14)."""
    st.artifacts = sorted([*st.artifacts, artifact])
    st.emit("returned", (hero, artifact), "BL-26.14")


def give(st: Battle, hero: int, artifact: int) -> None:
    """An Artifact on a Hero's sheet, equipped (BL-26.9)."""
    unit, member, skulls, skills, artifacts, gold, learned = sheet_of(st, hero)
    change_sheet(st, hero, (unit, member, skulls, skills, tuple(sorted((*artifacts, artifact))), gold, learned))


def start_artifacts(st: Battle) -> None:
    """Before the first turn a Hero may draw an Artifact more, which goes back afterwards (Greater Summoning)."""
    for sheet in list(st.heirs):
        hero = sheet[0]
        unit = unit_of(st, hero)
        if unit >= 0 and has_op(st, unit, "start_artifact"):
            card = gain_artifact(st, hero)
            if card >= 0:
                st.effects.append((FX_LENT, hero, ARTIFACT_BASE + card, IN_ANY, GAME_LONG))

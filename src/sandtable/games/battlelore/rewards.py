"""What Heroes gain in an adventure: tokens and Artifacts on their sheets (BL-25.13, BL-26.4, BL-26.9, BL-26.10)."""

from __future__ import annotations

from sandtable.games.battlelore import content as c
from sandtable.games.battlelore.hero_content import can_ever_use
from sandtable.games.battlelore.heroes import sheet_of
from sandtable.games.battlelore.state import Battle, Sheet


def change_sheet(st: Battle, hero: int, sheet: Sheet) -> None:
    for place, old in enumerate(st.heirs):
        if old[0] == hero:
            st.heirs[place] = sheet


def gain_tokens(st: Battle, hero: int, treasure: int, experience: int) -> None:
    """Treasure and Experience tokens on a Hero's sheet (BL-26.4)."""
    unit, member, skulls, skills, artifacts, gold, learned = sheet_of(st, hero)
    change_sheet(st, hero, (unit, member, skulls, skills, artifacts, gold + treasure, learned + experience))


def gain_artifact(st: Battle, hero: int) -> None:
    """A card from the shuffled Artifact deck, equipped additionally at once; useless ones are replaced (BL-26.9, BL-26.10)."""
    unit, member, skulls, skills, artifacts, gold, learned = sheet_of(st, hero)
    rides = c.T_KIND[st.utype[hero]] == c.MOUNTED
    if not any(can_ever_use(card, member, rides) for card in st.artifacts):
        return
    while True:
        card = st.artifacts[st.chance(len(st.artifacts))]
        if can_ever_use(card, member, rides):
            break
    st.artifacts.remove(card)
    change_sheet(st, hero, (unit, member, skulls, skills, tuple(sorted((*artifacts, card))), gold, learned))
    st.emit("artifact", (hero, card), "BL-26.9")

"""What Heroes gain in an adventure: tokens and Artifacts on their sheets (BL-25.13, BL-26.4, BL-26.7, BL-26.9, BL-26.10)."""

from __future__ import annotations

from typing import Final

from sandtable.core.decision import Decision, Pick
from sandtable.core.frames import Frame
from sandtable.games.battlelore import content as c
from sandtable.games.battlelore.campaign import MOST_ARTIFACTS, drop, record_of
from sandtable.games.battlelore.hero_content import can_ever_use
from sandtable.games.battlelore.heroes import sheet_of
from sandtable.games.battlelore.state import Battle, Sheet

DROP_ARTIFACT: Final = "drop_artifact"


def change_sheet(st: Battle, hero: int, sheet: Sheet) -> None:
    for place, old in enumerate(st.heirs):
        if old[0] == hero:
            st.heirs[place] = sheet


def gain_tokens(st: Battle, hero: int, treasure: int, experience: int) -> None:
    """Treasure and Experience tokens on a Hero's sheet (BL-26.4)."""
    unit, member, skulls, skills, artifacts, gold, learned = sheet_of(st, hero)
    change_sheet(st, hero, (unit, member, skulls, skills, artifacts, gold + treasure, learned + experience))


def gain_artifact(st: Battle, hero: int) -> None:
    """A card from the shuffled Artifact deck, equipped additionally at once; useless ones are replaced (BL-26.9, BL-26.10).

    Above 6 the owner is asked for one to discard (BL-26.7), by a frame pushed on whoever calls.
    """
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
    if len(owned(st, hero)) > MOST_ARTIFACTS:
        st.push(Excess(hero))


# --- no more than six -------------------------------------------------------------------------------------------------


def owned(st: Battle, hero: int) -> list[int]:
    """All Artifacts of a Hero on the battlefield: equipped, and in a campaign under his sheet."""
    number = number_of(st, hero)
    stored = () if st.saga is None or number < 0 else st.saga.roster[number][6]
    return sorted([*sheet_of(st, hero)[4], *stored])


def number_of(st: Battle, hero: int) -> int:
    """The campaign's sheet of a Hero on the battlefield, or -1."""
    if st.saga is not None:
        for place, sheet in enumerate(st.heirs):
            if sheet[0] == hero:
                return st.saga.enlisted[place]
    return -1


class Excess(Frame[Battle]):
    """A Hero on the battlefield owns more than 6 Artifacts: one goes back to the deck at once (BL-26.7)."""

    __slots__ = ("hero",)

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def advance(self, st: Battle) -> Decision | None:
        cards: list[Pick] = [*owned(st, self.hero)]
        if len(cards) <= MOST_ARTIFACTS:
            st.pop()
            return None
        return Decision(DROP_ARTIFACT, st.rules.seats[st.owner[self.hero]], cards, "BL-26.7", (self.hero,))

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        unit, member, skulls, skills, cards, gold, learned = sheet_of(st, self.hero)
        if pick in cards:
            left = tuple([card for card in cards if card != pick])
            change_sheet(st, self.hero, (unit, member, skulls, skills, left, gold, learned))
            st.artifacts = sorted([*st.artifacts, pick])
        else:
            assert st.saga is not None
            number = number_of(st, self.hero)
            record = record_of(st.saga.roster[number])
            drop(record, pick, st.artifacts)
            st.saga.roster[number] = record.row()
        st.emit("drops_artifact", (self.hero, pick), "BL-26.7")

    def fields(self) -> tuple[object, ...]:
        return (self.hero,)

    def clone(self) -> Excess:
        return Excess(self.hero)

    def why_not(self, st: Battle, asked: Decision, part: str, value: int) -> list[str]:
        return [asked.clause]

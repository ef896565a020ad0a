"""Tokens and Artifacts that Heroes gain in an adventure (BL-25.13, BL-26.4, BL-26.7, BL-26.9, BL-26.10)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.lists import with_item
from sandtable.games.battlelore.campaign.legacy import MAX_ARTIFACTS, drop, record_of
from sandtable.games.battlelore.heroes.in_play import sheet_of
from sandtable.games.battlelore.state import BattleState, Sheet
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.effects import FX_SIPPED, FX_USED
from sandtable.games.battlelore.tables.heroes import ARTIFACT_BASE, can_ever_use
from sandtable.games.battlelore.turn.drawing import trim_hand

NOTES: Final = (FX_USED, FX_SIPPED)
"""The lasting effects that record the use of a Hero's cards."""

DROP_ARTIFACT: Final = "drop_artifact"


def change_sheet(st: BattleState, hero: int, sheet: Sheet) -> None:
    for place, old in enumerate(st.sheets):
        if old[0] == hero:
            st.sheets = with_item(st.sheets, place, sheet)


def gain_tokens(st: BattleState, hero: int, treasure: int, experience: int) -> None:
    """Treasure and Experience tokens on a Hero's sheet (BL-26.4, BL-26.19)."""
    unit, member, skulls, skills, artifacts, gold, learned = sheet_of(st, hero)
    change_sheet(st, hero, (unit, member, skulls, skills, artifacts, gold + treasure, learned + experience))


def usable_by(st: BattleState, hero: int, artifact: int) -> bool:
    """Could the Hero ever use this Artifact (BL-26.10)?"""
    return can_ever_use(artifact, sheet_of(st, hero)[1], c.T_KIND[st.utype[hero]] == c.MOUNTED)


def gain_artifact(st: BattleState, hero: int) -> None:
    """Draw a card from the shuffled Artifact deck and equip it at once; useless ones are replaced (BL-26.9, BL-26.10).

    With more than 6 the owner is asked which one to discard (BL-26.7), by a frame pushed on top of the caller's.
    """
    if not any(usable_by(st, hero, card) for card in st.artifacts):
        return
    while True:
        card = st.artifacts[st.chance(len(st.artifacts))]
        if usable_by(st, hero, card):
            break
    st.artifacts.remove(card)
    give(st, hero, card)
    st.emit("artifact", (hero, card), "BL-26.9")


def take_away(st: BattleState, hero: int, artifact: int) -> None:
    """Take an equipped Artifact off a Hero's sheet, with the record of its use."""
    unit, member, skulls, skills, artifacts, gold, learned = sheet_of(st, hero)
    left = list(artifacts)
    left.remove(artifact)
    change_sheet(st, hero, (unit, member, skulls, skills, tuple(left), gold, learned))
    forget(st, hero, (artifact,))


def forget(st: BattleState, hero: int, artifacts: tuple[int, ...]) -> None:
    """Forget the use of these Artifacts: the next owner uses them afresh."""
    if st.effects:
        gone = [ARTIFACT_BASE + artifact for artifact in artifacts]
        st.effects = [note for note in st.effects if not (note[0] in NOTES and note[1] == hero and note[2] in gone)]


def return_artifact(st: BattleState, hero: int, artifact: int) -> None:
    """An Artifact goes back into the deck (BL-26.10, BL-26.14)."""
    to_deck(st, hero, (artifact,))
    st.emit("returned", (hero, artifact), "BL-26.14")


def to_deck(st: BattleState, hero: int, artifacts: tuple[int, ...]) -> None:
    """Return a Hero's Artifacts to the deck; Artifacts lent for this adventure are lent no more (BL-25.10, BL-26.17)."""
    st.artifacts = sorted([*st.artifacts, *artifacts])
    if st.campaign is not None:
        back = [(number_of(st, hero), artifact) for artifact in artifacts]
        st.campaign.lent = [note for note in st.campaign.lent if note not in back]


def give(st: BattleState, hero: int, artifact: int) -> None:
    """Add an Artifact to a Hero's sheet, equipped (BL-26.9)."""
    unit, member, skulls, skills, artifacts, gold, learned = sheet_of(st, hero)
    change_sheet(st, hero, (unit, member, skulls, skills, tuple(sorted((*artifacts, artifact))), gold, learned))
    if len(artifacts_of(st, hero)) > MAX_ARTIFACTS:
        st.push(Excess(hero))


# --- no more than six -------------------------------------------------------------------------------------------------


def artifacts_of(st: BattleState, hero: int) -> list[int]:
    """All Artifacts of a Hero on the battlefield: equipped and, in a campaign, under his sheet."""
    return sorted([*sheet_of(st, hero)[4], *stored_by(st, hero)])


def stored_by(st: BattleState, hero: int) -> tuple[int, ...]:
    """The Artifacts that lie under a Hero's sheet; only a campaign has them (BL-26.8)."""
    number = number_of(st, hero)
    return () if st.campaign is None or number < 0 else st.campaign.roster[number][6]


def equip_stored(st: BattleState, hero: int, artifact: int) -> None:
    """Equip an Artifact from under the sheet during an adventure (Backpack)."""
    assert st.campaign is not None
    number = number_of(st, hero)
    record = record_of(st.campaign.roster[number])
    record.stored.remove(artifact)
    st.campaign.roster[number] = record.row()
    give(st, hero, artifact)


def number_of(st: BattleState, hero: int) -> int:
    """The number of the campaign's sheet of a Hero on the battlefield, or -1."""
    if st.campaign is not None:
        for place, sheet in enumerate(st.sheets):
            if sheet[0] == hero:
                return st.campaign.enlisted[place]
    return -1


@frame
class Excess(Frame[BattleState]):
    """A Hero on the battlefield owns more than 6 Artifacts: one returns to the deck at once (BL-26.7)."""

    hero: int

    def advance(self, st: BattleState) -> Decision | None:
        cards: list[Pick] = [*artifacts_of(st, self.hero)]
        if len(cards) <= MAX_ARTIFACTS:
            st.pop()
            return None
        return Decision(DROP_ARTIFACT, st.rules.seats[st.owner[self.hero]], cards, "BL-26.7", (self.hero,))

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if pick in sheet_of(st, self.hero)[4]:
            take_away(st, self.hero, pick)
            to_deck(st, self.hero, (pick,))
            trim_hand(st, st.owner[self.hero])
        else:
            assert st.campaign is not None
            number = number_of(st, self.hero)
            record = record_of(st.campaign.roster[number])
            drop(record, pick, st.artifacts)
            st.campaign.roster[number] = record.row()
        st.emit("drops_artifact", (self.hero, pick), "BL-26.7")

"""The campaign part of a state: all character sheets, who takes part in this adventure, and how it ended."""

from __future__ import annotations

from typing import Final, cast

from sandtable.core.engine.state import Result

SheetRow = tuple[str, int, int, int, int, tuple[int, ...], tuple[int, ...], int, int, int, int, int, tuple[int, ...]]
"""A character sheet as plain data, in the order of `campaign.legacy.HeroRecord.row`."""
Outcome = tuple[tuple[int, ...], tuple[int, ...], str]
SAGA_FIELDS: Final = 6
"""How many values `CampaignState.fields` has."""


class CampaignState:
    """The campaign part of a state (chapters 27 and 28)."""

    __slots__ = ("chapter", "enlisted", "guests", "lent", "outcome", "roster")

    def __init__(
        self,
        chapter: int,
        roster: list[SheetRow],
        guests: list[int],
        enlisted: list[int],
        lent: list[tuple[int, int]],
        outcome: Outcome | tuple[()],
    ) -> None:
        self.chapter = chapter
        """The number of this adventure in the campaign, from 1."""
        self.roster = roster
        """All character sheets; Heroes in this adventure have their skulls, tokens and equipment in `sheets`."""
        self.guests = guests
        """For each holder the Advisor on the guest spot of his council, or -1 (BL-28.4)."""
        self.enlisted = enlisted
        """The sheets of the Heroes in this adventure, in the order of `sheets`."""
        self.lent = lent
        """Sheets with the Artifacts that were drawn for them for this adventure only (Greater Summoning)."""
        self.outcome = outcome
        """The result of the adventure, during and after the After Adventure stage."""

    def result(self) -> Result:
        winners, scores, how = cast(Outcome, self.outcome)
        return Result(winners, scores, how)

    def fields(self) -> tuple[object, ...]:
        return (self.chapter, self.roster, self.guests, self.enlisted, self.lent, self.outcome)

    def clone(self) -> CampaignState:
        return CampaignState(self.chapter, self.roster[:], self.guests[:], self.enlisted[:], self.lent[:], self.outcome)


def saga_of(fields: tuple[object, ...]) -> CampaignState | None:
    """The campaign part that `CampaignState.fields` wrote, or None."""
    if not fields:
        return None
    chapter, roster, guests, enlisted, lent, outcome = cast(
        tuple[int, list[SheetRow], list[int], list[int], list[tuple[int, int]], Outcome | tuple[()]], fields
    )
    return CampaignState(chapter, roster, guests, enlisted, lent, outcome)

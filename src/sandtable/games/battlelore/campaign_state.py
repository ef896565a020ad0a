"""The campaign part of a state: all character sheets, who takes part in this adventure, and how it ended."""

from __future__ import annotations

from typing import Final, cast

from sandtable.core.engine.declare import slotted
from sandtable.core.engine.state import Result

SheetRow = tuple[str, int, int, int, int, tuple[int, ...], tuple[int, ...], int, int, int, int, int, tuple[int, ...]]
"""A character sheet as plain data, in the order of `campaign.legacy.HeroRecord.row`."""
Outcome = tuple[tuple[int, ...], tuple[int, ...], str]
CAMPAIGN_FIELDS: Final = 6
"""How many values `CampaignState.fields` has."""


@slotted
class CampaignState:
    """The campaign part of a state (chapters 27 and 28)."""

    chapter: int
    """The number of this adventure in the campaign, from 1."""
    roster: list[SheetRow]
    """All character sheets; Heroes in this adventure have their skulls, tokens and equipment in `sheets`."""
    guests: list[int]
    """For each holder the Advisor on the guest spot of his council, or -1 (BL-28.4)."""
    enlisted: list[int]
    """The sheets of the Heroes in this adventure, in the order of `sheets`."""
    lent: list[tuple[int, int]]
    """Sheets with the Artifacts that were drawn for them for this adventure only (Greater Summoning)."""
    outcome: Outcome | tuple[()]
    """The result of the adventure, during and after the After Adventure stage."""

    def result(self) -> Result:
        winners, scores, how = cast(Outcome, self.outcome)
        return Result(winners, scores, how)

    def fields(self) -> tuple[object, ...]:
        return (self.chapter, self.roster, self.guests, self.enlisted, self.lent, self.outcome)

    def clone(self) -> CampaignState:
        return CampaignState(self.chapter, self.roster[:], self.guests[:], self.enlisted[:], self.lent[:], self.outcome)


def campaign_of(fields: tuple[object, ...]) -> CampaignState | None:
    """The campaign part that `CampaignState.fields` wrote, or None."""
    if not fields:
        return None
    chapter, roster, guests, enlisted, lent, outcome = cast(
        tuple[int, list[SheetRow], list[int], list[int], list[tuple[int, int]], Outcome | tuple[()]], fields
    )
    return CampaignState(chapter, roster, guests, enlisted, lent, outcome)

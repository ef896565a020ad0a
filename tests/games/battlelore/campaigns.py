"""Plays campaign games up to their questions about Heroes."""

from __future__ import annotations

from sandtable.core.engine.options import Options
from sandtable.games.battlelore.campaign.legacy import HeroRecord
from sandtable.games.battlelore.spec import SPEC
from tests.games.battlelore.campaign_support import TARN, text_of
from tests.games.battlelore.support import Field


def begun(*heroes: HeroRecord, seed: int = 1, **options: str | int) -> Field:
    """A campaign game at its first question about Heroes. Councils and Lore cards are chosen arbitrarily."""
    t = Field({"A1": "h_inf_b"}, {"A9": "h_inf_b"})
    given: Options = {**TARN, "sheets": text_of(*heroes), **options}
    t.st = SPEC.start(2, given, seed)
    return t


def go_to(t: Field, *kinds: str) -> Field:
    while t.kind not in kinds:
        t.st.apply(t.asked.options[0], t.asked.seat)
    return t

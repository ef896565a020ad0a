"""The lifts of Warlords."""

from __future__ import annotations

from tests.reasons.lifts import Lifts
from tests.reasons.warlords_battle_lifts import BATTLE_LIFTS
from tests.reasons.warlords_recounts import FACTS as FACTS
from tests.reasons.warlords_step_lifts import STEP_LIFTS

LIFTS: Lifts = {**STEP_LIFTS, **BATTLE_LIFTS}

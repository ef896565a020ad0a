"""The lifts of BattleLore."""

from __future__ import annotations

from tests.reasons.battlelore_battle_lifts import BATTLE_LIFTS
from tests.reasons.battlelore_card_lifts import CARD_LIFTS
from tests.reasons.battlelore_move_lifts import MOVE_LIFTS
from tests.reasons.battlelore_setup_lifts import SETUP_LIFTS
from tests.reasons.lifts import Lifts

LIFTS: Lifts = {**BATTLE_LIFTS, **CARD_LIFTS, **MOVE_LIFTS, **SETUP_LIFTS}

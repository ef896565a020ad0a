"""Sample options that exercise every rule, for the conformance kit and for fuzzing."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.options import Options
from sandtable.games.battlelore.campaign.legacy import DEFEATS
from sandtable.games.battlelore.campaign.sheets import (
    read_document,
    sheets_text,
)


def veteran(
    name: str,
    player: str,
    lore_class: str,
    skills: str,
    artifacts: str,
    treasure: int = 0,
    experience: int = 0,
    defeats: int = 0,
    council: int = 0,
    status: str = "",
) -> dict[str, object]:
    """A character sheet in the form of a document."""
    on_council = "instructor" if defeats == DEFEATS else "advisor"
    return {
        "name": name,
        "player": player,
        "class": lore_class,
        "status": status or (on_council if council else "active"),
        "skulls": 0 if status else 2,
        "skills": skills.split(),
        "artifacts": [] if council else artifacts.split(),
        "treasure": treasure,
        "experience": experience,
        "adventures": 5,
        "defeats": defeats,
        "council_since": council,
        "recorded": artifacts.split() if council else [],
    }


EVERY_MARK: Final[Options] = dict.fromkeys(("lore_master_landmarks", "stronghold", "lairs", "command_tents"), "on")
NO_MARKS: Final[Options] = dict.fromkeys(("lore_master_landmarks", "stronghold", "lairs", "command_tents"), "off")
VETERANS: Final = sheets_text(
    read_document(
        {
            "format": 1,
            "adventures_played": 9,
            "heroes": [
                veteran("Aldric", "standard", "warrior", "SK17 SK02 SK08", "AR01 AR02 AR24 AR32 AR41 AR42", 11, 9),
                veteran("Brenna", "standard", "cleric", "SK31 SK33", "AR10 AR45", 4, 8),
                veteran("Corwin", "standard", "commander", "", "AR40", council=3),
                veteran("Edda", "standard", "warrior", "", "AR23 AR27", defeats=5, council=2),
                veteran("Fenric", "pennant", "wizard", "SK26 SK29 SK07", "AR36 AR30 AR31 AR46", 9, 12),
                veteran("Gisla", "pennant", "rogue", "SK24 SK01", "AR11 AR12 AR13 AR16 AR20 AR21", 1, 5),
                veteran("Hadric", "pennant", "warrior", "", "", defeats=4, council=1),
                veteran("Ilse", "standard 2", "wizard", "SK25", "AR43"),
                veteran("Joran", "pennant", "cleric", "SK01", "", status="retired"),
                veteran("Kestrel", "standard", "wizard", "", "AR03", council=4),
            ],
        }
    )
)
"""A campaign well under way: veterans, Advisors (two of one player), an Instructor, a retired Hero."""

MORE_SETS: Final[tuple[tuple[int, str, Options], ...]] = (
    (2, "bl-05-goblin-market", {"mode": "medieval", "battle_savvy": "none"}),
    (3, "bl-e1-poitiers", {}),
    (2, "bl-01-first-muster", {"mode": "medieval_lore", "undo_reveal": "off"}),
    (2, "bl-09-three-keeps", {"battle_savvy": "all", **EVERY_MARK}),
    (4, "bl-e1-poitiers", {}),
    (2, "bl-07-stones-of-cragmoor", {**EVERY_MARK}),
    (2, "bl-09-three-keeps", {**NO_MARKS}),
    (2, "bl-11-heirs-of-valmoor", {"heroes": "on"}),
    (5, "bl-e2-hold-and-hoard", {}),
    (2, "bl-13-wings-over-ashfell", {"mode": "lore", "turn_limit": 120}),
    (4, "bl-09-three-keeps", {"allies": "reluctant"}),
    (6, "bl-e2-hold-and-hoard", {}),
    (4, "bl-m5-epic-vale", {"allies": "reluctant", "deployment": "organised", "mode": "lore"}),
    (2, "bl-11-heirs-of-valmoor", {"heroes": "on", "heroes_per_camp": "3", "campaign": "on"}),
    (2, "bl-12-witchs-bargain", {"heroes": "on", "heroes_per_camp": "2", "campaign": "on", "sheets": VETERANS}),
    (4, "bl-09-three-keeps", {"heroes": "on", "heroes_per_camp": "1", "allies": "reluctant", "campaign": "on"}),
    (2, "bl-e3-dragons-tithe", {"heroes": "on", "campaign": "on", "sheets": VETERANS}),
)
"""Options to fuzz in addition to every adventure with its defaults."""

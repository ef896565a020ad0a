"""Makes the golden games of BattleLore anew: `python -m tests.replays.make_battlelore`.

Every adventure, the Call to Arms maps with both deployments, every variant and number of players, and every way the game can
end. Most are cut short by a turn limit: what is kept is the setup and some turns of each. Review the diff like code.
"""

from __future__ import annotations

import json
from pathlib import Path

from sandtable.core.engine.options import Options
from sandtable.core.match.match import Match
from sandtable.games.battlelore.sample_options import EVERY_MARK, NO_MARKS, VETERANS
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.adventures import CTA_MAP, adventure_ids, adventure_of
from tests.replays.making import Story, begun, ended, go_on, played, write

HERE = Path(__file__).parent / "battlelore"
BOT = "captain"

ORGANISED: Options = {"deployment": "organised", "mode": "lore", "turn_limit": 4}

HEROES: Options = {"heroes": "on", "campaign": "on", "turn_limit": 8}
VARIANTS: dict[str, Story] = {
    "medieval": (
        2,
        {"adventure": "bl-05-goblin-market", "mode": "medieval", "turn_limit": 8},
        "a Lore adventure without",
    ),
    "medieval-lore": (
        2,
        {"adventure": "bl-01-first-muster", "mode": "medieval_lore", "undo_reveal": "off", "turn_limit": 8},
        "Medieval Lore",
    ),
    "lore-free-councils": (
        2,
        {"adventure": "bl-13-wings-over-ashfell", "mode": "lore", "turn_limit": 8},
        "councils chosen by the players, dragons",
    ),
    "heroes": (2, {"adventure": "bl-11-heirs-of-valmoor", "heroes": "on", "turn_limit": 10}, "Heroes and their quests"),
    "heroes-elsewhere": (2, {"adventure": "bl-09-three-keeps", "heroes": "on", "turn_limit": 8}, "Heroes as guests"),
    "every-landmark": (
        2,
        {"adventure": "bl-07-stones-of-cragmoor", "battle_savvy": "all", "turn_limit": 8, **EVERY_MARK},
        "all optional landmarks, every troop battle savvy",
    ),
    "epic-three": (3, {"adventure": "bl-e1-poitiers", "turn_limit": 5}, "team play of three"),
    "epic-four": (4, {"adventure": "bl-e1-poitiers", "turn_limit": 5}, "team play of four"),
    "epic-five": (5, {"adventure": "bl-e2-hold-and-hoard", "turn_limit": 5}, "team play of five"),
    "epic-six": (6, {"adventure": "bl-e3-dragons-tithe", "turn_limit": 5}, "team play of six"),
    "allies": (4, {"adventure": "bl-09-three-keeps", "allies": "reluctant", "turn_limit": 8}, "Reluctant Allies"),
    "allies-heroes": (
        4,
        {"adventure": "bl-11-heirs-of-valmoor", "allies": "reluctant", "heroes": "on", "turn_limit": 8},
        "Reluctant Allies with Heroes",
    ),
    "allies-call-to-arms": (
        4,
        {"adventure": "bl-m5-epic-vale", "allies": "reluctant", **ORGANISED},
        "Epic Call to Arms of Reluctant Allies",
    ),
    "bare": (
        2,
        {"adventure": "bl-09-three-keeps", "battle_savvy": "none", "turn_limit": 8, **NO_MARKS},
        "no optional landmarks, nobody battle savvy",
    ),
    "campaign": (
        2,
        {**HEROES, "adventure": "bl-11-heirs-of-valmoor", "heroes_per_camp": "3"},
        "three Heroes a camp and what becomes of them after the adventure",
    ),
    "campaign-veterans": (
        2,
        {**HEROES, "adventure": "bl-12-witchs-bargain", "heroes_per_camp": "2", "sheets": VETERANS},
        "Heroes who come from another adventure",
    ),
    "allies-campaign": (
        4,
        {**HEROES, "adventure": "bl-09-three-keeps", "heroes_per_camp": "1", "allies": "reluctant"},
        "the Heroes of Reluctant Allies after the adventure",
    ),
    "own-adventure": (2, {"own_adventure": SPEC.example(), "turn_limit": 10}, "an adventure of one's own"),
}
RANDOM: dict[str, Story] = {
    "random-lore": (2, {"adventure": "bl-12-witchs-bargain", "turn_limit": 10}, "what no sensible player would do"),
    "random-heroes": (2, {"adventure": "bl-11-heirs-of-valmoor", "heroes": "on", "turn_limit": 10}, "aimless Heroes"),
    "random-dragons": (2, {"adventure": "bl-13-wings-over-ashfell", "turn_limit": 10}, "aimless dragons"),
    "random-epic-six": (6, {"adventure": "bl-e2-hold-and-hoard", "turn_limit": 6}, "six players without a plan"),
    "random-allies": (
        4,
        {"adventure": "bl-04-wizards-tarn", "allies": "reluctant", "turn_limit": 8},
        "allies at random",
    ),
}
LAST_STAND: dict[str, object] = {
    "schema": "battlelore-adventure/1",
    "id": "last-stand",
    "title": "Last Stand",
    "mode": "medieval",
    "board": "standard",
    "first_player": "standard",
    "victory_banners": {"standard": 5, "pennant": 5},
    "command_cards": {"standard": 5, "pennant": 5},
    "units": [
        {"camp": "standard", "hex": "G5", "unit": "h_inf_r"},
        {"camp": "standard", "hex": "F5", "unit": "h_inf_r"},
        {"camp": "pennant", "hex": "G6", "unit": "h_inf_g", "figures": 1},
        {"camp": "pennant", "hex": "F6", "unit": "h_inf_g", "figures": 1},
    ],
}
ENDINGS: dict[str, Story] = {
    "banners": (2, {"adventure": "bl-01-first-muster"}, "a duel to the last Victory Banner (BL-11.6)"),
    "decisive": (2, {"adventure": "bl-e1-poitiers"}, "an epic battle won with a lead of two (BL-29.21)"),
    "marginal": (2, {"adventure": "bl-e1-poitiers"}, "an epic battle won by a banner (BL-29.21)"),
    "allies": (
        4,
        {"adventure": "bl-04-wizards-tarn", "allies": "reluctant"},
        "two allies with eight banners (BL-31.12)",
    ),
    "annihilated": (2, {"own_adventure": json.dumps(LAST_STAND)}, "a camp without units (BL-11.10)"),
}
"""By the way the game ends."""


def broken_off() -> dict[str, tuple[Match[BattleState], str]]:
    """Games that end by entries beside the picks; on the way something is taken back by agreement."""
    allied: Options = {"adventure": "bl-09-three-keeps", "allies": "reluctant"}
    found: dict[str, tuple[Match[BattleState], str]] = {
        "conceded": (begun(SPEC, 4, allied, 1, 60), "both allies of a camp give up, one after the other (BL-34.11)"),
        "agreed": (begun(SPEC, 2, {"adventure": "bl-04-wizards-tarn"}, 2, 60), "a draw by agreement (BL-34.12)"),
    }
    conceded, agreed = found["conceded"][0], found["agreed"][0]
    conceded.enter(1, "concede")
    go_on(conceded, 3, 40)
    conceded.enter(3, "concede")
    seat = agreed.steps[-1].seat
    agreed.enter(seat, "back", 2)
    agreed.enter(1 - seat, "accept")
    go_on(agreed, 4, 20)
    agreed.enter(0, "draw")
    agreed.enter(1, "decline")
    go_on(agreed, 5, 10)
    agreed.enter(1, "draw")
    agreed.enter(0, "accept")
    return found


def stories() -> dict[str, Story]:
    """The adventures and maps as they stand."""
    found: dict[str, Story] = {}
    for name in adventure_ids():
        adventure = adventure_of(name)
        if adventure.mode == CTA_MAP:
            found[f"{name}-impromptu"] = (
                2,
                {"adventure": name, "deployment": "impromptu", "turn_limit": 4},
                "Call to Arms",
            )
            found[f"{name}-organised"] = (2, {"adventure": name, **ORGANISED}, "Call to Arms with Specialists and Lore")
        else:
            turns = 5 if adventure.epic else 8
            found[name] = (2, {"adventure": name, "turn_limit": turns}, f"the adventure {adventure.title}")
    return found


def main() -> None:
    for old in HERE.glob("*.jsonl"):
        old.unlink()
    for seed, (name, (players, options, why)) in enumerate({**stories(), **VARIANTS}.items()):
        write(HERE, name, played(SPEC, players, options, seed, BOT), why)
    for seed, (name, (players, options, why)) in enumerate(RANDOM.items()):
        write(HERE, name, played(SPEC, players, options, seed, ""), why)
    for how, (players, options, why) in ENDINGS.items():
        write(HERE, f"ends-{how}", ended(SPEC, players, options, how, BOT), why)
    for how, (match, why) in broken_off().items():
        write(HERE, f"ends-{how}", match, why)


if __name__ == "__main__":
    main()

"""Why another player is asked: what he has to decide, and the rule that gives it to him, or to him first.

Messages are `refused-bl-wait-...`, with p the player who is asked. Where an order is fixed there are several: `-first` for
one who comes first by it, `-then` for one who comes after the others, `-ally` within a camp.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.core.text.message import kebab
from sandtable.games.battlelore.call_to_arms.deployment import SCOUTS, Muster
from sandtable.games.battlelore.call_to_arms.effects import SpecialistPlay
from sandtable.games.battlelore.campaign.after_adventure import winning_camp
from sandtable.games.battlelore.combat.in_progress import clash_of
from sandtable.games.battlelore.lore.councils import CouncilLane, Councils, FirstLore, FirstLoreChoice
from sandtable.games.battlelore.presentation.never import AFTER, OF_LORD_COMMANDERS, Reason
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.pieces import CAMP

COMMAND: Final = 1
ORDER: Final = 2
MOVEMENT: Final = 3
COMBAT: Final = 4
DRAW: Final = 5

PHASES: Final[dict[str, tuple[int, str]]] = {
    "play_command": (COMMAND, "BL-3.3"),
    "second_card": (COMMAND, "BL-29.5"),
    "play_as": (COMMAND, "BL-4.2"),
    "copy_card": (COMMAND, "BL-29.16"),
    "conjure_at": (COMMAND, "BL-18.18"),
    "order_unit": (ORDER, "BL-4.4"),
    "cleanse": (ORDER, "BL-3.7"),
    "move_unit": (MOVEMENT, "BL-5.1"),
    "move_how": (MOVEMENT, "BL-5.13"),
    "move_to": (MOVEMENT, "BL-5.3"),
    "move_step": (MOVEMENT, "BL-5.3"),
    "hero_to": (MOVEMENT, "BL-24.10"),
    "hero_step": (MOVEMENT, "BL-24.10"),
    "fly_to": (MOVEMENT, "BL-19.2"),
    "breathe_on": (MOVEMENT, "BL-19.5"),
    "passage_to": (MOVEMENT, "BL-15.15"),
    "spend_step": (MOVEMENT, "BL-17.5"),
    "attack": (COMBAT, "BL-6.1"),
    "call_help": (COMBAT, "BL-22.6"),
    "summon_at": (COMBAT, "BL-16.2"),
    "keep_command": (DRAW, "BL-11.2"),
    "discard_command": (DRAW, "BL-29.26"),
    "lore_choice": (DRAW, "BL-11.3"),
    "keep_lore": (DRAW, "BL-11.3"),
}
"""The questions of a turn: the phase of each, and the clause that asks it."""

AT_ONCE: Final[dict[str, str]] = {
    "choose_set": "BL-30.4",
    "guard": "BL-30.4",
    "shift": "BL-30.3",
    "council_level": "BL-14.3",
    "keep_first_lore": "BL-14.8",
}
"""What all players choose at the same time: whoever waits has chosen."""
HEROES: Final = frozenset(
    ("hero_class", "hero_skill", "hero_artifact", "hero_at", "hero_who", "hero_name", "hero_gift", "equip")
)
"""Making and deploying Heroes, the camp that goes first before the other (BL-23.10)."""
SPECIALS: Final = frozenset(("special_unit", "special_type", "special_hex", "special_way"))
OF_LORE_CARDS: Final[dict[str, str]] = {
    "lore_target": "BL-13.2",
    "lore_opponent": "BL-31.11",
    "lore_section": "BL-13.2",
    "strike_next": "BL-13.2",
    "chain_to": "BL-13.2",
    "reroll": "BL-13.2",
    "spy_discard": "BL-13.2",
    "false_orders": "BL-13.2",
    "portal_to": "BL-13.2",
    "fall_back_to": "BL-13.24",
}
"""What a player decides while he carries out his Lore card."""
OF_HERO_CARDS: Final[dict[str, str]] = {
    "hero_unit": "BL-26.12",
    "hero_die": "BL-26.12",
    "hero_equip": "BL-26.12",
    "steal_what": "BL-26.25",
}
"""What a player decides while a Hero of his uses a card."""
OF_UNITS: Final[dict[str, str]] = {
    "ignore_flags": "BL-9.2",
    "bolt_flags": "BL-9.2",
    "retreat_to": "BL-8.4",
    "retreat_more": "BL-17.5",
    "spend_die": "BL-17.5",
    "flee_to": "BL-25.15",
    "battle_back": "BL-9.5",
    "gain_ground": "BL-10.1",
    "pursue_to": "BL-10.1",
    "bonus_target": "BL-10.1",
    "neck": "BL-18.10",
    "new_neck": "BL-18.12",
    "tremor_next": "BL-18.15",
    "chest_counts": "BL-26.3",
    "discard_lore": "BL-13.13",
    "drop_artifact": "BL-26.7",
}
"""What a player decides for units, Heroes and cards of his own; each has its message."""


def why_waiting(st: BattleState, seat: int, other: Decision) -> Reason:
    """Why this question is another player's, or his first."""
    clause, key = waits_for(st, seat, other)
    return clause, key if key[0].isdigit() else f"wait-{key}", {"p": ("seat", other.seat)}


def waits_for(st: BattleState, seat: int, other: Decision) -> tuple[str, str]:
    kind, rules = other.kind, st.rules
    if rules.team and same_camp(seat, other.seat):
        return "BL-29.23", "29-23-cards" if kind in OF_LORD_COMMANDERS else "29-23-turn"
    if kind in PHASES:
        return ("BL-31.3" if rules.allies else "BL-3.1"), "3-1"
    if kind in AT_ONCE and not (kind == "choose_set" and other.clause == "BL-30.10"):
        return at_once(st, seat, kind)
    if kind == "choose_set":
        return "BL-30.10", "sets"
    if kind in ("deploy_at", "reserve_unit", "levy_becomes"):
        return in_a_muster(st, seat, other)
    if kind == "specialist":
        return ("BL-33.9" if rules.allies else "BL-30.17"), "specialist"
    if kind in SPECIALS or (kind == "council_loss" and isinstance(st.stack[-1], SpecialistPlay)):
        return "BL-30.17", by_camp("specials", st, seat, other)
    if kind == "council_loss":
        return "BL-31.15", "council-loss"
    if kind == "advisor":
        return "BL-28.4", "advisor-first" if other.seat & CAMP == c.STANDARD else "advisor-then"
    if kind == "place_mark":
        return ("BL-15.2" if same_camp(seat, other.seat) else "BL-2.5"), by_camp("marks", st, seat, other)
    if kind in HEROES:
        return ("BL-31.14" if rules.allies else "BL-23.10"), by_camp("heroes", st, seat, other)
    if kind in ("play_lore", "hero_card"):
        clash = clash_of(st)
        first = clash is not None and st.seat_of(clash.att) == other.seat
        if kind == "play_lore":
            return ("BL-13.7", "lore-first") if first else ("BL-13.6", "lore")
        return ("BL-26.13", "hero-first") if first else ("BL-26.21", "hero-moment")
    if kind in OF_LORE_CARDS:
        return OF_LORE_CARDS[kind], "lore-card"
    if kind in OF_HERO_CARDS:
        return OF_HERO_CARDS[kind], "hero-card"
    if kind in AFTER:
        return after_the_adventure(st, kind)
    clause = OF_UNITS[kind]
    if kind == "battle_back" and rules.allies:
        clause = "BL-31.6"
    return clause, kebab(kind)


def same_camp(seat: int, other: int) -> bool:
    return seat & CAMP == other & CAMP


def by_camp(key: str, st: BattleState, seat: int, other: Decision) -> str:
    """The camp that takes the first turn comes first; allies come in the order of their turns."""
    if same_camp(seat, other.seat):
        return f"{key}-ally"
    return f"{key}-first" if other.seat & CAMP == st.active & CAMP else f"{key}-then"


def at_once(st: BattleState, seat: int, kind: str) -> tuple[str, str]:
    """He has chosen, or has nothing to choose: his council is fixed, he keeps no card, his camp's lord chooses."""
    if st.rules.holder_of_seat(seat) < 0:
        return "BL-29.23", "29-23-cards"
    for frame in st.stack:
        if isinstance(frame, Councils):
            lanes = [lane for lane in frame.lanes if isinstance(lane, CouncilLane) and lane.seat == seat]
            if not lanes:
                return "BL-14.2", "council-fixed"
        if isinstance(frame, FirstLoreChoice):
            keeps = [lane.keep for lane in frame.lanes if isinstance(lane, FirstLore) and lane.seat == seat]
            if not any(keeps):
                return "BL-14.6", "first-lore-none"
    clause = AT_ONCE[kind]
    if kind == "shift" and st.rules.epic:
        clause = "BL-33.3"
    return clause, "chosen"


def in_a_muster(st: BattleState, seat: int, other: Decision) -> tuple[str, str]:
    """Guards go card by card, the Reserve of the player who does not start comes first (chapters 30 and 33)."""
    muster = next(frame for frame in st.stack if isinstance(frame, Muster))
    organised = muster.organised(st)
    if other.kind == "deploy_at" and muster.jobs[0][3] >= 0:
        if muster.jobs[0][3] == SCOUTS:
            return "BL-33.2", "scouts"
        return ("BL-33.8" if st.rules.allies else "BL-30.11" if organised else "BL-30.5"), "guards"
    if st.rules.allies:
        return "BL-30.15", "levies"
    first = other.seat & CAMP != st.active & CAMP
    if other.kind == "levy_becomes":
        return ("BL-30.15", "reserve-first") if first else ("BL-30.16", "reserve-then")
    if first:
        return ("BL-30.14" if organised else "BL-30.7"), "reserve-first"
    return ("BL-30.16" if organised else "BL-30.7"), "reserve-then"


def after_the_adventure(st: BattleState, kind: str) -> tuple[str, str]:
    """Heroes come one after another, those of the victor first; a ransom goes to the captor (BL-27.3, BL-27.7)."""
    if kind == "ransom_to":
        return "BL-27.3", "ransom-to"
    return "BL-27.7", "after" if winning_camp(st) >= 0 else "after-draw"

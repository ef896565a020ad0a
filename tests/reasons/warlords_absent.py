"""What the ledger says when a question is not asked, for the judge of Warlords."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandtable.games.warlords.board import CALAMITIES, CAST, EXPLORED, GROUNDED, LAUNCHED
from sandtable.games.warlords.tables.cards import def_of
from tests.reasons.warlords_facts import NOTHING, Clauses, Facts, union
from tests.reasons.warlords_steps import no_magic

Frames = dict[str, Any]
STEP_OF_KIND = {
    "castles": 1,
    "heroes": 2,
    "starve": 3,
    "spend": 3,
    "ground_step": 4,
    "calamities": 5,
    "cast": 6,
    "march": 7,
    "retest": 7,
    "battles": 8,
    "explore": 9,
    "ruins": 10,
    "wrap_up": 11,
}
FRAME_OF_STEP = {
    "Castles": 1,
    "Heroes": 2,
    "Revenue": 3,
    "Ground": 4,
    "Calamities": 5,
    "Casting": 6,
    "Marching": 7,
    "Retests": 7,
    "Battles": 8,
    "Exploring": 9,
    "Ruins": 10,
    "WrapUp": 11,
}


def absent(f: Facts, kind: str) -> Clauses:
    st, seat = f.st, f.seat
    frames = {type(frame).__name__: frame for frame in st.stack}
    left = [each for each in range(st.players) if not st.out >> each & 1]
    if seat not in left:
        return {"WL-24.4"}
    if kind in ("take", "take_for", "role"):
        return {"WL-4.15"} if kind == "role" else {"WL-4.4"} if st.round == 0 else {"WL-4.12"}
    if kind == "direction":
        return {"WL-5.4"} if len(left) == 2 else {"WL-4.4"} if st.round == 0 else {"WL-5.3"}
    if st.round == 0:
        return {"WL-4.12"}
    if kind in RESPONSES:
        found = RESPONSES[kind](f, frames)
        return found if f.hand else found | {"WL-25.12"}
    if kind not in STEP_OF_KIND:
        return {COURSE[kind]}
    if st.active != seat:
        struck = any(st.calamity[place] != NOTHING for place in f.own)
        none = (kind == "starve" and not any(f.besieged(c) for c in f.castles)) or (kind == "retest" and not struck)
        return ({"WL-5.11"} if st.active >= 0 else {"WL-5.1"}) | (idle_step(f, kind) if none else set())
    now = max(number for name, number in FRAME_OF_STEP.items() if name in frames)
    wanted = STEP_OF_KIND[kind]
    if wanted > now:
        return {"WL-5.6"}
    passed = {"WL-5.10"} if wanted == now else {"WL-5.7"}
    if (kind, "Retests" in frames) == ("march", True):
        passed = {"WL-5.7"}
    if kind == "retest" and "Marching" in frames:
        return {"WL-5.6"}
    return passed | idle_step(f, kind)


def idle_step(f: Facts, kind: str) -> Clauses:
    """The clauses by which a step offers nothing as things stand."""
    found = {"WL-25.16"} if not f.hand else set()
    if kind == "starve":
        hungry = [castle for castle in f.castles if f.besieged(castle)]
        return {"WL-9.25"} if hungry and not any(f.st.armies[c] for c in hungry) else {"WL-9.24"}
    if kind == "retest":
        return {"WL-11.13"}
    if kind == "calamities":
        return found | ({"WL-11.1"} if f.used(CALAMITIES, 0) else set())
    if kind == "cast":
        magic = [card for stack in f.stacks for card in f.st.artefacts[stack] if def_of(card).magic]
        stale = [card for card in magic if f.used(CAST, card) or f.stormbound(f.where(card))]
        if len(stale) < len(magic):
            return found
        return found | (union(no_magic(f, card) for card in magic) or {"WL-12.1"})
    if kind == "battles":
        reasons = [f.idle(stack, LAUNCHED) for stack in f.stacks]
        return found | ((union(reasons) or {"WL-14.2"}) if all(reasons) else set())
    return found | (no_search(f) if kind == "explore" else set())


def no_search(f: Facts) -> Clauses:
    """Why no stack explores: its status, its one search, or no ruin in reach; none if one could."""
    still = [stack for stack in f.stacks if f.status(stack) in ("On Patrol", "On Campaign")]
    able = [stack for stack in still if not f.used(EXPLORED, stack)]
    home, abroad = bool(f.st.ruins[f.seat]), any(r for seat, r in enumerate(f.st.ruins) if seat != f.seat)
    if any(home if f.status(stack) == "On Patrol" else abroad for stack in able):
        return set()
    if able or not f.stacks:
        return {"WL-20.1"}
    found = {"WL-20.2"} if len(still) < len(f.stacks) else set()
    return found | ({"WL-20.3"} if still else set())


def response_to(clause: str, shut: str, name: str) -> Callable[[Facts, Frames], Clauses]:
    return lambda f, frames: {clause} if name in frames else {shut}


def no_interception(f: Facts, frames: Frames) -> Clauses:
    launch = frames.get("Launch")
    if launch is None or launch.card == NOTHING:
        return {"WL-15.1"}
    target = launch.target
    if not launch.attack:
        return {"WL-15.3"}
    if launch.foe != f.seat:
        return {"WL-15.2"}
    if "Assault" in frames or "Conquest" in frames:  # before it is resolved, the rule says
        return {"WL-15.1"}
    by_raid = f.kind(launch.card) == "raid"
    return union(f.not_intercepting(stack, target, by_raid) for stack in f.stacks) | {"WL-15.1", "WL-15.2"}


def no_ground_window(f: Facts, frames: Frames) -> Clauses:
    launch = frames.get("Launch")
    mine = launch is not None and launch.foe == f.seat
    if not mine or launch is None:
        return {"WL-10.19"}
    target = launch.target
    if launch.attack:
        return {"WL-10.25"}
    if "FieldBattle" in frames:  # at once when the attack is launched, not in the middle of the battle
        return {"WL-10.19"}
    if f.status(target) != "On Patrol":
        return {"WL-10.25"}
    return {"WL-10.2"} if f.used(GROUNDED, target) else {"WL-10.19"}


def no_counter(f: Facts, frames: Frames) -> Clauses:
    laid = frames.get("Laid")
    if laid is None or laid.place not in f.own:
        return {"WL-10.12"}
    return {"WL-10.13"} if f.kind(laid.card) == "weather" else {"WL-10.12"}


def no_promotion(f: Facts, frames: Frames) -> Clauses:
    battle = frames.get("Aftermath")
    if battle is None:
        return {"WL-23.12"}
    stack = battle.stack
    if battle.victor != f.seat:
        return {"WL-23.2"}
    gone = f.st.head[stack] == NOTHING
    return {"WL-23.2"} if gone else {"WL-23.3"} if f.castle(stack) else {"WL-23.5"}


RESPONSES: dict[str, Callable[[Facts, Frames], Clauses]] = {
    "counter": no_counter,
    "ground": no_ground_window,
    "intercept": no_interception,
    "promote": no_promotion,
    "deny": response_to("WL-23.4", "WL-23.12", "Aftermath"),
    "avenge": response_to("WL-23.6", "WL-23.12", "Aftermath"),
    "victim": response_to("WL-23.6", "WL-23.12", "Aftermath"),
    "hazard": response_to("WL-20.8", "WL-20.8", "Search"),
}
COURSE = {
    **dict.fromkeys(("name_player", "name_place", "name_card", "name_army", "name_pair", "name_armies"), "WL-28.5"),
    **dict.fromkeys(("shelter", "spy_discard", "tribute"), "WL-25.4"),
    **dict.fromkeys(("from_pile", "crumble", "sacrifice"), "WL-25.7"),
    **dict.fromkeys(("calamity_loss", "move_calamity"), "WL-25.6"),
    "attack": "WL-14.32",
    "second_card": "WL-14.9",
    "losses": "WL-16.31",
    **dict.fromkeys(("ambush_effect", "ambush_loss"), "WL-16.32"),
    "detach": "WL-18.2",
    "pillage_pick": "WL-18.5",
}
"""What is asked only in the course of something, by the clause of the ledger that tells when."""

"""Why a player is not asked a question now: whose turn it is, which step, and what keeps a window shut (chapters 5 and 25)."""

from __future__ import annotations

from typing import Final, TypeVar

from sandtable.core.engine.frames import Frame
from sandtable.games.warlords.battle.aftermath import Aftermath, is_stack
from sandtable.games.warlords.battle.assault import Assault
from sandtable.games.warlords.battle.attacks import why_not_launch
from sandtable.games.warlords.battle.conquest import Conquest
from sandtable.games.warlords.battle.field import FieldBattle
from sandtable.games.warlords.battle.launching import Launch
from sandtable.games.warlords.board import CALAMITIES, GROUNDED, NOBODY
from sandtable.games.warlords.permissions import why_not_intercept
from sandtable.games.warlords.reasons import each_once
from sandtable.games.warlords.stacks import is_besieged, status
from sandtable.games.warlords.state import State
from sandtable.games.warlords.steps.casting import MAGIC, casters, why_not_source
from sandtable.games.warlords.steps.exploring import Exploring, Search, why_not_explorer
from sandtable.games.warlords.steps.ground import Laid
from sandtable.games.warlords.tables.cards import NO_CARD, RAID, TERRAIN, TYPE
from sandtable.games.warlords.tables.statuses import FIELD, ON_PATROL
from sandtable.games.warlords.turn import STEP_OF, Turn

F = TypeVar("F", bound=Frame[State])

STEP: Final[dict[str, str]] = {
    "castles": "castles",
    "heroes": "heroes",
    "starve": "revenue",
    "spend": "revenue",
    "ground_step": "ground",
    "calamities": "calamities",
    "cast": "spells",
    "march": "march",
    "retest": "retests",
    "battles": "battles",
    "explore": "explore",
    "ruins": "ruins",
    "wrap_up": "wrap_up",
}
"""The step of a player turn that asks this."""
IN_COURSE: Final[dict[str, str]] = {
    **dict.fromkeys(("name_player", "name_place", "name_card", "name_army", "name_pair"), "WL-28.5"),
    "name_armies": "WL-28.5",
    **dict.fromkeys(("shelter", "spy_discard", "tribute"), "WL-25.4"),
    **dict.fromkeys(("from_pile", "crumble", "sacrifice"), "WL-25.7"),
    **dict.fromkeys(("calamity_loss", "move_calamity"), "WL-25.6"),
    "attack": "WL-14.32",
    "second_card": "WL-14.9",
    "losses": "WL-16.31",
    **dict.fromkeys(("ambush_effect", "ambush_loss"), "WL-16.32"),
    "detach": "WL-18.2",
    "pillage_pick": "WL-18.5",
    "victim": "WL-23.6",
}
"""What is asked only in the course of an action, by the clause that asks it."""
NOTHING_TO_DO: Final = "WL-25.16"
"""Only one answer is left, and everybody can see that it is."""
NO_CARDS: Final = "WL-25.12"


def why_not_asked(st: State, seat: int, kind: str) -> list[str]:
    """The clauses by which a player is not asked this kind of question now, the nearest first; "" is any question."""
    own = [asked.kind for asked in st.open_questions() if asked.seat == seat]
    if st.decision is None or (own and kind in ("", own[0])):
        return []
    if st.is_out(seat):
        return ["WL-24.4"]
    if kind == "":
        return why_waiting(st, seat)
    if kind in ("take", "take_for"):
        return ["WL-4.4" if st.round == 0 else "WL-4.12"]
    if kind == "role":
        return ["WL-4.15"]
    if kind == "direction":
        return ["WL-5.4" if len(st.left()) == 2 else "WL-4.4" if st.round == 0 else "WL-5.3"]
    if st.round == 0:
        return ["WL-4.12"]
    if kind in WINDOWS:
        return WINDOWS[kind](st, seat)
    if st.active != seat and kind in STEP:
        later = ["WL-5.1" if st.active == NOBODY else "WL-5.11"]
        # hunger and tests come only to what is besieged or struck already
        return (
            later
            if kind not in ("starve", "retest") or is_due(st, seat, kind)
            else [*why_nothing(st, seat, kind), *later]
        )
    if kind == "victim" and frame_of(st, Aftermath) is None:
        return ["WL-23.12"]
    return why_not_step(st, seat, kind) if kind in STEP else [IN_COURSE[kind]]


def why_waiting(st: State, seat: int) -> list[str]:
    """Why this player is asked nothing at all: whose turn it is (WL-5.11), or who alone answers what goes on."""
    asked = st.open_questions()[0]
    kind = asked.kind
    if kind == "role":
        return ["WL-4.15"]
    if st.round == 0:
        return ["WL-4.4"]
    if kind == "direction":
        return ["WL-5.3"]
    if kind in WINDOWS:
        return WINDOWS[kind](st, seat)
    return ["WL-5.11"] if kind in STEP or asked.seat == st.active else [IN_COURSE[kind]]


def is_due(st: State, seat: int, kind: str) -> bool:
    """Has hunger something to take from this player, or a calamity something to be tested on?"""
    if kind == "retest":
        return any(st.calamity[place] != NO_CARD for place in st.places_of(seat))
    return any(is_besieged(st, castle) for castle in st.castles_of(seat))


def frame_of(st: State, kind: type[F]) -> F | None:
    """The innermost procedure of this kind that is going on."""
    for frame in reversed(st.stack):
        if isinstance(frame, kind):
            return frame
    return None


# -- the steps of a turn -----------------------------------------------------------------------------------------------------


def why_not_step(st: State, seat: int, kind: str) -> list[str]:
    """A step comes later (WL-5.6), is over (WL-5.7), had nothing to offer, or waits for what goes on in it (WL-5.10)."""
    turn = frame_of(st, Turn)
    assert turn is not None, "somebody's turn goes on"
    now, wanted = turn.at - 1, STEP_OF[STEP[kind]]
    if wanted > now:
        return ["WL-5.6"]
    if wanted == now:
        return [*why_nothing(st, seat, kind), "WL-5.10"] if kind == "starve" else ["WL-5.10"]
    return [*why_nothing(st, seat, kind), "WL-5.7"]


def why_nothing(st: State, seat: int, kind: str) -> list[str]:
    """What makes a step pass by itself as things stand."""
    if kind == "starve":
        hungry = [castle for castle in st.castles_of(seat) if is_besieged(st, castle)]
        return ["WL-9.25"] if hungry and not any(st.armies[castle] for castle in hungry) else ["WL-9.24"]
    if kind == "retest":
        return ["WL-11.13"]
    if kind == "calamities" and st.uses(CALAMITIES, 0):
        return ["WL-11.1"]
    if kind == "cast" and not casters(st, seat):
        magic = [card for stack in st.stacks_of(seat) for card in st.artefacts[stack] if MAGIC[card]]
        return each_once([why_not_source(st, seat, card) for card in magic]) or ["WL-12.1"]
    stacks = st.stacks_of(seat)
    if kind == "battles":
        reasons = [why_not_launch(st, seat, stack) for stack in stacks]
        if None not in reasons:
            return each_once(reasons) or ["WL-14.2"]
    if kind == "explore":
        searching = Exploring()
        if not searching.pairs(st, seat):
            reasons = [why_not_explorer(st, seat, stack) for stack in stacks]
            return ["WL-20.1"] if None in reasons else each_once(reasons) or ["WL-20.1"]
    return [] if st.hands[seat] or kind in ("spend", "march", "ruins") else [NOTHING_TO_DO]


# -- windows -----------------------------------------------------------------------------------------------------------------


def why_no_counter(st: State, seat: int) -> list[str]:
    laid = frame_of(st, Laid)
    if laid is None or st.controller[laid.place] != seat or seat == st.active:
        return ["WL-10.12"]
    return ["WL-10.13" if TYPE[laid.card] != TERRAIN else "WL-10.12"]


def is_fought(st: State) -> bool:
    """Is the battle that a launch has brought on under way?"""
    return frame_of(st, FieldBattle) is not None or is_resolved(st)


def why_no_ground(st: State, seat: int) -> list[str]:
    """Only a patrol that is attacked in the field by the active player may go to ground (WL-10.19, WL-10.25)."""
    launch = frame_of(st, Launch)
    if launch is None or launch.foe != seat:
        return ["WL-10.19"]
    if launch.attack != FIELD:
        return ["WL-10.25"]
    if is_fought(st):
        return ["WL-10.19"]
    if status(st, launch.target) != ON_PATROL:
        return ["WL-10.25"]
    if st.uses(GROUNDED, launch.target):
        return ["WL-10.2"]
    return ["WL-10.19" if st.hands[seat] else NO_CARDS]


def is_resolved(st: State) -> bool:
    """Is an assault being fought, or its castle taken, so that nobody can intercept any more (WL-15.1)?"""
    return frame_of(st, Assault) is not None or frame_of(st, Conquest) is not None


def why_no_interception(st: State, seat: int) -> list[str]:
    launch = frame_of(st, Launch)
    if launch is None or launch.card == NO_CARD:
        return ["WL-15.1"]
    if launch.attack == FIELD:
        return ["WL-15.3"]
    if launch.foe != seat:
        return ["WL-15.2"]
    if is_resolved(st):
        return ["WL-15.1"]
    by_raid = TYPE[launch.card] == RAID
    reasons = [why_not_intercept(st, stack, launch.target, by_raid) for stack in st.stacks_of(seat)]
    if None not in reasons:
        return each_once(reasons) or ["WL-15.2"]
    return ["WL-15.1" if st.hands[seat] else NO_CARDS]


def why_no_promotion(st: State, seat: int) -> list[str]:
    battle = frame_of(st, Aftermath)
    if battle is None:
        return ["WL-23.12"]
    if battle.victor != seat:
        return ["WL-23.2"]
    if not is_stack(st, battle.stack, seat):
        return ["WL-23.3" if st.head[battle.stack] != NO_CARD else "WL-23.2"]
    return ["WL-23.5" if st.hands[seat] else NO_CARDS]


def why_no_denial(st: State, seat: int) -> list[str]:
    battle = frame_of(st, Aftermath)
    if battle is None:
        return ["WL-23.12"]
    may = battle.loser == seat and battle.promotion != NO_CARD and bool(battle.survivors)
    return [NO_CARDS if may and not st.hands[seat] else "WL-23.4"]


def why_no_revenge(st: State, seat: int) -> list[str]:
    battle = frame_of(st, Aftermath)
    if battle is None:
        return ["WL-23.12"]
    return [NO_CARDS if battle.loser == seat and not st.hands[seat] else "WL-23.6"]


def why_no_hazard(st: State, seat: int) -> list[str]:
    search = frame_of(st, Search)
    return [NO_CARDS if search is not None and seat != st.active and not st.hands[seat] else "WL-20.8"]


WINDOWS: Final = {
    "counter": why_no_counter,
    "ground": why_no_ground,
    "intercept": why_no_interception,
    "promote": why_no_promotion,
    "deny": why_no_denial,
    "avenge": why_no_revenge,
    "hazard": why_no_hazard,
}

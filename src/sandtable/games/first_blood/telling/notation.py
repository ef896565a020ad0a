"""What events, questions and options speak of, as plain data for the words of every language and client.

The catalogues in `content/words` know the arguments by these names: p, q players; r, s Regiments; o a Model; n, m numbers;
v the faces of dice; d what dice are rolled for; x whatever else is named.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.decision import Decision, Pick
from sandtable.core.spec import ArgKinds, Kind, Phrase
from sandtable.games.first_blood.dice import PURPOSE_IDS
from sandtable.games.first_blood.state import EDGE_IDS, State
from sandtable.games.first_blood.tables.scenarios import DIAGONAL_IDS, SCENARIO_IDS
from sandtable.games.first_blood.tables.terms import CLASS_IDS, EVENT_IDS
from sandtable.games.first_blood.telling.names import (
    ABILITY_IDS,
    ENTRY_IDS,
    ability_number,
    entry_number,
    twin_of,
)
from sandtable.games.first_blood.turn.activation import ACTION_IDS
from sandtable.games.first_blood.turn.reinforcements import FLANK_IDS

P: Final = ("p", "seat")
R: Final = ("r", "regiment")
N: Final = ("n", "count")
M: Final = ("m", "count")
V: Final = ("v", "values*")

KINDS: Final[dict[str, Kind]] = {
    "edge": Kind(("edge",)),
    "diagonal": Kind(("diagonal",)),
    "flank": Kind(("flank",)),
    "reroll_arrival": Kind(("die",), {-1: "none"}),
    "turn_arrival": Kind(("die",), {-1: "none"}),
    "arrives": Kind(("regiment",)),
    "stack": Kind(("card",)),
    "score": Kind(("score",)),
    "supremacy": Kind(("ability",), {-1: "none"}),
    "activate": Kind(("regiment",)),
    "action": Kind(("action",), {-1: "end"}),
    "draw_event": Kind(("drawing",)),
    "event_for": Kind(("regiment",)),
    "blessing": Kind(("blessing",)),
    "burnout": Kind(("choice",)),
    "flux": Kind(("flux",)),
    "acts_now": Kind(("regiment",)),
    "marker": Kind(("marker",)),
    "reroll_sixes": Kind(("choice",)),
    "blessed": Kind(("choice",)),
    "reroll_hit": Kind(("die",), {-1: "none"}),
    "reroll_injury": Kind(("die",), {-1: "none"}),
    "casualty": Kind(("model",)),
    "recast": Kind(("choice",)),
    "reroll_cast": Kind(("die",), {-1: "none"}),
}
"""One row for each question of chapter 27 that is asked so far."""

EVENT_ARGS: Final[Mapping[str, ArgKinds]] = {
    "roll": (P, ("d", "purpose"), V),
    "reroll": (P, ("d", "purpose"), V),
    "scenario": (("x", "scenario"),),
    "edge": (P, ("x", "edge")),
    "diagonal": (P, ("x", "diagonal")),
    "game_turn": (N,),
    "arrives": (P, R),
    "stacks": (N, M),
    "first_player": (P, N, M),
    "score": (P, N),
    "ability": (P, ("x", "ability")),
    "card": (P, ("x", "card")),
    "action": (P, R, ("x", "action")),
    "rallied": (P, R),
    "slain": (P, R, ("o", "model")),
    "destroyed": (P, R),
    "scored": (P, N),
    "shattered": (P, R),
    "broken": (P, R),
    "hits": (R, N),
    "morale": (R, N),
    "cast": (P, R, N, M),
    "won": (P,),
    "drawn": (),
}

PROMPT_ARGS: Final[Mapping[str, ArgKinds]] = {
    "edge": (),
    "diagonal": (),
    "flank": (R,),
    "reroll_arrival": (("x", "ability"),),
    "turn_arrival": (("x", "ability"),),
    "arrives": (("x", "tier"), N),
    "stack": (N,),
    "score": (N, M),
    "supremacy": (),
    "activate": (("x", "card"),),
    "action": (R, N),
    "draw_event": (R,),
    "event_for": (R, ("x", "drawing")),
    "blessing": (R,),
    "burnout": (R,),
    "flux": (R,),
    "acts_now": (R, ("x", "drawing")),
    "marker": (R,),
    "reroll_sixes": (R,),
    "blessed": (R,),
    "reroll_hit": (R, V),
    "reroll_injury": (R, V),
    "casualty": (R, N),
    "recast": (("x", "ability"), V),
    "reroll_cast": (R, V),
}

WORDS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "edge": EDGE_IDS,
    "diagonal": DIAGONAL_IDS,
    "flank": FLANK_IDS,
    "action": ACTION_IDS,
    "scenario": SCENARIO_IDS,
    "tier": CLASS_IDS,
    "purpose": PURPOSE_IDS,
    "score": ("same", "more", "less"),
    "choice": ("no", "yes"),
    "flux": ("clash", "attacks"),
    "blessing": ("none", "hits", "defence"),
    "drawing": EVENT_IDS,
    "marker": ("centre", "first", "second"),
}
"""Parts whose values are words of the catalogues."""


PART_PREFIX: Final[Mapping[str, str]] = {"named": "ability"}
"""Parts whose words are filed under another name."""


def part_name(st: State, part: str, value: int) -> str:
    """The stable short text of one part of an option."""
    if part in WORDS_OF:
        return WORDS_OF[part][value]
    if part in ("regiment", "card"):
        return f"{st.plan(value).entry}-{value}"
    if part == "ability":
        return st.rules.muster.bounds[value].ability
    if part == "entry":
        return ENTRY_IDS[value]
    if part == "named":
        return ABILITY_IDS[value]
    return f"p{value + 1}" if part == "seat" else str(value)


def read_as(st: State, part: str, value: int) -> tuple[str, int]:
    """Regiments, cards and Models are named like their entry, effects like the ability they belong to."""
    if part in ("regiment", "card"):
        return "entry", entry_number(st, value)
    if part == "model":
        return "entry", entry_number(st, st.rules.muster.regiment_of[value])
    if part == "ability":
        return "named", ability_number(st, value)
    return part, value


def tag(st: State, part: str, value: int) -> str:
    """What tells a Regiment or Model from others of its name."""
    if part == "regiment":
        return twin_of(st, value)
    if part == "model":
        plan = st.plan(st.rules.muster.regiment_of[value])
        return f"{twin_of(st, plan.number)} #{value - plan.first + 1}".strip()
    return ""


def pick_phrase(st: State, asked: Decision, option: Pick) -> Phrase | None:
    """A die is named by its face."""
    if not isinstance(option, int) or KINDS[asked.kind].parts != ("die",):
        return None
    faces = getattr(st.stack[-1], "faces", None)
    assert isinstance(faces, list)
    return "pick-die", (("n", "count", faces[option]),)

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
from sandtable.games.first_blood.moving.carrying import MOVE_IDS
from sandtable.games.first_blood.moving.march import IN_PIECE
from sandtable.games.first_blood.shooting.barrage import barrages
from sandtable.games.first_blood.state import EDGE_IDS, State
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.scenarios import DIAGONAL_IDS, SCENARIO_IDS
from sandtable.games.first_blood.tables.terms import CLASS_IDS, EVENT_IDS
from sandtable.games.first_blood.turn.activation import ACTION_IDS
from sandtable.games.first_blood.turn.reinforcements import FLANK_IDS

P: Final = ("p", "seat")
R: Final = ("r", "regiment")
S: Final = ("s", "regiment")
N: Final = ("n", "count")
M: Final = ("m", "count")
MODEL: Final = ("o", "model")
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
    "barrage": Kind(("weapon",)),
    "volley": Kind(("regiment",)),
    "snapfire": Kind(("regiment",), {-1: "none"}),
    "markers": Kind(("count",)),
    "arcing": Kind(("choice",)),
    "demise": Kind(("regiment",)),
    "charges": Kind(("regiment",)),
    "charges_too": Kind(("regiment",), {-1: "none"}),
    "charge_again": Kind(("choice",)),
    "impact_on": Kind(("regiment",)),
    "draw_in": Kind(("point",)),
    "strikes_first": Kind(("regiment",)),
    "divide": Kind(("count",)),
    "supports_against": Kind(("regiment",)),
    "fury": Kind(("count",)),
    "clash_too": Kind(("choice",)),
    "disciplined": Kind(("choice",)),
    "recast": Kind(("choice",)),
    "reroll_cast": Kind(("die",), {-1: "none"}),
    "floor": Kind(("storey",)),
    "march": Kind(("point",), {-2: "turn", -1: "stay"}),
    "turn": Kind(("point",)),
    "arrange": Kind(("model",), {-1: "done"}),
    "place_model": Kind(("point",), {-2: "turn", -1: "done"}),
    "entry_edge": Kind(("edge",)),
    "enabling": Kind(("regiment",)),
    "enter": Kind(("point",)),
    "vanguard": Kind(("choice",)),
    "bloodlust": Kind(("choice",), {-1: "end", 1: "act"}),
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
    "slain": (P, R, MODEL),
    "destroyed": (P, R),
    "scored": (P, N),
    "shattered": (P, R),
    "broken": (P, R),
    "hits": (R, N),
    "volley": (P, R, S, N),
    "morale": (R, N),
    "charged": (P, R, S),
    "charge_failed": (P, R, S),
    "cast": (P, R, N, M),
    "moved": (P, R, ("x", "move"), ("a", "point"), ("", "values*")),
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
    "barrage": (R, MODEL),
    "volley": (R,),
    "snapfire": (R,),
    "markers": (R, N),
    "arcing": (R, S),
    "demise": (R, N),
    "charges": (R,),
    "charges_too": (R, S),
    "charge_again": (R, N),
    "impact_on": (R, MODEL),
    "draw_in": (MODEL,),
    "strikes_first": (R,),
    "divide": (R, MODEL, S, N),
    "supports_against": (R, MODEL),
    "fury": (R, S, N),
    "clash_too": (R,),
    "disciplined": (R, ("x", "ability")),
    "recast": (("x", "ability"), V),
    "reroll_cast": (R, V),
    "floor": (R,),
    "march": (R,),
    "turn": (MODEL,),
    "arrange": (R,),
    "place_model": (MODEL,),
    "entry_edge": (R,),
    "enabling": (R, ("x", "edge")),
    "enter": (R,),
    "vanguard": (R,),
    "bloodlust": (R,),
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
    "move": MOVE_IDS,
}
"""Parts whose values are words of the catalogues."""


def part_name(st: State, part: str, value: int) -> str:
    """The stable short text of one part of an option."""
    if part in WORDS_OF:
        return WORDS_OF[part][value]
    if part in ("regiment", "card"):
        return f"{st.plan(value).entry}-{value}"
    if part == "ability":
        return st.rules.muster.bounds[value].ability
    if part == "piece":
        return st.field().pieces[value].id
    return f"p{value + 1}" if part == "seat" else str(value)


def proper_name(st: State, part: str, value: int) -> str:
    """Names of the army lists are the same in every language."""
    if part in ("regiment", "card"):
        plan = st.plan(value)
        twins = [other.number for other in st.rules.plans if other.card == plan.card and other.owner == plan.owner]
        return (
            plan.profile.name if part == "card" or len(twins) == 1 else f"{plan.profile.name} {twins.index(value) + 1}"
        )
    if part == "model":
        plan = st.plan(st.rules.muster.regiment_of[value])
        return f"{plan.profile.name} #{value - plan.first + 1}"
    if part == "ability":
        return name_of(st, value)
    if part == "piece":
        return st.field().pieces[value].name
    return ""


def name_of(st: State, number: int) -> str:
    """The name of the ability that an effect belongs to."""
    bound = st.rules.muster.bounds[number]
    plan = st.plan(bound.regiment)
    faction = st.rules.armies[plan.owner].list_of()
    for table in (faction.supremacy, faction.items, faction.masteries, faction.lieutenants, faction.command_models):
        if bound.ability in table:
            return table[bound.ability].name
    return bound.ability.replace("_", " ").capitalize()


def pick_phrase(st: State, asked: Decision, option: Pick) -> Phrase | None:
    """A die is named by its face, a floor by its number and its Ruin, a Barrage by its shots and range."""
    if asked.kind == "floor" and isinstance(option, int):
        piece, floor = divmod(option, IN_PIECE)
        return ("pick-storey", (("n", "count", floor), ("x", "piece", piece - 1))) if floor else ("pick-ground", ())
    if isinstance(option, int) and asked.kind == "barrage":
        rule = barrages(st, asked.context[0], asked.context[1])[option]
        return "pick-barrage", (("n", "count", rule.x), ("m", "count", rule.range // INCH))
    if not isinstance(option, int) or KINDS[asked.kind].parts != ("die",) or option < 0:
        return None
    faces = getattr(st.stack[-1], "faces", None)
    assert isinstance(faces, list)
    return "pick-die", (("n", "count", faces[option]),)

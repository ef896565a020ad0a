"""The arguments of events, questions and options, as plain data for messages in every language and client.

The catalogues in `content/words` name the arguments: p, q players; r, s Regiments; o a Model; n, m numbers;
v the faces of dice; d what dice are rolled for; x anything else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.game.presentation import ArgKinds, Phrase
from sandtable.games.first_blood.combat.charge import YES, Charge
from sandtable.games.first_blood.kinds import KINDS
from sandtable.games.first_blood.movement.formation.obstacles import IN_PIECE
from sandtable.games.first_blood.movement.formation.regiment import first_leader
from sandtable.games.first_blood.notation import SIDE_IDS
from sandtable.games.first_blood.presentation.aims import charge_need
from sandtable.games.first_blood.presentation.names import (
    ability_number,
    distinguishing_number,
    entry_number,
    is_unnamed,
)
from sandtable.games.first_blood.presentation.places import side_seen, way_phrase
from sandtable.games.first_blood.shooting.barrage import barrages
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.turn.draw_events import ABILITY

P: Final = ("p", "seat")
R: Final = ("r", "regiment")
S: Final = ("s", "regiment")
N: Final = ("n", "count")
M: Final = ("m", "count")
MODEL: Final = ("o", "model")
V: Final = ("v", "values*")

EVENT_ARGS: Final[Mapping[str, ArgKinds]] = {
    "roll": (P, ("d", "purpose"), V),
    "reroll": (P, ("d", "purpose"), ("o", "values"), V),
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
    "wounds": (R, N),
    "volley": (P, R, S, N),
    "healed": (R, N),
    "returned": (P, R, MODEL),
    "struck": (R, ("x", "drawing")),
    "peeked": (P, N),
    "spell": (P, R, ("x", "ability"), S),
    "refused": (P, R),
    "faces": (P, R, MODEL, ("x", "point")),
    "duel": (R, S),
    "morale": (R, N),
    "charged": (P, R, S),
    "charge_failed": (P, R, S),
    "charge_no_room": (P, R, S),
    "charge_would_split": (P, R, S),
    "battered": (P, R, ("x", "piece"), N),
    "collapsed": (("x", "piece"),),
    "cast": (P, R, N, M),
    "moved": (P, R, ("x", "move"), ("a", "point"), ("", "values*")),
    "occupied": (P, R, ("x", "piece")),
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
    "close_in": (R,),
    "close_to": (MODEL,),
    "rake": (R,),
    "impact_on": (R, MODEL),
    "draw_in": (MODEL,),
    "strikes_first": (R,),
    "divide": (R, MODEL, S, N),
    "supports_against": (R, MODEL),
    "fury": (R, S, N),
    "clash_too": (R,),
    "disciplined": (R, ("x", "ability")),
    "clash_at": (R,),
    "acting_leader": (R,),
    "tactics": (R, ("x", "ability")),
    "holder": (R, ("x", "ability")),
    "search": (N,),
    "technique_for": (R, ("x", "ability")),
    "technique_acts": (R, ("x", "ability")),
    "hibernate": (R, ("x", "ability"), ("c", "card")),
    "free_for": (R, ("x", "ability")),
    "free_action": (R,),
    "to_bottom": (N,),
    "to_top": (N,),
    "signet": (N,),
    "choose": (R, ("x", "ability")),
    "use_ability": (("x", "ability"),),
    "return": (R, N),
    "spell": (R,),
    "spell_target": (R, ("x", "ability")),
    "duel": (R,),
    "accept": (R, S),
    "duel_place": (MODEL,),
    "expose": (R, S),
    "overkill": (R, N),
    "recast": (("x", "ability"), V),
    "reroll_cast": (R, V),
    "floor": (R,),
    "model_floor": (MODEL,),
    "march": (R,),
    "turn": (MODEL,),
    "arrange": (R,),
    "place_model": (MODEL,),
    "entry_edge": (R,),
    "enabling": (R, ("x", "edge")),
    "enter": (R,),
    "enter_from": (MODEL,),
    "vanguard": (R,),
    "occupy": (R,),
    "deploy": (R,),
    "leave_at": (R,),
    "storm": (R, ("x", "piece")),
    "bloodlust": (R,),
}

PART_PREFIX: Final[Mapping[str, str]] = {"named": "ability", "piece": "ground"}
"""Parts whose messages have a different prefix."""


def read_as(st: State, part: str, value: int) -> tuple[str, int]:
    """Regiments, cards and Models are named after their entry, effects after their ability."""
    if part in ("regiment", "card"):
        return "entry", entry_number(st, value)
    if part == "model":
        return "entry", entry_number(st, st.rules.forces.regiment_of[value])
    if part == "ability":
        return "named", ability_number(st, value)
    if part == "drawing" and value >= ABILITY:
        return "named", ability_number(st, value - ABILITY)
    return part, value


def proper_name(st: State, part: str, value: int) -> str:
    """Terrain on a custom battlefield has the name written in its file."""
    if part == "piece" and is_unnamed(st.field().ref):
        return st.field().pieces[value].name
    return ""


def tag(st: State, part: str, value: int) -> str:
    """What distinguishes a Regiment or Model from others of its name."""
    if part == "regiment":
        return distinguishing_number(st, value)
    if part == "model":
        plan = st.plan(st.rules.forces.regiment_of[value])
        return f"{distinguishing_number(st, plan.number)} #{value - plan.first + 1}".strip()
    return ""


def prompt_key(st: State, asked: Decision) -> str:
    """The edge over which a Regiment enters is named as its player sees it."""
    if asked.kind == "enabling":
        return f"ask-enabling-{SIDE_IDS[side_seen(st, asked.seat, asked.context[1])]}"
    return ""


def pick_phrase(st: State, asked: Decision, option: Pick) -> Phrase | None:
    """A die is named by its face, a floor by its number and its Ruin, a Barrage by its shots and range, an edge as seen."""
    if asked.kind == "charge_again" and isinstance(option, int):
        return again_phrase(st, option)
    if asked.kind == "entry_edge" and isinstance(option, int):
        return (f"pick-edge-{SIDE_IDS[side_seen(st, asked.seat, option)]}", ())
    if asked.kind in ("floor", "model_floor") and isinstance(option, int):
        piece, floor = divmod(option, IN_PIECE)
        return ("pick-storey", (("n", "count", floor), ("x", "piece", piece - 1))) if floor else ("pick-ground", ())
    if isinstance(option, int) and asked.kind == "barrage":
        rule = barrages(st, asked.context[0], asked.context[1])[option]
        return "pick-barrage", (("n", "count", rule.x), ("m", "count", rule.range // INCH))
    if isinstance(option, int) and KINDS[asked.kind].parts == ("point",):
        return point_phrase(st, asked, option)
    if not isinstance(option, int) or KINDS[asked.kind].parts != ("die",) or option < 0:
        return None
    faces = getattr(st.stack[-1], "faces", None)
    assert isinstance(faces, list)
    return "pick-die", (("n", "count", faces[option]),)


def point_phrase(st: State, asked: Decision, point: int) -> Phrase | None:
    """A point of the plane is named so that no other point of the question has the same name."""
    about = asked.context[0]
    model = about if PROMPT_ARGS[asked.kind][0] == MODEL else first_leader(st, about)
    offered = asked.options if asked.region is None else asked.region.candidates()
    spots = [spot for spot in offered if isinstance(spot, int) and spot >= 0]
    return way_phrase(st, asked.seat, model, point, spots)


def again_phrase(st: State, option: int) -> Phrase | None:
    """What a Charge Roll that is made again needs (FB-15.8)."""
    charge = st.stack[-1]
    if option != YES or not isinstance(charge, Charge):
        return "pick-again-no", ()
    return "pick-again", (("n", "count", charge_need(st, charge.regiment, charge.primary)),)

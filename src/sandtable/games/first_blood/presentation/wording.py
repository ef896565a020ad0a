"""The arguments of events, questions and options, as plain data for messages in every language and client.

The catalogues in `content/words` name the arguments: p, q players; r, s Regiments; o a Model; n, m numbers;
v the faces of dice; d what dice are rolled for; x anything else.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import atan2, hypot, pi
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.game.presentation import ArgKinds, Phrase
from sandtable.core.space.plane import OUTSIDE, polygon
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.kinds import KINDS
from sandtable.games.first_blood.measuring import radius_of
from sandtable.games.first_blood.movement.formation.obstacles import IN_PIECE
from sandtable.games.first_blood.movement.formation.regiment import first_leader
from sandtable.games.first_blood.notation import HEADING_IDS
from sandtable.games.first_blood.presentation.names import (
    ability_number,
    distinguishing_number,
    entry_number,
)
from sandtable.games.first_blood.refusals import away, inches
from sandtable.games.first_blood.shooting.barrage import barrages
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.scenarios import PLUNDER
from sandtable.games.first_blood.turn.draw_events import ABILITY
from sandtable.games.first_blood.turn.victory import markers

BESIDE: Final = 2 * INCH
BY_MARKER: Final = 6 * INCH
"""How near a place is to ground, or to an Objective Marker, after which it is named."""

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

PhraseArg = tuple[str, str, object]
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
    if part == "piece" and st.field().ref.startswith("{"):
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


EDGES_SEEN: Final = ("own", "right", "far", "left")
"""The edges of the table as a player sees them, who sits at the own one; a board on a screen is turned like this."""


def edge_seen(st: State, seat: int, edge: int) -> str:
    return EDGES_SEEN[(edge - st.edge_of(seat)) % len(EDGES_SEEN)]


def prompt_key(st: State, asked: Decision) -> str:
    """The edge over which a Regiment enters is named as its player sees it."""
    if asked.kind == "enabling":
        return f"ask-enabling-{edge_seen(st, asked.seat, asked.context[1])}"
    return ""


def pick_phrase(st: State, asked: Decision, option: Pick) -> Phrase | None:
    """A die is named by its face, a floor by its number and its Ruin, a Barrage by its shots and range, an edge as seen."""
    if asked.kind == "entry_edge" and isinstance(option, int):
        return (f"pick-edge-{edge_seen(st, asked.seat, option)}", ())
    if asked.kind in ("floor", "model_floor") and isinstance(option, int):
        piece, floor = divmod(option, IN_PIECE)
        return ("pick-storey", (("n", "count", floor), ("x", "piece", piece - 1))) if floor else ("pick-ground", ())
    if isinstance(option, int) and asked.kind == "barrage":
        rule = barrages(st, asked.context[0], asked.context[1])[option]
        return "pick-barrage", (("n", "count", rule.x), ("m", "count", rule.range // INCH))
    if isinstance(option, int) and KINDS[asked.kind].parts == ("point",):
        return way_phrase(st, asked, option)
    if not isinstance(option, int) or KINDS[asked.kind].parts != ("die",) or option < 0:
        return None
    faces = getattr(st.stack[-1], "faces", None)
    assert isinstance(faces, list)
    return "pick-die", (("n", "count", faces[option]),)


def way_phrase(st: State, asked: Decision, spot: int) -> Phrase:
    """A place is described by direction and distance from the Model, by the nearest enemy, and by what is there.

    Only a Model that enters where nothing has a name gets coordinates.
    """
    about = asked.context[0]
    model = about if PROMPT_ARGS[asked.kind][0] == MODEL else first_leader(st, about)
    near = nearest_foe(st, model, spot)
    where, named = place_name(st, model, spot)
    start = st.place[model]
    key, args = ("pick-spot-near" if near else "pick-spot"), near
    if start >= 0:
        dx, dy = x_of(spot) - x_of(start), y_of(spot) - y_of(start)
        turn = round(atan2(dx, dy) / (pi / 4)) % len(HEADING_IDS)
        way: tuple[PhraseArg, ...] = (("x", "heading", turn), ("n", *inches(hypot(dx, dy))))
        key = "pick-way" if dx or dy else "pick-stay"
        key, args = f"{key}-near" if near else key, (*(way if dx or dy else ()), *near)
    return f"{key}{where}", (*args, *named)


def place_name(st: State, model: int, spot: int) -> tuple[str, tuple[PhraseArg, ...]]:
    """What has a name near a place, as the end of a message key and its arguments: ground, or an Objective Marker.

    A place is behind a piece of ground that lies between it and the nearest enemy.
    """
    x, y = x_of(spot), y_of(spot)
    pieces = st.field().pieces
    gaps = sorted([(away(x, y, piece.outline), number) for number, piece in enumerate(pieces)])
    if gaps and gaps[0][0] <= 0:
        return "-in", (("b", "piece", gaps[0][1]),)
    if st.scenario == PLUNDER:
        far, marker = min([(hypot(x - at[0], y - at[1]), number) for number, at in enumerate(markers(st))])
        if far <= BY_MARKER:
            return "-marker", (("k", *inches(far)), ("b", "marker", marker))
    if not gaps or gaps[0][0] > BESIDE + radius_of(st, model):
        return "", (("a", "point", spot),)
    outline = pieces[gaps[0][1]].outline
    foe = nearest_foe_spot(st, model, x, y)
    hidden = foe is not None and any(
        polygon(x + (foe[0] - x) * part // 20, y + (foe[1] - y) * part // 20, outline) != OUTSIDE for part in range(21)
    )
    return "-behind" if hidden else "-by", (("b", "piece", gaps[0][1]),)


def nearest_foe_spot(st: State, model: int, x: int, y: int) -> tuple[int, int] | None:
    """Where the nearest enemy Model in the open stands."""
    owner = st.owner(st.rules.forces.regiment_of[model])
    places = [st.place[other] for foe in st.on_table(1 - owner) for other in st.models(foe) if st.place[other] >= 0]
    spots = [(x_of(place), y_of(place)) for place in places]
    return min(spots, key=lambda at: (hypot(at[0] - x, at[1] - y), at), default=None)


def nearest_foe(st: State, model: int, spot: int) -> tuple[PhraseArg, ...]:
    """The enemy in the open whose bases are nearest to a Model at this place, and how far they are (FB-3.8)."""
    own = radius_of(st, model)
    owner = st.owner(st.rules.forces.regiment_of[model])
    gaps = [
        (
            hypot(x_of(st.place[other]) - x_of(spot), y_of(st.place[other]) - y_of(spot)) - radius_of(st, other) - own,
            foe,
        )
        for foe in st.on_table(1 - owner)
        for other in st.models(foe)
        if st.place[other] >= 0
    ]
    if not gaps:
        return ()
    gap, foe = min(gaps)
    return (("r", "regiment", foe), ("m", *inches(max(0.0, gap))))

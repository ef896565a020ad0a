"""The arguments of events, questions and options, as plain data for messages in every language and client.

The kinds are those of `sandtable.language.translator`. The catalogues in `content/words` name the arguments:
p, q players; f faction; u, v units or tiles; a, b areas; g terrain ("ground"); n, m, t numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.game.presentation import ArgKinds, Phrase
from sandtable.games.bloodstones.cutiecorn import met_in
from sandtable.games.bloodstones.movement import least_cost, movers_to
from sandtable.games.bloodstones.parts import village_cost
from sandtable.games.bloodstones.state import State

P: Final = ("p", "seat")
Q: Final = ("q", "seat")
U: Final = ("u", "units")
A: Final = ("a", "area")
B: Final = ("b", "area")
N: Final = ("n", "count")
M: Final = ("m", "count")
T: Final = ("t", "count")

EVENT_ARGS: Final[Mapping[str, ArgKinds]] = {
    "first_player": (P, N),
    "first_player_tie": (N,),
    "faction": (P, ("f", "faction")),
    "citadel": (P, A),
    "start_units": (P, U, A),
    "turn": (P, N),
    "capture": (P, ("u", "tiles"), Q, A),
    "capture_none": (P,),
    "undead_move": (P, A, B),
    "build": (P, U, A, N),
    "discard": (P, ("u", "tiles")),
    "expend": (P, ("u", "tiles")),
    "move": (P, U, A, B, N),
    "passage": (P, U, A, B, N),
    "pips_lost": (N,),
    "battle": (P, Q, A),
    "withdraw": (Q, A, B),
    "no_withdraw_dragon": (Q,),
    "no_withdraw_castle": (Q,),
    "no_withdraw_cavalry": (Q,),
    "no_withdraw_way": (Q,),
    "draw_battle": (P, N),
    "battle_drawn_own": (("u", "values"),),
    "substitute": (P,),
    "substitute_own": (N, ("u", "tiles")),
    "no_substitute": (P,),
    "reveal": (P, ("u", "values"), N, M, T),
    "tie_shield": (Q,),
    "tie_refight": (),
    "win": (P, N),
    "casualty": (Q, U),
    "citadel_lost": (P, Q),
    "retreat": (Q, A, B),
    "partial_loss": (Q, U),
    "no_retreat": (Q, U),
    "raise": (P, N, A),
    "dragons_leave": (P,),
    "construct": (P, ("u", "tiles"), A),
    "desert": (P, U, A),
    "draw": (P, N),
    "draw_own": (("u", "tiles"),),
    "regroup": (P, N, M),
    "regroup_noscore": (P,),
    "reentry": (P, U, A),
    "chaos_out": (P,),
    "left": (P,),
    "cutiecorn_build": (P, A),
    "cutiecorn_control": (P, A),
    "cutiecorn_lost": (A,),
    "round_limit": (N,),
    "end_trigger": (P,),
    "end_battles": (),
    "end_capture": (P, N),
    "final": (P, N),
    "winner": (P,),
    "shared": (("p", "seats"),),
}
"""The arguments of every event, in the order in which the rules pass them."""

PROMPT_ARGS: Final[Mapping[str, ArgKinds]] = {
    "choose_faction": (),
    "place_citadel": (),
    "place_starting_unit": (A, N),
    "chaos_start_area": (),
    "capture_tile": (),
    "capture_village": (N,),
    "undead_step": (),
    "main_action": (),
    "build_unit": (),
    "build_pay": (N,),
    "move_from": (N,),
    "move_to": (A, N),
    "move_units": (A, B, ("u", "unit")),
    "move_pay": (N,),
    "battle": (),
    "withdraw": (A, Q),
    "substitute": (A,),
    "casualty": (A,),
    "retreat": (A,),
    "raise_undead": (A,),
    "construct_tile": (),
    "construct_village": (N,),
    "chaos_reentry": (),
}
"""The meaning of the numbers in the context of every question."""

PART_PREFIX: Final[Mapping[str, str]] = {"tile": "unit"}


def pick_phrase(st: State, asked: Decision, option: Pick) -> Phrase | None:
    """An option with what a player wants to know before choosing it: terrain, cost, value, units there."""
    kind = asked.kind
    seat = asked.seat
    if isinstance(option, tuple):
        return pair_phrase(st, kind, seat, option)
    if kind in ("place_citadel", "chaos_start_area"):
        return ("pick-place", (*place(st, option),))
    if kind == "construct_village":
        return ("pick-place-pips", (*place(st, option), ("n", "count", village_cost(st, option))))
    if kind in ("capture_tile", "construct_tile", "move_pay", "build_pay"):
        return ("pick-tile", (("u", "tile", option), ("n", "count", st.faction_of(seat).pips[option])))
    if kind == "move_from":
        return ("pick-move-from", (("a", "area", option), ("u", "units", st.units[seat][option])))
    if kind == "move_to":
        return move_phrase(st, seat, asked.context[0], option)
    if kind == "move_units":
        unit = asked.context[2]
        return ("pick-units", (("u", "units", (unit,) * option),)) if option else ("pick-no-units", ())
    if kind in ("withdraw", "retreat"):
        return (f"pick-{kind}", (*place(st, option),))
    if kind == "raise_undead":
        return ("pick-raise", (("n", "count", option),))
    return None


def place(st: State, area: int) -> tuple[tuple[str, str, object], ...]:
    return (("a", "area", area), ("g", "terrain", st.rules.terrain[area]))


def pair_phrase(st: State, kind: str, seat: int, option: tuple[int, ...]) -> Phrase:
    """The phrase of an option that names two things."""
    first, second = option[0], option[1]
    if kind == "capture_village":
        return ("pick-village", (("a", "area", first), ("q", "seat", second)))
    if kind == "battle":
        own, other = st.units[seat][first], st.units[second][first]
        places = (("a", "area", first), ("q", "seat", second))
        return ("pick-battle", (*places, ("u", "units", own), ("v", "units", other)))
    if kind == "substitute":
        pips = st.faction_of(seat).pips[second]
        return ("pick-substitute", (("n", "count", first), ("u", "tiles", second), ("m", "count", pips)))
    if kind == "undead_step":
        return ("pick-undead-step", (("a", "area", first), ("n", "count", second), ("b", "area", option[2])))
    cost = st.faction_of(seat).cost[first]
    return ("pick-build", (("u", "tile", first), ("a", "area", second), ("n", "count", cost)))


def move_phrase(st: State, seat: int, start: int, end: int) -> Phrase:
    """A step with the pips of its cheapest unit, and the enemies there."""
    over_border = end in st.rules.adjacent[start]
    pips = least_cost(st, seat, movers_to(st, seat, start, end, over_border), end)
    args = (*place(st, end), ("n", "count", pips))
    foes = met_in(st, seat, end)
    return ("pick-move-against", (*args, ("q", "seats", tuple(foes)))) if foes else ("pick-move-to", args)

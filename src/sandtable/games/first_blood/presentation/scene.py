"""Turn a seen state into a scene: terrain, Regiments, Command Stacks, objectives, the current attack, the question.

Everything comes from the seen state alone; unknown cards are shown as card backs.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sandtable.core.engine.cards import UNKNOWN
from sandtable.core.engine.decision import Decision
from sandtable.core.engine.events import Event, seen_events
from sandtable.core.engine.frames import Frame, Parallel
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.wording import closed_values, log_line, outcome, question, spot
from sandtable.core.scene.plane import Edge, Goal, Plane
from sandtable.core.scene.report import LogLine, Motion, StepReport
from sandtable.core.scene.scene import (
    Arg,
    Closed,
    Figure,
    Message,
    Panel,
    PanelFlag,
    Piece,
    Point,
    Question,
    Reason,
    Region,
    Scene,
    Track,
    Tray,
    number_arg,
)
from sandtable.core.text.message import kebab
from sandtable.games.first_blood.measuring import radius_of
from sandtable.games.first_blood.movement.formation.obstacles import IN_PIECE, storey_code
from sandtable.games.first_blood.movement.formation.regiment import first_leader
from sandtable.games.first_blood.movement.march.march import DONE, Move
from sandtable.games.first_blood.presentation.aims import aims, sights
from sandtable.games.first_blood.presentation.conflict import conflict_at_hand, ended_conflicts
from sandtable.games.first_blood.presentation.names import clause_key, field_words
from sandtable.games.first_blood.presentation.outlook import with_odds
from sandtable.games.first_blood.presentation.plan import forming
from sandtable.games.first_blood.presentation.scenery import LOOKS, back_type, card_type, ground_pieces
from sandtable.games.first_blood.presentation.telling import beats
from sandtable.games.first_blood.presentation.units import contacts, rings, stacks
from sandtable.games.first_blood.state import (
    ACTIVATED,
    ARRIVING,
    EAST,
    GONE,
    NORTH,
    NOWHERE,
    PHASE_IDS,
    RESERVE,
    WEST,
    State,
)
from sandtable.games.first_blood.tables.scenarios import PLUNDER, SCENARIO_IDS, SCENARIOS, STAKE
from sandtable.games.first_blood.turn.command import Restack, StackLane, cards_to_stack
from sandtable.games.first_blood.turn.victory import (
    add_models,
    claimer,
    marker_pay,
    markers,
    models_near,
    quadrant_totals,
)

MODEL_QUESTIONS: Final = ("turn", "place_model", "draw_in")
"""Questions about the place of one Model."""
ADJUSTED: Final = ("action", "march", "enter")
"""Questions before a move, where a player may say that they place the Models (FB-12.10, FB-12.20)."""
CLOSED_PARTS: Final = ("action",)
"""Parts that are not on the table and are shown dimmed when they are not an option."""


def scene(spec: GameSpec[State], seen: State, seat: int) -> Scene:
    """The scene for a seat (-1 for a spectator)."""
    laid = laid_cards(seen, seat)
    return Scene(
        viewer=seat,
        round=seen.turn,
        phase=f"phase-{kebab(PHASE_IDS[seen.phase])}",
        active=seen.active,
        stacks=stacks(seen, {card: at + 1 for at, card in enumerate(laid or [])}),
        markers=(),
        trays=trays(seen, seat, laid),
        panels=tuple([panel(seen, player) for player in range(2)]),
        conflict=conflict_at_hand(seen),
        questions=tuple([question_of(spec, seen, asked) for asked in seen.open_questions()]),
        result=outcome(seen),
        plane=plane(seen, seat),
    )


# -- the table -----------------------------------------------------------------------------------------------------------


def plane(st: State, viewer: int) -> Plane | None:
    if st.ground == NOWHERE:
        return None
    return Plane(
        name=field_words(st.field()),
        ground=ground_pieces(st),
        edges=tuple([edge(st, seat) for seat in range(2)]) if st.edge != NOWHERE else (),
        goals=goals(st, max(viewer, 0)),
        contacts=contacts(st),
        rings=rings(st),
    )


def edge(st: State, seat: int) -> Edge:
    """The Reinforcement Edge of a player (FB-8.7)."""
    field = st.field()
    w, h = field.width, field.height
    lines: tuple[tuple[Point, ...], ...] = (((0, 0), (w, 0)), ((w, 0), (w, h)), ((0, h), (w, h)), ((0, 0), (0, h)))
    return Edge(seat, lines[st.edge_of(seat)], Message("edge-of", {"p": Arg("seat", (seat,))}), "FB-8.7")


def goals(st: State, viewer: int) -> tuple[Goal, ...]:
    """Objective Markers with their range, or Quadrants, and who currently Claims them (FB-25.6, FB-25.16)."""
    if st.edge == NOWHERE:
        return ()
    if st.scenario == PLUNDER and st.diagonal != NOWHERE:
        return tuple([marker_goal(st, viewer, at) for at in range(3)])
    if st.scenario == STAKE:
        return tuple([quadrant_goal(st, at) for at in range(4)])
    return ()


def marker_goal(st: State, viewer: int, at: int) -> Goal:
    where = markers(st)[at]
    totals = [[0, 0], [0, 0]]
    for seat in range(2):
        for regiment in st.on_table(seat):
            add_models(st, totals, regiment, models_near(st, regiment, where))
    return Goal(
        id=f"marker{at}",
        at=where,
        name=Message(f"marker-{('centre', 'first', 'second')[at]}"),
        worth=marker_pay(st, at, viewer),
        holder=claimer(totals),
        about=totals_words(totals),
        radius=SCENARIOS[PLUNDER].reach,
        targets=(f"marker:{at}",),
        clause="FB-25.8",
    )


def quadrant_goal(st: State, at: int) -> Goal:
    field = st.field()
    w, h = field.width // 2, field.height // 2
    x, y = w * (at % 2), h * (at // 2)
    totals = quadrant_totals(st)[at]
    return Goal(
        id=f"quadrant{at}",
        at=(x + w / 2, y + h / 2),
        name=Message(f"quadrant-{at + 1}"),
        worth=SCENARIOS[STAKE].pay[0],
        holder=claimer(totals),
        about=totals_words(totals),
        points=((x, y), (x + w, y), (x + w, y + h), (x, y + h)),
        clause="FB-25.17",
    )


def totals_words(totals: list[list[int]]) -> Message:
    """Claiming and Contesting totals of both sides (FB-25.4)."""
    (a, b), (c, d) = totals
    return Message("goal-totals", {"a": number_arg(a), "b": number_arg(b), "c": number_arg(c), "d": number_arg(d)})


# -- cards ---------------------------------------------------------------------------------------------------------------


def all_frames(st: State) -> list[Frame[State]]:
    """All frames in progress, including parallel ones."""
    lanes = [lane for frame in st.stack if isinstance(frame, Parallel) for lane in frame.lanes]
    return [*st.stack, *lanes]


def laid_cards(st: State, viewer: int) -> list[int] | None:
    """The cards the viewer has laid so far, from the top; None while no stack is being built (FB-10.1)."""
    for frame in all_frames(st):
        if isinstance(frame, StackLane | Restack) and frame.seat == viewer and frame.laid.value is not None:
            return list(frame.laid.open())
    return None


def trays(st: State, viewer: int, laid: list[int] | None) -> tuple[Tray, ...]:
    """Command Stacks, cards turned over, Regiments in Reinforcements (FB-1.6, FB-1.7, FB-8.9)."""
    found: list[Tray] = []
    for seat in range(2):
        if laid is not None and seat == viewer:
            left = hand_left(st, seat, laid)
            found.append(order_tray(st, seat, laid, len(laid)))
            found.append(card_tray(st, "hand", "label-still", seat, left, offered=True))
        else:
            cards = st.cards_of(seat)[::-1]
            found.append(order_tray(st, seat, cards, len(cards)))
        turned = [plan.number for plan in st.rules.plans if plan.owner == seat and st.has_mark(plan.number, ACTIVATED)]
        if turned:
            found.append(card_tray(st, "played", "label-turned", seat, turned))
        waiting = [
            plan.number
            for plan in st.rules.plans
            if plan.owner == seat and st.status[plan.number] in (RESERVE, ARRIVING)
        ]
        if waiting:
            found.append(card_tray(st, "supply", "label-reserve", seat, waiting))
    return tuple(found)


def hand_left(st: State, seat: int, laid: list[int]) -> list[int]:
    restacked = any(isinstance(frame, Restack) for frame in all_frames(st))
    left = [face for face in st.cards_of(seat) if face != UNKNOWN] if restacked else cards_to_stack(st, seat)
    for face in laid:
        left.remove(face)
    return sorted(left)


def order_tray(st: State, seat: int, cards: list[int], size: int) -> Tray:
    """A Command Stack from the top; cards the viewer does not know are backs."""
    pieces = [
        Piece(
            f"order.{seat}.{at}",
            back_type(st.rules, seat) if card == UNKNOWN else card_type(st.rules, card),
            seat,
            targets=() if card == UNKNOWN else (f"regiment:{card}",),
        )
        for at, card in enumerate(cards)
    ]
    is_open = all(card != UNKNOWN for card in cards)
    return Tray(f"order.{seat}", "order", "label-stack", seat, size, tuple(pieces), is_open)


def card_tray(st: State, kind: str, label: str, seat: int, cards: list[int], offered: bool = False) -> Tray:
    part = "card" if offered else "regiment"
    pieces = [
        Piece(f"{kind}.{seat}.{at}.{card}", card_type(st.rules, card), seat, targets=(f"{part}:{card}",))
        for at, card in enumerate(cards)
    ]
    if kind == "hand":
        return Tray(f"hand.{seat}", "hand", label, seat, len(cards), tuple(pieces), True)
    return Tray(
        f"{kind}.{seat}", "played" if kind == "played" else "supply", label, seat, len(cards), tuple(pieces), True
    )


SITTING: Final[dict[int, PanelFlag]] = {NORTH: "far", EAST: "right", WEST: "left"}


# -- players -------------------------------------------------------------------------------------------------------------


def panel(st: State, seat: int) -> Panel:
    """Victory Points first, then the rest of the army (FB-25.1)."""
    own = [plan for plan in st.rules.plans if plan.owner == seat]
    living = sum([st.count(plan.number) for plan in own if st.status[plan.number] != GONE])
    waiting = len([plan for plan in own if st.status[plan.number] in (RESERVE, ARRIVING)])
    figures = (
        Figure("label-victory-points", st.vp[seat], LOOKS["signs"]["victory"], clause="FB-25.1"),
        Figure("label-models", living, LOOKS["ground"]["capacity"], clause="FB-4.1"),
        Figure("label-cards", len(st.command[seat]), LOOKS["marks"]["card"], clause="FB-10.1"),
        Figure("label-reserve", waiting, LOOKS["signs"]["reinforcements"], clause="FB-8.9"),
    )
    flags: list[PanelFlag] = []
    if st.active == seat:
        flags.append("active")
    if st.first == seat:
        flags.append("first")
    if st.edge != NOWHERE and st.edge_of(seat) in SITTING:
        flags.append(SITTING[st.edge_of(seat)])
    tracks: tuple[Track, ...] = ()
    tags: tuple[str, ...] = ()
    if st.scenario != NOWHERE:
        tracks = (Track("label-victory-points", st.vp[seat], SCENARIOS[st.scenario].end_vp, "FB-25.19"),)
        tags = (f"scenario-{kebab(SCENARIO_IDS[st.scenario])}",)
    return Panel(seat, seat, seat, figures, tracks, tuple(flags), (f"seat:{seat}",), tags)


# -- the question --------------------------------------------------------------------------------------------------------


def question_of(spec: GameSpec[State], st: State, asked: Decision) -> Question:
    focus = focus_of(spec, st, asked)
    shut = closed_values(spec, st, asked, CLOSED_PARTS) if asked.options else ()
    made = question(spec, st, asked, focus, shut=tuple([explained(spec, st, asked, each) for each in shut]))
    if asked.kind == "arrange":
        options = tuple(
            [replace(option, usual=pick == DONE) for option, pick in zip(made.options, asked.options, strict=True)]
        )
        made = replace(made, options=options, plan=forming(st))
    if asked.kind in ADJUSTED:
        keyed = [replace(option, key="a") if option.text == "adjust" else option for option in made.options]
        made = replace(made, options=tuple(keyed))
    if asked.kind == "action":
        made = replace(made, options=tuple([with_odds(st, asked, option) for option in made.options]))
    if made.region is not None and focus:
        made = replace(made, region=region_for(st, asked, made.region))
    found = aims(st, asked)
    likely = {aim.target: aim.likely for aim in found if not aim.via}
    options = tuple([replace(each, likely=likely.get("".join(each.targets), each.likely)) for each in made.options])
    return replace(made, options=options, sights=sights(st, asked), aims=found)


def focus_of(spec: GameSpec[State], st: State, asked: Decision) -> tuple[str, ...]:
    """The Model or the Regiments that the question is about."""
    if asked.kind in MODEL_QUESTIONS:
        return (f"model:{asked.context[0]}",)
    kinds = spec.presentation.prompt_args.get(asked.kind, ())
    return tuple(
        [
            f"regiment:{value}"
            for (_, kind), value in zip(kinds, asked.context, strict=False)
            if kind == "regiment" and 0 <= value < len(st.rules.plans)
        ]
    )


def region_for(st: State, asked: Decision, region: Region) -> Region:
    """The region of the open question with the Model that moves, its base and its floor."""
    model = asked.context[0] if asked.kind in MODEL_QUESTIONS else first_leader(st, asked.context[0])
    floor, on = floor_of(st)
    return replace(
        region,
        start=spot(st.place[model]) if st.place[model] >= 0 else None,
        base=radius_of(st, model),
        plans=True,
        reasons=reasons(region),
        floor=floor,
        on=on,
    )


def explained(spec: GameSpec[State], st: State, asked: Decision, shut: Closed) -> Closed:
    """Why an Action cannot be taken now, as a short text (FB-11.9 to FB-11.13)."""
    part, _, value = shut.target.partition(":")
    clause = spec.presentation.why_not(st, asked.seat, (part, int(value)))[0]
    return replace(shut, reason=Message(f"closed-{clause_key(clause)}", {}, "closed"))


def reasons(region: Region) -> tuple[Reason, ...]:
    """The meaning of each clause that excludes part of the table."""
    clauses = list(dict.fromkeys([*[hole.clause for hole in region.holes], region.clause]))
    return tuple(
        [Reason(clause, Message(f"reason-{clause_key(clause)}", {}, "reason")) for clause in clauses if clause]
    )


def floor_of(st: State) -> tuple[int, str]:
    """The upper floor for which a place is asked, and its Ruin; otherwise the ground (FB-22.24)."""
    frame = st.stack[-1]
    if not isinstance(frame, Move) or frame.floor == NOWHERE:
        return 0, ""
    piece, floor = divmod(storey_code(st, frame.storey(frame.body(st))), IN_PIECE)
    return (floor, st.field().pieces[piece - 1].id) if floor else (0, "")


# -- the log -------------------------------------------------------------------------------------------------------------


def step_report(spec: GameSpec[State], before: State, events: list[Event], seat: int) -> StepReport:
    lines: list[LogLine] = []
    others: list[Motion] = []
    seen = seen_events(events, seat)
    for event in seen:
        ways = motions(before, event)
        way = ways[0] if ways else None
        lines.append(replace(log_line(spec, before, event), motion=way, card=turned_card(before, event)))
        others += ways[1:]
    conflicts = ended_conflicts(before, events)
    return StepReport(tuple(lines), conflicts, tuple(others), beats(spec, before, seen, lines, conflicts))


def turned_card(st: State, event: Event) -> int:
    """The kind of the Command Card that was turned over, or -1."""
    name, values, _, _ = event
    face = values[1] if name == "card" else -1
    return card_type(st.rules, face) if isinstance(face, int) and face >= 0 else -1


def motions(st: State, event: Event) -> list[Motion]:
    """Models that moved: number, number of points, the points (`movement.formation.set_down.report`)."""
    name, values, _, _ = event
    if name != "moved":
        return []
    numbers = [value for value in values if isinstance(value, int)]
    found: list[Motion] = []
    at = 4
    while at + 1 < len(numbers):
        model, count = numbers[at], numbers[at + 1]
        way = numbers[at + 2 : at + 2 + count]
        regiment = st.rules.forces.regiment_of[model]
        found.append(Motion(st.owner(regiment), (regiment,), -1, -1, tuple([spot(place) for place in way])))
        at += 2 + count
    return found

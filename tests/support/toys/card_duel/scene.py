"""A seen state as a scene of cards: a zone for each seat, hands, decks, discard piles, the stack of answers."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import looks_of
from sandtable.core.engine.cards import face_of
from sandtable.core.engine.decision import Decision
from sandtable.core.engine.events import Event, seen_events
from sandtable.core.game.presentation import Wording
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.wording import log_line, outcome, question
from sandtable.core.scene.parts import counted_tray
from sandtable.core.scene.report import StepReport
from sandtable.core.scene.scene import (
    Figure,
    Message,
    Panel,
    PanelFlag,
    Piece,
    Question,
    Scene,
    Stack,
    Tray,
    number_arg,
)
from sandtable.core.scene.static import PieceType, Place, Side, Static, Surface, Terrain
from tests.support.toys.card_duel.frames import on_stack
from tests.support.toys.card_duel.state import GUARD, KINDS, LIVES, Duel

LOOKS: Final[dict[str, dict[str, str]]] = looks_of("tests.support.toys.card_duel")
BACK: Final = len(KINDS)
COLOURS: Final = ("#7a2d22", "#7a5a12", "#2d5a3a", "#3a3a5c", "#1f5a72", "#5c2d6b")


def static_scene(players: int) -> Static:
    return Static(
        game="card_duel",
        rules="1",
        prefix="CD",
        players=players,
        surface=Surface(
            kind="cards",
            name=Message("table-duel"),
            about=Message("table-about"),
            width=1000,
            height=620,
            places=tuple([zone(seat) for seat in range(players)]),
        ),
        terrains=(Terrain("felt", "terrain-felt", "#5f7a52", "zone"),),
        types=(*[card_type(face) for face in range(len(KINDS))], back_type()),
        sides=(
            Side("sun", "side-sun", "side-help", LOOKS["sides"]["sun"], "#f0d48a", "#4a3208"),
            Side("moon", "side-moon", "side-help", LOOKS["sides"]["moon"], "#2a2f4f", "#e8ecff"),
        ),
        palette={},
        phases=("phase-play",),
    )


def zone(seat: int) -> Place:
    """The row in front of a player: the viewer's own below, the other's above."""
    low = 400 if seat == 0 else 20
    corners = ((20, low), (980, low), (980, low + 200), (20, low + 200))
    return Place(f"line-{seat}", "", 0, (500, low + 100), (500, low + 186), corners, (1 - seat,), seat=seat)


def card_type(face: int) -> PieceType:
    name = KINDS[face]
    return PieceType(
        id=name,
        name=f"card-{name}",
        plural=f"cards-{name}",
        help=f"text-{name}",
        icon=LOOKS["cards"][name],
        form="card",
        clauses=("CD-1.5",),
        colour=COLOURS[face],
    )


def back_type() -> PieceType:
    icon = LOOKS["cards"]["back"]
    return PieceType("back", "label-card", "label-card", "", icon, "card", flags=("back",), colour="#4b3a2a")


def scene(spec: GameSpec[Duel], st: Duel, seat: int) -> Scene:
    return Scene(
        viewer=seat,
        round=(st.turn + 1) // 2,
        phase="phase-play",
        active=st.active,
        stacks=tuple([guards(st, side) for side in range(st.players) if st.guards[side]]),
        markers=(),
        trays=trays(st),
        panels=tuple([panel(st, side) for side in range(st.players)]),
        conflict=None,
        questions=tuple([asking(spec, st, asked) for asked in st.open_questions()]),
        result=outcome(st),
    )


def guards(st: Duel, seat: int) -> Stack:
    pieces = tuple([Piece(f"guard.{seat}.{n}", GUARD, seat) for n in range(st.guards[seat])])
    return Stack(
        f"guards.{seat}",
        seat,
        seat,
        pieces,
        Message("cards-guard", {"n": number_arg(len(pieces))}),
        targets=(f"seat:{seat}",),
    )


def trays(st: Duel) -> tuple[Tray, ...]:
    found: list[Tray] = []
    for seat in range(st.players):
        found.append(
            counted_tray(
                "hand", "hand", "label-hand", seat, [face_of(card) for card in st.hands[seat]], back=BACK, part="card"
            )
        )
        found.append(
            counted_tray("deck", "pile", "label-deck", seat, [face_of(card) for card in st.decks[seat]], back=BACK)
        )
        found.append(counted_tray("discard", "discard", "label-discard", seat, st.discards[seat], back=BACK))
    if on_stack(st):
        pieces = tuple([Piece(f"stack.{n}", card.face, card.seat) for n, card in enumerate(on_stack(st))])
        found.append(Tray("stack", "stack", "label-stack", -1, len(pieces), pieces, True))
    return tuple(found)


def panel(st: Duel, seat: int) -> Panel:
    figures = (
        Figure("label-lives", st.lives[seat], clause="CD-1.1", shape="level", limit=LIVES),
        Figure("label-hand", len(st.hands[seat]), clause="CD-1.1"),
        Figure("label-deck", len(st.decks[seat]), clause="CD-1.1"),
    )
    flags: list[PanelFlag] = ["active"] if st.active == seat else []
    if seat == 1:
        flags.append("far")
    return Panel(seat, seat, seat, figures, (), tuple(flags), (f"seat:{seat}",))


def asking(spec: GameSpec[Duel], st: Duel, asked: Decision) -> Question:
    return question(spec, st, asked)


def step_report(spec: GameSpec[Duel], before: Duel, events: list[Event], seat: int) -> StepReport:
    return StepReport(tuple([log_line(spec, before, event) for event in seen_events(events, seat)]))


def board_text(st: Duel, words: Wording) -> str:
    """Both players with lives, guards and cards, and the stack between them."""
    rows: list[str] = []
    for seat in reversed(range(st.players)):
        hand = [words(f"card-{KINDS[face_of(card)]}") if card >= 0 else "?" for card in st.hands[seat]]
        pile = [words(f"card-{KINDS[face]}") for face in st.discards[seat]]
        rows.append(
            f"{words.seat(seat)}: {words('label-lives')} {st.lives[seat]}, {words('card-guard')} {st.guards[seat]}"
        )
        rows.append(f"  {words('label-hand')}: {', '.join(hand)}; {words('label-deck')}: {len(st.decks[seat])}")
        rows.append(f"  {words('label-discard')}: {', '.join(pile)}")
        if seat:
            stack = [f"{words(f'card-{KINDS[card.face]}')} ({words.seat(card.seat)})" for card in on_stack(st)]
            rows.append(f"{words('label-stack')}: {' < '.join(stack)}")
    return "\n".join(rows)

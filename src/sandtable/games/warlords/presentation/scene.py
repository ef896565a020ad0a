"""Builds the scene of a seen state: lands with walls and fields, stacks and castles as tokens, hands and piles, the
question.

It reads only the seen state. A card the seat cannot know is shown as a card back.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sandtable.core.engine.cards import faces_of
from sandtable.core.engine.decision import Decision
from sandtable.core.engine.events import Event, seen_events
from sandtable.core.engine.kinds import WORD
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.telling import beats_of, with_conflicts
from sandtable.core.interaction.wording import closed_values, log_line, option, outcome, question
from sandtable.core.scene.cards import Tally, Zone
from sandtable.core.scene.parts import closed_pile
from sandtable.core.scene.report import Motion, StepReport
from sandtable.core.scene.scene import (
    Figure,
    Message,
    Panel,
    PanelFlag,
    Piece,
    PieceFlag,
    Question,
    Scene,
    Stack,
    StackFlag,
    Tray,
    target_id,
)
from sandtable.core.text.message import key_of
from sandtable.games.warlords.battle.field import terrain_value
from sandtable.games.warlords.battle.values import castle_defence, field_values, garrison_values, hero_value
from sandtable.games.warlords.board import LAUNCHED, NOBODY, NOWHERE
from sandtable.games.warlords.presentation.conflict import current_conflict, roads
from sandtable.games.warlords.presentation.effects import effects_on, role_of, roles_of
from sandtable.games.warlords.presentation.ended_battles import ended_conflicts
from sandtable.games.warlords.presentation.names import BACK, LOOKS, name_key, type_of
from sandtable.games.warlords.presentation.odds import with_odds
from sandtable.games.warlords.presentation.reaches import reaches
from sandtable.games.warlords.presentation.scenery import STEPS, place_of
from sandtable.games.warlords.presentation.sums import storming, strength, sums
from sandtable.games.warlords.presentation.telling import TELLING
from sandtable.games.warlords.scores import printed_revenue, standing
from sandtable.games.warlords.stacks import (
    capacity,
    cards_held,
    flies,
    is_all_fast,
    is_besieged,
    is_capital,
    is_port,
    stars,
    status,
)
from sandtable.games.warlords.state import State, held_by
from sandtable.games.warlords.steps.revenue import is_without_revenue, revenue
from sandtable.games.warlords.steps.wrap_up import hand_capacity
from sandtable.games.warlords.tables.cards import ACCESS, COMBAT, FLY_ONLY, NO_CARD, PRINTING, SEA_ONLY, owner_of
from sandtable.games.warlords.tables.statuses import (
    AT_SEA,
    BESIEGING,
    ENCAMPED,
    IN_PORT,
    ON_CAMPAIGN,
    ON_PATROL,
    STATUS_IDS,
    STORMBOUND,
)
from sandtable.games.warlords.turn import TURN, Turn

ICONS: Final = LOOKS["figures"]

ZONES: Final[dict[int, Zone]] = {
    ENCAMPED: "camp",
    IN_PORT: "shore",
    ON_PATROL: "field",
    ON_CAMPAIGN: "marches",
    AT_SEA: "sea",
    STORMBOUND: "sea",
}
"""The zone of a stack of each status; a besieger stands in the field of the castle."""


def scene(spec: GameSpec[State], seen: State, seat: int) -> Scene:
    """The scene for a seat (a spectator: -1)."""
    return Scene(
        viewer=seat,
        round=seen.round,
        phase=key_of("phase", phase(seen)),
        active=seen.active,
        stacks=tuple([stack(seen, place) for place, head in enumerate(seen.head) if head != NO_CARD]),
        markers=markers(seen),
        trays=trays(spec, seen, seat),
        panels=tuple([panel(seen, player) for player in range(seen.players)]),
        conflict=current_conflict(seen),
        questions=tuple([question_of(spec, seen, asked) for asked in seen.open_questions()]),
        result=outcome(seen),
        roads=roads(seen),
        rounds=seen.rules.scenario.turn_limit,
    )


def phase(st: State) -> str:
    """The step of the turn, from the frames on the stack (WL-5.6)."""
    if st.result is not None:
        return "end"
    for frame in st.stack:
        if isinstance(frame, Turn):
            name = TURN[max(0, frame.at - 1)].__name__
            return "march" if name == "retests" else name if name in STEPS else "wrap_up"
    return "setup"


# -- tokens --------------------------------------------------------------------------------------------------------------


def stack(st: State, place: int) -> Stack:
    """A castle or a stack: first its head, then its cards in display order."""
    seat = st.controller[place]
    head = st.head[place]
    owner = owner_of(head)
    castle = st.is_castle(place)
    other = st.siege[place]
    return Stack(
        f"p{place}.{head}",
        where(st, place),
        seat,
        tuple(pieces(st, place)),
        Message(name_key(head)),
        tuple(castle_flags(st, place) if castle else stack_flags(st, place)),
        (target_id(("place", place)),),
        (
            *(role_of(st, place) if castle else (key_of("status", STATUS_IDS[status(st, place)]),)),
            *effects_on(st, place),
        ),
        tally=castle_tally(st, place) if castle else stack_tally(st, place),
        owner=owner if owner != seat else NOBODY,
        bound=target_id(("place", other)) if other != NOWHERE else "",
        sums=sums(st, place),
    )


def where(st: State, place: int) -> int:
    seat = st.controller[place]
    if st.is_castle(place):
        return place_of(seat, "wall")
    now = status(st, place)
    if now == BESIEGING:
        return place_of(st.controller[st.siege[place]], "field")
    return place_of(seat, ZONES[now])


def pieces(st: State, place: int) -> list[Piece]:
    """The head with its value, fighting cards with their current value, then everything else."""
    castle = st.is_castle(place)
    if castle:
        fighting = garrison_values(st, place)
        head = piece(st, place, st.head[place], 0, None)
    else:
        fighting = field_values(st, place)
        value = hero_value(st, place, False)
        head = piece(st, place, st.head[place], 0, value)
    found = [head]
    for card, value in fighting:
        found.append(piece(st, place, card, len(found), value))
    others = [
        *([st.banner[place]] if st.banner[place] != NO_CARD else []),
        *st.artefacts[place],
        *st.promotions[place],
        *st.improvements[place],
        *st.march[place],
    ]
    others += [card for card in (st.fleet[place], st.ground[place], st.calamity[place]) if card != NO_CARD]
    for card in others:
        found.append(piece(st, place, card, len(found), ground_value(st, place, card)))
    return found


def ground_value(st: State, place: int, card: int) -> int | None:
    return terrain_value(st, place) if card == st.ground[place] else None


def piece(st: State, place: int, card: int, number: int, value: int | None) -> Piece:
    """A card of a token; it shows its current value, in gold if that is higher than the printed one."""
    figures = () if value is None else (Figure("label-value", value),)
    raised: tuple[PieceFlag, ...] = ("raised",) if value is not None and COMBAT[card] and value > COMBAT[card] else ()
    targets = (target_id(("card", card)), target_id(("place", place)))
    return Piece(
        f"p{place}.{number}.{card}", type_of(card), owner_of(card), 1, figures=figures, flags=raised, targets=targets
    )


def stack_flags(st: State, place: int) -> list[StackFlag]:
    found: list[StackFlag] = []
    if flies(st, place):
        found.append("flying")
    if is_all_fast(st, place):
        found.append("fast")
    return found


def castle_flags(st: State, place: int) -> list[StackFlag]:
    access = ACCESS[st.head[place]]
    marks: tuple[tuple[StackFlag, bool], ...] = (
        ("port", is_port(st, place)),
        ("by-sea", access == SEA_ONLY),
        ("by-air", access == FLY_ONLY),
        ("capital", is_capital(st, place)),
        ("besieged", is_besieged(st, place)),
    )
    return [flag for flag, holds in marks if holds]


def stack_tally(st: State, place: int) -> Tally:
    most = stars(st, place)
    left = max(0, most - st.uses(LAUNCHED, place)) if st.active == st.controller[place] else most
    return Tally(
        strength(st, place), storming(st, place), cards_held(st, place), capacity(st, place), attacks=left, most=most
    )


def castle_tally(st: State, place: int) -> Tally:
    total = strength(st, place)
    return Tally(
        total,
        total,
        cards_held(st, place),
        capacity(st, place),
        printed_revenue(st, place),
        castle_defence(st, place, 1),
        is_without_revenue(st, place),
    )


def markers(st: State) -> tuple[Stack, ...]:
    """Ruins in the field of their land, treasures in the camp."""
    found: list[Stack] = []
    for seat in range(st.players):
        lying: tuple[tuple[Zone, tuple[int, ...]], ...] = (("field", st.ruins[seat]), ("camp", st.treasures[seat]))
        for zone, cards in lying:
            for number, card in enumerate(cards):
                targets = (target_id(("card", card)),)
                one = Piece(f"{zone}{seat}.{number}.{card}", type_of(card), owner_of(card), targets=targets)
                found.append(
                    Stack(one.id, place_of(seat, zone), seat, (one,), Message(name_key(card)), targets=targets)
                )
    return tuple(found)


# -- cards in hands and piles ----------------------------------------------------------------------------------------------


def trays(spec: GameSpec[State], st: State, viewer: int) -> tuple[Tray, ...]:
    """Each player's hand, deck and discard pile, cards held by procedures, and cards offered to the viewer."""
    found: list[Tray] = []
    for seat in range(st.players):
        found.append(hand(st, seat))
        found.append(closed_pile("deck", "label-deck", len(st.decks[seat]), BACK, seat))
        laid = tuple(
            [Piece(f"discard{seat}.{k}.{card}", type_of(card), seat) for k, card in enumerate(st.discards[seat])]
        )
        found.append(Tray(f"discard.{seat}", "discard", "label-discards", seat, len(laid), laid, True))
    held = [card for frame in st.stack for card in held_by(frame) if card >= 0]
    if held:
        shown = tuple([Piece(f"held.{k}.{card}", type_of(card), owner_of(card)) for k, card in enumerate(held)])
        found.append(Tray("held", "played", "label-played", NOBODY, len(shown), shown, True))
    for asked in st.open_questions():
        if asked.seat == viewer:
            offered = offer(spec, st, asked)
            if offered is not None:
                found.append(offered)
    return tuple(found)


def hand(st: State, seat: int) -> Tray:
    """A hand sorted by kind of card; unknown cards are backs."""
    faces = faces_of(st.hands[seat])
    known = sorted([face for face in faces if face >= 0], key=lambda card: card & PRINTING)
    shown = [
        Piece(f"hand{seat}.{k}.{card}", type_of(card), seat, targets=(target_id(("card", card)),))
        for k, card in enumerate(known)
    ]
    unknown = len(faces) - len(known)
    if unknown:
        shown.append(Piece(f"hand{seat}.back", BACK, seat, unknown))
    return Tray(f"hand.{seat}", "hand", "label-hand", seat, len(faces), tuple(shown), not unknown)


def offer(spec: GameSpec[State], st: State, asked: Decision) -> Tray | None:
    """Cards that may be picked but are neither in a hand nor in play: in the deck, among discards, shown by another player."""
    lying = {*faces_of(st.hands[asked.seat]), *st.in_play()}
    cards = [
        card
        for pick in asked.options
        for part, card in spec.notation.targets_of(asked, pick)
        if part == "card" and card not in lying
    ]
    if not cards:
        return None
    shown = tuple(
        [Piece(f"offer.{card}", type_of(card), asked.seat, targets=(f"card:{card}",)) for card in dict.fromkeys(cards)]
    )
    return Tray(f"offer.{asked.seat}", "offer", "label-offer", asked.seat, len(shown), shown, True)


# -- players -------------------------------------------------------------------------------------------------------------


def panel(st: State, seat: int) -> Panel:
    marks: tuple[tuple[PanelFlag, bool], ...] = (("active", st.active == seat), ("out", st.is_out(seat)))
    limit = hand_capacity(st, seat)
    figures = (
        Figure("label-score", standing(st, seat), ICONS["score"], clause="WL-24.6"),
        Figure("label-castles", len(st.castles_of(seat)), ICONS["castles"], clause="WL-6.2"),
        Figure("label-revenue", revenue(st, seat), ICONS["revenue"], clause="WL-9.1"),
        Figure("label-stacks", len(st.stacks_of(seat)), ICONS["stacks"], clause="WL-6.1"),
        Figure("label-hand", len(st.hands[seat]), ICONS["hand"], f"{len(st.hands[seat])}/{limit}", clause="WL-22.4"),
        Figure("label-deck", len(st.decks[seat]), ICONS["deck"], clause="WL-2.16"),
        Figure("label-discards", len(st.discards[seat]), ICONS["discards"], clause="WL-1.6"),
    )
    return Panel(
        seat,
        seat,
        st.order.index(seat) if seat in st.order else seat,
        figures,
        (),
        tuple([flag for flag, holds in marks if holds]),
        (target_id(("seat", seat)),),
        roles_of(st, seat),
    )


# -- the question --------------------------------------------------------------------------------------------------------


def question_of(spec: GameSpec[State], st: State, asked: Decision) -> Question:
    """The open question with its chances, and the lines from stacks to their possible targets."""
    picks = asked.candidates()
    options = with_odds(st, asked, picks, [option(spec, st, asked, pick) for pick in picks])
    shut = ("attack",) if asked.kind in ("take", "take_for") else ("attack", WORD)  # a forced card has no end button
    made = question(spec, st, asked, focus(spec, asked), options, closed_values(spec, st, asked, shut))
    return replace(made, reaches=reaches(st, asked))


def focus(spec: GameSpec[State], asked: Decision) -> tuple[str, ...]:
    """The stacks and castles that a question is about."""
    kinds = spec.presentation.prompt_args.get(asked.kind, ())
    return tuple(
        [
            target_id(("place", value))
            for (_, kind), value in zip(kinds, asked.context, strict=False)
            if kind == "place" and value != NOWHERE
        ]
    )


# -- the log -------------------------------------------------------------------------------------------------------------


def step_report(spec: GameSpec[State], before: State, events: list[Event], seat: int) -> StepReport:
    """The log of a step for a seat. `before` is the state before the step, as a spectator saw it."""
    seen = seen_events(events, seat)
    lines = tuple(
        [
            replace(log_line(spec, before, event), motion=motion(before, event), card=played_card(event))
            for event in seen
        ]
    )
    conflicts = ended_conflicts(before, seen_events(events, NOBODY))
    return StepReport(lines, conflicts, beats=with_conflicts(beats_of(spec, TELLING, before, seen, lines), conflicts))


PLAYED: Final = {
    "castle": 1,
    "hero": 1,
    "banner": 1,
    "add": 1,
    "negotiates": 1,
    "receive": 1,
    "plays_ground": 1,
    "grounds": 1,
    "counters": 1,
    "plays_calamity": 1,
    "casts": 1,
    "launches": 4,
    "intercepts": 2,
    "promotes": 1,
    "denies": 1,
    "explores": 3,
    "hazards": 1,
    "ruin": 1,
}
"""Events that report a card played from the hand, with the position of the card among their arguments."""
NEW: Final[dict[str, Zone]] = {"castle": "wall", "hero": "camp", "ruin": "field", "draw": "camp"}
"""The zone for a card that joins no token."""


def played_card(event: Event) -> int:
    """The kind of the card that was played from a hand, or -1."""
    key, args = event[0], event[1]
    card = args[PLAYED[key]] if key in PLAYED else -1
    return type_of(card) if isinstance(card, int) and card >= 0 else -1


def motion(before: State, event: Event) -> Motion | None:
    """A card's move from its player's hand to the token that it joins, or to the middle of the table."""
    key, args = event[0], event[1]
    if key != "draw" and key not in PLAYED:
        return None
    player = args[0]
    assert isinstance(player, int)
    if key in NEW:
        end = place_of(player, NEW[key])
    else:
        heads = [place for place, head in enumerate(before.head) if head != NO_CARD and head in args[1:]]
        end = where(before, heads[-1]) if heads else place_of(player, "marches")
    card = BACK if key == "draw" else args[PLAYED[key]]
    assert isinstance(card, int)
    return Motion(player, (card if key == "draw" else type_of(card),), NOWHERE, end)

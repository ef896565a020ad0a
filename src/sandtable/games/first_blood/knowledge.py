"""Build a full state that fits what a seat knows, for honest search; and check what must hold in every state."""

from __future__ import annotations

from sandtable.core.engine.cards import UNKNOWN, face_of, shuffled
from sandtable.core.engine.frames import Secret
from sandtable.core.engine.rng import Rng, seeded
from sandtable.core.space.plane import INSIDE, discs_overlap, grown
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.measuring import lies_on_table, radius_of
from sandtable.games.first_blood.movement.formation.obstacles import storey_at
from sandtable.games.first_blood.state import ACTIVATED, ARRIVING, FIELD, GONE, NOBODY, SLAIN, WAITING, State
from sandtable.games.first_blood.tables.battlefields import GARRISON, IMPASSABLE
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.command import Restack, StackLane, StackPhase, cards_to_stack, next_cards, rebels
from sandtable.games.first_blood.turn.draw_ability import SortTop
from sandtable.games.first_blood.turn.draw_events import Drawer


def redeal(seen: State, seed: int) -> State:
    """Redeal the order of the other player's Command Stack; which cards are in it is public (FB-1.6)."""
    rng = seeded(seed)
    st = seen.clone()
    for seat in range(2):
        if UNKNOWN in st.command[seat]:
            deal_stack(st, seat, rng)
    if st.stack and isinstance(st.stack[-1], StackPhase):
        for lane in st.stack[-1].lanes:
            if isinstance(lane, StackLane) and lane.laid.value is None:
                lane.laid = deal_laid(st, lane.seat, lane.done, cards_to_stack(st, lane.seat), rng)
    elif st.stack and isinstance(st.stack[-1], SortTop) and st.stack[-1].laid.value is None:
        sorting = st.stack[-1]
        faces = shuffled(st.cards_of(sorting.seat)[-sorting.count :], rng)
        sorting.laid = Secret(tuple(faces[: sorting.done]), 1 << sorting.seat)
    elif st.stack and isinstance(st.stack[-1], Restack) and st.stack[-1].laid.value is None:
        top = st.stack[-1]
        top.laid = deal_laid(st, top.seat, top.done, st.cards_of(top.seat), rng)
    elif st.stack and isinstance(st.stack[-1], SortTop) and st.stack[-1].laid.value is None:
        st.stack[-1].laid = Secret((), 1 << st.stack[-1].seat)
    st.rng = seeded(rng.word())
    st.ask_hidden()
    return st


def deal_stack(st: State, seat: int, rng: Rng) -> None:
    """A possible order: known cards in their places, Rebellious cards together at one end (FB-10.3)."""
    cards = st.command[seat]
    left = unturned_cards(st, seat)
    for card in cards:
        if card != UNKNOWN:
            left.remove(face_of(card))
    wild = rebels(st, seat)
    order = shuffled(left, rng)
    rebellious = [face for face in order if face in wild]
    tame = [face for face in order if face not in wild]
    order = [*rebellious, *tame] if rng.below(2) else [*tame, *rebellious]
    st.command[seat] = [order.pop(0) if card == UNKNOWN else card for card in cards]


def deal_laid(st: State, seat: int, done: int, cards: list[int], rng: Rng) -> Secret:
    """The first cards of an unfinished stack, as many as are laid: any that may come next (FB-10.3)."""
    left = list(cards)
    laid: list[int] = []
    for _ in range(done):
        faces = next_cards(left, tuple(laid), rebels(st, seat))
        laid.append(faces[rng.below(len(faces))])
        left.remove(laid[-1])
    return Secret(tuple(laid), 1 << seat)


def unturned_cards(st: State, seat: int) -> list[int]:
    """The cards not yet turned over, by face: those of Regiments that have not been activated and are not acting now."""
    plans = [plan for plan in st.rules.plans if plan.owner == seat]
    waiting = [plan for plan in plans if st.status[plan.number] in (FIELD, ARRIVING)]
    found = sorted([plan.card for plan in waiting if not st.marks[plan.number] & ACTIVATED])
    found += [face for face in st.condemned if st.owner(face) == seat]  # these stay in the stack (FB-23.13)
    for frame in st.stack:
        if isinstance(frame, Activation) and st.owner(frame.regiment) == seat:
            found.remove(st.plan(frame.regiment).card)
            if frame.acts != NOBODY:
                found.remove(st.plan(frame.acts).card)
        if isinstance(frame, Drawer) and frame.card in found and st.owner(frame.card) == seat:
            found.remove(frame.card)
    return found


def check_sound(st: State) -> None:
    """Check that Models and Regiments agree and that stacks hold cards of living Regiments (FB-4.1, FB-4.23, FB-7.15)."""
    for plan in st.rules.plans:
        number = plan.number
        living = st.models(number)
        assert bool(living) == (st.status[number] != GONE), f"{plan.entry} {number}: destroyed with Models or without"
        for model in living:
            placed = st.status[number] == FIELD and st.inside[number] < 0
            assert (st.place[model] >= 0) == placed, f"Model {model} of {plan.entry} is where it cannot be"
        assert st.wounds[number] >= 0
        if st.acting[number] >= 0:
            assert st.place[st.acting[number]] != SLAIN, f"the acting Leader of {plan.entry} is slain"
    assert min(st.place) >= WAITING
    check_places(st)
    for seat in range(2):
        known = cards_to_stack(st, seat) + st.condemned  # these stay in the stack (FB-23.13)
        for card in st.command[seat]:
            assert card == UNKNOWN or face_of(card) in known, "a card of nobody is in a stack"


def check_places(st: State) -> None:
    """Check that all bases lie on the table and a floor, and overlap no other base or solid terrain (FB-3.3, FB-3.11)."""
    standing = [model for model in range(len(st.place)) if st.place[model] >= 0]
    bases: dict[int, list[tuple[int, int, int, int]]] = {}
    """The bases checked so far, by floor: the Model, its place and its radius."""
    solid = [piece.kind == GARRISON or piece.has(IMPASSABLE) for piece in st.field().pieces]
    for model in standing:
        x, y, radius, floor = x_of(st.place[model]), y_of(st.place[model]), radius_of(st, model), st.floor[model]
        assert lies_on_table(st, model), f"Model {model} sticks out of the table"
        assert storey_at(st, x, y, floor)[0] == floor, f"Model {model} hangs in the air"
        for number, piece in enumerate(st.field().pieces):
            if floor == 0 and solid[number]:
                assert grown(x, y, piece.outline, radius) != INSIDE, f"Model {model} stands in piece {number}"
        others = bases.setdefault(floor, [])
        for other, other_x, other_y, wide in others:
            far = radius + wide
            if -far < x - other_x < far and -far < y - other_y < far:
                apart = discs_overlap(x, y, radius, other_x, other_y, wide)
                assert not apart, f"Models {model} and {other} overlap"
        others.append((model, x, y, radius))

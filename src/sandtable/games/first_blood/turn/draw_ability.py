"""Techniques, items and Lieutenants that take effect when a card is drawn (FB-26.11, content of when = draw and activation)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import EVERYBODY, card_of, face_of
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame, Secret
from sandtable.games.first_blood.effect_ops import Giving
from sandtable.games.first_blood.in_force import effects, is_borne
from sandtable.games.first_blood.measuring import model_to_regiment
from sandtable.games.first_blood.state import FIELD, NOBODY, State
from sandtable.games.first_blood.tables.effects import Effect
from sandtable.games.first_blood.turn.draw_events import Actor, Drawer, receivers, waiting_for
from sandtable.games.first_blood.turn.free_actions import FREE_ACTIONS, begin_free, can_free
from sandtable.games.first_blood.uses import use_up

NONE: Final = -1
NO: Final = 0
YES: Final = 1


@frame
class DrawAbility(Drawer):
    """An ability of the current draw; its effects are resolved one at a time (FB-11.4).

    `queue` are the numbers of the effects still to come, `to` the Regiment that a Command technique is given to, `card` the
    card that was drawn for the first of them, `burst` whether no further cards may be drawn.
    """

    regiment: int
    queue: list[int]
    burst: bool
    to: int = NOBODY
    card: int = NOBODY
    chosen: int = NOBODY
    """The Regiment that takes a free Action."""

    @staticmethod
    def of(st: State, regiment: int, number: int, burst: bool) -> DrawAbility:
        return DrawAbility(regiment, st.rules.forces.whole(number), burst)

    def advance(self, st: State) -> Decision | None:
        if not self.queue or st.status[self.regiment] != FIELD:
            st.pop()
            return None
        number = self.queue[0]
        bound = st.rules.forces.bounds[number]
        if bound.command and self.to == NOBODY:
            who: list[Pick] = list(receivers(st, self.regiment))
            return Decision("technique_for", st.owner(self.regiment), who, "FB-17.6", (self.regiment, number))
        op = bound.effect.op
        if op == "next_card":
            return self.next_card(st, number, bound.effect)
        if op == "free_action":
            return self.free_action(st, number, bound.effect)
        self.queue.pop(0)
        seat = st.owner(self.regiment)
        if op == "peek":
            peek(st, seat, bound.effect.count)
        elif op == "sort_top":
            st.push(SortTop(seat, bound.effect.count, bound.effect.bottom, 0, Secret((), 1 << seat)))
        else:
            to = self.regiment if self.to == NOBODY else self.to
            if to != self.regiment and effects(st, "share_command", to):
                st.push(Giving(self.regiment, self.regiment, [number]))
            st.push(Giving(self.regiment, to, [number]))
        return None

    # -- the next card -----------------------------------------------------------------------------------------------

    def next_card(self, st: State, number: int, effect: Effect) -> Decision | None:
        """Draw the next card; its Regiment gets an effect and acts, or the card goes to the bottom (content of `next_card`)."""
        seat = st.owner(self.regiment)
        if self.card == NOBODY:
            if not st.command[seat] or self.burst:
                self.queue.pop(0)  # skipped; the Character acts normally (FB-11.6, FB-23.15)
            else:
                self.draw(st, seat)
            return None
        if self.card in st.condemned:
            st.condemned.remove(self.card)  # FB-23.19
            self.done(st, NOBODY)
            return None
        able: list[Pick] = list(waiting_for(st, seat, self.card))
        if effect.then == "bottom":
            return Decision("hibernate", seat, [NONE, *able], "FB-17.44", (self.regiment, number, self.card))
        return Decision("technique_acts", seat, able, "FB-4.22", (self.regiment, number))

    def done(self, st: State, acts: int) -> None:
        """The card is resolved; then the Character takes one Action (FB-11.20)."""
        self.queue.pop(0)
        self.card = NOBODY
        actor = next(frame for frame in reversed(st.stack) if isinstance(frame, Actor))
        actor.left = min(actor.left, 1)
        actor.acts = acts

    # -- a free Action -----------------------------------------------------------------------------------------------

    def free_action(self, st: State, number: int, effect: Effect) -> Decision | None:
        """A friendly Regiment nearby may take a free Action, once per game (content of `free_action`)."""
        seat = st.owner(self.regiment)
        if self.chosen == NOBODY:
            able = self.able(st, effect)
            if not able:
                self.queue.pop(0)
                return None
            options: list[Pick] = [NONE, *able]
            return Decision("free_for", seat, options, "FB-17.44", (self.regiment, number))
        ways: list[Pick] = list(self.ways(st, effect, self.chosen))
        return Decision("free_action", seat, ways, "FB-17.44", (self.chosen,))

    def able(self, st: State, effect: Effect) -> list[int]:
        first = st.plan(self.regiment).first
        friends = [one for one in st.on_table(st.owner(self.regiment)) if one != self.regiment]
        near = [one for one in friends if model_to_regiment(st, first, one, effect.range)]
        return [one for one in near if self.ways(st, effect, one)]

    def ways(self, st: State, effect: Effect, regiment: int) -> list[int]:
        named = [at for at, name in enumerate(FREE_ACTIONS) if name in effect.actions]
        return [at for at in named if can_free(st, regiment, at)]

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        number = self.queue[0]
        if asked.kind == "technique_for":
            self.to = pick
        elif asked.kind == "technique_acts":
            apply = st.rules.forces.parts(number)
            self.done(st, pick)
            st.push(Giving(self.regiment, pick, apply))
        elif asked.kind == "hibernate":
            self.lay_back(st, number, pick)
        elif asked.kind == "free_for":
            if pick == NONE:
                self.queue.pop(0)
            else:
                self.chosen = pick
        else:
            use_up(st, number)
            self.queue.pop(0)
            begin_free(st, self.chosen, pick)

    def lay_back(self, st: State, number: int, regiment: int) -> None:
        """Put the drawn card to the bottom, in which case its Regiment heals, or back on top."""
        cards = st.command[st.owner(self.regiment)]
        card = card_of(self.card, EVERYBODY)
        cards.insert(len(cards) if regiment == NONE else 0, card)
        self.done(st, NOBODY)
        if regiment != NONE and st.status[regiment] == FIELD:
            st.push(Giving(self.regiment, regiment, st.rules.forces.parts(number)))


def peek(st: State, seat: int, count: int) -> None:
    """A player looks at the top cards of the opponent's stack (content of `peek`)."""
    cards = st.command[1 - seat]
    for at in range(len(cards) - 1, max(-1, len(cards) - 1 - count), -1):
        st.show(cards, at, 1 << seat)
    if st.logging and cards:
        st.emit("peeked", (seat, min(count, len(cards))), "FB-1.6")


@frame
class SortTop(Frame[State]):
    """A player looks at their top cards: some go to the bottom, the others back on top in any order (content of `sort_top`).

    `laid` are the cards laid so far and `done` their number: first those for the bottom, then those for the top, the
    topmost first.
    """

    seat: int
    count: int
    bottom: int
    done: int
    laid: Secret

    def left(self, st: State) -> list[int]:
        found = [face_of(card) for card in st.command[self.seat][-self.count :]]
        for face in self.laid.open():
            found.remove(face)
        return found

    def advance(self, st: State) -> Decision | None:
        left = self.left(st)
        if len(left) <= 1:
            self.lay(st, [*self.laid.open(), *left])
            return None
        options: list[Pick] = sorted(set(left))
        kind = "to_bottom" if len(self.laid.open()) < self.bottom else "to_top"
        return Decision(kind, self.seat, options, "FB-10.4", (len(left),), automatic=False)

    def lay(self, st: State, order: list[int]) -> None:
        st.pop()
        cards = [st.face_down(face) for face in order]
        rest = st.command[self.seat][: -len(order)]
        st.command[self.seat] = [*cards[: self.bottom], *rest, *cards[: self.bottom - 1 : -1]]

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.laid = Secret((*self.laid.open(), pick), 1 << self.seat)
        self.done += 1

    def shown_pick(self, asked: Decision, pick: Pick) -> Pick:
        return ()


@frame
class Signet(Frame[State]):
    """After both stacks are laid, look at the opponent's top card, then move one own card to the top.

    This is content of when = command_phase. `seen` means that the owner has looked.
    """

    number: int
    seen: bool = False

    def advance(self, st: State) -> Decision | None:
        seat = st.owner(st.rules.forces.bounds[self.number].regiment)
        if not self.seen:
            return Decision("use_ability", seat, [NO, YES], "FB-17.44", (self.number,))
        options: list[Pick] = [NONE, *sorted(set(st.cards_of(seat)))]
        return Decision("signet", seat, options, "FB-10.4", (len(st.command[seat]),), automatic=False)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == "signet":
            st.pop()
            if pick != NONE:
                cards = st.command[asked.seat]
                at = max(place for place, card in enumerate(cards) if face_of(card) == pick)
                del cards[at]
                cards.append(st.face_down(pick))
        elif pick == YES:
            use_up(st, self.number)
            peek(st, asked.seat, st.rules.forces.bounds[self.number].effect.count)
            self.seen = True
        else:
            st.pop()

    def shown_pick(self, asked: Decision, pick: Pick) -> Pick:
        return () if asked.kind == "signet" else pick


def signets(st: State) -> list[int]:
    """The abilities of both players that work in the Command Phase; those of the player who goes first come first (FB-1.8)."""
    found: list[int] = []
    for seat in (st.elder(), 1 - st.elder()):
        for number, bound in enumerate(st.rules.forces.bounds):
            due = bound.effect.when == "command_phase" and st.owner(bound.regiment) == seat and st.command[seat]
            if due and st.status[bound.regiment] == FIELD and is_borne(st, bound) and not st.is_used(number):
                found.append(number)
    return found

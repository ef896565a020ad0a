"""The base class of all game states: the open decision, apply, clone, seen_by, dump, digest, result.

Two gates control knowledge. All chance goes through `chance`. Everything that becomes known to more seats goes through `reveal`
(a secret) or `show` (a card). Each marks the step as revealing, and only that mark sets the undo boundary (`core.match.match`).

A game declares the fields of its state in a table (`core.engine.fields`), which drives saving, loading and what a seat sees.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, Generic, Self, TypeVar

from sandtable.core.engine import codec
from sandtable.core.engine.cards import EVERYBODY, face_of, known_to
from sandtable.core.engine.decision import Decision, IllegalPick, NotAsked, Pick
from sandtable.core.engine.declare import slotted, state
from sandtable.core.engine.events import ALL, Event
from sandtable.core.engine.fields import FieldTable, Hidden
from sandtable.core.engine.frames import Frame, Secret
from sandtable.core.engine.rng import NoRng, Rng

T = TypeVar("T", bound="State")

ALL_FORCED: Final = -1
"""The engine answers every question that has only one option, if the frame allows it."""


@slotted
class Result:
    """How a game ended: the score of every seat, the winning seats, and a key for the way it ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    how: str

    def __repr__(self) -> str:
        return f"Result(winners={self.winners!r}, scores={self.scores!r}, how={self.how!r})"

    def fields(self) -> tuple[tuple[int, ...], tuple[int, ...], str]:
        return (self.winners, self.scores, self.how)

    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the victory. Winners share equally; a draw is shared by all seats.

        >>> Result((1,), (0, 5), "points").shares(), Result((), (3, 3), "points").shares()
        ((0.0, 1.0), (0.5, 0.5))
        """
        seats = range(len(self.scores))
        winners = self.winners or tuple(seats)
        return tuple([1 / len(winners) if seat in winners else 0.0 for seat in seats])

    def returns(self) -> tuple[float, ...]:
        """The utility of each seat. They add up to 0: the winners share 1, the losers share -1, and a draw is 0 for all.

        >>> Result((1,), (0, 5), "points").returns(), Result((), (3, 3), "points").returns()
        ((-1.0, 1.0), (0.0, 0.0))
        >>> Result((0, 2), (9, 4, 9, 4), "points").returns(), Result((0,), (3, 1, 1), "points").returns()
        ((0.5, -0.5, 0.5, -0.5), (1.0, -0.5, -0.5))
        """
        seats, won = len(self.scores), len(self.winners)
        if won in (0, seats):
            return (0.0,) * seats
        return tuple([1 / won if seat in self.winners else -1 / (seats - won) for seat in range(seats)])


class Referee(Generic[T]):
    """Checks for the end of the game from outside the frames. Games that need one attach it to their states."""

    __slots__ = ()

    def settle(self, st: T) -> None:
        """Set the result if the game is over now. Called after a step that set `stirred`."""

    def end_early(self, st: T, winners: tuple[int, ...], how: str) -> None:
        """Set the result after a concession or an agreed draw."""
        st.result = Result(winners, st.standings(), how)

    def goes_on(self, st: T) -> bool:
        """Has a frame been pushed that follows the end of the game? Called when the stack is empty."""
        return False


@state
class State:
    """Plain data with a stack of frames. Games add their own fields (`core.engine.declare`)."""

    __slots__ = (
        "auto_answered",
        "conceded",
        "decision",
        "drawn",
        "events",
        "logging",
        "players",
        "referee",
        "result",
        "revealing",
        "rng",
        "sides",
        "stack",
        "stirred",
    )

    players: int
    rng: Rng

    def __init__(self, players: int, rng: Rng) -> None:
        self.players = players
        self.rng = rng
        self.stack: list[Frame[Self]] = []
        self.decision: Decision | None = None
        self.result: Result | None = None
        self.logging = False
        self.events: list[Event] = []
        self.drawn: list[int] = []
        self.sides: list[int] = []
        """The range of each number drawn."""
        self.auto_answered: list[Decision] = []
        """The questions of this step that the engine answered because they had one option. Kept only if events are."""
        self.revealing = False
        self.conceded = 0
        """Bit mask of the seats that have given up."""
        self.referee: Referee[Self] | None = None
        self.stirred = False
        """Has something happened that the referee must check at the end of this step?"""

    # -- answering -----------------------------------------------------------------------------------------------------

    def asked(self, seat: int) -> Decision:
        """The question open for this seat."""
        first = self.decision
        if first is None:
            raise NotAsked("the game is over")
        if first.seat == seat:
            return first
        for other in first.also:
            if other.seat == seat:
                return other
        raise NotAsked(f"seat {seat} is not asked; waiting for seat {first.seat} ({first.kind})")

    def open_questions(self) -> list[Decision]:
        return [] if self.decision is None else [self.decision, *self.decision.also]

    def apply(self, pick: Pick, seat: int | None = None) -> None:
        """Answer the open question. A pick that is not offered is refused and changes nothing."""
        if self.decision is None:
            raise NotAsked("the game is over")
        asked = self.decision if seat is None else self.asked(seat)
        if not asked.allows(pick):
            raise IllegalPick(f"{pick!r} is not an option of {asked.kind} for seat {asked.seat} ({asked.clause})")
        self._take(asked, pick)

    def step(self, pick: Pick, seat: int | None = None, forced: int = ALL_FORCED) -> None:
        """Answer the open question without checking that the pick is offered. The caller guarantees it.

        With `forced`, the engine answers only that many questions with one option and asks the next one.
        """
        asked = self.decision if seat is None else self.asked(seat)
        assert asked is not None
        self._take(asked, pick, forced)

    def _take(self: T, asked: Decision, pick: Pick, forced: int = ALL_FORCED) -> None:
        if self.events:
            self.events = []
        if self.drawn:
            self.drawn = []
            self.sides = []
        if self.auto_answered:
            self.auto_answered = []
        self.revealing = False
        self.stack[-1].resume(self, asked, pick)
        self.run(forced)

    def forget_step(self) -> None:
        """Clear what the previous step recorded."""
        self.events = []
        self.drawn = []
        self.sides = []
        self.auto_answered = []
        self.revealing = False

    def run(self: T, forced: int = ALL_FORCED) -> None:
        """Advance the top frame until it asks something or the stack is empty."""
        stack = self.stack
        while stack or self._goes_on():
            asked = stack[-1].advance(self)
            if self.stirred:
                self.stirred = False
                if self._is_settled():
                    stack.clear()
                    continue
            if asked is None:
                continue
            if forced and asked.automatic and asked.region is None and len(asked.options) == 1:
                forced -= 1
                if self.logging:
                    self.auto_answered.append(asked)
                stack[-1].resume(self, asked, asked.options[0])
                continue
            if self.conceded and self._stand_in(asked):
                continue
            self.decision = asked
            return
        self.decision = None

    def _is_settled(self: T) -> bool:
        if self.referee is not None:
            self.referee.settle(self)
        return self.result is not None

    def _goes_on(self: T) -> bool:
        return self.referee is not None and self.referee.goes_on(self)

    def push(self, frame: Frame[Self]) -> None:
        self.stack.append(frame)

    def pop(self) -> None:
        self.stack.pop()

    # -- conceding and agreeing ----------------------------------------------------------------------------------------

    def concede(self: T, seat: int) -> None:
        """A seat concedes, at any time. If one party is left, it wins; otherwise the others play on (FB-1.4)."""
        if not 0 <= seat < self.players:
            raise NotAsked(f"there is no seat {seat}")
        if self.is_decided():
            raise NotAsked("the game is over")
        if self.has_conceded(seat):
            raise IllegalPick(f"seat {seat} has already conceded")
        self.forget_step()
        self.conceded |= 1 << seat
        self.revealing = True
        left = [party for party in self.parties() if not self.is_beaten(party)]
        if len(left) > 1:
            self.leave(seat)
        else:
            self.end_early(left[0] if left else (), "conceded")
        self.run()

    def agree_on_draw(self) -> None:
        """End the game in a draw, as agreed by everyone still in it."""
        if self.is_decided():
            raise NotAsked("the game is over")
        self.forget_step()
        self.end_early((), "agreed")
        self.run()

    def has_conceded(self, seat: int) -> bool:
        return bool(self.conceded >> seat & 1)

    def is_decided(self) -> bool:
        """Is the outcome fixed? A game may still ask something afterwards (game code)."""
        return self.decision is None

    def parties(self) -> list[tuple[int, ...]]:
        """Groups of seats that win and lose together (game code)."""
        return [(seat,) for seat in range(self.players)]

    def is_beaten(self, party: tuple[int, ...]) -> bool:
        """Has a party conceded? By default, when all of its seats have (game code)."""
        return all(self.has_conceded(seat) for seat in party)

    def standings(self) -> tuple[int, ...]:
        """The current score of every seat (game code)."""
        return (0,) * self.players

    def end_early(self: T, winners: tuple[int, ...], how: str) -> None:
        """End the game while frames are in progress. The frames put back what they hold and are removed."""
        for frame in self.stack[::-1]:
            frame.break_off(self)
        self.stack.clear()
        if self.referee is not None:
            self.referee.end_early(self, winners, how)
        else:
            self.result = Result(winners, self.standings(), how)

    def leave(self, seat: int) -> None:
        """Handle a seat that has conceded while others play on (game code, for games of three parties or more).

        A game may change the stack so that play continues where its rules say, or leave it and answer for the seat from now on
        (`stand_in`). In either case, a party that has conceded cannot win.
        """

    def stand_in(self: T, asked: Decision) -> Pick | None:
        """The answer for a seat that has conceded while others play on. None if the seat is still asked (game code)."""
        return self.stack[-1].stand_in(self, asked)

    def _stand_in(self: T, first: Decision) -> bool:
        """Answer one of the open questions for a seat that has conceded. False if there is none."""
        for asked in (first, *first.also):
            if self.has_conceded(asked.seat):
                pick = self.stand_in(asked)
                if pick is not None:
                    self.revealing = True
                    self.stack[-1].resume(self, asked, pick)
                    return True
        return False

    def renew(self, number: int) -> None:
        """Change all chance from here on. A take-back was granted, and the players know what was drawn since.

        A game that keeps a hidden order, such as a shuffled deck, reshuffles it here (game code).
        """
        self.forget_step()
        self.rng = self.rng.derive(number)

    # -- chance and knowledge ------------------------------------------------------------------------------------------

    def chance(self, n: int) -> int:
        """The gate for all chance: a uniform number below n, recorded with the pick that caused it."""
        r = self.rng.below(n)
        self.drawn.append(r)
        self.sides.append(n)
        self.revealing = True
        return r

    def reveal(self, secret: Secret, seats: int = ALL) -> None:
        """The gate for secrets: let these seats (a bit mask) know the secret."""
        knows = ALL if seats == ALL or secret.knows == ALL else secret.knows | seats
        if knows != secret.knows:
            secret.knows = knows
            self.revealing = True

    def show(self, cards: list[int], place: int, holders: int = ALL) -> int:
        """The gate for cards: let these holders (a bit mask) know one card of a hand, pool or deck. Returns its face."""
        card = known_to(cards[place], EVERYBODY if holders == ALL else holders)
        if card != cards[place]:
            cards[place] = card
            self.revealing = True
        return face_of(card)

    def emit(self, key: str, args: tuple[object, ...], clause: str, who: int = ALL) -> None:
        """Record an event. Callers on the hot path check `logging` first."""
        if self.logging:
            self.events.append((key, args, clause, who))

    # -- the declared fields ---------------------------------------------------------------------------------------------

    def declared(self) -> FieldTable:
        """The table of the state's fields. `@state` generates it."""
        raise NotImplementedError

    def fixed(self) -> tuple[str, ...]:
        """The slots that are in no table because they never change during a game and all copies share them.

        `@state` generates it.
        """
        return ()

    def derive(self) -> None:
        """Compute the fields that are not saved (game code)."""

    def settings(self) -> object:
        """What the table has agreed on, such as the options, as a plain value. The first part of a save (game code)."""
        raise NotImplementedError

    def empty(self, rng: Rng) -> Self:
        """An empty state at the same table, to be filled by a view or a save. `@state` generates it."""
        raise NotImplementedError

    def sizes(self) -> dict[str, int]:
        """The counts that the table of fields refers to by name (game code)."""
        return {"seat": self.players}

    def clone(self) -> Self:
        """A copy that shares no mutable parts. `@state` generates it."""
        raise NotImplementedError

    def copy_base(self, clone: Self) -> None:
        """Copy the base class's slots into a clone. What the last step recorded is not copied."""
        clone.rng = self.rng.clone()
        clone.stack = [frame.clone() for frame in self.stack]
        clone.decision = self.decision
        clone.logging = self.logging
        self.share_base(clone)

    def share_base(self, other: Self) -> None:
        """Fill the base class's slots of a copy or view that everyone knows."""
        other.players = self.players
        other.result = self.result
        other.conceded = self.conceded
        other.referee = self.referee
        other.stirred = False
        other.events = []
        other.drawn = []
        other.sides = []
        other.auto_answered = []
        other.revealing = False

    def shown_to(self, holders: tuple[int, ...]) -> Self:
        """The declared fields alone, as seats see them that know all that these holders know.

        `@state` generates a faster one.
        """
        seen = self.empty(NoRng())
        table = self.declared()
        for field in table.fields:
            if not isinstance(field.known, Hidden):
                setattr(seen, field.name, table.seen(field.name, getattr(self, field.name), holders))
        return seen

    def seen_by(self, seat: int) -> Self:
        """The state as this seat (-1 for a spectator) sees it: everything it cannot know is replaced by unknown."""
        seen = self.shown_to(self.holders(seat))
        self.see_base(seen, seat)
        return seen

    def partners(self, seat: int) -> tuple[int, ...]:
        """The seats that share all knowledge with this one, itself included: partners who play from one hand."""
        return (seat,)

    def active_seats(self) -> tuple[int, ...]:
        """The seats whose turn it is, a public fact. Empty between turns and in games without turns (game code)."""
        return ()

    def holders(self, seat: int) -> tuple[int, ...]:
        """The holders whose hands this seat knows; (-1,) for a spectator. In most games each seat holds its own hand."""
        return self.partners(seat)

    def see_base(self, seen: Self, seat: int) -> None:
        """Fill the base class's slots of a seen state: masked frames, and the question as this seat sees it."""
        seen.rng = NoRng()
        seen.stack = [frame.seen_by(seat) for frame in self.stack]
        seen.decision = self.seen_question(seat)
        seen.logging = False
        self.share_base(seen)

    def seen_question(self, seat: int) -> Decision | None:
        """The open questions as this seat sees them, its own first; those of others without their options."""
        first = self.decision
        if first is None:
            return None
        if not first.also:
            return first if first.seat == seat else first.hidden()
        views = [asked if asked.seat == seat else asked.hidden() for asked in self.open_questions()]
        views.sort(key=lambda asked: asked.seat != seat)
        return views[0].beside(tuple(views[1:]), views[0].automatic)

    def ask_hidden(self: T) -> None:
        """Ask again, after a redeal, what other seats are asked: a view hides their options. The viewer's own question stays,
        because its options follow from what it knows.
        """
        first = self.decision
        if first is not None and (first.also or not (first.options or first.region)):
            self.decision = None
            self.run()

    # -- saving --------------------------------------------------------------------------------------------------------

    def fields(self) -> tuple[object, ...]:
        """The game's own part of the state as plain values: the settings, then the declared fields."""
        return (self.settings(), *self.declared().values(self))

    def fill(self, values: tuple[object, ...]) -> None:
        """Fill an empty state with loaded fields. An invalid value is refused with the field's name."""
        fields = self.declared().saved
        if len(values) != len(fields):
            raise codec.BadSave(f"saved state: {len(values)} fields instead of {len(fields)}")
        sizes = self.sizes()
        for field, value in zip(fields, values, strict=True):
            wrong = field.shape.wrong(value, sizes)
            if wrong:
                raise codec.BadSave(f"saved state: {field.name}{wrong}")
        for field, value in zip(fields, values, strict=True):
            setattr(self, field.name, field.shape.loaded(value, self))
        self.derive()

    def plain(self) -> tuple[object, ...]:
        """The whole state as plain values."""
        result = None if self.result is None else self.result.fields()
        parts = (self.players, self.rng.words(), self.fields(), codec.encode_frames(self.stack), result)
        return (*parts, self.conceded) if self.conceded else parts

    def dump(self) -> bytes:
        """The whole state as ASCII text; `GameSpec.load` reads it back."""
        return codec.encode(self.plain())

    def digest(self) -> str:
        """Sixteen hex digits that are the same for equal states on every machine and Python version."""
        return blake2b(self.dump(), digest_size=8).hexdigest()

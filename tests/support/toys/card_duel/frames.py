"""Turns, cards on the stack, and the windows in which they are answered (CD-1.2 to CD-1.10)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import bit_of, card_of, draw_top, face_of, kinds_of, place_of, put, take
from sandtable.core.engine.decision import Decision, Pick, Reaction
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame, Window
from sandtable.core.engine.state import Result
from tests.support.toys.card_duel.state import ANSWERS, BOLT, GUARD, KINDS, SPY, STRIKE, TWIST, Duel

END: Final = -1
PASS: Final = -1
MOST: Final = 2
"""How many cards are played in a turn."""
ANSWER: Final = Reaction("answer", PASS, attacked=True)


@frame
class Turns(Frame[Duel]):
    """Turn after turn: draw, then play (CD-1.2). `left` is how many cards may still be played."""

    left: int

    def advance(self, st: Duel) -> Decision | None:
        if min(st.lives) == 0 or (self.left == 0 and st.turn == st.last):
            finish(st)
            return None
        if self.left == 0:
            st.turn += 1
            st.active = (st.turn - 1) % 2
            self.left = MOST
            draw(st, st.active)
            return None
        playable: list[Pick] = [face for face in kinds_of(st.hands[st.active]) if face not in ANSWERS]
        # a hand is secret: the seat is asked to end its turn even if it can do nothing else
        return Decision("play_card", st.active, [*playable, END], "CD-1.2", (self.left,), automatic=False)

    def resume(self, st: Duel, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if pick == END:
            self.left = 0
        else:
            self.left -= 1
            play(st, asked.seat, pick, "CD-1.3")

    def why_not(self, st: Duel, asked: Decision, part: str, value: int) -> list[str]:
        return ["CD-1.9" if part == "card" and value in ANSWERS else "CD-1.1" if part == "card" else "CD-1.2"]


@frame
class Played(Frame[Duel]):
    """A card on the stack (CD-1.3, CD-1.4): first it may be answered, then it takes effect unless it is void."""

    seat: int
    face: int
    answered: int
    void: int

    def advance(self, st: Duel) -> Decision | None:
        if not self.answered:
            self.answered = 1
            st.push(Answers([1 - self.seat]))
            return None
        st.pop()
        st.discards[self.seat].append(self.face)
        if self.void:
            st.emit("void", (self.seat, self.face), "CD-1.8")
        else:
            self.carry_out(st)
        return None

    def resume(self, st: Duel, asked: Decision, pick: Pick) -> None:
        raise AssertionError("a card on the stack asks nothing")

    def break_off(self, st: Duel) -> None:
        """A player conceded while cards were on the stack: they are discarded (CD-1.11)."""
        st.discards[self.seat].append(self.face)

    def carry_out(self, st: Duel) -> None:
        foe = 1 - self.seat
        if self.face in (STRIKE, BOLT):
            hit(st, foe, 3 if self.face == BOLT else 2)
        elif self.face == GUARD:
            st.discards[self.seat].pop()
            st.guards[self.seat] += 1
            st.emit("stands", (self.seat,), "CD-1.5")
        elif self.face == SPY:
            spy(st, self.seat)
        else:
            answered = below(st)
            answered.void = 1
            if self.face == TWIST:
                lose(st, answered.seat, 1, "CD-1.7")


@frame
class Answers(Window[Duel]):
    """The window in which the card below is answered (CD-1.3); an answer opens a window of its own above it."""

    def ask(self, st: Duel, who: int) -> Decision | None:
        if not st.hands[who] or min(st.lives) == 0:
            return None
        answers: list[Pick] = [face for face in kinds_of(st.hands[who]) if face in ANSWERS]
        played = below(st)
        return Decision("answer", who, [*answers, PASS], "CD-1.3", (played.face,), automatic=False, reaction=ANSWER)

    def react(self, st: Duel, who: int, pick: Pick) -> None:
        assert isinstance(pick, int)
        play(st, who, pick, "CD-1.4")

    def why_not(self, st: Duel, asked: Decision, part: str, value: int) -> list[str]:
        return ["CD-1.1" if part == "card" and value in ANSWERS else "CD-1.3"]


def below(st: Duel) -> Played:
    """The card on top of the stack."""
    for each in reversed(st.stack):
        if isinstance(each, Played):
            return each
    raise AssertionError("the stack is empty")


def on_stack(st: Duel) -> list[Played]:
    """The cards on the stack, the last one on top."""
    return [frame for frame in st.stack if isinstance(frame, Played)]


def play(st: Duel, seat: int, face: int, clause: str) -> None:
    """Put a card from the hand face up on the stack: everyone sees it from now on."""
    hand = st.hands[seat]
    st.show(hand, place_of(hand, face))
    take(hand, face)
    st.emit("plays", (seat, face), clause)
    st.push(Played(seat, face, 0, 0))


def draw(st: Duel, seat: int) -> None:
    """Draw the top card; only its player learns which one it is (CD-1.2)."""
    deck = st.decks[seat]
    if not deck:
        st.emit("draws_nothing", (seat,), "CD-1.2")
        return
    st.show(deck, len(deck) - 1, bit_of(seat))
    face = face_of(draw_top(deck))
    put(st.hands[seat], card_of(face))
    st.emit("draws", (seat,), "CD-1.2")


def hit(st: Duel, seat: int, lives: int) -> None:
    """A Guard absorbs the hit; otherwise lives are lost (CD-1.5)."""
    if st.guards[seat]:
        st.guards[seat] -= 1
        st.discards[seat].append(GUARD)
        st.emit("guarded", (seat,), "CD-1.5")
    else:
        lose(st, seat, lives, "CD-1.5")


def lose(st: Duel, seat: int, lives: int, clause: str) -> None:
    lost = min(lives, st.lives[seat])
    st.lives[seat] -= lost
    st.emit("loses", (seat, lost), clause)


def spy(st: Duel, seat: int) -> None:
    """Two cards of the other's hand become known to this player, card by card (CD-1.6)."""
    hand = st.hands[1 - seat]
    places = list(range(len(hand)))
    seen = [places.pop(st.chance(len(places))) for _ in range(min(2, len(places)))]
    faces = tuple(sorted([st.show(hand, place, bit_of(seat)) for place in seen]))
    hand.sort()
    st.emit("spies", (seat, len(faces)), "CD-1.6")
    st.emit("spied", (faces,), "CD-1.6", 1 << seat)


def finish(st: Duel) -> None:
    best = max(st.lives)
    winners = tuple([seat for seat, lives in enumerate(st.lives) if lives == best])
    st.result = Result(winners, st.standings(), "slain" if min(st.lives) == 0 else "turns")
    st.pop()


def name_of(face: int) -> str:
    return KINDS[face]

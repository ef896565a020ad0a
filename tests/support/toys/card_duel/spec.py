"""The rules of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core.engine.cards import (
    card_of,
    deal_unknown,
    deal_unknown_hand,
    draw_top,
    faces_of,
    put,
    shuffle,
    shuffled,
    unseen_faces,
)
from sandtable.core.engine.codec import BadSave
from sandtable.core.engine.kinds import Kind
from sandtable.core.engine.options import OptionDef, Options
from sandtable.core.engine.rng import Rng, seeded
from sandtable.core.game.notation import Notation
from sandtable.core.game.spec import GameSpec
from tests.support.toys.card_duel.frames import END, PASS, Answers, Played, Turns, on_stack
from tests.support.toys.card_duel.state import DECK, GUARD, HAND, KINDS, LIVES, Duel

if TYPE_CHECKING:
    from sandtable.core.game.presentation import Presentation


class CardDuelNotation(Notation[Duel]):
    def part_name(self, st: Duel, part: str, value: int) -> str:
        return KINDS[value] if part == "card" else f"{part}{value}"


class CardDuel(GameSpec[Duel]):
    name = "card_duel"
    prefix = "CD"
    rules_version = "1"
    players = (2, 2)
    option_defs = (OptionDef("turns", 12, low=1, high=40),)
    kinds = {"play_card": Kind(("card",), {END: "end"}), "answer": Kind(("card",), {PASS: "pass"})}
    frames = (Turns, Played, Answers)
    reveals = ("spied",)
    windows = ("answer",)

    def make_notation(self) -> Notation[Duel]:
        return CardDuelNotation(self.kinds)

    def make_presentation(self) -> Presentation[Duel]:
        from tests.support.toys.card_duel.presentation import CardDuelPresentation

        return CardDuelPresentation(self)

    def begin(self, players: int, options: Options, rng: Rng) -> Duel:
        st = Duel(players, rng, int(options["turns"]))
        st.lives = [LIVES] * players
        st.guards = [0] * players
        st.discards = [[] for _ in range(players)]
        st.decks = [[card_of(face) for face in DECK] for _ in range(players)]
        st.hands = [[] for _ in range(players)]
        for seat in range(players):
            shuffle(st, st.decks[seat])
            for _ in range(HAND):
                put(st.hands[seat], draw_top(st.decks[seat]))
        st.push(Turns(0))
        return st

    def table(self, players: int, rng: Rng, settings: object) -> Duel:
        if type(settings) is not int:
            raise BadSave("saved state: the number of turns is not a whole number")
        return Duel(players, rng, settings)

    def redeal(self, seen: Duel, seed: int) -> Duel:
        st = seen.clone()
        st.rng = rng = seeded(seed)
        for seat in range(st.players):
            open_cards = [card_of(face) for face in open_faces(st, seat)]
            rest = shuffled(unseen_faces(list(DECK), [st.hands[seat], st.decks[seat], open_cards]), rng)
            st.hands[seat] = deal_unknown_hand(st.hands[seat], rest)
            st.decks[seat] = deal_unknown(st.decks[seat], rest)
        st.run()
        return st

    def check_sound(self, st: Duel) -> None:
        for seat in range(st.players):
            cards = [*faces_of(st.hands[seat]), *faces_of(st.decks[seat]), *open_faces(st, seat)]
            assert sorted(cards) == sorted(DECK), f"the cards of seat {seat} are {sorted(cards)}"
            assert 0 <= st.lives[seat] <= LIVES, f"seat {seat} has {st.lives[seat]} lives"

    def option_sets(self) -> list[tuple[int, Options]]:
        return [(2, {}), (2, {"turns": 40}), (2, {"turns": 1})]


def open_faces(st: Duel, seat: int) -> list[int]:
    """The cards of a player that everyone sees: discarded, on guard, on the stack."""
    stack = [played.face for played in on_stack(st) if played.seat == seat]
    return [*st.discards[seat], *[GUARD] * st.guards[seat], *stack]


SPEC = CardDuel()

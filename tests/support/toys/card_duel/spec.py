"""What the game tells the rest of Sandtable."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.cards import card_of, dealt, dealt_hand, draw_top, faces_of, mixed, put, shuffle, unseen
from sandtable.core.engine.codec import BadSave
from sandtable.core.engine.decision import Target
from sandtable.core.engine.events import Event
from sandtable.core.engine.kinds import ASKED, Kind
from sandtable.core.engine.rng import Rng, seeded
from sandtable.core.interaction.wording import argument
from sandtable.core.scene.scene import Scene, Told, Words
from sandtable.core.scene.static import Static
from sandtable.core.spec import ArgKinds, GameSpec, OptionDef, Options, Wording
from tests.support.toys.card_duel import scene
from tests.support.toys.card_duel.frames import END, PASS, Answers, Played, Turns, on_stack
from tests.support.toys.card_duel.state import DECK, GUARD, HAND, KINDS, LIVES, Duel

S: Final = ("s", "seat")
C: Final = ("c", "card")
EVENTS: Final[dict[str, ArgKinds]] = {
    "draws": (S,),
    "draws_nothing": (S,),
    "plays": (S, C),
    "void": (S, C),
    "stands": (S,),
    "guarded": (S,),
    "loses": (S, ("n", "count")),
    "spies": (S, ("n", "count")),
    "spied": (("c", "cards"),),
}


class CardDuel(GameSpec[Duel]):
    name = "card_duel"
    prefix = "CD"
    rules_version = "1"
    players = (2, 2)
    option_defs = (OptionDef("turns", 12, low=1, high=40),)
    kinds = {"play_card": Kind(("card",), {END: "end"}), "answer": Kind(("card",), {PASS: "pass"})}  # noqa: RUF012
    frames = (Turns, Played, Answers)
    event_args = EVENTS
    prompt_args: Mapping[str, ArgKinds] = {"play_card": (("n", "count"),), "answer": (C,)}
    reveals = ("spied",)
    windows = ("answer",)

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
            rest = mixed(unseen(list(DECK), [st.hands[seat], st.decks[seat], open_cards]), rng)
            st.hands[seat] = dealt_hand(st.hands[seat], rest)
            st.decks[seat] = dealt(st.decks[seat], rest)
        st.run()
        return st

    def targets(self, st: Duel) -> list[Target]:
        return [("card", face) for face in range(len(KINDS))] + [("seat", seat) for seat in range(st.players)]

    def part_name(self, st: Duel, part: str, value: int) -> str:
        return KINDS[value] if part == "card" else f"{part}{value}"

    def why_not_asked(self, st: Duel, seat: int, kind: str) -> list[str]:
        """Only who holds a card is asked for an answer (CD-1.3)."""
        found = super().why_not_asked(st, seat, kind)
        return ["CD-1.3", *found] if found and kind == "answer" and not st.hands[seat] else found

    def refusal(self, st: Duel, seat: int, target: Target, clause: str, given: tuple[Target, ...] = ()) -> Words | None:
        part, value = target
        if part == "card" and clause in ("CD-1.1", "CD-1.9"):
            return Words(f"refused-{clause.lower().replace('.', '-')}", {"c": argument(self, st, part, value)})
        empty = part == ASKED and clause == "CD-1.3" and not st.hands[seat]
        return Words("refused-cd-1-3") if empty else None

    def board_text(
        self, seen: Duel, seat: int, words: Wording, width: int, height: int, marks: Mapping[Target, str]
    ) -> object:
        return scene.board_text(seen, words)

    def static_scene(self, options: Options, players: int) -> Static:
        return scene.static_scene(players)

    def scene(self, seen: Duel, seat: int) -> Scene:
        return scene.scene(self, seen, seat)

    def told(self, before: Duel, events: list[Event], seat: int) -> Told:
        return scene.told(self, before, events, seat)

    def check_sound(self, st: Duel) -> None:
        for seat in range(st.players):
            cards = [*faces_of(st.hands[seat]), *faces_of(st.decks[seat]), *open_faces(st, seat)]
            assert sorted(cards) == sorted(DECK), f"the cards of seat {seat} are {sorted(cards)}"
            assert 0 <= st.lives[seat] <= LIVES, f"seat {seat} has {st.lives[seat]} lives"

    def option_sets(self) -> list[tuple[int, Options]]:
        return [(2, {}), (2, {"turns": 40}), (2, {"turns": 1})]


def open_faces(st: Duel, seat: int) -> list[int]:
    """The cards of a player that everybody sees: discarded, standing guard, on the stack."""
    stack = [played.face for played in on_stack(st) if played.seat == seat]
    return [*st.discards[seat], *[GUARD] * st.guards[seat], *stack]


SPEC = CardDuel()

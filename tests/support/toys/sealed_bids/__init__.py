"""Sealed bids: all players secretly bid a number card at once and may add a boost; the highest bid takes the prize.

SB-1 Hands of number cards are dealt in secret. SB-2 Each round everybody picks a card and then a boost, in secret.
SB-3 All bids are shown. SB-4 The highest bid takes the prize; if it is tied, the prize stays for the next round.
SB-5 For a player who gave up the first card is bid without a boost; such a player does not win.
"""

from __future__ import annotations

from sandtable.core.engine.actions import Actions
from sandtable.core.engine.cards import UNKNOWN, draw_any
from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.declare import field, frame, state
from sandtable.core.engine.fields import OWNED, PUBLIC, SIZE, ListOf, Whole
from sandtable.core.engine.frames import Frame, Parallel, Secret
from sandtable.core.engine.kinds import Kind
from sandtable.core.engine.observation import Block, Observation
from sandtable.core.engine.options import OptionDef, Options
from sandtable.core.engine.rng import Rng, seeded
from sandtable.core.engine.state import Result, State
from sandtable.core.game.notation import Notation
from sandtable.core.game.presentation import Presentation
from sandtable.core.game.spec import GameSpec

CARD, BOOST, DONE = 0, 1, 2


CARDS = ListOf(Whole(UNKNOWN))
NUMBERS = ListOf(Whole(0), "seat")


@state
class Bids(State):
    teams: bool
    hands: list[list[int]] = field([], ListOf(CARDS, "seat"), OWNED)
    used: list[int] = field([], CARDS, PUBLIC)
    out: list[int] = field([], CARDS, SIZE)
    boosts: list[int] = field([], NUMBERS, PUBLIC)
    scores: list[int] = field([], NUMBERS, PUBLIC)
    prize: int = field(0, Whole(0), PUBLIC)
    rounds: int = field(0, Whole(0, 5), PUBLIC)

    def settings(self) -> object:
        return self.teams

    def partners(self, seat: int) -> tuple[int, ...]:
        return (seat,) if not self.teams or seat < 0 else tuple(range(seat % 2, self.players, 2))

    def standings(self) -> tuple[int, ...]:
        return tuple(self.scores)

    def parties(self) -> list[tuple[int, ...]]:
        return [self.partners(0), self.partners(1)] if self.teams else super().parties()


@frame
class Bid(Frame[Bids]):
    """One seat's lane: a card, then a boost (SB-2)."""

    seat: int
    at: int
    card: Secret
    boost: Secret

    def advance(self, st: Bids) -> Decision | None:
        if self.at == CARD:
            return Decision("CARD", self.seat, list(st.hands[self.seat]), "SB-2")
        if self.at == BOOST:
            return Decision("BOOST", self.seat, list(range(min(2, st.boosts[self.seat]) + 1)), "SB-2")
        return None

    def resume(self, st: Bids, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if self.at == CARD:
            self.card.value = (pick,)
        else:
            self.boost.value = (pick,)
        self.at += 1

    def stand_in(self, st: Bids, asked: Decision) -> Pick | None:
        return asked.options[0]

    def why_not(self, st: Bids, asked: Decision, part: str, value: int) -> list[str]:
        return ["SB-1"] if part == "card" else ["SB-2"]


@frame
class Bidding(Parallel[Bids]):
    """All bids of one round (SB-2 to SB-4)."""

    def close(self, st: Bids) -> None:
        bids = []
        for lane in self.lanes:
            assert isinstance(lane, Bid)
            st.reveal(lane.card)
            st.reveal(lane.boost)
            (card,), (boost,) = lane.card.open(), lane.boost.open()
            st.hands[lane.seat].remove(card)
            st.used.append(card)
            st.boosts[lane.seat] -= boost
            bids.append(card // st.players + boost)
            st.emit("bid", (lane.seat, card, boost), "SB-3")
        best = [seat for seat, bid in enumerate(bids) if bid == max(bids)]
        st.pop()
        if len(best) == 1:
            st.scores[best[0]] += st.prize
            st.emit("prize", (best[0], st.prize), "SB-4")
            st.prize = 0


@frame
class Rounds(Frame[Bids]):
    """All rounds. Each adds a new prize to what is left."""

    def advance(self, st: Bids) -> Decision | None:
        if st.rounds == 0:
            left = [seat for seat in range(st.players) if not st.has_conceded(seat)]
            best = max(st.scores[seat] for seat in left)
            winners = tuple(seat for seat in left if st.scores[seat] == best)
            st.result = Result(winners, tuple(st.scores), "rounds")
            st.pop()
            return None
        st.rounds -= 1
        st.prize += 1 + st.chance(6)
        knows = [sum(1 << partner for partner in st.partners(n)) for n in range(st.players)]
        st.push(Bidding([Bid(n, CARD, Secret(None, mask), Secret(None, mask)) for n, mask in enumerate(knows)]))
        return None


class SealedBidsNotation(Notation[Bids]):
    def part_name(self, st: Bids, part: str, value: int) -> str:
        return f"{part}{value}"


class SealedBidsPresentation(Presentation[Bids]):
    def targets(self, st: Bids) -> list[Target]:
        return [("card", n) for n in range(6 * st.players)] + [("seat", n) for n in range(st.players)]


class SealedBids(GameSpec[Bids]):
    name = "sealed_bids"
    rules_version = "1"
    players = (2, 5)
    option_defs = (OptionDef("rounds", 3, low=1, high=5), OptionDef("boosts", "some", ("none", "some")))
    teams = False
    kinds = {"CARD": Kind(("card",)), "BOOST": Kind(("count",), {0: "none"})}
    frames = (Rounds, Bidding, Bid)

    def make_notation(self) -> Notation[Bids]:
        return SealedBidsNotation(self.kinds)

    def make_presentation(self) -> Presentation[Bids]:
        return SealedBidsPresentation(self)

    def make_observation(self) -> Observation:
        blocks = [
            Block("hands", tally=30),
            Block("used", (15,)),
            Block("out", length=True),
            Block("boosts"),
            Block("scores"),
            Block("prize"),
            Block("rounds"),
        ]
        return Observation("1", blocks, axes={}, frames=(2, 24))

    def make_actions(self) -> Actions:
        return Actions("1", self.kinds, {"card": (0, 29), "count": (0, 2)}, most=8)

    def begin(self, players: int, options: Options, rng: Rng) -> Bids:
        st = Bids(players, rng, self.teams)
        st.rounds = int(options["rounds"])
        st.out = list(range(6 * players))
        st.hands = [[draw_any(st, st.out) for _ in range(5)] for _ in range(players)]
        st.boosts = [3 if options["boosts"] == "some" else 0] * players
        st.scores = [0] * players
        st.push(Rounds())
        return st

    def table(self, players: int, rng: Rng, settings: object) -> Bids:
        return Bids(players, rng, settings is True)

    def redeal(self, seen: Bids, seed: int) -> Bids:
        st = seen.clone()
        st.rng = rng = seeded(seed)
        known = {card for hand in st.hands for card in hand} | set(st.used)
        free = [card for card in range(6 * st.players) if card not in known]
        for cards in (*st.hands, st.out):
            for n, card in enumerate(cards):
                if card == UNKNOWN:
                    cards[n] = free.pop(rng.below(len(free)))
        bidding = st.stack[-1] if st.stack else None
        for lane in bidding.lanes if isinstance(bidding, Bidding) else []:
            assert isinstance(lane, Bid)
            if lane.at > CARD and lane.card.value is None:
                hand = st.hands[lane.seat]
                lane.card.value = (hand[rng.below(len(hand))],)
            if lane.at > BOOST and lane.boost.value is None:
                lane.boost.value = (rng.below(min(2, st.boosts[lane.seat]) + 1),)
        st.run()
        return st

    def check_sound(self, st: Bids) -> None:
        cards = sorted(card for pile in (*st.hands, st.used, st.out) for card in pile)
        assert cards == list(range(6 * st.players)), f"the cards are {cards}"

    def option_sets(self) -> list[tuple[int, Options]]:
        return [(2, {}), (3, {"boosts": "none", "rounds": 5}), (5, {"rounds": 2})]


class TeamBids(SealedBids):
    """Every other seat is a partner, and partners see each other's cards and bids."""

    name = "team_bids"
    teams = True

    def option_sets(self) -> list[tuple[int, Options]]:
        return [(4, {"rounds": 5}), (5, {})]


SPEC = SealedBids()
TEAMS = TeamBids()

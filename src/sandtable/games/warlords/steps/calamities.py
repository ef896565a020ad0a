"""Step 5: calamities, and the tests of persistent ones at the end of step 7 (chapter 11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.declare import frame
from sandtable.core.engine.legality import Check, Part, asking
from sandtable.core.engine.refusal import Facts, Objection, Refusal
from sandtable.core.text.message import kebab
from sandtable.games.warlords.board import CALAMITIES, NOBODY, NOWHERE
from sandtable.games.warlords.draws import outcome, report_outcome
from sandtable.games.warlords.reasons import (
    Rule,
    by_clause,
    choice,
    no_place,
    of_place,
    own_hand,
    own_place_with,
    places_in_play,
    why_not_playable,
)
from sandtable.games.warlords.stacks import is_port, status
from sandtable.games.warlords.state import END, Procedure, State, Step
from sandtable.games.warlords.tables.cards import (
    CALAMITY,
    COMBAT,
    DEFENCE,
    IMPROVEMENT,
    INSTANT,
    NO_CARD,
    NO_EFFECT,
    OP,
    PERSISTENT,
    SUCCESS,
    TRANSIENT,
    TYPE,
    WEATHER,
    def_of,
    op,
)

MAX_SWITCHES: Final = 50
CALAMITY_IMMUNE: Final = op("calamity_immune")


# -- targets -------------------------------------------------------------------------------------------------------------


def what_it_strikes(st: State, seat: int, card: int, *place: int) -> Facts:
    return {"t": ("word", f"strikes-{kebab(def_of(card).target)}")}


def what_it_is(st: State, seat: int, *parts: int) -> Facts:
    """What a calamity strikes, and what the place is instead. A calamity in play is no part of the answer."""
    card, place = parts if len(parts) > 1 else (asking(st, Striking).card, *parts)
    castle, port = st.is_castle(place), def_of(card).target == "port_castle"
    lack = "lack-stack" if not castle else "lack-port" if port else "lack-castle"
    return {"c": ("card", card), "w": ("word", lack), **what_it_strikes(st, seat, card)}


def with_shield(st: State, seat: int, *parts: int) -> Facts:
    return {"c": ("card", next(each for each in st.improvements[parts[-1]] if OP[each] == CALAMITY_IMMUNE))}


NOT_ITS_KIND: Final = Refusal("WL-11.29", "calamity-kind", what_it_is)
NOT_ITS_TARGET: Final = Refusal("WL-11.2", "calamity-kind", what_it_is)
NO_TARGET: Final = Refusal("WL-11.2", "calamity-kind-card", what_it_strikes)
SUFFERS_ALREADY: Final = by_clause("WL-11.3")
SHIELDED: Final = Refusal("WL-1.27", "refused-wl-1-27-shield-calamity", with_shield)
NO_ARMY: Final = by_clause("WL-11.16")
NOT_AN_ENEMY: Final = Refusal("WL-11.2", "refused-wl-11-2-own")
NOT_A_RUIN: Final = Refusal("WL-11.2", "refused-wl-11-2-ruin")
NO_CALAMITY: Final = by_clause("WL-11.1")


def why_not_strike(st: State, seat: int, card: int, place: int) -> Refusal | None:
    """Why a calamity does not go to a place when it is played, moved or switched (WL-11.3, WL-11.16, WL-11.29)."""
    target = def_of(card).target
    castle = st.is_castle(place)
    if (target == "stack" and castle) or (target in ("castle", "port_castle") and not castle):
        return NOT_ITS_KIND
    if target == "port_castle" and not is_port(st, place):
        return NOT_ITS_KIND
    if st.calamity[place] != NO_CARD:
        return SUFFERS_ALREADY
    if any(OP[other] == CALAMITY_IMMUNE for other in st.improvements[place]):
        return SHIELDED
    if def_of(card).kind == TRANSIENT and not (st.armies[place] or st.allies[place]):
        return NO_ARMY
    return None


def why_not_play_on(st: State, seat: int, card: int, place: int) -> Refusal | None:
    """The same when it is played: WL-11.2 sets the kind of target."""
    why = why_not_strike(st, seat, card, place)
    return NOT_ITS_TARGET if why is NOT_ITS_KIND else why


def strikable(st: State, card: int) -> list[int]:
    """All places that a calamity may go to, whoever controls them (WL-11.29)."""
    return [p for p, head in enumerate(st.head) if head != NO_CARD and why_not_strike(st, NOBODY, card, p) is None]


# -- consequences --------------------------------------------------------------------------------------------------------

Losses = list[list[int]]
"""For each loss, the cards from which the controller chooses one."""


def extreme(cards: list[int], strongest: bool) -> list[int]:
    """The cards of highest or lowest printed combat value (WL-28.7)."""
    if not cards:
        return []
    values = [COMBAT[card] for card in cards]
    best = max(values) if strongest else min(values)
    return [card for card, value in zip(cards, values, strict=True) if value == best]


def one_of(cards: list[int]) -> Losses:
    return [list(dict.fromkeys(cards))] if cards else []


def consequence(st: State, word: str, place: int) -> Losses:
    """The losses of a success, as choices of the controller; heroes are never killed (WL-11.4, WL-11.26)."""
    armies = list(st.armies[place])
    forces = armies + list(st.allies[place])
    improvements = list(st.improvements[place])
    if word == "lose_1_army_or_ally":
        return one_of(forces)
    if word == "lose_weakest_army":
        return one_of(extreme(armies, False))
    if word == "lose_strongest_army_or_ally":
        return one_of(extreme(forces, True))
    if word == "lose_improvement_or_army":
        return one_of(improvements or armies)
    if word == "lose_improvement_and_army":
        return one_of(improvements) + one_of(armies)
    if word == "lose_defence_improvements":
        return [[card] for card in improvements if DEFENCE[card]]
    return [[card] for card in armies] if word == "lose_all_armies" else []


# -- the step ------------------------------------------------------------------------------------------------------------


def why_no_target(st: State, seat: int, about: Mapping[str, int]) -> Refusal | Objection:
    """Why a calamity strikes no enemy, or why an enemy is struck by no calamity in hand.

    A target of the wrong kind is the reason only if there is no other.
    """
    if "place" in about:
        place = about["place"]
        reasons = {card: why_not_play_on(st, seat, card, place) for card in st.hand_cards(seat, CALAMITY)}
        if not reasons:
            return SUFFERS_ALREADY if st.calamity[place] != NO_CARD else NO_CALAMITY
        near = {card: why for card, why in reasons.items() if why is not NOT_ITS_TARGET} or reasons
        card, why = next(iter(near.items()))
        assert why is not None
        return of_place(why, seat, card, place)
    card = about["card"]
    foes = [place for place in places_in_play(st, seat) if st.controller[place] != seat]
    reasons = {place: why_not_play_on(st, seat, card, place) for place in foes}
    near = {place: why for place, why in reasons.items() if why is not NOT_ITS_TARGET}
    return no_place(near, what_it_strikes) if near else NO_TARGET


CALAMITY_RULE: Final = Rule(
    (
        Part("card", "card", own_hand, Refusal("WL-11.1", "calamity-one-card")),
        Part("place", "place", places_in_play, Refusal("WL-11.2", "calamity-one-place")),
    ),
    (
        Check(lambda st, seat, card: why_not_playable(st, seat, card, (CALAMITY,), NOT_A_RUIN), "card"),
        Check(lambda st, seat, place: NOT_AN_ENEMY if st.controller[place] == seat else None, "place"),
        Check(why_not_play_on, "card", "place"),
    ),
    Refusal("WL-11.1", "refused-wl-11-1-seat"),
    why_no_target,
)


@frame
class Calamities(Step):
    """The active player may play one calamity on an enemy (WL-11.1, WL-11.2)."""

    def advance(self, st: State) -> Decision | None:
        seat = st.active
        if not st.hands[seat] or st.uses(CALAMITIES, 0):
            st.pop()
            return None
        options: list[Pick] = []
        for card in st.hand_cards(seat, CALAMITY):
            options += [(card, place) for place in strikable(st, card) if st.controller[place] != seat]
        options.append(END)
        return Decision("calamities", seat, options, "WL-11.1", automatic=False)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        if isinstance(pick, int):
            st.pop()
            return
        card, place = pick
        st.play(asked.seat, card)
        st.use(CALAMITIES, 0)
        if st.logging:
            st.emit("plays_calamity", (asked.seat, card, st.head[place]), "WL-11.1")
        st.push(Striking(card, place, asked.seat))


TEST: Final = 0
LOSE: Final = 1
SETTLE: Final = 2
MOVE: Final = 3


@frame
class Striking(Procedure):
    """A calamity in play: tests, consequences, moves, switches until it stays or is discarded (WL-11.8 to WL-11.32,
    WL-25.6).

    `mover` is the current perpetrator, or the player who moves the card after a switch. `switched` means that the card
    has to move on; `switches` counts switches in a row (WL-11.27).
    """

    card: int
    place: int
    mover: int
    switches: int = 0
    switched: int = 0
    losses: Losses = []
    at: int = TEST

    def held(self) -> tuple[int, ...]:
        return (self.card,)

    def ends_with(self, st: State, seat: int) -> bool:
        """A calamity that he suffers is discarded when he leaves; for one that he was to move see `move` (WL-24.12)."""
        return seat == st.controller[self.place]

    def advance(self, st: State) -> Decision | None:
        if self.at == TEST:
            self.test(st)
        elif self.at == LOSE:
            if not self.losses:
                self.at = SETTLE
                return None
            return Decision(
                "calamity_loss", st.controller[self.place], list(self.losses[0]), "WL-11.8", (self.card, self.place)
            )
        elif self.at == SETTLE:
            self.settle(st)
        else:
            return self.move(st)
        return None

    def test(self, st: State) -> None:
        """The controller of the place tests (WL-2.6, WL-11.6).

        A transient calamity is tested again until it has no effect (WL-11.15).
        """
        seat = st.controller[self.place]
        result = outcome(st, seat, self.card)
        report_outcome(st, seat, self.card, result, "WL-11.6")
        if result == SUCCESS:
            self.switches = 0
            self.losses = consequence(st, def_of(self.card).op, self.place)
            self.at = LOSE
        elif result == NO_EFFECT:
            self.drop(st)
        else:
            self.switches += 1
            self.mover = seat
            self.switched = 1
            self.at = MOVE
            if self.switches >= MAX_SWITCHES:
                self.drop(st)

    def drop(self, st: State) -> None:
        """Put the card on its owner's discard pile, wherever it was (WL-11.7)."""
        st.pop()
        st.discard(self.card)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        kind = def_of(self.card).kind
        if self.at == MOVE:
            clause = "WL-11.19" if self.switched and kind == TRANSIENT else MOVED_BY[kind]
            if st.logging:
                event = "leaves_calamity" if pick == self.place else "moves_calamity"
                st.emit(event, (asked.seat, self.card, st.head[pick]), clause)
            self.place = pick
            self.switched = 0
            self.at = TEST
            return
        st.discard_linked(self.place, pick)
        self.losses.pop(0)
        if st.logging:
            st.emit("loses", (st.controller[self.place], pick, st.head[self.place]), SUFFERED[kind])

    def settle(self, st: State) -> None:
        """After a success persistent calamities stay, instant ones go, transient ones move on (WL-11.8, WL-11.17, WL-11.24)."""
        kind = def_of(self.card).kind
        if kind == TRANSIENT:
            self.at = MOVE
        elif kind == INSTANT:
            self.drop(st)
        else:
            st.pop()
            self.stay(st)

    def stay(self, st: State) -> None:
        """The stack discards march cards and weather, and its siege ends (WL-6.13, WL-10.22, WL-11.10, WL-11.32).

        Cards lost this way do not come back when the calamity goes (WL-11.30).
        """
        place = self.place
        if not st.is_castle(place):
            st.discard_march(place)
            if st.ground[place] != NO_CARD and TYPE[st.ground[place]] == WEATHER:
                st.discard_linked(place, st.ground[place])
        st.link(place, self.card)
        if st.logging:
            what = (st.controller[place], self.card, st.head[place])
            if st.is_castle(place):
                st.emit("afflicts", what, "WL-11.8")
            else:
                st.emit("afflicts_stack", (*what, status(st, place)), "WL-11.10")

    def move(self, st: State) -> Decision | None:
        """Ask where the card goes next; it cannot stop while there is a target (WL-11.17 to WL-11.28, WL-24.12).

        The mover's own places are targets too. After a switch the card leaves its place; only a transient one stays if
        it cannot move (WL-11.18, WL-11.20, WL-11.22, WL-11.28).
        """
        targets = [place for place in strikable(st, self.card) if why_not_stay(st, self, place) is None]
        if not targets or st.is_out(self.mover):
            self.drop(st)
            return None
        return Decision("move_calamity", self.mover, list(targets), "WL-11.17", (self.card,))


SUFFERED: Final[dict[int, str]] = {PERSISTENT: "WL-11.8", TRANSIENT: "WL-11.17", INSTANT: "WL-11.24"}
MOVED_BY: Final[dict[int, str]] = {PERSISTENT: "WL-11.21", TRANSIENT: "WL-11.17", INSTANT: "WL-11.25"}
"""For each kind of calamity, the clause on who moves the card where; `SUFFERED` has the clause on the losses."""


def what_strikes(st: State, seat: int, thing: int) -> Facts:
    return {"c": ("card", asking(st, Striking).card)}


def what_is_lost(st: State, seat: int, thing: int) -> Facts:
    """The calamity, the place that it strikes, and what it takes; of improvement and army the one that is chosen now."""
    frame = asking(st, Striking)
    taken = def_of(frame.card).op
    if taken.startswith("lose_improvement"):
        taken = "lose_improvement" if TYPE[frame.losses[0][0]] == IMPROVEMENT else "lose_army"
    return {"c": ("card", frame.card), "h": ("place", frame.place), "t": ("word", f"chosen-{kebab(taken)}")}


def where_it_is(st: State, seat: int, card: int) -> Facts:
    return {**what_is_lost(st, seat, card), "k": ("place", own_place_with(st, seat, card))}


NOT_LOST: Final = {kind: Refusal(clause, "calamity-loss", what_is_lost) for kind, clause in SUFFERED.items()}
ELSEWHERE: Final = {kind: Refusal(clause, "calamity-elsewhere", where_it_is) for kind, clause in SUFFERED.items()}
IN_A_CASTLE: Final = {kind: Refusal(clause, "calamity-in-castle", where_it_is) for kind, clause in SUFFERED.items()}
NEVER_HEROES: Final = by_clause("WL-11.4")
MOVES_ON: Final = {kind: by_clause(clause, what_strikes) for kind, clause in MOVED_BY.items()}
MUST_LEAVE: Final = by_clause("WL-11.23", what_strikes)
NOT_DUE: Final = by_clause("WL-11.13")


def why_not_lost(st: State, seat: int, card: int) -> Refusal | None:
    """Why a card is not lost to the calamity (WL-11.8, WL-11.17, WL-11.24)."""
    frame = asking(st, Striking)
    if card in frame.losses[0]:
        return None
    kind, lies = def_of(frame.card).kind, own_place_with(st, seat, card)
    if lies in (NOWHERE, frame.place):
        return NOT_LOST[kind]
    return IN_A_CASTLE[kind] if st.is_castle(lies) else ELSEWHERE[kind]


def not_a_card(st: State, seat: int, target: Target) -> Refusal:
    """A calamity takes cards of a stack, never its hero (WL-11.4)."""
    frame = asking(st, Striking)
    hero = target == ("place", frame.place) and not st.is_castle(frame.place)
    return NEVER_HEROES if hero else NOT_LOST[def_of(frame.card).kind]


def why_not_stay(st: State, frame: Striking, place: int) -> Refusal | None:
    """A calamity that has switched leaves its place; only a transient one stays if it cannot move (WL-11.20, WL-11.23)."""
    if not frame.switched or place != frame.place:
        return None
    stays = def_of(frame.card).kind == TRANSIENT and strikable(st, frame.card) == [place]
    return None if stays else MUST_LEAVE


def why_not_move_to(st: State, seat: int, place: int) -> Refusal | None:
    frame = asking(st, Striking)
    return why_not_strike(st, seat, frame.card, place) or why_not_stay(st, frame, place)


def why_not_due(st: State, seat: int, place: int) -> Refusal | None:
    """A calamity is tested again if it was there when the turn began (WL-11.13)."""
    due = st.controller[place] == seat and st.calamity[place] != NO_CARD and st.afflicted[place] < st.turn
    return None if due else NOT_DUE


LOSS_RULE: Final = choice("card", lambda st, seat: asking(st, Striking).losses[0], not_a_card, why_not_lost)
MOVE_RULE: Final = choice(
    "place", places_in_play, lambda st, seat, target: MOVES_ON[def_of(asking(st, Striking).card).kind], why_not_move_to
)
RETEST_RULE: Final = choice("place", places_in_play, NOT_DUE, why_not_due)


@frame
class Retests(Step):
    """After the march step, persistent calamities that were there when the turn began are tested again (WL-11.13,
    WL-25.8).

    One that has been tested, or arrived, in this turn counts as new.
    """

    def advance(self, st: State) -> Decision | None:
        due = [place for place in st.places_of(st.active) if why_not_due(st, st.active, place) is None]
        if not due:
            st.pop()
            return None
        return Decision("retest", st.active, list(due), "WL-11.13")

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        card = st.calamity[pick]
        st.unlink(pick, card)
        assert def_of(card).kind == PERSISTENT
        if st.logging:
            st.emit("retests", (asked.seat, card, st.head[pick]), "WL-11.13")
        st.push(Striking(card, pick, st.active))

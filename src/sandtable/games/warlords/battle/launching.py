"""Step 8: launching attacks, interception, sieges (chapters 14, 15 and 19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Reaction, Target
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Window
from sandtable.core.engine.legality import Check, Part, asking
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.warlords.battle.aftermath import Aftermath
from sandtable.games.warlords.battle.assault import Assault
from sandtable.games.warlords.battle.attacks import (
    INTERCEPTING,
    attack_ways,
    attacks,
    held_types,
    may_attack,
    why_not_launch,
    why_not_occupy,
    why_not_target,
)
from sandtable.games.warlords.battle.conquest import Conquest
from sandtable.games.warlords.battle.field import Announced, FieldBattle
from sandtable.games.warlords.battle.losses import NO_SIDE
from sandtable.games.warlords.board import GROUNDED, LAUNCHED, NOWHERE
from sandtable.games.warlords.permissions import why_not_intercept
from sandtable.games.warlords.reasons import ANSWER_CARD, NameOnce, Rule, by_clause, why_not_from_hand
from sandtable.games.warlords.stacks import is_capital, status
from sandtable.games.warlords.state import END, State, Step
from sandtable.games.warlords.tables.cards import (
    BATTLE,
    NAME,
    NO_CARD,
    RAID,
    TERRAIN,
    TYPE,
)
from sandtable.games.warlords.tables.statuses import (
    FIELD,
    ON_PATROL,
    SIEGE,
)

ON_GROUND: Final = Reaction("terrain", END, attacked=True)
INTERCEPT: Final = Reaction("interception", END, attacked=True)


# -- the step ------------------------------------------------------------------------------------------------------------


@frame
class Battles(Step):
    """The active player launches attacks one by one, abandons sieges, occupies starved castles (WL-14.10, WL-25.9)."""

    def advance(self, st: State) -> Decision | None:
        seat = st.active
        stacks = st.stacks_of(seat)
        able = [stack for stack in stacks if why_not_launch(st, seat, stack) is None]
        if not (able and st.hands[seat]) and not any(st.siege[stack] != NOWHERE for stack in stacks):
            st.pop()
            return None
        return Decision("battles", seat, self.options(st, seat, stacks, able), "WL-14.10", automatic=False)

    def options(self, st: State, seat: int, stacks: list[int], able: list[int]) -> list[Pick]:
        """(stack, target) to launch or to occupy, a stack alone to abandon its siege, or the end of the step.

        `able` are those of the stacks that may launch attacks.
        """
        found: list[Pick] = []
        held = held_types(st, seat)
        targets = [p for p, head in enumerate(st.head) if head != NO_CARD and why_not_target(st, seat, p) is None]
        for stack in stacks:
            if st.siege[stack] != NOWHERE:
                found.append(stack)
                if why_not_occupy(st, stack) is None:
                    found.append((stack, st.siege[stack]))
            elif stack in able:
                found += [(stack, target) for target in targets if may_attack(st, stack, target, held)]
        found.append(END)
        return found

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        if isinstance(pick, int):
            if pick == END:
                st.pop()
            else:
                self.abandon(st, pick)
            return
        stack, target = pick
        if st.siege[stack] == target:
            st.push(Conquest(stack, target, asked.seat, st.controller[target], BATTLE))
        else:
            st.push(Launch(stack, target))

    def abandon(self, st: State, stack: int) -> None:
        """The stack is On Campaign or At Sea again and may attack at once (WL-14.21, WL-19.10)."""
        if st.logging:
            st.emit("abandons", (st.active, st.head[stack], st.head[st.siege[stack]]), "WL-19.10")
        st.end_siege(stack)


@frame
class Launch(Announced):
    """One launched attack from its announcement to its end (WL-14.32, WL-15.1, WL-16.2, WL-17.1, WL-19.1)."""

    stack: int
    target: int
    attack: int = FIELD
    card: int = NO_CARD
    foe: int = END
    won: int = NO_SIDE
    at: int = 0

    def steps(self) -> tuple[Callable[[Launch, State], Decision | None], ...]:
        return LAUNCH

    def ends_with(self, st: State, seat: int) -> bool:
        """If its player leaves, a battle has no winner and a castle does not fall, unless it has already fallen
        (WL-24.12).

        A battle that has been won goes on with the windows of the victor (WL-23.15).
        """
        if any(isinstance(frame, Aftermath) for frame in st.stack):
            return False
        return st.controller[self.target] == seat or (self.attack == FIELD and self.foe == seat)

    def choose(self, st: State) -> Decision | None:
        """Ask which attack to make, with which card (WL-14.5 to WL-14.9, WL-1.29)."""
        seat = st.active
        options: list[Pick] = []
        for attack, kind in attacks(st, self.stack, self.target, held_types(st, seat)):
            options += [(attack, card) for card in st.hand_cards(seat, kind)]
        if not options:  # the siege that let this stack reach the target ended when the besieged player left (WL-24.12)
            self.at = len(LAUNCH)
            return None
        return Decision("attack", seat, options, "WL-14.32", (self.stack, self.target), automatic=False)

    def needs(self, st: State) -> tuple[list[int], int]:
        """The types of card of which the active player must hold one, and how many of it, given the open question.

        All players know that he does: he has named stack and target, or played the first card of a pair.
        """
        if self.at == LAUNCH.index(Launch.second):
            return [TYPE[self.card]], 1
        castle, ways = st.is_castle(self.target), attack_ways(st, self.stack, self.target)
        kinds = dict.fromkeys([kind for kind, why in ways if why is None])
        return list(kinds), 2 if castle and is_capital(st, self.target) else 1

    def second(self, st: State) -> Decision | None:
        """Against a capital the pair is completed with an identical card (WL-14.7 to WL-14.9)."""
        if not st.is_castle(self.target) or not is_capital(st, self.target):
            return None
        same = [card for card in st.hand_cards(st.active, TYPE[self.card]) if NAME[card] == NAME[self.card]]
        return Decision("second_card", st.active, list(same), "WL-14.7", (self.card,), automatic=False)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        self.at += 1
        if isinstance(pick, int):
            card = pick
            if st.logging:
                st.emit("pairs", (asked.seat, card), "WL-14.9")
        else:
            self.attack, card = pick
            self.card = card
        st.play(asked.seat, card)
        st.discard(card)

    def announce(self, st: State) -> Decision | None:
        """The launch counts against the stack's allowance, whatever its outcome (WL-14.3, WL-14.4)."""
        st.use(LAUNCHED, self.stack)
        self.foe = st.controller[self.target]
        if st.logging:
            what = (st.active, self.attack, st.head[self.stack], st.head[self.target], self.card)
            st.emit("launches", what, "WL-14.32")
        if self.attack != FIELD:  # a field battle cannot be intercepted (WL-15.3)
            self.at = LAUNCH.index(Launch.intercept)
        return None

    def terrain(self, st: State) -> Decision | None:
        """A patrol that is attacked may link terrain from the hand (WL-10.19, WL-10.25)."""
        target = self.target
        if status(st, target) == ON_PATROL and st.hands[self.foe] and not st.uses(GROUNDED, target):
            st.push(OnGround([self.foe]))
        return None

    def field(self, st: State) -> Decision | None:
        """The field battle; the active player is the attacker (WL-16.1)."""
        self.at = len(LAUNCH)
        st.push(FieldBattle(self.stack, self.target, st.active, self.foe, self.card, 0))
        return None

    def interceptors(self, st: State) -> list[int]:
        """The stacks that may intercept this launch; a beaten one has lost its march cards (WL-15.2, WL-15.15 to WL-15.19)."""
        by_raid = TYPE[self.card] == RAID
        return [s for s in st.stacks_of(self.foe) if why_not_intercept(st, s, self.target, by_raid) is None]

    def intercept(self, st: State) -> Decision | None:
        """The window opens if a stack may intercept and there are cards in hand (WL-15.1, WL-25.12)."""
        self.won = NOT_INTERCEPTED
        if st.hands[self.foe] and self.interceptors(st):
            st.push(Interception([self.foe]))
        else:
            self.at = LAUNCH.index(Launch.resolve)
        return None

    def judge(self, st: State) -> Decision | None:
        """A stack that has beaten its interceptor goes on and may be intercepted again (WL-15.16, WL-15.17, WL-15.20)."""
        if self.won == NOT_INTERCEPTED:
            return None
        beaten = self.won != self.stack or st.head[self.stack] == NO_CARD or not st.rules.assault_goes_on
        beaten = beaten or st.is_out(self.foe)
        self.at = len(LAUNCH) if beaten else LAUNCH.index(Launch.intercept)
        return None

    def resolve(self, st: State) -> Decision | None:
        """The siege is laid, or the castle assaulted; a castle without garrison falls at once (WL-17.3, WL-19.2).

        A besieger keeps its march cards and fleet (WL-19.3), and there is no fight (WL-19.14). Without a battle there
        are no windows after it (WL-23.11).
        """
        seat, stack, castle = st.active, self.stack, self.target
        if self.attack == SIEGE:
            st.siege = with_item(with_item(st.siege, stack, castle), castle, stack)
            if st.logging:
                st.emit("besieges", (seat, st.head[stack], st.head[castle]), "WL-19.2")
        elif not st.armies[castle]:
            st.push(Conquest(stack, castle, seat, self.foe, TYPE[self.card]))
        else:
            st.push(Assault(stack, castle, seat, self.foe, self.card))
        return None


NOT_INTERCEPTED: Final = -2
"""No stack intercepted in the last window."""

LAUNCH: Final = (
    Launch.choose,
    Launch.second,
    Launch.announce,
    Launch.terrain,
    Launch.field,
    Launch.intercept,
    Launch.judge,
    Launch.resolve,
)


def launch_below(st: State) -> Launch:
    """The launch whose window is on top of the stack."""
    return asking(st, Launch, 1)


@frame
class OnGround(Window[State]):
    """A patrol under attack may discard its march card and defend in terrain (WL-10.19, WL-10.25)."""

    def ask(self, st: State, who: int) -> Decision | None:
        cards: list[Pick] = [card for card in st.hand_cards(who, TERRAIN) if st.is_eligible(card)]
        context = (launch_below(st).target,)
        return Decision("ground", who, [*cards, END], "WL-10.19", context, automatic=False, reaction=ON_GROUND)

    def react(self, st: State, who: int, pick: Pick) -> None:
        assert isinstance(pick, int)
        stack = launch_below(st).target
        st.play(who, pick)
        st.discard_march(stack)
        st.link(stack, pick)
        st.use(GROUNDED, stack)
        if st.logging:
            st.emit("grounds", (who, pick, st.head[stack]), "WL-10.19")


def of_attacked(st: State, seat: int, place: int) -> Facts:
    return {"h": ("place", launch_below(st).target)}


ONE_TERRAIN: Final = NameOnce("WL-10.4")
NO_TERRAIN: Final = by_clause("WL-10.19")
FIRST_THE_CARD: Final = Refusal("WL-10.19", "refused-wl-10-19-there")
NO_TERRAIN_HELD: Final = Refusal("WL-10.19", "refused-wl-10-19-lack")
ANOTHER_STACK: Final = Refusal("WL-10.19", "refused-wl-10-19-else", of_attacked)


def why_not_terrain(st: State, seat: int, card: int) -> Refusal | None:
    """A patrol under attack goes to terrain from the hand (WL-5.12, WL-10.4, WL-10.19)."""
    if TYPE[card] != TERRAIN:
        return why_not_from_hand(st, seat, card) or NO_TERRAIN
    return why_not_from_hand(st, seat, card) or ONE_TERRAIN.why_not(st, seat, card)


def no_terrain(st: State, seat: int, target: Target) -> Refusal:
    """Why the patrol, or another place, is not a legal answer: the card is."""
    if target[0] != "place":
        return NO_TERRAIN
    if target[1] != launch_below(st).target:
        return ANOTHER_STACK
    fits = any(st.is_eligible(card) for card in st.hand_cards(seat, TERRAIN))
    return FIRST_THE_CARD if fits else NO_TERRAIN_HELD


GROUND_RULE: Final = Rule((ANSWER_CARD,), (Check(why_not_terrain, "card"),), no_terrain)
DOES_NOT_INTERCEPT: Final = Refusal("WL-15.1", "refused-wl-15-1")
NO_CARD_TO_INTERCEPT: Final = Refusal("WL-15.1", "refused-wl-15-1-own")


def why_not_sent(st: State, seat: int, stack: int) -> Refusal | None:
    """Why a stack cannot intercept the announced attack (WL-15.2 to WL-15.11)."""
    launch = launch_below(st)
    return why_not_intercept(st, stack, launch.target, TYPE[launch.card] == RAID)


def why_not_with_card(st: State, seat: int, card: int) -> Refusal | None:
    """You intercept with a Battle or Ambush card (WL-15.1)."""
    return why_not_from_hand(st, seat, card) or (None if TYPE[card] in INTERCEPTING else DOES_NOT_INTERCEPT)


INTERCEPTION_RULE: Final = Rule(
    (Part("stack", "place", State.stacks_of, Refusal("WL-15.1", "intercept-one-stack")), ANSWER_CARD),
    (Check(why_not_sent, "stack"), Check(why_not_with_card, "card")),
    Refusal("WL-15.1", "intercept-no-part"),
    lambda st, seat, about: NO_CARD_TO_INTERCEPT,
)


@frame
class Interception(Window[State]):
    """The target player may intercept with one stack (WL-15.1, WL-15.12)."""

    def ask(self, st: State, who: int) -> Decision | None:
        launch = launch_below(st)
        cards = [card for kind in INTERCEPTING for card in st.hand_cards(who, kind)]
        options: list[Pick] = [(stack, card) for stack in launch.interceptors(st) for card in cards]
        context = (launch.stack, launch.target)
        return Decision("intercept", who, [*options, END], "WL-15.1", context, automatic=False, reaction=INTERCEPT)

    def react(self, st: State, who: int, pick: Pick) -> None:
        assert not isinstance(pick, int)
        stack, card = pick
        launch = launch_below(st)
        launch.won = NO_SIDE
        st.play(who, card)
        st.discard(card)
        if st.logging:
            st.emit("intercepts", (who, st.head[stack], card), "WL-15.1")
        st.push(FieldBattle(stack, launch.stack, who, st.active, card, 1))

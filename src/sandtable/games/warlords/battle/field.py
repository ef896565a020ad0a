"""Field battles (chapter 16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.declare import frame
from sandtable.core.engine.legality import asking
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.warlords.battle.aftermath import Aftermath
from sandtable.games.warlords.battle.losses import (
    ATTACKER,
    CASUALTIES,
    DEFENDER,
    MISSILES,
    NO_SIDE,
    Naming,
    Set,
    draw_casualties,
    hit_sets,
    loss_sets,
    name_losses,
    report_fall_back,
    report_spells,
)
from sandtable.games.warlords.battle.values import MISSILE, field_values, hero_value, in_differential
from sandtable.games.warlords.draws import check, lowest, outcome, report_outcome
from sandtable.games.warlords.reasons import by_clause, choice
from sandtable.games.warlords.state import END, State, Steps
from sandtable.games.warlords.tables.cards import (
    AMBUSH,
    NO_CARD,
    NO_RACE,
    RACE,
    SUCCESS,
    THIRD,
    TYPE,
    VALUE,
    def_of,
)
from sandtable.games.warlords.tables.oracle import column_of
from sandtable.games.warlords.victory import on_sea_victory


class Announced(Steps):
    """A launched attack; `won` is the place that won its last field battle, NO_SIDE if there was no winner."""

    __slots__ = ("won",)

    won: int


def terrain_value(st: State, stack: int) -> int:
    """The terrain value of a defender: the printed value, adjusted for the race of his banner (WL-10.24, WL-16.3)."""
    card = st.ground[stack]
    if card == NO_CARD:
        return 0
    banner = st.banner[stack]
    race = NO_RACE if banner == NO_CARD else RACE[banner]
    return VALUE[card] + (def_of(card).race_adjust[race] if race != NO_RACE and VALUE[card] else 0)


@frame
class FieldBattle(Naming):
    """One field battle in its seven steps (WL-16.2). Side 0 is the attacker, who played the card (WL-16.1).

    `struck` is the side that sudden death has struck; `naval` tells whether both stacks had a fleet when the battle
    began (WL-27.13). Each side is a single stack (WL-14.11).
    """

    attacker: int
    defender: int
    attacker_seat: int
    defender_seat: int
    card: int
    intercepting: int
    ambusher: int = NO_SIDE
    lost: tuple[int, int] = (0, 0)
    struck: int = NO_SIDE
    winner: int = NO_SIDE
    extra: int = NO_CARD
    naval: int = 0
    at: int = 0
    named: list[Set] = [(), ()]

    def steps(self) -> tuple[Callable[[FieldBattle, State], Decision | None], ...]:
        return FIELD_BATTLE

    def places(self) -> tuple[int, int]:
        return (self.attacker, self.defender)

    def seats(self) -> tuple[int, int]:
        return (self.attacker_seat, self.defender_seat)

    def head(self, st: State, side: int) -> int:
        return st.head[self.places()[side]]

    # -- steps 1 and 2: ambush and missile fire --------------------------------------------------------------------------

    def ambush(self, st: State) -> Decision | None:
        """Step 1: the check that decides whose ambush it is (WL-16.4); it takes effect in step 7 (WL-16.5).

        The player of the card checks, even as interceptor (WL-2.12, WL-15.14).
        """
        self.naval = int(NO_CARD not in (st.fleet[self.attacker], st.fleet[self.defender]))
        if TYPE[self.card] == AMBUSH:
            result = outcome(st, self.attacker_seat, self.card)
            self.ambusher = ATTACKER if result == SUCCESS else DEFENDER if result == THIRD else NO_SIDE
            report_outcome(st, self.attacker_seat, self.card, result, "WL-16.4")
        return None

    def missiles(self, st: State) -> Decision | None:
        """Step 2: both sides draw for the other side's archers, then both name their losses (WL-16.6 to WL-16.9).

        Each side draws from its own deck, once for every missile army of the other, in the order in which these joined
        (WL-2.8, WL-16.11, WL-16.46).
        """
        hits = [0, 0]
        shots = 0
        for side in (DEFENDER, ATTACKER):
            for army in st.armies[self.places()[1 - side]]:
                if MISSILE[army]:
                    shots += 1
                    hits[side] += MISSILE[army] >> check(st, self.seats()[side]) & 1
        self.lost = (hits[ATTACKER], hits[DEFENDER])
        if st.logging and shots:
            st.emit("missile_hits", (self.attacker_seat, hits[ATTACKER], self.defender_seat, hits[DEFENDER]), "WL-16.6")
        if not any(hits):
            self.at = FIELD_BATTLE.index(FieldBattle.fight)
            return None
        sets = [hit_sets(self.fighters(st, side), hits[side]) for side in (ATTACKER, DEFENDER)]
        name_losses(st, self, self.seats(), self.places(), sets, MISSILES)
        return None

    def fighters(self, st: State, side: int) -> Set:
        """The armies and allies of a side."""
        place = self.places()[side]
        return st.armies[place] + st.allies[place]

    def shot(self, st: State) -> Decision | None:
        """Apply the hits of both sides together; a stack without a hero is gone, and the battle may be over (WL-16.8 to
        WL-16.10).
        """
        survives = [self.lost[side] <= len(self.fighters(st, side)) for side in (ATTACKER, DEFENDER)]
        for side in (ATTACKER, DEFENDER):
            cards = (*self.named[side], *(() if survives[side] else (self.head(st, side),)))
            self.take_losses(st, side, cards, MISSILES)
        self.named = [(), ()]
        if not all(survives):
            self.winner = NO_SIDE if not any(survives) else ATTACKER if survives[ATTACKER] else DEFENDER
            self.at = FIELD_BATTLE.index(FieldBattle.close)
        return None

    # -- steps 3 to 6: values, casualty cards, winner ----------------------------------------------------------------------

    def terrain(self, st: State) -> int:
        """Only the target stack has a terrain value, and not in an interception (WL-15.13, WL-16.3)."""
        return 0 if self.intercepting else terrain_value(st, self.defender)

    def totals(self, st: State) -> tuple[int, int]:
        """The values of all fighting cards of each side, artefact bonuses included (WL-16.16, WL-16.18, WL-16.28)."""
        both = [
            hero_value(st, place, False) + sum([value for _, value in field_values(st, place)])
            for place in self.places()
        ]
        return (both[ATTACKER], both[DEFENDER])

    def tcvs(self, st: State) -> tuple[int, int]:
        """Total combat values, never less than 1 (WL-16.19 to WL-16.21)."""
        attacker, defender = self.totals(st)
        return (max(1, attacker), max(1, defender + self.terrain(st)))

    def counted(self, st: State) -> tuple[int, int]:
        """The TCVs as they count in the differential, including spells (WL-16.43)."""
        attacker, defender = self.tcvs(st)
        return (
            in_differential(st, self.attacker, attacker, False),
            in_differential(st, self.defender, defender, False),
        )

    def differential(self, st: State) -> int:
        """The battle differential (WL-16.22)."""
        attacker, defender = self.counted(st)
        return attacker - defender

    def fight(self, st: State) -> Decision | None:
        """Steps 3 to 6: differential, casualty cards, winner, march cards (WL-16.22 to WL-16.30, WL-16.37 to WL-16.39)."""
        tcvs = self.tcvs(st)
        differential = self.differential(st)
        column = column_of(differential)
        if st.logging:
            for seat, tcv, counts in zip(self.seats(), tcvs, self.counted(st), strict=True):
                report_spells(st, seat, counts - tcv)
            cards = (column.attacker, column.defender)
            st.emit(
                "battle_values",
                (self.attacker_seat, tcvs[0], self.defender_seat, tcvs[1], differential, *cards),
                "WL-16.22",
            )
        attacker, defender, self.struck = draw_casualties(st, self.attacker_seat, column, tcvs)
        self.lost = (attacker, max(0, defender - self.terrain(st)))
        totals = self.totals(st)
        out = [self.struck == side or self.lost[side] >= totals[side] for side in (ATTACKER, DEFENDER)]
        if st.logging:
            st.emit("battle_losses", (self.attacker_seat, attacker, self.defender_seat, defender), "WL-16.25")
        self.winner = self.find_winner(st, out, (attacker, defender))
        self.name(st, out)
        return None

    def find_winner(self, st: State, out: list[bool], drawn: tuple[int, int]) -> int:
        """A side that is eliminated loses; otherwise the smaller losses as drawn win, and draws decide a tie (WL-16.28,
        WL-16.29).

        On a tie each side draws from its own deck (WL-2.10).
        """
        if all(out):
            return NO_SIDE
        if any(out):
            return DEFENDER if out[ATTACKER] else ATTACKER
        if drawn[ATTACKER] != drawn[DEFENDER]:
            return ATTACKER if drawn[ATTACKER] < drawn[DEFENDER] else DEFENDER
        return ATTACKER if lowest(st, list(self.seats()), []) == self.attacker_seat else DEFENDER

    # -- step 7: losses --------------------------------------------------------------------------------------------------

    def name(self, st: State, out: list[bool]) -> None:
        """Both sides name their losses; an eliminated stack loses everything including its hero (WL-16.31, WL-16.36)."""
        sets: list[list[Set]] = []
        for side in (ATTACKER, DEFENDER):
            if out[side]:
                sets.append([(*self.fighters(st, side), self.head(st, side))])
            else:
                sets.append(loss_sets(field_values(st, self.places()[side]), self.lost[side]))
        name_losses(st, self, self.seats(), self.places(), sets)

    def surprise(self, st: State) -> Decision | None:
        """The ambusher keeps a card he has named, or the other side loses one more (WL-16.32 to WL-16.34, WL-16.42).

        It does not change who won (WL-16.35). It cannot save cards from sudden death, and a player whose stack was lost
        that way has no ambush effect (WL-16.40).
        """
        side = self.ambusher
        if side in (NO_SIDE, self.struck):
            return None
        options: list[Pick] = list(dict.fromkeys(self.keepable(st, side)))
        if self.unnamed(st, 1 - side):
            options.append(END)
        if not options:
            return None
        return Decision("ambush_effect", self.seats()[side], options, "WL-16.32", (self.places()[1 - side],))

    def keepable(self, st: State, side: int) -> Set:
        """The cards an ambusher may keep; only the hero if his whole stack would be lost (WL-16.33)."""
        head = self.head(st, side)
        return (head,) if head in self.named[side] else self.named[side]

    def unnamed(self, st: State, side: int) -> list[int]:
        """The cards of a side that one more loss may take: armies and allies, the hero only if there are none (WL-16.32)."""
        head = self.head(st, side)
        if side == self.struck or head in self.named[side]:
            return []
        left = list(self.fighters(st, side))
        for card in self.named[side]:
            left.remove(card)
        return list(dict.fromkeys(left)) or [head]

    def more(self, st: State) -> Decision | None:
        """The victim of the ambush chooses his additional loss (WL-16.32)."""
        if not self.extra_due():
            return None
        side = 1 - self.ambusher
        return Decision(
            "ambush_loss", self.seats()[side], list(self.unnamed(st, side)), "WL-16.32", (self.places()[side],)
        )

    def extra_due(self) -> bool:
        return self.extra == END_OF_CHOICE

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == "ambush_loss":
            self.named[1 - self.ambusher] += (pick,)
            self.extra = NO_CARD
            self.at = FIELD_BATTLE.index(FieldBattle.lose)
            return
        self.at = FIELD_BATTLE.index(FieldBattle.more)
        if pick == END:
            self.extra = END_OF_CHOICE
            if st.logging:
                st.emit("ambush_hits", (self.seats()[1 - self.ambusher],), "WL-16.32")
            return
        kept = list(self.named[self.ambusher])
        kept.remove(pick)
        self.named[self.ambusher] = tuple(kept)
        if st.logging:
            st.emit("keeps", (self.seats()[self.ambusher], pick), "WL-16.32")

    def lose(self, st: State) -> Decision | None:
        """The vanquished side discards its march cards, then both sides take their losses (WL-16.30, WL-16.31,
        WL-16.44).

        Terrain, calamity and fleet stay (WL-10.23, WL-16.45). The winner keeps his march cards and his siege
        (WL-19.11); without a winner both sides do (WL-16.47).
        """
        if self.winner != NO_SIDE:
            vanquished = self.places()[1 - self.winner]
            marched = bool(st.march[vanquished])
            st.discard_march(vanquished)
            if marched and st.head[vanquished] not in self.named[1 - self.winner]:
                report_fall_back(st, vanquished)
        for side in (ATTACKER, DEFENDER):
            self.take_losses(st, side, self.named[side])
        self.named = [(), ()]
        return None

    def take_losses(self, st: State, side: int, cards: Set, clause: str = CASUALTIES) -> None:
        """Discard cards of a side; a hero takes his stack with him (WL-6.3)."""
        place = self.places()[side]
        if st.logging and cards:
            st.emit("losses", (self.seats()[side], cards), clause)
        if self.head(st, side) in cards:
            st.remove(place)
            return
        for card in cards:
            st.discard_linked(place, card)

    def close(self, st: State) -> Decision | None:
        """Tell the launch who won, and open the windows after the battle (WL-16.41, WL-23.12)."""
        launch = next(frame for frame in reversed(st.stack) if isinstance(frame, Announced))
        launch.won = NO_SIDE if self.winner == NO_SIDE else self.places()[self.winner]
        if self.winner == NO_SIDE:
            if st.logging:
                st.emit("no_winner", (), "WL-16.29")
            return None
        victor, loser = self.seats()[self.winner], self.seats()[1 - self.winner]
        if st.logging:
            st.emit("victor", (victor,), "WL-16.29")
        if self.naval:
            on_sea_victory(st, victor)
            if st.result is not None:
                return None
        beaten = self.head(st, 1 - self.winner) != NO_CARD
        st.push(Aftermath(victor, self.places()[self.winner], loser, int(beaten)))
        return None


END_OF_CHOICE: Final = -2
"""The ambusher has chosen that the other side loses one more card."""

FIELD_BATTLE: Final = (
    FieldBattle.ambush,
    FieldBattle.missiles,
    FieldBattle.shot,
    FieldBattle.fight,
    FieldBattle.surprise,
    FieldBattle.more,
    FieldBattle.lose,
    FieldBattle.close,
)


# -- the rules of an ambush --------------------------------------------------------------------------------------------


def of_struck(st: State, seat: int, thing: int) -> Facts:
    battle = asking(st, FieldBattle)
    return {"h": ("place", battle.places()[1 - battle.ambusher])}


NOT_IN_BATTLE: Final = by_clause("WL-16.32")
LOST_TO_ENEMY: Final = Refusal("WL-16.32", "refused-wl-16-32-lost")
OF_THE_ENEMY: Final = Refusal("WL-16.32", "refused-wl-16-32-theirs")
IS_SAFE: Final = Refusal("WL-16.32", "refused-wl-16-32-safe")
SAVE_THE_HERO: Final = by_clause("WL-16.33")
NOTHING_LEFT: Final = Refusal("WL-16.42", "refused-wl-16-42-word")
WHOLE_STACK: Final = Refusal("WL-16.32", "refused-whole-stack")
GONE_ALREADY: Final = Refusal("WL-16.32", "refused-wl-16-32-gone")
HERO_IS_LAST: Final = Refusal("WL-16.32", "refused-wl-16-32-hero")
NOT_STRUCK: Final = Refusal("WL-16.32", "refused-wl-16-32-mine", of_struck)


def side_of(st: State, battle: FieldBattle, card: int) -> int:
    """The side to which a card belongs; NO_SIDE if it is not in the battle."""
    for side, place in enumerate(battle.places()):
        if card == st.head[place] or card in st.linked(place):
            return side
    return NO_SIDE


def keepers(st: State, seat: int) -> list[int]:
    battle = asking(st, FieldBattle)
    return list(dict.fromkeys(battle.keepable(st, battle.ambusher)))


def why_not_keep(st: State, seat: int, card: int) -> Refusal | None:
    """Why an ambush does not save a card (WL-16.32, WL-16.33)."""
    battle = asking(st, FieldBattle)
    if card in keepers(st, seat):
        return None
    side = side_of(st, battle, card)
    if side == NO_SIDE:
        return NOT_IN_BATTLE
    named = card in battle.named[side]
    if side == battle.ambusher:
        return SAVE_THE_HERO if named else IS_SAFE
    return LOST_TO_ENEMY if named else OF_THE_ENEMY


def not_kept(st: State, seat: int, target: Target) -> Refusal:
    """Why a stack as a whole is not a legal answer (WL-16.32)."""
    part, value = target
    return (why_not_keep(st, seat, st.head[value]) or WHOLE_STACK) if part == "place" else NOT_IN_BATTLE


def why_not_more(st: State, seat: int) -> Refusal | None:
    """Why the other side does not lose one more card: it has none left (WL-16.42)."""
    return None if struck(st, seat) else NOTHING_LEFT


def struck(st: State, seat: int) -> list[int]:
    battle = asking(st, FieldBattle)
    return battle.unnamed(st, 1 - battle.ambusher)


def why_not_struck(st: State, seat: int, card: int) -> Refusal | None:
    """Why an ambush does not take a card (WL-16.32)."""
    if card in struck(st, seat):
        return None
    battle = asking(st, FieldBattle)
    side = 1 - battle.ambusher
    if side_of(st, battle, card) != side:
        return NOT_STRUCK
    if card in battle.named[side]:
        return GONE_ALREADY
    return HERO_IS_LAST if card == battle.head(st, side) else NOT_STRUCK


def not_struck(st: State, seat: int, target: Target) -> Refusal:
    part, value = target
    return (why_not_struck(st, seat, st.head[value]) or WHOLE_STACK) if part == "place" else NOT_STRUCK


AMBUSH_RULE: Final = choice("card", keepers, not_kept, why_not_keep, words={END: why_not_more})
AMBUSH_LOSS_RULE: Final = choice("card", struck, not_struck, why_not_struck)

"""Casualty checks and wounds of Heroes (BL-25.4 to BL-25.10), with the cards used on them (BL-26.12)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame, unsaved
from sandtable.core.engine.lists import with_item
from sandtable.games.battlelore.combat.in_progress import Stoppable
from sandtable.games.battlelore.heroes.cards import hero_window
from sandtable.games.battlelore.heroes.in_play import own_cards, own_effects, part, pass_objective
from sandtable.games.battlelore.heroes.rewards import forget, to_deck
from sandtable.games.battlelore.heroes.uses import is_used
from sandtable.games.battlelore.state import GONE, LED, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.heroes import CHECKED, CHECKING, hero_card
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.drawing import trim_hand
from sandtable.games.battlelore.turn.tokens import give_back

BEFORE: Final = 0
ROLL: Final = 1
AFTER: Final = 2
END: Final = 3


def check_dice(st: BattleState, hero: int, dice: int) -> int:
    """The dice of a casualty check after the Hero's cards have changed their number (BL-25.5, BL-25.7)."""
    for effect in own_effects(st, hero):
        if effect.op == "check_dice":
            dice = min(dice, max(effect.num("min"), dice + effect.num("n")))
    return dice


def casualty_check(st: BattleState, hero: int, dice: int, by: int) -> bool:
    """The opponent rolls; a STRIKE wounds the Hero (BL-25.5 to BL-25.9). Return True if he is wounded at once.

    A Hero with a card for this moment is asked first. Then a frame is pushed and the result is still open.
    """
    dice = check_dice(st, hero, dice)
    if dice < 1 or st.pos[hero] == GONE:
        return False
    check = Check(hero, dice, by)
    if check.has_cards(st):
        st.push(check)
        return False
    check.roll(st)
    return check.close(st)


@frame
class Check(Stoppable):
    """One casualty check of a Hero who may use a card before the roll, or have a die re-rolled after it."""

    hero: int
    dice: int
    holder: int
    at: int = BEFORE
    faces: list[int] = []
    cancelled: bool = False
    card: int = unsaved(-1)

    def has_cards(self, st: BattleState) -> bool:
        """Does the Hero have a card for a check, before its roll or after a bad one?"""
        for number in own_cards(st, self.hero):
            moments = hero_card(number).moments
            if (CHECKING in moments or CHECKED in moments) and not is_used(st, self.hero, number):
                return True
        return False

    def advance(self, st: BattleState) -> Decision | None:
        at = self.at
        self.at = at + 1
        if st.pos[self.hero] == GONE:
            st.pop()
        elif at == BEFORE:
            hero_window(st, CHECKING, [self.hero])
        elif at == ROLL:
            if self.cancelled:
                st.pop()
            else:
                self.roll(st)
        elif at == AFTER:
            hero_window(st, CHECKED, [self.hero])
        else:
            st.pop()
            self.close(st)
        return None

    def roll(self, st: BattleState) -> None:
        self.faces = [st.chance(6) for _ in range(self.dice)]
        st.emit("casualty", (self.hero, *self.faces), "BL-25.6")

    def close(self, st: BattleState) -> bool:
        if c.STRIKE not in self.faces:
            return False
        wound(st, self.hero, self.holder)
        return True

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        raise AssertionError("a casualty check asks nothing itself")


def wound(st: BattleState, hero: int, by: int) -> None:
    """The Hero goes to the opponent's Victory track, loses a skull and his equipped Artifacts (BL-25.9, BL-25.10)."""
    if st.pos[hero] == LED:
        part(st, hero)
    elif st.pos[hero] >= 0 and st.at[st.pos[hero]] == hero:
        st.at[st.pos[hero]] = -1
    if st.temp:
        pass_objective(st, hero)
    st.pos[hero] = GONE
    st.figs[hero] = 0
    give_back(st, hero)
    st.tok[hero] = 0
    track = by if by >= 0 and by & CAMP != st.owner[hero] & CAMP else 1 - (st.owner[hero] & CAMP)
    st.taken = with_item(st.taken, track, [*st.taken[track], hero])
    st.stirred = True
    for place, sheet in enumerate(st.sheets):
        if sheet[0] == hero:
            unit, lore_class, skulls, skills, artifacts, treasure, experience = sheet
            to_deck(st, hero, artifacts)
            st.sheets = with_item(st.sheets, place, (unit, lore_class, skulls - 1, skills, (), treasure, experience))
            forget(st, hero, artifacts)
    st.emit("wounded", (hero,), "BL-25.9")
    trim_hand(st, st.owner[hero])


def go_away(st: BattleState, hero: int) -> None:
    """A Hero leaves the board with his token and does not return in this adventure (BL-11.11, BL-17.5, BL-25.21)."""
    if st.pos[hero] >= 0:
        st.at[st.pos[hero]] = -1
    if st.temp:
        pass_objective(st, hero)
    st.pos[hero] = GONE
    give_back(st, hero)
    st.tok[hero] = 0
    st.stirred = True
    trim_hand(st, st.owner[hero])

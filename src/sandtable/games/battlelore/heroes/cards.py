"""Questions about using Heroes' cards at the moments of a turn: who is asked, in which order (BL-26.11 to BL-26.14,
BL-26.18).

Character sheets are open, so a Hero's owner is asked only if there is a card to use. In an attack the attacker's Hero
comes first (BL-26.13), and Heroes' cards come before the Lore cards of the same window. The effects of the cards are in
`effects`; actions that replace a battle are in `combat_cards`.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Reaction
from sandtable.core.engine.frames import Window
from sandtable.games.battlelore.heroes.effects import WINDOW_OPS, Using
from sandtable.games.battlelore.heroes.in_play import seat_for
from sandtable.games.battlelore.heroes.uses import note_use, uses
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.heroes import (
    ANSWERING,
    ATTACKING,
    CHECKED,
    CHECKING,
    DEFENDING,
    DRAWING,
    MOVING,
    ORDERING,
    ROLLED,
    TRAPPED,
    hero_card,
)

# questions
HERO_CARD: Final = "hero_card"
PASS: Final = -1

HERO_WINDOWS: Final[dict[int, str]] = {
    ORDERING: "hero_order",
    MOVING: "hero_move",
    ATTACKING: "hero_attack",
    DEFENDING: "hero_defence",
    ROLLED: "hero_dice",
    CHECKING: "hero_check",
    CHECKED: "hero_checked",
    TRAPPED: "hero_trap",
    DRAWING: "hero_draw",
    ANSWERING: "hero_answer",
}
"""The moments with their own question to a Hero's owner; in the Combat phase the cards are among its options."""
REACTIONS: Final = {
    moment: Reaction(name, PASS, moment in (DEFENDING, CHECKING, CHECKED)) for moment, name in HERO_WINDOWS.items()
}


def hero_window(st: BattleState, moment: int, heroes: list[int]) -> bool:
    """Ask the owners of these Heroes, in order, if they have a card to use; return True if anyone is asked."""
    asked = [hero for hero in heroes if hero >= 0 and uses(st, hero, moment)]
    if asked:
        st.push(HeroWindow(moment, [hero for hero in heroes if hero >= 0], []))
    return bool(asked)


class HeroWindow(Window[BattleState]):
    """One moment: each Hero's owner may use his cards one after another, each of them once (BL-26.12, BL-26.13, BL-26.21)."""

    __slots__ = ("moment", "used")

    def __init__(self, moment: int, queue: list[int], used: list[int]) -> None:
        super().__init__(queue)
        self.moment = moment
        self.used = used
        """The cards the first Hero has used in this window."""

    def ask(self, st: BattleState, hero: int) -> Decision | None:
        options: list[Pick] = [number for number in uses(st, hero, self.moment) if number not in self.used]
        if not options:
            return None
        context = (hero, self.moment)
        reaction = REACTIONS[self.moment]
        seat = seat_for(st, hero)
        return Decision(HERO_CARD, seat, [PASS, *options], "BL-26.12", context, False, reaction=reaction)

    def next(self, hero: int, reacted: bool) -> None:
        """A player who used a card is asked again for another one."""
        if not reacted:
            self.queue.pop(0)
            self.used = []

    def react(self, st: BattleState, hero: int, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.used.append(pick)
        use_card(st, hero, pick, self.moment)

    def fields(self) -> tuple[object, ...]:
        return (self.moment, self.queue[:], self.used[:])


def use_card(st: BattleState, hero: int, number: int, moment: int) -> None:
    """Declare a card, carry out its effect and record the use; potions go back afterwards (BL-26.12, BL-26.14)."""
    st.emit("hero_card", (hero, number), "BL-26.12")
    using = Using(hero, number, moment)
    for effect in hero_card(number).effects:
        WINDOW_OPS[effect.op].carry_out(st, using, effect)
    note_use(st, hero, number)

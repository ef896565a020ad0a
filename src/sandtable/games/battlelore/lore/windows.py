"""Timing windows and the play of Lore cards (BL-13.2 to BL-13.21).

Whether a window is asked depends only on public facts: who holds at least one Lore card and has not played one this
turn (BL-13.18). Which cards are playable is known only to the seat and the engine.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine import frames
from sandtable.core.engine.cards import EVERYBODY, card_of, take
from sandtable.core.engine.decision import Decision, Pick, Reaction
from sandtable.core.engine.declare import frame
from sandtable.core.engine.legality import Rule, asking
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.refusal import Refusal
from sandtable.games.battlelore.combat.in_progress import Clash, clash_of
from sandtable.games.battlelore.facts import card_rule
from sandtable.games.battlelore.heroes.cards import hero_window
from sandtable.games.battlelore.lore.effects import LORE_OPS, MARK_BASE, Played
from sandtable.games.battlelore.lore.playing import (
    CHOOSE,
    DEJA_BASE,
    DONE,
    LORE_OPPONENT,
    LORE_SECTION,
    LORE_TARGET,
    TARGET_RULES,
    Announced,
    allied_price,
    can_play,
    card_cost,
    card_level,
    deja_price,
    lore_hand,
    lore_options,
    why_not_lore,
)
from sandtable.games.battlelore.lore.targets import target_choices
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.board import CENTRE, EAST, WEST
from sandtable.games.battlelore.tables.cards import DEJA_VU, IN_LIEU, LORE_CARDS
from sandtable.games.battlelore.tables.heroes import ANSWERING
from sandtable.games.battlelore.tables.pieces import ALLY, CAMP
from sandtable.games.battlelore.turn.drawing import LORE_BASE

PLAY_LORE: Final = "play_lore"
PASS: Final = -1

WINDOWS: Final[dict[int, str]] = {
    2: "lore_command",
    3: "lore_card",
    4: "lore_orders",
    5: "lore_movement",
    6: "lore_enemy_move",
    7: "lore_attack",
    8: "lore_dice",
    9: "lore_after_attack",
    10: "lore_draw",
}
"""The windows of BL-13.6 with their own question; W1 is part of playing the Command card."""
IN_BATTLE: Final = (7, 8, 9)
REACTIONS: Final = {number: Reaction(name, PASS) for number, name in WINDOWS.items()}
ATTACKED: Final = {number: Reaction(WINDOWS[number], PASS, True) for number in IN_BATTLE}
"""The same windows for a player whose unit is the target."""


def reactors(st: BattleState, unit: int) -> list[int]:
    """The opponents who may react to this unit's move (W6)."""
    if not st.rules.lore:
        return []
    return [h for h in range(st.rules.holders) if h & CAMP != st.owner[unit] & CAMP and can_play(st, h)]


def why_not_in_window(st: BattleState, seat: int, value: int) -> Refusal | None:
    return why_not_lore(st, seat, value, asking(st, Window).window)


LORE_RULE: Final = card_rule("BL-13.6", lore_hand, why_not_in_window)

# --- windows ----------------------------------------------------------------------------------------------------------


def open_window(st: BattleState, window: int, unit: int, other: int) -> None:
    """Ask the players of two units, the attacker's first (BL-13.7); a player who cannot play is not asked (BL-13.18)."""
    first = st.holder_of(unit)
    second = st.holder_of(other)
    if st.rules.allies:
        open_window_for(st, window, [first, first ^ ALLY, second, second ^ ALLY])
    elif can_play(st, first) or can_play(st, second):
        st.push(Window(window, [first, second]))


def open_window_for(st: BattleState, window: int, holders: list[int]) -> bool:
    """Ask these holders in order; return True if a window was opened."""
    asked = [holder for holder in holders if can_play(st, holder)]
    if asked:
        st.push(Window(window, asked))
    return bool(asked)


class Window(frames.Window[BattleState]):
    """One timing window: each holder may play a Lore card or pass, once (BL-13.6, BL-13.7)."""

    __slots__ = ("window",)

    def __init__(self, window: int, queue: list[int]) -> None:
        super().__init__(queue)
        self.window = window

    def ask(self, st: BattleState, holder: int) -> Decision | None:
        if not can_play(st, holder):
            return None
        options = lore_options(st, holder, self.window)
        options.append(PASS)
        clash = clash_of(st) if self.window in IN_BATTLE else None
        context: tuple[int, ...] = (self.window,)
        reaction = REACTIONS[self.window]
        if clash is not None:
            context = (self.window, clash.att, clash.dfn)
            if st.owner[clash.dfn] & CAMP == holder & CAMP:
                reaction = ATTACKED[self.window]
        return Decision(PLAY_LORE, st.rules.seats[holder], options, "BL-13.6", context, False, reaction=reaction)

    def react(self, st: BattleState, holder: int, pick: Pick) -> None:
        assert isinstance(pick, int)
        announce(st, holder, pick, self.window)

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return LORE_RULE

    def fields(self) -> tuple[object, ...]:
        return (self.window, self.queue[:])

    def clone(self) -> Window:
        return Window(self.window, self.queue[:])


def announce(st: BattleState, holder: int, pick: int, window: int) -> None:
    """Name the card and pay its cost (BL-13.2); Deja Vu! is announced and paid with it (BL-13.16)."""
    deja = pick >= DEJA_BASE
    card = pick - (DEJA_BASE if deja else LORE_BASE)
    cost = card_cost(st, holder, card)
    level = max(1, card_level(st, holder, card))
    st.pay(holder, cost)
    take(st.lore[holder], card)
    more = 0
    if deja:
        more = deja_price(st, holder)
        st.pay(holder, more)
        take(st.lore[holder], DEJA_VU)
    st.lore_used = with_item(st.lore_used, holder, 1)
    st.emit("plays_lore", (holder, pick, cost + more), "BL-13.2")
    st.push(LorePlay(holder, card, deja, level, cost))


# --- the play of one card ---------------------------------------------------------------------------------------------

ANSWER: Final = 1
RESOLVE: Final = 2
FINISH: Final = 3
MIRRORED: Final = 4

UNCHOSEN: Final = ("opponent", "self", "enemy_units", "enemy_lore_card")
"""Targets of cards that do not name a single unit."""
ONLY_ONE: Final = ("attacker", "defender", "enemy_moving_unit")
"""Targets that follow from the situation."""


@frame
class LorePlay(Announced):
    """One Lore card from choosing targets to its discard (BL-13.2), with the window for cards that cancel it (W3)."""

    def advance(self, st: BattleState) -> Decision | None:
        if self.at == CHOOSE:
            return self.choose(st)
        if self.at == ANSWER:
            self.at = MIRRORED
            if st.sheets:
                hero_window(st, ANSWERING, [sheet[0] for sheet in st.sheets])
        elif self.at == MIRRORED:
            self.at = RESOLVE
            if not self.cancelled:
                open_window_for(st, 3, self.foes(st))
        elif self.at == RESOLVE:
            effects = LORE_CARDS[self.card].effects
            if self.cancelled or self.effect >= len(effects):
                self.at = FINISH
                return None
            effect = effects[self.effect]
            self.effect += 1
            alive = [u for u in self.chosen if u >= MARK_BASE or st.pos[u] >= 0]
            LORE_OPS[effect.op].carry_out(st, Played(self.holder, self.card, self.level, alive), effect)
        else:
            self.finish(st)
        return None

    def most_targets(self) -> int:
        card = LORE_CARDS[self.card]
        return 99 if card.target_n < 0 else card.target_n + card.target_per_level * self.level

    def choose(self, st: BattleState) -> Decision | None:
        """Choose the targets, if the card leaves a choice (BL-13.2)."""
        card = LORE_CARDS[self.card]
        if card.target == "opponent" and st.rules.allies and not LORE_OPS[card.effects[0].op].foe_is_active:
            return self.ask(st, LORE_OPPONENT, [*self.foes(st)], "BL-31.11")
        if card.target in UNCHOSEN:
            self.at = ANSWER
            return None
        choices = target_choices(st, self.holder, self.card)
        if card.target == "enemy_units_in_section":
            return self.ask(st, LORE_SECTION, sections_with(st, choices), "BL-13.2")
        if st.rules.allies and card.target_n < 0 and card.target.startswith("own"):
            mine = [unit for unit in choices if st.owner[unit] == self.holder and unit not in self.chosen]
            if mine:  # all of the player's own units; then each of his ally's for 1 Lore (BL-31.11)
                self.chosen += mine
                return None
        elif card.target_n < 0 or card.target in ONLY_ONE:
            self.chosen = choices
            self.at = ANSWER
            return None
        return self.ask_target(st, choices)

    def ask_target(self, st: BattleState, choices: list[int]) -> Decision | None:
        """Ask for one more target while the card allows one; a unit cannot be chosen twice (BL-13.14, BL-31.11)."""
        money = st.tokens[self.holder]
        left: list[Pick] = [
            unit
            for unit in choices
            if unit not in self.chosen and (unit >= MARK_BASE or allied_price(st, self.holder, unit) <= money)
        ]
        if not left or len(self.chosen) >= self.most_targets():
            self.at = ANSWER
            return None
        if self.chosen:
            left.append(DONE)
        return self.ask(st, LORE_TARGET, left, "BL-13.14")

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return TARGET_RULES[asked.kind]

    def ask(self, st: BattleState, kind: str, options: list[Pick], clause: str) -> Decision:
        """A question to the card's player."""
        return Decision(kind, st.rules.seats[self.holder], options, clause, (LORE_BASE + self.card,))

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == LORE_SECTION:
            sections = st.ground.board.sections
            choices = target_choices(st, self.holder, self.card)
            self.chosen = [unit for unit in choices if sections[st.pos[unit]] & pick]
            self.at = ANSWER
        elif asked.kind == LORE_OPPONENT:
            self.chosen = [MARK_BASE + pick]
            self.at = ANSWER
        elif pick == DONE:
            self.at = ANSWER
        else:
            self.chosen.append(pick)
            if pick < MARK_BASE and st.rules.allies:
                price = allied_price(st, self.holder, pick)
                st.pay(self.holder, price)
                self.paid += price

    def finish(self, st: BattleState) -> None:
        """Discard the card; Deja Vu! goes in its place, or comes back if the card was cancelled (BL-13.16)."""
        st.pop()
        goes = self.card
        if self.deja:
            stays = DEJA_VU if self.cancelled else self.card
            goes = self.card if self.cancelled else DEJA_VU
            st.lore[self.holder].append(card_of(stays, EVERYBODY))
            st.lore[self.holder].sort()
        st.lore_discard.append(goes)
        if not self.cancelled and LORE_CARDS[self.card].play == IN_LIEU:
            st.in_lieu_played = True


def sections_with(st: BattleState, units: list[int]) -> list[Pick]:
    """The sections in which any of these units stands (BL-13.2)."""
    sections = st.ground.board.sections
    return [section for section in (WEST, CENTRE, EAST) if any(sections[st.pos[unit]] & section for unit in units)]


__all__ = ["Clash", "LorePlay", "Window", "announce", "lore_options", "open_window", "open_window_for"]

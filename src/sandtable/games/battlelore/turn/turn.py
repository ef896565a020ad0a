"""The turn: the start-of-turn step, five phases, the draw and the end (chapters 3 and 11, BL-15.18, BL-15.20, BL-29.10
to BL-29.12).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.cards import kinds_of, take
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame, Sequence
from sandtable.core.engine.legality import Rule
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.refusal import Refusal
from sandtable.games.battlelore.combat.attack import Attack
from sandtable.games.battlelore.combat.declare import targets_of, why_not_battle
from sandtable.games.battlelore.combat.in_progress import BREATH, BREATH_ATTACK
from sandtable.games.battlelore.combat.starting import declare
from sandtable.games.battlelore.creatures.entering import dismiss_unordered, heal_trolls, summon
from sandtable.games.battlelore.facts import card_rule, of_card
from sandtable.games.battlelore.heroes.cards import hero_window
from sandtable.games.battlelore.heroes.combat_cards import DEED_BASE, Deed, deed_options
from sandtable.games.battlelore.heroes.effects import command_draw
from sandtable.games.battlelore.heroes.in_play import own_effects, place_of, unit_of
from sandtable.games.battlelore.heroes.quests import search, visit
from sandtable.games.battlelore.lore.playing import can_play, lore_options, why_no_lore_card
from sandtable.games.battlelore.lore.windows import Window
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.cards import C_SECTION, COMMAND_CARDS
from sandtable.games.battlelore.tables.conditions import BATTLED, NO_BATTLE, ORDERED, STARTED_HERE
from sandtable.games.battlelore.tables.heroes import DRAWING
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.battling import BATTLES, HEAL, SEARCH, TRAIN, VISIT, special_actions
from sandtable.games.battlelore.turn.drawing import (
    COMMAND_DECK,
    LORE_BASE,
    LORE_DECK,
    HandLimit,
    draw_lore,
    draw_to_keep,
)
from sandtable.games.battlelore.turn.landmarks import (
    heal,
    pentacle_lore,
    take_tents,
    train,
)
from sandtable.games.battlelore.turn.lasting import drop_ended
from sandtable.games.battlelore.turn.movement import MovePhase, acting_seats, ordered_units
from sandtable.games.battlelore.turn.orders import RACK_BASE, CommandPhase, OrderPhase
from sandtable.games.battlelore.turn.places import draw_command, take_command, visit_keep
from sandtable.games.battlelore.turn.victory import banners, end_game, judge_allies

# questions
ATTACK: Final = "attack"
LORE_CHOICE: Final = "lore_choice"
DISCARD_COMMAND: Final = "discard_command"

DONE: Final = -1

TWO_CARDS: Final = 0
CARD_AND_TOKEN: Final = 1
TWO_TOKENS: Final = 2
CHOICES: Final = {TWO_CARDS: (2, 0), CARD_AND_TOKEN: (1, 1), TWO_TOKENS: (0, 2)}
"""The Lore cards and Lore tokens that each choice gives (BL-11.3)."""
LORE_CARD: Final = 3


@frame
class Turn(Sequence[BattleState]):
    """Turns alternate until the game is won: Command, Order, Movement, Combat, Draw (BL-3.1).

    A phase begins even if no unit was ordered, and no unit moves in the Combat phase (BL-3.4, BL-3.6).
    """

    at: int = 0

    def steps(self) -> tuple[Callable[[Turn, BattleState], Decision | None], ...]:
        return STEPS

    def start(self, st: BattleState) -> None:
        start_turn(st)

    def command(self, st: BattleState) -> None:
        st.push(CommandPhase())

    def order(self, st: BattleState) -> None:
        st.push(OrderPhase())

    def move(self, st: BattleState) -> None:
        st.push(MovePhase())

    def combat(self, st: BattleState) -> None:
        st.push(CombatPhase())

    def draw(self, st: BattleState) -> None:
        st.push(DrawPhase())

    def end(self, st: BattleState) -> None:
        self.at = 0
        end_turn(st)


STEPS: Final[tuple[Callable[[Turn, BattleState], Decision | None], ...]] = (
    Turn.start,
    Turn.command,
    Turn.order,
    Turn.move,
    Turn.combat,
    Turn.draw,
    Turn.end,
)


def start_turn(st: BattleState) -> None:
    """The start-of-turn step: objective banners, Command Tents, Trolls (BL-3.2)."""
    st.turn += 1
    drop_ended(st)
    st.flags = [STARTED_HERE] * len(st.pos)
    st.lore_used = [0] * st.rules.holders
    st.played = []
    st.carried = []
    st.breaths = []
    st.in_lieu_played = False
    st.lore_taken = False
    if st.logging:
        st.emit("turn", (st.turn, st.active), "BL-3.1")
    if st.rules.team:
        assign_control(st)
    if st.rules.adventure.rules:
        hold_objectives(st)
    if st.ground.marks:
        take_tents(st)
    for keep, _ in st.ground.strongholds:  # a Stronghold that was switched off may work for its owner again (BL-15.10)
        if st.at[keep] >= 0:
            visit_keep(st, st.at[keep], keep, False)
    heal_trolls(st)


def assign_control(st: BattleState) -> None:
    """A unit is controlled for the whole turn by the player of its section (BL-29.23 to BL-29.25)."""
    st.control = []
    for unit in range(len(st.pos)):
        camp = st.owner[unit] & CAMP
        seat = camp
        h = place_of(st, unit)  # a Leader is where his troop is
        if h >= 0:
            section = st.ground.board.sections[h]
            left, _, right = (1, 2, 4) if camp == 0 else (4, 2, 1)
            if section == left and camp + 2 < st.players:
                seat = camp + 2
            elif section == right and camp + 4 < st.players:
                seat = camp + 4
        st.control = [*st.control, seat]


def hold_objectives(st: BattleState) -> None:
    """A unit on an objective hex at the start of its own turn scores its banners (BL-3.2, BL-11.9)."""
    for number, rule in enumerate(st.rules.adventure.rules):
        if rule.type != "objective_hexes" or rule.camp not in (-1, st.active & CAMP):
            continue
        holders = [st.at[h] for h in rule.hexes if st.at[h] >= 0 and st.owner[st.at[h]] == st.active]
        if not holders:
            continue
        if not rule.permanent:
            if not any(held[0] == number and held[1] & CAMP == st.active & CAMP for held in st.temp):
                st.temp = [*st.temp, (number, st.active, holders[0])]
                st.stirred = True
                st.emit("objective", (st.active, holders[0], rule.banners), "BL-11.9")
        elif not st.rule_count[number]:
            st.rule_count = with_item(st.rule_count, number, 1)
            st.awards = with_item(st.awards, st.active, st.awards[st.active] + rule.banners)
            st.stirred = True
            st.emit("objective", (st.active, holders[0], rule.banners), "BL-3.2")


def end_turn(st: BattleState) -> None:
    """End-of-turn effects, then the next player's turn (BL-11.5, BL-18.22, BL-34.10)."""
    pentacle_lore(st)
    dismiss_unordered(st)
    if st.rules.allies:
        judge_allies(st)
        if st.result is not None:
            st.stack.clear()
            return
    if st.rules.turn_limit and st.turn >= st.rules.turn_limit and st.result is None:
        counts = (banners(st, 0), banners(st, 1))
        best = max(counts)
        camps = tuple(camp for camp in (0, 1) if counts[camp] == best)
        end_game(st, camps if len(camps) == 1 else (), counts, "turn_limit", "BL-34.10")
        st.stack.clear()
        return
    st.active = st.order[(st.order.index(st.active) + 1) % len(st.order)]


# --- Combat phase -----------------------------------------------------------------------------------------------------


@frame
class CombatPhase(Frame[BattleState]):
    """Ordered units battle one at a time, breath attacks first (BL-6.1, BL-6.2, BL-19.6)."""

    def advance(self, st: BattleState) -> Decision | None:
        if st.breaths:
            (dragon, target), *st.breaths = st.breaths
            if st.pos[dragon] >= 0 and st.pos[target] >= 0:
                weapon = st.weapon[dragon]
                st.push(Attack(dragon, target, BREATH_ATTACK, BREATH, weapon, st.pos[target]))
            return None
        ready = ordered_units(st)
        for seat in acting_seats(st):
            options: list[Pick] = []
            for unit in ready:
                if st.seat_of(unit) != seat:
                    continue
                if why_not_battle(st, unit) is None:
                    options += [(unit, target) for target in targets_of(st, unit)]
                if st.ground.marks or st.sheets:
                    options += special_actions(st, unit)
                if st.sheets:
                    options += deed_options(st, unit)
            if options:
                options.append(DONE)
                return Decision(ATTACK, seat, options, "BL-6.1", ())
        st.pop()
        return None

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        if isinstance(pick, int):
            for unit in ordered_units(st):
                if st.seat_of(unit) == asked.seat:
                    st.flags[unit] |= BATTLED | NO_BATTLE
            return
        unit, target = pick
        if target >= 0:
            declare(st, unit, target)
        elif target == HEAL:
            heal(st, unit)
        elif target == TRAIN:
            train(st, unit)
        elif target == SEARCH:
            search(st, unit)
        elif target == VISIT:
            visit(st, unit)
        elif target <= DEED_BASE:
            st.push(Deed(unit, DEED_BASE - target))
        else:
            summon(st, unit)

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return BATTLES


# --- Draw phase -------------------------------------------------------------------------------------------------------

TAKE: Final = 0
TRIM: Final = 1
RESHUFFLE: Final = 2
CHOOSE: Final = 3
FINISH: Final = 4
ASKED: Final = 5
"""The step after Heroes have used their cards for the draw."""


def fill_chalices(st: BattleState, heroes: list[int]) -> None:
    """Take the Lore tokens from Heroes who were ordered this turn (Lore Chalice)."""
    for hero in heroes:
        unit = unit_of(st, hero)
        if unit < 0 or not (st.flags[hero] | st.flags[unit]) & ORDERED:
            continue
        for effect in own_effects(st, hero):
            if effect.op == "gain_lore":
                number = st.gain(st.owner[hero], effect.num("n"))
                if number:
                    st.emit("lore", (st.owner[hero], number), "BL-26.11")


@frame
class DrawPhase(Frame[BattleState]):
    """Discard the card played, draw, then the Lore choice (BL-11.1 to BL-11.4, W10).

    A Scout played from the rack can leave the hand one card too large; one card is then discarded (BL-29.26).
    """

    at: int = TAKE
    passed: bool = False

    def advance(self, st: BattleState) -> Decision | None:
        if self.at == TAKE and st.sheets:
            self.at = ASKED
            heroes = [sheet[0] for sheet in st.sheets if st.owner[sheet[0]] == st.active]
            fill_chalices(st, heroes)
            hero_window(st, DRAWING, heroes)
        elif self.at in (TAKE, ASKED):
            self.at = TRIM
            self.draw(st)
        elif self.at == TRIM:
            return self.ask_discard(st)
        elif self.at == RESHUFFLE:
            self.at = CHOOSE
            if st.rules.epic:
                fill_rack(st)
            if any(kind >= 0 and has_op(kind, "reshuffle_decks") for kind, _ in st.carried):
                reshuffle(st)
        elif self.at == CHOOSE:
            return self.ask_lore(st)
        else:
            st.pop()
        return None

    def ask_discard(self, st: BattleState) -> Decision | None:
        """A player who holds more Command cards than his Commander allows discards them one by one (BL-14.5)."""
        hand = st.hands[st.active]
        if len(hand) > st.hand_size[st.active]:
            return Decision(DISCARD_COMMAND, st.rules.seats[st.active], [*kinds_of(hand)], "BL-14.5", (), False)
        self.at = RESHUFFLE
        return None

    def ask_lore(self, st: BattleState) -> Decision | None:
        """In Lore games: take cards, tokens or one of each; a Lore card may be played first (BL-11.3, W10)."""
        if not st.rules.lore or st.lore_taken:
            self.at = FINISH
            return None
        options: list[Pick] = [TWO_CARDS, CARD_AND_TOKEN, TWO_TOKENS]
        if not self.passed and can_play(st, st.active) and lore_options(st, st.active, 10):
            options.append(LORE_CARD)
        return Decision(LORE_CHOICE, st.rules.seats[st.active], options, "BL-11.3", (), False)

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return DISCARDED_COMMAND if asked.kind == DISCARD_COMMAND else LORE_CHOICES

    def draw(self, st: BattleState) -> None:
        """Draw the missing cards; a Scout or Leadership card draws more and keeps one (BL-11.1, BL-11.2)."""
        holder = st.active
        missing = st.hand_size[holder] - len(st.hands[holder])
        st.discard += [kind for kind, _ in st.played]  # face up until now (BL-3.5)
        draw = command_draw(st)
        if not st.played:
            return
        if draw > 1:
            for _ in range(missing - 1):
                draw_command(st, holder)
            draw_to_keep(st, holder, COMMAND_DECK, draw, 1)
            return
        for _ in range(missing):
            draw_command(st, holder)

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        holder = st.active
        if asked.kind == DISCARD_COMMAND:
            take(st.hands[holder], pick)
            st.discard.append(pick)
            return
        if pick == LORE_CARD:
            self.passed = True
            st.push(Window(10, [holder]))
            return
        self.at = FINISH
        if st.logging:
            st.emit("lore_choice", (holder, pick), "BL-11.3")
        cards, tokens = CHOICES[pick]
        gained = st.gain(holder, tokens)
        drawn = 0
        if cards:
            st.push(HandLimit(holder))
            drawn = draw_to_keep(st, holder, LORE_DECK, 2, 1) if cards > 1 else draw_lore(st, holder)
        if st.logging and (gained < tokens or drawn < cards):
            st.emit("lore_short", (holder, gained, drawn), "BL-11.4")


def is_from_rack(st: BattleState) -> bool:
    """Did all Command cards of this turn come from the rack, so that the hand has no gap to fill (BL-29.26)?"""
    return bool(st.played) and all(from_rack for _, from_rack in st.played)


NOT_IN_HAND: Final = Refusal("BL-14.5", "refused-bl-card-rack", of_card)
A_LORE_CARD: Final = Refusal("BL-14.5", "refused-bl-card-lore", of_card)
RACK_LEFT_FULL: Final = Refusal("BL-29.26", "refused-bl-card-rack", of_card)
RACK_LEFT_LORE: Final = Refusal("BL-29.26", "refused-bl-card-lore", of_card)


def why_not_discarded(st: BattleState, seat: int, card: int) -> Refusal | None:
    """Why a card is not discarded from the hand of Command cards (BL-14.5, BL-29.26)."""
    if card < RACK_BASE:
        return None
    if is_from_rack(st):
        return RACK_LEFT_LORE if card >= LORE_BASE else RACK_LEFT_FULL
    return A_LORE_CARD if card >= LORE_BASE else NOT_IN_HAND


DISCARDED_COMMAND: Final = card_rule(
    "BL-14.5", lambda st, seat: kinds_of(st.hands[st.rules.holder_of_seat(seat)]), why_not_discarded
)
LORE_CHOICES: Final = Rule[BattleState]((), (), None, words={LORE_CARD: why_no_lore_card(10)})


def has_op(kind: int, op: str) -> bool:
    return any(effect.op == op for effect in COMMAND_CARDS[kind].effects)


def reshuffle(st: BattleState) -> None:
    """BattleLore: both decks are shuffled with their discards; the rack stays (BL-29.15)."""
    st.deck = sorted(st.deck + st.discard)
    st.discard = []
    st.lore_deck = sorted(st.lore_deck + st.lore_discard)
    st.lore_discard = []
    st.emit("reshuffled", (), "BL-4.2")
    if st.rules.lore:
        st.emit("lore_reshuffled", (), "BL-4.2")


def fill_rack(st: BattleState) -> None:
    """Refill the Epic rack to 3 cards; if all three are Tactic cards, replace them (BL-29.2, BL-29.10, BL-29.11)."""
    while True:
        while len(st.rack) < 3:
            kind = take_command(st)
            if kind < 0:
                break
            st.rack = [*st.rack, kind]
        st.rack = sorted(st.rack)
        if len(st.rack) < 3 or any(C_SECTION[kind] for kind in st.rack):
            return
        st.emit("rack_thrown_out", tuple(st.rack), "BL-29.11")
        st.discard += st.rack
        st.rack = []

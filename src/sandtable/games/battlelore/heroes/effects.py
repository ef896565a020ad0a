"""The effects of Heroes' cards at their moments: one entry of `WINDOW_OPS` for each op (BL-26.11 to BL-26.14; the cards
are in `content/skills.toml` and `content/artifacts.toml`).

An entry says how an op is carried out and what makes it usable. Cards that replace a battle are in `combat_cards`.
Cards that work by themselves are read in `in_play`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.legality import Rule, asking
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.battlelore.combat.in_progress import M_CANCEL, M_DICE, Clash, clash_of, stoppable_of
from sandtable.games.battlelore.facts import face_rule, refusal
from sandtable.games.battlelore.heroes.in_play import hero_in, is_ordered_by, own_effects, place_of, seat_for, unit_of
from sandtable.games.battlelore.heroes.rewards import equip_stored, stored_by
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import COMMAND_CARDS, LORE_IDS
from sandtable.games.battlelore.tables.conditions import BATTLED, BY_HERO, NO_BATTLE, ORDERED
from sandtable.games.battlelore.tables.effects import (
    FX_ALL_FLAGS,
    FX_AVOIDED,
    FX_DRAW,
    FX_FRIGHT,
    FX_MOVE,
    FX_NO_BANS,
    FX_NO_BOLD,
    FX_NO_ORDER,
    FX_NO_STOPS,
    IN_ANY,
)
from sandtable.games.battlelore.tables.heroes import CHECKED, hero_card
from sandtable.games.battlelore.tables.ops import WINDOW, Effect, carried_out
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.drawing import LORE_BASE
from sandtable.games.battlelore.turn.lasting import has_effect, lasting
from sandtable.games.battlelore.turn.places import order, unit_rule

# questions
HERO_UNIT: Final = "hero_unit"
HERO_DIE: Final = "hero_die"
HERO_EQUIP: Final = "hero_equip"
DONE: Final = -1

THIS_BATTLE: Final = 1000
"""In place of an effect's number: it ends with the attack at this position of the stack (BL-13.21)."""


class Using:
    """A Hero's card in use: the Hero, the card's number, the moment."""

    __slots__ = ("hero", "moment", "number")

    def __init__(self, hero: int, number: int, moment: int) -> None:
        self.hero = hero
        self.number = number
        self.moment = moment


class UnitChoice:
    """How the owner of a card chooses units for it, one after another."""

    __slots__ = ("among", "single", "use_on")

    def __init__(
        self,
        among: Callable[[BattleState, int, list[int]], list[int]],
        use_on: Callable[[BattleState, Effect, int], None],
        single: bool = False,
    ) -> None:
        self.among = among
        """Lists the next units to choose from, given the Hero and the units chosen so far."""
        self.use_on = use_on
        self.single = single
        """Choose a single unit, whatever number the effect has."""


class WindowOp:
    """How to carry out one op of a Hero's card that is used at its moment."""

    __slots__ = ("carry_out", "need", "returns_card", "units", "what")

    def __init__(
        self,
        carry_out: Callable[[BattleState, Using, Effect], None],
        need: Callable[[BattleState, Using, Effect], bool] | None = None,
        what: int = -1,
        units: UnitChoice | None = None,
        returns_card: bool = False,
    ) -> None:
        self.carry_out = carry_out
        self.need = need
        """A condition in addition to the moment; without it the card cannot be used (BL-26.12)."""
        self.what = what
        """The effect it puts on the target of an attack for this battle."""
        self.units = units
        self.returns_card = returns_card
        """Using the card returns it to the deck."""

    def has_use(self, st: BattleState, using: Using, effect: Effect) -> bool:
        """Does the effect have a target now (BL-26.12)?"""
        if self.units is not None and not self.units.among(st, using.hero, []):
            return False
        return self.need is None or self.need(st, using, effect)


# --- orders -----------------------------------------------------------------------------------------------------------


def choose_units(st: BattleState, using: Using, effect: Effect) -> None:
    st.push(CardUnits(using.hero, using.number, []))


def order_chosen(st: BattleState, effect: Effect, unit: int) -> None:
    order(st, unit)
    st.flags[unit] |= BY_HERO


def extra_order(st: BattleState, using: Using, effect: Effect) -> None:
    order_chosen(st, effect, unit_of(st, using.hero))


def has_no_order(st: BattleState, using: Using, effect: Effect) -> bool:
    return can_be_ordered(st, using.hero, unit_of(st, using.hero))


def can_be_ordered(st: BattleState, hero: int, unit: int) -> bool:
    """May a card of this Hero give the unit an order now (BL-4.6, BL-31.17)?"""
    if st.pos[unit] < 0 or st.owner[unit] & CAMP != st.owner[hero] & CAMP or st.flags[unit] & ORDERED:
        return False
    if st.owner[unit] != st.owner[hero] and hero_in(st, unit) >= 0:
        return False
    return not (st.effects and has_effect(st, unit, FX_NO_ORDER))


def near_units(st: BattleState, h: int) -> list[int]:
    return [st.at[n] for n in st.ground.near[h] if st.at[n] >= 0]


def group_choices(st: BattleState, hero: int, chosen: list[int]) -> list[int]:
    """The next units a Hero can order: next to him, then next to one of the group (Lead by Example)."""
    unit = unit_of(st, hero)
    if not (is_ordered_by(st, unit, "scout") or is_ordered_by(st, hero, "scout")):
        return []
    places = [st.pos[other] for other in chosen] or [place_of(st, hero)]
    found: list[int] = []
    for h in places:
        for other in near_units(st, h):
            if st.owner[other] == st.owner[hero] and other not in found and can_be_ordered(st, hero, other):
                found.append(other)
    return sorted(found)


def horn_choices(st: BattleState, hero: int, chosen: list[int]) -> list[int]:
    """Adjacent friendly troops without an order, if the Hero's unit has one (Signal Horn)."""
    unit = unit_of(st, hero)
    if not st.flags[unit] & ORDERED:
        return []
    near = near_units(st, st.pos[unit])
    return sorted(u for u in near if st.utype[u] < c.FIRST_CREATURE and can_be_ordered(st, hero, u))


# --- figures and equipment --------------------------------------------------------------------------------------------


def restore_figures(st: BattleState, using: Using, effect: Effect) -> None:
    restore(st, unit_of(st, using.hero), effect.num("n"))


def is_weakened(st: BattleState, using: Using, effect: Effect) -> bool:
    unit = unit_of(st, using.hero)
    return st.figs[unit] < st.full[unit]


def restore(st: BattleState, unit: int, number: int) -> None:
    """Restore figures of a troop, never above its starting number."""
    before = st.figs[unit]
    st.figs[unit] = min(st.full[unit], before + number)
    st.emit("restored", (unit, st.figs[unit] - before), "BL-26.12")


def swap_equipment(st: BattleState, using: Using, effect: Effect) -> None:
    st.push(CardEquip(using.hero))


def has_stored(st: BattleState, using: Using, effect: Effect) -> bool:
    return bool(stored_by(st, using.hero))


def counts_before(st: BattleState, using: Using, effect: Effect) -> None:
    """Does nothing now: it counts when Heroes equip themselves (BL-26.8)."""


# --- moves and cards --------------------------------------------------------------------------------------------------


def move_bonus(st: BattleState, using: Using, effect: Effect) -> None:
    lasting(st, (FX_MOVE, using.hero, effect.num("n"), IN_ANY, st.turn))


def terrain_as_countryside(st: BattleState, using: Using, effect: Effect) -> None:
    lasting(st, (FX_NO_STOPS, using.hero, 0, IN_ANY, st.turn))
    lasting(st, (FX_NO_BANS, using.hero, 0, IN_ANY, st.turn))


def draw_command(st: BattleState, using: Using, effect: Effect) -> None:
    lasting(st, (FX_DRAW, using.hero, effect.num("draw"), IN_ANY, st.turn))


def draws_more(st: BattleState, using: Using, effect: Effect) -> bool:
    return bool(st.played) and command_draw(st) < effect.num("draw")


def command_draw(st: BattleState) -> int:
    """How many Command cards the active player draws to keep one; the largest number counts (BL-11.2)."""
    draw = max([COMMAND_CARDS[kind].draw for kind, _ in st.carried if kind >= 0], default=1)
    for sheet in st.sheets:
        hero = sheet[0]
        unit = unit_of(st, hero)
        if unit < 0 or st.owner[hero] != st.active:
            continue
        for effect in own_effects(st, hero):
            if effect.op == "draw_command":
                card = effect.word("if_ordered_by")
                if is_ordered_by(st, unit, card) or is_ordered_by(st, hero, card):
                    draw = max(draw, effect.num("draw"))
    for kind, who, number, _, _ in st.effects:
        if kind == FX_DRAW and st.owner[who] == st.active:
            draw = max(draw, number)
    return draw


# --- stopping and rolling again ---------------------------------------------------------------------------------------


def stop(st: BattleState, using: Using, effect: Effect) -> None:
    """Cancel a check, a trap or a Lore card (BL-13.15)."""
    stopped = stoppable_of(st)
    stopped.cancelled = True
    if stopped.card >= 0:
        st.emit("cancelled", (stopped.holder, LORE_BASE + stopped.card), "BL-13.15")


def meets_card(st: BattleState, using: Using, effect: Effect) -> bool:
    """Has an enemy announced a Lore card that this card cancels?"""
    played = stoppable_of(st)
    return played.holder & CAMP != st.owner[using.hero] & CAMP and LORE_IDS[played.card] in effect.words("cards")


def reroll_die(st: BattleState, using: Using, effect: Effect) -> None:
    if using.moment == CHECKED:
        reroll(st, using.hero, stoppable_of(st).faces, c.STRIKE)
    else:
        st.push(CardDie(using.hero))


def has_die(st: BattleState, using: Using, effect: Effect) -> bool:
    """Is there a die of the attack to re-roll, or a STRIKE of a check? Other dice of a check are not worth it."""
    if using.moment == CHECKED:
        return c.STRIKE in stoppable_of(st).faces
    clash = clash_of(st)
    return clash is not None and bool(clash.faces)


def reroll(st: BattleState, hero: int, faces: list[int], face: int) -> None:
    """Re-roll one die; the new face stands (Rabbit's Foot)."""
    fresh = st.chance(6)
    faces[faces.index(face)] = fresh
    st.emit("rerolls", (hero, fresh), "BL-26.12")


# --- changes of the attack in progress --------------------------------------------------------------------------------


def clash_in(st: BattleState) -> Clash:
    clash = clash_of(st)
    assert clash is not None
    return clash


def add_dice(st: BattleState, using: Using, effect: Effect) -> None:
    clash_in(st).mods.append((M_DICE, effect.num("n")))


def cancel_attack(st: BattleState, using: Using, effect: Effect) -> None:
    clash = clash_in(st)
    clash.mods.append((M_CANCEL, 1))
    lasting(st, (FX_AVOIDED, clash.att, clash.dfn, IN_ANY, st.turn))


def for_this_battle(st: BattleState, using: Using, effect: Effect) -> None:
    """Put an effect on the target of the attack; it ends with the attack (BL-13.21)."""
    clash = clash_in(st)
    mark = THIS_BATTLE + st.stack.index(clash)
    lasting(st, (WINDOW_OPS[effect.op].what, clash.dfn, mark, IN_ANY, st.turn))


def idle_neighbours(st: BattleState, hero: int, chosen: list[int]) -> list[int]:
    """The player's ordered units next to the Hero that have not battled (Call to Arms)."""
    return sorted(
        unit
        for unit in near_units(st, place_of(st, hero))
        if st.owner[unit] == st.owner[hero] and st.flags[unit] & (ORDERED | BATTLED) == ORDERED
    )


def spend_neighbour(st: BattleState, effect: Effect, unit: int) -> None:
    """The neighbour gives up its battle for the Hero's."""
    st.flags[unit] |= BATTLED | NO_BATTLE
    clash_in(st).mods.append((M_DICE, effect.num("n")))


# --- the registry -----------------------------------------------------------------------------------------------------

WINDOW_OPS: Final[dict[str, WindowOp]] = carried_out(
    WINDOW,
    {
        "extra_order": WindowOp(extra_order, has_no_order),
        "order_group": WindowOp(choose_units, units=UnitChoice(group_choices, order_chosen)),
        "order_adjacent_troop": WindowOp(choose_units, units=UnitChoice(horn_choices, order_chosen)),
        "spend_neighbour_for_dice": WindowOp(
            choose_units, units=UnitChoice(idle_neighbours, spend_neighbour, single=True)
        ),
        "restore_figures": WindowOp(restore_figures, is_weakened),
        "swap_equipment": WindowOp(swap_equipment, has_stored, returns_card=True),
        "equip_limit": WindowOp(counts_before),
        "move_bonus": WindowOp(move_bonus),
        "terrain_as_countryside": WindowOp(terrain_as_countryside),
        "draw_command": WindowOp(draw_command, draws_more),
        "cancel_check": WindowOp(stop),
        "cancel_trap": WindowOp(stop),
        "cancel_lore_card": WindowOp(stop, meets_card),
        "reroll_dice": WindowOp(reroll_die, has_die),
        "add_dice": WindowOp(add_dice),
        "cancel_attack": WindowOp(cancel_attack),
        "no_bold": WindowOp(for_this_battle, what=FX_NO_BOLD),
        "frightened": WindowOp(for_this_battle, what=FX_FRIGHT),
        "ignore_all_flags": WindowOp(for_this_battle, what=FX_ALL_FLAGS),
    },
)
"""The ops of cards that are used at their moment."""
BATTLE_FX: Final = frozenset([op.what for op in WINDOW_OPS.values() if op.what >= 0])
"""The effects that a card puts on the target of an attack for this battle."""


def end_battle_effects(st: BattleState, clash: Clash) -> None:
    """End the attack's effects on its target (BL-13.21)."""
    mark = THIS_BATTLE + st.stack.index(clash)
    st.effects = [fx for fx in st.effects if not (fx[0] in BATTLE_FX and fx[2] == mark)]


# --- what an op asks --------------------------------------------------------------------------------------------------


@frame
class CardUnits(Frame[BattleState]):
    """Ask for the units a Hero's card orders, or for the neighbour that gives up its battle for his (BL-26.12)."""

    hero: int
    number: int
    chosen: list[int]

    def effect(self) -> Effect:
        return hero_card(self.number).effects[0]

    def choice(self) -> UnitChoice:
        units = WINDOW_OPS[self.effect().op].units
        assert units is not None
        return units

    def advance(self, st: BattleState) -> Decision | None:
        choice = self.choice()
        most = 1 if choice.single else self.effect().num("n")
        options: list[Pick] = [*choice.among(st, self.hero, self.chosen)] if len(self.chosen) < most else []
        if not options:
            st.pop()
            return None
        if self.chosen:
            options.append(DONE)
        return Decision(HERO_UNIT, seat_for(st, self.hero), options, "BL-26.12", (self.hero, self.number))

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if pick == DONE:
            st.pop()
            return
        self.chosen.append(pick)
        self.choice().use_on(st, self.effect(), pick)

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return CARD_UNITS


def with_hero_card(st: BattleState, seat: int, *others: int) -> Facts:
    hero, number = st.asked(seat).context
    return {"c": ("heroic", number), "u": ("unit", hero)}


def with_neighbour(st: BattleState, seat: int, *others: int) -> Facts:
    """The card, and the unit that the next one must be adjacent to (`w`): one chosen before, or the Hero's own."""
    asks = st.stack[-1]
    chosen = asks.chosen if isinstance(asks, CardUnits) else []
    near = chosen[-1] if chosen else st.at[place_of(st, st.asked(seat).context[0])]
    return {**with_hero_card(st, seat), "w": ("unit", near)}


OF_THE_ENEMY: Final = Refusal("BL-26.12", "refused-bl-13-3-own", with_hero_card)
NOT_ADJACENT: Final = refusal("BL-26.12", with_neighbour, "far")
NO_USE_FOR: Final = refusal("BL-26.12", with_hero_card, "unit")
HAS_ORDER: Final = Refusal("BL-26.12", "refused-bl-4-6")
HAS_NO_ORDER: Final = Refusal("BL-26.12", "refused-bl-4-5")
HAS_BATTLED: Final = Refusal("BL-26.12", "refused-bl-6-2")
CHOSEN_ALREADY: Final = Refusal("BL-26.12", "refused-bl-13-14")
UNIT_FIRST: Final = refusal("BL-26.12", with_hero_card, "first")


def why_not_card_unit(st: BattleState, seat: int, unit: int) -> Refusal | None:
    """Why a Hero's card does not go to this unit (BL-26.12)."""
    asks = asking(st, CardUnits)
    if unit in asks.choice().among(st, asks.hero, asks.chosen):
        return None
    if st.owner[unit] & CAMP != st.owner[asks.hero] & CAMP:
        return OF_THE_ENEMY
    if unit in asks.chosen:
        return CHOSEN_ALREADY
    places = [st.pos[other] for other in asks.chosen] or [place_of(st, asks.hero)]
    if st.pos[unit] not in places and not any(st.pos[unit] in st.ground.near[h] for h in places):
        return NOT_ADJACENT
    if st.owner[unit] != st.owner[asks.hero]:
        return NO_USE_FOR
    if asks.choice().single:
        return HAS_BATTLED if st.flags[unit] & ORDERED else HAS_NO_ORDER
    return HAS_ORDER if st.flags[unit] & ORDERED else NO_USE_FOR


def why_not_yet_done(st: BattleState, seat: int) -> Refusal | None:
    return None if DONE in st.asked(seat).options else UNIT_FIRST


CARD_UNITS: Final = unit_rule("BL-26.12", why_not_card_unit, {DONE: why_not_yet_done})


@frame
class CardDie(Frame[BattleState]):
    """Ask which die of his attack a Hero re-rolls (Rabbit's Foot)."""

    hero: int

    def advance(self, st: BattleState) -> Decision | None:
        clash = clash_of(st)
        assert clash is not None
        options: list[Pick] = [*sorted(set(clash.faces))]
        return Decision(HERO_DIE, seat_for(st, self.hero), options, "BL-26.12", (self.hero,))

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        st.pop()
        clash = clash_of(st)
        assert clash is not None
        reroll(st, self.hero, clash.faces, pick)

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return CARD_DIE


CARD_DIE: Final = face_rule("BL-26.12")


@frame
class CardEquip(Frame[BattleState]):
    """Ask which Artifact from under the sheet a Hero equips (Backpack)."""

    hero: int

    def advance(self, st: BattleState) -> Decision | None:
        cards: list[Pick] = [*sorted(set(stored_by(st, self.hero)))]
        return Decision(HERO_EQUIP, seat_for(st, self.hero), cards, "BL-26.8", (self.hero,))

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        st.pop()
        equip_stored(st, self.hero, pick)
        st.emit("equips", (self.hero, pick), "BL-26.8")

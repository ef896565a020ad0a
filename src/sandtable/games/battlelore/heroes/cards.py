"""The use of Heroes' cards in the moments of a turn: who is asked, what the cards do (BL-26.11 to BL-26.14, BL-26.18).

Character sheets lie open, so a Hero's owner is asked only if there is a card to use. In an attack the attacker's Hero comes
first (BL-26.13), and Heroes' cards come before the Lore cards of the same window. What is done in place of a battle is in
`deeds`.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.decision import Decision, Pick, Reaction
from sandtable.core.frames import Frame, Window
from sandtable.games.battlelore.combat.in_progress import M_CANCEL, M_DICE, Clash, clash_of, stoppable_of
from sandtable.games.battlelore.heroes.in_play import unit_of
from sandtable.games.battlelore.heroes.rewards import equip_stored, stored_by
from sandtable.games.battlelore.heroes.uses import (
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
    group_choices,
    horn_choices,
    idle_neighbours,
    note_use,
    uses,
    why_not_use,
)
from sandtable.games.battlelore.state import (
    BATTLED,
    FX_ALL_FLAGS,
    FX_AVOIDED,
    FX_DRAW,
    FX_FRIGHT,
    FX_MOVE,
    FX_NO_BANS,
    FX_NO_BOLD,
    FX_NO_STOPS,
    IN_ANY,
    NO_BATTLE,
    Battle,
)
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.heroes import hero_card
from sandtable.games.battlelore.tables.ops import Effect
from sandtable.games.battlelore.turn.drawing import LORE_BASE
from sandtable.games.battlelore.turn.lasting import lasting
from sandtable.games.battlelore.turn.places import order

# questions
HERO_CARD: Final = "hero_card"
HERO_UNIT: Final = "hero_unit"
HERO_DIE: Final = "hero_die"
HERO_EQUIP: Final = "hero_equip"
PASS: Final = -1
DONE: Final = -1

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
"""The moments at which a Hero's owner is asked by itself; in the Combat phase the deeds are among its options."""
REACTIONS: Final = {
    moment: Reaction(name, PASS, moment in (DEFENDING, CHECKING, CHECKED)) for moment, name in HERO_WINDOWS.items()
}

THIS_BATTLE: Final = 1000
"""In place of an effect's number: it ends with the attack at this place of the stack (BL-13.21)."""

BATTLE_FX: Final[dict[str, int]] = {
    "no_bold": FX_NO_BOLD,
    "frightened": FX_FRIGHT,
    "ignore_all_flags": FX_ALL_FLAGS,
}
"""What a card puts on the target of an attack for this battle."""
STOPS: Final = frozenset({"cancel_check", "cancel_trap", "cancel_lore_card"})
UNIT_OPS: Final = frozenset({"order_group", "order_adjacent_troop", "spend_neighbour_for_dice"})
"""What is done to units the owner chooses."""


def hero_window(st: Battle, moment: int, heroes: list[int]) -> bool:
    """Ask these Heroes' owners in order who has a card to use; is anybody asked?"""
    asked = [hero for hero in heroes if hero >= 0 and uses(st, hero, moment)]
    if asked:
        st.push(HeroWindow(moment, [hero for hero in heroes if hero >= 0], []))
    return bool(asked)


def seat_for(st: Battle, hero: int) -> int:
    """The seat that decides for a Hero: that of the unit he is in."""
    unit = unit_of(st, hero)
    return st.seat_of(unit if unit >= 0 else hero)


class HeroWindow(Window[Battle]):
    """One moment: each Hero's owner may use his cards one after another, each of them once (BL-26.12, BL-26.13)."""

    __slots__ = ("moment", "used")

    def __init__(self, moment: int, queue: list[int], used: list[int]) -> None:
        super().__init__(queue)
        self.moment = moment
        self.used = used
        """The cards the first Hero has used in this window."""

    def ask(self, st: Battle, hero: int) -> Decision | None:
        options: list[Pick] = [number for number in uses(st, hero, self.moment) if number not in self.used]
        if not options:
            return None
        context = (hero, self.moment)
        reaction = REACTIONS[self.moment]
        seat = seat_for(st, hero)
        return Decision(HERO_CARD, seat, [PASS, *options], "BL-26.12", context, False, reaction=reaction)

    def next(self, hero: int, reacted: bool) -> None:
        """Who used a card is asked for his next one."""
        if not reacted:
            self.queue.pop(0)
            self.used = []

    def react(self, st: Battle, hero: int, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.used.append(pick)
        use_card(st, hero, pick, self.moment)

    def fields(self) -> tuple[object, ...]:
        return (self.moment, self.queue[:], self.used[:])

    def why_not(self, st: Battle, asked: Decision, part: str, value: int) -> list[str]:
        if part == "heroic":
            reason = why_not_use(st, self.queue[0], value, self.moment)
            return ["BL-26.12"] if reason is None else [reason]
        return [asked.clause]


def use_card(st: Battle, hero: int, number: int, moment: int) -> None:
    """Declare a card, carry out what it does, and note the use; potions go back afterwards (BL-26.12, BL-26.14)."""
    st.emit("hero_card", (hero, number), "BL-26.12")
    for effect in hero_card(number).effects:
        carry_out_for_hero(st, hero, number, effect, moment)
    note_use(st, hero, number)


def carry_out_for_hero(st: Battle, hero: int, number: int, effect: Effect, moment: int) -> None:
    """One effect of a Hero's card used in a window."""
    op = effect.op
    unit = unit_of(st, hero)
    if op in UNIT_OPS:
        st.push(CardUnits(hero, number, []))
    elif op == "extra_order":
        order(st, unit)
    elif op == "restore_figures":
        restore(st, unit, effect.num("n"))
    elif op == "swap_equipment":
        st.push(CardEquip(hero))
    elif op == "move_bonus":
        lasting(st, (FX_MOVE, hero, effect.num("n"), IN_ANY, st.turn))
    elif op == "terrain_as_countryside":
        lasting(st, (FX_NO_STOPS, hero, 0, IN_ANY, st.turn))
        lasting(st, (FX_NO_BANS, hero, 0, IN_ANY, st.turn))
    elif op == "draw_command":
        lasting(st, (FX_DRAW, hero, effect.num("draw"), IN_ANY, st.turn))
    elif op in STOPS:
        stopped = stoppable_of(st)
        stopped.cancelled = True
        if stopped.card >= 0:
            st.emit("cancelled", (stopped.holder, LORE_BASE + stopped.card), "BL-13.15")
    elif op == "reroll_dice" and moment == CHECKED:
        reroll(st, hero, stoppable_of(st).faces, c.STRIKE)
    elif op == "reroll_dice":
        st.push(CardDie(hero))
    elif op != "equip_limit":  # that counts before the adventure
        change_attack(st, effect)


def change_attack(st: Battle, effect: Effect) -> None:
    """What a card changes for the attack in progress."""
    clash = clash_of(st)
    assert clash is not None
    if effect.op == "add_dice":
        clash.mods.append((M_DICE, effect.num("n")))
    elif effect.op == "cancel_attack":
        clash.mods.append((M_CANCEL, 1))
        lasting(st, (FX_AVOIDED, clash.att, clash.dfn, IN_ANY, st.turn))
    else:
        mark = THIS_BATTLE + st.stack.index(clash)
        lasting(st, (BATTLE_FX[effect.op], clash.dfn, mark, IN_ANY, st.turn))


def end_battle_effects(st: Battle, clash: Clash) -> None:
    """This attack is over, and what cards changed for its target (BL-13.21)."""
    mark = THIS_BATTLE + st.stack.index(clash)
    kinds = tuple(BATTLE_FX.values())
    st.effects = [fx for fx in st.effects if not (fx[0] in kinds and fx[2] == mark)]


def restore(st: Battle, unit: int, number: int) -> None:
    """Figures come back to a troop, never above its starting number."""
    before = st.figs[unit]
    st.figs[unit] = min(st.full[unit], before + number)
    st.emit("restored", (unit, st.figs[unit] - before), "BL-26.12")


def reroll(st: Battle, hero: int, faces: list[int], face: int) -> None:
    """One die is rolled again; the new face stands (Rabbit's Foot)."""
    fresh = st.chance(6)
    faces[faces.index(face)] = fresh
    st.emit("rerolls", (hero, fresh), "BL-26.12")


class CardUnits(Frame[Battle]):
    """The units a Hero's card orders, or the neighbour that gives up its battle for his (BL-26.12)."""

    __slots__ = ("chosen", "hero", "number")

    def __init__(self, hero: int, number: int, chosen: list[int]) -> None:
        self.hero = hero
        self.number = number
        self.chosen = chosen

    def effect(self) -> Effect:
        return hero_card(self.number).effects[0]

    def choices(self, st: Battle) -> list[int]:
        op = self.effect().op
        if op == "order_group":
            return group_choices(st, self.hero, self.chosen)
        return horn_choices(st, self.hero) if op == "order_adjacent_troop" else idle_neighbours(st, self.hero)

    def advance(self, st: Battle) -> Decision | None:
        effect = self.effect()
        most = 1 if effect.op == "spend_neighbour_for_dice" else effect.num("n")
        options: list[Pick] = [*self.choices(st)] if len(self.chosen) < most else []
        if not options:
            st.pop()
            return None
        if self.chosen:
            options.append(DONE)
        return Decision(HERO_UNIT, seat_for(st, self.hero), options, "BL-26.12", (self.hero, self.number))

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if pick == DONE:
            st.pop()
            return
        self.chosen.append(pick)
        effect = self.effect()
        if effect.op == "spend_neighbour_for_dice":
            clash = clash_of(st)
            assert clash is not None
            st.flags[pick] |= BATTLED | NO_BATTLE
            clash.mods.append((M_DICE, effect.num("n")))
        else:
            order(st, pick)

    def fields(self) -> tuple[object, ...]:
        return (self.hero, self.number, self.chosen[:])


class CardDie(Frame[Battle]):
    """Which die of his attack a Hero rolls again (Rabbit's Foot)."""

    __slots__ = ("hero",)

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def advance(self, st: Battle) -> Decision | None:
        clash = clash_of(st)
        assert clash is not None
        options: list[Pick] = [*sorted(set(clash.faces))]
        return Decision(HERO_DIE, seat_for(st, self.hero), options, "BL-26.12", (self.hero,))

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        st.pop()
        clash = clash_of(st)
        assert clash is not None
        reroll(st, self.hero, clash.faces, pick)

    def fields(self) -> tuple[object, ...]:
        return (self.hero,)


class CardEquip(Frame[Battle]):
    """Which Artifact from under the sheet a Hero equips (Backpack)."""

    __slots__ = ("hero",)

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def advance(self, st: Battle) -> Decision | None:
        cards: list[Pick] = [*sorted(set(stored_by(st, self.hero)))]
        return Decision(HERO_EQUIP, seat_for(st, self.hero), cards, "BL-26.8", (self.hero,))

    def resume(self, st: Battle, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        st.pop()
        equip_stored(st, self.hero, pick)
        st.emit("equips", (self.hero, pick), "BL-26.8")

    def fields(self) -> tuple[object, ...]:
        return (self.hero,)

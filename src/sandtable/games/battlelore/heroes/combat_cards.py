"""Hero cards used in the Combat phase: a shot or spell, a theft, a remedy, another attack (chapter 26).

All but the last replace his battle, or his unit's battle if he leads one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.legality import Rule, asking
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.battlelore.combat.attack import Attack
from sandtable.games.battlelore.combat.declare import (
    CAUGHT,
    OUT_OF_RANGE,
    OUT_OF_SIGHT,
    ban_of,
    distance,
    has_near_enemy,
    mark_battled,
    near_enemies,
    reach_of,
    why_no_battle,
    why_not_shoot,
    why_not_target,
)
from sandtable.games.battlelore.combat.in_progress import M_AGAIN, MELEE_ATTACK, NORMAL, RANGED_ATTACK
from sandtable.games.battlelore.facts import refusal
from sandtable.games.battlelore.heroes.effects import (
    DONE,
    HERO_UNIT,
    NO_USE_FOR,
    NOT_ADJACENT,
    OF_THE_ENEMY,
    near_units,
    restore,
    with_hero_card,
)
from sandtable.games.battlelore.heroes.in_play import hero_in, seat_for, sheet_of, working_cards
from sandtable.games.battlelore.heroes.rewards import (
    gain_artifact,
    gain_tokens,
    give,
    return_artifact,
    take_away,
    usable_by,
)
from sandtable.games.battlelore.heroes.uses import can_use, note_use
from sandtable.games.battlelore.lore.effects import FACE_OF
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import NO_BATTLE, WEBBED
from sandtable.games.battlelore.tables.effects import FX_SCORED
from sandtable.games.battlelore.tables.heroes import COMBAT, hero_card
from sandtable.games.battlelore.tables.ops import DEED, Effect, carried_out
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.drawing import trim_hand
from sandtable.games.battlelore.turn.places import unit_rule

STEAL_WHAT: Final = "steal_what"
GOLD: Final = 0
CARD: Final = 1

DEED_BASE: Final = -100
"""A card of the Hero in place of a target: -100 minus its number."""


def deed_options(st: BattleState, unit: int) -> list[Pick]:
    """The cards that an ordered unit's Hero may use in the Combat phase now."""
    hero = hero_in(st, unit)
    if hero < 0:
        return []
    return [
        (unit, DEED_BASE - number)
        for number in working_cards(st, unit)
        if COMBAT in hero_card(number).moments and why_not_deed(st, unit, number) is None
    ]


def with_cost(st: BattleState, seat: int, unit: int, target: int) -> Facts:
    number = DEED_BASE - target
    cost = hero_card(number).effects[0].num("cost")
    return {"c": ("heroic", number), "n": ("count", cost), "m": ("count", st.tokens[st.holder_of(unit)])}


def with_bearer(st: BattleState, seat: int, unit: int, target: int) -> Facts:
    number = DEED_BASE - target
    bearer = next(u for u in range(len(st.pos)) if has_card(st, u, number))
    return {"c": ("heroic", number), "u": ("unit", hero_in(st, bearer)), "v": ("unit", unit)}


TOO_DEAR: Final = Refusal("BL-13.1", "refused-bl-13-2", with_cost)
NO_USE: Final = refusal("BL-26.12")
NOT_HIS: Final = refusal("BL-26.12", with_bearer, "other")


def has_card(st: BattleState, unit: int, number: int) -> bool:
    """Has the Hero of a unit this card for the Combat phase?"""
    there = st.pos[unit] >= 0 and hero_in(st, unit) >= 0
    return there and COMBAT in hero_card(number).moments and number in working_cards(st, unit)


def why_not_deed(st: BattleState, unit: int, number: int) -> Refusal | None:
    """Why a unit's Hero does not use this card in the Combat phase (BL-26.12)."""
    effect = hero_card(number).effects[0]
    found = DEED_OPS[effect.op].why_not(st, unit)
    if found is not None:
        return found
    if effect.num("cost") > st.tokens[st.holder_of(unit)]:
        return TOO_DEAR
    can = can_use(st, hero_in(st, unit), number, COMBAT) and deed_targets(st, unit, number)
    return None if can else NO_USE


def deed_targets(st: BattleState, unit: int, number: int) -> list[int]:
    """The units the card may be used on."""
    return DEED_OPS[hero_card(number).effects[0].op].targets(st, unit, number)


@frame
class Deed(Frame[BattleState]):
    """A card used in the Combat phase, from choosing its target to its end (BL-26.12)."""

    unit: int
    number: int
    victim: int = -1
    """The Hero to be robbed, once the die roll has succeeded."""

    def advance(self, st: BattleState) -> Decision | None:
        hero = hero_in(st, self.unit)
        if self.victim >= 0:
            sheet = sheet_of(st, self.victim)
            loot: list[Pick] = [what for what, there in ((GOLD, sheet[5]), (CARD, len(sheet[4]))) if there]
            return Decision(STEAL_WHAT, seat_for(st, hero), loot, "BL-26.12", (hero, self.victim))
        targets: list[Pick] = [*deed_targets(st, self.unit, self.number)]
        return Decision(HERO_UNIT, seat_for(st, hero), targets, "BL-26.12", (hero, self.number))

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == STEAL_WHAT:
            st.pop()
            steal(st, hero_in(st, self.unit), self.victim, pick)
            return
        assert pick != DONE
        hero = hero_in(st, self.unit)
        st.emit("hero_card", (hero, self.number), "BL-26.12")
        note_use(st, hero, self.number)
        effect = hero_card(self.number).effects[0]
        DEED_OPS[effect.op].carry_out(st, self, effect, pick)

    def rule(self, asked: Decision) -> Rule[BattleState] | None:
        return DEED_TARGETS if asked.kind == HERO_UNIT else None


def with_shot_range(st: BattleState, seat: int, target: int) -> Facts:
    deed = asking(st, Deed)
    reach = reach_of(st, deed.unit, c.SHOT_OF[hero_card(deed.number).id])
    away = distance(st, deed.unit, target)
    return {**with_hero_card(st, seat), "m": ("count", away), "n": ("count", reach)}


OWN_SIDE: Final = Refusal("BL-26.12", "refused-bl-13-3-enemy", with_hero_card)
BEYOND_SHOT: Final = refusal("BL-26.12", with_shot_range, "range")
UNSEEN: Final = refusal("BL-26.12", with_hero_card, "sight")
LOST_NO_FIGURE: Final = Refusal("BL-26.12", "refused-bl-13-3-full", with_hero_card)


def why_not_deed_target(st: BattleState, seat: int, target: int) -> Refusal | None:
    """Why a Hero's card is not used on this unit: whom a shot, a theft or a remedy does not reach (BL-26.12)."""
    if target in st.asked(seat).options:
        return None
    deed = asking(st, Deed)
    op = hero_card(deed.number).effects[0].op
    own = st.owner[target] & CAMP == st.owner[deed.unit] & CAMP
    if own != (op == "restore_figures"):
        return OWN_SIDE if own else OF_THE_ENEMY
    if op == "ranged_attack":
        found = why_not_shoot(st, deed.unit, target, c.SHOT_OF[hero_card(deed.number).id])
        return BEYOND_SHOT if found is OUT_OF_RANGE else UNSEEN if found is OUT_OF_SIGHT else NO_USE_FOR
    if target != deed.unit and st.pos[target] not in st.ground.near[st.pos[deed.unit]]:
        return NOT_ADJACENT
    healthy = op == "restore_figures" and st.utype[target] < c.FIRST_CREATURE and st.figs[target] == st.full[target]
    return LOST_NO_FIGURE if healthy else NO_USE_FOR


DEED_TARGETS: Final = unit_rule("BL-26.12", why_not_deed_target)


# --- what the cards do ------------------------------------------------------------------------------------------------


class DeedOp:
    """How to carry out one op of a card in the Combat phase."""

    __slots__ = ("carry_out", "targets", "why_not")

    def __init__(
        self,
        carry_out: Callable[[BattleState, Deed, Effect, int], None],
        targets: Callable[[BattleState, int, int], list[int]],
        why_not: Callable[[BattleState, int], Refusal | None] = why_no_battle,
    ) -> None:
        self.carry_out = carry_out
        """Carries out the op on the chosen target; ends the frame or leaves a question open."""
        self.targets = targets
        """The units that a unit's Hero may use a card on."""
        self.why_not = why_not
        """Why the unit does not use any such card; usually why it does not battle."""


def shoot(st: BattleState, deed: Deed, effect: Effect, target: int) -> None:
    """A shot or spell in place of a battle (BL-6.8)."""
    mark_battled(st, deed.unit)
    st.pop()
    st.pay(st.holder_of(deed.unit), effect.num("cost"))
    shot = c.SHOT_OF[hero_card(deed.number).id]
    st.push(Attack(deed.unit, target, RANGED_ATTACK, NORMAL, shot, st.pos[target]))


def in_shot(st: BattleState, unit: int, number: int) -> list[int]:
    if has_near_enemy(st, unit, st.pos[unit]):
        return []  # BL-6.8
    shot = c.SHOT_OF[hero_card(number).id]
    camp = st.owner[unit] & CAMP
    foes = [foe for foe, h in enumerate(st.pos) if h >= 0 and st.owner[foe] & CAMP != camp]
    return [foe for foe in foes if why_not_shoot(st, unit, foe, shot) is None]


def attack_again(st: BattleState, deed: Deed, effect: Effect, target: int) -> None:
    """One more attack after an attack that scored (Whirlwind)."""
    st.pop()
    again = Attack(deed.unit, target, MELEE_ATTACK, NORMAL, st.weapon[deed.unit], st.pos[target])
    again.mods.append((M_AGAIN, deed.number + 1))
    st.push(again)


def next_targets(st: BattleState, unit: int, number: int) -> list[int]:
    struck = [what for kind, who, what, _, _ in st.effects if kind == FX_SCORED and who == unit]
    if not struck:
        return []
    foes = [foe for foe in near_enemies(st, unit) if len(struck) > 1 or foe not in struck]
    return [foe for foe in foes if why_not_target(st, unit, foe) is None]


def why_not_again(st: BattleState, unit: int) -> Refusal | None:
    if st.flags[unit] & NO_BATTLE:
        return ban_of(st, unit)
    return CAUGHT if st.tok[unit] & WEBBED else None


def heal(st: BattleState, deed: Deed, effect: Effect, target: int) -> None:
    """Restore figures of a troop in place of a battle (Herbal Remedy)."""
    mark_battled(st, deed.unit)
    st.pop()
    restore(st, target, effect.num("n"))


def weakened_friends(st: BattleState, unit: int, number: int) -> list[int]:
    friends = [u for u in near_units(st, st.pos[unit]) if st.owner[u] & CAMP == st.owner[unit] & CAMP]
    return sorted(u for u in (unit, *friends) if st.utype[u] < c.FIRST_CREATURE and st.figs[u] < st.full[u])


def rob(st: BattleState, deed: Deed, effect: Effect, target: int) -> None:
    """Roll the die of a theft: some faces succeed (Thievery)."""
    mark_battled(st, deed.unit)
    victim = hero_in(st, target)
    face = st.chance(6)
    st.emit("theft", (hero_in(st, deed.unit), victim, face), "BL-26.12")
    if any(FACE_OF[name] == face for name in effect.words("faces")):
        deed.victim = victim
    else:
        st.pop()


def heroes_to_rob(st: BattleState, unit: int, number: int) -> list[int]:
    return [foe for foe in near_enemies(st, unit) if hero_in(st, foe) >= 0 and can_be_robbed(st, hero_in(st, foe))]


def can_be_robbed(st: BattleState, victim: int) -> bool:
    """Does the victim have a Treasure token or an equipped Artifact (BL-26.25)?"""
    sheet = sheet_of(st, victim)
    return bool(sheet[4] or sheet[5])


def steal(st: BattleState, thief: int, victim: int, what: int) -> None:
    """Steal a Treasure token, or a random equipped Artifact; one the thief can never use is exchanged (BL-26.10, BL-26.16)."""
    if what == GOLD:
        gain_tokens(st, victim, -1, 0)
        gain_tokens(st, thief, 1, 0)
        st.emit("steals_gold", (thief, victim), "BL-26.12")
        return
    worn = sheet_of(st, victim)[4]
    card = worn[st.chance(len(worn))]
    take_away(st, victim, card)
    st.emit("steals", (thief, victim, card), "BL-26.12")
    if usable_by(st, thief, card):
        give(st, thief, card)
    else:
        return_artifact(st, thief, card)
        gain_artifact(st, thief)
    trim_hand(st, st.owner[victim])


DEED_OPS: Final[dict[str, DeedOp]] = carried_out(
    DEED,
    {
        "ranged_attack": DeedOp(shoot, in_shot),
        "extra_attack": DeedOp(attack_again, next_targets, why_not_again),
        "restore_figures": DeedOp(heal, weakened_friends),
        "steal_from_hero": DeedOp(rob, heroes_to_rob),
    },
)
"""The ops of cards that are used in the Combat phase."""

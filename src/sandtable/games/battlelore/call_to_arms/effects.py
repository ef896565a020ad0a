"""The effects of Specialist cards: one entry of `SPECIALIST_OPS` for each op (BL-30.19 to BL-30.26; the cards are in
`content/specialists.toml`).

An entry asks one question after another until the effect is used up, and carries out the answers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.legality import Check, Part, Rule, asking
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.refusal import Objection, Refusal
from sandtable.games.battlelore.call_to_arms.uses import (
    HAS_MOVED,
    NO_TROOP,
    NO_TROOP_TO_SWAP,
    NOT_YOURS,
    ONLY_TWO_WAYS,
    PAIR_FIRST,
    REPLACEMENT_FIRST,
    RESERVE_USED,
    USED_ALREADY,
    PlayedSpecialist,
    Use,
    at_will,
    available,
    baseline,
    quiet_hexes,
    replacements,
    reserves,
    troops_only,
    vantage,
    why_not_attach,
    why_not_baseline,
    why_not_extra_move,
    why_not_quiet,
    why_not_replace,
    why_not_reserve,
    why_not_under,
    why_not_vantage,
)
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.deployment import DEPLOYMENT_CARDS, SPECIALISTS
from sandtable.games.battlelore.tables.ops import SPECIALIST, Effect, carried_out
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import TERRAIN_OF
from sandtable.games.battlelore.turn.forces import add_unit
from sandtable.games.battlelore.turn.places import hex_rule, put, unit_rule

# questions
SPECIAL_UNIT: Final = "special_unit"
SPECIAL_TYPE: Final = "special_type"
SPECIAL_HEX: Final = "special_hex"
SPECIAL_WAY: Final = "special_way"
COUNCIL_LOSS: Final = "council_loss"
DONE: Final = -1
NO_MORE: Final = 99
"""Replaces an effect's number when the card is done."""


@frame
class SpecialistPlay(PlayedSpecialist):
    """One Specialist card; all its effects are optional and may be used in part (BL-30.19)."""

    def advance(self, st: BattleState) -> Decision | None:
        effects = SPECIALISTS[self.card].effects
        if self.effect >= len(effects):
            st.pop()
            return None
        effect = effects[self.effect]
        asked = SPECIALIST_OPS[effect.op].ask(st, self, effect)
        if asked is None:
            self.next_effect()
        return asked

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if pick == DONE:
            self.next_effect()
        else:
            effect = SPECIALISTS[self.card].effects[self.effect]
            SPECIALIST_OPS[effect.op].answer(st, self, effect, pick)

    def next_effect(self) -> None:
        first = SPECIALISTS[self.card].effects[0]
        self.effect = NO_MORE if SPECIALIST_OPS[first.op].one_of else self.effect + 1
        self.step = 0
        self.unit = -1

    def finish_use(self, unit: int) -> None:
        self.used.append(unit)
        self.step += 1
        self.unit = -1

    def rule(self, asked: Decision) -> Rule[BattleState] | None:
        return SPECIAL_RULES.get(asked.kind)


class SpecialistOp:
    """How to carry out one op of a Specialist card."""

    __slots__ = ("again", "answer", "ask", "one_of", "pairs", "used", "why_not")

    def __init__(
        self,
        ask: Callable[[BattleState, SpecialistPlay, Effect], Decision | None],
        answer: Callable[[BattleState, SpecialistPlay, Effect, int], None],
        why_not: Use = at_will,
        used: Refusal = USED_ALREADY,
        again: bool = False,
        pairs: bool = False,
        one_of: bool = False,
    ) -> None:
        self.ask = ask
        """Asks the next question; returns None when the effect is used up or was carried out at once."""
        self.answer = answer
        self.why_not = why_not
        self.used = used
        """The refusal of a unit that the effect has been used on."""
        self.again = again
        """The effect may be used on the same unit more than once."""
        self.pairs = pairs
        """Each use takes two units: the second must follow the first."""
        self.one_of = one_of
        """The player chooses one of the card's other effects; the rest are not carried out."""


# --- questions --------------------------------------------------------------------------------------------------------


def question(st: BattleState, play: SpecialistPlay, kind: str, options: list[Pick], clause: str) -> Decision:
    return Decision(kind, st.rules.seats[play.holder], options, clause, (play.card,))


def times(st: BattleState, play: SpecialistPlay, effect: Effect) -> int:
    """How many times an effect may be used; a Lore Master may allow more (BL-30.23, BL-30.25)."""
    number = effect.num("n")
    member = effect.word("n_with_class")
    levels = st.councils[play.holder]
    if member and st.rules.lore and levels[c.CLASS_IDS.index(member)] >= effect.num("class_min_level"):
        number += effect.num("n_extra")
    return 2 * number if SPECIALIST_OPS[effect.op].pairs else number


def ask_unit(st: BattleState, play: SpecialistPlay, effect: Effect) -> Decision | None:
    """Ask for the next unit to use an effect on."""
    if play.step >= times(st, play, effect):
        return None
    units: list[Pick] = [unit for unit, h in enumerate(st.pos) if h >= 0 and why_not_use(st, play, unit) is None]
    if not units:
        return None
    must = why_not_done(play) is not None
    return question(st, play, SPECIAL_UNIT, units if must else [DONE, *units], "BL-30.19")


def why_not_use(st: BattleState, play: SpecialistPlay, unit: int) -> Refusal | None:
    """Why the current effect cannot be used on a unit (BL-30.19)."""
    if st.owner[unit] != play.holder:
        return NOT_YOURS
    effect = SPECIALISTS[play.card].effects[play.effect]
    op = SPECIALIST_OPS[effect.op]
    return op.used if unit in play.used and not op.again else op.why_not(st, play, effect, unit)


def why_not_done(play: SpecialistPlay) -> Objection | None:
    """The player cannot stop before a pair is complete (BL-30.24), nor before he has chosen what replaces a unit."""
    effect = SPECIALISTS[play.card].effects[play.effect]
    if play.unit >= 0 and effect.op == "replace_unit":
        return Objection(REPLACEMENT_FIRST, play.unit)
    op = SPECIALIST_OPS[effect.op]
    return Objection(PAIR_FIRST, play.used[-1]) if op.pairs and play.step % 2 else None


def nothing_asked(st: BattleState, play: SpecialistPlay, effect: Effect, pick: int) -> None:
    raise AssertionError(f"{effect.op} asks nothing")


# --- for the whole army -----------------------------------------------------------------------------------------------


def choose_one(st: BattleState, play: SpecialistPlay, effect: Effect) -> Decision:
    return question(st, play, SPECIAL_WAY, [*WAYS], "BL-30.19")


def chosen_one(st: BattleState, play: SpecialistPlay, effect: Effect, pick: int) -> None:
    play.effect = pick


def change_weapon(st: BattleState, play: SpecialistPlay, effect: Effect) -> None:
    """All the player's Human units with the common bow switch to the long bow (BL-30.21)."""
    old = c.WEAPON_IDS.index(effect.word("from"))
    for unit, type_ in enumerate(st.utype):
        if st.owner[unit] != play.holder or st.weapon[unit] != old:
            continue
        if c.RACE_IDS[c.T_RACE[type_]] == effect.word("race"):
            st.weapon = with_item(st.weapon, unit, c.WEAPON_IDS.index(effect.word("to")))


def gain_lore(st: BattleState, play: SpecialistPlay, effect: Effect) -> None:
    levels = st.councils[play.holder]
    level = max(levels) if SPECIALISTS[play.card].lore_class < 0 else 0
    level = level or levels[SPECIALISTS[play.card].lore_class]
    st.extra_tokens = with_item(st.extra_tokens, play.holder, st.extra_tokens[play.holder] + effect.scaled(level))


def start_lore_cards(st: BattleState, play: SpecialistPlay, effect: Effect) -> None:
    st.extra_cards = with_item(st.extra_cards, play.holder, st.extra_cards[play.holder] + effect.num("n"))


def lower_council(st: BattleState, play: SpecialistPlay, effect: Effect) -> Decision | None:
    """Ask which council member loses a level; this is the price of an effect that was used."""
    members: list[Pick] = [m for m, level in enumerate(st.councils[play.holder]) if level]
    if play.used and members:
        return Decision(COUNCIL_LOSS, st.rules.seats[play.holder], members, "BL-30.17", ())
    return None


def lose_level(st: BattleState, play: SpecialistPlay, effect: Effect, pick: int) -> None:
    levels = list(st.councils[play.holder])
    levels[pick] -= 1
    st.councils = with_item(st.councils, play.holder, tuple(levels))
    play.next_effect()


# --- on a unit where it stands ----------------------------------------------------------------------------------------


def place_overlay(st: BattleState, play: SpecialistPlay, effect: Effect, unit: int) -> None:
    st.ground = st.ground.with_overlay(st.pos[unit], TERRAIN_OF[effect.word("overlay")])
    play.finish_use(unit)


def attach(st: BattleState, play: SpecialistPlay, effect: Effect, unit: int) -> None:
    st.attach = with_item(st.attach, unit, c.ATTACHMENT_IDS.index(effect.word("attachment")))
    play.finish_use(unit)


def add_figure(st: BattleState, play: SpecialistPlay, effect: Effect, unit: int) -> None:
    st.figs[unit] += 1
    st.full = with_item(st.full, unit, st.full[unit] + 1)
    play.finish_use(unit)


def swap_units(st: BattleState, play: SpecialistPlay, effect: Effect, unit: int) -> None:
    """Two troops exchange their hexes (BL-30.24)."""
    if play.step % 2:
        first = play.used[-1]
        here, there = st.pos[first], st.pos[unit]
        st.pos[first], st.pos[unit] = there, here
        st.place()
    play.finish_use(unit)


# --- a unit for another -----------------------------------------------------------------------------------------------


def ask_replacement(st: BattleState, play: SpecialistPlay, effect: Effect) -> Decision | None:
    if play.unit < 0:
        return ask_unit(st, play, effect)
    return question(st, play, SPECIAL_TYPE, replacements(st, effect, play.unit), "BL-30.19")


def replace_unit(st: BattleState, play: SpecialistPlay, effect: Effect, pick: int) -> None:
    if play.unit < 0:
        play.unit = pick
        return
    become(st, play.unit, pick)
    play.finish_use(play.unit)


def become(st: BattleState, unit: int, type_: int) -> None:
    """Replace a unit in its hex with another type at full figures."""
    st.utype = with_item(st.utype, unit, type_)
    st.figs[unit] = c.T_FIGURES[type_]
    st.full = with_item(st.full, unit, c.T_FIGURES[type_])
    st.colour = with_item(st.colour, unit, c.T_COLOUR[type_])
    st.weapon = with_item(st.weapon, unit, c.T_WEAPON[type_])
    st.attach = with_item(st.attach, unit, c.NO_ATTACHMENT)
    st.place()
    st.emit("replaced", (unit, type_), "BL-30.19")


# --- a unit to another hex --------------------------------------------------------------------------------------------


def ask_move(st: BattleState, play: SpecialistPlay, effect: Effect) -> Decision | None:
    if play.unit < 0:
        return ask_unit(st, play, effect)
    return question(st, play, SPECIAL_HEX, quiet_hexes(st, play.unit), "BL-30.23")


def ask_vantage(st: BattleState, play: SpecialistPlay, effect: Effect) -> Decision | None:
    if play.unit < 0:
        return ask_unit(st, play, effect)
    return question(st, play, SPECIAL_HEX, vantage(st, play, effect), "BL-30.26")


def move_unit(st: BattleState, play: SpecialistPlay, effect: Effect, pick: int) -> None:
    if play.unit < 0:
        play.unit = pick
        return
    put(st, play.unit, pick)
    play.finish_use(play.unit)


# --- new units --------------------------------------------------------------------------------------------------------


def ask_deployed(st: BattleState, play: SpecialistPlay, effect: Effect) -> Decision | None:
    """Ask which unit of the list to deploy."""
    types = [c.TYPE_OF[name] for name in effect.words("units") if available(st, c.TYPE_OF[name])]
    return ask_deployment(st, play, effect, types)


def ask_from_reserve(st: BattleState, play: SpecialistPlay, effect: Effect) -> Decision | None:
    """Ask which unit of the player's Reserve card to deploy, among those not on the board."""
    left = [unit[0] for unit in DEPLOYMENT_CARDS[st.reserve_cards[play.holder]].units]
    for unit in reserves(st, play):
        if st.utype[unit] in left:
            left.remove(st.utype[unit])
    return ask_deployment(st, play, effect, [type_ for type_ in sorted(set(left)) if available(st, type_)])


def ask_deployment(st: BattleState, play: SpecialistPlay, effect: Effect, types: list[int]) -> Decision | None:
    places: list[Pick] = [*baseline(st, play.holder & CAMP)]
    if play.unit >= 0:
        return question(st, play, SPECIAL_HEX, places, "BL-30.22")
    if play.step >= times(st, play, effect) or not types or not places:
        return None
    return question(st, play, SPECIAL_TYPE, [DONE, *types], "BL-30.19")


def deploy_unit(st: BattleState, play: SpecialistPlay, effect: Effect, pick: int) -> None:
    if play.unit < 0:
        play.unit = pick
    else:
        deploy(st, play, pick)


def deploy_reserve_unit(st: BattleState, play: SpecialistPlay, effect: Effect, pick: int) -> None:
    if play.unit < 0:
        play.unit = pick
    else:
        unit = deploy(st, play, pick)
        st.reserves = [*st.reserves, unit]


def deploy(st: BattleState, play: SpecialistPlay, h: int) -> int:
    unit = add_unit(st, play.unit, play.holder, h, c.T_FIGURES[play.unit], c.NO_ATTACHMENT, False)
    st.place()
    play.finish_use(unit)
    return unit


SPECIALIST_OPS: Final[dict[str, SpecialistOp]] = carried_out(
    SPECIALIST,
    {
        "choose_one": SpecialistOp(choose_one, chosen_one, one_of=True),
        "change_weapon": SpecialistOp(change_weapon, nothing_asked),
        "gain_lore": SpecialistOp(gain_lore, nothing_asked),
        "start_lore_cards": SpecialistOp(start_lore_cards, nothing_asked),
        "lower_council": SpecialistOp(lower_council, lose_level),
        "place_overlay": SpecialistOp(ask_unit, place_overlay, why_not_under),
        "attach": SpecialistOp(ask_unit, attach, why_not_attach),
        "add_figures": SpecialistOp(ask_unit, add_figure, troops_only(NO_TROOP), again=True),
        "swap_units": SpecialistOp(ask_unit, swap_units, troops_only(NO_TROOP_TO_SWAP), pairs=True),
        "replace_unit": SpecialistOp(ask_replacement, replace_unit, why_not_replace),
        "free_moves": SpecialistOp(ask_move, move_unit, why_not_extra_move, HAS_MOVED),
        "move_reserve_unit": SpecialistOp(ask_vantage, move_unit, why_not_reserve, RESERVE_USED),
        "deploy_unit": SpecialistOp(ask_deployed, deploy_unit),
        "deploy_reserve_unit": SpecialistOp(ask_from_reserve, deploy_reserve_unit),
    },
)
"""The ops of Specialist cards."""


# --- what makes the answers legal -------------------------------------------------------------------------------------


def why_not_hex(st: BattleState, seat: int, h: int) -> Refusal | Objection | None:
    play = asking(st, SpecialistPlay)
    effect = SPECIALISTS[play.card].effects[play.effect]
    if effect.op == "free_moves":
        return why_not_quiet(st, play.unit, h)
    if effect.op == "move_reserve_unit":
        return why_not_vantage(st, play, effect, h)
    return why_not_baseline(st, play.holder & CAMP, h)


def why_not_finish(st: BattleState, seat: int) -> Objection | None:
    return why_not_done(asking(st, SpecialistPlay))


WAYS: Final = (1, 2)
SPECIAL_RULES: Final = {
    SPECIAL_UNIT: unit_rule(
        "BL-30.19", lambda st, seat, unit: why_not_use(st, asking(st, SpecialistPlay), unit), {DONE: why_not_finish}
    ),
    SPECIAL_TYPE: Rule[BattleState]((), (), None, words={DONE: why_not_finish}),
    SPECIAL_HEX: hex_rule("BL-30.19", why_not_hex),
    SPECIAL_WAY: Rule[BattleState](
        (Part("n", "count", lambda st, seat: WAYS, ONLY_TWO_WAYS),),
        (Check(lambda st, seat, way: None if way in WAYS else ONLY_TWO_WAYS, "n"),),
        None,
    ),
}

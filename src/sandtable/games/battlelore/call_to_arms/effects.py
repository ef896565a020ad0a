"""The effects of Specialist cards: one entry of `SPECIALIST_OPS` for each op (BL-30.19 to BL-30.26; the cards are in
`content/specialists.toml`).

An entry asks one question after another until the effect is used up, and carries out the answers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.games.battlelore.combat.declare import has_near_enemy
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.deployment import DEPLOYMENT_CARDS, POOL, SPECIALISTS
from sandtable.games.battlelore.tables.ops import SPECIALIST, Effect, carried_out
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import COUNTRYSIDE, ELEVATED, STAKES, TERRAIN_IDS, TERRAIN_OF
from sandtable.games.battlelore.turn.filters import fits_filter
from sandtable.games.battlelore.turn.forces import add_unit
from sandtable.games.battlelore.turn.places import put
from sandtable.games.battlelore.turn.reach import walk

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
class SpecialistPlay(Frame[BattleState]):
    """One Specialist card; all its effects are optional and may be used in part (BL-30.19)."""

    holder: int
    card: int
    effect: int = 0
    step: int = 0
    """How many times the current effect has been used."""
    unit: int = -1
    """The unit (or type to deploy) that the question is about; -1 between two uses."""
    used: list[int] = []

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


def at_will(st: BattleState, play: SpecialistPlay, effect: Effect, unit: int) -> bool:
    return True


class SpecialistOp:
    """How to carry out one op of a Specialist card."""

    __slots__ = ("again", "answer", "ask", "can_use", "one_of", "pairs")

    def __init__(
        self,
        ask: Callable[[BattleState, SpecialistPlay, Effect], Decision | None],
        answer: Callable[[BattleState, SpecialistPlay, Effect, int], None],
        can_use: Callable[[BattleState, SpecialistPlay, Effect, int], bool] = at_will,
        again: bool = False,
        pairs: bool = False,
        one_of: bool = False,
    ) -> None:
        self.ask = ask
        """Asks the next question; returns None when the effect is used up or was carried out at once."""
        self.answer = answer
        self.can_use = can_use
        """Says whether the effect can be used on one of the player's units."""
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
    op = SPECIALIST_OPS[effect.op]
    units: list[Pick] = [
        unit
        for unit, h in enumerate(st.pos)
        if h >= 0
        and st.owner[unit] == play.holder
        and (op.again or unit not in play.used)
        and op.can_use(st, play, effect, unit)
    ]
    if not units:
        return None
    must = op.pairs and play.step % 2
    return question(st, play, SPECIAL_UNIT, units if must else [DONE, *units], "BL-30.19")


def nothing_asked(st: BattleState, play: SpecialistPlay, effect: Effect, pick: int) -> None:
    raise AssertionError(f"{effect.op} asks nothing")


# --- for the whole army -----------------------------------------------------------------------------------------------


def choose_one(st: BattleState, play: SpecialistPlay, effect: Effect) -> Decision:
    return question(st, play, SPECIAL_WAY, [1, 2], "BL-30.19")


def chosen_one(st: BattleState, play: SpecialistPlay, effect: Effect, pick: int) -> None:
    play.effect = pick


def change_weapon(st: BattleState, play: SpecialistPlay, effect: Effect) -> None:
    """All the player's Human units with the common bow switch to the long bow (BL-30.21)."""
    old = c.WEAPON_IDS.index(effect.word("from"))
    for unit, type_ in enumerate(st.utype):
        if st.owner[unit] != play.holder or st.weapon[unit] != old:
            continue
        if c.RACE_IDS[c.T_RACE[type_]] == effect.word("race"):
            st.weapon[unit] = c.WEAPON_IDS.index(effect.word("to"))


def gain_lore(st: BattleState, play: SpecialistPlay, effect: Effect) -> None:
    levels = st.councils[play.holder]
    level = max(levels) if SPECIALISTS[play.card].lore_class < 0 else 0
    level = level or levels[SPECIALISTS[play.card].lore_class]
    st.extra_tokens[play.holder] += effect.scaled(level)


def start_lore_cards(st: BattleState, play: SpecialistPlay, effect: Effect) -> None:
    st.extra_cards[play.holder] += effect.num("n")


def lower_council(st: BattleState, play: SpecialistPlay, effect: Effect) -> Decision | None:
    """Ask which council member loses a level; this is the price of an effect that was used."""
    members: list[Pick] = [m for m, level in enumerate(st.councils[play.holder]) if level]
    if play.used and members:
        return Decision(COUNCIL_LOSS, st.rules.seats[play.holder], members, "BL-30.17", ())
    return None


def lose_level(st: BattleState, play: SpecialistPlay, effect: Effect, pick: int) -> None:
    levels = list(st.councils[play.holder])
    levels[pick] -= 1
    st.councils[play.holder] = tuple(levels)
    play.next_effect()


# --- on a unit where it stands ----------------------------------------------------------------------------------------


def place_overlay(st: BattleState, play: SpecialistPlay, effect: Effect, unit: int) -> None:
    st.ground = st.ground.with_overlay(st.pos[unit], TERRAIN_OF[effect.word("overlay")])
    play.finish_use(unit)


def can_lie_under(st: BattleState, play: SpecialistPlay, effect: Effect, unit: int) -> bool:
    h = st.pos[unit]
    kind = TERRAIN_OF[effect.word("overlay")]
    if st.ground.overlay[h] >= 0 or not fits_filter(st, unit, effect.word("host")):
        return False
    if kind == STAKES and st.ground.terrain[h] not in (COUNTRYSIDE, ELEVATED):
        return False  # BL-30.20
    return st.ground.board.camp_rows[h][play.holder & CAMP] <= effect.num("rows", 99)


def attach(st: BattleState, play: SpecialistPlay, effect: Effect, unit: int) -> None:
    st.attach[unit] = c.ATTACHMENT_IDS.index(effect.word("attachment"))
    play.finish_use(unit)


def can_attach(st: BattleState, play: SpecialistPlay, effect: Effect, unit: int) -> bool:
    return fits_filter(st, unit, effect.word("host")) and st.attach[unit] == c.NO_ATTACHMENT and st.figs[unit] > 1


def add_figure(st: BattleState, play: SpecialistPlay, effect: Effect, unit: int) -> None:
    st.figs[unit] += 1
    st.full[unit] += 1
    play.finish_use(unit)


def is_troop(st: BattleState, play: SpecialistPlay, effect: Effect, unit: int) -> bool:
    return st.utype[unit] < c.FIRST_CREATURE


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


def can_be_replaced(st: BattleState, play: SpecialistPlay, effect: Effect, unit: int) -> bool:
    return is_listed(st, unit, effect.words("from")) and bool(replacements(st, effect, unit))


def replacements(st: BattleState, effect: Effect, unit: int) -> list[Pick]:
    same = effect.params.get("same_colour") is True
    return [
        c.TYPE_OF[name]
        for name in effect.words("to")
        if available(st, c.TYPE_OF[name]) and (not same or c.T_COLOUR[c.TYPE_OF[name]] == st.colour[unit])
    ]


def become(st: BattleState, unit: int, type_: int) -> None:
    """Replace a unit in its hex with another type at full figures."""
    st.utype[unit] = type_
    st.figs[unit] = st.full[unit] = c.T_FIGURES[type_]
    st.colour[unit] = c.T_COLOUR[type_]
    st.weapon[unit] = c.T_WEAPON[type_]
    st.attach[unit] = c.NO_ATTACHMENT
    st.place()
    st.emit("replaced", (unit, type_), "BL-30.19")


def is_listed(st: BattleState, unit: int, names: tuple[str, ...]) -> bool:
    return any(
        fits_filter(st, unit, name[7:]) if name.startswith("filter:") else c.TYPE_IDS[st.utype[unit]] == name
        for name in names
    )


def available(st: BattleState, type_: int) -> bool:
    """Return True if a unit of this type is left in the common pool; a creature must not be in the game yet (BL-30.19)."""
    used = sum(1 for unit, other in enumerate(st.utype) if other == type_ and st.pos[unit] >= 0)
    return used < (1 if c.T_KIND[type_] == c.CREATURE else POOL[type_])


def baseline(st: BattleState, camp: int) -> list[int]:
    row = 2 if st.rules.epic else 1
    return [h for h in st.ground.board.row_from(camp, row) if st.at[h] < 0 and st.ground.open[h]]


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


def has_quiet_hex(st: BattleState, play: SpecialistPlay, effect: Effect, unit: int) -> bool:
    return bool(quiet_hexes(st, unit))


def quiet_hexes(st: BattleState, unit: int) -> list[Pick]:
    """The hexes where a normal move may end without being adjacent to an enemy (BL-30.23)."""
    if c.UNIT_DEFS[st.utype[unit]].lore_move:
        return []
    return [h for h in walk(st, unit) if h != st.pos[unit] and not has_near_enemy(st, unit, h)]


def has_vantage(st: BattleState, play: SpecialistPlay, effect: Effect, unit: int) -> bool:
    return unit in reserves(st, play) and bool(vantage(st, play, effect))


def reserves(st: BattleState, play: SpecialistPlay) -> list[int]:
    """The player's Reserve units on the board: the last units he deployed before the Specialists (BL-30.26)."""
    return [unit for unit in st.reserves if st.owner[unit] == play.holder]


def vantage(st: BattleState, play: SpecialistPlay, effect: Effect) -> list[Pick]:
    names = effect.words("terrain")
    return [
        h
        for h in st.ground.board.hexes
        if st.at[h] < 0
        and TERRAIN_IDS[st.ground.terrain[h]] in names
        and st.ground.board.camp_rows[h][play.holder & CAMP] <= effect.num("rows")
    ]


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
        st.reserves.append(deploy(st, play, pick))


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
        "place_overlay": SpecialistOp(ask_unit, place_overlay, can_lie_under),
        "attach": SpecialistOp(ask_unit, attach, can_attach),
        "add_figures": SpecialistOp(ask_unit, add_figure, is_troop, again=True),
        "swap_units": SpecialistOp(ask_unit, swap_units, is_troop, pairs=True),
        "replace_unit": SpecialistOp(ask_replacement, replace_unit, can_be_replaced),
        "free_moves": SpecialistOp(ask_move, move_unit, has_quiet_hex),
        "move_reserve_unit": SpecialistOp(ask_vantage, move_unit, has_vantage),
        "deploy_unit": SpecialistOp(ask_deployed, deploy_unit),
        "deploy_reserve_unit": SpecialistOp(ask_from_reserve, deploy_reserve_unit),
    },
)
"""The ops of Specialist cards."""

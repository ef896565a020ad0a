"""Refusals of cards and of their targets: the one cause that holds (chapters 4, 11, 13, 14, 18, 29, 31)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.kinds import WORD
from sandtable.games.battlelore.creatures.entering import conjure_cost, waiting_creature
from sandtable.games.battlelore.heroes.in_play import hero_in
from sandtable.games.battlelore.lore.councils import CouncilLane, Councils
from sandtable.games.battlelore.lore.frames import Bolt, Reroll
from sandtable.games.battlelore.lore.moments import is_flight, is_moment
from sandtable.games.battlelore.lore.targets import LIMITS, is_foe, is_troop
from sandtable.games.battlelore.lore.windows import LorePlay, card_cost
from sandtable.games.battlelore.presentation.refused import Asking, Facts, Said, Say
from sandtable.games.battlelore.presentation.why_cards import WINDOW_OF, window_of
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import LORE_CARDS, MAX_LEVEL
from sandtable.games.battlelore.tables.conditions import ORDERED, WEBBED
from sandtable.games.battlelore.tables.ops import Effect
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.drawing import LORE_BASE
from sandtable.games.battlelore.turn.orders import RACK_BASE

# -- which card --------------------------------------------------------------------------------------------------------


def is_lore_card(value: int) -> bool:
    return LORE_BASE <= value < LORE_BASE + len(LORE_CARDS)


def card_of_another_sort(key: str, lore: bool = False) -> Say:
    """A card of the wrong deck, or a right one that is not among those to choose from (`key`)."""

    def say(at: Asking) -> Said:
        if at.part != "card":
            return "else", {}
        if is_lore_card(at.value) != lore:
            return ("card-command" if lore else "card-lore"), {}
        return ("card-rack" if RACK_BASE <= at.value < LORE_BASE and key == "14-5" else key), {}

    return say


def not_drawn(at: Asking) -> Said:
    """Of the cards just drawn one is kept (BL-11.2, BL-11.3)."""
    return card_of_another_sort("11-2", at.kind == "keep_lore")(at)


def second_card(at: Asking) -> Said:
    """The second Section card comes from the other place (BL-29.5)."""
    if at.part != "card":
        return "else", {}
    return ("29-5-hand" if at.value >= RACK_BASE else "29-5-rack"), {}


def no_reaction(at: Asking) -> Said:
    return ("13-5", {}) if at.part == "card" else ("13-5-any", {})


def no_level(at: Asking) -> Said:
    """Less than the adventure gives this member, more than is left, or too little for the rest to come out (BL-14.2)."""
    lanes = [lane for frame in at.st.stack if isinstance(frame, Councils) for lane in frame.lanes]
    lane = next((each for each in lanes if isinstance(each, CouncilLane) and each.seat == at.seat), None)
    if at.part != "count" or lane is None:
        return "else", {}
    least, later = lane.minimum[lane.done], lane.minimum[lane.done + 1 :]
    left = lane.total - sum(lane.levels.open())
    if at.value < least:
        return "14-2-least", {"w": ("member", lane.done), "m": ("count", least)}
    if at.value > left - sum(later):
        return ("14-2-later" if at.value <= left else "14-2-much"), {"m": ("count", left)}
    if not later:
        return "14-2-last", {"m": ("count", left)}
    return "14-2-few", {"m": ("count", left - at.value), "o": ("count", MAX_LEVEL * len(later))}


def no_conjurer(at: Asking) -> Said:
    """No Wizard, no Elemental to conjure, or too little Lore (BL-18.18)."""
    st, holder = at.st, at.st.rules.holder_of_seat(at.seat)
    if holder < 0 or not st.councils[holder][c.WIZARD]:
        return "18-18-wizard", {}
    unit = waiting_creature(st, holder, "conjuration")
    if unit < 0:
        return "18-18-gone", {}
    cost = conjure_cost(st, holder, unit)
    return "18-18", {"n": ("count", cost), "m": ("count", st.tokens[holder])}


AFTER_COMMAND: Final = ("second_card", "copy_card", "play_as")
"""Questions of the Command phase that come after the first Command card is chosen."""
COMMAND_WINDOW: Final = 1
"""W1 of BL-13.6."""


def not_this_way(at: Asking) -> Said:
    """A Lore card of another moment, or one that is played after choosing Lore (BL-13.6)."""
    if at.part != "card":
        return "else", {}
    asked = at.asked
    if (
        at.kind in AFTER_COMMAND
        and is_lore_card(at.value)
        and COMMAND_WINDOW in LORE_CARDS[at.value - LORE_BASE].windows
    ):
        return "13-6-command", {}
    if asked is None or asked.kind not in WINDOW_OF or not is_lore_card(at.value):
        return "13-6", {}
    return ("13-6-button" if window_of(at.st, asked) in LORE_CARDS[at.value - LORE_BASE].windows else "13-6"), {}


# -- Lore cards --------------------------------------------------------------------------------------------------------

Need = Callable[[BattleState, int, Effect], str]
"""What is missing in a unit of the right camp, or nothing."""

PLAYING: Final = ("play_lore", *WINDOW_OF)
"""Questions at which a Lore card can be played, some after a button."""
THEIR_CARDS: Final = ("spy_discard", "false_orders")


def card_price(at: Asking) -> Said:
    """What a Lore card costs, and what there is; or what a card that is carried out says of a wrong choice (BL-13.2)."""
    holder = at.st.rules.holder_of_seat(at.seat)
    if at.kind == "lore_target":
        return "13-2-first", {}
    if at.kind == "reroll" and at.part == WORD:
        frame = at.st.stack[-1]
        taken = isinstance(frame, Reroll) and at.value in frame.chosen
        return ("13-2-face-left" if taken else "13-2-face"), {"f": ("face", at.value)}
    if at.kind in THEIR_CARDS:
        return card_of_another_sort("13-2-cards", at.kind == "spy_discard")(at)
    if at.kind in ("chain_to", "strike_next"):
        return next_target(at)
    if at.kind not in PLAYING or at.part != "card" or not is_lore_card(at.value) or holder < 0:
        return ("13-2-word" if at.part == WORD else "else"), {}
    card = at.value - LORE_BASE
    return "13-2", {"n": ("count", card_cost(at.st, holder, card)), "m": ("count", at.st.tokens[holder])}


def out_of_character(key: str) -> Say:
    """What a card costs with the 3 Lore more of BL-13.10 or BL-32.4, without which there would be enough."""

    def say(at: Asking) -> Said:
        plain, facts = card_price(at)
        return (key if plain == "13-2" else f"{key}-word" if plain == "13-2-word" else plain), facts

    return say


def next_target(at: Asking) -> Said:
    """Where a bolt does not go on to, or whom a card does not strike next (BL-13.2)."""
    st, frame = at.st, at.st.stack[-1]
    if at.there < 0:
        return "else", {}
    if at.kind == "strike_next" or not isinstance(frame, Bolt):
        return "13-2-unit", {}
    last = frame.struck[-1]
    if st.owner[at.there] & CAMP != st.owner[last] & CAMP:
        return "13-2-own", {}
    return "13-2-far", {"u": ("unit", last)}


def no_fit(at: Asking) -> Said:
    """Another moment, no target, or one that the card does not mean (BL-13.3)."""
    asked = at.asked
    if at.kind == "lore_section":
        return "13-3-section", {}
    if at.part == WORD:
        return "13-3-word", {}
    if at.part == "card" and asked is not None and at.kind in PLAYING and at.value >= LORE_BASE:
        holder = at.st.rules.holder_of_seat(at.seat)
        card, window = LORE_CARDS[at.value - LORE_BASE], window_of(at.st, asked)
        late = window not in card.windows or (card.when and not is_moment(at.st, holder, card.when))
        aloft = window == 6 and card.target == "enemy_unit" and not is_flight(at.st)
        return ("13-3" if late or aloft else "13-3-target"), {}
    frame = at.st.stack[-1]
    if not isinstance(frame, LorePlay):
        return ("13-3-unit" if at.there >= 0 else "13-3-hex" if at.hex >= 0 else "else"), {}
    facts: Facts = {"c": ("card", LORE_BASE + frame.card)}
    if at.there < 0:
        return ("13-3-hex" if at.hex >= 0 else "else"), facts
    return f"13-3-{no_target(at.st, frame, at.there)}", facts


def no_target(st: BattleState, play: LorePlay, unit: int) -> str:
    """What the card asks of its target and this unit is not."""
    card = LORE_CARDS[play.card]
    own = st.owner[unit] & CAMP == play.holder & CAMP
    if card.target.startswith("own") and not own:
        return "own"
    if card.target.startswith("enemy") and own:
        return "enemy"
    needs = NEEDS.get(card.target)
    if needs is not None:
        name = needs(st, unit, card.effects[0])
        if name:
            return name
    missing = next((limit for limit in card.limits if limit in SAID_LIMITS and not LIMITS[limit](st, unit)), "")
    if missing:
        return SAID_LIMITS[missing]
    allied = st.owner[unit] != play.holder and own
    return "led" if allied and hero_in(st, unit) >= 0 else "unit"


SAID_LIMITS: Final = {
    "ordered": "ordered",
    "troop": "troop",
    "foot_troop": "foot",
    "no_elemental": "elemental",
    "no_dragon": "dragon",
}


def not_ordered(st: BattleState, unit: int, effect: Effect) -> str:
    return "" if st.flags[unit] & ORDERED else "ordered"


def moved_or_held(st: BattleState, unit: int, effect: Effect) -> str:
    return not_ordered(st, unit, effect) or "move"


def no_missile(st: BattleState, unit: int, effect: Effect) -> str:
    missile = c.W_TYPE[st.weapon[unit]] == c.MISSILE
    return "" if missile else "missile"


def ordered_missile(st: BattleState, unit: int, effect: Effect) -> str:
    return not_ordered(st, unit, effect) or no_missile(st, unit, effect)


def no_enemy_beside(st: BattleState, unit: int, effect: Effect) -> str:
    return "" if any(is_foe(st, unit, h) for h in st.ground.near[st.pos[unit]]) else "beside"


def not_weakened(st: BattleState, unit: int, effect: Effect) -> str:
    return "troop" if not is_troop(st, unit) else "full" if st.figs[unit] == st.full[unit] else ""


def no_troop(st: BattleState, unit: int, effect: Effect) -> str:
    return "" if is_troop(st, unit) else "troop"


def not_beside_the_mover(st: BattleState, unit: int, effect: Effect) -> str:
    return "webbed" if st.tok[unit] & WEBBED else "mover"


def always(name: str) -> Need:
    def need(st: BattleState, unit: int, effect: Effect) -> str:
        return name

    return need


NEEDS: Final[dict[str, Need]] = {
    "own_ordered": not_ordered,
    "own_ordered_unmoved": moved_or_held,
    "own_ordered_missile": ordered_missile,
    "own_adjacent_to_enemy": no_enemy_beside,
    "own_troop_weakened": not_weakened,
    "own_unit_adjacent": not_beside_the_mover,
    "enemy_troop": no_troop,
    "enemy_missile_unit_or_landmark": no_missile,
    "enemy_creature_or_goblinoid": always("goblinoid"),
    "enemy_unit_near": always("near"),
}
"""By the target word of a card: what the unit lacks."""


# -- allies ------------------------------------------------------------------------------------------------------------


def ally_price(at: Asking) -> Said:
    """Only the player whose turn it is may choose an ally's unit, and pays for it (BL-31.11)."""
    reacting = at.st.rules.holder_of_seat(at.seat) != at.st.active
    if at.part == "seat":
        return ("31-11-you" if at.value == at.seat else "31-11-ally"), {"p": ("seat", at.value)}
    if at.part == "card":
        if reacting:
            return "31-11-card-reaction", {}
        price = card_cost(at.st, at.st.active, at.value - LORE_BASE) + 1
        return "31-11-card", {"n": ("count", price), "m": ("count", at.st.tokens[at.st.active])}
    if at.there < 0:
        return "else", {}
    if reacting:
        return "31-11-reaction", {}
    return "31-11-cost", {"n": ("count", at.st.tokens[at.st.active])}

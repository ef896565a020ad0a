"""The lifts of Warlords: each changes one fact of a table by its plain fields."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.core.engine.cards import faces_of, put, take
from sandtable.games.warlords.answers import ELSEWHERE
from sandtable.games.warlords.battle import launching
from sandtable.games.warlords.board import CAST, EXPLORED, LIMIT_BITS, MOVED, WINGS
from sandtable.games.warlords.reasons import (
    AFTER_A_BATTLE,
    IN_CASTLE,
    IN_OTHER_STEP,
    IN_OWN_PILE,
    IN_PILE,
    IN_PLAY,
    NOT_HELD,
    RUIN_ON_TABLE,
    STAYS,
    TREASURE_ON_TABLE,
)
from sandtable.games.warlords.state import State
from sandtable.games.warlords.steps import casting, castles, exploring, ruins
from sandtable.games.warlords.tables.cards import PRINTINGS, TYPE_IDS, CardDef, def_of, owned
from tests.reasons.facts import Recounts
from tests.reasons.lifts import NO_PART, ONE_EACH, Fixed, Lift, Lifts, Swap, claim
from tests.reasons.warlords_facts import Facts

NOTHING = -1
MANY = ("armies", "allies", "artefacts", "promotions", "improvements", "march")
ONE = ("banner", "fleet", "ground", "calamity")
PLAYED = {
    "castles": "castle",
    "cast": "spell",
    "explore": "artefact",
    "ruins": "ruin",
    "counter": "march",
    "intercept": "battle",
    "hazard": "spell",
    "promote": "promotion",
    "deny": "promotion",
    "avenge": "revenge",
}
"""A type of card that each question takes from the hand."""


# -- cards -------------------------------------------------------------------------------------------------------------


def in_play(st: State) -> list[int]:
    found = [head for head in st.head if head != NOTHING]
    for place in range(len(st.head)):
        found += [card for name in MANY for card in getattr(st, name)[place]]
        found += [getattr(st, name)[place] for name in ONE if getattr(st, name)[place] != NOTHING]
    return found + [card for lying in (*st.ruins, *st.treasures) for card in lying]


def new_card(st: State, seat: int, kind: str, fits: Callable[[CardDef], bool] = lambda card: True) -> int:
    """A card of a type that is nowhere, and whose name is not in play."""
    there = {def_of(card).name for card in in_play(st)} | {
        def_of(card).name for hand in st.hands for card in faces_of(hand)
    }
    for printing, card in enumerate(PRINTINGS):
        if TYPE_IDS[card.type] == kind and fits(card) and (card.name not in there or not card.named):
            return owned(printing, seat)
    raise AssertionError(f"all cards of type {kind} are in use")


def magic(card: CardDef) -> bool:
    return bool(card.magic)


def lands_on(st: State, place: int, card: int) -> None:
    """Put a card on a place without playing it."""
    kind = TYPE_IDS[def_of(card).type]
    name = {"army": "armies", "ally": "allies", "weather": "ground", "terrain": "ground"}.get(kind, kind)
    name = name if name in (*MANY, *ONE) else f"{name}s"
    cards = getattr(st, name)
    cards[place] = (*cards[place], card) if name in MANY else card
    st.derive()


def off_table(st: State, card: int) -> None:
    """Take a card away from wherever it lies open."""
    for place in range(len(st.head)):
        for name in MANY:
            cards = getattr(st, name)
            cards[place] = tuple([each for each in cards[place] if each != card])
        for name in ONE:
            cards = getattr(st, name)
            cards[place] = NOTHING if cards[place] == card else cards[place]
    for pile in (st.ruins, st.treasures, st.discards):
        for seat in range(st.players):
            pile[seat] = tuple([each for each in pile[seat] if each != card])
    st.derive()


def into_hand(st: State, seat: int, card: int) -> None:
    claim(card not in faces_of(st.hands[seat]))
    off_table(st, card)
    put(st.hands[seat], card)


def off_its_place(st: State, seat: int, card: int) -> None:
    claim(any(card in linked(st, place) for place, owner in enumerate(st.controller) if owner == seat))
    off_table(st, card)


def other_card(st: State, seat: int, card: int) -> Swap:
    """The printed type of a card does not fit: ask about one of the right type in the hand."""
    assert st.decision is not None
    new = new_card(st, seat, PLAYED[st.decision.kind])
    put(st.hands[seat], new)
    return {("card", card): ("card", new)}


def holds(kind: str) -> Lift:
    """The player lacks a card of this type."""

    def lift(st: State, seat: int, *parts: int) -> None:
        put(st.hands[seat], new_card(st, seat, kind))

    return lift


def name_free(st: State, seat: int, card: int, *parts: int) -> None:
    """No card of this name is in play."""
    name = def_of(card).name
    claim(name in [def_of(each).name for each in in_play(st)])
    for each in in_play(st):
        if def_of(each).name == name:
            off_table(st, each)
    for place, head in enumerate(st.head):
        if head != NOTHING and def_of(head).name == name:
            st.head[place] = new_card(st, st.controller[place], TYPE_IDS[def_of(head).type])
    st.derive()


def names_free(st: State, seat: int, *parts: int) -> None:
    names = {def_of(each).name for each in in_play(st)}
    for card in [card for card in faces_of(st.hands[seat]) if def_of(card).name in names]:
        name_free(st, seat, card)


# -- places ------------------------------------------------------------------------------------------------------------


def where(st: State, card: int) -> list[int]:
    return [place for place in range(len(st.head)) if any(card in getattr(st, name)[place] for name in MANY)]


def yours(st: State, seat: int, place: int, *parts: int) -> None:
    claim(st.controller[place] != seat)
    st.controller[place] = seat


def a_stack(st: State, seat: int, place: int, *parts: int) -> None:
    """A hero stands there in place of the castle."""
    claim(TYPE_IDS[def_of(st.head[place]).type] == "castle")
    st.head[place] = new_card(st, seat, "hero")


def your_castle(st: State, seat: int, place: int) -> None:
    claim(st.controller[place] == seat)
    a_stack(st, seat, place)


def freed(st: State, stack: int) -> None:
    """Nothing but March cards gives the stack its status."""
    for name in ("fleet", "ground", "calamity", "siege"):
        getattr(st, name)[stack] = NOTHING


def on_patrol(st: State, seat: int, stack: int, *parts: int) -> None:
    freed(st, stack)
    st.march[stack] = (new_card(st, seat, "march"),)


def at_home(st: State, seat: int, stack: int, *parts: int) -> None:
    freed(st, stack)
    st.march[stack] = ()


def carrier_at_home(st: State, seat: int, card: int) -> None:
    for place in where(st, card):
        at_home(st, seat, place)


def new_stack(st: State, seat: int, marches: int = 0) -> int:
    place = st.found(seat, new_card(st, seat, "hero"))
    for name in MANY:
        getattr(st, name)[place] = ()
    for name in ONE:
        getattr(st, name)[place] = NOTHING
    st.siege[place] = NOTHING
    unused(st, EXPLORED, place)
    st.march[place] = (new_card(st, seat, "march"),) * marches
    return place


def another_stack(marches: int) -> Lift:
    def lift(st: State, seat: int, *parts: int) -> None:
        new_stack(st, seat, marches)

    return lift


def another_artefact(st: State, seat: int, *parts: int) -> None:
    """Another hero at home carries an artefact."""
    lands_on(st, new_stack(st, seat), new_card(st, seat, "artefact"))


def roomy(st: State, seat: int, stack: int, *parts: int) -> None:
    """The stack is empty, and nothing keeps armies from it."""
    st.armies[stack] = st.allies[stack] = ()
    st.ground[stack] = st.calamity[stack] = NOTHING


def all_empty(st: State, seat: int, *parts: int) -> None:
    for place, owner in enumerate(st.controller):
        if owner == seat:
            st.armies[place] = st.allies[place] = ()


def all_roomy(st: State, seat: int, *parts: int) -> None:
    for place, owner in enumerate(st.controller):
        if owner == seat:
            roomy(st, seat, place)


# -- uses --------------------------------------------------------------------------------------------------------------


def unused(st: State, limit: int, number: int) -> None:
    st.used = [each for each in st.used if each != limit | number << LIMIT_BITS]


def not_yet(limit: int) -> Lift:
    """The place or card has not done this in the turn."""

    def lift(st: State, seat: int, number: int, *parts: int) -> None:
        claim(limit | number << LIMIT_BITS in st.used)
        unused(st, limit, number)

    return lift


def nobody_yet(limit: int) -> Lift:
    def lift(st: State, seat: int, *parts: int) -> None:
        st.used = [each for each in st.used if each & (1 << LIMIT_BITS) - 1 != limit]

    return lift


# -- ruins -------------------------------------------------------------------------------------------------------------


def another_ruin(abroad: bool) -> Lift:
    def lift(st: State, seat: int, *parts: int) -> None:
        holder = (seat + abroad) % st.players
        st.ruins[holder] += (new_card(st, holder, "ruin"),)

    return lift


def moved_ruin(abroad: bool) -> Lift:
    def lift(st: State, seat: int, stack: int, ruin: int) -> None:
        claim((ruin in st.ruins[seat]) == abroad)
        off_table(st, ruin)
        st.ruins[(seat + abroad) % st.players] += (ruin,)

    return lift


def yours_with_card(st: State, seat: int, card: int) -> None:
    for place in where(st, card):
        st.controller[place] = seat


def to_another_hero(st: State, seat: int, card: int, place: int) -> None:
    off_table(st, card)
    lands_on(st, new_stack(st, seat), card)


def an_artefact(st: State, seat: int, card: int) -> Swap:
    """An artefact lies at the place where the card lies."""
    place = next(place for place in range(len(st.head)) if card in in_play(st) and card in linked(st, place))
    new = new_card(st, seat, "artefact")
    lands_on(st, place, new)
    return {("card", card): ("card", new)}


def linked(st: State, place: int) -> list[int]:
    return [card for name in MANY for card in getattr(st, name)[place]] + [getattr(st, name)[place] for name in ONE]


# -- spells ------------------------------------------------------------------------------------------------------------


def carried(st: State, seat: int, card: int) -> None:
    """The artefact is with a hero of the player, not in the hand."""
    if card in faces_of(st.hands[seat]):
        take(st.hands[seat], card)
    off_table(st, card)
    lands_on(st, new_stack(st, seat), card)


def magic_artefact(st: State, seat: int, card: int) -> Swap:
    new = new_card(st, seat, "artefact", magic)
    lands_on(st, new_stack(st, seat), new)
    return {("card", card): ("card", new)}


def has_magic(st: State, seat: int, place: int) -> None:
    lands_on(st, place, new_card(st, seat, "artefact", magic))


def no_storm_there(st: State, seat: int, place: int) -> None:
    claim(st.ground[place] != NOTHING and st.fleet[place] != NOTHING)
    st.ground[place] = NOTHING


def no_storm(st: State, seat: int, card: int) -> None:
    for place in where(st, card):
        no_storm_there(st, seat, place)


def not_cast_there(st: State, seat: int, place: int) -> None:
    for card in st.artefacts[place]:
        unused(st, CAST, card)


def room_for_caster(st: State, seat: int, spell: int, artefact: int) -> None:
    for place in where(st, artefact):
        roomy(st, seat, place)


def targets_for_all(st: State, seat: int, *parts: int) -> None:
    """Something that each spell can name: stacks of every status, castles, armies in both piles."""
    foe = (seat + 1) % st.players
    for kinds in (("fleet", "weather"), ("fleet", "march"), ("calamity",), ("march",), ("army", "ally", "artefact")):
        place = new_stack(st, foe)
        for kind in kinds:
            lands_on(st, place, new_card(st, foe, kind, lambda card: not card.named or TYPE_IDS[card.type] != "army"))
    for owner in (seat, foe):
        place = st.found(owner, new_card(st, owner, "castle"))
        lands_on(st, place, new_card(st, owner, "improvement", lambda card: card.op != "spell_immune"))
    lands_on(st, new_stack(st, seat), new_card(st, seat, "army"))
    new_stack(st, seat)
    pile(st, seat)


def pile(st: State, seat: int, *parts: int) -> None:
    """March cards and armies lie in the discard pile."""
    st.discards[seat] += (new_card(st, seat, "march"), new_card(st, seat, "army", lambda card: not card.named))


# -- interceptions -----------------------------------------------------------------------------------------------------


def defender(st: State, seat: int, place: int) -> None:
    """A stack of the attacked player stands there."""
    st.controller[place] = st.controller[st.stack[-2].target]  # type: ignore[attr-defined]
    st.head[place] = new_card(st, seat, "hero")


def flying(st: State, seat: int, stack: int) -> None:
    st.lasting.append((WINGS, stack, seat))


def by_land(st: State, seat: int, stack: int) -> None:
    """The attacked castle can be reached by land and by sea."""
    launch = st.stack[-2]
    st.head[launch.target] = new_card(st, seat, "castle", lambda card: bool(card.port and not card.access))  # type: ignore[attr-defined]


def no_raid(st: State, seat: int, stack: int) -> None:
    launch = st.stack[-2]
    launch.card = new_card(st, seat, "battle")  # type: ignore[attr-defined]


RESPONSES = ("10-12", "23-2", "23-4", "23-6", "20-8")
LIFTS: Lifts = {
    # cards anywhere
    **dict.fromkeys((IN_PLAY, IN_CASTLE, IN_OWN_PILE, IN_PILE, NOT_HELD, RUIN_ON_TABLE), into_hand),
    **dict.fromkeys((TREASURE_ON_TABLE, ELSEWHERE), into_hand),
    **dict.fromkeys((IN_OTHER_STEP, AFTER_A_BATTLE), other_card),
    **dict.fromkeys(STAYS.values(), off_its_place),
    "one-card-at-a-time": ONE_EACH,
    # responses
    **{f"refused-wl-{clause}": other_card for clause in (*RESPONSES, "1-20")},
    **{(f"refused-wl-{clause}", kind): NO_PART for clause in RESPONSES for kind in ("place", "seat")},
    "refused-pair-answer": ONE_EACH,
    # castles
    castles.NAME_IN_PLAY: name_free,
    castles.NAME_IS_YOURS: name_free,
    castles.NOT_ON_A_RUIN: into_hand,
    castles.NOT_ON_A_PLACE: NO_PART,
    castles.NO_CASTLE: NO_PART,
    # searches
    exploring.OWN_CASTLE: your_castle,
    exploring.ENEMY_CASTLE: yours,
    exploring.ENEMY_STACK: yours,
    exploring.WRONG_STATUS: on_patrol,
    exploring.HAS_EXPLORED: not_yet(EXPLORED),
    exploring.PATROLS_AT_HOME: moved_ruin(abroad=False),
    exploring.SEARCHES_ABROAD: moved_ruin(abroad=True),
    exploring.NO_RUIN_AT_HOME: another_ruin(abroad=False),
    exploring.NO_RUIN_ABROAD: another_ruin(abroad=True),
    exploring.NEEDS_PATROL: another_stack(1),
    exploring.NEEDS_CAMPAIGN: another_stack(2),
    exploring.PATROLS_HAVE_EXPLORED: nobody_yet(EXPLORED),
    exploring.CAMPAIGNS_HAVE_EXPLORED: nobody_yet(EXPLORED),
    exploring.NOT_FINDABLE: other_card,
    exploring.NAME_IN_PLAY: name_free,
    exploring.NAME_IS_YOURS: name_free,
    exploring.NO_ROOM: roomy,
    exploring.NO_ROOM_ANYWHERE: all_empty,
    exploring.NO_ROOM_THERE: all_empty,
    **dict.fromkeys(exploring.NOTHING_TO_FIND.values(), holds("artefact")),
    **dict.fromkeys(exploring.NAMES_IN_PLAY.values(), names_free),
    **dict.fromkeys(exploring.ONLY_ALLIES.values(), all_empty),
    **dict.fromkeys(("explore-one-stack", "explore-one-ruin", "explore-one-card"), ONE_EACH),
    "explore-no-part": NO_PART,
    # ruins and artefacts
    ruins.NAME_IN_PLAY: name_free,
    ruins.NAME_IS_YOURS: name_free,
    ruins.LIES_ALREADY: into_hand,
    ruins.LIES_ALONE: Fixed("a ruin goes to no place"),
    ruins.NOT_AN_ARTEFACT: an_artefact,
    ruins.NOT_WITH_YOU: yours_with_card,
    ruins.HAS_MOVED: not_yet(MOVED),
    ruins.CARRIER_AWAY: carrier_at_home,
    ruins.IS_CASTLE: a_stack,
    ruins.NOT_YOURS: yours,
    ruins.HERO_AWAY: at_home,
    ruins.IS_THERE: to_another_hero,
    ruins.NO_OTHER_HERO: another_stack(0),
    ruins.NO_OTHER_HERO_FOR: another_stack(0),
    ruins.OTHERS_HAVE_MOVED: nobody_yet(MOVED),
    ruins.ONLY_ITS_OWN: another_artefact,
    ruins.NO_ARTEFACTS: another_artefact,
    "exchange-one-place": ONE_EACH,
    "exchange-no-part": NO_PART,
    # spells
    casting.NOT_CARRIED: carried,
    casting.NOT_MAGIC: magic_artefact,
    casting.IN_A_STORM: no_storm,
    casting.HAS_CAST: not_yet(CAST),
    casting.NO_TARGET: targets_for_all,
    casting.NO_ROOM: room_for_caster,
    casting.NO_TARGET_NOW: targets_for_all,
    casting.NOTHING_IN_PILE: pile,
    casting.NO_ROOM_NOW: all_roomy,
    casting.NO_SPELL: holds("spell"),
    casting.NO_SPELL_WITH_TARGET: targets_for_all,
    casting.ENEMY: yours,
    casting.A_CASTLE: a_stack,
    casting.NO_MAGIC: has_magic,
    casting.STACK_IN_A_STORM: no_storm_there,
    casting.STACK_HAS_CAST: not_cast_there,
    casting.NAME_THE_ARTEFACT: Fixed("the stack can cast; the player names its artefact"),
    casting.STACK_WITHOUT_SPELL: holds("spell"),
    casting.STACK_WITHOUT_TARGET: targets_for_all,
    casting.NO_PART_OF_CASTING: NO_PART,
    "cast-one-spell": ONE_EACH,
    "cast-one-artefact": ONE_EACH,
    # interceptions
    **dict.fromkeys([launching.CANNOT_INTERCEPT[f"WL-15.{n}"] for n in (4, 5, 10)], on_patrol),
    launching.CANNOT_INTERCEPT["WL-15.2"]: defender,
    launching.CANNOT_INTERCEPT["WL-15.6"]: flying,
    launching.CANNOT_INTERCEPT["WL-15.7"]: by_land,
    launching.CANNOT_INTERCEPT["WL-15.8"]: no_raid,
    launching.CANNOT_INTERCEPT["WL-15.9"]: by_land,
    launching.DOES_NOT_INTERCEPT: other_card,
    launching.NO_CARD_TO_INTERCEPT: holds("battle"),
    "intercept-one-stack": ONE_EACH,
    "intercept-no-part": NO_PART,
}


# -- facts -------------------------------------------------------------------------------------------------------------

STATUSES = ("Encamped", "In Port", "On Patrol", "On Campaign", "At Sea", "Stormbound", "Besieging")
STEPS = (
    "castle",
    "hero banner",
    "improvement army fleet diplomacy",
    "terrain weather",
    "calamity",
    "spell",
    "march",
    "battle ambush raid pillage raze traitor",
    "artefact ally treasure",
    "ruin",
)
"""The types of card by their steps (WL-5.6)."""


def status_of(st: State, seat: int, place: int) -> int:
    return STATUSES.index(Facts(st, seat).status(place))


def owners_of_name(st: State, seat: int, card: int) -> set[int]:
    """The players before whom a card of this name lies."""
    name = def_of(card).name
    found = {
        st.controller[place] for place, head in enumerate(st.head) if head != NOTHING and name in names_at(st, place)
    }
    return found | {s for s in range(st.players) if name in [def_of(c).name for c in st.ruins[s] + st.treasures[s]]}


def names_at(st: State, place: int) -> list[str]:
    return [def_of(card).name for card in (st.head[place], *linked(st, place)) if card != NOTHING]


def places_with(st: State, seat: int, card: int) -> set[int]:
    return {place for place, head in enumerate(st.head) if head != NOTHING and card in linked(st, place)}


def holders_of_ruin(st: State, seat: int, *parts: int) -> set[int]:
    return {holder for holder, lying in enumerate(st.ruins) if set(parts) & set(lying)}


def magic_of(st: State, seat: int, place: int) -> set[int]:
    return {card for card in st.artefacts[place] if def_of(card).magic}


FACTS: Recounts = {
    "status": status_of,
    "s": status_of,
    "exchange-carrier-away carrier": places_with,
    "exchange-carrier-away status": lambda st, seat, card: {
        status_of(st, seat, at) for at in places_with(st, seat, card)
    },
    "h": places_with,
    "n": lambda st, seat, card: (
        1 + next(n for n, kinds in enumerate(STEPS) if TYPE_IDS[def_of(card).type] in kinds.split())
    ),
    "p": owners_of_name,
    "refused-wl-1-13-pile p": lambda st, seat, card: {owner for owner, pile in enumerate(st.discards) if card in pile},
    "player": holders_of_ruin,
    "place": places_with,
    "artefact": magic_of,
    "exchange-only-own card": lambda st, seat, place: set(st.artefacts[place]),
    "card": lambda st, seat, *parts: {card for card in faces_of(st.hands[seat]) if owners_of_name(st, seat, card)},
    "refused-text-none t": lambda st, seat, spell: f"named-{def_of(spell).op.replace('_', '-')}",
    "refused-text-pile t": lambda st, seat, spell: f"chosen-{def_of(spell).op.replace('_', '-')}",
}

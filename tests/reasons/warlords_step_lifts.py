"""The lifts of Warlords for the steps of a turn: each changes one fact of a table by its plain fields."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.core.engine.cards import faces_of, put, take
from sandtable.games.warlords.board import (
    CAST,
    DECLINED,
    EXPLORED,
    GIVEN_UP,
    GROUNDED,
    LAUNCHED,
    LIMIT_BITS,
    MOVED,
    RECEIVED,
    WINGS,
)
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import PRINTINGS, TYPE_IDS, CardDef, def_of, owned
from tests.reasons.lifts import NO_PART, ONE_EACH, Fixed, Lift, Lifts, Swap, by_keys, claim

NOTHING = -1
MANY = ("armies", "allies", "artefacts", "promotions", "improvements", "march")
ONE = ("banner", "fleet", "ground", "calamity")
PLAYED = {
    "castles": "castle",
    "heroes": "hero banner",
    "spend": "army improvement fleet diplomacy",
    "ground_step": "terrain weather",
    "calamities": "calamity",
    "march": "march",
    "battles": "battle",
    "attack": "battle",
    "cast": "spell",
    "explore": "artefact ally treasure",
    "ruins": "ruin",
    "counter": "march",
    "intercept": "battle ambush",
    "hazard": "spell terrain weather calamity",
    "promote": "promotion",
    "deny": "promotion",
    "avenge": "revenge",
}
"""The types of card that each question takes from the hand."""


# -- cards -------------------------------------------------------------------------------------------------------------


def in_play(st: State) -> list[int]:
    found = [head for head in st.head if head != NOTHING]
    for place in range(len(st.head)):
        found += [card for name in MANY for card in getattr(st, name)[place]]
        found += [getattr(st, name)[place] for name in ONE if getattr(st, name)[place] != NOTHING]
    return found + [card for lying in (*st.ruins, *st.treasures) for card in lying]


def new_card(st: State, seat: int, kind: str, fits: Callable[[CardDef], bool] = lambda card: True) -> int:
    """A card of a type, if possible one that is nowhere and whose name is not in play."""
    used = {def_of(card).name for card in in_play(st)} | {
        def_of(card).name for hand in st.hands for card in faces_of(hand)
    }
    fitting = [number for number, card in enumerate(PRINTINGS) if TYPE_IDS[card.type] == kind and fits(card)]
    free = [number for number in fitting if PRINTINGS[number].name not in used or not PRINTINGS[number].named]
    return owned((free or fitting)[0], seat)


def magic(card: CardDef) -> bool:
    return bool(card.magic)


def opponent(st: State, seat: int) -> int:
    """The next player who is still in the game."""
    return next(n % st.players for n in range(seat + 1, seat + st.players) if not st.out >> n % st.players & 1)


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


def from_where(lies: Callable[[State, int, int], bool]) -> Lift:
    """The card lies there, and not in the hand."""

    def lift(st: State, seat: int, card: int) -> None:
        claim(lies(st, seat, card))
        into_hand(st, seat, card)

    return lift


def off_its_place(st: State, seat: int, card: int) -> None:
    claim(any(card in linked(st, place) for place, owner in enumerate(st.controller) if owner == seat))
    off_table(st, card)


def other_card(st: State, seat: int, card: int, *parts: int) -> Swap:
    """The printed type of a card in the hand does not fit: ask about one of the right type."""
    assert st.decision is not None
    fitting = PLAYED[st.decision.kind].split()
    claim(card in faces_of(st.hands[seat]))
    claim(TYPE_IDS[def_of(card).type] not in fitting or st.decision.kind in ("battles", "attack"))
    return held_instead(st, seat, card)


def held_instead(st: State, seat: int, card: int, *parts: int) -> Swap:
    """Ask about a card in the hand of the type that the question takes."""
    assert st.decision is not None
    new = new_card(st, seat, PLAYED[st.decision.kind].split()[0])
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
    held = {def_of(card).name: card for card in faces_of(st.hands[seat])}
    for name in held.keys() & {def_of(each).name for each in in_play(st)}:
        name_free(st, seat, held[name])


# -- places ------------------------------------------------------------------------------------------------------------


def where(st: State, card: int) -> list[int]:
    return [place for place, head in enumerate(st.head) if head != NOTHING and card in linked(st, place)]


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
        holder = opponent(st, seat) if abroad else seat
        st.ruins[holder] += (new_card(st, holder, "ruin"),)

    return lift


def moved_ruin(abroad: bool) -> Lift:
    def lift(st: State, seat: int, stack: int, ruin: int) -> None:
        claim((ruin in st.ruins[seat]) == abroad)
        off_table(st, ruin)
        st.ruins[opponent(st, seat) if abroad else seat] += (ruin,)

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
    claim(not def_of(card).magic)
    new = new_card(st, seat, "artefact", magic)
    lands_on(st, new_stack(st, seat), new)
    return {("card", card): ("card", new)}


def has_magic(st: State, seat: int, place: int) -> None:
    lands_on(st, place, new_card(st, seat, "artefact", magic))


def no_storm_there(st: State, seat: int, place: int) -> None:
    claim(st.ground[place] != NOTHING and st.fleet[place] != NOTHING)
    st.ground[place] = NOTHING


def no_storm(st: State, seat: int, card: int, *parts: int) -> None:
    stormy = [place for place in where(st, card) if st.ground[place] != NOTHING and st.fleet[place] != NOTHING]
    claim(bool(stormy))
    for place in stormy:
        st.ground[place] = NOTHING


def not_cast_there(st: State, seat: int, place: int) -> None:
    for card in st.artefacts[place]:
        unused(st, CAST, card)


def room_for_caster(st: State, seat: int, spell: int, artefact: int) -> None:
    for place in where(st, artefact):
        roomy(st, seat, place)


def targets_for_all(st: State, seat: int, *parts: int) -> None:
    """Something that each spell can name: stacks of every status, castles, armies in both piles."""
    foe = opponent(st, seat)
    for kinds in (("fleet", "weather"), ("fleet", "march"), ("calamity",), ("march",), ("army", "ally", "artefact")):
        place = new_stack(st, foe)
        for kind in kinds:
            lands_on(st, place, new_card(st, foe, kind, lambda card: not card.named or TYPE_IDS[card.type] != "army"))
    for owner in (seat, foe):
        place = st.found(owner, new_card(st, owner, "castle"))
        lands_on(st, place, new_card(st, owner, "improvement", lambda card: card.op != "spell_immune"))
    lands_on(st, new_stack(st, seat), new_card(st, seat, "army"))
    lands_on(st, new_stack(st, foe), new_card(st, seat, "artefact"))
    on_campaign(st, seat, new_stack(st, seat))
    new_stack(st, seat)
    pile(st, seat)


def pile(st: State, seat: int, *parts: int) -> None:
    """Cards of all these types lie in the discard pile."""
    kinds = ("march", "army", "artefact", "ally", "treasure", "hero")
    st.discards[seat] += tuple([new_card(st, seat, kind) for kind in kinds])


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


# -- by place, whatever else is chosen ---------------------------------------------------------------------------------


def last(lift: Lift) -> Lift:
    """The lift of the last part of the answer."""
    return lambda st, seat, *parts: lift(st, seat, parts[-1])


def without(name: str) -> Lift:
    """Nothing of this sort lies at the place."""

    def lift(st: State, seat: int, *parts: int) -> None:
        cards, place = getattr(st, name), parts[-1]
        empty = () if name in MANY else NOTHING
        claim(cards[place] != empty)
        cards[place] = empty

    return lift


def no_siege(st: State, seat: int, *parts: int) -> None:
    claim(st.siege[parts[-1]] != NOTHING)
    st.siege[parts[-1]] = NOTHING


def theirs(st: State, seat: int, *parts: int) -> None:
    claim(st.controller[parts[-1]] == seat)
    st.controller[parts[-1]] = opponent(st, seat)


def on_campaign(st: State, seat: int, stack: int) -> None:
    freed(st, stack)
    st.march[stack] = (new_card(st, seat, "march"),) * 2


def at_sea(st: State, seat: int, stack: int) -> None:
    freed(st, stack)
    st.fleet[stack] = new_card(st, seat, "fleet")
    st.march[stack] = (new_card(st, seat, "march"),)


def a_castle(st: State, seat: int, place: int) -> None:
    claim(TYPE_IDS[def_of(st.head[place]).type] != "castle")
    st.head[place] = new_card(st, seat, "castle", lambda card: not card.access)


def an_army_there(st: State, seat: int, *parts: int) -> None:
    lands_on(st, parts[-1], new_card(st, seat, "army"))


def free_places(st: State, seat: int, *parts: int) -> None:
    """Own and enemy places that nothing lies on, of every status, and a port."""
    foe = opponent(st, seat)
    for owner in (seat, foe):
        castle = st.found(owner, new_card(st, owner, "castle", lambda card: bool(card.port and not card.access)))
        lands_on(st, castle, new_card(st, owner, "army"))
        lands_on(st, new_stack(st, owner), new_card(st, owner, "army"))
        on_campaign(st, owner, new_stack(st, owner))
        at_sea(st, owner, new_stack(st, owner))


def castles_of_races(st: State, seat: int, *parts: int) -> None:
    """Castles of the races of all banners in the hand."""
    for banner in [card for card in faces_of(st.hands[seat]) if TYPE_IDS[def_of(card).type] == "banner"]:
        race = def_of(banner).race
        claim(all(def_of(st.head[at]).race != race for at in castles_of(st, seat)) or len(parts) > 0)
        st.found(seat, new_card(st, seat, "castle", lambda card, race=race: card.race == race))  # type: ignore[misc]


def no_capital(st: State, seat: int, card: int, *place: int) -> None:
    claim(any(def_of(each).op == "capital" for castle in castles_of(st, seat) for each in st.improvements[castle]))
    for castle in castles_of(st, seat):
        st.improvements[castle] = ()


def castles_of(st: State, seat: int) -> list[int]:
    own = [place for place, owner in enumerate(st.controller) if owner == seat and st.head[place] != NOTHING]
    return [place for place in own if TYPE_IDS[def_of(st.head[place]).type] == "castle"]


def a_target(st: State, seat: int, *parts: int) -> None:
    """The place is of the kind that the calamity strikes."""
    assert st.decision is not None
    card, place = (parts[-2] if len(parts) > 1 else st.decision.context[0]), parts[-1]
    if def_of(card).target == "stack":
        a_stack(st, seat, place)
    else:
        st.head[place] = new_card(st, seat, "castle", lambda each: bool(each.port))


def later(st: State, seat: int, *parts: int) -> None:
    """The calamity came in an earlier turn."""
    st.turn += 1


def bearer_has_not(limit: int) -> Lift:
    """The stack with this card has not done it in the turn."""

    def lift(st: State, seat: int, card: int, *parts: int) -> None:
        for place in where(st, card):
            unused(st, limit, place)

    return lift


def moved_there(st: State, seat: int, card: int, place: int) -> None:
    off_table(st, card)
    lands_on(st, place, card)


def an_own(kind: str) -> Lift:
    """Ask about a card of this type that lies with an own stack at home."""

    def lift(st: State, seat: int, card: int) -> Swap:
        new = new_card(st, seat, kind)
        lands_on(st, new_stack(st, seat), new)
        return {("card", card): ("card", new)}

    return lift


def afflicted(st: State, seat: int, place: int) -> None:
    claim(st.calamity[place] == NOTHING)
    lands_on(st, place, new_card(st, seat, "calamity"))


def rich(st: State, seat: int, *parts: int) -> None:
    st.stack[-1].money = 99  # type: ignore[attr-defined]


def own_treasure(st: State, seat: int, card: int) -> None:
    claim(card not in st.treasures[seat])
    off_table(st, card)
    st.treasures[seat] += (card,)


def fleet_in_port(st: State, seat: int, card: int) -> None:
    for place in range(len(st.head)):
        if st.fleet[place] == card:
            st.march[place] = ()
            st.ground[place] = st.siege[place] = NOTHING


def in_a_hungry_castle(st: State, seat: int, card: int) -> Swap:
    """Ask about an army of the castle that must lose one."""
    assert st.decision is not None
    new = new_card(st, seat, "army")
    lands_on(st, st.decision.context[0], new)
    return {("card", card): ("card", new)}


# -- attacks -----------------------------------------------------------------------------------------------------------


def first(lift: Lift) -> Lift:
    """The lift of the first part of the answer."""
    return lambda st, seat, *parts: lift(st, seat, parts[0])


def two_cards(st: State, seat: int, *parts: int) -> None:
    """Two Battle cards, which are enough for a capital too."""
    for _ in range(2):
        put(st.hands[seat], new_card(st, seat, "battle"))


def siege_cards(st: State, seat: int, attack: int, *card: int) -> Swap:
    two_cards(st, seat)
    return {("card", each): ("card", new_card(st, seat, "battle")) for each in card}


def no_garrison(st: State, seat: int, *parts: int) -> None:
    st.armies[parts[-1]] = ()
    st.emptied[parts[-1]] = 0


def no_truce(st: State, seat: int, *parts: int) -> None:
    claim(bool(st.lasting))
    st.lasting = []


STEP_LIFTS: Lifts = by_keys(
    {
        from_where(
            lambda st, seat, card: bool(where(st, card))
        ): "refused-wl-1-13-linked refused-wl-1-13-linked-castle",
        from_where(lambda st, seat, card: card in st.discards[seat]): "refused-wl-1-13-mine",
        from_where(lambda st, seat, card: any(card in pile for pile in st.discards)): "refused-wl-1-13-pile",
        from_where(lambda st, seat, card: any(card in lying for lying in st.ruins)): "refused-wl-5-6-ruin",
        from_where(lambda st, seat, card: any(card in lying for lying in st.treasures)): "refused-wl-5-6-treasure",
        into_hand: """
            refused-wl-8-7-ruin refused-wl-10-1-ruin refused-wl-11-2-ruin refused-wl-14-5 refused-wl-22-1/card
            refused-not-held
            refused-wl-5-12 refused-wl-7-2/card exchange-ruin-lies
            """,
        held_instead: "refused-wl-13-2-pair",
        other_card: """
            refused-wl-5-6 refused-wl-23-12 refused-wl-10-12 refused-wl-23-2 refused-wl-23-4 refused-wl-23-6 refused-wl-20-8
            refused-wl-1-20 explore-not-findable refused-wl-15-1
            refused-wl-14-6-card-way refused-wl-14-7-card-way refused-wl-14-28 refused-wl-14-28-land
            """,
        off_its_place: """
            refused-wl-23-13 refused-wl-5-6-linked refused-wl-9-14 refused-wl-10-20 refused-wl-10-21 refused-wl-10-22
            refused-wl-11-11 refused-wl-11-12
            """,
        name_free: """
            refused-wl-8-2 refused-wl-9-15 refused-wl-9-27 refused-wl-9-34 refused-name-mine refused-wl-1-10
            refused-wl-7-3
            """,
        names_free: "spend-names refused-wl-10-4 explore-names-stack explore-names-ruin",
        your_castle: "explore-castle",
        a_stack: "refused-wl-14-2/place refused-wl-8-7 refused-wl-10-1 exchange-castle cast-castle",
        yours: """
            refused-wl-8-5 refused-wl-9-18 refused-wl-13-1 explore-enemy explore-enemy-castle exchange-not-yours
            cast-enemy
            """,
        yours_with_card: "refused-wl-13-1-other refused-wl-13-1-linked exchange-not-with-you",
        on_patrol: "explore-status refused-wl-15-4 refused-wl-15-4-own refused-wl-15-10",
        at_home: "exchange-hero-away",
        carrier_at_home: "exchange-carrier-away",
        not_yet(EXPLORED): "explore-again",
        nobody_yet(EXPLORED): "explore-patrols-done explore-campaigns-done",
        not_yet(MOVED): "exchange-moved",
        nobody_yet(MOVED): "exchange-others-moved",
        not_yet(CAST): "cast-again",
        not_cast_there: "cast-stack-again",
        moved_ruin(abroad=False): "explore-only-home",
        moved_ruin(abroad=True): "explore-only-abroad",
        another_ruin(abroad=False): "explore-no-ruin-home",
        another_ruin(abroad=True): "explore-no-ruin-abroad",
        another_stack(0): "exchange-only-hero",
        another_stack(1): "explore-needs-patrol",
        another_stack(2): "explore-needs-campaign",
        roomy: "explore-no-room",
        all_empty: """
            explore-no-room-anywhere explore-no-room-there explore-only-allies-stack explore-only-allies-ruin
            """,
        all_roomy: "refused-wl-6-9-spell refused-wl-6-9-card",
        room_for_caster: "cast-no-room",
        holds("artefact"): "explore-nothing-stack explore-nothing-ruin",
        holds("spell"): "cast-no-spell cast-stack-no-spell",
        holds("battle"): "refused-wl-15-1-own",
        an_artefact: "exchange-not-artefact",
        another_artefact: "exchange-only-own exchange-none",
        to_another_hero: "exchange-there",
        carried: "cast-not-carried",
        magic_artefact: "cast-not-magic",
        has_magic: "cast-no-magic",
        no_storm: "cast-storm refused-wl-13-13-linked refused-wl-9-40",
        no_storm_there: "cast-stack-storm",
        targets_for_all: "cast-no-target refused-text-none cast-no-spell-with-target cast-stack-no-target",
        pile: "refused-text-pile",
        defender: "refused-wl-15-2",
        flying: "refused-wl-15-6",
        by_land: "refused-wl-15-7 refused-wl-15-9",
        NO_PART: """
            refused-wl-10-1-seat refused-wl-8-1 refused-wl-11-1-seat refused-wl-13-1-seat refused-wl-22-1/place
            refused-wl-5-1 refused-wl-11-17/card refused-wl-11-21/card refused-wl-9-24/place calamity-loss/place
            refused-wl-14-10-linked refused-wl-14-10-seat refused-wl-14-10/place
            refused-wl-10-12/place refused-wl-10-12/seat refused-wl-23-2/place refused-wl-23-2/seat refused-wl-23-4/place
            refused-wl-23-4/seat refused-wl-23-6/place refused-wl-23-6/seat refused-wl-20-8/place refused-wl-20-8/seat
            refused-wl-7-2/place refused-wl-7-1 explore-no-part exchange-no-part cast-no-part intercept-no-part
            """,
        ONE_EACH: """
            ground-one-card ground-one-stack calamity-one-card calamity-one-place
            refused-text-one refused-wl-14-10-one-stack refused-wl-14-10-one-target
            one-card-at-a-time one-place-at-a-time one-answer explore-one-stack explore-one-ruin explore-one-card
            exchange-one-place cast-one-spell cast-one-artefact intercept-one-stack
            """,
        without("banner"): "refused-wl-8-10",
        without("ground"): "refused-wl-8-8 refused-wl-10-3 refused-wl-13-13",
        without("calamity"): "refused-wl-11-3 refused-wl-11-9",
        without("improvements"): "refused-wl-9-12 refused-wl-1-27-shield-calamity",
        no_capital: "refused-wl-9-13",
        without("march"): "refused-wl-13-4 refused-wl-13-14",
        no_siege: "refused-wl-19-13 refused-wl-9-22 refused-wl-9-11-castle",
        theirs: "attack-own-target/place refused-wl-14-12/place refused-wl-10-8 refused-wl-11-2-own",
        last(
            at_home
        ): "refused-wl-10-5-sea refused-wl-10-6 refused-wl-9-20 refused-wl-9-21 refused-wl-9-29 refused-wl-9-30",
        last(at_sea): "refused-wl-10-5-land",
        last(on_campaign): "refused-wl-10-7",
        last(not_yet(GROUNDED)): "refused-wl-10-2",
        last(not_yet(RECEIVED)): "refused-wl-13-2 refused-wl-13-3",
        last(not_yet(GIVEN_UP)): "refused-wl-13-2-gave",
        last(roomy): "refused-wl-6-9",
        last(a_castle): "refused-wl-9-11-own",
        an_army_there: "refused-wl-11-16",
        a_target: "calamity-kind",
        castles_of_races: "refused-wl-8-5-own refused-wl-8-5-card",
        free_places: """
            refused-wl-8-7-card refused-wl-8-8-card refused-wl-8-10-card refused-wl-10-1-card refused-wl-10-3-card
            refused-wl-10-5-land-card refused-wl-10-7-card refused-wl-10-8-card calamity-kind-card refused-wl-13-1-card
            refused-wl-11-14-card refused-wl-13-14-card refused-wl-13-2-gave-card refused-wl-13-4-card refused-wl-11-9-card
            refused-wl-11-16-card refused-wl-11-3-card refused-wl-19-13-card refused-wl-13-2-card refused-wl-9-12-card
            refused-wl-9-29-card refused-wl-9-30-card refused-wl-9-22-card refused-wl-9-28-port
            refused-wl-9-28-stack refused-wl-9-11-castle-card refused-wl-9-18-card refused-free-2 refused-free-3
            """,
        holds("banner"): "refused-wl-8-5-none",
        holds("terrain"): "refused-wl-10-1-own",
        holds("calamity"): "refused-wl-11-1",
        holds("march"): "refused-wl-13-1-own refused-stuck-lack",
        holds("army"): "refused-wl-9-18-own refused-wl-9-18-castle",
        later: "refused-wl-11-14 refused-wl-11-31 refused-wl-11-14-came",
        bearer_has_not(RECEIVED): "refused-wl-13-2-linked refused-wl-13-25-linked refused-stuck-spent",
        bearer_has_not(GIVEN_UP): "refused-wl-13-2-linked-gave",
        an_own("march"): "refused-wl-13-1-kind",
        an_own("army"): "refused-wl-9-23",
        afflicted: "refused-wl-11-12-castle",
        rich: "refused-wl-9-6 refused-wl-9-6-place",
        moved_there: "refused-text-elsewhere",
        own_treasure: "refused-wl-9-4-foreign",
        fleet_in_port: "refused-wl-9-32",
        in_a_hungry_castle: "refused-wl-9-24/card",
        first(on_campaign): """
            refused-wl-14-13/place refused-wl-14-14/place refused-wl-14-14-castle/place refused-wl-14-15/place
            refused-wl-14-15-air/place
            """,
        first(no_storm_there): "refused-wl-14-16-own/place",
        first(no_siege): "refused-wl-14-21/place",
        first(at_sea): "refused-wl-14-18/place refused-wl-14-18-port/place",
        first(flying): "refused-wl-14-19/place refused-wl-14-19-castle/place",
        first(on_patrol): "refused-wl-14-20/place",
        first(an_army_there): "refused-wl-18-4/place",
        first(not_yet(LAUNCHED)): "refused-wl-14-3/place",
        first(not_yet(DECLINED)): "refused-wl-19-8/place",
        last(no_storm_there): "refused-wl-14-16/place",
        last(at_home): "refused-wl-14-17/place",
        last(no_siege): "refused-wl-14-24/place refused-wl-14-30/place",
        last(an_army_there): "refused-wl-14-25/place",
        no_garrison: "refused-wl-19-6/place refused-wl-19-6-late/place",
        no_truce: "refused-wl-1-27-truce/place",
        two_cards: "refused-wl-14-6/place refused-wl-14-7/place refused-no-attack-card",
        siege_cards: "refused-wl-14-8",
        holds("raid"): "refused-wl-14-15-castle/place",
        Fixed("the card is played after stack and target are named"): "refused-wl-14-32/card",
        Fixed("a fleet goes to no castle"): "refused-wl-9-28",
        Fixed("a hero joins no stack"): "refused-wl-8-3",
        Fixed("it goes when the player names a March card and its stack"): "refused-stuck-now",
        Fixed(
            "what lies somewhere is discarded and goes to no place"
        ): "refused-wl-9-26 refused-wl-9-28-pair refused-wl-9-4",
        Fixed("its target is named later"): "refused-wl-28-5",
        Fixed("a ruin goes to no place"): "exchange-ruin-alone",
        Fixed("the stack can cast; the player names its artefact"): "cast-name-artefact",
    }
)

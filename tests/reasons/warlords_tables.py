"""Made-up tables of Warlords: far more storms, sieges, calamities and full stacks than random players bring about."""

from __future__ import annotations

from sandtable.core.engine.cards import put
from sandtable.core.engine.rng import Rng, seeded
from sandtable.games.warlords.board import TRUCE
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import PRINTINGS, TYPE_IDS, def_of, owned
from sandtable.games.warlords.tables.scenarios import SCENARIO_IDS
from sandtable.games.warlords.turn import STEP_OF
from tests.games.warlords.support import Table

OTHER = 1_000_000
STEPS = [name for name in STEP_OF if name not in ("retests", "close")]
BY_KIND = {kind: [n for n, card in enumerate(PRINTINGS) if TYPE_IDS[card.type] == kind] for kind in TYPE_IDS}
HAND = [kind for kind in TYPE_IDS for _ in range(3 if kind in ("march", "battle", "army", "terrain", "weather") else 1)]


def table(seed: int) -> State:
    """A sound position at a random step; its next answers are up to the caller.

    Where the decks do not hold enough plain cards to exchange, another table serves.
    """
    try:
        return laid_out(seeded(seed))
    except StopIteration:
        return table(seed + OTHER)


def laid_out(rng: Rng) -> State:
    players = 2 + rng.below(3)
    t = Table(players, scenario=SCENARIO_IDS[rng.below(3)])
    for seat in range(players):
        for _ in range(1 + rng.below(2)):
            castle(t, seat, rng)
        for _ in range(rng.below(4)):
            stack(t, seat, rng)
        fill(t, seat, rng)
    sieges(t, rng)
    if rng.below(6) == 0:
        t.st.lasting.append((TRUCE, 1, 0))
    t.st.round = 1 + rng.below(4)
    t.step(STEPS[rng.below(len(STEPS))], rng.below(players))
    return t.st


def printed(kind: str, rng: Rng) -> tuple[int, str]:
    """Any printing of a type, and how a table is asked for it."""
    printing = BY_KIND[kind][rng.below(len(BY_KIND[kind]))]
    card = def_of(printing)
    same = len([each for each in PRINTINGS if each.name == card.name])
    return printing, f"{card.name} {card.range}" if same > 1 else card.name


def any_card(t: Table, kind: str, seat: int, rng: Rng) -> int | None:
    """A card of a type for a player, unless its name is in play."""
    printing, name = printed(kind, rng)
    return t.take(seat, name) if t.st.is_eligible(owned(printing, seat)) else None


def add(t: Table, place: int, kind: str, seat: int, rng: Rng) -> None:
    card = any_card(t, kind, seat, rng)
    if card is not None:
        t.st.link(place, card)


def castle(t: Table, seat: int, rng: Rng) -> None:
    head = any_card(t, "castle", seat, rng)
    if head is None:
        return
    place = t.st.found(seat, head)
    for kind in ["army"] * rng.below(4) + ["improvement"] * rng.below(3):
        add(t, place, kind, seat, rng)
    afflict(t, place, seat, rng)


def afflict(t: Table, place: int, seat: int, rng: Rng) -> None:
    """A persistent calamity, maybe of this very turn."""
    if rng.below(5):
        return
    fits = [n for n in BY_KIND["calamity"] if def_of(n).kind == 0]
    card = def_of(fits[rng.below(len(fits))])
    t.st.link(place, t.take((seat + 1) % t.st.players, card.name))
    t.st.afflicted[place] = rng.below(2)


def stack(t: Table, seat: int, rng: Rng) -> None:
    head = any_card(t, "hero", seat, rng)
    if head is None:
        return
    place = t.st.found(seat, head)
    for kind in ["army"] * rng.below(4) + ["ally"] * rng.below(2) + ["artefact"] * rng.below(3):
        add(t, place, kind, seat, rng)
    for kind in ("banner", "promotion"):
        if rng.below(4) == 0:
            add(t, place, kind, seat, rng)
    fleet = rng.below(3) == 0
    if fleet:
        add(t, place, "fleet", seat, rng)
    where = rng.below(4)
    if where == 0 and not fleet:
        add(t, place, "terrain", seat, rng)
    elif where == 1 and not fleet:
        afflict(t, place, seat, rng)
    if t.st.calamity[place] < 0 and t.st.ground[place] < 0:
        for _ in range(rng.below(2 if fleet else 3)):
            add(t, place, "march", seat, rng)
    if t.st.fleet[place] >= 0 and t.st.march[place] and rng.below(2):
        add(t, place, "weather", (seat + 1) % t.st.players, rng)


def sieges(t: Table, rng: Rng) -> None:
    st = t.st
    for place, head in enumerate(st.head):
        abroad = len(st.march[place]) == (1 if st.fleet[place] >= 0 else 2)
        if TYPE_IDS[def_of(head).type] != "hero" or not abroad or st.ground[place] >= 0 or rng.below(3):
            continue
        free = [
            castle
            for castle in range(len(st.head))
            if st.is_castle(castle) and st.controller[castle] != st.controller[place] and st.siege[castle] < 0
        ]
        if free:
            other = free[rng.below(len(free))]
            st.siege[place], st.siege[other] = other, place


def fill(t: Table, seat: int, rng: Rng) -> None:
    """A hand of everything, some discards, a ruin and a treasure."""
    for _ in range(rng.below(9)):
        put(t.st.hands[seat], t.take(seat, printed(HAND[rng.below(len(HAND))], rng)[1]))
    for kind in ("march", "army", "artefact", "hero", "ally"):
        if rng.below(2):
            t.discards(seat, printed(kind, rng)[1])
    for kind in ("ruin", "treasure"):
        if rng.below(2) == 0:
            found = any_card(t, kind, seat, rng)
            if found is not None:
                t.st.enter(found)
                lying = t.st.ruins if kind == "ruin" else t.st.treasures
                lying[seat] += (found,)

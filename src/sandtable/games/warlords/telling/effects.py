"""Effects that wait or last, open to all players: each is called by the card that brought it (WL-28.9)."""

from __future__ import annotations

from typing import Final

from sandtable.games.warlords.board import EMBARGO, ENFEEBLED, SHIELD, STONE, SUPPLIED, TRUCE, WINGS
from sandtable.games.warlords.state import State
from sandtable.games.warlords.steps.revenue import Revenue

NAMES: Final = {
    EMBARGO: "card-embargo",
    STONE: "card-wall-of-stone",
    SHIELD: "card-shield-of-light",
    ENFEEBLED: "card-enfeeble",
    WINGS: "card-wings-of-air",
    TRUCE: "card-sworn-truce",
}
"""The message that names an effect, by its number."""
SUPPLY: Final = "card-supply-train"


def effects_on(st: State, place: int) -> tuple[str, ...]:
    """What lasts or waits on a stack or castle, each once; a Supply Train serves until the revenue step ends."""
    found = [NAMES[effect] for effect, where, _ in st.lasting if effect != TRUCE and where == place]
    if st.uses(SUPPLIED, place) and any(isinstance(frame, Revenue) for frame in st.stack):
        found.append(SUPPLY)
    return tuple(dict.fromkeys(found))


def truces_of(st: State, seat: int) -> tuple[int, ...]:
    """The players with whom a player has a Sworn Truce."""
    found = [by if whom == seat else whom for effect, whom, by in st.lasting if effect == TRUCE and seat in (whom, by)]
    return tuple(dict.fromkeys(found))

"""Public effects that are not on a card: those that wait or last, named after the card that caused them, and the roles
of castles and players in a scenario (WL-28.9, WL-27.9, WL-27.20).
"""

from __future__ import annotations

from typing import Final

from sandtable.games.warlords.board import EMBARGO, ENFEEBLED, NOBODY, SHIELD, STONE, SUPPLIED, TRUCE, WINGS
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
    """The effects that last or wait on a stack or castle, each once; a Supply Train works until the revenue step ends."""
    found = [NAMES[effect] for effect, where, _ in st.lasting if effect != TRUCE and where == place]
    if st.uses(SUPPLIED, place) and any(isinstance(frame, Revenue) for frame in st.stack):
        found.append(SUPPLY)
    return tuple(dict.fromkeys(found))


def truces_of(st: State, seat: int) -> tuple[int, ...]:
    """The players with whom a player has a Sworn Truce."""
    found = [by if whom == seat else whom for effect, whom, by in st.lasting if effect == TRUCE and seat in (whom, by)]
    return tuple(dict.fromkeys(found))


def role_of(st: State, castle: int) -> tuple[str, ...]:
    """The role of a castle: a seat of power, or the great castle, even without its Capital (WL-27.9, WL-27.11, WL-27.20)."""
    kept = [seat for seat, card in enumerate(st.keeps) if card == st.head[castle] and not st.is_out(seat)]
    return (f"keep-{st.rules.scenario.victory.replace('_', '-')}",) if kept else ()


def roles_of(st: State, seat: int) -> tuple[str, ...]:
    """A player's roles: in a truce, attacker or defender of the great castle, conqueror of a seat."""
    found = [NAMES[TRUCE]] if truces_of(st, seat) else []
    if st.defender != NOBODY:
        found.append("role-defender" if seat == st.defender else "role-attacker")
    if st.rules.scenario.victory == "seats" and st.beaten[seat]:
        found.append("keep-taken")
    return tuple(found)

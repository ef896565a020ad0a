"""Castles that an opponent could take in his next turn, where that would end the game (`Presentation.perils`)."""

from __future__ import annotations

from sandtable.core.engine.decision import Target
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.wording import argument
from sandtable.core.scene.scene import Message
from sandtable.games.warlords.battle.attacks import have_truce
from sandtable.games.warlords.state import State
from sandtable.games.warlords.victory import on_conquest


def perils(spec: GameSpec[State], st: State, seat: int) -> dict[Target, Message]:
    """Castles without a garrison, which fall without a battle (WL-19.6), and whose fall wins the game for the conqueror."""
    return {
        ("place", castle): Message(
            "danger-castle", {"c": argument(spec, st, "place", castle), "p": argument(spec, st, "seat", foe)}
        )
        for castle in st.castles_of(seat)
        if not st.armies[castle]
        for foe in st.opponents(seat)
        if could_attack(st, foe, seat) and wins_with(st, foe, seat, castle)
    }


def could_attack(st: State, foe: int, seat: int) -> bool:
    """By public facts: has the opponent a stack and cards in hand, and will no truce hold?"""
    return (
        bool(st.stacks_of(foe)) and bool(st.hands[foe]) and st.round >= st.rules.truce and not have_truce(st, foe, seat)
    )


def wins_with(st: State, foe: int, seat: int, castle: int) -> bool:
    after = st.clone()
    on_conquest(after, foe, seat, castle, by_sea=False)
    return after.result is not None and seat not in after.result.winners

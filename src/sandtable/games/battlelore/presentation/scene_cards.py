"""Hands, decks, open cards and the cards that a question offers, as trays of a scene."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import faces_of
from sandtable.core.engine.decision import Decision
from sandtable.core.scene.parts import closed_pile, counted_tray
from sandtable.core.scene.scene import Piece, Tray, TrayKind
from sandtable.games.battlelore.call_to_arms.deployment import GuardLane, cards_drawn
from sandtable.games.battlelore.knowledge import all_frames
from sandtable.games.battlelore.lore.councils import FirstLore
from sandtable.games.battlelore.lore.playing import DEJA_BASE
from sandtable.games.battlelore.presentation.scenery import (
    COMMAND_BACK,
    FIRST_ARTIFACT,
    FIRST_COMMAND,
    FIRST_DEPLOYMENT,
    FIRST_LORE,
    FIRST_SKILL,
    FIRST_SPECIALIST,
    LORE_BACK,
)
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.heroes import ARTIFACT_BASE
from sandtable.games.battlelore.turn.drawing import LORE_BASE
from sandtable.games.battlelore.turn.orders import RACK_BASE

UNKNOWN: Final = -1
NOBODY: Final = -1


def trays(st: BattleState, viewer: int) -> tuple[Tray, ...]:
    """Hands, cards offered to the viewer, cards in play, the rack, decks and discards (BL-1.22)."""
    found: list[Tray] = []
    for holder in range(st.rules.holders):
        seat = st.rules.seats[holder]
        found.append(card_tray("hand", "command", seat, st.hands[holder], FIRST_COMMAND, COMMAND_BACK, 0))
        if st.rules.lore:
            held = [*st.lore[holder], *first_kept(st, holder)]
            found.append(card_tray("hand", "lore", seat, held, FIRST_LORE, LORE_BACK, LORE_BASE))
    if st.played:
        played = [kind for kind, _ in st.played]
        found.append(card_tray("played", "played", NOBODY, played, FIRST_COMMAND, COMMAND_BACK, -1))
    if st.rules.epic and st.turn:
        found.append(card_tray("rack", "rack", NOBODY, st.rack, FIRST_COMMAND, COMMAND_BACK, RACK_BASE))
    found.append(closed_pile("command-deck", "label-command-deck", len(st.deck), COMMAND_BACK))
    found.append(card_tray("pile", "command-discard", NOBODY, st.discard, FIRST_COMMAND, COMMAND_BACK, -1))
    if st.rules.lore:
        found.append(closed_pile("lore-deck", "label-lore-deck", len(st.lore_deck), LORE_BACK))
        found.append(card_tray("pile", "lore-discard", NOBODY, st.lore_discard, FIRST_LORE, LORE_BACK, -1))
    found += laid(st, viewer)
    carried_now = {target for tray in found for piece in tray.pieces for target in piece.targets}
    for asked in st.open_questions():
        if asked.seat == viewer:
            offered = offer(asked, carried_now)
            if offered is not None:
                found.append(offered)
    return tuple(found)


def first_kept(st: BattleState, holder: int) -> list[int]:
    """The dealt Lore cards that a holder has kept so far (BL-14.8)."""
    for frame in all_frames(st):
        if isinstance(frame, FirstLore) and frame.holder == holder:
            return [UNKNOWN] * frame.done if frame.kept.value is None else [*frame.kept.value]
    return []


LAID: Final = ("label-left", "label-centre", "label-right", "label-laid-reserve", "label-laid-scouts")
"""The labels of the deployment cards, in the order in which they are laid (BL-30.4, BL-33.2)."""


def laid(st: BattleState, viewer: int) -> list[Tray]:
    """The deployment cards that the viewer has laid face down on his sections (BL-30.4)."""
    for frame in all_frames(st):
        if isinstance(frame, GuardLane) and frame.seat == viewer and frame.chosen.value:
            cards = frame.chosen.value[: cards_drawn(st)]
            return [
                Tray(
                    f"laid.{viewer}.{number}",
                    "hand",
                    LAID[number],
                    viewer,
                    1,
                    (Piece(f"laid.{card}", FIRST_DEPLOYMENT + card, viewer),),
                    True,
                )
                for number, card in enumerate(cards)
            ]
    return []


def card_tray(kind: TrayKind, name: str, seat: int, cards: list[int], first: int, back: int, base: int) -> Tray:
    """A tray of cards; their targets are counted from `base`, or -1 if they cannot be targeted."""
    return counted_tray(
        name, kind, f"label-{name}", seat, faces_of(cards), first, back, "card" if base >= 0 else "", base
    )


def offer(asked: Decision, lying: set[str]) -> Tray | None:
    """The cards of a question that are not on the table: drawn cards, deployment cards, Specialists, Skills."""
    pieces: list[Piece] = []
    part = OFFERED.get(asked.kind)
    if part is None:
        return None
    for pick in asked.options:
        if not isinstance(pick, int) or pick < 0 or f"{part}:{pick}" in lying:
            continue
        number = piece_type_of(part, pick)
        if number >= 0:
            pieces.append(Piece(f"offer.{part}.{pick}", number, asked.seat, targets=(f"{part}:{pick}",)))
    if not pieces:
        return None
    return Tray(f"offer.{asked.seat}", "offer", "label-offer", asked.seat, len(pieces), tuple(pieces), True)


OFFERED: Final[dict[str, str]] = {
    "keep_first_lore": "card",
    "keep_command": "card",
    "keep_lore": "card",
    "play_as": "card",
    "copy_card": "card",
    "spy_discard": "card",
    "false_orders": "card",
    "guard": "deployment",
    "specialist": "specialist",
    "hero_skill": "skill",
    "hero_artifact": "artifact",
    "hero_equip": "artifact",
    "hero_card": "heroic",
    "hero_gift": "artifact",
    "equip": "artifact",
    "drop_artifact": "artifact",
    "shop": "artifact",
    "keep_artifact": "artifact",
    "return_artifact": "artifact",
    "level_up": "skill",
    "reserve_unit": "type",
    "levy_becomes": "type",
    "special_type": "type",
}
"""For each question, the part that is laid out."""


def piece_type_of(part: str, value: int) -> int:
    """The kind of piece that shows a value of a part, or -1."""
    if part == "card":
        if value >= DEJA_BASE:
            return -1
        return FIRST_LORE + value - LORE_BASE if value >= LORE_BASE else FIRST_COMMAND + value % RACK_BASE
    if part == "heroic":
        return FIRST_ARTIFACT + value - ARTIFACT_BASE if value >= ARTIFACT_BASE else FIRST_SKILL + value
    first = {
        "type": 0,
        "deployment": FIRST_DEPLOYMENT,
        "specialist": FIRST_SPECIALIST,
        "skill": FIRST_SKILL,
        "artifact": FIRST_ARTIFACT,
    }
    return first[part] + value

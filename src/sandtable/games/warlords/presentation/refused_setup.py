"""What a scenario lets a player take now, and what this card lacks for it (chapter 27; `refusals`)."""

from __future__ import annotations

from sandtable.core.engine.kinds import WORD
from sandtable.core.scene.scene import message_arg, number_arg
from sandtable.games.warlords.presentation.about import Refused, Said
from sandtable.games.warlords.setup import Start
from sandtable.games.warlords.stacks import CAPITAL, MAKES_PORT
from sandtable.games.warlords.tables.cards import CASTLE, COST, IMPROVEMENT, OP, TYPE, TYPE_IDS


def gift(about: Refused) -> Said:
    """What is taken now, and why this is not (WL-27.1 to WL-27.19)."""
    frame, st = about.st.stack[-1], about.st
    assert isinstance(frame, Start), "only the setup gives cards"
    item = frame.item(st)
    now = {"t": message_arg(f"take-{TYPE_IDS[item.kind]}")}
    if about.part == WORD:
        return (WORD, now)
    if about.part == "place":
        return ("where" if item.divided else "place", {})
    if about.part != "card":
        return ("refused-gift-seat", now)
    card = about.value
    if card not in st.rules.decks[about.seat]:
        return ("deck", {})
    if st.rules.decks[about.seat].count(card) <= st.in_play().count(card):
        return ("taken", {})
    if TYPE[card] != item.kind:
        own = "" if about.clause not in ("WL-27.1", "WL-27.18", "WL-27.19") else "refused-gift-kind"
        return (own, now | {"k": message_arg(f"kind-{TYPE_IDS[TYPE[card]]}")})
    left = frame.left(st)
    if left is not None and COST[card] > left:
        return ("refused-gift-cost", {"n": number_arg(COST[card]), "m": number_arg(left)})
    return (f"refused-gift-{sort_taken(about)}", now)


def sort_taken(about: Refused) -> str:
    """Which castle or improvement it is that is taken, where the scenario wants a certain one."""
    frame, card = about.st.stack[-1], about.value
    assert isinstance(frame, Start)
    if TYPE[card] == CASTLE:
        return "great" if about.clause == "WL-27.18" else "port"
    if TYPE[card] != IMPROVEMENT:
        return "kind"
    if about.clause == "WL-27.12":
        return "harbour" if OP[card] != MAKES_PORT else "port-already"
    return "other" if OP[card] == CAPITAL else "capital"

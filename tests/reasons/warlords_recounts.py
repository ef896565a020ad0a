"""What the refusals of Warlords say beside their parts, worked out again from the plain fields of the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandtable.core.engine.cards import faces_of
from sandtable.games.warlords.board import LAUNCHED
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import OP_IDS, PRINTINGS, TYPE_IDS, def_of
from tests.reasons.facts import Recounts
from tests.reasons.warlords_facts import Facts
from tests.reasons.warlords_step_lifts import NOTHING, linked
from tests.reasons.warlords_words import is_said, sworn

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


def status_of(st: State, seat: int, *parts: int) -> int:
    return STATUSES.index(Facts(st, seat).status(parts[-1]))


def owners_of_name(st: State, seat: int, card: int) -> set[int]:
    """The players before whom a card of this name lies."""
    name = def_of(card).name
    found = {
        st.controller[place] for place, head in enumerate(st.head) if head != NOTHING and name in names_at(st, place)
    }
    return found | {s for s in range(st.players) if name in [def_of(c).name for c in st.ruins[s] + st.treasures[s]]}


def names_at(st: State, place: int) -> list[str]:
    return [def_of(card).name for card in (st.head[place], *linked(st, place)) if card != NOTHING]


def places_with(st: State, seat: int, card: int, *parts: int) -> set[int]:
    return {place for place, head in enumerate(st.head) if head != NOTHING and card in linked(st, place)}


def holders_of_ruin(st: State, seat: int, *parts: int) -> set[int]:
    return {holder for holder, lying in enumerate(st.ruins) if set(parts) & set(lying)}


def magic_of(st: State, seat: int, place: int) -> set[int]:
    return {card for card in st.artefacts[place] if def_of(card).magic}


def kebab(word: str) -> str:
    return word.replace("_", "-")


def frame(st: State) -> Any:
    return st.stack[-1]


def type_of(card: int) -> str:
    return TYPE_IDS[def_of(card).type]


def op_now(st: State) -> str:
    """The keyword of the card whose text takes something."""
    return OP_IDS[frame(st).op] if hasattr(frame(st), "op") else str(def_of(frame(st).card).op)


def texts(st: State, seat: int, *parts: int) -> set[int]:
    """The card, or the printings with the keyword of the choice."""
    if hasattr(frame(st), "op"):
        return {number for number, card in enumerate(PRINTINGS) if card.op == op_now(st)}
    return {frame(st).card}


def taken_by_text(st: State, seat: int, *parts: int) -> set[str]:
    return {f"{when}-{kebab(op_now(st))}" for when in ("named", "chosen")}


def strikes(st: State, seat: int, *parts: int) -> int:
    """The calamity in play, or the one in the answer."""
    return int(frame(st).card if hasattr(frame(st), "losses") else parts[0])


LINKED_BY_OP = {
    "discard_artefact": "artefacts",
    "discard_ally": "allies",
    "discard_1_march": "march",
    "discard_patrol_march": "march",
    "discard_improvement": "improvements",
    "discard_chosen_improvement": "improvements",
    "teleport_armies": "armies",
    "charm_army": "armies",
    "steal_generic_army": "armies",
    "discard_generic_army": "armies",
}
"""What the texts take that name a place with cards."""
PLAYERS = ("look_hand", "look_hand_discard_1", "opponent_discards_1", "truce")
"""The texts that name players."""


def what_it_is(st: State, seat: int, *parts: int) -> set[str]:
    """All that is true of a thing that the text of a card does not take."""
    f, thing, op = Facts(st, seat), parts[-1], op_now(st)
    lies = st.controller[f.where(thing)] if f.where(thing) != NOTHING else NOTHING
    there = thing in f.places
    others = [card for player, cards in enumerate(st.discards) if player != seat for card in cards]
    facts = {
        "is": op not in PLAYERS,
        "self": thing == seat,
        "castle": there and f.castle(thing),
        "stack": there and not f.castle(thing),
        "mine": thing in f.own or lies == seat,
        "theirs": thing in f.enemies,
        "besieged": there and f.besieged(thing),
        "calamity": there and st.calamity[thing] == NOTHING,
        "none": there and op in LINKED_BY_OP and not takes(st, op, thing),
        "freedom": there and (f.adverse(thing) or f.stormbound(thing) or st.calamity[thing] != NOTHING),
        "named": thing >= 0 and bool(def_of(thing).named),
        "capital": thing >= 0 and def_of(thing).op == "capital",
        "hand": thing in f.hand,
        "own-pile": thing in st.discards[seat],
        "pile": thing in others,
        "table": thing not in f.hand and thing not in (*others, *st.discards[seat]),
    }
    return {f"lack-{word}" for word, holds in facts.items() if holds}


def takes(st: State, op: str, place: int) -> list[int]:
    """The cards of a place that the text takes."""
    cards = getattr(st, LINKED_BY_OP[op])[place]
    return [card for card in cards if "generic" not in op or not def_of(card).named]


def lost_to(st: State, seat: int, *parts: int) -> set[str]:
    """What the calamity takes; of an improvement and an army the one that is chosen now."""
    word = def_of(frame(st).card).op
    kind = type_of(frame(st).losses[0][0])
    return {f"chosen-lose-{kind}" if word.startswith("lose_improvement") else f"chosen-{kebab(word)}"}


def is_no_target(st: State, seat: int, *parts: int) -> str:
    if type_of(st.head[parts[-1]]) != "castle":
        return "lack-stack"
    return "lack-port" if def_of(strikes(st, seat, *parts)).target == "port_castle" else "lack-castle"


def of_attack(which: int) -> Callable[..., int]:
    """The stack or the target: of the attack that is launched, or of the answer."""

    def recount(st: State, seat: int, *parts: int) -> int:
        asked = st.asked(seat).context
        return int((asked if len(asked) == 2 else parts[-2:])[which])

    return recount


def cards_needed(st: State, seat: int, *parts: int) -> int:
    target = of_attack(1)(st, seat, *parts)
    return 1 + any(def_of(card).op == "capital" for card in st.improvements[target])


def by_sea(st: State, seat: int, *parts: int) -> int:
    return int(Facts(st, seat).status(of_attack(0)(st, seat, *parts)) == "At Sea")


def item_taken(st: State, seat: int, *parts: int) -> str:
    return f"take-{TYPE_IDS[st.asked(seat).context[0]]}"


def of_kind(st: State, seat: int, *parts: int) -> str:
    return f"kind-{type_of(parts[-1])}"


def names_in_vain(st: State, seat: int, *parts: int) -> set[int]:
    return {card for card in faces_of(st.hands[seat]) if owners_of_name(st, seat, card)}


def each(keys: str, name: str, recount: Callable[..., object]) -> dict[str, Callable[..., object]]:
    return {f"{key} {name}": recount for key in keys.split()}


def groups(key: str, among: Callable[[Facts], list[int]], some: bool = False) -> dict[str, Callable[..., object]]:
    """The recounts of a message that sorts places by their reasons; `some` of them if it names only the nearest."""

    def places(st: State, seat: int, *parts: int) -> tuple[set[int], set[int]]:
        found = set(among(Facts(st, seat)))
        return set() if some else found, found

    return {
        f"{key} h": places,
        f"{key} t": lambda st, seat, *parts: is_said(st, seat, *parts[-2:]),
    }


TEXTS = """
    refused-text refused-text-elsewhere refused-text-in refused-text-kind refused-text-one refused-text-status
    refused-text-with
    """
STRUCK = "calamity-loss calamity-elsewhere calamity-in-castle"
GIFTS = "refused-gift-kind refused-wl-27-3 refused-wl-27-4 refused-wl-27-6 refused-wl-27-9 refused-wl-27-12 refused-wl-27-15"
ATTACKS = """
    refused-wl-14-1 refused-wl-14-18-port refused-wl-14-24 refused-wl-14-25 refused-wl-14-28-land refused-wl-14-6-card-way
    refused-wl-14-7-card-way refused-wl-14-8
    """
NEEDED = "refused-wl-14-7 refused-wl-14-7-card-way refused-wl-14-8"
LIES_AT = """
    refused-wl-1-13-linked refused-wl-1-13-linked-castle refused-wl-13-1-linked refused-wl-13-1-other refused-wl-13-2-linked
    refused-wl-13-2-linked-gave refused-wl-13-13-linked refused-wl-13-2-pair refused-stuck-now refused-stuck-lack
    refused-wl-9-28-pair refused-stuck-spent refused-wl-13-25-linked refused-text-elsewhere refused-text-in refused-text-with
    """
"""The messages that say with whom a card lies."""
FACTS: Recounts = {
    "s": status_of,
    "exchange-carrier-away h": places_with,
    "exchange-carrier-away s": lambda st, seat, card: {status_of(st, seat, at) for at in places_with(st, seat, card)},
    **dict.fromkeys([f"{key} h" for key in LIES_AT.split()], places_with),
    "refused-wl-9-24 h": lambda st, seat, *parts: st.decision.context[0],
    "refused-wl-9-6 m": lambda st, seat, card: st.stack[-1].money,
    "refused-wl-9-6-place m": lambda st, seat, place: st.stack[-1].money,
    "refused-wl-9-6 n": lambda st, seat, card: def_of(card).cost,
    "refused-wl-5-6 n": lambda st, seat, card: (
        1 + next(n for n, kinds in enumerate(STEPS) if TYPE_IDS[def_of(card).type] in kinds.split())
    ),
    **dict.fromkeys([f"refused-wl-{key} p" for key in ("1-10", "7-3", "8-2", "9-15", "9-27", "9-34")], owners_of_name),
    "refused-wl-1-13-pile p": lambda st, seat, card: {owner for owner, pile in enumerate(st.discards) if card in pile},
    "player": holders_of_ruin,
    "place": places_with,
    "artefact": magic_of,
    "exchange-only-own card": lambda st, seat, place: set(st.artefacts[place]),
    "card": lambda st, seat, *parts: {card for card in faces_of(st.hands[seat]) if owners_of_name(st, seat, card)},
    "refused-text-none t": lambda st, seat, spell: f"named-{def_of(spell).op.replace('_', '-')}",
    "refused-text-pile t": lambda st, seat, spell: f"chosen-{def_of(spell).op.replace('_', '-')}",
    **each(TEXTS, "c", texts),
    **each(TEXTS, "t", taken_by_text),
    "refused-text w": what_it_is,
    "refused-text-kind k": of_kind,
    "refused-text p": lambda st, seat, card: {owner for owner, pile in enumerate(st.discards) if card in pile},
    **each("refused-text-loss refused-text-march", "h", lambda st, seat, *parts: frame(st).place),
    **each(f"{STRUCK} refused-wl-11-17 refused-wl-11-21 refused-wl-11-23 refused-wl-11-25", "c", strikes),
    **each(STRUCK, "h", lambda st, seat, *parts: frame(st).place),
    **each(STRUCK, "t", lost_to),
    **each("calamity-elsewhere calamity-in-castle", "k", places_with),
    "calamity-kind c": strikes,
    "calamity-kind w": is_no_target,
    **each(
        "calamity-kind calamity-kind-card",
        "t",
        lambda st, seat, *parts: f"strikes-{kebab(def_of(strikes(st, seat, *parts)).target)}",
    ),
    **each(
        "refused-wl-1-27-shield-calamity refused-wl-1-27-shield-spell",
        "c",
        lambda st, seat, *parts: set(st.improvements[parts[-1]]),
    ),
    "refused-wl-6-9 n": lambda st, seat, *parts: len(st.armies[parts[-1]]) + len(st.allies[parts[-1]]),
    "refused-wl-6-9 m": lambda st, seat, *parts: Facts(st, seat).capacity(parts[-1]),
    **groups("refused-free", lambda f: f.places, some=True),
    **groups("refused-idle", lambda f: f.stacks),
    **groups("refused-no-target", lambda f: [place for place in f.enemies if not sworn(f, place)] or f.enemies),
    **groups("refused-nobody", lambda f: [stack for stack in f.stacks if not f.idle(stack, LAUNCHED)] or f.stacks),
    "refused-nobody t": lambda st, seat, target, place, word: is_said(st, seat, place, word, target),
    "refused-wl-10-3 c": lambda st, seat, *parts: st.ground[parts[-1]],
    "refused-wl-10-19-else h": lambda st, seat, place: st.stack[-2].target,
    **each("refused-wl-10-4 spend-names", "c", names_in_vain),
    **each(f"{GIFTS} refused-gift-seat", "t", item_taken),
    **each(GIFTS, "k", of_kind),
    "refused-gift-cost n": lambda st, seat, card, *place: def_of(card).cost,
    "refused-gift-cost m": lambda st, seat, *parts: {n - frame(st).spent for n in st.rules.scenario.figures.values()},
    "refused-wl-4-7 p": owners_of_name,
    "refused-wl-4-8 c": lambda st, seat, card: set(st.asked(seat).options),
    "refused-wl-5-13 n": lambda st, seat, stack: st.rules.truce,
    "refused-wl-5-13 m": lambda st, seat, stack: st.round,
    **each(ATTACKS, "h", of_attack(0)),
    **each(ATTACKS, "k", of_attack(1)),
    **each(NEEDED, "n", cards_needed),
    **each(NEEDED, "m", by_sea),
    "refused-wl-14-3 n": lambda st, seat, stack: Facts(st, seat).stars(stack),
    **each(
        "refused-wl-16-31-else refused-wl-17-12-else",
        "h",
        lambda st, seat, thing: {lane.place for lane in frame(st).lanes if lane.seat == seat},
    ),
    "refused-wl-16-32-mine h": lambda st, seat, thing: (frame(st).attacker, frame(st).defender)[1 - frame(st).ambusher],
    "refused-wl-19-6 n": lambda st, seat, stack, castle: len(st.armies[castle]),
}

"""Chances of battles, range checks, hazards and searches, from what the asked player knows.

A battle is computed exactly for cards drawn one after another from those that may still be in the attacker's deck:
casualty cards, sudden death, the stopping rule, the draw that decides a tie. It leaves out missile fire, ambush
effects, a second skull, and a reshuffle during the battle. For a card with its own check, the chances are those of its
table. A search assumes the worst case: every opponent plays the most dangerous hazard that he may hold.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from math import comb, prod
from typing import Final

from sandtable.core.engine.cards import faces_of
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import slotted
from sandtable.core.scene.scene import Likely, Odds, Option
from sandtable.core.text.message import key_of
from sandtable.games.warlords.battle.assault import watchtower
from sandtable.games.warlords.battle.field import terrain_value
from sandtable.games.warlords.battle.losses import loss_sets
from sandtable.games.warlords.battle.values import (
    assault_values,
    castle_defence,
    garrison_values,
    hero_value,
    in_differential,
)
from sandtable.games.warlords.effects.registry import EFFECTS
from sandtable.games.warlords.presentation.sums import strength
from sandtable.games.warlords.state import State, held_by
from sandtable.games.warlords.tables.bands import NUMBERS
from sandtable.games.warlords.tables.cards import (
    HAZARDS,
    NO_CARD,
    OUTCOMES,
    RAID,
    RANGE,
    SKULL,
    TRAITOR,
    TYPE,
    def_of,
    owner_of,
)
from sandtable.games.warlords.tables.oracle import column_of
from sandtable.games.warlords.tables.statuses import ASSAULT, FIELD

Counts = tuple[int, ...]
"""How many cards of each number may still be drawn, then how many with a skull."""
ALL: Final = 1000


def with_odds(st: State, asked: Decision, picks: list[Pick], plain: list[Option]) -> tuple[Option, ...]:
    """The answers with their chances, where there are any."""
    if asked.kind == "explore" and len(picks) > 1:
        likely = search_chances(st, asked.seat)
        return tuple([replace(one, likely=likely) if one.targets else one for one in plain])
    return tuple([one_with_odds(st, asked, pick, one) for pick, one in zip(picks, plain, strict=True)])


def one_with_odds(st: State, asked: Decision, pick: Pick, plain: Option) -> Option:
    if asked.kind == "attack" and not isinstance(pick, int):
        odds = attack_odds(st, asked, pick[0], pick[1])
        return replace(plain, odds=odds) if odds else plain
    if asked.kind == "intercept" and not isinstance(pick, int):
        return replace(plain, odds=field_odds(st, asked.seat, pick[0], asked.context[0], 0))
    likely = chances(st, asked, pick)
    return replace(plain, likely=likely) if likely else plain


# -- what may still be drawn ---------------------------------------------------------------------------------------------


def unseen_cards(st: State, seat: int) -> list[int]:
    """The cards of a player that are hidden in this state: in his deck, maybe in his hand."""
    left = list(st.rules.decks[seat])
    seen = [face for cards in (*st.hands, *st.decks) for face in faces_of(cards) if face >= 0]
    seen += [card for pile in st.discards for card in pile] + st.in_play()
    seen += [card for frame in st.stack for card in held_by(frame) if card >= 0]
    for card in seen:
        if owner_of(card) == seat and card in left:
            left.remove(card)
    return left


def unseen(st: State, seat: int) -> Counts:
    counts = [0] * (NUMBERS + 1)
    for card in unseen_cards(st, seat):
        counts[NUMBERS if SKULL[card] else RANGE[card]] += 1
    return tuple(counts)


def permille(part: float) -> int:
    return round(ALL * part)


def in_band(st: State, seat: int, band: int) -> float:
    """The chance that a check of this player falls into a band; skulls count by their numbers (WL-1.15)."""
    left = unseen_cards(st, seat)
    return len([card for card in left if band >> RANGE[card] & 1]) / len(left) if left else band.bit_count() / NUMBERS


# -- battles -------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def sums(counts: Counts, first: int, second: int, cap1: int, cap2: int) -> dict[tuple[int, int, int, int], int]:
    """The number of ways to deal cards to both sides, by their sums; sums stop at the caps."""
    ways: dict[tuple[int, int, int, int], int] = {(0, 0, 0, 0): 1}
    for number, count in enumerate(counts[:NUMBERS]):
        if not count:
            continue
        steps = [
            (a, b, comb(count, a) * comb(count - a, b))
            for a in range(min(first, count) + 1)
            for b in range(min(second, count - a) + 1)
        ]
        grown: dict[tuple[int, int, int, int], int] = {}
        for (n1, s1, n2, s2), many in ways.items():
            for a, b, times in steps:
                if n1 + a <= first and n2 + b <= second:
                    key = (n1 + a, min(cap1, s1 + a * number), n2 + b, min(cap2, s2 + b * number))
                    grown[key] = grown.get(key, 0) + many * times
        ways = grown
    return ways


@slotted
class FightNumbers:
    """The numbers that decide a battle: the Oracle's casualty cards, the caps of the losses, the loss that eliminates
    the defender.
    """

    columns: tuple[int, int]
    caps: tuple[int, int]
    gone: int

    def result(self, lost: int, drawn: int, struck: int = -1) -> tuple[float, float, float]:
        """The chances (attacker wins, no winner, defender wins) for these losses as drawn."""
        out = (struck == 0 or lost >= self.caps[0], struck == 1 or drawn >= self.gone)
        if all(out):
            return (0, 1, 0)
        if any(out):
            return (0, 0, 1) if out[0] else (1, 0, 0)
        return (1, 0, 0) if lost < drawn else (0, 0, 1) if drawn < lost else (0.5, 0, 0.5)


def chances_of(counts: Counts, fight: FightNumbers) -> Odds:
    """The exact chances of a fight (WL-16.24 to WL-16.29, WL-16.37, WL-16.38)."""
    attacker, defender = fight.columns
    plain = sum(counts[:NUMBERS])
    skulls = min(1, counts[NUMBERS])
    if plain < attacker + defender:
        counts = tuple([6] * NUMBERS + [counts[NUMBERS]])
        plain = sum(counts[:NUMBERS])
    whole = plain + skulls
    # losses beyond these caps no longer matter, but the smaller loss must stay distinguishable from the larger
    caps = (fight.caps[0], max(fight.gone, fight.caps[1]))
    dealt = sums(counts, defender, attacker, caps[1], caps[0])
    total = [0.0, 0.0, 0.0]

    def add(weight: float, won: tuple[float, float, float]) -> None:
        for k in range(3):
            total[k] += weight * won[k]

    for (n1, drawn, n2, lost), ways in dealt.items():
        share = ways / (comb(plain, n1) * comb(plain - n1, n2))
        if (n1, n2) == (defender, attacker):
            add(share * (whole - skulls * (attacker + defender)) / whole, fight.result(lost, drawn))
        if skulls and n2 == attacker and n1 < defender and drawn >= fight.caps[1]:
            # the skull would have come after the defender had drawn enough
            add(share / whole, fight.result(lost, drawn))
        if skulls and n2 == 0 and n1 < defender and drawn < fight.caps[1]:
            add(share / whole, fight.result(0, drawn, 1))
        if skulls and n1 == defender and n2 < attacker:
            add(share / whole, fight.result(lost, drawn, 0))
    first, tie = permille(total[0]), permille(total[1])
    return Odds(first, tie, ALL - first - tie)


def field_odds(st: State, seat: int, stack: int, target: int, ground: int) -> Odds:
    """The chances of a field battle in which this player attacks (chapter 16)."""
    mine, theirs = max(1, strength(st, stack)), strength(st, target)
    tcv = max(1, theirs + ground)
    column = column_of(in_differential(st, stack, mine, False) - in_differential(st, target, tcv, False))
    return chances_of(
        unseen(st, seat), FightNumbers((column.attacker, column.defender), (mine, tcv), max(0, theirs + ground))
    )


def storm_odds(st: State, seat: int, stack: int, castle: int, times: int) -> Odds:
    """The chances of an assault in which the castle's own defence counts this many times (chapter 17)."""
    mine = max(1, hero_value(st, stack, True) + sum([value for _, value in assault_values(st, stack, castle)]))
    garrison = garrison_values(st, castle)
    walls = castle_defence(st, castle, times)
    tcv = max(1, sum([value for _, value in garrison]) + walls)
    column = column_of(in_differential(st, stack, mine, True) - tcv)
    everybody = [tuple([card for card, _ in garrison])]
    gone = next((need for need in range(1, tcv + 1) if loss_sets(garrison, need) == everybody), tcv) + walls
    return chances_of(unseen(st, seat), FightNumbers((column.attacker, column.defender), (mine, tcv), gone))


def attack_odds(st: State, asked: Decision, attack: int, card: int) -> Odds | None:
    """The chances of an attack with this card; None for a siege or a castle without garrison."""
    stack, target = asked.context[0], asked.context[1]
    if attack == FIELD:
        return field_odds(st, asked.seat, stack, target, terrain_value(st, target))
    if attack != ASSAULT or not st.armies[target]:
        return None
    if TYPE[card] not in (TRAITOR, RAID):
        return storm_odds(st, asked.seat, stack, target, 1)
    table = def_of(card).table
    parts = [0.0, 0.0]
    surprise = 0 if watchtower(st, target) == NO_CARD else 1
    for result, times in ((0, surprise), (1, 1), (2, 2)):
        band = sum([1 << number for number in range(NUMBERS) if table[number] == result])
        weight = in_band(st, asked.seat, band)
        odds = storm_odds(st, asked.seat, stack, target, times)
        parts[0] += weight * odds.first
        parts[1] += weight * odds.tie
    first, tie = round(parts[0]), round(parts[1])
    return Odds(first, tie, ALL - first - tie)


# -- checks --------------------------------------------------------------------------------------------------------------


def chances(st: State, asked: Decision, pick: Pick) -> tuple[Likely, ...]:
    """The chances of the outcomes of a card's table, or of a hazard's risk number, for the player who will check."""
    if asked.kind == "hazard" and isinstance(pick, int) and pick >= 0:
        return hazard_chances(st, asked.seat, pick)
    if asked.kind == "avenge" and isinstance(pick, int) and pick >= 0:
        return table_chances(st, asked.seat, pick)
    if asked.kind == "calamities" and not isinstance(pick, int):
        return table_chances(st, st.controller[pick[1]], pick[0])
    if asked.kind in ("name_place", "name_card", "name_army", "name_player", "name_pair") and asked.context:
        card = asked.context[0]
        effect = EFFECTS.get(def_of(card).op)
        if effect is not None and def_of(card).table:
            return table_chances(st, effect.checks(st, asked.seat, pick), card)
    return ()


def table_chances(st: State, seat: int, card: int) -> tuple[Likely, ...]:
    table = def_of(card).table
    if not table:
        return ()
    found = []
    for result, name in enumerate(OUTCOMES[TYPE[card]]):
        band = sum([1 << number for number in range(NUMBERS) if table[number] == result])
        found.append(Likely(key_of("result", name), permille(in_band(st, seat, band))))
    return tuple(found)


def hazard_chances(st: State, seat: int, card: int) -> tuple[Likely, ...]:
    """The chance that a searcher is lost to a hazard (WL-2.15)."""
    return (Likely("chance-lost", permille(risk(unseen_cards(st, seat), card))),)


def risk(left: list[int], hazard: int) -> float:
    """The chance that the next two of these cards fall into the two bands of a risk number (WL-2.11, WL-2.15)."""
    first, second = def_of(hazard).risk
    numbers = [RANGE[card] for card in left]
    if len(numbers) < 2:
        return first.bit_count() * second.bit_count() / NUMBERS**2
    both = sum([1 for number in numbers if first & second & 1 << number])
    one, other = [sum([1 for number in numbers if band >> number & 1]) for band in (first, second)]
    return (one * other - both) / (len(numbers) * (len(numbers) - 1))


def search_chances(st: State, seat: int) -> tuple[Likely, ...]:
    """The chance that a search succeeds if every opponent plays his worst hazard (WL-20.8 to WL-20.13)."""
    found = prod([1 - lost_to(st, who) for who in st.opponents(seat)])
    return (Likely("chance-found", permille(found)), Likely("chance-lost", ALL - permille(found)))


def lost_to(st: State, who: int) -> float:
    """The chance that a search is lost to an opponent who plays the most dangerous hazard of his hand, if he holds one.

    Each of his unseen cards is equally likely to be in his hand.
    """
    left = unseen_cards(st, who)
    faces = faces_of(st.hands[who])
    known = [face for face in faces if face >= 0]
    hidden = len(faces) - len(known)
    open_risk = max([risk(left, card) for card in known if TYPE[card] in HAZARDS], default=0.0)
    total, without = 0.0, 1.0
    for number, worst in enumerate(sorted([risk(left, card) for card in left if TYPE[card] in HAZARDS])[::-1], 1):
        if worst <= open_risk:
            break
        rest = comb(len(left) - number, hidden) / comb(len(left), hidden)
        total += (without - rest) * worst
        without = rest
    return total + without * open_risk

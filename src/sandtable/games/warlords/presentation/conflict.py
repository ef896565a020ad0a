"""A battle as it is shown: both sums line by line, checks, the Oracle, casualty cards.

`ended_battles` finds the battles in the events of a step.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.scene.cards import Check, Column, Road
from sandtable.core.scene.scene import (
    Chance,
    Conflict,
    ConflictSide,
    Figure,
    Message,
    Modifier,
    Piece,
    PieceFlag,
    target_id,
)
from sandtable.games.warlords.battle.assault import ASSAULT_STEPS, Assault
from sandtable.games.warlords.battle.field import FIELD_BATTLE, FieldBattle, terrain_value
from sandtable.games.warlords.battle.launching import LAUNCH, Launch
from sandtable.games.warlords.battle.losses import ATTACKER, DEFENDER, NO_SIDE
from sandtable.games.warlords.battle.values import (
    assault_values,
    castle_defence,
    field_values,
    garrison_values,
    hero_value,
    in_differential,
)
from sandtable.games.warlords.presentation.names import LOOKS, name_key, type_of
from sandtable.games.warlords.presentation.sums import (
    assault_lines,
    card_arg,
    field_lines,
    garrison_lines,
    terrain_line,
)
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import (
    COMBAT,
    NO_CARD,
    RAID,
    SKULL,
    TYPE,
    def_of,
    owner_of,
)
from sandtable.games.warlords.tables.oracle import FAR, ORACLE, column_of
from sandtable.games.warlords.tables.statuses import ATTACK_IDS

FIELD_STEPS: Final = (
    "battle-ambush",
    "battle-missiles",
    "battle-totals",
    "battle-cards",
    "battle-winner",
    "battle-losses",
)
STORM_STEPS: Final = ("battle-surprise", "battle-totals", "battle-cards", "battle-winner", "battle-losses")

TABLE: Final = tuple(
    [
        Column(
            None if column.low == -FAR else column.low,
            None if column.high == FAR else column.high,
            f"{column.attacker}/{column.defender}",
        )
        for column in ORACLE
    ]
)


class ShownBattle:
    """One battle as far as it is known: both sides, and the cards turned over for it."""

    __slots__ = (
        "assault",
        "card",
        "checks",
        "dead",
        "drawn",
        "is_over",
        "lost",
        "places",
        "seats",
        "stopping",
        "values",
        "winner",
    )

    def __init__(
        self, places: tuple[int, int], seats: tuple[int, int], card: int, assault: bool, stopping: bool = False
    ) -> None:
        self.places = places
        self.seats = seats
        self.card = card
        self.assault = assault
        self.stopping = stopping
        self.values: tuple[int, ...] = ()
        self.drawn: tuple[list[int], list[int]] = ([], [])
        self.lost: tuple[int, int] | None = None
        self.checks: list[Check] = []
        self.dead: tuple[list[int], list[int]] = ([], [])
        self.winner: int | None = None
        self.is_over = False


# -- the current battle --------------------------------------------------------------------------------------------------


def current_conflict(st: State) -> Conflict | None:
    """The battle in progress, until its losses are taken."""
    for frame in reversed(st.stack):
        if isinstance(frame, FieldBattle) and frame.at <= FIELD_BATTLE.index(FieldBattle.lose):
            fight = ShownBattle(frame.places(), frame.seats(), frame.card, False, bool(frame.intercepting))
            shot = frame.at <= FIELD_BATTLE.index(FieldBattle.shot)
            return at_hand(st, fight, "battle-missiles" if shot else "battle-losses", frame.lost, frame.winner, shot)
        if isinstance(frame, Assault) and 1 < frame.at <= ASSAULT_STEPS.index(Assault.lose):
            fight = ShownBattle((frame.stack, frame.castle), (frame.seat, frame.loser), frame.card, True)
            return at_hand(st, fight, "battle-losses", None, frame.winner, False, frame.times)
    return None


def at_hand(
    st: State, fight: ShownBattle, step: str, lost: tuple[int, int] | None, winner: int, shot: bool, times: int = 1
) -> Conflict | None:
    if any(st.head[place] == NO_CARD for place in fight.places):
        return None
    fight.lost = lost
    if not shot and winner != NO_SIDE:
        fight.winner = fight.seats[winner]
    return conflict(st, fight, step, times)


# -- drawing one ---------------------------------------------------------------------------------------------------------


def conflict(st: State, fight: ShownBattle, step: str, times: int = 1) -> Conflict:
    """A battle built from the cards that fight in a state."""
    lines = sums_of(st, fight, times)
    totals = [max(1, sum([line.value for line in side])) for side in lines]
    gap = differential(st, fight, totals)
    if fight.values:
        totals = [fight.values[0], fight.values[1]]
        gap = fight.values[2]
    column = column_of(gap)
    first, second = fight.places
    title = Message(
        f"title-{'assault' if fight.assault else 'stop' if fight.stopping else 'field'}",
        {"h": card_arg(st.head[first]), "k": card_arg(st.head[second])},
    )
    sides = tuple(
        [
            ConflictSide(
                fight.seats[side],
                "side-attacker" if side == ATTACKER else "side-defender",
                tuple(force(st, fight, side)),
                column.attacker if side == ATTACKER else column.defender,
                tuple([Chance(def_of(card).range, type_of(card)) for card in fight.drawn[side]]),
                tuple(lines[side]),
                totals[side],
                totals[side],
                name=Message(name_key(st.head[fight.places[side]])),
                losses=tuple(losses(st, fight, side, times)),
            )
            for side in (ATTACKER, DEFENDER)
        ]
    )
    return Conflict(
        -1,
        step,
        sides,
        "WL-17.1" if fight.assault else "WL-16.2",
        winner=fight.winner,
        title=title,
        steps=STORM_STEPS if fight.assault else FIELD_STEPS,
        gap=gap,
        table=TABLE,
        lit=ORACLE.index(column),
        checks=tuple(fight.checks),
    )


def differential(st: State, fight: ShownBattle, totals: list[int]) -> int:
    first, second = fight.places
    mine = in_differential(st, first, totals[0], fight.assault)
    return mine - (totals[1] if fight.assault else in_differential(st, second, totals[1], False))


def sums_of(st: State, fight: ShownBattle, times: int) -> tuple[list[Modifier], list[Modifier]]:
    first, second = fight.places
    if fight.assault:
        return assault_lines(st, first, second), garrison_lines(st, second, times)
    ground = None if fight.stopping else terrain_line(st, second)
    return field_lines(st, first), [*field_lines(st, second), *([ground] if ground else [])]


def force(st: State, fight: ShownBattle, side: int) -> list[Piece]:
    """The cards of a side with their values in this battle."""
    place = fight.places[side]
    if fight.assault:
        values = assault_values(st, place, fight.places[DEFENDER]) if side == ATTACKER else garrison_values(st, place)
    else:
        values = field_values(st, place)
    cards = [*values]
    if not st.is_castle(place):
        cards.insert(0, (st.head[place], hero_value(st, place, fight.assault)))
    found = []
    dead = fight.dead[side][:]
    for number, (card, value) in enumerate(cards):
        marks: list[PieceFlag] = ["raised"] if value > COMBAT[card] else []
        if card in dead:
            dead.remove(card)
            marks.append("spent")
        targets = () if fight.is_over else (target_id(("card", card)),)
        found.append(
            Piece(
                f"f{place}.{number}.{card}",
                type_of(card),
                owner_of(card),
                figures=(Figure("label-value", value),),
                flags=tuple(marks),
                targets=targets,
            )
        )
    return found


def losses(st: State, fight: ShownBattle, side: int, times: int) -> list[Modifier]:
    """From the cards drawn to the final losses; walls absorb as much as they counted (WL-16.25, WL-16.27, WL-17.11)."""
    if fight.lost is None:
        return []
    found: list[Modifier] = []
    drawn = sum([def_of(card).range for card in fight.drawn[side] if not SKULL[card]])
    if fight.drawn[side]:
        found.append(Modifier(Message("loss-drawn"), "", drawn, "WL-16.25"))
        if side == DEFENDER:
            place = fight.places[DEFENDER]
            if fight.assault:
                off, key, clause = castle_defence(st, place, times), "loss-walls", "WL-17.11"
            else:
                off, key, clause = 0 if fight.stopping else terrain_value(st, place), "loss-terrain", "WL-16.27"
            if off:
                found.append(Modifier(Message(key), "", -off, clause))
                drawn = max(0, drawn - off)
        found.append(Modifier(Message("loss-need"), "", drawn, "WL-16.31"))
    elif fight.lost[side]:
        found.append(Modifier(Message("loss-need"), "", fight.lost[side], "WL-16.31"))
    return found


# -- announced attacks ---------------------------------------------------------------------------------------------------


def roads(st: State) -> tuple[Road, ...]:
    """The attack that is announced but not yet fought."""
    found: list[Road] = []
    for frame in st.stack:
        if isinstance(frame, Launch) and frame.card != NO_CARD and frame.at > LAUNCH.index(Launch.announce):
            icon = "raid" if TYPE[frame.card] == RAID else ATTACK_IDS[frame.attack]
            ends = (target_id(("place", frame.stack)), target_id(("place", frame.target)))
            tag = f"attack-{ATTACK_IDS[frame.attack]}"
            if all(st.head[place] != NO_CARD for place in (frame.stack, frame.target)):
                found.append(Road(*ends, (LOOKS["attacks"][icon],), (type_of(frame.card),), (tag,)))
    return tuple(found)

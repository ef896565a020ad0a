"""The battles in the events of a step."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.events import Event
from sandtable.core.scene.cards import Check
from sandtable.core.scene.scene import Conflict
from sandtable.core.text.message import key_of
from sandtable.games.warlords.battle.assault import ASSAULT_STEPS, Assault
from sandtable.games.warlords.battle.field import FIELD_BATTLE, FieldBattle
from sandtable.games.warlords.battle.launching import Launch
from sandtable.games.warlords.battle.losses import ATTACKER, DEFENDER
from sandtable.games.warlords.battle.values import MISSILE
from sandtable.games.warlords.presentation.conflict import ShownBattle, conflict
from sandtable.games.warlords.presentation.names import type_of
from sandtable.games.warlords.presentation.sums import garrison_lines
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.bands import NUMBERS
from sandtable.games.warlords.tables.cards import (
    AMBUSH,
    NO_CARD,
    OUTCOME_IDS,
    OUTCOMES,
    RAID,
    SKULL,
    SUCCESS,
    TRAITOR,
    TYPE,
    def_of,
)
from sandtable.games.warlords.tables.oracle import column_of
from sandtable.games.warlords.tables.statuses import FIELD

BATTLE_EVENTS: Final = ("battle_values", "missile_hits", "outcome", "victor", "no_winner")


def ended_conflicts(before: State, events: list[Event]) -> tuple[Conflict, ...]:
    """The battles of a step, from its events and the state before it as a spectator saw it."""
    if not any(key in BATTLE_EVENTS for key, _, _, _ in events):
        return ()
    teller = BattleReplay(before)
    for key, args, _, _ in events:
        teller.handle(key, args)
    return teller.ended()


class BattleReplay:
    """Follows the events of one step on a copy of the table."""

    __slots__ = ("fight", "found", "in_losses", "now", "road", "turned")

    def __init__(self, before: State) -> None:
        self.now = before.clone()
        self.now.logging = False
        self.turned: list[tuple[int, int]] = []
        self.found: list[Conflict] = []
        self.fight: ShownBattle | None = None
        self.road: ShownBattle | None = None
        self.in_losses = False
        """True if the casualty cards were drawn in an earlier step."""
        for frame in before.stack:
            if isinstance(frame, Launch) and frame.card != NO_CARD:
                seats = (before.active, before.controller[frame.target])
                self.road = ShownBattle((frame.stack, frame.target), seats, frame.card, frame.attack != FIELD)
            elif isinstance(frame, FieldBattle):
                self.fight = ShownBattle(frame.places(), frame.seats(), frame.card, False, bool(frame.intercepting))
                self.in_losses = frame.at > FIELD_BATTLE.index(FieldBattle.fight)
            elif isinstance(frame, Assault):
                self.fight = ShownBattle((frame.stack, frame.castle), (frame.seat, frame.loser), frame.card, True)
                self.in_losses = frame.at > ASSAULT_STEPS.index(Assault.fight)

    def place(self, card: object) -> int:
        return self.now.head.index(card) if isinstance(card, int) and card in self.now.head else -1

    def handle(self, key: str, args: tuple[object, ...]) -> None:
        numbers = [value for value in args if isinstance(value, int)]
        if key == "launches":
            self.launch(numbers)
        elif key == "intercepts" and self.road is not None:
            self.intercept(self.road, numbers)
        elif key == "turns_over":
            self.turned.append((numbers[0], numbers[1]))
        elif key == "grounds":
            self.lay_terrain(numbers)
        elif key == "outcome":
            self.outcome(numbers[0], numbers[1], numbers[2])
        elif key == "battle_values":
            self.values(numbers)
        elif key == "missile_hits" and self.begin() is not None:
            self.missiles()
        elif self.fight is not None:
            self.handle_in_fight(self.fight, key, args, numbers)

    def handle_in_fight(self, fight: ShownBattle, key: str, args: tuple[object, ...], numbers: list[int]) -> None:
        """Handle events of a fight in progress: losses, and its end."""
        if key == "battle_losses":
            self.casualties(numbers)
        elif key == "losses":
            self.die(args)
        elif key in ("victor", "no_winner"):
            fight.winner = numbers[0] if key == "victor" else None
            fight.is_over = True
            self.turned.clear()  # cards that broke a tie
            self.close()

    def launch(self, numbers: list[int]) -> None:
        """A stack launches an attack: seat, kind of attack, stack, target, card."""
        self.close()
        stack, target = self.place(numbers[2]), self.place(numbers[3])
        if min(stack, target) >= 0:
            seats = (numbers[0], self.now.controller[target])
            self.road = ShownBattle((stack, target), seats, numbers[4], numbers[1] != FIELD)

    def intercept(self, road: ShownBattle, numbers: list[int]) -> None:
        """A stack intercepts the attacker: seat, stack, card."""
        self.close()
        stack = self.place(numbers[1])
        if stack >= 0:
            self.fight = ShownBattle((stack, road.places[0]), (numbers[0], road.seats[0]), numbers[2], False, True)

    def lay_terrain(self, numbers: list[int]) -> None:
        """A terrain card is linked to a stack, which loses its march card (WL-10.19)."""
        place = self.place(numbers[2])
        if place >= 0:
            self.now.discard_march(place)
            self.now.link(place, numbers[1])

    def begin(self) -> ShownBattle | None:
        """The fight in progress, or the one that was launched."""
        if self.fight is None:
            self.fight = self.road
            self.road = None if self.fight is None else self.road
            if self.fight is not None and self.road is not None:
                self.fight = ShownBattle(self.road.places, self.road.seats, self.road.card, self.road.assault)
        return self.fight

    def outcome(self, seat: int, card: int, result: int) -> None:
        """A check of a card's own table: Ambush, Traitor or Raid."""
        if TYPE[card] not in (AMBUSH, TRAITOR, RAID) or not self.turned or self.begin() is None:
            self.turned.clear()
            return
        assert self.fight is not None
        _, drawn = self.turned.pop()
        table = def_of(card).table
        word = OUTCOME_IDS[result]
        good = [number for number in range(NUMBERS) if table[number] == SUCCESS]
        self.fight.checks.append(
            Check(
                seat,
                type_of(card),
                type_of(drawn),
                def_of(drawn).range,
                good[0] if good else -1,
                good[-1] if good else -1,
                key_of("result", word),
                word == OUTCOMES[TYPE[card]][SUCCESS],
                "battle-ambush" if TYPE[card] == AMBUSH else "battle-surprise",
            )
        )
        self.turned.clear()

    def missiles(self) -> None:
        """Cards turned over before the totals belong to missile fire, the defender's draws first (WL-16.6)."""
        fight = self.fight
        if fight is None or fight.assault or fight.values:
            self.turned.clear()
            return
        for side in (DEFENDER, ATTACKER):
            for army in self.now.armies[fight.places[1 - side]]:
                if MISSILE[army] and self.turned:
                    seat, drawn = self.turned.pop(0)
                    number = def_of(drawn).range
                    numbers = [n for n in range(NUMBERS) if MISSILE[army] >> n & 1]
                    hit = number in numbers
                    fight.checks.append(
                        Check(
                            seat,
                            type_of(army),
                            type_of(drawn),
                            number,
                            numbers[0],
                            numbers[-1],
                            "result-hit" if hit else "result-miss",
                            hit,
                            "battle-missiles",
                        )
                    )
        self.turned.clear()

    def die(self, args: tuple[object, ...]) -> None:
        """Cards lost to missiles leave before the totals; those lost at the end are shown crossed out."""
        fight = self.fight
        seat, cards = args[0], args[1]
        if fight is None or seat not in fight.seats or not isinstance(cards, tuple):
            return
        side = fight.seats.index(seat)
        if fight.values or self.in_losses:
            fight.dead[side].extend(cards)
            return
        place = fight.places[side]
        if self.now.head[place] not in cards:
            for card in cards:
                if card in self.now.linked(place):
                    self.now.discard_linked(place, card)

    def values(self, numbers: list[int]) -> None:
        if self.begin() is None:
            return
        assert self.fight is not None
        if not any(check.part == "battle-missiles" for check in self.fight.checks):
            self.missiles()
        self.fight.values = (numbers[1], numbers[3], numbers[4])
        self.turned.clear()

    def casualties(self, numbers: list[int]) -> None:
        """All casualty cards come from the attacker's deck, the defender's first (WL-16.24 to WL-16.26)."""
        fight = self.fight
        assert fight is not None
        column = column_of(fight.values[2]) if fight.values else None
        if column is None:
            return
        tcvs = fight.values
        ended = False
        for side, count in ((DEFENDER, column.defender), (ATTACKER, column.attacker)):
            total = 0
            for _ in range(count):
                if ended or total >= tcvs[side] or not self.turned:
                    break
                _, card = self.turned.pop(0)
                fight.drawn[side].append(card)
                ended = bool(SKULL[card])
                total += def_of(card).range
        fight.lost = (numbers[1], numbers[3])
        self.turned.clear()

    def close(self) -> None:
        fight = self.fight
        self.fight = None
        if fight is None or not (fight.values or fight.checks or fight.is_over):
            return
        if any(self.now.head[place] == NO_CARD for place in fight.places):
            return
        times = 1
        if fight.assault and fight.values:
            wanted = fight.values[1]
            times = next((n for n in (1, 0, 2) if total_of(self.now, fight, n) == wanted), 1)
        self.found.append(
            conflict(self.now, fight, "battle-losses" if fight.values or fight.is_over else "battle-missiles", times)
        )

    def ended(self) -> tuple[Conflict, ...]:
        self.close()
        return tuple(self.found)


def total_of(st: State, fight: ShownBattle, times: int) -> int:
    return max(1, sum([line.value for line in garrison_lines(st, fight.places[DEFENDER], times)]))

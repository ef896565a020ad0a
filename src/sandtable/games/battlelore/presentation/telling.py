"""The short account of a turn: the card and its orders, moves, attacks with their results, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from sandtable.core.engine.events import Event
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.telling import Telling, beat_of, with_conflicts
from sandtable.core.scene.report import Beat, LogLine, Loss
from sandtable.core.scene.scene import Conflict, number_arg
from sandtable.games.battlelore.combat.in_progress import BACK, RANGED_ATTACK
from sandtable.games.battlelore.combat.morale import supporters
from sandtable.games.battlelore.presentation.scene import unit_piece
from sandtable.games.battlelore.presentation.scenery import place_of
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.pieces import CAMP

MOVE: Final = Telling("move", "u", many="told-moves-many", short=True)
RESULT: Final = Telling("result", "u")

TELLING: Final[Mapping[str, Telling]] = {
    "plays": Telling("card"),
    "copies": Telling("card"),
    "plays_lore": Telling("card", short=True),
    "orders": Telling("result", "u", many="told-orders-many"),
    "moves": MOVE,
    "passage": MOVE,
    "lands": MOVE,
    "portal": MOVE,
    "attack": Telling("attack", "u", short=True),
    "losses": Telling("result", "u", words=True),
    "eliminated": Telling("result", "u", words=True),
    "ignores": Telling("result", "u", words=True),
    "retreats": RESULT,
    "trampled": RESULT,
    "wounded": RESULT,
    "gains_ground": RESULT,
    "pursues": RESULT,
    "burns": Telling("other", "u"),
    "leaves": Telling("other", "u"),
    "flees": Telling("other", "u"),
    "summoned": Telling("other", "u", short=True),
    "conjured": Telling("other", "u", short=True),
    "objective": Telling("other", "u", short=True),
    "tent_taken": Telling("other", "u", short=True),
    "lore_choice": Telling("end"),
    "turn": Telling("end", short=True),
}
"""How each event is told. Others are only in the log."""
SAME_WORDS: Final[Mapping[str, str]] = {
    "copies": "plays",
    "passage": "moves",
    "lands": "moves",
    "portal": "moves",
    "conjured": "summoned",
    "pursues": "gains_ground",
}


def beats(
    spec: GameSpec[BattleState],
    before: BattleState,
    events: Sequence[Event],
    lines: Sequence[LogLine],
    conflicts: Sequence[Conflict],
) -> tuple[Beat, ...]:
    """The beats of a step, from its events as a seat saw them and their log lines."""
    found: list[Beat] = []
    figures = list(before.figs)
    for number, (event, line) in enumerate(zip(events, lines, strict=True)):
        key, args, _, _ = event
        telling = TELLING.get(key)
        units = [value for value in args[:2] if isinstance(value, int)]
        if telling is None or (telling.who and (not units or units[0] >= len(before.pos))):
            continue
        name = SAME_WORDS.get(key, key)
        seat = spec.presentation.actor_of(before, event)
        if telling is MOVE:
            found.append(move(spec, before, units[0], units[1], name, seat, number, line))
        elif key == "attack" and units[1] < len(before.pos):
            found.append(beat_of(spec, telling, attack_name(event), seat, number, line))
        elif key == "losses":
            unit, fell = units
            facts = {"m": number_arg(figures[unit])}
            found.append(
                beat_of(spec, telling, name, seat, number, line, facts, losses(before, unit, figures[unit], fell))
            )
            figures[unit] -= fell
        elif key == "eliminated":
            found = with_end(found, beat_of(spec, telling, name, seat, number, line), before, units[0])
        elif key == "ignores":
            supported = before.pos[units[0]] >= 0 and supporters(before, units[0]) >= 2
            found.append(beat_of(spec, telling, "ignores-support" if supported else name, seat, number, line))
        else:
            found.append(beat_of(spec, telling, name, seat, number, line))
    return tuple([missed(beat, conflicts) for beat in with_conflicts(found, conflicts)])


def missed(beat: Beat, conflicts: Sequence[Conflict]) -> Beat:
    """The beat; an attack without a hit says so."""
    if beat.conflict < 0 or beat.short is None or conflicts[beat.conflict].sides[0].total != 0:
        return beat
    return replace(beat, short=replace(beat.short, key="told-no-hit"))


def attack_name(event: Event) -> str:
    """How an attack is called: shooting, battling back or attacking."""
    kind, mode = event[1][2:4]
    return "battles_back" if mode == BACK else "shoots" if kind == RANGED_ATTACK else "attack"


def move(
    spec: GameSpec[BattleState],
    before: BattleState,
    unit: int,
    end: int,
    name: str,
    seat: int,
    number: int,
    line: LogLine,
) -> Beat:
    """A move. Units that close in on the enemy in one section have one aim, and so have the others there."""
    camp = before.owner[unit] & CAMP
    near = [before.at[h] for h in before.ground.near[end]] if end >= 0 else []
    closes = any(other >= 0 and before.owner[other] & CAMP != camp for other in near)
    telling = replace(MOVE, many="told-closes-in-many") if closes else MOVE
    made = beat_of(spec, telling, "closes_in" if closes else name, seat, number, line)
    return replace(made, aim=f"{telling.many}:{before.ground.board.sections[end]}")


def losses(before: BattleState, unit: int, count: int, fell: int) -> tuple[Loss, ...]:
    """What falls, while the unit still stands."""
    h = before.pos[unit]
    if h < 0:
        return ()
    piece = replace(unit_piece(before, unit), count=count)
    return (Loss(f"u{unit}", piece, place_of(before.ground.board, h), fell),)


def with_end(found: list[Beat], end: Beat, before: BattleState, unit: int) -> list[Beat]:
    """The end of a unit takes the place of the losses that led to it."""
    last = found[-1] if found else None
    if last is not None and last.losses and last.losses[0].stack == f"u{unit}":
        return [*found[:-1], replace(end, losses=last.losses)]
    return [*found, replace(end, losses=losses(before, unit, before.figs[unit], before.figs[unit]))]

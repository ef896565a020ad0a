"""Turns questions, options and events of any game into messages: keys with typed arguments.

The game describes its numbers (`Presentation.event_args`, `prompt_args`, `pick_phrase`). This module turns them into arguments
that every formatter can word. `sandtable.language.translator` and the browser turn the same messages into text.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from sandtable.core.engine import decision
from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.events import Event
from sandtable.core.engine.kinds import COUNTS, WORD
from sandtable.core.engine.refusal import HUNDREDTHS, Facts, Objection
from sandtable.core.engine.state import State
from sandtable.core.game.presentation import ArgKinds, pair_args
from sandtable.core.game.spec import GameSpec
from sandtable.core.scene.report import LogLine
from sandtable.core.scene.scene import (
    Arg,
    Closed,
    Counted,
    Figure,
    Hole,
    Message,
    Odds,
    Option,
    Outcome,
    Point,
    Question,
    ReactionWindow,
    Region,
    number_arg,
    target_id,
)
from sandtable.core.scene.static import Shape
from sandtable.core.space.points import POINT, x_of, y_of
from sandtable.core.text.message import kebab

S = TypeVar("S", bound=State)


def argument(spec: GameSpec[S], st: S, kind: str, value: object) -> Arg:
    """A value as an argument. The kinds are those of `sandtable.language.translator`."""
    if kind == "values" and isinstance(value, tuple | list):
        return Arg("numbers", tuple([int(item) for item in value]))
    if kind in ("seat", "seats"):
        seats = tuple([int(item) for item in value]) if isinstance(value, tuple | list) else (_int(value),)
        return Arg(
            "seats" if kind == "seats" else "seat", seats, targets=tuple([target_id(("seat", s)) for s in seats])
        )
    if isinstance(value, tuple | list):
        return several(spec, st, kind.removesuffix("s"), [_int(item) for item in value])
    if not isinstance(value, int):
        return Arg("text", (), str(value))
    if kind in COUNTS:
        return Arg("number", (value,))
    if kind == HUNDREDTHS:
        return Arg("number", (value, 100))
    if kind == POINT:
        return Arg("text", (value,), spec.presentation.point_name(value), (), (target_id((POINT, value)),))
    if kind.endswith("s") and kind not in parts_of(spec):
        return several(spec, st, kind.removesuffix("s"), [value])
    return single(spec, st, kind, value)


def single(spec: GameSpec[S], st: S, part: str, value: int) -> Arg:
    """One thing of the game as an argument, by its proper name or its message."""
    targets = (target_id((part, value)),)
    read = spec.presentation.read_as(st, part, value)
    tag = spec.presentation.tag(st, part, value)
    if read[0] == "seat":
        return Arg("seat", (read[1],), targets=(target_id(read),), tag=tag)
    name = spec.presentation.proper_name(st, *read)
    if name:
        return Arg("text", (value,), f"{name} {tag}" if tag else name, (), targets)
    return Arg("word", (value,), name_key(spec, st, *read), (), targets, tag)


def several(spec: GameSpec[S], st: S, part: str, values: list[int]) -> Arg:
    """A list of things, with equal ones counted."""
    read = {value: spec.presentation.read_as(st, part, value) for value in values}
    if read and all(kind == "seat" for kind, _ in read.values()):
        seats = tuple([read[value][1] for value in values])
        return Arg("seats", seats, targets=tuple([target_id(("seat", seat)) for seat in seats]))
    return Arg(
        "list",
        tuple(values),
        "",
        tuple([counted_arg(spec, st, part, v, values.count(v)) for v in dict.fromkeys(values)]),
    )


def counted_arg(spec: GameSpec[S], st: S, part: str, value: int, n: int) -> Counted:
    """A number of one thing."""
    read = spec.presentation.read_as(st, part, value)
    proper, tag = spec.presentation.proper_name(st, *read), spec.presentation.tag(st, part, value)
    return Counted(name_key(spec, st, *read, "s"), name_key(spec, st, *read), n, proper, tag)


def name_key(spec: GameSpec[S], st: S, part: str, value: int, many: str = "") -> str:
    """The key of a thing's name, or with many="s" of the message that counts it."""
    return f"{spec.presentation.part_prefix.get(part, part)}{many}-{kebab(spec.notation.part_name(st, part, value))}"


def parts_of(spec: GameSpec[S]) -> set[str]:
    return {part for kind in spec.kinds.values() for part in kind.parts}


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def arguments(spec: GameSpec[S], st: S, kinds: ArgKinds, values: Sequence[object]) -> dict[str, Arg]:
    return {name: argument(spec, st, kind, value) for name, kind, value in pair_args(kinds, values) or () if name}


def told_facts(spec: GameSpec[S], st: S, facts: Facts) -> dict[str, Arg]:
    """The facts of a refusal as arguments of its message."""
    return {name: told_fact(spec, st, kind, value) for name, (kind, value) in facts.items()}


def told_fact(spec: GameSpec[S], st: S, kind: str, value: object) -> Arg:
    """A fact as an argument. The kind "word" is a message of its own."""
    if kind == "word":
        return Arg("word", text=str(value))
    return argument(spec, st, kind, value)


def said(spec: GameSpec[S], st: S, objection: Objection) -> Message:
    """The sentence of an objection."""
    message = Message(objection.refusal.key, told_facts(spec, st, objection.facts(st)))
    return spec.presentation.inflected(message)


def sentence_for(
    spec: GameSpec[S], seen: S, seat: int, target: Target, clauses: Sequence[str], given: tuple[Target, ...] = ()
) -> Message | None:
    """The sentence of the rule's objection, or of the nearest clause that has one."""
    objection = spec.presentation.objection(seen, seat, target, given)
    if objection is not None:
        return said(spec, seen, objection)
    for clause in clauses:
        sentence = spec.presentation.refusal(seen, seat, target, clause, given)
        if sentence is not None:
            return sentence
    return None


# -- questions -----------------------------------------------------------------------------------------------------------


def question(
    spec: GameSpec[S],
    st: S,
    asked: Decision,
    focus: tuple[str, ...] = (),
    options: tuple[Option, ...] | None = None,
    shut: tuple[Closed, ...] = (),
) -> Question:
    """A question of a seen state. If no options are given, they get plain labels."""
    if options is None:
        options = tuple([option(spec, st, asked, pick) for pick in asked.candidates()])
    return Question(
        asked.kind,
        asked.seat,
        asked.clause,
        prompt(spec, st, asked),
        f"ask-{kebab(asked.kind)}-help",
        options,
        focus,
        region(asked),
        shut,
        window=reaction_window(spec, st, asked),
    )


def prompt(spec: GameSpec[S], st: S, asked: Decision) -> Message:
    """The text of the question."""
    args = arguments(spec, st, spec.presentation.prompt_args.get(asked.kind, ()), asked.context)
    key = spec.presentation.prompt_key(st, asked) or f"ask-{kebab(asked.kind)}"
    return spec.presentation.inflected(Message(key, args))


def reaction_window(spec: GameSpec[S], st: S, asked: Decision) -> ReactionWindow | None:
    """The public facts of a reaction window, or None if the question is not one."""
    reaction = asked.reaction
    if reaction is None:
        return None
    passing = spec.notation.option_text(st, asked, reaction.passing)
    return ReactionWindow(reaction.window, f"window-{kebab(reaction.window)}", passing, reaction.attacked)


def closed_values(spec: GameSpec[S], st: S, asked: Decision, parts: tuple[str, ...]) -> tuple[Closed, ...]:
    """Of these parts of the question, which are not on the table, the values that are not options now.

    If the parts include `WORD`, its buttons too; if they include a count, the numbers next to those offered.
    """
    answers = [target for target in spec.notation.closed_answers(asked) if target[0] in parts]
    found = [
        Closed(f"{WORD}:{spec.kinds[asked.kind].words[n]}", label(spec, st, asked, n))
        if part == WORD
        else Closed(target_id((part, n)), Message("", {"0": number_arg(n)}))
        for part, n in answers
    ]
    wanted = [part for part in spec.kinds[asked.kind].parts if part in parts and part not in COUNTS]
    if not wanted:
        return tuple(found)
    open_now = {target for pick in asked.options for target in spec.notation.targets_of(asked, pick)}
    found += [
        Closed(target_id(target), Message("", {"0": single(spec, st, *target)}))
        for target in spec.presentation.targets(st)
        if target[0] in wanted and target not in open_now
    ]
    return tuple(found)


def region(asked: Decision) -> Region | None:
    """The region of a question as shapes, holes and candidates."""
    area = asked.region
    if area is None:
        return None
    shapes, holes = area.drawing()
    return Region(
        tuple([Shape(shape.corners, shape.radius) for shape in shapes]),
        tuple([spot(point) for point in area.candidates()]),
        tuple([hole(each) for each in holes]),
        area.clause,
    )


def hole(cut: decision.Hole) -> Hole:
    shape = Shape(cut.shape.corners, cut.shape.radius)
    return Hole(shape, cut.clause, tuple([target_id(target) for target in cut.blame]))


def spot(point: int) -> Point:
    """A lattice point as a point of the surface."""
    return (x_of(point), y_of(point))


def option(
    spec: GameSpec[S],
    st: S,
    asked: Decision,
    pick: Pick,
    figures: tuple[Figure, ...] = (),
    odds: Odds | None = None,
) -> Option:
    return Option(
        spec.notation.option_text(st, asked, pick),
        label(spec, st, asked, pick),
        tuple([target_id(target) for target in spec.notation.targets_of(asked, pick)]),
        figures,
        odds,
    )


def label(spec: GameSpec[S], st: S, asked: Decision, pick: Pick) -> Message:
    """The label of an option: a fixed answer, the game's own phrase, or its parts."""
    kind = spec.kinds[asked.kind]
    if isinstance(pick, int) and pick in kind.words:
        fixed = kebab(kind.words[pick])
        return Message(f"pick-{kebab(asked.kind)}-{fixed}", {}, f"pick-{fixed}")
    phrase = spec.presentation.pick_phrase(st, asked, pick)
    if phrase is not None:
        key, args = phrase
        words = {name: argument(spec, st, what, value) for name, what, value in args if name}
        return spec.presentation.inflected(Message(key, words))
    values = (pick,) if isinstance(pick, int) else pick
    return Message(
        "",
        {str(i): argument(spec, st, part, v) for i, (part, v) in enumerate(zip(kind.parts, values, strict=True))},
    )


# -- the log -------------------------------------------------------------------------------------------------------------


def log_line(spec: GameSpec[S], st: S, event: Event) -> LogLine:
    """An event in words, for a reader who may know it."""
    name, values, clause, _ = event
    kinds = spec.presentation.event_args.get(name, ())
    words = Message(f"event-{kebab(name)}", arguments(spec, st, kinds, values))
    return LogLine(spec.presentation.inflected(words), clause)


def outcome(st: State) -> Outcome | None:
    if st.result is None:
        return None
    return Outcome(st.result.winners, st.result.scores, f"how-{kebab(st.result.how)}")

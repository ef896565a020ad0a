"""Asking why not at a terminal: what somebody means by a text, and what it is called.

A text is a name or a part of one, a target as it is written elsewhere (area:17, word:pass, count:5, seat:1), a number where
one is asked for, or `asked KIND` for a question that is not asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.cli.terminal.menu import contains, plain
from sandtable.core.engine.decision import Decision, Target
from sandtable.core.engine.kinds import ASKED, COUNTS, SEAT, WORD
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.why_not import NoTarget, kind_number, kind_of, target_of
from sandtable.core.space.points import POINT, read_point
from sandtable.language.translator import Translator
from sandtable.rulebook import ledger
from sandtable.rulebook.translations import clause_in


def names_of(spec: GameSpec[State], seen: State, asked: Decision, words: Translator, target: Target) -> tuple[str, str]:
    """The short text of a target and its name in words."""
    part, value = target
    if part == WORD:
        return spec.kinds[asked.kind].words[value], words.option(seen, asked, value)
    if part == SEAT:
        return f"seat {value + 1}", words.seat(value)
    if part == ASKED:
        kind = kind_of(spec, target) or asked.kind
        return kind, words("asked-about", x=kind.replace("_", " "))
    if part in COUNTS or part == POINT:
        return spec.notation.part_text(seen, part, value), words.part(seen, part, value)
    return spec.notation.part_name(seen, part, value), words.part(seen, part, value)


def targets_named(spec: GameSpec[State], seen: State, asked: Decision, words: Translator, text: str) -> list[Target]:
    """What a text means: as it is written elsewhere, as a number or a point where one is asked for, or by name."""
    if asked.region is not None:
        try:
            return [(POINT, read_point(text))]
        except ValueError:
            pass
    if ":" in text:
        try:
            return [target_of(spec, seen, asked.seat, text)]
        except (NoTarget, ValueError):
            return []
    counted = [part for part in spec.kinds[asked.kind].parts if part in COUNTS]
    if counted and text.isdecimal() and len(text) < 7:
        return [(counted[0], int(text))]
    first, _, rest = text.partition(" ")
    if first.lower() in [word.strip() for word in words("word-asked").split(",")]:
        return kinds_named(spec, words, rest)
    return things_named(spec, seen, asked, words, text)


def things_named(spec: GameSpec[State], seen: State, asked: Decision, words: Translator, text: str) -> list[Target]:
    """What is on the table, the players and the buttons of the question with this name, or else with these words in it."""
    seats: list[Target] = [(SEAT, seat) for seat in range(seen.players)]
    buttons: list[Target] = [(WORD, number) for number in spec.kinds[asked.kind].words]
    there = list(dict.fromkeys([*spec.presentation.targets(seen), *seats, *buttons]))
    names = {each: names_of(spec, seen, asked, words, each) for each in there}
    exact = [each for each in there if plain(text) in [plain(name) for name in names[each]]]
    return exact or [each for each in there if any(contains(name, text) for name in names[each])]


def kinds_named(spec: GameSpec[State], words: Translator, text: str) -> list[Target]:
    """The kinds of questions with this name, or with these words in it or in that of their phase; any without a name."""
    if not text:
        return [(ASKED, kind_number(spec, ""))]
    kinds = [kind for kind in spec.kinds if plain(kind) == plain(text)]
    phases = [
        kind
        for phase, kind in spec.presentation.phase_asks.items()
        if words.has(phase) and contains(words(phase), text)
    ]
    kinds = kinds or phases or [kind for kind in spec.kinds if contains(kind, text)]
    return [(ASKED, kind_number(spec, kind)) for kind in kinds]


def clauses_in_words(ids: Sequence[str], language: str) -> list[tuple[str, str]]:
    """The clauses with their text, in the language as far as they are translated."""
    return [(id, clause_in(ledger.clause(id), language)[0].text) for id in ids]

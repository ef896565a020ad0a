"""Questions about something on the table: what a text refers to, why it is not a legal answer now, or what it would do.

Everything that can be pointed at, pressed or typed can be asked about: `area:17`, `point:120,35`, `word:pass` for a button,
`count:5` for a number, `seat:2` for a player, `asked:KIND` for a question that is not asked (`asked:` for any). The
server, the terminal and `sandtable rules why` all use this module.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar

from sandtable.core.engine.decision import Decision, NotAsked, Target
from sandtable.core.engine.kinds import ASKED, COUNTS, SEAT, WORD
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.not_asked import Absence, not_asked, player
from sandtable.core.interaction.wording import option as plain_option
from sandtable.core.interaction.wording import said, sentence_for
from sandtable.core.scene.scene import Message, Option, read_target, target_id
from sandtable.core.space.points import POINT
from sandtable.core.text.suggest import nearest

S = TypeVar("S", bound=State)

MAX_OPTIONS: Final = 8
"""The most answers listed for something that is part of several."""
NO_KIND: Final = -1


class NoTarget(LookupError):
    """A text that names nothing you can ask about. The message lists what there is."""


@dataclass(frozen=True, slots=True)
class Reply:
    """Why something is not a legal answer, or what it would mean.

    Without clauses it is a legal answer, or the game is over if `asked` is None. `sentence` is the refusal with the facts of
    the position, and `targets` is what to light up for it. `options` are the first of the `count` answers it is part of.
    """

    asked: Decision | None
    clauses: tuple[str, ...]
    sentence: Message | None = None
    targets: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    count: int = 0

    def offered(self) -> bool:
        return self.asked is not None and not self.clauses


# -- texts -------------------------------------------------------------------------------------------------------------


def own_question(st: S, seat: int) -> Decision | None:
    try:
        return st.asked(seat)
    except NotAsked:
        return None


def kind_number(spec: GameSpec[S], kind: str) -> int:
    """The index of a kind of question, as used in a target."""
    return list(spec.kinds).index(kind) if kind else NO_KIND


def kind_of(spec: GameSpec[S], target: Target) -> str:
    """The kind of question that such a target refers to, "" for any."""
    return "" if target[1] == NO_KIND else list(spec.kinds)[target[1]]


def target_text(spec: GameSpec[S], asked: Decision | None, target: Target) -> str:
    """A target as it is written: a button by its word, a question by its kind."""
    part, value = target
    if part == WORD and asked is not None:
        return f"{WORD}:{spec.kinds[asked.kind].words[value]}"
    return f"{ASKED}:{kind_of(spec, target)}" if part == ASKED else target_id(target)


def target_of(spec: GameSpec[S], st: S, seat: int, text: str) -> Target:
    """The target that a text names in a seen state. ValueError if it is malformed, NoTarget if there is no such thing."""
    part, colon, value = text.partition(":")
    if colon and part == ASKED:
        if value and value not in spec.kinds:
            near = nearest(value, spec.kinds, 2)
            hint = f"; did you mean {' or '.join(near)}?" if near else ""
            raise NoTarget(f"{spec.name} has no question {value[:40]!r}{hint}")
        return (ASKED, kind_number(spec, value))
    asked = own_question(st, seat)
    if colon and part == WORD:
        return (WORD, word_number(spec, asked, value))
    target = read_target(text)
    check_target(spec, st, asked, target)
    return target


def check_target(spec: GameSpec[S], st: S, asked: Decision | None, target: Target) -> None:
    """Raise NoTarget unless there is such a thing in a seen state, at this question."""
    part, value = target
    if part == SEAT:
        if not 0 <= value < st.players:
            raise NoTarget(f"there is no player {value}; the players are seat:0 to seat:{st.players - 1}")
    elif part in COUNTS:
        if asked is not None and part not in spec.kinds[asked.kind].parts:
            raise NoTarget(f"{asked.kind} does not ask for a number")
    elif part == POINT:  # what lies there may be asked about at any question: `core.interaction.pointing`
        pass
    elif target not in spec.presentation.targets(st) and not (
        asked is not None and spec.notation.offers(asked, target)
    ):
        raise NoTarget(f"there is no {target_id(target)} to point at")


def word_number(spec: GameSpec[S], asked: Decision | None, word: str) -> int:
    """The number of a fixed answer to the open question, or to any question if the seat is asked nothing."""
    kinds = spec.kinds.values() if asked is None else [spec.kinds[asked.kind]]
    for kind in kinds:
        for number, known in kind.words.items():
            if known == word:
                return number
    if asked is None:
        raise NoTarget(f"no question of {spec.name} has the answer {word[:40]!r}")
    known_words = ", ".join(spec.kinds[asked.kind].words.values())
    have = f"; there are {known_words}" if known_words else ": it has no fixed ones"
    raise NoTarget(f"{asked.kind} has no answer {word[:40]!r}{have}")


# -- answers -----------------------------------------------------------------------------------------------------------


def ask_about(spec: GameSpec[S], seen: S, seat: int, target: Target, given: tuple[Target, ...] = ()) -> Reply:
    """Why a seat cannot answer with this now, or what it would do. Uses only what the seat sees."""
    asked = own_question(seen, seat)
    if target[0] == ASKED or asked is None:
        return why_not_asked(spec, seen, seat, kind_of(spec, target) if target[0] == ASKED else "")
    if target[0] == POINT and asked.region is None and POINT not in spec.kinds[asked.kind].parts:
        return Reply(asked, (asked.clause,), Message("refused-no-point"))
    target = spec.presentation.meant_target(seen, asked, target, given)
    objection = spec.presentation.objection(seen, seat, target, given)
    if objection is not None:
        spoken = said(spec, seen, objection)
        clauses, lit = list(objection.clauses), targets_in(spoken)
        if target[0] == POINT and asked.region is not None:
            clauses += asked.region.why_not(target[1])
            lit = [target_id(each) for each in asked.region.blamed(target[1])] + lit
        return Reply(asked, tuple(dict.fromkeys(clauses)), spoken, tuple(dict.fromkeys(lit)))
    clauses = list(dict.fromkeys(spec.presentation.why_not(seen, seat, target, given)))
    if not clauses:
        options = meaning(spec, seen, asked, target, given)
        return Reply(asked, (), options=tuple(options[:MAX_OPTIONS]), count=len(options))
    sentence = sentence_for(spec, seen, seat, target, clauses, given)
    blamed = asked.region.blamed(target[1]) if target[0] == POINT and asked.region is not None else []
    lit = [target_id(each) for each in blamed] + targets_in(sentence)
    return Reply(asked, tuple(clauses), sentence, tuple(dict.fromkeys(lit)))


def why_not_pick(spec: GameSpec[S], seen: S, seat: int, text: str) -> Reply | None:
    """Why a seat cannot answer with this text, if each of its words names a part of an answer that can be pointed at."""
    asked = own_question(seen, seat)
    if asked is None:
        return None
    parts, words = spec.kinds[asked.kind].parts, text.split(" ")
    if len(words) != len(parts):
        return None
    there = {spec.notation.part_text(seen, *each): each for each in spec.presentation.targets(seen) if each[0] in parts}
    named = [there[word] for word in words if word in there]
    if tuple([part for part, _ in named]) != parts:
        return None
    replies = [ask_about(spec, seen, seat, target, tuple(named[:at])) for at, target in enumerate(named)]
    return next((reply for reply in replies if reply.clauses), None)


def why_not_asked(spec: GameSpec[S], seen: S, seat: int, kind: str) -> Reply:
    """Why this seat is not asked this kind of question now. Without a kind: what another seat is asked."""
    open_now = seen.open_questions()
    if not open_now:
        return Reply(None, (), Message("refused-game-over"))
    own = own_question(seen, seat)
    if own is not None and kind in ("", own.kind):
        return Reply(own, ())
    questions = spec.presentation.questions()
    if questions is None:
        asked = own or open_now[0]
        said_now = Message("not-asked-else") if own else Message("not-asked-open", {"player": player(asked.seat)})
        absence = Absence((asked.clause,), said_now)
    else:
        absence = not_asked(spec, questions, seen, seat, kind)
    return Reply(own, absence.clauses, absence.sentence, tuple(targets_in(absence.sentence)))


def answered_itself(spec: GameSpec[S], clause: str) -> Reply:
    """Why a seat was not asked: its only answer was played automatically, as a clause of the game may allow."""
    clauses = (spec.lone_clause, clause) if spec.lone_clause else (clause,)
    return Reply(None, clauses, Message("refused-lone"))


def targets_in(sentence: Message | None) -> list[str]:
    """The targets that a sentence mentions."""
    return [] if sentence is None else [target for arg in sentence.args.values() for target in arg.targets]


def meaning(
    spec: GameSpec[S], seen: S, asked: Decision, target: Target, given: tuple[Target, ...] = ()
) -> list[Option]:
    """The answers that something is part of, as the scene shows them: words, figures, chances."""
    if target[0] == POINT and asked.region is not None:
        return [plain_option(spec, seen, asked, target[1])]
    picks = spec.notation.picks_with(asked, target, given)
    try:
        questions = spec.presentation.scene(seen, asked.seat).questions
    except NotImplementedError:  # a game without scenes
        questions = ()
    told = {each.text: each for question in questions if question.seat == asked.seat for each in question.options}
    plain = [plain_option(spec, seen, asked, pick) for pick in picks]
    return [told.get(each.text, each) for each in plain]

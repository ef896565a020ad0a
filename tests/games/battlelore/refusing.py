"""What the table answers to something that is no answer: the nearest clause and the sentence, spoken in both languages."""

from __future__ import annotations

from sandtable.core.engine.decision import Target
from sandtable.core.engine.kinds import ASKED, WORD
from sandtable.core.interaction.why_not import ask_about, kind_number
from sandtable.core.registry import find_game
from sandtable.core.scene.scene import Message
from sandtable.games.battlelore.kinds import KINDS
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.tables.cards import COMMAND_IDS, LORE_OF
from sandtable.games.battlelore.turn.drawing import LORE_BASE
from sandtable.language.translator import LANGUAGES, Translator
from tests.games.battlelore.support import Field
from tests.reasons.battlelore_lifts import LIFTS
from tests.reasons.lifts import Fixed, lift_of, still_refused

SPEAKERS = {language: Translator(find_game("battlelore"), language, strict=True) for language in LANGUAGES}


def refused(t: Field, target: Target, *given: Target, seat: int = -1) -> tuple[str, str]:
    """The nearest clause against it and the name of the sentence, which can be spoken in all languages."""
    who = t.asked.seat if seat < 0 else seat
    reply = ask_about(SPEC, t.st.seen_by(who), who, target, given)
    assert reply.sentence is not None
    for speaker in SPEAKERS.values():
        assert speaker.format(reply.sentence)
    if reply.asked is not None and target[0] != ASKED:
        meant = SPEC.presentation.meant_target(t.st, reply.asked, target, given)
        assert is_lifted(t, who, meant, given), "the refusal remains when its fact is gone"
    return reply.clauses[0], key_said(reply.sentence)


def is_lifted(t: Field, seat: int, target: Target, given: tuple[Target, ...]) -> bool:
    """Is the refusal gone once the fact that it names is?"""
    objection = SPEC.presentation.objection(t.st, seat, target, given)
    assert objection is not None
    lift = lift_of(LIFTS, objection.refusal, target)
    assert lift is not None, f"{objection.refusal.key} has no lift"
    return isinstance(lift, Fixed) or not still_refused(SPEC, lift, t.st, seat, target, given, objection)


def key_said(said: Message) -> str:
    """The key of a sentence without its prefix; of a step that is over with nothing to do, the key of the reason."""
    key = said.args["why"].text if said.key == "not-asked-nothing" else said.key
    return key.removeprefix("refused-bl-")


def spoken(t: Field, target: Target, *given: Target, language: str = "en") -> str:
    reply = ask_about(SPEC, t.st.seen_by(t.asked.seat), t.asked.seat, target, given)
    assert reply.sentence is not None
    return SPEAKERS[language].format(reply.sentence)


def unasked(t: Field, seat: int, kind: str) -> tuple[str, str]:
    return refused(t, (ASKED, kind_number(SPEC, kind)), seat=seat)


def why_unasked(t: Field, seat: int, kind: str) -> str:
    """The sentence in English about a question that is not asked."""
    reply = ask_about(SPEC, t.st.seen_by(seat), seat, (ASKED, kind_number(SPEC, kind)))
    assert reply.sentence is not None
    return SPEAKERS["en"].format(reply.sentence)


def unit(t: Field, name: str) -> Target:
    return ("unit", t.u(name))


def hexed(t: Field, name: str) -> Target:
    return ("hex", t.hex(name))


def card(name: str) -> Target:
    return ("card", LORE_BASE + LORE_OF[name] if name in LORE_OF else COMMAND_IDS.index(name))


def word(t: Field, text: str) -> Target:
    return (WORD, next(n for n, known in KINDS[t.kind].words.items() if known == text))

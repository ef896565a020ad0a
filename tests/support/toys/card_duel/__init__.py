"""Card duel: two decks, a stack of answers to answers, and spies. Its rules are in `content/rules.md`."""

from tests.support.toys.card_duel.spec import SPEC

__all__ = ["SPEC"]

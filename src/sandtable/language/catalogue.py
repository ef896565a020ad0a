"""A Fluent bundle that reads a message when somebody asks for it.

The games have thousands of messages, and a process says a few of them: to read all at the start would take longer than all
else that a command does.
"""

from __future__ import annotations

import re
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern, TextElement

ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#]).*)*", re.MULTILINE)
"""A message: the line with its key, and all that follow until another key or a comment."""


class Catalogue(FluentBundle):
    """The messages of one language. Of two with one key the first counts, as in any bundle."""

    def __init__(self, language: str) -> None:
        # without isolating marks, which would end up in files and pipes
        super().__init__([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        self._patterns: dict[tuple[str, str], Pattern | TextElement | None] = {}

    def add_text(self, text: str) -> None:
        for entry in ENTRY.finditer(text):
            self._unread.setdefault(entry[1], entry[0])

    def has_message(self, message_id: str) -> bool:
        return message_id in self._unread

    def pattern(self, key: str, attribute: str = "") -> Pattern | TextElement | None:
        """The text of a message or of one of its attributes, None where there is none; a few are asked for all the time."""
        at = (key, attribute)
        if at not in self._patterns:
            message = self.get_message(key) if self.has_message(key) else None
            found = None
            if message is not None:
                found = message.attributes.get(attribute) if attribute else message.value
            self._patterns[at] = found
        return self._patterns[at]

    def filled(self, pattern: Pattern | TextElement, args: dict[str, str | int | float]) -> tuple[str, list[Exception]]:
        """A text with its gaps filled in, and what went wrong with it."""
        if isinstance(pattern, TextElement):
            return pattern.value, []  # no gaps, as in most names
        text, errors = self.format_pattern(pattern, args)
        return str(text), list(errors)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Also what a message names inside its text comes this way."""
        if not term and entry_id in self._unread and not super().has_message(entry_id):
            self.add_resource(FluentResource(self._unread[entry_id]))
        return super()._lookup(entry_id, term)

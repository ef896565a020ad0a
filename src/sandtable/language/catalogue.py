"""A Fluent bundle that parses messages on demand.

The games have thousands of messages, and a process uses only a few of them. Parsing all at the start would take longer than
everything else a command does.
"""

from __future__ import annotations

import re
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern, TextElement

ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#]).*)*", re.MULTILINE)
"""A message: the line with its key, and all lines up to the next key or comment."""


class Catalogue(FluentBundle):
    """The messages of one language. If two have the same key, the first counts, as in any bundle."""

    def __init__(self, language: str) -> None:
        # Without isolating marks, which would end up in files and pipes.
        super().__init__([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        self._patterns: dict[tuple[str, str], Pattern | TextElement | None] = {}

    def add_text(self, text: str) -> None:
        for entry in ENTRY.finditer(text):
            self._unread.setdefault(entry[1], entry[0])

    def has_message(self, message_id: str) -> bool:
        return message_id in self._unread

    def pattern(self, key: str, attribute: str = "") -> Pattern | TextElement | None:
        """The text of a message or of one of its attributes, or None. Cached, because a few are used all the time."""
        at = (key, attribute)
        if at not in self._patterns:
            message = self.get_message(key) if self.has_message(key) else None
            found = None
            if message is not None:
                found = message.attributes.get(attribute) if attribute else message.value
            self._patterns[at] = found
        return self._patterns[at]

    def fill_pattern(
        self, pattern: Pattern | TextElement, args: dict[str, str | int | float]
    ) -> tuple[str, list[Exception]]:
        """A text with its placeholders filled in, and the errors that occurred."""
        if isinstance(pattern, TextElement):
            return pattern.value, []  # no placeholders, as in most names
        text, errors = self.format_pattern(pattern, args)
        return str(text), list(errors)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Parse a message on first use. References inside other messages come through here too."""
        if not term and entry_id in self._unread and not super().has_message(entry_id):
            self.add_resource(FluentResource(self._unread[entry_id]))
        return super()._lookup(entry_id, term)

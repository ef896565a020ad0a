"""Checks that text which people write for others has only visible characters.

Names, titles and chat are shown to everyone. A name that looks empty, or exactly like another one, lets its owner impersonate
someone. So these are refused: control characters, marks that change the writing direction, characters that Unicode calls
ignorable, blank fillers, unassigned code points, texts of combining marks alone, and long stacks of such marks. Joiners and
variation selectors are allowed where writing needs them: within emoji, between Arabic letters, and after a virama of an
Indic script.

Categories are those of the running Python version; a newer one knows more characters.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

CONTROLS: Final = "\x00-\x1f\x7f-\x9f\u2028\u2029\ufff9-\ufffc"
IGNORABLE: Final = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
"""Default_Ignorable_Code_Point of Unicode, including the code points reserved for it."""
FORMATS: Final = "\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd\U00013430-\U0001343f"
"""Other format characters."""
BLANKS: Final = "\u2800\U00013441\U00013442\U00016fe4\U0001d159"
"""Letters and symbols that are drawn blank: a Braille cell without dots, fillers, a note without a head."""
UNKNOWN: Final = (
    "\\ud800-\\udfff\ue000-\uf8ff\ufdd0-\ufdef\ufffe\uffff"
    + "".join([f"{chr(plane + 0xFFFE)}{chr(plane + 0xFFFF)}" for plane in range(0x10000, 0xF0000, 0x10000)])
    + "\U000f0000-\U0010ffff"
)
"""Surrogates, noncharacters, and private-use code points, which look different on each system."""
HIDDEN: Final = CONTROLS + IGNORABLE + FORMATS + BLANKS + UNKNOWN
EMPTY_PLANES: Final = "\U00040000-\U000effff"
"""Planes 4 to 13 have no characters, and plane 14 has only ignorable ones."""
FIRST_EMPTY: Final = 0x40000
MAX_MARKS: Final = 5
"""The most combining marks in a row. More would be drawn over the lines above and below."""

EMOJI: Final = "\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff"
ARABIC: Final = "\u0620-\u064a\u066e-\u06d3\u0750-\u077f\u08a0-\u08c9"
VIRAMAS: Final = "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca"


@cache
def _categories() -> tuple[str, dict[str, str]]:
    """A letter for the category of each character in turn, and the letters by category."""
    categories = [*map(unicodedata.category, map(chr, range(FIRST_EMPTY)))]
    letters = {category: chr(ord("a") + n) for n, category in enumerate(sorted(set(categories)))}
    return "".join([letters[category] for category in categories]), letters


@cache
def ranges(*categories: str) -> str:
    """All characters of these categories, written as in a regular expression's brackets."""
    every, letters = _categories()
    runs = re.finditer(f"[{''.join(letters[category] for category in categories)}]+", every)
    return "".join([f"{chr(run.start())}-{chr(run.end() - 1)}" for run in runs])


@cache
def plain_pattern(may_be_blank: bool = False) -> str:
    """The pattern of a text with visible characters only. It must not be blank unless `may_be_blank` is set."""
    unassigned = ranges("Cn") + EMPTY_PLANES
    stacked = ranges("Mn", "Me")
    seen = f"[\\s\\S]*[^\\s{ranges('Mn', 'Me', 'Mc')}\u200c\u200d]"
    blank = "\\s*(?![\\s\\S])|" if may_be_blank else ""
    return (
        f"^(?={blank}{seen})(?![\\s\\S]*[{stacked}\u200c\u200d]{{{MAX_MARKS + 1}}})"
        f"(?:[^{HIDDEN}{unassigned}]"
        f"|(?<=[{EMOJI}])[\ufe0e\ufe0f]|(?<=[{EMOJI}\ufe0f])\u200d(?=[{EMOJI}])|(?<=[0-9#*])\ufe0f(?=\u20e3)"
        f"|(?<=[{ARABIC}])\u200c(?=[{ARABIC}])|(?<=[{VIRAMAS}])[\u200c\u200d])*(?![\\s\\S])"
    )


def is_plain(text: str) -> bool:
    """Does the text have something visible and nothing invisible?

    >>> is_plain("Ada Lovelace"), is_plain("\\u3164"), is_plain("A\\u200bda"), is_plain("   ")
    (True, False, False, False)
    """
    if text.isascii():
        return text.isprintable() and text.strip() != ""
    return _plain().search(text) is not None  # slow the first time: the pattern lists all of Unicode


@cache
def _plain() -> re.Pattern[str]:
    return re.compile(plain_pattern())


def collapse_spaces(text: str) -> str:
    """The text with single spaces between words and none around it.

    >>> collapse_spaces("  Ada \\u3000 Lovelace ")
    'Ada Lovelace'
    """
    return " ".join(text.split())

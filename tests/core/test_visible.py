"""Text that others read: nothing in it is invisible, and something in it is visible."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterator
from itertools import product

import pytest

from sandtable.core.text.visible import is_plain, plain_pattern

IGNORABLE = [
    *(0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0x200B, 0x2010)),
    *(*range(0x202A, 0x202F), *range(0x2060, 0x2070), 0x3164, *range(0xFE00, 0xFE10), 0xFEFF, 0xFFA0),
    *(*range(0xFFF0, 0xFFF9), *range(0x1BCA0, 0x1BCA4), *range(0x1D173, 0x1D17B), *range(0xE0000, 0xE1000)),
]
"""Default_Ignorable_Code_Point, from DerivedCoreProperties.txt of Unicode."""
EMPTY_WORDS = ("FILLER", "BLANK", "NULL NOTEHEAD", "INVISIBLE", "OBJECT REPLACEMENT")
DRAWN_WORDS = ("BLANK SYMBOL", "GAP FILLER", "LINE FILLER")
FULL = 0x40000
"""The start of the planes that Unicode does not use yet, except for a few characters in plane 14."""
ENDS = [plane + low for plane in range(FULL, sys.maxunicode, 0x10000) for low in (*range(256), *range(0xFF00, 0x10000))]
CODES = sorted({*range(FULL), *ENDS, *range(0xE0000, 0xE1000), *range(FULL, sys.maxunicode, 251)})
"""Every code point of the planes in use, and some of the others, including both ends."""


def hidden() -> Iterator[int]:
    """Every code point that shows nothing: by its category, by Unicode's list, or by its name."""
    yield from IGNORABLE
    for code in CODES:
        name = unicodedata.name(chr(code), "")
        is_empty = any(word in name for word in EMPTY_WORDS) and not any(word in name for word in DRAWN_WORDS)
        is_no_character = 0xFDD0 <= code <= 0xFDEF or code & 0xFFFE == 0xFFFE
        if unicodedata.category(chr(code)) in ("Cc", "Cf", "Cn", "Cs", "Co", "Zl", "Zp") or is_empty or is_no_character:
            yield code


def test_no_hidden_character_is_plain_alone_or_among_letters() -> None:
    found = [hex(code) for code in set(hidden()) if is_plain(chr(code)) or is_plain(f"A{chr(code)}b")]
    assert found == []


def test_ascii_texts_are_plain_exactly_if_the_pattern_matches() -> None:
    pattern, letters = re.compile(plain_pattern()), [chr(code) for code in range(128)]
    texts = ["", *letters, *["".join(pair) for pair in product(letters, repeat=2)]]
    assert [text for text in texts if is_plain(text) != bool(pattern.search(text))] == []


def test_no_space_or_mark_is_plain_alone() -> None:
    spaces = [code for code in CODES if unicodedata.category(chr(code)) == "Zs"]
    marks = [code for code in CODES if unicodedata.category(chr(code))[0] == "M"]
    assert [hex(code) for code in (*spaces, *marks) if is_plain(chr(code)) or is_plain(chr(code) * 3)] == []
    assert all(is_plain(f"A{chr(code)}b") for code in (*spaces, 0x301))


def test_five_marks_in_a_row_are_plain_and_six_are_not() -> None:
    stacked = [chr(code) for code in CODES if unicodedata.category(chr(code)) in ("Mn", "Me")]
    shown = [mark for mark in stacked if is_plain(f"A{mark}b")]
    assert len(shown) > 1_500
    assert [mark for mark in shown if not is_plain(f"A{mark * 5}b{mark * 5}")] == []
    assert [mark for mark in shown if is_plain(f"A{mark * 6}b") or is_plain(f"ab{mark * 20}")] == []


def test_what_stays_plain_when_its_compatible_form_is_taken() -> None:
    """No character becomes a hidden one in its compatibility form."""
    disguised = []
    for code in CODES:
        simple = unicodedata.normalize("NFKC", chr(code))
        if is_plain(chr(code)) and any(not is_plain(f"A{letter}b") for letter in simple):
            disguised.append(hex(code))
    assert disguised == []


def test_every_letter_digit_sign_and_symbol_that_can_be_seen_is_plain() -> None:
    unseen = set(hidden())
    refused = [
        hex(code)
        for code in CODES
        if unicodedata.category(chr(code))[0] in "LNPS" and code not in unseen and not is_plain(chr(code))
    ]
    assert refused == []


@pytest.mark.parametrize(
    "text",
    [
        "Ada",
        "Ada Lovelace",
        "Jürgen O'Neill-Müller",
        "李小龍",
        "山田\u3000太郎",
        "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
        "क्\u200dष",
        "A\u0301da",
        "🐉",
        "❤\ufe0f",
        "👩\u200d🚀",
        "🏳\ufe0f\u200d🌈",
        "👍🏽",
        "1\ufe0f\u20e3",
        "<b>",
        "Nguyễn Thị",
        unicodedata.normalize("NFD", "Nguyễn Thị"),
        "ที่รัก",
        "बिपिन",
        "שְׁלֹמֹה",
        "مُحَمَّد",
        "ကျွန်ုပ်",
    ],
)
def test_names_of_people_are_plain(text: str) -> None:
    assert is_plain(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\u3000",
        "\u0301",
        "Ada\u200d",
        "\u200dAda",
        "A\u200dda",
        "A\u200cda",
        "A\ufe0fda",
        "🐉\u200d",
        "🐉\ufe0f\ufe0f",
        "1\ufe0f",
        "\U0001f3f4\U000e0067\U000e0062\U000e007f",
        "山\U000e0100",
        "\u0e31",
        "\u05b0 \u064b",
        "\u0903\u1cd0",
        "\u302a\u3099",
        "\u0378",
        "Ada\u0378",
        "a" + "\u0301" * 20,
        "a" + "\u0301\u0e31" * 3,
        "क" + "\u094d\u200d" * 3,
    ],
)
def test_empty_texts_and_stray_joiners_are_not(text: str) -> None:
    assert not is_plain(text)

"""Bands of range numbers, tables of outcomes and risk numbers as they are printed on cards (WL-2.3, WL-2.15)."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import ContentValue

NO_BAND: Final = 0
NUMBERS: Final = 10
"""Range numbers go from 0 to 9 (WL-1.14)."""


def band_of(text: str) -> int:
    """A band as a bit mask of range numbers; both ends belong to it (WL-2.3). -1 if the text is not a band.

    >>> band_of("0-2"), band_of("4"), band_of("none"), band_of("3-1"), band_of("12")
    (7, 16, 0, -1, -1)
    """
    if text == "none":
        return NO_BAND
    low, _, high = text.partition("-")
    ends = (low, high or low) if "-" not in text or high else ("", "")
    if not all(len(end) == 1 and end.isascii() and end.isdigit() for end in ends) or ends[1] < ends[0]:
        return -1
    return (1 << int(ends[1]) + 1) - (1 << int(ends[0]))


def read_band(entry: ContentValue) -> int:
    text = entry.as_text()
    band = band_of(text)
    if band < 0:
        raise entry.wrong(f"{text} is not a band: none, a digit, or two digits like 0-5")
    return band


def read_outcomes(entry: ContentValue, outcomes: tuple[str, ...]) -> tuple[int, ...]:
    """The outcome for each range number of a table; empty for a card without a check (WL-2.3)."""
    bands = [(name, read_band(each)) for name, each in entry.entries()]
    if not bands:
        return ()
    if sorted([name for name, _ in bands]) != sorted(outcomes):
        raise entry.wrong(f"expected the outcomes {', '.join(outcomes)}" if outcomes else "expected no table")
    found = [-1] * NUMBERS
    for name, band in bands:
        for number in range(NUMBERS):
            if band >> number & 1:
                if found[number] >= 0:
                    raise entry.wrong(f"{number} has two outcomes")
                found[number] = outcomes.index(name)
    if -1 in found:
        raise entry.wrong(f"{found.index(-1)} has no outcome")
    return tuple(found)


def read_risk(entry: ContentValue) -> tuple[int, int]:
    """A risk number as two bands; if no second one is printed, it is every number (WL-2.15)."""
    text = entry.as_text()
    first, bracket, rest = text.partition("(")
    second = rest.removesuffix(")") if bracket else "0-9"
    bands = (band_of(first), band_of(second))
    if min(bands) <= NO_BAND or (bracket and not rest.endswith(")")):
        raise entry.wrong(f"{text} is not a risk number like 0-1 or 0(0-3)")
    return bands

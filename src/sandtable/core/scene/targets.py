"""Targets as text: what can be pointed at in a scene, such as `area:17` or `point:1200,-350`."""

from __future__ import annotations

from sandtable.core.engine.decision import Target
from sandtable.core.space.points import POINT, read_point, x_of, y_of


def target_id(target: Target) -> str:
    """
    >>> target_id(("area", 17)), target_id(("point", read_point("1200 -350")))
    ('area:17', 'point:1200,-350')
    """
    part, value = target
    return f"{part}:{x_of(value)},{y_of(value)}" if part == POINT else f"{part}:{value}"


def read_target(text: str) -> Target:
    """
    >>> read_target("area:17"), read_target("point:1200,-350") == ("point", read_point("1200 -350"))
    (('area', 17), True)
    """
    part, colon, value = text.partition(":")
    if part == POINT and colon:
        return (part, read_point(value.replace(",", " ", 1)))
    if not colon or not part.isidentifier() or not value.removeprefix("-").isdecimal() or len(value) > 9:
        raise ValueError(f"{text[:40]!r} is not a target such as area:17")
    return (part, int(value))

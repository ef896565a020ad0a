"""Warlords: castles, heroes and armies as cards, and cards used as dice. Rules: `docs/rules/warlords.md`."""

from sandtable.games.warlords.spec import SPEC

__all__ = ["SPEC"]

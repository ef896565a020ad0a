"""Skirmish: discs march, charge and shoot on a table in inches. Its rules are in `content/rules.md`."""

from tests.support.toys.skirmish.spec import SPEC

__all__ = ["SPEC"]

"""Finds out what adding an item would mean: which rules the draft would newly break, and which it would no longer break."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from sandtable.core.authoring.workshop import Draft, DraftLine, Item, Offer, Settings, Workshop, with_line
from sandtable.core.content.violations import Violation

Broken = dict[tuple[str, str, str], Violation]


def items_under(items: Iterable[Item], above: str, choice: str) -> list[Item]:
    """The items that can be added below an item, or at the top level if `above` is empty."""
    return [item for item in items if item.of in ("", choice) and (above in item.under if above else not item.under)]


def offer_line(workshop: Workshop, draft: Draft, path: tuple[int, ...], line: DraftLine, settings: Settings) -> Offer:
    """The offer to add a line below the line that the path leads to."""
    now = broken_rules(workshop, draft, settings)
    then = broken_rules(workshop, replace(draft, lines=with_line(draft.lines, path, line)), settings)
    new = [violation for key, violation in then.items() if key not in now]
    if new:
        # a rule about a place or an item says more than the cost of all
        first = min(new, key=lambda violation: not violation.where and "what" not in violation.args)
        return Offer(line, workshop.violation_message(first), first.clause)
    return Offer(line, repairs=max(0, len(now) - len(then)))


def broken_rules(workshop: Workshop, draft: Draft, settings: Settings) -> Broken:
    """The broken rules by key, place and object. How badly a rule is broken makes no difference."""
    found = workshop.violations(draft, settings)
    return {(one.key, one.where, str(one.args.get("what", ""))): one for one in found}

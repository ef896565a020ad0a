"""Functions shared by the deck and army commands: reporting what is wrong with a list, and printing ready-made ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NoReturn

import click

from sandtable.cli.common import fail
from sandtable.core.authoring.workshop import Workshop
from sandtable.core.content.user_files import Fault
from sandtable.core.content.violations import Violation
from sandtable.language.translator import Translator


def refuse_text(path: Path, faults: Sequence[Fault], workshop: Workshop, words: Translator) -> NoReturn:
    """Print every fault of an unreadable text with its line, and end the command with exit code 2."""
    wrong = [workshop.text_fault(fault) for fault in faults]
    said = [(one.line or 1, one.what if one.words is None else words.format(one.words)) for one in wrong]
    fail("\n".join([f"{path}:{line}: {what}" for line, what in said]))


def print_broken_rules(path: Path, broken: Sequence[Violation], workshop: Workshop, words: Translator) -> None:
    """Print every rule that a list breaks, with its clause and its place, named as in the text."""
    for one in broken:
        place = f"{one.where}: " if one.where else ""
        click.echo(f"{path}: {place}{words.format(workshop.violation_message(one))} ({one.clause})")


def print_ready(kind: str, name: str | None, lines: Mapping[str, str], text: Callable[[str], str]) -> None:
    """Print a ready-made list as text, or one line about each of them."""
    if name is None:
        for id, line in lines.items():
            click.echo(f"{id:24}{line}")
    elif name not in lines:
        raise click.UsageError(f"no {kind} {name!r}; there are {', '.join(lines)}")
    else:
        click.echo(text(name), nl=False)

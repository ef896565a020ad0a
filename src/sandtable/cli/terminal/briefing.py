"""Shows the briefing at a terminal, before the first question and on request."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.state import State
from sandtable.core.match.match import Match
from sandtable.core.scene.briefing import Briefing, BriefingForce, BriefingLine
from sandtable.core.text.message import Figure
from sandtable.language.translator import Translator


def table_briefing(match: Match[State], words: Translator) -> RenderableType | None:
    """The briefing that everyone at this table may see, or None if the game has none."""
    options = {**match.options, **match.spec.presentation.decided_options(match.state.seen_by(PUBLIC))}
    briefing = match.spec.presentation.briefing(options, match.players)
    return None if briefing is None else briefing_text(briefing, words)


def briefing_text(briefing: Briefing, words: Translator) -> RenderableType:
    parts: list[RenderableType] = [Text(words.format(briefing.title), style="bold underline")]
    parts += [Text(words.format(story), style="italic") for story in briefing.story]
    parts.append(
        Text(
            " · ".join([players_text(briefing, words), *[words.format(each) for each in briefing.length]]), style="dim"
        )
    )
    parts += [Text(), heading("wins", words), *[bullet(each, words) for each in briefing.wins]]
    parts += [Text(), heading("forces", words)]
    for force in briefing.forces:
        parts += force_lines(force, words)
    if briefing.ground:
        parts.append(Text.assemble((f"{words('briefing-ground')}: ", "bold"), figures_text(briefing.ground, words)))
    if briefing.rules:
        parts += [Text(), heading("rules", words), *[bullet(each, words) for each in briefing.rules]]
    return Group(*parts, Text())


def heading(name: str, words: Translator) -> Text:
    return Text(words(f"briefing-{name}"), style="bold")


def players_text(briefing: Briefing, words: Translator) -> str:
    low, high = briefing.players
    return words("briefing-players", n=low) if low == high else words("briefing-players-range", a=low, b=high)


def bullet(each: BriefingLine, words: Translator) -> RenderableType:
    clauses = f"  ({', '.join(each.clauses)})" if each.clauses else ""
    return Padding(Text.assemble("• ", words.format(each.words), (clauses, "dim")), (0, 0, 0, 2), expand=False)


def figures_text(figures: tuple[Figure, ...], words: Translator) -> str:
    return ", ".join([f"{words(each.label)} {each.text or each.value}" for each in figures])


def force_lines(force: BriefingForce, words: Translator) -> list[RenderableType]:
    """The name with its figures, the troops on a separate line, and other notes."""
    figures = figures_text(force.figures, words)
    found: list[RenderableType] = [
        Text.assemble("  ", (words.format(force.name), "bold"), f" ({figures})" if figures else "")
    ]
    if force.troops:
        troops = ", ".join([words("briefing-troop", n=each.value, x=words(each.label)) for each in force.troops])
        found.append(Padding(Text(troops), (0, 0, 0, 4), expand=False))
    found += [Padding(bullet(note, words), (0, 0, 0, 2), expand=False) for note in force.notes]
    return found

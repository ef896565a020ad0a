"""Charts as SVG in the colours of the page around them (`lab.pages`): shares with intervals, and heat maps."""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sandtable.lab.pages import COLOURS, DRAWING

LETTER: Final = 6.7
"""The width of a letter, for the column of names."""
ROW: Final = 26
SCALE: Final = 380
"""The width from 0 to 100 %."""
CELL_WIDTH: Final = 74
CELL_HEIGHT: Final = 32
FULL: Final = 0.35
"""A share this far from the fair one has the full colour."""


@dataclass(frozen=True)
class Whisker:
    """A share with its interval. `kind` is `high`, `low` or nothing."""

    name: str
    share: float
    low: float
    high: float
    kind: str = ""


def interval_chart(title: str, rows: Sequence[Whisker], fair: float, band: tuple[float, float]) -> str:
    """A dot and a line for each share, with the fair share and the band that counts as balanced."""
    left = text_width([row.name for row in rows])
    height = ROW * len(rows) + 34
    start, width = left + SCALE * band[0], SCALE * (band[1] - band[0])
    parts = [f'<rect class="band" x="{start:.1f}" y="4" width="{width:.1f}" height="{height - 30}"/>']
    for tick in range(0, 101, 20):
        x = left + SCALE * tick / 100
        parts.append(f'<line class="line" x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{height - 26}"/>')
        parts.append(f'<text class="faint" x="{x:.1f}" y="{height - 10}" text-anchor="middle">{tick}%</text>')
    x = left + SCALE * fair
    parts.append(f'<line class="mark" x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{height - 26}" stroke-dasharray="4 3"/>')
    for number, row in enumerate(rows):
        y = 4 + ROW * number + ROW / 2
        low, mid, high = [left + SCALE * value for value in (row.low, row.share, row.high)]
        colour = row.kind or "mark"
        parts.append(f'<text x="{left - 10:.1f}" y="{y + 4:.1f}" text-anchor="end">{html.escape(row.name)}</text>')
        parts.append(
            f'<g class="{colour}"><line x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}" stroke-width="3"/>'
            f'<circle cx="{mid:.1f}" cy="{y:.1f}" r="5"/></g>'
        )
        parts.append(f'<text class="faint" x="{left + SCALE + 12:.1f}" y="{y + 4:.1f}">{row.share:.1%}</text>')
    return picture(title, left + SCALE + 70, height, parts)


def heat_map(title: str, names: Sequence[str], shares: Mapping[tuple[str, str], float], fair: float) -> str:
    """The share of each row against each column. Colours say how far it is from the fair share, to which side."""
    labels = [f"{name} ({short_name(name)})" if short_name(name) != name else name for name in names]
    left, top = text_width(labels), 30
    columns = [short_name(name) for name in names]
    parts = []
    for column, name in enumerate(columns):
        x = left + CELL_WIDTH * (column + 0.5)
        parts.append(f'<text class="faint" x="{x:.1f}" y="{top - 10}" text-anchor="middle">{html.escape(name)}</text>')
    for line, name in enumerate(names):
        y = top + CELL_HEIGHT * line
        parts.append(f'<text x="{left - 10:.1f}" y="{y + 21}" text-anchor="end">{html.escape(labels[line])}</text>')
        for column, other in enumerate(names):
            x = left + CELL_WIDTH * column
            share = shares.get((name, other))
            if share is None:
                parts.append(
                    f'<text class="faint" x="{x + CELL_WIDTH / 2:.1f}" y="{y + 21}" text-anchor="middle">·</text>'
                )
                continue
            strength = min(1.0, abs(share - fair) / (FULL * 2 * fair))
            kind = "high" if share > fair else "low"
            parts.append(
                f"<g><title>{html.escape(name)} against {html.escape(other)}: {share:.1%}</title>"
                f'<rect class="{kind}" x="{x + 1:.1f}" y="{y + 1}" width="{CELL_WIDTH - 2}" height="{CELL_HEIGHT - 2}"'
                f' rx="3" stroke="none" style="stroke:none" fill-opacity="{strength * 0.7:.2f}"/>'
                f'<text x="{x + CELL_WIDTH / 2:.1f}" y="{y + 21}" text-anchor="middle">{share:.0%}</text></g>'
            )
    return picture(title, left + CELL_WIDTH * len(names) + 10, top + CELL_HEIGHT * len(names) + 8, parts)


def alone(svg: str) -> str:
    """A picture as a file of its own: with its colours, light and dark."""
    style = "".join((COLOURS + DRAWING + "svg{margin:0}").splitlines())
    return svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace(
        ">", f"><style>{style}</style>", 1
    )


def picture(title: str, width: float, height: float, parts: Sequence[str]) -> str:
    size = f'viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}"'
    return f'<svg {size} role="img" aria-label="{html.escape(title)}">' + "".join(parts) + "</svg>"


def text_width(names: Sequence[str]) -> float:
    """The width of a column of names."""
    return 24 + LETTER * max([len(name) for name in names])


def short_name(name: str) -> str:
    """A name that fits above a column: the name itself, or the first letters of its words.

    >>> short_name("corsairs"), short_name("hk-lords-muster"), short_name("the-black-banner")
    ('corsairs', 'hlm', 'tbb')
    """
    words = name.replace("_", "-").replace(" ", "-").split("-")
    return name if len(name) <= 8 else "".join([word[0] for word in words if word]) if len(words) > 1 else name[:8]

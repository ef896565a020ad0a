"""Results as text, Markdown and a page that needs nothing else: tables, paragraphs and charts, light and dark."""

from __future__ import annotations

import html
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

Rows = Sequence[Sequence[str]]
"""The cells of a table. The first row is the head."""


@dataclass(frozen=True)
class Chart:
    """A picture as SVG. Text and Markdown leave it out, because a table says the same."""

    title: str
    svg: str


@dataclass(frozen=True)
class Heading:
    text: str


@dataclass(frozen=True)
class Paragraph:
    text: str


@dataclass(frozen=True)
class Grid:
    """A table with a head. One that a chart shows on the page is left out there."""

    rows: Rows
    on_page: bool = True


Block = Chart | Heading | Paragraph | Grid

COLOURS: Final = """
:root{color-scheme:light dark;--ink:#1d2430;--paper:#fbfaf7;--faint:#5f6773;--line:#8886;
--high:#c2571a;--low:#2467a8;--mark:#0f766e}
@media(prefers-color-scheme:dark){:root{--ink:#e6e4df;--paper:#16181d;--faint:#9aa3b2;
--high:#f08c4a;--low:#6aaeea;--mark:#4fd1c5}}
"""
DRAWING: Final = """
svg{display:block;max-width:100%;height:auto;margin:1rem 0;font:13px system-ui,sans-serif}svg text{fill:var(--ink)}
svg .faint{fill:var(--faint)}svg .line{stroke:var(--line)}svg .mark{stroke:var(--mark);fill:var(--mark)}
svg .high{fill:var(--high);stroke:var(--high)}svg .low{fill:var(--low);stroke:var(--low)}svg .band{fill:var(--mark);opacity:.1}
"""
STYLE: Final = (
    COLOURS
    + DRAWING
    + """
body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:64rem;padding:0 1rem}
body{color:var(--ink);background:var(--paper)}
h1{font-size:1.6rem;margin-bottom:.2rem}h2{font-size:1.2rem;margin-top:2.4rem;border-bottom:1px solid var(--line)}
.wide{overflow-x:auto}
table{border-collapse:collapse;margin:1rem 0;font-variant-numeric:tabular-nums;font-size:.92rem}
th,td{border-bottom:1px solid var(--line);padding:.25rem .7rem;text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left}thead th{color:var(--faint);font-weight:600}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;font-size:.85rem}
dt{color:var(--faint)}dd{margin:0;overflow-wrap:anywhere}pre{white-space:pre-wrap}
"""
)


def aligned(rows: Rows) -> str:
    """
    >>> aligned([["", "b"], ["long", "1"]])
    '      b\\nlong  1'
    """
    widths = [max([len(row[place]) for row in rows]) for place in range(len(rows[0]))]
    lines = [[row[0].ljust(widths[0]), *[c.rjust(w) for c, w in zip(row[1:], widths[1:], strict=True)]] for row in rows]
    return "\n".join(["  ".join(line).rstrip() for line in lines])


def as_text(blocks: Sequence[Block]) -> str:
    """For the terminal."""
    parts = []
    for block in blocks:
        if isinstance(block, Grid):
            parts.append(aligned(block.rows))
        elif isinstance(block, Heading):
            parts.append(f"{block.text}\n{'-' * len(block.text)}")
        elif isinstance(block, Paragraph):
            parts.append(block.text)
    return "\n\n".join(parts)


def as_markdown(title: str, blocks: Sequence[Block], about: Mapping[str, object]) -> str:
    parts = [f"# {title}", *[block_markdown(block) for block in blocks if not isinstance(block, Chart)]]
    parts.append("\n".join([f"- {name}: `{value_text(value)}`" for name, value in about.items()]))
    return "\n\n".join(parts) + "\n"


def block_markdown(block: Block) -> str:
    if isinstance(block, Grid):
        head, *rows = [[cell.replace("|", "\\|") for cell in row] for row in block.rows]
        rule = ["---", *["---:"] * (len(head) - 1)]
        return "\n".join(["| " + " | ".join(row) + " |" for row in [head, rule, *rows]])
    if isinstance(block, Heading):
        return f"## {block.text}"
    return block.text if isinstance(block, Paragraph) else f"*{block.title}*"


def as_page(title: str, blocks: Sequence[Block], about: Mapping[str, object]) -> str:
    """An HTML page without anything from elsewhere."""
    parts = [f"<h1>{html.escape(title)}</h1>"]
    for block in blocks:
        if isinstance(block, Chart):
            parts.append(f'<div class="wide">{block.svg}</div>')
        elif isinstance(block, Heading):
            parts.append(f"<h2>{html.escape(block.text)}</h2>")
        elif isinstance(block, Paragraph):
            lines = html.escape(block.text).splitlines()
            parts.append(f"<p>{'<br>'.join(lines)}</p>")
        elif block.on_page:
            parts.append(f'<div class="wide">{html_table(block.rows)}</div>')
    terms = "".join(
        [f"<dt>{html.escape(name)}</dt><dd>{html.escape(value_text(value))}</dd>" for name, value in about.items()]
    )
    parts.append(f"<h2>How it was made</h2><dl>{terms}</dl>")
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{html.escape(title)}</title><style>{STYLE}</style>"
    )
    return f'<!doctype html>\n<html lang="en"><head>{head}</head><body>\n' + "\n".join(parts) + "\n</body></html>\n"


def value_text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def html_table(rows: Rows) -> str:
    head, *rest = rows
    top = "".join([f"<th>{html.escape(cell)}</th>" for cell in head])
    body = "".join(["<tr>" + html_row(row) + "</tr>" for row in rest])
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def html_row(row: Sequence[str]) -> str:
    return f"<th>{html.escape(row[0])}</th>" + "".join([f"<td>{html.escape(cell)}</td>" for cell in row[1:]])

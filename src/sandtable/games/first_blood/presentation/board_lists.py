"""What a terminal shows besides the table: both armies with their abilities, and a key to the terrain signs."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sandtable.core.game.presentation import Wording
from sandtable.core.scene.plane import Asset
from sandtable.core.scene.scene import Message
from sandtable.core.text.message import kebab
from sandtable.games.first_blood.measuring import leader_of
from sandtable.games.first_blood.presentation.assets import assets
from sandtable.games.first_blood.presentation.board_text import STYLES, ground_cell, signs
from sandtable.games.first_blood.presentation.names import distinguishing_number, ground_words
from sandtable.games.first_blood.presentation.scenery import signs as ground_signs
from sandtable.games.first_blood.presentation.units import special_rules
from sandtable.games.first_blood.qualities import characteristic
from sandtable.games.first_blood.state import GONE, NOBODY, NOWHERE, State
from sandtable.games.first_blood.tables.terms import CLASS_IDS, STAT_IDS, TYPE_IDS


def table_text(seen: State, topic: str, words: Wording) -> RenderableType | None:
    """One part of the table by name; None if it is empty."""
    if topic == "forces":
        return forces(seen, words)
    return key(seen, words) if topic == "key" and seen.ground != NOWHERE else None


def forces(st: State, words: Wording) -> RenderableType:
    """Every remaining Regiment: its current Characteristics, special rules and assets."""
    sign = signs(st)
    parts: list[RenderableType] = []
    for plan in st.rules.plans:
        regiment = plan.number
        if st.status[regiment] == GONE:
            continue
        first = leader_of(st, regiment)
        model = first if first != NOBODY else st.models(regiment)[-1]
        head = Text(sign[regiment], STYLES[plan.owner])
        head.append(
            f" {words(f'entry-{kebab(plan.entry)}')} {distinguishing_number(st, regiment)}".rstrip(),
            "bold default on default",
        )
        kind = f"{words(f'type-{TYPE_IDS[plan.type]}')}, {words(f'class-{CLASS_IDS[plan.klass]}')}"
        head.append(f"  {st.count(regiment)}/{plan.end - plan.first}  {kind}", "not bold default on default")
        now = {name.lower(): characteristic(st, regiment, model, stat) for stat, name in enumerate(STAT_IDS)}
        rules = [f"{said(rule, words)} ({clause})" for rule, clause in special_rules(st, regiment, model)]
        lines = [
            words("army-stats", **now),
            ", ".join(rules),
            *[asset_text(asset, words) for asset in assets(st, regiment)],
        ]
        parts += [head, *[Text(f"    {line}") for line in lines if line]]
    return Group(*parts)


def said(name: Message, words: Wording) -> str:
    """A translated name, with its number if any; names written by users stay as they are."""
    if not name.key:
        return ", ".join([arg.text for arg in name.args.values()])
    return words(name.key, **{key: arg.values[0] for key, arg in name.args.items()})


def asset_text(asset: Asset, words: Wording) -> str:
    """A line about an asset: its name, its kind, and its effect or clause."""
    head = f"{words(asset.name)} ({words(asset.kind)}{', ' + words('asset-idle') if asset.idle else ''})"
    return f"{head}: {words(asset.about)}" if asset.about else f"{head}: {asset.clause}"


def key(st: State, words: Wording) -> RenderableType:
    """The terrain pieces with their signs and rules."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, piece in enumerate(st.field().pieces):
        fallen = st.has_collapsed(number)
        sign, style = ground_cell(piece, fallen)
        name = ground_words(st.field(), number)
        rules = [
            f"{words(figure.label)} {figure.value or ''}".strip() + (f" ({figure.clause})" if figure.clause else "")
            for figure in ground_signs(st, number, fallen)
        ]
        table.add_row(Text(sign, style), Text(said(name, words), "bold"), Text(", ".join(rules)))
    return table

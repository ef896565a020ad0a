"""The table in a terminal: the map drawn with characters, players, hand, forces and the current battle.

No information is conveyed by colour alone: a letter, number or sign always says the same. Coloured fields set their own
background, so they look the same on dark and light terminals. Everything else uses the terminal's own colours.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from sandtable.core.engine.cards import UNKNOWN
from sandtable.core.engine.decision import Target
from sandtable.core.game.presentation import Wording
from sandtable.core.text.message import key_of
from sandtable.games.bloodstones.battle import ATTACKER, DEFENDER, Battle, draw_count, modifiers
from sandtable.games.bloodstones.ending import Ending
from sandtable.games.bloodstones.presentation.map_text import chip, faction_mark, faction_style, map_lines
from sandtable.games.bloodstones.setup import Setup, StartingForce
from sandtable.games.bloodstones.state import NOBODY, State
from sandtable.games.bloodstones.tables.factions import FACTION_IDS
from sandtable.games.bloodstones.tables.terrain import TERRAIN_IDS
from sandtable.games.bloodstones.tables.units import CONDITION, CONDITION_IDS
from sandtable.games.bloodstones.turn import CAPTURE, CONSTRUCT, DRAW, MAIN, UNDEAD_MOVES, Turn
from sandtable.terminal import Clipped, label, lines_of

SIDE_PANEL: Final = 62
WIDE: Final = 150
MIN_MAP: Final = 14
MIN_LIST: Final = 4
MAX_MAP: Final = 34
TABLE_WIDTH: Final = 88

TOPICS: Final = ("hand", "forces", "discards", "battle", "factions")


def board_text(
    seen: State, seat: int, words: Wording, width: int, height: int, marks: Mapping[Target, str]
) -> RenderableType:
    """The whole table in at most `height` lines; the map is dropped first, then the details."""
    if choosing_factions(seen):
        return Group(heading(seen, words), faction_list(seen, words, width))
    battle = current_battle(seen)
    if width >= WIDE:
        return wide_table(seen, seat, words, (width, height), marks)
    below: list[RenderableType] = []
    if battle is not None:
        below.append(battle_table(seen, battle, words))
    if seat != NOBODY:
        below.append(hand_line(seen, seat, words))
    room = height - 1 - sum(lines_of(part, width) for part in below)
    players = players_table(seen, words, width)
    if room - lines_of(players, width) < MIN_LIST:
        players = players_short(seen, words)
    # if both do not fit, the map matters more than the players' figures
    if room < MIN_MAP or room - lines_of(players, width) >= MIN_MAP:
        room -= lines_of(players, width)
        below.insert(0, players)
    if room >= MIN_MAP:
        lines = map_lines(seen, words, width, min(room, MAX_MAP), marks)
        return Group(heading(seen, words), Text("\n").join(lines), *below)
    return Clipped(Group(heading(seen, words), *below, forces_list(seen, words)), max(height, MIN_LIST))


def wide_table(
    seen: State, seat: int, words: Wording, size: tuple[int, int], marks: Mapping[Target, str]
) -> RenderableType:
    """The map on the left, everything else on the right."""
    width, height = size
    room = max(MIN_MAP, min(height - 1, MAX_MAP))
    side: list[RenderableType] = [players_lines(seen, words)]
    if seat != NOBODY:
        side += [Text(), hand_table(seen, seat, words)]
    battle = current_battle(seen)
    if battle is not None:
        side += [Text(), battle_table(seen, battle, words)]
    else:
        side += [Text(), forces_list(seen, words)]
    grid = Table.grid(padding=(0, 2), expand=False)
    grid.add_column(width=width - SIDE_PANEL - 2, no_wrap=True)
    grid.add_column(width=SIDE_PANEL)
    drawn = Text("\n").join(map_lines(seen, words, width - SIDE_PANEL - 2, room, marks))
    grid.add_row(drawn, Clipped(Group(*side), room))
    return Group(heading(seen, words), grid)


def table_text(seen: State, seat: int, topic: str, words: Wording, width: int) -> RenderableType | None:
    """One part of the table by name; None if it is empty."""
    if topic == "hand" and seat != NOBODY:
        return hand_table(seen, seat, words)
    if topic == "forces":
        return forces_list(seen, words)
    if topic == "discards":
        return discards_list(seen, words)
    if topic == "factions":
        return faction_list(seen, words, width)
    if topic == "battle":
        battle = current_battle(seen)
        return None if battle is None else battle_table(seen, battle, words)
    return None


# -- small parts -------------------------------------------------------------------------------------------------------


def faction_name(words: Wording, faction: int) -> str:
    return words(key_of("faction", FACTION_IDS[faction]))


def choosing_factions(st: State) -> bool:
    return bool(st.stack) and isinstance(st.stack[-1], Setup)


def current_battle(st: State) -> Battle | None:
    return next((frame for frame in reversed(st.stack) if isinstance(frame, Battle)), None)


def phase_key(st: State) -> str:
    """The phase of the game as a message key."""
    for frame in reversed(st.stack):
        if isinstance(frame, Turn):
            phases = {CAPTURE: "capture", UNDEAD_MOVES: "undead", MAIN: "main", CONSTRUCT: "construct", DRAW: "draw"}
            return phases.get(frame.at - 1, "main")
        if isinstance(frame, Setup | StartingForce):
            return "setup"
        if isinstance(frame, Ending):
            return "end"
    return "end" if st.result is not None else "setup"


def heading(st: State, words: Wording) -> Text:
    """The heading: game, map, round, phase and active player."""
    facts = [words("game-title"), st.rules.map.title or words(f"map-{st.rules.map.id}")]
    if st.round:
        last = f"/{st.rules.max_rounds}" if st.rules.max_rounds else ""
        facts.append(f"{label(words, 'round')} {st.round}{last}")
    facts.append(words(f"phase-{phase_key(st)}"))
    if st.round and st.active != NOBODY and st.result is None:
        facts.append(words.seat(st.active))
    line = Text(" · ".join(facts), style="bold", no_wrap=True, overflow="ellipsis")
    if st.round and st.active != NOBODY and st.result is None:
        line.append(" ")
        line.append_text(chip(st, words, st.active))
    return line


# -- players -----------------------------------------------------------------------------------------------------------


def figures(st: State, seat: int) -> list[str]:
    """VP, Regroups, villages (and supply), captures, hand, bag, discards."""
    captured = f"{st.captured_villages[seat]}⌂"
    if st.captured_citadels[seat]:
        captured += f" {st.captured_citadels[seat]}♜"
    return [
        str(st.vp[seat]),
        f"{st.regroups[seat]}/{st.rules.regroup_limit}",
        f"{st.villages_on_map(seat)} (+{st.supply[seat]})",
        captured,
        str(len(st.hand[seat])),
        str(len(st.bag[seat])),
        str(len(st.discard[seat])),
    ]


FIGURES: Final = ("vp", "regroups", "villages", "captured", "hand", "bag", "discards")


def players_table(st: State, words: Wording, width: int) -> RenderableType:
    """One line for each player in player order; two where the terminal is narrow."""
    if width < TABLE_WIDTH:
        return players_lines(st, words)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column(label(words, "player"), no_wrap=True, max_width=20, overflow="ellipsis")
    table.add_column(label(words, "faction"), no_wrap=True)
    for name in FIGURES:
        table.add_column(label(words, name), justify="right", no_wrap=True)
    for seat in st.order or range(st.players):
        faction = "" if st.faction[seat] == NOBODY else faction_name(words, st.faction[seat])
        row = figures(st, seat)
        row[0] = f"[bold]{row[0]}[/bold]"
        pointer = "▸ " if seat == st.active and st.round else "  "
        table.add_row(chip(st, words, seat), pointer + words.seat(seat), faction, *row, style=out_style(st, seat))
    return table


def out_style(st: State, seat: int) -> str:
    return "strike" if st.is_out(seat) else ""


def players_lines(st: State, words: Wording) -> RenderableType:
    """Two lines for each player."""
    lines: list[RenderableType] = []
    for seat in st.order or range(st.players):
        first = chip(st, words, seat)
        pointer = " ▸ " if seat == st.active and st.round else "   "
        first.append(pointer + words.seat(seat), style=Style(bold=True, strike=st.is_out(seat)))
        if st.faction[seat] != NOBODY:
            first.append(f", {faction_name(words, st.faction[seat])}")
        row = figures(st, seat)
        first.append(f"   {row[0]} {label(words, 'vp')}", style="bold")
        facts = [f"{label(words, name)} {figure}" for name, figure in zip(FIGURES[1:], row[1:], strict=True)]
        lines += [first, Text("     " + " · ".join(facts[:3])), Text("     " + " · ".join(facts[3:]))]
    return Group(*lines)


def players_short(st: State, words: Wording) -> RenderableType:
    """One short line for each player."""
    lines: list[RenderableType] = []
    for seat in st.order or range(st.players):
        row = figures(st, seat)
        line = chip(st, words, seat)
        line.append(f" {'▸' if seat == st.active and st.round else ' '} {words.seat(seat)}: ", style="bold")
        line.append(f"{row[0]} {label(words, 'vp')} · {label(words, 'regroups')} {row[1]} · ")
        line.append(f"{label(words, 'villages')} {row[2]} · {label(words, 'hand')} {row[4]}")
        line.no_wrap = True
        lines.append(line)
    return Group(*lines)


def hand_line(st: State, seat: int, words: Wording) -> Text:
    """The viewer's hand in a line or two."""
    line = Text(f"{label(words, 'hand')}: ", style="bold")
    line.append_text(Text(", ").join([Text(item, style="not bold") for item in hand_items(st, seat, words)]))
    return line


def hand_items(st: State, seat: int, words: Wording) -> list[str]:
    return [f"{tiles} ({worth})" for tiles, worth in hand_rows(st, seat, words)] or [label(words, "empty")]


def hand_rows(st: State, seat: int, words: Wording) -> list[tuple[str, str]]:
    """(counted tiles, cost and pips) for each kind of tile in the hand."""
    rows: list[tuple[str, str]] = []
    hand = st.hand[seat]
    for tile in dict.fromkeys(hand):
        if tile != UNKNOWN:
            faction = st.faction_of(seat)
            cost, pips = faction.cost[tile], faction.pips[tile]
            worth = words("count-pips", n=pips) if cost < 0 else words("label-cost-pips", n=cost, m=pips)
            rows.append((str(words.value(st, "tiles", (tile,) * hand.count(tile))), worth))
    return rows


def hand_table(st: State, seat: int, words: Wording) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    for tiles, worth in hand_rows(st, seat, words):
        table.add_row(tiles, worth)
    pips = words("count-pips", n=st.hand_pips(seat)) if UNKNOWN not in st.hand[seat] else ""
    return Group(Text(f"{label(words, 'hand')} ({pips})", style="bold underline"), table)


def forces_list(st: State, words: Wording) -> RenderableType:
    """The units of every player, by area."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for seat in st.order or range(st.players):
        for area in st.unit_areas(seat):
            line = Text(f"{words.value(st, 'area', area)}: ", style="bold")
            line.append(str(words.value(st, "units", st.units[seat][area])), style="not bold")
            if st.is_contested(area):
                line.append(f" [{label(words, 'contested')}]")
            table.add_row(chip(st, words, seat), line)
    empty = Text(words("label-nothing-yet"), style="dim")
    return Group(Text(label(words, "forces"), style="bold underline"), table if table.row_count else empty)


def discards_list(st: State, words: Wording) -> RenderableType:
    """All discard piles, which are public (BS-3.5)."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for seat in st.order or range(st.players):
        line = Text(f"{words.seat(seat)}: ", style="bold")
        pile = st.discard[seat]
        text = str(words.value(st, "tiles", tuple(pile))) if pile else words("label-nothing-yet")
        table.add_row(chip(st, words, seat), line.append(text, style="not bold"))
    return Group(Text(label(words, "discard-piles"), style="bold underline"), table)


def faction_list(st: State, words: Wording, width: int) -> RenderableType:
    """The factions, their players and their powers."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False, width=min(width, 140))
    table.add_column()
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for faction, name in enumerate(FACTION_IDS):
        mark = Text(f" {faction_mark(words, faction)} ", style=faction_style(faction))
        title = Text(faction_name(words, faction), style="bold")
        if faction in st.faction:
            title.append(f"\n{words.seat(st.faction.index(faction))}", style="not bold italic")
        table.add_row(mark, title, words(key_of("power", name)))
    return table


# -- the current battle ------------------------------------------------------------------------------------------------


def battle_table(st: State, battle: Battle, words: Wording) -> RenderableType:
    """Both sides side by side: force, battle tiles, modifiers line by line, and the sum so far."""
    title = words(
        "label-attack",
        p=words.seat(battle.attacker),
        q=words.seat(battle.defender),
        a=words.value(st, "area", battle.area),
        g=words(f"terrain-{TERRAIN_IDS[st.rules.terrain[battle.area]]}"),
    )
    table = Table.grid(padding=(0, 3, 0, 0))
    sides = [battle_side(st, battle, side, words) for side in (ATTACKER, DEFENDER)]
    for row in range(max(len(side) for side in sides)):
        table.add_row(*[side[row] if row < len(side) else Text() for side in sides])
    return Group(Text(f"⚔ {title}", style="bold underline"), table)


def battle_side(st: State, battle: Battle, side: int, words: Wording) -> list[Text]:
    seat = battle.seat(side)
    own, other = battle.force(st, side), battle.force(st, 1 - side)
    head = chip(st, words, seat)
    head.append(f" {label(words, 'defender' if side == DEFENDER else 'attacker')}: {words.seat(seat)}", style="bold")
    rows = [head]
    total = 0
    tiles = battle_tiles(st, battle, side)
    if tiles is not None:
        counting = ", ".join(map(str, tiles[:3])) + "".join(f" ({tile})" for tile in tiles[3:])
        rows.append(Text(f"{sum(tiles[:3]):>4}  {label(words, 'battle-tiles')} {counting}"))
        total += sum(tiles[:3])
    else:
        count = draw_count(st, seat, own, other)
        rows.append(Text("   ?  " + words("label-hidden-tiles", n=count)))
    for unit in sorted(set(own)):
        bonus = sum(b for u, b in modifiers(st, battle.area, seat, own, other, side == DEFENDER) if u == unit)
        total += bonus
        counted = str(words.value(st, "units", (unit,) * own.count(unit)))
        condition = words(key_of("condition", CONDITION_IDS[CONDITION[unit]]))
        rows.append(Text(f"{bonus:>+4}  {counted} ({condition})", style="" if bonus else "dim"))
    for unit, bonus in modifiers(st, battle.area, seat, own, other, side == DEFENDER):
        if unit < 0:
            total += bonus
            rows.append(Text(f"{bonus:>+4}  {label(words, 'sea-power')}"))
    more = "" if tiles is not None else " + ?"
    rows.append(Text(f"{total:>4}{more}  {label(words, 'battle-strength')}", style="bold"))
    return rows


def battle_tiles(st: State, battle: Battle, side: int) -> list[int] | None:
    """A side's battle tiles as far as the viewer knows them, highest first."""
    if battle.shown[side]:
        return list(battle.shown[side])
    if battle.drawn and battle.drawn[side].value:
        return sorted(battle.drawn[side].open(), reverse=True)
    return None

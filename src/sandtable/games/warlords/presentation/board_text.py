"""The table for a terminal: opponents' lands side by side, the Marches and the sea, the player's land, battle and hand.

As in every other view a status is a location: stacks in the camp are encamped, stacks in the field are on patrol.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sandtable.core.engine.cards import faces_of
from sandtable.core.engine.decision import Target
from sandtable.core.game.presentation import Wording
from sandtable.core.scene.scene import Conflict, Modifier
from sandtable.core.text.message import key_of
from sandtable.games.warlords.battle.field import terrain_value
from sandtable.games.warlords.battle.values import castle_defence, field_values, garrison_values, hero_value
from sandtable.games.warlords.board import LAUNCHED, NOWHERE, TRUCE
from sandtable.games.warlords.presentation.conflict import current_conflict
from sandtable.games.warlords.presentation.effects import NAMES, effects_on, role_of, truces_of
from sandtable.games.warlords.presentation.names import name_key, text_key
from sandtable.games.warlords.presentation.scene import phase
from sandtable.games.warlords.presentation.scenery import band_text, bands, figures, help_cards
from sandtable.games.warlords.presentation.sums import strength, sums
from sandtable.games.warlords.scores import printed_revenue, standing
from sandtable.games.warlords.stacks import capacity, cards_held, flies, is_capital, is_port, stars, status
from sandtable.games.warlords.state import State
from sandtable.games.warlords.steps.revenue import is_without_revenue, revenue
from sandtable.games.warlords.steps.wrap_up import hand_capacity
from sandtable.games.warlords.tables.cards import ACCESS, ACCESS_IDS, NO_CARD, RANGE, SKULL, TYPE_IDS, def_of
from sandtable.games.warlords.tables.statuses import (
    AT_SEA,
    BESIEGING,
    ENCAMPED,
    IN_PORT,
    ON_CAMPAIGN,
    STATUS_IDS,
    STORMBOUND,
)
from sandtable.terminal import Clipped, label, lines_of

SEAT_STYLES: Final = ("bold bright_blue", "bold yellow", "bold magenta", "bold green")
MARK: Final = "bold black on yellow"
Marks = Mapping[Target, str]
TIGHT: Final = -1
"""The least detail: lands as running text."""


def board_text(seen: State, seat: int, words: Wording, width: int, height: int, marks: Marks) -> RenderableType:
    """The whole table in at most `height` lines; if it does not fit, the cards of stacks are dropped first, then the lines."""
    me = max(0, seat)
    for detail in (2, 1, 0, TIGHT):
        parts = whole(seen, me, seat, words, width, marks, detail)
        if sum([lines_of(part, width) for part in parts]) <= height:
            return Group(*parts)
    return Clipped(Group(*whole(seen, me, seat, words, width, marks, TIGHT)), max(height, 4))


def whole(st: State, me: int, seat: int, words: Wording, width: int, marks: Marks, detail: int) -> list[RenderableType]:
    others = [(me + step) % st.players for step in range(1, st.players)]
    parts: list[RenderableType] = [heading(st, words)]
    battle = current_conflict(st)
    if detail == TIGHT:
        parts += [tight_land(st, other, words, marks) for other in others]
        parts += tight_between(st, words, marks)
        parts.append(tight_land(st, me, words, marks))
    else:
        parts += wide_lands(st, me, others, words, width, marks, detail)
    if battle is not None:
        parts.append(battle_table(battle, words, detail == TIGHT))
    if seat >= 0:
        parts.append(hand_line(st, seat, words, marks))
    return parts


def wide_lands(
    st: State, me: int, others: list[int], words: Wording, width: int, marks: Marks, detail: int
) -> list[RenderableType]:
    """Opponents' lands side by side, what lies between, the player's land, each with a line for every castle and stack."""
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    for _ in others:
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    column = width // max(1, len(others)) - 1
    grid.add_row(*[Group(*land(st, other, words, marks, detail, column)) for other in others])
    between_them = between(st, words, marks, detail, width)
    return [grid, *between_them, *own_land(st, me, words, marks, detail)]


# -- lines ---------------------------------------------------------------------------------------------------------------


def heading(st: State, words: Wording) -> Text:
    """The turn, the step, and whose turn it is."""
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(words(f"scenario-{st.rules.scenario.id}"), "bold underline")
    if st.round:
        line.append("  " + words("ui-round-of", n=st.round, m=st.rules.scenario.turn_limit), "bold")
    line.append("  " + words(key_of("phase", phase(st))))
    if st.active >= 0:
        line.append("  " + words.seat(st.active), SEAT_STYLES[st.active])
    return line


def player_line(st: State, seat: int, words: Wording, room: int = 0) -> Text:
    """The public information about a player; labels are shortened to their first letters if there is too little room."""
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(f"{'▸' if st.active == seat else ' '}{words.seat(seat)}", f"{SEAT_STYLES[seat]} underline")
    if st.is_out(seat):
        line.stylize("strike")
    facts = (
        (label(words, "score"), str(standing(st, seat))),
        (label(words, "revenue"), str(revenue(st, seat))),
        (label(words, "hand"), f"{len(st.hands[seat])}/{hand_capacity(st, seat)}"),
        (label(words, "deck"), str(len(st.decks[seat]))),
        (label(words, "discards"), str(len(st.discards[seat]))),
    )
    is_short = 0 < room < line.cell_len + sum([len(name) + len(value) + 3 for name, value in facts])
    for name, value in facts[: 4 if is_short else len(facts)]:
        line.append(f" {name[0]}" if is_short else f"  {name} ", "dim")
        line.append(value)
    for other in truces_of(st, seat):
        line.append(f"  ✦{words(NAMES[TRUCE])}: {words.seat(other)}", "bright_magenta")
    return line


def name_of(words: Wording, card: int) -> str:
    return words(name_key(card))


def mark_of(marks: Marks, target: Target) -> Text:
    mark = marks.get(target)
    return Text(f"{mark}", MARK).append(" ", "not bold") if mark else Text("")


def stack_line(st: State, place: int, words: Wording, marks: Marks, detail: int) -> Text:
    """A stack in one line: name, strength, stars, fighting cards, other linked cards."""
    seat = st.controller[place]
    line = Text("  ", no_wrap=True, overflow="ellipsis")
    line.append_text(mark_of(marks, ("place", place)))
    line.append(name_of(words, st.head[place]), SEAT_STYLES[seat])
    line.append(f" {strength(st, place)}", "bold")
    left = max(0, stars(st, place) - (st.uses(LAUNCHED, place) if st.active == seat else 0))
    line.append(" " + "★" * left + "☆" * (stars(st, place) - left), "yellow")
    if detail > 1:
        line.append(f" ({hero_value(st, place, False)}", "dim")
        for card, value in field_values(st, place):
            line.append(", ", "dim")
            line.append_text(mark_of(marks, ("card", card)))
            line.append(f"{name_of(words, card)} {value}", "dim")
        line.append(f") {cards_held(st, place)}/{capacity(st, place)}", "dim")
    elif field_values(st, place):
        line.append(" [" + " ".join([str(value) for _, value in field_values(st, place)]) + "]", "dim")
    carried = [
        *([st.banner[place]] if st.banner[place] != NO_CARD else []),
        *st.artefacts[place],
        *st.promotions[place],
    ]
    if detail:
        for card in carried:
            line.append(" ")
            line.append_text(mark_of(marks, ("card", card)))
            line.append(name_of(words, card), "italic")
    elif carried:
        line.append(f" +{len(carried)}", "italic")
    if flies(st, place):
        line.append(f" {words('flag-flying')}", "cyan")
    for card, style in ((st.ground[place], "green"), (st.calamity[place], "magenta")):
        if card != NO_CARD:
            value = terrain_value(st, place) if card == st.ground[place] and def_of(card).value else 0
            sign = f"{value:+d} " if value else ""
            line.append(f" {sign}{name_of(words, card)}", "red" if value < 0 else style)
    return with_effects(line, st, place, words)


def with_effects(line: Text, st: State, place: int, words: Wording) -> Text:
    """Append the effects that last or wait on a place (WL-28.9)."""
    for effect in effects_on(st, place):
        line.append(f" ✦{words(effect)}", "bright_magenta")
    return line


def castle_line(st: State, place: int, words: Wording, marks: Marks, detail: int) -> Text:
    """A castle in one line: name, walls with garrison, revenue, garrison cards, improvements, besieger."""
    seat = st.controller[place]
    line = Text("♜ ", SEAT_STYLES[seat], no_wrap=True, overflow="ellipsis")
    line.append_text(mark_of(marks, ("place", place)))
    line.append(name_of(words, st.head[place]), SEAT_STYLES[seat])
    line.append(f" {strength(st, place)}", "bold")
    line.append(f" ⛨{castle_defence(st, place, 1)}")
    line.append(f" ●{printed_revenue(st, place)}", "red strike" if is_without_revenue(st, place) else "yellow")
    garrison = garrison_values(st, place)
    if detail > 1 and garrison:
        line.append(" (", "dim")
        for number, (card, value) in enumerate(garrison):
            line.append(", " if number else "", "dim")
            line.append_text(mark_of(marks, ("card", card)))
            line.append(f"{name_of(words, card)} {value}", "dim")
        line.append(f") {cards_held(st, place)}/{capacity(st, place)}", "dim")
    elif garrison:
        line.append(" [" + " ".join([str(value) for _, value in garrison]) + "]", "dim")
    else:
        line.append(f" {words('no-garrison')}", "red")
    if is_capital(st, place):
        line.append(" ♛", "bold yellow")
    for role in role_of(st, place):
        line.append(f" {words(role)}", "bold yellow")
    if is_port(st, place):
        line.append(" ⚓", "cyan")
    if ACCESS_IDS[ACCESS[st.head[place]]] != "any":
        line.append(
            " " + words("flag-by-sea" if ACCESS_IDS[ACCESS[st.head[place]]] == "sea" else "flag-by-air"), "cyan"
        )
    if detail:
        for card in st.improvements[place]:
            line.append(" ")
            line.append_text(mark_of(marks, ("card", card)))
            line.append(name_of(words, card), "italic")
    elif st.improvements[place]:
        line.append(f" +{len(st.improvements[place])}", "italic")
    if st.calamity[place] != NO_CARD:
        line.append(f" {name_of(words, st.calamity[place])}", "magenta")
    besieger = st.siege[place]
    if besieger != NOWHERE:
        line.append(
            f" {words('flag-besieged')}: {name_of(words, st.head[besieger])}", SEAT_STYLES[st.controller[besieger]]
        )
    return with_effects(line, st, place, words)


def zone(st: State, seat: int, statuses: tuple[int, ...]) -> list[int]:
    return [stack for stack in st.stacks_of(seat) if status(st, stack) in statuses]


def besiegers(st: State, seat: int) -> list[int]:
    """The stacks that besiege castles of a player."""
    return [st.siege[castle] for castle in st.castles_of(seat) if st.siege[castle] != NOWHERE]


def titled(words: Wording, key: str, lines: list[Text]) -> list[Text]:
    return [Text(words(key), "dim italic"), *lines] if lines else []


def field_of(st: State, seat: int, words: Wording, marks: Marks, detail: int) -> list[Text]:
    """Patrols, ports, besiegers and ruins of a land."""
    at_home = [
        place for place in st.stacks_of(seat) if status(st, place) not in (ENCAMPED, ON_CAMPAIGN, AT_SEA, STORMBOUND)
    ]
    here = [place for place in at_home if status(st, place) != BESIEGING]
    lines = []
    for place in [*here, *besiegers(st, seat)]:
        line = stack_line(st, place, words, marks, detail)
        if status(st, place) in (IN_PORT, BESIEGING):
            line.append(f" {words('status-in-port' if status(st, place) == IN_PORT else 'status-besieging')}", "cyan")
        lines.append(line)
    for card in st.ruins[seat]:
        line = Text("  ").append_text(mark_of(marks, ("card", card)))
        lines.append(line.append(f"⌂ {name_of(words, card)}", "dim"))
    return titled(words, "zone-field", lines)


def camp_of(st: State, seat: int, words: Wording, marks: Marks, detail: int) -> list[Text]:
    lines = [stack_line(st, place, words, marks, detail) for place in zone(st, seat, (ENCAMPED,))]
    for card in st.treasures[seat]:
        line = Text("  ").append_text(mark_of(marks, ("card", card)))
        lines.append(line.append(f"◆ {name_of(words, card)} {def_of(card).value}", "yellow"))
    return titled(words, "zone-camp", lines)


def walls_of(st: State, seat: int, words: Wording, marks: Marks, detail: int) -> list[Text]:
    return [castle_line(st, place, words, marks, detail) for place in st.castles_of(seat)]


def land(st: State, seat: int, words: Wording, marks: Marks, detail: int, room: int) -> list[Text]:
    """An opponent's land, from its camp to its field."""
    detail = min(detail, 1) if st.players > 2 else detail
    return [
        player_line(st, seat, words, room),
        *camp_of(st, seat, words, marks, detail),
        *walls_of(st, seat, words, marks, detail),
        *field_of(st, seat, words, marks, detail),
    ]


def own_land(st: State, seat: int, words: Wording, marks: Marks, detail: int) -> list[Text]:
    """The player's land, from its field to its camp."""
    return [
        *field_of(st, seat, words, marks, detail),
        *walls_of(st, seat, words, marks, detail),
        *camp_of(st, seat, words, marks, detail),
        player_line(st, seat, words),
    ]


def between(st: State, words: Wording, marks: Marks, detail: int, width: int) -> list[RenderableType]:
    """The Marches and the sea, shared by all."""
    found: list[RenderableType] = []
    everybody = range(st.players)
    for key, statuses in (("zone-marches", (ON_CAMPAIGN,)), ("zone-sea", (AT_SEA, STORMBOUND))):
        places = [place for seat in everybody for place in zone(st, seat, statuses)]
        if not places:
            continue
        title = f"── {words(key)} "
        found.append(Text(title + "─" * max(0, width - len(title)), "dim", no_wrap=True))
        found += [stack_line(st, place, words, marks, detail) for place in places]
    found.append(Text("─" * width, "dim", no_wrap=True))
    return found


# -- a small screen: lands in a row ----------------------------------------------------------------------------------------


def tight_token(st: State, place: int, words: Wording, marks: Marks) -> Text:
    """A stack or castle as its name and strength."""
    line = Text("").append_text(mark_of(marks, ("place", place)))
    castle = st.is_castle(place)
    line.append(f"{'♜' if castle else ''}{name_of(words, st.head[place])}", SEAT_STYLES[st.controller[place]])
    line.append(f" {strength(st, place)}", "bold")
    if castle and not st.armies[place]:
        line.append(" [-]", "red")
    if castle and st.siege[place] != NOWHERE:
        line.append(f" {words('flag-besieged')}", "magenta")
    return line


def tight_row(words: Wording, key: str, tokens: list[Text]) -> Text:
    """Tokens after the name of their zone."""
    if not tokens:
        return Text("")
    title = Text(f"  {words(key)} " if key else "  ", "dim italic")
    return title.append_text(Text(", ", "not italic").join(tokens))


def tight_land(st: State, seat: int, words: Wording, marks: Marks) -> Text:
    """A land in running text: player, castles, camp, field."""
    line = player_line(st, seat, words, 1)
    line.no_wrap = False
    camp = [tight_token(st, place, words, marks) for place in zone(st, seat, (ENCAMPED,))]
    camp += [thing(words, marks, card, "◆") for card in st.treasures[seat]]
    away = (ENCAMPED, ON_CAMPAIGN, AT_SEA, STORMBOUND, BESIEGING)
    here = [place for place in st.stacks_of(seat) if status(st, place) not in away]
    field = [tight_token(st, place, words, marks) for place in [*here, *besiegers(st, seat)]]
    field += [thing(words, marks, card, "⌂") for card in st.ruins[seat]]
    line.append_text(tight_row(words, "", [tight_token(st, place, words, marks) for place in st.castles_of(seat)]))
    line.append_text(tight_row(words, "zone-camp", camp))
    return line.append_text(tight_row(words, "zone-field", field))


def thing(words: Wording, marks: Marks, card: int, sign: str) -> Text:
    return Text("").append_text(mark_of(marks, ("card", card))).append(f"{sign}{name_of(words, card)}", "dim")


def tight_between(st: State, words: Wording, marks: Marks) -> list[Text]:
    rows = []
    for key, statuses in (("zone-marches", (ON_CAMPAIGN,)), ("zone-sea", (AT_SEA, STORMBOUND))):
        places = [place for seat in range(st.players) for place in zone(st, seat, statuses)]
        rows.append(tight_row(words, key, [tight_token(st, place, words, marks) for place in places]))
    return [row for row in rows if row]


def hand_line(st: State, seat: int, words: Wording, marks: Marks) -> Text:
    """The player's hand: number, name, and the number to answer with."""
    line = Text(f"{label(words, 'hand')}: ", "bold")
    cards = [face for face in faces_of(st.hands[seat]) if face >= 0]
    for number, card in enumerate(sorted(cards, key=lambda card: def_of(card).id)):
        line.append(" · " if number else "", "dim")
        line.append_text(mark_of(marks, ("card", card)))
        line.append(name_of(words, card), "not bold")
        line.append(f" ({RANGE[card]}{'☠' if SKULL[card] else ''})", "dim")
    return line


# -- the battle ------------------------------------------------------------------------------------------------------------


def battle_table(battle: Conflict, words: Wording, is_tight: bool = False) -> RenderableType:
    """Both sums side by side, or only the totals if there is little room; below, the Oracle with its column highlighted."""
    table = Table.grid(padding=(0, 3, 0, 0))
    title = (
        words(battle.title.key, **{name: words(arg.text) for name, arg in battle.title.args.items()})
        if battle.title
        else ""
    )
    for _ in range(4):
        table.add_column()
    first, second = battle.sides
    for k in range(0 if is_tight else max(len(first.modifiers), len(second.modifiers))):
        table.add_row(*cells(words, first.modifiers, k), *cells(words, second.modifiers, k))
    totals = (Text(words("ui-total"), "bold"), Text(str(first.total), "bold"))
    table.add_row(*totals, Text(words("ui-total"), "bold"), Text(str(second.total), "bold"))
    oracle = Text("")
    for k, column in enumerate(battle.table):
        low = "≤" if column.low is None else f"{column.low:+d}"
        oracle.append(f" {low}: {column.text} ", "black on yellow" if k == battle.lit else "dim")
    losses = Text("")
    for side in battle.sides:
        for line in side.losses[-1:]:
            losses.append(f"{words.seat(side.seat)}: {words(line.words.key)} {line.value}   ", "red")
    parts: list[RenderableType] = [Text(title, "bold underline"), table, oracle]
    return Group(*parts, losses) if losses else Group(*parts)


def cells(words: Wording, lines: tuple[Modifier, ...], k: int) -> tuple[Text, Text]:
    if k >= len(lines):
        return (Text(""), Text(""))
    return (Text(words(lines[k].words.key)), Text(str(lines[k].value)))


# -- topics ----------------------------------------------------------------------------------------------------------------


def table_text(seen: State, seat: int, topic: str, words: Wording, width: int) -> RenderableType | None:
    """One part of the table by name; None if it has nothing to show."""
    if topic == "hand" and seat >= 0:
        return card_list(words, [face for face in faces_of(seen.hands[seat]) if face >= 0], label(words, "hand"))
    if topic == "forces":
        return forces(seen, words)
    if topic == "discards":
        piles = [
            card_list(
                words, list(reversed(pile)), f"{words.seat(player)}: {label(words, 'discards')} {len(pile)}", False
            )
            for player, pile in enumerate(seen.discards)
            if pile
        ]
        return Group(*piles) if piles else None
    if topic == "key":
        return helps(words)
    return None


def card_list(words: Wording, cards: list[int], title: str, texts: bool = True) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(4 if texts else 3):
        table.add_column(overflow="fold")
    for card in cards:
        card_def = def_of(card)
        number = f"{card_def.range}{'☠' if card_def.skull else ''}"
        kind = words(key_of("type", kind_of(card)))
        row = [Text(number, "bold"), Text(name_of(words, card), "bold"), Text(kind, "italic")]
        table.add_row(*row, *([Text(card_text(words, card))] if texts else []))
    return Group(Text(title, "bold underline"), table)


def kind_of(card: int) -> str:
    return TYPE_IDS[def_of(card).type]


def card_text(words: Wording, card: int) -> str:
    """The text of a card: its table, then its words."""
    card_def = def_of(card)
    shown = [f"{words(figure.label)} {figure.text or figure.value}" for figure in figures(card_def)]
    rows = [f"{band_text(mask(band.low, band.high))} {words(band.label)}" for band in bands(card_def)]
    text = words(text_key(card_def)) if text_key(card_def) else ""
    return " · ".join([part for part in ("; ".join(shown), ", ".join(rows), text) if part])


def mask(low: int, high: int) -> int:
    return (1 << high + 1) - (1 << low)


def forces(st: State, words: Wording) -> RenderableType:
    """Every stack and castle, line by line."""
    parts: list[RenderableType] = []
    for seat in range(st.players):
        parts.append(player_line(st, seat, words))
        for place in st.places_of(seat):
            title = Text(f"  {name_of(words, st.head[place])}", SEAT_STYLES[seat])
            if not st.is_castle(place):
                title.append(f"  {words(key_of('status', STATUS_IDS[status(st, place)]))}", "not bold italic")
            parts.append(title)
            parts += [Text(f"    {words(line.words.key)} {line.value}") for line in sums(st, place)]
    return Group(*parts)


def helps(words: Wording) -> RenderableType:
    """The sequence of play, and the matrices of attacks and interceptions."""
    parts: list[RenderableType] = []
    for card in help_cards():
        table = Table(title=words(card.name), title_justify="left", box=None, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column("", no_wrap=not card.columns)
        for column in card.columns or ("",):
            table.add_column(words(column) if column else "", overflow="fold")
        for row in card.rows:
            table.add_row(words(row.name), *[", ".join([words(key) for key in cell]) or "-" for cell in row.cells])
        parts.append(table)
    return Group(*parts)

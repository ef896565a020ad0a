"""What a balance study has shown, as headings, tables and charts."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.lab.balance import BAND, FactorResult, Mean, Share, ValueResult
from sandtable.lab.charts import Whisker, heat_map, interval_chart
from sandtable.lab.pages import Block, Chart, Grid, Heading, Paragraph

MARKS = {"high": " +", "low": " -", "": ""}


def report(results: Sequence[FactorResult], seats: Sequence[Share], games: int) -> list[Block]:
    players = len(seats)
    fair = 1 / players
    low, high = fair * (1 - BAND), fair * (1 + BAND)
    said = (
        f"{games} games. Shares of the victory with 95% intervals, which count deals. Fair is {fair:.0%}."
        f" + and - mark what lies above {high:.0%} or below {low:.0%} beyond doubt."
    )
    blocks: list[Block] = [Paragraph(said), Heading("Seats, in all games"), *seat_blocks(seats, fair)]
    for result in results:
        blocks += factor_blocks(result, fair, players)
    return blocks


def seat_blocks(seats: Sequence[Share], fair: float) -> list[Block]:
    names = [f"seat {seat + 1}" for seat in range(len(seats))]
    rows = [["", "share", "95% interval", "deals"]]
    rows += [
        [name, share_text(share, fair), interval_text(share), str(share.deals)]
        for name, share in zip(names, seats, strict=True)
    ]
    return [whiskers("Share of each seat", names, seats, fair), Grid(rows)]


def factor_blocks(result: FactorResult, fair: float, players: int, seats: Sequence[str] = ()) -> list[Block]:
    """The tables and charts of a factor. `seats`: what the seats are called."""
    seated = seats or [f"seat {seat + 1}" for seat in range(players)]
    blocks: list[Block] = [Heading(result.name)]
    rows = result.values
    names = [row.value for row in rows]
    if result.by_seat:
        blocks.append(whiskers(f"Share of each {result.name}", names, [row.share for row in rows], fair))
    else:
        blocks.append(whiskers(f"Share of {seated[0]} by {result.name}", names, [row.seats[0] for row in rows], fair))
        blocks.append(Paragraph(f"On the page, the chart shows the share of {seated[0]}."))
    blocks.append(Grid([value_head(result.by_seat, seated), *[value_row(row, fair) for row in rows]]))
    if result.pairs:
        shares = {(pair.side, pair.other): pair.share.share for pair in result.pairs}
        blocks.append(Paragraph("Share of each row against each column:"))
        title = f"Share of each {result.name} against each other"
        blocks.append(Chart(title, heat_map(title, names, shares, fair)))
        table = [["", *names]]
        table += [
            [name, *[f"{shares[name, each]:.0%}" if (name, each) in shares else "-" for each in names]]
            for name in names
        ]
        blocks.append(Grid(table, on_page=False))
        blocks.append(Grid(pair_rows(result, fair)))
    return blocks


def value_head(by_seat: bool, seated: Sequence[str]) -> list[str]:
    own = ["share", "95% interval"] if by_seat else []
    seats = [word for seat in seated for word in (seat, "95% interval")[: 1 if by_seat else 2]]
    return ["", "games", *own, *seats, "draws", "decisions", "score spread"]


def value_row(row: ValueResult, fair: float) -> list[str]:
    own = [share_text(row.share, fair), interval_text(row.share)] if row.share else []
    seats = [word for share in row.seats for word in (share_text(share, fair), interval_text(share))[: 1 if own else 2]]
    return [
        row.value,
        str(row.games),
        *own,
        *seats,
        f"{row.draws:.0%}",
        mean_text(row.decisions),
        mean_text(row.spread),
    ]


def pair_rows(result: FactorResult, fair: float) -> list[list[str]]:
    """Each pair once, the farthest from fair first."""
    order = [row.value for row in result.values]
    pairs = [pair for pair in result.pairs if order.index(pair.side) < order.index(pair.other)]
    pairs.sort(key=lambda pair: (-abs(pair.share.share - fair), pair.side, pair.other))
    return [["pair", "share of the first", "95% interval", "deals"]] + [
        [f"{pair.side} : {pair.other}", share_text(pair.share, fair), interval_text(pair.share), str(pair.share.deals)]
        for pair in pairs
    ]


def whiskers(title: str, names: Sequence[str], shares: Sequence[Share | None], fair: float) -> Chart:
    rows = [
        Whisker(name, share.share, share.low, share.high, share.verdict(fair))
        for name, share in zip(names, shares, strict=True)
        if share is not None
    ]
    return Chart(title, interval_chart(title, rows, fair, (fair * (1 - BAND), fair * (1 + BAND))))


def share_text(share: Share, fair: float) -> str:
    return f"{share.share:.1%}{MARKS[share.verdict(fair)]}"


def interval_text(share: Share) -> str:
    """
    >>> interval_text(Share(0.5, 0.415, 0.585, 9))
    '41.5 to 58.5'
    """
    return f"{share.low * 100:.1f} to {share.high * 100:.1f}"


def mean_text(mean: Mean, digits: int = 1) -> str:
    """
    >>> mean_text(Mean(12.34, 0.5)), mean_text(Mean(7.0, float("inf"))), mean_text(Mean(612.4, 6.1), 0)
    ('12.3 +- 0.5', '7.0', '612 +- 6')
    """
    found = f"{mean.mean:.{digits}f}"
    return found if mean.spread == float("inf") else f"{found} +- {mean.spread:.{digits}f}"

"""Data sets: games with what each seat saw when it was asked, what it could answer and what it answered, and a data card.

A row of views is made from what the seat sees (`State.seen_by`) and from nothing else, so it cannot hold what the seat does not
know. The numbers are those of the learning environments: `Layout` for a view, `Actions.features` for the options.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from sandtable.core.engine.decision import Pick
from sandtable.core.engine.observation_cells import CODE
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.entries import CONCEDE

FORMAT: Final = 1
"""The version of the columns. It changes whenever a column means something else."""
VIEWS: Final = "views"
CARD: Final = "README.md"
VIEW_COLUMNS: Final = {
    "game": "INTEGER",
    "decision": "INTEGER",
    "seat": "INTEGER",
    "kind": "VARCHAR",
    "clause": "VARCHAR",
    "view": "INTEGER[]",
    "options": "VARCHAR[]",
    "features": "INTEGER[][]",
    "region": "BOOLEAN",
    "pick": "VARCHAR",
    "picked": "INTEGER",
}
PACKED: Final = ("view", "features")
"""Columns that rows hold as JSON, because millions of numbers take too much memory as objects."""
ABOUT: Final = {
    "game": "the number of the game",
    "decision": "the number of the decision in the game",
    "seat": "who is asked, from 0",
    "kind": "the kind of question",
    "clause": "the clause of the rules that asks it",
    "view": "what the seat knows at this moment, as numbers: see below",
    "options": "what it can answer, as texts that `State.play` takes",
    "features": "for each option a row of numbers: see below (at most {most} options have one)",
    "region": "is any point of a region of the plane an answer? Then the options are a sample",
    "pick": "what the bot answered: the text of an option, a point, or `concede`",
    "picked": "the place of the answer in `options`, from 0; -1 for a point that is not in the sample, and for `concede`",
}
"""What the columns of views are."""
GAME_COLUMNS: Final = {
    "game": "the number of the game",
    "deal": "its seed",
    "options": "place of its options in the list of run.json, from 0",
    "bots": "the bots by seat",
    "how": "how it ended",
    "winners": "the seats that won; none in a draw",
    "scores": "by seat",
    "shares": "of the victory, by seat; a draw is shared",
    "decisions": "how many there were",
    "digest": "of the final state",
    "failures": "by seat, why a bot was replaced; empty if none was",
}


def versions(spec: GameSpec[State], players: int, options: Options) -> dict[str, object]:
    """What the header of a data set says about its format. Fails for games that have no observation (`NotDeclared`)."""
    layout = spec.layout(spec.start(players, options, log=False))
    return {"dataset": FORMAT, "observation": layout.version, "actions": spec.actions.version}


def view_row(spec: GameSpec[State], seen: State, seat: int, pick: Pick | None) -> list[object]:
    """The row of a question from the kind on. `seen` is the state as the seat sees it; without a pick, the seat concedes."""
    asked = seen.asked(seat)
    layout, actions, notation = spec.layout(seen), spec.actions, spec.notation
    view = array(CODE, bytes(layout.size * 4))
    layout.observe(seen, seat, view)
    candidates = asked.candidates()
    width, count = len(actions.columns), min(len(candidates), actions.most)
    numbers = array(CODE, bytes(width * count * 4))
    actions.features(asked, seen.players, numbers)
    features = [numbers[at : at + width].tolist() for at in range(0, len(numbers), width)]
    return [
        asked.kind,
        asked.clause,
        packed(view.tolist()),
        [notation.option_text(seen, asked, each) for each in candidates],
        packed(features),
        asked.region is not None,
        CONCEDE if pick is None else notation.option_text(seen, asked, pick),
        candidates.index(pick) if pick in candidates else -1,
    ]


def packed(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


# -- the data card ---------------------------------------------------------------------------------------------------------


def card(spec: GameSpec[State], head: Mapping[str, Any], counts: Mapping[str, int], checksum: str, place: Path) -> str:
    """The data card of a finished data set, as Markdown."""
    players, bots = head["players"], ", ".join(head["bots"])
    layout = spec.layout(spec.start(players, head["options"][0], log=False))
    sizes = {kind: sum([path.stat().st_size for path in place.glob(f"{kind}-*.parquet")]) for kind in counts}
    facts = [
        ("game", f"{spec.name}, rules version {head['rules']}"),
        ("made with", f"Sandtable {head['sandtable']}"),
        ("bots", f"{bots}; the seats rotate" if len(set(head["bots"])) > 1 else f"{bots} in all {players} seats"),
        ("games", f"{counts['games']:,}, seeds from {head['seed']}, {len(head['options'])} set(s) of options in turn"),
        ("rows of views", f"{counts[VIEWS]:,}"),
        ("format", f"data set {FORMAT}, observation {layout.version}, actions {spec.actions.version}"),
        ("size", ", ".join([f"{kind} {kilobytes(size)}" for kind, size in sizes.items()])),
        ("checksum of all rows", f"`{checksum}`"),
        ("command", f"`{head['command']}`"),
        ("licence", "MIT, like the program; names and texts are those of the games in its repository"),
    ]
    about = {name: text.format(most=spec.actions.most) for name, text in ABOUT.items()}
    parts = [
        f"# Data set: {spec.name}, {counts['games']:,} games between bots",
        "Games that bots played to the end: for each decision what the seat knew, what it could answer and what it answered;"
        " for each game how it ended.",
        table(("what", ""), facts),
        "The command makes the same rows again, with any number of workers: compare the checksum in its last line."
        f" The options of the games are in *run.json*{one_set(head)}.",
        "## What it is good for",
        "Learning from a bot (view and options to answer), learning the value of a position (view to share of the victory), and"
        " questions about the game. No people played: nothing here is personal, and nothing says how people play.",
        "- A view is what the seat knows now. What it may remember of earlier moments is in its earlier rows."
        "\n- The rows of a seat hold nothing that the seat does not know. The rows of the other seats and *games* do: a learner"
        " that is to play must not read them as input."
        "\n- Games of one bot look alike. A policy learned from them plays like the bot where the bot goes, and badly"
        " elsewhere. Part games, not rows, into training and test.",
        "## Files",
        "`views-*.parquet`, a row for each decision:",
        table(("column", "type", "what it is"), [(name, VIEW_COLUMNS[name], about[name]) for name in VIEW_COLUMNS]),
        "`games-*.parquet`, a row for each game:",
        table(("column", "what it is"), list(GAME_COLUMNS.items())),
        "## What the numbers mean",
        f"The same as `sandtable lab spaces {spec.name} --players {players}`. Seats are counted from the one that looks.",
        f"```text\n{layout}\n\n{spec.actions}\n```",
    ]
    return "\n\n".join(parts) + "\n"


def one_set(head: Mapping[str, Any]) -> str:
    """The options, if all games have the same and there are not many."""
    return f": `{json.dumps(head['options'][0], ensure_ascii=False)}`" if len(head["options"]) == 1 else ""


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(["| " + " | ".join([cell.replace("|", "\\|") for cell in line]) + " |" for line in lines])


def kilobytes(size: int) -> str:
    """
    >>> kilobytes(0), kilobytes(12_345), kilobytes(1_234_567)
    ('0 kB', '12 kB', '1,235 kB')
    """
    return f"{round(size / 1000):,} kB"

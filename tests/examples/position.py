"""A position that shows what a clause means."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State


@dataclass(frozen=True, slots=True)
class Position:
    """Who is asked what, and the targets that are refused."""

    state: State
    options: Options
    refused: Sequence[str] = ()
    seat: int = 0

    def toml(self) -> str:
        """The file that the reader loads."""
        lines = [
            "# recorded by `python -m tests.examples.make`",
            f"seat = {self.seat}",
            f"refused = {json.dumps(list(self.refused))}",
            f"state = {json.dumps(self.state.dump().decode())}",
            "",
            "[options]",
            *[f"{name} = {json.dumps(value)}" for name, value in self.options.items()],
        ]
        return "\n".join(lines) + "\n"

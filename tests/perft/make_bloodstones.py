"""Counts the perft positions of Bloodstones anew: `python -m tests.perft.make_bloodstones`. Review the diff like code.

A position whose game no longer comes to its question takes the next seed that does.
"""

from __future__ import annotations

import re

from tests.perft.test_perft import HERE, counts_of, positions, reach

SEEDS = 300


def main() -> None:
    path = HERE / "bloodstones.toml"
    head, *blocks = path.read_text("utf-8").split("[[position]]")
    for n, position in enumerate(positions(path)):
        seed, counts = counted(position)
        text = re.sub(r"^counts = .*$", f"counts = {counts}", blocks[n], flags=re.MULTILINE)
        blocks[n] = re.sub(r"^seed = .*$", f"seed = {seed}", text, flags=re.MULTILINE)
    path.write_text("[[position]]".join([head, *blocks]), encoding="utf-8")


def counted(position: dict[str, object]) -> tuple[int, list[int]]:
    """The seed that reaches the position, and its counts."""
    first, old = position["seed"], position["counts"]
    assert isinstance(first, int)
    assert isinstance(old, list)
    for seed in range(first, first + SEEDS):
        try:
            st = reach("bloodstones", {**position, "seed": seed})
        except AssertionError:
            continue
        return seed, counts_of(st, len(old))
    raise LookupError(position["name"])


if __name__ == "__main__":
    main()

"""Writes the samples of the data sets: `python -m tests.lab.make_samples`. A change to rules, bots or observations needs it."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from sandtable.cli import main

GAMES = ("battlelore", "bloodstones", "first_blood", "warlords")
SAMPLES = Path(__file__).resolve().parents[2] / "datasets"
WORDS = ("--bots", "captain", "--players", "2", "--games", "4", "--dataset", "--workers", "1")


def record(game: str) -> None:
    """Play the sample of a game into a folder with its name, in the current folder."""
    words = ["lab", "simulate", game, *WORDS, "--out", game]
    before, sys.argv = sys.argv, ["sandtable", *words]  # the command that the data card names
    try:
        main.main(words, prog_name="sandtable", standalone_mode=False)
    finally:
        sys.argv = before


if __name__ == "__main__":
    SAMPLES.mkdir(exist_ok=True)
    os.chdir(SAMPLES)
    for each in GAMES:
        shutil.rmtree(each, ignore_errors=True)
        record(each)

"""`sandtable serve` with keys and secrets derived from a seed, so that a test sees the same dice in every run.

The file that SANDTABLE_TEST_SEED names holds the seed. On the signal USR1 the server reads it again and then deletes it.
"""

from __future__ import annotations

import os
import random
import signal
from pathlib import Path

from sandtable.cli import main
from sandtable.server.edge import keys

SEED = Path(os.environ["SANDTABLE_TEST_SEED"])


def reseed(*_: object) -> None:
    if SEED.exists():
        keys.CHANCE = random.Random(SEED.read_text())
        SEED.unlink()


if __name__ == "__main__":
    reseed()
    signal.signal(signal.SIGUSR1, reseed)
    main(prog_name="sandtable")

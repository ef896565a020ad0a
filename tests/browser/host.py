"""`sandtable serve` whose keys and secrets follow from a seed: a test sees the same dice in every run.

The seed stands in the file SANDTABLE_TEST_SEED names; a USR1 signal has it read again, and it is gone when that is done.
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

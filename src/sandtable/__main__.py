"""`python -m sandtable` is the command `sandtable`. `run.py` sets SANDTABLE_PROGRAM, the name in usage lines and hints."""

import os

from sandtable import compiled

if __name__ == "__main__":
    compiled.use()  # before the commands import what is compiled
    from sandtable.cli import main

    main(prog_name=os.environ.get("SANDTABLE_PROGRAM") or "sandtable")

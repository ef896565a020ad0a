"""`python -m sandtable` is the command `sandtable`. `run.py` sets SANDTABLE_PROGRAM, the name in usage lines and hints."""

import os

from sandtable.cli import main

if __name__ == "__main__":
    main(prog_name=os.environ.get("SANDTABLE_PROGRAM") or "sandtable")

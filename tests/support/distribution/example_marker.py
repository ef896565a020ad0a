"""Leaves a mark when it is imported, which only the operator of a server may cause."""

from __future__ import annotations

import os
from pathlib import Path

import sandtable

if "SANDTABLE_MARK" in os.environ:
    Path(os.environ["SANDTABLE_MARK"]).touch()


class Marker(sandtable.Bot):
    name = "marker"

    def choose(self, view: sandtable.State) -> sandtable.Option:
        return view.legal[0]

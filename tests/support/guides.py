"""The code of the guides as files, as a reader would save it."""

from __future__ import annotations

import re
from pathlib import Path

GUIDES = Path(__file__).parents[2] / "docs" / "guide"
FILE = re.compile(r"^```\w+\n# (\S+/\S+|[\w-]+\.(?:py|toml))\n(.*?)^```", re.MULTILINE | re.DOTALL)


def files_of(guide: str) -> dict[str, str]:
    """The code blocks of a guide that begin with the name of a file."""
    return dict(FILE.findall((GUIDES / guide).read_text("utf-8")))


def install_nim(folder: Path) -> Path:
    """The game of the guide as pip would install it: its sources beside the entry point. Returns what belongs on the path."""
    for name, text in files_of("add-a-game.md").items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    (entry_point,) = re.findall(r'^nim = "(.*)"$', (folder / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
    info = folder / "src" / "nim_game-0.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: nim-game\nVersion: 0.1\n")
    (info / "entry_points.txt").write_text(f"[sandtable.games]\nnim = {entry_point}\n")
    return folder / "src"

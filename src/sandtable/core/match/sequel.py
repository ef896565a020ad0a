"""Reads and writes what one game hands on to the next, as a JSON document that names its game."""

from __future__ import annotations

import json
from typing import Final, TypeVar

from sandtable.core.engine.codec import BadSave
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec

S = TypeVar("S", bound=State)

CAMPAIGN: Final = "campaign"


def sequel_text(spec: GameSpec[S], options: Options) -> str:
    """The document for options returned by `GameSpec.sequel`."""
    return json.dumps({"sandtable": CAMPAIGN, "game": spec.name, **spec.sequel_document(options)}, indent=2) + "\n"


def read_sequel(text: str) -> tuple[str, dict[str, object]]:
    """The name of the game and the rest of the document, for `GameSpec.sequel_options`."""
    try:
        document: object = json.loads(text)
    except json.JSONDecodeError as err:
        raise BadSave(f"line {err.lineno}: not JSON, perhaps truncated ({err.msg})") from None
    except RecursionError:
        raise BadSave("not JSON: nested too deeply") from None
    except ValueError:
        raise BadSave("cannot be read: a number has thousands of digits") from None
    if not isinstance(document, dict) or document.get("sandtable") != CAMPAIGN:
        raise BadSave(f'not a document with "sandtable": "{CAMPAIGN}"')
    game = document.get("game")
    if not isinstance(game, str):
        raise BadSave("game: missing, or not a string")
    return game, {key: value for key, value in document.items() if key not in ("sandtable", "game")}

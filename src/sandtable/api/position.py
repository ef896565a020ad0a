"""A position as one line of text.

    sandtable-position 1 <game> <rules version> <digest> <state>

The state is written as Python literals (`core.engine.codec`). Reading parses only literals, up to
`codec.MAX_BYTES`. The digest detects damage. It is not a signature: anyone can compute it.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from sandtable.core.engine.codec import MAX_BYTES, BadSave
from sandtable.core.engine.options import BadOption
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import UnknownGame, find_game

MAGIC: Final = "sandtable-position"
VERSION: Final = "1"
PARTS: Final = 6
MAX_NAMED: Final = 40
"""The maximum number of characters of a wrong word that an error message quotes."""


def digest_of(text: str) -> str:
    return blake2b(text.encode("ascii"), digest_size=8).hexdigest()


def position_text(spec: GameSpec[State], st: State) -> str:
    body = st.dump().decode("ascii")
    return " ".join([MAGIC, VERSION, spec.name, spec.rules_version, digest_of(body), body])


def read_position(text: str) -> tuple[GameSpec[State], State]:
    """Read a position written by `position_text`. Anything else raises `BadSave` with the reason."""
    if not isinstance(text, str):
        raise TypeError(f"a position must be a string, not {type(text).__name__}")
    if len(text) > MAX_BYTES:
        raise BadSave(f"position: longer than {MAX_BYTES} characters")
    text = text.strip()
    words = text.split(" ", PARTS - 1)
    if words[0] != MAGIC:
        raise BadSave(f"position: does not start with {MAGIC!r}")
    if len(words) < PARTS:
        raise BadSave(f"position: truncated, {len(words)} of {PARTS} parts")
    _, version, name, rules, digest, body = words
    if version != VERSION:
        raise BadSave(f"position: unknown format {version[:MAX_NAMED]!r}; this version reads format {VERSION}")
    try:
        spec = find_game(name)
    except UnknownGame as err:
        raise BadSave(f"position: {str(err)[:200]}") from None
    if rules not in (spec.rules_version, *spec.earlier_rules):
        raise BadSave(
            f"position: saved under rules {rules[:MAX_NAMED]} of {name}; the current ones are {spec.rules_version}"
        )
    if not body.isascii() or digest_of(body) != digest:
        raise BadSave("position: damaged, the state does not match its digest")
    return spec, load_state(spec, body)


def load_state(spec: GameSpec[State], body: str) -> State:
    try:
        st = spec.load(body.encode("ascii"))
    except (BadSave, BadOption):
        raise
    except (
        ArithmeticError,
        RecursionError,
        MemoryError,
        RuntimeError,
    ) as err:  # from the rules, at an impossible position
        raise BadSave(f"position: not a valid state of {spec.name} ({type(err).__name__})") from None
    if not st.rng.words():
        raise BadSave("position: this is a view, not a full state")
    return st

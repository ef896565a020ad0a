"""Seeds of a game's chance: plain numbers for research, committed secrets for proofs."""

from __future__ import annotations

from hashlib import sha256

import pytest

from sandtable.core.engine.rng import KeyedRng, Sfc32
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed, derive
from tests.support.toys.sealed_bids import SPEC


def test_a_committed_secret_makes_dice_that_nobody_can_foresee() -> None:
    seed = Seed(None, "secret", ("mine", "yours"))
    rng = seed.rng()
    assert isinstance(rng, KeyedRng)
    hashed = b"".join(len(text).to_bytes(4, "big") + text for text in (b"sandtable dice", b"secret", b"mine", b"yours"))
    assert rng.key == sha256(hashed).digest(), "as any browser can compute it"


def test_a_plain_number_makes_the_fast_generator() -> None:
    assert isinstance(Seed(7).rng(), Sfc32)
    assert Match(SPEC, 2, {}, Seed(7)).state.dump() == SPEC.start(2, {}, 7).dump()


def test_every_contribution_and_its_place_matter() -> None:
    keys = {derive("s", "dice", texts) for texts in [("a", "b"), ("b", "a"), ("ab", ""), ("ab",), ("a", "b", "")]}
    assert len(keys) == 5


def test_a_secret_not_shown_yet_has_no_dice() -> None:
    with pytest.raises(ValueError, match="not been revealed"):
        Seed(None, "secret", ("a",)).public().rng()

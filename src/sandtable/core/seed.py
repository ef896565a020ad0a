"""Dice anyone can check: the seed mixes a secret, whose hash is published first, with a contribution of every seat.

Nobody can choose the dice: the host is bound by the commitment before the seats contribute, and the seats do not know the
secret. When the secret is shown at the end, anybody can compute the key and replay the whole game. A committed secret makes
the generator that nobody can foresee (`rng.Keyed`); a plain number, for research, the fast one.
"""

from __future__ import annotations

from hashlib import blake2b, sha256

from sandtable.core.rng import Rng, keyed, seeded


class Seed:
    """Where a game's chance comes from: a plain number, or a committed secret with contributions."""

    __slots__ = ("commitment", "contributions", "number", "secret")

    def __init__(
        self, number: int | None = None, secret: str = "", contributions: tuple[str, ...] = (), commitment: str = ""
    ) -> None:
        self.secret = secret
        self.contributions = contributions
        self.commitment = commitment or (commit(secret) if secret else "")
        self.number = number

    def value(self) -> int:
        """A whole number that stands for this seed, where chance besides the game's own follows from it."""
        if self.number is not None:
            return self.number
        return mix(self._shown(), self.contributions)

    def rng(self) -> Rng:
        """The generator of the game, at the beginning."""
        if self.number is not None:
            return seeded(self.number)
        return keyed(derive(self._shown(), "dice", self.contributions))

    def _shown(self) -> str:
        if not self.secret:
            raise ValueError("the secret of this game has not been shown yet")
        return self.secret

    def is_honest(self) -> bool:
        """Does the shown secret match the commitment published before the game?"""
        return self.number is not None or (bool(self.secret) and commit(self.secret) == self.commitment)

    def public(self) -> Seed:
        """What may be known while the game is on: no plain number, no secret."""
        return Seed(None, "", self.contributions, self.commitment)


def commit(secret: str) -> str:
    """The hash of a secret, safe to publish.

    >>> commit("a") == commit("a"), commit("a") == commit("b")
    (True, False)
    """
    return blake2b(secret.encode(), digest_size=16, person=b"sandtable-commit").hexdigest()


def mix(secret: str, contributions: tuple[str, ...]) -> int:
    """The seed that follows from a secret and the seats' contributions, in seat order."""
    total = blake2b(digest_size=16, person=b"sandtable-seed")
    for text in (secret, *contributions):
        raw = text.encode()
        total.update(len(raw).to_bytes(4, "big") + raw)
    return int.from_bytes(total.digest(), "big")


def derive(secret: str, purpose: str, texts: tuple[str, ...]) -> bytes:
    """32 bytes that follow from a secret, for one purpose; without the secret they tell nothing about those of another.

    SHA-256 over the purpose, the secret and the texts, each after its length in four bytes: any browser can do the same.

    >>> derive("a", "dice", ("b",)) == derive("a", "bot", ("b",))
    False
    """
    total = sha256()
    for text in (f"sandtable {purpose}", secret, *texts):
        raw = text.encode()
        total.update(len(raw).to_bytes(4, "big") + raw)
    return total.digest()

"""Verifiable dice: the seed mixes a secret, whose hash is published first, with a contribution from every seat.

No one can choose the dice. The host is bound by the commitment before the seats contribute, and every seat is bound by the seal
of its contribution before any contribution is shown. The secret is shown at the end, and then anyone can compute the key and
replay the whole game. A committed secret gives the unpredictable generator (`rng.Keyed`). A plain number gives the fast one,
for research.

A seed that has a **table** is bound: the table, game, rules, options and names go into the key, so a record with different ones
has different dice. Seeds without a table come from older records; they mix only the secret and the contributions.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import NamedTuple

from sandtable.core.engine.options import Options
from sandtable.core.engine.rng import Rng, keyed, seeded


class Terms(NamedTuple):
    """What the players agree on before a game. It is bound into the dice."""

    game: str
    rules: str
    options: Options
    names: tuple[str, ...]

    def digests(self) -> tuple[str, str]:
        """The digests of the options and of the names."""
        texts: list[str] = []
        for name in sorted(self.options):
            value = self.options[name]
            texts += [name, f"n{value}" if isinstance(value, int) else f"t{value}"]
        return derive("", "options", tuple(texts)).hex(), derive("", "names", self.names).hex()

    def texts(self) -> tuple[str, ...]:
        return (self.game, self.rules, *self.digests())


UNBOUND = Terms("", "", {}, ())


class Seed:
    """The source of a game's chance: a plain number, or a committed secret with contributions."""

    __slots__ = ("commitment", "contributions", "number", "rules", "seals", "secret", "table")

    def __init__(
        self,
        number: int | None = None,
        secret: str = "",
        contributions: tuple[str, ...] = (),
        commitment: str = "",
        table: str = "",
        seals: tuple[str, ...] = (),
        rules: str = "",
    ) -> None:
        self.secret = secret
        self.contributions = contributions
        """One for each seat. Empty for a seat that sealed its contribution and never gave it."""
        self.table = table
        """The table the game is played at. If empty, the seed is not bound."""
        self.seals = seals
        """One for each seat. Empty for a seat that contributed openly."""
        self.rules = rules
        """The rules the game was begun under, if it continued under later ones."""
        self.commitment = commitment or (self._commitment() if secret else "")
        self.number = number

    def value(self) -> int:
        """A whole number that stands for this seed, for chance outside the game."""
        if self.number is not None:
            return self.number
        return mix(self._shown_secret(), self.contributions)

    def rng(self, terms: Terms = UNBOUND) -> Rng:
        """The generator of the game, at its start."""
        if self.number is not None:
            return seeded(self.number)
        if self.table:
            texts = (self.table, *terms.texts(), *self.contributions, *self.seals)
            return keyed(derive(self._shown_secret(), "bound dice", texts))
        return keyed(derive(self._shown_secret(), "dice", self.contributions))

    def _shown_secret(self) -> str:
        if not self.secret:
            raise ValueError("the secret of this game has not been revealed yet")
        return self.secret

    def _commitment(self) -> str:
        return commit_at(self.secret, self.table) if self.table else commit(self.secret)

    def is_honest(self) -> bool:
        """Does the shown secret match the commitment published before the game?"""
        return self.number is not None or (bool(self.secret) and self._commitment() == self.commitment)

    def begun_under(self, rules: str) -> Seed:
        """The same seed, for a game that continues under other rules than it was begun under."""
        if not self.table or self.rules:
            return self
        return Seed(None, self.secret, self.contributions, self.commitment, self.table, self.seals, rules)

    def public(self) -> Seed:
        """The parts that may be known during the game: no plain number, no secret."""
        return Seed(None, "", self.contributions, self.commitment, self.table, self.seals, self.rules)


def commit(secret: str) -> str:
    """The hash of a secret that is not bound to a table, safe to publish.

    >>> commit("a") == commit("a"), commit("a") == commit("b")
    (True, False)
    """
    return blake2b(secret.encode(), digest_size=16, person=b"sandtable-commit").hexdigest()


def commit_at(secret: str, table: str) -> str:
    """The hash of a table's secret, safe to publish.

    >>> commit_at("a", "t") == commit_at("a", "u")
    False
    """
    return derive(secret, "commitment", (table,)).hex()


def seal(contribution: str, table: str) -> str:
    """The hash of a contribution, safe to show before the contribution itself. It differs from table to table."""
    return derive(contribution, "seal", (table,)).hex()


def bot_share(commitment: str, seat: int) -> str:
    """The contribution of a bot. It is derived from the commitment, so no one chooses it."""
    return derive(commitment, "bot's contribution", (str(seat),)).hex()[:32]


def mix(secret: str, contributions: tuple[str, ...]) -> int:
    """The seed derived from a secret and the seats' contributions, in seat order."""
    total = blake2b(digest_size=16, person=b"sandtable-seed")
    for text in (secret, *contributions):
        raw = text.encode()
        total.update(len(raw).to_bytes(4, "big") + raw)
    return int.from_bytes(total.digest(), "big")


def derive(secret: str, purpose: str, texts: tuple[str, ...]) -> bytes:
    """32 bytes derived from a secret for one purpose. Without the secret they reveal nothing about other purposes.

    SHA-256 over the purpose, the secret and the texts, each preceded by its length in four bytes. Any browser can compute it.

    >>> derive("a", "dice", ("b",)) == derive("a", "bot", ("b",))
    False
    """
    total = sha256()
    for text in (f"sandtable {purpose}", secret, *texts):
        raw = text.encode()
        total.update(len(raw).to_bytes(4, "big") + raw)
    return total.digest()

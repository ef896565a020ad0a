"""Secret links: 128 random bits hold a seat, or invite to one. Only hashes are stored, and they are compared in constant time.

An invitation lets somebody sit down, once. It never opens a seat: sitting down creates the key of the seat.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import blake2b
from hmac import compare_digest
from random import Random, SystemRandom

from sandtable.core.match.seed import derive

INVITED = "invite."
"""An invitation begins with this, which no key can."""
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
CHANCE: Random = SystemRandom()
"""Where keys and secrets come from: the system's own source, which nobody can foresee."""


def new_key() -> str:
    """A fresh secret for a link."""
    return urlsafe_b64encode(CHANCE.randbytes(16)).rstrip(b"=").decode()


def invitation(key: str) -> str:
    """A secret in the form of an invitation."""
    return f"{INVITED}{key}"


def derived_key(secret: str, purpose: str, *texts: str) -> str:
    """A key that follows from a table's secret, so that it can be told again and need not be kept."""
    return urlsafe_b64encode(derive(secret, purpose, texts)[:16]).rstrip(b"=").decode()


def hash_key(key: str) -> bytes:
    return blake2b(key.encode(), digest_size=32, person=b"sandtable-key").digest()


def hash_invitation(text: str) -> bytes:
    """Its form does not count: invitations of older tables are without it."""
    return hash_key(text.removeprefix(INVITED))


def is_same(given: bytes, stored: bytes | None) -> bool:
    """Is this the hash that is stored?"""
    return stored is not None and compare_digest(given, stored)


def fits(key: str, stored: bytes | None) -> bool:
    """Is this the secret whose hash is stored?"""
    return is_same(hash_key(key), stored)


def new_table_id() -> str:
    """Twelve letters that are easily told apart: 60 bits."""
    return "".join(CHANCE.choice(ID_LETTERS) for _ in range(12))


def new_secret() -> str:
    """The secret that a game's dice come from."""
    return CHANCE.randbytes(16).hex()

"""Creates and checks secret keys and invitations: 128 random bits each, stored as hashes and compared in constant time.

An invitation lets one person sit down, once. It never opens a seat; sitting down creates the seat's key.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import blake2b
from hmac import compare_digest
from random import Random, SystemRandom

from sandtable.core.match.seed import derive

INVITED = "invite."
"""The prefix of invitations, which no key can have."""
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
CHANCE: Random = SystemRandom()
"""The source of keys and secrets: the system's secure random generator."""


def new_key() -> str:
    """Return a new secret for a link."""
    return urlsafe_b64encode(CHANCE.randbytes(16)).rstrip(b"=").decode()


def invitation(key: str) -> str:
    """Return a secret in the form of an invitation."""
    return f"{INVITED}{key}"


def derived_key(secret: str, purpose: str, *texts: str) -> str:
    """Return a key derived from a table's secret, so that it can be sent again without being stored."""
    return urlsafe_b64encode(derive(secret, purpose, texts)[:16]).rstrip(b"=").decode()


def hash_key(key: str) -> bytes:
    return blake2b(key.encode(), digest_size=32, person=b"sandtable-key").digest()


def hash_invitation(text: str) -> bytes:
    """Hash an invitation. The prefix is ignored, because invitations of older tables have none."""
    return hash_key(text.removeprefix(INVITED))


def is_same(given: bytes, stored: bytes | None) -> bool:
    """Return whether this is the stored hash."""
    return stored is not None and compare_digest(given, stored)


def matches_hash(key: str, stored: bytes | None) -> bool:
    """Return whether this secret's hash is the stored one."""
    return is_same(hash_key(key), stored)


def new_table_id() -> str:
    """Return twelve easily distinguished characters (60 bits)."""
    return "".join(CHANCE.choice(ID_LETTERS) for _ in range(12))


def new_secret() -> str:
    """Return a secret from which a game's dice are derived."""
    return CHANCE.randbytes(16).hex()

"""Secret links: 128 random bits hold a seat. Only hashes are stored, and they are compared in constant time."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from hmac import compare_digest

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_key() -> str:
    """A fresh secret for a link."""
    return secrets.token_urlsafe(16)


def hash_key(key: str) -> bytes:
    return blake2b(key.encode(), digest_size=32, person=b"sandtable-key").digest()


def fits(key: str, stored: bytes | None) -> bool:
    """Is this the secret whose hash is stored?"""
    return stored is not None and compare_digest(hash_key(key), stored)


def new_table_id() -> str:
    """Twelve letters that are easily told apart: 60 bits."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(12))


def new_secret() -> str:
    """The secret that a game's dice come from."""
    return secrets.token_hex(16)

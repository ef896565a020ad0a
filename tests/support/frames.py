"""Builds WebSocket frames of a client byte by byte, for tests that send what no browser would."""

from __future__ import annotations

import zlib
from typing import Final

CONTINUED: Final = 0x00
OPEN_TEXT: Final = 0x01
"""The first part of a fragmented text."""
TEXT: Final = 0x81
PACKED_TEXT: Final = 0xC1
CLOSED: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A


def frame(head: int, data: bytes = b"") -> bytes:
    """A frame masked with zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([head]) + size + bytes(4) + data


def packed(data: bytes) -> bytes:
    """The payload as compressed by permessage-deflate."""
    maker = zlib.compressobj(wbits=-12)
    return maker.compress(data) + maker.flush(zlib.Z_SYNC_FLUSH)[:-4]

"""Builds the scene parts that every game with a hand or a deck needs."""

from __future__ import annotations

from sandtable.core.scene.scene import Piece, Tray, TrayKind

NOBODY = -1


def counted_tray(
    name: str,
    kind: TrayKind,
    label: str,
    seat: int,
    faces: list[int],
    first: int = 0,
    back: int = -1,
    part: str = "",
    base: int = 0,
) -> Tray:
    """Tiles or cards by face, with equal ones counted. Cards the viewer does not know (-1) are backs and come last.

    A face is the piece type `first` + face; an unknown one is the type `back`. With a `part`, the known ones can be pointed at
    as (part, `base` + face).

    >>> tray = counted_tray("hand", "hand", "label-hand", 0, [2, -1, 2, 1], 10, 30, "card", 100)
    >>> [(piece.type, piece.count, piece.targets) for piece in tray.pieces]
    [(11, 1, ('card:101',)), (12, 2, ('card:102',)), (30, 1, ())]
    >>> tray.size, tray.open
    (4, False)
    """
    known = sorted([face for face in faces if face >= 0])
    pieces = [
        Piece(
            f"{name}.{seat}.{face}",
            first + face,
            seat,
            known.count(face),
            targets=(f"{part}:{base + face}",) if part else (),
        )
        for face in dict.fromkeys(known)
    ]
    unknown = len(faces) - len(known)
    if unknown:
        pieces.append(Piece(f"{name}.{seat}.back", back, seat, unknown))
    return Tray(f"{name}.{seat}", kind, label, seat, len(faces), tuple(pieces), not unknown)


def closed_pile(name: str, label: str, size: int, back: int, seat: int = NOBODY) -> Tray:
    """A deck of which only the size is known."""
    pieces = (Piece(f"{name}.{seat}.back", back, seat, size),) if size else ()
    return Tray(f"{name}.{seat}", "pile", label, seat, size, pieces, False)

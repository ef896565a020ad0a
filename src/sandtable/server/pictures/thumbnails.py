"""Tables from afar, for lists of them: made when somebody asks, kept, and stored when a table leaves memory.

So a list rebuilds no table from its log: of those in memory the face is made anew after a change, the others have the one that
was stored when they were dropped. Only a table whose face was never stored (the server was killed, or is newer than the
table) is built for it, once. A face is made from the scene of a spectator and from what its row says: it can tell nothing else.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Iterable
from threading import Lock
from typing import Final

import msgspec

from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.scene.preview import Land, preview_of
from sandtable.core.scene.scene import Scene, Words
from sandtable.server.pictures.tiles import ground_of, opening_of
from sandtable.server.tables.table import Table
from sandtable.server.wire.messages import Face, TableInfo

log = logging.getLogger("sandtable.server")

MOST_KEPT: Final = 2000
"""Thumbnails in memory, about 2 kB each."""


class Thumbnail(msgspec.Struct, frozen=True):
    """A table as it is listed: the rules it was looked at with, what it is called and how it looks, its land with its name."""

    rules: str
    info: TableInfo
    land: tuple[str, Land] | None


SCENE: Final = msgspec.json.Decoder(Scene)
THUMBNAIL: Final = msgspec.json.Decoder(Thumbnail)


class Thumbnails:
    """The faces that are known, by table; what was seen longest ago goes first."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Thumbnail] = OrderedDict()
        self._lock = Lock()

    def of(self, table: Table) -> Thumbnail:
        """The face of a table in memory; made anew if something has happened at it."""
        kept = self._kept.get(table.row.id)
        if kept is None or kept.info.seq != table.head:
            kept = thumbnail_of(table)
            self.keep(kept)
        return kept

    def known(self, table_id: str) -> Thumbnail | None:
        """The face of a table that is not in memory: nothing has happened there since."""
        return self._kept.get(table_id)

    def keep(self, face: Thumbnail) -> None:
        with self._lock:
            self._kept[face.info.id] = face
            self._kept.move_to_end(face.info.id)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)

    def drop(self, table_id: str) -> None:
        with self._lock:
            self._kept.pop(table_id, None)


def thumbnail_of(table: Table) -> Thumbnail:
    """A table as it is listed. What cannot be drawn any more, because other rules have kept it, has no picture."""
    since = table.entries[-1].at_ms if table.entries else table.row.created_ms
    face, land = Face(None, since), None
    try:
        face, land = looked_at(table, since)
    except Exception as error:  # a list of tables never fails because of one of them
        log.warning("table %s has no face: %r", table.row.id, error)
    return Thumbnail(table.rules_now, msgspec.structs.replace(table.info(), face=face), land)


def looked_at(table: Table, since: int) -> tuple[Face, tuple[str, Land]]:
    spec, players = table.spec, table.row.players
    options = spec.check_options(players, table.options)
    if not table.has_begun:
        preview, ground = opening_of(spec, options, players)
        return Face(subject_of(spec, table), since, preview=preview), ground
    static, name, land = ground_of(spec, options, players)
    scene = SCENE.decode(table.scene(PUBLIC))
    scores = {panel.seat: panel.figures[0].value for panel in scene.panels if panel.figures}
    winners = () if scene.result is None else scene.result.winners
    counted = tuple([scores.get(seat, 0) for seat in range(players)])
    return Face(subject_of(spec, table), since, counted, winners, preview_of(static, scene, name)), (name, land)


def subject_of(spec: GameSpec[State], table: Table) -> Words | None:
    """What is played: an adventure, a map, a scenario; what chance has settled counts as chosen."""
    settled = {} if table.match is None else spec.presentation.settled(table.match.state.seen_by(PUBLIC))
    told = spec.presentation.briefing({**table.options, **settled}, table.row.players)
    return None if told is None else told.title


def lands_in(faces: Iterable[Thumbnail]) -> dict[str, Land]:
    return dict([face.land for face in faces if face.land is not None])

"""Builds table thumbnails for lists, and stores them when a table leaves memory.

So a list does not rebuild tables from their logs: thumbnails of tables in memory are rebuilt after a change, the others were
stored when the table was dropped. A table is only loaded for a list, once, if its thumbnail was never stored because the
server was killed or is newer than the table. A thumbnail is built from a spectator's scene and the table's row, so it
cannot reveal anything else.
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
from sandtable.core.scene.scene import Message, Scene
from sandtable.server.pictures.tiles import ground_of, opening_of
from sandtable.server.tables.table import Table
from sandtable.server.tables.table_info import info_of
from sandtable.server.wire.messages import TableInfo, TableThumbnail

log = logging.getLogger("sandtable.server")

MAX_KEPT: Final = 2000
"""The most thumbnails in memory, about 2 kB each."""


class Thumbnail(msgspec.Struct, frozen=True):
    """A listed table: the rules version it was drawn with, its public information, and its map with the map's name."""

    rules: str
    info: TableInfo
    land: tuple[str, Land] | None


SCENE: Final = msgspec.json.Decoder(Scene)
THUMBNAIL: Final = msgspec.json.Decoder(Thumbnail)


class Thumbnails:
    """The known thumbnails by table, least recently used first."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Thumbnail] = OrderedDict()
        self._lock = Lock()

    def of(self, table: Table) -> Thumbnail:
        """Return the thumbnail of a table in memory, rebuilt if the table has changed."""
        kept = self._kept.get(table.row.id)
        if kept is None or kept.info.seq != table.head:
            kept = thumbnail_of(table)
            self.keep(kept)
        return kept

    def known(self, table_id: str) -> Thumbnail | None:
        """Return the thumbnail of a table that is not in memory and therefore unchanged."""
        return self._kept.get(table_id)

    def keep(self, thumbnail: Thumbnail) -> None:
        with self._lock:
            self._kept[thumbnail.info.id] = thumbnail
            self._kept.move_to_end(thumbnail.info.id)
            while len(self._kept) > MAX_KEPT:
                self._kept.popitem(last=False)

    def drop(self, table_id: str) -> None:
        with self._lock:
            self._kept.pop(table_id, None)


def thumbnail_of(table: Table) -> Thumbnail:
    """Build a thumbnail. It has no picture if the table cannot be drawn, for example because its rules have changed."""
    since = table.entries[-1].at_ms if table.entries else table.row.created_ms
    thumbnail, land = TableThumbnail(None, since), None
    try:
        thumbnail, land = picture_and_land(table, since)
    except Exception as error:  # one table must not break the list
        log.warning("cannot build the thumbnail of table %s: %r", table.row.id, error)
    return Thumbnail(table.rules_now, msgspec.structs.replace(info_of(table), face=thumbnail), land)


def picture_and_land(table: Table, since: int) -> tuple[TableThumbnail, tuple[str, Land]]:
    spec, players = table.spec, table.row.players
    options = spec.check_options(players, table.options)
    if not table.has_begun:
        preview, ground = opening_of(spec, options, players)
        return TableThumbnail(subject_of(spec, table), since, preview=preview), ground
    static, name, land = ground_of(spec, options, players)
    scene = SCENE.decode(table.scene(PUBLIC))
    scores = {panel.seat: panel.figures[0].value for panel in scene.panels if panel.figures}
    winners = () if scene.result is None else scene.result.winners
    counted = tuple([scores.get(seat, 0) for seat in range(players)])
    return TableThumbnail(subject_of(spec, table), since, counted, winners, preview_of(static, scene, name)), (
        name,
        land,
    )


def subject_of(spec: GameSpec[State], table: Table) -> Message | None:
    """Return what is played: an adventure, map or scenario. Options settled by chance count as chosen."""
    settled = {} if table.match is None else spec.presentation.decided_options(table.match.state.seen_by(PUBLIC))
    briefing = spec.presentation.briefing({**table.options, **settled}, table.row.players)
    return None if briefing is None else briefing.title


def lands_in(thumbnails: Iterable[Thumbnail]) -> dict[str, Land]:
    return dict([thumbnail.land for thumbnail in thumbnails if thumbnail.land is not None])

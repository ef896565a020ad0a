"""The data types of maps: what the rules use, and the drawing, which the rules never use (chapter 2)."""

from __future__ import annotations

from sandtable.core.engine.declare import slotted
from sandtable.core.space.areas import Graph, distances, onto, within
from sandtable.games.bloodstones.tables.terrain import SEA


class MapDef:
    """One map as the rules see it: numbered areas, their terrain and their neighbours (chapter 2).

    `distance` counts border crossings over areas of every terrain; `land_distance` only over land, UNREACHABLE
    where there is no such route (BS-4.17). `suggested` holds good citadel sites by number of players.
    """

    __slots__ = (
        "adjacent",
        "area_ids",
        "area_names",
        "distance",
        "id",
        "land_adjacent",
        "land_distance",
        "players",
        "ref",
        "sea_adjacent",
        "story",
        "suggested",
        "terrain",
        "title",
    )

    def __init__(
        self,
        id: str,
        players: tuple[int, int],
        area_ids: tuple[str, ...],
        area_names: tuple[str, ...],
        terrain: tuple[int, ...],
        adjacent: Graph,
        suggested: dict[int, tuple[int, ...]],
        ref: str = "",
        title: str = "",
        story: str = "",
    ) -> None:
        land = [t != SEA for t in terrain]
        sea = [t == SEA for t in terrain]
        self.id = id
        self.players = players
        self.area_ids = area_ids
        self.area_names = area_names
        self.terrain = terrain
        self.adjacent = adjacent
        self.land_adjacent = onto(adjacent, land)
        self.sea_adjacent = onto(adjacent, sea)
        self.distance = distances(adjacent)
        self.land_distance = distances(within(adjacent, land))
        self.suggested = suggested
        self.ref = ref or id
        """The map's id, or the whole file of a custom map."""
        self.title = title
        self.story = story
        """The name and story of a custom map, as its author wrote them; those of published maps come from the catalogues."""


@slotted
class MapDrawing:
    """The drawing of one map, for the client only.

    Points are (x, y) on `canvas`, y downwards. `centres` and `polygons` are indexed by area, `rivers` are pairs of areas
    whose shared border is drawn as a river.
    """

    id: str
    canvas: tuple[int, int]
    centres: tuple[tuple[float, float], ...]
    polygons: tuple[tuple[tuple[float, float], ...], ...]
    rivers: tuple[tuple[int, int], ...]

"""Which units and hexes the effects of Specialist cards can be used on (BL-30.19 to BL-30.26)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.legality import asking
from sandtable.core.engine.refusal import Facts, Objection, Refusal
from sandtable.games.battlelore.call_to_arms.deployment import baseline_row
from sandtable.games.battlelore.combat.declare import has_near_enemy
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.deployment import POOL, SPECIALISTS
from sandtable.games.battlelore.tables.ops import Effect
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import COUNTRYSIDE, ELEVATED, STAKES, TERRAIN_IDS, TERRAIN_OF
from sandtable.games.battlelore.turn.filters import fits_filter
from sandtable.games.battlelore.turn.places import CLOSED, TAKEN, layers
from sandtable.games.battlelore.turn.reach import walk, why_not_go
from sandtable.games.battlelore.turn.ways import IS_HERE


@frame
class PlayedSpecialist(Frame[BattleState]):
    """A Specialist card in play (BL-30.19)."""

    holder: int
    card: int
    effect: int = 0
    step: int = 0
    """How many times the current effect has been used."""
    unit: int = -1
    """The unit (or type to deploy) that the question is about; -1 between two uses."""
    used: list[int] = []


def of_play(st: BattleState, *values: int) -> Facts:
    return {"c": ("specialist", asking(st, PlayedSpecialist).card)}


def of_types(st: BattleState, seat: int, unit: int) -> Facts:
    """The troops that the effect is for."""
    play = asking(st, PlayedSpecialist)
    types = troops_named(SPECIALISTS[play.card].effects[play.effect].words("from"))
    return {**of_play(st), **{name: ("type", type_) for name, type_ in zip("sit", types, strict=False)}}


def troops_named(names: tuple[str, ...]) -> list[int]:
    """These types of troops, those with missile weapons once for all their colours, as they have one name."""
    found: dict[object, int] = {}
    for name in names:
        type_ = c.TYPE_OF[name]
        missile = c.W_TYPE[c.T_WEAPON[type_]] == c.MISSILE
        found.setdefault((c.T_RACE[type_], c.T_WEAPON[type_]) if missile else name, type_)
    return list(found.values())


def of_host(st: BattleState, *values: int) -> Facts:
    """The kind of troops that the effect is for."""
    play = asking(st, PlayedSpecialist)
    _, host = hosts_of(SPECIALISTS[play.card].effects[play.effect])
    return {**of_play(st), "k": ("count", HOSTS.index(host))}


def of_first(st: BattleState, unit: int) -> Facts:
    return {"v": ("unit", unit)}


def of_stakes(st: BattleState, seat: int, unit: int) -> Facts:
    return {"x": ("hex", st.pos[unit]), "g": ("terrain", layers(st, st.pos[unit])[0])}


def hosts_of(effect: Effect) -> tuple[str, str]:
    """The troops that an effect is for, by the name of a filter ("" for types), and the clause that says so."""
    clause = FIGURE_CLAUSES[effect.word("attachment")] if effect.op == "attach" else "BL-30.19"
    named = effect.words("from") if effect.op == "replace_unit" else ()
    host = named[0] if named and named[0].startswith("filter:") else effect.word("host")
    return clause, host.removeprefix("filter:")


FIGURE_CLAUSES: Final = {"horn": "BL-22.6", "spotter": "BL-20.14"}
"""By which clause a troop can have a musician or a Spotter."""
HOSTS: Final = (
    "foot_troop",
    "red_foot_troop",
    "missile_foot",
    "human_foot",
    "goblinoid_foot",
    "human_foot_sword",
    "blue_foot_sword",
)
"""The troops that a Specialist may be for, in the order of their names in messages."""
NOT_YOURS: Final = Refusal("BL-30.19", "refused-bl-30-19-other")
USED_ALREADY: Final = Refusal("BL-30.19", "refused-bl-30-19-used", of_play)
OTHER_HOST: Final = {
    effect: Refusal(clause, "refused-bl-30-19-host", of_host)
    for card in SPECIALISTS
    for effect in card.effects
    for clause, host in [hosts_of(effect)]
    if host
}
"""For each effect that is for one kind of troops, the refusal of others."""
OTHER_TYPES: Final = [Refusal("BL-30.19", f"refused-bl-30-19-types-{number}", of_types) for number in (1, 2, 3)]
POOL_EMPTY: Final = Refusal("BL-30.19", "refused-bl-30-19-pool")
HAS_OVERLAY: Final = Refusal("BL-30.19", "refused-bl-30-19-overlay")
TOO_FAR_FORWARD: Final = Refusal("BL-30.19", "refused-bl-30-19-rows", of_play)
NO_GROUND_FOR_STAKES: Final = Refusal("BL-30.20", "refused-bl-30-20", of_stakes)
HAS_FIGURE: Final = {
    clause: Refusal(clause, "refused-bl-30-19-attached", lambda st, seat, unit: {"k": ("attachment", st.attach[unit])})
    for clause in FIGURE_CLAUSES.values()
}
NO_TROOP: Final = Refusal("BL-30.25", "refused-bl-30-19-troop")
NO_TROOP_TO_SWAP: Final = Refusal("BL-30.24", "refused-bl-30-24")
PAIR_FIRST: Final = Refusal("BL-30.19", "refused-bl-30-19-pair", of_first)
REPLACEMENT_FIRST: Final = Refusal("BL-30.19", "refused-bl-30-19-type", of_first)
ONLY_TWO_WAYS: Final = Refusal("BL-30.19", "refused-bl-30-19-way", of_play)
HAS_MOVED: Final = Refusal("BL-30.23", "refused-bl-30-23")
NOWHERE_TO_GO: Final = Refusal("BL-30.23", "refused-bl-30-23-stuck")
NEXT_TO_ENEMY: Final = Refusal("BL-30.23", "refused-bl-30-23-near")
NOT_OF_RESERVE: Final = Refusal("BL-30.26", "refused-bl-30-26")
RESERVE_USED: Final = Refusal("BL-30.26", "refused-bl-30-19-used", of_play)
VANTAGE_TOO_FAR: Final = Refusal("BL-30.26", "refused-bl-30-26-row", lambda st, rows: {"n": ("count", rows)})
NO_VANTAGE: Final = Refusal(
    "BL-30.26", "refused-bl-30-26-hex", lambda st, seat, h: {"g": ("terrain", st.ground.terrain[h])}
)
NOT_ON_BASELINE: Final = Refusal("BL-30.22", "refused-bl-30-5")


Use = Callable[[BattleState, PlayedSpecialist, Effect, int], Refusal | None]
"""Why an effect cannot be used on one of the player's units, or None."""


def at_will(st: BattleState, play: PlayedSpecialist, effect: Effect, unit: int) -> Refusal | None:
    return None


def why_not_under(st: BattleState, play: PlayedSpecialist, effect: Effect, unit: int) -> Refusal | None:
    h = st.pos[unit]
    if not fits_filter(st, unit, effect.word("host")):
        return OTHER_HOST[effect]
    if TERRAIN_OF[effect.word("overlay")] == STAKES and st.ground.terrain[h] not in (COUNTRYSIDE, ELEVATED):
        return NO_GROUND_FOR_STAKES
    if st.ground.overlay[h] >= 0:
        return HAS_OVERLAY
    return TOO_FAR_FORWARD if st.ground.board.camp_rows[h][play.holder & CAMP] > effect.num("rows", 99) else None


def why_not_attach(st: BattleState, play: PlayedSpecialist, effect: Effect, unit: int) -> Refusal | None:
    clause = FIGURE_CLAUSES[effect.word("attachment")]
    if st.attach[unit] != c.NO_ATTACHMENT:
        return HAS_FIGURE[clause]
    return None if fits_filter(st, unit, effect.word("host")) else OTHER_HOST[effect]


def troops_only(refusal: Refusal) -> Use:
    return lambda st, play, effect, unit: None if st.utype[unit] < c.FIRST_CREATURE else refusal


def why_not_replace(st: BattleState, play: PlayedSpecialist, effect: Effect, unit: int) -> Refusal | None:
    names = effect.words("from")
    if is_listed(st, unit, names):
        return None if replacements(st, effect, unit) else POOL_EMPTY
    return OTHER_HOST.get(effect) or OTHER_TYPES[len(troops_named(names)) - 1]


def replacements(st: BattleState, effect: Effect, unit: int) -> list[Pick]:
    same = effect.params.get("same_colour") is True
    return [
        c.TYPE_OF[name]
        for name in effect.words("to")
        if available(st, c.TYPE_OF[name]) and (not same or c.T_COLOUR[c.TYPE_OF[name]] == st.colour[unit])
    ]


def is_listed(st: BattleState, unit: int, names: tuple[str, ...]) -> bool:
    return any(
        fits_filter(st, unit, name[7:]) if name.startswith("filter:") else c.TYPE_IDS[st.utype[unit]] == name
        for name in names
    )


def available(st: BattleState, type_: int) -> bool:
    """Return True if a unit of this type is left in the common pool; a creature must not be in the game yet (BL-30.19)."""
    used = sum(1 for unit, other in enumerate(st.utype) if other == type_ and st.pos[unit] >= 0)
    return used < (1 if c.T_KIND[type_] == c.CREATURE else POOL[type_])


def why_not_baseline(st: BattleState, camp: int, h: int) -> Refusal | None:
    """A new unit goes to a vacant hex of the baseline (BL-30.22)."""
    if st.ground.board.camp_rows[h][camp] != baseline_row(st):
        return NOT_ON_BASELINE
    return TAKEN if st.at[h] >= 0 else None if st.ground.open[h] else CLOSED


def baseline(st: BattleState, camp: int) -> list[int]:
    return [h for h in st.ground.board.row_from(camp, baseline_row(st)) if why_not_baseline(st, camp, h) is None]


def why_not_extra_move(st: BattleState, play: PlayedSpecialist, effect: Effect, unit: int) -> Refusal | None:
    return None if quiet_hexes(st, unit) else NOWHERE_TO_GO


def quiet_hexes(st: BattleState, unit: int) -> list[Pick]:
    """The hexes where a normal move may end without being adjacent to an enemy (BL-30.23)."""
    if c.UNIT_DEFS[st.utype[unit]].lore_move:
        return []
    return [h for h in walk(st, unit) if h != st.pos[unit] and not has_near_enemy(st, unit, h)]


def why_not_quiet(st: BattleState, unit: int, h: int) -> Refusal | Objection | None:
    if h == st.pos[unit]:
        return Objection(IS_HERE, unit)
    return why_not_go(st, unit, h) or (NEXT_TO_ENEMY if has_near_enemy(st, unit, h) else None)


def why_not_reserve(st: BattleState, play: PlayedSpecialist, effect: Effect, unit: int) -> Refusal | None:
    if unit not in reserves(st, play):
        return NOT_OF_RESERVE
    return None if vantage(st, play, effect) else NO_VANTAGE


def reserves(st: BattleState, play: PlayedSpecialist) -> list[int]:
    """The player's Reserve units on the board: the last units he deployed before the Specialists (BL-30.26)."""
    return [unit for unit in st.reserves if st.owner[unit] == play.holder]


def why_not_vantage(st: BattleState, play: PlayedSpecialist, effect: Effect, h: int) -> Refusal | Objection | None:
    """A Vantage Point is a vacant hex of this terrain in the player's first rows (BL-30.26)."""
    if st.ground.board.camp_rows[h][play.holder & CAMP] > effect.num("rows"):
        return Objection(VANTAGE_TOO_FAR, effect.num("rows"))
    if TERRAIN_IDS[st.ground.terrain[h]] not in effect.words("terrain"):
        return NO_VANTAGE
    return TAKEN if st.at[h] >= 0 else None


def vantage(st: BattleState, play: PlayedSpecialist, effect: Effect) -> list[Pick]:
    return [h for h in st.ground.board.hexes if why_not_vantage(st, play, effect, h) is None]

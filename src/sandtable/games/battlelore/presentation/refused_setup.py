"""Refusals before the first turn and after the adventure: the one cause that holds (chapters 15, 16, 18, 23, 27, 30, 33)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.kinds import WORD
from sandtable.games.battlelore.call_to_arms.effects import (
    SPECIALIST_OPS,
    SpecialistPlay,
    is_listed,
    times,
)
from sandtable.games.battlelore.campaign.enlisting import record
from sandtable.games.battlelore.campaign.legacy import COUNCIL_EXPERIENCE, MAX_SKILLS
from sandtable.games.battlelore.presentation.refused import Asking, Facts, Said, ground_in
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.deployment import SPECIALISTS
from sandtable.games.battlelore.tables.ops import Effect
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import COMMAND_TENT, COUNTRYSIDE, STRONGHOLD

# -- landmarks, creatures and Heroes -----------------------------------------------------------------------------------
from sandtable.games.battlelore.turn.filters import fits_filter
from sandtable.games.battlelore.turn.placing import PlaceMark


def no_landmark(at: Asking) -> Said:
    """A unit, other ground, no unit of the camp near, or rows that are not meant (BL-15.2, BL-15.19, BL-16.1)."""
    st, h, frame = at.st, at.hex, at.st.stack[-1]
    if h < 0 or not isinstance(frame, PlaceMark):
        return "else", {}
    ground = ground_in(st, h)
    if frame.kind == STRONGHOLD:
        if st.at[h] < 0:
            return "15-3-empty", {}
        mine = st.owner[st.at[h]] == frame.holder
        return ("place-ground-stronghold", {"g": ("terrain", ground)}) if mine else ("15-3-other", {})
    if st.at[h] >= 0:
        return "5-4", {"o": ("hex", h), "w": ("unit", st.at[h])}
    if ground != COUNTRYSIDE:
        where: Facts = {"g": ("terrain", ground), "k": ("terrain", frame.kind)}
        return ("place-ground-tent" if frame.kind == COMMAND_TENT else "place-ground"), where
    if frame.kind == COMMAND_TENT:
        return "15-19-far", {}
    return ("29-3" if st.rules.epic else "place-rows"), {}


def no_conjuring(at: Asking) -> Said:
    """Other ground than open country, or none is left (BL-18.19)."""
    if at.hex < 0:
        return "18-19", {}
    return "18-19-ground", {"g": ("terrain", ground_in(at.st, at.hex))}


def no_troop_for_him(at: Asking) -> Said:
    """Nobody, an enemy, a creature, or a troop of the other kind (BL-23.9)."""
    st = at.st
    if at.hex < 0:
        return "else", {}
    troop = st.at[at.hex]
    if troop < 0:
        return "23-9-none", {}
    if st.rules.seats[st.owner[troop]] != at.seat:
        return "23-9-enemy", {}
    if st.utype[troop] >= c.FIRST_CREATURE:
        return "23-9-creature", {}
    return ("23-9-foot" if c.T_KIND[st.utype[troop]] == c.FOOT else "23-9-mounted"), {}


# -- Call to Arms ------------------------------------------------------------------------------------------------------


def not_deployed_at(at: Asking) -> Said:
    """Another row than the one where the unit goes, or another section (BL-30.5, BL-30.7, BL-33.2, BL-33.5)."""
    st = at.st
    if at.hex < 0 or at.asked is None:
        return "else", {}
    holder = at.st.rules.holder_of_seat(at.seat)
    rows = [row[holder & CAMP] for row in st.ground.board.camp_rows]
    wanted = next(rows[pick] for pick in at.asked.options if isinstance(pick, int))
    if rows[at.hex] == wanted:
        return "30-5-section", {}
    return ("30-5-row" if wanted == 5 else "30-5"), {"n": ("count", wanted)}


def no_shift(at: Asking) -> Said:
    """The two places where a card may lie (BL-30.3, BL-33.3)."""
    if at.part != "count" or at.asked is None:
        return "else", {}
    return ("33-3" if at.st.rules.epic else "30-3"), {}


def reserve(at: Asking) -> Said:
    """Two units of the Reserve have to be deployed, on the baseline (BL-30.7)."""
    return ("30-7", {}) if at.part == WORD else not_deployed_at(at)


def specialist_at(at: Asking) -> tuple[SpecialistPlay, Effect] | None:
    frame = at.st.stack[-1]
    return (frame, SPECIALISTS[frame.card].effects[frame.effect]) if isinstance(frame, SpecialistPlay) else None


def no_specialist_use(at: Asking) -> Said:
    """What a Specialist cannot be used on, and what is still to be chosen (BL-30.19)."""
    playing = specialist_at(at)
    if playing is None:
        return "else", {}
    play, effect = playing
    facts: Facts = {"c": ("specialist", play.card)}
    if at.part == "count":
        return "30-19-way", facts
    if at.part == WORD:
        if at.kind == "special_type":
            return "30-19-type", {**facts, "v": ("unit", play.unit)}
        return "30-19-pair", {**facts, "v": ("unit", play.used[-1])}
    if at.there < 0:
        return "else", {}
    if at.st.owner[at.there] != play.holder:
        return "30-19-other", facts
    if at.there in play.used and not SPECIALIST_OPS[effect.op].again:
        return "30-19-used", facts
    if effect.op == "attach" and at.st.attach[at.there] != c.NO_ATTACHMENT:
        return "30-19-attached", {**facts, "k": ("attachment", at.st.attach[at.there])}
    key = unfit(at.st, play, effect, at.there)
    if key == "30-19-types":
        types = troops_named(effect.words("from"))
        facts |= {name: ("type", type_) for name, type_ in zip("sit", types, strict=False)}
        key = f"{key}-{len(types)}"
    return key, facts


def unfit(st: BattleState, play: SpecialistPlay, effect: Effect, unit: int) -> str:
    h = st.pos[unit]
    if effect.op == "place_overlay":
        if st.ground.overlay[h] >= 0:
            return "30-19-overlay"
        if st.ground.board.camp_rows[h][play.holder & CAMP] > effect.num("rows", 99):
            return "30-19-rows"
    if effect.op == "add_figures" and st.utype[unit] >= c.FIRST_CREATURE:
        return "30-19-troop"
    if effect.op == "replace_unit":
        return "30-19-pool" if is_listed(st, unit, effect.words("from")) else f"30-19-{named_by(effect.words('from'))}"
    host = effect.word("host")
    return f"30-19-{HOSTS[host]}" if host and not fits_filter(st, unit, host) else "30-19"


HOSTS: Final = {
    "foot_troop": "foot",
    "red_foot_troop": "red",
    "missile_foot": "missile",
    "human_foot": "human",
    "goblinoid_foot": "goblinoid",
    "human_foot_sword": "sword",
    "blue_foot_sword": "blue",
}
"""How a sentence names the troops that a Specialist is for."""


def troops_named(names: tuple[str, ...]) -> list[int]:
    """These types of troops, those with missile weapons once for all their colours, as they have one name."""
    found: dict[object, int] = {}
    for name in names:
        type_ = c.TYPE_OF[name]
        missile = c.W_TYPE[c.T_WEAPON[type_]] == c.MISSILE
        found.setdefault((c.T_RACE[type_], c.T_WEAPON[type_]) if missile else name, type_)
    return list(found.values())


def named_by(names: tuple[str, ...]) -> str:
    """Those troops by a common description, or by their names."""
    return HOSTS[names[0].removeprefix("filter:")] if names[0].startswith("filter:") else "types"


def no_stakes(at: Asking) -> Said:
    return ("30-20", {"g": ("terrain", ground_in(at.st, at.hex))}) if at.hex >= 0 else ("else", {})


def extra_move(at: Asking) -> Said:
    """The unit has had its extra move, has nowhere to go, or would end beside an enemy (BL-30.23)."""
    if at.kind == "special_hex" and at.unit >= 0:
        return "30-23-near", {}
    playing = specialist_at(at)
    if at.there < 0 or playing is None:
        return "else", {}
    return ("30-23" if at.there in playing[0].used else "30-23-stuck"), {}


def no_vantage(at: Asking) -> Said:
    """No unit of the Reserve, one that has been moved, or a hex that is no vantage point (BL-30.26)."""
    playing = specialist_at(at)
    if playing is None:
        return "else", {}
    play, effect = playing
    if at.kind == "special_hex":
        row = at.st.ground.board.camp_rows[at.hex][play.holder & CAMP]
        facts: Facts = {"n": ("count", effect.num("rows")), "g": ("terrain", at.st.ground.terrain[at.hex])}
        return ("30-26-row" if row > effect.num("rows") else "30-26-hex"), facts
    moved = at.there in play.used and times(at.st, play, effect) > 0
    return ("30-19-used" if moved else "30-26"), {"c": ("specialist", play.card)}


# -- after the adventure -----------------------------------------------------------------------------------------------


def no_draw(at: Asking) -> Said:
    """Too few Experience tokens for one more draw (BL-27.8)."""
    if at.part != WORD or at.asked is None:
        return "else", {}
    return "27-8", {"n": ("count", record(at.st, at.asked.context[0]).experience)}


def no_council_seat(at: Asking) -> Said:
    """Too few Skills, or too few Experience tokens (BL-28.1)."""
    if at.part != WORD or at.asked is None:
        return "else", {}
    hero = record(at.st, at.asked.context[0])
    if len(hero.skills) < MAX_SKILLS:
        return "28-1-skills", {"n": ("count", len(hero.skills)), "m": ("count", MAX_SKILLS)}
    return "28-1", {"n": ("count", hero.experience), "m": ("count", COUNCIL_EXPERIENCE)}

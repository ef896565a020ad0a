"""Sheets beside the battlefield: the War Council of a holder, the character sheet of a Hero (chapters 14, 23 and 26)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.scene.scene import Arg, Figure, Message, Piece, Sheet, message_arg
from sandtable.core.text.message import key_of
from sandtable.games.battlelore.heroes.champions import NewHero
from sandtable.games.battlelore.heroes.in_play import troop_of
from sandtable.games.battlelore.knowledge import all_frames
from sandtable.games.battlelore.lore.councils import CouncilLane
from sandtable.games.battlelore.presentation.scenery import FIRST_ARTIFACT, FIRST_SKILL, LOOKS
from sandtable.games.battlelore.state import LED, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import hex_name
from sandtable.games.battlelore.tables.cards import MAX_LEVEL
from sandtable.games.battlelore.tables.heroes import ANY_ROLE, ARTIFACTS, AS_CHAMPION, AS_LEADER, SKILLS, SKULLS

COUNCIL: Final = "council"
NEW_HERO: Final = "newcomer"
"""The parts of the targets by which a question names its sheet; the value is the holder."""
TREASURE: Final = "token-treasure"
EXPERIENCE: Final = "token-experience"


def sheets(st: BattleState) -> tuple[Sheet, ...]:
    """All sheets that the viewer may see: revealed councils, Heroes in play and Heroes being made."""
    found: list[Sheet] = []
    if st.rules.lore and not st.rules.medieval_lore:
        found += [council(st, holder) for holder in range(st.rules.holders)]
    found += [newcomer(st, frame) for frame in all_frames(st) if isinstance(frame, NewHero) and frame.at]
    found += [hero(st, place) for place in range(len(st.sheets))]
    return tuple(found)


# -- the War Council ---------------------------------------------------------------------------------------------------


def council(st: BattleState, holder: int) -> Sheet:
    """The levels of the War Council; while it is built in secret, only what the viewer knows (BL-14.1, BL-14.3)."""
    levels: Sequence[int] = st.councils[holder]
    is_open = st.turn > 0 or any(levels)
    left: tuple[Figure, ...] = ()
    for frame in all_frames(st):
        if isinstance(frame, CouncilLane) and frame.holder == holder:
            is_open = frame.levels.value is not None
            if frame.levels.value is not None:
                levels = (*frame.levels.value, *[0] * (len(c.CLASS_IDS) - len(frame.levels.value)))
                left = (Figure("label-levels-left", frame.total - sum(levels), clause="BL-14.2"),)
    members = [
        Figure(
            key_of("class", name),
            level,
            LOOKS["classes"][name],
            note=key_of("class", f"{name}-help"),
            clause="BL-14.1",
            shape="level",
            limit=MAX_LEVEL,
        )
        for name, level in zip(c.CLASS_IDS, levels, strict=False)
    ]
    return Sheet(
        f"council.{holder}",
        st.rules.seats[holder],
        Message("label-council"),
        LOOKS["figures"]["council"],
        about=None if is_open else Message("council-hidden"),
        figures=(*left, *members) if is_open else (),
        flags=("open",),
        targets=(f"{COUNCIL}:{holder}",),
        clause="BL-14.1",
    )


# -- Heroes ------------------------------------------------------------------------------------------------------------


def hero(st: BattleState, place: int) -> Sheet:
    """The character sheet of a Hero in the game (BL-23.1): role, skulls, Skills, Artifacts, tokens."""
    unit, lore_class, skulls, skills, artifacts, treasure, experience = st.sheets[place][:7]
    role = AS_LEADER if st.pos[unit] == LED else AS_CHAMPION
    troop = troop_of(st, unit) if role == AS_LEADER else unit
    is_here = troop >= 0 and st.pos[troop] >= 0
    targets = (f"hero:{unit}", *([f"unit:{troop}"] if is_here else []))
    return Sheet(
        f"hero.{unit}",
        st.rules.seats[st.owner[unit]],
        Message("", {"a": message_arg(key_of("type", c.TYPE_IDS[st.utype[unit]]))}),
        LOOKS["classes"][c.CLASS_IDS[lore_class]],
        st.utype[unit],
        standing(st, unit, role, troop) if is_here else Message("hero-away"),
        (
            skull_figure(skulls, lore_class),
            Figure(TREASURE, treasure, LOOKS["figures"]["treasure"], clause="BL-26.4"),
            Figure(EXPERIENCE, experience, LOOKS["figures"]["experience"], clause="BL-25.13"),
        ),
        cards(st, f"hero.{unit}", st.owner[unit], skills, artifacts, role if is_here else -1),
        () if is_here else ("away",),
        targets,
        "BL-23.1",
    )


def standing(st: BattleState, unit: int, role: int, troop: int) -> Message:
    """The role in which a Hero fights, and where (BL-23.7)."""
    h = st.pos[troop]
    where = Arg("text", (), hex_name(h), (), (f"hex:{h}",))
    if role == AS_CHAMPION:
        return Message("hero-champion", {"a": where})
    return Message(
        "hero-leader", {"a": where, "u": message_arg(key_of("type", c.TYPE_IDS[st.utype[troop]]), f"unit:{troop}")}
    )


def newcomer(st: BattleState, maker: NewHero) -> Sheet:
    """A Hero being made: the choices made for him so far (BL-23.5, BL-23.6)."""
    skills = (maker.skill,) if maker.at > 1 else ()
    artifacts = (maker.artifacts.value or ()) if maker.at > 3 else ()
    kind = maker.type_of()
    return Sheet(
        f"newcomer.{maker.holder}",
        st.rules.seats[maker.holder],
        Message("", {"a": message_arg(key_of("type", c.TYPE_IDS[kind]))}),
        LOOKS["classes"][c.CLASS_IDS[maker.kind]],
        kind,
        Message("hero-new"),
        (skull_figure(SKULLS[maker.kind], maker.kind),),
        cards(st, f"newcomer.{maker.holder}", maker.holder, skills, artifacts, -1),
        ("open",),
        (f"{NEW_HERO}:{maker.holder}",),
        "BL-23.5",
    )


def skull_figure(left: int, lore_class: int) -> Figure:
    """Skulls: one is crossed out for each wound (BL-23.2, BL-25.9)."""
    icon = LOOKS["figures"]["skull"]
    return Figure("label-skulls", left, icon, clause="BL-25.9", shape="lives", limit=max(left, SKULLS[lore_class]))


def cards(
    st: BattleState, sheet: str, holder: int, skills: Sequence[int], artifacts: Sequence[int], role: int
) -> tuple[Piece, ...]:
    """Skills and equipped Artifacts; those for the other role are idle (BL-26.11)."""
    seat = st.rules.seats[holder]
    found: list[Piece] = []
    for number in skills:
        idle = role >= 0 and SKILLS[number].role not in (ANY_ROLE, role)
        found.append(Piece(f"{sheet}.s{number}", FIRST_SKILL + number, seat, flags=("idle",) if idle else ()))
    for number in artifacts:
        idle = role >= 0 and ARTIFACTS[number].role not in (ANY_ROLE, role)
        found.append(Piece(f"{sheet}.a{number}", FIRST_ARTIFACT + number, seat, flags=("idle",) if idle else ()))
    return tuple(found)

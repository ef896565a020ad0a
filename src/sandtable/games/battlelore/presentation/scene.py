"""Builds the scene of a seen state: units on their hexes, landmarks, hands and decks, councils, the attack, the
question.

It reads only the seen state. A card the seat cannot know is shown as a card back.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.wording import outcome
from sandtable.core.scene.scene import Figure, Panel, PanelFlag, Piece, Scene, Stack, StackFlag, Track
from sandtable.games.battlelore.call_to_arms.deployment import Muster
from sandtable.games.battlelore.campaign.after_adventure import Aftermath
from sandtable.games.battlelore.combat.losses import necks_of
from sandtable.games.battlelore.lore.effects import MARK_BASE
from sandtable.games.battlelore.presentation.conflict import conflict_at_hand
from sandtable.games.battlelore.presentation.scene_cards import trays
from sandtable.games.battlelore.presentation.scene_question import asking
from sandtable.games.battlelore.presentation.scene_sheets import sheets
from sandtable.games.battlelore.presentation.scenery import LOOKS, mark_type, place_of, token_type
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import BATTLED, HALTED, MOVE_OVER, MOVED, NO_BATTLE, ORDERED, VICTOR
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import TERRAIN_IDS
from sandtable.games.battlelore.turn.drawing import lore_limit
from sandtable.games.battlelore.turn.movement import MovePhase
from sandtable.games.battlelore.turn.orders import CommandPhase, OrderPhase
from sandtable.games.battlelore.turn.tokens import token_count
from sandtable.games.battlelore.turn.turn import CombatPhase, DrawPhase, Turn
from sandtable.games.battlelore.turn.victory import banners, holder_banners

ICONS: Final = LOOKS["figures"]
NOBODY: Final = -1
HERO_RACE: Final = c.RACE_IDS.index("hero")


def scene(spec: GameSpec[BattleState], seen: BattleState, seat: int) -> Scene:
    """The scene for a seat (a spectator: -1)."""
    lying = trays(seen, seat)
    return Scene(
        viewer=seat,
        round=(seen.turn + len(seen.order) - 1) // len(seen.order),
        phase=f"phase-{phase(seen)}",
        active=seen.rules.seats[seen.active] if seen.turn else NOBODY,
        stacks=stacks(seen),
        markers=markers(seen),
        trays=lying,
        panels=tuple([panel(seen, player) for player in range(seen.players)]),
        conflict=conflict_at_hand(seen),
        questions=tuple([asking(spec, seen, asked) for asked in seen.open_questions()]),
        result=outcome(seen),
        sheets=sheets(seen),
    )


def phase(st: BattleState) -> str:
    """The phase of the turn, from the frames on the stack (BL-3.1)."""
    found = "end" if st.result is not None else "setup"
    for frame in st.stack:
        if isinstance(frame, Aftermath):
            return "after"
        if isinstance(frame, CommandPhase):
            return "command"
        if isinstance(frame, OrderPhase):
            return "order"
        if isinstance(frame, MovePhase):
            return "move"
        if isinstance(frame, CombatPhase):
            return "combat"
        if isinstance(frame, DrawPhase):
            return "draw"
        if isinstance(frame, Turn):
            found = "command"
    return found


# -- the battlefield ---------------------------------------------------------------------------------------------------


def stacks(st: BattleState) -> tuple[Stack, ...]:
    """Every unit on the board; a click targets both the unit and its hex."""
    board = st.ground.board
    return tuple(
        [
            Stack(
                f"u{unit}",
                place_of(board, h),
                st.rules.seats[st.owner[unit]],
                (unit_piece(st, unit), *carried_pieces(st, unit)),
                None,
                unit_flags(st, unit),
                (f"unit:{unit}", f"target:{unit}", f"hex:{h}"),
            )
            for unit, h in enumerate(st.pos)
            if h >= 0
        ]
    )


def unit_piece(st: BattleState, unit: int) -> Piece:
    figures: list[Figure] = []
    if st.full[unit] > 1:
        left = f"{st.figs[unit]}/{st.full[unit]}"
        figures.append(Figure("label-figures", st.figs[unit], ICONS["units"], left, clause="BL-7.11"))
    camp = st.owner[unit] & CAMP
    is_hero = c.T_RACE[st.utype[unit]] == HERO_RACE
    return Piece(
        f"u{unit}",
        st.utype[unit],
        st.rules.seats[st.owner[unit]],
        st.figs[unit],
        figures=tuple(figures),
        banner=-1 if is_hero else 3 * camp + st.colour[unit],
        full=st.full[unit],
    )


def unit_flags(st: BattleState, unit: int) -> tuple[StackFlag, ...]:
    """What a unit has done this turn (BL-3.7, BL-5.1, BL-6.2)."""
    flags = st.flags[unit]
    if not flags & ORDERED:
        return ()
    marks: list[StackFlag] = ["ordered"]
    if flags & (MOVED | MOVE_OVER | HALTED):
        marks.append("moved")
    if flags & (BATTLED | NO_BATTLE):
        marks.append("battled")
    return tuple(marks)


def carried_pieces(st: BattleState, unit: int) -> list[Piece]:
    """Tokens, necks, life, attachments and the Leader of a unit."""
    seat = st.rules.seats[st.owner[unit]]
    counts: list[tuple[str, int]] = [
        (name, token_count(st, unit, kind)) for kind, name in enumerate(c.TOKEN_IDS) if st.tok[unit]
    ]
    counts.append(("victor", int(bool(st.tok[unit] & VICTOR))))
    check = c.T_CHECK[st.utype[unit]]
    if check == c.CHECK_LIFE:
        counts.append(("life", st.extra[unit]))
    elif check == c.CHECK_NECKS:
        counts.append(("neck", sum(necks_of(st.extra[unit]))))
    if st.attach[unit] != c.NO_ATTACHMENT:
        counts.append((c.ATTACHMENT_IDS[st.attach[unit]], 1))
    counts.append(("savvy", int(bool(st.savvy[unit]) and st.rules.savvy == 1)))
    counts.append(("leader", int(st.leader[unit] >= 0)))
    return [Piece(f"u{unit}.{name}", token_type(name), seat, n) for name, n in counts if n]


def markers(st: BattleState) -> tuple[Stack, ...]:
    """Ramparts, stakes, landmarks, lairs, secret passages, Levy tokens."""
    board = st.ground.board
    found: list[Stack] = []
    for h, kind in st.ground.overlays:
        piece = Piece(f"o{h}", mark_type(TERRAIN_IDS[kind]), NOBODY)
        found.append(Stack(f"o{h}", place_of(board, h), NOBODY, (piece,), targets=(f"hex:{h}",)))
    for h, kind, holder in st.ground.marks:
        seat = st.rules.seats[holder] if holder >= 0 else NOBODY
        piece = Piece(f"m{h}", mark_type(TERRAIN_IDS[kind]), seat)
        targets = (f"target:{MARK_BASE + h}", f"hex:{h}")
        found.append(Stack(f"m{h}", place_of(board, h), seat, (piece,), targets=targets))
    for holder in range(st.rules.holders):
        h = st.passage_exit[holder]
        if h >= 0:
            piece = Piece(f"p{h}", mark_type("passage"), st.rules.seats[holder])
            found.append(Stack(f"p{h}", place_of(board, h), piece.seat, (piece,), targets=(f"hex:{h}",)))
    for frame in st.stack:
        if isinstance(frame, Muster):
            for holder, h, colour in frame.levies:
                seat = st.rules.seats[holder]
                piece = Piece(f"l{h}", mark_type("levy"), seat, banner=3 * (holder & CAMP) + colour)
                found.append(Stack(f"l{h}", place_of(board, h), seat, (piece,), targets=(f"hex:{h}",)))
    return tuple(found)


# -- the players -------------------------------------------------------------------------------------------------------


def panel(st: BattleState, seat: int) -> Panel:
    """The public information about a seat: banners, cards, Lore, its role in a team (BL-29.22), the Victory track (BL-1.21)."""
    rules = st.rules
    camp = rules.camp_of_seat(seat)
    holder = rules.holder_of_seat(seat)
    won = holder_banners(st, holder) if rules.allies else banners(st, camp)
    goal = rules.goals[camp]
    figures: list[Figure] = [Figure("label-banners", won, ICONS["banners"], clause="BL-11.6")]
    if holder >= 0:
        figures.append(Figure("label-command", len(st.hands[holder]), ICONS["hand"], clause="BL-3.3"))
        if rules.lore:
            figures.append(
                Figure("label-lore-tokens", st.tokens[holder], ICONS["lore"], clause="BL-13.1", shape="vessel")
            )
            limit = lore_limit(st, holder)
            text = f"{len(st.lore[holder])}/{limit}"
            figures.append(Figure("label-lore", len(st.lore[holder]), ICONS["lore_cards"], text, clause="BL-13.13"))
    is_team = rules.epic and not rules.allies and st.players > 2
    flags: list[PanelFlag] = []
    if st.turn and rules.seats[st.active] == seat:
        flags.append("active")
    if camp == c.PENNANT:
        flags.append("far")
    tags = (TEAM_TAGS[seat // 2],) if is_team else ()
    side = seat if rules.allies else camp
    tracks = (Track("label-victory-track", min(won, goal), goal, "BL-11.6"),)
    order = st.order.index(holder) if holder in st.order else seat
    return Panel(seat, side, order, tuple(figures), tracks, tuple(flags), (f"seat:{seat}",), tags)


TEAM_TAGS: Final = ("flag-lord", "flag-left-marshal", "flag-right-marshal")
"""The role of each seat in its team, by pairs of seats (BL-29.22)."""

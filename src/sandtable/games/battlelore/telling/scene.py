"""A seen state as a scene: units on their hexes, landmarks, hands and decks, councils, the attack, the question.

Everything comes from the seen state alone: what a seat cannot know is a card back.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sandtable.core.cards import faces_of
from sandtable.core.decision import Decision, Pick
from sandtable.core.events import Event, seen_events
from sandtable.core.scene import (
    Arg,
    Closed,
    Figure,
    LogLine,
    Motion,
    Option,
    Panel,
    PanelFlag,
    Piece,
    Question,
    Scene,
    Sight,
    Stack,
    StackFlag,
    Told,
    Track,
    Tray,
    TrayKind,
    Words,
)
from sandtable.core.scene_parts import closed_pile, counted_tray
from sandtable.core.scene_words import closed, log_line, option, outcome, question
from sandtable.core.spec import WORD, GameSpec, paired
from sandtable.games.battlelore.call_to_arms.muster import GuardLane, Muster, cards_drawn
from sandtable.games.battlelore.campaign.after_adventure import Aftermath
from sandtable.games.battlelore.combat.attack import BATTLE_BACK
from sandtable.games.battlelore.combat.declare import has_near_enemy, ranged_weapon, reach_of, why_not_battle
from sandtable.games.battlelore.combat.in_progress import STOP
from sandtable.games.battlelore.combat.losses import necks_of
from sandtable.games.battlelore.knowledge import all_frames
from sandtable.games.battlelore.lore.councils import FirstLore
from sandtable.games.battlelore.lore.effects import MARK_BASE
from sandtable.games.battlelore.lore.windows import DEJA_BASE
from sandtable.games.battlelore.state import (
    BATTLED,
    HALTED,
    MOVE_OVER,
    MOVED,
    NO_BATTLE,
    ORDERED,
    VICTOR,
    Battle,
    token_count,
)
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import hex_name
from sandtable.games.battlelore.tables.heroes import ARTIFACT_BASE
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.telling.conflict import (
    blockers,
    chances,
    clash_between,
    conflict_at_hand,
    ended_conflicts,
)
from sandtable.games.battlelore.telling.notation import read_card
from sandtable.games.battlelore.telling.scene_sheets import COUNCIL, NEW_HERO, sheets
from sandtable.games.battlelore.telling.scenery import (
    COMMAND_BACK,
    FIRST_ARTIFACT,
    FIRST_COMMAND,
    FIRST_DEPLOYMENT,
    FIRST_LORE,
    FIRST_SKILL,
    FIRST_SPECIALIST,
    LOOKS,
    LORE_BACK,
    mark_type,
    place_of,
    token_type,
)
from sandtable.games.battlelore.turn.drawing import LORE_BASE, lore_limit
from sandtable.games.battlelore.turn.movement import MOVE_HOW, MOVE_STEP, MOVE_TO, MOVE_UNIT, MovePhase, battle_from
from sandtable.games.battlelore.turn.orders import RACK_BASE, CommandPhase, OrderPhase
from sandtable.games.battlelore.turn.turn import ATTACK, CombatPhase, DrawPhase, Turn
from sandtable.games.battlelore.turn.victory import banners, holder_banners

ICONS: Final = LOOKS["figures"]
UNKNOWN: Final = -1
NOBODY: Final = -1
HERO_RACE: Final = c.RACE_IDS.index("hero")


def scene(spec: GameSpec[Battle], seen: Battle, seat: int) -> Scene:
    """What a seat (a spectator: -1) sees."""
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


def phase(st: Battle) -> str:
    """The phase of the turn, from the frames at work (BL-3.1)."""
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


def stacks(st: Battle) -> tuple[Stack, ...]:
    """Every unit on the board; clicking one points at the unit and at its hex."""
    board = st.ground.board
    return tuple(
        [
            Stack(
                f"u{unit}",
                place_of(board, h),
                st.rules.seats[st.owner[unit]],
                (unit_piece(st, unit), *carried(st, unit)),
                None,
                unit_flags(st, unit),
                (f"unit:{unit}", f"target:{unit}", f"hex:{h}"),
            )
            for unit, h in enumerate(st.pos)
            if h >= 0
        ]
    )


def unit_piece(st: Battle, unit: int) -> Piece:
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


def unit_flags(st: Battle, unit: int) -> tuple[StackFlag, ...]:
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


def carried(st: Battle, unit: int) -> list[Piece]:
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


def markers(st: Battle) -> tuple[Stack, ...]:
    """Ramparts, stakes, landmarks, lairs, secret passages, Levy tokens."""
    board = st.ground.board
    found: list[Stack] = []
    for h, kind in st.ground.overlays:
        piece = Piece(f"o{h}", mark_type(c.TERRAIN_IDS[kind]), NOBODY)
        found.append(Stack(f"o{h}", place_of(board, h), NOBODY, (piece,), targets=(f"hex:{h}",)))
    for h, kind, holder in st.ground.marks:
        seat = st.rules.seats[holder] if holder >= 0 else NOBODY
        piece = Piece(f"m{h}", mark_type(c.TERRAIN_IDS[kind]), seat)
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


# -- cards -------------------------------------------------------------------------------------------------------------


def trays(st: Battle, viewer: int) -> tuple[Tray, ...]:
    """Hands, what the viewer is offered, cards in play, the rack, decks and discards (BL-1.22)."""
    found: list[Tray] = []
    for holder in range(st.rules.holders):
        seat = st.rules.seats[holder]
        found.append(card_tray("hand", "command", seat, st.hands[holder], FIRST_COMMAND, COMMAND_BACK, 0))
        if st.rules.lore:
            held = [*st.lore[holder], *first_kept(st, holder)]
            found.append(card_tray("hand", "lore", seat, held, FIRST_LORE, LORE_BACK, LORE_BASE))
    if st.played:
        played = [kind for kind, _ in st.played]
        found.append(card_tray("played", "played", NOBODY, played, FIRST_COMMAND, COMMAND_BACK, -1))
    if st.rules.epic and st.turn:
        found.append(card_tray("rack", "rack", NOBODY, st.rack, FIRST_COMMAND, COMMAND_BACK, RACK_BASE))
    found.append(closed_pile("command-deck", "label-command-deck", len(st.deck), COMMAND_BACK))
    found.append(card_tray("pile", "command-discard", NOBODY, st.discard, FIRST_COMMAND, COMMAND_BACK, -1))
    if st.rules.lore:
        found.append(closed_pile("lore-deck", "label-lore-deck", len(st.lore_deck), LORE_BACK))
        found.append(card_tray("pile", "lore-discard", NOBODY, st.lore_discard, FIRST_LORE, LORE_BACK, -1))
    found += laid(st, viewer)
    carried_now = {target for tray in found for piece in tray.pieces for target in piece.targets}
    for asked in st.open_questions():
        if asked.seat == viewer:
            offered = offer(asked, carried_now)
            if offered is not None:
                found.append(offered)
    return tuple(found)


def first_kept(st: Battle, holder: int) -> list[int]:
    """The Lore cards a holder has kept so far of those dealt to him (BL-14.8)."""
    for frame in all_frames(st):
        if isinstance(frame, FirstLore) and frame.holder == holder:
            return [UNKNOWN] * frame.done if frame.kept.value is None else [*frame.kept.value]
    return []


LAID: Final = ("label-left", "label-centre", "label-right", "label-laid-reserve", "label-laid-scouts")
"""What a deployment card holds, in the order in which they are laid (BL-30.4, BL-33.2)."""


def laid(st: Battle, viewer: int) -> list[Tray]:
    """The deployment cards the viewer has put face down to his sections (BL-30.4)."""
    for frame in all_frames(st):
        if isinstance(frame, GuardLane) and frame.seat == viewer and frame.chosen.value:
            cards = frame.chosen.value[: cards_drawn(st)]
            return [
                Tray(
                    f"laid.{viewer}.{number}",
                    "hand",
                    LAID[number],
                    viewer,
                    1,
                    (Piece(f"laid.{card}", FIRST_DEPLOYMENT + card, viewer),),
                    True,
                )
                for number, card in enumerate(cards)
            ]
    return []


def card_tray(kind: TrayKind, name: str, seat: int, cards: list[int], first: int, back: int, base: int) -> Tray:
    """Cards by kind; base is what their targets are counted from, -1 for cards that cannot be pointed at."""
    return counted_tray(
        name, kind, f"label-{name}", seat, faces_of(cards), first, back, "card" if base >= 0 else "", base
    )


def offer(asked: Decision, lying: set[str]) -> Tray | None:
    """What a question offers that lies nowhere on the table: cards drawn, deployment cards, Specialists, Skills."""
    pieces: list[Piece] = []
    part = OFFERED.get(asked.kind)
    if part is None:
        return None
    for pick in asked.options:
        if not isinstance(pick, int) or pick < 0 or f"{part}:{pick}" in lying:
            continue
        number = type_offered(part, pick)
        if number >= 0:
            pieces.append(Piece(f"offer.{part}.{pick}", number, asked.seat, targets=(f"{part}:{pick}",)))
    if not pieces:
        return None
    return Tray(f"offer.{asked.seat}", "offer", "label-offer", asked.seat, len(pieces), tuple(pieces), True)


OFFERED: Final[dict[str, str]] = {
    "keep_first_lore": "card",
    "keep_command": "card",
    "keep_lore": "card",
    "play_as": "card",
    "copy_card": "card",
    "spy_discard": "card",
    "false_orders": "card",
    "guard": "deployment",
    "specialist": "specialist",
    "hero_skill": "skill",
    "hero_artifact": "artifact",
    "hero_equip": "artifact",
    "hero_card": "heroic",
    "hero_gift": "artifact",
    "equip": "artifact",
    "drop_artifact": "artifact",
    "shop": "artifact",
    "keep_artifact": "artifact",
    "return_artifact": "artifact",
    "level_up": "skill",
    "reserve_unit": "type",
    "levy_becomes": "type",
    "special_type": "type",
}
"""The question, and what part of it is laid out."""


def type_offered(part: str, value: int) -> int:
    """The kind of piece that shows a value of a part, -1 if none does."""
    if part == "card":
        if value >= DEJA_BASE:
            return -1
        return FIRST_LORE + value - LORE_BASE if value >= LORE_BASE else FIRST_COMMAND + value % RACK_BASE
    if part == "heroic":
        return FIRST_ARTIFACT + value - ARTIFACT_BASE if value >= ARTIFACT_BASE else FIRST_SKILL + value
    first = {
        "type": 0,
        "deployment": FIRST_DEPLOYMENT,
        "specialist": FIRST_SPECIALIST,
        "skill": FIRST_SKILL,
        "artifact": FIRST_ARTIFACT,
    }
    return first[part] + value


# -- the players -------------------------------------------------------------------------------------------------------


def panel(st: Battle, seat: int) -> Panel:
    """What everybody may know of a seat: banners, cards, Lore, its place in a team (BL-29.22), the Victory track (BL-1.21)."""
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
"""The place of a seat in its team, by pairs of seats (BL-29.22)."""


# -- the question ------------------------------------------------------------------------------------------------------

FOCUS_UNITS: Final[dict[str, tuple[int, ...]]] = {
    "move_how": (0,),
    "move_to": (0,),
    "move_step": (0,),
    "hero_to": (0,),
    "hero_step": (0,),
    "hero_card": (0,),
    "hero_unit": (0,),
    "hero_die": (0,),
    "hero_equip": (0,),
    "steal_what": (0, 1),
    "chest_counts": (0,),
    "fly_to": (0,),
    "breathe_on": (0, 1),
    "passage_to": (0,),
    "spend_step": (0,),
    "call_help": (0, 1),
    "spend_die": (0, 1),
    "ignore_flags": (0,),
    "retreat_to": (0,),
    "retreat_more": (0,),
    "flee_to": (0,),
    "battle_back": (0, 1),
    "gain_ground": (0,),
    "pursue_to": (0,),
    "bonus_target": (0,),
    "summon_at": (0,),
    "neck": (0,),
    "new_neck": (0,),
    "tremor_next": (0,),
    "chain_to": (0,),
    "bolt_flags": (0,),
    "portal_to": (0,),
    "fall_back_to": (0,),
    "play_lore": (1, 2),
    "drop_artifact": (0,),
}
"""Which numbers of a question's context are units that it is about."""


SHEET_QUESTIONS: Final[dict[str, str]] = {
    "council_level": COUNCIL,
    "council_loss": COUNCIL,
    "hero_class": COUNCIL,
    "hero_skill": NEW_HERO,
    "hero_artifact": NEW_HERO,
    "hero_at": NEW_HERO,
}
"""Questions that are about a sheet, by the part of its target."""


def asking(spec: GameSpec[Battle], st: Battle, asked: Decision) -> Question:
    units = [asked.context[i] for i in FOCUS_UNITS.get(asked.kind, ()) if i < len(asked.context)]
    focus = tuple([f"unit:{unit}" for unit in units if 0 <= unit < len(st.pos) and st.pos[unit] >= 0])
    if asked.kind in SHEET_QUESTIONS:
        focus = (f"{SHEET_QUESTIONS[asked.kind]}:{st.rules.holder_of_seat(asked.seat)}", *focus)
    options: tuple[Option, ...] | None = None
    if asked.kind == ATTACK:
        options = tuple([attack_option(spec, st, asked, pick) for pick in asked.options])
    elif asked.kind in (MOVE_TO, MOVE_STEP):
        options = tuple([move_option(spec, st, asked, pick) for pick in asked.options])
    made = question(spec, st, asked, focus, options, shut_buttons(spec, st, asked) if asked.options else ())
    if not asked.options:
        return made
    return replace(made, sights=sights(st, asked), left=still_to_do(st, asked))


def still_to_do(st: Battle, asked: Decision) -> int:
    """How many ordered units have still to move, or to battle (BL-5.1, BL-6.2)."""
    if asked.kind in (MOVE_UNIT, MOVE_TO, MOVE_STEP, MOVE_HOW):
        done = MOVED | MOVE_OVER | HALTED
    elif asked.kind == ATTACK:
        done = BATTLED | NO_BATTLE
    else:
        return 0
    seats = [st.rules.seats[owner] for owner in st.owner]
    return sum(
        [
            1
            for unit, flags in enumerate(st.flags)
            if st.pos[unit] >= 0 and seats[unit] == asked.seat and flags & ORDERED and not flags & done
        ]
    )


FACES_OF_DICE: Final = ("reroll", "hero_die")
"""Questions whose buttons are what the dice show."""


def shut_buttons(spec: GameSpec[Battle], st: Battle, asked: Decision) -> tuple[Closed, ...]:
    """The buttons that are no answer now, but could be one in this adventure for whom it is about."""
    never: set[str] = set()
    if not st.rules.lore:
        never.add("lore")
    if asked.kind == MOVE_HOW:
        if not c.UNIT_DEFS[st.utype[asked.context[0]]].dragon:
            never |= {"fly", "fly-with-breath"}
        if c.ROGUES_DEN not in [kind for _, kind, _ in st.ground.marks]:
            never.add("passage")
        if not any(rule.type == "exit" and rule.camp == st.active & CAMP for rule in st.rules.adventure.rules):
            never.add("leave")
    if asked.kind == BATTLE_BACK and st.utype[asked.context[0]] < c.FIRST_HERO:
        never.add("retreat")
    shut = () if asked.kind in FACES_OF_DICE else closed(spec, st, asked, (WORD,))
    return tuple([each for each in shut if each.target.removeprefix(f"{WORD}:") not in never])


def attack_option(spec: GameSpec[Battle], st: Battle, asked: Decision, pick: Pick) -> Option:
    """An attack with its chances."""
    plain = option(spec, st, asked, pick)
    if isinstance(pick, int) or pick[1] < 0:
        return plain
    likely = chances(st, clash_between(st, pick[0], pick[1]))
    return Option(plain.text, plain.label, plain.targets, plain.figures, plain.odds, likely)


def move_option(spec: GameSpec[Battle], st: Battle, asked: Decision, pick: Pick) -> Option:
    """A hex to move to, lit by what the unit could do there (BL-5.7, BL-5.14)."""
    plain = option(spec, st, asked, pick)
    unit, taken = asked.context[0], asked.context[1] if asked.kind == MOVE_STEP else -1
    if not isinstance(pick, int) or pick == STOP:
        return plain
    return replace(plain, lit="move" if battle_from(st, unit, pick, taken) & NO_BATTLE else "battle")


def sights(st: Battle, asked: Decision) -> tuple[Sight, ...]:
    """For each unit that may shoot now: every enemy within reach, seen or hidden, and by what (BL-6.7, BL-6.11)."""
    if asked.kind != ATTACK:
        return ()
    board = st.ground.board
    camp = st.rules.camp_of_seat(asked.seat)
    found: list[Sight] = []
    for unit, here in enumerate(st.pos):
        if here < 0 or st.owner[unit] & CAMP != camp or why_not_battle(st, unit) is not None:
            continue
        weapon = ranged_weapon(st, unit)
        if weapon < 0 or has_near_enemy(st, unit, here):
            continue
        reach = reach_of(st, unit, weapon)
        for there in st.pos:
            if there < 0 or not 2 <= board.distance[here][there] <= reach or st.owner[st.at[there]] & CAMP == camp:
                continue
            by = blockers(st.ground, st.at, here, there)
            places = tuple([place_of(board, h) for h in by])
            found.append(Sight(place_of(board, here), place_of(board, there), not by, places, "BL-6.11"))
    return tuple(found)


# -- the log -----------------------------------------------------------------------------------------------------------


def told(spec: GameSpec[Battle], before: Battle, events: list[Event], seat: int) -> Told:
    """What a step told a seat. `before` is the state before it as a spectator saw it."""
    where = list(before.pos)
    lines: list[LogLine] = []
    for event in seen_events(events, seat):
        line = line_of(spec, before, event)
        lines.append(LogLine(line.words, line.clause, motion(before, event, where), played_card(event)))
    return Told(tuple(lines), ended_conflicts(before, seen_events(events, NOBODY)))


def line_of(spec: GameSpec[Battle], before: Battle, event: Event) -> LogLine:
    """An event in words; a unit that came into the game in this very step is named by its hex alone."""
    key, args, clause, _ = event
    told_of = paired(spec.event_args.get(key, ()), args) or []
    units = [value for _, kind, value in told_of if kind == "unit" and isinstance(value, int)]
    if all(unit < len(before.utype) for unit in units):
        return log_line(spec, before, event)
    hexes = [value for _, kind, value in told_of if kind == "hex" and isinstance(value, int)]
    hexes += [before.pos[unit] for unit in units if unit < len(before.pos) and before.pos[unit] >= 0]
    where = Arg("text", (), hex_name(hexes[0]), (), (f"hex:{hexes[0]}",)) if hexes else Arg("text")
    return LogLine(Words("event-deployed-new", {"a": where}), clause)


PLAYS: Final = frozenset({"plays", "copies", "plays_lore"})


def played_card(event: Event) -> int:
    """The kind of the card that an event plays, -1 for none; a repeated one is shown by its own face."""
    key, args, _, _ = event
    card = args[1] if key in PLAYS else -1
    return type_offered(*read_card(card)) if isinstance(card, int) and card >= 0 else -1


GOES: Final = frozenset(
    {"moves", "passage", "lands", "retreats", "gains_ground", "pursues", "portal", "summoned", "conjured", "deployed"}
)


def motion(st: Battle, event: Event, where: list[int]) -> Motion | None:
    """Which unit went where; `where` follows the units through the step."""
    key, args, _, _ = event
    if key not in GOES or len(args) < 2:
        return None
    unit, end = args[0], args[1]
    if not isinstance(unit, int) or not isinstance(end, int) or unit >= len(where):
        return None
    board = st.ground.board
    start, where[unit] = where[unit], end
    return Motion(
        st.rules.seats[st.owner[unit]],
        (st.utype[unit],),
        place_of(board, start) if start >= 0 else -1,
        place_of(board, end),
    )

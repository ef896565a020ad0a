"""What BattleLore tells the rest of Sandtable: options, kinds of questions, notation, loading (chapter 34)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from sandtable.core.authoring.editor import Editor
from sandtable.core.content.shelf import compact
from sandtable.core.engine.cards import kinds_of
from sandtable.core.engine.codec import BadSave
from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.events import Event
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.rng import Rng
from sandtable.core.scene.briefing import Briefing
from sandtable.core.scene.scene import Arg, Scene, Told, Words
from sandtable.core.scene.static import Static
from sandtable.core.scene.statistics import Counts
from sandtable.core.spec import BadOption, GameSpec, Options, OptionValue, Phrase, Wording
from sandtable.games.battlelore.call_to_arms.effects import SpecialistPlay
from sandtable.games.battlelore.call_to_arms.muster import GuardChoice, GuardLane, Muster, SetChoice, SetLane
from sandtable.games.battlelore.call_to_arms.specialists import Specialists
from sandtable.games.battlelore.campaign.after_adventure import Aftermath
from sandtable.games.battlelore.campaign.enlisting import Enlist, Guest, Outfit, Recruit, begin_campaign
from sandtable.games.battlelore.campaign.sheets import (
    Sheets,
    document_of,
    name_at,
    read_document,
    read_sheets,
    sheets_text,
)
from sandtable.games.battlelore.combat.attack import Attack, FollowOn
from sandtable.games.battlelore.combat.losses import NeckLoss
from sandtable.games.battlelore.combat.retreat import Retreat
from sandtable.games.battlelore.creatures.entering import ConjureAt, SummonAt
from sandtable.games.battlelore.creatures.tremor import Tremor
from sandtable.games.battlelore.heroes.cards import HERO_WINDOWS, HeroWindow
from sandtable.games.battlelore.heroes.casualties import Check
from sandtable.games.battlelore.heroes.champions import Flight, NewHero
from sandtable.games.battlelore.heroes.combat_cards import Deed
from sandtable.games.battlelore.heroes.effects import CardDie, CardEquip, CardUnits
from sandtable.games.battlelore.heroes.moves import HeroMove
from sandtable.games.battlelore.heroes.quests import Search
from sandtable.games.battlelore.heroes.rewards import Excess
from sandtable.games.battlelore.knowledge import check_sound, redeal
from sandtable.games.battlelore.lore.councils import CouncilLane, Councils, FirstLore, FirstLoreChoice
from sandtable.games.battlelore.lore.frames import Bolt, FallBack, FalseOrders, Portal, Reroll, SpyDiscard
from sandtable.games.battlelore.lore.windows import WINDOWS, LorePlay, Window
from sandtable.games.battlelore.presentation.absence import why_not_asked
from sandtable.games.battlelore.presentation.arguments import EVENT_ARGS, PART_PREFIX, PROMPT_ARGS
from sandtable.games.battlelore.presentation.briefing import briefing
from sandtable.games.battlelore.presentation.course import TALLIES, doer, follows, scores
from sandtable.games.battlelore.presentation.editor import ADVENTURE_EDITOR
from sandtable.games.battlelore.presentation.kinds import KINDS
from sandtable.games.battlelore.presentation.notation import pick_phrase, read_as, tag
from sandtable.games.battlelore.presentation.part_names import part_name
from sandtable.games.battlelore.presentation.refusals import refusal
from sandtable.games.battlelore.presentation.scene import scene
from sandtable.games.battlelore.presentation.scene_log import told
from sandtable.games.battlelore.presentation.scene_static import static_of
from sandtable.games.battlelore.presentation.why import meant, why_not_with
from sandtable.games.battlelore.presentation.why_battles import actions_here
from sandtable.games.battlelore.rules import (
    OPTION_DEFS,
    OWN_ADVENTURE,
    SETUP_FAULT,
    Key,
    adventure_ref,
    faults,
    rules_from,
    rules_of,
)
from sandtable.games.battlelore.sample_options import MORE_SETS
from sandtable.games.battlelore.setup import HeroBalance, Setup, fresh, ground_of
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.adventures import ADVENTURES, CTA_MAP, SCHEMA, adventure_ids, adventure_of
from sandtable.games.battlelore.tables.board import hex_name
from sandtable.games.battlelore.tables.files import text_of
from sandtable.games.battlelore.turn.drawing import LORE_BASE, HandLimit, Keep
from sandtable.games.battlelore.turn.movement import Move, MovePhase
from sandtable.games.battlelore.turn.orders import RACK_BASE, CommandPhase, OrderPhase
from sandtable.games.battlelore.turn.placing import PlaceMark
from sandtable.games.battlelore.turn.turn import ATTACK, CombatPhase, DrawPhase, Turn
from sandtable.games.battlelore.turn.victory import JUDGE

FRAMES: Final[tuple[type[Frame[BattleState]], ...]] = (
    Setup,
    NewHero,
    HeroBalance,
    Guest,
    Enlist,
    Recruit,
    Outfit,
    Excess,
    Aftermath,
    HeroMove,
    HeroWindow,
    CardUnits,
    CardDie,
    CardEquip,
    Deed,
    Check,
    Search,
    Flight,
    Muster,
    SetChoice,
    SetLane,
    GuardChoice,
    GuardLane,
    Specialists,
    SpecialistPlay,
    Councils,
    CouncilLane,
    FirstLoreChoice,
    FirstLore,
    PlaceMark,
    Turn,
    CommandPhase,
    OrderPhase,
    MovePhase,
    Move,
    CombatPhase,
    DrawPhase,
    Attack,
    FollowOn,
    Tremor,
    Retreat,
    NeckLoss,
    Window,
    LorePlay,
    Bolt,
    Reroll,
    Portal,
    FallBack,
    SpyDiscard,
    FalseOrders,
    Keep,
    HandLimit,
    ConjureAt,
    SummonAt,
)
ALL_WINDOWS: Final[tuple[str, ...]] = (*WINDOWS.values(), *HERO_WINDOWS.values())
REVEALS: Final[tuple[str, ...]] = ("sees_hand",)
TOPICS: Final[tuple[str, ...]] = ("hand", "forces", "discards", "key", "heroes")


def sheets_fault(what: str) -> Words:
    """Which entry of character sheets cannot be, or that they cannot be read at all."""
    path = what.removeprefix("option sheets: ").partition(":")[0]
    if not path.startswith("heroes"):
        return Words("refused-sheets-file")
    return Words("refused-sheets-entry", {"x": Arg("text", text=path.split()[0])})


PHASE_ASKS: Final[dict[str, str]] = {
    "phase-command": "play_command",
    "phase-order": "order_unit",
    "phase-move": "move_unit",
    "phase-combat": "attack",
}

SETTINGS: Final = 10
"""How many parts the settings of a saved table have (`rules.Key`)."""


class BattleLore(GameSpec[BattleState]):
    name = "battlelore"
    prefix = "BL"
    rules_version = "4"
    finished = True
    players = (2, 6)
    option_defs = OPTION_DEFS
    kinds = KINDS
    windows = ALL_WINDOWS
    frames = FRAMES

    def check_options(self, players: int, options: Options) -> Options:
        """All options; an adventure of one's own is refused with what is wrong in it."""
        checked = super().check_options(players, options)
        if checked[OWN_ADVENTURE]:
            adventure = ADVENTURES.brought(OWN_ADVENTURE, str(options[OWN_ADVENTURE]), "BL-34.13")
        else:
            adventure = adventure_of(adventure_ref(checked))
        rules_from(adventure, players, checked)
        try:
            read_sheets(str(checked["sheets"]))
        except BadOption as err:
            raise BadOption(str(err), sheets_fault(str(err)), "BL-34.4") from None
        return checked

    def why_not_option(self, players: int, options: Options, name: str, value: OptionValue) -> BadOption | None:
        """What is wrong with this value: of several faults one that this option has a part in."""
        wrong = super().why_not_option(players, options, name, value)
        if wrong is None or wrong.said is None or not wrong.said.key.startswith(SETUP_FAULT):
            return wrong  # nothing, or a value that cannot be at all
        checked = super().check_options(players, {**options, name: value})
        found = faults(adventure_of(adventure_ref(checked)), players, checked)
        return next((fault for names, fault in found if name in names), wrong)

    def has_windows(self, st: BattleState) -> bool:
        """In a Lore adventure, and where Heroes take part."""
        return st.rules.lore or bool(st.sheets)

    def takes_back(self, options: Options) -> bool:
        """Moves are taken back until something is revealed, or never (BL-34.9)."""
        return options["undo_reveal"] == "on"

    def begin(self, players: int, options: Options, rng: Rng) -> BattleState:
        rules = rules_from(adventure_of(adventure_ref(options)), players, options)
        st = fresh(rules, rng)
        if rules.campaign:
            begin_campaign(st, read_sheets(str(options["sheets"])))
        st.push(Setup())
        return st

    def sequel(self, st: BattleState) -> Options | None:
        """The next adventure of a campaign takes over the character sheets as this one left them (BL-27.14)."""
        if st.saga is None or st.result is None:
            return None
        text = sheets_text(Sheets(st.saga.chapter, st.saga.roster))
        return {"heroes": "on", "campaign": "on", "sheets": text}

    def sequel_document(self, options: Options) -> dict[str, object]:
        return document_of(read_sheets(str(options["sheets"])))

    def sequel_options(self, document: object) -> Options:
        return {"heroes": "on", "campaign": "on", "sheets": sheets_text(read_document(document))}

    def table(self, players: int, rng: Rng, settings: object) -> BattleState:
        if not isinstance(settings, tuple) or len(settings) != SETTINGS or settings[1] != players:
            raise BadSave(f"saved state: the settings are not those of a table of {players} players")
        rules = rules_of(cast(Key, settings))
        st = BattleState(players, rng, rules, ground_of(rules))
        st.referee = JUDGE
        return st

    def redeal(self, seen: BattleState, seed: int) -> BattleState:
        return redeal(seen, seed)

    def check_sound(self, st: BattleState) -> None:
        check_sound(st)

    def why_not(self, st: BattleState, seat: int, target: Target, given: tuple[Target, ...] = ()) -> list[str]:
        asked = st.asked(seat)
        if self.offers(asked, target, given):
            return []
        return why_not_with(st, asked, self.kinds[asked.kind].parts, target, given)

    def why_not_asked(self, st: BattleState, seat: int, kind: str) -> list[str]:
        return why_not_asked(st, seat, kind)

    def refusal(
        self, st: BattleState, seat: int, target: Target, clause: str, given: tuple[Target, ...] = ()
    ) -> Words | None:
        return refusal(self, st, seat, target, clause, given)

    def meant(self, st: BattleState, asked: Decision, target: Target, given: tuple[Target, ...] = ()) -> Target:
        """A unit and its hex stand for each other where only one of them is an answer."""
        found = [] if self.offers(asked, target, given) else meant(st, asked, target)
        return next((each for each in found if self.offers(asked, each, given)), target)

    def targets(self, st: BattleState) -> list[Target]:
        """All hexes, the units on them, and the cards of whoever is asked."""
        asked = st.decision
        if asked is None:
            return []
        found: list[Target] = [("hex", h) for h in st.ground.board.hexes]
        found += [("unit", unit) for unit, h in enumerate(st.pos) if h >= 0]
        holder = st.rules.holder_of_seat(asked.seat)
        if holder >= 0:
            found += [("card", card) for card in kinds_of(st.hands[holder])]
            found += [("card", LORE_BASE + card) for card in kinds_of(st.lore[holder])]
        if "card" in self.kinds[asked.kind].parts and st.rack:
            found += [("card", RACK_BASE + card) for card in sorted(set(st.rack))]
        if asked.kind == ATTACK:
            found += [("target", action) for action in actions_here(st)]
        return found

    def part_name(self, st: BattleState, part: str, value: int) -> str:
        return part_name(part, value)

    def option_sets(self) -> list[tuple[int, Options]]:
        """Every adventure, every mode, every option value. Random play is aimless, so the number of turns is limited."""
        sets: list[tuple[int, Options]] = []
        for name in adventure_ids():
            if adventure_of(name).mode == CTA_MAP:
                sets.append((2, {"adventure": name, "deployment": "organised", "mode": "lore", "turn_limit": 10}))
                sets.append((2, {"adventure": name, "deployment": "impromptu", "turn_limit": 20}))
            else:
                sets.append((2, {"adventure": name, "turn_limit": 25}))
        for players, name, more in MORE_SETS:
            sets.append((players, {"adventure": name, "turn_limit": 25, **more}))
        sets.append((2, {OWN_ADVENTURE: compact(self.example()), "turn_limit": 25}))
        return sets

    def example(self) -> str:
        return text_of("example-adventure.json")

    # -- words and the terminal ----------------------------------------------------------------------------------------

    event_args = EVENT_ARGS
    tallies: Mapping[str, Counts] = TALLIES
    prompt_args = PROMPT_ARGS
    part_prefix = PART_PREFIX
    reveals = REVEALS
    own_content = OWN_ADVENTURE
    own_schema = SCHEMA
    editor: Editor | None = ADVENTURE_EDITOR
    phase_asks: Mapping[str, str] = PHASE_ASKS
    topics = TOPICS

    def proper_name(self, st: BattleState, part: str, value: int) -> str:
        if part == "sheet":
            rows = [] if st.saga is None else st.saga.roster
            return rows[value][0] if value < len(rows) else f"#{value + 1}"
        if part == "name":
            return name_at(value)
        return hex_name(value) if part == "hex" else ""

    def read_as(self, st: BattleState, part: str, value: int) -> tuple[str, int]:
        return read_as(st, part, value)

    def tag(self, st: BattleState, part: str, value: int) -> str:
        return tag(st, part, value)

    def pick_phrase(self, st: BattleState, asked: Decision, option: Pick) -> Phrase | None:
        return pick_phrase(st, asked, option)

    # -- the browser ---------------------------------------------------------------------------------------------------

    def briefing(self, options: Options, players: int) -> Briefing | None:
        return briefing(options, players)

    def static_scene(self, options: Options, players: int) -> Static:
        return static_of(options, players)

    def scene(self, seen: BattleState, seat: int) -> Scene:
        return scene(self, seen, seat)

    def told(self, before: BattleState, events: list[Event], seat: int) -> Told:
        return told(self, before, events, seat)

    def scores(self, st: BattleState) -> tuple[int, ...]:
        return scores(st)

    def doer(self, st: BattleState, event: Event) -> int:
        return doer(st, event)

    def follows(self, options: Options) -> Options | None:
        return follows(options)

    def board_text(
        self, seen: BattleState, seat: int, words: Wording, width: int, height: int, marks: Mapping[Target, str]
    ) -> object:
        # drawing needs rich, which playing and searching do not
        from sandtable.games.battlelore.presentation.terminal import board_text

        return board_text(seen, seat, words, width, height, marks)

    def table_text(self, seen: BattleState, seat: int, topic: str, words: Wording, width: int) -> object | None:
        from sandtable.games.battlelore.presentation.terminal import table_text

        return table_text(seen, seat, topic, words, width)


SPEC: Final = BattleLore()

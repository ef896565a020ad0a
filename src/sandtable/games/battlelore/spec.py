"""The rules side of BattleLore's `GameSpec`: options, kinds of questions, frames, loading (chapter 34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from sandtable.core.content.collection import compact
from sandtable.core.engine.actions import Actions
from sandtable.core.engine.codec import BadSave
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.observation import Observation
from sandtable.core.engine.options import BadOption, Options, OptionValue
from sandtable.core.engine.rng import Rng
from sandtable.core.game.notation import Notation
from sandtable.core.game.spec import GameSpec
from sandtable.core.text.message import Arg, Message
from sandtable.games.battlelore.call_to_arms.deployment import GuardChoice, GuardLane, Muster, SetChoice, SetLane
from sandtable.games.battlelore.call_to_arms.effects import SpecialistPlay
from sandtable.games.battlelore.call_to_arms.specialists import Specialists
from sandtable.games.battlelore.campaign.after_adventure import Aftermath
from sandtable.games.battlelore.campaign.enlisting import Enlist, Guest, Outfit, Recruit, begin_campaign
from sandtable.games.battlelore.campaign.sheets import (
    Sheets,
    document_of,
    read_document,
    read_sheets,
    sheets_text,
)
from sandtable.games.battlelore.combat.attack import Attack
from sandtable.games.battlelore.combat.follow_on import FollowOn
from sandtable.games.battlelore.combat.losses import NeckLoss
from sandtable.games.battlelore.combat.retreat import Retreat
from sandtable.games.battlelore.creatures.entering import ConjureAt, SummonAt
from sandtable.games.battlelore.creatures.tremor import Tremor
from sandtable.games.battlelore.heroes.cards import HERO_WINDOWS, HeroWindow
from sandtable.games.battlelore.heroes.casualties import Check
from sandtable.games.battlelore.heroes.champions import NewHero
from sandtable.games.battlelore.heroes.combat_cards import Deed
from sandtable.games.battlelore.heroes.effects import CardDie, CardEquip, CardUnits
from sandtable.games.battlelore.heroes.flight import Flight
from sandtable.games.battlelore.heroes.moves import HeroMove
from sandtable.games.battlelore.heroes.quests import Search
from sandtable.games.battlelore.heroes.rewards import Excess
from sandtable.games.battlelore.kinds import KINDS
from sandtable.games.battlelore.knowledge import check_sound, redeal
from sandtable.games.battlelore.lore.councils import CouncilLane, Councils, FirstLore, FirstLoreChoice
from sandtable.games.battlelore.lore.frames import Bolt, FallBack, FalseOrders, Portal, Reroll, SpyDiscard
from sandtable.games.battlelore.lore.windows import WINDOWS, LorePlay, Window
from sandtable.games.battlelore.notation import BattleLoreNotation
from sandtable.games.battlelore.observation import make_actions, make_observation
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
from sandtable.games.battlelore.tables.files import text_of
from sandtable.games.battlelore.turn.drawing import HandLimit, Keep
from sandtable.games.battlelore.turn.movement import Move, MovePhase
from sandtable.games.battlelore.turn.orders import CommandPhase, OrderPhase
from sandtable.games.battlelore.turn.placing import PlaceMark
from sandtable.games.battlelore.turn.turn import CombatPhase, DrawPhase, Turn
from sandtable.games.battlelore.turn.victory import JUDGE

if TYPE_CHECKING:
    from sandtable.core.game.presentation import Presentation

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


def sheets_fault(what: str) -> Message:
    """The message for character sheets with an invalid entry, or that cannot be read at all."""
    path = what.removeprefix("option sheets: ").partition(":")[0]
    if not path.startswith("heroes"):
        return Message("refused-sheets-file")
    return Message("refused-sheets-entry", {"x": Arg("text", text=path.split()[0])})


SETTINGS: Final = 10
"""The number of parts in the settings of a saved table (`rules.Key`)."""

DAILY_TURNS: Final = 14
"""Turns of both camps together (BL-34.10)."""


class BattleLore(GameSpec[BattleState]):
    name = "battlelore"
    prefix = "BL"
    rules_version = "4"
    finished = True
    daily_choices = 84
    players = (2, 6)
    option_defs = OPTION_DEFS
    kinds = KINDS
    windows = ALL_WINDOWS
    frames = FRAMES
    reveals = REVEALS
    own_content = OWN_ADVENTURE
    own_schema = SCHEMA

    def make_notation(self) -> Notation[BattleState]:
        return BattleLoreNotation(self.kinds)

    def make_observation(self) -> Observation:
        return make_observation()

    def make_actions(self) -> Actions:
        return make_actions(self.kinds)

    def make_presentation(self) -> Presentation[BattleState]:
        from sandtable.games.battlelore.presentation.presentation import BattleLorePresentation

        return BattleLorePresentation(self)

    def check_options(self, players: int, options: Options) -> Options:
        """Check all options; an invalid custom adventure is refused with its faults."""
        checked = super().check_options(players, options)
        if checked[OWN_ADVENTURE]:
            adventure = ADVENTURES.from_option(OWN_ADVENTURE, str(options[OWN_ADVENTURE]), "BL-34.13")
        else:
            adventure = adventure_of(adventure_ref(checked))
        rules_from(adventure, players, checked)
        try:
            read_sheets(str(checked["sheets"]))
        except BadOption as err:
            raise BadOption(str(err), sheets_fault(str(err)), "BL-34.4") from None
        return checked

    def why_not_option(self, players: int, options: Options, name: str, value: OptionValue) -> BadOption | None:
        """The fault of this value; if there are several, one that involves this option."""
        wrong = super().why_not_option(players, options, name, value)
        if wrong is None or wrong.said is None or not wrong.said.key.startswith(SETUP_FAULT):
            return wrong  # no fault, or a value that is never valid
        checked = super().check_options(players, {**options, name: value})
        found = faults(adventure_of(adventure_ref(checked)), players, checked)
        return next((fault for names, fault in found if name in names), wrong)

    def has_windows(self, st: BattleState) -> bool:
        """True in a Lore adventure or with Heroes."""
        return st.rules.lore or bool(st.sheets)

    def takes_back(self, options: Options) -> bool:
        """Picks can be undone until new information is revealed, or never (BL-34.9)."""
        return options["undo_reveal"] == "on"

    def begin(self, players: int, options: Options, rng: Rng) -> BattleState:
        rules = rules_from(adventure_of(adventure_ref(options)), players, options)
        st = fresh(rules, rng)
        if rules.campaign:
            begin_campaign(st, read_sheets(str(options["sheets"])))
        st.push(Setup())
        return st

    def sequel(self, st: BattleState) -> Options | None:
        """The options for the next adventure of a campaign, with the character sheets as this one left them (BL-27.14)."""
        if st.campaign is None or st.result is None:
            return None
        text = sheets_text(Sheets(st.campaign.chapter, st.campaign.roster))
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

    def daily(self, rng: Rng) -> Options:
        """An adventure on a standard board, without Lore and with few turns."""
        found = [name for name in adventure_ids() if adventure_of(name).mode != CTA_MAP and not adventure_of(name).epic]
        return {"adventure": found[rng.below(len(found))], "mode": "medieval", "turn_limit": DAILY_TURNS}

    def option_sets(self) -> list[tuple[int, Options]]:
        """Every adventure, mode and option value. Random play rarely ends a game, so the number of turns is limited."""
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

    def follows(self, options: Options) -> Options | None:
        """The next adventure of the same kind in the order of the books; None after a custom one."""
        own, name = options.get(OWN_ADVENTURE), str(options.get("adventure", ""))
        ids = adventure_ids()
        if own or name not in ids:
            return None
        mode = adventure_of(name).mode
        later = [other for other in ids[ids.index(name) + 1 :] if adventure_of(other).mode == mode]
        return {"adventure": later[0]} if later else None


SPEC: Final = BattleLore()

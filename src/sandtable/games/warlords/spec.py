"""The rules side of Warlords' `GameSpec`: options, kinds of questions, frames, loading (chapters 3 and 25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core.engine.actions import Actions
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.kinds import FROM, HOW, TO, Kind
from sandtable.core.engine.observation import Observation
from sandtable.core.engine.options import BadOption, OptionDef, Options, OptionValue
from sandtable.core.engine.rng import Rng
from sandtable.core.game.notation import Notation
from sandtable.core.game.spec import GameSpec
from sandtable.core.text.message import Arg, Message, key_of, message_arg, number_arg
from sandtable.games.warlords.battle.aftermath import Aftermath, Avenge, Deny, Promote
from sandtable.games.warlords.battle.assault import Assault
from sandtable.games.warlords.battle.conquest import Conquest
from sandtable.games.warlords.battle.field import FieldBattle
from sandtable.games.warlords.battle.launching import Battles, Interception, Launch, OnGround
from sandtable.games.warlords.battle.losses import Lane, Losses
from sandtable.games.warlords.deck_building.text_form import MAX_TEXT
from sandtable.games.warlords.effects import diplomacy as diplomacy  # registers its keywords
from sandtable.games.warlords.effects import spells as spells  # registers its keywords
from sandtable.games.warlords.effects.choice import Choice
from sandtable.games.warlords.effects.played import Played
from sandtable.games.warlords.effects.sacrifice import Sacrifice
from sandtable.games.warlords.knowledge import check_sound, redeal
from sandtable.games.warlords.notation import WarlordsNotation
from sandtable.games.warlords.observation import make_actions, make_observation
from sandtable.games.warlords.rules import DECK_OPTIONS, TRUCE_OF_SCENARIO, Rules, chosen_deck
from sandtable.games.warlords.sample_options import option_sets
from sandtable.games.warlords.setup import Setup, Start
from sandtable.games.warlords.state import END, State, empty_table
from sandtable.games.warlords.steps.calamities import Calamities, Retests, Striking
from sandtable.games.warlords.steps.casting import Casting
from sandtable.games.warlords.steps.castles import Castles
from sandtable.games.warlords.steps.exploring import Exploring, Hazards, Search
from sandtable.games.warlords.steps.ground import CounterMarch, Ground, Laid
from sandtable.games.warlords.steps.heroes import Heroes
from sandtable.games.warlords.steps.marching import Marching
from sandtable.games.warlords.steps.revenue import Revenue
from sandtable.games.warlords.steps.ruins import Ruins
from sandtable.games.warlords.steps.wrap_up import WrapUp
from sandtable.games.warlords.tables.decks import DECK_IDS
from sandtable.games.warlords.tables.scenarios import SCENARIO_IDS, SCENARIOS
from sandtable.games.warlords.turn import Rounds, Turn

if TYPE_CHECKING:
    from sandtable.core.game.presentation import Presentation

KINDS: Final[dict[str, Kind]] = {
    "direction": Kind(("way",)),
    "role": Kind(("role",)),
    "take": Kind(("card",), {END: "end"}),
    "take_for": Kind(("card", "place"), {END: "end"}, roles=(FROM, TO)),
    "castles": Kind(("card",), {END: "end"}, roles=(FROM,)),
    "heroes": Kind(("card", "place"), {END: "end"}, roles=(FROM, TO)),
    "starve": Kind(("card",)),
    "spend": Kind(("deed", "card", "place"), {END: "end"}, roles=(HOW, FROM, TO)),
    "name_player": Kind(("seat",)),
    "name_place": Kind(("place",)),
    "name_card": Kind(("card",)),
    "name_army": Kind(("card", "place")),
    "name_pair": Kind(("place", "place")),
    "name_armies": Kind(("card",)),
    "shelter": Kind(("place",)),
    "spy_discard": Kind(("card",)),
    "tribute": Kind(("card",)),
    "from_pile": Kind(("card",)),
    "crumble": Kind(("card",)),
    "ground_step": Kind(("card", "place"), {END: "end"}, roles=(FROM, TO)),
    "counter": Kind(("card",), {END: "pass"}, roles=(FROM,)),
    "calamities": Kind(("card", "place"), {END: "end"}, roles=(FROM, TO)),
    "calamity_loss": Kind(("card",)),
    "move_calamity": Kind(("place",), roles=(TO,)),
    "retest": Kind(("place",)),
    "cast": Kind(("card", "card"), {END: "end"}, roles=(FROM, TO)),
    "sacrifice": Kind(("card",)),
    "march": Kind(("deed", "card", "place"), {END: "end"}, roles=(HOW, FROM, TO)),
    "battles": Kind(("place", "place"), {END: "end"}, roles=(FROM, TO)),
    "attack": Kind(("attack", "card")),
    "second_card": Kind(("card",)),
    "ground": Kind(("card",), {END: "pass"}, roles=(FROM,)),
    "intercept": Kind(("place", "card"), {END: "pass"}),
    "losses": Kind(("card",)),
    "ambush_effect": Kind(("card",), {END: "hit"}),
    "ambush_loss": Kind(("card",)),
    "detach": Kind(("card",), {END: "none"}),
    "pillage_pick": Kind(("card",), {END: "none"}),
    "promote": Kind(("card",), {END: "pass"}, roles=(FROM,)),
    "deny": Kind(("card",), {END: "pass"}, roles=(FROM,)),
    "avenge": Kind(("card",), {END: "pass"}, roles=(FROM,)),
    "victim": Kind(("card", "place")),
    "explore": Kind(("place", "card", "card"), {END: "end"}, roles=(FROM, TO, HOW)),
    "hazard": Kind(("card",), {END: "pass"}, roles=(FROM,)),
    "ruins": Kind(("card", "place"), {END: "end"}, roles=(FROM, TO)),
    "wrap_up": Kind(("card",), {END: "end"}),
}
"""One row for each question of chapter 25."""

OPTIONS: Final[tuple[OptionDef, ...]] = (
    OptionDef("scenario", SCENARIO_IDS[0], SCENARIO_IDS, clause="WL-4.13"),
    *[OptionDef(name, "", clause="WL-4.1", most=MAX_TEXT, named=DECK_IDS) for name in DECK_OPTIONS],
    OptionDef("deck_rules", "strict", ("strict", "free"), clause="WL-3.8"),
    OptionDef("checked_cards", "discard", ("discard", "under_deck"), clause="WL-3.9"),
    OptionDef("forced_setup", "off", ("off", "on"), clause="WL-3.10"),
    OptionDef("for_keeps", "off", ("off", "on"), clause="WL-3.11"),
    OptionDef("truce", TRUCE_OF_SCENARIO, low=TRUCE_OF_SCENARIO, high=20, clause="WL-3.12"),
    OptionDef("after_interception", "goes_on", ("goes_on", "ends"), clause="WL-3.13"),
)

WINDOWS: Final[tuple[str, ...]] = ("counter", "terrain", "interception", "promotion", "denial", "revenge", "hazard")
"""The reaction windows in the order of a turn (WL-25.9)."""


REVEALS: Final[tuple[str, ...]] = ("looked",)

FRAMES: Final[tuple[type[Frame[State]], ...]] = (
    Setup,
    Start,
    Rounds,
    Turn,
    Castles,
    Heroes,
    Revenue,
    Played,
    Ground,
    Laid,
    CounterMarch,
    Calamities,
    Striking,
    Retests,
    Casting,
    Choice,
    Sacrifice,
    Marching,
    Battles,
    Launch,
    OnGround,
    Interception,
    FieldBattle,
    Assault,
    Conquest,
    Losses,
    Lane,
    Aftermath,
    Promote,
    Deny,
    Avenge,
    Exploring,
    Search,
    Hazards,
    Ruins,
    WrapUp,
)


def check_deck(players: int, checked: Options, name: str) -> None:
    """Check the deck of one option, with the chosen scenario and deck rules (WL-3.8, WL-4.1)."""
    seat = DECK_OPTIONS.index(name)
    if seat < players:
        chosen_deck(seat, checked, SCENARIOS[SCENARIO_IDS.index(str(checked["scenario"]))])
    elif checked[name]:
        said = Message("refused-setup-deck", {"n": number_arg(seat + 1)})
        raise BadOption(f"option {name}: there is no player {seat + 1} to bring a deck (WL-4.1)", said)


DAILY_SCENARIOS: Final = ("first-conquest", "great-siege")


class Warlords(GameSpec[State]):
    name = "warlords"
    prefix = "WL"
    rules_version = "2"
    finished = True
    daily_choices = 37
    players = (2, 4)
    option_defs = OPTIONS
    kinds = KINDS
    reveals = REVEALS
    windows = WINDOWS
    frames = FRAMES

    def make_notation(self) -> Notation[State]:
        return WarlordsNotation(self.kinds)

    def make_observation(self) -> Observation:
        return make_observation()

    def make_actions(self) -> Actions:
        return make_actions(self.kinds)

    def make_presentation(self) -> Presentation[State]:
        from sandtable.games.warlords.presentation.presentation import WarlordsPresentation

        return WarlordsPresentation(self)

    def check_options(self, players: int, options: Options) -> Options:
        checked = super().check_options(players, options)
        scenario = SCENARIOS[SCENARIO_IDS.index(str(checked["scenario"]))]
        if players not in scenario.players:
            allowed = ", ".join([str(number) for number in scenario.players])
            about = {"list": Arg("numbers", scenario.players), "n": number_arg(players)}
            said = Message("refused-setup-scenario", {"s": message_arg(key_of("scenario", scenario.id)), **about})
            raise BadOption(f"option scenario: {scenario.id} is for {allowed} players, not {players} (WL-1.1)", said)
        for name in DECK_OPTIONS:
            check_deck(players, checked, name)
        return checked

    def why_not_option(self, players: int, options: Options, name: str, value: OptionValue) -> BadOption | None:
        """The fault of this value; a fault of the deck in question comes before faults of the table that do not depend
        on it.
        """
        wrong = super().why_not_option(players, options, name, value)
        decks = [name] if name in DECK_OPTIONS else list(DECK_OPTIONS) if name == "deck_rules" else []
        if wrong is None or not decks:
            return wrong
        try:
            checked = super().check_options(players, {**options, name: value})
            for deck in decks:
                check_deck(players, checked, deck)
        except BadOption as err:
            return err
        return wrong

    def begin(self, players: int, options: Options, rng: Rng) -> State:
        st = empty_table(Rules(players, options), rng)
        st.push(Setup())
        return st

    def table(self, players: int, rng: Rng, settings: object) -> State:
        return State(players, rng, Rules(players, self.loaded_options(players, settings)))

    def redeal(self, seen: State, seed: int) -> State:
        return redeal(seen, seed)

    def check_sound(self, st: State) -> None:
        check_sound(st)

    def daily(self, rng: Rng) -> Options:
        """One of the short scenarios, with two starter decks."""
        decks = list(DECK_IDS)
        found: Options = {"scenario": DAILY_SCENARIOS[rng.below(len(DAILY_SCENARIOS))]}
        for option in DECK_OPTIONS[: self.players[0]]:
            found[option] = decks.pop(rng.below(len(decks)))
        return found

    def option_sets(self) -> list[tuple[int, Options]]:
        return option_sets()


SPEC: Final = Warlords()

"""What Warlords tells the rest of Sandtable: options, kinds of questions, notation, loading (chapters 3 and 25)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sandtable.core.authoring.workshop import Workshop
from sandtable.core.engine.cards import face_of
from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.events import Event
from sandtable.core.engine.frames import Frame, Window
from sandtable.core.engine.kinds import FROM, HOW, TO, Kind
from sandtable.core.engine.rng import Rng
from sandtable.core.scene.briefing import Briefing
from sandtable.core.scene.scene import Arg, Scene, Told, Words, number, word
from sandtable.core.scene.static import Static
from sandtable.core.scene.statistics import Counts
from sandtable.core.spec import BadOption, GameSpec, OptionDef, Options, OptionValue, Phrase, Wording
from sandtable.core.text.message import key_of
from sandtable.games.warlords.asking import why_not_asked
from sandtable.games.warlords.battle.aftermath import Aftermath, Avenge, Deny, Promote
from sandtable.games.warlords.battle.assault import Assault
from sandtable.games.warlords.battle.attacks import ATTACK_NAMES
from sandtable.games.warlords.battle.conquest import Conquest
from sandtable.games.warlords.battle.field import FieldBattle
from sandtable.games.warlords.battle.launching import Battles, Interception, Launch, OnGround
from sandtable.games.warlords.battle.losses import Lane, Losses
from sandtable.games.warlords.board import NOWHERE
from sandtable.games.warlords.card_actions import DEED_IDS
from sandtable.games.warlords.deck_building.text_form import MOST_TEXT
from sandtable.games.warlords.effects import diplomacy as diplomacy  # registers its keywords
from sandtable.games.warlords.effects import spells as spells  # registers its keywords
from sandtable.games.warlords.effects.choice import Choice
from sandtable.games.warlords.effects.played import Played, named_by
from sandtable.games.warlords.effects.sacrifice import Sacrifice
from sandtable.games.warlords.knowledge import check_sound, redeal
from sandtable.games.warlords.presentation.briefing import briefing
from sandtable.games.warlords.presentation.course import TALLIES
from sandtable.games.warlords.presentation.notation import EVENT_ARGS, PART_PREFIX, PROMPT_ARGS, pick_phrase, tag
from sandtable.games.warlords.presentation.refusals import refusal
from sandtable.games.warlords.presentation.scene import scene, told
from sandtable.games.warlords.presentation.scenery import static_of
from sandtable.games.warlords.presentation.workshop import WORKSHOP
from sandtable.games.warlords.reasons import is_held
from sandtable.games.warlords.rules import DECK_OPTIONS, TRUCE_OF_SCENARIO, Rules, chosen_deck
from sandtable.games.warlords.sample_options import option_sets
from sandtable.games.warlords.setup import Setup, Start
from sandtable.games.warlords.state import END, State, fresh
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
from sandtable.games.warlords.tables.cards import NO_CARD, OUTCOME_IDS, TYPE_IDS, def_of, owner_of
from sandtable.games.warlords.tables.scenarios import ROLE_IDS, SCENARIO_IDS, SCENARIOS
from sandtable.games.warlords.tables.statuses import STATUS_IDS
from sandtable.games.warlords.tables.titles import slug
from sandtable.games.warlords.turn import WAY_IDS, Rounds, Turn

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

SETS: Final = frozenset(["losses", "name_armies"])
"""The questions whose options are sets of cards."""

SIDE_IDS: Final = ("attacker", "defender")

OPTIONS: Final[tuple[OptionDef, ...]] = (
    OptionDef("scenario", SCENARIO_IDS[0], SCENARIO_IDS, clause="WL-4.13"),
    *[OptionDef(name, "", clause="WL-4.1", most=MOST_TEXT) for name in DECK_OPTIONS],
    OptionDef("deck_rules", "strict", ("strict", "free"), clause="WL-3.8"),
    OptionDef("checked_cards", "discard", ("discard", "under_deck"), clause="WL-3.9"),
    OptionDef("forced_setup", "off", ("off", "on"), clause="WL-3.10"),
    OptionDef("for_keeps", "off", ("off", "on"), clause="WL-3.11"),
    OptionDef("truce", TRUCE_OF_SCENARIO, low=TRUCE_OF_SCENARIO, high=20, clause="WL-3.12"),
    OptionDef("after_interception", "goes_on", ("goes_on", "ends"), clause="WL-3.13"),
)

WINDOWS: Final[tuple[str, ...]] = ("counter", "terrain", "interception", "promotion", "denial", "revenge", "hazard")
"""The reaction windows in the order of a turn (WL-25.9)."""

TOPICS: Final[tuple[str, ...]] = ("hand", "forces", "discards", "key")
"""What a player at a terminal may ask to look at."""

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


PART_IDS: Final[dict[str, Sequence[str]]] = {
    "deed": DEED_IDS,
    "way": WAY_IDS,
    "condition": STATUS_IDS,
    "side": SIDE_IDS,
    "attack": ATTACK_NAMES,
    "role": ROLE_IDS,
    "outcome": OUTCOME_IDS,
    "type": TYPE_IDS,
}

PHASE_ASKS: Final[dict[str, str]] = {
    "phase-castles": "castles",
    "phase-heroes": "heroes",
    "phase-revenue": "spend",
    "phase-ground": "ground_step",
    "phase-calamities": "calamities",
    "phase-spells": "cast",
    "phase-march": "march",
    "phase-battles": "battles",
    "phase-explore": "explore",
    "phase-ruins": "ruins",
    "phase-wrap-up": "wrap_up",
}


ONE_OF_EACH: Final[dict[str, str]] = {
    "take_for": "WL-27.1",
    "ground_step": "WL-10.1",
    "calamities": "WL-11.2",
    "battles": "WL-14.10",
    "attack": "WL-14.32",
    "explore": "WL-20.5",
    "cast": "WL-12.1",
}
"""The clause by which an answer names one thing of a kind, where a step has one of its own; else one comes after the other."""


def is_elsewhere(st: State, asked: Decision, target: Target) -> bool:
    """Is it a card that goes to no place, since it is neither held nor linked, or no March card to give up?"""
    part, card = target
    if part != "card" or is_held(st, asked.seat, card) or asked.kind in ("take", "take_for", "cast"):
        return False
    return asked.kind == "march" or st.place_with(card) == NOWHERE


def check_deck(players: int, checked: Options, name: str) -> None:
    """The deck of one option, in the scenario and by the rules that are chosen (WL-3.8, WL-4.1)."""
    seat = DECK_OPTIONS.index(name)
    if seat < players:
        chosen_deck(seat, checked, SCENARIOS[SCENARIO_IDS.index(str(checked["scenario"]))])
    elif checked[name]:
        said = Words("refused-setup-deck", {"n": number(seat + 1)})
        raise BadOption(f"option {name}: there is no player {seat + 1} to bring a deck (WL-4.1)", said)


def cards_in_sight(st: State, asked: Decision) -> set[int]:
    """Cards linked to places, in ruins, in the asked player's hand and treasures, in the setup those of the player's deck."""
    cards = {face_of(card) for card in st.hands[asked.seat] if card >= 0}
    cards.update(st.treasures[asked.seat])
    for place, head in enumerate(st.head):
        if head != NO_CARD:
            cards.update(st.linked(place))
    for ruins in st.ruins:
        cards.update(ruins)
    if asked.kind in ("take", "take_for"):
        cards.update(st.rules.decks[asked.seat])
    return cards


class Warlords(GameSpec[State]):
    name = "warlords"
    prefix = "WL"
    rules_version = "2"
    finished = True
    players = (2, 4)
    option_defs = OPTIONS
    kinds = KINDS
    event_args = EVENT_ARGS
    tallies: Mapping[str, Counts] = TALLIES
    prompt_args = PROMPT_ARGS
    part_ids: Mapping[str, Sequence[str]] = PART_IDS
    part_prefix = PART_PREFIX
    reveals = REVEALS
    windows = WINDOWS
    phase_asks: Mapping[str, str] = PHASE_ASKS
    topics = TOPICS
    frames = FRAMES
    workshop: Workshop | None = WORKSHOP

    def check_options(self, players: int, options: Options) -> Options:
        checked = super().check_options(players, options)
        scenario = SCENARIOS[SCENARIO_IDS.index(str(checked["scenario"]))]
        if players not in scenario.players:
            allowed = ", ".join([str(number) for number in scenario.players])
            about = {"list": Arg("numbers", scenario.players), "n": number(players)}
            said = Words("refused-setup-scenario", {"s": word(key_of("scenario", scenario.id)), **about})
            raise BadOption(f"option scenario: {scenario.id} is for {allowed} players, not {players} (WL-1.1)", said)
        for name in DECK_OPTIONS:
            check_deck(players, checked, name)
        return checked

    def why_not_option(self, players: int, options: Options, name: str, value: OptionValue) -> BadOption | None:
        """The fault of a deck that is chosen, or held to other rules, comes before what the table lacks whatever is chosen."""
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
        st = fresh(Rules(players, options), rng)
        st.push(Setup())
        return st

    def table(self, players: int, rng: Rng, settings: object) -> State:
        return State(Rules(players, self.loaded_options(players, settings)), rng)

    def redeal(self, seen: State, seed: int) -> State:
        return redeal(seen, seed)

    def check_sound(self, st: State) -> None:
        check_sound(st)

    def targets(self, st: State) -> list[Target]:
        """All places with what is linked to them, ruins, discard piles, the asked player's hand and treasures.

        Players too if one is named, kinds of attack that are out of the question, and in the setup the player's deck.
        """
        asked = st.decision
        if asked is None:
            return []
        found: list[Target] = [("place", place) for place, head in enumerate(st.head) if head != NO_CARD]
        cards = cards_in_sight(st, asked)
        discarded = {card for pile in st.discards for card in pile}
        found += [("card", card) for card in (*sorted(cards), *sorted(discarded - cards))]
        if asked.kind == "name_player":
            found += [("seat", seat) for seat in range(st.players)]
        if asked.kind == "attack":
            ways = {pick[0] for pick in asked.options if not isinstance(pick, int)}
            found += [("attack", way) for way in range(len(ATTACK_NAMES)) if way not in ways]
        return found

    def why_not(self, st: State, seat: int, target: Target, given: tuple[Target, ...] = ()) -> list[str]:
        """Two things that are no pair are named one after the other; of a card that names something its text says more."""
        asked = st.asked(seat)
        if given and is_elsewhere(st, asked, target) and not self.offers(asked, target):
            return super().why_not(st, seat, target)
        lone = bool(given) and isinstance(st.stack[-1], Window) and self.offers(asked, target)
        found = [] if lone else super().why_not(st, seat, target, given)
        if found or not given or self.offers(asked, target, given):
            return found
        if not self.offers(asked, target):
            return super().why_not(st, seat, target)
        amiss = [each for each in given if not self.offers(asked, each)]
        if amiss:  # then it is what was chosen that is no answer
            return super().why_not(st, seat, amiss[-1])
        if lone:  # a response is one card
            return [asked.clause]
        frame = st.stack[-1]
        return [ONE_OF_EACH.get(asked.kind) or (named_by(frame.card) if isinstance(frame, Played) else "WL-5.10")]

    def why_not_asked(self, st: State, seat: int, kind: str) -> list[str]:
        return why_not_asked(st, seat, kind)

    def refusal(
        self, st: State, seat: int, target: Target, clause: str, given: tuple[Target, ...] = ()
    ) -> Words | None:
        return refusal(self, st, seat, target, clause, given)

    def option_text(self, st: State, asked: Decision, option: Pick) -> str:
        if asked.kind in SETS and not isinstance(option, int):
            return " ".join([card_text(card) for card in option])
        return super().option_text(st, asked, option)

    def targets_of(self, asked: Decision, option: Pick) -> list[Target]:
        """What a person points at; a deed, a kind of attack and a place that is nowhere cannot be pointed at."""
        if asked.kind in SETS and not isinstance(option, int):
            return [("card", card) for card in option]
        return [
            (part, value)
            for part, value in super().targets_of(asked, option)
            if value != NOWHERE and part not in ("deed", "attack")
        ]

    def part_name(self, st: State, part: str, value: int) -> str:
        if part == "printing":
            return slug(def_of(value).name)
        if part == "card":
            return card_text(value)
        if part == "place":
            return card_text(st.head[value]) if value != NOWHERE else "new"
        return super().part_name(st, part, value)

    def read_as(self, st: State, part: str, value: int) -> tuple[str, int]:
        """Cards and places are called by the names of cards."""
        if part == "card":
            return ("printing", value)
        if part == "place" and st.head[value] != NO_CARD:
            return ("printing", st.head[value])
        return (part, value)

    def briefing(self, options: Options, players: int) -> Briefing | None:
        return briefing(options, players)

    def static_scene(self, options: Options, players: int) -> Static:
        return static_of(options, players)

    def scene(self, seen: State, seat: int) -> Scene:
        return scene(self, seen, seat)

    def board_text(
        self, seen: State, seat: int, words: Wording, width: int, height: int, marks: Mapping[Target, str]
    ) -> object:
        # drawing needs rich, which playing and searching do not
        from sandtable.games.warlords.presentation.board_text import board_text

        return board_text(seen, seat, words, width, height, marks)

    def table_text(self, seen: State, seat: int, topic: str, words: Wording, width: int) -> object | None:
        from sandtable.games.warlords.presentation.board_text import table_text

        return table_text(seen, seat, topic, words, width)

    def told(self, before: State, events: list[Event], seat: int) -> Told:
        return told(self, before, events, seat)

    def tag(self, st: State, part: str, value: int) -> str:
        return tag(part, value)

    def pick_phrase(self, st: State, asked: Decision, option: Pick) -> Phrase | None:
        return pick_phrase(st, asked, option)

    def option_sets(self) -> list[tuple[int, Options]]:
        return option_sets()


def card_text(card: int) -> str:
    """The stable short text of a card: its printing and, since decks may share one, its owner.

    >>> card_text(0)
    'cas-marthos@p1'
    """
    return f"{def_of(card).id}@p{owner_of(card) + 1}"


SPEC: Final = Warlords()

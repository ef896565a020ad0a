"""The workshop of Warlords: the card set as a stock of items, and decks as flat drafts (`core.authoring.workshop`)."""

from __future__ import annotations

from functools import cache
from typing import Final

from sandtable.core.authoring.offers import offer_line
from sandtable.core.authoring.repair import find_repairs
from sandtable.core.authoring.workshop import (
    BadDraft,
    Chart,
    Draft,
    DraftLine,
    Item,
    Measure,
    OfferPlace,
    OfferSection,
    ReadyMade,
    Repair,
    Settings,
    Workshop,
    WorkshopInfo,
)
from sandtable.core.content.user_files import Fault
from sandtable.core.content.violations import Violation
from sandtable.core.scene.scene import Arg, Message, message_arg
from sandtable.core.text.message import key_of, make_message
from sandtable.games.warlords.deck_building.completion import completed
from sandtable.games.warlords.deck_building.legality import (
    DECK_SIZE,
    FREE_DECK_SIZE,
    MAX_OF_A_NUMBER,
    MAX_SKULLS,
    MIN_OF_A_NUMBER,
    most_of,
    violations,
)
from sandtable.games.warlords.deck_building.lists import SEVERAL, DeckList
from sandtable.games.warlords.deck_building.random_decks import random_deck
from sandtable.games.warlords.deck_building.starters import STARTERS
from sandtable.games.warlords.deck_building.summary import cost_curve, kinds_in, numbers_in, opening_odds
from sandtable.games.warlords.deck_building.text_form import MAX_CARDS, MAX_NAME, MAX_TEXT, deck_in, text_of
from sandtable.games.warlords.presentation.names import LOOKS, icon_of, name_key, text_key
from sandtable.games.warlords.presentation.scenery import bands, figures
from sandtable.games.warlords.rules import DECK_OPTIONS, NAME_KEYS
from sandtable.games.warlords.tables.cards import (
    BY_ID,
    FLY_ONLY,
    MAYBE_NAMED,
    NO_RACE,
    PRINTINGS,
    RACE_IDS,
    SEA_ONLY,
    SKULL,
    TYPE_IDS,
    CardDef,
)
from sandtable.games.warlords.tables.scenarios import SCENARIO_IDS, SCENARIOS, ScenarioDef


class DeckWorkshop(Workshop):
    options: tuple[str, ...] = DECK_OPTIONS
    settings: tuple[str, ...] = ("scenario", "deck_rules")
    prefix = "deck"

    def stock(self) -> WorkshopInfo:
        return card_stock(self.options, self.settings)

    def read(self, text: str) -> tuple[Draft | None, list[Fault]]:
        deck, faults = deck_in(text)
        return (None, faults) if deck is None else (draft_of(deck), [])

    def write(self, draft: Draft) -> str:
        return text_of(deck_of(draft))

    def violations(self, draft: Draft, settings: Settings) -> list[Violation]:
        return violations(deck_of(draft).cards, is_free(settings), scenario_of(settings))

    def measures(self, draft: Draft, settings: Settings) -> tuple[Measure, ...]:
        deck, free = deck_of(draft).cards, is_free(settings)
        skulls = sum([SKULL[card] for card in deck])
        odds = opening_odds(deck, scenario_of(settings).hand)
        return (
            Measure(
                Message("deck-cards"), len(deck), "count", *((FREE_DECK_SIZE, -1) if free else (DECK_SIZE, DECK_SIZE))
            ),
            Measure(Message("deck-skull-cards"), skulls, "count", -1, -1 if free else MAX_SKULLS),
            Measure(Message("deck-opening"), float(odds), "share"),
        )

    def charts(self, draft: Draft, settings: Settings) -> tuple[Chart, ...]:
        deck = deck_of(draft).cards
        bounds = (-1, -1) if is_free(settings) else (MIN_OF_A_NUMBER, MAX_OF_A_NUMBER)
        kinds = [Measure(Message(kind_key(kind)), count) for kind, count in enumerate(kinds_in(deck)) if count]
        costs = [Measure(bare(cost), count) for cost, count in enumerate(cost_curve(deck)) if cost]
        numbers = [Measure(bare(at), count, "count", *bounds) for at, count in enumerate(numbers_in(deck))]
        bars = (("deck-costs", costs), ("deck-kinds", kinds), ("deck-numbers", numbers))
        return tuple([Chart(Message(key), tuple(figures)) for key, figures in bars])

    def places(self, draft: Draft, settings: Settings) -> tuple[OfferPlace, ...]:
        """The cards that the deck cannot hold again (WL-3.2, WL-3.3). All others can be added."""
        names = {PRINTINGS[card].name for card in deck_of(draft).cards}
        offers = [
            offer_line(self, draft, (), DraftLine(item.id), settings)
            for item in self.stock().items
            if item.name in names and is_full(draft, item)
        ]
        refused = tuple([offer for offer in offers if offer.refused is not None])
        return (OfferPlace((), (OfferSection(Message("deck-cards"), refused),)),) if refused else ()

    def ways(self, draft: Draft, settings: Settings) -> tuple[Repair, ...]:
        """Fill up a small deck, or change a card or two."""
        deck = deck_of(draft)
        full = None if is_free(settings) else completed(deck.cards, scenario_of(settings))
        if full is not None and len(full) > len(deck.cards) + 1:
            words = make_message("deck-fill", {"n": len(full) - len(deck.cards)})
            return (Repair((words,), draft_of(DeckList(deck.name, full))),)
        items = {item.id: item for item in self.stock().items}
        return find_repairs(draft, items, lambda other: len(self.violations(other, settings)), lambda other: 0)

    def argument(self, key: str, value: int | str) -> Arg:
        if key == "what":
            return message_arg(NAME_KEYS[str(value)])
        if key == "scenario":
            return message_arg(next(f"scenario-{one.id}" for one in SCENARIOS if one.name == value))
        return super().argument(key, value)

    def random(self, seed: int, settings: Settings, choice: str = "") -> str:
        return text_of(random_deck(seed, scenario_of(settings)))


def is_full(draft: Draft, item: Item) -> bool:
    """Does the draft hold as many cards of this name as it may?"""
    return sum([line.count for line in draft.lines if PRINTINGS[BY_ID[line.item]].name == item.name]) >= item.most


def is_free(settings: Settings) -> bool:
    return settings.get("deck_rules") == "free"


def scenario_of(settings: Settings) -> ScenarioDef:
    id = str(settings.get("scenario", SCENARIO_IDS[0]))
    return SCENARIOS[SCENARIO_IDS.index(id)]


def bare(value: int) -> Message:
    """A number as a label."""
    return make_message("", {"n": value})


def kind_key(kind: int) -> str:
    return f"deck-kind-{TYPE_IDS[kind]}"


# -- drafts --------------------------------------------------------------------------------------------------------------


def draft_of(deck: DeckList) -> Draft:
    return Draft(deck.name, tuple([DraftLine(PRINTINGS[card].id, count) for card, count in deck.counts().items()]))


def deck_of(draft: Draft) -> DeckList:
    """The deck of a draft; one that cannot be written down is refused."""
    cards: list[int] = []
    for line in draft.lines:
        if line.item not in BY_ID or line.lines or not 1 <= line.count <= MAX_CARDS:
            raise BadDraft(f"{line.count} of {line.item[:40]!r} is no line of a deck")
        cards += [BY_ID[line.item]] * line.count
        if len(cards) > MAX_CARDS:
            raise BadDraft(f"more than {MAX_CARDS} cards")
    name = " ".join(draft.name.partition("#")[0].split())[:MAX_NAME]
    if not name or not name.isascii() or not name.isprintable():
        raise BadDraft("a deck needs a name of plain letters, digits and signs")
    return DeckList(name, tuple(cards))


# -- the stock -----------------------------------------------------------------------------------------------------------

MARKS: Final = ("named", "port", "flying", "magic", "all_fast", "all_fly", "final", "skull")
FIGURES: Final = (
    "revenue",
    "defence",
    "combat",
    "stars",
    "capacity",
    "field_bonus",
    "assault_bonus",
    "race_bonus",
    "bonus",
    "assault_combat",
    "value",
)


@cache
def card_stock(options: tuple[str, ...], settings: tuple[str, ...]) -> WorkshopInfo:
    items = tuple([item_of(number, card) for number, card in enumerate(PRINTINGS)])
    ready = tuple([ready_deck(id, deck) for id, deck in STARTERS.items()])
    return WorkshopInfo(items, ready, options, settings, Message("workshop-title"), most_text=MAX_TEXT)


def ready_deck(id: str, deck: DeckList) -> ReadyMade:
    """A starter deck; one for a single scenario has the icon of the deck it is based on."""
    look = id.removesuffix("-relic")
    icon, colour = LOOKS["sides"].get(look, ""), LOOKS["grounds"].get(look, "")
    about = f"deck-{look}-about"
    return ReadyMade(id, deck.name, text_of(deck), about=about, word=f"deck-{id}", icon=icon, colour=colour)


def item_of(number: int, card: CardDef) -> Item:
    return Item(
        card.id,
        card.name,
        kind_key(card.type),
        "" if card.race == NO_RACE else key_of("race", RACE_IDS[card.race]),
        card.cost,
        most=most_of(number),
        icon=icon_of(card),
        word=name_key(number),
        about=text_key(card),
        figures=tuple(printed_messages(card)),
        profile=tuple([figure for figure in figures(card) if figure.label != "label-cost"]),
        bands=bands(card),
        number=card.range,
        colour=LOOKS["colours"][TYPE_IDS[card.type]],
        tag=str(card.range) if card.name in SEVERAL else "",
    )


def printed_messages(card: CardDef) -> list[Message]:
    """What is printed on a card, in a few words."""
    figures = {name: int(getattr(card, name)) for name in (*FIGURES, *MARKS)}
    found = [make_message(shows(name), {"n": figures[name]}) for name in FIGURES if figures[name]]
    found += [Message(shows(name)) for name in MARKS if figures[name] and (name != "named" or card.type in MAYBE_NAMED)]
    marks = {"missile": bool(card.missile), "sea_only": card.access == SEA_ONLY, "fly_only": card.access == FLY_ONLY}
    found += [Message(shows(name)) for name, there in marks.items() if there]
    return [*found, make_message(shows("range"), {"n": card.range})]


def shows(name: str) -> str:
    return key_of("deck-shows", name)


WORKSHOP: Final = DeckWorkshop()

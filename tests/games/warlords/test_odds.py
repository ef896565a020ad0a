"""Chances of battles and checks, compared with every possible order of the cards."""

from __future__ import annotations

from itertools import permutations

import pytest
from rich.console import Console

from sandtable.cli.terminal.menu import Menu
from sandtable.core.registry import find_game
from sandtable.core.scene.scene import Likely, Odds
from sandtable.games.warlords.presentation.odds import FightNumbers, chances_of
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.tables.cards import HAZARDS, RANGE, TYPE, def_of
from sandtable.language.translator import Translator
from tests.games.warlords.support import Table
from tests.support import clause

SKULL = -1
GAME = find_game("warlords")


def by_hand(deck: list[int], columns: tuple[int, int], caps: tuple[int, int], gone: int) -> Odds:
    """Draw as the rules do, for every order of the deck. The defender draws first, and nobody more than enough (WL-16.24)."""
    total = [0.0, 0.0, 0.0]
    orders = list(permutations(deck))
    for order in orders:
        cards = iter(order)
        losses = [0, 0]
        struck = -1
        for side, count in ((1, columns[1]), (0, columns[0])):
            for _ in range(count):
                if struck >= 0 or losses[side] >= caps[side]:
                    break
                card = next(cards)
                if card == SKULL:
                    struck = side
                else:
                    losses[side] += card
        out = (struck == 0 or losses[0] >= caps[0], struck == 1 or losses[1] >= gone)
        if all(out):
            total[1] += 1
        elif any(out):
            total[2 if out[0] else 0] += 1
        elif losses[0] == losses[1]:
            total[0] += 0.5
            total[2] += 0.5
        else:
            total[0 if losses[0] < losses[1] else 2] += 1
    first, tie = round(1000 * total[0] / len(orders)), round(1000 * total[1] / len(orders))
    return Odds(first, tie, 1000 - first - tie)


@pytest.mark.parametrize(
    ("deck", "columns", "caps", "gone"),
    [
        ([0, 1, 2, 3, 5, 8, 9, SKULL], (2, 2), (9, 11), 11),
        ([0, 1, 2, 3, 5, 8, 9, SKULL], (1, 4), (6, 8), 8),
        ([9, 9, 9, 8, 8, 7, 1], (3, 2), (30, 12), 9),
        ([4, 4, 4, 4, 4, 4, SKULL], (4, 1), (9, 5), 4),
    ],
)
def test_odds_are_exact(deck: list[int], columns: tuple[int, int], caps: tuple[int, int], gone: int) -> None:
    counts = tuple([deck.count(number) for number in (*range(10), SKULL)])
    found = chances_of(counts, FightNumbers(columns, caps, gone))
    wanted = by_hand(deck, columns, caps, gone)
    assert abs(found.first - wanted.first) <= 1
    assert abs(found.tie - wanted.tie) <= 1


def test_the_stronger_stack_has_the_better_odds() -> None:
    t = Table().stack(0, "Aldric Sunmantle", "Lions of Marthos", "Heavy Infantry", "Heavy Infantry", march=2)
    t.hand(0, "Battle", "March").stack(1, "Hilda Ironbraid", "Militia").castle(1, "Kor", "Orc Mob")
    st = t.step("battles").st
    asked = st.decision
    assert asked is not None
    weak = next(pick for pick in asked.options if not isinstance(pick, int) and not st.is_castle(pick[1]))
    st.apply(weak)
    option = SPEC.presentation.scene(st.seen_by(0), 0).questions[0].options[0]
    assert option.odds is not None
    assert option.odds.first > 900


@clause("WL-17.4")
def test_a_watchtower_takes_the_surprise_out_of_the_odds() -> None:
    def odds(improvement: str, card: str) -> Odds:
        t = Table().castle(0, "Marthos").castle(1, "Khamar", "Hill Giants", improvement)
        t.stack(0, "Sir Corvane", "Mercenaries", "Cavalry", march=2).hand(0, card, "March").step("battles")
        t.pick("Sir Corvane Khamar")
        option = SPEC.presentation.scene(t.st.seen_by(0), 0).questions[0].options[0]
        assert option.odds is not None
        return option.odds

    watched, open_walls, plain = (
        odds("Watchtower", "Traitor 6"),
        odds("Palisade", "Traitor 6"),
        odds("Palisade", "Raze 0"),
    )
    assert watched.first < plain.first < open_walls.first, "what is left is the danger of a warning"


# -- searches ------------------------------------------------------------------------------------------------------------


def ruins(*foe: str) -> Table:
    """A search against an opponent with these cards left, all of them unseen, two of them in hand."""
    t = Table().castle(0, "Marthos").castle(1, "Khamar").lying(0, "Druids' Temple")
    t.stack(0, "Sir Corvane", march=1).hand(0, "Lightsword", "Dwarf Gold").hand(1, *foe[:2]).deck_of(1, *foe[2:])
    return t.step("explore")


def likely(t: Table) -> tuple[Likely, ...]:
    options = SPEC.presentation.scene(t.st.seen_by(0), 0).questions[0].options
    assert not options[-1].likely, "the end of the step has no chances"
    assert len({one.likely for one in options[:-1]}) == 1
    return options[0].likely


def worst(cards: list[int]) -> float:
    """The chance that a search fails, over every order of the opponent's cards: two in hand, the others in the deck."""
    lost = 0.0
    orders = list(permutations(cards))
    for order in orders:
        risks = []
        for hazard in [card for card in order[:2] if TYPE[card] in HAZARDS]:
            first, second = def_of(hazard).risk
            # the numbers of a check come from two unseen cards
            pairs = list(permutations(cards, 2))
            fits = [1 for a, b in pairs if first >> RANGE[a] & 1 and second >> RANGE[b] & 1]
            risks.append(len(fits) / len(pairs))
        lost += max(risks, default=0.0)
    return lost / len(orders)


@clause("WL-20.8", "WL-20.9", "WL-2.15")
@pytest.mark.parametrize(
    "foe",
    [
        ("Quicksand", "March 1", "March 2", "March 3", "Battle 5", "Plague"),
        ("March 1", "March 1", "Fetid Marsh", "Quicksand", "March 3", "Battle 0"),
    ],
)
def test_the_chances_of_a_search_are_those_of_every_order_of_the_cards(foe: tuple[str, ...]) -> None:
    t = ruins(*foe)
    cards = [*t.st.hands[1], *t.st.decks[1]]
    found, lost = likely(t)
    assert (found.label, lost.label) == ("chance-found", "chance-lost")
    assert abs(lost.permille - 1000 * worst(cards)) <= 1
    assert 0 < lost.permille < 1000
    assert found.permille + lost.permille == 1000
    reaches = SPEC.presentation.scene(t.st.seen_by(0), 0).questions[0].reaches
    assert [reach.text for reach in reaches] == [f"{round(found.permille / 10)} %"], "the line on the map says it, too"


@clause("WL-20.12")
def test_a_search_without_hazards_succeeds() -> None:
    assert [one.permille for one in likely(ruins("March 1", "March 2", "March 3", "Battle 5"))] == [1000, 0]


def test_a_card_that_was_seen_in_the_hand_counts_as_there() -> None:
    t = ruins("Quicksand", "March 1", "March 2", "March 3", "Battle 5")
    before = likely(t)[1].permille
    t.st.show(t.st.hands[1], [def_of(card & 511).name for card in t.st.hands[1]].index("Quicksand"))
    assert likely(t)[1].permille > before > 0


@pytest.mark.parametrize(
    ("language", "said"), [("en", "the search succeeds 92 %"), ("de", "die Suche gelingt 92 %")], ids=["en", "de"]
)
def test_the_terminal_shows_the_chances_of_a_search(language: str, said: str) -> None:
    t = ruins("Quicksand", "March 1", "March 2", "March 3", "Battle 5")
    seen = t.st.seen_by(0)
    console = Console(width=200, no_color=True)
    with console.capture() as shown:
        console.print(Menu(GAME, seen, seen.asked(0), Translator(GAME, language)).render(190))
    assert said in shown.get()


@pytest.mark.parametrize(("language", "said"), [("en", "attack wins with"), ("de", "Angriff gewinnt mit")])
def test_the_terminal_shows_the_odds_of_a_battle(language: str, said: str) -> None:
    t = Table().stack(0, "Aldric Sunmantle", "Heavy Infantry", march=2).hand(0, "Battle").castle(1, "Kor")
    t.stack(1, "Hilda Ironbraid", "Militia").step("battles").pick("Aldric Sunmantle Hilda Ironbraid")
    seen = t.st.seen_by(0)
    menu = Menu(GAME, seen, seen.asked(0), Translator(GAME, language))
    assert said in menu.entries[0].chances

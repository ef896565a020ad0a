"""Every sentence of a refusal that the code can make has its words, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from sandtable.core.engine.decision import Target
from sandtable.core.engine.kinds import SEAT
from sandtable.core.engine.options import Options
from sandtable.core.interaction.why_not import ask_about, kind_number
from sandtable.core.registry import find_game
from sandtable.core.scene.scene import Message
from sandtable.core.text.message import message_arg
from sandtable.games.warlords.battle.field import END_OF_CHOICE, FieldBattle
from sandtable.games.warlords.battle.losses import ATTACKER
from sandtable.games.warlords.permissions import OUT_OF_REACH
from sandtable.games.warlords.presentation.names import numbered
from sandtable.games.warlords.questions import OF_ALL
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.state import END, State
from sandtable.games.warlords.steps.calamities import LOSE, Striking
from sandtable.games.warlords.tables.scenarios import SCENARIO_IDS
from sandtable.games.warlords.tables.statuses import (
    ASSAULT,
    AT_SEA,
    ATTACKS,
    FIELD,
    INLAND,
    ON_CAMPAIGN,
    ON_PATROL,
    SIEGE,
)
from sandtable.language.translator import Translator
from sandtable.testing import any_answer, chooser_rng
from tests.games.warlords.refused import card, place, refused
from tests.games.warlords.support import Table
from tests.reasons.warlords_tables import table

ENGLISH, GERMAN = SPEAKERS = [
    Translator(find_game("warlords"), language, ("Ada", "Bo", "Cy", "Di"), strict=True) for language in ("en", "de")
]
SETUP_ANSWERS = 18
TABLES = 24
ANSWERS = 3


def setups(seed: int) -> Iterator[State]:
    """The questions of a setup in every scenario."""
    rng = chooser_rng(seed)
    for scenario in SCENARIO_IDS:
        options: Options = {"scenario": scenario}
        st = SPEC.start(2, options, seed, log=False)
        for _ in range(SETUP_ANSWERS):
            if st.round > 0:
                break
            yield st
            seat, pick = any_answer(st, rng=rng)
            st.apply(pick, seat)


def in_play(seed: int) -> Iterator[State]:
    rng = chooser_rng(seed)
    for number in range(TABLES):
        st = table(seed + number)
        for _ in range(ANSWERS):
            if st.decision is None:
                break
            yield st
            seat, pick = any_answer(st, rng=rng)
            st.apply(pick, seat)


def sentences(st: State) -> Iterator[tuple[Target, tuple[Target, ...], list[str], Message]]:
    """What is said of each thing alone, and beside a thing that is part of an answer or a place that is none."""
    for asked in st.open_questions():
        view = st.seen_by(asked.seat)
        things = [*SPEC.presentation.targets(view), *SPEC.notation.closed_answers(asked), (SEAT, asked.seat)]
        parts = [thing for option in asked.options[:12] for thing in SPEC.notation.targets_of(asked, option)]
        beside: list[tuple[Target, ...]] = [(), *[(each,) for each in dict.fromkeys(parts)][:4]]
        beside += [(thing,) for thing in things if thing[0] == "place" and thing not in parts][:3]
        for given in beside:
            for thing in things:
                reply = ask_about(SPEC, view, asked.seat, thing, given)
                if reply.sentence is not None:
                    yield thing, given, list(reply.clauses), reply.sentence


@pytest.mark.parametrize("states", [setups, in_play])
def test_whatever_is_refused_is_told_in_both_languages(states: Callable[[int], Iterator[State]]) -> None:
    told: set[tuple[str, tuple[str, ...]]] = set()
    for st in states(4100):
        for _, _, _, words in sentences(st):
            shape = (words.key, tuple(sorted(words.args)))
            if shape not in told:
                told.add(shape)
                assert all(speaker.format(words) for speaker in SPEAKERS)
    assert len(told) > 12


def test_every_key_that_is_put_together_from_a_table_has_its_words() -> None:
    keys = [refusal.key for refusal in OF_ALL.values()]
    for active in (ON_PATROL, ON_CAMPAIGN, AT_SEA):
        for column, cell in enumerate(ATTACKS[active].cells):
            missing = [way for way in ((ASSAULT, SIEGE) if column >= INLAND else (FIELD,)) if not cell >> way & 1]
            stem = OUT_OF_REACH[active][column].key
            keys += [stem] if missing else []
            if missing == [ASSAULT, SIEGE] or missing == [FIELD]:
                keys += [stem.replace("refused", word) for word in ("stack", "target")]
    assert len(keys) > 60
    assert not [(speaker.language, key) for speaker in SPEAKERS for key in keys if not speaker.has(key)]


# -- sentences that were wrong or too general ---------------------------------------------------------------------------------


def told(t: Table, target: Target, *given: Target, seat: int | None = None) -> tuple[str, str, str]:
    """The nearest clause, and the sentence in both languages."""
    clause, sentence = refused(t, target, given, seat)
    return clause, ENGLISH.format(sentence), GERMAN.format(sentence)


def besieging_setup() -> Table:
    """The Great Siege, the attacker dividing his armies among his places."""
    t = Table()
    decks = {"deck_1": "crown-and-leaf", "deck_2": "stone-and-storm"}
    t.st = SPEC.start(2, {"scenario": "great-siege", **decks}, 2, log=False)
    while (t.kind, t.seat) != ("take_for", 1 - t.st.defender):
        t.st.apply(t.decision.options[0], t.seat)
    return t


@pytest.mark.clause("WL-27.1")
def test_an_army_of_the_enemy_is_refused_alike_alone_and_beside_a_place() -> None:
    t = besieging_setup()
    mine = ("place", t.st.places_of(t.seat)[0])
    great = next(each for each in t.st.castles_of(t.st.defender) if t.st.armies[each])
    theirs = ("card", next(each for each in t.st.armies[great] if each not in t.st.rules.decks[t.seat]))
    alone = told(t, theirs)
    assert alone[0] == "WL-27.1"
    assert alone[1].endswith(" is not in your deck.")
    assert alone[2].endswith(" ist nicht in deinem Deck.")
    assert told(t, theirs, mine) == alone
    assert told(t, mine, theirs) == alone, "whatever was chosen first"


@pytest.mark.clause("WL-27.1")
def test_a_place_of_the_enemy_is_refused_alike_alone_and_beside_a_card() -> None:
    t = besieging_setup()
    army = ("card", next(pick[0] for pick in t.decision.options if not isinstance(pick, int)))
    great = ("place", t.st.castles_of(t.st.defender)[0])
    alone = told(t, great)
    assert alone[0] == "WL-27.1"
    assert "is not yours" in alone[1]
    assert told(t, great, army) == told(t, army, great) == alone


@pytest.mark.clause("WL-10.5")
def test_weather_without_a_fleet_in_sight_says_so_whatever_lies_under_the_stacks() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "High Ridge")
    t.stack(1, "Hrodgar Skyfist", "Box Canyon").stack(1, "Brakka Stonehand", march=2).hand(0, "Squall").step("ground")
    assert told(t, card("Squall")) == (
        "WL-10.5",
        "Squall finds no enemy stack At Sea.",
        "Bö findet keinen feindlichen Stapel auf See.",
    )


@pytest.mark.clause("WL-10.3")
def test_a_storm_keeps_another_away_only_from_a_stack_that_could_have_it() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Enmouth").stack(1, "Hrodgar Skyfist", "Longships", "Gale", march=1)
    t.stack(1, "Brakka Stonehand", march=2).hand(0, "Squall").step("ground")
    clause, english, german = told(t, card("Squall"))
    assert clause == "WL-10.3"
    assert english == "No stack is free for Squall: one that lies in terrain or a storm takes no other card."
    assert german


@pytest.mark.clause("WL-8.5")
def test_no_banner_at_all_and_a_banner_without_its_castle() -> None:
    t = Table().castle(0, "Angbar").stack(0, "Hrodgar Skyfist").castle(1, "Khamar").hand(0, "March").step("heroes")
    assert told(t, place(t, "Hrodgar Skyfist")) == (
        "WL-8.5",
        "You hold no banner for Hrodgar Skyfist to bear.",
        "Du hältst kein Banner, das Hrodgar Himmelsfaust tragen könnte.",
    )
    t = Table().castle(0, "Khamar").stack(0, "Hrodgar Skyfist").castle(1, "Angbar").hand(0, "Banner of the Sirians")
    clause, english, german = told(t.step("heroes"), place(t, "Hrodgar Skyfist"))
    assert clause == "WL-8.5"
    assert english.startswith("The banner that you hold for Hrodgar Skyfist needs a castle of yours")
    assert german.startswith("Das Banner, das du für Hrodgar Himmelsfaust hältst, braucht ")


@pytest.mark.clause("WL-16.32")
def test_what_an_ambush_cannot_save_or_take() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Light Infantry", "Archers", march=2)
    t.stack(1, "Hrodgar Skyfist", "Militia", "Heavy Infantry", march=1).stack(0, "Lady Serrat", "Griffins").step(
        "battles"
    )
    view = t.st.seen_by(0)
    mine, theirs = t.place("Sir Corvane"), t.place("Hrodgar Skyfist")
    battle = FieldBattle(mine, theirs, 0, 1, card("Ambush")[1], 0)
    battle.ambusher, battle.named = ATTACKER, [(card("Archers")[1],), (card("Heavy Infantry", 1)[1],)]
    view.stack.append(battle)
    view.decision = battle.surprise(view)

    def said(target: Target) -> tuple[str, str]:
        assert view.decision is not None
        reply = ask_about(SPEC, view, view.decision.seat, target)
        assert reply.clauses == ("WL-16.32",)
        assert reply.sentence is not None
        return ENGLISH.format(reply.sentence), GERMAN.format(reply.sentence)

    english, german = said(card("Heavy Infantry", 1))
    assert english.startswith("The enemy loses Heavy Infantry anyway; you may keep one of your own losses, or ")
    assert german.startswith("Schweres Fußvolk geht dem Gegner ohnehin verloren; ")
    assert said(card("Militia", 1))[0].startswith("Militia is the enemy's: ")
    assert said(("place", theirs))[0].startswith("Hrodgar Skyfist is the enemy's: ")
    assert said(card("Light Infantry"))[0] == "Light Infantry is not among your losses, so there is nothing to save."
    assert said(card("Griffins"))[0].startswith("Griffins are not in this battle; ")
    view = t.st.seen_by(1)
    view.stack.append(battle)
    battle.extra = END_OF_CHOICE
    view.decision = battle.more(view)
    assert said(card("Heavy Infantry", 1))[0] == (
        "Heavy Infantry is among your losses already; the ambush takes one card more."
    )
    assert (
        said(card("Archers"))[0] == "The ambush takes one more army or ally of Hrodgar Skyfist, and Archers are none."
    )
    assert said(card("Hrodgar Skyfist", 1))[0].startswith(
        "Hrodgar Skyfist is a hero, and the ambush takes him only if "
    )


@pytest.mark.clause("WL-14.10")
def test_two_targets_of_one_attack() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").castle(1, "Khorfe").stack(0, "Sir Corvane", march=2)
    t.hand(0, "Battle 5").step("battles")
    assert told(t, place(t, "Khorfe"), place(t, "Khamar")) == (
        "WL-14.10",
        "You name one stack and one target: Khamar is the target already.",
        "Du nennst einen Stapel und ein Ziel: Khamar ist schon das Ziel.",
    )


@pytest.mark.clause("WL-20.5")
def test_two_ruins_of_one_search() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=1).lying(0, "Gemhold")
    t.lying(0, "Dragon Halls").hand(0, "Stone Colossus", "Wings of Flying").step("explore")
    assert told(t, card("Gemhold"), card("Dragon Halls")) == (
        "WL-20.5",
        "A search goes to one ruin; Dragon Halls are chosen already.",
        "Gesucht wird in einer Ruine; gewählt ist schon Drachenhallen.",
    )
    assert told(t, card("Stone Colossus"), card("Wings of Flying"))[:2] == (
        "WL-20.5",
        "A search is for one card; Wings of Flying are chosen already.",
    )


@pytest.mark.clause("WL-9.39")
def test_an_army_and_a_place_where_it_is_not() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar", "Archers").castle(1, "Khorfe", "Militia")
    t.hand(0, "Treachery").lying(0, "Loriel's Dowry").step("revenue").pick("negotiate Treachery")
    assert t.kind == "name_army"
    assert told(t, card("Archers", 1), place(t, "Khorfe")) == (
        "WL-9.39",
        "Archers belong to Khamar, not to Khorfe.",
        "Bogenschützen gehören zu Khamar, nicht zu Khorfe.",
    )
    assert told(t, place(t, "Khorfe"), place(t, "Khamar"))[1].endswith(
        "you choose only one, and Khamar is chosen already."
    )


@pytest.mark.clause("WL-20.8")
def test_a_second_hazard_is_not_said_to_lack_an_icon() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=1).lying(0, "Gemhold")
    t.hand(0, "Wings of Flying").hand(1, "Gale", "Squall").step("explore")
    t.st.apply(next(pick for pick in t.decision.options if pick != END), 0)
    assert t.kind == "hazard"
    assert told(t, card("Gale", 1), card("Squall", 1))[0] == "WL-5.12"


@pytest.mark.clause("WL-4.15")
def test_sides_that_are_not_chosen() -> None:
    role = ("asked", kind_number(SPEC, "role"))
    t = Table(scenario="lords-of-the-sea").castle(0, "Marthos").castle(1, "Khamar").hand(0, "March").step("march")
    assert told(t, role) == (
        "WL-4.15",
        "Lords of the Sea has no sides to choose from.",
        "Herren der See: Hier gibt es keine Seiten zu wählen.",
    )
    t.st = SPEC.start(2, {"scenario": "great-siege"}, 2, log=False)
    assert t.kind == "role"
    other = told(t, role, seat=1 - t.seat)
    assert other[1].endswith(
        " is being asked this now. The first player of the setup chooses a side before anybody sets up."
    )
    t.st.apply(t.decision.options[0], t.seat)
    assert told(t, role)[1] == "The sides have been chosen, at the beginning of the setup."


@pytest.mark.clause("WL-4.1")
def test_the_fault_of_the_deck_that_is_asked_about_comes_first() -> None:
    wrong = SPEC.why_not_option(1, {"scenario": "last-warlord"}, "deck_1", "Mine\n1 x Grand Oracle")
    assert wrong is not None
    assert wrong.said is not None
    assert ENGLISH.format(wrong.said).startswith("Line 2 of the deck: ")
    assert GERMAN.format(wrong.said).startswith("Zeile 2 des Decks: ")
    table = SPEC.why_not_option(1, {"scenario": "last-warlord"}, "deck_1", "crown-and-leaf")
    assert table is not None
    assert table.clauses() == ["WL-1.1"], "the deck is good, the table is not"


@pytest.mark.clause("WL-11.24")
def test_a_calamity_takes_nothing_from_elsewhere() -> None:
    t = (
        Table()
        .castle(1, "Marthos")
        .castle(0, "Enmouth", "Palisade", "Market", "Militia")
        .castle(0, "Khamar", "Curtain Wall")
    )
    t.stack(0, "Sir Corvane", "Archers").step("wrap_up")
    view = t.st.seen_by(0)
    flood = card("Flood", 1)[1]
    enmouth = t.place("Enmouth")
    view.stack.append(Striking(flood, enmouth, 1, losses=[list(view.improvements[enmouth])], at=LOSE))
    view.decision = view.stack[-1].advance(view)

    def said(target: Target) -> tuple[str, str]:
        reply = ask_about(SPEC, view, 0, target)
        assert reply.clauses == ("WL-11.24",)
        assert reply.sentence is not None
        return ENGLISH.format(reply.sentence), GERMAN.format(reply.sentence)

    assert said(card("Curtain Wall")) == (
        "Flood strikes Enmouth, and Curtain Wall is in Khamar.",
        "Flut trifft Enmouth, und Ringmauer liegt in Khamar.",
    )
    assert said(place(t, "Khamar"))[0] == "Flood strikes Enmouth: there you choose an improvement, not Khamar."


def test_the_numbers_of_names_stand_in_one_order_in_every_process() -> None:
    """A set of words has another order in each process, and the messages of two servers must be equal."""
    told = numbered(Message("refused", {name: message_arg("card-archers") for name in ("c", "k", "h", "x")}))
    assert told is not None
    assert list(told.args)[4:] == ["xe", "xd", "he", "hd", "ke", "kd", "ce", "cd"]

"""Refusals in sentences, refusals of two things together, and why a question is not asked."""

from __future__ import annotations

import pytest

from sandtable.core.engine.decision import Target
from sandtable.core.engine.events import ALL
from sandtable.core.engine.frames import Secret
from sandtable.core.engine.kinds import WORD
from sandtable.core.interaction.why_not import ask_about, why_not_asked
from sandtable.core.interaction.wording import sentence_for
from sandtable.core.registry import find_game
from sandtable.games.warlords.battle.field import FieldBattle
from sandtable.games.warlords.battle.losses import ATTACKER, Lane, Losses
from sandtable.games.warlords.effects.sacrifice import Sacrifice
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.state import END
from sandtable.games.warlords.tables.cards import HERO, TYPE, def_of, owned
from sandtable.language.translator import Translator
from tests.games.warlords.support import Table, printings

NAMES = ("Ada", "Bo", "Cy", "Di")
ENGLISH = Translator(find_game("warlords"), "en", NAMES)
GERMAN = Translator(find_game("warlords"), "de", NAMES)


def card(name: str, owner: int = 0) -> Target:
    return ("card", owned(printings(name)[0], owner))


def held(t: Table, name: str) -> Target:
    """A card of the asked player's hand."""
    return ("card", next(each for each in t.st.hands[t.seat] if def_of(each).name == name))


def told(t: Table, target: Target, speaker: Translator = ENGLISH) -> str:
    """The sentence of the nearest reason, from what the player sees."""
    view = t.st.seen_by(t.seat)
    words = sentence_for(SPEC, view, t.seat, target, SPEC.presentation.why_not(view, t.seat, target)[:1])
    assert words is not None
    return speaker.format(words)


def test_sentences_name_the_thing_the_obstacle_and_the_figures() -> None:
    t = Table().castle(0, "Angbar", "Curtain Wall", "Militia").castle(1, "Khamar").stack(0, "Sir Corvane", march=2)
    t.stack(1, "Hrodgar Skyfist", "Griffins").hand(0, "Mercenaries", "Palisade", "March", "Battle 5").step("revenue")
    assert told(t, card("Mercenaries")) == "Mercenaries: the price is 6 gold, and you have 5."
    assert told(t, card("Mercenaries"), GERMAN) == "Söldner: Der Preis ist 6 Gold, und du hast 5."
    assert told(t, card("Palisade")) == (
        "Palisade cannot be added to a castle with an improvement after which no other comes."
    )
    assert told(t, held(t, "March")) == "March (3) is played in step 7, not in this one."
    assert (
        told(t, ("place", t.place("Sir Corvane")))
        == "Sir Corvane is On Campaign and not all fast, so no army gets there."
    )
    assert told(t, card("Griffins", 1)) == (
        "You cannot discard Griffins: only your own armies, and your fleets In Port."
    )
    t.step("battles")
    assert told(t, ("place", t.place("Hrodgar Skyfist"))) == "Hrodgar Skyfist flies, and Sir Corvane does not."
    assert (
        told(t, ("place", t.place("Hrodgar Skyfist")), GERMAN) == "Hrodgar Himmelsfaust fliegt, und Sir Corvane nicht."
    )
    assert told(t, held(t, "March")) == "March (3) is played in step 7, not in this one."


def test_a_name_in_play_is_shown_with_its_holder() -> None:
    t = Table(deck_1="crown-and-leaf", deck_2="crown-and-leaf").castle(1, "Marthos").castle(0, "Elvallie")
    t.hand(0, "Marthos").turn()
    assert told(t, card("Marthos")) == "Marthos already lies before Bo; only one castle of that name can be in play."


def test_what_a_card_says_is_part_of_the_refusal() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar", "Temple of Iris").stack(1, "Hrodgar Skyfist", "Militia")
    t.stack(0, "Sir Corvane", "Orb of Loriel").hand(0, "Vermin", "Fireball").step("calamities")
    assert told(t, ("place", t.place("Khamar"))) == "Temple of Iris keeps calamities away from Khamar."
    t.step("spells").pick("Fireball Orb of Loriel")
    assert told(t, ("place", t.place("Khamar"))) == "For Fireball you choose a stack, and Khamar is a castle."


def test_a_button_that_waits_says_for_what() -> None:
    t = Table().castle(0, "Marthos").hand(0, *["March"] * 9).step("wrap_up")
    assert SPEC.presentation.why_not(t.st, 0, (WORD, END)) == ["WL-22.2"]
    assert told(t, (WORD, END)) == "You hold 2 cards too many and must discard 2 first."
    setup = SPEC.start(2, {}, 1, log=False)
    assert setup.decision is not None
    assert SPEC.presentation.why_not(setup, setup.decision.seat, (WORD, END)) == ["WL-27.3"]


def test_kinds_of_attack_can_be_asked_about() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Ohmsmouth", "Militia").castle(1, "Khamar").hand(0, "Battle 5")
    t.stack(0, "Sir Corvane", "Militia", march=2).step("battles")
    for castle, clause in (("Ohmsmouth", "WL-14.18"), ("Khamar", "WL-14.25")):
        clone = Table()
        clone.st = t.st.clone()
        clone.pick(f"Sir Corvane {castle}")
        assert ("attack", 2) in SPEC.presentation.targets(clone.st), "a siege is out of the question"
        assert SPEC.presentation.why_not(clone.st, 0, ("attack", 2)) == [clause]
        assert SPEC.presentation.why_not(clone.st, 0, ("attack", 0)) == ["WL-14.1"]
    assert told(clone, ("attack", 2)) == "Khamar has no garrison to besiege; it falls to an assault."


# -- two things together -----------------------------------------------------------------------------------------------------


def test_a_stack_that_is_chosen_and_a_target() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Citadel of Fire").castle(1, "Khamar").hand(0, "Battle 5")
    t.stack(0, "Sir Corvane", march=2).stack(0, "Aldric Sunmantle", "Longships", march=1)
    t.stack(0, "Lyssaril Moonblade").step("battles")
    assert t.why_not("place", "Citadel of Fire") == [], "by the fleet"
    assert t.why_not("place", "Citadel of Fire", (("place", t.place("Sir Corvane")),)) == ["WL-14.18"]
    assert t.why_not("place", "Khamar", (("place", t.place("Aldric Sunmantle")),)) == ["WL-14.15"]
    assert t.why_not("place", "Khamar", (("place", t.place("Lyssaril Moonblade")),)) == ["WL-14.13"]
    assert t.why_not("place", "Sir Corvane", (("place", t.place("Citadel of Fire")),)) == ["WL-14.18"]


def test_a_card_that_is_chosen_and_a_place() -> None:
    t = Table().castle(0, "Marthos", "Militia").castle(0, "Ohmsmouth").stack(0, "Sir Corvane", march=2)
    t.stack(0, "Aldric Sunmantle", "Longships", march=1).stack(1, "Hrodgar Skyfist", march=2)
    t.hand(0, "Light Infantry", "Swan Fleet", "Quicksand", "March", "Banner of the Sirians", "Plague").step("heroes")
    banner = (card("Banner of the Sirians"),)
    assert t.why_not("place", "Marthos", banner) == ["WL-8.7"]
    t.step("revenue")
    assert t.why_not("place", "Sir Corvane", (card("Light Infantry"),)) == ["WL-9.20"]
    assert t.why_not("place", "Sir Corvane", (card("Swan Fleet"),)) == ["WL-9.29"]
    assert t.why_not("place", "Ohmsmouth", (card("Militia"),)) == ["WL-9.26"], "armies stay where they are"
    t.step("ground")
    assert t.why_not("place", "Sir Corvane", (card("Quicksand"),)) == ["WL-10.6"]
    assert t.why_not("place", "Aldric Sunmantle", (card("Quicksand"),)) == ["WL-10.5"]
    t.step("calamities")
    assert t.why_not("place", "Sir Corvane", (card("Plague"),)) == ["WL-11.2"]
    t.step("march")
    assert t.why_not("place", "Aldric Sunmantle", (held(t, "March"),)) == ["WL-13.14"]


def together(t: Table, target: Target, *given: Target, speaker: Translator = ENGLISH) -> str:
    """The sentence for a target beside what is chosen already."""
    reply = ask_about(SPEC, t.st.seen_by(t.seat), t.seat, target, given)
    assert reply.sentence is not None
    return speaker.format(reply.sentence)


def place(t: Table, name: str) -> Target:
    return ("place", t.place(name))


def test_sentences_name_the_stack_and_its_target() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Citadel of Fire").castle(1, "Khamar").hand(0, "Battle 5")
    t.stack(0, "Sir Corvane", march=2).stack(0, "Aldric Sunmantle", "Longships", march=1)
    t.stack(0, "Lyssaril Moonblade").stack(0, "Lady Serrat", march=1).step("battles")
    corvane, aldric, fire = (place(t, name) for name in ("Sir Corvane", "Aldric Sunmantle", "Citadel of Fire"))
    by_sea = "Sir Corvane is On Campaign, and Citadel of Fire can be reached only by sea."
    assert together(t, fire, corvane) == by_sea
    assert together(t, corvane, fire) == by_sea, "whatever was chosen first"
    assert together(t, fire, corvane, speaker=GERMAN) == (
        "Sir Corvane ist auf Feldzug, und Feuerzitadelle ist nur von See zu erreichen."
    )
    khamar = place(t, "Khamar")
    assert together(t, khamar, aldric) == ("Aldric Sunmantle is At Sea and could take Khamar only with a Raid card.")
    assert together(t, khamar, place(t, "Lyssaril Moonblade")) == "Lyssaril Moonblade is Encamped and cannot attack."
    assert together(t, khamar, place(t, "Lady Serrat")) == (
        "Lady Serrat is On Patrol and cannot attack a castle such as Khamar."
    )
    assert together(t, aldric, corvane) == ("You name one stack and one target: Sir Corvane is the stack already.")


def test_a_besieger_chosen_first_is_not_taken_for_the_castle() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar", "Militia").hand(0, "Battle 5")
    t.stack(0, "Sir Corvane", "Militia", march=2).besiege("Sir Corvane", "Khamar").step("battles")
    khamar, corvane = place(t, "Khamar"), place(t, "Sir Corvane")
    assert together(t, khamar, corvane) == "Khamar is still held by one army."
    assert together(t, corvane, khamar) == "Khamar is still held by one army."


def test_sentences_name_the_card_and_its_place() -> None:
    t = Table().castle(0, "Marthos", "Militia").castle(0, "Ohmsmouth").stack(0, "Sir Corvane", march=2)
    t.stack(0, "Aldric Sunmantle", march=1).stack(1, "Hrodgar Skyfist", march=2)
    t.hand(0, "Light Infantry", "Heavy Infantry", "Palisade", "March").step("revenue")
    corvane, light = place(t, "Sir Corvane"), card("Light Infantry")
    away = "Sir Corvane is On Campaign and not all fast, so no army gets there."
    assert together(t, corvane, light) == away
    assert together(t, light, corvane) == away
    assert together(t, corvane, card("Palisade")) == "Sir Corvane is no castle, and only castles are improved."
    assert together(t, card("Militia"), place(t, "Ohmsmouth")) == (
        "Militia cannot be moved: armies stay where they are unless a card says otherwise."
    )
    assert together(t, light, card("Heavy Infantry")) == ("One card at a time: Heavy Infantry is chosen already.")
    assert together(t, light, card("Heavy Infantry"), speaker=GERMAN) == (
        "Eine Karte nach der anderen: Gewählt ist schon Schweres Fußvolk."
    )


def test_two_cards_that_could_both_intercept() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Militia", march=2).hand(0, "Raze 0")
    t.stack(1, "Hrodgar Skyfist", march=1).hand(1, "Battle 0", "Ambush").step("battles").pick("Sir Corvane Khamar")
    t.pick("assault Raze 0")
    assert t.kind == "intercept"
    battle, ambush = (held(t, name) for name in ("Battle", "Ambush"))
    assert together(t, battle, ambush).startswith("You answer with one card, and Ambush (6) is chosen already")


@pytest.mark.clause("WL-13.2")
def test_a_march_card_that_is_linked_is_given_up_by_its_own_stack() -> None:
    t = Table().castle(0, "Marthos").stack(0, "Sir Corvane", march=1).stack(0, "Aldric Sunmantle").step("march")
    linked = ("card", t.st.march[t.place("Sir Corvane")][0])
    assert t.why_not("place", "Marthos", (linked,)) == ["WL-11.12"], "there is no calamity"
    assert t.why_not("place", "Aldric Sunmantle", (linked,)) == ["WL-13.2"], "the stack is his"
    assert together(t, place(t, "Aldric Sunmantle"), linked).endswith(
        " lies with Sir Corvane and can only be given up there."
    )


def test_a_calamity_and_what_it_cannot_strike() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar", "Militia").stack(1, "Hrodgar Skyfist", "Militia")
    t.hand(0, "Famine", "Desertion").step("calamities")
    assert together(t, card("Famine"), place(t, "Hrodgar Skyfist")) == (
        "Famine strikes castles, and Hrodgar Skyfist is a stack."
    )


def test_a_ruin_and_an_ally_with_the_stack_that_is_chosen() -> None:
    t = Table().castle(0, "Marthos").stack(0, "Sir Corvane", march=1).stack(0, "Aldric Sunmantle", march=2)
    t.lying(0, "Gemhold").lying(1, "Dragon Halls").hand(0, "Stone Colossus").step("explore")
    assert together(t, card("Dragon Halls", 1), place(t, "Sir Corvane")) == (
        "Sir Corvane is On Patrol and searches only your own ruins; Dragon Halls are not one."
    )


# -- sentences that were untrue or unclear -----------------------------------------------------------------------------------


def test_in_the_setup_a_sentence_says_what_is_taken_now() -> None:
    t = Table()
    t.st = SPEC.start(2, {}, 1, log=False)
    asked = t.st.decision
    assert asked is not None
    deck = t.st.rules.decks[asked.seat]
    hero = ("card", next(each for each in deck if TYPE[each] == HERO))
    assert told(t, hero).startswith("You take a castle now; ")
    t.st.apply(asked.options[0], asked.seat)
    taken = ("place", 0)
    assert SPEC.presentation.why_not(t.st, asked.seat, taken) == ["WL-27.1"]
    assert told(t, taken).startswith("You take cards from your deck; "), "it is a castle, and yet not asked for"


@pytest.mark.clause("WL-16.32")
def test_a_stack_whose_hero_may_be_saved_is_not_said_to_be_lost() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=2)
    t.stack(1, "Hrodgar Skyfist", "Griffins").hand(0, "Battle 5", "March").step("wrap_up")
    mine, theirs = t.place("Sir Corvane"), t.place("Hrodgar Skyfist")
    view = t.st.seen_by(0)
    battle = FieldBattle(mine, theirs, 0, 1, card("Ambush")[1], 0)
    battle.ambusher, battle.named = ATTACKER, [(t.st.head[mine],), ()]
    view.stack.append(battle)
    view.decision = battle.surprise(view)
    words = ask_about(SPEC, view, 0, place(t, "Sir Corvane")).sentence
    assert words is not None
    assert ENGLISH.format(words).startswith("Here you choose single cards: the hero of Sir Corvane can be chosen")
    words = ask_about(SPEC, view, 0, place(t, "Hrodgar Skyfist")).sentence
    assert words is not None
    assert ENGLISH.format(words) == (
        "Hrodgar Skyfist is the enemy's: you may have him lose one more card, but he chooses which."
    )


@pytest.mark.parametrize(
    ("kind", "clause", "sentence"),
    [
        ("losses", "WL-16.31", "These losses are taken from the cards of Sir Corvane, and Marthos is none of them."),
        ("sacrifice", "WL-28.5", "Sir Corvane loses an army or ally, and Marthos is none of them."),
    ],
)
def test_losses_say_whose_they_are(kind: str, clause: str, sentence: str) -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Militia", "Griffins", march=2)
    t.hand(0, "March").step("wrap_up")
    view, corvane = t.st.seen_by(0), t.place("Sir Corvane")
    sets: list[tuple[int, ...]] = [(each,) for each in view.armies[corvane]]
    losses = Losses([Lane(ATTACKER, 0, corvane, sets, Secret((), ALL), clause)])
    view.stack.append(losses if kind == "losses" else Sacrifice(corvane, 1, 0))
    view.decision = view.stack[-1].advance(view)
    reply = ask_about(SPEC, view, 0, place(t, "Marthos"))
    assert reply.clauses == (clause,)
    assert reply.sentence is not None
    assert ENGLISH.format(reply.sentence) == sentence
    assert GERMAN.format(reply.sentence)


def test_the_own_discard_pile_and_the_revenge_and_the_artefacts() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=1)
    t.hand(0, "March").discards(0, "Squall").discards(1, "Gale").step("march")
    assert told(t, card("Squall")) == "Squall lies in your discard pile; here you use cards from your hand."
    assert told(t, card("Gale", 1)) == "Gale lies in the discard pile of Bo; here you use cards from your hand."
    t.step("ruins")
    assert told(t, place(t, "Marthos")) == "Marthos is a castle, and artefacts pass only from hero to hero."
    assert told(t, place(t, "Khamar"), GERMAN) == "Khamar ist eine Burg, und Artefakte gehen nur von Held zu Held."


@pytest.mark.clause("WL-12.2")
def test_a_hero_whose_artefact_could_cast_is_not_said_to_lack_a_target() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Orb of Loriel", "Militia")
    t.stack(1, "Hrodgar Skyfist", "Griffins").hand(0, "Fireball").step("spells")
    assert t.options == ["Fireball Orb of Loriel", "end"]
    assert t.why_not("place", "Sir Corvane") == ["WL-12.2"]
    assert told(t, place(t, "Sir Corvane")) == (
        "You name the artefact that casts, Orb of Loriel, not the stack of Sir Corvane."
    )


def test_terrain_of_another_is_not_for_my_march_cards() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Quicksand")
    t.stack(1, "Hrodgar Skyfist", "Box Canyon").hand(0, "Gemhold").step("ruins")
    assert told(t, card("Quicksand")) == (
        "Quicksand is adverse terrain: only a March card in your march step takes it away."
    )
    assert told(t, card("Box Canyon", 1)) == "Box Canyon cannot be passed on; only artefacts can."
    t.hand(0, "March").step("march")
    assert told(t, card("Box Canyon", 1)) == "Box Canyon is no March card, and Hrodgar Skyfist is not yours."


def test_a_march_card_of_the_hand_speaks_of_no_single_stack() -> None:
    t = Table().castle(0, "Marthos").stack(0, "Sir Corvane").stack(0, "Aldric Sunmantle", "Longships", march=1)
    t.hand(0, "March", "March").step("march")
    name = def_of(t.st.hands[0][0]).name
    first = next(pick for pick in t.decision.options if isinstance(pick, tuple) and pick[2] == t.place("Sir Corvane"))
    t.st.apply(first, 0)
    assert told(t, held(t, name)).endswith(
        ": Sir Corvane (has taken its March card of this turn); Aldric Sunmantle (a fleet and a March card already)."
    )


# -- questions that are not asked ----------------------------------------------------------------------------------------------


def absent(t: Table, seat: int, kind: str) -> list[str]:
    return list(why_not_asked(SPEC, t.st.seen_by(seat), seat, kind).clauses)


def not_asked(t: Table, seat: int, kind: str) -> str:
    words = why_not_asked(SPEC, t.st.seen_by(seat), seat, kind).sentence
    assert words is not None
    return ENGLISH.format(words)


def test_steps_that_are_over_to_come_or_anothers() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=1).hand(0, "March", "Squall")
    t.step("calamities")
    assert absent(t, 0, "calamities") == []
    assert absent(t, 0, "castles") == ["WL-5.7"]
    assert absent(t, 0, "battles") == ["WL-5.7"]
    assert not_asked(t, 0, "castles") == (
        "You play castles in step 1 of your turn. That is over. The current step is Step 5: Calamities."
    )
    assert not_asked(t, 0, "battles") == "You attack in step 8 of your turn. The current step is Step 5: Calamities."
    assert absent(t, 1, "castles") == ["WL-5.11"]
    assert absent(t, 1, "") == ["WL-5.11"]
    t.pick("end")
    assert t.kind == "march", "there is no magic artefact"
    assert absent(t, 0, "cast") == ["WL-12.1", "WL-5.7"], "the step passed by itself"
    assert absent(t, 0, "direction") == ["WL-5.4"]
    assert absent(t, 0, "take") == ["WL-5.7", "WL-4.12"]
    assert not_asked(t, 0, "cast") == (
        "Step 6: Spells is over. None of your heroes carries a magic artefact, so you cannot cast."
    )


def test_a_step_without_anything_to_do_passes_with_its_reason() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane").hand(0, "Battle 5").step("march")
    t.pick("end")
    assert t.kind == "ruins"
    assert absent(t, 0, "battles") == ["WL-14.13", "WL-5.7"]
    assert absent(t, 0, "explore") == ["WL-20.2", "WL-5.7"]
    assert absent(t, 0, "retest") == ["WL-11.13", "WL-5.7"]


@pytest.mark.parametrize(
    ("guards", "cards", "launch", "clauses"),
    [
        (("Brakka Stonehand",), ("March",), "assault Raze 0", ["WL-15.4"]),  # encamped
        ((), ("March",), "assault Raze 0", ["WL-15.2"]),  # nobody to send
    ],
)
def test_windows_of_interception(
    guards: tuple[str, ...], cards: tuple[str, ...], launch: str, clauses: list[str]
) -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Militia", march=2).hand(0, "Raze 0")
    for guard in guards:
        t.stack(1, guard)
    t.castle(1, "Khorfe").hand(1, *cards).step("battles").pick("Sir Corvane Khamar")
    assert absent(t, 1, "intercept") == ["WL-15.1"], "nothing is announced yet"
    t.st.stack[-1].card = t.st.hands[0][0]  # type: ignore[attr-defined]
    t.st.stack[-1].attack = 1  # type: ignore[attr-defined]
    t.st.stack[-1].foe = 1  # type: ignore[attr-defined]
    assert absent(t, 1, "intercept") == clauses


def test_windows_of_a_field_battle() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Militia", march=2)
    t.stack(1, "Hrodgar Skyfist", march=1).hand(0, "Battle 5", "March").hand(1, "Traitor").step("battles")
    t.pick("Sir Corvane Hrodgar Skyfist", "field Battle 5")
    assert t.kind == "ground"
    assert absent(t, 1, "intercept") == ["WL-15.3"], "a field battle"
    assert absent(t, 0, "battles") == ["WL-14.3"], "the one attack of this turn is being fought"
    assert absent(t, 1, "promote") == ["WL-23.2"]
    assert absent(t, 0, "victim") == ["WL-23.6"], "there is no winner yet"
    assert absent(t, 1, "counter") == ["WL-10.12"]
    assert absent(t, 1, "hazard") == ["WL-20.8"]


def test_stacks_that_cannot_act_for_different_reasons_are_named_with_them() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Militia", march=2)
    t.stack(0, "Lady Serrat").stack(1, "Hrodgar Skyfist", march=1).hand(0, "Battle 5", "March").hand(1, "Traitor")
    t.lying(0, "Gemhold").step("battles").pick("Sir Corvane Hrodgar Skyfist", "field Battle 5")
    assert not_asked(t, 0, "battles") == (
        "None of your stacks can attack: Sir Corvane (no attack left this turn); Lady Serrat (Encamped or In Port)."
    )
    assert absent(t, 0, "battles") == ["WL-14.3"]
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=1).stack(0, "Lady Serrat")
    t.stack(0, "Old Gunnolf", march=2).lying(0, "Gemhold").hand(0, "Stone Colossus", "Battle 5").step("explore")
    t.pick("Sir Corvane Gemhold Stone Colossus")
    assert (
        not_asked(t, 0, "explore")
        == "Step 9: Exploring is over. None of your stacks that could still explore has a ruin in reach."
    )
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=1).stack(0, "Lady Serrat")
    t.lying(0, "Gemhold").hand(0, "Stone Colossus", "Battle 5").step("explore").pick(
        "Sir Corvane Gemhold Stone Colossus"
    )
    assert not_asked(t, 0, "explore") == (
        "Step 9: Exploring is over. None of your stacks can explore: Sir Corvane (already explored this turn); "
        "Lady Serrat (neither On Patrol nor On Campaign)."
    )


# -- buttons that are not offered --------------------------------------------------------------------------------------------


def shut(t: Table) -> list[tuple[str, str]]:
    """The dimmed answers of the question as the table shows them."""
    asked = SPEC.presentation.scene(t.st.seen_by(t.seat), t.seat).questions[0]
    return [(each.target, ENGLISH.format(each.label)) for each in asked.closed]


def test_buttons_and_kinds_of_attack_that_are_not_offered_are_shown_dimmed() -> None:
    t = Table().castle(0, "Marthos").hand(0, *["March"] * 9).step("wrap_up")
    assert [target for target, _ in shut(t)] == ["word:end"]
    t.st = SPEC.start(2, {}, 1, log=False)
    assert shut(t) == [], "what must be taken is no button to miss"
    t = Table().castle(0, "Marthos").castle(1, "Khamar").hand(0, "Battle 5")
    t.stack(0, "Sir Corvane", "Militia", march=2).step("battles")
    assert shut(t) == [], "the end is offered"
    t.pick("Sir Corvane Khamar")
    assert shut(t) == [("attack:0", "field battle"), ("attack:2", "siege")]
    assert told(t, ("attack", 2)) == "Khamar has no garrison to besiege; it falls to an assault."

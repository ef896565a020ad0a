"""Refusals that name the one cause that holds: each branch of a sentence in a position that reaches it."""

from __future__ import annotations

import pytest

from sandtable.core.engine.decision import Target
from sandtable.core.engine.events import ALL
from sandtable.core.engine.frames import Secret
from sandtable.core.engine.kinds import ASKED
from sandtable.core.interaction.why_not import ask_about, kind_number
from sandtable.core.registry import find_game
from sandtable.games.warlords.battle.losses import ATTACKER, CASUALTIES, Lane, Losses
from sandtable.games.warlords.effects.choice import CHOICES
from sandtable.games.warlords.effects.registry import EFFECTS, NO_TARGET
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.tables.cards import def_of, owned
from sandtable.language.translator import Translator
from tests.games.warlords.support import Table, printings

SPEAKERS = [Translator(find_game("warlords"), language, ("Ada", "Bo", "Cy"), strict=True) for language in ("en", "de")]


def card(name: str, owner: int = 0) -> Target:
    return ("card", owned(printings(name)[0], owner))


def place(t: Table, name: str) -> Target:
    return ("place", t.place(name))


def held(t: Table, name: str, seat: int | None = None) -> Target:
    hand = t.st.hands[t.seat if seat is None else seat]
    return ("card", next(each for each in hand if def_of(each).name == name))


def told(t: Table, target: Target, *given: Target, seat: int | None = None) -> tuple[str, str]:
    """The nearest clause and the English sentence; it has a German one too."""
    who = t.seat if seat is None else seat
    reply = ask_about(SPEC, t.st.seen_by(who), who, target, given)
    assert reply.sentence is not None, reply.clauses
    english, german = [speaker.format(reply.sentence) for speaker in SPEAKERS]
    assert german
    return reply.clauses[0], english


def absent(t: Table, seat: int, kind: str) -> tuple[str, str]:
    return told(t, (ASKED, kind_number(SPEC, kind)), seat=seat)


def at(step: str) -> Table:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Orb of Loriel", march=2)
    t.stack(1, "Hrodgar Skyfist", "Militia", march=1).lying(1, "Gemhold").lying(0, "Dragon Halls")
    return t.hand(0, "Quicksand", "Plague", "Fireball", "March", "Battle 5", "Stone Colossus").step(step)


# -- players -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "clause", "sentence"),
    [
        ("ground", "WL-10.1", "In this step you play terrain and weather on stacks."),
        ("calamities", "WL-11.1", "In this step you play a calamity on an enemy stack or castle."),
        ("spells", "WL-12.1", "In this step you cast spells through magic artefacts of your heroes."),
        ("march", "WL-13.1", "In this step your stacks take March cards or give them up."),
        ("battles", "WL-14.10", "You name a stack of yours and the stack or castle it attacks, not a player."),
        ("explore", "WL-20.5", "In this step you name a stack, a ruin and the card that it searches for."),
    ],
)
def test_a_player_is_no_answer_in_a_step(step: str, clause: str, sentence: str) -> None:
    assert told(at(step), ("seat", 1)) == (clause, sentence), "it is no castle, and cards for it are not lacking"


def test_a_player_is_no_card_for_an_attack() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar", "Capital", "Militia").stack(0, "Sir Corvane", march=2)
    t.hand(0, "Battle 0", "Battle 5", "Battle 8", "Raze 0").step("battles").pick("Sir Corvane Khamar")
    assert t.kind == "attack"
    assert told(t, ("seat", 1)) == ("WL-14.32", "Stack and target are named; you choose the card for the attack.")
    t.pick("assault Battle 0")
    assert t.kind == "second_card"
    assert told(t, ("seat", 1))[1].startswith("Stack and target are named; you choose the ")


# -- what a card names -------------------------------------------------------------------------------------------------


def test_every_card_that_names_something_has_words_for_it() -> None:
    named = [op for op, effect in EFFECTS.items() if effect.question != NO_TARGET]
    keys = [f"named-{op.replace('_', '-')}" for op in named] + [f"chosen-{op.replace('_', '-')}" for op in CHOICES]
    for speaker in SPEAKERS:
        assert all(speaker(key) for key in keys)


def test_what_a_card_names_and_what_is_chosen_for_it() -> None:
    t = (
        Table(3)
        .castle(0, "Angbar")
        .castle(1, "Khamar", "Capital", "Palisade", "Granary")
        .castle(0, "Marthos")
        .castle(2, "Gluk")
    )
    t.hand(0, "Sabotage", "Master Spy").hand(1, "March", "Battle 0").hand(2, "March").step("revenue")
    spying = Table()
    spying.st = t.st.clone()
    t.pick("negotiate Sabotage")
    assert told(t, place(t, "Marthos")) == (
        "WL-9.39",
        "For Sabotage you choose an improvement of an enemy castle, but no Capital, and Marthos is yours.",
    )
    spying.pick("negotiate Master Spy")
    assert told(spying, place(t, "Khamar")) == (
        "WL-9.39",
        "For Master Spy you choose an opponent with cards in hand, and Khamar is a castle.",
    )
    spying.pick("p2")
    assert spying.kind == "spy_discard"
    assert told(spying, place(t, "Khamar")) == (
        "WL-9.37",
        "For Master Spy you choose a card of the hand you look at, and Khamar is a castle.",
    )


def test_a_castle_that_is_shielded() -> None:
    t = (
        Table()
        .castle(0, "Marthos")
        .castle(1, "Khamar", "Grand Oracle")
        .castle(1, "Gluk")
        .stack(0, "Sir Corvane", "Orb of Loriel")
    )
    t.hand(0, "Wall of Stone").step("spells").pick("Wall of Stone Orb of Loriel")
    assert told(t, place(t, "Khamar")) == ("WL-1.27", "Grand Oracle shields Khamar from the spells of opponents.")


def test_a_castle_in_the_air_takes_no_harbour() -> None:
    t = Table().castle(0, "Ak-Giriel").castle(0, "Marthos").castle(1, "Khamar").hand(0, "Harbour").step("revenue")
    t.st.stack[-1].money = 20  # type: ignore[attr-defined]
    t.st.run()
    assert told(t, place(t, "Ak-Giriel"), card("Harbour")) == (
        "WL-1.27",
        "Ak-Giriel can be reached only by air, and no Harbour is added to such a castle.",
    )


# -- revenue and ground ------------------------------------------------------------------------------------------------


def test_what_a_fleet_lacks() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane").hand(0, "Longships").step("revenue")
    assert told(t, card("Longships")) == ("WL-9.28", "Longships need a port castle of yours that is not besieged.")
    t = Table().castle(0, "Enmouth").castle(1, "Khamar").hand(0, "Longships").step("revenue")
    assert told(t, card("Longships")) == ("WL-9.28", "You have no stack for Longships.")


def test_what_a_diplomat_finds_nothing_in() -> None:
    t = Table().castle(0, "Marthos").castle(0, "Angbar").castle(1, "Khamar").hand(0, "Resurrection", "Espionage")
    t.step("revenue")
    assert told(t, card("Resurrection")) == (
        "WL-9.41",
        "For Resurrection you choose an army from your discard pile, and there is none now.",
    )
    assert told(t, card("Espionage")) == (
        "WL-9.41",
        "Espionage needs an opponent with cards in hand, and there is none.",
    )


def test_a_stack_lies_in_one_place_at_a_time() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "High Ridge").hand(0, "Quicksand")
    assert told(t.step("ground"), place(t, "Sir Corvane")) == (
        "WL-10.3",
        "Sir Corvane has terrain or weather already: High Ridge.",
    )


def test_terrain_is_for_land_and_weather_for_the_sea() -> None:
    t = Table().castle(0, "Enmouth").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", march=2).hand(0, "Hurricane")
    t.step("ground")
    assert told(t, card("Hurricane")) == ("WL-10.5", "Hurricane finds no enemy stack At Sea.")
    assert told(t, place(t, "Hrodgar Skyfist")) == (
        "WL-10.5",
        "Hrodgar Skyfist is On Campaign, and weather is only for stacks At Sea.",
    )
    t = Table().castle(0, "Enmouth").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", "Longships", march=1)
    t.hand(0, "Quicksand").step("ground")
    assert told(t, place(t, "Hrodgar Skyfist")) == (
        "WL-10.5",
        "Hrodgar Skyfist is At Sea, and terrain is only for stacks on land.",
    )
    assert told(t, card("Quicksand")) == ("WL-10.5", "Quicksand is for stacks on land, and none may take it.")


def test_nobody_starves_without_a_siege() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=1).hand(0, "March").step("march")
    assert absent(t, 0, "starve") == ("WL-9.24", "Step 3: Revenue is over. None of your castles is besieged.")
    t = Table().castle(0, "Marthos", "Militia").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", march=2)
    t.besiege("Hrodgar Skyfist", "Marthos").stack(0, "Sir Corvane", march=1).hand(0, "March").step("march")
    assert absent(t, 0, "starve") == (
        "WL-9.24",
        "Step 3: Revenue is over. Your besieged castles have lost their armies to hunger this turn already.",
    )


# -- march -------------------------------------------------------------------------------------------------------------


def test_march_cards_of_others_and_of_the_pile() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar", "Militia").stack(0, "Sir Corvane").hand(0, "March")
    t.discards(0, "March").step("march")
    old = ("card", t.st.discards[0][0])
    assert told(t, old, place(t, "Sir Corvane"))[0] == "WL-1.13", "no stack has it to give up"
    assert told(t, card("Militia", 1)) == ("WL-13.1", "Militia is no March card, and Khamar is not yours.")


@pytest.mark.parametrize("linked", ["Quicksand", "High Ridge", "Plague"])
def test_what_a_march_card_takes_away_now(linked: str) -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", linked).hand(0, "March").step("march")
    assert told(t, card(linked))[1] == f"Choose a March card and Sir Corvane, and {linked} goes."


# -- attacks -----------------------------------------------------------------------------------------------------------


def attacking(*linked: str, march: int = 2, fleet: str = "", hand: tuple[str, ...] = ("March",)) -> Table:
    t = Table().castle(0, "Enmouth").castle(1, "Khamar", "Militia", *linked)
    t.stack(0, "Sir Corvane", *([fleet] if fleet else []), march=march)
    return t.hand(0, *hand).step("battles")


def test_how_many_cards_an_assault_needs() -> None:
    one = "To attack Khamar you need a Battle, Pillage, Raze or Traitor card, and you hold none."
    two = "Khamar is a capital: you need two cards alike, Battle, Pillage, Raze or Traitor, and you do not hold them."
    t = attacking()
    assert told(t, place(t, "Khamar")) == ("WL-14.7", one)
    assert told(t, place(t, "Sir Corvane")) == (
        "WL-14.7",
        "Sir Corvane could attack, but you hold no card to attack with.",
    )
    t = attacking("Capital")
    assert told(t, place(t, "Khamar"), place(t, "Sir Corvane")) == ("WL-14.7", two)


def test_a_card_that_starts_no_assault() -> None:
    t = attacking("Palisade", hand=("Raze 0", "Raze 9", "March"))
    t.pick("Sir Corvane Khamar")
    assert t.kind == "attack"
    assert told(t, held(t, "March")) == (
        "WL-14.7",
        "An assault on Khamar needs a Battle, Pillage, Raze or Traitor card, and March (3) is none.",
    )


def test_a_fleet_may_come_with_a_raid() -> None:
    t = Table().castle(0, "Enmouth").castle(1, "Ohmsmouth", "Militia").stack(0, "Sir Corvane", "Longships", march=1)
    t.hand(0, "March").step("battles")
    assert told(t, place(t, "Ohmsmouth")) == (
        "WL-14.7",
        "To attack Ohmsmouth you need a Battle, Raid, Pillage, Raze or Traitor card, and you hold none.",
    )


def test_a_card_that_does_not_intercept() -> None:
    t = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar", "Militia")
    t.castle(1, "Gluk").stack(0, "Sir Corvane", "Griffins", march=2)
    t.hand(0, "Raze 0", "March").stack(1, "Hrodgar Skyfist", march=1).hand(1, "Battle 0", "Quicksand").step("battles")
    t.pick("Sir Corvane Khamar", "assault Raze 0")
    assert t.kind == "intercept"
    assert told(t, held(t, "Quicksand"), place(t, "Hrodgar Skyfist")) == (
        "WL-15.1",
        "You intercept with a Battle or Ambush card, not with Quicksand.",
    ), "a Battle card is in the hand"
    t.pick("pass")
    assert absent(t, 1, "intercept") == ("WL-15.1", "The attack is being fought out: it is too late to intercept.")
    assert absent(t, 1, "ground") == (
        "WL-10.25",
        "A castle is attacked, and terrain is laid only under a stack On Patrol.",
    )
    assert absent(t, 0, "intercept") == (
        "WL-15.1",
        "You may intercept when one of your castles is assaulted or besieged.",
    ), "the attacker, whatever his stacks could do"


def test_terrain_comes_before_the_battle() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Griffins", march=2)
    t.stack(1, "Hrodgar Skyfist", "Militia", march=1).hand(0, "Battle 5", "March")
    t.hand(1, "Traitor").step("battles").pick("Sir Corvane Hrodgar Skyfist", "field Battle 5")
    assert t.kind == "ground"
    t.pick("pass")
    while t.kind == "losses":
        t.pick(t.options[0])
    assert t.kind in ("promote", "avenge")
    assert absent(t, 1, "ground") == ("WL-10.19", "The battle is being fought: it is too late for terrain.")


def test_what_a_fleet_reaches() -> None:
    t = Table().castle(0, "Enmouth").castle(1, "Ak-Giriel").castle(1, "Khamar", "Militia").hand(0, "Battle 5")
    t.stack(0, "Sir Corvane", "Longships", march=1).step("battles")
    assert told(t, place(t, "Ak-Giriel")) == (
        "WL-14.15",
        "Sir Corvane is At Sea, and Ak-Giriel can be reached only by air.",
    )
    assert told(t, place(t, "Khamar")) == (
        "WL-14.15",
        "Sir Corvane is At Sea and could take Khamar only with a Raid card.",
    )
    t.stack(0, "Aldric Sunmantle", "Thunderkeels", march=1)
    assert told(t, place(t, "Ak-Giriel")) == (
        "WL-14.15",
        "None of your stacks can attack Ak-Giriel: Sir Corvane and Aldric Sunmantle (At Sea, not in the air).",
    )
    assert told(t, place(t, "Khamar")) == (
        "WL-14.15",
        "Sir Corvane is At Sea and could take Khamar only with a Raid card.",
    )


def test_what_is_chosen_already() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=1).lying(0, "Gemhold")
    t.hand(0, "Stone Colossus").step("explore")
    assert told(t, place(t, "Sir Corvane"), place(t, "Sir Corvane"), card("Gemhold"))[1] == (
        "One stack searches at a time; Sir Corvane is chosen already."
    ), "it goes well with the ruin"


def test_a_fleet_at_sea_is_not_handed_on() -> None:
    t = Table().castle(0, "Enmouth").castle(1, "Khamar").stack(0, "Sir Corvane", "Longships").stack(0, "Lady Serrat")
    t.hand(0, "March").step("revenue")
    assert told(t, place(t, "Lady Serrat"), card("Longships")) == (
        "WL-9.28",
        "Longships lie with Sir Corvane; you link fleets from your hand alone.",
    )


def test_a_stack_for_which_the_hand_has_no_card() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Ak-Giriel").stack(0, "Sir Corvane", march=2).hand(0, "March")
    t.stack(1, "Hrodgar Skyfist", "Militia", march=1).step("battles")
    assert told(t, place(t, "Sir Corvane")) == (
        "WL-14.6",
        "Sir Corvane could attack, but you hold no card to attack with.",
    )


# -- exploring ---------------------------------------------------------------------------------------------------------


def test_who_searches_where() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=1).lying(1, "Dragon Halls")
    t.stack(0, "Aldric Sunmantle", march=2).hand(0, "Stone Colossus").step("explore")
    assert told(t, place(t, "Sir Corvane")) == (
        "WL-20.1",
        "Sir Corvane is On Patrol and searches at home, where no ruin lies.",
    )
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=1).lying(0, "Gemhold")
    t.stack(0, "Aldric Sunmantle", march=2).hand(0, "Stone Colossus").step("explore")
    assert told(t, place(t, "Aldric Sunmantle")) == (
        "WL-20.1",
        "Aldric Sunmantle is On Campaign and searches abroad, where no ruin lies.",
    )
    assert told(t, card("Gemhold"), place(t, "Aldric Sunmantle")) == (
        "WL-20.1",
        "Aldric Sunmantle is On Campaign and searches only abroad; Gemhold is your own.",
    )


def test_whom_a_ruin_waits_for() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=1).lying(0, "Gemhold")
    t.lying(1, "Dragon Halls").hand(0, "Stone Colossus").step("explore")
    assert told(t, card("Dragon Halls", 1)) == (
        "WL-20.1",
        "Dragon Halls lie with Bo: only a stack On Campaign could search it, and none of yours is.",
    )
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=2).lying(0, "Gemhold")
    t.lying(1, "Dragon Halls").hand(0, "Stone Colossus").step("explore")
    assert told(t, card("Gemhold")) == (
        "WL-20.1",
        "Gemhold is a ruin of yours: only a stack On Patrol could search it, and none of yours is.",
    )


# -- losses ------------------------------------------------------------------------------------------------------------


def test_losses_are_armies_and_allies() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Militia", "Griffins", march=2)
    t.hand(0, "March").step("wrap_up")
    view, corvane = t.st.seen_by(0), t.place("Sir Corvane")
    sets: list[tuple[int, ...]] = [(each,) for each in view.armies[corvane]]
    view.stack.append(Losses([Lane(ATTACKER, 0, corvane, sets, Secret((), ALL), CASUALTIES)]))
    view.decision = view.stack[-1].advance(view)
    words = ask_about(SPEC, view, 0, ("card", view.march[corvane][0])).sentence
    assert words is not None
    english, german = [speaker.format(words) for speaker in SPEAKERS]
    assert english.startswith("Losses are taken from armies and allies, and March")
    assert german


def test_what_a_calamity_takes() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", "Militia", "Griffins", march=1)
    t.hand(0, "Plague").top(1, 0).step("calamities").pick("Plague Hrodgar Skyfist")
    assert t.kind == "calamity_loss"
    assert told(t, place(t, "Khamar")) == (
        "WL-11.8",
        "Plague strikes Hrodgar Skyfist: there you choose an army or ally that is struck, not Khamar.",
    )

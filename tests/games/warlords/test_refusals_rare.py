"""Refusals of rules that random games rarely bring about."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandtable.core.engine.decision import Target
from sandtable.core.engine.events import ALL
from sandtable.core.engine.frames import Secret
from sandtable.core.engine.kinds import SEAT, WORD
from sandtable.core.interaction.why_not import why_not_asked
from sandtable.core.registry import find_game
from sandtable.games.warlords.battle.field import FIELD_BATTLE, FieldBattle
from sandtable.games.warlords.battle.losses import ATTACKER, DEFENDER, GARRISON, Lane, Losses
from sandtable.games.warlords.board import DECLINED, RECEIVED
from sandtable.games.warlords.effects.sacrifice import Sacrifice
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.state import END
from sandtable.games.warlords.tables.cards import CASTLE, PRINTING, TYPE, def_of, owned
from tests.games.warlords.refused import card, place
from tests.games.warlords.support import Table
from tests.games.warlords.test_legality import searching, told
from tests.games.warlords.test_refused_words import SPEAKERS
from tests.reasons.judge import Verdict, weighed
from tests.reasons.lifts import lifts_of
from tests.reasons.warlords import not_asked, verdict


@pytest.mark.clause("WL-15.6", "WL-15.7", "WL-15.10")
@pytest.mark.parametrize(
    ("castle", "linked", "march", "refused"),
    [
        ("Cragmorton", (), 1, ("WL-15.6", "Lord Bane does not fly, and the castle can be reached only by air.")),
        ("Citadel of Fire", (), 1, ("WL-15.7", "Lord Bane is On Patrol and cannot intercept at a castle in the sea.")),
        ("Khamar", (), 2, ("WL-15.10", "Lord Bane is On Campaign and not all fast, so it comes too late.")),
        ("Khamar", ("Longships",), 1, ("WL-15.9", "Lord Bane is At Sea and intercepts only at ports.")),
    ],
)
def test_a_stack_that_cannot_intercept_here(
    castle: str, linked: tuple[str, ...], march: int, refused: tuple[str, str]
) -> None:
    """Another stack could, so the question is asked."""
    by_sea = castle == "Citadel of Fire"
    t = Table().castle(0, "Marthos").castle(1, castle, "Militia")
    t.stack(0, "Sir Corvane", *(("War Galleys",) if by_sea else ()), "Griffins", march=1 if by_sea else 2)
    t.stack(1, "Lord Bane", *linked, march=march).hand(0, "Battle 5").hand(1, "Battle 3")
    t.stack(1, "Hrodgar Skyfist", "Longships" if by_sea else "Griffins", march=1)
    t.step("battles").pick(f"Sir Corvane {castle}", "assault Battle 5")
    assert (t.kind, t.seat) == ("intercept", 1)
    assert told(t, place(t, "Lord Bane")) == refused


def explored(t: Table, answer: str) -> Table:
    """The table after a search."""
    t.pick(answer)
    while t.kind == "hazard":
        t.pick("pass")
    return t


@pytest.mark.clause("WL-20.1", "WL-20.3")
def test_ruins_whose_explorers_have_explored() -> None:
    at_home = explored(searching().lying(0, "Nirn's Crypt").hand(0, "Lightsword"), "Sir Corvane Gemhold Stone Colossus")
    done = "only a stack On Patrol could search it, and yours have explored this turn."
    assert told(at_home, card("Nirn's Crypt")) == ("WL-20.1", f"Nirn's Crypt is a ruin of yours: {done}")
    assert told(at_home, place(at_home, "Sir Corvane")) == ("WL-20.3", "Sir Corvane has explored in this turn.")


@pytest.mark.clause("WL-20.7")
def test_an_ally_without_room_in_the_stack_that_searches() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=2).lying(1, "Dragon Halls")
    t.stack(0, "Old Gunnolf", "Archers", "Militia", "Heavy Infantry", march=1).lying(0, "Gemhold")
    t.hand(0, "Barrow Wights").step("explore")
    there = ("WL-20.7", "No stack that could search Gemhold has room for Barrow Wights.")
    assert told(t, card("Gemhold"), card("Barrow Wights")) == there
    assert told(t, place(t, "Old Gunnolf"), card("Barrow Wights")) == (
        "WL-20.7",
        "Old Gunnolf has no room for Barrow Wights.",
    )


@pytest.mark.clause("WL-6.9", "WL-12.2")
def test_a_spell_that_finds_no_room_and_an_artefact_that_has_cast() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Lord Bane", "Militia")
    t.stack(0, "Old Gunnolf", "Orb of Loriel", "Archers", "Militia", "Heavy Infantry")
    t.hand(0, "Charm", "Enfeeble").step("spells")
    room = "Cast through Orb of Loriel, Charm finds no room: the stack that would take the army is full."
    assert told(t, card("Orb of Loriel"), card("Charm")) == ("WL-6.9", room)
    for beside in ((), (card("Enfeeble"),)):
        assert told(t, card("Charm"), *beside) == ("WL-6.9", "The hero who would cast Charm has no room in his stack.")
    t.stack(0, "Sir Corvane", "Ring of Power").pick("Enfeeble Orb of Loriel", "Lord Bane")
    assert told(t, card("Orb of Loriel")) == ("WL-12.2", "Orb of Loriel has cast its one spell of this turn.")
    cast = "Old Gunnolf carries Orb of Loriel, which has cast its one spell of this turn."
    assert told(t, place(t, "Old Gunnolf")) == ("WL-12.2", cast)


@pytest.mark.clause("WL-9.18")
def test_nothing_is_bought_with_an_empty_hand() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Militia").step("revenue")
    assert (t.kind, t.hand_of(0)) == ("spend", [])
    assert told(t, place(t, "Marthos")) == ("WL-9.18", "You hold nothing that could be added to Marthos.")


# -- a position for each refusal ---------------------------------------------------------------------------------------

LIFTS = lifts_of("warlords")
SURPRISE = FIELD_BATTLE.index(FieldBattle.surprise)


def met(*hand: str, own: tuple[str, ...] = (), garrison: tuple[str, ...] = ()) -> Table:
    """Sir Corvane On Campaign before a castle of the enemy, with this hand."""
    t = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar", *garrison)
    return t.castle(1, "Gluk").stack(0, "Sir Corvane", *own, march=2).hand(0, *hand)


def besieging(*own: str) -> Table:
    return met("March", own=own).besiege("Sir Corvane", "Khamar").step("battles")


def declined(t: Table) -> Table:
    t.st.use(DECLINED, t.place("Sir Corvane"))
    t.st.run()
    return t


def just_emptied(t: Table) -> Table:
    t.st.emptied[t.place("Khamar")] = t.st.turn
    t.st.run()
    return t


def revenge() -> Table:
    """Khamar has fallen, and Revenge takes an army of the stack or of the new garrison."""
    t = met("Battle 5", own=("Mercenaries", "Militia"), garrison=("Militia",)).hand(
        1, "Revenge 9", "Revenge 1", "Revenge 4"
    )
    t.top(0, 9, 0, 0, 0, 0).top(1, 0).step("battles").pick("Sir Corvane Khamar", "assault Battle 5", "Mercenaries")
    return t.pick("Revenge")


def pillaged() -> Table:
    t = met("Pillage 3", own=("Heavy Infantry",)).step("battles")
    return t.pick("Sir Corvane Khamar", "assault Pillage 3", "Heavy Infantry")


def ambushed(own: int, foe: int) -> Table:
    """After an ambush by Sir Corvane, with so many cards of both sides lost."""
    t = (
        met("Battle 5", own=("Militia", "Archers"))
        .stack(1, "Hrodgar Skyfist", "Griffins")
        .hand(0, "March")
        .step("wrap_up")
    )
    mine, theirs = t.place("Sir Corvane"), t.place("Hrodgar Skyfist")
    battle = FieldBattle(mine, theirs, 0, 1, card("Ambush")[1], 0)
    cards = [(*t.st.armies[place], t.st.head[place]) for place in (mine, theirs)]
    battle.ambusher, battle.named, battle.at = (
        ATTACKER,
        [cards[0][:own], cards[1][:foe]],
        FIELD_BATTLE.index(FieldBattle.surprise),
    )
    t.st.push(battle)
    t.st.run()
    return t


def grounded() -> Table:
    t = met("Battle 5").stack(1, "Hrodgar Skyfist", "Militia", march=1).hand(1, "High Ridge").step("battles")
    return t.pick("Sir Corvane Hrodgar Skyfist", "field Battle 5")


def sacrifice() -> Table:
    t = met("March").hand(0, "March").step("wrap_up")
    t.st.push(Sacrifice(t.place("Sir Corvane"), 1, 1))
    t.st.march[t.place("Sir Corvane")] = tuple([t.take(0, f"March {number}") for number in (0, 8)])
    t.st.run()
    return t


def diplomacy(name: str, *discards: str, own: tuple[str, ...] = (), out: tuple[int, ...] = ()) -> Table:
    """Ada plays a card against Bo, who holds a card as Di does, and Cy, who has none."""
    t = Table(4).castle(0, "Marthos", "Cavalry").castle(1, "Khamar").castle(2, "Khorfe").castle(3, "Gluk")
    t.stack(0, "Old Gunnolf", *own).stack(0, "Lady Serrat", march=2).discards(0, *discards).hand(0, name, "March")
    t.hand(1, "March").hand(3, "March").step("revenue")
    for seat in out:
        t.st.concede(seat)
    return t.pick(f"negotiate {name}")


def teleported(*picks: str) -> Table:
    t = met("Teleport", own=("Orb of Loriel",)).stack(0, "Aldric Sunmantle", "Longships", "Squall", march=1)
    t.stack(0, "Old Gunnolf", "Archers", "Militia").stack(0, "Lady Serrat", "Cavalry", "Light Infantry", "Mercenaries")
    return t.top(0, 8, 8).step("spells").pick("Teleport Orb of Loriel", *picks)


def started(**options: str | int) -> Table:
    t = Table(int(options.pop("players", 2)))
    t.st = SPEC.start(t.st.players, options, 1, log=False)
    return t


def second_castle() -> Table:
    t = started(deck_1="crown-and-leaf", deck_2="crown-and-leaf")
    while t.seat == t.st.order[0]:
        t.st.apply(t.decision.options[0])
    return t


def taken(t: Table) -> Target:
    """The card of the asked player that the first player has taken."""
    return ("card", owned(def_number(t.st.head[0]), t.seat))


def def_number(card: int) -> int:
    return card & PRINTING


def worse(t: Table) -> Target:
    deck = sorted({each for each in t.st.rules.decks[t.seat] if TYPE[each] == CASTLE})
    return ("card", next(each for each in deck if each not in t.decision.options))


def spending(*hand: str, treasures: str = "") -> Table:
    t = Table().castle(0, "Marthos", "Capital").castle(1, "Khamar").castle(0, "Elvallie").stack(0, "Sir Corvane")
    t.stack(1, "Hrodgar Skyfist", march=2).besiege("Hrodgar Skyfist", "Elvallie").hand(0, "March", *hand)
    return (t.lying(1, treasures) if treasures else t).step("revenue")


def homeless() -> tuple[Table, Target]:
    t = Table().castle(1, "Khamar").lying(0, "Loriel's Dowry").hand(0, "Militia").step("revenue")
    return t.pick("cash Loriel's Dowry"), card("Militia")


def campaigned() -> Table:
    return explored(
        searching().lying(1, "Nirn's Crypt").hand(0, "Lightsword"), "Lady Serrat Dragon Halls Stone Colossus"
    )


def has_marched() -> Table:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Quicksand", "Plague").hand(0, "March")
    t.step("march").st.use(RECEIVED, t.place("Sir Corvane"))
    return t


def besieged() -> Table:
    """One army of the garrison is lost, and not the Militia."""
    t = (
        Table()
        .castle(0, "Marthos", "Griffins", "Archers", "Militia")
        .castle(1, "Khamar")
        .hand(0, "March")
        .step("wrap_up")
    )
    sets: list[tuple[int, ...]] = [(each,) for each in t.st.armies[0][:2]]
    t.st.push(Losses([Lane(DEFENDER, 0, 0, sets, Secret((), ALL), GARRISON)]))
    t.st.run()
    return t


def inland(t: Table) -> Target:
    deck = t.st.rules.decks[t.seat]
    return ("card", next(each for each in deck if TYPE[each] == CASTLE and not def_of(each).port))


def spare(t: Table) -> Target:
    """A card that lies in the deck."""
    return ("card", t.st.decks[t.seat][0])


def mage() -> Table:
    t = (
        Table()
        .castle(0, "Marthos")
        .castle(1, "Khamar")
        .stack(0, "Sir Corvane", "Orb of Loriel")
        .stack(1, "Lord Bane", "Militia")
    )
    return t.hand(0, "Fireball", "Enfeeble").step("spells")


POSITIONS: dict[str, Callable[[], tuple[Table, *tuple[Target, ...]]]] = {
    "refused-wl-19-8": lambda: at(declined(besieging("Militia")), "Khamar"),
    "refused-wl-19-6-late": lambda: at(just_emptied(besieging("Militia")), "Khamar"),
    "refused-wl-18-4": lambda: at(besieging(), "Khamar"),
    "refused-wl-23-6-victim": lambda: at(revenge(), "Gluk"),
    "refused-text-elsewhere": lambda: at(revenge(), "Khamar", card("Militia")),
    "refused-text-in": lambda: (diplomacy("Resurrection", "Militia", "Archers"), card("Cavalry")),
    "refused-stuck-spent": lambda: (has_marched(), card("Quicksand")),
    "refused-wl-17-12": lambda: (besieged(), card("Militia")),
    "refused-gift-port": lambda: pointing(
        started(scenario="lords-of-the-sea", deck_1="wave-and-hoof", deck_2="wave-and-hoof"), inland
    ),
    "refused-wl-18-5": lambda: at(pillaged(), "Khamar"),
    "refused-wl-16-33": lambda: (ambushed(3, 1), card("Militia")),
    "refused-wl-16-42-word": lambda: (ambushed(2, 2), (WORD, END)),
    "refused-wl-10-19-there": lambda: at(grounded(), "Hrodgar Skyfist"),
    "refused-text-march": lambda: at(sacrifice(), "Khamar"),
    "refused-text-status": lambda: at(diplomacy("Ransom", "Lightsword", "Firesword"), "Lady Serrat"),
    "refused-wl-9-41": lambda: (diplomacy("Espionage"), (SEAT, 2)),
    "refused-wl-24-4": lambda: (diplomacy("Sworn Truce", out=(2,)), (SEAT, 2)),
    "refused-wl-6-9-card": lambda: (
        diplomacy("Ransom", "Lightsword", "Firesword", "Barrow Wights", own=("Archers", "Militia", "Heavy Infantry")),
        card("Barrow Wights"),
    ),
    "refused-name-mine": lambda: (
        diplomacy("Ransom", "Firesword", "Darksword", "Lightsword", own=("Lightsword",)),
        card("Lightsword"),
    ),
    "refused-wl-28-4": lambda: at(teleported(), "Aldric Sunmantle"),
    "armies-too-many": lambda: (teleported("Lady Serrat Old Gunnolf"), card("Cavalry"), card("Mercenaries")),
    "refused-wl-14-12": lambda: at(
        Table().castle(0, "Marthos").stack(0, "Sir Corvane", march=2).hand(0, "Battle 5").step("battles"), "Sir Corvane"
    ),
    "refused-wl-14-7-card-castle": lambda: (
        Table().stack(1, "Hrodgar Skyfist", march=2).stack(0, "Sir Corvane", march=2).hand(0, "Raze 0").step("battles"),
        card("Raze"),
    ),
    "refused-wl-14-7-card": lambda: (
        Table().castle(1, "Khamar", "Capital").stack(0, "Sir Corvane", march=2).hand(0, "Raze 0").step("battles"),
        card("Raze"),
    ),
    "refused-wl-14-6-own": lambda: at(
        Table()
        .castle(0, "Enmouth")
        .castle(1, "Khamar", "Militia")
        .stack(0, "Sir Corvane", "Longships", march=1)
        .hand(0, "Battle 5")
        .step("battles"),
        "Sir Corvane",
    ),
    "refused-not-held": lambda: with_spare(met("March").step("castles")),
    "refused-wl-4-15": lambda: (started(scenario="great-siege"), (SEAT, 0)),
    "refused-wl-4-4": lambda: (started(players=3), (SEAT, 0)),
    "refused-wl-4-7": lambda: pointing(second_castle(), taken),
    "refused-wl-4-8": lambda: pointing(started(forced_setup="on"), worse),
    "calamity-kind-card": lambda: (
        Table().castle(0, "Marthos").castle(1, "Khamar").hand(0, "Desertion", "Famine").step("calamities"),
        card("Desertion"),
    ),
    "calamity-elsewhere": lambda: (
        Table()
        .castle(0, "Marthos")
        .castle(1, "Khamar", "Market", "Guildhall")
        .stack(1, "Lord Bane", "Militia")
        .hand(0, "Great Fire")
        .top(1, 0)
        .step("calamities")
        .pick("Great Fire Khamar"),
        card("Militia", 1),
    ),
    "cast-one-spell": lambda: (mage(), card("Enfeeble"), card("Fireball")),
    "explore-campaigns-done": lambda: (campaigned(), card("Nirn's Crypt", 1)),
    "refused-name-mine hero": lambda: (met("Sir Corvane", "March").step("heroes"), card("Sir Corvane")),
    "refused-wl-9-11-castle": lambda: at(spending("Palisade"), "Elvallie", card("Palisade")),
    "refused-wl-9-13": lambda: (spending("Capital"), card("Capital")),
    "refused-wl-9-4-foreign": lambda: (spending(treasures="Loriel's Dowry"), card("Loriel's Dowry", 1)),
    "refused-wl-9-18-card": homeless,
}


def at(t: Table, name: str, *given: Target) -> tuple[Table, *tuple[Target, ...]]:
    return (t, *[place(t, name), *given])


def pointing(t: Table, find: Callable[[Table], Target]) -> tuple[Table, Target]:
    return t, find(t)


def with_spare(t: Table) -> tuple[Table, Target]:
    return t, spare(t)


@pytest.mark.parametrize("key", list(POSITIONS))
def test_a_rare_refusal_holds_and_has_words(key: str) -> None:
    t, *targets = POSITIONS[key]()
    asked, target, given = t.decision, targets[0], tuple(targets[1:])
    objection = SPEC.presentation.objection(t.st, asked.seat, target, given)
    assert objection is not None
    assert objection.refusal.key == key.split()[0]
    named = SPEC.presentation.why_not(t.st, asked.seat, target, given)
    assert weighed(find_game("warlords"), verdict, LIFTS, t.st, asked, target, named, given)[0] is Verdict.EXACT
    told(t, target, *given)


def beaten(castle: str, *second: str, march: int = 1) -> tuple[Table, int, str]:
    """One stack has intercepted and is beaten, and the other cannot intercept."""
    linked = {"Citadel of Fire": ("War Galleys",), "Cragmorton": ("Griffins",)}.get(castle, ())
    t = Table().castle(0, "Marthos").castle(1, castle, "Militia").stack(1, "Lord Bane", *second, march=march)
    t.stack(0, "Sir Corvane", *(linked or ("Griffins", "Mercenaries")), march=1 if "War Galleys" in linked else 2)
    t.stack(1, "Ymra Stormcaller", *linked, march=1).hand(0, "Battle 5", "Knighthood").hand(1, "Battle 3", "Revenge 9")
    t.top(0, *[8] * 6).top(1, *[3] * 6).step("battles")
    t.pick(f"Sir Corvane {castle}", "assault Battle 5", "Ymra Stormcaller Battle 3")
    if t.kind == "losses":
        t.pick(t.options[0])
    return t, 1, "intercept"


def won(*foe: str) -> Table:
    t = met("Battle 5", own=("Heavy Infantry", "Mercenaries")).stack(1, "Hrodgar Skyfist", "Mercenaries").hand(1, *foe)
    return t.top(0, 1, 0, 0, 0, 0).step("battles").pick("Sir Corvane Hrodgar Skyfist", "field Battle 5")


ABSENCES: dict[str, Callable[[], tuple[Table, int, str]]] = {
    "refused-wl-23-3-asked": lambda: (
        met("Battle 5", "Revenge 9", own=("Heavy Infantry",), garrison=("Mercenaries",))
        .hand(1, "Knighthood 7")
        .top(0, 0, 0, 1, 0, 0)
        .step("battles")
        .pick("Sir Corvane Khamar", "assault Battle 5"),
        1,
        "promote",
    ),
    "refused-wl-25-12-asked": lambda: (won("Revenge 9"), 0, "promote"),
    "refused-wl-12-3-asked": lambda: (stormy(), 0, "cast"),
    "refused-wl-14-16-asked": lambda: (stormy(), 0, "battles"),
    "refused-wl-14-21-asked": lambda: (met("March").besiege("Sir Corvane", "Khamar").step("wrap_up"), 0, "battles"),
    "refused-wl-15-6-asked": lambda: beaten("Cragmorton"),
    "refused-wl-15-7-asked": lambda: beaten("Citadel of Fire"),
    "refused-wl-15-9-asked": lambda: beaten("Khamar", "Longships"),
    "refused-wl-15-10-asked": lambda: beaten("Khamar", march=2),
    "refused-wl-15-8-asked": lambda: (raided(), 1, "intercept"),
    "refused-wl-24-4-asked": lambda: (diplomacy("Sworn Truce", out=(2,)), 2, "march"),
}


def stormy() -> Table:
    t = (
        Table()
        .castle(0, "Enmouth")
        .castle(1, "Khamar")
        .stack(0, "Sir Corvane", "Orb of Loriel", "Longships", "Squall", march=1)
    )
    return t.hand(0, "March").step("wrap_up")


def raided() -> Table:
    """A Raid is being fought out."""
    t = Table(scenario="five-castles").castle(0, "Enmouth").castle(1, "Khamar", "Militia", "Archers").castle(1, "Gluk")
    t.stack(0, "Sir Corvane", "Longships", "Mercenaries", "Griffins", march=1).hand(0, "Raid 7").hand(1, "March")
    return t.top(0, *[3] * 8).step("battles").pick("Sir Corvane Khamar", "assault Raid 7")


@pytest.mark.parametrize("key", list(ABSENCES))
def test_a_rare_reason_not_to_be_asked_holds_and_has_words(key: str) -> None:
    t, seat, kind = ABSENCES[key]()
    reply = why_not_asked(SPEC, t.st.seen_by(seat), seat, kind)
    assert reply.sentence is not None
    why = reply.sentence.args["why"].text if "why" in reply.sentence.args else reply.sentence.key
    assert why == key
    assert not_asked(t.st, seat, kind, list(reply.clauses)) is Verdict.EXACT
    assert all(speaker.format(reply.sentence) for speaker in SPEAKERS)

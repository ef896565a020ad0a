"""Refusals that random games rarely say: a position for each, in which it holds and its fact can be removed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandtable.core.engine.decision import Target
from sandtable.games.battlelore.call_to_arms.deployment import Muster
from sandtable.games.battlelore.creatures.entering import CONJURE
from sandtable.games.battlelore.creatures.tremor import Tremor
from sandtable.games.battlelore.heroes.combat_cards import DEED_BASE
from sandtable.games.battlelore.setup import Setup
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import hex_name
from sandtable.games.battlelore.tables.cards import COMMAND_IDS
from sandtable.games.battlelore.tables.conditions import BATTLED, VICTOR, WEBBED
from sandtable.games.battlelore.tables.effects import FX_LIMIT, FX_MARK_OFF, FX_NO_ORDER, IN_ANY
from sandtable.games.battlelore.tables.heroes import ARTIFACT_BASE, ARTIFACT_IDS, SKILL_IDS
from sandtable.games.battlelore.turn.battling import SEARCH, SUMMON
from sandtable.games.battlelore.turn.drawing import LORE_BASE
from sandtable.games.battlelore.turn.orders import RACK_BASE
from tests.games.battlelore.alliances import allied
from tests.games.battlelore.champions import HERO, champion, leader
from tests.games.battlelore.epics import epic
from tests.games.battlelore.lore_battles import fight, lore
from tests.games.battlelore.musters import army, mustering, play
from tests.games.battlelore.refusing import card, hexed, refused, unasked, unit, word
from tests.games.battlelore.support import FAR, MY, Field
from tests.games.battlelore.test_refusals import cleansing

Position = tuple[Field, *tuple[Target, ...]]


def bonus() -> Field:
    t = Field({"G3": "h_cav_b"}, {"G4": "h_inf_g", "G5": "h_inf_g", "H5": "h_inf_g", **FAR})
    return t.lose("G4", 3).lose("G5", 3).attack("G3", "G4", "GRR").pick("yes", "G4")


def called() -> Field:
    mine = {"G3": "h_inf_b", "F4": "h_inf_b", "H3": "h_inf_b"}
    t = Field(mine, {"G4": "h_inf_b", **FAR}, extras={"G3": {"musician": "horn"}}).order(*mine).combat()
    return t.pick(f"u{t.u('G3')} u{t.u('G4')}")


def shaken() -> Field:
    t = Field({"G4": "c_roc_r", "F4": "h_inf_b"}, {"G5": "h_inf_b", "H4": "h_inf_b", **FAR}).order("G4").combat()
    t.st.stack.append(Tremor(t.u("G4"), 1, [t.u("G5"), t.u("H4"), t.u("F4")]))
    return t.run()


def pursuing() -> Field:
    t = Field({"G3": "h_cav_b"}, {"G4": "h_inf_g", **FAR}).lose("G4", 3)
    return t.attack("G3", "G4", "GRR").pick("yes")


def retreating() -> Field:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b"})
    t.st.tok[1] = VICTOR
    return t.attack("G3", "G4", "FRR").pick("0", "G5")


def bold_creature() -> Field:
    return fight("", "RG04", foe="c_spi_g").dice("FFFR").pick("RG04")


def led_and_webbed() -> Field:
    t = leader("", mine={"C3": "h_inf_b"}).order("G3", HERO, "C3")
    t.st.tok[t.u("G3")] |= WEBBED
    return t.movement()


def drawing() -> Field:
    t = lore({"G3": "h_inf_b"}, FAR, "WR01 WR02 WR03 WR04 WR05", "CL01").hand(0, "CC-PL")
    return t.draw().pick("card-and-token")


def remedy() -> Field:
    mine = {"G4": "h_inf_b", "F3": "h_inf_b", "H3": "h_inf_b", "A1": "h_inf_b", "G2": "c_spi_g"}
    t = champion("SK31", "cleric", mine=mine).lose("G4", 1).lose("F3", 1).lose("A1", 1).order(HERO, "A1").combat()
    return t.pick(next(text for text in t.texts if "SK31" in text))


def chests() -> Field:
    t = champion("", mine={"C3": "h_inf_b"}).order(HERO, "C3")
    here = t.hex("G3")
    t.st.chests = [(h, 1) for h in t.st.ground.board.neighbours[here]]
    return t.movement().pick(f"u{t.u(HERO)}")


def bystander() -> Field:
    t = champion("AR35", "cleric", {"G9": "h_inf_b", "A2": "h_inf_b"}, {"A1": "h_inf_b"})
    return t.order(HERO, "A1").combat()


def assault(*held: str, led: str = "") -> Field:
    """Assault also orders units of the ally that are next to an enemy, for 1 Lore each."""
    mine = {"B3": "h_inf_b", "J3": "h_inf_b", "K3": "h_inf_b", "L3": "h_inf_b", "H1": "h_inf_b"}
    t = allied(mine, {"B4": "h_inf_b", "J4": "h_inf_b", "L4": "h_inf_b"}).lore(0, "WR08", tokens=20)
    t.st.effects += [(FX_NO_ORDER, t.u(name), 0, IN_ANY, 1) for name in held]
    if led:
        t.hero(led, holder=2)
    return t.command().pick("WR08")


def spotted() -> Field:
    men = {"G3": "h_arc_g", "C3": "h_arc_g", "E3": "h_arc_g"}
    return play(army(men, extras={"C3": {"musician": "horn"}}), "SP27")


def tactics(**units: str) -> Field:
    return play(army({"G3": "h_inf_b", "C3": "h_inf_b", **units}), "SP15")


def marching() -> Field:
    """Extra moves, for units that are not shut in."""
    around = dict.fromkeys(("A2", "B1", "B2"), "h_cav_b")
    return play(army({"A1": "h_inf_b", "G3": "h_inf_b", **around}, terrain={}), "SP16")


def levies() -> Field:
    t = Field({"M1": "h_inf_b"}, FAR, deployment="organised")
    t.st.stack = [Setup(3)]
    t.st.push(Muster(at=4, jobs=[(0, c.TYPE_OF["h_cav_b"], -1, 1)], levies=[(0, t.hex("G1"), 0)]))
    return t.run()


def scouts() -> Field:
    """The fifth row is full, so the Scouts go to the baseline."""
    t = Field({"M1": "h_inf_b"}, {"A17": "h_inf_b"}, epic=True, deployment="impromptu")
    for h in t.st.ground.board.row_from(0, 5):
        t.st.at[h] = 0
    t.st.stack = [Setup(3)]
    t.st.push(Muster(at=4, jobs=[(0, c.TYPE_OF["h_cav_b"], -1, 4)]))
    return t.run()


def search() -> Field:
    t = Field({"G4": "h_inf_g", "C3": "h_inf_b"}, {"C4": "h_inf_b"}).hero("G4")
    t.st.chests = [(t.hex("C3"), 1), (t.hex("A1"), 1)]
    return t.order("G4", "C3").combat()


def deed(name: str) -> Target:
    number = SKILL_IDS.index(name) if name in SKILL_IDS else ARTIFACT_BASE + ARTIFACT_IDS.index(name)
    return ("target", DEED_BASE - number)


def remembering(name: str, tokens: int) -> Field:
    """A Hero with a card for the Combat phase, and a unit that can battle."""
    t = champion(name, "wizard", {"G6": "h_inf_b", "C4": "h_inf_b"}, {"C3": "h_inf_b"}, mode="lore")
    return t.lore(0, tokens=tokens).order(HERO, "C3").combat()


def by_hero(t: Field, name: str) -> Position:
    return t, deed(name), unit(t, HERO)


def aiming() -> Field:
    t = champion("AR35", "cleric", {"G5": "h_inf_b", "H5": "h_inf_b", "E5": "h_inf_b"}, terrain={"F4": "wooded"})
    return t.order(HERO).combat().pick(f"u{t.u(HERO)} AR35")


def fallen() -> Field:
    t = Field({"F3": "c_dra_b", **MY}, {"G5": "h_inf_b", **FAR}, mode="lore").lore(0, tokens=9).council(1, wizard=1)
    t.lore(1, "WZ09", tokens=9).order("F3").movement().pick("u0", "pass", "fly", "F4", "pass", "G5")
    return t.dice("R").pick("WZ09")


def first_lore() -> Field:
    t = table("lore")
    t.st = SPEC.start(2, {"adventure": "bl-04-wizards-tarn"}, 1)
    return t


def not_dealt() -> Position:
    t = first_lore()
    return t, ("card", next(LORE_BASE + n for n in range(60) if LORE_BASE + n not in t.asked.options))


def circle(*around: str) -> Field:
    """A unit in its Summoning Circle, with units around it."""
    elemental = [{"camp": "standard", "unit": "c_ear_b", "enters": "summoning_circle"}]
    mine = {"G3": "h_inf_b", "C3": "h_inf_b", **dict.fromkeys(around, "h_inf_b")}
    marks = {"G3": ("summoning_circle", "standard")}
    t = Field(mine, {"C4": "h_inf_b", **FAR}, mode="lore", landmarks=marks, reserves=elemental).lore(0, tokens=9)
    return t.order("C3", "G3")


def out_of_use() -> Field:
    t = circle()
    t.st.effects = [(FX_MARK_OFF, t.hex("G3"), 0, IN_ANY, 99)]
    return t.combat()


def crowded() -> Field:
    t = circle()
    return circle(*[hex_name(h) for h in t.st.ground.board.neighbours[t.hex("G3")]]).combat()


def conjured() -> Field:
    t = lore({"G3": "h_inf_b"}, FAR, "WZ06 WR08").hand(0, "CC-PL")
    t.st.conjured[0] = True
    t.st.tokens[0] = 5
    return t.command()


def no_country() -> Field:
    rock = [{"camp": "standard", "unit": "c_roc_r", "enters": "conjuration"}]
    board = Field(MY, FAR).st.ground.board
    t = Field(MY, FAR, mode="lore", reserves=rock, terrain={hex_name(h): "wooded" for h in board.hexes})
    return t.council(0, wizard=1).lore(0, tokens=15).hand(0, "CC-PL").command()


def one_clearing() -> Field:
    """A dragon above a wood, whose only clearing is as far away as it flies."""
    board = Field(MY, FAR).st.ground.board
    wood = {hex_name(h): "wooded" for h in board.hexes if hex_name(h) != "G7"}
    return Field({"G3": "c_dra_b", **MY}, FAR, terrain=wood).order("G3").movement().pick("u0", "fly")


def unable_to_strike() -> Field:
    """A Champion who could flee, attacked by a unit; a card has taken all dice from him."""
    t = Field({"G3": "h_inf_b", **MY}, FAR).hero("G4", holder=1)
    t.st.effects = [(FX_LIMIT, t.u("hero at G4"), 0, IN_ANY, 99)]
    t.order("G3").combat("RRR").pick(f"u0 u{t.u('hero at G4')}")
    return t


def grouped() -> Field:
    """A Hero's horn orders a troop beside him. One has an order."""
    t = leader("AR12", mine={"F3": "h_inf_b", "H3": "h_inf_b", "G2": "h_inf_b"}).order("F3")
    return t.orders("CC-PC").pick("u0", "done", "AR12")


def spending() -> Field:
    """A Hero takes over the battle of a neighbour."""
    near = {"F3": "h_inf_b", "H3": "h_inf_b", "G2": "h_inf_b", "F2": "h_inf_b"}
    t = leader("SK12", "commander", {"G4": "h_inf_b", **FAR}, mine=near).order("G3", "F3", "H3", "F2")
    t.st.flags[t.u("H3")] |= BATTLED
    return t.combat().pick(f"u0 u{t.u('G4')}", "SK12")


def poor_since_conjuring() -> Field:
    t = lore({"G3": "h_inf_b"}, FAR, "WZ02").order("G3")
    t.st.conjured[0] = True
    t.st.tokens[0] = 6
    return t.movement()


def ambush() -> Field:
    """The enemy stops next to units, of which one is in a web."""
    t = lore({"G3": "h_inf_g"}, {"G5": "h_inf_b", "F5": "h_inf_b", "F4": "h_inf_b", **FAR}, "", "RG09").order("G3")
    t.st.tok[t.u("F5")] |= WEBBED
    return t.movement().pick("u0", "pass", "G4", "pass", "stop").pick("RG09")


def as_another() -> Field:
    rule = {"id": "x", "type": "first_card_as", "camp": "standard", "card": "CT-DS", "text": "x"}
    t = lore({"G3": "h_arc_g"}, FAR, "WR01", rules=[rule]).hand(0, "CC-PL")
    return t.command().pick("CC-PL")


def overfull() -> Field:
    """The player of one card has lost his Stronghold, and with it that card's place in his hand; his Scout draws."""
    t = epic().lore(0, "WR01").hand(0)
    scout = COMMAND_IDS.index("CC-SC")
    t.st.deck.remove(scout)
    t.st.played = t.st.carried = [(scout, 0)]
    t.draw()
    return t.pick(t.texts[0])


POSITIONS: list[tuple[str, str, Callable[[], Position]]] = [
    ("BL-10.5", "given", lambda: of(bonus(), unit, "H5", "G5")),
    ("BL-22.6", "given", lambda: of(called(), unit, "F4", "H3")),
    ("BL-18.15", "given", lambda: of(shaken(), unit, "G5", "H4")),
    ("BL-10.4", "given-hex", lambda: of(pursuing(), hexed, "H4", "H5")),
    ("BL-17.5", "given-hex", lambda: of(retreating(), hexed, "G6", "F6")),
    ("BL-17.6", "17-6", lambda: (bold_creature(), ("count", 0))),
    ("BL-17.14", "17-14", lambda: of(led_and_webbed(), unit, HERO)),
    ("BL-13.13", "13-13", lambda: (drawing(), card("CL01"))),
    ("BL-26.12", "13-2-face", lambda: wording(die(), "flag")),
    ("BL-26.12", "13-3-full", lambda: of(remedy(), unit, "H3")),
    ("BL-26.12", "26-12-far", lambda: of(remedy(), unit, "A1")),
    ("BL-26.3", "26-6-hero", lambda: (search(), ("target", SEARCH), *of(search(), unit, "C3")[1:])),
    ("BL-13.1", "13-2", lambda: by_hero(remembering("SK27", 0), "SK27")),
    ("BL-26.12", "26-12", lambda: by_hero(remembering("SK31", 0), "SK31")),
    ("BL-26.12", "26-12-sight", lambda: of(aiming(), unit, "E5")),
    ("BL-26.12", "26-12-unit", lambda: of(remedy(), unit, "G2")),
    ("BL-19.11", "given-hex", lambda: of(fallen(), hexed, "F4", "G4")),
    ("BL-19.11", "19-12-fall", lambda: of(fallen(), hexed, "A5")),
    ("BL-14.8", "14-8", not_dealt),
    ("BL-3.7", "given-card", lambda: (cleansing(WEBBED | 2, 20), ("token", c.WEB), ("token", c.WEB))),
    ("BL-16.2", "mark-off", lambda: (out_of_use(), ("target", SUMMON))),
    ("BL-16.2", "16-2-room", lambda: (crowded(), ("target", SUMMON))),
    ("BL-18.21", "13-2", lambda: (conjured(), card("WZ06"))),
    ("BL-18.19", "18-19", lambda: (no_country(), ("card", CONJURE))),
    ("BL-26.2", "26-2", lambda: of(chests(), hexed, "G5")),
    ("BL-6.6", "6-6-own-card", lambda: of(bystander(), unit, HERO)),
    ("BL-13.3", "13-3-beside", lambda: of(assault(), unit, "H1")),
    ("BL-13.3", "13-3-unit", lambda: of(assault("J3"), unit, "J3")),
    ("BL-20.14", "30-19-attached", lambda: of(spotted(), unit, "C3")),
    ("BL-30.24", "30-24", lambda: of(tactics(A3="c_spi_g"), unit, "A3")),
    ("BL-30.23", "30-23-stuck", lambda: of(marching(), unit, "A1")),
    ("BL-30.29", "30-29", lambda: of(levies(), hexed, "G1")),
    ("BL-33.2", "30-5", lambda: of(scouts(), hexed, "G3")),
    ("BL-19.3", "19-3-beyond", lambda: of(one_clearing(), hexed, "G2")),
    ("BL-7.5", "7-5-back", lambda: wording(unable_to_strike(), "yes")),
    ("BL-26.12", "4-6", lambda: of(grouped(), unit, "F3")),
    ("BL-26.12", "6-2", lambda: of(spending(), unit, "H3")),
    ("BL-26.12", "4-5", lambda: of(spending(), unit, "G2")),
    ("BL-18.21", "13-2-word", lambda: wording(poor_since_conjuring(), "lore")),
    ("BL-13.3", "13-3-webbed", lambda: of(ambush(), unit, "F5")),
    ("BL-13.3", "13-3-led", lambda: of(assault(led="J3"), unit, "J3")),
    ("BL-4.2", "card-lore", lambda: (as_another(), card("WR01"))),
    ("BL-14.5", "card-lore", lambda: (overfull(), card("WR01"))),
    ("BL-14.5", "card-rack", lambda: (overfull(), ("card", RACK_BASE + COMMAND_IDS.index("CC-PR")))),
]


def of(t: Field, kind: Callable[[Field, str], Target], *names: str) -> Position:
    return (t, *[kind(t, name) for name in names])


def wording(t: Field, text: str) -> Position:
    return t, word(t, text)


def die() -> Field:
    return champion("AR20", enemies={"G4": "h_inf_b", **FAR}).attack(HERO, "G4", "RG").pick("AR20")


@pytest.mark.parametrize(("clause", "key", "position"), POSITIONS, ids=[f"{row[0]} {row[1]}" for row in POSITIONS])
def test_a_rare_refusal_holds_and_has_words(clause: str, key: str, position: Callable[[], Position]) -> None:
    t, *targets = position()
    assert refused(t, *targets) == (clause, key)


def table(mode: str, landmarks: str = "off") -> Field:
    t = Field({"G3": "h_inf_b"}, FAR, mode=mode, lore_master_landmarks=landmarks)
    return t.order("G3").movement()


def mustered() -> Field:
    t = table("medieval")
    t.st = mustering(mode="medieval", deployment="organised")
    return t


ABSENCES: list[tuple[str, str, str, Callable[[], Field]]] = [
    ("BL-14.6", "14-6-none", "keep_first_lore", lambda: table("lore")),
    ("BL-32.1", "32-1-marks", "place_mark", lambda: table("medieval_lore", "on")),
    ("BL-30.18", "30-18-hired", "council_loss", mustered),
]


@pytest.mark.parametrize(("clause", "key", "kind", "field"), ABSENCES, ids=[row[1] for row in ABSENCES])
def test_a_rare_reason_not_to_be_asked(clause: str, key: str, kind: str, field: Callable[[], Field]) -> None:
    assert unasked(field(), 0, kind) == (clause, key)

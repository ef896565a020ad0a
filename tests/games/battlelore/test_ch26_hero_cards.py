"""Chapter 26 of the BattleLore ledger: Heroes: quests, artifacts, skills."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from sandtable.core.engine.frames import Secret
from sandtable.games.battlelore.campaign import legacy as campaign
from sandtable.games.battlelore.campaign import legacy as k
from sandtable.games.battlelore.campaign.enlisting import Outfit, begin_campaign
from sandtable.games.battlelore.campaign.sheets import Sheets
from sandtable.games.battlelore.campaign_state import CampaignState
from sandtable.games.battlelore.combat.in_progress import BACK, OPPORTUNITY
from sandtable.games.battlelore.combat.morale import bold_level
from sandtable.games.battlelore.heroes.casualties import casualty_check, wound
from sandtable.games.battlelore.heroes.champions import NewHero, champion_reach
from sandtable.games.battlelore.heroes.in_play import sheet_of
from sandtable.games.battlelore.heroes.quests import CHEST_IDS, CHEST_TOKENS
from sandtable.games.battlelore.heroes.rewards import gain_artifact
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import GONE
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import hex_name
from sandtable.games.battlelore.tables.cards import COMMAND_IDS, LORE_OF
from sandtable.games.battlelore.tables.conditions import (
    BATTLED,
    FROZEN,
    HALTED,
    ORDERED,
    POISONED,
    STARTED_HERE,
    VICTOR,
    WEBBED,
)
from sandtable.games.battlelore.tables.heroes import ARTIFACT_IDS, ARTIFACTS, MOMENTS, SKILL_IDS, SKILLS, goes_mounted
from sandtable.games.battlelore.turn.drawing import lore_limit
from sandtable.games.battlelore.turn.reach import allowance
from sandtable.games.battlelore.turn.tokens import token_count
from sandtable.games.battlelore.turn.victory import end_game
from tests.games.battlelore.campaign_support import Stage, cards, sheet, staged
from tests.games.battlelore.campaigns import begun, go_to
from tests.games.battlelore.champions import (
    CARDS,
    HERO,
    champion,
    equipped,
    hero,
    leader,
    plays,
    reach,
    record,
    searching,
)
from tests.games.battlelore.sheets import art, refused, veteran
from tests.games.battlelore.support import FAR, MY, Field, dice
from tests.support import clause


def treasure(token: str = "chest_treasure_2") -> Field:
    """A Leader's troop next to a treasure hex; the next chest is this token."""
    t = Field({"G3": "h_inf_g", **MY}, FAR, mode="lore").hero("G3")
    t.st.chests = [(t.hex("G4"), 2)]
    t.st.chest_pool = list(CHEST_TOKENS)
    t.st.rng.load([CHEST_TOKENS.index(CHEST_IDS.index(token))])
    return t


TERRIFIED = "RG07"


WEB = "WZ08"


def worn(t: Field, name: str = HERO) -> list[str]:
    return [ARTIFACT_IDS[card] for card in sheet_of(t.st, t.u(name))[4]]


def commanded(t: Field, card: str, *units: str) -> Field:
    """These units are ordered by a card, and the Order phase continues."""
    t.orders(card).pick(*units)
    return t.pick("done") if t.kind == "order_unit" else t


# --- the whole content ------------------------------------------------------------------------------------------------
PAGE = Path(__file__).parents[3] / "docs" / "design" / "battlelore-hero-cards.md"


ROWS = [
    [cell.strip(" `") for cell in line.split("|")[1:-1]]
    for line in PAGE.read_text("utf-8").splitlines()
    if line.startswith("| ") and not line.startswith(("| op", "| card"))
]


TABLE = {row[0]: row[1:] for row in ROWS}


def cards_by_op() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for each in (*SKILLS, *ARTIFACTS):
        for its_op in dict.fromkeys(effect.op for effect in each.effects):
            found.setdefault(its_op, []).append(each.id)
    return found


OPS = cards_by_op()


@clause("BL-26.8", "BL-25.10")
def test_bl_26_8_equipped_cards_are_at_risk_the_others_safe() -> None:
    heroes = [
        sheet("Ada", 0, "commander", "SK10", "AR01 AR02 AR03"),
        sheet("Bo", 1, "commander", "SK10", "AR04 AR05 AR07"),
    ]
    t = go_to(begun(*heroes), "hero_who")
    camp = t.asked.seat
    own = (["AR01", "AR02", "AR03"], ["AR04", "AR05", "AR07"])[camp]
    t.pick(f"hero{camp + 1}")
    assert (t.kind, t.texts) == ("equip", ["done", *own])
    t.pick(own[0], own[2])
    assert t.kind == "hero_at", "two are all he may equip"
    t.pick(t.texts[0])
    assert t.st.campaign is not None
    assert [ARTIFACT_IDS[card] for card in t.st.sheets[0][4]] == [own[0], own[2]]
    assert [ARTIFACT_IDS[card] for card in t.st.campaign.roster[camp][6]] == [own[1]]
    wound(t.st, t.st.sheets[0][0], 1 - camp)
    assert [ARTIFACT_IDS[card] for card in t.st.campaign.roster[camp][6]] == [own[1]]
    assert ARTIFACT_IDS.index(own[0]) in t.st.artifacts


@clause("BL-23.4", "BL-26.8")
def test_a_war_mount_carries_a_hero_on_foot() -> None:
    heroes = [
        sheet(name, camp, "commander", "SK10", card) for camp, (name, card) in enumerate((("Ada", "AR09"), ("Bo", "")))
    ]
    t = go_to(begun(*heroes), "hero_who")
    if t.asked.seat == 1:
        t.pick("nobody")
    t.pick("hero1", "AR09")
    assert t.kind == "hero_at"
    mounted = [
        h for u, h in enumerate(t.st.pos) if h >= 0 and t.st.owner[u] == 0 and c.T_KIND[t.st.utype[u]] == c.MOUNTED
    ]
    assert set(t.asked.options) <= set(mounted)


@clause("BL-26.17")
def test_greater_summoning_lends_a_card_for_the_adventure() -> None:
    wizard = sheet("Ida", 0, "wizard", "SK26 SK29")
    other = sheet("Bo", 1, "wizard", "SK26 SK29")
    t = begun(wizard, other)
    while t.kind == "council_level":
        wanted = (2, 2, 2, 0, 0)[t.asked.context[0]]
        t.st.apply(wanted if wanted in t.asked.options else t.asked.options[0], t.asked.seat)
    go_to(t, "hero_who")
    t.pick(t.texts[2])
    assert len(t.told("summons_artifact")) == 1
    t.pick(t.texts[0])
    assert t.st.campaign is not None
    assert len(t.st.sheets[0][4]) == len(t.st.campaign.lent) == 1
    lent = t.st.campaign.lent[0][1]
    t.st.stack.clear()
    end_game(t.st, (0,), (5, 3), "banners", "BL-11.6")
    t.run()
    assert lent in t.st.artifacts, "it is returned afterwards"


@clause("BL-26.7", "BL-26.9")
def test_bl_26_7_a_seventh_card_in_the_adventure_goes_back_at_once() -> None:
    t = Field({"A1": "h_inf_b"}, {"G4": "h_inf_g", "A9": "h_inf_b"}, mode="lore", heroes="on", campaign="on")
    hero = sheet("Ada", artifacts="AR01 AR02 AR03 AR04 AR05")
    begin_campaign(t.st, Sheets(0, [hero.row()]))
    t.hero("G3", skills="SK17", artifacts="AR24")
    assert t.st.campaign is not None
    t.st.campaign.enlisted.append(0)
    t.st.artifacts = [ARTIFACT_IDS.index("AR32")]
    gain_artifact(t.st, t.u("hero at G3"))
    t.run()
    assert (t.kind, t.texts) == ("drop_artifact", ["AR01", "AR02", "AR03", "AR04", "AR05", "AR24", "AR32"])
    other = Field({"A1": "h_inf_b"}, {"G4": "h_inf_g", "A9": "h_inf_b"}, mode="lore", heroes="on")
    other.hero("G3", skills="SK17", artifacts="AR01 AR02 AR03 AR04 AR05 AR24")
    gain_artifact(other.st, other.u("hero at G3"))
    assert other.run().kind == "drop_artifact", "also without a campaign"
    t.pick("AR03")
    assert [ARTIFACT_IDS[card] for card in t.st.campaign.roster[0][6]] == ["AR01", "AR02", "AR04", "AR05"]
    assert t.st.artifacts == [ARTIFACT_IDS.index("AR03")]


@clause("BL-26.11", "BL-26.15")
@pytest.mark.parametrize(
    ("skills", "artifacts", "champion", "leader"),
    [
        ("SK17", "", 3, 4),
        ("SK18", "", 4, 4),
        ("", "AR24", 3, 3),
        ("", "", 2, 3),
    ],
)
def test_bl_26_11_cards_work_in_their_role(skills: str, artifacts: str, champion: int, leader: int) -> None:
    t = Field(MY, {"G4": "h_inf_b"}).hero("G3", skills=skills, artifacts=artifacts)
    assert dice(t, "hero at G3", "G4") == champion
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b"}).hero("G3", skills=skills, artifacts=artifacts)
    assert dice(t, "G3", "G4") == leader
    t = Field({"G3": "h_inf_r"}, {"G4": "h_inf_b"}, terrain={"G4": "wooded"}).hero("G3", skills="SK17")
    assert dice(t, "G3", "G4") == 3, "not limited by terrain caps"


@clause("BL-2.9", "BL-26.1")
def test_bl_26_1_chests_lie_face_down() -> None:
    st = SPEC.start(2, {"adventure": "bl-11-heirs-of-valmoor", "heroes": "on"}, 3)
    while st.decision is not None and not st.turn:
        st.apply(st.decision.options[0], st.decision.seat)
    assert {(hex_name(h), number) for h, number in st.chests} == {("D5", 2), ("G5", 3), ("J5", 2)}
    assert len(st.chest_pool) == 16


@clause("BL-26.2")
def test_bl_26_2_a_hero_stops_at_a_treasure() -> None:
    t = treasure()
    assert "G5" in t.reach("G3"), "round the hex"
    t.walks("G3", "G4")
    assert t.st.flags[0] & HALTED
    t = treasure()
    t.st.leader[0] = -1
    t.walks("G3", "G4")
    assert not t.st.flags[0] & HALTED, "without a Hero nobody stops"


@clause("BL-26.3", "BL-26.4")
def test_bl_26_3_searching_instead_of_battling() -> None:
    t = treasure().walks("G3", "G4").combat()
    assert t.texts == ["u0 search", "done"]
    t.pick("u0 search")
    assert t.st.sheets[0][5:] == (2, 0)
    assert t.st.chests == [], "the others go back"
    assert len(t.st.chest_pool) == 15
    t = treasure("chest_experience_2").walks("G3", "G4").combat().pick("u0 search")
    assert t.st.sheets[0][5:] == (0, 2)
    t = treasure("chest_artifact_2").walks("G3", "G4").combat().pick("u0 search")
    assert len(t.st.sheets[0][4]) == 2, "equipped at once (BL-26.9)"
    t = Field({"G4": "h_inf_g", **MY}, {"G5": "h_inf_b"}).hero("G4")
    t.st.chests = [(t.hex("G4"), 1)]
    t.order("G4").combat()
    assert "u0 search" not in t.texts, "an enemy is adjacent"


@clause("BL-26.5", "BL-25.4")
def test_bl_26_5_a_trap() -> None:
    t = treasure("chest_trap_2").walks("G3", "G4").combat().dice("RS").pick("u0 search")
    assert t.st.pos[t.u("hero at G3")] == GONE
    assert t.place_of("G3") == "G4", "the troop is unharmed"


@clause("BL-26.9")
def test_bl_26_9_an_artifact_found_is_equipped_additionally() -> None:
    t = treasure("chest_artifact_1").walks("G3", "G4").combat().pick("u0 search")
    assert len(t.st.sheets[0][4]) == 1
    assert len(t.st.artifacts) == 55


@clause("BL-26.6")
def test_bl_26_6_a_visit_is_rewarded_once() -> None:
    quest: dict[str, object] = {"id": "q", "type": "visit", "hex": "G4", "reward": {"experience": 2}, "lore_cost": 2}
    hut: dict[str, tuple[str, str | None]] = {"G4": ("witchs_hut", None)}

    def field(place: str = "G4") -> Field:
        t = Field({place: "h_inf_g", **MY}, FAR, mode="lore", quests=[quest], landmarks=hut).hero(place)
        return t.lore(0, tokens=1)

    t = field().order("G4").combat()
    assert t.texts == ["u0 visit", "done"]
    t.pick("u0 visit")
    assert (t.st.sheets[0][5:], t.st.tokens[0]) == ((0, 2), 0), "all the Lore the camp has"
    t.st.flags = [STARTED_HERE] * len(t.st.flags)
    t.order("G4").combat()
    assert t.kind != "attack", "once per Hero"
    t = field("G3").walks("G3", "G4").combat()
    assert t.kind != "attack", "he must have begun the turn there"


@pytest.mark.parametrize("op", OPS)
def test_every_op_of_the_data_has_an_implementation(op: str) -> None:
    assert op in TABLE, f"{PAGE.name} does not say what carries out {op}"
    module, by, cards = TABLE[op]
    source = (files("sandtable.games.battlelore") / f"{module}.py").read_text("utf-8")
    named = [name for name in (op, *OPS[op]) if f'"{name}"' in source]
    assert named, f"{module} knows nothing of {op}"
    for name in re.findall(r"\w+", by.partition(";")[0]):
        assert re.search(rf"(def|class) {name}\b", source), f"{module} has no {name}"
    assert cards.split(", ") == OPS[op]


def test_the_table_of_cards_is_the_data() -> None:
    for card in (*SKILLS, *ARTIFACTS):
        name, _, _, _, ops = TABLE[card.id]
        assert name == card.name
        assert re.findall(r"\w+", ops) == [effect.op for effect in card.effects], card.id
    assert len(TABLE) == len(OPS) + len(SKILLS) + len(ARTIFACTS), "something that the data does not know"


@clause("BL-26.21")
def test_bl_26_21_every_card_that_is_chosen_has_its_moment() -> None:
    later = {card.id for card in (*SKILLS, *ARTIFACTS) if card.phase in ("after_adventure", "set_up")}
    for card in (*SKILLS, *ARTIFACTS):
        assert bool(card.moments) == (card.chosen and card.id not in later), card.id
        if card.use == "potion":
            assert card.chosen
    assert set(MOMENTS) <= {card.phase for card in (*SKILLS, *ARTIFACTS)}


# --- numbers that are always in force ---------------------------------------------------------------------------------
@plays("SK01", "AR09")
@clause("BL-23.4", "BL-26.24")
def test_bl_26_24_riding_and_mount_war_mount_the_hero() -> None:
    war = ARTIFACT_IDS.index("AR09")
    assert goes_mounted((SKILL_IDS.index("SK01"),), ())
    assert goes_mounted((), (war,))
    assert not goes_mounted((SKILL_IDS.index("SK17"),), (war + 1,))
    maker = NewHero(0, 4, c.WARRIOR, SKILL_IDS.index("SK17"), Secret((war,), -1))
    assert c.TYPE_IDS[maker.type_of()] == "y_warrior"
    t = champion("AR09")
    assert max(t.st.ground.board.distance[t.hex("G3")][h] for h in champion_reach(t.st, t.u(HERO))) == 2, "found later"


@plays("SK11", "SK17", "SK18", "SK22", "AR24", "AR37", "AR40")
@clause("BL-26.11", "BL-26.15")
@pytest.mark.parametrize(
    ("card", "kind", "alone", "leading"),
    [
        ("SK11", "commander", 1, 1),
        ("SK17", "warrior", 1, 1),
        ("SK18", "warrior", 2, 1),
        ("SK22", "rogue", 1, 1),
        ("AR24", "warrior", 1, 0),
        ("AR37", "cleric", 1, 0),
        ("AR37", "warrior", 0, 0),
        ("AR40", "commander", 0, 1),
        ("AR40", "rogue", 0, 0),
    ],
)
def test_bl_26_11_dice_in_melee(card: str, kind: str, alone: int, leading: int) -> None:
    foes = {"G4": "h_inf_b"}
    assert dice(champion(card, kind, foes), HERO, "G4") - dice(champion("", kind, foes), HERO, "G4") == alone
    assert dice(leader(card, kind, foes), "G3", "G4") - 3 == leading
    t = champion(card, kind, foes, terrain={"G4": "wooded"})
    assert dice(t, HERO, "G4") >= 1 + alone, "no cap takes them away"


@plays("SK16", "SK21", "AR32", "AR28", "AR39")
@clause("BL-26.11")
def test_bl_26_11_dice_against_some_and_at_times() -> None:
    foes = {"G4": "h_inf_b", "F4": "h_inf_b", "F3": "c_spi_g"}
    for card, kind in (("SK16", "warrior"), ("SK21", "rogue")):
        t = leader(card, kind, foes).hero("G4", holder=1)
        assert (dice(t, "G3", "G4"), dice(t, "G3", "F4")) == (4, 3)
    t = leader("AR32", enemies=foes)
    assert (dice(t, "G3", "F3"), dice(t, "G3", "F4")) == (4, 3)
    t = leader("AR28", enemies=foes)
    assert (dice(t, "G3", "G4", BACK), dice(t, "G3", "G4")) == (4, 3)
    for order, number in (("CT-MC", 4), ("CC-PC", 3)):
        t = champion("AR39", enemies=foes, mine={"G3": "h_cav_b", **MY}, rides=True).order("G3")
        t.st.carried = [(COMMAND_IDS.index(order), 0)]
        assert dice(t, "G3", "G4") == number


@plays("AR40")
@clause("BL-26.11")
def test_bl_26_11_the_baton_also_helps_archers() -> None:
    t = leader("AR40", "commander", {"G5": "h_inf_b"}, troop="h_arc_b")
    assert dice(t, "G3", "G5") == 4


@plays("SK03", "AR07", "AR27", "SK32", "AR13")
@clause("BL-26.11", "BL-25.14")
def test_bl_26_11_bold_levels() -> None:
    near = {"F3": "h_inf_b", "H3": "c_spi_g"}
    for given, level in (("", 1), ("SK03", 2), ("AR07", 2), ("AR27", 1)):
        assert bold_level((t := leader(given)).st, t.u("G3")) == level
    for given, level in (("", 1), ("SK03", 1), ("AR07", 1), ("AR27", 2)):
        assert bold_level((t := champion(given)).st, t.u(HERO)) == level
    t = champion("SK32", "cleric", mine={**MY, **near})
    assert (bold_level(t.st, t.u("F3")), bold_level(t.st, t.u("H3"))) == (1, 1), "not creatures"
    t = leader("AR13", mine={"F3": "h_inf_b"})
    assert bold_level(t.st, t.u("F3")) == 1
    t = champion("AR13", mine={**MY, "F3": "h_inf_b"})
    assert bold_level(t.st, t.u("F3")) == 0, "only with his troop"


@plays("SK04", "AR23", "SK15", "SK20")
@clause("BL-26.11", "BL-24.10")
def test_bl_26_11_longer_moves() -> None:
    def far(t: Field) -> int:
        return max(t.st.ground.board.distance[t.hex("G3")][h] for h in champion_reach(t.st, t.u(HERO)))

    assert [far(champion(card)) for card in ("", "SK04", "AR23")] == [2, 3, 3]
    assert [far(champion(card, rides=True)) for card in ("", "SK04", "AR23")] == [4, 4, 5], "on foot only"
    for card, kind in (("SK15", "warrior"), ("SK20", "rogue")):
        assert far(champion(card, kind)) == 3
        woods = dict.fromkeys(("F4", "G4", "H4", "F3", "H3", "G2", "F2", "H2"), "wooded")
        assert far(champion(card, kind, terrain=woods)) == 3, "countryside to him"
        assert far(champion("", kind, terrain=woods)) == 1
        assert "G4" not in reach(champion(card, kind, terrain={"G4": "waterway"})), "impassable stays so"
        t = leader(card, kind, troop="h_inf_g")
        assert "G6" in t.reach("G3"), "his troop, too"
    t = champion("SK15", enemies={"G5": "h_inf_b"}, landmarks={"G4": ("training_camp", None)})
    t.order(HERO).movement().pick(hero(t), "G4")
    assert t.kind == "attack", "no battle ban"


@plays("AR14", "AR15")
@clause("BL-26.11", "BL-24.14")
def test_bl_26_11_boots_and_line() -> None:
    ring = ("F4", "G4", "F3", "H3", "G2", "F2")
    for ground, goes in (("marsh", True), ("ford", True), ("wooded", False)):
        t = champion("AR14", terrain=dict.fromkeys(ring, ground))
        assert ("G5" in reach(t)) == goes
        t = leader("AR14", troop="h_inf_g", terrain=dict.fromkeys(ring, ground))
        assert ("G5" in t.reach("G3")) == goes
    assert "G5" not in reach(champion("", terrain=dict.fromkeys(ring, "marsh")))
    t = champion("AR14", rides=True, terrain=dict.fromkeys(ring, "marsh"))
    assert "G5" not in reach(t), "for a Hero on foot"
    sides = ["E", "NE", "NW", "W", "SW", "SE"]
    for card, goes in (("AR15", True), ("", False)):
        t = champion(card, terrain={"G4": "cliff"}, cliffs={"G4": sides})
        assert ("G4" in reach(t)) == goes


@plays("AR18", "AR26")
@clause("BL-26.11", "BL-7.2")
def test_bl_26_11_cloaks() -> None:
    foes = {"G5": "h_arc_b", "G4": "h_inf_b", "G6": "h_arc_b"}
    t = champion("AR18", enemies={"G5": "h_arc_b"})
    assert dice(t, "G5", HERO) == 2
    t = champion("AR18", enemies=foes)
    assert dice(t, "G4", HERO) == 3, "not in melee"
    assert dice(t, "G4", HERO, OPPORTUNITY) == 2
    assert dice(champion("AR18", enemies={"G5": "h_arc_b"}).moved("G5"), "G5", HERO) == 1
    t = champion("AR18", enemies={"G5": "g_arc_g"}).moved("G5")
    assert dice(t, "G5", HERO) >= 1, "at least 1"
    for place, seen in (("G5", True), ("G6", False)):
        t = champion("AR26", enemies={place: "h_arc_b"}).turn_of(1)
        assert ("G3" in t.targets(place)) == seen
        t = leader("AR26", enemies={place: "h_arc_b"}).turn_of(1)
        assert "G3" in t.targets(place), "only as a Champion"


@plays("AR22", "AR30")
@clause("BL-26.11", "BL-13.13")
def test_bl_26_11_amulet_and_chalice() -> None:
    t = champion("AR22", mode="lore").council(0, commander=2, wizard=1).lore(0, "WR01", "WR02", "WR03")
    assert lore_limit(t.st, 0) == 3
    t.dice("S")
    assert casualty_check(t.st, t.u(HERO), 1, 1)
    t.run()
    assert (t.kind, lore_limit(t.st, 0)) == ("discard_lore", 2), "the limit falls at once when he is gone"
    for kind, ordered, tokens in (("wizard", True, 1), ("wizard", False, 0), ("warrior", True, 0)):
        t = champion("AR30", kind, mode="lore").lore(0, tokens=0)
        if ordered:
            t.order(HERO)
        t.st.played = [(0, 0)]
        t.st.deck.remove(0)
        t.draw()
        assert t.st.tokens[0] == tokens


# --- armour and the like ----------------------------------------------------------------------------------------------
@plays("AR01", "AR02", "AR03")
@clause("BL-26.11", "BL-25.1")
@pytest.mark.parametrize(("card", "colour"), [("AR01", "g"), ("AR02", "b"), ("AR03", "r")])
def test_bl_26_11_armour_by_colour(card: str, colour: str) -> None:
    for attacker in "gbr":
        t = Field({"G4": f"h_inf_{attacker}", **MY}, {"G3": "h_cav_b", **FAR})
        t = equipped(t, "G3", card, holder=1, rides=True)
        spare = "R" * ("gbr".index(attacker))
        t.attack("G4", "G3", "SS" + spare + ("R" if attacker != colour else ""))
        assert t.figures("G3") == (3 if attacker == colour else 2), "one more STRIKE ignored than the horse does"


@plays("AR05", "AR06")
@clause("BL-26.11")
def test_bl_26_11_shields_against_arrows() -> None:
    t = equipped(Field({"G5": "h_arc_b", **MY}, {"G3": "h_inf_g", **FAR}), "G3", "AR05", holder=1)
    assert t.attack("G5", "G3", "GGR").figures("G3") == 3
    t = equipped(Field({"G4": "h_inf_b", **MY}, {"G3": "h_inf_g", **FAR}), "G3", "AR05", holder=1)
    assert t.attack("G4", "G3", "GGR").figures("G3") == 2, "ranged attacks only"
    for card, place in (("AR06", "G3"), ("", "off")):
        t = equipped(Field({"G5": "d_arb_b", **MY}, FAR), "G3", card, holder=1)
        t.attack("G5", HERO, "SSR" + ("SS" if not card else ""))
        assert t.place_of(HERO) == place


@plays("AR08", "SK30")
@clause("BL-26.11")
def test_bl_26_11_once_a_turn_and_once_an_attack() -> None:
    army = {"G4": "h_inf_g", "F4": "h_inf_g", **MY}
    t = equipped(Field(army, FAR), "G3", "AR08", holder=1).order("G4", "F4").combat("SR")
    t.pick(f"u0 {hero(t)}", "no")
    assert t.place_of(HERO) == "G3"
    t.dice("SR" + "S").pick(f"u1 {hero(t)}")
    assert t.place_of(HERO) == "off", "the second STRIKE of the turn"
    t = equipped(Field(army, FAR), "G3", "SK30", "cleric", holder=1).order("G4", "F4").combat("SR")
    t.pick(f"u0 {hero(t)}", "no").dice("SR").pick(f"u1 {hero(t)}", "no")
    assert t.place_of(HERO) == "G3", "in each attack"
    t = equipped(Field(army, {"G3": "h_inf_g", **FAR}), "G3", "SK30", "cleric", holder=1).attack("G4", "G3", "SG")
    assert t.figures("G3") == 3, "the STRIKE is ignored, so there is no check"


@plays("AR21", "SK23", "AR31")
@clause("BL-26.11", "BL-7.14")
def test_bl_26_11_lore_that_hits_or_not_and_whose_it_is() -> None:
    foes = {"G4": "h_inf_g", **FAR}
    for stone, figures, tokens in (("", 2, 0), ("AR21", 4, 2)):
        t = equipped(champion("AR31", enemies=foes, mode="lore"), "G4", stone, holder=1).lore(0, tokens=0)
        t.attack(HERO, "G4", "LL" + ("" if stone else "RR"))
        assert (t.figures("G4"), t.st.tokens[0]) == (figures, tokens)
    t = leader("AR31", enemies=foes, mode="lore").lore(0, tokens=0).attack("G3", "G4", "LRR")
    assert (t.figures("G4"), t.st.tokens[0]) == (4, 1), "a Champion's sword"
    t = equipped(leader("", enemies=foes, mode="lore"), "G4", "SK23", "rogue", 1).lore(0, tokens=0).lore(1, tokens=0)
    t.attack("G3", "G4", "LLR")
    assert t.st.tokens == [0, 2], "Leech"


@plays("AR33", "AR34")
@clause("BL-26.11")
def test_bl_26_11_spear_and_hammer() -> None:
    for card, rolls in (("AR33", "RG"), ("", "R")):
        t = leader(card, enemies={"G4": "c_spi_g", **FAR}).attack("G3", "G4", "GRR" + rolls)
        assert (t.place_of("G4") == "off") == bool(card)
    for card, flags in (("AR34", "2"), ("", "1")):
        t = leader(card, enemies={"G4": "h_inf_b", **FAR}).attack("G3", "G4", "FRR")
        assert t.kind == "retreat_to"
        assert t.asked.context[1] == int(flags)
    t = leader("AR34", enemies={"G4": "h_inf_b", **FAR}).attack("G3", "G4", "RRR")
    assert t.kind == "play_command", "without a FLAG nothing"


@plays("AR19", "AR38")
@clause("BL-26.22", "BL-7.14")
def test_bl_26_22_tokens_on_the_survivor() -> None:
    foes = {"G4": "h_inf_b", **FAR}
    t = champion("AR19", enemies=foes, mode="lore").lore(0, tokens=0).attack(HERO, "G4", "LL")
    assert t.st.tok[t.u("G4")] & WEBBED
    assert t.st.tokens[0] == 1, "one of the LORE gives no token"
    t = leader("AR19", enemies=foes, mode="lore").attack("G3", "G4", "LLR")
    assert not t.st.tok[t.u("G4")] & WEBBED
    for roll, poisoned in (("SR", True), ("BR", False)):
        t = champion("AR38", "rogue", foes).attack(HERO, "G4", roll[:1])
        assert bool(t.st.tok[t.u("G4")] & POISONED) == poisoned
    t = champion("AR38", "rogue", foes).lose("G4", 3).attack(HERO, "G4", "S")
    assert t.place_of("G4") == "off"
    assert t.st.tok[t.u("G4")] == 0


@plays("AR42")
@clause("BL-26.12", "BL-26.14", "BL-25.7")
def test_bl_26_14_a_goblet_cancels_a_check_and_is_gone() -> None:
    t = Field({"G4": "h_inf_b", **MY}, FAR)
    t = equipped(t, "G3", "AR42", holder=1)
    deck = len(t.st.artifacts)
    t.attack("G4", HERO, "SRR")
    assert (t.kind, t.texts, t.asked.seat) == ("hero_card", ["pass", "AR42"], 1)
    t.pick("AR42", "no")
    assert t.place_of(HERO) == "G3"
    assert (worn(t), len(t.st.artifacts)) == ([], deck + 1), "returned to the deck"
    t = equipped(Field({"G4": "h_inf_b", **MY}, FAR, mode="lore"), "G3", "AR42", holder=1)
    t.attack("G4", HERO, "SRR").dice("S").pick("pass")
    assert t.place_of(HERO) == "off"
    assert t.st.tok[0] & VICTOR, "the reward waits for the check"


@plays("AR20")
@clause("BL-26.12", "BL-25.7")
def test_bl_26_12_a_rabbits_foot_saves_or_helps_once_a_turn() -> None:
    t = equipped(Field({"G4": "h_inf_b", **MY}, FAR), "G3", "AR20", holder=1)
    t.attack("G4", HERO, "SRR" + "S")
    assert t.texts == ["pass", "AR20"]
    t.dice("R").pick("AR20", "no")
    assert t.place_of(HERO) == "G3"
    assert worn(t) == ["AR20"], "it stays"
    t = equipped(Field({"G4": "h_inf_b", **MY}, FAR), "G3", "AR20", holder=1)
    t.attack("G4", HERO, "SRR" + "R").pick("no")
    assert t.place_of(HERO) == "G3", "not asked after a good roll"
    t = champion("AR20", enemies={"G4": "h_inf_b", **FAR}).attack(HERO, "G4", "RG").pick("AR20")
    assert (t.kind, set(t.texts)) == ("hero_die", {"red", "green"})
    t.dice("B").pick("red")
    assert t.figures("G4") == 3
    t = (
        champion("AR20 SK19", enemies={"G4": "h_inf_b", "F4": "h_inf_b"})
        .attack(HERO, "G4", "BB")
        .dice("B")
        .pick("AR20")
    )
    t.dice("RR").pick(f"{hero(t)} SK19")
    assert t.kind == "play_command", "once per turn"


# --- orders -----------------------------------------------------------------------------------------------------------
@plays("SK09")
@clause("BL-26.12")
def test_bl_26_12_veteran_captain_once_an_adventure() -> None:
    t = commanded(leader("SK09", mine={"B3": "h_inf_b"}), "CC-PL", "u2")
    assert (t.kind, t.texts) == ("hero_card", ["pass", "SK09"])
    t.pick("SK09")
    assert t.st.flags[t.u("G3")] & ORDERED
    t.st.flags = [0] * len(t.st.flags)
    assert commanded(t, "CC-PL").kind != "hero_card", "once"
    t = commanded(leader("SK09", mine={"B3": "h_inf_b"}), "CC-PC", "u0")
    assert t.kind == "move_unit", "it has its order already"


@plays("SK10", "AR25")
@clause("BL-26.11")
def test_bl_26_11_orders_out_of_section() -> None:
    mine = {"B3": "h_inf_b", "K3": "h_inf_b"}
    for card, kind in (("SK10", "commander"), ("AR25", "warrior")):
        t = leader(card, kind, mine=mine, mode="lore").lore(0, tokens=1).orders("CC-SL")
        assert "u0" in t.texts
        assert "u3" not in t.texts, "others not"
        t.pick("u0")
        assert t.kind == "move_unit", "it used the card's order"
        assert t.st.tokens[0] == 1
    t = champion("SK10", "commander", mine=mine).orders("CC-PL")
    assert hero(t) in t.texts
    t = champion("AR25", mine=mine).orders("CC-PL")
    assert hero(t) not in t.texts, "the Ring is for Leaders"


@plays("SK13", "SK14")
@clause("BL-26.12", "BL-11.2")
def test_bl_26_12_scouting_and_lead_by_example() -> None:
    scout = "CC-SC"
    mine = {"F3": "h_inf_b", "E3": "h_inf_b", "D3": "h_inf_b", "K3": "h_inf_b"}
    t = commanded(leader("SK14", "commander", mine=mine), scout, "u0")
    assert t.texts == ["pass", "SK14"]
    t.pick("SK14")
    group = [t.u(name) for name in ("F3", "E3", "D3")]
    while t.kind == "hero_unit":
        t.pick(t.texts[0])
    assert all(t.st.flags[unit] & ORDERED for unit in group)
    assert not t.st.flags[t.u("K3")] & ORDERED
    t = commanded(leader("SK14", "commander", mine=mine), "CC-AC", "u0")
    assert t.kind == "move_unit", "by a Scout card only"
    for card, number in (("SK13", 3), ("", 2)):
        t = leader(card, "commander").order("G3")
        kind = COMMAND_IDS.index(scout)
        t.st.deck.remove(kind)
        t.st.played = t.st.carried = [(kind, 0)]
        t.st.hand_size[0] = 2
        before = len(t.st.deck)
        t.draw()
        assert before - len(t.st.deck) == number
    t = leader("SK13", "commander")
    t.st.deck.remove(kind)
    t.st.played = t.st.carried = [(kind, 0)]
    t.st.hand_size[0] = 2
    before = len(t.st.deck)
    t.draw()
    assert before - len(t.st.deck) == 2, "he was not ordered"


@plays("AR12")
@clause("BL-26.12")
def test_bl_26_12_a_horn_orders_a_neighbour_once() -> None:
    t = commanded(leader("AR12", mine={"F3": "h_inf_b", "H3": "h_inf_b", "K3": "h_inf_b"}), "CC-PC", "u0")
    t.pick("AR12")
    assert (t.kind, set(t.texts)) == ("hero_unit", {"u2", "u3"})
    t.pick("u3")
    assert t.st.flags[t.u("H3")] & ORDERED
    assert t.kind == "move_unit"
    t = commanded(leader("AR12", mine={"F3": "h_inf_b"}), "CC-PC", "u2")
    assert t.kind == "move_unit", "only when his unit is ordered"


@plays("AR45", "SK25")
@clause("BL-26.14", "BL-26.12")
def test_bl_26_14_a_draught_heals_and_an_alchemist_sips_three_times() -> None:
    t = commanded(leader("AR45").lose("G3", 3), "CC-PC", "u0").pick("AR45")
    assert (t.figures("G3"), worn(t)) == (3, [])
    t = commanded(leader("AR45"), "CC-PC", "u0")
    assert t.kind == "move_unit", "nothing to heal"
    t = leader("AR45 SK25", "wizard")
    for turn in (1, 2, 3):
        t.st.turn = turn
        t.st.figs[0] = 1
        t.st.flags = [0] * len(t.st.flags)
        t.st.effects = [effect for effect in t.st.effects if effect[4] >= turn]
        commanded(t, "CC-PC", "u0").pick("AR45")
        assert t.figures("G3") == 3
        assert t.kind == "move_unit", "once per turn"
    assert worn(t) == []


@plays("AR11")
@clause("BL-26.8", "BL-26.12")
def test_bl_26_12_a_backpack_holds_another_artifact() -> None:
    t = leader("AR11")
    ring = ARTIFACT_IDS.index("AR25")
    t.st.artifacts.remove(ring)
    sheet = campaign.HeroRecord("Ida", c.WARRIOR, 0, [], [ring])
    t.st.campaign = CampaignState(1, [sheet.row()], [-1, -1], [0], [], ())
    commanded(t, "CC-PC", "u0").pick("AR11")
    assert (worn(t), t.st.campaign.roster[0][6]) == (["AR25"], ())
    assert ARTIFACT_IDS.index("AR11") in t.st.artifacts
    t = commanded(leader("AR11"), "CC-PC", "u0")
    assert t.kind == "move_unit", "nothing under the sheet"


# --- movement ---------------------------------------------------------------------------------------------------------
@plays("AR44")
@clause("BL-26.12", "BL-26.14")
def test_bl_26_12_wine_for_one_move() -> None:
    ring = dict.fromkeys(("F4", "G4", "F3", "H3", "G2", "F2"), "wooded")
    t = champion("AR44", terrain=ring).order(HERO).movement()
    t.pick(hero(t))
    assert (t.kind, t.texts) == ("hero_card", ["pass", "AR44"])
    t.pick("AR44")
    assert "G6" in t.texts
    t.pick("G6")
    assert (t.place_of(HERO), worn(t)) == ("G6", [])
    t = champion("AR44", terrain=ring).order(HERO).movement()
    t.pick(hero(t), "pass")
    assert "G5" not in t.texts


# --- combat -----------------------------------------------------------------------------------------------------------
@plays("SK12")
@clause("BL-26.12")
def test_bl_26_12_call_to_arms_spends_a_neighbour() -> None:
    t = leader("SK12", "commander", {"G4": "h_inf_b", "F4": "h_inf_b"}, mine={"F3": "h_inf_b", "H3": "h_inf_b"})
    t.order("F3", "G3").combat().pick(f"u0 u{t.u('G4')}")
    assert t.texts == ["pass", "SK12"]
    t.dice("BBRRR").pick("SK12")
    assert t.figures("G4") == 2
    assert f"u2 u{t.u('F4')}" not in (t.texts if t.kind == "attack" else []), "it may not battle any more"
    t = leader("SK12", "commander", {"G4": "h_inf_b"}, mine={"F3": "h_inf_b"}).attack("G3", "G4", "RRR")
    assert t.kind == "play_command", "the neighbour has no order"


@plays("AR48", "AR41")
@clause("BL-26.12", "BL-26.13", "BL-26.14", "BL-26.18")
def test_bl_26_13_the_attacker_decides_first() -> None:
    t = equipped(leader("SK12", "commander", mine={"F3": "h_inf_b"}), "G4", "AR47", holder=1).order("F3")
    t.attack("G3", "hero at G4", "")
    assert (t.asked.seat, t.texts) == (0, ["pass", "SK12"]), "Hero against Hero: the attacker's Skills first"
    t.pick("pass")
    assert (t.asked.seat, t.texts) == (1, ["pass", "AR47"])
    t = leader("AR48", enemies={"G4": "h_inf_b", **FAR})
    t = equipped(t, "G4", "AR46", holder=1)
    t.attack("G3", "G4", "")
    assert (t.kind, t.asked.seat, t.texts) == ("hero_card", 0, ["pass", "AR48"])
    t.pick("AR48")
    assert (t.asked.seat, t.texts) == (1, ["pass", "AR46"])
    t.dice("RRRRR").pick("pass")
    assert t.st.rng.loaded == [], "two more dice"
    assert (worn(t), worn(t, "hero at G4")) == ([], ["AR46"])
    foes = {"G4": "h_inf_b", **FAR}
    t = leader("AR41", enemies=foes).hero("G4", holder=1).attack("G3", "G4", "").dice("FRR").pick("AR41")
    assert t.kind == "retreat_to", "no Bold level to ignore it"
    assert t.asked.context[1] == 2, "Frightened: two hexes"
    t = leader("AR41", enemies=foes).hero("G4", holder=1).attack("G3", "G4", "").dice("RRR").pick("AR41")
    assert t.kind == "play_command", "and no battling back"
    assert t.st.effects == [] or all(effect[2] < 1000 for effect in t.st.effects), "for this battle only"
    assert bold_level(t.st, t.u("G4")) >= 1
    t = leader("AR48", enemies={"G5": "h_inf_b"}, troop="h_arc_b").attack("G3", "G5", "RRR")
    assert t.kind == "play_command", "in melee"


@plays("AR46", "AR47")
@clause("BL-26.12", "BL-26.23")
def test_bl_26_23_draughts_of_the_defender() -> None:
    army = {"G3": "h_inf_r", "F4": "h_inf_b", **MY}
    t = equipped(Field(army, {"G4": "h_inf_b", **FAR}), "G4", "AR46", holder=1)
    t.attack("G3", "G4", "").dice("FFFR").pick("AR46")
    assert (t.kind, t.texts) == ("ignore_flags", ["0", "1", "2", "3"])
    t.pick("3")
    assert t.place_of("G4") == "G4"
    t = equipped(Field(army, {"G5": "h_inf_b", **FAR}), "G4", "AR47", holder=1)
    t.order("F4").attack("G3", "hero at G4", "")
    assert (t.asked.seat, t.texts) == (1, ["pass", "AR47"])
    t.pick("AR47")
    target = hero(t, "hero at G4")
    assert t.kind == "attack"
    assert not any(text == f"u0 {target}" for text in t.texts), "not this target again"
    assert f"u1 {target}" in t.texts, "another attacker may"
    assert worn(t, "hero at G4") == []


@plays("SK19")
@clause("BL-26.12")
def test_bl_26_12_whirlwind() -> None:
    foes = {"G4": "h_inf_b", "F4": "h_inf_b", **FAR}
    t = champion("SK19", enemies=foes).attack(HERO, "G4", "BR")
    assert t.texts == [f"{hero(t)} SK19", "done"]
    t.dice("BR").pick(f"{hero(t)} SK19")
    assert (t.figures("G4"), t.figures("F4")) == (3, 3), "a different enemy"
    assert t.kind == "play_command", "once per turn"
    t = champion("SK19", enemies=foes).attack(HERO, "G4", "RR")
    assert t.kind == "play_command", "no hit"
    t = leader("SK19", enemies=foes).attack("G3", "G4", "BRR")
    assert t.kind == "play_command", "a Champion's skill"
    t = champion("SK19", enemies={"G4": "h_inf_b", **FAR}).attack(HERO, "G4", "BR")
    assert t.kind == "play_command", "nobody else is there"


@plays("SK24")
@clause("BL-26.12", "BL-26.25", "BL-26.10")
def test_bl_26_25_thievery() -> None:
    def thief(face: str, cards: str = "AR24", gold: int = 1) -> Field:
        t = equipped(champion("SK24", "rogue"), "G4", cards, holder=1)
        unit, member, skulls, skills, artifacts, _, learned = t.st.sheets[1]
        t.st.sheets[1] = (unit, member, skulls, skills, artifacts, gold, learned)
        t.order(HERO).combat()
        t.dice(face)
        return t

    t = thief("S")
    t.pick(f"{hero(t)} SK24")
    assert (t.kind, t.texts) == ("steal_what", ["treasure", "artifact"])
    t.pick("treasure")
    assert (t.st.sheets[0][5], t.st.sheets[1][5]) == (1, 0)
    assert t.kind == "play_command", "instead of battling"
    t = thief("L")
    t.pick(f"{hero(t)} SK24", "artifact")
    assert (worn(t), worn(t, "hero at G4")) == (["AR24"], [])
    t = thief("R")
    t.pick(f"{hero(t)} SK24")
    assert (t.st.sheets[1][5], worn(t, "hero at G4")) == (1, ["AR24"]), "any other face: nothing"
    t = thief("S", "AR36", 0)
    t.pick(f"{hero(t)} SK24")
    assert len(worn(t)) == 1
    assert worn(t) != ["AR36"], "a wand is for Wizards: exchanged"
    assert ARTIFACT_IDS.index("AR36") in t.st.artifacts
    t = thief("S", "", 0)
    assert f"{hero(t)} SK24" not in t.texts, "nothing to steal"


@plays("SK27", "SK28", "AR35", "AR36")
@clause("BL-26.12", "BL-6.8", "BL-7.14")
def test_bl_26_12_shots_and_spells() -> None:
    t = leader("SK27", "wizard", {"G6": "h_inf_g", **FAR}, mode="lore").lore(0, tokens=3).order("G3").combat()
    assert t.texts == ["u0 SK27", "done"]
    t.dice("GL").pick("u0 SK27")
    assert (t.figures("G6"), t.st.tokens[0]) == (2, 2), "Lore hits, and 1 Lore is paid"
    assert t.st.flags[0] & BATTLED
    t = leader("SK27", "wizard", {"G6": "h_inf_g", **FAR}, mode="lore").lore(0, tokens=0).order("G3").combat()
    assert t.kind != "attack", "it costs 1 Lore"
    t = champion("SK27", "wizard", {"G7": "h_inf_g", **FAR}, mode="lore").lore(0, tokens=3).order(HERO).combat()
    assert t.kind != "attack", "range 3"
    t = champion("SK27", "wizard", {"G5": "h_inf_g", "G4": "h_inf_g"}, mode="lore").lore(0, tokens=3).order(HERO)
    assert f"{hero(t)} SK27" not in t.combat().texts, "an enemy is adjacent"
    for roll, figures, frozen, tokens in (("S", 3, True, 0), ("L", 4, True, 0), ("B", 4, False, 0)):
        t = champion("SK28", "wizard", {"G5": "h_inf_g", **FAR}, mode="lore").lore(0, tokens=2).order(HERO).combat()
        t.dice(roll).pick(f"{hero(t)} SK28")
        assert (t.figures("G5"), bool(t.st.tok[t.u("G5")] & FROZEN), t.st.tokens[0]) == (figures, frozen, tokens)
        assert token_count(t.st, t.u("G5"), c.TOKEN_IDS.index("frost")) == int(frozen)
    for moved, number in ((False, 2), (True, 1)):
        t = champion("AR35", enemies={"G6": "h_inf_g", **FAR}).order(HERO)
        if moved:
            t.moved(HERO)
        t.combat("GS"[:number]).pick(f"{hero(t)} AR35")
        assert (t.figures("G6"), t.st.rng.loaded) == (3, []), "STRIKE never hits; a die fewer on the move"
    for roll, figures in (("R", 3), ("S", 3), ("L", 3), ("F", 4)):
        t = champion("AR36", "wizard", {"G5": "h_inf_g", **FAR}).order(HERO).combat(roll)
        t.pick(f"{hero(t)} AR36")
        if t.kind == "retreat_to":
            t.pick(t.texts[0])
        assert t.figures("G5") == figures
    t = champion("AR36", "warrior", {"G5": "h_inf_g", **FAR}).order(HERO).combat()
    assert t.kind != "attack", "for Wizards"
    t = champion("AR36", "wizard").hero("G5", holder=1).order(HERO).combat("R")
    t.pick(f"{hero(t)} AR36")
    assert t.place_of("hero at G5") == "G5", "no helmet hits a Champion"


@plays("SK31")
@clause("BL-26.12")
def test_bl_26_12_herbal_remedy() -> None:
    t = leader("SK31", "cleric", {"G4": "h_inf_b", **FAR}, mine={"F3": "h_inf_b"}).lose("G3", 2).lose("F3", 1)
    t.order("G3").combat().pick("u0 SK31")
    assert set(t.texts) == {"u0", "u2"}
    t.pick("u0")
    assert (t.figures("G3"), t.figures("F3")) == (3, 3)
    assert t.kind == "play_command", "instead of battling"
    t = leader("SK31", "cleric", mine={"F3": "h_inf_b"}).order("G3").combat()
    assert t.kind != "attack", "never above the starting number"


@plays("SK05", "SK06", "AR17", "AR43")
@clause("BL-26.3", "BL-26.4", "BL-26.5", "BL-26.14")
def test_bl_26_3_searching_with_cards() -> None:
    t = searching("SK05", "trap_3", "treasure_2").pick("u0 search")
    assert (t.kind, set(t.texts)) == ("chest_counts", {"trap_3", "treasure_2"})
    t.pick("treasure_2")
    assert t.st.sheets[0][5] == 2
    assert len(t.st.chest_pool) == 15, "the trap went back"
    t = searching("SK05", "treasure_1", number=1).pick("u0 search")
    assert t.st.sheets[0][5] == 1
    t = searching("SK06", "trap_1").pick("u0 search")
    assert t.place_of(HERO) == "G3", "no die left"
    t = searching("SK06", "trap_2").dice("R").pick("u0 search")
    assert t.st.rng.loaded == []
    t = searching("AR17", "treasure_1", enemy="G4")
    assert "u0 search" in t.texts
    assert "u0 search" not in searching("", "treasure_1", enemy="G4").texts
    t = searching("AR43", "trap_3", "treasure_1").pick("u0 search")
    assert (t.kind, t.texts) == ("hero_card", ["pass", "AR43"])
    t.pick("AR43")
    assert (t.st.sheets[0][5], worn(t)) == (1, [])
    t = searching("AR43", "trap_3", number=1).pick("u0 search", "AR43")
    assert t.place_of(HERO) == "G3", "no other chest"
    t = searching("AR43", "trap_1").pick("u0 search").dice("S").pick("pass")
    assert t.st.pos[t.u(HERO)] == GONE


@plays("AR16")
@clause("BL-26.12", "BL-11.2")
def test_bl_26_12_a_field_map_once() -> None:
    def drawing(t: Field) -> Field:
        kind = COMMAND_IDS.index("CC-PC")
        t.st.deck.remove(kind)
        t.st.played = t.st.carried = [(kind, 0)]
        t.st.hand_size[0] = 2
        return t.draw()

    t = drawing(leader("AR16"))
    assert t.texts == ["pass", "AR16"]
    before = len(t.st.deck)
    t.pick("AR16")
    assert t.kind == "keep_command"
    assert before - len(t.st.deck) == 2
    t = drawing(leader("AR16")).pick("pass")
    assert t.kind == "play_command"


@plays("AR29")
@clause("BL-26.12", "BL-13.15")
def test_bl_26_12_a_mirror_cancels_terrified() -> None:
    t = champion("AR29", enemies={"G4": "h_inf_b", **FAR}, mode="lore").turn_of(1).lore(1, TERRIFIED)
    t.attack("G4", HERO, "").pick(TERRIFIED)
    assert (t.kind, t.asked.seat, t.texts) == ("hero_card", 0, ["pass", "AR29"])
    t.pick("AR29")
    assert t.told("cancelled") == [(1, 100 + LORE_OF[TERRIFIED])]
    assert worn(t) == ["AR29"]
    t = champion("AR29", enemies={"G4": "h_inf_b", **FAR}, mode="lore").turn_of(1).lore(1, WEB).hand(1, "CC-PL")
    t.command().pick(WEB)
    while t.kind == "lore_target":
        t.pick(t.texts[0])
    assert t.kind != "hero_card", "no other card"


@plays("SK29")
@clause("BL-26.14")
def test_bl_26_14_a_lent_artifact_that_is_used_up_is_lent_no_more() -> None:
    t = leader("SK29 AR45", "wizard").lose("G3", 1)
    draught = ARTIFACT_IDS.index("AR45")
    t.st.campaign = CampaignState(
        1, [campaign.HeroRecord("Ida", c.WIZARD, 0, [], []).row()], [-1, -1], [0], [(0, draught)], ()
    )
    commanded(t, "CC-PC", "u0").pick("AR45")
    assert (t.st.campaign.lent, draught in t.st.artifacts) == ([], True)
    for skill, number in (("SK29", 1), ("SK28", 0)):
        outfit = Outfit(0, 2, [], [])
        outfit.summon(t.st, campaign.HeroRecord("Ida", c.WIZARD, 0, [SKILL_IDS.index(skill)], []))
        assert len(outfit.lent) == number


@plays("SK26", "AR10")
@clause("BL-26.8")
def test_bl_26_8_more_may_be_equipped() -> None:
    armour = [0, 1, 2]
    box, goblet, wine = (ARTIFACT_IDS.index(card) for card in ("AR10", "AR42", "AR44"))
    for given, worn_cards, allowed in (
        ((), armour, False),
        (("SK26",), armour, True),
        ((), [box, 0, goblet, wine], True),
        ((), [box, 0, 1], False),
    ):
        wearer = record(*given)
        wearer.stored = [0, 1, 2, box, goblet, wine]
        assert (campaign.why_not_equip(wearer, list(worn_cards)) is None) == allowed


@plays("SK33")
@clause("BL-26.17")
def test_bl_26_17_miracle_cure() -> None:
    cleric = campaign.HeroRecord("Ida", c.CLERIC, 0, [SKILL_IDS.index("SK31"), SKILL_IDS.index("SK33")], [])
    patient = record()
    cleric.experience = 3
    assert campaign.why_not_cure(cleric, patient) is not None, "never above the start"
    patient.skulls -= 1
    campaign.cure(cleric, patient)
    assert (cleric.experience, patient.skulls) == (1, 4)
    patient.skulls -= 1
    assert campaign.why_not_cure(cleric, patient) is not None, "2 Experience tokens"


def test_every_skill_and_artifact_is_played_by_a_test() -> None:
    """The test of a card may be in another chapter: each file records its cards on import."""
    for path in sorted(Path(__file__).parent.glob("test_ch*.py")):
        if "@plays(" in path.read_text("utf-8"):
            import_module(f"{__package__}.{path.stem}")
    assert {card.id for card in (*SKILLS, *ARTIFACTS)} - CARDS == set()


@clause("BL-26.8")
def test_bl_26_8_two_are_equipped_the_rest_is_safe() -> None:
    ada = veteran(artifacts="AR01 AR02 AR03 AR41 AR42 AR11")
    assert k.why_not_equip(ada, art("AR01", "AR02", "AR03")) == "BL-26.8"
    assert k.why_not_equip(ada, art("AR01", "AR02", "AR11")) is None, "the Backpack does not count"
    wizard = veteran(c.WIZARD, skills="SK26", artifacts="AR01 AR02 AR03")
    assert k.why_not_equip(wizard, art("AR01", "AR02", "AR03")) is None
    assert k.why_not_equip(veteran(artifacts="AR10 AR01 AR41 AR42"), art("AR10", "AR01", "AR41", "AR42")) is None
    assert k.why_not_equip(veteran(artifacts="AR01"), art("AR02")) == "BL-26.8", "not his"


@clause("BL-26.10")
def test_bl_26_10_a_card_he_cannot_use_is_not_equipped() -> None:
    rider = veteran(skills="SK01", artifacts="AR06 AR09 AR39")
    assert k.why_not_equip(rider, art("AR06")) == "BL-26.10", "on foot only"
    assert k.why_not_equip(rider, art("AR09")) == "BL-26.10", "he rides already"
    assert k.why_not_equip(rider, art("AR39")) is None
    walker = veteran(artifacts="AR06 AR09 AR39")
    assert k.why_not_equip(walker, art("AR39")) == "BL-26.10"
    assert k.why_not_equip(walker, art("AR09", "AR39")) is None, "a War Mount carries him"
    assert k.why_not_equip(walker, art("AR09", "AR06")) == "BL-26.10"


@clause("BL-26.17")
def test_bl_26_17_miracle_cure_on_the_sheet() -> None:
    cleric, ada = veteran(c.CLERIC, skills="SK31 SK33"), veteran()
    ada.skulls, cleric.experience = 4, 1
    assert k.why_not_cure(cleric, ada) is not None, "it costs 2 Experience"
    cleric.experience = 5
    assert k.why_not_cure(cleric, veteran(camp=1)) is not None, "a Hero of his camp"
    k.cure(cleric, ada)
    assert (ada.skulls, cleric.experience) == (5, 3)
    assert k.why_not_cure(cleric, ada) is not None, "never above the start"
    with refused(r"BL-26\.17"):
        k.cure(cleric, ada)


@clause("BL-26.17")
def test_bl_26_17_miracle_cure_in_action_3() -> None:
    cleric = sheet("Ida", kind="cleric", skills="SK31 SK33", experience=1)
    t = staged((cleric, "field"), (sheet("Ada", skulls=3), "field"), (sheet("Bo", 1, skulls=3), "field"))
    assert (t.kind, t.texts) == ("miracle_cure", ["nobody", "hero2"]), "her Experience of this adventure counts"
    t.pick("hero2")
    assert (t.of("Ada").skulls, t.of("Ida").experience) == (4, 0)
    assert t.kind != "miracle_cure", "once"


@clause("BL-26.7", "BL-27.12")
def test_bl_26_7_the_seventh_card_goes_back() -> None:
    six = "AR01 AR02 AR03 AR04 AR05 AR06"
    t = staged((sheet("Ada", artifacts=six, treasure=5), "fled")).pick("AR24")
    assert (t.kind, t.texts) == ("return_artifact", [*six.split(), "AR24"])
    t.pick("AR02")
    assert cards(t.of("Ada")) == ["AR01", "AR03", "AR04", "AR05", "AR06", "AR24"]
    assert ARTIFACT_IDS.index("AR02") in t.st.artifacts


@clause("BL-26.10")
def test_bl_26_10_cards_he_can_never_use_are_not_drawn() -> None:
    t = Stage((sheet("Ada"), "field"))
    t.st.artifacts = [ARTIFACT_IDS.index(card) for card in ("AR01", "AR36", "AR37", "AR38", "AR40")]
    t.run()
    assert t.told("draws_artifacts") == [("Ada", 1)]
    t.until("keep_artifact").pick("AR01")
    assert cards(t.of("Ada")) == ["AR01"]


@plays("AR12", "SK09")
@clause("BL-26.12", "BL-4.2")
def test_bl_26_12_a_unit_ordered_by_a_hero_is_not_ordered_by_the_command_card() -> None:
    t = leader("AR12", enemies={"F4": "h_inf_b", **FAR}, mine={"F3": "h_inf_b", "K3": "h_inf_b"}, troop="h_arc_b")
    t.orders("CT-DS").pick("AR12")
    assert t.st.flags[t.u("F3")] & ORDERED
    t.pick("u2", "F3")
    assert t.texts == ["u2 u4", "done"], "it fights, though Darken the Sky is played"
    t = leader("AR12", enemies={"F4": "h_inf_b", **FAR}, mine={"F3": "h_cav_b"})
    commanded(t.hand(0, "CC-PL"), "CT-FM", "u0").pick("AR12")
    assert [allowance(t.st, t.u(name))[0] for name in ("F3", "G3")] == [3, 2], "Forced March is for the Hero's troop"
    t = leader("AR12", enemies={"F4": "h_inf_b", **FAR}, mine={"F3": "h_inf_b"})
    commanded(t.hand(0, "CC-PL"), "CT-FO", "u0").pick("AR12")
    assert dice(t, "F3", "F4") == 3, "Foot Onslaught too"
    t = leader("SK09", enemies={"F4": "h_inf_b", **FAR}, mine={"F3": "h_cav_b"})
    commanded(t.hand(0, "CC-PL"), "CT-MC", "u2").pick("SK09")
    assert (dice(t, "G3", "F4"), dice(t, "F3", "F4")) == (3, 4)


@plays("AR21")
@clause("BL-26.11", "BL-18.6")
def test_bl_26_11_a_lore_stone_against_the_heros_poison() -> None:
    t = champion("AR21", enemies={"G4": "h_inf_b", **FAR}, mode="lore")
    t.st.tok[t.u(HERO)] = POISONED & -POISONED
    t.attack(HERO, "G4", "LL")
    assert (t.told("casualty"), t.st.tokens[0]) == ([], 2), "Lore never hits him; the tokens are gained"


@plays("SK21")
@clause("BL-26.11", "BL-16.2")
def test_bl_26_11_no_hero_stands_before_one_who_summons() -> None:
    reserve = [{"camp": "standard", "unit": "c_ear_b", "enters": "summoning_circle"}]
    circle: dict[str, tuple[str, str | None]] = {"G3": ("summoning_circle", "standard")}
    t = Field({"G3": "h_inf_g", **MY}, FAR, mode="lore", reserves=reserve, landmarks=circle)
    t.hero("G3", "rogue", skills="SK21").order("G3").combat("RR").pick("u0 summon")
    assert t.told("summons") == [(0, c.RED, c.RED)]


@clause("BL-26.6")
def test_bl_26_6_the_hero_himself_must_have_begun_the_turn_there() -> None:
    quest: dict[str, object] = {"id": "q", "type": "visit", "hex": "G4", "reward": {"experience": 2}, "lore_cost": 2}
    hut: dict[str, tuple[str, str | None]] = {"G4": ("witchs_hut", None)}
    t = Field({"G4": "h_inf_b", **MY}, FAR, mode="lore", quests=[quest], landmarks=hut).hero("G3").order("G4", HERO)
    t.movement().pick(hero(t), "G4", "done")
    assert (t.place_of(HERO), t.kind) == ("G4", "lore_choice"), "his troop has, he has not"


@clause("BL-26.6")
def test_bl_26_6_a_visit_needs_no_landmark() -> None:
    quest: dict[str, object] = {"id": "q", "type": "visit", "hex": "G4", "reward": {"experience": 2}}
    t = Field({"G4": "h_inf_b", **MY}, FAR, mode="lore", quests=[quest]).hero("G4").order("G4").combat()
    assert t.texts == ["u0 visit", "done"]


@plays("SK19")
@clause("BL-26.12", "BL-13.2")
def test_bl_26_12_a_whirlwind_that_was_cancelled_may_strike_a_third() -> None:
    foes = {"G4": "h_inf_b", "F4": "h_inf_b", "H3": "h_inf_b", **FAR}
    t = champion("SK19", enemies=foes, mode="lore").lore(1, "CL08").council(1, cleric=1)
    t.order(HERO).combat("BR").pick(f"{hero(t)} u{t.u('G4')}", "pass", "pass", "pass", "no")
    t.pick(f"{hero(t)} SK19", f"u{t.u('F4')}", "CL08")
    assert t.texts == [f"{hero(t)} SK19", "done"], "another enemy, but not the first one again"
    t.dice("RR").pick(f"{hero(t)} SK19")
    assert t.st.rng.loaded == []


@plays("AR22")
@clause("BL-26.7", "BL-13.13")
def test_bl_13_13_an_amulet_dropped_for_another_card_takes_its_limit_along() -> None:
    t = champion("AR01 AR02 AR03 AR22 AR32 AR33", mode="lore").council(0, warrior=1)
    t.lore(0, "WR01", "WR02", "WR03")
    t.st.stack = []
    gain_artifact(t.st, t.u(HERO))
    t.run().pick("AR22")
    assert (t.kind, len(t.st.lore[0])) == ("discard_lore", 3)

"""A campaign in play: before the adventure, from adventure to adventure, at the table (BL-26.8, chapter 28)."""

from __future__ import annotations

import pytest
from rich.console import Console

from sandtable.core.match import Match, replay
from sandtable.core.record import read_record
from sandtable.core.seed import Seed
from sandtable.core.spec import Options
from sandtable.games.battlelore.campaign.enlisting import begin_campaign
from sandtable.games.battlelore.campaign.legacy import INSTRUCTOR, SHEET_RETIRED, HeroRecord, record_of
from sandtable.games.battlelore.campaign.sheets import Sheets, read_sheets
from sandtable.games.battlelore.heroes.casualties import wound
from sandtable.games.battlelore.heroes.rewards import gain_artifact
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import Battle
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import HAND_BY_COMMANDER
from sandtable.games.battlelore.tables.heroes import ARTIFACT_IDS, ARTIFACTS, SKILLS, SKULLS
from sandtable.games.battlelore.telling.notation import unit_tag
from sandtable.games.battlelore.trials import VETERANS
from sandtable.games.battlelore.turn.victory import end_game
from sandtable.testing import any_answer, chooser_rng
from sandtable.words import Speaker
from tests.games.battlelore.campaign_support import TARN, cards, council, sheet, sheet_named, staged, text_of
from tests.games.battlelore.support import Field
from tests.support import any_game, clause

# --- before the adventure ---------------------------------------------------------------------------------------------


def begun(*heroes: HeroRecord, seed: int = 1, **options: str | int) -> Field:
    """A campaign game as far as the first question about Heroes; councils and Lore cards are chosen somehow."""
    t = Field({"A1": "h_inf_b"}, {"A9": "h_inf_b"})
    given: Options = {**TARN, "sheets": text_of(*heroes), **options}
    t.st = SPEC.start(2, given, seed)
    return t


def go_to(t: Field, *kinds: str) -> Field:
    while t.kind not in kinds:
        t.st.apply(t.asked.options[0], t.asked.seat)
    return t


@clause("BL-23.10", "BL-23.11", "BL-25.11")
def test_bl_25_11_old_heroes_return_if_their_class_sits_on_the_council() -> None:
    gone = sheet("Zed", 1, kind="commander", skills="SK10")
    gone.skulls, gone.status = 0, 1
    heroes = [sheet(f"{name} {camp}", camp, name, "SK01") for camp in (0, 1) for name in c.CLASS_IDS]
    t = go_to(begun(*heroes, gone), "hero_who")
    camp = t.asked.seat
    levels = t.st.councils[camp]
    mine = [f"hero{camp * 5 + n + 1}" for n, level in enumerate(levels) if level]
    assert t.texts == ["nobody", "new", *mine]
    assert 0 < len(mine) < 5
    t.pick(mine[0])
    assert t.kind == "hero_at", "nothing to equip"
    t.pick(t.texts[0])
    assert t.st.saga is not None
    assert t.st.saga.enlisted == [int(mine[0][4:]) - 1]
    assert t.asked.seat == 1 - camp, "one Hero for each camp"


@clause("BL-34.4", "BL-23.12")
def test_bl_34_4_heroes_per_camp() -> None:
    heroes = [sheet(f"{name} {camp}", camp, name, first) for camp in (0, 1) for name, first in FOOT]
    t = go_to(begun(*heroes, heroes_per_camp="2"), "hero_who")
    camp, first = t.asked.seat, t.texts[2]
    t.pick(first).pick(t.texts[0])
    assert (t.kind, t.asked.seat) == ("hero_who", camp), "a second Hero"
    assert first not in t.texts, "not the same again"
    t.pick("nobody")
    assert t.asked.seat == 1 - camp
    st = SPEC.start(2, {"adventure": "bl-11-heirs-of-valmoor", "heroes": "on", "heroes_per_camp": "3"})
    asked = []
    while not st.turn:
        assert st.decision is not None
        asked.append(st.decision.kind)
        st.apply(st.decision.options[0], st.decision.seat)
    assert asked.count("hero_class") == 6, "also without a campaign"


FOOT = (("commander", "SK10"), ("warrior", "SK17"), ("rogue", "SK24"), ("wizard", "SK27"), ("cleric", "SK31"))


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
    assert t.st.saga is not None
    assert [ARTIFACT_IDS[card] for card in t.st.sheets[0][4]] == [own[0], own[2]]
    assert [ARTIFACT_IDS[card] for card in t.st.saga.roster[camp][6]] == [own[1]]
    wound(t.st, t.st.sheets[0][0], 1 - camp)
    assert [ARTIFACT_IDS[card] for card in t.st.saga.roster[camp][6]] == [own[1]]
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
    assert t.st.saga is not None
    assert len(t.st.sheets[0][4]) == len(t.st.saga.lent) == 1
    lent = t.st.saga.lent[0][1]
    t.st.stack.clear()
    end_game(t.st, (0,), (5, 3), "banners", "BL-11.6")
    t.run()
    assert lent in t.st.artifacts, "it is returned afterwards"


@clause("BL-23.1", "BL-23.5", "BL-23.6")
def test_a_new_hero_gets_a_name_and_a_sheet() -> None:
    t = go_to(begun(sheet("Aldric"), sheet("Bo", 1)), "hero_class", "hero_who")
    if t.kind == "hero_who":
        t.pick("new")
    holder = t.asked.seat
    t.pick(t.texts[1])
    assert t.kind == "hero_skill"
    t.pick(t.texts[-1])
    card = t.texts[0]
    t.pick(card)
    assert (t.kind, t.texts[:2]) == ("hero_name", ["Brenna", "Corwin"]), "Aldric is taken"
    t.pick("Corwin")
    hero = sheet_named(t.st, "Corwin")
    assert (hero.holder, cards(hero), len(hero.skills), hero.skulls) == (holder, [card], 1, SKULLS[hero.lore_class])


@clause("BL-28.4", "BL-28.5", "BL-28.6", "BL-14.11")
def test_bl_28_5_an_advisor_sits_on_the_council_before_the_cards_are_dealt() -> None:
    guests = [council("Max", 0, "commander"), council("Ida", 0, "wizard"), council("Bo", 1, "commander")]
    t = go_to(begun(*guests), "advisor")
    assert (t.asked.seat, t.texts) == (0, ["hero1", "hero2"]), "his own, one of them, and not nobody"
    before, theirs = t.st.councils
    assert not any(t.st.hands), "before any card is dealt"
    t.pick("hero1")
    assert t.st.councils[0] == (before[0] + 1, *before[1:])
    assert t.kind != "advisor", "a lone Advisor takes his seat"
    assert t.st.councils[1] == (theirs[0] + 1, *theirs[1:])
    assert len(t.st.hands[0]) == HAND_BY_COMMANDER[before[0] + 1]
    assert len(t.st.hands[1]) == HAND_BY_COMMANDER[t.st.councils[1][0]]
    assert t.st.saga is not None
    assert t.st.saga.guests == [0, 2]


@clause("BL-28.8")
@pytest.mark.parametrize("first", [0, 1])
def test_bl_28_8_the_instructor_hands_an_artifact_to_the_next_new_hero(first: int) -> None:
    old = [council(name, camp, defeats=5, recorded="AR01 AR02 AR09") for camp, name in enumerate(("Max", "Moe"))]
    t = go_to(begun(*(old if first == 0 else old[::-1])), "hero_class")
    camp = t.asked.seat
    t.pick(t.texts[1], "SK01")
    t.pick(next(text for text in t.texts if text not in ("AR01", "AR02")))
    t.pick(t.texts[0])
    assert (t.kind, t.texts) == ("hero_gift", ["AR01", "AR02"]), "a War Mount is nothing for a rider"
    t.pick("AR01")
    assert t.st.saga is not None
    new = record_of(t.st.saga.roster[-1])
    assert (len(new.stored), "AR01" in cards(new)) == (2, True), "two Artifacts to start with"
    assert sheet_named(t.st, ("Max", "Moe")[camp]).status == SHEET_RETIRED, "once"
    assert sheet_named(t.st, ("Max", "Moe")[1 - camp]).status == INSTRUCTOR


@clause("BL-26.7", "BL-26.9")
def test_bl_26_7_a_seventh_card_in_the_adventure_goes_back_at_once() -> None:
    t = Field({"A1": "h_inf_b"}, {"G4": "h_inf_g", "A9": "h_inf_b"}, mode="lore", heroes="on", campaign="on")
    hero = sheet("Ada", artifacts="AR01 AR02 AR03 AR04 AR05")
    begin_campaign(t.st, Sheets(0, [hero.row()]))
    t.hero("G3", skills="SK17", artifacts="AR24")
    assert t.st.saga is not None
    t.st.saga.enlisted.append(0)
    t.st.artifacts = [ARTIFACT_IDS.index("AR32")]
    gain_artifact(t.st, t.u("hero at G3"))
    t.run()
    assert (t.kind, t.texts) == ("drop_artifact", ["AR01", "AR02", "AR03", "AR04", "AR05", "AR24", "AR32"])
    other = Field({"A1": "h_inf_b"}, {"G4": "h_inf_g", "A9": "h_inf_b"}, mode="lore", heroes="on")
    other.hero("G3", skills="SK17", artifacts="AR01 AR02 AR03 AR04 AR05 AR24")
    gain_artifact(other.st, other.u("hero at G3"))
    assert other.run().kind == "drop_artifact", "also without a campaign"
    t.pick("AR03")
    assert [ARTIFACT_IDS[card] for card in t.st.saga.roster[0][6]] == ["AR01", "AR02", "AR04", "AR05"]
    assert t.st.artifacts == [ARTIFACT_IDS.index("AR03")]


# --- the chain --------------------------------------------------------------------------------------------------------


def played(options: Options, seed: int) -> Match[Battle]:
    match: Match[Battle] = Match(SPEC, 2, options, Seed(seed))
    rng = chooser_rng(seed)
    while match.state.decision is not None:
        match.pick(*any_answer(match.state, rng))
    return match


def test_a_campaign_of_three_adventures_can_be_replayed_from_its_records() -> None:
    options: Options = {**TARN, "turn_limit": 12, "sheets": VETERANS}
    for seed in range(3):
        match = played(options, seed)
        again = replay(SPEC, read_record(match.record().to_text()))
        assert SPEC.sequel(again.state) == SPEC.sequel(match.state)
        sequel = SPEC.sequel(match.state)
        assert sequel is not None
        options = {**options, **sequel}
    assert read_sheets(str(options["sheets"])).played == 12
    assert any(row[9] not in (0, 5) for row in read_sheets(str(options["sheets"])).rows), "somebody took part"


# --- at the table -----------------------------------------------------------------------------------------------------


def test_the_table_shows_the_stage_and_what_may_be_chosen() -> None:
    t = staged((sheet("Ada", treasure=5, experience=9), "field"), (sheet("Bo", 1), "field"))
    checked = SPEC.check_options(2, TARN)
    assert "phase-after" in SPEC.static_scene(checked, 2).phases
    assert "phase-after" not in SPEC.static_scene({**checked, "campaign": "off"}, 2).phases
    for kind in ("shop", "keep_artifact", "level_up"):
        t.until(kind)
        scene = SPEC.scene(t.st.seen_by(0), 0)
        assert scene.phase == "phase-after"
        offers = [tray for tray in scene.trays if tray.kind == "offer"]
        assert len(offers[0].pieces) == len([pick for pick in t.asked.options if isinstance(pick, int) and pick >= 0])
        other = SPEC.scene(t.st.seen_by(1), 1)
        assert not [tray for tray in other.trays if tray.kind == "offer"], "only to whom it is offered"


def test_the_terminal_lists_the_character_sheets() -> None:
    options: Options = {"adventure": "bl-12-witchs-bargain", "heroes": "on", "campaign": "on", "sheets": VETERANS}
    st = SPEC.start(2, options, 1)
    while not st.turn:
        assert st.decision is not None
        st.apply(st.decision.options[-1], st.decision.seat)
    console = Console(width=200, no_color=True)
    with console.capture() as shown:
        console.print(SPEC.table_text(st, 0, "heroes", Speaker(any_game(SPEC), "en", ["Ada", "Bo"]), 200))
    lines = {line[2:].split(" ")[0]: line for line in shown.get().splitlines()}
    assert st.saga is not None
    for number, row in enumerate(st.saga.roster):
        assert lines[row[0]].startswith("▸") == (number in st.saga.enlisted)
    assert "(Ada), Advisor" in lines["Corwin"]
    assert "Warrior · Skulls 2/5 · Treasure 11, Experience 9" in lines["Aldric"]
    plain = SPEC.start(2, {"adventure": "bl-11-heirs-of-valmoor"}, 1)
    assert SPEC.table_text(plain, 0, "heroes", Speaker(any_game(SPEC), "en", ["Ada", "Bo"]), 200) is None


def seen_at_the_terminal(st: Battle, width: int, height: int) -> str:
    console = Console(width=width, no_color=True)
    with console.capture() as shown:
        console.print(
            SPEC.board_text(st.seen_by(0), 0, Speaker(any_game(SPEC), "en", ["Ada", "Bo"]), width, height, {})
        )
    text = shown.get()
    assert len(text.splitlines()) <= height
    return text


@pytest.mark.parametrize(("width", "height"), [(100, 24), (150, 40), (220, 50)])
def test_the_terminal_tells_what_hero_cards_do_and_where_heroes_are(width: int, height: int) -> None:
    st = SPEC.start(2, {"adventure": "bl-11-heirs-of-valmoor", "heroes": "on", "campaign": "on"}, 1)
    told = 0
    while not st.turn:
        asked = st.decision
        assert asked is not None
        if asked.seat == 0 and asked.kind in ("hero_skill", "hero_artifact"):
            text = " ".join(seen_at_the_terminal(st, width, height).split())
            kind, cards = ("skill", SKILLS) if asked.kind == "hero_skill" else ("artifact", ARTIFACTS)
            words = Speaker(any_game(SPEC), "en")
            assert all(
                words(f"{kind}-{cards[pick].id}-text")[:40] in text for pick in asked.options if isinstance(pick, int)
            )
            told += 1
        st.apply(asked.options[1 if asked.kind in ("hero_class", "hero_who") else 0], asked.seat)
    assert told == 2
    text = seen_at_the_terminal(st, width, height)
    troops = [unit for unit, leader in enumerate(st.leader) if leader >= 0]
    assert text.count("*") >= len(troops) + 1, "each troop with a Leader, and the key"
    assert "* led by a Hero" in text
    assert "$ Treasure chest" in text
    assert st.saga is not None
    tags = [unit_tag(st, st.leader[unit]) for unit in troops]
    assert tags == [f"{sign} {st.saga.roster[n][0]}" for sign, n in zip("▲▼", st.saga.enlisted, strict=True)]


@clause("BL-28.4")
def test_bl_28_4_an_option_set_of_the_game_asks_which_advisor_sits() -> None:
    """A lone Advisor is placed without a question, so a campaign worth fuzzing has two of one player."""
    t = Field({"A1": "h_inf_b"}, {"A9": "h_inf_b"})
    t.st = SPEC.start(2, {"adventure": "bl-12-witchs-bargain", "heroes": "on", "campaign": "on", "sheets": VETERANS}, 1)
    while t.kind not in ("advisor", "play_command"):
        t.st.apply(t.asked.options[0], t.asked.seat)
    assert (t.kind, t.texts) == ("advisor", ["hero3", "hero10"])

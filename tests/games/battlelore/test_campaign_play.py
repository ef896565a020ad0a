"""A campaign in play: from adventure to adventure, and at the table."""

from __future__ import annotations

import pytest
from rich.console import Console

from sandtable.core.engine.options import Options
from sandtable.core.match.match import Match
from sandtable.core.match.record import read_record
from sandtable.core.match.seed import Seed
from sandtable.games.battlelore.campaign.sheets import read_sheets
from sandtable.games.battlelore.presentation.wording import unit_tag
from sandtable.games.battlelore.sample_options import VETERANS
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.heroes import ARTIFACTS, SKILLS
from sandtable.language.translator import Translator
from sandtable.testing import any_answer, chooser_rng
from tests.games.battlelore.campaign_support import TARN, sheet, staged
from tests.support import any_game


def played(options: Options, seed: int) -> Match[BattleState]:
    match: Match[BattleState] = Match(SPEC, 2, options, Seed(seed))
    rng = chooser_rng(seed)
    while match.state.decision is not None:
        match.pick(*any_answer(match.state, rng))
    return match


def seen_at_the_terminal(st: BattleState, width: int, height: int) -> str:
    console = Console(width=width, no_color=True)
    with console.capture() as shown:
        console.print(
            SPEC.presentation.board_text(
                st.seen_by(0), 0, Translator(any_game(SPEC), "en", ["Ada", "Bo"]), width, height, {}
            )
        )
    text = shown.get()
    assert len(text.splitlines()) <= height
    return text


def test_a_campaign_of_three_adventures_can_be_replayed_from_its_records() -> None:
    options: Options = {**TARN, "turn_limit": 12, "sheets": VETERANS}
    for seed in range(3):
        match = played(options, seed)
        again = Match.from_record(SPEC, read_record(match.record().to_text()))
        assert SPEC.sequel(again.state) == SPEC.sequel(match.state)
        sequel = SPEC.sequel(match.state)
        assert sequel is not None
        options = {**options, **sequel}
    assert read_sheets(str(options["sheets"])).played == 12
    assert any(row[9] not in (0, 5) for row in read_sheets(str(options["sheets"])).rows), "somebody took part"


def test_the_table_shows_the_stage_and_what_may_be_chosen() -> None:
    t = staged((sheet("Ada", treasure=5, experience=9), "field"), (sheet("Bo", 1), "field"))
    checked = SPEC.check_options(2, TARN)
    assert "phase-after" in SPEC.presentation.static_scene(checked, 2).phases
    assert "phase-after" not in SPEC.presentation.static_scene({**checked, "campaign": "off"}, 2).phases
    for kind in ("shop", "keep_artifact", "level_up"):
        t.until(kind)
        scene = SPEC.presentation.scene(t.st.seen_by(0), 0)
        assert scene.phase == "phase-after"
        offers = [tray for tray in scene.trays if tray.kind == "offer"]
        assert len(offers[0].pieces) == len([pick for pick in t.asked.options if isinstance(pick, int) and pick >= 0])
        other = SPEC.presentation.scene(t.st.seen_by(1), 1)
        assert not [tray for tray in other.trays if tray.kind == "offer"], "only to whom it is offered"


def test_the_terminal_lists_the_character_sheets() -> None:
    options: Options = {"adventure": "bl-12-witchs-bargain", "heroes": "on", "campaign": "on", "sheets": VETERANS}
    st = SPEC.start(2, options, 1)
    while not st.turn:
        assert st.decision is not None
        st.apply(st.decision.options[-1], st.decision.seat)
    console = Console(width=200, no_color=True)
    with console.capture() as shown:
        console.print(
            SPEC.presentation.table_text(st, 0, "heroes", Translator(any_game(SPEC), "en", ["Ada", "Bo"]), 200)
        )
    lines = {line[2:].split(" ")[0]: line for line in shown.get().splitlines()}
    assert st.campaign is not None
    for number, row in enumerate(st.campaign.roster):
        assert lines[row[0]].startswith("▸") == (number in st.campaign.enlisted)
    assert "(Ada), Advisor" in lines["Corwin"]
    assert "Warrior · Skulls 2/5 · Treasure 11, Experience 9" in lines["Aldric"]
    plain = SPEC.start(2, {"adventure": "bl-11-heirs-of-valmoor"}, 1)
    assert (
        SPEC.presentation.table_text(plain, 0, "heroes", Translator(any_game(SPEC), "en", ["Ada", "Bo"]), 200) is None
    )


@pytest.mark.parametrize(("width", "height"), [(100, 24), (150, 40), (220, 50)])
def test_the_terminal_shows_what_hero_cards_do_and_where_heroes_are(width: int, height: int) -> None:
    st = SPEC.start(2, {"adventure": "bl-11-heirs-of-valmoor", "heroes": "on", "campaign": "on"}, 1)
    count = 0
    while not st.turn:
        asked = st.decision
        assert asked is not None
        if asked.seat == 0 and asked.kind in ("hero_skill", "hero_artifact"):
            text = " ".join(seen_at_the_terminal(st, width, height).split())
            kind, cards = ("skill", SKILLS) if asked.kind == "hero_skill" else ("artifact", ARTIFACTS)
            words = Translator(any_game(SPEC), "en")
            assert all(
                words(f"{kind}-{cards[pick].id}-text")[:40] in text for pick in asked.options if isinstance(pick, int)
            )
            count += 1
        st.apply(asked.options[1 if asked.kind in ("hero_class", "hero_who") else 0], asked.seat)
    assert count == 2
    text = seen_at_the_terminal(st, width, height)
    troops = [unit for unit, leader in enumerate(st.leader) if leader >= 0]
    assert text.count("*") >= len(troops) + 1, "each troop with a Leader, and the key"
    assert "* led by a Hero" in text
    assert "$ Treasure chest" in text
    assert st.campaign is not None
    tags = [unit_tag(st, st.leader[unit]) for unit in troops]
    assert tags == [f"{sign} {st.campaign.roster[n][0]}" for sign, n in zip("▲▼", st.campaign.enlisted, strict=True)]

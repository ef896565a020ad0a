"""The log reports exactly what happened."""

from __future__ import annotations

import pytest

from sandtable.core.registry import find_game
from sandtable.games.battlelore.call_to_arms.specialists import Specialists
from sandtable.games.battlelore.campaign.legacy import cure
from sandtable.games.battlelore.setup import Setup
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.turn.tokens import set_tokens
from sandtable.language.translator import Translator
from tests.games.battlelore.champions import champion
from tests.games.battlelore.lore_battles import lore
from tests.games.battlelore.musters import army
from tests.games.battlelore.sheets import veteran
from tests.games.battlelore.support import FAR, MY, Field
from tests.support import clause


def log_of(t: Field, language: str = "en") -> list[str]:
    """The sentences of the last step."""
    speaker = Translator(find_game("battlelore"), language)
    return [speaker.event(t.st, event) for event in t.st.events]


@clause("BL-7.16")
@pytest.mark.parametrize(("rolled", "told"), [("RRRR", []), ("SRRR" + "G", [(0, c.GREEN)])])
def test_berserk_is_logged_only_if_it_adds_dice(rolled: str, told: list[tuple[object, ...]]) -> None:
    t = lore({"G3": "h_inf_b", **MY}, {"G4": "h_inf_b", **FAR}, "WR07", "").order("G3").combat()
    t.pick(f"u0 u{t.u('G4')}").dice(rolled).pick("WR07")
    assert t.told("berserk") == told


@clause("BL-13.2")
def test_bless_without_a_die_rolls_nothing_again() -> None:
    t = lore({"G3": "h_inf_b", **MY}, {"G4": "h_inf_b", **FAR}, "CL01", "").order("G3").combat("RRR")
    t.pick(f"u0 u{t.u('G4')}", "pass" if "CL01" not in t.texts else "CL01")
    while t.kind == "play_lore":
        t.pick("CL01")
    assert t.kind == "reroll"
    assert not t.pick("done").told("rerolls")


@clause("BL-17.14", "BL-18.2")
def test_webbing_a_unit_is_logged_once() -> None:
    t = Field({"G3": "c_spi_g", **MY}, {"G4": "h_inf_b", **FAR}).attack("G3", "G4", "LR")
    assert t.told("webbed") == [(0, t.u("G4"), 0)]
    t = Field({"G3": "c_spi_g", **MY}, {"G4": "h_inf_b", **FAR})
    set_tokens(t.st, t.u("G4"), c.WEB, 1)
    assert not t.attack("G3", "G4", "LR").told("webbed"), "it has its Web token already"
    t = Field({"G3": "c_spi_g", **MY}, {"G4": "h_inf_b", **FAR})
    set_tokens(t.st, t.u("G4"), c.WEB, 1)
    assert t.attack("G3", "G4", "LL").told("webbed") == [(0, t.u("G4"), 1)], "the poison is new"


@clause("BL-17.14", "BL-26.22")
def test_a_second_web_on_a_hero_is_not_logged() -> None:
    for webbed, told in ((0, 1), (1, 0)):
        t = champion("AR19", enemies={"G4": "h_inf_b", **FAR})
        set_tokens(t.st, t.u("G4"), c.WEB, webbed)
        assert len(t.attack("hero at G3", "G4", "LR").told("tokens")) == told


@clause("BL-4.13")
def test_a_counter_attack_without_a_card_to_copy_names_none() -> None:
    t = Field({"G3": "h_inf_b"}, FAR).hand(0, "CT-CA", "CC-PL").command().pick("CT-CA")
    assert "Player 1 has no card to copy and orders 1 unit." in log_of(t)
    assert not t.told("copies")


@clause("BL-30.17")
def test_calling_no_specialist_is_logged() -> None:
    t = army({"G3": "h_arc_g"})
    t.st.stack = [Setup(3)]
    t.st.push(Specialists(lot=0))
    assert log_of(t.run().pick("none")) == ["Player 1 calls no Specialist."]
    assert t.pick("SP05").told("specialist")


@clause("BL-13.16")
def test_deja_vu_is_logged_with_the_cost_of_both_cards() -> None:
    t = lore({"G3": "h_inf_b", **MY}, FAR, "RG01 RG03", "").command()
    before = t.st.tokens[0]
    t.pick("RG01+RG03")
    stolen = t.st.tokens[0] - before
    (message,) = t.told("plays_lore")
    assert message[2] == 2, "1 for Pick Pocket and 1 for Deja Vu!"
    assert stolen == 2 - 2, "two tokens stolen, two paid"


@clause("BL-11.3", "BL-11.4", "BL-1.20")
def test_a_choice_of_lore_logs_what_the_supply_could_not_give() -> None:
    t = Field({"G3": "h_inf_b"}, FAR, mode="lore").draw()
    assert not t.pick("two-tokens").told("lore_short")
    for pick, pool, deck, told in (
        ("two-tokens", 1, 60, (0, 1, 0)),
        ("card-and-token", 0, 60, (0, 0, 1)),
        ("card-and-token", 36, 0, (0, 1, 0)),
        ("two-cards", 36, 1, (0, 0, 1)),
    ):
        t = Field({"G3": "h_inf_b"}, FAR, mode="lore")
        t.st.pool = pool
        t.st.lore_deck = t.st.lore_deck[:deck]
        t.draw().pick(pick)
        assert t.told("lore_short") == [told], pick


@clause("BL-11.1", "BL-4.2")
def test_only_the_deck_that_is_shuffled_is_logged() -> None:
    t = Field({"G3": "h_inf_b"}, FAR, mode="lore").hand(0, "CC-PL")
    t.st.discard, t.st.deck = t.st.deck, []
    t.st.played, t.st.carried = [(t.st.hands[0].pop(), 0)], []
    t.draw()
    assert "The Command deck is reshuffled." in log_of(t)
    assert not t.told("lore_reshuffled")


@clause("BL-25.12", "BL-17.5")
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_victors_token_is_logged_alike_for_a_creature_and_a_hero(language: str) -> None:
    t = Field({"G3": "h_inf_r", **MY}, FAR, mode="lore").hero("G4", holder=1)
    t.attack("G3", "hero at G4", "SBBB" + "S")
    hero = [line for line in log_of(t, language) if "lore" in line.lower() and "▲" in line]
    t = Field({"G3": "h_inf_r", **MY}, {"G4": "c_spi_g", **FAR}, mode="lore").attack("G3", "G4", "GRRR" + "G")
    creature = [line for line in log_of(t, language) if "lore" in line.lower() and "▲" in line]
    assert hero == creature
    assert len(hero) == 1
    assert "creature" not in hero[0]
    assert "Kreatur" not in hero[0]


@clause("BL-4.2", "BL-6.8")
def test_darken_the_sky_logs_its_effect_next_to_an_enemy() -> None:
    army = {"G3": "h_arc_b", "B3": "h_arc_b"}
    t = Field(army, {"G4": "h_inf_b", "B6": "h_inf_b"}).orders("CT-DS")
    assert [text.split()[0] for text in t.texts if text != "done"] == [f"u{t.u('B3')}"], "the other does not battle"
    for language, said in (("en", "does not battle at all"), ("de", "kämpft gar nicht")):
        assert said in Translator(find_game("battlelore"), language)("card-CT-DS-text")


@clause("BL-11.11")
@pytest.mark.parametrize(("banners", "said"), [(1, "for 1 Victory Banner."), (2, "for 2 Victory Banners.")])
def test_leaving_the_board_logs_the_banners_of_the_adventure(banners: int, said: str) -> None:
    rule = {"id": "x", "type": "exit", "camp": "standard", "hexes": ["G9"], "banners": banners, "limit": 2, "text": "x"}
    t = Field({"G9": "h_inf_b", **MY}, FAR, goals=9, rules=[{**rule, "kind": "permanent"}])
    t.order("G9").movement().pick("u0", "leave")
    assert [line for line in log_of(t) if line.endswith(said)]


@clause("BL-26.17")
def test_the_miracle_cure_logs_who_pays_for_it() -> None:
    cleric, patient = veteran(c.CLERIC, skills="SK33"), veteran()
    cleric.experience, patient.experience, patient.skulls = 3, 3, 1
    cure(cleric, patient)
    assert (cleric.experience, patient.experience, patient.skulls) == (1, 3, 2)
    for language, said in (("en", "the Cleric may pay"), ("de", "der Kleriker")):
        assert said in Translator(find_game("battlelore"), language)("skill-SK33-text")

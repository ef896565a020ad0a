"""Briefings: every adventure, scenario and map has one in every language, and it matches the content."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sandtable.core.content.tables import ContentError, toml_entry
from sandtable.core.engine.options import Options, OptionValue
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import find_game
from sandtable.core.scene.briefing import Briefing, BriefingLine, Lengths
from sandtable.core.text.message import Figure, Message
from sandtable.games.battlelore.tables.adventures import adventure_ids, adventure_of
from sandtable.games.bloodstones.tables.maps import load_map
from sandtable.language.translator import LANGUAGES, Translator
from sandtable.rulebook import ledger
from tests.support.catalogues import check_text

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Flo")
CONTENT = {"battlelore": "adventure", "bloodstones": "map", "warlords": "scenario", "first_blood": "scenario"}
LEFT_TO_CHANCE = ("default", "random")


def contents() -> Iterator[tuple[str, int, dict[str, OptionValue]]]:
    """Every published adventure, scenario, map and battlefield with the fewest players it takes."""
    for game, name in CONTENT.items():
        spec: GameSpec[State] = find_game(game)
        names = (name, "battlefield") if game == "first_blood" else (name,)
        for option in [each for each in spec.option_defs if each.name in names]:
            for value in option.choices:
                if value not in LEFT_TO_CHANCE:
                    options: dict[str, OptionValue] = {option.name: value}
                    yield game, fewest(spec, options), options


def fewest(spec: GameSpec[State], options: Options) -> int:
    low, high = spec.players
    return next(
        n for n in range(low, high + 1) if spec.why_not_option(n, options, *next(iter(options.items()))) is None
    )


def told(game: str, players: int = 2, **options: OptionValue) -> Briefing:
    spec: GameSpec[State] = find_game(game)
    found = spec.presentation.briefing(spec.check_options(players, options), players)
    assert found is not None
    return found


def lines_of(found: Briefing) -> list[BriefingLine]:
    return [*found.wins, *found.rules, *[note for force in found.forces for note in force.notes]]


def words_of(found: Briefing) -> list[Message]:
    names = [force.name for force in found.forces]
    return [found.title, *found.story, *found.length, *names, *[line.words for line in lines_of(found)]]


def figures_of(found: Briefing) -> list[Figure]:
    return [*found.ground, *[each for force in found.forces for each in (*force.figures, *force.troops)]]


@pytest.mark.parametrize(("game", "players", "options"), list(contents()))
def test_everything_published_is_told_in_every_language(game: str, players: int, options: Options) -> None:
    found = told(game, players, **options)
    assert found.story
    assert found.wins
    assert found.forces
    assert found.players[0] <= players <= found.players[1]
    for line in lines_of(found):
        assert all(ledger.clause(clause).text for clause in line.clauses), line
    assert all(line.clauses for line in (*found.wins, *found.rules)), "a rule is told with its clause"
    assert all(ledger.clause(figure.clause).text for figure in figures_of(found) if figure.clause)
    heard = []
    for language in LANGUAGES:
        words = Translator(find_game(game), language, NAMES)
        for said in words_of(found):
            check_text(words.format(said))
        for figure in figures_of(found):
            check_text(words(figure.label))
        stories = [words.format(story) for story in found.story]
        assert all(story.count(".") + story.count(":") >= 2 for story in stories[:1]), "a story is more than a sentence"
        heard.append(stories)
    assert len({tuple(stories) for stories in heard}) == len(LANGUAGES), "a story was not translated"
    if "battlefield" not in options:  # the scenario decides this
        rounds, minutes = found.length
        assert rounds.args["n"].values[0] > 1
        assert 5 <= minutes.args["n"].values[0] <= 240


@pytest.mark.parametrize("name", adventure_ids())
def test_the_forces_of_an_adventure_are_its_units(name: str) -> None:
    adventure = adventure_of(name)
    forces = told("battlelore", adventure=name).forces
    for camp, force in enumerate(forces):
        units = [place for place in adventure.units if place.camp == camp]
        assert sum([troop.value for troop in force.troops]) == len(units)
        assert not units or force.figures[0].value == len(units)


def test_banners_heroes_and_limits_are_those_of_the_table() -> None:
    assert told("battlelore").wins[0].words.args["n"].values == (4,)
    uneven = told("battlelore", adventure="bl-07-stones-of-cragmoor").wins
    assert [line.words.args["n"].values[0] for line in uneven[:2]] == [7, 6]
    limited = told("battlelore", turn_limit=9)
    assert limited.wins[-1].words.args["n"].values == (9,)
    assert limited.length == ()
    keys = {line.words.key for line in told("battlelore", adventure="bl-11-heirs-of-valmoor").rules}
    assert "briefing-heroes-off" in keys
    assert not {"rule-q-hoard", "rule-sr-hoard-banner"} & keys
    keys = {line.words.key for line in told("battlelore", adventure="bl-11-heirs-of-valmoor", heroes="on").rules}
    assert {"rule-q-hoard", "rule-sr-hoard-banner", "briefing-heroes"} <= keys


def test_an_adventure_of_ones_own_is_told_in_its_own_words() -> None:
    own = told("battlelore", own_adventure=find_game("battlelore").example())
    words = Translator(find_game("battlelore"), "de", NAMES)
    assert words.format(own.title)
    assert all(words.format(said) for said in words_of(own))
    assert own.length == ()


def test_factions_are_told_as_the_table_finds_them() -> None:
    words = Translator(find_game("bloodstones"), "en", NAMES)
    drafted = words.format(told("bloodstones").forces[0].notes[0].words)
    assert drafted == ("Choose your faction in player order: Dragon Riders, Horse Lords, Hill Folk and Necromancers.")
    fixed = told("bloodstones", faction_assignment="fixed", factions="hill_folk, horse_lords").forces
    assert [words.format(force.name) for force in fixed] == ["Hill Folk", "Horse Lords"]
    assert [sum([troop.value for troop in force.troops]) for force in fixed] == [36, 36]
    assert told("bloodstones", 2).wins[0].words.args["n"].values == (3,)
    assert told("bloodstones", 3).wins[0].words.args["n"].values == (2,)
    areas = [each.value for each in told("bloodstones", map="sundered-vale").ground]
    assert sum(areas) == len(load_map("sundered-vale").area_ids)


def test_every_rule_that_a_table_changes_is_told() -> None:
    changed: dict[str, OptionValue] = {"cutiecorn": "on", "faction_limits": "off", "max_rounds": 5}
    found = told("bloodstones", 2, **changed, citadel_distance="land_only", contested_capture="forbidden")
    assert [line.clauses[0] for line in found.rules] == ["BS-17.1", "BS-18.3", "BS-18.4", "BS-18.5", "BS-18.8"]
    for language in LANGUAGES:
        words = Translator(find_game("bloodstones"), language, NAMES)
        for line in found.rules:
            check_text(words.format(line.words))
    assert told("bloodstones").rules == ()


def test_what_a_die_settles_is_told_at_the_table() -> None:
    spec: GameSpec[State] = find_game("first_blood")
    options = spec.check_options(2, {})
    before = spec.presentation.briefing(options, 2)
    assert before is not None
    assert before.title.key == "briefing-any-scenario"
    assert before.length == ()
    settled = spec.presentation.decided_options(spec.start(2, {}, 3).seen_by(-1))
    assert set(settled) == {"scenario", "battlefield"}
    after = spec.presentation.briefing({**options, **settled}, 2)
    assert after is not None
    assert after.title.key == f"scenario-{str(settled['scenario']).replace('_', '-')}"
    assert after.story[1].key == f"battlefield-{settled['battlefield']}-story"
    assert [force.figures[0].value for force in after.forces] == [600, 600]


def test_seats_and_goals_of_warlords_follow_the_players() -> None:
    two, three = (told("warlords", n, scenario="seats-of-power") for n in (2, 3))
    assert (two.wins[0].words.args["n"].values, three.wins[0].words.args["n"].values) == ((1,), (2,))
    assert "briefing-seat-lost" in {line.words.key for line in three.rules}
    siege = told("warlords", scenario="great-siege")
    assert [force.name.key for force in siege.forces] == ["role-defender", "role-attacker"]
    truce = [line for line in told("warlords", truce=3).rules if line.words.key == "briefing-truce"]
    assert truce[0].words.args["n"].values == (3,)
    assert not [line for line in told("warlords", truce=0).rules if line.words.key == "briefing-truce"]


def test_lengths_are_read_with_care() -> None:
    text = "seconds_a_turn = 60\n[rounds]\na = { 2 = 10 }\nb = { 2 = 10, 3 = 8, seconds = 120 }\n"
    lengths = Lengths(toml_entry(text, "lengths.toml"), ("a", "b"))
    assert (lengths.of("a", 2), lengths.of("b", 2), lengths.of("b", 3)) == ((10, 20), (10, 45), (8, 45))
    assert lengths.words("briefing-rounds", "a", 4) == lengths.words("briefing-rounds", "c", 2) == ()
    with pytest.raises(ContentError, match=r"lengths\.toml"):
        Lengths(toml_entry(text, "lengths.toml"), ("a", "b", "c"))

"""Places have names by which a player can tell them apart."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.core.engine.rng import seeded
from sandtable.core.registry import find_game
from sandtable.core.space.points import point
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.presentation.names import field_words, ground_words
from sandtable.games.first_blood.presentation.places import way_phrase
from sandtable.games.first_blood.sample_options import trial_sets
from sandtable.games.first_blood.state import SOUTH
from sandtable.games.first_blood.tables.battlefields import battlefield_of
from sandtable.language.translator import LANGUAGES, Translator
from sandtable.learning.lessons import load_lesson
from tests.games.first_blood.moving import MEN, alone, entering, table
from tests.games.first_blood.support import asked

SPEAKERS = [Translator(find_game("first_blood"), language) for language in LANGUAGES]
SETS = trial_sets()


@pytest.mark.parametrize("game", range(0, len(SETS), len(SETS) // 3))
def test_no_two_answers_to_a_question_have_the_same_label(game: int) -> None:
    players, options = SETS[game]
    st = SPEC.start(players, options, seed=game, log=False)
    rng = seeded(game)
    while st.decision is not None:
        for question in st.open_questions():
            for words in SPEAKERS:
                names = Counter([words.option(st, question, pick) for pick in question.candidates()])
                assert max(names.values()) == 1, (question.kind, names)
        picks = st.decision.candidates()
        st.step(picks[rng.below(len(picks))])


def test_where_a_regiment_enters_is_named_after_the_edge_beside_it() -> None:
    st = table("free")
    st.edge, st.edge_winner = SOUTH, 0
    entering(st, MEN)
    question = asked(st, "enter")
    assert question.region is not None
    spots = question.region.candidates()
    names = [SPEAKERS[0].option(st, question, spot) for spot in spots]
    assert len(set(names)) == len(names)
    sides = {name.split("″ ")[1].split(",")[0] for name in names}
    assert sides <= {"from the left edge", "from the right edge", "from your own edge"}


def test_places_in_one_direction_at_one_distance_are_told_apart() -> None:
    """Three places to the north, 4" away within a tenth of an inch, are told apart by the edge beside them."""
    st = table("free")
    st.edge, st.edge_winner = SOUTH, 0
    alone(st, MEN, 1000, 1000)
    model = st.plan(MEN).first
    spots = [point(960, 1399), point(1000, 1400), point(1040, 1399)]
    found = [{name: value for name, _, value in way_phrase(st, 0, model, spot, spots)[1]} for spot in spots]
    assert [each["c"] for each in found] == [960, 1000, 1040]
    assert "c" not in [name for name, _, _ in way_phrase(st, 0, model, spots[0], spots[:1])[1]]
    # nearer to each other than two tenths, in both directions: both distances, exactly
    close = [point(1000, 1400), point(1004, 1403)]
    assert [way_phrase(st, 0, model, spot, close)[0] for spot in close] == ["pick-corner", "pick-corner"]


def test_the_ground_of_the_lesson_has_german_names_and_that_of_a_player_is_called_as_written() -> None:
    lesson = load_lesson("first_blood", "first")
    assert lesson is not None
    text = str(lesson.options["own_battlefield"])
    words = Translator(find_game("first_blood"), "de")
    taught = battlefield_of(text)
    assert [words.format(ground_words(taught, piece)) for piece in (0, 4)] == ["Westwald", "Weiher"]
    assert words.format(field_words(taught)) == "Skarn"
    own = battlefield_of(text.replace("Mere", "Pond"))
    assert [words.format(ground_words(own, piece)) for piece in (0, 4)] == ["West Wood", "Pond"]

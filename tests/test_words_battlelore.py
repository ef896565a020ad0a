"""The words of BattleLore: the same messages in every language, none missing for any card, event or question, all in play."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

from sandtable.cli import main
from sandtable.cli.terminal.menu import Menu
from sandtable.core.engine.decision import Decision
from sandtable.core.engine.options import Options
from sandtable.core.engine.rng import Rng, seeded
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import find_game
from sandtable.games.battlelore.notation import WORD_IDS
from sandtable.games.battlelore.presentation.arguments import EVENT_ARGS, PROMPT_ARGS
from sandtable.games.battlelore.presentation.terminal import PLAIN
from sandtable.games.battlelore.presentation.wording import STEMS
from sandtable.games.battlelore.spec import SPEC as BATTLE
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventures import adventure_ids, adventure_of
from sandtable.games.battlelore.tables.cards import COMMAND_IDS, LORE_CARDS, LORE_IDS
from sandtable.games.battlelore.tables.deployment import DEPLOYMENT_CARDS, SET_IDS, SPECIALIST_IDS
from sandtable.games.battlelore.tables.heroes import ARTIFACT_IDS, SKILL_IDS
from sandtable.games.battlelore.tables.terrain import TERRAIN_IDS
from sandtable.language.translator import LANGUAGES, Translator
from tests.support.catalogues import Catalogues, Listener, check_text

SPEC: GameSpec[State] = find_game("battlelore")
PACKAGE = Path(str(files("sandtable.games.battlelore")))
NAMES = ["Ada", "Bo", "Cy", "Dee", "Eve", "Flo"]
TABLE_ONLY = {"event-deployed-new"}
"""Events that only the browser words, for a unit it has not seen before."""

SAMPLE: dict[str, str | int] = {
    "p": "Ada",
    "q": "Bo",
    "u": "Archers ▲2",
    "v": "Giant Spider ▼",
    "un": 2,
    "vn": 1,
    "wn": 1,
    "a": "G5",
    "b": "H6",
    "c": "Strength",
    "d": "Parry",
    "e": 1,
    "f": "1 flag",
    "g": "Woods",
    "h": "banners",
    "i": "green",
    "k": "Web",
    "l": 1,
    "s": "Archers",
    "w": "Wizard",
    "o": "H6",
    "x": "text",
    "cost": 6,
    "have": 7,
    "left": 1,
    "centre": 2,
    "right": 3,
    "n": 3,
    "m": 2,
    "t": 9,
}

each_language = pytest.mark.parametrize("language", LANGUAGES)


WORDS = Catalogues("sandtable.games.battlelore")
variables = WORDS.variables
formatted = WORDS.formatted
say = WORDS.format


def kebab(name: str) -> str:
    return name.replace("_", "-")


def code(modules: str) -> str:
    """The source of the modules of the game that a pattern means."""
    found = sorted(PACKAGE.glob(modules))
    assert found, f"no modules {modules}"
    return "".join(path.read_text("utf-8") for path in found)


# -- the catalogues ----------------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_keys_in_the_same_order() -> None:
    WORDS.check_keys()
    assert len(WORDS.messages["en"]) > 1000


def test_both_languages_use_the_same_variables() -> None:
    WORDS.check_variables(SAMPLE)


@each_language
@pytest.mark.parametrize("n", [0, 1, 2, 7])
def test_every_message_formats(language: str, n: int) -> None:
    WORDS.check_formats(language, SAMPLE, n=n, m=n)


def test_german_is_not_left_in_english() -> None:
    """Long texts that read alike in both languages were forgotten."""
    same = [
        key
        for key in WORDS.messages["en"]
        if not variables("en", key) and len(text := formatted("en", key, {})) > 24 and text == formatted("de", key, {})
    ]
    assert not same


# -- events, questions, answers ----------------------------------------------------------------------------------------


def test_the_tables_describe_every_event_the_rules_emit() -> None:
    emitted = set(re.findall(r'emit\(\s*"(\w+)"', code("**/*.py")))
    assert sorted(emitted - set(EVENT_ARGS)) == [], "events without a line in EVENT_ARGS (and words)"
    assert sorted(set(EVENT_ARGS) - emitted) == [], "events that no rule emits"


def test_the_tables_describe_every_question() -> None:
    assert sorted(set(SPEC.kinds) - set(PROMPT_ARGS)) == [], "questions without a line in PROMPT_ARGS (and words)"
    assert sorted(set(PROMPT_ARGS) - set(SPEC.kinds)) == [], "questions that nobody asks"


@each_language
def test_every_event_has_words_with_its_arguments(language: str) -> None:
    for name, kinds in EVENT_ARGS.items():
        key = f"event-{kebab(name)}"
        assert key in WORDS.messages[language], f"{language}: no message {key}"
        # "un" is the number of the name "u"
        assert variables(language, key) <= {name + n for name, _ in kinds for n in ("", "n")}, key
    worded = {key for key in WORDS.messages[language] if key.startswith("event-")}
    assert worded - TABLE_ONLY == {f"event-{kebab(key)}" for key in EVENT_ARGS}


@each_language
def test_every_question_has_words_and_at_most_two_sentences_of_help(language: str) -> None:
    for kind, kinds in PROMPT_ARGS.items():
        key = f"ask-{kebab(kind)}"
        assert key in WORDS.messages[language], f"{language}: no message {key}"
        assert variables(language, key) <= {argument for argument, _ in kinds}, key
        text = say(language, f"{key}-help")
        assert text.endswith("."), key
        assert text.count(". ") < 2, key


@each_language
def test_every_fixed_answer_has_words(language: str) -> None:
    for kind, meaning in SPEC.kinds.items():
        for word in meaning.words.values():
            own = f"pick-{kebab(kind)}-{kebab(word)}"
            key = own if own in WORDS.messages[language] else f"pick-{kebab(word)}"
            assert key in WORDS.messages[language], f"{language}: no message {own} or {key}"
            assert not variables(language, key), f"{own} is missing: {key} is meant for something else"


def example(kind: str, number: int) -> object:
    """A value of a kind of argument; all games have two units, two hexes and two cards of each kind."""
    if kind.endswith("*"):
        return [example(kind[:-1].removesuffix("s"), number), example(kind[:-1].removesuffix("s"), number + 1)]
    if kind == "text":
        return "banners"
    return number


@each_language
def test_every_event_reads_well_even_if_it_is_rare(language: str) -> None:
    st = SPEC.start(2, {"adventure": "bl-13-wings-over-ashfell"}, seed=1)
    words = Translator(SPEC, language, NAMES[:2])
    for name, kinds in EVENT_ARGS.items():
        values: list[object] = []
        for _, kind in kinds:
            value = example(kind, 1 if kind in ("holder", "side", "count") else 0)
            values += value if isinstance(value, list) else [value]
        text = words.event(st, (name, tuple(values), "", -1))
        check_text(text)
        assert text.endswith("."), text


@each_language
def test_every_question_reads_well_even_if_it_is_rare(language: str) -> None:
    st = SPEC.start(2, {"adventure": "bl-13-wings-over-ashfell"}, seed=1)
    words = Translator(SPEC, language, NAMES[:2])
    for kind, kinds in PROMPT_ARGS.items():
        for number in (0, 1, 2):
            context = tuple(number for _, what in kinds if not what.endswith("?"))
            check_text(words.ask(st, Decision(kind, 0, [0], "BL-1.1", context)))
    for window in range(1, 11):
        context = (window, 0, 20) if window in (7, 8, 9) else (window,)
        check_text(words.ask(st, Decision("play_lore", 0, [-1], "BL-13.6", context)))


# -- the content -------------------------------------------------------------------------------------------------------


@each_language
def test_every_unit_has_words(language: str) -> None:
    for type_, name in enumerate(c.TYPE_IDS):
        key = kebab(name)
        label = say(language, f"type-{key}")
        assert say(language, f"types-{key}", n=3) == f"3 \N{MULTIPLICATION SIGN} {label}"
        if type_ < c.FIRST_HERO and STEMS[type_] not in PLAIN:
            assert say(language, f"ability-{key}").endswith(".")
    stems = {stem: say(language, f"stem-{kebab(stem)}") for stem in STEMS}
    assert all(len(text) == 2 for text in stems.values())
    assert len(set(stems.values())) == len(stems), [text for text, n in Counter(stems.values()).items() if n > 1]


@each_language
def test_every_card_has_a_name_and_a_text(language: str) -> None:
    for prefix, ids in (
        ("card", (*COMMAND_IDS, *LORE_IDS, "conjure")),
        ("specialist", SPECIALIST_IDS),
        ("skill", SKILL_IDS),
        ("artifact", ARTIFACT_IDS),
    ):
        for name in ids:
            say(language, f"{prefix}-{name}")
            text = say(language, f"{prefix}-{name}-text")
            assert text.endswith("."), f"{prefix}-{name}"
            assert not re.search(r"BL-\d|[a-z]_[a-z]+_[gbr]\b|\d/level|\bW\d\b", text), text
    for name in COMMAND_IDS:
        say(language, f"short-{name}")
    for name in (*SET_IDS, *[card.id for card in DEPLOYMENT_CARDS]):
        say(language, f"{'set' if name in SET_IDS else 'deployment'}-{name}")


@each_language
def test_cards_of_one_hand_can_be_told_apart(language: str) -> None:
    names = [say(language, f"card-{name}") for name in COMMAND_IDS]
    assert len(set(names)) == len(names)
    lore = [(say(language, f"card-{card.id}"), card.lore_class) for card in LORE_CARDS]
    assert len(set(lore)) == len(lore)


@each_language
def test_terrain_weapons_tokens_and_councils_have_words(language: str) -> None:
    for prefix, ids in (
        ("terrain", TERRAIN_IDS),
        ("weapon", c.WEAPON_IDS),
        ("token", (*c.TOKEN_IDS, "lore", "troll_life", "victor_lore", "treasure", "experience", "advisor")),
        ("class", c.CLASS_IDS),
        ("attachment", c.ATTACHMENT_IDS[1:]),
    ):
        for name in ids:
            say(language, f"{prefix}-{kebab(name)}")
            assert say(language, f"{prefix}-{kebab(name)}-help").endswith("."), name
    for prefix, ids in (("colour", c.COLOUR_IDS), ("letter", c.COLOUR_IDS), ("race", c.RACE_IDS), ("kind", c.KIND_IDS)):
        for name in ids:
            say(language, f"{prefix}-{name}")
    for name in c.FACE_IDS:
        assert say(language, f"faces-{name.lower()}", n=1) == f"1 {say(language, f'face-{name.lower()}')}"
    for prefix, named in WORD_IDS.items():
        for name in named:
            assert f"{prefix}-{kebab(name)}" in WORDS.messages[language], (
                f"{language}: no message {prefix}-{kebab(name)}"
            )


@each_language
@pytest.mark.parametrize("name", adventure_ids())
def test_every_adventure_has_its_title_story_and_rules(language: str, name: str) -> None:
    title = say(language, f"adventure-{name}")
    assert say(language, f"value-{name}") == title
    assert say(language, f"adventure-{name}-summary").endswith(".")
    adventure = adventure_of(name)
    for rule in [rule.id for rule in adventure.rules] + [quest.id for quest in adventure.quests]:
        assert say(language, f"rule-{rule}").endswith(".")
    if language == "en":
        assert title.removeprefix("Epic ").removeprefix("Call to Arms: ") in adventure.title


@each_language
def test_every_option_has_words_help_and_values(language: str) -> None:
    for option in SPEC.option_defs:
        say(language, f"option-{kebab(option.name)}")
        assert say(language, f"option-{kebab(option.name)}-help").endswith(".")
        for value in option.choices:
            say(language, f"value-{kebab(value)}")
    for key in ("setup", "muster", "command", "order", "move", "combat", "draw", "end"):
        say(language, f"phase-{key}")
    for key in ("banners", "decisive", "marginal", "annihilated", "allies", "turn-limit"):
        say(language, f"how-{key}")
    for key in ("game-title", "game-about"):
        say(language, key)


@each_language
def test_everything_the_table_names_has_words(language: str) -> None:
    """The keys that board and browser name outright, in the sources that draw them."""
    text = code("presentation/terminal*.py")
    wanted = {f"label-{name}" for name in re.findall(r"label\(words, [\"']([a-z-]+)[\"']\)", text)}
    shapes = r"\"((?:label|note|dice|die|bold|likely|card-group|attack|move|sight|entry|victory)-[a-z-]+)\""
    wanted |= set(re.findall(shapes, code("presentation/*.py")))
    wanted -= {key for key in wanted if key.endswith("-")}
    missing = sorted(wanted - set(WORDS.messages[language]))
    assert not missing, f"{language}: no messages {missing}"


# -- how things read ---------------------------------------------------------------------------------------------------


def test_units_are_told_apart_by_camp_and_number() -> None:
    st = BATTLE.start(2, seed=1)
    english, german = (Translator(SPEC, language, NAMES[:2]) for language in LANGUAGES)
    archers = [unit for unit, type_ in enumerate(st.utype) if c.TYPE_IDS[type_] == "h_arc_g"]
    assert [english.value(st, "unit", unit) for unit in archers] == [
        "Archers ▲1",
        "Archers ▲2",
        "Archers ▼1",
        "Archers ▼2",
    ]
    assert german.value(st, "placed", archers[0]) == "Bogenschützen ▲1 (C3)"
    names = [english.value(st, "unit", unit) for unit in range(len(st.utype))]
    assert len(set(names)) == len(names)


def test_a_unit_keeps_its_name_when_others_fall() -> None:
    st = BATTLE.start(2, seed=1)
    words = Translator(SPEC, "en", NAMES[:2])
    before = [words.value(st, "unit", unit) for unit in range(len(st.utype))]
    st.pos[0] = -2
    assert [words.value(st, "unit", unit) for unit in range(len(st.utype))] == before


@pytest.mark.parametrize(
    ("event", "en", "de"),
    [
        (
            ("attack", (0, 11, 1, 0, 3, 4, 4)),
            "Archers ▲1 → Archers ▼1, ranged attack: 1 flag and 2 strikes.",
            "Bogenschützen ▲1 → Bogenschützen ▼1, Fernkampf: 1 Flagge und 2 Schläge.",
        ),
        (("losses", (0, 1)), "Archers ▲1: 1 figure lost.", "Bogenschützen ▲1: 1 Figur verloren."),
        (("plays", (1, 0)), "Bo plays Scout Left.", "Bo spielt Spähen links."),
        (("plays", (0, 53)), "Ada plays Patrol Left.", "Ada spielt Streife links."),
        (("plays_lore", (0, 203, 3)), "Ada plays Run + Deja Vu! for 3 Lore.", None),
        (("copies_none", (0,)), "Ada has no card to copy and orders 1 unit.", None),
        (("lore_short", (1, 0, 1)), "The supply is short. Bo gets: 0 Lore, Lore cards drawn: 1.", None),
        (("over", ("banners", 0)), "Ada wins the battle.", "Ada gewinnt die Schlacht."),
        (
            ("over", ("turn_limit",)),
            "The last turn is over: a draw.",
            "Der letzte Zug ist vorbei: unentschieden.",
        ),
        (
            ("no_specialist", (1,)),
            "Bo calls no Specialist.",
            "Bo ruft keinen Spezialisten.",
        ),
    ],
)
def test_events_read_well(event: tuple[str, tuple[object, ...]], en: str, de: str | None) -> None:
    st = SPEC.start(2, seed=1)
    assert Translator(SPEC, "en", NAMES).event(st, (*event, "", -1)) == en
    if de is not None:
        assert Translator(SPEC, "de", NAMES).event(st, (*event, "", -1)) == de


def test_team_play_speaks_of_camps_and_allies_of_players() -> None:
    team = SPEC.start(4, {"adventure": "bl-e1-poitiers"}, seed=1)
    allies = SPEC.start(4, {"adventure": "bl-09-three-keeps", "allies": "reluctant"}, seed=1)
    words = Translator(SPEC, "en", NAMES[:4])
    assert words.event(team, ("turn", (1, 1), "", -1)) == "Turn 1: Pennant."
    assert words.event(allies, ("turn", (1, 3), "", -1)) == "Turn 1: Dee."
    assert words.event(allies, ("begins", (1,), "", -1)) == "Pennant goes first."


# -- in play -----------------------------------------------------------------------------------------------------------

STEPS = 280


def eager(asked: Decision, rng: Rng) -> int | tuple[int, ...]:
    """A pick that keeps a game going: rarely to be done, to pass, or to stay out of a fight."""
    keen = [option for option in asked.options if not isinstance(option, int) or option >= 0]
    options = keen if keen and rng.below(10) else asked.options
    return options[rng.below(len(options))]


@pytest.mark.parametrize("number", range(len(SPEC.option_sets())))
def test_everything_in_play_has_words_and_can_be_drawn(number: int) -> None:
    players, options = SPEC.option_sets()[number]
    st = SPEC.start(players, {**options, "turn_limit": 60}, seed=number)
    rng = seeded(number)
    listener = Listener(SPEC, NAMES[:players], 6, 40)
    for step in range(STEPS):
        if not listener.hear(st):
            break
        asked = st.decision
        assert asked is not None
        if step % 110 == 30:
            check_drawing(st, asked.seat, listener.speakers[(number + step) % 2], step // 110)
        st.apply(eager(asked, rng))
    assert listener.said


SIZES = ((80, 12), (100, 34), (170, 40))


def check_drawing(st: State, seat: int, words: Translator, turn: int) -> None:
    seen = st.seen_by(seat)
    marks = Menu(SPEC, seen, seen.asked(seat), words).marks()
    width, height = SIZES[turn % len(SIZES)]
    drawn(SPEC.presentation.board_text(seen, seat, words, width, height, marks), width, height)
    for topic in SPEC.presentation.topics[turn :: len(SIZES)]:
        shown = SPEC.presentation.table_text(seen, seat, topic, words, 100)
        if shown is not None:
            drawn(shown, 100, 400)


def drawn(shown: object, width: int, most: int) -> str:
    console = Console(width=width, no_color=True, highlight=False)
    with console.capture() as caught:
        console.print(shown)
    text = caught.get()
    assert text.strip()
    assert max(len(line) for line in text.split("\n")) <= width
    assert text.count("\n") <= most, text
    return text


# -- at the terminal ---------------------------------------------------------------------------------------------------


def first_board(language: str, adventure: str, width: int, height: int) -> str:
    st = SPEC.start(2, {"adventure": adventure}, seed=4)
    asked = st.decision
    assert asked is not None
    seen = st.seen_by(asked.seat)
    words = Translator(SPEC, language, NAMES[:2])
    marks = Menu(SPEC, seen, seen.asked(asked.seat), words).marks()
    return drawn(SPEC.presentation.board_text(seen, asked.seat, words, width, height, marks), width, height)


def test_the_board_shows_every_hex_and_every_unit() -> None:
    text = first_board("en", "bl-01-first-muster", 100, 34)
    rows = [line for line in text.split("\n") if re.match(r" \d ", line)]
    assert [row[:2] for row in rows] == [f" {n}" for n in range(9, 0, -1)]
    assert [len(re.findall(r"[▏┃▌][A-M]\d|[▏┃▌]\d+ ", row)) for row in rows] == [13, 12] * 4 + [13]
    assert text.count("▲In") == text.count("▼In") == 6
    assert "▲Ar1g4" in text
    assert "▼Ca3r3" in text
    assert "♣ Woods  ∩ Hill" in text
    assert "□□□□ 0/4" in text


def test_the_epic_board_fits_with_one_line_to_a_row() -> None:
    text = first_board("de", "bl-e1-poitiers", 100, 30)
    assert len(re.findall(r"(?m)^1[0-7] ", text)) == 8
    assert len(re.findall(r"(?m)^ [1-9] ", text)) == 9
    assert "Auslage" in text


def test_a_small_terminal_still_shows_the_board() -> None:
    text = first_board("en", "bl-01-first-muster", 80, 12)
    assert len(re.findall(r"(?m)^ [1-9] ", text)) == 9


QUICK: Options = {"adventure": "bl-05-goblin-market", "turn_limit": 3}


@each_language
def test_a_whole_game_by_script(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path))
    options = [part for name, value in QUICK.items() for part in ("-o", f"{name}={value}")]
    typed = "map\nhand\nforces\ndiscards\nstory\nkey\n?\nwhy G5\n" + "1\n" * 900
    command = ["play", "battlelore", "--bots", "random", "--seed", "5", "--lang", language, *options]
    result = CliRunner().invoke(main, command, input=typed)
    assert result.exit_code == 0, result.output
    texts = {
        "en": ("The game is over.", "The Goblin Market", "Woods", "Special rules", "Command cards"),
        "de": ("Das Spiel ist zu Ende.", "Der Goblinmarkt", "Wald", "Sonderregeln", "Befehlskarten"),
    }
    for text in texts[language]:
        assert text in result.output
    assert not re.search(r"\b(?:ask|event|pick|label|card|type)-[a-z]", result.output), "a bare key is shown"

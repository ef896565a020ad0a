"""Python and the browser say the same sentences: every event, question and option of whole played games, worded by both."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.options import Options
from sandtable.core.engine.rng import seeded
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.wording import label, log_line, prompt
from sandtable.core.registry import find_game
from sandtable.core.scene.scene import Message
from sandtable.language.translator import LANGUAGES, Translator
from tests.test_words_runtimes import needs_node

SCRIPT = Path(__file__).parents[1] / "client" / "scripts" / "say-all.mjs"
NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Flo")
MAX_OF_A_KIND = 30
"""Questions of one kind that are worded; those of a whole game repeat themselves."""

GAMES: list[tuple[str, int, Options]] = [
    ("bloodstones", 4, {"faction_assignment": "draft", "cutiecorn": "on"}),
    ("bloodstones", 2, {"max_rounds": 3}),
    ("battlelore", 2, {"adventure": "bl-12-witchs-bargain"}),
    ("battlelore", 4, {"adventure": "bl-e2-hold-and-hoard"}),
    ("battlelore", 2, {"adventure": "bl-m1-open-road"}),
]


class Heard:
    """What a played game says, once as messages and once as Python's sentences."""

    def __init__(self, spec: GameSpec[State], players: int) -> None:
        self.spec = spec
        self.speakers = [Translator(spec, language, NAMES[:players]) for language in LANGUAGES]
        self.said: list[Message] = []
        self.texts: list[list[str]] = [[] for _ in LANGUAGES]
        self.kinds: Counter[str] = Counter()

    def hear(self, said: Message, texts: list[str]) -> None:
        self.said.append(said)
        for kept, text in zip(self.texts, texts, strict=True):
            kept.append(text)

    def events(self, st: State) -> None:
        for event in st.events:
            self.hear(log_line(self.spec, st, event).words, [words.event(st, event) for words in self.speakers])

    def question(self, st: State, asked: Decision) -> None:
        self.kinds[asked.kind] += 1
        if self.kinds[asked.kind] > MAX_OF_A_KIND:
            return
        self.hear(prompt(self.spec, st, asked), [words.ask(st, asked) for words in self.speakers])
        for pick in asked.candidates():
            texts = [words.option(st, asked, pick) for words in self.speakers]
            self.hear(label(self.spec, st, asked, pick), texts)


@pytest.mark.long
@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_python_and_the_browser_say_the_same(name: str, players: int, options: Options) -> None:
    node = needs_node()
    spec: GameSpec[State] = find_game(name)
    heard = Heard(spec, players)
    st = spec.start(players, options, seed=5)
    rng = seeded(11)
    heard.events(st)
    while st.decision is not None:
        for asked in st.open_questions():
            heard.question(st, asked)
        picks = st.decision.candidates()
        st.step(picks[rng.below(len(picks))])
        heard.events(st)
    assert len(heard.said) > 200
    asked_for = msgspec.json.encode({"game": name, "seats": NAMES[:players], "said": heard.said})
    done = subprocess.run([node, str(SCRIPT)], input=asked_for, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    browser = json.loads(done.stdout)
    for language, ours in zip(LANGUAGES, heard.texts, strict=True):
        for said, mine, theirs in zip(heard.said, ours, browser[language], strict=True):
            assert mine == theirs, (language, said)

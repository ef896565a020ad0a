"""The public Python API: what `import sandtable` offers. All names outside `sandtable.__all__` are private and may change.

The classes here wrap the engine and contain no rules. `docs/guide/python-api.md` shows how to use them.
"""

from sandtable.api.bots import Bot as Bot
from sandtable.api.bots import bot as bot
from sandtable.api.bots import play_game as play_game
from sandtable.api.game import Game as Game
from sandtable.api.game import GameOption as GameOption
from sandtable.api.game import game as game
from sandtable.api.game import games as games
from sandtable.api.game import load_position as load_position
from sandtable.api.options import Decision as Decision
from sandtable.api.options import LegalOptions as LegalOptions
from sandtable.api.options import Option as Option
from sandtable.api.records import Entry as Entry
from sandtable.api.records import Record as Record
from sandtable.api.records import load as load
from sandtable.api.state import SPECTATOR as SPECTATOR
from sandtable.api.state import NotOver as NotOver
from sandtable.api.state import State as State
from sandtable.bots import NoEnd as NoEnd
from sandtable.bots import UnknownBot as UnknownBot
from sandtable.core.engine.codec import BadSave as BadSave
from sandtable.core.engine.decision import IllegalPick as IllegalPick
from sandtable.core.engine.decision import NotAsked as NotAsked
from sandtable.core.engine.decision import Pick as Pick
from sandtable.core.engine.options import BadOption as BadOption
from sandtable.core.engine.state import Result as Result
from sandtable.core.match.divergence import Diverged as Diverged
from sandtable.core.registry import UnknownGame as UnknownGame

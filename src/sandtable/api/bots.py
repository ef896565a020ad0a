"""The public API for bots: a base class, bots by name, and games between bots."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.api.game import Game, game
from sandtable.api.options import AnyPick, pick_of
from sandtable.api.state import State
from sandtable.bots import BOTS, EVERY_GAME, POLICIES, PROGRAM, PublicBot, UnknownBot, bot_class, load_bot, place_of
from sandtable.bots import Bot as EngineBot
from sandtable.bots.play import MAX_DECISIONS, at_table, play_out
from sandtable.core.engine.decision import Decision, IllegalPick, Pick
from sandtable.core.engine.options import OptionValue
from sandtable.core.engine.state import State as EngineState
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.seed import mix


class Bot(PublicBot):
    """A player that sees only what its seat may know. Subclass it and implement `choose`.

    `name` is the bot's name. `games` lists the games it plays; empty means every game. With the same `seed`, a bot should
    give the same answer in the same position.
    """

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.seed = seed

    def choose(self, view: State) -> AnyPick:
        """Return one of `view.legal`. `view.viewer` is the bot's seat; `view.redeal(seed=...)` gives a state to search."""
        raise NotImplementedError

    def accepts_draw(self, view: State) -> bool | None:
        """Does it agree to a draw that another seat has offered? None: if the estimate for all bots says it is not ahead."""
        return None

    def concedes(self, view: State) -> bool | None:
        """Does it give up now? Asked before its answers at tables with people. None: if that estimate says it is lost."""
        return None

    @classmethod
    def for_engine(cls, spec: GameSpec[EngineState], seed: int) -> EngineBot:
        """Private: a new bot of this class, adapted to the engine."""
        return EngineBotAdapter(cls(Game(spec), seed))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} for {self.game.name}, seed {self.seed}>"


class EngineBotAdapter(EngineBot):
    """Adapts a bot of the public API to the engine."""

    def __init__(self, inner: Bot) -> None:
        super().__init__(inner.seed)
        self.inner = inner
        self.name = inner.name

    def choose(self, seen: EngineState, asked: Decision) -> Pick:
        spec = self.inner.game._spec
        answer = self.inner.choose(State(spec, seen, asked.seat))
        try:
            pick = pick_of(spec, seen, asked, answer)
        except (IllegalPick, TypeError) as err:
            raise type(err)(f"{self.inner!r}: {err}") from None
        if not asked.allows(pick):
            raise IllegalPick(
                f"{self.inner!r} answers {asked.kind} ({asked.clause}) with {answer!r}, which is not legal"
            )
        return pick

    def accepts_draw(self, seen: EngineState, seat: int) -> bool | None:
        return self.inner.accepts_draw(State(self.inner.game._spec, seen, seat))

    def concedes(self, seen: EngineState, seat: int) -> bool | None:
        return self.inner.concedes(State(self.inner.game._spec, seen, seat))


class ShippedBot(Bot):
    """Adapts a bot of the engine to the public API."""

    def __init__(self, game: Game, inner: EngineBot) -> None:
        super().__init__(game, inner.seed)
        self.name = inner.name
        self.inner = inner

    def choose(self, view: State) -> AnyPick:
        if view.viewer is None:
            raise ValueError("a bot needs a view: bot.choose(state.view(seat))")
        if view.game != self.game:
            raise ValueError(f"{self!r} does not play {view.game.name}")
        asked = view._st.asked(view.viewer)
        return self.inner.choose(view._st, asked)

    def __repr__(self) -> str:
        return f"<{self.name} for {self.game.name}, seed {self.seed}>"


def bot(name: str, game: str | Game | None = None, seed: int = 0) -> Bot:
    """Create a bot by name: a shipped one, an installed one, any class as "module:Class", a program as "exec:COMMAND".

    `game` is only needed for a bot that plays several games. An unknown name raises `UnknownBot`. A program plays only in
    `play_game`, because it has to know the options.

    >>> import sandtable
    >>> sandtable.bot("warlord", "bloodstones")
    <warlord for bloodstones, seed 0>
    >>> sandtable.bot("captain")  # without a game, the one whose policy has had this name
    <captain for battlelore, seed 0>
    >>> sandtable.bot("random", "warlords", seed=3)
    <random for warlords, seed 3>
    """
    chosen = _game_of(name) if game is None else _game(game)
    made = load_bot(name, chosen._spec, seed)
    return made.inner if isinstance(made, EngineBotAdapter) else ShippedBot(chosen, made)


def _game(named: str | Game) -> Game:
    return named if isinstance(named, Game) else game(named)


def _game_of(name: str) -> Game:
    """The one game that a bot plays."""
    games = [each for each, (policy, _) in POLICIES.items() if policy == name]
    games = games or [each for each, names in BOTS.items() if name in names]
    if not games and not PROGRAM.match(name):
        games = list(bot_class(place_of(name, "any game")).games)
    if len(games) != 1 or games[0] == EVERY_GAME:
        raise UnknownBot(f"{name} plays several games; name one, as in bot({name!r}, 'bloodstones')")
    return game(games[0])


def play_game(
    game: str | Game, bots: Sequence[str | Bot], seed: int = 0, limit: int = MAX_DECISIONS, **options: OptionValue
) -> State:
    """Play a whole game with one bot for each seat, and return its final state. Bots may be given by name.

    The same arguments give the same game. A game that has not ended after `limit` decisions raises `NoEnd`.

    >>> import sandtable
    >>> final = sandtable.play_game("warlords", ["marshal", "random"], seed=7)
    >>> final.is_over, sum(final.result.returns())
    (True, 0.0)
    """
    chosen = _game(game)
    state = chosen.start(len(bots), seed, **options)
    seated = [_engine_bot(chosen, each, seed, seat) for seat, each in enumerate(bots)]
    with at_table(seated, chosen._spec.check_options(len(bots), options), state._st):
        play_out(state._st, seated, limit)
    return state


def _engine_bot(game: Game, named: str | Bot, seed: int, seat: int) -> EngineBot:
    if isinstance(named, str):
        return load_bot(named, game._spec, mix(str(seed), (f"bot {seat}",)) % 2**32)
    if named.game != game:
        raise ValueError(f"{named!r} does not play {game.name}")
    return named.inner if isinstance(named, ShippedBot) else EngineBotAdapter(named)

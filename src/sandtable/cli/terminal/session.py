"""Plays one game at one terminal: people answer at the keyboard, bots answer for the other seats.

The session works for every game. It shows a seen state: the board (`Presentation.board_text`), the texts
(`sandtable.language.translator`), the reasons (`State.why_not` and the ledger). At a terminal it redraws the whole screen
for each question. In a pipe it prints only what is new, so that a script can play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from rich.console import RenderableType
from rich.markup import escape
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sandtable.bots import Bot, Concedes
from sandtable.bots.proposals import concedes
from sandtable.cli.terminal.briefing import table_briefing
from sandtable.cli.terminal.console import Quit, Terminal
from sandtable.cli.terminal.entries import COMMANDS as ENTRY_COMMANDS
from sandtable.cli.terminal.entries import Entries
from sandtable.cli.terminal.help import RulesHelp
from sandtable.cli.terminal.log import SMALL, News
from sandtable.cli.terminal.menu import Menu, few
from sandtable.cli.terminal.standing import StandingAnswers
from sandtable.core.engine.decision import PUBLIC, Decision, IllegalPick, Pick
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.wording import outcome
from sandtable.core.match.entries import CONCEDE
from sandtable.core.match.match import CannotUndo, Match
from sandtable.core.space.points import read_point
from sandtable.language.translator import Translator

RESERVED: Final = 15
"""Lines below the board that are kept free for news and options."""
COMMANDS: Final = (
    "help", "undo", "save", "quit", "log", "map", "briefing", "why", "rules", "back", "options", "standing",
    *ENTRY_COMMANDS,
)  # fmt: skip


class Session:
    """A match, its people and its bots."""

    def __init__(
        self,
        match: Match[State],
        bots: Mapping[int, Bot],
        words: Translator,
        terminal: Terminal,
        keep: Callable[[Match[State], bool], None],
        standing: Path | None = None,
    ) -> None:
        self.match = match
        self.spec: GameSpec[State] = match.spec
        self.bots = bots
        self.people = [seat for seat in range(match.players) if seat not in bots]
        self.words = words
        self.terminal = terminal
        self.keep = keep
        self.at_keyboard = self.people[0] if len(self.people) == 1 else PUBLIC
        self.standing = StandingAnswers(match, words, standing)
        self.entries = Entries(match, bots, words, terminal.ask, terminal.say)
        self.hearing = News(match, self.people, words, terminal, self.entries)
        self.counsel = RulesHelp(self.spec, match.options, words, terminal)
        self.commands = self.read_commands()

    def read_commands(self) -> dict[str, str]:
        """The words that can be typed, mapped to commands, in the reader's language."""
        table: dict[str, str] = {}
        for command in (*COMMANDS, *self.spec.presentation.topics):
            key = f"command-{command}"
            for word in self.words(key).split(",") if self.words.has(key) else [command]:
                table.setdefault(word.strip(), command)
        return table

    def command_word(self, command: str) -> str:
        """The first word for a command."""
        return next(word for word, meant in self.commands.items() if meant == command)

    # -- the game ------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or someone leaves."""
        try:
            for bot in self.bots.values():
                bot.begin(self.match.options)
            self.play()
        finally:
            for bot in self.bots.values():
                bot.end(self.match.state.result)

    def play(self) -> None:
        """Play to the end. A new game starts with its briefing."""
        if self.people and not self.match.steps:
            self.show_briefing()
        while self.match.state.decision is not None:
            asked = self.next_question()
            if asked.seat in self.bots:
                self.let_bots_play()
            elif self.answers_automatically(asked):
                self.match.pick(asked.seat, self.automatic_pick(asked))
                self.keep(self.match, False)
            else:
                self.ask_person(asked.seat)
        self.show_end()

    def show_briefing(self) -> None:
        """Show the briefing. At a terminal, wait until it has been read, because the table clears the screen."""
        briefing = table_briefing(self.match, self.words)
        if briefing is None:
            return
        self.terminal.show(briefing)
        if self.terminal.is_live:
            self.terminal.ask(self.words("briefing-read") + " ")

    def answers_automatically(self, asked: Decision) -> bool:
        """Is this a window that passes automatically? With one person at the table, any question with one answer counts.

        With several people, skipping any other question would reveal something about a hand.
        """
        if asked.seat not in self.people or self.standing.is_wanted(asked):
            return False
        if self.match.spec.presentation.sure_pick(self.match.state, asked) is not None:
            return True
        return self.standing.passes(asked.seat) or (len(self.people) == 1 and not asked.has_choice())

    def automatic_pick(self, asked: Decision) -> Pick:
        """What it is answered with: the pass, the answer that no other can better, or the only one."""
        if asked.reaction is not None:
            return asked.reaction.passing
        sure = self.match.spec.presentation.sure_pick(self.match.state, asked)
        return asked.options[0] if sure is None else sure

    def next_question(self) -> Decision:
        """The question to answer next: bots first, then the person already at the keyboard."""
        asked = self.match.state.open_questions()
        return min(asked, key=lambda each: (each.seat not in self.bots, each.seat != self.at_keyboard))

    def let_bots_play(self) -> None:
        if not self.terminal.is_live:
            self.play_bots(lambda seat: None)
            return
        with self.terminal.console.status("") as status:
            self.play_bots(lambda seat: status.update(escape(self.words("thinking", p=self.words.seat(seat)))))

    def play_bots(self, note: Callable[[int], None]) -> None:
        while self.match.state.decision is not None:
            seat = self.next_question().seat
            if seat not in self.bots:
                return
            note(seat)
            asked = self.match.state.asked(seat)
            if asked.reaction is not None and asked.only_passes():  # no need to ask the bot
                self.match.pick(seat, asked.reaction.passing, keeps_undo=True)
            else:
                self.let_bot_answer(seat)
            self.keep(self.match, False)
            if not self.people:
                self.print_log()

    def let_bot_answer(self, seat: int) -> None:
        """Let a bot answer from what its seat sees."""
        bot, seen = self.bots[seat], self.match.state.seen_by(seat)
        worked = not bot.failure
        try:
            if self.people and concedes(self.spec.name, bot, seen, seat):
                raise Concedes
            pick = bot.choose(seen, seen.asked(seat))
        except Concedes:
            self.match.enter(seat, CONCEDE)
        else:
            self.match.pick(seat, pick, keeps_undo=True)
        if worked and bot.failure and not self.terminal.is_live:
            self.terminal.say(self.replaced(seat), "red")

    def replaced(self, seat: int) -> str:
        """Who has failed, why, and who plays on."""
        return self.words("bot-replaced", p=self.words.seat(seat), why=self.bots[seat].failure)

    def print_log(self) -> None:
        """Print the log if only bots play."""
        for line in self.hearing.fresh(PUBLIC):
            self.terminal.say(line)

    def ask_person(self, seat: int) -> None:
        """Show the table and ask until there is an answer."""
        if seat != self.at_keyboard:
            self.pass_keyboard(seat)
        menu = self.fresh_menu(seat)
        self.show_question(seat, menu)
        before = self.place()
        while self.place() == before and not self.standing.passes(seat):
            line = self.terminal.ask(f"{self.words('prompt')} ")
            if line and self.answer(seat, menu, line) and self.place() == before:
                self.show_question(seat, menu)
        self.keep(self.match, True)

    def place(self) -> tuple[int, int]:
        """A marker for the position: picks and entries change it, looking at something does not."""
        return len(self.match.steps), len(self.match.lines)

    def fresh_menu(self, seat: int) -> Menu:
        seen = self.match.state.seen_by(seat)
        return Menu(self.spec, seen, seen.asked(seat), self.words)

    def pass_keyboard(self, seat: int) -> None:
        """Hand over the keyboard, so that no one sees another person's hand."""
        name = self.words.seat(seat)
        if self.terminal.is_live:
            self.terminal.console.clear()
            # A cleared screen can be scrolled back to. This also clears what was scrolled away.
            self.terminal.console.file.write("\x1b[3J")
        self.terminal.say(self.words("pass-keyboard", p=name), "bold")
        self.at_keyboard = seat
        self.terminal.ask(self.words("pass-ready", p=name) + " ")

    # -- answers -------------------------------------------------------------------------------------------------------

    def answer(self, seat: int, menu: Menu, line: str) -> bool:
        """Act on a line. True if the question must be shown again, or is answered."""
        first, _, rest = line.partition(" ")
        if line.isdecimal():
            return self.pick_number(seat, menu, line)
        if line.startswith("?") and len(line) > 1:
            self.counsel.why(seat, menu, line[1:].strip())
            return False
        if menu.is_exact(line):
            return self.pick_text(seat, menu, line)
        command = self.commands.get(first.lower(), "")
        if command in ("why", "rules", "save", "log", "standing", "takeback") or (command and not rest):
            return self.run_command(command, seat, menu, rest.strip())
        return self.pick_text(seat, menu, line)

    def pick_number(self, seat: int, menu: Menu, line: str) -> bool:
        number = int(line) if len(line) < 6 else 0
        if not 1 <= number <= len(menu.entries):
            self.refuse("error-no-number", text=line, n=len(menu.entries))
            return False
        return self.take(seat, menu, menu.entries[number - 1].options)

    def pick_text(self, seat: int, menu: Menu, text: str) -> bool:
        # The text of one point may begin the text of another.
        found = [] if names_point(menu, text) else menu.matches(text)
        if not found and menu.asked.region is not None:
            try:
                self.match.pick_text(seat, text)
            except IllegalPick:
                if names_point(menu, text):
                    self.counsel.why(seat, menu, text)
                else:
                    self.refuse("error-no-point", text=text)
                return False
            return True
        if not found:
            self.refuse("error-no-option", text=text)
            return False
        if len(found) > 1 and not any(set(found) <= set(entry.options) for entry in menu.entries):
            names = [menu.words.option(menu.st, menu.asked, option) for option in found]
            self.refuse("error-ambiguous", text=text, list=few(names))
            return False
        return self.take(seat, menu, found)

    def take(self, seat: int, menu: Menu, options: list[Pick]) -> bool:
        """Pick a single option, or continue with the second part of the question. A dangerous option needs a second try."""
        if len(options) > 1:
            menu.open(options)
            return True
        danger = menu.warning(options[0])
        if danger:
            self.terminal.say(f"{danger} {self.words('danger-again')}", "red")
            return False
        self.match.pick(seat, options[0])
        return True

    def run_command(self, command: str, seat: int, menu: Menu, rest: str) -> bool:
        """Carry out a command. True if the screen must be redrawn."""
        if command == "quit":
            raise Quit
        if command == "undo":
            return self.undo(seat)
        if command in ENTRY_COMMANDS:
            return self.enter(command, seat, rest)
        if command == "back":
            menu.regroup()
        elif command == "options":
            menu.open(menu.options)
        elif command == "map":
            self.show_board(seat, menu)
            return False
        elif command == "briefing":
            self.show_or(table_briefing(self.match, self.words), "topic-empty")
            return False
        elif command in ("why", "rules"):
            self.ask_rules_help(command, seat, menu, rest)
            return False
        elif command == "log":
            self.hearing.show(seat, rest)
            return False
        elif command == "save":
            self.save_copy(rest)
            return False
        elif command == "help":
            self.show_help(menu)
            return False
        elif command == "standing":
            return self.set_standing(menu, rest)
        else:
            shown = self.spec.presentation.table_text(menu.st, seat, command, self.words, self.terminal.width)
            self.show_or(shown, "topic-empty")
            return False
        return True

    def ask_rules_help(self, command: str, seat: int, menu: Menu, text: str) -> None:
        if not text:
            self.refuse(f"error-{command}-what", c=self.command_word(command))
        elif command == "why":
            self.counsel.why(seat, menu, text)
        else:
            self.counsel.show_rules(text)

    def set_standing(self, menu: Menu, rest: str) -> bool:
        """Set standing answers for reaction windows, or list them. True if something changed."""
        if not rest:
            said = self.standing.lines(menu.asked.seat)
            for number, line in enumerate(said, 1):
                self.terminal.say(f"  {number} {line}")
            if not said:
                self.terminal.say(self.words("standing-nothing"))
            self.terminal.say(self.words("standing-how", list=self.standing.choices()), "dim")
            return False
        if not self.standing.say(menu.asked, rest, self.refuse):
            return False
        if not self.terminal.is_live:
            self.terminal.say("; ".join(self.standing.lines(menu.asked.seat)) or self.words("standing-nothing"))
        return True

    def enter(self, command: str, seat: int, rest: str) -> bool:
        """Concede, offer a draw, or ask for a take-back."""
        if not self.entries.run_command(command, seat, rest):
            return False
        self.hearing.forget_undone()
        return True

    def undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
            while self.answers_automatically(self.next_question()):  # it would be answered automatically again
                self.match.undo(seat)
        except CannotUndo:
            self.refuse("error-no-undo")
            return False
        self.hearing.forget_undone()
        if not self.terminal.is_live:
            self.terminal.say(self.words("undone"))
        return True

    def refuse(self, key: str, **args: str | int) -> None:
        self.terminal.say(self.words(key, **args), "red")

    def show_or(self, shown: object, empty: str) -> None:
        if shown is None or shown == "":
            self.terminal.say(self.words(empty))
        else:
            self.terminal.console.print(shown)

    def save_copy(self, name: str) -> None:
        if not name:
            self.refuse("error-save-what", c=self.command_word("save"))
            return
        path = Path(name).expanduser()
        if path.exists():
            self.refuse("error-file-exists", file=name)
            return
        try:
            path.write_text(self.match.record().to_text(), encoding="utf-8")
        except OSError as err:
            self.refuse("error-cannot-save", file=name, reason=str(err.strerror))
        else:
            self.terminal.say(self.words("saved-copy", file=str(path)), whole=True)

    # -- the screen ----------------------------------------------------------------------------------------------------

    def show_help(self, menu: Menu) -> None:
        more = self.words.help(menu.asked)
        if more:
            self.terminal.say(more)
        self.counsel.show_clause(menu.asked.clause)
        self.terminal.say(self.words("help-answer"))
        table = Table.grid(padding=(0, 2, 0, 0))
        for command in COMMANDS:
            typed, _, meaning = self.words(f"help-{command}", c=self.command_word(command)).partition("  ")
            table.add_row(Text(f"  {typed}", style="bold"), meaning)
        if self.spec.presentation.topics:
            topics = ", ".join(self.command_word(topic) for topic in self.spec.presentation.topics)
            typed, _, meaning = self.words("help-topics", list=topics).partition("  ")
            table.add_row(Text(f"  {typed}", style="bold"), meaning)
        self.terminal.show(table)

    def show_question(self, seat: int, menu: Menu) -> None:
        """Show the question with the news since this seat last looked. At a terminal, the whole table is above it."""
        news = self.hearing.latest(seat, self.command_word("log"))
        question: list[RenderableType] = [self.prompt_line(seat, menu)]
        said = self.standing.lines(seat)
        if said and self.terminal.is_live:
            chips = "   ".join(f"{number} {line}" for number, line in enumerate(said, 1))
            question.insert(0, Text(f"{self.words('standing-title')} {chips}", style="italic cyan"))
        if self.terminal.is_live:
            question = [*[Text(self.replaced(n), "red") for n, bot in self.bots.items() if bot.failure], *question]
        if menu.asked.region is not None:
            question.append(Text(self.words("or-point"), style="dim"))
        question.append(menu.render(self.terminal.width - 2))
        if not self.terminal.is_live:
            self.terminal.show(*news, *question)
            return
        console = self.terminal.console
        title = Text(self.words("since-then"), style="not bold dim")
        below: list[RenderableType] = [Rule(title, align="left", style="dim"), *news, Text(), *question]
        used = sum(len(console.render_lines(item)) for item in below) + 1
        # Most questions get the same space, so that the board does not change its size each time.
        room = self.terminal.height - (max(used, RESERVED) if self.terminal.height > SMALL else used)
        board = self.spec.presentation.board_text(menu.st, seat, self.words, self.terminal.width, room, menu.marks())
        self.terminal.redraw(board, *below)

    def prompt_line(self, seat: int, menu: Menu) -> Text:
        who = f"{self.words.seat(seat)}: " if len(self.people) > 1 else ""
        line = Text(f"{who}{self.words.ask(menu.st, menu.asked)}", style="bold")
        hints = [self.words("hint-help")]
        if self.match.undoable(seat):
            hints.append(self.words("hint-undo"))
        if menu.inside:
            hints.append(self.words("hint-back"))
        line.append(f"  ({menu.asked.clause}; {', '.join(hints)})", style="not bold dim")
        return line

    def show_board(self, seat: int, menu: Menu) -> None:
        """Show only the table, as large as the terminal allows."""
        height = max(self.terminal.height - 2, 30)
        marks = menu.marks()
        board = self.spec.presentation.board_text(menu.st, seat, self.words, self.terminal.width, height, marks)
        self.show_or(board, "topic-empty")

    def show_end(self) -> None:
        """Show the last news, the scores, the winners and how the game ended."""
        self.standing.keep()
        seat = self.people[0] if len(self.people) == 1 else PUBLIC
        for line in self.hearing.fresh(seat):
            self.terminal.say(f"• {line}" if self.terminal.is_live else f"  {line}")
        self.terminal.say(self.words("game-over"), "bold")
        result = outcome(self.match.state)
        if result is None:
            return
        table = Table.grid(padding=(0, 2, 0, 0))
        order = sorted(range(self.match.players), key=lambda each: (each not in result.winners, -result.scores[each]))
        for place in order:
            star = "★" if place in result.winners else " "
            table.add_row(star, Text(self.words.seat(place)), str(result.scores[place]))
        self.terminal.show(table)
        names = [self.words.seat(winner) for winner in result.winners]
        self.terminal.say(self.words("won-by", list=self.words.join_list(names)) if names else self.words("nobody-won"))
        if self.words.has(result.how):
            self.terminal.say(self.words(result.how))


def names_point(menu: Menu, text: str) -> bool:
    """Does a text name a point, in a question that asks for one?"""
    if menu.asked.region is None:
        return False
    try:
        read_point(text)
    except ValueError:
        return False
    return True

"""Answers questions about the rules at the terminal: why something cannot be picked, and what a rule says."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text

from sandtable.cli.terminal.console import Terminal
from sandtable.cli.terminal.menu import FOUND, Menu, few
from sandtable.cli.terminal.why_not import names_of, targets_named
from sandtable.core.engine.decision import Target
from sandtable.core.engine.kinds import ASKED, COUNTS, WORD
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.pointing import meant_by_point
from sandtable.core.interaction.why_not import ask_about
from sandtable.core.space.points import POINT
from sandtable.language.translator import Translator
from sandtable.rulebook import ledger
from sandtable.rulebook.lookup import look_up_in
from sandtable.rulebook.translations import clause_in


class RulesHelp:
    """Explains why something is not an option, and shows rules."""

    def __init__(self, spec: GameSpec[State], options: Options, words: Translator, terminal: Terminal) -> None:
        self.spec = spec
        self.options = options
        self.words = words
        self.terminal = terminal

    def why(self, seat: int, menu: Menu, text: str) -> None:
        """Explain why something is not an option, with the facts of the position and the text of the ledger."""
        found = targets_named(self.spec, menu.st, menu.asked, self.words, text)
        for target in found[:FOUND]:
            self.explain(seat, menu, target)
        if not found:
            self.say_offered(menu, text)

    def say_offered(self, menu: Menu, text: str) -> None:
        """Handle a text that names nothing on the table: it may be an option's text or its label."""
        picks = menu.matches(text)
        for number, entry in enumerate(menu.entries, 1):
            if any(option in picks for option in entry.options):
                self.terminal.say(self.words("why-possible", x=entry.label, list=str(number)))
        if not picks:
            self.terminal.say(self.words("error-no-target", text=text), "red")

    def explain(self, seat: int, menu: Menu, target: Target) -> None:
        target, _ = meant_by_point(self.spec, self.options, menu.st, seat, target)
        short, name = names_of(self.spec, menu.st, menu.asked, self.words, target)
        reply = ask_about(self.spec, menu.st, seat, target, menu.given)
        if target[0] == ASKED and reply.offered():
            self.terminal.say(self.words("why-asked"))
            return
        if reply.offered():
            self.say_possible(menu, target, name, short)
            return
        if reply.sentence is not None:
            self.terminal.say(self.words.format(reply.sentence), "bold")
        else:
            elsewhere = reply.clauses == (menu.asked.clause,) and target[0] not in (POINT, WORD, *COUNTS)
            self.terminal.say(self.words("why-elsewhere" if elsewhere else "why-not", x=name), "bold")
        for clause in reply.clauses:
            self.show_clause(clause)

    def say_possible(self, menu: Menu, target: Target, name: str, short: str) -> None:
        """Print the numbers of the options that contain something, with their chances if they have any."""
        meant = self.spec.presentation.meant_target(menu.st, menu.asked, target, menu.given)
        picks = self.spec.notation.picks_with(menu.asked, meant, menu.given)
        entries = [
            (str(number), entry)
            for number, entry in enumerate(menu.entries, 1)
            if any(pick in entry.options for pick in picks)
        ]
        numbers = self.words.join_list([number for number, _ in entries]) if entries else short
        self.terminal.say(self.words("why-possible", x=name, list=numbers))
        for number, entry in entries:
            if entry.chances:
                self.terminal.say(f"  {number} {entry.label}{entry.chances}")

    def show_clause(self, clause: str) -> None:
        try:
            text = clause_in(ledger.clause(clause), self.words.language)[0].text
        except ledger.LedgerError:
            text = ""
        line = Text.assemble((clause, "bold"), " ", text)
        self.terminal.show(Padding(line, (0, 0, 0, 2), expand=False))

    def show_rules(self, text: str) -> None:
        """Show a rule by its id, or the rules of this game that contain all the words."""
        try:
            self.show_clause(ledger.clause(text).id)
            return
        except ledger.LedgerError:
            pass
        try:
            found = [c.id for c in look_up_in([self.spec.name], self.words.language, text.split()).clauses]
        except ledger.LedgerError:
            found = []
        if not found:
            self.terminal.say(self.words("error-no-rule", text=text), "red")
        for clause in found[: 2 * FOUND]:
            self.show_clause(clause)
        if len(found) > 2 * FOUND:
            self.terminal.say(few(found[2 * FOUND :]), "dim")

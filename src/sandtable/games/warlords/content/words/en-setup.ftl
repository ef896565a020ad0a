### Why an option of the set-up cannot be chosen

refused-setup-scenario = { $s } can be played by { $list } players; at this table there are { $n }.
refused-setup-deck = There is no player { $n } to bring a deck.
refused-setup-deck-unknown = “{ $x }” is neither a ready deck nor a deck in its text form.
refused-setup-deck-text-long = The deck is longer than { $m } characters or { $n } lines.
refused-setup-deck-text-signs = The deck has characters other than plain letters, digits and signs.
refused-setup-deck-text-no-name = The first line must be the name of the deck.
refused-setup-deck-text-many = The deck has more than { $n } cards.
refused-setup-deck-text-count = Line { $line } of the deck: { $text } is no number of cards from 1 to { $n }.
refused-setup-deck-text-nothing = Line { $line } of the deck: there is no card behind the number.
refused-setup-deck-text-no-card = Line { $line } of the deck: { $text } is no card.
refused-setup-deck-text-near = Line { $line } of the deck: { $text } is no card; did you mean { $near }?
refused-setup-deck-text-several = Line { $line } of the deck: { $text } comes with several range numbers; write { $titles }.

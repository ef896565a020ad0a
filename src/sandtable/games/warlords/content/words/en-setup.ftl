### Why an option of the set-up cannot be chosen

refused-setup-scenario = { $s } can be played by { $list } players; at this table there are { $n }.
refused-setup-deck = There is no player { $n } to bring a deck.
refused-setup-deck-unknown = “{ $x }” is neither a ready deck nor a deck in its text form.

### Why an option of the set-up cannot be chosen

refused-setup-map = { $m } is a map for { $a } to { $b } players; at this table there are { $n }.
refused-setup-first-player = There is no player { $n } at this table.
refused-setup-factions-not-fixed = Factions can be named only if the choice of factions is “{ value-fixed }”.
refused-setup-factions-unknown = There is no faction “{ $x }”.
refused-setup-factions-number = { $n } different factions are needed, with commas between them.
refused-setup-faction-players = The { $f } can be chosen only with { $n } or more players, as long as the faction limits are on.

# What lies at a point of the table that somebody asks about.
point-there = At this point: { $x }.
point-pieces = { $p }: { $u }
refused-no-point = You are not being asked for a place on the table, and there is nothing to choose there.

# What lies at a point of the table that somebody asks about.
point-there = At this point: { $x }.
point-pieces = { $p }: { $u }
refused-no-point = You are not asked for a place on the table, and nothing stands there that you could choose.

# The editor of maps.

option-own-map = Your own map
option-own-map-help = The text of a map file; it replaces the map above.
edit-map = Create a map
edit-part-story = Name and players
edit-part-citadels = Suggested citadels
edit-part-areas = Areas
edit-name = Name
edit-id = Id
edit-id-help = a to z, 0 to 9 and hyphens
edit-description = Description
edit-players = Players
edit-citadels = Good places for citadels
edit-citadels-2 = 2 players
edit-citadels-3 = 3 players
edit-citadels-4 = 4 players
edit-citadels-5 = 5 players
edit-citadels-6 = 6 players
edit-named-citadels = Citadel for { $x } players
edit-areas = Areas
edit-terrain = Terrain
edit-group-terrain = Terrain
edit-group-borders = Rivers and borders
edit-group-areas = Areas
edit-tool-river = River
edit-tool-border = Adjacent or not
edit-tool-join = Join two
edit-tool-divide = Divide

## What is wrong with a map.

fault-bs-players = the minimum number of players is greater than the maximum (BS-2.14)
fault-bs-areas = { $n } areas, but a map has { $few } to { $many }
fault-bs-reach = some areas cannot be reached from here
fault-bs-citadels = { $n } citadels for { $players } players
fault-bs-no-citadels = no citadels are suggested for { $n } players (BS-4.15)
fault-bs-citadel-terrain = no citadel can stand in { $x } (BS-4.15)
fault-bs-citadel-close = { $x } and { $y } are too close for citadels (BS-4.16)
fault-bs-same-id = there is already an area { $x }
fault-bs-two = expected two numbers
fault-bs-corners = { $n } corners, but an area has 3 to { $most }
fault-bs-neighbour = list each neighbouring area once, and not the area itself (BS-2.2)
fault-bs-one-way = { $x } lists { $y } as a neighbour, but not the other way round (BS-2.2)
fault-bs-no-area = there is no area { $x }
fault-bs-river = a river runs between two areas
fault-bs-river-apart = no river can run between areas that do not touch

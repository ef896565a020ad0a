# Make your own: the editor of adventures, battlefields and maps.

edit-make = Make your own
edit-palette = Palette
edit-canvas = Board to paint on
edit-hands = In hand
edit-group = Kind
edit-side = Whose
edit-nobody = Nobody’s
edit-tool-select = Select
edit-tool-erase = Erase
edit-begin = Begin with …
edit-new = An empty board
edit-templates = Published
edit-redo = Redo
edit-play = Play it
edit-faults =
    { $n ->
        [0] Ready
        [one] { $n } fault
       *[other] { $n } faults
    }
edit-playable = Nothing keeps it from being played.
edit-here = Here
edit-empty = Nothing stands here. Take a tool and paint.
edit-lost = Not on the board
edit-remove = Remove { $x }
edit-remove-row = Remove
edit-add = Add: { $x }
edit-add-place = Add a place
edit-pick = On the board
edit-picking = Done
edit-pick-one = Click the place on the board. Escape leaves it as it is.
edit-pick-many = Click places on the board to add them or take them out. Escape when you are done.
edit-pieces = Pieces
edit-turn-left = Turn left
edit-turn-right = Turn right
edit-corner-add = Add a corner
edit-corner-remove = Remove the corner
edit-outline = Outline
edit-plane-help = Drag to move. With the keyboard: Tab to the piece, arrows move it (Alt: one step), [ and ] turn it, Delete removes it.
edit-place-here = Place in the middle
edit-own = Make your own …
edit-own-kept = Yours on this device

# Make your own: the editor of adventures, battlefields and maps.

edit-make = Create your own
edit-palette = Palette
edit-canvas = Board to paint on
edit-hands = Tools
edit-group = Type
edit-side = Owner
edit-nobody = Neutral
edit-tool-select = Select
edit-tool-erase = Erase
edit-begin = Start from …
edit-new = An empty board
edit-templates = Official
edit-undo = Undo
edit-redo = Redo
edit-play = Play it
edit-faults =
    { $n ->
        [0] Ready to play
        [one] { $n } problem
       *[other] { $n } problems
    }
edit-playable = No problems: ready to play.
edit-here = Here
edit-empty = Nothing here. Choose a tool and paint.
edit-lost = Not on the board
edit-remove = Remove { $x }
edit-remove-row = Remove
edit-add = Add { $x }
edit-add-place = Add a place
edit-pick = Pick on the board
edit-picking = Done
edit-pick-one = Click a place on the board. Escape cancels.
edit-pick-many = Click places on the board to add or remove them. Press Escape when you are done.
edit-link-first = Click two areas one after the other, or drag from one to the other.
edit-link-second = Click the second area.
edit-turn-left = Turn left
edit-turn-right = Turn right
edit-corner-add = Add a corner
edit-corner-remove = Remove the corner
edit-outline = Outline
edit-plane-help = Drag to move. On the keyboard: Tab selects a piece, arrows move it (Alt: by one step), [ and ] turn it, Delete removes it.
edit-place-here = Place in the centre
edit-own = Create your own …
edit-own-kept = Your own, saved on this device

## What is wrong with a file, in the words of `core.content.user_files` and `core.content.collection`.

fault-table = expected a table, not { $x }
fault-no-table = expected a table
fault-field-near = unknown field { $x } (did you mean { $near }?)
fault-field = unknown field { $x }; known fields are { $known }
fault-missing = { $x } is missing
fault-list = expected a list, not { $x }
fault-long-list = a list of { $n } items; at most { $most } are allowed
fault-number = expected a whole number, not { $x }
fault-range = { $x } is not between { $low } and { $high }
fault-flag = expected true or false, not { $x }
fault-words = expected text, not { $x }
fault-long = longer than { $n } characters
fault-unprintable = contains characters that cannot be displayed
fault-word = expected a word, not { $x }
fault-unknown-near = { $x } is unknown (did you mean { $near }?)
fault-unknown = { $x } is not one of { $known }
fault-json = not valid JSON at column { $column }
fault-json-end = not valid JSON: the text ends too early
fault-deep = not valid JSON: nested too deep
fault-twice = appears twice
fault-published = { $x } is the id of published content
fault-long-file = longer than { $n } characters, not counting spaces between values
fault-expected = expected { $x }
fault-id = use only a to z, 0 to 9 and hyphens

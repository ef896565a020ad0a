### The workshop: choosing a side, building, repairing, sharing.

ui-way-add-with = Add { $n } × { $x } with { $y }
ui-way-give = { $y }: add { $x }
ui-build-side = Choose your side
ui-build-start = Choose your deck
ui-build-side-hint = Take a ready-made list and play at once, or build your own.
ui-build-own = Build my own
ui-build-play-this = Play
ui-build-play-name = Play { $x }
ui-build-kinds = { $n ->
    [one] one troop type
   *[other] { $n } troop types
}
ui-build-paste = Paste a list
ui-build-mine = Mine:
ui-build-change = Choose again
ui-build-may-bring = What { $x } may bring
ui-build-of = of { $n }
ui-build-left = { $n } left
ui-build-over = { $n } too many
ui-build-faults = { $n ->
        [one] One problem to fix
       *[other] { $n } problems to fix
    }
ui-build-repairs-all = fixes everything
ui-build-repairs-some = fixes { $n } of { $m }
ui-build-repairs = fixes a problem
ui-build-undo = Undo
ui-build-undo-key = Undo (Z)
ui-build-falls = { $x } of { $n } fall
ui-build-each = { $n } each
ui-build-sizes = { $n } to { $m }
ui-build-take-out = Take out
ui-build-again = Add another like it
ui-build-nothing = Nothing here yet. What you add appears here.
ui-build-parade = Your list
ui-build-chosen = Chosen
ui-build-share = Copy a link
ui-build-shared = Link copied. Everyone who opens it sees this list.
ui-build-percent = { $n } %
ui-build-fault-here = this breaks a rule
ui-build-bad-link = This link is damaged and contains no list.

### Why an option of the set-up cannot be chosen

refused-setup-points = The points must be a multiple of { $n }.
refused-setup-no-field = None of the ready battlefields is { $s }: bring one of your own.
refused-setup-field-size = This battlefield is { $m }, but the table is to be { $s }.

## Armies that are refused

refused-setup-army = Army { $army }: { $fault }{ $more ->
    [0] .
    [one] ; and one more fault.
   *[other] ; and { $more } more faults.
}
refused-setup-army-where = Army { $army }, { $where }: { $fault }{ $more ->
    [0] .
    [one] ; and one more fault.
   *[other] ; and { $more } more faults.
}
refused-setup-army-text = This is no army{ $line ->
    [0] : { $fault }
   *[other] . Line { $line }: { $fault }
}{ $more ->
    [0] .
    [one] ; one more line is wrong.
   *[other] ; { $more } more faults.
}
army-text-long = longer than { $n } characters or { $m } lines
army-text-letters = contains characters other than plain letters, digits and punctuation
army-text-no-faction-line = the faction is missing, such as “faction: The Nords” below the name
army-text-second-line = the second line must name the faction, such as “faction: The Nords”
army-text-only-warlord = { $x }: only “Warlord” can follow the name of a Character
army-text-one-warlord = an army has one Warlord
army-text-below = this line belongs below a Character
army-text-one-name = { $x }: exactly one name is needed
army-text-regiment-below = a Regiment belongs below the Character that brings it
army-text-number = { $x }: write the number of Models before the name, such as “- 8 Militia”
army-text-one-standard = a Regiment has one Standard Bearer
army-text-no-faction = “{ $x }” is not a faction
army-text-no-faction-near = “{ $x }” is not a faction (did you mean “{ $y }”?)
army-text-no-character = “{ $x }” is not a Character of this faction
army-text-no-character-near = “{ $x }” is not a Character of this faction (did you mean “{ $y }”?)
army-text-no-regiment = “{ $x }” is not a Regiment of this faction
army-text-no-regiment-near = “{ $x }” is not a Regiment of this faction (did you mean “{ $y }”?)
army-text-no-command-model = “{ $x }” is not a Command Model of this entry
army-text-no-command-model-near = “{ $x }” is not a Command Model of this entry (did you mean “{ $y }”?)
army-text-no-retinue = “{ $x }” is not a Retinue Model of this faction
army-text-no-retinue-near = “{ $x }” is not a Retinue Model of this faction (did you mean “{ $y }”?)
army-text-no-items = “{ $x }” is not an item of this faction
army-text-no-items-near = “{ $x }” is not an item of this faction (did you mean “{ $y }”?)
army-text-no-masteries = “{ $x }” is not a mastery of this faction
army-text-no-masteries-near = “{ $x }” is not a mastery of this faction (did you mean “{ $y }”?)
army-text-no-spells = “{ $x }” is not a spell
army-text-no-spells-near = “{ $x }” is not a spell (did you mean “{ $y }”?)
army-text-no-techniques = “{ $x }” is not a technique of this faction
army-text-no-techniques-near = “{ $x }” is not a technique of this faction (did you mean “{ $y }”?)
army-text-no-event = “{ $x }” is not a Draw Event
army-text-no-event-near = “{ $x }” is not a Draw Event (did you mean “{ $y }”?)
army-text-no-supremacy = “{ $x }” is not a Supremacy Ability of this faction
army-text-no-supremacy-near = “{ $x }” is not a Supremacy Ability of this faction (did you mean “{ $y }”?)

"""Move Models: the shared procedure, March and entry, moves into contact, Withdraw (chapters 12, 13, 15, 16, 20).

| module | for other procedures |
|---|---|
| `formation.obstacles` | `MoveLimits` (`march_limits`, `contact_limits`); `Obstacles`: what blocks a move, and why |
| `formation.regiment` | `MovingRegiment(st, regiment, allowance, limits)`: where Models may go (`reach`), `formed` |
| `formation.terrain` | `is_hindered`, `roll_terrain`: the effects of crossed terrain |
| `formation.set_down` | `set_down`, `report`: put Models at new places, and log it |
| `formation.progress` | which Models have moved, and where the rest go |
| `march.march`, `march.entry` | the frames `March` and `Entry` |
| `march.entry_room`, `march.garrison_exit` | Regiments about to enter the table, or to leave a Garrison |
| `march.withdrawal` | `withdraw(st, regiment)`: place all Models towards their own edge |
| `charge.contact` | `Closing(st, model, targets, limits)`: the automatic place of one Model, as close as possible |
| `charge.into_contact` | `CloseIn.of(st, regiment, targets, allowance, how)`: a frame that moves a Regiment into contact |
"""

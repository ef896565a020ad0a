"""Moving Models: the shared procedure, March and entry, moves into contact, Withdraw (chapters 12, 13, 15, 16, 20).

| module | for other procedures |
|---|---|
| `formation.obstacles` | `Limits` (`march_limits`, `contact_limits`); `Obstacles`: what hinders, and why |
| `formation.regiment` | `Body(st, regiment, allowance, limits)`: where each Model may go (`reach`), its formation (`formed`) |
| `formation.terrain` | `is_hindered`, `roll_terrain`: what the terrain crossed does |
| `formation.set_down` | `set_down`, `report`: Models at new places, and the event that says so |
| `formation.progress` | which Models have moved already, and where the rest go |
| `march.march`, `march.entry` | the frames `March` and `Entry` |
| `march.entry_room`, `march.garrison_exit` | Regiments about to enter the table, or to leave a Garrison |
| `march.withdrawal` | `withdraw(st, regiment)`: all Models placed towards their own edge |
| `charge.contact` | `Closing(st, model, targets, limits)`: the automatic place of one Model, as close as possible |
| `charge.into_contact` | `CloseIn.of(st, regiment, targets, allowance, how)`: a frame that moves a Regiment into contact |
"""

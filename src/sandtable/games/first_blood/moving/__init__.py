"""Moving Models: the shared procedure, March and entry, moves into contact, Withdraw (chapters 12, 13, 15, 16, 20).

| module | for other procedures |
|---|---|
| `obstacles` | `Limits` (`march_limits`, `contact_limits`): what an Action demands; `Obstacles`: what hinders, and why |
| `body` | `Body(st, regiment, allowance, limits)`: where each Model may go (`reach`), the default formation (`formed`) |
| `contact` | `Closing(st, model, targets, limits)`: the automatic place of one Model in contact, or as close as possible |
| `closing` | `CloseIn.of(st, regiment, targets, allowance, how)`: a frame that moves a whole Regiment into contact |
| `withdrawal` | `withdraw(st, regiment)`: all Models placed towards their own edge |
| `terrain` | `is_hindered`, `roll_terrain`: what the terrain crossed does |
| `carrying` | `set_down`, `report`: Models at new places, and the event that says so |
| `march`, `entry` | the frames `March` and `Entry`; `progress`: how far a move has come |
| `entering`, `leaving` | bodies about to enter, and to leave a Garrison |
"""

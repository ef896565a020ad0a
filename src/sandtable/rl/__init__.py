"""Learning environments: the interfaces of PettingZoo, Gymnasium and OpenSpiel over any game that declares what a learner sees.

Each is a module of its own, so that one does not need the packages of another: `aec` and `parallel` (PettingZoo), `single` and
`vector` (Gymnasium), `spiel` (OpenSpiel). `table` is what they share. `pip install 'sandtable[rl]'` brings PettingZoo and
Gymnasium, `'sandtable[openspiel]'` OpenSpiel.
"""

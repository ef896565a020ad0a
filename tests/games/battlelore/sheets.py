"""Character sheets written by hand."""

from __future__ import annotations

import pytest

from sandtable.games.battlelore.campaign import legacy as k
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.heroes import ARTIFACT_IDS, SKILL_IDS


def art(*names: str) -> list[int]:
    return [ARTIFACT_IDS.index(name) for name in names]


def skill(*names: str) -> list[int]:
    return [SKILL_IDS.index(name) for name in names]


def veteran(kind: int = c.WARRIOR, camp: int = 0, skills: str = "SK17", artifacts: str = "") -> k.HeroRecord:
    return k.HeroRecord("Ada", kind, camp, skill(*skills.split()), art(*artifacts.split()))


def refused(clause_id: str) -> pytest.RaisesExc[k.Forbidden]:
    return pytest.raises(k.Forbidden, match=clause_id)

"""Refused targets: whom a shot, a Charge, a spell or a challenge does not reach, and who stands in the way."""

from __future__ import annotations

from sandtable.games.first_blood.combat.charge import BEST_ROLL, charge_distance
from sandtable.games.first_blood.magic.spellcasting import longer_range, spells_of, why_not_struck
from sandtable.games.first_blood.measuring import (
    engaged_with,
    foes_touched,
    is_character_regiment,
    leader_models,
)
from sandtable.games.first_blood.presentation.lengths import apart, is_in_range, spell_range
from sandtable.games.first_blood.presentation.refused import THINGS, Args, Facts, Refused
from sandtable.games.first_blood.reasons.facts import inches, least
from sandtable.games.first_blood.reasons.regiments import why_not_primary
from sandtable.games.first_blood.shooting.volley import Volley, all_guns, can_arc, is_seen
from sandtable.games.first_blood.shooting.volley import why_not_target as why_not_shoot
from sandtable.games.first_blood.sight import in_the_way
from sandtable.games.first_blood.state import NOBODY
from sandtable.games.first_blood.tables.abilities import SPELL_OF
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.terms import INFANTRY


def by_side(it: Refused) -> Facts:
    """Own Regiments are refused by another sentence than enemies; Actions by one without a side."""
    side = "own" if it.is_own() else "enemy"
    return (side if it.part in THINGS else ""), it.names()


def nobody_to_charge(it: Refused) -> Facts:
    """One's own Regiment; nobody at all, nobody in sight, or nobody in sight of those in reach (FB-15.2)."""
    word, args = by_side(it)
    foes = it.st.on_table(1 - it.asked.seat)
    if word or not foes:
        return (word or "none"), args
    hidden = all("FB-15.2" in why_not_primary(it.st, it.actor, foe) for foe in foes)
    reach = inches(charge_distance(it.st, it.actor, BEST_ROLL))
    return ("" if hidden else "reach"), {**args, "m": reach}


def by_own(it: Refused) -> Facts:
    """Own Regiments, where only enemies can be chosen."""
    return ("own" if it.part in THINGS and it.is_own() else ""), it.names()


def for_all(it: Refused) -> Facts:
    """Of an Action it is said that no enemy will do."""
    return ("" if it.part in THINGS else "all"), it.names()


def closer_than(it: Refused) -> Facts:
    """Who is closer than a lone Character (FB-15.4)."""
    word, args = for_all(it)
    if word or it.part not in ("regiment", "model"):
        return word, args
    st, leaders = it.st, leader_models(it.st, it.actor)
    far = apart(st, leaders, st.models(it.regiment))
    foes = [foe for foe in st.on_table(1 - it.asked.seat) if not why_not_primary(st, it.actor, foe)]
    nearer = sorted([(apart(st, leaders, st.models(foe)), foe) for foe in foes if st.models(foe)])
    if not nearer or nearer[0][0] > far:
        return "", args
    return "who", {**args, "t": ("regiment", nearer[0][1])}


def struck(it: Refused) -> Facts:
    """Whom one Model strikes, or against whom there are Impact Attacks at all (FB-15.18)."""
    word, args = by_own(it)
    return (word or ("none" if it.asked.kind == "strikes_first" else "")), args


def shot_too_far(it: Refused) -> Facts:
    """The distance of the Leaders and the range (FB-14.5)."""
    frame = it.st.stack[-1]
    guns = frame.guns(it.st) if isinstance(frame, Volley) else all_guns(it.st, it.actor)
    reach = max([rule.range for _, rule in guns], default=0)
    if it.part not in ("regiment", "model"):
        foes = it.st.on_table(1 - it.asked.seat)
        seen = any(is_seen(it.st, it.actor, foe, False) for foe in foes)
        return ("all" if seen else "all-hidden"), {**it.names(), "m": inches(reach)}
    far = apart(it.st, leader_models(it.st, it.actor), leader_models(it.st, it.regiment))
    return "", {**it.names(), "n": least(far, reach), "m": inches(reach)}


def charge_too_far(it: Refused) -> Facts:
    """How far a Charge gets at best (FB-15.3)."""
    reach = charge_distance(it.st, it.actor, BEST_ROLL)
    if it.part not in ("regiment", "model"):
        return "all", {**it.names(), "m": inches(reach)}
    far = apart(it.st, leader_models(it.st, it.actor), it.st.models(it.regiment))
    # near enough for one Leader Model, but not for the one that sees it
    return ("seen" if far <= reach else ""), {**it.names(), "n": least(far, reach), "m": inches(reach)}


def on_another_floor(it: Refused) -> Facts:
    """How far away it is, and how far a Charge gets that has to climb; only Infantry does (FB-22.10)."""
    reach = charge_distance(it.st, it.actor, BEST_ROLL)
    word = "" if it.st.plan(it.actor).type == INFANTRY else "climb"
    if it.part not in ("regiment", "model"):
        return f"all-{word}".rstrip("-"), {**it.names(), "m": inches(reach)}
    far = apart(it.st, leader_models(it.st, it.actor), it.st.models(it.regiment))
    return word, {**it.names(), "n": inches(far), "m": inches(reach)}


def unseen_by_caster(it: Refused) -> Facts:
    """The caster does not see this one, nobody, or nobody of those in Range (FB-19.4)."""
    word, args = for_all(it)
    foes = it.st.on_table(1 - it.asked.seat)
    seen = word and any("FB-19.4" not in why_not_struck(it.st, it.actor, foe) for foe in foes)
    return ("range" if seen else word), args


def spell_too_far(it: Refused) -> Facts:
    """The distance from the caster and the Range of the spell (FB-19.3)."""
    number = getattr(it.st.stack[-1], "spell", NOBODY)
    if it.part not in ("regiment", "model") or number == NOBODY:
        spells = [it.value] if it.part == "ability" else spells_of(it.st, it.actor)
        if not spells:
            return "none", it.names()
        return out_of_range(it, spells)
    spell = SPELL_OF[it.st.rules.forces.bounds[number].ability]
    args: Args = {**it.names(), "x": ("ability", number)}
    if spell.target == "self":
        return "self", args
    far = apart(it.st, [it.st.plan(it.actor).first], it.st.models(it.regiment))
    reach = spell.range + longer_range(it.st, it.actor, spell)
    return "", {**args, "n": least(far, reach), "m": inches(reach)}


def out_of_range(it: Refused, spells: list[int]) -> Facts:
    """Nobody there, nobody in the Range of the spell or of the one that reaches furthest, or not in sight (FB-19.3)."""
    if is_in_range(it.st, it.actor, spells):
        return "mixed", it.names()
    if not it.st.on_table(1 - it.asked.seat):
        return "nobody", it.names()
    ranges = [(spell_range(it.st, it.actor, number), -number) for number in spells]
    reach, number = max(ranges)
    named: Args = {**it.names(), "x": ("ability", -number), "m": inches(reach)}
    return ("all" if len(spells) == 1 else "furthest"), named


def spell_side(it: Refused) -> Facts:
    number = getattr(it.st.stack[-1], "spell", NOBODY)
    if it.part not in ("regiment", "model") or number == NOBODY:
        return "none", it.names()
    return ("own" if it.is_own() else "enemy"), {**it.names(), "x": ("ability", number)}


def hidden_by(it: Refused) -> Facts:
    """What stands between: a Regiment, a piece (FB-6.5, FB-6.6)."""
    st = it.st
    if it.part in ("regiment", "model") and it.actor != NOBODY and it.regiment != it.actor:
        twos = st.models(it.regiment)
        for one in leader_models(st, it.actor):
            for part, value in in_the_way(st, one, twos[0]) if twos else ():
                if part == "model":
                    return "who", {**it.names(), "t": ("regiment", st.rules.forces.regiment_of[value])}
                return "what", {**it.names(), "x": ("piece", value)}
    return "", it.names()


def fighting(it: Refused) -> Facts:
    """With whom a Regiment is engaged (FB-11.11, FB-14.7)."""
    foes = engaged_with(it.st, it.regiment)
    return ("", {**it.names(), "t": ("regiment", foes[0])}) if foes else ("some", it.names())


def only_combat(it: Refused) -> Facts:
    """With whom the acting Regiment is engaged; a Character has Actions of its own besides (FB-11.11)."""
    word, args = fighting(it)
    return ("character" if not word and is_character_regiment(it.st, it.actor) else word), args


def no_shot(it: Refused) -> Facts:
    """One's own Regiment; nobody to shoot at, or nobody at all (FB-14.4)."""
    word, args = by_side(it)
    foes = it.st.on_table(1 - it.asked.seat)
    if word or not foes:
        return (word or "none"), args
    guns, arcs = all_guns(it.st, it.actor), can_arc(it.st, it.actor)
    firsts = [why_not_shoot(it.st, it.actor, foe, guns, arcs)[0] for foe in foes]
    far, hidden = firsts.count("FB-14.5"), firsts.count("FB-14.6") + firsts.count("FB-24.1")
    counts: Args = {"f": ("count", far), "h": ("count", hidden), "b": ("count", len(foes) - far - hidden)}
    return "", {**args, **counts, "m": inches(max([rule.range for _, rule in guns], default=0))}


def challenge(it: Refused) -> Facts:
    """No Character, too far away, or nobody to challenge (FB-18.1)."""
    if it.part not in ("regiment", "model"):
        if not is_character_regiment(it.st, it.actor):
            return "action", it.names()
        first = it.st.plan(it.actor).first
        if not it.st.on_table(1 - it.asked.seat):
            return "nobody", it.names()
        if not foes_touched(it.st, first):
            return "free", it.names()
        foes = [foe for foe in it.st.on_table(1 - it.asked.seat) if is_character_regiment(it.st, foe)]
        near = any(apart(it.st, [first], [it.st.plan(foe).first]) <= 5 * INCH for foe in foes)
        return ("alone" if near else "none"), it.names()
    if it.is_own() or not it.st.plan(it.regiment).is_character:
        return ("own" if it.is_own() else "plain"), it.names()
    far = apart(it.st, [it.st.plan(it.actor).first], [it.st.plan(it.regiment).first])
    return "", {**it.names(), "n": least(far, 5 * INCH)}


def second_target(it: Refused) -> Facts:
    """The primary target itself, or one that is not near it or not in reach (FB-15.5)."""
    if it.is_own():
        return "own", it.names()
    primary = it.asked.context[1]
    if it.regiment == primary:
        return "same", it.names()
    far = apart(it.st, it.st.models(it.regiment), it.st.models(primary))
    return ("far" if far > 3 * INCH else ""), {**it.names(), "n": least(far, 3 * INCH), "t": ("regiment", primary)}

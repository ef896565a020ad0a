"""Effects of a Hero's attack after the hits: tokens on the target, the chance of another attack (chapter 26)."""

from __future__ import annotations

from sandtable.games.battlelore.combat.in_progress import BONUS, MELEE_ATTACK, NORMAL, RANGED_ATTACK, Clash
from sandtable.games.battlelore.heroes.in_play import hero_in, passive_effects, working_cards
from sandtable.games.battlelore.heroes.uses import is_used
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.effects import FX_SCORED, IN_ANY
from sandtable.games.battlelore.tables.heroes import hero_card
from sandtable.games.battlelore.tables.ops import Effect
from sandtable.games.battlelore.turn.lasting import lasting
from sandtable.games.battlelore.turn.tokens import set_tokens, token_count


def attack_effects(st: BattleState, clash: Clash) -> list[Effect]:
    """The effects of the attacker's Hero in this attack: those of his shot or, in melee, those that always work."""
    if clash.kind == MELEE_ATTACK:
        return passive_effects(st, clash.att) if hero_in(st, clash.att) >= 0 else []
    if clash.kind == RANGED_ATTACK:
        for number in working_cards(st, clash.att):
            card = hero_card(number)
            if c.SHOT_OF.get(card.id, -1) == clash.weapon:
                return list(card.effects)
    return []


def place_tokens(st: BattleState, clash: Clash, hits: int, strikes: int) -> None:
    """Place the tokens of a Hero's attack on a target that survived its hits (Snaring Rope, Venom Dagger, Frost Bolt)."""
    target = clash.dfn
    for effect in attack_effects(st, clash) if st.pos[target] >= 0 else []:
        token = effect.word("token")
        if effect.op == "token_on_lore" and clash.lore:
            clash.gain = max(0, clash.gain - 1)  # this LORE is used up (BL-7.14)
            add_token(st, target, token)
        elif effect.op == "token_on_hit":
            faces = effect.words("faces")
            scored = strikes if faces == ("strike",) else hits
            if not scored and "lore" in faces and clash.lore:
                clash.gain = max(0, clash.gain - 1)
                scored = 1
            if scored:
                add_token(st, target, token)


def add_token(st: BattleState, unit: int, name: str) -> None:
    token = c.TOKEN_IDS.index(name)
    before = token_count(st, unit, token)
    set_tokens(st, unit, token, before + 1)
    if token_count(st, unit, token) > before:  # not a second Web or Poison token (BL-17.14)
        st.emit("tokens", (unit, token, 1), "BL-26.11")


def note_score(st: BattleState, clash: Clash) -> None:
    """Remember a Hero's melee attack that scored a hit, if one of his cards needs it (Whirlwind)."""
    hero = clash.att
    if not clash.hits or clash.kind != MELEE_ATTACK or clash.mode not in (NORMAL, BONUS) or st.pos[hero] < 0:
        return
    for number in working_cards(st, hero) if hero_in(st, hero) >= 0 else []:
        if any(effect.op == "extra_attack" for effect in hero_card(number).effects) and not is_used(st, hero, number):
            lasting(st, (FX_SCORED, hero, clash.dfn, IN_ANY, st.turn))

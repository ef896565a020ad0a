"""Effects of abilities: an op and its parameters, read and checked.

Players read the ability's text; the engine carries out its effects, in the order listed. The bearer is the Character (for a
Lieutenant, its Character) or the Command Model. An effect without `when` and `uses` applies while the bearer lives.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import ContentValue
from sandtable.core.engine.declare import slotted
from sandtable.games.first_blood.tables.terms import (
    BARRAGE,
    CLASS_IDS,
    DECAY,
    EVENT_IDS,
    RULE_IDS,
    STAT_IDS,
    TYPE_IDS,
    WITH_X,
)

TO_IDS: Final[tuple[str, ...]] = (
    "self",
    "regiment",
    "army",
    "warband",
    "near",
    "near_one",
    "presence",
    "target",
    "drawn",
    "charger",
    "owner",
    "opponent",
    "both",
    "enemy_contact",
    "enemy_model_contact",
    "enemy_contact_of_drawn",
    "enemy_near",
    "enemy_caster",
    "duel_opponent",
)
"""Whom an effect applies to."""
UNTIL_IDS: Final[tuple[str, ...]] = ("turn", "next_turn", "activation", "action", "caster_acts", "target_acted")
WHEN_IDS: Final[tuple[str, ...]] = (
    "supremacy",
    "draw",
    "activation",
    "charged",
    "enemy_casting",
    "duel_wound",
    "duel_kill",
    "action_end",
    "after_combat_reform",
    "command_phase",
    "friend_destroyed",
)
USES_IDS: Final[tuple[str, ...]] = ("turn", "game")
ROLL_IDS: Final[tuple[str, ...]] = (
    "to_hit",
    "injury",
    "morale",
    "charge",
    "casting",
    "reinforcement",
    "impact",
    "bloodlust",
)
WHICH_IDS: Final[tuple[str, ...]] = ("failed", "passed", "natural_6", "one", "all")
PLAIN_CONDITIONS: Final[tuple[str, ...]] = (
    "volley",
    "clash",
    "volley_or_clash",
    "clash_or_impact",
    "duel",
    "duel_started",
    "not_caster",
    "wizard",
    "friendly_priest",
    "spell_not_scaling",
    "half_in_zonal",
    "in_garrison",
    "warband",
    "friend_broken_or_lost",
    "charged_this_activation",
)
WORDED_CONDITIONS: Final[tuple[str, ...]] = ("target_type", "presence_of", "models_at_least", "school")
ACTION_WORDS: Final[tuple[str, ...]] = ("march", "volley", "clash", "duel")
AMOUNT_DICE: Final = {"D3": -3, "D6": -6}
"""A rolled amount is the negative number of faces."""

COMMON_KEYS: Final = ("op", "to", "until", "when", "armed", "uses", "choice", "if", "filter", "chain", "range")


class Op:
    """An op: its required and optional parameters besides the common ones.

    If it lasts, the rules record it when it is given or declared, and `in_force` finds it until it ends.
    """

    __slots__ = ("lasts", "may", "must")

    def __init__(self, must: tuple[str, ...] = (), may: tuple[str, ...] = (), lasts: bool = False) -> None:
        self.must = must
        self.may = may
        self.lasts = lasts


OPS: Final[dict[str, Op]] = {
    "stat": Op(("stat", "add"), ("max",), lasts=True),
    "rule": Op(("rule",), ("x", "rules"), lasts=True),
    "rule_add": Op(("rule", "x"), lasts=True),
    "event": Op(("event",), ("x", "x_by_type"), lasts=True),
    "barrage": Op(("x", "range"), ("rules", "add_if_present", "rules_if_present")),
    "heal": Op((), ("amount", "per_success", "per", "roll")),
    "wound": Op((), ("amount", "per")),
    "hits": Op((), ("amount", "per_success", "rules")),
    "impact_hits": Op(("per_contact",), lasts=True),
    "morale_test": Op(("dice",)),
    "reroll": Op(("roll", "which"), lasts=True),
    "force_reroll": Op(("roll", "which")),
    "auto_pass": Op(("roll",)),
    "charge": Op(("add",), lasts=True),
    "rally": Op(),
    "unbreakable": Op(lasts=True),
    "inspired": Op(lasts=True),
    "deny_inspired": Op(),
    "reduce_penalty": Op(("kinds", "by"), lasts=True),
    "suppress": Op(("rules",)),
    "suppress_choice": Op(("kinds",)),
    "deny_evasion": Op(),
    "obscured": Op(lasts=True),
    "clear_range": Op(lasts=True),
    "restack": Op(),
    "search_stack": Op(lasts=True),
    "sort_top": Op(("count", "bottom")),
    "to_top": Op(("count",)),
    "peek": Op(("count",)),
    "burst": Op(("cards",), lasts=True),
    "next_card": Op(("then",), ("apply",)),
    "extra_action": Op(("count",), ("same",), lasts=True),
    "free_action": Op(("actions",)),
    "single_move": Op(lasts=True),
    "reinforcement": Op(("add",), lasts=True),
    "auto_reinforce": Op(("count",)),
    "interference": Op(("dice",), ("as_caster",)),
    "no_interference": Op(lasts=True),
    "casting": Op((), ("dice", "difficulty", "success"), lasts=True),
    "scaling_models": Op(("add",)),
    "scaling_need": Op(("add",)),
    "spell_range": Op(("add",), lasts=True),
    "survive": Op(("wounds",)),
    "slay": Op(lasts=True),
    "ignore_wound": Op((), ("roll", "scope")),
    "presence_range": Op(("range",)),
    "deny_presence": Op(lasts=True),
    "share_command": Op(),
    "free_refusal": Op(),
    "clean_withdraw": Op(),
    "swap_supremacy": Op(),
    "warband": Op(("max",)),
    "extra_item": Op(("count",)),
    "extra_spell": Op(("count",)),
    "counts_in_zonal": Op(lasts=True),
    "ignore_terrain": Op(("rules",)),
    "aura_now": Op(),
    "waive_reform": Op(lasts=True),
    "phalanx_always": Op(),
    "choose": Op(("options",)),
}
"""The only list of ops."""
OP_IDS: Final[tuple[str, ...]] = tuple(OPS)
WITHOUT_RECEIVER: Final = ("choose", "next_card")
ZONAL_IDS: Final[tuple[str, ...]] = (
    "broken_ground",
    "dangerous",
    "elevated",
    "hindering",
    "water",
    "very_dangerous",
    "obscuring",
    "impassable",
)
"""Rules of Zonal Terrain (chapter 20)."""

NONE: Final = -1
Condition = tuple[str, tuple[str, ...]]


@slotted
class Rule:
    """A special rule from a profile or an effect: `x` is 0 for rules without a number; Barrage has range and shots."""

    rule: int
    x: int = 0
    range: int = 0
    """For Barrage, in hundredths of an inch."""
    rules: tuple[Rule, ...] = ()
    """For Barrage, the rules of its shots (FB-24.4)."""


class Effect:
    """One effect: its op, whom it applies to, when and how long, and the parameters of the op (`OPS`); NONE for no number."""

    __slots__ = (
        "actions",
        "add",
        "add_if_present",
        "amount",
        "apply",
        "armed",
        "as_caster",
        "bottom",
        "by",
        "cards",
        "chain",
        "choice",
        "classes",
        "conditions",
        "count",
        "dice",
        "difficulty",
        "event",
        "kinds",
        "max",
        "on",
        "op",
        "options",
        "per",
        "per_contact",
        "per_success",
        "range",
        "roll",
        "rule",
        "rules",
        "rules_if_present",
        "same",
        "scope",
        "stat",
        "success",
        "then",
        "to",
        "types",
        "until",
        "uses",
        "when",
        "which",
        "words",
        "wounds",
        "x",
        "x_by_type",
    )

    def __init__(self, op: str) -> None:
        self.op = op
        self.to = ""
        self.until = ""
        self.when = ""
        self.armed = ""
        self.uses = ""
        self.choice = False
        self.conditions: tuple[Condition, ...] = ()
        self.types: tuple[int, ...] = ()
        """The Types and Classes it is restricted to; empty for all."""
        self.classes: tuple[int, ...] = ()
        self.chain: tuple[Effect, ...] = ()
        self.range = NONE
        """In hundredths of an inch."""
        self.stat = NONE
        self.add = 0
        self.max = NONE
        self.rule: Rule | None = None
        self.x = 0
        self.rules: tuple[Rule, ...] = ()
        self.rules_if_present: tuple[Rule, ...] | None = None
        self.add_if_present = 0
        self.event = NONE
        self.x_by_type: tuple[int, ...] = ()
        """For Decay, the number for each Type."""
        self.amount = 0
        """A number, or one of `AMOUNT_DICE`."""
        self.per_success = 0
        self.per = ""
        self.roll = ""
        self.on = 0
        """The lowest face that counts, for dice that are not characteristic tests."""
        self.which = ""
        self.per_contact = 0
        self.dice = 0
        """NONE means one per Wound dealt."""
        self.kinds: tuple[str, ...] = ()
        self.by = 0
        self.words: tuple[str, ...] = ()
        """Rules, of Models or of Zonal Terrain, that are removed."""
        self.count = 0
        self.bottom = 0
        self.cards = 0
        self.then = ""
        self.apply: tuple[Effect, ...] = ()
        self.same = False
        self.actions: tuple[str, ...] = ()
        self.as_caster = False
        self.difficulty = 0
        self.success = 0
        self.wounds = 0
        self.scope = ""
        self.options: tuple[Effect, ...] = ()


# -- reading -------------------------------------------------------------------------------------------------------------


def read_rules(list_of: ContentValue) -> tuple[Rule, ...]:
    return tuple([read_rule(row) for row in list_of.items()])


def read_rule(row: ContentValue) -> Rule:
    """A special rule of a profile, such as `{rule = "cleave", x = 1}` (chapter 24)."""
    rule = row.index("rule", RULE_IDS)
    if rule == BARRAGE:
        row.only(("rule", "x", "range", "rules"))
        rules = read_rules(row.need("rules")) if row.has("rules") else ()
        return Rule(rule, row.number("x", 1), 100 * row.number("range", 1), rules)
    row.only(("rule", "x") if rule in WITH_X else ("rule",))
    return Rule(rule, row.number("x", 1) if rule in WITH_X else 0)


def read_event(row: ContentValue) -> tuple[int, int]:
    """A Draw Event of a profile and its number; only Decay has one (FB-23.5)."""
    event = row.index("event", EVENT_IDS)
    row.only(("event", "x") if event == DECAY else ("event",))
    return event, row.number("x", 1) if event == DECAY else 0


def read_effects(list_of: ContentValue) -> tuple[Effect, ...]:
    return tuple([read_effect(row) for row in list_of.items()])


def read_effect(row: ContentValue) -> Effect:
    """Read one effect; unknown words and missing or extra parameters are rejected."""
    effect = Effect(row.word("op", OP_IDS))
    op = OPS[effect.op]
    row.only([*COMMON_KEYS, *op.must, *op.may])
    for key in op.must:
        row.need(key)
    if effect.op not in WITHOUT_RECEIVER:
        effect.to = row.word("to", TO_IDS)
    read_timing(row, effect)
    read_parameters(row, effect)
    read_dice(row, effect)
    read_nested(row, effect)
    return effect


def read_timing(row: ContentValue, effect: Effect) -> None:
    """When it applies, how long, how often, and to whom."""
    effect.until = word_or(row, "until", UNTIL_IDS)
    effect.when = word_or(row, "when", WHEN_IDS)
    effect.armed = word_or(row, "armed", UNTIL_IDS)
    if effect.armed and not effect.when:
        raise row.need("armed").wrong("an effect without `when` is not armed")
    effect.uses = word_or(row, "uses", USES_IDS)
    effect.choice = row.flag_or("choice", False)
    if row.has("if"):
        effect.conditions = tuple([read_condition(item) for item in row.need("if").items()])
    if row.has("filter"):
        limits = row.need("filter")
        limits.only(("type", "class"))
        effect.types = indices_or(limits, "type", TYPE_IDS)
        effect.classes = indices_or(limits, "class", CLASS_IDS)
    if row.has("range"):
        effect.range = 100 * row.number("range", 1)


def read_condition(item: ContentValue) -> Condition:
    """A condition: a word, or a word, a colon and its arguments.

    >>> read_condition(ContentValue("target_type:brute|monster", "x"))
    ('target_type', ('brute', 'monster'))
    """
    word, colon, about = item.as_text().partition(":")
    if not colon:
        return item.as_word(PLAIN_CONDITIONS), ()
    ContentValue(word, item.where).as_word(WORDED_CONDITIONS)
    words = tuple(about.split("|"))
    if word == "target_type":
        for name in words:
            ContentValue(name, item.where).as_word(TYPE_IDS)
    elif word == "models_at_least" and not about.isdecimal():
        raise item.wrong(f"{about} is no number")
    return word, words


def read_parameters(row: ContentValue, effect: Effect) -> None:
    """The parameters of the op that are words, flags and plain numbers."""
    if row.has("stat"):
        effect.stat = row.index("stat", STAT_IDS)
    effect.add = row.number_or("add", 0)
    effect.max = row.number_or("max", NONE, 0)
    effect.add_if_present = row.number_or("add_if_present", 0, 1)
    effect.per_contact = row.number_or("per_contact", 0, 1)
    effect.by = row.number_or("by", 0, 1)
    effect.count = row.number_or("count", 0, 0)
    effect.bottom = row.number_or("bottom", 0, 0)
    effect.cards = row.number_or("cards", 0, 1)
    effect.difficulty = row.number_or("difficulty", 0)
    effect.success = row.number_or("success", 0, 1)
    effect.wounds = row.number_or("wounds", 0, 1)
    effect.then = word_or(row, "then", ("act", "bottom"))
    effect.scope = word_or(row, "scope", ("duel",))
    effect.same = row.flag_or("same", False)
    effect.as_caster = row.flag_or("as_caster", False)
    if row.has("actions"):
        effect.actions = words_of(row.need("actions"), ACTION_WORDS)
    if effect.op == "reduce_penalty":
        effect.kinds = words_of(row.need("kinds"), ("cleave", "armor_piercing"))
    elif effect.op == "suppress_choice":
        effect.kinds = words_of(row.need("kinds"), ("item", "retinue_row", "mastery"))


def read_dice(row: ContentValue, effect: Effect) -> None:
    """Amounts and rolls: a number, rolled, per success or per something."""
    if row.has("amount"):
        amount = row.need("amount")
        rolled = AMOUNT_DICE.get(amount.value) if isinstance(amount.value, str) else None
        effect.amount = amount.as_number(1) if rolled is None else rolled
    effect.per_success = row.number_or("per_success", 0, 1)
    effect.per = word_or(row, "per", ("wound_dealt", "failed_die"))
    if effect.op in ("heal", "wound", "hits"):
        given = [key for key in ("amount", "per_success", "per") if row.has(key)]
        if len(given) != 1:
            raise row.wrong(f"{effect.op} needs exactly one of amount, per_success and per")
    if effect.op in ("heal", "ignore_wound"):
        effect.on = row.number_or("roll", 0, 2, 6)
    elif row.has("roll"):
        effect.roll = row.word("roll", ROLL_IDS)
        effect.which = word_or(row, "which", WHICH_IDS)
    if row.has("dice"):
        dice = row.need("dice")
        effect.dice = NONE if dice.value == "wounds_dealt" else dice.as_number(0)


def read_nested(row: ContentValue, effect: Effect) -> None:
    """Rules, events and effects nested in the effect."""
    if effect.op in ("rule", "rule_add"):
        keys = ("rule", "x", "range", "rules")
        effect.rule = read_rule(ContentValue({key: row.table()[key] for key in keys if row.has(key)}, row.where))
    if effect.op == "event":
        event = {key: row.table()[key] for key in ("event", "x") if row.has(key)}
        effect.event, effect.x = read_event(ContentValue(event, row.where))
        effect.x_by_type = (effect.x,) * len(TYPE_IDS)
        if row.has("x_by_type"):
            named = row.need("x_by_type")
            named.only(TYPE_IDS)
            effect.x_by_type = tuple([named.number_or(name, effect.x, 1) for name in TYPE_IDS])
    if effect.op == "barrage":
        effect.x = row.number("x", 1)
    if effect.op in ("hits", "barrage"):
        effect.rules = read_rules(row.need("rules")) if row.has("rules") else ()
        if row.has("rules_if_present"):
            effect.rules_if_present = read_rules(row.need("rules_if_present"))
    if effect.op == "suppress":
        effect.words = words_of(row.need("rules"), RULE_IDS)
    if effect.op == "ignore_terrain":
        effect.words = words_of(row.need("rules"), ZONAL_IDS)
    if row.has("chain"):
        effect.chain = read_effects(row.need("chain"))
    if row.has("apply"):
        effect.apply = read_effects(row.need("apply"))
    if row.has("options"):
        effect.options = read_effects(row.need("options"))


def word_or(row: ContentValue, key: str, ids: tuple[str, ...]) -> str:
    return row.word(key, ids) if row.has(key) else ""


def words_of(list_of: ContentValue, ids: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([item.as_word(ids) for item in list_of.items()])


def indices_or(row: ContentValue, key: str, ids: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([item.as_index(ids) for item in row.need(key).items()]) if row.has(key) else ()

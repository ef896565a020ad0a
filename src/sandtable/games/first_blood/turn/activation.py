"""An activation: a turned-over card activates a Regiment for two Actions (chapter 11)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import EVERYBODY, card_of
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame, unsaved
from sandtable.games.first_blood.combat.action_end import ActionEnd
from sandtable.games.first_blood.combat.attack import falling
from sandtable.games.first_blood.combat.rake import rake, rake_targets
from sandtable.games.first_blood.combat.reform import clash_follows, must_reform
from sandtable.games.first_blood.dice import BLOODLUST as BLOODLUST_ROLL
from sandtable.games.first_blood.dice import is_passed, roll
from sandtable.games.first_blood.effect_ops import Offer, offers
from sandtable.games.first_blood.healing import regenerate, renew
from sandtable.games.first_blood.in_force import effects
from sandtable.games.first_blood.movement.march.entry import Entry, open_edges
from sandtable.games.first_blood.movement.march.entry_room import Gate
from sandtable.games.first_blood.movement.march.garrison import Leave, Storm, deployable, occupy
from sandtable.games.first_blood.movement.march.march import Rush
from sandtable.games.first_blood.qualities import all_have, any_has, characteristic
from sandtable.games.first_blood.shooting.volley import Volley
from sandtable.games.first_blood.state import (
    ACTIVATED,
    ARRIVING,
    BLESSED_DEFENCE,
    BLESSED_HITS,
    BY_HAND,
    CHARGED,
    CLASHED,
    FIELD,
    GONE,
    NO_BLESSING,
    NOBODY,
    NOWHERE,
    SPENT,
    TURNED_UP,
    State,
)
from sandtable.games.first_blood.tables.terms import (
    BIOTIC_RENEWAL,
    BLESSED,
    BURNOUT,
    FORWARD_DEPLOYMENT,
    REGENERATION,
    RESOLVE,
    SEIZE_THE_DAY,
    SNAPFIRE,
    TURN_THE_TIDE,
)
from sandtable.games.first_blood.turn.actions import (
    ACTIONS,
    ADJUST,
    CHARGE,
    CLASH_ACTION,
    COMBAT_RALLY,
    COMBAT_REFORM,
    DUEL_ACTION,
    END,
    MARCH_ACTION,
    PLACED,
    RALLY_ACTION,
    WITHDRAW_ACTION,
    inspire,
    rages,
)
from sandtable.games.first_blood.turn.choosing import TWO_ACTIONS, Choosing
from sandtable.games.first_blood.turn.draw_ability import DrawAbility
from sandtable.games.first_blood.turn.draw_events import (
    ABILITY,
    CHOICES,
    COMMANDS,
    DRAWING,
    acting_now,
    biotic_renewal_targets,
    due_now,
    in_burst,
    is_near,
    own_events,
    put_in_force,
    receivers,
    roll_decay,
    tide_targets,
    waiting_for,
)
from sandtable.games.first_blood.turn.lasting import commands_to_name, end_activation, give_command, more_actions
from sandtable.games.first_blood.turn.reinforcements import turn_back
from sandtable.games.first_blood.uses import caster_acts

YES: Final = 1
UNTRIED: Final = 0
CALM: Final = 1
"""Whether Bloodlust was rolled for the next Action, and whether it passed (FB-24.5)."""
DRAWN: Final = 0
RESOLVING: Final = 1
BLESSING: Final = 2
ACTING: Final = 3
RAKING: Final = 7
DECAYING: Final = 4
NAMING: Final = 5
DONE: Final = 6
"""The stages of an activation."""


@frame
class Activation(Choosing):
    """Draw Events, up to two Actions, Decay; then the Regiment is marked activated (FB-11.2, FB-11.4, FB-11.8, FB-11.15).

    `left` is the number of Actions left.
    `events` are the Draw Events still to be resolved, `event` the one in progress, `to` the Regiment that it is given to.
    `names` are the lasting Command effects whose holder is still to be named.
    """

    regiment: int
    taken: list[int]
    left: int
    reform: bool
    stage: int = 0
    events: list[int] = []
    event: int = NOBODY
    to: int = NOBODY
    card: int = NOBODY
    arrived: bool = False
    """Was it arriving when its card was drawn (FB-23.18)?"""
    acts: int = NOBODY
    names: list[int] = []
    extra: int = NOBODY
    rage: int = 0
    """Did it pass Bloodlust for the next Action (FB-24.5)?"""
    able: list[int] | None = unsaved(None, shared=True)
    """The Actions for the next question, if they are known: the owner has only asked to place the Models."""

    def advance(self, st: State) -> Decision | None:
        if st.status[self.regiment] == GONE:
            st.pop()
            end_activation(st, self.regiment)
            return None
        if self.stage == DRAWN:
            self.arrived = st.status[self.regiment] == ARRIVING
            st.set_mark(self.regiment, TURNED_UP)
            st.drop_mark(
                self.regiment, SPENT
            )  # a Garrison taken by a free Action costs no Action of this activation (FB-21.5)
            caster_acts(st, self.regiment)
            self.left += more_actions(st, self.regiment)
            self.events = own_events(st, self.regiment)
            self.stage = RESOLVING
        if self.stage == RESOLVING:
            return self.resolve(st)
        if self.stage == BLESSING:
            return self.ask_blessing(st)
        if self.stage == RAKING:
            return self.ask_rake(st)
        if self.stage == DECAYING:
            return self.decay(st)
        if self.stage == NAMING:
            return self.name_holders(st)
        if self.stage == DONE:
            self.deactivate(st)
            return None
        return self.act(st)

    def act(self, st: State) -> Decision | None:
        """Ask for the next Action, or go on if none is left (FB-11.8)."""
        if st.has_mark(self.regiment, SPENT):
            st.drop_mark(self.regiment, SPENT)
            self.left = 0
        if not self.left and self.has_third():
            self.left = 1
        if not self.left:
            self.stage = RAKING
            return self.ask_rake(st)
        if st.status[self.regiment] == ARRIVING:
            return self.enter(st)
        return self.ask_action(st)

    def ask_action(self, st: State) -> Decision:
        """Ask for the next Action. Before it, Bloodlust may be rolled, or the owner may ask to place the Models."""
        actions = self.actions(st) if self.able is None else self.able
        self.able = None
        if self.rage == UNTRIED and rages(st, self.regiment) and actions != [RALLY_ACTION]:
            return Decision("bloodlust", st.owner(self.regiment), [END, YES], "FB-24.5", (self.regiment,))
        options: list[Pick] = [END, *actions]
        if not PLACED.isdisjoint(actions) and st.may_adjust(self.regiment):
            options.append(ADJUST)
        return Decision("action", st.owner(self.regiment), options, "FB-11.8", (self.regiment, len(self.taken)))

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        """An Action is taken, or the activation ended before it (FB-11.14)."""
        assert isinstance(pick, int)
        if pick == END and asked.kind in ("action", "bloodlust"):
            self.left = 0
            self.extra = NOBODY  # a third Action is optional too (FB-23.7, FB-23.8)
        elif asked.kind == "bloodlust":
            self.test_blood(st)
        elif asked.kind == "action" and pick == ADJUST:
            st.set_mark(self.regiment, BY_HAND)
            self.able = [action for action in asked.options if isinstance(action, int) and action not in (END, ADJUST)]
        elif asked.kind == "action" or (asked.kind == "deploy" and pick == NOWHERE):
            self.take(st, MARCH_ACTION if asked.kind == "deploy" else pick)
        elif asked.kind == "deploy":
            occupy(st, self.regiment, pick, "FB-24.25")
        else:
            self.choose(st, asked.kind, pick)

    def test_blood(self, st: State) -> None:
        """Bloodlust: roll a die against the highest Resolve.

        If it fails, the Regiment must Charge if it can, or else move towards the nearest enemy (FB-24.5, FB-24.6).
        """
        regiment = self.regiment
        need = max([characteristic(st, regiment, model, RESOLVE) for model in st.models(regiment)])
        if is_passed(roll(st, st.owner(regiment), 1, BLOODLUST_ROLL, "FB-24.5")[0], need):
            self.rage = CALM
        elif self.why_not_take(st, CHARGE) is None:
            self.take(st, CHARGE)
        elif self.why_not_take(st, MARCH_ACTION) is None:
            self.begin(st, MARCH_ACTION)
            st.push(Leave(regiment) if st.inside[regiment] != NOWHERE else Rush(regiment))  # FB-21.26
        else:
            self.left -= 1  # the Action is lost

    def take(self, st: State, action: int) -> None:
        self.begin(st, action)
        ACTIONS[action](st, self.regiment)
        if action in (CLASH_ACTION, DUEL_ACTION):
            st.push(Offer(self.regiment, offers(st, self.regiment)))

    def begin(self, st: State, action: int) -> None:
        """Begin an Action; its losses are settled at its end (FB-7.37)."""
        self.taken.append(action)
        self.left -= 1
        self.rage = UNTRIED
        if st.logging:
            st.emit("action", (st.owner(self.regiment), self.regiment, action), "FB-11.8")
        if action == CLASH_ACTION and self.taken[-2:-1] == [CHARGE] and st.has_mark(self.regiment, CHARGED):
            inspire(st, self.regiment)  # FB-15.16
        if action == CLASH_ACTION:
            st.set_mark(self.regiment, CLASHED)
        if action == CLASH_ACTION or (action == COMBAT_REFORM and clash_follows(st, self.regiment)):
            st.push(Storm.of(st, self.regiment))  # after all losses are settled (FB-7.27, FB-21.18)
        st.push(ActionEnd.of(st, self.regiment))
        if action == MARCH_ACTION and self.taken == [MARCH_ACTION] and any_has(st, self.regiment, SNAPFIRE):
            st.push(Volley(0, self.regiment, True))  # after the March (FB-24.44)

    def enter(self, st: State) -> Decision | None:
        """An arriving Regiment enters as its first Action, or is deployed forward; otherwise it goes back.

        See FB-11.13, FB-11.19, FB-13.18 and FB-24.25. Its second Action is a free choice (FB-13.20).
        """
        gate = Gate(st, self.regiment)
        edges = open_edges(st, self.regiment, gate)
        pieces = deployable(st, self.regiment) if all_have(st, self.regiment, FORWARD_DEPLOYMENT) else []
        if pieces:
            options: list[Pick] = [*([NOWHERE] if edges else []), *pieces]
            return Decision("deploy", st.owner(self.regiment), options, "FB-24.25", (self.regiment,))
        if edges:
            self.take(st, MARCH_ACTION)
            entry = st.stack[-1]
            if isinstance(entry, Entry):
                entry.edges, entry.gate = edges, gate
        else:
            turn_back(st, self.regiment)
            self.stage = DONE
        return None

    def deactivate(self, st: State) -> None:
        """Mark the Regiment activated; it cannot be activated again this Game Turn (FB-11.15, FB-11.16)."""
        st.drop_mark(self.regiment, CHARGED | TURNED_UP | BY_HAND)
        st.set_mark(self.regiment, ACTIVATED)
        st.pop()
        end_activation(st, self.regiment)

    def ask_rake(self, st: State) -> Decision | None:
        """Rake Attack, before Decay, unless it charged, withdrew, rallied or reformed (FB-11.15, FB-24.35)."""
        barred = (CHARGE, WITHDRAW_ACTION, RALLY_ACTION, COMBAT_RALLY, COMBAT_REFORM)
        foes = [] if any(action in barred for action in self.taken) else rake_targets(st, self.regiment)
        if not foes:
            return self.decay(st)
        options: list[Pick] = [END, *foes]
        return Decision("rake", st.owner(self.regiment), options, "FB-24.35", (self.regiment,))

    def decay(self, st: State) -> Decision | None:
        """Roll for Decay (FB-11.15, FB-23.5)."""
        self.names = commands_to_name(st, self.regiment)
        self.stage = NAMING
        wounds = roll_decay(st, self.regiment, self.arrived)
        if wounds:
            st.push(falling(self.regiment, wounds, cause=("decay", -1)))
            return None
        return self.name_holders(st)

    def name_holders(self, st: State) -> Decision | None:
        """At the end of its activation a Character names the holder of each of its lasting Command effects (FB-17.45)."""
        if not self.names:
            self.deactivate(st)
            return None
        who: list[Pick] = list(receivers(st, self.regiment))
        return Decision("holder", st.owner(self.regiment), who, "FB-17.45", (self.regiment, self.names[0]))

    # -- Draw Events -------------------------------------------------------------------------------------------------

    def resolve(self, st: State) -> Decision | None:
        """Resolve Draw Events in an order that the owner chooses; then come the Actions (FB-11.4, FB-11.6)."""
        seat = st.owner(self.regiment)
        if self.acts != NOBODY:
            self.act_now(st, self.acts)
            return None
        if self.event == NOBODY:
            if not self.events:
                self.stage = BLESSING
                return self.ask_blessing(st)
            options: list[Pick] = list(due_now(st, self.events))
            return Decision("draw_event", seat, options, "FB-11.4", (self.regiment,))
        if self.event >= ABILITY:
            number = self.event - ABILITY
            self.next_event()
            st.push(DrawAbility.of(st, self.regiment, number, in_burst(st)))
            return None
        if self.event in DRAWING or self.event == TURN_THE_TIDE:
            return self.let_act(st)
        if self.event in COMMANDS and self.to == NOBODY:
            who: list[Pick] = list(receivers(st, self.regiment))
            return Decision("event_for", seat, who, "FB-17.6", (self.regiment, self.event))
        if self.event in CHOICES:
            kind = "burnout" if self.event == BURNOUT else "flux"
            return Decision(
                kind, seat, list(range(CHOICES[self.event])), "FB-23.4" if kind == "burnout" else "FB-23.9", (self.to,)
            )
        for to in self.given_to(st):
            self.happen(st, self.event, to)
        self.next_event()
        return None

    def given_to(self, st: State) -> list[int]:
        """Which Regiments have the current event: its own, or the one it is given to, which may share it (FB-17.6)."""
        if self.to in (NOBODY, self.regiment):
            return [self.regiment]
        return [self.to, self.regiment] if effects(st, "share_command", self.to) else [self.to]

    def happen(self, st: State, event: int, to: int) -> None:
        """An event without a choice: it heals now, or is in force until the end of the Turn (FB-23.3, FB-23.11)."""
        if event == BIOTIC_RENEWAL:
            renew(st, to, biotic_renewal_targets(st, self.regiment, to))
        elif event == REGENERATION:
            regenerate(st, to)
        else:
            put_in_force(st, event, to, 0)

    def act_now(self, st: State, regiment: int) -> None:
        """Another Regiment gets its own activation; then the Character has one Action (FB-11.17, FB-11.20).

        It has its own Draw Events, which may draw further cards (FB-23.14, FB-23.16).
        """
        self.acts = NOBODY
        self.left = 1 + more_actions(st, self.regiment)
        if st.status[regiment] in (FIELD, ARRIVING):
            st.push(Activation(regiment, [], TWO_ACTIONS, must_reform(st, regiment)))

    def ask_blessing(self, st: State) -> Decision | None:
        """Declare Blessed when the Regiment is activated: for Hits, for Defence or not at all (FB-11.7, FB-24.8)."""
        if st.blessing[self.regiment] != NO_BLESSING or not any_has(st, self.regiment, BLESSED):
            self.stage = ACTING
            return self.act(st)
        options: list[Pick] = [NO_BLESSING, BLESSED_HITS, BLESSED_DEFENCE]
        return Decision("blessing", st.owner(self.regiment), options, "FB-24.8", (self.regiment,))

    def next_event(self) -> None:
        self.event = NOBODY
        self.to = NOBODY
        self.card = NOBODY

    def let_act(self, st: State) -> Decision | None:
        """The next card, or a Regiment nearby, acts now; then the Character has one Action (FB-11.17, FB-11.20)."""
        seat = st.owner(self.regiment)
        if self.event == TURN_THE_TIDE:
            acting = acting_now(st)
            idle: list[Pick] = [other for other in tide_targets(st, self.regiment) if other not in acting]
            if idle:
                return Decision("acts_now", seat, idle, "FB-23.13", (self.regiment, self.event))
            self.next_event()  # there is none, so the event is skipped (FB-11.6)
            return None
        if self.card == NOBODY:
            if not st.command[seat] or in_burst(st):
                self.next_event()  # FB-23.15
            else:
                self.draw(st, seat)
            return None
        if self.card in st.condemned:
            st.condemned.remove(self.card)  # FB-23.19
            self.left = 1 + more_actions(st, self.regiment)
            self.next_event()
            return None
        able = [
            other
            for other in waiting_for(st, seat, self.card)
            if self.event == SEIZE_THE_DAY or is_near(st, self.regiment, other)
        ]
        if able:
            options: list[Pick] = list(able)
            return Decision("acts_now", seat, options, "FB-4.22", (self.regiment, self.event))
        st.command[seat].insert(0, card_of(self.card, EVERYBODY))  # to the bottom (FB-23.7, FB-23.8)
        self.left = 1 + more_actions(st, self.regiment)
        self.next_event()
        return None

    def choose(self, st: State, kind: str, pick: int) -> None:
        if kind == "draw_event":
            self.events.remove(pick)
            self.event = pick
        elif kind == "event_for":
            self.to = pick
        elif kind == "rake":
            self.stage = DECAYING
            if pick != END:
                rake(st, self.regiment, pick)
        elif kind == "holder":
            give_command(st, self.names.pop(0), pick)
        elif kind == "blessing":
            st.blessing[self.regiment] = pick
            self.stage = ACTING
        elif kind in ("burnout", "flux"):
            for to in self.given_to(st):
                put_in_force(st, self.event, to, pick if kind == "burnout" else pick + 1)
            self.next_event()
        else:
            if self.event == TURN_THE_TIDE:
                st.condemned.append(st.plan(pick).card)
            self.left = 1 + more_actions(st, self.regiment)
            event = self.event
            self.next_event()
            st.push(Activation(pick, [], TWO_ACTIONS, must_reform(st, pick), extra=event))

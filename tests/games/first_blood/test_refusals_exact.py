"""Sentences that are exact about the thing asked about: places of returned Models, Impact, edges, questions not asked."""

from __future__ import annotations

from sandtable.core.engine.decision import Target
from sandtable.core.engine.kinds import ASKED
from sandtable.core.interaction.why_not import kind_number, why_not_asked
from sandtable.core.space.points import POINT, point
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.combat.impact import Impact
from sandtable.games.first_blood.healing import Healing, regenerate
from sandtable.games.first_blood.shooting.volley import Volley
from sandtable.games.first_blood.state import (
    ACTION,
    EAST,
    FIELD,
    GONE,
    NOBODY,
    RESERVE,
    SETTING_UP,
    SUPREMACY,
    VICTORY,
    WEST,
    State,
)
from sandtable.games.first_blood.tables.battlefields import RUIN
from sandtable.games.first_blood.tables.terms import BASTION, SEIZE_THE_DAY, TURN_THE_TIDE
from sandtable.games.first_blood.turn.actions import CHARGE, DUEL_ACTION, MARCH_ACTION, SPELLCASTING, VOLLEY_ACTION
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.supremacy import SupremacyPhase
from sandtable.games.first_blood.turn.victory import VictoryPhase
from sandtable.games.first_blood.wounds import slay
from tests.games.first_blood import moving
from tests.games.first_blood.support import answer, asked, game, listed, load, plain, put, regiment, run
from tests.games.first_blood.test_ch07_wounds import wounded
from tests.games.first_blood.test_ch10_command import officer
from tests.games.first_blood.test_ch14_volley import ARCHERS, CLONES, DRONES, FOES, LORD, lone
from tests.games.first_blood.test_ch14_volley import table as volley_table
from tests.games.first_blood.test_ch15_charge import BOWS, CHOSEN, HUSCARLS, KNIGHTS, MEN, RAIDERS
from tests.games.first_blood.test_ch22_clash_at_ruins import field as ruins
from tests.games.first_blood.test_ch23_draw_events import turn
from tests.games.first_blood.test_ch25_victory import MILITIA, plunder
from tests.games.first_blood.test_refusals_true import said
from tests.support import clause


def both(st: State, target: Target, seat: int | None = None) -> tuple[str, str]:
    return said(st, target, "en", seat), said(st, target, "de", seat)


def unasked(st: State, kind: str, seat: int) -> tuple[str, str]:
    return both(st, (ASKED, kind_number(SPEC, kind)), seat)


def absence(st: State, kind: str, seat: int = 0) -> tuple[str, ...]:
    """The clauses that say why a question is not asked."""
    return why_not_asked(SPEC, st.seen_by(seat), seat, kind).clauses


@clause("FB-7.32")
def test_a_place_for_a_returned_model_says_what_is_wrong_with_it() -> None:
    st = plain(listed("Noble Lord", "- 6 Men-at-Arms"), "no-jarls-raid")
    put(st, 1, (1000, 1000))
    wounded(st, 1, 2)
    put(st, 3, (1000, 1400))
    run(st, Healing(1, 3))
    asked(st, "return")
    assert both(st, (POINT, point(1000, 300))) == (
        "That is 6″ from the nearest Leader Model; Command Range is 5″.",
        "Das ist 6″ vom nächsten Anführermodell entfernt; die Befehlsreichweite ist 5″.",
    )
    assert both(st, (POINT, point(1000, 1150))) == (
        "That is within 2″ of Raiders, whom the Regiment does not fight.",
        "Plünderer: näher als 2″ und nicht im Kampf mit diesem Regiment.",
    )
    st = moving.table("free", crag=("impassable", moving.square(1300, 800)))
    moving.alone(st, moving.MEN, 1000, 1000)
    run(st, Healing(moving.MEN, 1))
    assert both(st, (POINT, point(1151, 1100))) == (
        "crag is Impassable: no part of the base may be closer to it than 1″.",
        "crag: unpassierbar. Kein Teil der Base darf näher als 1″ sein.",
    )
    st = moving.table("free", tower=("", moving.square(1300, 800)))
    moving.alone(st, moving.MEN, 1000, 1000)
    run(st, Healing(moving.MEN, 1))
    assert (
        said(st, (POINT, point(1251, 1100))) == "The base would stand in tower, and nobody returns inside a Garrison."
    )
    st = moving.table("free", tower=("", moving.square(1300, 800)))
    moving.alone(st, moving.MEN, 1000, 1000)
    st.status[RAIDERS], st.inside[RAIDERS] = FIELD, 0
    run(st, Healing(moving.MEN, 1))
    assert said(st, (POINT, point(1100, 1100))) == (
        "Enemies whom the Regiment does not fight hold tower: the place must be more than 2″ away."
    )


@clause("FB-14.8")
def test_a_character_out_of_reach_is_told_with_the_distance_and_who_is_closer() -> None:
    st = volley_table()
    put(st, LORD, (800, 1201))
    lone(st, DRONES, 400, 1000)
    lone(st, CLONES, 800, 1400)
    run(st, Volley(0, ARCHERS))
    asked(st, "volley")
    assert both(st, ("regiment", LORD)) == (
        "The Character of Pheromancer is 7″ away. Beyond 6″ a Character must be the closest enemy Model, "
        "and a Model of Force-Grown Drones is closer.",
        "Pheromant: Der Charakter ist 7″ entfernt. Jenseits von 6″ muss er das nächste feindliche Modell sein, "
        "und ein anderes ist näher: Zuchtdrohnen.",
    )


@clause("FB-13.10", "FB-13.13")
def test_an_edge_that_nobody_opens_names_a_regiment_and_its_obstacle() -> None:
    st = moving.table("auto", crag=("impassable", moving.square(0, 0, 1000)))
    moving.rows(st, MILITIA, 1500, 900)
    moving.rows(st, MEN, 2500, 900)
    put(st, 0, (3000, 50))
    put(st, KNIGHTS, (2000, 1200))
    put(st, HUSCARLS, (1800, 1000))
    moving.entering(st, BOWS)
    asked(st, "entry_edge")
    assert said(st, ("edge", WEST)) == (
        "None of your Regiments can open this edge for Mercenary Crossbowmen. For example: Noble Lord is too near to "
        "your own edge: Mercenary Crossbowmen would have to enter no further from it, and there is no room."
    )
    st.apply(EAST)
    asked(st, "enabling")
    assert said(st, ("regiment", 0)).startswith("Noble Lord is too near to your own edge: Mercenary Crossbowmen would ")
    assert both(st, ("regiment", KNIGHTS)) == (
        "Household Knights are 12″ from your edge and would have to be nearer to it than every enemy Leader: "
        "Huscarls are 10″ away.",
        "Hausritter: 12″ von deiner Kante entfernt, also nicht näher daran als alle feindlichen Anführer. "
        "10″ entfernt: Huskarle.",
    )


@clause("FB-10.12")
def test_the_character_with_the_supremacy_ability_is_named() -> None:
    st = officer()
    st.command = [[0], [3, 4, 4]]
    st.phase = SUPREMACY
    st.status[3] = RESERVE
    load(st, 1, 5)
    run(st, SupremacyPhase(0, [0, 0], NOBODY))
    asked(st, "score")
    assert unasked(st, "supremacy", 1) == (
        "Pheromancer, who has your Supremacy Ability, is not on the battlefield.",
        "Pheromant: Der Charakter mit deiner Vorherrschaftsfähigkeit ist nicht auf dem Schlachtfeld.",
    )
    st.status[3] = GONE
    assert unasked(st, "supremacy", 1)[0] == "Pheromancer, who had your Supremacy Ability, has been destroyed."


@clause("FB-23.11")
def test_a_model_that_regenerates_stands_beside_its_leader() -> None:
    st = plain(listed("Biomancer", "- 2 Incarnate Sentinels", faction="spires"))
    put(st, 1, (1000, 400))
    slay(st, st.models(1)[-1])
    regenerate(st, 1)
    st.run()
    asked(st, "return")
    assert both(st, (POINT, point(1000, 1000))) == (
        "A Model that regenerates is placed in contact with a Leader Model of Incarnate Sentinels.",
        "Fleischgewordene Wächter: Ein Modell, das durch Regeneration zurückkehrt, kommt in Kontakt mit einem Anführermodell.",
    )


@clause("FB-25.7")
def test_a_player_with_a_regiment_near_two_markers_is_not_told_that_there_is_none() -> None:
    st = plunder()
    foes = regiment(st, "huscarls", 1)
    put(st, MILITIA, (1700, 1700), (1000, 1000))
    put(st, foes, (1900, 1900), (2600, 2600))
    st.phase = VICTORY
    run(st, VictoryPhase([]))
    assert asked(st, "marker").seat == 0
    assert said(st, ("marker", 2), "de") == "Miliz: kein Modell im Umkreis von 3″ um diesen Marker."
    assert unasked(st, "marker", 1) == (
        "Ann is being asked this now. You choose a marker in the Victory Phase, for each Regiment near several of them.",
        "Gefragt ist gerade Ann. Einen Marker wählst du in der Siegphase, für jedes Regiment in der Nähe von mehreren.",
    )
    put(st, foes, (300, 3000))
    assert unasked(st, "marker", 1)[0] == "None of your Regiments is near two markers."


@clause("FB-10.7", "FB-10.10")
def test_before_the_score_is_settled_nobody_declares_and_afterwards_nobody_changes_it() -> None:
    st = officer()
    st.command = [[0], [3, 4, 4]]
    st.phase = SUPREMACY
    load(st, 1, 5)
    run(st, SupremacyPhase(0, [0, 0], NOBODY))
    assert asked(st, "score").seat == 0
    assert unasked(st, "supremacy", 1) == (
        "Supremacy Abilities are declared at the end of the Supremacy Phase, first by the First Player. "
        "Now Ann has to decide.",
        "Vorherrschaftsfähigkeiten werden am Ende der Vorherrschaftsphase erklärt, zuerst vom Startspieler. "
        "Jetzt muss Ann entscheiden.",
    )
    assert (
        unasked(st, "score", 1)[0]
        == "Only the player with fewer cards may change the score, and you do not have fewer."
    )
    st.apply(0)
    assert asked(st, "supremacy").seat == 1
    assert unasked(st, "supremacy", 0)[0].startswith("Bob is being asked this now. Supremacy Abilities are declared ")
    assert unasked(st, "score", 0)[0].startswith("The player with fewer cards may change the score in the Supremacy")


@clause("FB-11.4")
def test_a_draw_event_that_is_done_is_another_thing_than_one_that_nobody_has() -> None:
    st = game(listed("Jarl", "retinue: Tactics, Tactics", "- 6 Raiders", faction="nords"))
    put(st, 0, (400, 400))
    turn(st, 0)
    assert asked(st, "draw_event").options == [TURN_THE_TIDE, SEIZE_THE_DAY]
    assert both(st, ("drawing", BASTION)) == ("Jarl has no Draw Event Bastion.", "Jarl: kein Ziehereignis Bastion.")
    asked(st, "draw_event").options.remove(SEIZE_THE_DAY)  # as if it came first, with one more to follow
    assert both(st, ("drawing", SEIZE_THE_DAY)) == (
        "Jarl has resolved this Draw Event already.",
        "Jarl: Dieses Ziehereignis ist schon ausgeführt.",
    )


@clause("FB-13.22")
def test_an_edge_that_others_open_is_not_said_to_be_full() -> None:
    st = moving.table("auto")
    lord = 0
    moving.rows(st, MILITIA, 1000, 900)
    put(st, KNIGHTS, (2000, 1200))
    moving.rows(st, MEN, 60, 300, 3)
    put(st, lord, (3000, 300))
    moving.entering(st, BOWS)
    st.apply(WEST)
    asked(st, "enabling")
    assert SPEC.presentation.why_not(st, 0, ("regiment", lord)) == ["FB-13.22"]
    english, german = both(st, ("regiment", lord))
    assert english == "With Noble Lord as Enabling Regiment Mercenary Crossbowmen find no room: others are in the way."
    assert german == "Söldnerarmbruster: kein Platz mit diesem Wegbereiter, andere sind im Weg: Edler Herr."


@clause("FB-15.18")
def test_whom_no_impact_attacks_are_for_is_not_told_of_a_single_model() -> None:
    st = plain(placement="auto")
    put(st, KNIGHTS, (1000, 1500), (1400, 1500))
    put(st, HUSCARLS, (1000, 1650), (100, 3000))
    put(st, CHOSEN, (1400, 1650), (2000, 3000))
    put(st, RAIDERS, (100, 2000))
    run(st, Impact(0, KNIGHTS, [HUSCARLS, CHOSEN], [], []))
    asked(st, "strikes_first")
    assert both(st, ("regiment", RAIDERS)) == (
        "There are no Impact Attacks against Raiders.",
        "Plünderer: Dagegen gibt es keine Aufprallangriffe.",
    )


@clause("FB-22.14")
def test_a_wall_is_no_ruin() -> None:
    st = ruins()
    put(st, KNIGHTS, (2850, 1750), (2850, 1960))
    put(st, HUSCARLS, (2850, 1598), (400, 3000))
    run(st, Clash(0, KNIGHTS, [], []))
    asked(st, "clash_at")
    other = next(at for at, piece in enumerate(st.field().pieces) if piece.kind != RUIN)
    english, german = both(st, ("piece", other))
    assert english.endswith(" is not a Ruin.")
    assert german.endswith(": keine Ruine.")


@clause("FB-8.7", "FB-7.13")
def test_every_question_says_when_it_comes_up_in_both_languages() -> None:
    st = plain()
    put(st, 1, (400, 400))
    st.phase, st.active = ACTION, 0
    run(st, Activation(1, [], 2, False))
    assert unasked(st, "casualty", 0) == (
        "You choose a casualty when several of your Models are equal in the order.",
        "Einen Verlust wählst du, wenn mehrere deiner Modelle gleichrangig sind.",
    )
    st.phase = SETTING_UP
    assert (
        unasked(st, "edge", 1)[0]
        == "The winner of the roll-off chooses the edges during set-up. Now Ann has to decide."
    )


@clause("FB-11.11", "FB-18.1", "FB-15.3")
def test_a_character_in_a_fight_has_actions_of_its_own() -> None:
    st = plain()
    lord = 0
    put(st, lord, (1000, 1000))
    put(st, HUSCARLS, (1000, 1101))
    run(st, Activation(lord, [], 2, False))
    assert both(st, ("action", MARCH_ACTION)) == (
        "Noble Lord is Engaged with Huscarls: only Combat and Character Actions are left.",
        "Edler Herr: Nur Kampfaktionen und Charakteraktionen sind möglich, gebunden mit diesem Regiment: Huskarle.",
    )
    assert both(st, ("action", DUEL_ACTION)) == (
        "No enemy Character is within 5″ of Noble Lord.",
        "Edler Herr: kein feindlicher Charakter im Umkreis von 5″.",
    )
    put(st, HUSCARLS, (1000, 3400))
    run(st, Activation(lord, [], 2, False))
    assert both(st, ("action", DUEL_ACTION)) == (
        "The Character Noble Lord is not in contact with an enemy.",
        "Edler Herr: Der Charakter ist nicht in Kontakt mit einem Feind.",
    )
    assert said(st, ("action", CHARGE), "de").endswith(" weit, und so nah ist kein Feind.")
    put(st, MILITIA, (400, 400))
    run(st, Activation(MILITIA, [], 2, False))
    assert both(st, ("action", DUEL_ACTION)) == (
        "Militia have no Character, and only Characters fight Duels.",
        "Miliz: kein Charakter, und nur Charaktere führen Duelle.",
    )


@clause("FB-14.4")
def test_without_an_enemy_on_the_battlefield_nobody_is_said_to_be_protected() -> None:
    st = plain()
    put(st, BOWS, (1000, 1000))
    run(st, Activation(BOWS, [], 2, False))
    assert both(st, ("action", VOLLEY_ACTION)) == (
        "No enemy is on the battlefield.",
        "Kein Feind ist auf dem Schlachtfeld.",
    )


@clause("FB-13.10")
def test_an_enemy_opens_no_edge_and_nobody_thinks_that_the_entering_regiment_does() -> None:
    st = moving.table("auto")
    moving.rows(st, MILITIA, 1000, 900)
    put(st, KNIGHTS, (2000, 1200))
    put(st, HUSCARLS, (1800, 3000))
    moving.entering(st, BOWS)
    st.apply(WEST)
    asked(st, "enabling")
    assert both(st, ("regiment", HUSCARLS)) == (
        "Only a friendly Regiment can open another edge for Mercenary Crossbowmen.",
        "Söldnerarmbruster: Nur ein eigenes Regiment kann dafür eine andere Kante öffnen.",
    )


@clause("FB-23.7")
def test_double_time_says_of_each_regiment_why_it_does_not_act() -> None:
    army = listed("Imperial Officer", "- 6 Men-at-Arms", "- 6 Men-at-Arms", "- 6 Men-at-Arms", "- 6 Longbowmen")
    st = game(army)
    for number, spot in ((0, (400, 400)), (1, (400, 600)), (2, (400, 200)), (3, (400, 2000)), (4, (400, 2600))):
        put(st, number, spot)
    put(st, 5, (2000, 3400))
    turn(st, 0, 1, 1, 1, 4)
    assert asked(st, "acts_now").options == [1, 2]
    assert both(st, ("regiment", 3)) == (
        "Men-at-Arms 3 are 15″ away from the Character; Double Time reaches 5″.",
        "Waffenknechte 3: 15″ vom Charakter entfernt; Laufschritt reicht 5″.",
    )
    assert both(st, ("regiment", 4)) == (
        "The card that was drawn is not that of Longbowmen.",
        "Langbogenschützen: Gezogen wurde eine andere Karte.",
    )
    assert said(st, ("regiment", 5)).endswith(" to your opponent; your cards activate only your own Regiments.")


@clause("FB-3.11")
def test_whoever_is_in_the_way_is_not_said_to_stand_where_an_own_model_stands() -> None:
    st = moving.table("free")
    moving.alone(st, MEN, 1000, 1000, 2)
    other = st.models(MEN)[1]
    st.place[other] = point(1000, 1400)
    put(st, MILITIA, *[(600 + 110 * at, 1200) for at in range(8)])  # a wall between the two
    moving.marching(st, MEN)
    st.apply(point(1000, 1000))
    answer(st, "arrange", other)
    asked(st, "place_model")
    assert SPEC.presentation.why_not(st, 0, (POINT, point(1000, 1000))) == ["FB-3.11"]
    assert both(st, (POINT, point(1000, 1000))) == (
        "The base would overlap a Model of its own Regiment.",
        "Die Base würde ein Modell des eigenen Regiments überlappen.",
    )


@clause("FB-17.44")
def test_a_free_action_is_refused_by_how_far_away_a_regiment_is() -> None:
    clones = ("- 6 Marksman Clones", "- 6 Bound Clones")
    st = plain(listed("Pheromancer", "items: Pheromantic Override", *clones, faction="spires"))
    for number, y in ((0, 400), (1, 600), (2, 3300), (4, 1500)):
        put(st, number, (400, y))
    run(st, Activation(0, [], 2, False))
    asked(st, "free_for")
    english, german = both(st, ("regiment", 2))
    assert english.startswith("Bound Clones are 28″ away from the Character; the ability reaches ")
    assert german.startswith("Gebundene Klone: 28″ vom Charakter entfernt; die Fähigkeit reicht ")
    assert both(st, ("regiment", 0)) == (
        "The ability is for another Regiment than Pheromancer.",
        "Pheromant: Die Fähigkeit ist für ein anderes Regiment.",
    )
    assert said(st, ("regiment", 4)).endswith(" to your opponent.")


@clause("FB-19.3", "FB-19.4")
def test_a_spell_whose_targets_are_hidden_or_far_is_not_said_to_be_out_of_range() -> None:
    st = plain(listed("Chapter Mage", "spells: Fire Dart", "- 6 Men-at-Arms"), FOES)
    put(st, 0, (2500, 2400))
    lone(st, 2, 3500, 2400)  # behind the crag
    lone(st, 3, 400, 400)
    run(st, Activation(0, [], 2, False))
    assert both(st, ("action", SPELLCASTING)) == (
        "Every enemy in Range is out of sight.",
        "Jeder Feind in Reichweite ist außer Sicht.",
    )
    assert SPEC.presentation.why_not(st, 0, ("action", SPELLCASTING))[0] == "FB-19.4"
    lone(st, 2, 400, 300)
    assert both(st, ("action", SPELLCASTING)) == (
        "No enemy is within the Range of Fire Dart: 16″.",
        "Feuerpfeil: Kein Feind ist in der Reichweite von 16″.",
    )

"""Builds a full state that fits what a seat sees, and checks that all pieces are accounted for (BL-1.22)."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.core.engine.cards import UNKNOWN, faces_of, take_some, unseen_faces
from sandtable.core.engine.frames import Frame, Parallel, Secret
from sandtable.core.engine.rng import Rng, seeded
from sandtable.games.battlelore.call_to_arms.deployment import GuardLane, SetLane, cards_drawn, muster_of
from sandtable.games.battlelore.campaign.after_adventure import KEEPING, Aftermath, order_of
from sandtable.games.battlelore.campaign.enlisting import Outfit, record
from sandtable.games.battlelore.campaign.legacy import can_use
from sandtable.games.battlelore.campaign.sheets import Sheets, read_sheets, sheets_text
from sandtable.games.battlelore.heroes.champions import NewHero
from sandtable.games.battlelore.lore.councils import CouncilLane, FirstLore, level_options
from sandtable.games.battlelore.lore.windows import LorePlay
from sandtable.games.battlelore.state import GONE, LED, LEFT_OUT, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import (
    COMMAND_DECK,
    DEJA_VU,
    L_CLASS,
    LORE_CARDS,
    LORE_DEALT,
    LORE_POOL,
    MEDIEVAL_LORE_DECK,
)
from sandtable.games.battlelore.tables.conditions import VICTOR
from sandtable.games.battlelore.tables.deployment import SETS
from sandtable.games.battlelore.tables.heroes import ARTIFACT_DECK, can_ever_use
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.drawing import LORE_DECK, Keep
from sandtable.games.battlelore.turn.turn import ASKED, TAKE, DrawPhase

# --- redealing --------------------------------------------------------------------------------------------------------


def redeal(view: BattleState, seed: int) -> BattleState:
    """Redeal all unknown cards from those not in sight, and rechoose unknown councils."""
    rng = seeded(seed)
    st = view.clone()
    frames = all_frames(st)
    deal_command(st, frames, rng)
    if st.rules.lore:
        deal_lore_cards(st, frames, rng)
    if st.artifacts or st.campaign is not None:
        deal_artifacts(st, frames, rng)
    for frame in frames:
        if isinstance(frame, CouncilLane) and frame.levels.value is None:
            levels: tuple[int, ...] = ()
            for _ in range(frame.done):
                choices = level_options(frame.total, frame.minimum, levels)
                level = choices[rng.below(len(choices))]
                assert isinstance(level, int)
                levels = (*levels, level)
            frame.levels = Secret(levels, frame.levels.knows)
        elif isinstance(frame, SetLane) and frame.chosen.value is None:
            own = [n for n, each in enumerate(SETS) if each.camp == frame.holder & CAMP]
            chosen = tuple(own[rng.below(len(own))] for _ in range(frame.done))
            frame.chosen = Secret(chosen, frame.chosen.knows)
        elif isinstance(frame, GuardLane) and frame.cards.value is None:
            redeal_guards(st, frame, rng)
    st.rng = rng
    st.ask_hidden()
    return st


def redeal_guards(st: BattleState, lane: GuardLane, rng: Rng) -> None:
    """Replace unknown deployment cards with others of the same sets, as far as they have been laid (BL-30.4)."""
    deck = [card for who, number in muster_of(st).sets if who == lane.holder for card in SETS[number].cards]
    for other in all_frames(st):
        if isinstance(other, GuardLane):
            seen_cards = (*(other.cards.value or ()), *(other.chosen.value or ())[: cards_drawn(st)])
            deck = [card for card in deck if card not in seen_cards]
    rng.shuffle(deck)
    count = cards_drawn(st)
    drawn = deck[:count]
    laid = min(lane.done, count - 2)
    if lane.done >= count - 1:
        laid = count
    chosen = drawn[:laid]
    if lane.done == count and not st.rules.allies:
        chosen.append((-1, 1)[rng.below(2)] if st.rules.epic else 2 * rng.below(2))
    left = drawn[count - 1 :] if lane.done >= count - 1 else sorted(drawn[lane.done :])
    lane.cards = Secret(tuple(left), lane.cards.knows)
    lane.chosen = Secret(tuple(chosen), lane.chosen.knows)


def deal_artifacts(st: BattleState, frames: list[Frame[BattleState]], rng: Rng) -> None:
    """Redeal the Artifact deck and the cards that a new Hero chooses from (BL-23.6)."""
    makers = [frame for frame in frames if isinstance(frame, NewHero) and frame.at >= 3]
    pool = list(ARTIFACT_DECK)
    remove(pool, artifacts_out(st, frames))
    for maker in makers:
        remove(pool, maker.artifacts.value or ())
    rng.shuffle(pool)
    for maker in makers:
        if maker.artifacts.value is None:
            rides = maker.rides()
            drawn = [card for card in pool if can_ever_use(card, maker.kind, rides)][:3]
            remove(pool, drawn)
            maker.artifacts = Secret(tuple(sorted(drawn)), maker.artifacts.knows)
    for frame in frames:
        if isinstance(frame, Aftermath) and frame.at == KEEPING:
            if frame.drawn.value is None:
                hero = record(st, order_of(st)[frame.turn])
                drawn = [card for card in pool if can_use(hero, card)][: frame.number]
                frame.drawn = Secret(tuple(sorted(drawn)), frame.drawn.knows)
            remove(pool, frame.drawn.open())
    st.artifacts = sorted(pool)


def artifacts_out(st: BattleState, frames: list[Frame[BattleState]]) -> list[int]:
    """The Artifacts that all players can see: on Heroes, under their sheets in a campaign, lent for this adventure."""
    found: list[int] = []
    if st.campaign is not None:
        found += [card for row in st.campaign.roster for card in row[6]]
    if st.campaign is None or not st.campaign.outcome:
        found += [card for sheet in st.sheets for card in sheet[4]]
    for frame in frames:
        if isinstance(frame, Outfit):
            found += frame.lent
    return found


def all_frames(st: BattleState) -> list[Frame[BattleState]]:
    """The frames of the stack, including lanes."""
    found: list[Frame[BattleState]] = []
    for frame in st.stack:
        found.append(frame)
        if isinstance(frame, Parallel):
            found += frame.lanes
    return found


def deal_command(st: BattleState, frames: list[Frame[BattleState]], rng: Rng) -> None:
    """Redeal the Command cards that the viewer cannot see (BL-1.22)."""
    keeps = [frame for frame in frames if isinstance(frame, Keep) and frame.deck != LORE_DECK]
    played = [kind for kind, _ in st.played] if is_out(st) else []
    offered = [list(keep.cards.value or ()) for keep in keeps]
    pool = unseen_faces(COMMAND_DECK, [st.discard, st.rack, played, *st.hands, *offered])
    for keep in keeps:
        draw_again(keep, pool, rng)
    st.hands = [fill_hand(hand, pool, rng) for hand in st.hands]
    if st.deck:
        st.deck = pool


def draw_again(keep: Keep, pool: list[int], rng: Rng) -> None:
    """Replace unknown cards to choose from with others of the pool."""
    if keep.cards.value is None:
        keep.cards = Secret(tuple(sorted(take_some(pool, keep.count, rng))), keep.cards.knows)


def is_out(st: BattleState) -> bool:
    """Do the cards played this turn still lie in front of their player (BL-3.5)? They are discarded in the Draw phase."""
    for frame in st.stack:
        if isinstance(frame, DrawPhase):
            return frame.at in (TAKE, ASKED)
    return True


def deal_lore_cards(st: BattleState, frames: list[Frame[BattleState]], rng: Rng) -> None:
    """Redeal the Lore cards that the viewer cannot see (BL-1.22, BL-14.9)."""
    if not (st.lore_deck or st.lore_discard or any(st.lore)):
        return
    pool = unseen_faces(whole_lore_deck(st), [st.lore_discard, *st.lore, lore_in_frames(frames)])
    if not st.rules.medieval_lore:
        rng.shuffle(pool)
        pool = leave_out(st, pool)
    for frame in frames:
        if isinstance(frame, Keep) and frame.deck == LORE_DECK:
            draw_again(frame, pool, rng)
        elif isinstance(frame, FirstLore) and frame.cards.value is None:
            cards = sorted(take_some(pool, LORE_DEALT - frame.done, rng))
            kept = sorted(take_some(pool, frame.done, rng))
            frame.cards = Secret(tuple(cards), frame.cards.knows)
            frame.kept = Secret(tuple(kept), frame.kept.knows)
    st.lore = [fill_hand(hand, pool, rng) for hand in st.lore]
    st.lore_deck = sorted(pool)


def whole_lore_deck(st: BattleState) -> list[int]:
    """All Lore cards of the game, including those left out (BL-14.7)."""
    return list(MEDIEVAL_LORE_DECK) if st.rules.medieval_lore else list(range(len(LORE_CARDS)))


def lore_in_frames(frames: list[Frame[BattleState]]) -> list[int]:
    """The known Lore cards that are being played or offered in a choice."""
    found: list[int] = []
    for frame in frames:
        if isinstance(frame, LorePlay):
            found += [frame.card, DEJA_VU] if frame.deja else [frame.card]
        elif isinstance(frame, Keep) and frame.deck == LORE_DECK:
            found += frame.cards.value or ()
        elif isinstance(frame, FirstLore):
            found += [*(frame.cards.value or ()), *(frame.kept.value or ())]
    return found


def leave_out(st: BattleState, pool: list[int]) -> list[int]:
    """Set aside as many cards of each class as the deck was built without; councils may have changed since (BL-14.7)."""
    out: list[int] = []
    rest: list[int] = []
    missing = [0] * len(c.CLASS_IDS)
    for member in range(1, len(c.CLASS_IDS)):
        missing[member] = st.lore_out.count(LEFT_OUT - member)
    for card in pool:
        if missing[L_CLASS[card]]:
            missing[L_CLASS[card]] -= 1
            out.append(card)
        else:
            rest.append(card)
    st.lore_out = sorted(out)
    return rest


def remove(pool: list[int], cards: Iterable[int]) -> None:
    for card in cards:
        pool.remove(card)


def fill_hand(hand: list[int], pool: list[int], rng: Rng) -> list[int]:
    """A hand with its unknown cards drawn from the pool."""
    unknown = hand.count(UNKNOWN)
    if not unknown:
        return sorted(hand)
    return sorted([*[card for card in hand if card != UNKNOWN], *take_some(pool, unknown, rng)])


# --- soundness --------------------------------------------------------------------------------------------------------


def check_sound(st: BattleState) -> None:
    """Every card, token and unit is in exactly one place (BL-1.19, BL-1.20, BL-14.9)."""
    frames = all_frames(st)
    if st.result is None and (st.campaign is None or not st.campaign.outcome):
        check_command_cards(st, frames)
        check_lore_cards(st, frames)
    for cards in (st.deck, st.lore_deck, *st.hands, *st.lore):
        assert cards == sorted(cards), "decks and hands are kept sorted"
    check_lore_tokens(st)
    if st.campaign is not None:
        check_artifacts(st, frames)
    check_units(st)


def check_command_cards(st: BattleState, frames: list[Frame[BattleState]]) -> None:
    """Every Command card is in the deck, in a hand, played, discarded, or drawn and not yet chosen (BL-1.19)."""
    cards = [*st.deck, *st.discard, *st.rack, *[card for hand in st.hands for card in faces_of(hand)]]
    if is_out(st):
        cards += [kind for kind, _ in st.played]
    for frame in frames:
        if isinstance(frame, Keep) and frame.deck != LORE_DECK:
            cards += frame.cards.open()
    assert sorted(cards) == list(COMMAND_DECK), "Command cards were lost or made"


def check_lore_cards(st: BattleState, frames: list[Frame[BattleState]]) -> None:
    """Every Lore card is in the deck, in a hand, discarded, left out or at work; without Lore there are none (BL-14.9)."""
    cards = [*st.lore_deck, *st.lore_discard, *st.lore_out, *[card for hand in st.lore for card in faces_of(hand)]]
    cards += lore_in_frames(frames)
    assert not cards or sorted(cards) == whole_lore_deck(st), "Lore cards were lost or made"


def check_lore_tokens(st: BattleState) -> None:
    """All Lore tokens lie in the pool, with players, or on units as Victor tokens (BL-1.20)."""
    tokens = st.pool + sum(st.tokens) + sum(1 for tok in st.tok if tok & VICTOR)
    total = LORE_POOL[1 if st.rules.epic else 0] if st.rules.lore else 0
    assert tokens == total, f"{tokens} Lore tokens instead of {total}"
    assert min(st.pool, *st.tokens) >= 0, "somebody owes Lore tokens"


def check_artifacts(st: BattleState, frames: list[Frame[BattleState]]) -> None:
    """In a campaign every Artifact is in the deck, with one Hero, or drawn and not yet chosen (BL-26.7)."""
    cards = [*st.artifacts, *artifacts_out(st, frames)]
    for frame in frames:
        if isinstance(frame, NewHero):
            cards += frame.artifacts.value or ()
        elif isinstance(frame, Aftermath):
            cards += frame.drawn.open()
    assert sorted(cards) == sorted(ARTIFACT_DECK), "Artifacts were lost or made"
    assert st.campaign is not None
    sheets = [number for number in st.campaign.guests if number >= 0] + st.campaign.enlisted
    assert len(set(sheets)) == len(sheets), "a Hero is in two places"
    assert len(st.sheets) == len(st.campaign.enlisted), "a Hero has no sheet"
    if st.result is not None:
        read_sheets(sheets_text(Sheets(st.campaign.chapter, st.campaign.roster)))


def check_units(st: BattleState) -> None:
    places: dict[int, int] = {}
    for unit, h in enumerate(st.pos):
        if h >= 0:
            assert h not in places, f"units {unit} and {places[h]} share a hex"
            places[h] = unit
            assert st.at[h] == unit, f"unit {unit} is not where it is said to be"
            assert st.figs[unit] > 0, f"unit {unit} has no figures"
            assert st.figs[unit] <= st.full[unit], f"unit {unit} has too many figures"
        elif h != LED:  # a Champion's tokens stay with him when he leads a troop (BL-17.14)
            assert st.tok[unit] == 0, f"unit {unit} carries tokens off the board"
    assert sum(1 for unit in st.at if unit >= 0) == len(places), "the board holds somebody who is not there"
    taken = [unit for track in st.taken for unit in track]
    assert len(set(taken)) == len(taken), "a unit lies on two Victory tracks"
    for unit in taken:
        assert st.pos[unit] == GONE, f"unit {unit} lies on a Victory track and is on the board"

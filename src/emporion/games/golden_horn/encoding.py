"""Golden Horn for machines: a number for each move text, and the fields of what a seat may know."""

from __future__ import annotations

from emporion.engine.encoder import HIGHEST
from emporion.engine.encoding import Encoding, Field, size_of
from emporion.games.golden_horn.codes import (
    CALL,
    COLORS,
    CONQUER,
    END,
    EXCHANGE,
    KINDS,
    LOAD,
    LOAD_BOTH,
    MODONE,
    NO_RAID,
    ON,
    PLACE,
    POINTS,
    PORTS,
    RAID,
    READY,
    REASONS,
    SAIL,
    STOP,
    TERRITORIES,
    THINGS,
    TURN,
    WIND,
)
from emporion.games.golden_horn.components import Components
from emporion.games.golden_horn.encoder import GoldenHornEncoder
from emporion.games.golden_horn.move_texts import answer_text

VERSION = 1
"""Raised when a number or a field changes its meaning."""
SEAT_NAMES = ("self", "next", "third", "fourth")


def encoding(components: Components, players: int) -> Encoding:
    """The encoding of a box and a number of players."""
    known, described = codes(components, players), fields(components, players)
    encoder = GoldenHornEncoder(players, known, size_of(described), len(place_names(components, players)))
    return Encoding("golden-horn", VERSION, players, tuple(map(answer_text, known)), described, encoder, (encoding, (components, players)))


def codes(components: Components, players: int) -> list[int]:
    """The code of every move, in the order of the numbers. Raids are those that the sails allow."""
    found = [*(PLACE + i for i in range(6)), NO_RAID, CALL, END, STOP, ON, READY]
    found += [first + i for first, count in ((WIND, len(COLORS)), (SAIL, len(KINDS)), (TURN, len(KINDS))) for i in range(count)]
    found += [*(LOAD + thing for thing in range(len(THINGS))), LOAD_BOTH]
    found += [CONQUER + i for i in range(len(TERRITORIES))]
    found += [EXCHANGE + 1 + i for i in range(components.dominio.mercenaries)]
    for boat in range(len(KINDS) * players):
        sails = sorted({COLORS.index(color) for color in components.fleet(boat // len(KINDS)).sails(boat % len(KINDS))})
        found += [RAID + 36 * boat + 6 * one + other for one in sails for other in sails if one <= other]
    return found


def place_names(components: Components, players: int) -> tuple[str, ...]:
    """The places from Venice to Constantinople, Modone always among them."""
    route = components.route(players, True)
    middle = len(route) // 2
    spaces = [f"s{i}" for i in range(1, len(route) - 2)]
    return (PORTS[0], *spaces[: middle - 1], MODONE, *spaces[middle - 1 :], PORTS[1])


def fields(components: Components, players: int) -> tuple[Field, ...]:
    """The fields of an observation, in their order."""
    n, seats = players, SEAT_NAMES[:players]
    places = place_names(components, players)
    holds = max(components.ports.standard.holds, components.ports.dominio.holds)
    cubes, cards, figures = components.goods.each, components.cards.each, components.dominio.mercenaries
    black, white = components.dominio.black, components.dominio.white
    deck, dues = cards * len(COLORS), components.draws
    most = max(cubes, figures, black)

    def count(highest: int) -> int:
        return min(highest, HIGHEST)

    found = [
        Field("modone_always", (), 0, 1, "Option `modone` is `always`."),
        Field("warehouses_hidden", (), 0, 1, "Option `warehouses` is `hidden`."),
        Field("dominio", (), 0, 1, "Option `dominio`."),
        Field("seat", (n,), 0, 1, "The number of this seat, as records count them.", (tuple(map(str, range(n))),)),
        Field("first", (n,), 0, 1, "The seat that began.", (seats,)),
        Field("round", (), 0, HIGHEST, f"The round, {HIGHEST} from there on."),
        Field("turn", (n,), 0, 1, "The seat whose turn it is.", (seats,)),
        Field("actor", (n + 2,), 0, 1, "What acts next.", ((*seats, "chance", "over"),)),
        Field("point", (len(POINTS),), 0, 1, "The kind of decision.", (POINTS,)),
        Field("ports", (2, len(THINGS)), 0, count(holds), "What lies in the ports.", (PORTS, THINGS)),
        Field("bag", (), 0, count(cubes * len(COLORS) + black + white), "Cubes in the bag."),
        Field("draw_pile", (), 0, count(deck), "Cards in the draw pile."),
        Field("discards", (len(COLORS),), 0, count(cards), "Discarded cards.", (COLORS,)),
        Field("supply", (), 0, count(figures), "Mercenaries beside the board."),
        Field("outside", (), 0, count(black), "Black cubes, the peasants, out of the game."),
        Field("boat", (len(KINDS),), 0, 1, "The boat that is under way.", (KINDS,)),
        Field("due", (), 0, count(max(components.hand.cards, dues.trio, dues.duo, dues.solo)), "Cards still to be drawn."),
        Field("end", (len(REASONS) - 1,), 0, 1, "Why the end comes.", (REASONS[1:],)),
        Field("hand", (len(COLORS),), 0, count(cards), "This seat's cards.", (COLORS,)),
    ]
    for seat in seats:
        found += [
            Field(f"{seat}_cards", (), 0, count(deck), "Cards in hand."),
            Field(f"{seat}_stored", (), 0, HIGHEST, f"Cubes and figures in the warehouse, {HIGHEST} from there on."),
            Field(f"{seat}_warehouse_shown", (), 0, 1, "Whether this seat sees what the warehouse holds."),
            Field(f"{seat}_warehouse", (len(THINGS),), 0, count(most), "What it holds, if this seat sees it; otherwise 0.", (THINGS,)),
            Field(f"{seat}_territories", (len(TERRITORIES),), 0, 1, "Conquered territories.", (TERRITORIES,)),
        ]
        for kind in KINDS:
            name = f"{seat}_{kind}"
            found += [
                Field(f"{name}_place", (len(places),), 0, 1, "Where the boat is; nowhere until it is placed.", (places,)),
                Field(f"{name}_heading", (), -1, 1, "1 if it heads for Constantinople, -1 for Venice, 0 before it is placed."),
                Field(f"{name}_cargo", (len(THINGS),), 0, count(holds), "What it carries.", (THINGS,)),
                Field(f"{name}_may_turn", (), 0, 1, "Whether it may turn round after a raid emptied it."),
            ]
    return tuple(found)

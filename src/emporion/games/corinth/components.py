"""What is printed on Corinth's sheet and harbor board, read from `components.toml` or from a corrected copy."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated

from msgspec import Meta

from emporion.engine.errors import WrongComponents
from emporion.engine.figures import Figures, Mark, Printed, shaped
from emporion.games.corinth.codes import BUILDINGS, DIE, DISTRICTS, GOODS, MAX_SHOPS, PLUS, SCORING, SIDE, START

NotNegative = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]


class Harbor(Printed, frozen=True):
    mark: Mark
    order: tuple[str, str, str, str, str, str]


class District(Printed, frozen=True):
    mark: Mark
    good: Annotated[str, Meta(min_length=1, max_length=40)]
    bonus: NotNegative
    shops: tuple[tuple[Positive, Positive], ...]


class Districts(Printed, frozen=True):
    green: District
    purple: District
    blue: District
    orange: District


class Market(Printed, frozen=True):
    mark: Mark
    rows: tuple[tuple[str, ...], ...]


class Building(Printed, frozen=True):
    mark: Mark
    gold: NotNegative
    goats: NotNegative


class Buildings(Printed, frozen=True):
    temple: Building
    warehouse: Building
    stable: Building
    store: Building


class Symbols(Printed, frozen=True):
    mark: Mark
    gold: Positive
    goats: Positive
    circled: NotNegative


class Dice(Printed, frozen=True):
    mark: Mark
    white: Annotated[int, Meta(ge=1, le=15)]
    yellow: Annotated[int, Meta(ge=0, le=3)]


class Track(Printed, frozen=True):
    mark: Mark
    spots: Annotated[int, Meta(ge=3, le=12)]


class Components(Printed, frozen=True, eq=False):
    """All the figures of one box, frozen. Compared by identity, so that what follows from them can be cached."""

    harbor: Harbor
    districts: Districts
    market: Market
    buildings: Buildings
    symbols: Symbols
    dice: Dice
    track: Track

    def district(self, good: int) -> District:
        """The district of a good, by its place in GOODS."""
        found: District = getattr(self.districts, GOODS[good])
        return found

    def building(self, number: int) -> Building:
        """A building by its number."""
        found: Building = getattr(self.buildings, BUILDINGS[number])
        return found

    def rule_values(self) -> dict[str, object]:
        goods = [(name, self.district(GOODS.index(name))) for name in reversed(GOODS)]
        ids = {name: good_id(district.good) for name, district in goods}
        return {
            "harbor": [{"district": name, "good": ids.get(name, name)} for name in self.harbor.order],
            "shops": [
                {"district": name, "good": ids[name], "shops": [{"points": points, "need": need} for points, need in district.shops]}
                for name, district in goods
            ],
            "bonuses": [{"district": name, "good": ids[name], "bonus": district.bonus} for name, district in goods if district.bonus],
            "market": [{"spots": [_spot_value(text) for text in row]} for row in self.market.rows],
            "buildings": [
                {"building": name, "gold": self.building(i).gold, "goats": self.building(i).goats} for i, name in enumerate(BUILDINGS)
            ],
            "gold": self.symbols.gold,
            "goats": self.symbols.goats,
            "circled": self.symbols.circled,
            "spots": self.track.spots,
            "white": self.dice.white,
            "yellow": self.dice.yellow,
        }

    def harbor_order(self) -> list[int]:
        """C1: the numbers of the districts, bottom to top."""
        return [DISTRICTS.index(name) for name in self.harbor.order]

    def is_start(self, number: int) -> bool:
        """Whether the Steward starts on this spot."""
        return self.spots()[number][0] == START

    def spots(self) -> list[tuple[int, int]]:
        """Kind and amount of every market spot, row by row."""
        return [spot(text) for row in self.market.rows for text in row]


WORDED_GOODS = ("olive-oil", "grapes", "carpets", "spices")
"""The goods for which the texts have words. The owner of another box finds the words of its components there."""


def good_id(printed: str) -> str:
    """The id by which the texts know a good; one that they do not know keeps its printed name."""
    found = printed.replace(" ", "-")
    return found if found in WORDED_GOODS else printed


def _spot_value(text: str) -> dict[str, object]:
    """A market spot as a value of the rulebook's messages: what it gives, and how much."""
    kind, amount = spot(text)
    names = {START: "start", SCORING: "box", PLUS: "plus", DIE: "die"}
    return {"gives": names[kind] if kind in names else DISTRICTS[kind], "amount": amount}


_GIVES = re.compile(r"([1-9]) (goats?|green|purple|blue|orange|gold)")
_SPECIAL = {"*": (SCORING, 0), "start": (START, 0), "+1": (PLUS, 1), "yellow die": (DIE, 1)}


@cache
def spot(text: str) -> tuple[int, int]:
    """Kind and amount of a market spot as the file writes it; ValueError for anything else."""
    if text in _SPECIAL:
        return _SPECIAL[text]
    gives = _GIVES.fullmatch(text)
    if gives is None:
        raise ValueError(text)
    name = "goats" if gives[2] == "goat" else gives[2]
    return DISTRICTS.index(name), int(gives[1])


def components(figures: Figures) -> Components:
    """Checked components; refused with what is wrong and where."""
    found = shaped(figures, Components)
    if sorted(found.harbor.order) != sorted(DISTRICTS) or found.harbor.order[-1] != "gold":
        raise WrongComponents("harbor.order", "corinth-components-harbor", districts=DISTRICTS)
    for name in GOODS:
        _check_shops(name, getattr(found.districts, name))
    _check_market(found.market)
    for name in BUILDINGS:
        if getattr(found.buildings, name).gold + getattr(found.buildings, name).goats == 0:
            raise WrongComponents(f"buildings.{name}", "corinth-components-free")
    for name in ("gold", "goats"):
        if found.symbols.circled > getattr(found.symbols, name):
            raise WrongComponents("symbols.circled", "corinth-components-circled", what=name, symbols=getattr(found.symbols, name))
    return found


def _check_shops(name: str, district: District) -> None:
    if not district.good.isprintable():
        raise WrongComponents(f"districts.{name}.good", "corinth-components-good")
    where = f"districts.{name}.shops"
    points = [points for points, _ in district.shops]
    if not 1 <= len(points) <= MAX_SHOPS:
        raise WrongComponents(where, "corinth-components-shops", most=MAX_SHOPS)
    if len(set(points)) != len(points):
        raise WrongComponents(where, "corinth-components-same-points")


def _check_market(market: Market) -> None:
    if len(market.rows) != SIDE or any(len(row) != SIDE for row in market.rows):
        raise WrongComponents("market.rows", "corinth-components-market", side=SIDE)
    for r, row in enumerate(market.rows):
        for c, text in enumerate(row):
            try:
                spot(text)
            except ValueError:
                raise WrongComponents(f"market.rows[{r}][{c}]", "corinth-components-spot", spot=text) from None
    starts = sum(text == "start" for row in market.rows for text in row)
    if starts != 1:
        raise WrongComponents("market.rows", "corinth-components-start", starts=starts)

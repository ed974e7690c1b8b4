"""Descriptions of the types of `wire` and of the games, field by field, with examples. /api and docs/socket.md are made of them."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec import inspect as kinds

from emporion import games
from emporion.engine.description import Said, Section
from emporion.engine.effects import Asked, Effect
from emporion.engine.rulebook_text import ChapterText, ItemText
from emporion.tables import wire

NO_LIMIT = 1 << 40
"""A bound that is not shown, because no client reaches it."""
COMMITMENT = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0"
ENTROPY = "67671a2f53dd910a8b35840edb6a0a1e751ae5532178ca7f025b823eee317992"
TABLE = wire.TableInfo(
    code="k7mwq3xa",
    game="corinth",
    players=2,
    options={"steward": "sum"},
    components={},
    listed=False,
    hints=True,
    stand_in=120,
    pace=500,
    status="running",
    replay=False,
    explore=False,
    copied=0,
    host=0,
    seats=[wire.SeatInfo(0, "person", "Ada", None, True, None, ENTROPY), wire.SeatInfo(1, "bot", "easy", "easy", True, None)],
    first=0,
    actor=0,
    scores=None,
    winners=None,
    commitment=COMMITMENT,
    seed=None,
    rematch=None,
    created=1790000000.0,
    number=14,
)
SEAT = wire.Seat("k7mwq3xa", 0, "Wp0c…", "/table/k7mwq3xa#Wp0c…")
TOOK = {"type": "Took", "seat": 0, "district": "blue", "purpose": "action"}
TAKE = {"type": "Take", "district": "blue"}
DELIVERING = {"type": "Delivering", "seat": 0, "district": "blue", "symbols": 2}
ENTRY = wire.EntryView(
    number=14, kind="move", seat=1, at=1790000060.5, move="take gold", effects=[TOOK | {"seat": 1, "district": "gold"}], lines=[[0]]
)
CHOICE = wire.Choice("take blue", [TAKE, DELIVERING])
CHOOSING = {"type": "Choosing", "seat": 0}
POSITION = wire.Position(at=14, actor=0, view={"…": "as the game sees it"}, scores=[31, 28], question=CHOOSING, moves=[CHOICE])
PROSPECTS = [wire.Prospect("take blue", 0.62, 87.5, 1400), wire.Prospect("take gold", 0.54, 85.0, 600)]
DECISIONS = [
    wire.Decision(14, 0, "take gold", "take blue", 0.08, PROSPECTS, [0.62, 0.38], False),
    wire.Decision(16, 1, "take blue", "take blue", 0.0, [wire.Prospect("take blue", 0.31, 80.5, 2000)], [0.69, 0.31], False),
]
WAYS = [wire.Way([prospect.move], prospect, [TAKE]) for prospect in PROSPECTS]
HARBOR = Section("harbor", {"type": "HarborPart"}, [Said(({"type": "NoDice"},), "brief")])
HARBOR_IN_WORDS = wire.SectionInWords("harbor", None, "Harbor", [wire.SaidInWords("No dice lie there.", "brief")])
TURNING = wire.Turning(16, 1, 0.31, [0.69, 0.31], [1.0, 0.0], "chance")
EXAMPLES: dict[str, Any] = {
    "Person": wire.Person("Ada"),
    "TableWanted": {"game": "corinth", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]},
    "StartWanted": wire.StartWanted("normal", ENTROPY),
    "SeatTaken": wire.SeatTaken("Ada", ENTROPY),
    "Me": wire.Me("Ada", "WyJh….5s0Q…"),
    "TableInfo": TABLE,
    "Seat": SEAT,
    "TableMade": wire.TableMade(TABLE, [SEAT]),
    "GameInfo": wire.GameInfo(
        "corinth",
        1,
        [2, 3, 4],
        {"steward": ["sum", "last"]},
        {"steward": "E2"},
        ["gold", "goats"],
        True,
        ["corinth"],
        [wire.OpponentInfo("walker", "")],
    ),
    "Moment": wire.Moment(14, 96, ENTRY, POSITION),
    "Course": wire.Course([[0, 0], [0, 0], [3, 0]]),
    "Source": wire.Source("k7mwq3xa"),
    "Rules": wire.Rules({"Took": "T1"}, {"scoring": "E1"}, ["table"]),
    "Rulebook": wire.Rulebook("corinth", [ChapterText("turn", "Your turn", [ItemText("rule", "T1", "In your turn you choose a group …")])]),
    "MomentWanted": wire.MomentWanted(40),
    "PlayOn": wire.PlayOn(40, 0, "hard"),
    "AnswerWanted": wire.AnswerWanted(14, ["take gold"]),
    "Answer": wire.Answer(14, 0, WAYS[1], WAYS[0], False, WAYS[1], "equal"),
    "Description": wire.Description(14, 0, [HARBOR], [HARBOR_IN_WORDS]),
    "Review": wire.Review("k7mwq3xa", 2, 2, 2000, DECISIONS, [1.0, 0.0], [TURNING]),
    "Health": wire.Health(True, "0.1.0", 12, 31),
    "Problem": wire.Problem("table-unknown", "There is no table k7mwq3xa. Check the link or code.", {"code": "k7mwq3xa"}),
    "Hello": wire.Hello("Wp0c…", 12),
    "Move": wire.Move("take blue", 14),
    "Undo": wire.Undo(14),
    "Chat": wire.Chat("Good luck!"),
    "Hint": wire.Hint(14),
    "Ping": wire.Ping(),
    "Welcome": wire.Welcome(wire.PROTOCOL, TABLE, 0),
    "Update": wire.Update(13, 14, [ENTRY], POSITION),
    "TableChanged": wire.TableChanged(TABLE),
    "Hinted": wire.Hinted(14, [wire.Prospect("take blue", 0.62, 87.5, 1400)], ["take blue"], [], False),
    "Refused": wire.Refused(
        "move", "table-stale", "This answers position 12, but the game is at 14 now. Answer the new position.", {"at": 12, "now": 14}
    ),
    "Pong": wire.Pong(),
}


CLOSE_CODES = (4400, 4408, 4413, 4429, 4503, 1009, 1012)
"""The codes with which the server closes a socket."""


class Field(NamedTuple):
    """A field of a type: its values, its default and its meaning."""

    name: str
    kind: str
    default: str
    about: str


class TypeDoc(NamedTuple):
    """The description of a type; `tag` is the `type` of a message."""

    name: str
    tag: str
    about: str
    fields: list[Field]
    example: str


@cache
def wire_types() -> dict[str, type[msgspec.Struct]]:
    """The types that clients and servers exchange, by their names: those of `wire`, and those of their fields."""
    named = [kind for kind in vars(wire).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return {part.__name__: part for kind in named for part in walk_structs(kinds.type_info(kind))}


@cache
def describe_type(name: str) -> TypeDoc:
    """Describe a type that is exchanged."""
    kind = wire_types()[name]
    info = kinds.type_info(kind)
    assert isinstance(info, kinds.StructType)
    notes = _field_notes(kind)
    fields = [Field(field.encode_name, describe_values(field.type), _default(field), notes.get(field.name, "")) for field in info.fields]
    return TypeDoc(name, str(info.tag or ""), inspect.getdoc(kind) or "", fields, show_example(name))


def client_messages() -> list[str]:
    """The names of the messages of a client."""
    return [kind.__name__ for kind in get_args(wire.ClientMessage)]


def server_messages() -> list[str]:
    """The names of the messages of the server."""
    return [kind.__name__ for kind in get_args(wire.ServerMessage)]


def list_parts(names: list[str]) -> list[str]:
    """The names of the types of the fields of these types, in the order of first use."""
    found: list[str] = []
    for name in names:
        for part in walk_structs(kinds.type_info(wire_types()[name])):
            if part.__name__ not in found and part.__name__ not in names:
                found.append(part.__name__)
    return found


def walk_structs(info: kinds.Type) -> Iterator[type[msgspec.Struct]]:
    """The structs in a type, itself first."""
    match info:
        case kinds.StructType():
            yield info.cls
            for field in info.fields:
                yield from walk_structs(field.type)
        case kinds.ListType() | kinds.VarTupleType():
            yield from walk_structs(info.item_type)
        case kinds.DictType():
            yield from walk_structs(info.value_type)
        case kinds.UnionType():
            for one in info.types:
                yield from walk_structs(one)
        case kinds.Metadata():
            yield from walk_structs(info.type)


def describe_values(info: kinds.Type) -> str:
    """Describe the values of a type."""
    match info:
        case kinds.Metadata():
            return describe_values(info.type)
        case kinds.LiteralType():
            return " · ".join(f'"{value}"' for value in info.values)
        case kinds.UnionType():
            return " or ".join(sorted((describe_values(one) for one in info.types), key="null".__eq__))
        case kinds.ListType() | kinds.VarTupleType():
            return f"list of {describe_values(info.item_type)}"
        case kinds.TupleType():
            return f"list of {len(info.item_types)}: {', '.join(map(describe_values, info.item_types))}"
        case kinds.DictType():
            return (
                "object"
                if isinstance(info.value_type, kinds.AnyType | kinds.UnionType)
                else f"object of {describe_values(info.value_type)}"
            )
        case kinds.StructType():
            return info.cls.__name__
        case kinds.IntType():
            return "whole number" + _range(info.ge, info.le)
        case kinds.StrType():
            return "text" + (f" like {info.pattern}" if info.pattern else _range(info.min_length, info.max_length, " characters"))
        case kinds.FloatType():
            return "number"
        case kinds.BoolType():
            return "true or false"
        case kinds.NoneType():
            return "null"
        case _:
            return "anything"


def _range(least: int | None, most: int | None, what: str = "") -> str:
    if most is None or most >= NO_LIMIT:
        return ""
    return f" ({least} to {most}{what})" if least is not None else f" (at most {most}{what})"


def _default(field: kinds.Field) -> str:
    if field.required:
        return ""
    value = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    return msgspec.json.encode(value).decode()


def _field_notes(kind: type) -> dict[str, str]:
    """The strings below the fields of a class."""
    body = ast.parse(inspect.getsource(kind)).body[0]
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, note in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(note, ast.Expr):
            found[field.target.id] = inspect.cleandoc(ast.literal_eval(note.value))
    return found


def show_example(name: str, several: bool = False) -> str:
    """The example of a type as JSON, or of a list of them; empty if there is none."""
    if name not in EXAMPLES:
        return ""
    found = msgspec.json.encode([EXAMPLES[name]] if several else EXAMPLES[name])
    return msgspec.json.format(found, indent=2 if len(found) > 120 else 0).decode()


# Types of the games.


class GameTypeDoc(NamedTuple):
    """The description of a type of a game: its view, a part of it, or an effect."""

    name: str
    about: str
    fields: list[Field]


def describe_view(game: str) -> list[GameTypeDoc]:
    """Describe the view of a game and the types in it."""
    return [_describe_struct(kind) for kind in dict.fromkeys(walk_structs(kinds.type_info(games.find(game).view_type)))]


def describe_effects(game: str) -> list[GameTypeDoc]:
    """Describe the effects of a game in the order of its module; the last one closes every event."""
    return [*map(_describe_struct, list_effects(game)), _describe_struct(Asked)]


def list_effects(game: str) -> list[type[Effect]]:
    """The effects that a game defines: those of its rules, then those of its narration."""
    return games.find(game).effect_types()


def in_json(docstring: str) -> str:
    """A docstring on one line, for readers of JSON, who see null where Python has None."""
    return re.sub(r"\bNone\b", "null", " ".join(docstring.split()))


def _describe_struct(kind: type[msgspec.Struct]) -> GameTypeDoc:
    info = kinds.type_info(kind)
    assert isinstance(info, kinds.StructType)
    return GameTypeDoc(
        kind.__name__, in_json(kind.__doc__ or ""), [Field(field.encode_name, describe_values(field.type), "", "") for field in info.fields]
    )

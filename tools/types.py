"""Write src/emporion/web/types.d.ts anew from the server's messages and the games' views and effects: `make types`. A test compares."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
from msgspec import inspect

from emporion import games
from emporion.tables import wire
from tools.type_docs import in_json, list_effects

FILE = Path(__file__).parent.parent / "src" / "emporion" / "web" / "types.d.ts"
HEAD = """// Made by tools/types.py from the server's types (make types). Not written by hand.
"""
TAIL = """
/** What a board is given. `play` sends the first move and goes on with the next ones as long as each is legal. */
export interface BoardProps {
  table: TableInfo;
  seat: number | null;
  position: Position;
  /** Those that arrived with this position, to animate; empty on a first look. */
  entries: EntryView[];
  names: string[];
  /** The game's printed figures. */
  components: any;
  /** The rule of each type of effect. */
  ruleOf: Record<string, string>;
  hint: Hinted | null;
  /** A move is under way, or it is not one's turn. */
  isBusy: boolean;
  motion: boolean;
  sound: (name: string) => void;
  say: (key: string, values?: Record<string, any>) => string;
  /** What the board asks in between, before anything is played; "" is what the position asks. */
  ask: (sentence: string) => void;
  play: (moves: string[]) => void;
}
"""


Update = msgspec.defstruct(
    "Update",
    [("since", int), ("number", int), ("entries", list[wire.EntryView]), ("position", wire.Position | None)],
    tag_field="type",
    tag="update",
    module=wire.__name__,
    namespace={"__doc__": wire.Update.__doc__},
)
"""The server sends entries that are encoded already, which msgspec cannot look into."""


class Names:
    """The structs that have been met, each under its own name."""

    def __init__(self) -> None:
        self.found: dict[type, str] = {}
        self.waiting: list[inspect.StructType] = []

    def name(self, struct: inspect.StructType, prefix: str = "") -> str:
        """The name of a struct in TypeScript; games' own are prefixed, since two games may use one word."""
        if struct.cls not in self.found:
            room = struct.cls.__module__.split(".")
            game = "".join(part.title() for part in room[2].split("_")) if room[1] == "games" else ""
            name = f"{game}{struct.cls.__name__}"
            if name in self.found.values():  # TypeScript would make one type of both
                raise TypeError(f"two types are called {name}")
            self.found[struct.cls] = name
            self.waiting.append(struct)
        return self.found[struct.cls]

    def written(self, kind: inspect.Type) -> str:
        """A type as TypeScript writes it."""
        match kind:
            case inspect.Metadata():
                return self.written(kind.type)
            case inspect.StructType():
                return self.name(kind)
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.LiteralType():
                return " | ".join(json.dumps(value) for value in kind.values)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self.written(part) for part in kind.types))
            case inspect.ListType() | inspect.VarTupleType():
                part = self.written(kind.item_type)
                return f"({part})[]" if " " in part else f"{part}[]"
            case inspect.TupleType():
                return f"[{', '.join(map(self.written, kind.item_types))}]"
            case inspect.DictType():
                return f"Record<string, {self.written(kind.value_type)}>"
            case inspect.AnyType():
                return "any"
        raise TypeError(f"no TypeScript for {kind}")

    def interface(self, struct: inspect.StructType) -> Iterator[str]:
        """A struct as an interface. What may be left out, in a message of either side, is marked."""
        if struct.cls.__doc__ and not struct.cls.__doc__.startswith(f"{struct.cls.__name__}("):
            yield f"/** {in_json(struct.cls.__doc__)} */"
        yield f"export interface {self.found[struct.cls]} {{"
        if struct.tag_field:
            yield f"  {struct.tag_field}: {json.dumps(struct.tag)};"
        omitted = issubclass(struct.cls, wire.Strict) or struct.cls.__struct_config__.omit_defaults
        for field in struct.fields:
            mark = "?" if omitted and not field.required else ""
            yield f"  {field.encode_name}{mark}: {self.written(field.type)};"
        yield "}"


def roots() -> Iterator[type]:
    """What is exchanged, and what a game shows."""
    for found in vars(wire).values():
        if isinstance(found, type) and issubclass(found, msgspec.Struct) and found.__module__ == wire.__name__:
            yield Update if found is wire.Update else found
    for name in games.NAMES:
        yield games.find(name).view_type
        yield from list_effects(name)


def declarations() -> str:
    """The whole file."""
    names, lines = Names(), [HEAD]
    for root in roots():
        struct = inspect.type_info(root)
        if isinstance(struct, inspect.StructType) and root not in (wire.Message, wire.Call, wire.Strict):
            names.name(struct)
    while names.waiting:
        lines += [*names.interface(names.waiting.pop(0)), ""]
    for alias in ("ServerMessage", "ClientMessage"):
        lines.append(f"export type {alias} = {' | '.join(part.__name__ for part in get_args(getattr(wire, alias)))};")
    for name in games.NAMES:
        union = " | ".join(names.found[found] for found in list_effects(name))
        lines.append(f"export type {''.join(part.title() for part in name.split('-'))}Effect = {union} | Asked;")
    lines.append('export interface Asked {\n  type: "Asked";\n  actor: number | "chance" | "over";\n  point: string;\n}')
    return "\n".join(lines) + "\n" + TAIL


def main() -> None:
    FILE.write_text(declarations(), encoding="utf-8")


if __name__ == "__main__":
    main()

"""docs/lab-fields.md: the numbers of moves and the fields of observations, from their descriptions. `make docs` writes it."""

from __future__ import annotations

from emporion import games
from emporion.engine.encoding import Field
from emporion.lab import Description, describe
from emporion.text import say

HEAD = """# Fields and numbers for machines

Made from the descriptions by `make docs`. Everything is from one seat's side: `self` is the seat that observes, `next`,
`third` and `fourth` follow it in the order of play. Options change neither numbers nor fields; a corrected box may. The
version is raised when a number or a field changes its meaning."""
CODE_WIDTH = 100


def markdown() -> str:
    """The whole page."""
    lines = [HEAD]
    for name in games.NAMES:
        if not games.find(name).is_encoded():
            continue
        found = [describe(name, players) for players in games.find(name).players]
        lines += [f"\n## {say(f'{name}-title')}, version {found[0].version}\n", *_sizes(found), *_fields(found[0]), *_moves(found)]
    return "\n".join(lines) + "\n"


def _sizes(found: list[Description]) -> list[str]:
    lines = ["| players | moves | figures of an observation |", "|---|---|---|"]
    return lines + [f"| {one.players} | {one.actions} | {one.size} |" for one in found]


def _fields(described: Description) -> list[str]:
    """The fields for two players, in their order; those of other seats are those of `self`."""
    lines = ["\n| field | shape | range | meaning | places |", "|---|---|---|---|---|"]
    for field in described.fields:
        if not field.name.startswith("next_"):
            lines.append(f"| `{field.name}` | {_shape(field)} | {field.low} to {field.high} | {field.meaning} | {_places(field)} |")
    return [*lines, "\nShapes, ranges and places are those for two players. The fields `self_…` follow for `next`, `third` and `fourth`."]


def _shape(field: Field) -> str:
    return " × ".join(map(str, field.shape)) or "1"


def _places(field: Field) -> str:
    return " × ".join(", ".join(labels) if len(labels) <= 10 else f"{labels[0]} to {labels[-1]}" for labels in field.labels)


def _moves(found: list[Description]) -> list[str]:
    """The moves by their numbers; those of more players follow those of fewer, where they differ at all."""
    most = found[-1]
    lines, line = [f"\nMoves by number, for {most.players} players:\n", "```"], ""
    for number, text in enumerate(most.texts):
        item = f"{number} {text}"
        if len(line) + len(item) > CODE_WIDTH:
            lines.append(line.rstrip())
            line = ""
        line += f"{item} · "
    lines += [line.removesuffix(" · "), "```"]
    if found[0].actions != most.actions:
        assert all(most.texts[: one.actions] == one.texts for one in found)
        lines.append("\nWith fewer players the last ones are missing.")
    return lines

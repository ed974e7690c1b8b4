"""Records: what is refused and how (F1 to F5 of records.md), and that files are written whole."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from emporion import games
from emporion.engine import record
from emporion.engine.errors import EmporionError, RecordError
from emporion.engine.match import Match
from emporion.engine.record import dumps
from tests.games.corinth_table import SIX, TWO, Style, Table, reach

HEADER: dict[str, Any] = {"emporion": 1, "game": "corinth", "rules": 1, "players": 2, "options": {"steward": "sum"}, "first": 0}
WON = [(0, "buy 0"), ("chance", "roll 6 6 6 6 6 6 6 6 6")]
"""The shortest game: all dice show one value."""
RESULT = {"scores": [0, 0], "winners": [0]}
Event = tuple[object, object]


def lines(*events: Event, header: dict[str, Any] = HEADER, result: dict[str, Any] | None = None) -> list[str]:
    """The lines of a record."""
    return [
        json.dumps(line) for line in [header, *({"by": by, "move": move} for by, move in events), *([result] if result is not None else [])]
    ]


def text(*events: Event, **parts: Any) -> str:
    return "".join(line + "\n" for line in lines(*events, **parts))


def replay(source: str | bytes) -> Match:
    return games.replay(source.encode() if isinstance(source, str) else source)


def refused(source: str | bytes) -> tuple[int, str]:
    """The line at which a record is refused, and the rule's id; its sentence tells both."""
    with pytest.raises(RecordError) as error:
        replay(source)
    assert f"line {error.value.line}," in str(error.value)
    assert error.value.rule in str(error.value)
    sentence, *details = str(error.value).split("\n")
    assert sentence.isprintable()
    assert len(details) == ("detail" in error.value.values)
    assert all(map(str.isprintable, details))
    return error.value.line, error.value.rule


def legal(source: str | bytes) -> list[str]:
    """What was legal where a record is refused; its sentence tells that too."""
    with pytest.raises(RecordError) as error:
        replay(source)
    assert all(move in str(error.value) for move in error.value.legal)
    return error.value.legal


# What is accepted.


def test_a_record_is_replayed() -> None:
    match = replay(text((0, "buy 1"), ("chance", "roll 1 1 1 1 1 1 1 1 1 + 6")))
    assert match.moves() == ["take goats", "take gold", "steward goats", "steward gold"]
    assert [(event.by, event.move) for event in match.events] == [(0, "buy 1"), ("chance", "roll 1 1 1 1 1 1 1 1 1 + 6")]


def test_a_record_of_a_header_alone_is_a_game_that_has_just_begun() -> None:
    assert replay(text()).moves() == ["buy 0", "buy 1"]


def test_the_last_line_need_not_end_with_a_newline() -> None:
    assert replay(text(*WON, result=RESULT).rstrip("\n")).is_over


def test_further_keys_of_the_header_mean_nothing() -> None:
    header = HEADER | {"names": ["Ὅμηρος", "b"], "seed": 7, "date": None, "bots": {"a": [1.5]}}
    assert replay(text((0, "buy 0"), header=header)).actor == "chance"


def test_what_is_written_is_read_and_more_keys_go_into_the_header() -> None:
    table = Table(3, first=2, steward="last")
    table.play(f"{SIX}, take gold")
    source = dumps(table.match, names=["α", "β", "γ"])
    assert json.loads(source.splitlines()[0])["names"] == ["α", "β", "γ"]
    assert "α" in source
    again = replay(source)
    assert (again.players, again.first, again.options) == (3, 2, {"steward": "last"})
    assert again.view(None) == table.view


def test_a_written_record_has_the_lines_of_the_format() -> None:
    table = Table()
    table.play("buy 0, roll 6 6 6 6 6 6 6 6 6")
    assert dumps(table.match) == text(*WON, result=RESULT)


def test_the_header_is_read_alone() -> None:
    assert record.header(text(*WON, (0, "nonsense")).encode()) == HEADER


# F1: the form of the lines and the header.


def test_f1_an_empty_file_has_no_header() -> None:
    assert refused("") == (1, "F1")
    with pytest.raises(RecordError):
        record.header(b"")


def test_f1_a_byte_order_mark_is_refused() -> None:
    assert refused(b"\xef\xbb\xbf" + text().encode()) == (1, "F1")


@pytest.mark.parametrize("blank", ["", " ", "\t", "\r"])
def test_f1_a_blank_line_is_refused_wherever_it_is(blank: str) -> None:
    first, second, third, last = lines(*WON, result=RESULT)
    assert refused("\n".join([blank, first, second])) == (1, "F1")
    assert refused("\n".join([first, blank, second])) == (2, "F1")
    assert refused("\n".join([first, second, third, last, blank, ""])) == (5, "F1")


@pytest.mark.parametrize(
    "line",
    [
        "buy 0",
        "{'by': 0, 'move': 'buy 0'}",
        '{"by": 0, "move": "buy 0"',
        '{"by": 0, "move": "buy 0"} {"by": 0}',
        '{"by": 0, "move": "buy 0",}',
        '{"by": NaN, "move": "buy 0"}',
        '{"by": Infinity, "move": "buy 0"}',
        '{"by": -Infinity, "move": "buy 0"}',
        '{"by": 00, "move": "buy 0"}',
        '{"by": 0, "by": 0, "move": "buy 0"}',
        '{"by": 0, "move": "buy 0", "move": "buy 0"}',
        '{"by": 0, "move": "bu\ty 0"}',
        '{"by": ' + "1" * 5000 + ', "move": "buy 0"}',
    ],
)
def test_f1_a_line_that_is_not_json_is_refused(line: str) -> None:
    assert refused(f"{text()}{line}\n") == (2, "F1")


def test_f1_bytes_that_are_no_utf8_are_refused() -> None:
    assert refused(text().encode() + b'{"by": 0, "move": "buy 0\xff"}\n') == (2, "F1")
    assert refused(text().encode("utf-16")) == (1, "F1")


@pytest.mark.parametrize("line", ["[]", "0", '"buy 0"', "null", "true", '["by", 0, "move", "buy 0"]'])
def test_f1_a_line_that_is_no_object_is_refused(line: str) -> None:
    assert refused(f"{text()}{line}\n") == (2, "F1")
    assert refused(f"{line}\n") == (1, "F1")


@pytest.mark.parametrize("key", HEADER)
def test_f1_a_header_without_one_of_its_keys_is_incomplete(key: str) -> None:
    assert refused(text(header={name: value for name, value in HEADER.items() if name != key})) == (1, "F1")


def test_f1_an_event_is_no_header() -> None:
    assert refused('{"by": 0, "move": "buy 0"}\n') == (1, "F1")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("emporion", 2),
        ("emporion", 1.0),
        ("emporion", True),
        ("emporion", "1"),
        ("game", "Corinth"),
        ("game", "chess"),
        ("game", 1),
        ("game", None),
        ("game", ["corinth"]),
        ("rules", 0),
        ("rules", 2),
        ("rules", 1.0),
        ("rules", True),
        ("players", 1),
        ("players", 5),
        ("players", 2.0),
        ("players", "2"),
        ("players", None),
        ("first", -1),
        ("first", 2),
        ("first", False),
        ("first", 0.0),
        ("first", "0"),
        ("options", {}),
        ("options", None),
        ("options", []),
        ("options", "sum"),
        ("options", ["steward"]),
        ("options", {"steward": "most"}),
        ("options", {"steward": "Sum"}),
        ("options", {"steward": True}),
        ("options", {"steward": ["sum"]}),
        ("options", {"steward": "sum", "color": "red"}),
        ("components", []),
        ("components", None),
        ("components", {"dragons": 3}),
        ("components", {"symbols": {"dragons": 3}}),
        ("components", {"symbols": 24}),
        ("components", {"symbols": {"gold": "24"}}),
        ("components", {"symbols": {"gold": 0}}),
        ("components", {"symbols": {"gold": True}}),
        ("components", {"symbols": {"circled": 25}}),
        ("components", {"market": {"rows": []}}),
        ("components", {"districts": {"blue": {"shops": [[3, 2], [3, 3]]}}}),
    ],
)
def test_f1_a_header_with_a_value_that_cannot_be_is_refused(key: str, value: object) -> None:
    assert refused(text(header=HEADER | {key: value})) == (1, "F1")


def header_with(words: str) -> dict[str, dict[str, Any]]:
    """Headers with a stranger's words in every place that takes words."""
    return {
        "game": HEADER | {"game": words},
        "option": HEADER | {"options": {"steward": "sum", words: "sum"}},
        "value": HEADER | {"options": {"steward": words}},
        "value of another type": HEADER | {"options": {"steward": [words]}},
        "table": HEADER | {"components": {words: 1}},
        "figure": HEADER | {"components": {"symbols": {words: 1}}},
        "mark": HEADER | {"components": {"symbols": {"mark": words}}},
        "spot": HEADER | {"components": {"market": {"rows": [[words] * 5] * 5}}},
        "district": HEADER | {"components": {"harbor": {"order": [words] * 6}}},
    }


@pytest.mark.parametrize("place", header_with(""))
def test_f1_a_long_text_in_the_header_is_refused_like_a_short_one(place: str) -> None:
    assert refused(text(header=header_with("x" * 10_000)[place])) == (1, "F1")


@pytest.mark.parametrize("place", header_with(""))
def test_f1_what_a_header_says_is_told_in_printable_characters(place: str) -> None:
    assert refused(text(header=header_with("\x1b[31mred\r\n\ud800")[place])) == (1, "F1")


@pytest.mark.parametrize(
    "line",
    [
        {"by": 0, "move": "buy 0", "comment": "why not"},
        {"by": 0, "move": "buy 0", "": 0},
        {"move": "buy 0"},
        {"by": 0},
        {"By": 0, "Move": "buy 0"},
        {},
    ],
)
def test_f1_an_event_has_two_keys_and_no_others(line: dict[str, object]) -> None:
    assert refused(text() + json.dumps(line) + "\n") == (2, "F1")


def test_f1_the_order_of_the_keys_does_not_matter() -> None:
    assert replay(text() + '{"move": "buy 0", "by": 0}\n').actor == "chance"


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_f1_deep_nesting_is_refused_like_anything_else(opening: str) -> None:
    closing = "]" if opening == "[" else "}"
    for depth in (100, 400, *range(900, 1000), 5_000, 200_000):
        deep = opening * depth + "0" + closing * depth
        for place in (
            '{"by": %s, "move": "buy 0"}',
            '{"by": 0, "move": %s}',
            '{"by": 0, "move": "buy 0", "more": %s}',
            '{"scores": %s, "winners": [0]}',
        ):
            line, rule = refused(text() + place % deep + "\n")
            assert line == 2
            assert rule in ("F1", "F2", "F3", "F5")
        header = json.dumps(HEADER)
        for key in ("options", "components", "game", "players"):
            assert refused(header[:-1].replace(f'"{key}"', '"other"') + f', "{key}": {deep}}}\n') == (1, "F1")


# F2: the form of the moves.


@pytest.mark.parametrize(
    "move",
    [
        "",
        " ",
        "buy",
        "buy  0",
        " buy 0",
        "buy 0 ",
        "buy\t0",
        "buy 0\n",
        "Buy 0",
        "BUY 0",
        "buy 00",
        "buy 01",
        "buy -1",
        "buy +1",
        "buy 1.0",
        "buy one",
        "buy ٠",
        "buy 0 0",
        "pass",
        "take",
        "take red",
        "take Blue",
        "steward red",
        "discard",
        "shop",
        "up 1",
        "skip it",
        "build castle",
        "end turn",
        "buy 0" * 1000,
        "\x1b[31mbuy 0",
    ],
)
def test_f2_an_unknown_word_or_a_malformed_move_is_refused(move: str) -> None:
    assert refused(text((0, move))) == (2, "F2")
    assert legal(text((0, move))) == ["buy 0", "buy 1"]


@pytest.mark.parametrize("move", [None, 0, True, 1.5, ["buy 0"], {"buy": 0}])
def test_f2_a_move_is_a_text(move: object) -> None:
    assert refused(text((0, move))) == (2, "F2")


@pytest.mark.parametrize(
    "move",
    [
        "roll",
        "roll 6 5 4 3 2 1 1 1 1",
        "roll 1 1 1 1 1 2 2 2 0",
        "roll 0 1 1 1 1 2 2 2 2",
        "roll 1 1 1 1 1 2 2 2 7",
        "roll 1  1 1 1 1 2 2 2 2",
        "roll 111112222",
        "roll 1,1,1,1,1,2,2,2,2",
        "roll 1 1 1 1 1 2 2 2 2 +",
        "roll 1 1 1 1 1 2 2 2 2 + 2 1",
        "roll 1 1 1 1 1 2 2 2 2+1",
        "roll + 1",
        "Roll 1 1 1 1 1 2 2 2 2",
        "dice 1 1 1 1 1 2 2 2 2",
    ],
)
def test_f2_a_roll_is_written_with_ascending_faces(move: str) -> None:
    assert refused(text((0, "buy 0"), ("chance", move))) == (3, "F2")


# F3: who acts.


@pytest.mark.parametrize("by", [1, -1, 2, "0", "chance", "over", "", None, True, False, 0.0, -0.0, 1e400, [0], {"seat": 0}])
def test_f3_a_seat_is_a_json_integer_and_the_one_that_is_asked(by: object) -> None:
    line = '{"by": 1e400, "move": "buy 0"}' if by == 1e400 else json.dumps({"by": by, "move": "buy 0"})
    assert refused(f"{text()}{line}\n") == (2, "F3")


@pytest.mark.parametrize("by", [0, 1, -1, "Chance", "dice", None, False])
def test_f3_chance_is_called_so(by: object) -> None:
    assert refused(text((0, "buy 0"), (by, SIX))) == (3, "F3")


def test_f3_a_true_seat_is_no_seat_one() -> None:
    match = Table(2, first=1).match
    header = HEADER | {"first": 1}
    assert match.actor == 1
    assert refused(text((True, "buy 0"), header=header)) == (2, "F3")
    assert refused(text((1.0, "buy 0"), header=header)) == (2, "F3")


def test_f3_the_player_before_may_not_go_on() -> None:
    start: list[Event] = [(0, "buy 0"), ("chance", SIX), (0, "take blue"), (0, "shop 8")]
    assert refused(text(*start, (0, "take green"))) == (6, "F3")
    assert len(legal(text(*start, (0, "take green")))) == 10


def test_f3_a_roll_that_is_well_written_is_chances_and_no_seats() -> None:
    """`roll` is no unknown word (F2): it is a word of another actor."""
    assert refused(text((0, SIX)))[0] == 2
    assert refused(text((0, SIX)))[1] != "F2"


# F4: what is not asked.


def test_f4_a_forced_answer_is_not_in_a_record() -> None:
    """Blue has one untouched shop; it is stocked unasked, and the same seat is asked what it builds."""
    header = HEADER | {"components": {"symbols": {"circled": 8}}}
    events: list[Event] = [(0, "buy 0"), ("chance", "roll 1 2 3 4 4 4 4 4 6"), (0, "take blue"), (0, "shop 3"), (0, "shop 5"), (0, "end")]
    events += [(1, "take gold"), (1, "end"), (0, "take goats"), (0, "end"), (1, "buy 0"), ("chance", SIX), (1, "take gold"), (1, "end")]
    events += [(0, "take blue")]
    match = replay(text(*events, header=header))
    assert match.view(None).sheets[0].checked["blue"] == [2, 3, 1]
    assert (match.actor, match.forced) == (0, [(0, "shop 8")])
    assert refused(text(*events, (0, "shop 8"), header=header)) == (17, "F4")
    assert refused(text(*events, (0, "shop 3"), header=header)) != (17, "F4"), "it was not the answer"
    assert "build store" in legal(text(*events, (0, "shop 8"), header=header))


def test_f4_an_end_is_not_asked_when_nothing_can_be_built() -> None:
    events: list[Event] = [(0, "buy 0"), ("chance", SIX), (0, "take blue"), (0, "shop 8")]
    assert replay(text(*events)).actor == 1
    line, rule = refused(text(*events, (0, "end")))
    assert line == 6
    assert rule in ("F3", "F4")


def test_f4_buying_without_gold_is_not_asked() -> None:
    table = Table()
    table.round("buy 1, roll 1 1 1 1 1 6 6 6 6 + 6, take goats, take gold, skip")
    table.round("roll 1 2 2 2 2 6 6 6 6, take gold, take green, shop 6, take goats")
    assert table.actor == "chance"
    source = dumps(table.match)
    number = len(source.splitlines()) + 1
    assert refused(source + '{"by": 0, "move": "buy 0"}\n') == (number, "F4")
    assert replay(source + json.dumps({"by": "chance", "move": TWO}) + "\n").actor == 0


def test_f4_nothing_is_asked_when_the_game_is_over() -> None:
    assert refused(text(*WON, (0, "buy 0"))) == (4, "F4")
    assert refused(text(*WON, ("chance", TWO))) == (4, "F4")


# F5: the result.


def test_f5_a_finished_game_needs_its_result() -> None:
    assert refused(text(*WON)) == (4, "F5")
    assert games.replay(text(*WON).encode(), complete=False).is_over


def test_f5_a_result_before_the_end_is_refused() -> None:
    assert refused(text(result=RESULT)) == (2, "F5")
    assert refused(text(WON[0], result=RESULT)) == (3, "F5")
    assert legal(text(result=RESULT)) == ["buy 0", "buy 1"]


@pytest.mark.parametrize(
    "result",
    [
        {"scores": [1, 0], "winners": [0]},
        {"scores": [0], "winners": [0]},
        {"scores": [0, 0, 0], "winners": [0]},
        {"scores": [0, 0], "winners": [1]},
        {"scores": [0, 0], "winners": [0, 1]},
        {"scores": [0, 0], "winners": [0, 0]},
        {"scores": [0, 0], "winners": []},
        {"scores": [0.0, 0], "winners": [0]},
        {"scores": [False, 0], "winners": [0]},
        {"scores": ["0", 0], "winners": [0]},
        {"scores": [0, 0], "winners": [False]},
        {"scores": [0, 0], "winners": 0},
        {"scores": {"0": 0}, "winners": [0]},
        {"scores": None, "winners": None},
        {"scores": [0, 0]},
        {"winners": [0]},
        {"scores": [0, 0], "winners": [0], "by": 0},
    ],
)
def test_f5_a_wrong_result_is_refused(result: dict[str, Any]) -> None:
    line, rule = refused(text(*WON, result=result))
    assert line == 4
    assert rule in (("F1", "F5") if "by" in result else ("F5",))


def test_f5_the_result_is_the_last_line_and_there_is_one() -> None:
    assert refused(text(*WON, result=RESULT) + json.dumps({"by": 0, "move": "buy 0"}) + "\n") == (5, "F5")
    assert refused(text(*WON, result=RESULT) + json.dumps(RESULT) + "\n") == (5, "F5")


def test_f5_winners_are_ascending() -> None:
    def shared(table: Table) -> bool:
        return table.match.is_over and len(table.match.winners()) == 2

    table = reach(shared, style=Style(words=("end", "take goats", "take gold", "skip"), faces=(1, 6)), seeds=range(3000))
    source = dumps(table.match)
    assert replay(source).winners() == [0, 1]
    assert source.count('"winners": [0, 1]') == 1
    assert refused(source.replace('"winners": [0, 1]', '"winners": [1, 0]')) == (len(source.splitlines()), "F5")


# Rules that a record breaks.


@pytest.mark.parametrize(
    ("events", "line", "rule"),
    [
        ([(0, "buy 2")], 2, "R4"),
        ([(0, "buy 0"), ("chance", "roll 1 2 3 4 5 6 6 6")], 3, "R5"),
        ([(0, "buy 0"), ("chance", f"{SIX} + 1")], 3, "R5"),
        ([(0, "buy 0"), ("chance", TWO), (0, "take blue")], 4, "T1"),
        ([(0, "buy 0"), ("chance", TWO), (0, "discard gold")], 4, "T2"),
        ([(0, "buy 0"), ("chance", TWO), (0, "skip")], 4, "T3"),
        ([(0, "buy 0"), ("chance", SIX), (0, "steward gold"), (0, "stop")], 5, "S5"),
        ([(0, "buy 0"), ("chance", SIX), (0, "take gold"), (0, "build store")], 5, "C4"),
    ],
)
def test_a_record_that_breaks_a_rule_is_refused_with_its_line_and_id(events: list[Event], line: int, rule: str) -> None:
    assert refused(text(*events)) == (line, rule)
    good = replay(text(*events[:-1]))
    assert legal(text(*events)) == good.moves()


# Components.


def test_components_of_the_header_are_played_with() -> None:
    header = HEADER | {"components": {"symbols": {"circled": 5}, "districts": {"blue": {"shops": [[3, 2], [9, 5]]}}}}
    match = replay(text((0, "buy 3"), header=header))
    assert [sheet.gold for sheet in match.view(None).sheets] == [2, 5]
    assert match.components.districts.blue.shops == ((3, 2), (9, 5))
    assert match.components.districts.blue.bonus == 3


def test_components_that_differ_are_written_and_only_those() -> None:
    table = Table(symbols={"circled": 5, "gold": 24}, dice={"white": 8})
    header = json.loads(dumps(table.match).splitlines()[0])
    assert header["components"] == {"symbols": {"circled": 5}, "dice": {"white": 8}}
    again = replay(dumps(table.match))
    assert again.changes() == table.match.changes()
    assert "components" not in json.loads(dumps(Table().match).splitlines()[0])


# Files.


def test_a_file_is_written_and_read(tmp_path: Path) -> None:
    path = tmp_path / "game.emp.jsonl"
    record.write(path, text(*WON, result=RESULT))
    assert record.read(path) == text(*WON, result=RESULT).encode()
    record.write(path, "α\n")
    assert path.read_bytes() == "α\n".encode()
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_cannot_be_replaced_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.emp.jsonl"
    path.write_text("before\n")

    def full(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(EmporionError, match="No space left on device"):
        record.write(path, "after\n")
    assert path.read_text() == "before\n"
    assert list(tmp_path.iterdir()) == [path], "nothing is left lying about"


def test_a_text_that_cannot_be_encoded_leaves_nothing_half_written(tmp_path: Path) -> None:
    path = tmp_path / "game.emp.jsonl"
    path.write_text("before\n")
    with pytest.raises((EmporionError, UnicodeEncodeError)):
        record.write(path, "after \udcff\n")
    assert path.read_text() == "before\n"
    assert list(tmp_path.iterdir()) == [path], "nothing is left lying about"


def test_a_folder_that_is_not_there_or_not_writable_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path / "missing" / "game.emp.jsonl", tmp_path / "file" / "game.emp.jsonl", tmp_path):
        with pytest.raises(EmporionError, match="Cannot write"):
            record.write(path, "text\n")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_protected_folder_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "protected"
    folder.mkdir(mode=0o555)
    with pytest.raises(EmporionError, match="Cannot write"):
        record.write(folder / "game.emp.jsonl", "text\n")


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.emp.jsonl", tmp_path):
        with pytest.raises(EmporionError, match="Cannot read"):
            record.read(path)

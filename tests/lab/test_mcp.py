"""The MCP server: its tools play whole games against bots and in a seat of a running server; over the protocol in `make test-lab`."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from emporion import games
from emporion.client import Client
from emporion.engine.errors import EmporionError
from emporion.lab import mcp_server
from emporion.lab.mcp_server import NAMES, Tools, make_server
from emporion.lab.prompts import rulebook
from tests.conftest import ALL

FEW_DECISIONS = 15
"""What is played at a table where not everything is tested."""


@pytest.fixture
def tools() -> Iterator[Tools]:
    found = Tools()
    yield found
    found.close()


def play_out(tools: Tools, session: str, seed: int) -> int:
    """Play a session to its end with moves at random; the number of decisions."""
    rng, decisions = random.Random(seed), 0
    while tools.current_player(session) != -4:
        legal = tools.legal_actions(session)
        if not legal:
            tools.wait_for_turn(session, 5)
            continue
        tools.play_action(session, rng.choice(legal))
        decisions += 1
    return decisions


def test_a_game_against_bots(tools: Tools) -> None:
    assert tools.list_games() == list(games.NAMES)
    info = tools.game_info("golden-horn")
    assert (info["min_num_players"], info["max_num_players"], info["options"]["dominio"]) == (2, 4, [False, True])
    session = tools.start_game("golden-horn", 1, 3, "random,greedy", {"dominio": True}, seed=4)
    read = tools.get_observation(session)
    assert "Your legal moves" in read
    assert tools.current_player(session) == 1
    assert tools.get_return(session) == 0
    assert play_out(tools, session, 1) > 10
    assert "The game is over. Winners: seat" in tools.get_observation(session)
    assert tools.get_return(session) in (1.0, -0.5, 0.25)
    with pytest.raises(EmporionError, match="has ended"):
        tools.play_action(session, "sail trio")
    assert "Your legal moves" in tools.reset_game(session)
    tools.end_session(session)
    with pytest.raises(EmporionError, match="There is no session"):
        tools.legal_actions(session)


def test_the_same_seed_and_actions_give_the_same_game(tools: Tools) -> None:
    read = []
    for seed in (9, 9, 10):
        session = tools.start_game("corinth", opponents="random", seed=seed)
        play_out(tools, session, 2)
        read.append(tools.get_observation(session))
    assert read[0] == read[1] != read[2]


def test_what_cannot_be_done_is_said_and_changes_nothing(tools: Tools) -> None:
    session = tools.start_game("corinth", seed=1)
    before = tools.get_observation(session)
    with pytest.raises(EmporionError, match="Legal here:"):
        tools.play_action(session, "fly")
    assert tools.get_observation(session) == before
    for wrong, said in (
        (("chess",), "no game"),
        (("corinth", 2, 2), "There is no seat 2"),
        (("corinth", 0, 9), "players"),
        (("corinth", 0, 2, "docs/my_bot.py:Bot"), "There is no bot"),
        (("corinth", 0, 2, "easy,easy"), "bots"),
        (("corinth", 0, 2, "easy", {"dominio": True}), "no option"),
    ):
        with pytest.raises(EmporionError, match=said):
            tools.start_game(*wrong)
    with pytest.raises(EmporionError, match="1 to 20"):
        tools.mcts_action_chooser(session, 0)
    assert tools.mcts_action_chooser(session, 20) in tools.legal_actions(session)
    with pytest.raises(EmporionError, match="not the whole link"):
        tools.join_table("somewhere")


def test_a_session_that_was_long_not_used_makes_room(tools: Tools, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mcp_server, "MAX_SESSIONS", 3)
    sessions = [tools.start_game("corinth", opponents="random", seed=1) for _ in range(3)]
    with pytest.raises(EmporionError, match="3"):
        tools.start_game("corinth", opponents="random", seed=1)
    tools.legal_actions(sessions[0])
    monkeypatch.setattr(mcp_server, "IDLE_SECONDS", 0.0)
    tools.start_game("corinth", opponents="random", seed=1)
    assert tools.legal_actions(sessions[0])
    with pytest.raises(EmporionError, match="There is no session"):
        tools.legal_actions(sessions[1])


def test_a_seat_at_a_running_server(tools: Tools, tmp_path: Path) -> None:
    """By the link of a seat, and by that of a table with an open seat: what is read is what the seat may see."""
    pytest.importorskip("psycopg", reason="needs the tools for the tests of the server")
    from tests.server.commanded import serving

    with serving(tmp_path / "tables.db") as served, Client(served.address, name="Ada") as ada:
        made = ada.make_table("corinth", ["me", "open"], pace=0, hints=True)
        session = tools.join_table(f"{served.address}/table/{made.table.code}")
        assert "has not begun" in tools.get_observation(session)
        assert tools.current_player(session) == -1
        with pytest.raises(EmporionError, match="no open seat"):
            tools.join_table(f"{served.address}/table/{made.table.code}")
        ada.start(made.table.code)
        other = tools.join_table(served.address + made.seats[0].link)
        sessions = {0: other, 1: session}
        rng, decisions = random.Random(1), 0
        while (seat := tools.current_player(session)) != -4 and (ALL or decisions < FEW_DECISIONS):
            if seat == -1 or not tools.legal_actions(sessions[seat]):
                tools.wait_for_turn(sessions[max(seat, 0)], 2)
                continue
            if decisions == 6:
                _compare(tools, sessions, seat)
            tools.play_action(sessions[seat], rng.choice(tools.legal_actions(sessions[seat])))
            decisions += 1
        assert ("The game is over" in tools.get_observation(session)) == ALL
        assert tools.get_return(session) + tools.get_return(other) == 0
        with pytest.raises(EmporionError, match="cannot be begun anew"):
            tools.reset_game(session)


def _compare(tools: Tools, sessions: dict[int, str], seat: int) -> None:
    """A refusal with the legal moves, a hint, and what each of the two seats reads."""
    legal = tools.legal_actions(sessions[seat])
    with pytest.raises(EmporionError) as refused:
        tools.play_action(sessions[seat], "fly")
    assert refused.value.legal == legal  # type: ignore[attr-defined]
    assert tools.legal_actions(sessions[seat]) == legal
    assert tools.mcts_action_chooser(sessions[seat]) in legal
    read = tools.get_observation(sessions[seat])
    assert all(f"\n{move} – " in read for move in legal)
    assert "Another seat is asked" in tools.get_observation(sessions[1 - seat])


def test_the_protocol_over_standard_input_and_output() -> None:
    """Another process serves; a client of the library plays a whole game and reads the rules."""
    pytest.importorskip("mcp", reason="needs MCP: make test-lab")
    import anyio
    from mcp import Client as McpClient
    from mcp import StdioServerParameters

    async def play() -> None:
        parameters = StdioServerParameters(command=sys.executable, args=["-m", "emporion", "mcp"], env=_environment())
        async with McpClient(parameters) as client:
            await _play(client)

    anyio.run(play)


def test_the_protocol_over_http() -> None:
    """On a port of this machine; a request for another host is refused."""
    pytest.importorskip("mcp", reason="needs MCP: make test-lab")
    import subprocess

    import anyio
    import httpx
    from mcp import Client as McpClient

    from tests.waiting import wait_until

    port = _free_port()
    address = f"http://127.0.0.1:{port}/mcp"

    def answers() -> bool:
        try:
            httpx.get(address, headers={"accept": "text/event-stream"}, timeout=1)
        except httpx.TransportError:
            return False
        return True

    async def play() -> None:
        async with McpClient(address) as client:
            await _play(client)

    command = [sys.executable, "-m", "emporion", "mcp", "--http", "--port", str(port)]
    with subprocess.Popen(command, env=_environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            wait_until(answers)
            anyio.run(play)
            strange = httpx.post(address, headers={"host": "evil.example", "content-type": "application/json"}, content=b"{}")
            assert strange.status_code in (403, 421)
        finally:
            server.terminate()


async def _play(client: Any) -> None:
    listed = await client.list_tools()
    assert [tool.name for tool in listed.tools] == list(NAMES)
    assert all(tool.description for tool in listed.tools)
    book = await client.read_resource("emporion://rules/corinth")
    assert book.contents[0].text == rulebook("corinth")
    assert {str(resource.uri) for resource in (await client.list_resources()).resources} == {
        f"emporion://rules/{name}" for name in games.NAMES
    }
    started = await client.call_tool("start_game", {"game_name": "corinth", "opponents": "random", "seed": 3})
    session = {"session_id": started.structured_content["result"]}
    wrong = await client.call_tool("play_action", session | {"action": "fly"})
    assert wrong.is_error
    assert "“fly” is not a move of this game. Legal here: " in wrong.content[0].text
    for arguments, said in (({}, "action: Field required"), ({"action": [3]}, "action: Input should be a valid string")):
        wrong = await client.call_tool("play_action", session | arguments)
        assert wrong.is_error
        assert wrong.content[0].text == f"The arguments of play_action are wrong: {said}."
    while (await client.call_tool("current_player", session)).structured_content["result"] != -4:
        legal = (await client.call_tool("legal_actions", session)).structured_content["result"]
        await client.call_tool("play_action", session | {"action": legal[-1]})
    assert "The game is over" in (await client.call_tool("get_observation", session)).content[0].text


def _environment() -> dict[str, str]:
    import os

    return {name: value for name, value in os.environ.items() if name in ("PYTHONPATH", "PATH", "HOME", "LC_ALL")}


def _free_port() -> int:
    import socket

    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def test_without_the_library_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mcp.server", None)
    with pytest.raises(EmporionError, match=r"pip install emporion\[mcp\]"):
        make_server(Tools())

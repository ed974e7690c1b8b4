"""The client against a real server: a whole game, refusals in the server's words, and breaks that lose nothing."""

from __future__ import annotations

import contextlib
import random
import re
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from msgspec import structs

from emporion import client as client_module
from emporion import games
from emporion.client import Client, Play, Refusal
from emporion.engine.errors import EmporionError
from emporion.engine.random import Random as EngineRandom
from emporion.games.corinth.view import View
from emporion.tables.table_log import SeatState
from emporion.tables.wire import TableInfo
from tests.conftest import ROOT
from tests.server.commanded import Served, serving
from tests.server.conftest import STORES
from tests.server.disturbances import FIRST_PAUSE_SECONDS
from tests.server.lookalikes import seats, terms
from tests.server.serving import PostgreSQL
from tests.server.table_play import play_randomly


@pytest.fixture(scope="module", params=STORES)
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests, on either store."""
    if request.param == "sqlite":
        with serving(tmp_path_factory.mktemp("client") / "tables.db") as found:
            yield found
        return
    postgresql: PostgreSQL = request.getfixturevalue("postgresql")
    database = postgresql.database()
    with serving(database) as found:
        yield found
    postgresql.drop(database)


@pytest.fixture
def client(served: Served) -> Iterator[Client]:
    with Client(served.address, name="Ada") as found:
        yield found


def begun(client: Client, *seats: str, **terms: object) -> Play:
    made = client.make_table("corinth", seats, pace=0, first=0, **terms)
    client.start(made.table.code)
    return client.join(made.seats[0])


def finish(game: Play, seed: int = 1) -> None:
    rng = random.Random(seed)
    for position in game.turns():
        game.move(rng.choice(position.moves).move)


def test_the_example_bot_plays_a_whole_game(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "docs"))
    import example_bot  # type: ignore[import-not-found]

    result = example_bot.play(served.address)
    assert len(result.scores) == 2
    assert result.winners
    del sys.modules["example_bot"]


def test_a_game_from_the_table_to_the_rematch(client: Client) -> None:
    with begun(client, "me", "random") as game:
        assert isinstance(game.position.view if game.position else None, View)
        finish(game)
        assert [entry.number for entry in game.entries] == list(range(1, len(game.entries) + 1))
        record = client.record(game.code)
        assert games.replay(record).scores() == game.result.scores
        assert client.table(game.code).status == "over"
    assert game.code in [table.code for table in client.own_tables()]
    replay = client.upload(record)
    assert replay.replay
    seen = client.moments(replay.code, 0, 3, view="all")
    assert [(moment.event, moment.position.view.seat) for moment in seen] == [(event, seat) for event in range(4) for seat in range(2)]
    again = client.rematch(game.code)
    assert again.table.code == client.rematch(game.code).table.code != game.code
    assert client.seats(again.table.code) == again.seats


def test_a_seat_is_found_by_its_link_on_another_device(served: Served, client: Client) -> None:
    made = client.make_table("corinth", ["me", "random"], pace=0, first=0)
    client.start(made.table.code)
    with Client(served.address, name="Ada elsewhere") as other:
        for link in (made.seats[0].link, served.address.rstrip("/") + made.seats[0].link):
            with other.join(link) as game:
                assert (game.code, game.seat) == (made.table.code, 0)
                assert game.asked
        for wrong in ("", made.table.code, f"/table/{made.table.code}", "https://elsewhere.example/"):
            with pytest.raises(EmporionError, match="not the link of a seat"):
                other.join(wrong)


def test_a_finished_game_is_studied(client: Client) -> None:
    with begun(client, "me", "random") as game:
        finish(game)
        code, scores = game.code, game.result.scores
    assert "market" in client.components(code)
    course = client.course(code)
    assert course.scores[-1] == scores
    review = client.review(code)
    assert review.of > review.done == len(review.decisions)
    on = client.play_on(code, 3, 1, "random")
    assert [seat.seat for seat in on.seats] == [1]
    assert on.table.copied == 3
    board = client.explore(code, 0)
    with client.watch(board.code) as trying:
        for _ in range(3):
            assert trying.asked
            assert trying.position is not None
            trying.move(trying.position.moves[0].move)
        assert trying.undo().undo


def test_two_people_sit_talk_and_watch(served: Served, client: Client) -> None:
    code = client.make_table("corinth", ["me", "open"], listed=True).table.code
    with Client(served.address, name="Bob") as other:
        assert code in [table.code for table in other.lobby()]
        seat = other.sit(code, 1, name="Bobby")
        with pytest.raises(Refusal) as taken:
            client.sit(code, 1)
        assert taken.value.status == 409
        client.start(code)
        with client.join(client.seats(code)[0]) as mine, other.join(seat) as theirs, other.watch(code) as watching:
            mine.chat("Good luck")
            theirs.chat("Thanks")
            watching.chat("Hello")
            while len(mine.entries) < len(watching.entries):
                mine.wait()
            assert [(entry.name, entry.text) for entry in mine.entries if entry.kind == "chat"] == [
                ("Ada", "Good luck"),
                ("Bobby", "Thanks"),
                ("Bob", "Hello"),
            ]
            assert watching.seat is None
            with pytest.raises(Refusal, match="watching"):
                watching.move("take red")
        assert other.leave(seat).seats[1].stand_in is not None


def test_the_host_starts_removes_and_closes(served: Served, client: Client) -> None:
    code = client.make_table("corinth", ["me", "open"]).table.code
    with Client(served.address, name="Bob") as other:
        other.sit(code, 1)
        with pytest.raises(Refusal, match="Only the host") as refused:
            other.start(code)
        assert (refused.value.status, refused.value.retry_after) == (403, None)
        assert client.remove_person(code, 1).seats[1].kind == "open"
        with pytest.raises(Refusal, match="removed you"):
            other.sit(code, 1)
        client.close_table(code)
        with pytest.raises(Refusal, match="has been removed") as gone:
            other.table(code)
        assert gone.value.status == 410


def test_a_refusal_tells_rule_and_moves(client: Client) -> None:
    with begun(client, "me", "random") as game:
        position = next(game.turns())
        with pytest.raises(Refusal) as refused:
            game.move("fly away")
        assert refused.value.rule == "F2"
        assert sorted(refused.value.legal) == sorted(choice.move for choice in position.moves)
        assert "F2" in str(refused.value)
        assert game.position == position
        with pytest.raises(Refusal, match="take back"):
            game.undo()
        assert game.ping() < 5


def test_undo_and_hint(client: Client) -> None:
    with begun(client, "me", "random") as game:
        for position in game.turns():
            moved = game.move(position.moves[0].move)
            if moved.undo:
                back = game.undo()
                assert back.moves == position.moves
                assert game.entries[-1].kind == "undo"
                break
        hinted = game.hint()
        assert {prospect.move for prospect in hinted.prospects} <= {choice.move for choice in position.moves}
        assert hinted.at == back.at


def test_a_broken_connection_loses_nothing(client: Client) -> None:
    with begun(client, "me", "random") as game:
        rng = random.Random(3)
        for number, position in enumerate(game.turns()):
            if number % 3 == 1 and game._socket is not None:
                game._socket.socket.shutdown(2)
            game.move(rng.choice(position.moves).move)
        assert [entry.number for entry in game.entries] == list(range(1, len(game.entries) + 1))
        assert len([entry for entry in game.entries if entry.kind in ("move", "chance")]) == len(
            games.replay(client.record(game.code)).events
        )


def test_a_server_that_comes_back_is_found_again(database: str) -> None:
    with serving(database) as served, Client(served.address, name="Ada") as client, begun(client, "me", "random") as game:
        for number, position in enumerate(game.turns()):
            if number == 5:
                served.stop(signal.SIGKILL)
                served.start()
            if number == 12:
                break
            game.move(position.moves[0].move)
        assert [entry.number for entry in game.entries] == list(range(1, len(game.entries) + 1))
        assert served.stop() == 0


def test_where_too_many_are_connected_one_comes_back_later(tmp_path: Path) -> None:
    one = serving(tmp_path / "tables.db", "--sockets", "1")
    with one as served, Client(served.address, name="Ada") as client, begun(client, "me", "random") as game:
        leaving = threading.Timer(0.5, game.close)
        leaving.start()
        with client.watch(game.code) as watching:
            assert watching.table.code == game.code
        leaving.join()


def test_what_is_wrong_is_said_in_one_sentence(client: Client) -> None:
    with pytest.raises(EmporionError, match="Cannot reach"):
        Client("http://127.0.0.1:9", name="Ada")
    with pytest.raises(EmporionError, match="not the address"):
        Client("nowhere at all", name="Ada")
    with pytest.raises(EmporionError, match="level of a bot"):
        client.make_table("corinth", ["me", "brilliant"])
    with pytest.raises(Refusal) as unknown:
        client.table("zzzzzzzz")
    assert (unknown.value.key, unknown.value.status) == ("table-unknown", 404)
    assert [game.name for game in client.games()] == list(games.NAMES)
    assert client.health().ok


def test_the_same_token_is_the_same_person(served: Served, client: Client) -> None:
    code = client.make_table("corinth", ["me", "open"]).table.code
    with Client(served.address, name="Ada the Second", token=client.me.token) as again:
        assert again.seats(code) == client.seats(code)


# Dice.


def test_a_client_has_its_part_in_the_dice_and_checks_it(served: Served, client: Client) -> None:
    with Client(served.address, name="Bob") as bob:
        made = client.make_table("corinth", ["me", "open", "random"], pace=0)
        seat = bob.sit(made.table.code, 1)
        own = [who.contributions[made.table.code] for who in (client, bob)]
        assert [given.commitment for given in own] == [made.table.commitment] * 2
        assert [found.entropy for found in client.start(made.table.code).seats] == [own[0].entropy, own[1].entropy, None]
        thread = threading.Thread(target=lambda: finish(bob.join(seat)))
        thread.start()
        finish(client.join(made.seats[0]))
        thread.join(60)
        for who in (client, bob):
            fair = who.check_dice(made.table.code)
            assert (fair.scheme, fair.entropy) == (2, [own[0].entropy, own[1].entropy, None])
        again = bob.rematch(made.table.code)
        assert bob.contributions[again.table.code].entropy not in fair.entropy
        assert [found.entropy for found in client.table(again.table.code).seats] == [
            None,
            bob.contributions[again.table.code].entropy,
            None,
        ]
        client.rematch(made.table.code)
        assert client.table(again.table.code).seats[0].entropy == client.contributions[again.table.code].entropy
        bob.leave(next(found for found in bob.seats(again.table.code)))
        assert bob.contributions[again.table.code].seats == []


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("dice-commitment", lambda client, code: setattr(client.contributions[code], "commitment", "00" * 32)),
        ("dice-missing", lambda client, code: setattr(client.contributions[code], "entropy", "11" * 32)),
        ("dice-missing", lambda client, code: client.contributions[code].seats.append(1)),
        ("dice-changed", lambda client, code: client._begun.update({code: with_entropy(client._begun[code], 1, "22" * 32)})),
    ],
)
def test_a_client_says_what_is_not_as_the_server_showed_it(client: Client, key: str, change: Callable[[Client, str], object]) -> None:
    with begun(client, "me", "random") as game:
        finish(game)
    change(client, game.code)
    with pytest.raises(EmporionError) as refused:
        client.check_dice(game.code)
    assert refused.value.key == key


def with_entropy(table: TableInfo, seat: int, entropy: str) -> TableInfo:
    """A table at which a seat gave this."""
    seats = [structs.replace(found, entropy=entropy) if found.seat == seat else found for found in table.seats]
    return structs.replace(table, seats=seats)


def test_a_bot_with_entropy_of_its_own_is_noticed(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server could try many for it until one suits it."""
    sitting = seats(2)
    sitting[1] = SeatState(1, "bot", "easy", "easy", entropy="22" * 32)
    table = play_randomly(terms("corinth", 2), sitting, EngineRandom("bot"))
    monkeypatch.setattr(client, "record", lambda _: table.record().encode())
    assert client.check_dice("abcdefgh").entropy == [None, "22" * 32]
    client._begun["abcdefgh"] = table.info(())
    with pytest.raises(EmporionError) as refused:
        client.check_dice("abcdefgh")
    assert refused.value.key == "dice-bot"


def test_what_has_no_seed_cannot_be_checked(client: Client) -> None:
    with begun(client, "me", "random") as game:
        finish(game)
    replay = client.upload(client.record(game.code))
    with pytest.raises(EmporionError) as refused:
        client.check_dice(replay.code)
    assert refused.value.key == "dice-no-seed"


class Links:
    """A way to a server that can hang: sockets that are open pass nothing on, and new ones are accepted and not answered."""

    def __init__(self, address: str) -> None:
        self._port = int(address.rpartition(":")[2])
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._hanging = threading.Event()
        self.silent = 0
        """So many new sockets are not answered."""
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    def hang(self, silent: int) -> None:
        """Let the open sockets hang, and the next ones."""
        before, self._hanging, self.silent = self._hanging, threading.Event(), silent
        before.set()

    def close(self) -> None:
        self._hanging.set()
        self._listening.close()

    def _accept(self) -> None:
        held = []
        with contextlib.suppress(OSError):
            while True:
                near = self._listening.accept()[0]
                held.append(near)
                if self.silent:
                    self.silent -= 1
                    continue
                far = socket.create_connection(("127.0.0.1", self._port))
                held.append(far)
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._pass, args=(one, other, self._hanging), daemon=True).start()

    def _pass(self, one: socket.socket, other: socket.socket, hanging: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while (data := one.recv(1 << 16)) and not hanging.is_set():
                other.sendall(data)
            if not hanging.is_set():
                other.close()


def test_a_server_that_hangs_is_given_up_and_another_is_tried(served: Served) -> None:
    """Within 2.5 seconds, and a handshake without an answer within two more."""
    links = Links(served.address)
    with Client(links.address, name="Ada") as client, begun(client, "me", "me") as game:
        client._http.close()
        client._http = httpx.Client(base_url=served.address + "/api/v1", headers=client._http.headers)
        at = game._at
        links.hang(silent=1)
        begin = time.monotonic()
        assert game.position is not None
        position = game.move(game.position.moves[0].move)
        took = time.monotonic() - begin
        assert position.at > at
        assert took < 20, f"after {took:.1f} s"  # 4.6 on a quiet machine
        assert game._allow(1.5, 3.5) < 3.5, "the link is fast"
    links.close()


def test_a_client_and_the_page_wait_for_the_same_times() -> None:
    source = (ROOT / "src/emporion/web/lib/socket.js").read_text()
    page = {name: int(number) / 1000 for name, number in re.findall(r"const (\w+)_MS = (\d+);", source)}
    ping, pong, opening = client_module.PING_SECONDS, client_module.PONG_SECONDS, client_module.OPEN_SECONDS
    assert [page["PING_AFTER"], page["ANSWER_WITHIN"], page["WELCOME_WITHIN"]] == [ping, pong, opening]
    assert page["FIRST_PAUSE"] == FIRST_PAUSE_SECONDS, "the clients of the proof are those of the page"
    assert page["SLOW_ANSWER"] == client_module.SLOW_PONG_SECONDS
    assert ping + pong + opening < 5
    assert ping + client_module.SLOW_PONG_SECONDS < 5

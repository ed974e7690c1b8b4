"""A server below a path of a host, with proxies that keep the path and such that strip it; TLS files; and the proxies that are believed."""

from __future__ import annotations

import os
import re
import ssl
import subprocess
from pathlib import Path

import httpx
import pytest

from emporion.client import Client
from emporion.engine.errors import EmporionError
from emporion.server.base_path import given_base_path
from emporion.server.hosts import given_proxy
from emporion.server.invitation import draw_qr_code
from emporion.server.tls import check_files
from tests.server.clients import Person
from tests.server.commanded import serving as served_by_command
from tests.server.serving import Serving

BASE = "/games"
below = pytest.mark.settings(base_path=BASE)
ADDRESS = re.compile(r"""(?:href|src|content)="(/[^"]*)"|url\("(/[^"]*)"\)""")


@below
@pytest.mark.always
def test_every_address_of_the_page_begins_with_the_path_and_is_answered(serving: Serving) -> None:
    with httpx.Client(base_url=serving.url) as client:
        for path in ("/", "/rules/corinth", "/table/abcdefgh"):
            kept, stripped = client.get(BASE + path), client.get(path)
            assert kept.status_code == stripped.status_code == 200
            assert kept.text == stripped.text
            found = {first or second for first, second in ADDRESS.findall(kept.text)}
            assert len(found) > 3
            for address in found:
                assert address == BASE or address.startswith(f"{BASE}/"), address
                assert client.get(address).status_code in (200, 308), address
        assert client.get(BASE).headers["location"] == f"{BASE}/"
        assert client.get(f"{BASE}?lang=de").headers["location"] == f"{BASE}/?lang=de"
        assert client.get(f"{BASE}x/").status_code == 404
        assert "api/page.css" in client.get(f"{BASE}/api").text
        assert client.get(f"{BASE}/api/page.css").status_code == 200
        assert client.get(f"{BASE}/api/v1/schema/openapi.json").json()["servers"] == [{"url": BASE}]


@below
def test_the_cookie_belongs_to_the_path(serving: Serving) -> None:
    answer = httpx.post(f"{serving.url}{BASE}/api/v1/me", json={"name": "Ada"})
    assert f"Path={BASE};" in answer.headers["set-cookie"] + ";"


@below
@pytest.mark.parametrize("path", [BASE, ""])
def test_a_game_is_played_below_the_path(path: str, serving: Serving) -> None:
    with Client(serving.url + path, name="Ada") as client:
        made = client.make_table("corinth", ["me", "easy"], pace=0)
        client.start(made.table.code)
        with client.join(made.seats[0]) as game:
            position = next(iter(game.turns()))
            game.move(position.moves[0].move)


@below
async def test_the_qr_code_has_the_path(serving: Serving) -> None:
    async with Person(serving.url, "Ada") as ada:
        code, _ = await ada.table()
        drawn = await ada.http.get(f"/tables/{code}/qr")
    assert drawn.content == draw_qr_code(f"{serving.url}{BASE}/table/{code}").body


@pytest.mark.parametrize("path", ["games", "/ga mes", "//games", "/games//x", "/../x", "/api", "/table/x", "/games?x", "/spiele/ä", "/."])
def test_a_path_that_is_none_is_refused(path: str) -> None:
    with pytest.raises(EmporionError, match="is not a path for this server"):
        given_base_path(path)


def test_paths_are_taken_as_browsers_send_them() -> None:
    assert [given_base_path(path) for path in ("", "/", "/games/", " /games/v1.2 ")] == ["", "", "/games", "/games/v1.2"]


# Proxies.


@pytest.mark.parametrize(("trusted", "believed"), [((), True), (("10.0.0.7",), False), (("127.0.0.0/8",), True), (("*",), True)])
def test_only_trusted_proxies_say_for_whom_they_ask(trusted: tuple[str, ...], believed: bool, migrated: Path, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    database.write_bytes(migrated.read_bytes())
    with Serving(str(database), trusted_proxies=trusted, requests=2) as serving:
        headers = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
        made = httpx.post(f"{serving.url}/api/v1/me", json={"name": "Ada"}, headers=headers)
        assert ("Secure" in made.headers["set-cookie"]) == believed
        for _ in range(3):
            last = httpx.get(f"{serving.url}/api/v1/games", headers=headers)
        assert last.status_code == 429
        assert (httpx.get(f"{serving.url}/api/v1/games").status_code == 200) == believed


@pytest.mark.parametrize("proxy", ["proxy", "10.0.0.1/8", "", "10.0.0"])
def test_a_proxy_that_is_no_address_is_refused(proxy: str) -> None:
    with pytest.raises(EmporionError, match="neither an address nor a network"):
        given_proxy(proxy)


# TLS.


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a certificate for this machine, its key, another key, and the key with a password."""
    folder = tmp_path_factory.mktemp("tls")
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-days", "2"]
    commands = (
        ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "key.pem", "-out", "cert.pem", *subject],
        ["genrsa", "-out", "other.pem", "2048"],
        ["rsa", "-aes128", "-passout", "pass:x", "-in", "key.pem", "-out", "locked.pem"],
    )
    for words in commands:
        try:
            subprocess.run(["openssl", *words], cwd=folder, capture_output=True, check=True)
        except FileNotFoundError:
            pytest.skip("needs openssl to make a certificate, and there is none")
    (folder / "text.pem").write_text("no PEM")
    return folder


@pytest.mark.always
def test_the_server_speaks_tls_itself(certificate: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate / "cert.pem"))
    files = ("--tls-certificate", str(certificate / "cert.pem"), "--tls-key", str(certificate / "key.pem"))
    with served_by_command(tmp_path / "tables.db", *files, "--base-path", BASE) as served:
        assert served.address.startswith("https://127.0.0.1:")
        assert served.address.endswith(BASE)
        with Client(served.address, name="Ada") as client:
            made = client.make_table("corinth", ["me", "easy"], pace=0)
            client.start(made.table.code)
            with client.join(made.seats[0]) as game:
                position = next(iter(game.turns()))
                game.move(position.moves[0].move)
        cookie = httpx.post(f"{served.address}/api/v1/me", json={"name": "Ada"}, verify=ssl.create_default_context()).headers["set-cookie"]
        assert "Secure" in cookie


@pytest.mark.parametrize(
    ("cert", "key", "sentence"),
    [
        ("cert.pem", "", "--tls-key is missing"),
        ("", "key.pem", "--tls-certificate is missing"),
        ("cert.pem", "missing.pem", "Cannot read the TLS file"),
        ("cert.pem", ".", "Cannot read the TLS file"),
        ("text.pem", "key.pem", "does not hold a certificate"),
        ("key.pem", "key.pem", "does not hold a certificate"),
        ("cert.pem", "text.pem", "does not hold a key"),
        ("cert.pem", "locked.pem", "without a password"),
        ("cert.pem", "other.pem", "does not belong to the certificate"),
    ],
)
def test_wrong_tls_files_are_one_sentence(cert: str, key: str, sentence: str, certificate: Path) -> None:
    with pytest.raises(EmporionError, match=re.escape(sentence)):
        check_files(*(str(certificate / name) if name else "" for name in (cert, key)))


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read every file")
def test_a_key_that_may_not_be_read_is_one_sentence(certificate: Path, tmp_path: Path) -> None:
    key = tmp_path / "key.pem"
    key.touch(0o000)
    with pytest.raises(EmporionError, match="Permission denied"):
        check_files(str(certificate / "cert.pem"), str(key))

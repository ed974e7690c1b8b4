"""What a table says about its rules: its rulebook, the rules of things on its board, and why a request is refused."""

from __future__ import annotations

from tests.server.clients import Person
from tests.server.serving import Serving


async def test_the_rulebook_of_a_table_says_what_it_plays(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        code, _ = await ann.table("corinth", options={"steward": "last"})
        book = await ann.get(f"/tables/{code}/rulebook?language=de")
        says = {chapter["name"]: item["text"] for chapter in book["chapters"] for item in chapter["items"] if item["kind"] == "table"}
        assert says == dict.fromkeys(["variants", "leaflets"], "An diesem Tisch gilt: Punkte des Statthalters: nur das letzte Textfeld")
        plain = await ann.get("/games/corinth/rulebook?language=de")
        assert not [item for chapter in plain["chapters"] for item in chapter["items"] if item["kind"] == "table"]


async def test_the_rules_of_a_table_are_those_of_its_options(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        plain, _ = await ann.table("golden-horn")
        expanded, _ = await ann.table("golden-horn", options={"dominio": True})
        assert (await ann.get(f"/tables/{plain}/rules"))["thing_rules"]["load"] == "M1 E4"
        assert (await ann.get(f"/tables/{expanded}/rules"))["thing_rules"]["load"] == "M1 D5 E4"
        games = {game["name"]: game["option_rules"] for game in await ann.get("/games")}
        assert games == {"corinth": {"steward": "E2"}, "golden-horn": {"modone": "C4", "warehouses": "S4", "dominio": "D1"}}


async def test_a_malformed_request_is_refused_with_a_detail_on_a_line_of_its_own(serving: Serving) -> None:
    async with Person(serving.url, "Ann") as ann:
        problem = await ann.post("/tables", 400, json={"game": "corinth", "seats": [{}, {}], "more": 1})
        sentence, detail = problem["sentence"].split("\n")
        assert sentence == "The request is malformed. The requests are described at /api."
        assert detail == f"Detail: {problem['values']['detail']}"
        assert "more" in detail

"""The pages about the server say what the types say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from emporion import games
from emporion.engine.match import Match
from emporion.server import sockets, websocket_protocol
from emporion.server.app import build
from emporion.server.database import Database
from emporion.server.settings import Settings
from emporion.tables import wire
from tests.conftest import ROOT, random_play
from tools import type_docs
from tools.api_page import body_type, make_page
from tools.socket_page import markdown

TALK = (*type_docs.client_messages(), *type_docs.server_messages())


@pytest.mark.parametrize("name", type_docs.EXAMPLES)
def test_examples_are_of_their_types(name: str) -> None:
    kind = getattr(wire, name)
    decoded = msgspec.json.decode(type_docs.show_example(name), type=kind)
    assert msgspec.json.decode(msgspec.json.encode(decoded), type=kind) == decoded


def test_every_message_has_an_example() -> None:
    assert set(TALK) <= set(type_docs.EXAMPLES)


def test_every_body_has_an_example(tmp_path: Path) -> None:
    schema = build(Settings(), Database(str(tmp_path / "tables.db"))).openapi_schema.to_schema()
    found = set()
    for methods in schema["paths"].values():
        for request in methods.values():
            contents = [request.get("requestBody", {}), *request["responses"].values()]
            found |= {body_type(content.get("content", {}))[0] for content in contents}
    assert found - {""} <= set(type_docs.EXAMPLES)


def test_the_schema_says_how_to_sign_and_what_to_send(tmp_path: Path) -> None:
    """What a program that is made from the schema needs."""
    app = build(Settings(), Database(str(tmp_path / "tables.db")))
    schema = app.openapi_schema.to_schema()
    signs = set(schema["components"]["securitySchemes"])
    asked = [(route.path_format, handler) for route in app.routes for handler in getattr(route, "route_handlers", [])]
    for path, handler in asked:
        for method in handler.http_methods if path in schema["paths"] else ():
            ways = {name for way in schema["paths"][path].get(method.lower(), {}).get("security", []) for name in way}
            assert ways == (signs if _says_who_asks(handler) else set()), path
    assert sum(map(_says_who_asks, (handler for _, handler in asked))) > 9
    assert list(schema["paths"]["/api/v1/replays"]["post"]["requestBody"]["content"]) == ["application/jsonl"]
    unwell = schema["paths"]["/api/v1/health"]["get"]["responses"]["503"]
    assert body_type(unwell["content"])[0] == "Health", "as it really answers then"


def _says_who_asks(handler: Any) -> bool:
    return bool({"person", "owner"} & set(handler.parsed_fn_signature.parameters))


def test_every_code_of_closing_is_described() -> None:
    used = {
        sockets.CLOSE_REFUSED,
        sockets.CLOSE_SILENT,
        sockets.CLOSE_UNAVAILABLE,
        websocket_protocol.CLOSE_FLOOD,
        websocket_protocol.CLOSE_SLOW,
    }
    assert used <= set(type_docs.CLOSE_CODES)


def test_the_page_lists_every_request_and_message(tmp_path: Path) -> None:
    app = build(Settings(), Database(str(tmp_path / "tables.db")))
    schema = app.openapi_schema.to_schema()
    text = make_page(schema)
    for path, methods in schema["paths"].items():
        for found in methods.values():
            assert f"<code>{path}</code>" in text
            assert f"id='{found['operationId']}'" in text
    for name in TALK:
        assert f"id='{name}'" in text
    for name in schema["components"]["schemas"]:
        assert f"id='{name}'" in text, "every type that goes over the wire is described there"
    for code in type_docs.CLOSE_CODES:
        assert f"<code>{code}</code>" in text
    identifiers = re.findall(r"\bid='([^']+)'", text)
    assert len(identifiers) == len(set(identifiers))
    assert set(re.findall(r"href=['\"]#([^'\"]+)['\"]", text)) <= set(identifiers)


@pytest.mark.parametrize("game", games.NAMES)
def test_what_a_game_shows_is_described_field_by_field(tmp_path: Path, game: str) -> None:
    """A program in another language is written from these pages alone, so they name every field."""
    views = {frozenset(field.name for field in shown.fields) for shown in type_docs.describe_view(game)}
    effects = {shown.name: {field.name for field in shown.fields} for shown in type_docs.describe_effects(game)}
    happened = set()
    options = {"dominio": True} if game == "golden-horn" else {}
    match = Match(games.find(game), 3, options=options)
    for number, now in enumerate(random_play(match, 5)):
        if number % 20 == 0:
            view = msgspec.to_builtins(now.view(0))
            assert any(frozenset(view) <= fields for fields in views)
            assert {frozenset(player) for player in view.get("sheets", view.get("table"))} <= views
        for effect in msgspec.to_builtins([effect for some in now.previews().values() for effect in some]):
            kind = effect.pop("type")
            assert set(effect) == effects[kind]
            happened.add(kind)
    assert len(happened) > 10
    text, written = make_page(build(Settings(), Database(str(tmp_path / "tables.db"))).openapi_schema.to_schema()), markdown()
    for shown in (*type_docs.describe_view(game), *type_docs.describe_effects(game)):
        for field in shown.fields:
            assert "anything" not in field.kind
            assert f"`{field.name}`" in written
            assert f"<code>{field.name}</code>" in text
        assert shown.name in written
        assert shown.name in text


def test_the_example_bot_is_short() -> None:
    code = (ROOT / "docs" / "example_bot.py").read_text(encoding="utf-8")
    assert len(code.splitlines()) <= 36

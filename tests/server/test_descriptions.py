"""Positions in words for other programs: the same as the rules make them, and no more than a seat may know."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from emporion import games
from emporion.client import Client, Refusal
from emporion.engine import record
from tests.conftest import GOLDEN
from tests.server.commanded import serving


@pytest.mark.always
def test_a_program_reads_a_finished_game_in_words(tmp_path: Path) -> None:
    path = GOLDEN / "golden-horn-2-modone=standard-warehouses=hidden-dominio=True.emp.jsonl"
    with serving(tmp_path / "tables.db") as served, Client(served.address, name="Ada") as ada:
        table = ada.upload(path.read_bytes())
        match = record.replay(path.read_bytes(), games.find)
        events = len(match.events)
        [described] = ada.descriptions(table.code, events, 0, language="de")
        expected = msgspec.json.decode(msgspec.json.encode(match.describe(0)))
        assert msgspec.json.decode(msgspec.json.encode(described.sections)) == expected
        words = [line.words for section in described.words for line in section.lines]
        assert "Die Partie ist zu Ende" in words
        assert all(words)
        assert [section.heading for section in described.words][:2] == ["Runde und Zug", "Schiffe"]
        everyone = ada.descriptions(table.code, 20, "all")
        assert [found.seat for found in everyone] == [0, 1]
        assert everyone[0].words == []
        with pytest.raises(Refusal, match="no event"):
            ada.descriptions(table.code, events + 1)

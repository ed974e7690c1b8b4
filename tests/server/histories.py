"""A checker of histories that knows nothing of the server's code: it reads rows, and what clients were sent.

Triggers of its own write down every owner that a table gets, and for every entry of a log who owned the table when it was stored.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import psycopg

TRIGGERS = """
CREATE TABLE history_owners (id bigserial PRIMARY KEY, "table" integer, process integer, term bigint);
CREATE TABLE history_log (id bigserial PRIMARY KEY, "table" integer, number bigint, process integer, term bigint, session integer);
CREATE FUNCTION note_owner() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO history_owners ("table", process, term) VALUES (NEW."table", NEW.process, NEW.term); RETURN NEW; END $$;
CREATE FUNCTION note_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO history_log ("table", number, process, term, session)
    SELECT NEW."table", NEW.number, owners.process, owners.term, pg_backend_pid() FROM (SELECT 1) AS one
    LEFT JOIN owners ON owners."table" = NEW."table"; RETURN NEW; END $$;
CREATE TRIGGER note_owner AFTER INSERT OR UPDATE ON owners FOR EACH ROW EXECUTE FUNCTION note_owner();
CREATE TRIGGER note_entry AFTER INSERT ON log FOR EACH ROW EXECUTE FUNCTION note_entry();
"""
Entry = tuple[int, str, int | None, str, float]
"""Number, kind, seat, text, time."""
Transcript = list[dict[str, Any]]
"""The entries that one client was sent, from the first on."""


def watch(database: str) -> None:
    """Install the triggers in a database that has its schema."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(TRIGGERS)


class History:
    """Everything that happened to the tables of a database."""

    def __init__(self, database: str) -> None:
        with psycopg.connect(database) as connection:
            self.codes: dict[str, int] = dict(connection.execute("SELECT code, id FROM tables").fetchall())
            self.log: dict[int, list[Entry]] = {}
            for table, *entry in connection.execute('SELECT "table", number, kind, seat, text, at FROM log ORDER BY "table", number'):
                self.log.setdefault(table, []).append((entry[0], entry[1], entry[2], entry[3], entry[4]))
            self.owners = connection.execute('SELECT "table", process, term FROM history_owners ORDER BY id').fetchall()
            self.stored = connection.execute('SELECT "table", number, process, term, session FROM history_log ORDER BY id').fetchall()

    def check_numbers(self) -> int:
        """The numbers of every log have no gaps and no doubles; return how many entries there are."""
        for table, entries in self.log.items():
            assert [number for number, *_ in entries] == list(range(1, len(entries) + 1)), f"the numbers of table {table}"
        return sum(map(len, self.log.values()))

    def check_terms(self) -> int:
        """A term has one owner, terms go up by one, and an entry is stored in the term of its time; return how many terms there were."""
        last: dict[int, tuple[int, int | None]] = {}
        for table, process, term in self.owners:
            before, owner = last.get(table, (0, None))
            assert term == before + 1 or (term == before and process is None), (
                f"table {table}: term {term} of {process} after {before} of {owner}"
            )
            last[table] = (term, process if process is not None else owner)
        terms = {(table, term): process for table, process, term in self.owners if process is not None}
        assert len(terms) == len({(table, term, process) for table, process, term in self.owners if process is not None})
        seen: dict[int, tuple[int, int]] = {}
        sessions: dict[int, set[int]] = {}
        for table, number, process, term, session in self.stored:
            assert terms[table, term] == process, f"table {table}: entry {number} was stored by no owner"
            before_number, before_term = seen.get(table, (0, 0))
            assert number == before_number + 1, f"table {table}: {number} was stored after {before_number}"
            assert term >= before_term, f"table {table}: entry {number} was stored in an old term"
            seen[table] = (number, term)
            sessions.setdefault(session, set()).add(process)
        assert all(len(processes) == 1 for processes in sessions.values()), "a session writes for one process alone"
        return len(terms)

    def check_transcript(self, code: str, transcript: Transcript) -> None:
        """What a client was sent is the beginning of the log, so nothing that was acknowledged is lost."""
        entries = self.log[self.codes[code]]
        assert [entry["number"] for entry in transcript] == list(range(1, len(transcript) + 1)), "from the first on, without gaps"
        assert len(transcript) <= len(entries), f"{len(transcript)} entries were sent and {len(entries)} are there"
        for entry, (_, kind, seat, text, at) in zip(transcript, entries, strict=False):
            assert (entry["kind"], entry.get("seat"), entry["at"]) == (kind, seat, at), (code, entry)
            assert entry.get("move") in (None, text), (code, entry)


def check(database: str, transcripts: Mapping[str, list[Transcript]]) -> tuple[int, int, int]:
    """Check a run; return the numbers of entries, terms and entries sent."""
    history = History(database)
    entries, terms = history.check_numbers(), history.check_terms()
    for code, clients in transcripts.items():
        for transcript in clients:
            history.check_transcript(code, transcript)
    return entries, terms, sum(len(transcript) for clients in transcripts.values() for transcript in clients)

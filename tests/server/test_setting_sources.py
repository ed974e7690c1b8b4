"""Settings by options, the environment and a file: which comes first, and what is said of wrong ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from emporion.server.addresses import without_password
from tests.conftest import run


def shown(*arguments: str) -> dict[str, tuple[str, str]]:
    """What `--show-settings` prints: each setting with its value and its source."""
    done = run("serve", "--show-settings", *arguments, env={"COLUMNS": "500"})
    assert done.returncode == 0, done.stderr
    lines = [[cell.strip() for cell in line.strip("│ \n").split("│")] for line in done.stdout.splitlines() if line.startswith("│")]
    return {name: (value, source) for name, value, source in lines}


def refused(*arguments: str, **environment: str) -> str:
    done = run("serve", *arguments, env=environment)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "Something went wrong" not in done.stderr
    return done.stderr


@pytest.mark.always
def test_an_option_comes_before_the_environment_and_that_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "emporion.toml"
    file.write_text('host = "127.0.0.2"\nport = 1001\nkeep-days = 30\nallowed-host = ["games.example", "other.example"]\n')
    monkeypatch.setenv("EMPORION_CONFIG", str(file))
    monkeypatch.setenv("EMPORION_PORT", "1002")
    monkeypatch.setenv("EMPORION_KEEP_DAYS", "40")
    monkeypatch.setenv("EMPORION_ORIGIN", "https://one.example https://two.example")
    found = shown("--keep-days", "50")
    assert found["keep-days"] == ("50", "the command line")
    assert found["port"] == ("1002", "EMPORION_PORT in the environment")
    assert found["origin"] == ("https://one.example https://two.example", "EMPORION_ORIGIN in the environment")
    assert found["host"] == ("127.0.0.2", f"host in {file}")
    assert found["allowed-host"][0] == "games.example other.example"
    assert found["requests"] == ("600", "default")


@pytest.mark.parametrize(
    ("variable", "value", "sentence"),
    [
        ("EMPORION_PORT", "eighty", "EMPORION_PORT in the environment is “eighty”, but must be a whole number from 0 to 65535."),
        ("EMPORION_KEEP_DAYS", "0", "EMPORION_KEEP_DAYS in the environment is “0”, but must be a number of at least 1."),
        ("EMPORION_LOG", "xml", "EMPORION_LOG in the environment is “xml”, but must be one of: plain, json."),
        ("EMPORION_ORIGIN", "games.example", "EMPORION_ORIGIN in the environment: “games.example” is not the address"),
        ("EMPORION_BASE_PATH", "/api", "EMPORION_BASE_PATH in the environment: “/api” is not a path"),
        ("EMPORION_TRUSTED_PROXY", "proxy", "EMPORION_TRUSTED_PROXY in the environment: “proxy” is neither an address nor a network"),
        ("EMPORION_PROT", "80", "EMPORION_PROT, which is no setting; EMPORION_PORT is one"),
        ("EMPORION_CONFIG", "/no/such/file", "Cannot read /no/such/file"),
    ],
)
def test_a_wrong_variable_is_one_sentence(variable: str, value: str, sentence: str) -> None:
    assert sentence in refused("--port", "0", **{variable: value}) if variable != "EMPORION_PORT" else refused(EMPORION_PORT=value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("port = 70000", "port in FILE is “70000”, but must be a whole number from 0 to 65535."),
        ("port = 1.5", "but must be a whole number"),
        ("port = true", "but must be a whole number"),
        ("port = []", "but must be a whole number"),
        ("origin = 'https://games.example'", "but must be a list of texts"),
        ("origin = ['nowhere']", "origin in FILE: “nowhere” is not the address"),
        ("prot = 80", "FILE has “prot”, which is no setting. Settings: allowed-host, base-path"),
        ("port", "FILE is not written as TOML"),
        ("[serve]\nport = 80", "FILE has “serve”, which is no setting."),
    ],
)
def test_a_wrong_file_is_one_sentence(text: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "emporion.toml"
    file.write_text(text)
    assert sentence.replace("FILE", str(file)) in refused("--config", str(file))


def test_the_command_line_says_nothing_of_variables_when_it_is_wrong() -> None:
    assert "EMPORION_PORT" not in refused("--port", "70000")


def test_help_names_the_variables() -> None:
    done = run("serve", "--help", env={"COLUMNS": "500"})
    for name in ("EMPORION_PORT", "EMPORION_ALLOWED_HOST", "EMPORION_CONFIG", "EMPORION_TLS_KEY"):
        assert name in done.stdout
    assert "EMPORION_OPEN]" not in done.stdout


def test_no_password_is_shown() -> None:
    assert "secret" not in without_password("postgresql://me:secret@host/name?password=secret")
    assert without_password("postgresql://me:secret@host:port/name") == "***"
    assert without_password("/data/tables.db") == "/data/tables.db"

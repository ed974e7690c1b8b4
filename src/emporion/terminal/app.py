"""The command line. Commands import what they need when they run, so that help is shown at once."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

import typer

from emporion.engine.errors import shown
from emporion.games import NAMES
from emporion.terminal.first_time import is_first_time
from emporion.terminal.interpreted_notice import show_once
from emporion.terminal.setting_sources import SettingsCommand
from emporion.text import ENGLISH, LANGUAGES, say, speaking


def with_brackets(key: str) -> str:
    """A text for help that has words in brackets, which Rich would take for styles."""
    return say(key).replace("[", r"\[")


app = typer.Typer(help=say("cli-help"), add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich")


def limit_bots(seconds: float | None) -> float | None:
    """Limit the decisions of players of one's own, in this process and those that it starts."""
    if seconds is not None:
        from emporion.players.bot_process import SECONDS

        if seconds <= 0:
            raise typer.BadParameter(say("cli-bot-seconds-wrong"))
        os.environ[SECONDS] = str(seconds)
    return seconds


GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("cli-game", games=NAMES), show_default=False)]
Players = Annotated[int, typer.Option("--players", "-p", help=say("cli-players"))]
Seed = Annotated[int, typer.Option("--seed", "-s", help=say("cli-seed"))]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help=say("cli-option"), show_default=False)]
Components = Annotated[Path | None, typer.Option("--components", metavar="FILE", help=say("cli-components"), show_default=False)]
Language = Annotated[
    str | None,
    typer.Option("--language", "-l", metavar="CODE", help=say("cli-language", languages=LANGUAGES), show_default=False),
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", help=say("cli-jobs"), min=1)]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help=with_brackets("cli-ray"), show_default=False)]
BotSeconds = Annotated[
    float | None, typer.Option("--bot-seconds", metavar="SECONDS", help=say("cli-bot-seconds"), show_default="60", callback=limit_bots)
]
Json = Annotated[bool, typer.Option("--json", help=say("cli-json"))]
File = Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-file"), show_default=False)]


def known_language(language: str | None) -> str:
    """The language if there are texts in it, otherwise English, with a notice; if none is given, that of the environment.

    The environment is there in every command, so about its language the notice comes only once.
    """
    wanted = _language_of_environment() if language is None else language
    if wanted in LANGUAGES:
        return wanted
    if language is not None or is_first_time("language", wanted):
        print(say("cli-language-unknown", language=shown(wanted), languages=LANGUAGES), file=sys.stderr)
    return ENGLISH


def _language_of_environment() -> str:
    """The code of the language of the environment; English if it names none."""
    wanted = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    found = re.split(r"[_.@]", wanted)[0].lower()
    return ENGLISH if found in ("", "c", "posix") else found


def print_version(wanted: bool) -> None:
    """Print the version, and whether this installation is compiled."""
    if wanted:
        from emporion import __version__, compiled

        flavor = {"fast": "compiled"}.get(compiled.flavor(), compiled.flavor())
        print(say("cli-version-line", version=__version__, flavor=flavor))
        raise typer.Exit


@app.callback()
def before_commands(
    version: Annotated[bool, typer.Option("--version", help=say("cli-version"), callback=print_version, is_eager=True)] = False,
) -> None:
    """Options of the program itself."""


@app.command(help=say("cli-play"))
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=say("cli-play-game", games=NAMES), show_default=False)] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help=say("cli-play-players"), show_default=False)] = None,
    against: Annotated[str | None, typer.Option("--against", "-a", metavar="BOTS", help=say("cli-against"), show_default="easy")] = None,
    humans: Annotated[int | None, typer.Option("--humans", help=say("cli-humans"), show_default="1")] = None,
    name: Annotated[list[str] | None, typer.Option("--name", help=say("cli-name"), show_default=False)] = None,
    seed: Annotated[int | None, typer.Option("--seed", "-s", help=say("cli-play-seed"), show_default=False)] = None,
    first: Annotated[int | None, typer.Option("--first", help=say("cli-first"), show_default=False)] = None,
    resume: Annotated[bool, typer.Option("--resume", help=say("cli-resume"))] = False,
    from_file: Annotated[Path | None, typer.Option("--from", metavar="FILE", help=say("cli-from"), show_default=False)] = None,
    option: Options = None,
    components: Components = None,
    bot_seconds: BotSeconds = None,
    plain: Annotated[bool, typer.Option("--plain", help=say("cli-plain"))] = False,
    text: Annotated[bool, typer.Option("--text", help=say("cli-text"))] = False,
    language: Language = None,
) -> None:
    from emporion.engine.errors import EmporionError
    from emporion.terminal.play_command import PlayOptions, play_game

    bots = against.split(",") if against else []
    with speaking(known_language(language)):
        try:
            play_game(
                PlayOptions(game, players, bots, humans, name or [], seed, first, resume, from_file, option or [], components, plain, text)
            )
        except EmporionError as error:
            complain(str(error))  # here, in the language of the game


@app.command(help=say("cli-simulate"))
def simulate(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help=say("cli-simulate-out"), show_default=False)],
    players: Players = 2,
    games: Annotated[int, typer.Option("--games", "-g", help=say("cli-games"), min=1)] = 1,
    seed: Seed = 1,
    bots: Annotated[str, typer.Option("--bots", metavar="BOTS", help=say("cli-bots"))] = "random",
    resume: Annotated[bool, typer.Option("--resume", help=say("cli-simulate-resume"))] = False,
    jobs: Jobs = 1,
    ray: Ray = None,
    option: Options = None,
    components: Components = None,
    bot_seconds: BotSeconds = None,
    as_json: Json = False,
) -> None:
    from emporion.terminal.commands import simulate_games

    simulate_games(game, out, players, games, seed, bots.split(","), option or [], components, as_json, resume, jobs, ray)


@app.command(help=say("cli-replay"))
def replay(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help=say("cli-files"), show_default=False)],
    components: Components = None,
    as_json: Json = False,
) -> None:
    from emporion.terminal.commands import replay_files

    replay_files(files, components, as_json)


@app.command(help=say("cli-moves"))
def moves(file: File, components: Components = None, as_json: Json = False) -> None:
    from emporion.terminal.commands import list_moves

    list_moves(file, components, as_json)


@app.command(help=say("cli-perft"))
def perft(
    game: GameName,
    players: Players = 2,
    depth: Annotated[int, typer.Option("--depth", "-d", help=say("cli-depth"), min=1)] = 3,
    seed: Seed = 1,
    option: Options = None,
    components: Components = None,
    as_json: Json = False,
) -> None:
    from emporion.terminal.commands import count_lines

    count_lines(game, players, depth, seed, option or [], components, as_json)


@app.command(help=say("cli-duel"))
def duel(
    game: GameName,
    players: Annotated[str, typer.Option("--players", "-p", metavar="BOTS", help=say("cli-duel-players"))] = "hard,normal",
    seats: Annotated[int, typer.Option("--seats", help=say("cli-players"))] = 2,
    games: Annotated[int, typer.Option("--games", "-g", help=say("cli-games"), min=1)] = 400,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=say("cli-duel-out"), show_default=False)] = None,
    option: Options = None,
    components: Components = None,
    bot_seconds: BotSeconds = None,
    as_json: Json = False,
) -> None:
    from emporion.terminal.duel_command import run_duel

    run_duel(game, players.split(","), seats, games, seed, jobs, ray, out, option or [], components, as_json)


@app.command(help=say("cli-arena"))
def arena(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help=say("cli-arena-out"), show_default=False)],
    players: Annotated[str, typer.Option("--players", "-p", metavar="BOTS", help=say("cli-arena-players"))] = "novice,easy,normal",
    seats: Annotated[str, typer.Option("--seats", metavar="NUMBERS", help=say("cli-arena-seats"))] = "2",
    games: Annotated[int, typer.Option("--games", "-g", help=say("cli-arena-games"), min=1)] = 60,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help=say("cli-arena-option"), show_default=False)
    ] = None,
    components: Components = None,
    bot_seconds: BotSeconds = None,
    as_json: Json = False,
) -> None:
    from emporion.terminal.arena_command import run_arena

    run_arena(game, players.split(","), seats, games, seed, jobs, ray, out, option or [], components, as_json)


@app.command(help=say("cli-train"))
def train(
    game: GameName,
    players: Players = 2,
    games: Annotated[int, typer.Option("--games", "-g", help=say("cli-games"), min=1)] = 4000,
    simulations: Annotated[int, typer.Option("--simulations", help=say("cli-train-simulations"), min=1)] = 150,
    teacher: Annotated[Literal["2026", "learned"], typer.Option("--teacher", help=say("cli-train-teacher"))] = "2026",
    epochs: Annotated[int, typer.Option("--epochs", help=say("cli-train-epochs"), min=1)] = 20,
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help=say("cli-jobs"), min=1)] = 2,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help=say("cli-train-out"))] = Path("training"),
    as_json: Json = False,
) -> None:
    from emporion.terminal.train_command import run_train

    run_train(game, players, games, simulations, teacher, epochs, seed, jobs, out, as_json)


@app.command(help=say("cli-bench"))
def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=say("cli-bench-game"), show_default=False)] = None,
    against: Annotated[str | None, typer.Option("--against", metavar="PEER", help=say("cli-bench-against"), show_default=False)] = None,
    seconds: Annotated[float | None, typer.Option("--seconds", help=say("cli-bench-seconds"), min=0.01, show_default="0.6")] = None,
    scenario: Annotated[
        list[str] | None, typer.Option("--scenario", metavar="NAME", help=say("cli-bench-scenario"), show_default=False)
    ] = None,
    runs: Annotated[int, typer.Option("--runs", help=say("cli-bench-runs"), min=1)] = 3,
    bots: Annotated[bool, typer.Option("--bots", help=say("cli-bench-bots"))] = False,
    processes: Annotated[str, typer.Option("--processes", metavar="NUMBERS", help=say("cli-bench-processes"), show_default=False)] = "",
    database: Annotated[str, typer.Option("--database", metavar="DATABASE", help=say("cli-bench-database"))] = "postgresql",
    positions: Annotated[int, typer.Option("--positions", help=say("cli-bench-positions"), min=1)] = 200,
    gate: Annotated[bool, typer.Option("--gate", help=say("cli-bench-gate"))] = False,
    components: Components = None,
    as_json: Json = False,
) -> None:
    if gate:
        from emporion.terminal.bench_gate_command import run_gate

        run_gate(game, seconds or 1.0, as_json)
    elif game == "server":
        from emporion.terminal.bench_checks import whole_numbers
        from emporion.terminal.bench_server_command import run_server_bench

        run_server_bench([*(scenario or []), *(["bots"] if bots else [])], runs, seconds, as_json, whole_numbers(processes), database)
    elif game == "search":
        from emporion.terminal.bench_search_command import run_search_bench

        run_search_bench(against, seconds or 0.6, positions, as_json)
    elif game == "vector":
        from emporion.terminal.bench_vector_command import run_vector_bench

        run_vector_bench(against, seconds or 3.0, as_json)
    else:
        from emporion.terminal.bench_command import run_bench

        run_bench(game, against, seconds or 0.6, components, as_json)


@app.command(help=say("cli-benchmark"))
def benchmark(
    player: Annotated[str, typer.Argument(metavar="PLAYER", help=say("cli-benchmark-player"), show_default=False)],
    game: Annotated[str | None, typer.Option("--game", help=say("cli-benchmark-game"), show_default=False)] = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=say("cli-benchmark-out"), show_default=False)] = None,
    bot_seconds: BotSeconds = None,
    as_json: Json = False,
) -> None:
    from emporion.terminal.benchmark_command import run_benchmark

    run_benchmark(player, game, jobs, ray, out, as_json)


@app.command(help=with_brackets("cli-export"))
def export(
    source: Annotated[Path, typer.Argument(metavar="SOURCE", help=say("cli-export-source"), show_default=False)],
    to: Annotated[Path, typer.Option("--to", metavar="TARGET", help=say("cli-export-to"), show_default=False)],
    search: Annotated[int, typer.Option("--search", metavar="SIMULATIONS", help=say("cli-export-search"), min=0)] = 0,
    as_json: Json = False,
) -> None:
    from emporion.terminal.export_command import run_export

    run_export(source, to, search, as_json)


@app.command(help=say("cli-sit"))
def sit(
    link: Annotated[str, typer.Argument(metavar="LINK", help=say("cli-sit-link"), show_default=False)],
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help=say("cli-sit-bot"), show_default=False)],
    name: Annotated[str, typer.Option("--name", help=say("cli-sit-name"))] = "Bot",
    bot_seconds: BotSeconds = None,
    as_json: Json = False,
) -> None:
    from emporion.terminal.sit_command import run_sit

    run_sit(link, bot, name, as_json)


@app.command(help=with_brackets("cli-mcp"))
def mcp(
    http: Annotated[bool, typer.Option("--http", help=say("cli-mcp-http"))] = False,
    port: Annotated[int, typer.Option("--port", help=say("cli-mcp-port"), min=1, max=65535)] = 8770,
) -> None:
    from emporion.terminal.mcp_command import run_mcp

    run_mcp(port if http else None)


Config = Annotated[Path | None, typer.Option("--config", metavar="FILE", help=say("cli-config"), is_eager=True, show_default=False)]


@app.command(help=say("cli-serve"), cls=SettingsCommand)
def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", help=say("cli-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help=say("cli-serve-port"), min=0, max=65535)] = 8765,
    database: Annotated[str, typer.Option("--database", metavar="DATABASE", help=say("cli-serve-database"), show_default=False)] = "",
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL", help=say("cli-serve-origin"), show_default=False)] = None,
    allowed_host: Annotated[
        list[str] | None, typer.Option("--allowed-host", metavar="NAME", help=say("cli-serve-allowed-host"), show_default=False)
    ] = None,
    thinkers: Annotated[int | None, typer.Option("--thinkers", help=say("cli-serve-thinkers"), min=1, show_default=False)] = None,
    requests: Annotated[int, typer.Option("--requests", help=say("cli-serve-requests"), min=1)] = 600,
    messages: Annotated[int, typer.Option("--messages", help=say("cli-serve-messages"), min=1)] = 20,
    sockets: Annotated[int, typer.Option("--sockets", help=say("cli-serve-sockets"), min=1)] = 200,
    budget: Annotated[int, typer.Option("--budget", help=say("cli-serve-budget"), min=1)] = 600,
    open_hours: Annotated[float, typer.Option("--open-hours", help=say("cli-serve-open-hours"), min=0.1)] = 24,
    keep_days: Annotated[float, typer.Option("--keep-days", help=say("cli-serve-keep-days"), min=1)] = 90,
    bot_tables: Annotated[int, typer.Option("--bot-tables", help=say("cli-serve-bot-tables"), min=1)] = 20,
    reviews: Annotated[int, typer.Option("--reviews", help=say("cli-serve-reviews"), min=1)] = 4,
    chat_days: Annotated[float, typer.Option("--chat-days", help=say("cli-serve-chat-days"), min=0)] = 0,
    base_path: Annotated[str, typer.Option("--base-path", metavar="PATH", help=say("cli-serve-base-path"), show_default=False)] = "",
    trusted_proxy: Annotated[
        list[str] | None, typer.Option("--trusted-proxy", metavar="ADDRESS", help=say("cli-serve-trusted-proxy"), show_default=False)
    ] = None,
    tls_certificate: Annotated[
        str, typer.Option("--tls-certificate", metavar="FILE", help=say("cli-serve-tls-certificate"), show_default=False)
    ] = "",
    tls_key: Annotated[str, typer.Option("--tls-key", metavar="FILE", help=say("cli-serve-tls-key"), show_default=False)] = "",
    config: Config = None,
    show_settings: Annotated[bool, typer.Option("--show-settings", help=say("cli-serve-show-settings"))] = False,
    workers: Annotated[int, typer.Option("--workers", help=say("cli-serve-workers"), min=1)] = 1,
    internal_host: Annotated[str, typer.Option("--internal-host", metavar="HOST", help=say("cli-serve-internal-host"))] = "127.0.0.1",
    page: Annotated[bool, typer.Option("--open", help=say("cli-serve-open"))] = False,
    log: Annotated[Literal["plain", "json"] | None, typer.Option("--log", help=say("cli-serve-log"), show_default=False)] = None,
) -> None:
    from emporion.terminal.serve_command import run_server

    if show_settings:
        from emporion.terminal.settings_table import print_settings

        print_settings(context)
        return
    run_server(
        page,
        log,
        context=context,
        origins=origin or [],
        allowed_hosts=allowed_host or [],
        trusted_proxies=trusted_proxy or [],
        base_path=base_path,
        tls_certificate=tls_certificate,
        tls_key=tls_key,
        chat_days=chat_days,
        host=host,
        port=port,
        database=database,
        requests=requests,
        messages=messages,
        sockets=sockets,
        bot_tables=bot_tables,
        reviews=reviews,
        budget=budget,
        open_hours=open_hours,
        keep_days=keep_days,
        workers=workers,
        internal_host=internal_host,
        **({} if thinkers is None else {"thinkers": thinkers}),
    )


OwnDatabase = Annotated[str, typer.Option("--database", metavar="DATABASE", help=say("cli-own-database"), show_default=False)]


@app.command(help=say("cli-backup"), cls=SettingsCommand)
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-backup-file"), show_default=False)],
    database: OwnDatabase = "",
    config: Config = None,
    as_json: Json = False,
) -> None:
    from emporion.terminal.host_commands import make_backup

    make_backup(file, database, as_json)


@app.command(help=say("cli-restore"), cls=SettingsCommand)
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-restore-file"), show_default=False)],
    database: Annotated[str, typer.Option("--database", metavar="DATABASE", help=say("cli-restore-database"), show_default=False)] = "",
    config: Config = None,
    as_json: Json = False,
) -> None:
    from emporion.terminal.host_commands import restore_backup

    restore_backup(file, database, as_json)


@app.command(help=say("cli-prune"), cls=SettingsCommand)
def prune(
    database: OwnDatabase = "",
    open_hours: Annotated[float, typer.Option("--open-hours", help=say("cli-serve-open-hours"), min=0.1)] = 24,
    keep_days: Annotated[float, typer.Option("--keep-days", help=say("cli-serve-keep-days"), min=1)] = 90,
    chat_days: Annotated[float, typer.Option("--chat-days", help=say("cli-serve-chat-days"), min=0)] = 0,
    remove: Annotated[bool, typer.Option("--remove", help=say("cli-prune-remove"))] = False,
    config: Config = None,
    as_json: Json = False,
) -> None:
    from emporion.terminal.host_commands import prune_database

    prune_database(database, open_hours, keep_days, chat_days, remove, as_json)


@app.command(help=say("cli-doctor"), cls=SettingsCommand)
def doctor(
    host: Annotated[str, typer.Option("--host", help=say("cli-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help=say("cli-serve-port"), min=0, max=65535)] = 8765,
    database: OwnDatabase = "",
    allowed_host: Annotated[
        list[str] | None, typer.Option("--allowed-host", metavar="NAME", help=say("cli-serve-allowed-host"), show_default=False)
    ] = None,
    tls_certificate: Annotated[
        str, typer.Option("--tls-certificate", metavar="FILE", help=say("cli-serve-tls-certificate"), show_default=False)
    ] = "",
    tls_key: Annotated[str, typer.Option("--tls-key", metavar="FILE", help=say("cli-serve-tls-key"), show_default=False)] = "",
    config: Config = None,
    as_json: Json = False,
) -> None:
    from emporion.server.hosts import given_host
    from emporion.server.settings import Settings
    from emporion.server.tls import check_files
    from emporion.terminal.host_commands import examine_host

    check_files(tls_certificate, tls_key)
    hosts = tuple(map(given_host, allowed_host or []))
    wanted = Settings(host=host, port=port, database=database, allowed_hosts=hosts, tls_certificate=tls_certificate, tls_key=tls_key)
    examine_host(wanted, as_json)


@app.command(help=say("cli-verify"))
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-verify-file"), show_default=False)],
    entropy: Annotated[str | None, typer.Option("--entropy", metavar="HEX", help=say("cli-verify-entropy"), show_default=False)] = None,
    as_json: Json = False,
) -> None:
    from emporion.terminal.serve_command import verify_file

    verify_file(file, entropy, as_json)


@app.command(help=say("cli-rules"))
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="[RULE]", help=say("cli-rule"), show_default=False)] = None,
    language: Language = None,
    components: Components = None,
    as_json: Json = False,
) -> None:
    from emporion.terminal.commands import print_rules

    with speaking(known_language(language)):
        print_rules(game, rule, components, as_json)


@app.command("components", help=say("cli-components-command"))
def print_components(
    game: GameName,
    components: Components = None,
    as_toml: Annotated[bool, typer.Option("--toml", help=say("cli-toml"))] = False,
    as_json: Json = False,
) -> None:
    from emporion.terminal.commands import print_box

    print_box(game, components, as_json, as_toml)


@app.command(help=say("cli-draw"))
def draw(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help=say("cli-draw-out"), show_default=False)],
    record: Annotated[Path | None, typer.Argument(metavar="[RECORD]", help=say("cli-draw-record"), show_default=False)] = None,
    seat: Annotated[int | None, typer.Option("--seat", help=say("cli-draw-seat"), show_default=False)] = None,
    components: Components = None,
) -> None:
    from emporion.terminal.commands import draw_board

    draw_board(game, record, out, seat, components)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command. An error is printed as one sentence on stderr, with exit code 1."""
    from emporion.engine.errors import EmporionError

    arguments = list(sys.argv[1:] if arguments is None else arguments) or ["--help"]
    try:
        show_once(arguments)
        status = app(args=arguments, standalone_mode=False, prog_name="emporion")
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        hint = say("cli-try-help", command=context.command_path if context else "emporion")
        complain(f"{error.format_message().rstrip('.')}. {hint}")
    except EmporionError as error:
        complain(str(error))
    except (KeyboardInterrupt, typer.Abort):
        complain(say("cli-interrupted"))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except Exception as error:
        if "EMPORION_DEBUG" in os.environ:
            raise
        complain(say("cli-internal-error", kind=type(error).__name__, why=str(error)))
    else:
        sys.exit(status if isinstance(status, int) else 0)


def complain(sentence: str) -> None:
    """Print an error and exit."""
    print(sentence, file=sys.stderr)
    sys.exit(1)

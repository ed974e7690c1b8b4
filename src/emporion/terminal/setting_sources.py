"""Where the settings of a command come from: its options, the environment, a TOML file, or their defaults, in this order.

Every option with a value is also a variable (`--keep-days`: EMPORION_KEEP_DAYS) and a name in the file (`keep-days = 30`).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperCommand, TyperOption

from emporion.engine.errors import EmporionError, shown
from emporion.text import say

PREFIX = "EMPORION_"
CONFIG = "config"
TYPING_MISTAKE = 0.85
"""A variable whose name is this similar to that of a setting is refused as a typing mistake; others may belong to something else."""


class SettingsCommand(TyperCommand):
    """A command whose options can also be given by environment variables and by the file that `--config` names."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        for option in settings_of(self):
            option.envvar = variable_of(option)
            option.show_envvar = True

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]  # Typer has its own copy of click
        """Read the file first, then the values; EmporionError names the source of a value that is wrong."""
        options = {option.name: option for option in settings_of(self)}
        if not ctx.resilient_parsing:
            _refuse_typing_mistakes(options.values())
            file = _find_config(args) or os.environ.get(PREFIX + CONFIG.upper())
            ctx.default_map = read_config(Path(file), options.values()) if file else None
        try:
            return super().parse_args(ctx, args)
        except typer.BadParameter as error:
            found = options.get(getattr(error.param, "name", "") or "")
            source = source_of(ctx, found) if found is not None else ""
            if found is None:
                raise
            if not source:  # Typer would name the variable too
                raise typer.BadParameter(error.message, ctx=error.ctx, param_hint=f"'{found.opts[0]}'") from None
            raise _wrong(found, source, _find_text(ctx, found)) from None


def settings_of(command: Any) -> list[TyperOption]:
    """The options of a command that have a value."""
    return [found for found in command.params if isinstance(found, TyperOption) and not found.is_flag]


def variable_of(option: TyperOption) -> str:
    """The environment variable of an option."""
    return PREFIX + name_of(option).upper().replace("-", "_")


def name_of(option: TyperOption) -> str:
    """The name of an option, which is also its name in the file."""
    return option.opts[0].removeprefix("--")


def source_of(context: typer.Context, option: TyperOption) -> str:
    """The environment variable or the file that a value comes from; empty for one of the command line, and for a default."""
    source = context.get_parameter_source(option.name or "")
    if source is None or source.name not in ("ENVIRONMENT", "DEFAULT_MAP"):
        return ""
    return say("setting-from-environment", name=variable_of(option)) if source.name == "ENVIRONMENT" else _place_in_file(context, option)


def _place_in_file(context: typer.Context, option: TyperOption) -> str:
    return say("setting-from-file", name=name_of(option), file=str(getattr(context.default_map, "file", "")))


def checked(context: typer.Context, name: str, check: Callable[[], Any]) -> Any:
    """The result of a check of a setting; its refusal says where the value comes from, unless that is the command line."""
    try:
        return check()
    except EmporionError as error:
        option = next(found for found in settings_of(context.command) if found.name == name)
        source = source_of(context, option)
        if not source:
            raise
        raise EmporionError("setting-refused", source=source, why=str(error)) from None


class ConfigFile(dict[str, Any]):
    """The values of a file by the names of parameters."""

    file = Path()


def read_config(file: Path, options: Iterable[TyperOption]) -> ConfigFile:
    """Read a file of settings; EmporionError if it cannot be read, or has a name that no command knows."""
    import tomllib

    try:
        given = tomllib.loads(file.expanduser().read_text(encoding="utf-8"))
    except (OSError, RuntimeError) as error:
        raise EmporionError("file-unreadable", file=str(file), why=getattr(error, "strerror", None) or str(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise EmporionError("config-malformed", file=str(file), why=str(error)) from None
    of_serve = {name_of(option): option for option in options_of_serve() if option.name != CONFIG}
    own = {option.name for option in options}
    found = ConfigFile()
    found.file = file
    for name, value in given.items():
        option = of_serve.get(name)
        if option is None:
            raise EmporionError("config-unknown", file=str(file), name=shown(name), names=sorted(of_serve))
        if option.name in own:
            found[option.name or ""] = _as_given(option, value, file)
    return found


def options_of_serve() -> list[TyperOption]:
    """The settings of `emporion serve`, which has all of them: one file serves all commands."""
    from emporion.terminal.app import app

    commands: Any = typer.main.get_command(app)
    return settings_of(commands.commands["serve"])


def _as_given(option: TyperOption, value: object, file: Path) -> Any:
    """A value of the file as on the command line; a list where an option may be given several times."""
    if option.multiple and isinstance(value, list) and all(isinstance(one, str) for one in value):
        return value
    if not option.multiple and isinstance(value, str | int | float) and not isinstance(value, bool):
        return str(value)
    raise _wrong(option, say("setting-from-file", name=name_of(option), file=str(file)), str(value))


def _find_text(context: typer.Context, option: TyperOption) -> str:
    """The text of a value that is not on the command line."""
    return os.environ.get(variable_of(option)) or str((context.default_map or {}).get(option.name or "", ""))


def _wrong(option: TyperOption, source: str, value: str) -> EmporionError:
    """The refusal of a value, with the values that are possible."""
    return EmporionError("setting-wrong", source=source, value=shown(value), wanted=_describe_type(option))


def _describe_type(option: TyperOption) -> str:
    """What a value of an option must be."""
    kind, limits = option.type_descriptor.annotation, option.type_descriptor.parameter_info
    if option.multiple:
        return say("setting-wants-list")
    if choices := option.type_descriptor.choices:
        return say("setting-wants-choice", choices=[str(choice) for choice in choices])
    if kind in (int, float):
        high = "none" if limits.max is None else f"{limits.max:g}"
        return say("setting-wants-number", whole="yes" if kind is int else "no", low=f"{limits.min:g}", high=high)
    return say("setting-wants-text")


def _find_config(args: list[str]) -> str | None:
    """The file that the command line names."""
    for number, argument in enumerate(args):
        if argument.startswith(f"--{CONFIG}="):
            return argument.partition("=")[2]
        if argument == f"--{CONFIG}" and number + 1 < len(args):
            return args[number + 1]
    return None


def _refuse_typing_mistakes(options: Iterable[TyperOption]) -> None:
    import difflib

    known = [variable_of(option) for option in options_of_serve()] + [variable_of(option) for option in options]
    for name in sorted(os.environ):
        if name.startswith(PREFIX) and name not in known and (close := difflib.get_close_matches(name, known, 1, TYPING_MISTAKE)):
            raise EmporionError("setting-unknown", name=name, close=close[0])

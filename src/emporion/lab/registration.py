"""The names of the environments in the registries of PettingZoo and Gymnasium."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from emporion.games import NAMES

ENVIRONMENTS = {f"emporion/{''.join(word.capitalize() for word in name.split('-'))}-v0": name for name in NAMES}
"""The game of each id: `emporion/GoldenHorn-v0` is golden-horn."""


def register() -> None:
    """Register the environments with those of the libraries that are installed."""
    if find_spec("gymnasium") is not None:
        gymnasium = import_module("gymnasium")
        for name, game in ENVIRONMENTS.items():
            if name not in gymnasium.registry:
                gymnasium.register(
                    name,
                    entry_point="emporion.lab.gymnasium:SingleAgent",
                    vector_entry_point="emporion.lab.gymnasium:VectorGames",
                    kwargs={"game": game},
                )
    if find_spec("pettingzoo") is not None:
        pettingzoo = import_module("pettingzoo")
        for name, game in ENVIRONMENTS.items():
            if name not in pettingzoo.aec_registry:
                pettingzoo.register("aec", name, "emporion.lab.pettingzoo:env", kwargs={"game": game})

"""The names of the environments in the registries of PettingZoo and Gymnasium."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

ENVIRONMENTS = {"emporion/Corinth-v0": "corinth", "emporion/GoldenHorn-v0": "golden-horn"}
"""The game of each id."""


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

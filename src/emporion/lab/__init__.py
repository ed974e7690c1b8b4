"""Interfaces for research: one description of each game for machines, and the environments that are made from it.

Importing this package registers `emporion/Corinth-v0` and `emporion/GoldenHorn-v0` with PettingZoo and Gymnasium, if these are installed.
"""

from emporion.lab.description import Description, Observation, describe
from emporion.lab.errors import IllegalAction
from emporion.lab.registration import register

__all__ = ["Description", "IllegalAction", "Observation", "describe"]

register()

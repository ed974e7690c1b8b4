"""Tiny games with known values: for the tests, and as a model for adding a game."""

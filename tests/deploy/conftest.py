"""Servers for the tests of examples for hosts."""

from tests.server.conftest import migrated

__all__ = ["migrated"]

"""Servers for the tests of examples for hosts."""

from tests.deploy.proxies import certificate
from tests.server.conftest import migrated, postgresql

__all__ = ["certificate", "migrated", "postgresql"]

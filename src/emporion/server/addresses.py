"""Addresses of databases as people may see them."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError


def without_password(database: str) -> str:
    """The address of a database without its password; the path of a file is unchanged."""
    if "://" not in database:
        return database
    try:
        url = sa.make_url(database)
    except (ArgumentError, ValueError):
        return "***"
    hidden = {name: "***" for name in url.query if "password" in name}
    return url.update_query_dict(hidden).render_as_string(hide_password=True)

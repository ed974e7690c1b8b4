"""The host names that a server serves.

The page of an attacker can point its own name at 127.0.0.1 and then send requests to a server there as if to its own (DNS rebinding). The
browser still sends that name as `Host`, so requests for other names are refused. `X-Forwarded-Host` is ignored.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable

from emporion.engine.errors import EmporionError

ANY_HOST = "*"
HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([^\s:/@?#\[\]]+))(?::\d*)?")
"""A host as a browser sends it: an IPv6 address in brackets, or a name or IPv4 address, and a port unless it is the default."""
MAX_CACHED_HOSTS = 1000


def host_name(text: str) -> str | None:
    """A host without its port, in lower case; None if the text is not a host."""
    found = HOST.fullmatch(text.strip().lower())
    return (found[1] or found[2]).rstrip(".") if found else None


def given_host(text: str) -> str:
    """A host of the option --allowed-host as browsers send it, with names of other alphabets encoded."""
    name = ANY_HOST if text.strip() == ANY_HOST else host_name(text)
    try:
        coded = name.encode("idna").decode() if name else ""
    except UnicodeError:
        coded = ""
    if not coded:
        raise EmporionError("serve-allowed-host", host=text)
    return coded


def given_proxy(text: str) -> str:
    """An address or a network of the option --trusted-proxy, or `*` for any."""
    proxy = text.strip()
    try:
        return proxy if proxy == ANY_HOST else str(ipaddress.ip_network(proxy)) if "/" in proxy else str(ipaddress.ip_address(proxy))
    except ValueError:
        raise EmporionError("serve-trusted-proxy", proxy=text) from None


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach a server that listens at this host."""
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return False
    return _is_loopback_address(str(found[0][4][0]))


def _is_loopback_address(text: str) -> bool:
    found = _ip_address(text)
    return found is not None and found.is_loopback


def _ip_address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None


class AllowedHosts:
    """Decides by the header `Host` whether a request is meant for this server.

    A server that only this machine reaches serves localhost and loopback addresses. Any other also serves every IP address, since
    rebinding needs a name, and the name of its machine. `names` are further ones.
    """

    def __init__(self, listens_at: str, names: Iterable[str] = ()) -> None:
        self._names = {"localhost", *names}
        self._is_loopback = is_loopback(listens_at)
        if name := host_name(listens_at):
            self._names.add(name)
        if not self._is_loopback:
            machine = socket.gethostname().lower()
            short = machine.partition(".")[0]
            self._names |= {machine, short, f"{short}.local"}
        self._cache: dict[bytes, bool] = {}

    def allows(self, headers: Iterable[tuple[bytes, bytes]]) -> bool:
        """Whether a request with these headers is for this server."""
        for name, value in headers:
            if name == b"host":
                return self._cache.get(value) or self._decide(value)
        return True  # HTTP/1.0, which no browser speaks

    def _decide(self, header: bytes) -> bool:
        name = host_name(header.decode("latin-1"))
        if ANY_HOST in self._names or name in self._names:
            allowed = True
        else:
            address = _ip_address(name or "")
            allowed = address is not None and (address.is_loopback or not self._is_loopback)
        if allowed and len(self._cache) < MAX_CACHED_HOSTS:
            self._cache[header] = True
        return allowed

"""The certificate and its key, with which a server speaks TLS without a proxy."""

from __future__ import annotations

import ssl
from pathlib import Path

from emporion.engine.errors import EmporionError

ALPN = "http/1.1"


def check_files(certificate: str, key: str) -> None:
    """Check that both files are there, hold what they should, and belong together."""
    if not certificate and not key:
        return
    if not certificate or not key:
        raise EmporionError("serve-tls-both", missing="--tls-key" if certificate else "--tls-certificate")
    _read(certificate)
    _read(key)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    try:
        context.load_verify_locations(cafile=certificate)
    except (ssl.SSLError, OSError):
        raise EmporionError("serve-tls-certificate", file=certificate) from None
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key, password=_no_password)
    except ssl.SSLError as error:
        if error.reason == "KEY_VALUES_MISMATCH":
            raise EmporionError("serve-tls-pair", certificate=certificate, key_file=key) from None
        raise EmporionError("serve-tls-key", file=key) from None
    except (OSError, ValueError):  # a key with a password
        raise EmporionError("serve-tls-key", file=key) from None


def _read(file: str) -> None:
    try:
        Path(file).read_bytes()
    except (OSError, ValueError) as error:
        raise EmporionError("serve-tls-file", file=file, why=getattr(error, "strerror", None) or str(error)) from None


def _no_password() -> str:
    """OpenSSL would ask for the password at the terminal."""
    return ""

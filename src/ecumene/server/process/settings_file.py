"""Settings from a file, the environment and the command line; later ones win.

Anything unknown or unfit is refused with a sentence that names the setting and its source. It never
repeats a secret.
"""

from __future__ import annotations

import errno
import re
import tomllib
from collections.abc import Callable
from difflib import get_close_matches
from ipaddress import ip_network
from itertools import chain
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias
from urllib.parse import urlsplit

from msgspec import inspect

from ecumene.server.process.server_secrets import SHORTEST_KEY
from ecumene.server.settings import HIDDEN, SECRETS, Settings
from ecumene.words import Misread

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

PREFIX: Final = "ECUMENE_"
FILE_VARIABLE: Final = "ECUMENE_CONFIG"
"""Names the file if the command line does not."""
USUAL_NAMES: Final = {"database_url": "DATABASE_URL"}
"""Variables that hosting services set under their customary names."""
TRUTH: Final = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
EMPTY: Final[Mapping[str, str]] = MappingProxyType({})
LONGEST_SHOWN: Final = 60
SHORTEST_TOKEN: Final = 16
LINE: Final = re.compile(r"at line (\d+)")
NUMBER: Final = re.compile(r"[0-9]{1,9}")
MAIL: Final = re.compile(r"[^\s@<>]+@[^\s@<>]+")


class Given(NamedTuple):
    """A setting as it was given."""

    name: str
    value: object
    source: str
    """The file, variable or option it came from."""


Reader: TypeAlias = Callable[[Given, Any], Any]
"""Reads a value of some type; raises ``Misread``."""


def read_settings(
    file: str | None,
    environment: Mapping[str, str],
    typed: Mapping[str, str],
    usual: Mapping[str, str] = EMPTY,
) -> Settings:
    """The settings; ``typed`` has those of the command line. Raises ``Misread``.

    ``usual`` replaces the ordinary defaults.
    """
    path = file or environment.get(FILE_VARIABLE)
    given = list(
        chain(
            (Given(name, text, "") for name, text in usual.items()),
            _of_file(Path(path)) if path else (),
            _of_environment(environment),
            (Given(name, text, f"--{name}") for name, text in typed.items()),
        )
    )
    values = {each.name: _read(each) for each in given}
    settings = Settings(**values)
    _check_together(settings, {each.name: each.source for each in given})
    return settings


def variable_of(name: str) -> str:
    """The environment variable of a setting."""
    return USUAL_NAMES.get(name, PREFIX + name.upper())


# Where settings come from


def _of_file(file: Path) -> Iterator[Given]:
    for name, value in _document(file).items():
        if name not in TYPES:
            _refuse_unknown(name, str(file), _nearest(name))
        yield Given(name, value, str(file))


def _document(file: Path) -> dict[str, Any]:
    try:
        text = file.read_bytes().decode()
    except OSError as error:
        reason = errno.errorcode.get(error.errno or 0, "")
        raise Misread("serve-file-unreadable", file=str(file), reason=reason) from None
    except UnicodeDecodeError:
        raise Misread("serve-file-no-text", file=str(file)) from None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = LINE.search(str(error))
        line = found.group(1) if found else str(len(text.splitlines()))
        raise Misread("serve-file-no-toml", file=str(file), line=line) from None


def _of_environment(environment: Mapping[str, str]) -> Iterator[Given]:
    """An empty variable counts as unset: compose files leave settings out that way."""
    names = {variable_of(name): name for name in TYPES}
    for variable, text in environment.items():
        if variable in names:
            if text:
                yield Given(names[variable], text, variable)
        elif variable.startswith(PREFIX) and variable != FILE_VARIABLE:
            nearest = _nearest(variable.removeprefix(PREFIX).lower())
            _refuse_unknown(variable, f"{PREFIX}*", nearest and variable_of(nearest))


def _nearest(name: str) -> str | None:
    """The setting that was probably meant."""
    return next(iter(get_close_matches(name, TYPES, n=1)), None)


def _refuse_unknown(name: str, source: str, meant: str | None) -> None:
    if meant is None:
        raise Misread("serve-unknown", name=name, source=source)
    raise Misread("serve-unknown-nearest", name=name, source=source, meant=meant)


# Parsing values


def _read(given: Given) -> Any:
    type_ = TYPES[given.name]
    value = READERS[type(type_)](given, type_)
    if given.name in FORMS:
        for item in value if isinstance(value, tuple) else (value,):
            if not FORMS[given.name](item):
                raise Misread("serve-bad-form", **_named(given), value=_shown(given.name, item))
    return value.rstrip("/") if given.name == "public_address" else value


def _number(given: Given, type_: inspect.IntType) -> int:
    value = given.value
    if isinstance(value, str) and NUMBER.fullmatch(value):
        value = int(value)
    least, most = type_.ge or 0, type_.le or 0
    if type(value) is not int or not least <= value <= most:
        shown = _shown(given.name, given.value)
        bounds = {"least": str(least), "most": str(most)}
        raise Misread("serve-not-number", **_named(given), value=shown, **bounds)
    return value


def _truth(given: Given, type_: inspect.BoolType) -> bool:  # noqa: ARG001
    value = given.value
    if isinstance(value, str):
        value = TRUTH.get(value.lower())
    if not isinstance(value, bool):
        shown = _shown(given.name, given.value)
        raise Misread("serve-not-truth", **_named(given), value=shown)
    return value


def _text(given: Given, type_: inspect.Type) -> str:  # noqa: ARG001
    if not isinstance(given.value, str) or not given.value.strip():
        raise Misread("serve-not-text", **_named(given))
    return given.value.strip()


def _choice(given: Given, type_: inspect.LiteralType) -> Any:
    if given.value not in type_.values:
        shown, choices = _shown(given.name, given.value), ", ".join(map(str, type_.values))
        raise Misread("serve-not-choice", **_named(given), value=shown, choices=choices)
    return given.value


def _texts(given: Given, type_: inspect.VarTupleType) -> tuple[str, ...]:
    """A list; a plain text is split at commas."""
    value = given.value.split(",") if isinstance(given.value, str) else given.value
    if not isinstance(value, list):
        raise Misread("serve-not-list", **_named(given))
    return tuple(_text(given._replace(value=item), type_.item_type) for item in value)


def _named(given: Given) -> dict[str, str]:
    return {"name": given.name, "source": given.source}


def _shown(name: str, value: object) -> str:
    text = HIDDEN if name in SECRETS else str(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def _types() -> dict[str, inspect.Type]:
    """The type of every setting; for optional ones, the type without None."""
    info = inspect.type_info(Settings)
    assert isinstance(info, inspect.StructType)
    return {
        field.name: field.type.types[0] if isinstance(field.type, inspect.UnionType) else field.type
        for field in info.fields
    }


TYPES: Final = _types()
READERS: Final[Mapping[type[inspect.Type], Reader]] = {
    inspect.BoolType: _truth,
    inspect.IntType: _number,
    inspect.LiteralType: _choice,
    inspect.StrType: _text,
    inspect.VarTupleType: _texts,
}


# Formats of texts


def _is_address(text: str) -> bool:
    try:
        parts = urlsplit(text.rstrip("/"))
        port_fits = parts.port != 0
    except ValueError:
        return False
    bare = not (parts.path or parts.query or parts.fragment or "@" in parts.netloc)
    return parts.scheme in ("http", "https") and bool(parts.hostname) and bare and port_fits


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def _is_postgresql(text: str) -> bool:
    scheme, colon, rest = text.partition("://")
    return bool(colon and rest) and scheme in ("postgres", "postgresql", "postgresql+psycopg")


FORMS: Final[Mapping[str, Callable[[str], bool]]] = {
    "database_url": _is_postgresql,
    "mail_from": lambda text: MAIL.fullmatch(text) is not None,
    "metrics_token": lambda text: len(text) >= SHORTEST_TOKEN,
    "public_address": lambda text: text.isascii() and _is_address(text),
    "secret_key": lambda text: len(text) >= SHORTEST_KEY,
    "trusted_proxies": _is_network,
    "vapid_subject": lambda text: text.startswith(("mailto:", "https:")),
}


# Settings that need each other


def _check_together(settings: Settings, sources: Mapping[str, str]) -> None:
    for name, wanted, other in (
        ("workers", settings.workers > 1, "database_url"),
        ("smtp_host", settings.smtp_host is not None, "mail_from"),
        ("smtp_user", settings.smtp_user is not None, "smtp_password"),
        ("vapid_private_key", settings.vapid_private_key is not None, "vapid_subject"),
    ):
        if wanted and getattr(settings, other) is None:
            variable = variable_of(other)
            raise Misread(
                "serve-needs", name=name, source=sources[name], other=other, variable=variable
            )

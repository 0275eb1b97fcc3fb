"""Ecumene: the board game Mega Civilization on a computer (unofficial).

``import ecumene`` is for people who write Python: ``ecumene.Game(players=5)``, see docs/python.md.
The interface is loaded when something is taken from it, so that importing a single layer loads no
more than that.

The package is built in layers, each of which imports only from those before it: ``data`` (the facts
of the game), ``rules`` (the engine), ``bots`` (computer players), ``sim`` (many games of theirs),
``words`` (what people read, in their language), ``dialogue`` (questions and news in sentences),
``seat`` (one reader's side of a game), ``cases`` (rule cases as data), ``picture`` (the board,
drawn), ``web`` (the page as built), ``server`` (games over the network), and beside each other
``tabletop`` (help at a real table), ``api`` (the interface for Python) and ``cli`` (the terminal);
above all of them ``learn`` (learning environments), which needs an extra. See docs/architecture.md.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecumene.api import *  # noqa: F403
    from ecumene.api.public_actions import *  # noqa: F403
else:
    # Hidden from type checkers, so that they know what exists and what is misspelt.
    def __getattr__(name: str) -> object:
        """A layer, or a name of the public interface, which loads the layers it stands on."""
        from importlib import import_module
        from importlib.util import find_spec

        if name == "__all__":
            return import_module("ecumene.api").__all__
        if not name.startswith("_"):
            if find_spec(f"ecumene.{name}") is not None:
                return import_module(f"ecumene.{name}")
            api = import_module("ecumene.api")
            if name in api.__all__:
                return globals().setdefault(name, getattr(api, name))
        raise AttributeError(f"module 'ecumene' has no attribute {name!r}")

    def __dir__() -> list[str]:
        from importlib import import_module

        own = (name for name in globals() if name.startswith("__"))
        return sorted({*own, "data", *import_module("ecumene.api").__all__})

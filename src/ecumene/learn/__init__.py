"""Learning environments: the game as PettingZoo's users know games (docs/learn.md).

Importing this module registers ``ecumene/mega-civilization-v0``; it needs the extra
``ecumene[learn]``.
"""

from typing import Final

from pettingzoo import aec_registry, register

from ecumene.learn.one_by_one import NAME, OneByOne

__all__ = ["ID", "OneByOne"]

ID: Final = f"ecumene/{NAME}"
"""The name under which the environments are made."""

if ID not in aec_registry:
    register("aec", ID, "ecumene.learn.one_by_one:OneByOne")

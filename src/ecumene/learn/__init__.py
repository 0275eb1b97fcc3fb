"""Learning environments: the game as PettingZoo's users know games (docs/learn.md).

Importing this module registers ``ecumene/mega-civilization-v0``; it needs the extra
``ecumene[learn]``.
"""

from typing import Final

from pettingzoo import aec_registry, parallel_registry, register

from ecumene.learn.all_at_once import AllAtOnce
from ecumene.learn.learning_settings import METADATA
from ecumene.learn.one_by_one import OneByOne

__all__ = ["ID", "AllAtOnce", "OneByOne"]

ID: Final = f"ecumene/{METADATA['name']}"
"""The name under which the environments are made."""

if ID not in aec_registry:
    register("aec", ID, "ecumene.learn.one_by_one:OneByOne")
if ID not in parallel_registry:
    register("parallel", ID, "ecumene.learn.all_at_once:AllAtOnce")

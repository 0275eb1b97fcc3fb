"""The public interface: everything that ``import ecumene`` offers, with names instead of numbers.

It has no rules of its own, and stands on the engine, the computer players and the words, for people
who write Python; see docs/python.md.
"""

from ecumene.api import actions
from ecumene.api.actions import *  # noqa: F403
from ecumene.api.area import Area
from ecumene.api.errors import Illegal, Refused, UnknownName
from ecumene.api.game import Game, Stop, load
from ecumene.api.questions import Choice, Question, Way
from ecumene.api.records import Decision, Event
from ecumene.api.saying import set_language
from ecumene.api.seat import Legal, Player, Seat
from ecumene.api.standings import Standing
from ecumene.api.translating import Record

__all__ = [
    "Area",
    "Choice",
    "Decision",
    "Event",
    "Game",
    "Illegal",
    "Legal",
    "Player",
    "Question",
    "Record",
    "Refused",
    "Seat",
    "Standing",
    "Stop",
    "UnknownName",
    "Way",
    "load",
    "set_language",
]
__all__ += actions.__all__

"""The public interface: everything that ``import ecumene`` offers, with names instead of numbers.

It has no rules of its own, and stands on the engine, the computer players and the words, for people
who write Python; see docs/python.md.
"""

from ecumene.api import public_actions
from ecumene.api.exceptions import Illegal, Refused, UnknownName
from ecumene.api.public_actions import *  # noqa: F403
from ecumene.api.public_area import Area
from ecumene.api.public_game import Game, Stop, load
from ecumene.api.public_records import Decision, Event
from ecumene.api.public_seat import Legal, Player, Seat
from ecumene.api.questions import Choice, Question, Way
from ecumene.api.speech import set_language
from ecumene.api.standings import Standing
from ecumene.api.translation import NamedRecord

__all__ = [
    "Area",
    "Choice",
    "Decision",
    "Event",
    "Game",
    "Illegal",
    "Legal",
    "NamedRecord",
    "Player",
    "Question",
    "Refused",
    "Seat",
    "Standing",
    "Stop",
    "UnknownName",
    "Way",
    "load",
    "set_language",
]
__all__ += public_actions.__all__

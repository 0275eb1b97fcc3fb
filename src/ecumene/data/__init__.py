"""The facts of the game: areas, cards, tracks and set-ups, as immutable, validated tables.

``facts()`` returns them. Outside, things have names (``"athens"``, ``"naval-warfare"``); inside,
each is a small integer, its position in its table::

    facts = ecumene.data.facts()
    athens = facts.areas["athens"]
    [facts.areas[n].id for n in athens.land]

The files behind the tables are the JSON files in ``facts/``, one record per line, and the geometry
of the board, ``board.topojson``.
"""

from ecumene.data.load import facts as facts
from ecumene.data.load import load as load
from ecumene.data.problems import FactsError as FactsError
from ecumene.data.problems import Problem as Problem
from ecumene.data.records import *
from ecumene.data.table import RecordTable as RecordTable
from ecumene.data.table import UnknownId as UnknownId

"""Request and response bodies besides those of ``ecumene.seat``: people, tables, talk.

All are written and read by ``ecumene.rules.format.codec``, like everything of the engine: names
outside, numbers inside, and whatever does not fit is refused with its path.
"""

from ecumene.server.wire.game_bodies import *
from ecumene.server.wire.order_bodies import *
from ecumene.server.wire.person_bodies import *
from ecumene.server.wire.play_bodies import *

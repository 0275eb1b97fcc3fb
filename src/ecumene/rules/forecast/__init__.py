"""What an answer would lead to, from a view alone.

Everything here follows from what a seat sees and is worked out by the rules of the engine, where
necessary on a state that contains nothing but the view (``state_from_view.py``). It is data without
words, in the engine's numbers, which ``codec.to_names`` can publish.
"""

from ecumene.rules.forecast.area_ground import *
from ecumene.rules.forecast.baskets import *
from ecumene.rules.forecast.calamity_costs import *
from ecumene.rules.forecast.card_worth import *
from ecumene.rules.forecast.city_support import *
from ecumene.rules.forecast.conflicts import *
from ecumene.rules.forecast.deal_worth import *
from ecumene.rules.forecast.journeys import *
from ecumene.rules.forecast.land import *
from ecumene.rules.forecast.marches import *
from ecumene.rules.forecast.movement_outlook import *
from ecumene.rules.forecast.occupied_places import *
from ecumene.rules.forecast.planned_moves import *
from ecumene.rules.forecast.purchase_worth import *
from ecumene.rules.forecast.ships import *
from ecumene.rules.forecast.track_ahead import *
from ecumene.rules.least_missed import lost_with as lost_with
from ecumene.rules.victory import ranking as ranking

"""What a calamity costs everybody at a real table, in amounts (C).

Nobody enters a whole board for that. So nothing is played out: the numbers, the beneficiary, who
may be named and where it strikes come from the code that plays calamities in a game, and what is
left to a player's choice is given as an amount.
"""

from ecumene.rules.reckoning.needs import Needs, needs
from ecumene.rules.reckoning.reckoner import reckon
from ecumene.rules.reckoning.stakes import Blow, Reckoning, Spot, Stake, Toll, VictimChoice

__all__ = ["Blow", "Needs", "Reckoning", "Spot", "Stake", "Toll", "VictimChoice", "needs", "reckon"]

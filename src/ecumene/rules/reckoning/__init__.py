"""What a calamity costs everybody at a real table, in amounts (C).

Nobody enters a whole board for that. So nothing is played out: the numbers, the beneficiary, who
may be named and where it strikes come from the code that plays calamities in a game, and what is
left to a player's choice is given as an amount.
"""

from ecumene.rules.reckoning.needs import Needs, needs
from ecumene.rules.reckoning.reckoner import reckon
from ecumene.rules.reckoning.stakes import Blow, Choice, Reckoning, Spot, Stake, Toll

__all__ = ["Blow", "Choice", "Needs", "Reckoning", "Spot", "Stake", "Toll", "needs", "reckon"]

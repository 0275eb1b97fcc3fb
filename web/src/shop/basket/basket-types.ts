/** The server's answers about a basket; every number of the shop comes from them. */
import type { components } from '$/api/schema'
import type { Told as Complete } from '$/api/types'

type Sent = components['schemas']

export type AdvanceId = Sent['advance']
export type CardId = Sent['card']
export type Told = Complete<Sent['Basket']>
/** An advance that I do not hold. */
export type Article = Complete<Sent['Listed']>
export type Fit = Article['fit']
export type Payment = Complete<Sent['Paid']>
/** A space of the A.S.T.; `before` and `after` are what is missing without and with the basket. */
export type Goal = Complete<Sent['Ahead']>
export type Hand = Complete<Sent['Hand']>
/** The request; what is left out is chosen in the cheapest or most sensible way. */
export type Wanted = Sent['Wanted']

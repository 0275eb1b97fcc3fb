/** What the server tells about a basket; every number of the shop comes from it. */
import type { ActionOf, Refused, Sentence } from '$/api/types'

export type Fit = 'chosen' | 'gift' | 'fits' | 'alone' | 'short'

/** An advance that I do not hold. */
export interface Article {
  advance: string
  cost: number
  price: number
  points: number
  /** What each of its groups takes off; the best one counts (P3). */
  credits: Record<string, number>
  bonus: number
  bonus_from: string[]
  /** Whether I could pay for it alone. */
  affordable: boolean
  fit: Fit
  /** How much is missing beside the basket. */
  short: number
  brings: Record<string, number>
}

/** Cards of one commodity that are handed in. */
export interface PaidSet {
  card: string
  count: number
  worth: number
  held: number
}

export interface Payment {
  sets: PaidSet[]
  cards: string[]
  substitution: { card: string; into: string } | null
  cards_worth: number
  treasury: number
  treasury_worth: number
  paid: number
  lost: number
  short: number
  /** What sets lose beyond what they bring, because some of their cards stay. */
  broken: number
  cheapest: boolean
}

/** A space of the A.S.T.; `before` and `after` are what is missing without and with the basket. */
export interface Goal {
  step: number
  epoch: string
  asked: Record<string, number>
  before: Record<string, number>
  after: Record<string, number>
}

export interface Told {
  action: ActionOf<'buy-advances'> | null
  refused: Refused | null
  sentences: Sentence[]
  cost: number
  price: number
  most: number
  /** Null as long as nothing is chosen, or while it is too dear. */
  payment: Payment | null
  left: { cards: number; limit: number; too_many: number; worth: number; treasury: number }
  articles: Article[]
  next: Goal | null
  epoch: Goal | null
  credits: Record<string, number>
  choices: {
    discounts: string[]
    discounted: string | null
    gifts: string[]
    gift: string | null
    free_credits: number
    unit: number
    credits: Record<string, number>
  }
}

/** What is asked for; what is left out is chosen in the cheapest or most sensible way. */
export interface Wanted {
  advances: string[]
  cards?: string[]
  substitution?: { card: string; into: string }
  discounted?: string
  gift?: string
  no_gift?: boolean
  credits?: Record<string, number>
}

/** What the sets in my hand are worth. */
export interface Hand {
  sets: { card: string; worth: number }[]
}

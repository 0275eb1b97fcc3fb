/** What the server computes about cards: the worth of sets, and what offers would bring. */
import type { components } from '$/api/schema'
import type { Bargains, Hand, Told } from '$/api/types'
import { beyond, type Card } from './cards'

type Sent = components['schemas']

/** The cards of one commodity. */
export type CardSet = Told<Sent['CardSet']>
/** What an offer or a deal would bring the reader. */
export type Gain = Told<Sent['Bargain']>

export const NO_GAINS: Bargains = { offers: {}, deals: {} }

/** What one more of a card would add to an existing set; null if there is none. */
export function broughtBy(hand: Hand | null, card: Card): number | null {
  const set = hand?.sets.find((each) => each.card === card)
  const more = set ? set.with_one_more - set.worth : 0
  return more > 0 ? more : null
}

/** The figures for an offer or a deal, if they are about exactly these cards. */
export function gainWith(gain: Gain | undefined, cards: readonly Card[]): Gain | null {
  if (!gain || gain.gives.length !== cards.length) return null
  return beyond(gain.gives, cards).length ? null : gain
}

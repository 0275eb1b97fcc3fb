/** What the server works out about cards: what sets are worth, and what offers would bring. */
import type { components } from '$/api/schema'
import type { Bargains, Hand, Told, View } from '$/api/types'
import { faceValue } from '$/facts/facts'
import { beyond, canBeNamed, counted, inOrder, type Card } from './cards'

type Sent = components['schemas']

/** The cards of one commodity. */
export type CardSet = Told<Sent['CardSet']>
export type HandFigures = Hand
/** What an offer or a deal would bring the reader. */
export type Gain = Told<Sent['Bargain']>

export const NO_GAINS: Bargains = { offers: {}, deals: {} }

/** The hand as the view has it, before anything was worked out about it. */
export function plainHand(view: View, free: readonly Card[]): HandFigures {
  const counts = counted(view.hand)
  const loose = counted(free)
  const held = inOrder.filter((card) => counts.has(card))
  return {
    cards: view.hand.length,
    limit: 0,
    worth: 0,
    sets: held.filter(canBeNamed).map((card) => ({
      card,
      face: faceValue(card) ?? 0,
      count: counts.get(card)!,
      of: null,
      worth: 0,
      with_one_more: 0,
      free: loose.get(card) ?? 0,
      promised: 0,
    })),
    calamities: held
      .filter((card) => !canBeNamed(card))
      .map((card) => ({
        card,
        count: counts.get(card)!,
        tradeable: loose.has(card),
        traders: [],
        promised: 0,
      })),
  }
}

/** What one more of a card would bring to a set that is there; null where there is none. */
export function broughtBy(hand: HandFigures, card: Card): number | null {
  const set = hand.sets.find((each) => each.card === card)
  const more = set ? set.with_one_more - set.worth : 0
  return more > 0 ? more : null
}

/** What was worked out for an offer or a deal, if it is about just these cards. */
export function gainWith(gain: Gain | undefined, cards: readonly Card[]): Gain | null {
  if (!gain || gain.gives.length !== cards.length) return null
  return beyond(gain.gives, cards).length ? null : gain
}

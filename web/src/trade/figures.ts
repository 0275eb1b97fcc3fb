/** What the server works out about cards: what sets are worth, and what offers would bring. */
import { get } from '$/api/client'
import type { components } from '$/api/schema'
import type { Told, View } from '$/api/types'
import { faceValue } from '$/facts/facts'
import { canBeNamed, counted, inOrder, type Card } from './cards'

type Sent = components['schemas']

/** The cards of one commodity. */
export type CardSet = Told<Sent['CardSet']> & {
  /** What 0, 1, 2 … of them are worth. */
  worths?: readonly number[]
}
export type HandFigures = Omit<Told<Sent['Hand']>, 'sets'> & {
  sets: readonly CardSet[]
  /** Commodities of this game of which the reader has none. */
  others?: readonly CardSet[]
}
/** What an offer or a deal would bring the reader. */
export type Gain = Told<Sent['Bargain']>
export type Gains = Told<Sent['Bargains']>

export const NO_GAINS: Gains = { offers: {}, deals: {} }

export const askHand = (path: string): Promise<HandFigures> => get(`${path}/hand`)
export const askGains = (path: string): Promise<Gains> => get(`${path}/offers`)

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

/** What some cards of a hand are worth in it; null where the figures are not there. */
export function costOf(hand: HandFigures, cards: readonly Card[]): number | null {
  let cost = 0
  for (const [card, given] of counted(cards)) {
    const set = hand.sets.find((each) => each.card === card)
    if (!set) continue
    const [before, after] = [set.worths?.[set.count], set.worths?.[set.count - given]]
    if (before === undefined || after === undefined) return null
    cost += before - after
  }
  return cost
}

/** What one more of a card would bring; null where nobody knows, or there is none. */
export function broughtBy(hand: HandFigures, card: Card): number | null {
  const set = [...hand.sets, ...(hand.others ?? [])].find((each) => each.card === card)
  if (!set) return null
  const more = set.with_one_more - set.worth
  return more > 0 ? more : null
}

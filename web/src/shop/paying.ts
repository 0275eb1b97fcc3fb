/** The cards in my hand as sets to pay with (X6). */
import { cardOrder } from '$/facts/facts'
import type { Hand, Payment } from './told'

/** The cards of one commodity in my hand, and how many of them are handed in. */
export interface HandSet {
  card: string
  held: number
  count: number
  /** What those handed in are worth, or the whole set while it stays; null: not known yet. */
  worth: number | null
}

export function handSets(
  cards: readonly string[],
  payment: Payment | null,
  hand: Hand | null,
): HandSet[] {
  const held = new Map<string, number>()
  for (const card of cards) held.set(card, (held.get(card) ?? 0) + 1)
  return cardOrder
    .filter((card) => held.has(card))
    .map((card) => {
      const paid = payment?.sets.find((set) => set.card === card)
      const kept = hand?.sets.find((set) => set.card === card)
      return {
        card,
        held: held.get(card)!,
        count: paid?.count ?? 0,
        worth: paid?.worth ?? kept?.worth ?? null,
      }
    })
}

/** The cards to hand in once there are so many of one commodity among them. */
export function withCards(sets: readonly HandSet[], card: string, count: number): string[] {
  return sets.flatMap((set) => Array<string>(set.card === card ? count : set.count).fill(set.card))
}

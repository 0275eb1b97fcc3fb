/** The cards in my hand as sets to pay with (X6). */
import type { CardId, Payment } from './basket-types'

/** The cards of one commodity in my hand, and how many of them are handed in. */
export interface HandSet {
  card: CardId
  held: number
  count: number
  /** The worth of those handed in, or of the whole set while it is kept; null: not known yet. */
  worth: number | null
}

/** `hand` tells the worth of sets that are not handed in. */
export function handSets(
  cards: readonly CardId[],
  payment: Pick<Payment, 'sets'> | null,
  hand: { sets: readonly { card: CardId; worth: number }[] } | null,
): HandSet[] {
  const held = new Map<CardId, number>()
  for (const card of cards) held.set(card, (held.get(card) ?? 0) + 1)
  return [...held].map(([card, held]) => {
    const paid = payment?.sets.find((set) => set.card === card)
    const kept = hand?.sets.find((set) => set.card === card)
    return { card, held, count: paid?.count ?? 0, worth: paid?.worth ?? kept?.worth ?? null }
  })
}

/** The cards to hand in, with a given number of one commodity among them. */
export function withCards(sets: readonly HandSet[], card: CardId, count: number): CardId[] {
  return sets.flatMap((set) => Array<CardId>(set.card === card ? count : set.count).fill(set.card))
}

/** The look and kinds of trade cards: every commodity has its own calm colour. */
import type { ActionOf } from '$/api/types'
import { trade } from '$generated/rules.json'
import { calamities, cardName, commodities, water } from '$/facts/facts'
import { words } from '$/words/language.svelte'

export type Card = ActionOf<'put-down-cards'>['cards'][number]

export interface Colours {
  ground: string
  edge: string
}

/** The colours of a commodity card; calamities have the colours of their style sheet. */
export function coloursOf(card: Card): Colours | null {
  const found = card === water.id ? water : commodities.get(card)
  if (!found) return null
  const { hue, strength } = found.colour
  return {
    ground: `oklch(0.905 ${((0.045 * strength) / 100).toFixed(3)} ${hue})`,
    edge: `oklch(0.5 ${((0.09 * strength) / 100).toFixed(3)} ${hue})`,
  }
}

export const isCalamity = (card: Card): boolean => calamities.has(card)

/** Cards that can be named, in the order of the table of cards (X3). */
export const nameable = trade.nameable as readonly Card[]

const named: ReadonlySet<Card> = new Set(nameable)
export const canBeNamed = (card: Card): boolean => named.has(card)

export const nameOf = (card: Card): string => words.name(cardName(card))

/** The number of each card. */
export function counted(cards: readonly Card[]): Map<Card, number> {
  const found = new Map<Card, number>()
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1)
  return found
}

/** The cards in one list that are in another, too, with multiplicity. */
export function within(cards: readonly Card[], others: readonly Card[]): Card[] {
  const left = counted(others)
  return cards.filter((card) => {
    const held = left.get(card) ?? 0
    left.set(card, held - 1)
    return held > 0
  })
}

/** The cards in one list beyond those in another, with multiplicity. */
export function beyond(cards: readonly Card[], others: readonly Card[]): Card[] {
  const left = counted(others)
  return cards.filter((card) => {
    const held = left.get(card) ?? 0
    left.set(card, held - 1)
    return held <= 0
  })
}

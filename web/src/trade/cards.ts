/** How trade cards look and what they are: a calm colour of its own for every commodity. */
import type { ActionOf } from '$/api/types'
import { calamities, cardName, cardOrder, water } from '$/facts/facts'
import { words } from '$/words/language.svelte'

export type Card = ActionOf<'put-down-cards'>['cards'][number]

/** Hue in degrees and strength of colour, after what the commodity looks like. */
const HUES: Readonly<Record<string, readonly [hue: number, strength: number]>> = {
  ochre: [62, 1.1],
  flax: [262, 0.7],
  clay: [40, 0.9],
  hides: [55, 0.6],
  bone: [90, 0.3],
  papyri: [110, 0.7],
  stone: [250, 0.15],
  iron: [245, 0.35],
  furs: [48, 0.5],
  wax: [85, 1.2],
  fish: [215, 0.8],
  timber: [60, 0.8],
  fruit: [20, 1],
  salt: [200, 0.3],
  ceramics: [35, 1.1],
  wool: [75, 0.35],
  cotton: [330, 0.25],
  oil: [118, 1],
  sugar: [340, 0.5],
  grain: [92, 1],
  wine: [5, 0.9],
  lacquer: [28, 1.2],
  textiles: [285, 0.8],
  livestock: [70, 0.6],
  glass: [185, 0.7],
  tin: [230, 0.25],
  silver: [270, 0.2],
  copper: [45, 1.2],
  bronze: [80, 0.8],
  lead: [265, 0.35],
  resin: [65, 1.3],
  jade: [160, 0.9],
  incense: [310, 0.6],
  spice: [32, 1.3],
  herbs: [140, 1],
  marble: [300, 0.2],
  dye: [325, 1.1],
  gemstones: [295, 1],
  tea: [128, 0.8],
  obsidian: [280, 0.4],
  ivory: [88, 0.55],
  silk: [350, 0.8],
  gold: [95, 1.4],
  pearls: [220, 0.4],
  amber: [72, 1.4],
}
const WATER: readonly [number, number] = [235, 0.9]

export interface Colours {
  ground: string
  edge: string
}

/** The colours of a commodity card; calamities have the colours of their style sheet. */
export function coloursOf(card: Card): Colours | null {
  const found = card === water.id ? WATER : HUES[card]
  if (!found) return null
  const [hue, strength] = found
  return {
    ground: `oklch(0.905 ${(0.045 * strength).toFixed(3)} ${hue})`,
    edge: `oklch(0.5 ${(0.09 * strength).toFixed(3)} ${hue})`,
  }
}

/** All cards, in the order of the table of cards. */
export const inOrder = cardOrder as readonly Card[]

/** Commodities and water can be named; calamities cannot (X3). */
export const canBeNamed = (card: Card): boolean => !calamities.has(card)

/** What can be named, in the order of the table of cards. */
export const nameable: readonly Card[] = inOrder.filter(canBeNamed)

export const nameOf = (card: Card): string => words.name(cardName(card))

/** How many there are of each card. */
export function counted(cards: readonly Card[]): Map<Card, number> {
  const found = new Map<Card, number>()
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1)
  return found
}

/** What is in some cards beyond others; equal cards count as often as they are there. */
export function beyond(cards: readonly Card[], others: readonly Card[]): Card[] {
  const left = counted(others)
  return cards.filter((card) => {
    const held = left.get(card) ?? 0
    left.set(card, held - 1)
    return held <= 0
  })
}

/** What the question of trade allows, from its ways and their fields. */
import type { Field, FieldOf, Question, Way } from '$/api/types'
import type { Card } from './cards/cards'

function fieldOf<T extends Field['type']>(way: Way, name: string, type: T): FieldOf<T> | null {
  const found = way.fields.find((field) => field.name === name && field.type === type)
  return (found as FieldOf<T> | undefined) ?? null
}

const waysOf = (question: Question | null, action: string): Way[] =>
  question?.ways.filter((way) => way.action === action) ?? []

/** Whether a way is about an offer or a deal with this number. */
function names(way: Way, field: string, number: string): boolean {
  return fieldOf(way, field, 'pick')?.options.some((option) => option.of === number) ?? false
}

/** The elements of a new offer. */
export interface Offering {
  /** Cards that may be given, one entry per card. */
  cards: readonly Card[]
  /** The fewest cards on either side. */
  least: number
  /** The number of truly named cards. */
  named: number
  /** The most cards that can be asked for. */
  mostWished: number
  /** The players it can be made to alone. */
  seats: readonly number[]
  /** The offers that can be countered. */
  counters: ReadonlySet<string>
}

export function offering(question: Question | null): Offering | null {
  const way = waysOf(question, 'make-offer')[0]
  const gives = way && fieldOf(way, 'gives', 'statement')
  const wants = way && fieldOf(way, 'wants', 'wish')
  if (!way || !gives || !wants) return null
  const to = fieldOf(way, 'to', 'pick')?.options ?? []
  const counters = fieldOf(way, 'counter', 'pick')?.options ?? []
  return {
    cards: gives.cards,
    least: gives.least,
    named: gives.named,
    mostWished: wants.most_named,
    seats: to.flatMap(({ of }) =>
      typeof of === 'object' && of.type === 'player' && typeof of.party === 'number'
        ? [of.party]
        : [],
    ),
    counters: new Set(counters.map((option) => String(option.of))),
  }
}

/** The numbers of the offers that can be accepted. */
export function acceptable(question: Question | null): Set<string> {
  const ways = waysOf(question, 'accept-offer')
  return new Set(
    ways.flatMap((way) => fieldOf(way, 'offer', 'pick')?.options.map(({ of }) => String(of)) ?? []),
  )
}

/** What can be put down for a deal, and how many cards. */
export interface Putting {
  cards: readonly Card[]
  count: number
}

export function putting(question: Question | null, deal: string): Putting | null {
  const way = waysOf(question, 'put-down-cards').find((each) => names(each, 'deal', deal))
  const cards = way && fieldOf(way, 'cards', 'cards')
  return cards ? { cards: cards.cards, count: cards.counts[0]! } : null
}

export const canBeDone = (question: Question | null): boolean => waysOf(question, 'done').length > 0
export const canComeBack = (question: Question | null): boolean =>
  waysOf(question, 'come-back').length > 0

/** Trade cards as a sentence names them: equal ones are counted. */
import type { Argument, Count } from '$/api/types'

export function cardsSaid(cards: readonly string[]): Argument {
  const numbers = new Map<string, number>()
  for (const card of cards) numbers.set(card, (numbers.get(card) ?? 0) + 1)
  const items = [...numbers].map(
    ([card, number]) =>
      ({ type: 'count', of: { type: 'card', card, valued: false }, number }) as Count,
  )
  return { type: 'series', items, style: 'comma', by_name: false }
}

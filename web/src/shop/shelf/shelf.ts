/** The advances in the shop: by group, by price, and filtered. */
import { advances, groups, type Advance, type Named } from '$/facts/facts'
import { advances_from_100 } from '$generated/rules.json'
import type { Article } from '../basket/basket-types'

export type Filter = 'all' | 'payable' | 'from-100' | 'wishes'

export interface Column {
  group: Named
  /** What I hold already. */
  held: Advance[]
  articles: Article[]
}

/** A card of two groups is listed in the first. */
const groupOf = (advance: Advance): string => advance.groups[0]!

const order = new Map([...advances.keys()].map((id, place) => [id, place]))

/** The columns of the shop; by price, so that nothing moves while the basket is filled. */
export function columns(articles: readonly Article[], held: readonly string[]): Column[] {
  const sorted = [...articles].sort(
    (one, other) => one.price - other.price || order.get(one.advance)! - order.get(other.advance)!,
  )
  const own = held.map((id) => advances.get(id)!)
  return groups.map((group) => ({
    group,
    held: own.filter((advance) => groupOf(advance) === group.id),
    articles: sorted.filter((article) => groupOf(advances.get(article.advance)!) === group.id),
  }))
}

/** Those that count where the A.S.T. requires expensive advances (H1). */
const dear: ReadonlySet<string> = new Set(advances_from_100)

/** Whether an article passes a filter. */
export function passes(article: Article, filter: Filter, wishes: readonly string[]): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'payable':
      return article.affordable
    case 'from-100':
      return dear.has(article.advance)
    case 'wishes':
      return wishes.includes(article.advance)
  }
}

/** What still fits beside the basket, wishes first, then the most expensive: at most two. */
export function suggested(articles: readonly Article[], wishes: readonly string[]): Article[] {
  const wished = (article: Article): number => (wishes.includes(article.advance) ? 1 : 0)
  return articles
    .filter((article) => article.fit === 'fits')
    .sort((one, other) => wished(other) - wished(one) || other.price - one.price)
    .slice(0, 2)
}

export type Step = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End'

const STEPS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']
export const isStep = (key: string): key is Step => STEPS.includes(key)

/** The advance an arrow key leads to, in columns of ids; null: none. */
export function neighbour(shown: readonly string[][], from: string, step: Step): string | null {
  const filled = shown.filter((column) => column.length)
  const place = filled.findIndex((column) => column.includes(from))
  if (place < 0) return filled[0]?.[0] ?? null
  const column = filled[place]!
  const row = column.indexOf(from)
  switch (step) {
    case 'ArrowUp':
      return column[row - 1] ?? null
    case 'ArrowDown':
      return column[row + 1] ?? null
    case 'Home':
      return column[0]!
    case 'End':
      return column.at(-1)!
    case 'ArrowLeft':
    case 'ArrowRight': {
      const beside = filled[place + (step === 'ArrowLeft' ? -1 : 1)]
      return beside ? beside[Math.min(row, beside.length - 1)]! : null
    }
  }
}

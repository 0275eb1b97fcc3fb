/**
 * The list of offers as a reader looks at it: filters, what is put off or folded, what is new.
 *
 * While the pointer is in it nothing moves: what is gone stays in its place, what comes in stands
 * at the end.
 */
import { SvelteSet } from 'svelte/reactivity'
import type { Bargains, TradeView } from '$/api/types'
import { grouped, holding, NO_FILTERS, rowsOf, type Filters, type Held, type Hold } from './offers'

/** What the list is about. */
interface Trading {
  readonly trade: TradeView | null
  readonly seat: number
  readonly gains: Bargains
  readonly held: Held
}

export class OfferList {
  filters = $state.raw<Filters>({ ...NO_FILTERS })
  hold = $state.raw<Hold | null>(null)
  readonly snoozed = new SvelteSet<string>()
  readonly muted = new SvelteSet<number>()
  /** The groups and bundles that are unfolded. */
  readonly unfolded = new SvelteSet<string>()
  /** The offers that came while the reader was looking. */
  readonly arrived = new SvelteSet<string>()
  #seen: readonly string[] | null = null

  constructor(readonly trading: Trading) {}

  rows = $derived.by(() => {
    const { trade, seat, gains } = this.trading
    return trade ? rowsOf(trade, seat, gains.offers, this.arrived, this.hold?.rows) : []
  })
  groups = $derived.by(() =>
    grouped(this.rows, this.filters, this.trading.held, this.snoozed, this.muted, this.hold),
  )

  /** Take note of what is there: what came since is new. */
  note(): void {
    const numbers = Object.keys(this.trading.trade?.offers ?? {})
    if (this.#seen)
      for (const each of numbers) if (!this.#seen.includes(each)) this.arrived.add(each)
    this.#seen = numbers
    // What came and goes while the list is held stays, too.
    if (this.hold) this.hold = { ...this.hold, rows: this.rows }
  }

  /** Show only some; the reader wants it, so the list may change. */
  show(filters: Partial<Filters>): void {
    const held = this.hold !== null
    this.hold = null
    this.filters = { ...this.filters, ...filters }
    if (held) this.point(true)
  }

  /** The pointer comes into the list, or leaves it. */
  point(inside: boolean): void {
    this.hold = inside ? holding(this.rows, this.groups) : null
    if (!inside) this.arrived.clear()
  }
}

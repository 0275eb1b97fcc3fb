/**
 * A half-made answer to a question: one of its ways, and what is filled in so far.
 *
 * Each way keeps its entries while another one is shown. It begins with the question's proposal.
 */
import type { Action, Question, Way } from '$/api/types'
import { entryFor, type Entry } from './entries.svelte'
import type { Answer } from './things'

/** One way to answer with its entries, in the order of its fields. */
export class WayDraft {
  /** The entry that a touch of the board fills in, among those about places. */
  touched = $state(0)

  constructor(
    readonly way: Way,
    readonly entries: readonly Entry[],
  ) {}

  entry(name: string): Entry | undefined {
    return this.entries.find((each) => each.field.name === name)
  }

  /** The answer as it stands, finished or not. */
  get action(): Action {
    const values = this.entries.map((each) => [each.field.name, each.value] as const)
    return { type: this.way.action, ...Object.fromEntries(values) } as Action
  }

  /** The first entry that is not valid. */
  get unfinished(): Entry | null {
    return this.entries.find((each) => each.gap.short || each.gap.over) ?? null
  }

  clear(): void {
    for (const each of this.entries) each.clear()
  }

  /** Copy a complete answer; returns whether it can be given in this way. */
  take(action: Answer): boolean {
    if (action.type !== this.way.action) return false
    const values = action as unknown as Record<string, unknown>
    const fits = this.entries.map((each) => each.take(values[each.field.name]))
    return fits.every(Boolean) && !this.unfinished && sameAction(this.action, action)
  }
}

export class Draft {
  readonly ways: readonly WayDraft[]
  /** The chosen way; null: none yet. */
  at = $state<number | null>(null)

  constructor(question: Question) {
    this.ways = question.ways.flatMap((way) => wayDraft(way) ?? [])
    for (const each of this.ways) begin(each, question)
    if (question.proposal) this.take(question.proposal.action)
    else if (this.ways.length === 1) this.at = 0
  }

  way = $derived.by(() => (this.at === null ? null : (this.ways[this.at] ?? null)))

  /** The answer as it stands; null as long as no way is chosen. */
  get action(): Action | null {
    return this.way?.action ?? null
  }

  /** Whether all fields are filled in validly. */
  get ready(): boolean {
    return this.way !== null && this.way.unfinished === null
  }

  /** Fill in a complete answer; false, with nothing changed, if no way can hold it. */
  take(action: Answer): boolean {
    const before = this.ways.map((each) => each.action)
    const found = this.ways.findIndex((each) => each.take(action))
    this.ways.forEach((each, place) => {
      if (place !== found) each.take(before[place]!)
    })
    if (found < 0) return false
    this.at = found
    return true
  }

  clear(): void {
    this.way?.clear()
  }

  /** All that is filled in, finished or not, as JSON. */
  get filled(): Filled {
    const ways = this.ways.map((each) => each.entries.map((entry) => entry.value))
    return { at: this.at, ways }
  }

  /** Fill in the same again, as far as it still fits. */
  refill(kept: unknown): void {
    if (!isFilled(kept) || kept.ways.length !== this.ways.length) return
    this.ways.forEach((each, place) => {
      const values = kept.ways[place]!
      each.clear()
      each.entries.forEach((entry, index) => entry.take(values[index]))
    })
    this.at = kept.at === null || kept.at in this.ways ? kept.at : null
  }
}

/** The chosen way, and the values of the fields of each. */
export interface Filled {
  at: number | null
  ways: unknown[][]
}

function isFilled(kept: unknown): kept is Filled {
  if (kept === null || typeof kept !== 'object' || !('at' in kept && 'ways' in kept)) return false
  const { at, ways } = kept
  return (at === null || Number.isInteger(at)) && Array.isArray(ways) && ways.every(Array.isArray)
}

function wayDraft(way: Way): WayDraft | null {
  const entries = way.fields.map((field) => entryFor(field, way.fields.length === 1))
  return entries.every((each) => each !== null) ? new WayDraft(way, entries) : null
}

/**
 * Begin with the only answer listed for a way, else with the parts of the first that leave no
 * choice.
 */
function begin(draft: WayDraft, question: Question): void {
  const listed = question.choices.filter((choice) => draft.take(choice.action))
  draft.clear()
  if (listed.length === 1) draft.take(listed[0]!.action)
  else if (listed.length > 1) {
    const first = listed[0]!.action as unknown as Record<string, unknown>
    for (const each of draft.entries)
      if (each.field.type === 'amount' || each.field.type === 'yes-or-no')
        each.take(first[each.field.name])
  }
}

/** Whether two answers are the same: what is left out of one is empty in the other. */
export function sameAction(one: Answer, other: Answer): boolean {
  return JSON.stringify(told(one)) === JSON.stringify(told(other))
}

/** An answer without what is empty, in one order. */
function told(value: unknown): unknown {
  if (Array.isArray(value)) return [...value].map(told).sort()
  if (value === null || typeof value !== 'object') return value
  return Object.entries(value)
    .filter(([, each]) => !empty(each))
    .map(([name, each]) => [name, told(each)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

function empty(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return !value
  return Object.keys(value).length === 0
}

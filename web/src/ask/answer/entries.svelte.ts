/** The entries of an answer so far, one for each field. */
import { SvelteMap } from 'svelte/reactivity'
import type { Field, FieldOf, Option } from '$/api/types'
import { faceValue } from '$/facts/facts'
import { counted, idOf, type Id } from './things'

/** The distance from the required amount: `short` are missing, or `over` are too many. */
export interface Gap {
  have: number
  /** The required amount; the nearer bound if it is a range. */
  wanted: number
  short: number
  over: number
}

function gap(have: number, least: number, most: number): Gap {
  const short = Math.max(0, least - have)
  const over = Math.max(0, have - most)
  return { have, wanted: have < least ? least : Math.min(have, most), short, over }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}

/** Things picked, in order. */
export class Picked {
  ids = $state.raw<readonly Id[]>([])

  constructor(readonly field: FieldOf<'pick'>) {
    this.clear()
  }

  /** Nothing is picked, except where there is no choice. */
  clear(): void {
    const only = this.field.options.length === 1 && this.field.least === 1
    this.ids = only ? [idOf(this.field.options[0]!.of)] : []
  }

  has(id: Id): boolean {
    return this.ids.includes(id)
  }

  /** Pick something, or undo that; if only one can be picked, it replaces the other. */
  toggle(id: Id): void {
    if (!this.option(id)) return
    if (this.has(id)) {
      const needed = this.field.most === 1 && this.field.least === 1
      if (!needed) this.ids = this.ids.filter((each) => each !== id)
    } else if (this.field.most === 1) this.ids = [id]
    else this.ids = [...this.ids, id]
  }

  option(id: Id): Option | undefined {
    return this.field.options.find((option) => idOf(option.of) === id)
  }

  /** The total worth of everything picked. */
  sum = $derived.by(() =>
    this.ids.reduce((sum: number, id) => sum + (this.option(id)?.worth ?? 0), 0),
  )

  gap = $derived.by((): Gap => {
    const { least, most, sums } = this.field
    if (!sums.length) return gap(this.ids.length, least, most)
    if (sums.includes(this.sum)) return gap(this.sum, this.sum, this.sum)
    const next = sums.find((sum) => sum > this.sum)
    return next === undefined
      ? gap(this.sum, 0, Math.max(...sums))
      : gap(this.sum, next, Math.max(...sums))
  })

  get value(): unknown {
    return this.field.single ? (this.ids[0] ?? null) : [...this.ids]
  }

  /** Copy a value from a complete answer; returns whether it fits. */
  take(value: unknown): boolean {
    const ids = (Array.isArray(value) ? value : value === null ? [] : [value]) as Id[]
    this.ids = ids.filter((id) => this.option(id))
    return this.ids.length === ids.length
  }
}

/** Numbers given to things. */
export class Counted {
  readonly numbers = new SvelteMap<Id, number>()

  constructor(readonly field: FieldOf<'counts'>) {}

  clear(): void {
    this.numbers.clear()
  }

  of(id: Id): number {
    return this.numbers.get(id) ?? 0
  }

  /** The most that something can be given. */
  room(id: Id): number {
    return this.field.room.find((option) => idOf(option.of) === id)?.worth ?? 0
  }

  set(id: Id, number: number): void {
    const { step } = this.field
    const kept = Math.max(0, Math.min(Math.round(number / step) * step, this.room(id)))
    if (kept) this.numbers.set(id, kept)
    else this.numbers.delete(id)
  }

  /** One step more, and nothing after everything; `all`: everything or nothing. */
  touch(id: Id, all: boolean): void {
    const [now, room] = [this.of(id), this.room(id)]
    if (all) this.set(id, now ? 0 : room)
    else this.set(id, now >= room ? 0 : now + this.field.step)
  }

  total = $derived.by(() => [...this.numbers.values()].reduce((sum, number) => sum + number, 0))

  gap = $derived.by(() => gap(this.total, this.field.least, this.field.most))

  get value(): unknown {
    return Object.fromEntries(this.numbers)
  }

  take(value: unknown): boolean {
    const numbers = Object.entries((value ?? {}) as Record<string, number>)
    this.clear()
    for (const [id, number] of numbers) this.set(id, number)
    return numbers.every(([id, number]) => this.of(id) === number)
  }
}

/** A number. */
export class Amounted {
  number = $state(0)

  constructor(readonly field: FieldOf<'amount'>) {
    this.clear()
  }

  clear(): void {
    this.number = this.field.least
  }

  set(number: number): void {
    this.number = Math.max(this.field.least, Math.min(number, this.field.most))
  }

  gap = $derived.by(() => gap(this.number, this.field.least, this.field.most))

  get value(): unknown {
    return this.number
  }

  take(value: unknown): boolean {
    if (!isNumber(value)) return false
    this.set(value)
    return this.number === value
  }
}

/** Cards of the hand, by kind and number, since equal ones are interchangeable. */
export class Carded {
  readonly numbers = new SvelteMap<string, number>()
  /** The number of each kind to choose from, in the order of the hand. */
  readonly held: ReadonlyMap<string, number>

  constructor(readonly field: FieldOf<'cards'>) {
    this.held = counted(field.cards)
    this.clear()
  }

  clear(): void {
    this.numbers.clear()
    if (this.field.single && this.held.size === 1) this.set([...this.held.keys()][0]!, 1)
  }

  of(card: string): number {
    return this.numbers.get(card) ?? 0
  }

  set(card: string, number: number): void {
    const kept = Math.max(0, Math.min(number, this.held.get(card) ?? 0))
    if (this.field.single && kept) this.numbers.clear()
    if (kept) this.numbers.set(card, this.field.single ? 1 : kept)
    else this.numbers.delete(card)
  }

  chosen = $derived.by(() =>
    [...this.held.keys()].flatMap((card) => new Array<string>(this.of(card)).fill(card)),
  )

  /** The face value of the chosen cards. */
  faces = $derived.by(() => this.chosen.reduce((sum, card) => sum + (faceValue(card) ?? 0), 0))

  gap = $derived.by((): Gap => {
    const { counts, face_value } = this.field
    if (face_value) return gap(this.faces, face_value, Infinity)
    const have = this.chosen.length
    if (!counts.length || counts.includes(have)) return gap(have, have, have)
    const next = counts.find((count) => count > have)
    return gap(have, next ?? 0, Math.max(...counts))
  })

  get value(): unknown {
    return this.field.single ? (this.chosen[0] ?? null) : this.chosen
  }

  take(value: unknown): boolean {
    const cards = (Array.isArray(value) ? value : value ? [value] : []) as string[]
    this.numbers.clear()
    for (const card of cards) this.set(card, this.of(card) + 1)
    return this.chosen.length === cards.length
  }
}

/** Yes or no; null until something is said. */
export class Decided {
  yes = $state<boolean | null>(null)

  constructor(
    readonly field: FieldOf<'yes-or-no'>,
    readonly alone: boolean,
  ) {
    this.clear()
  }

  /** Beside other fields it is "no" by default, as in the action. */
  clear(): void {
    this.yes = this.alone ? null : false
  }

  gap = $derived.by(() => gap(this.yes === null ? 0 : 1, 1, 1))

  get value(): unknown {
    return this.yes
  }

  take(value: unknown): boolean {
    if (typeof value !== 'boolean') return false
    this.yes = value
    return true
  }
}

export type Entry = Picked | Counted | Amounted | Carded | Decided

/** The entry for a field; null for fields of movement, trade and the shop. */
export function entryFor(field: Field, alone: boolean): Entry | null {
  switch (field.type) {
    case 'pick':
      return new Picked(field)
    case 'counts':
      return new Counted(field)
    case 'amount':
      return new Amounted(field)
    case 'cards':
      return new Carded(field)
    case 'yes-or-no':
      return new Decided(field, alone)
    default:
      return null
  }
}

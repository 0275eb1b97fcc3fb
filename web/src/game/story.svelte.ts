/** What has happened, in sentences: told by the server, kept in order, without what was taken back. */
import { Again } from '$/api/coalesce'
import { get } from '$/api/client'
import type { Passage, Story as Told } from '$/api/types'

/** Something that was told: a message, or a passage of one. */
type Heard = Pick<Passage, 'number' | 'stands'> & Partial<Pick<Passage, 'table'>>

export class Story {
  passages = $state.raw<readonly Passage[]>([])
  /** The last message that was told. */
  number: number
  readonly #hearing = new Again(() => this.#ask())

  /** `since`: the last message that need not be told. */
  constructor(
    readonly path: string,
    since: number,
  ) {
    this.number = since
  }

  /** Hear what has come since; several wishes at once are one request. */
  hear(): Promise<void> {
    return this.#hearing.wish()
  }

  /** Go on with what was told, unless it was told already. */
  take(told: Told): void {
    if (told.since !== this.number) return
    this.passages = told.passages.reduce(withNext<Passage>, this.passages)
    this.number = told.number
  }

  async #ask(): Promise<void> {
    for (let more = true; more;) {
      const told: Told = await get<Told>(`${this.path}/story?since=${this.number}`)
      this.take(told)
      more = told.more
    }
  }
}

/** What was told, with one thing more; an undo takes away what no longer stands. */
export function withNext<T extends Heard>(told: readonly T[], next: T): readonly T[] {
  const { stands } = next
  // What the same message tells of other phases is new as well.
  const counts = (each: T): boolean =>
    stands === null || !!each.table || each.number <= stands || each.number === next.number
  return [...told.filter(counts), next]
}

/** What has happened, in sentences from the server, in order, without what was taken back. */
import { Coalesced } from '$/api/coalesce'
import { get } from '$/api/client'
import type { Passage, Story as Told } from '$/api/types'

/** Something that was told: a message, or a passage of one. */
type Heard = Pick<Passage, 'number' | 'stands'> & Partial<Pick<Passage, 'table'>>

export class Story {
  passages = $state.raw<readonly Passage[]>([])
  /** The last message that was told. */
  number: number
  readonly #hearing = new Coalesced(() => this.#ask())

  /** `since`: the last message that need not be told. */
  constructor(
    readonly path: string,
    since: number,
  ) {
    this.number = since
  }

  /** Fetch what has happened since; simultaneous requests become one. */
  hear(): Promise<void> {
    return this.#hearing.wish()
  }

  /** Append what was told, unless it was told already. */
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

/** The story with one more entry; an undo removes what no longer stands. */
export function withNext<T extends Heard>(told: readonly T[], next: T): readonly T[] {
  const { stands } = next
  // What the same message tells of other phases is new too.
  const counts = (each: T): boolean =>
    stands === null || !!each.table || each.number <= stands || each.number === next.number
  return [...told.filter(counts), next]
}

/** The guide of a game: which pages are to be read; pages read are stored in the browser. */
import { forget, keep, recallJson } from '$/storage'
import { LESSONS, topics, type Moment, type Page, type Topic } from './lessons'

interface Kept {
  read: readonly Topic[]
  at: Moment | null
}

export class Guide {
  #key: string
  /** The topics that have been read. */
  read = $state.raw<readonly Topic[]>([])
  #at: Moment | null
  #queue = $state.raw<readonly Topic[]>([])
  #page = $state(0)
  /** Whether there is a guide in this game at all. */
  on = $state(false)

  /** `wanted`: the address asks for the guide; otherwise it continues where it was left. */
  constructor(game: string, wanted: boolean) {
    this.#key = `ecumene-guide-${game}`
    const kept = recallJson(this.#key) as Kept | null
    this.on = wanted || kept !== null
    this.read = kept?.read ?? []
    this.#at = kept?.at ?? null
  }

  get topic(): Topic | null {
    return this.#queue[0] ?? null
  }

  get page(): Page | null {
    return this.topic && LESSONS[this.topic][this.#page]!
  }

  /** The number of the current page, and of all pages to read now. */
  get place(): { number: number; of: number } {
    const ahead = this.#queue.slice(1).reduce((sum, topic) => sum + LESSONS[topic].length, 0)
    const here = this.topic ? LESSONS[this.topic].length : 0
    return { number: this.#page + 1, of: here + ahead }
  }

  /** The game has reached a moment: new topics wait to be read. */
  come(moment: Moment): void {
    if (!this.on) return
    const fresh = topics(this.#at, moment).filter(
      (topic) => !this.read.includes(topic) && !this.#queue.includes(topic),
    )
    this.#at = moment
    if (fresh.length) this.#queue = [...this.#queue, ...fresh]
    this.#keep()
  }

  next(): void {
    const topic = this.topic
    if (topic === null) return
    if (this.#page + 1 < LESSONS[topic].length) {
      this.#page += 1
      return
    }
    this.read = [...this.read, topic]
    this.#page = 0
    this.#queue = this.#queue.slice(1)
    if (topic === 'farewell') this.end()
    else this.#keep()
  }

  /** End the guide in this game. */
  end(): void {
    this.on = false
    forget(this.#key)
  }

  #keep(): void {
    const kept: Kept = { read: this.read, at: this.#at }
    keep(this.#key, JSON.stringify(kept))
  }
}

/**
 * The guide of a game: it is at the topic of the question that is asked. What has passed, read or
 * not, can be read under "earlier"; how far it came is stored in the browser.
 */
import { forget, keep, recallJson } from '$/storage'
import { guideKey } from './guided'
import { LESSONS, passed, topicsAt, type Moment, type Page, type Topic } from './lessons'

interface Kept {
  read: readonly Topic[]
  /** Topics that have passed unread. */
  missed?: readonly Topic[]
  /** Topics of this moment that are still to be read. */
  queue?: readonly Topic[]
  at: Moment | null
}

export class Guide {
  #key: string
  /** The topics that have been read. */
  read = $state.raw<readonly Topic[]>([])
  #missed = $state.raw<readonly Topic[]>([])
  #at: Moment | null
  /** Whether something has been asked in this phase. */
  #asked = false
  #queue = $state.raw<readonly Topic[]>([])
  /** A topic that is read again. */
  #again = $state<Topic | null>(null)
  #page = $state(0)
  /** Whether there is a guide in this game at all. */
  on = $state(false)

  /** `wanted`: the address asks for the guide; otherwise it continues where it was left. */
  constructor(game: string, wanted: boolean) {
    this.#key = guideKey(game)
    const kept = recallJson(this.#key) as Kept | null
    this.on = wanted || kept !== null
    this.read = kept?.read ?? []
    this.#missed = kept?.missed ?? []
    this.#queue = kept?.queue ?? []
    this.#at = kept?.at ?? null
  }

  get topic(): Topic | null {
    return this.#again ?? this.#queue[0] ?? null
  }

  /** Whether something earlier is open, which is not about what is asked. */
  get isBehind(): boolean {
    return this.#again !== null
  }

  get page(): Page | null {
    return this.topic && LESSONS[this.topic][this.#page]!
  }

  /** The number of the current page, and of all pages to read now. */
  get place(): { number: number; of: number } {
    const ahead = this.#again ? [] : this.#queue.slice(1)
    const more = ahead.reduce((sum, topic) => sum + LESSONS[topic].length, 0)
    const here = this.topic ? LESSONS[this.topic].length : 0
    return { number: this.#page + 1, of: here + more }
  }

  /** What has passed, the latest first; those not read are marked. */
  get earlier(): readonly { topic: Topic; unread: boolean }[] {
    const missed = this.#missed.map((topic) => ({ topic, unread: true }))
    const read = this.read.map((topic) => ({ topic, unread: false }))
    return [...read, ...missed].reverse()
  }

  /** The game has reached a moment: its topics are current, what was not read has passed. */
  come(moment: Moment): void {
    if (!this.on || isSame(this.#at, moment)) return
    const first = this.#at === null
    const about = topicsAt(moment)
    const here = about.filter((topic) => !this.read.includes(topic))
    const gone = passed(this.#at, moment)
    const moved = this.#at?.turn !== moment.turn || this.#at.phase !== moment.phase
    this.#at = moment
    if (first) this.#turnTo(['welcome', ...here])
    else if (moved) this.#turnTo(here, gone)
    else if (moment.kind !== null) {
      const known = here.filter((topic) => this.#queue.includes(topic))
      const news = here.filter((topic) => !known.includes(topic))
      const isPast = this.#queue.some((topic) => !about.includes(topic))
      // After another question of this phase, what is new comes first; else its phase does.
      if (news.length || isPast) this.#turnTo(this.#asked ? [...news, ...known] : here)
    }
    this.#asked = moment.kind !== null || (this.#asked && !moved)
    this.#keep()
  }

  #turnTo(topics: readonly Topic[], gone: readonly Topic[] = []): void {
    const before = [...this.#missed, ...this.#queue, ...gone]
    const unread = before.filter((topic) => !this.read.includes(topic) && !topics.includes(topic))
    this.#missed = [...new Set(unread)]
    if (this.#queue[0] !== topics[0]) this.#page = 0
    if (this.#again) this.#page = 0
    this.#again = null
    this.#queue = topics
  }

  next(): void {
    const topic = this.topic
    if (topic === null) return
    if (this.#page + 1 < LESSONS[topic].length) {
      this.#page += 1
      return
    }
    this.#page = 0
    if (!this.read.includes(topic)) this.read = [...this.read, topic]
    this.#missed = this.#missed.filter((each) => each !== topic)
    if (this.#again) this.#again = null
    else this.#queue = this.#queue.slice(1)
    if (topic === 'farewell') this.end()
    else this.#keep()
  }

  /** Read something earlier, until the next question. */
  recall(topic: Topic): void {
    this.#again = topic
    this.#page = 0
  }

  /** End the guide in this game. */
  end(): void {
    this.on = false
    forget(this.#key)
  }

  #keep(): void {
    const kept: Kept = {
      read: this.read,
      missed: this.#missed,
      queue: this.#queue,
      at: this.#at,
    }
    keep(this.#key, JSON.stringify(kept))
  }
}

function isSame(one: Moment | null, other: Moment): boolean {
  return (
    one !== null &&
    one.turn === other.turn &&
    one.phase === other.phase &&
    one.kind === other.kind &&
    (one.over ?? false) === (other.over ?? false)
  )
}

/**
 * A reader's side of a game on the server: what they see, are asked, and can do.
 *
 * The socket says that something happened; what has changed by it is asked for in one request, with
 * whatever is open on the page. An answer brings it with it. What is filled in is kept by the name
 * of its question, which nothing that others do changes.
 */
import { untrack } from 'svelte'
import { Coalesced } from '$/api/coalesce'
import { get, leaveNote, post, Refusal } from '$/api/client'
import { persist } from '$/api/persist'
import type {
  Acknowledged,
  Action,
  Asked,
  Bargains,
  Changes,
  ChatSaid,
  Digest,
  GameInfo,
  Hand,
  Happened,
  Known,
  Moments,
  Now,
  Planned,
  Proposed,
  Recap,
  Refused,
  Responses,
  StreamMessage,
  TableChanged,
  View,
  WhyNot,
} from '$/api/types'
import { civilizations } from '$/facts/facts'
import { words } from '$/words/language.svelte'
import { Speaker } from '$/words/speaking'
import { Plan, type PlannedMoves } from './kept-plan.svelte'
import { Socket } from './socket.svelte'
import { Story, withNext } from './story.svelte'

const TOLD_TURNS = 2
const NOTE_EVERY = 60_000
/** Milliseconds within which several socket messages lead to one request. */
const TOGETHER = 10

type Part = Known['parts'][number]
/** Parts that are kept up to date while something on the page shows them. */
export type Followed = Exclude<Part, 'view' | 'asked'> | 'story' | 'recap'

const WHILE_SHOWN = ['hand', 'offers', 'responses'] as const

/** A message about the table: chat, or a change there. */
export type Said = ChatSaid | TableChanged

/** A change to what is planned. */
export interface PlanChange {
  /** What to begin with; else what is planned now. */
  from?: PlannedMoves
  /** Planned moves to take back, by their indices. */
  without?: number[]
  /** Moves to plan after the others. */
  more?: PlannedMoves
}

export class GameSession {
  info = $state.raw<GameInfo | null>(null)
  view = $state.raw<View | null>(null)
  /** The seat's question; null for spectators, and until it is known. */
  asked = $state.raw<Asked | null>(null)
  /** The reader's cards, while something shows them. */
  hand = $state.raw<Hand | null>(null)
  /** What offers and deals would bring, while something shows it. */
  offers = $state.raw<Bargains | null>(null)
  /** How open offers are received, while something shows it. */
  responses = $state.raw<Responses | null>(null)
  story = $state.raw<Story>(new Story('', 0))
  /** What has happened since the reader's last answer, while something shows it. */
  recap = $state.raw<Recap | null>(null)
  said = $state.raw<Said[]>([])
  /** The events of the current phase, as far as told. */
  heard = $state.raw<readonly Happened[]>([])
  /** The last message of the stream that has arrived. */
  number = $state(0)
  /** Why the last answer was refused; null once another one is given. */
  refused = $state.raw<Refused | null>(null)
  /** Whether an answer, or its outcome, is on its way. */
  busy = $state(false)
  /** What has happened since the reader's last look; null if there was none, or it is read. */
  digest = $state.raw<Digest | null>(null)
  /** The message after which events are told: older ones are in the replay. */
  since = $state(0)
  readonly socket: Socket
  /** What the reader plans; view and question are those after it. */
  readonly plan = new Plan(this)
  /** The last message included in what is shown. */
  seen = $state(0)
  #marks: Changes['marks'] = {}
  readonly #followed: Map<Followed, number>
  #soon: ReturnType<typeof setTimeout> | undefined
  /** The last message that tells of something to see. */
  #told = 0
  /** What the socket has said last about the game as it stands. */
  #now: Now | null = null
  /** Whether something has come that does not go with what is known. */
  #astray = false
  /** Whether an answer is on its way. */
  #sending = false
  #noting: ReturnType<typeof setTimeout> | undefined
  /** Whether it is closed. */
  closed = false
  readonly #looking = new Coalesced(() =>
    persist(
      () => this.#see(),
      () => !this.closed,
    ),
  )

  /** `seat` is null for spectators; `always` comes with the first look, before anything shows it. */
  constructor(
    readonly game: string,
    readonly seat: number | null,
    always: readonly Followed[] = [],
  ) {
    this.#followed = new Map(always.map((each) => [each, 1]))
    this.socket = new Socket(`/api/games/${game}${this.reader}/socket`, (message) =>
      this.#hear(message),
    )
    this.story = new Story(this.path, 0)
  }

  /** The part of addresses that identifies the reader. */
  get reader(): string {
    return this.seat === null ? '/watch' : `/seats/${this.seat}`
  }

  get path(): string {
    return `/games/${this.game}${this.reader}`
  }

  async open(): Promise<void> {
    this.info ??= await get<GameInfo>(`/games/${this.game}`)
    if (this.info.stage !== 'gathering') {
      if (this.seat !== null) this.plan.recall(this.info.turn)
      await this.#findBeginning()
      await this.look()
    }
    if (this.closed) return
    document.addEventListener('visibilitychange', this.#leave)
    this.socket.open(this.since)
    if (this.seat !== null && this.info.stage !== 'gathering') {
      void this.#tellSince().catch(() => undefined)
    }
  }

  async #tellSince(): Promise<void> {
    const digest = await get<Digest>(`${this.path}/digest`)
    // Who is here for the first time was never here before.
    if (digest.since > 0 && digest.sentences.length) this.digest = digest
    this.#noteSeen()
  }

  /** Tell the server how far the reader has read, once for several messages. */
  #noteSeen(): void {
    if (this.seat === null || document.visibilityState === 'hidden') return
    this.#noting ??= setTimeout(() => this.#tellSeen(), NOTE_EVERY)
  }

  #tellSeen(): void {
    if (this.#noting === undefined) return
    clearTimeout(this.#noting)
    this.#noting = undefined
    leaveNote(`${this.path}/seen`, { number: this.number })
  }

  /** The page may not come back: report what was read until now. */
  readonly #leave = (): void => {
    if (document.visibilityState === 'hidden') this.#tellSeen()
  }

  /** A long game has thousands of messages: the last turns are enough at first. */
  async #findBeginning(): Promise<void> {
    const { moments } = await get<Moments>(`${this.path}/moments`)
    const turn = this.info?.turn ?? 1
    this.since = moments.find((moment) => moment.turn > turn - TOLD_TURNS)?.number ?? 0
    this.number = this.since
    this.story = new Story(this.path, this.since)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.#soon)
    this.#tellSeen()
    document.removeEventListener('visibilitychange', this.#leave)
    this.socket.close()
  }

  /** Names of the players by seat: their civilizations, once they have picked one (S2). */
  speaker = $derived.by(() => {
    const names = this.view?.players.map((player, seat) => {
      const civ = player.civilization && civilizations.get(player.civilization)
      return civ ? words.name(civ.name) : words.text('word-player', { number: seat + 1 })
    })
    return new Speaker(names ?? [])
  })

  /** Fetch the current state; simultaneous requests become one. */
  look(): Promise<void> {
    return this.#looking.wish()
  }

  /** Keep something up to date while it is shown; returns how to stop. */
  follow(...followed: Followed[]): () => void {
    const known = followed.every((each) => this.#follows(each))
    for (const each of followed) this.#followed.set(each, (this.#followed.get(each) ?? 0) + 1)
    if (!known) untrack(() => void this.#lookIfPossible())
    return () => followed.forEach((each) => this.#unfollow(each))
  }

  #unfollow(followed: Followed): void {
    const others = this.#followed.get(followed)! - 1
    this.#followed.set(followed, others)
    if (others || followed === 'story' || followed === 'recap') return
    // It will be out of date by the time it is shown again.
    this[followed] = null
    delete this.#marks[followed]
  }

  #follows(followed: Followed): boolean {
    return (this.#followed.get(followed) ?? 0) > 0
  }

  async #see(): Promise<void> {
    this.#astray = false
    const { moves } = this.plan
    const changes = await post<Changes>(`${this.path}/changes`, this.#known()).catch((error) => {
      // What this browser has kept may be of no use to the server.
      if (error instanceof Refusal) this.plan.drop()
      throw error
    })
    if (moves !== this.plan.moves) return this.#lookAgain()
    this.#take(changes)
  }

  /** What is looked at, and what of it is there. */
  #known(): Known {
    const parts: Part[] = this.seat === null ? ['view'] : ['view', 'asked']
    for (const part of WHILE_SHOWN) if (this.#follows(part)) parts.push(part)
    return {
      parts,
      marks: this.#marks,
      story: this.#follows('story') ? this.story.number : null,
      recap: this.#follows('recap'),
      ...(this.plan.moves.length && { planned: this.plan.moves }),
    }
  }

  /** Parts that are left out are unchanged. */
  #take(changes: Changes): void {
    // What an answer brings may overtake a look that was under way.
    if (changes.number < this.seen) return this.#lookAgain()
    this.seen = changes.number
    for (const part of ['view', 'asked', ...WHILE_SHOWN] as const) this.#keep(part, changes)
    this.recap = changes.recap ?? this.recap
    this.plan.fit(this.view)
    if (!changes.story) return
    this.story.take(changes.story)
    if (changes.story.more) void this.story.hear().catch(() => undefined)
  }

  #keep(part: Part, changes: Changes): void {
    const mark = changes.marks[part]
    if (part !== 'view' && part !== 'asked' && !this.#follows(part)) return
    if (changes[part]) {
      Object.assign(this, { [part]: changes[part] })
      this.#marks = { ...this.#marks, [part]: mark! }
    } else if (mark !== undefined && mark !== this.#marks[part]) this.#lookAgain()
  }

  /** Something is as it was, but was another one when that was asked. */
  #lookAgain(): void {
    this.#astray = true
    this.#lookSoon()
  }

  /** Look, whether or not it succeeds: the next event is another chance. */
  async #lookIfPossible(): Promise<void> {
    await this.look().catch(() => undefined)
  }

  /** Look at what was just told, once for everything that comes together. */
  #lookSoon(): void {
    // An answer that is on its way brings with it what was told before.
    if (this.#sending) return
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined
      if (!this.#sending && this.#isOutdated) void this.#lookIfPossible()
    }, TOGETHER)
  }

  /** Whether something was told that is not seen yet. */
  get #isOutdated(): boolean {
    if (this.#astray || this.#told > this.seen) return true
    const now = this.#now
    if (now === null || now.stage === 'gathering' || now.number < this.seen) return false
    if (now.number > this.seen || this.view === null) return true
    if (this.asked === null) return false
    const { question, pending, until } = this.asked
    const waited = now.waited.find((each) => each.seat === this.seat)
    return now.question !== question || now.asked !== pending || (waited?.until ?? null) !== until
  }

  #hear(message: StreamMessage): void {
    if (message.type === 'now') {
      this.#keepInfo(message)
      this.#now = message
      this.#lookSoon()
      return
    }
    this.number = message.number
    this.#noteSeen()
    if (message.type !== 'happened') {
      this.said = [...this.said, message]
      return
    }
    const begins = message.events.some((event) => event.type === 'phase-began')
    this.heard = begins ? [message] : withNext(this.heard, message)
    this.#told = message.number
    this.#lookSoon()
  }

  #keepInfo(now: Now): void {
    if (!this.info) return
    const { stage, turn, phase, waited, paused, pace } = now
    this.info = {
      ...this.info,
      stage,
      turn,
      phase,
      waited,
      paused,
      pace,
      seats: now.seats ?? this.info.seats,
    }
    if (stage === 'over' && this.info.seed === null) void this.renew().catch(() => undefined)
  }

  /** Fetch the seats and options again. */
  async renew(): Promise<void> {
    this.info = await get<GameInfo>(`/games/${this.game}`)
  }

  /** Answer the current question; returns whether it was accepted. `sends`: all that is planned. */
  async answer(action: Action, sends = false): Promise<Acknowledged | null> {
    return this.#send('answers', { action }, sends)
  }

  /** Take back one's own last answers (O2). */
  async undo(answers = 1): Promise<Acknowledged | null> {
    return this.#send('undo', { answers })
  }

  /** Change what is planned, of which nobody else learns; returns whether it was possible. */
  async changePlan({ from = this.plan.moves, ...change }: PlanChange): Promise<boolean> {
    const known = { ...this.#known(), story: null, recap: false, planned: from }
    return this.#planned({ known, ...change }, (moves) => this.plan.become(moves))
  }

  /** Undo the last change of the plan; returns whether there was one. */
  async undoPlan(): Promise<boolean> {
    const { previous } = this.plan
    if (!previous) return false
    const known = { ...this.#known(), story: null, recap: false, planned: previous }
    return this.#planned({ known }, (moves) => this.plan.goBack(moves))
  }

  async #planned(body: object, keep: (moves: PlannedMoves) => void): Promise<boolean> {
    const planned = await this.#busily(
      () => post<Planned>(`${this.path}/plan`, body),
      async ({ moves, changes }) => {
        keep(moves)
        // What others did meanwhile comes with its words.
        if (changes.number === this.seen) this.#take(changes)
        else await this.#lookIfPossible()
      },
    )
    return planned !== null
  }

  async #send(what: string, body: object, sends = false): Promise<Acknowledged | null> {
    const question = this.asked?.question
    if (question === undefined) return null
    const key = newKey()
    const known = { ...this.#known(), ...(sends && { planned: [] }) }
    return this.#busily(
      // The same key counts once, however often it is sent.
      () => post<Acknowledged>(`${this.path}/${what}`, { ...body, question, key, known }),
      ({ changes }) => {
        if (sends) this.plan.drop()
        this.digest = null
        this.#take(changes!)
      },
    )
  }

  /** Do one thing after the other; if it is refused it is known why, and what is so now. */
  async #busily<T>(act: () => Promise<T>, take: (said: T) => unknown): Promise<T | null> {
    if (this.busy) return null
    this.busy = this.#sending = true
    this.refused = null
    try {
      const said = await persist(act)
      await take(said)
      return said
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.refused = error.refused
      await this.#lookIfPossible()
      return null
    } finally {
      this.busy = this.#sending = false
      // What was told since then is not among it.
      this.#lookSoon()
    }
  }

  /** Why an answer is not offered; null: it is possible. */
  async whyNot(action: Action): Promise<Refused | null> {
    return (await post<WhyNot>(`${this.path}/why-not`, this.doubt(action))).refused
  }

  /** An answer to ask about, after what is planned. */
  doubt(action: object): object {
    const { moves } = this.plan
    return moves.length ? { action, planned: moves } : { action }
  }

  /** What a computer player would answer; nothing is answered. */
  async proposal(): Promise<Proposed> {
    return get<Proposed>(`${this.path}/proposal`)
  }

  /** Let the others go on in trade (X1). */
  async patience(done: boolean): Promise<void> {
    await post(`${this.path}/patience`, { done })
  }

  /** Say something; `to` null: to everybody. */
  async say(text: string, to: number[] | null = null): Promise<void> {
    await post(`${this.path}/chat`, { text, to })
  }
}

/** A key for an answer; without https there is no other way to make one. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

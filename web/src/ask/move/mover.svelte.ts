/**
 * A movement being made up: what is picked, where it is to go, and what is planned for it.
 *
 * A gesture is planned as soon as its number is given, and the whole plan is sent with the end of
 * the movement. Who prefers it sends every gesture at once, for all to see; either can be taken
 * back until the movement ends (M2).
 */
import { refusedBy } from '$/api/request-state.svelte'
import type { Action, Question, Refused } from '$/api/types'
import type { Stage, Touch } from '$/board/input/stage.svelte'
import type { GameSession } from '$/game/session.svelte'
import { harbourAt, meansAt, reach, starts, towards, type Means, type OnFoot } from './choice/means'
import {
  atOnce,
  march,
  movesMade,
  offered,
  rowsOf,
  sentMoves,
  takeBack,
  type MadeMoves,
  type Place,
  type Row,
} from './drafted-moves'
import { keep, recall } from '$/storage'
import { typed } from './movement-keys'
import { outlookOf } from './outlook'

/** Something to say about what was just tried: a rule that forbids it, or a message. */
export type Notice =
  | { about: 'refused'; refused: Refused }
  | { about: 'possible' | 'proposed-end' | 'unproposed' }
  | { about: 'went-back'; moves: number }
  | { about: 'take-back-first' }

/** Where something was touched, in pixels of the window. */
export interface Spot {
  x: number
  y: number
}

const AT_ONCE = 'send-each-move'

export class Mover {
  /** Whether every gesture is sent at once. */
  #sends = $state(recall(AT_ONCE) === 'yes')
  /** From where something is to go. */
  picked = $state<string | null>(null)
  /** The id of the means to use, if only one of several will do. */
  #only = $state<string | null>(null)
  /** How many tokens march or sail, while it is asked. */
  count = $state(1)
  /** The digits typed so far. */
  #typed = ''
  /** Where to. */
  goal = $state<string | null>(null)
  /** Beside what the number is asked for; null: in the panel. */
  spot = $state.raw<Spot | null>(null)
  notice = $state.raw<Notice | null>(null)
  /** Whether it is asked if the movement shall end with what would be lost by it. */
  ending = $state(false)
  /** Whether a computer player is thinking about a movement. */
  proposing = $state(false)

  constructor(
    readonly session: GameSession,
    readonly stage: Stage,
    readonly seat: number,
    readonly question: () => Question,
  ) {}

  readonly offer = $derived.by(() => offered(this.question()))
  /** The moves so far. */
  readonly made = $derived.by(() => movesMade(this.session.view!, this.seat))
  /** How many of them were sent. */
  readonly sent = $derived.by(() => sentMoves(this.session, this.seat))
  /** What the reader has after them. */
  readonly holdings = $derived.by(() => this.session.view!.holdings[this.seat]!)
  readonly rows = $derived.by(() => rowsOf(this.session.view!, this.seat))
  readonly outlook = $derived.by(() => outlookOf(this.question().forecast, this.seat))
  /** What would be lost if the movement ended as it stands. */
  readonly losses = $derived.by(() =>
    this.question().forecast.remarks.filter((remark) => remark.loss),
  )
  readonly starts = $derived.by(() => starts(this.offer))
  /** All that can leave the place that is picked. */
  readonly means = $derived.by(() => (this.picked ? meansAt(this.offer, this.picked) : []))
  readonly chosenMeans = $derived.by(() => {
    const only = this.means.filter((each) => each.id === this.#only)
    return only.length ? only : this.means
  })
  readonly targets = $derived.by(() => reach(this.chosenMeans))
  readonly harbour = $derived.by(() => (this.picked ? harbourAt(this.offer, this.picked) : null))
  /** What goes to the goal, once there is one. */
  readonly going = $derived.by((): Means | null => {
    if (this.goal === null) return null
    const found = towards(this.chosenMeans, this.goal)
    if (found.length) return found[0]!
    // A ship with somebody aboard need not go on to put them ashore.
    return this.chosenMeans.find((each) => 'ship' in each && this.goal === this.picked) ?? null
  })

  /** Whether nothing else can be done at this moment. */
  get busy(): boolean {
    return this.session.busy || this.proposing
  }

  /** What marches to the goal; null where a ship goes there, or nothing. */
  get marching(): OnFoot | null {
    return this.going && !('ship' in this.going) ? this.going : null
  }

  get only(): string | null {
    return this.#only
  }

  /** Go on with only one of the means. */
  narrow(id: string | null): void {
    this.#only = id
    this.#preselect()
  }

  pick(place: string | null): void {
    this.picked = place
    this.#only = null
    this.aim(null)
    this.notice = null
    this.ending = false
  }

  aim(goal: string | null, spot: Spot | null = null): void {
    this.goal = goal
    this.spot = spot
    this.#preselect()
  }

  /** All go unless somebody says otherwise. */
  #preselect(): void {
    this.count = this.marching?.stack.tokens ?? 1
    this.#typed = ''
  }

  /** A digit is typed while it is asked how many march. */
  type(digit: string): void {
    if (!this.marching) return
    this.#typed = typed(this.#typed, digit, this.marching.stack.tokens)
    this.count = Number(this.#typed) || this.count
  }

  /** The board was touched. */
  touch(touch: Touch): void {
    if (touch.long && this.picked !== null && this.picked !== touch.area) {
      void this.explain(touch.area, touch)
    } else if (this.targets.has(touch.area)) {
      this.go(touch)
    } else if (this.starts.has(touch.area) && this.picked !== touch.area) {
      this.pick(touch.area)
    } else {
      this.pick(null)
    }
  }

  /** Something was dragged here. */
  drop(touch: Touch): void {
    if (this.targets.has(touch.area)) this.go(touch)
    else if (this.picked !== null && touch.area !== this.picked)
      void this.explain(touch.area, touch)
  }

  /** One token goes at once; of several it is asked how many. */
  go(touch: Touch): void {
    this.aim(touch.area, touch)
    const going = this.going
    if (going && !('ship' in going) && (touch.shift || going.stack.tokens === 1)) void this.march(1)
  }

  /** Say why something cannot go there. */
  async explain(place: string, spot: Spot): Promise<void> {
    const action = this.#attempt(place as Place)
    this.aim(null, spot)
    this.notice = null
    const refused = await this.session.whyNot(action).catch(refusedBy)
    if (this.goal === null)
      this.notice = refused ? { about: 'refused', refused } : { about: 'possible' }
  }

  /** What would be sent to get from the picked place to another. */
  #attempt(to: Place): Action {
    const only = this.chosenMeans[0]
    if (only && 'ship' in only) return { type: 'sail', ship: only.ship.ship, to }
    return march([this.picked as Place, to], 1)
  }

  /** March with so many to the goal. */
  async march(tokens: number): Promise<void> {
    const path = this.goal === null ? undefined : this.marching?.ways[this.goal]
    if (path) await this.make([march(path, tokens)])
  }

  /** Make the moves of one gesture; whether they were taken. */
  async make(moves: MadeMoves): Promise<boolean> {
    this.notice = null
    const { session } = this
    const taken = this.#sends ? session.answer(atOnce(moves)) : session.changePlan({ more: moves })
    if (!(await taken)) return false
    this.pick(null)
    return true
  }

  /** Whether others see every gesture at once. */
  get sends(): boolean {
    return this.#sends
  }

  /** Let others see every gesture at once, with all that is planned, or only the end. */
  async sendEach(each: boolean): Promise<void> {
    this.#sends = each
    keep(AT_ONCE, each ? 'yes' : 'no')
    if (each) await this.sendPlan()
  }

  /** Send what is planned, for all to see; the movement goes on. */
  async sendPlan(): Promise<void> {
    const { moves } = this.session.plan
    if (moves.length) await this.session.answer(atOnce(moves), true)
  }

  /** Remove a row of the list, with whatever rested on it. */
  async remove(row: Row): Promise<void> {
    const before = this.made.length
    const taken = await this.#takeBack(row.moves)
    if (!taken) return
    const more = before - this.made.length - row.moves.length
    if (more > 0) this.notice = { about: 'went-back', moves: more }
  }

  /** Take back the last gesture. */
  async undo(): Promise<void> {
    if (this.busy) return
    this.pick(null)
    if (this.session.plan.previous) {
      await this.session.undoPlan()
      return
    }
    const moves = this.session.asked?.gesture ?? []
    if (moves.length) await this.#takeBack(moves)
  }

  /** Begin the movement afresh. */
  async takeAllBack(): Promise<void> {
    const moves = this.made.map((_, place) => place)
    if (moves.length) await this.#takeBack(moves)
  }

  async #takeBack(moves: number[]): Promise<boolean> {
    this.pick(null)
    return takeBack(this.session, this.seat, moves)
  }

  /** Draft what a computer player would do; nothing is ended by it. */
  async propose(): Promise<void> {
    this.pick(null)
    if (this.made.length) {
      this.notice = { about: 'take-back-first' }
      return
    }
    this.proposing = true
    // A computer player may be asked in vain: it has a time limit, and the network may fail.
    const proposed = await this.session.proposal().catch(() => null)
    this.proposing = false
    const action = proposed?.choice?.action
    if (action?.type === 'make-all-moves' && action.moves.length) await this.make(action.moves)
    else this.notice = { about: proposed ? 'proposed-end' : 'unproposed' }
  }

  /** Take everything back, and draft what a computer player would do instead. */
  async proposeAfresh(): Promise<void> {
    await this.takeAllBack()
    if (!this.made.length) await this.propose()
  }

  /** End the movement; what would be lost is shown first, as no end is taken back (M2). */
  async end(): Promise<void> {
    if (this.busy || this.ending) return
    this.pick(null)
    if (this.losses.length) this.ending = true
    else await this.endAnyway()
  }

  async endAnyway(): Promise<void> {
    if (this.busy) return
    this.pick(null)
    const { moves } = this.session.plan
    await this.session.answer(
      moves.length ? { type: 'make-all-moves', moves } : { type: 'end-movement' },
      true,
    )
  }
}

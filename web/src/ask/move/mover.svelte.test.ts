import { describe, expect, it } from 'vitest'
import type { Action, Question, Refused } from '$/api/types'
import { Stage, type Touch } from '$/board/input/stage.svelte'
import type { GameSession, PlanChange } from '$/game/session.svelte'
import { movesOf, type Move, type Moves } from './drafted-moves'
import { Mover } from './mover.svelte'

const MARCH: Move = { type: 'march', path: ['dacia', 'moesia'], tokens: 1 }
/** A refusal as the server words it: why, of which move, and by which rule. */
const WHY = { key: 'illegal-sail-range', args: { most: 4 } }
const OF_MOVE = { key: 'illegal-in-move', args: { move: 3, sentence: WHY } }
const REFUSED = {
  text: 'Move 3: A ship takes at most 4 steps (M7).',
  sentence: { key: 'illegal-with-rule', args: { rule: 'M7', sentence: OF_MOVE } },
  reason: WHY,
  rule: 'M7',
} as unknown as Refused
const OFFER = {
  type: 'moves',
  name: 'moves',
  stacks: [
    { area: 'thrace', tokens: 2, goals: { byzantium: ['thrace', 'byzantium'] } },
    { area: 'dacia', tokens: 1, goals: { moesia: ['dacia', 'moesia'] } },
  ],
  ships: [
    {
      ship: 0,
      place: 'thera',
      load: 0,
      room: 5,
      paid: false,
      ways: { rhodes: ['rhodes'] },
      shores: [],
    },
  ],
  harbours: [],
  upkeep: [],
} as unknown as Moves

/** A table with one seat: it takes moves whole, but for those to a place that is closed. */
class Table {
  busy = false
  refused: Refused | null = null
  /** The moves that were sent. */
  told: Move[] = $state.raw([])
  plan = $state.raw<{ moves: Move[]; previous: Move[] | null }>({ moves: [], previous: null })
  asked = { gesture: [] as number[] }
  sent: Action[] = []
  closed = ''

  get moves(): Move[] {
    return [...this.told, ...this.plan.moves]
  }

  get view() {
    const moves = this.moves.map((_, place) => place)
    const journey = { moves, legs: [], voyage: { ship: 0 } }
    return {
      movement: { drafts: { 0: { moves: this.moves } }, broken: {} },
      journeys: { 0: moves.length ? [journey] : [] },
    }
  }

  #refuses(moves: Move[]): boolean {
    const closed = moves.some((move) => move.type === 'sail' && move.to === this.closed)
    this.refused = closed ? REFUSED : null
    return closed
  }

  async changePlan({ without = [], more = [] }: PlanChange): Promise<boolean> {
    if (this.#refuses(more as Move[])) return false
    const { moves } = this.plan
    const left = moves.filter((_, place) => !without.includes(place))
    this.plan = { moves: [...left, ...(more as Move[])], previous: moves }
    return true
  }

  async undoPlan(): Promise<boolean> {
    this.plan = { moves: this.plan.previous!, previous: null }
    return true
  }

  async answer(action: Action, sends = false): Promise<object | null> {
    this.sent.push(action)
    const moves = ('moves' in action ? action.moves : [action]) as Move[]
    if (action.type === 'take-back-moves')
      this.told = this.told.filter((_, place) => !action.moves.includes(place))
    else if (this.#refuses(moves)) return null
    else if (action.type !== 'end-movement') {
      this.asked = { gesture: moves.map((_, place) => this.told.length + place) }
      this.told = [...this.told, ...moves]
    }
    if (sends) this.plan = { moves: [], previous: null }
    return {}
  }

  async whyNot(): Promise<Refused | null> {
    return REFUSED
  }

  proposed: Action = { type: 'end-movement' }

  async proposal() {
    return { choice: { action: this.proposed } }
  }
}

function set(remarks: object[] = []): { table: Table; mover: Mover } {
  const table = new Table()
  const fields = [OFFER]
  const question = { ways: [{ fields }], forecast: { remarks } } as unknown as Question
  const session = table as unknown as GameSession
  return { table, mover: new Mover(session, new Stage(), 0, () => question) }
}

const touch = (area: string, more: Partial<Touch> = {}): Touch => ({
  area,
  shift: false,
  long: false,
  x: 1,
  y: 2,
  ...more,
})

describe('a touch of the board', () => {
  it('picks what is there, then asks how many go, all of them first', () => {
    const { mover } = set()
    mover.touch(touch('thrace'))
    expect([...mover.targets]).toEqual(['byzantium'])
    mover.touch(touch('byzantium'))
    expect([mover.goal, mover.count, mover.spot?.x]).toEqual(['byzantium', 2, 1])
    mover.type('1')
    expect(mover.count).toBe(1)
  })

  it('sends one token at once, with Shift or where there is only one', async () => {
    const { mover, table } = set()
    mover.touch(touch('thrace'))
    mover.touch(touch('byzantium', { shift: true }))
    await expect.poll(() => mover.busy).toBe(false)
    mover.touch(touch('dacia'))
    mover.drop(touch('moesia'))
    await expect.poll(() => table.moves.length).toBe(2)
    expect(table.moves.map((move) => 'tokens' in move && move.tokens)).toEqual([1, 1])
    expect(mover.picked).toBeNull()
  })

  it('says why not where nothing can go', async () => {
    const { mover } = set()
    mover.touch(touch('thrace'))
    mover.drop(touch('athens'))
    await expect.poll(() => mover.notice).toEqual({ about: 'refused', refused: REFUSED })
    expect(mover.picked).toBe('thrace')
  })

  it('lets go of what was picked', () => {
    const { mover } = set()
    mover.touch(touch('thrace'))
    mover.touch(touch('thrace'))
    expect(mover.picked).toBeNull()
  })
})

describe('a trip', () => {
  const trip = movesOf({
    ship: 0,
    upkeep: { token: null },
    stops: ['thera', 'rhodes'],
    boards: { thera: 2 },
    lands: 2,
  })

  const made = ['maintain-ship', 'embark', 'sail', 'disembark']

  it('is planned at home, and sent with the end', async () => {
    const { mover, table } = set()
    await mover.make(trip)
    expect(table.plan.moves.map((move) => move.type)).toEqual(made)
    expect([table.sent, mover.sent, mover.rows.length]).toEqual([[], 0, 1])
    await mover.end()
    expect(table.sent).toEqual([{ type: 'make-all-moves', moves: trip }])
    expect(table.plan.moves).toEqual([])
  })

  it('is one answer for those who send each move at once', async () => {
    const { mover, table } = set()
    await mover.sendEach(true)
    await mover.make(trip)
    expect(table.told.map((move) => move.type)).toEqual(made)
    expect(table.sent).toEqual([{ type: 'make-moves', moves: trip }])
    await mover.end()
    expect(table.sent[1]).toEqual({ type: 'end-movement' })
  })

  it('is sent with the rest of the plan as soon as each move shall be', async () => {
    const { mover, table } = set()
    await mover.make([MARCH])
    await mover.make(trip)
    await mover.sendEach(true)
    expect(table.sent).toEqual([{ type: 'make-moves', moves: [MARCH, ...trip] }])
    expect([mover.sent, table.plan.moves]).toEqual([5, []])
  })

  it('leaves nothing behind where one move is refused, but the reason', async () => {
    const { mover, table } = set()
    await mover.make([MARCH])
    table.closed = 'rhodes'
    mover.touch(touch('thera'))
    expect(await mover.make(trip)).toBe(false)
    expect(table.moves.map((move) => move.type)).toEqual(['march'])
    expect(table.refused).toBe(REFUSED)
    expect(mover.picked).toBe('thera')
  })

  it('goes back as a whole, by undoing it or by its row, and nobody hears of it', async () => {
    const { mover, table } = set()
    await mover.make(trip)
    await mover.undo()
    expect(table.moves).toEqual([])
    await mover.make(trip)
    await mover.remove(mover.rows[0]!)
    expect([table.moves, table.sent]).toEqual([[], []])
  })

  it('goes back at home and at the table where a part of it was sent', async () => {
    const { mover, table } = set()
    table.told = trip.slice(0, 2) as Move[]
    await mover.make(trip.slice(2))
    expect(mover.sent).toBe(2)
    await mover.remove(mover.rows[0]!)
    expect(table.sent).toEqual([{ type: 'take-back-moves', moves: [0, 1] }])
    expect(table.moves).toEqual([])
  })
})

it('undoes what the server says was sent last, once nothing is planned', async () => {
  const { mover, table } = set()
  table.told = Array.from({ length: 5 }, () => ({ type: 'embark', ship: 0, tokens: 1 }))
  await mover.undo()
  expect(table.sent).toEqual([])
  table.asked = { gesture: [1, 2, 3] }
  await mover.undo()
  expect(table.sent).toEqual([{ type: 'take-back-moves', moves: [1, 2, 3] }])
})

describe('a proposal', () => {
  it('does not touch what is drafted already', async () => {
    const { mover, table } = set()
    await mover.make([MARCH])
    await mover.propose()
    expect(mover.notice).toEqual({ about: 'take-back-first' })
    expect(table.moves).toHaveLength(1)
  })

  it('is planned at home as one gesture and taken back as one', async () => {
    const { mover, table } = set()
    const march: Move = { type: 'march', path: ['thrace', 'byzantium'], tokens: 1 }
    const moves = Array.from({ length: 12 }, () => march)
    table.proposed = { type: 'make-all-moves', moves }
    await mover.propose()
    expect(table.plan.moves).toEqual(moves)
    await mover.undo()
    expect([table.sent, table.moves]).toEqual([[], []])
  })

  it('ends nothing', async () => {
    const { mover, table } = set()
    await mover.propose()
    expect(mover.notice).toEqual({ about: 'proposed-end' })
    expect(table.sent).toEqual([])
  })
})

describe('the end', () => {
  it('is sent at once where nothing would be lost', async () => {
    const { mover, table } = set([{ about: 'cities', loss: false }])
    await mover.end()
    expect(table.sent).toEqual([{ type: 'end-movement' }])
  })

  it('is asked about where something would be lost, and forgotten if one goes on', async () => {
    const { mover, table } = set([{ about: 'surplus', loss: true }])
    await mover.end()
    await mover.end()
    expect([mover.ending, table.sent]).toEqual([true, []])
    mover.touch(touch('thrace'))
    expect(mover.ending).toBe(false)
    await mover.end()
    await mover.endAnyway()
    expect(table.sent).toEqual([{ type: 'end-movement' }])
  })
})

import { describe, expect, it } from 'vitest'
import type { Action, Question, Refused } from '$/api/types'
import { Stage, type Touch } from '$/board/input/stage.svelte'
import type { GameSession } from '$/game/session.svelte'
import { movesOf, type Move, type Moves } from './drafted-moves'
import { Mover } from './mover.svelte'

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

/** A table with one seat: it takes answers whole, but for moves to a place that is closed. */
class Table {
  busy = false
  refused: Refused | null = null
  moves: Move[] = $state.raw([])
  asked = { gesture: [] as number[] }
  sent: Action[] = []
  closed = ''

  get view() {
    const moves = this.moves.map((_, place) => place)
    const journey = { moves, legs: [], voyage: { ship: 0 } }
    return {
      movement: { drafts: { 0: { moves: this.moves } } },
      journeys: { 0: moves.length ? [journey] : [] },
    }
  }

  async answer(action: Action): Promise<object | null> {
    this.sent.push(action)
    this.refused = null
    const moves = (action.type === 'make-moves' ? action.moves : [action]) as Move[]
    if (action.type === 'take-back-moves')
      this.moves = this.moves.filter((_, place) => !action.moves.includes(place))
    else if (moves.some((move) => move.type === 'sail' && move.to === this.closed))
      this.refused = REFUSED
    else if (action.type !== 'end-movement') {
      this.asked = { gesture: moves.map((_, place) => this.moves.length + place) }
      this.moves = [...this.moves, ...moves]
    }
    return this.refused ? null : {}
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

  it('is one answer', async () => {
    const { mover, table } = set()
    await mover.send(trip)
    const made = ['maintain-ship', 'embark', 'sail', 'disembark']
    expect(table.moves.map((move) => move.type)).toEqual(made)
    expect(table.sent).toEqual([{ type: 'make-moves', moves: trip }])
    expect(mover.rows).toHaveLength(1)
  })

  it('leaves nothing behind where one move is refused, but the reason', async () => {
    const { mover, table } = set()
    await mover.send([{ type: 'march', path: ['dacia', 'moesia'], tokens: 1 }])
    table.closed = 'rhodes'
    mover.touch(touch('thera'))
    expect(await mover.send(trip)).toBe(false)
    expect(table.moves.map((move) => move.type)).toEqual(['march'])
    expect(table.sent).toHaveLength(2)
    expect(table.refused).toBe(REFUSED)
    expect(mover.picked).toBe('thera')
  })

  it('goes back as a whole, by undoing it or by its row', async () => {
    const { mover, table } = set()
    await mover.send(trip)
    await mover.undo()
    expect(table.moves).toEqual([])
    await mover.send(trip)
    await mover.remove(mover.rows[0]!)
    expect(table.moves).toEqual([])
    const back = { type: 'take-back-moves', moves: [0, 1, 2, 3] }
    expect([table.sent[1], table.sent[3]]).toEqual([back, back])
  })
})

it('undoes what the server says was done last, also after the page was loaded again', async () => {
  const { mover, table } = set()
  table.moves = Array.from({ length: 5 }, () => ({ type: 'embark', ship: 0, tokens: 1 }))
  await mover.undo()
  expect(table.sent).toEqual([])
  table.asked = { gesture: [1, 2, 3] }
  await mover.undo()
  expect(table.sent).toEqual([{ type: 'take-back-moves', moves: [1, 2, 3] }])
})

describe('a proposal', () => {
  it('does not touch what is drafted already', async () => {
    const { mover, table } = set()
    await mover.send([{ type: 'march', path: ['dacia', 'moesia'], tokens: 1 }])
    await mover.propose()
    expect(mover.notice).toEqual({ about: 'take-back-first' })
    expect(table.moves).toHaveLength(1)
  })

  it('is drafted as one answer and taken back as one', async () => {
    const { mover, table } = set()
    const march: Move = { type: 'march', path: ['thrace', 'byzantium'], tokens: 1 }
    const moves = Array.from({ length: 12 }, () => march)
    table.proposed = { type: 'make-all-moves', moves }
    await mover.propose()
    expect(table.sent).toEqual([{ type: 'make-moves', moves }])
    await mover.undo()
    expect([table.sent.length, table.moves]).toEqual([2, []])
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

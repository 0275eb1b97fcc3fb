import { describe, expect, it } from 'vitest'
import type { Action, Question, Refused } from '$/api/types'
import { Stage, type Touch } from '$/board/stage.svelte'
import type { GameSession } from '$/game/session.svelte'
import type { Draft, Move, Moves } from './draft'
import { Mover } from './mover.svelte'

const REFUSED = { text: 'no', sentence: { key: 'no', args: {} }, rule: 'M3' } as unknown as Refused
const OFFER = {
  type: 'moves',
  name: 'moves',
  stacks: [
    { area: 'thrace', tokens: 2, goals: { byzantium: ['thrace', 'byzantium'] } },
    { area: 'dacia', tokens: 1, goals: { moesia: ['dacia', 'moesia'] } },
  ],
  ships: [{ ship: 0, place: 'thera', load: 0, paid: false, ways: { rhodes: ['rhodes'] } }],
  harbours: [],
} as unknown as Moves

/** A table with one seat: it takes every move but those to a place that is closed. */
class Table {
  busy = false
  refused: Refused | null = null
  moves: Move[] = $state.raw([])
  sent: Action[] = []
  closed = ''

  get view() {
    const player = { token_stock: 0, treasury: 0, tokens: {}, ships: ['thera'] }
    const begun = { still: { thera: 3 }, marched: {}, landed: {}, ships: {}, moves: this.moves }
    const drafts = this.moves.length ? { 0: begun as unknown as Draft } : {}
    return { players: [player], movement: { drafts, broken: {} } }
  }

  async answer(action: Action): Promise<object | null> {
    this.sent.push(action)
    this.refused = null
    if (action.type === 'sail' && action.to === this.closed) this.refused = REFUSED
    else if (action.type === 'take-back') this.moves = this.moves.toSpliced(action.move, 1)
    else this.moves = [...this.moves, action as Move]
    return this.refused ? null : {}
  }

  async whyNot(): Promise<Refused | null> {
    return REFUSED
  }

  async proposal() {
    return { choice: { action: { type: 'end-movement' } } }
  }
}

function set(): { table: Table; mover: Mover } {
  const table = new Table()
  const question = { ways: [{ fields: [OFFER] }], forecast: [] } as unknown as Question
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
  const trip = {
    ship: 0,
    upkeep: { token: null },
    stops: ['thera', 'rhodes'],
    boards: { thera: 2 },
    lands: 2,
  }

  it('is sent move by move', async () => {
    const { mover, table } = set()
    await mover.sail(trip)
    const made = ['maintain-ship', 'embark', 'sail', 'disembark']
    expect(table.moves.map((move) => move.type)).toEqual(made)
    expect(mover.rows).toHaveLength(1)
  })

  it('leaves nothing behind where one move is refused, but the reason', async () => {
    const { mover, table } = set()
    await mover.send([{ type: 'march', path: ['dacia', 'moesia'], tokens: 1 }])
    table.closed = 'rhodes'
    await mover.sail(trip)
    expect(table.moves.map((move) => move.type)).toEqual(['march'])
    expect(table.refused).toBe(REFUSED)
    expect(mover.busy).toBe(false)
  })

  it('goes back as a whole, by undoing it or by its row', async () => {
    const { mover, table } = set()
    await mover.sail(trip)
    await mover.undo()
    expect(table.moves).toEqual([])
    await mover.sail(trip)
    await mover.remove(mover.rows[0]!)
    expect(table.moves).toEqual([])
  })
})

describe('a proposal', () => {
  it('does not touch what is drafted already', async () => {
    const { mover, table } = set()
    await mover.send([{ type: 'march', path: ['dacia', 'moesia'], tokens: 1 }])
    await mover.propose()
    expect(mover.notice).toEqual({ about: 'take-back-first' })
    expect(table.moves).toHaveLength(1)
  })

  it('ends nothing', async () => {
    const { mover, table } = set()
    await mover.propose()
    expect(mover.notice).toEqual({ about: 'proposed-end' })
    expect(table.sent).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { arrowsOf } from './arrows'
import {
  atOnce,
  building,
  draftOf,
  goalsOf,
  lastGesture,
  movesOf,
  offered,
  rowsOf,
  tokensIn,
  type Draft,
  type Move,
} from './draft'
import type { Question, View } from '$/api/types'

function drafted(...moves: Move[]): Draft {
  return { token_stock: 0, treasury: 0, still: {}, marched: {}, landed: {}, ships: {}, moves }
}

const MARCH: Move = { type: 'march', path: ['thrace', 'byzantium'], tokens: 2 }
const VOYAGE: Move[] = [
  { type: 'maintain-ship', ship: 0, token: null },
  { type: 'embark', ship: 0, tokens: 2 },
  { type: 'sail', ship: 0, to: 'aetolia' },
  { type: 'embark', ship: 0, tokens: 1 },
  { type: 'sail', ship: 0, to: 'ithaca' },
  { type: 'disembark', ship: 0, tokens: 3 },
]

describe('a draft', () => {
  const player = { token_stock: 3, treasury: 7, tokens: { thrace: 4 }, ships: ['ithaca'] }

  it('is what stands on the board before the first move', () => {
    const view = { movement: { drafts: {} }, players: [player] } as unknown as View
    const draft = draftOf(view, 0)
    expect(draft.still).toEqual({ thrace: 4 })
    expect(draft.ships[0]).toEqual({ place: 'ithaca', paid: false, steps: 0, load: 0, done: false })
    expect(draft.treasury).toBe(7)
  })

  it('is the one of the view once it has begun', () => {
    const begun = drafted(MARCH)
    const view = { movement: { drafts: { 1: begun } }, players: [player, player] }
    expect(draftOf(view as unknown as View, 1)).toBe(begun)
  })

  it('counts tokens whether they have moved or not', () => {
    const draft = {
      ...drafted(),
      still: { thrace: 1 },
      marched: { thrace: 2 },
      landed: { thrace: 4 },
    }
    expect(tokensIn(draft, 'thrace')).toBe(7)
    expect(tokensIn(draft, 'moesia')).toBe(0)
  })

  it('is offered nothing by another question', () => {
    expect(offered({ ways: [] } as unknown as Question).stacks).toEqual([])
  })
})

describe('the list of moves', () => {
  it('has marches along the same path in one row', () => {
    const far: Move = { type: 'march', path: ['thrace', 'macedonia', 'byzantium'], tokens: 1 }
    const rows = rowsOf(drafted(MARCH, far, MARCH), [], [])
    expect(rows.map(({ moves, tokens }) => [moves, tokens])).toEqual([
      [[0, 2], 4],
      [[1], 1],
    ])
  })

  it('says from where and where to', () => {
    const [row] = rowsOf(drafted(MARCH), [], [])
    expect(row).toMatchObject({
      moves: [0],
      from: 'thrace',
      to: 'byzantium',
      tokens: 2,
      ship: null,
    })
  })

  it('has all that a ship does in one row, whatever comes between', () => {
    const moves = [...VOYAGE.slice(0, 3), MARCH, ...VOYAGE.slice(3)]
    const rows = rowsOf(drafted(...moves), ['peloponnesos'], [])
    expect(rows.map((row) => row.id)).toEqual(['ship-0', 'march-thrace-byzantium'])
    expect(rows[0]).toMatchObject({
      moves: [0, 1, 2, 4, 5, 6],
      from: 'peloponnesos',
      to: 'ithaca',
      tokens: 3,
      ship: {
        paid: 'maintained',
        boards: [
          { place: 'peloponnesos', tokens: 2 },
          { place: 'aetolia', tokens: 1 },
        ],
        lands: [{ place: 'ithaca', tokens: 3 }],
        aboard: 0,
      },
    })
    expect(goalsOf(rows[0]!)).toEqual(['ithaca'])
  })

  it('begins the way of a new ship where it is built', () => {
    const built: Move = { type: 'build-ship', area: 'thera', treasury: 2, tokens: [], ship: 1 }
    const rows = rowsOf(drafted(built, { type: 'embark', ship: 1, tokens: 4 }), [], [])
    expect(rows[0]).toMatchObject({
      from: 'thera',
      to: 'thera',
      ship: { paid: 'built', aboard: 4 },
    })
    expect(goalsOf(rows[0]!)).toEqual(['thera'])
  })

  it('lands everybody where a ship stops', () => {
    const moves: Move[] = [...VOYAGE.slice(0, 3), { type: 'halt', ship: 0 }]
    const [row] = rowsOf(drafted(...moves), ['peloponnesos'], [])
    expect(row!.ship).toMatchObject({ lands: [{ place: 'aetolia', tokens: 2 }], aboard: 0 })
  })

  it('marks the row of a move that others have broken', () => {
    const rows = rowsOf(drafted(MARCH, ...VOYAGE), ['peloponnesos'], [5])
    expect(rows.map((row) => row.broken)).toEqual([false, true])
  })
})

describe('the last gesture', () => {
  it('is nothing where there are no moves, and one march otherwise', () => {
    expect(lastGesture([])).toBe(-1)
    expect(lastGesture([...VOYAGE, MARCH])).toBe(6)
  })

  it('is the whole trip of a ship with its upkeep', () => {
    expect(lastGesture([MARCH, ...VOYAGE])).toBe(1)
  })

  it('is only the second trip of a ship that has landed somebody before', () => {
    expect(lastGesture([...VOYAGE, { type: 'sail', ship: 0, to: 'epirus' }])).toBe(6)
  })

  it('leaves a ship that was built for it', () => {
    const built: Move = { type: 'build-ship', area: 'thera', treasury: 2, tokens: [], ship: 0 }
    expect(lastGesture([built, ...VOYAGE.slice(1)])).toBe(1)
  })
})

describe('what is sent', () => {
  it('pays, boards on the way and lands at its end', () => {
    const boards = { peloponnesos: 2, aetolia: 1 }
    const stops = ['peloponnesos', 'aetolia', 'ithaca']
    const trip = { ship: 0, upkeep: { token: null }, stops, boards, lands: 3 }
    expect(movesOf(trip)).toEqual(VOYAGE)
  })

  it('is nothing but the way for an empty ship that is paid for', () => {
    const trip = { ship: 2, upkeep: null, stops: ['thera', 'rhodes'], boards: {}, lands: 0 }
    expect(movesOf(trip)).toEqual([{ type: 'sail', ship: 2, to: 'rhodes' }])
  })

  it('pays a new ship as it was offered', () => {
    const tokens = [{ area: 'thera' as const, moved: 'marched' as const }]
    const built = { type: 'build-ship', area: 'thera', treasury: 1, tokens }
    expect(building('thera', { treasury: 1, tokens })).toEqual(built)
  })

  it('is one answer, whether it is one move or several', () => {
    expect(atOnce([VOYAGE[1]!])).toEqual(VOYAGE[1])
    expect(atOnce(VOYAGE)).toEqual({ type: 'make-moves', moves: VOYAGE })
  })
})

describe('the arrows', () => {
  it('are one for marches along the same path', () => {
    const arrows = arrowsOf(drafted(MARCH, MARCH), [])
    expect(arrows).toHaveLength(1)
    expect(arrows[0]).toMatchObject({ from: 'thrace', way: ['byzantium'], count: 4, kind: 'march' })
  })

  it('go through the area between on a way of two steps', () => {
    const far: Move = { type: 'march', path: ['dacia', 'moesia', 'thrace'], tokens: 1 }
    expect(arrowsOf(drafted(far), [])[0]!.way).toEqual(['moesia', 'thrace'])
  })

  it('are as many for a ship as it has loads', () => {
    const arrows = arrowsOf(drafted(...VOYAGE), ['peloponnesos'])
    expect(arrows.map(({ from, way, count }) => [from, way, count])).toEqual([
      ['peloponnesos', ['aetolia'], 2],
      ['aetolia', ['ithaca'], 3],
    ])
  })

  it('show the way of an empty ship, too, but none for one that stays', () => {
    const away: Move = { type: 'sail', ship: 1, to: 'thera' }
    const arrows = arrowsOf(drafted(VOYAGE[0]!, away), ['ithaca', 'rhodes'])
    expect(arrows.map((arrow) => [arrow.id, arrow.count])).toEqual([['ship-1-0', 0]])
  })
})

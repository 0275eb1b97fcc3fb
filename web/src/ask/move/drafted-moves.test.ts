import { describe, expect, it } from 'vitest'
import type { Question, View } from '$/api/types'
import { arrowsOf } from './arrows'
import { atOnce, building, movesMade, movesOf, offered, rowsOf, type Move } from './drafted-moves'

const VOYAGE: Move[] = [
  { type: 'maintain-ship', ship: 0, token: null },
  { type: 'embark', ship: 0, tokens: 2 },
  { type: 'sail', ship: 0, to: 'aetolia' },
  { type: 'embark', ship: 0, tokens: 1 },
  { type: 'sail', ship: 0, to: 'ithaca' },
  { type: 'disembark', ship: 0, tokens: 3 },
]

/** What the server says of a march and a voyage. */
const MARCHED = {
  moves: [0, 7],
  start: 'thrace',
  end: 'byzantium',
  tokens: 4,
  goals: ['byzantium'],
  legs: [{ path: ['thrace', 'macedonia', 'byzantium'], tokens: 4 }],
  broken: true,
  voyage: null,
} as const
const SAILED = {
  moves: [1, 2, 3, 4, 5, 6],
  start: 'peloponnesos',
  end: 'ithaca',
  tokens: 3,
  goals: ['ithaca'],
  legs: [
    { path: ['peloponnesos', 'aetolia'], tokens: 2 },
    { path: ['aetolia', 'ithaca'], tokens: 3 },
  ],
  broken: false,
  voyage: {
    ship: 0,
    paid: 'maintained',
    scrapped: false,
    boards: [
      { place: 'peloponnesos', tokens: 2 },
      { place: 'aetolia', tokens: 1 },
    ],
    lands: [{ place: 'ithaca', tokens: 3 }],
    aboard: 0,
  },
} as const
const view = {
  movement: { drafts: { 1: { moves: VOYAGE } } },
  journeys: { 1: [MARCHED, SAILED] },
} as unknown as View

describe('a draft', () => {
  it('has the moves of the view, and none before the first', () => {
    expect(movesMade(view, 1)).toBe(VOYAGE)
    expect(movesMade(view, 0)).toEqual([])
    expect(movesMade({ movement: null } as View, 1)).toEqual([])
  })

  it('is offered nothing by another question', () => {
    expect(offered({ ways: [] } as unknown as Question).stacks).toEqual([])
  })
})

describe('the list of moves', () => {
  it('has a row for each journey, known again by its path or ship', () => {
    expect(rowsOf(view, 1)).toEqual([
      { ...MARCHED, id: 'march-thrace-macedonia-byzantium' },
      { ...SAILED, id: 'ship-0' },
    ])
    expect(rowsOf(view, 0)).toEqual([])
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
  it('are one for every leg, through the places between', () => {
    const arrows = arrowsOf(rowsOf(view, 1))
    expect(arrows.map(({ id, kind, from, way, count }) => [id, kind, from, way, count])).toEqual([
      ['march-thrace-macedonia-byzantium-0', 'march', 'thrace', ['macedonia', 'byzantium'], 4],
      ['ship-0-0', 'ship', 'peloponnesos', ['aetolia'], 2],
      ['ship-0-1', 'ship', 'aetolia', ['ithaca'], 3],
    ])
  })
})

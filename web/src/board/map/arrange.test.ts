// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { arrange, inRow, itemsOf, rowsOf, type Group } from './arrange'
import type { Spot } from './labels'
import { levelAt } from '$/board/view/levels'
import type { Piece } from './pieces'

/** What `tools/spoken.py` has written. */
const python = JSON.parse(readFileSync('generated/spoken.json', 'utf8')) as {
  rows: { widths: number[]; most: number; rows: [number, number][] }[]
}

const near = levelAt(0.4)
const middling = levelAt(0.24)
const far = levelAt(0.15)

function tokens(party: Piece['party'], count: number): Piece {
  return { kind: 'tokens', party, count }
}

function spot(width: number, height: number, more: Partial<Spot> = {}): Spot {
  return { x: 1000, y: 500, width, height, ashore: null, ...more }
}

function overlaps({ items }: Group): boolean {
  return items.some((one, place) =>
    items
      .slice(place + 1)
      .some(
        (other) =>
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      ),
  )
}

describe('what is drawn of the pieces of a place', () => {
  const city: Piece = { kind: 'city', party: 0, count: 1 }
  const ships: Piece = { kind: 'ship', party: 0, count: 2 }

  it('has a plate per party, wider with two digits', () => {
    const [one, many] = itemsOf([tokens(0, 3), tokens(1, 12)], near, false)
    expect(one).toMatchObject({ shape: 'tokens', width: 38 })
    expect(many).toMatchObject({ shape: 'tokens', width: 49 })
  })

  it('shortens three parties at middling zoom to the largest and two more', () => {
    const items = itemsOf([tokens(0, 1), tokens(1, 5), tokens(2, 2)], middling, false)
    expect(items.map(({ shape, party, count }) => [shape, party, count])).toEqual([
      ['tokens', 1, 5],
      ['more', 1, 2],
    ])
  })

  it('puts the parties of a clash into one capsule, between city and ships', () => {
    const items = itemsOf([city, tokens(0, 4), tokens(1, 3), ships], near, true)
    expect(items.map((item) => item.shape)).toEqual(['city', 'clash', 'ship'])
    expect(items[1]!.stacks.map((stack) => stack.count)).toEqual([4, 3])
  })

  it('makes no capsule of a single party', () => {
    expect(itemsOf([tokens(0, 9)], near, true)[0]!.shape).toBe('tokens')
  })

  it('shows from afar discs by size, and ships only where nothing else is', () => {
    const items = itemsOf([city, tokens(0, 2), tokens(1, 5), tokens(2, 6), ships], far, false)
    expect(items.map(({ shape, width }) => [shape, width])).toEqual([
      ['tower', 17],
      ['disc', 15],
      ['disc', 18],
      ['disc', 22],
    ])
    expect(itemsOf([ships], far, false).map((item) => item.shape)).toEqual(['ship'])
  })
})

describe('rows', () => {
  it('are as narrow as their number allows', () => {
    const items = [30, 30, 20, 10].map((width) => ({ width }))
    expect(rowsOf(items, 2)).toEqual([
      { start: 0, end: 2 },
      { start: 2, end: 4 },
    ])
    expect(rowsOf(items, 1)).toEqual([{ start: 0, end: 4 }])
  })

  it('are those of a picture', () => {
    expect(python.rows.length).toBeGreaterThan(100)
    for (const { widths, most, rows } of python.rows) {
      const found = rowsOf(
        widths.map((width) => ({ width })),
        most,
      )
      expect(found.map(({ start, end }) => [start, end])).toEqual(rows)
    }
  })
})

describe('where pieces stand', () => {
  const items = itemsOf([tokens(0, 3), tokens(1, 4), tokens(2, 5)], near, false)

  it('is the first spot where they fit in full size, and none covers another', () => {
    const group = arrange('rome', items, [spot(60, 60), spot(400, 80), spot(900, 300)], 0.4, 1)
    expect(group).toMatchObject({ scale: 1, width: 120 })
    expect(overlaps(group)).toBe(false)
    expect(group.items.map((item) => item.y)).toEqual([-12, -12, -12])
  })

  it('is two rows where one would be too wide', () => {
    const group = arrange('rome', items, [spot(240, 160)], 0.4, 1)
    expect(new Set(group.items.map((item) => item.y)).size).toBe(2)
    expect(overlaps(group)).toBe(false)
  })

  it('is the water where the land is too small, and the land where both are', () => {
    const ashore = [1000, 560] as const
    const away = spot(400, 80, { y: 650, ashore })
    expect(arrange('rome', items, [spot(60, 40), away], 0.4, 1).ashore).toEqual(ashore)
    expect(arrange('rome', items, [spot(270, 80), away], 0.4, 1).ashore).toBeNull()
  })

  it('never makes pieces smaller than 78 per cent', () => {
    expect(arrange('rome', items, [spot(20, 20)], 0.4, 1).scale).toBeCloseTo(0.78)
    expect(arrange('rome', items, [spot(20, 20)], 0.24, 0.85).scale).toBeCloseTo(0.663)
  })

  it('is around a point from afar', () => {
    const group = inRow('rome', itemsOf([tokens(0, 1), tokens(1, 1)], far, false), [10, 20], 1)
    expect(group.items.map((item) => item.x)).toEqual([-15.5, 0.5])
  })

  it('has room for a badge even where no piece is', () => {
    expect(arrange('rome', [], [spot(60, 60)], 0.4, 1)).toMatchObject({ width: 0, height: 0 })
  })
})

import { expect, it } from 'vitest'
import type { Point } from '$/board/map/geometry'
import { placed } from './placing'

const FREE = { left: 370, top: 52, right: 1136, bottom: 900 }
const SIZE = { width: 300, height: 160 }

function covers([left, top]: Point, x: number, y: number, around = 60): boolean {
  const beside = left > x + around || left + SIZE.width < x - around
  const above = top > y + around || top + SIZE.height < y - around
  return !beside && !above
}

it.each([
  [500, 400],
  [750, 480],
  [1120, 480],
  [380, 880],
  [1130, 60],
])('covers neither what is at %i, %i nor what is around it, and leaves the panels free', (x, y) => {
  const at = placed({ x, y }, SIZE, FREE)
  expect(covers(at, x, y)).toBe(false)
  const [left, top] = at
  expect(left).toBeGreaterThanOrEqual(FREE.left)
  expect(left + SIZE.width).toBeLessThanOrEqual(FREE.right)
  expect(top).toBeGreaterThanOrEqual(FREE.top)
  expect(top + SIZE.height).toBeLessThanOrEqual(FREE.bottom)
})

it('stays where there is little room', () => {
  const free = { left: 0, top: 0, right: 320, bottom: 180 }
  const [left, top] = placed({ x: 160, y: 90 }, SIZE, free)
  expect(left).toBeGreaterThanOrEqual(0)
  expect(top).toBeGreaterThanOrEqual(0)
})

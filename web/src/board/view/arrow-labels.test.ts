// @vitest-environment node
import { expect, it } from 'vitest'
import type { Box, Point } from '$/board/map/geometry'
import { labelSpots } from './arrow-labels'
import { drawnArrow } from './arrow-path'

const arrow = (to: Point, width = 22) => ({
  spots: drawnArrow([[0, 0], to]).spots,
  width,
  height: 22,
})
const around = ([x, y]: Point, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
})

it('stands in the middle of an arrow where nothing is', () => {
  const there = arrow([200, 0])
  expect(labelSpots([there], [])).toEqual([there.spots[0]])
})

it('covers no city beside which there is room on the arrow', () => {
  const there = arrow([200, 0])
  const city = around(there.spots[0]!, 14)
  const [spot] = labelSpots([there], [city])
  expect(Math.abs(spot![0] - there.spots[0]![0])).toBeGreaterThanOrEqual(25)
})

it('covers as little as possible where there is no room', () => {
  const there = arrow([60, 0])
  const city = around([0, 0], 30)
  const [spot] = labelSpots([there], [city])
  expect(spot![0]).toBe(Math.max(...there.spots.map(([x]) => x)))
})

it('leaves the label of another arrow in sight', () => {
  const [one, other] = labelSpots([arrow([200, 0]), arrow([200, 4])], [])
  expect(Math.hypot(one![0] - other![0], one![1] - other![1])).toBeGreaterThan(21)
})

it('finds places along a way over several seas, nearest to its middle first', () => {
  const { spots } = drawnArrow([
    [0, 0],
    [100, 0],
    [200, 0],
    [300, 0],
  ])
  expect(Math.abs(spots[0]![0] - 150)).toBeLessThan(30)
  expect(Math.max(...spots.map(([x]) => x)) - Math.min(...spots.map(([x]) => x))).toBeGreaterThan(
    150,
  )
})

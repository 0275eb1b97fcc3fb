// @vitest-environment node
import { expect, it } from 'vitest'
import { placeAt } from './popover-place'

const frame = { left: 8, top: 8, right: 1432, bottom: 892 }
const chip = (left: number, top: number) => ({ left, top, right: left + 30, bottom: top + 24 })

it('opens below its button, above it where there is no room, and inside the window', () => {
  expect(placeAt(chip(250, 80), 420, 200, frame)).toEqual([250, 110])
  expect(placeAt(chip(250, 800), 420, 200, frame)).toEqual([250, 594])
  expect(placeAt(chip(1390, 80), 420, 200, frame)).toEqual([1012, 110])
})

it('opens beside its button where it is too high for either', () => {
  expect(placeAt(chip(250, 400), 420, 600, frame)[0]).toBeGreaterThan(280)
})

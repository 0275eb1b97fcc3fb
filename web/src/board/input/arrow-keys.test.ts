// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Point } from '$/board/map/geometry'
import { isDirection, nextPlace } from './arrow-keys'

const places = new Map<string, Point>([
  ['middle', [0, 0]],
  ['east', [100, 10]],
  ['far-east', [300, 0]],
  ['south', [20, 90]],
  ['aside', [60, 80]],
])

describe('the next place in a direction', () => {
  it('is the nearest one ahead, not aside', () => {
    expect(nextPlace(places, [0, 0], 'ArrowRight')).toBe('east')
    expect(nextPlace(places, [100, 10], 'ArrowRight')).toBe('far-east')
    expect(nextPlace(places, [0, 0], 'ArrowDown')).toBe('south')
  })

  it('is none at the end', () => {
    expect(nextPlace(places, [300, 0], 'ArrowRight')).toBeNull()
    expect(nextPlace(places, [0, 0], 'ArrowUp')).toBeNull()
  })

  it('belongs to arrow keys only', () => {
    expect(isDirection('ArrowUp')).toBe(true)
    expect(isDirection('Enter')).toBe(false)
  })
})

// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { discSize, levelAt } from './levels'

describe('what is drawn at which zoom', () => {
  it.each([
    [0.28, 'plates', 1, true],
    [0.279, 'plates', 0.85, true],
    [0.2, 'plates', 0.85, true],
    [0.199, 'discs', 1, false],
    [0.1, 'discs', 1, false],
    [0.099, 'discs', 0.75, false],
    [0.02, 'realms', 1, false],
  ])('at %d pixels: %s of size %d, names %s', (pixels, name, scale, names) => {
    expect(levelAt(pixels)).toMatchObject({ name, scale, names })
  })

  it('has larger pieces on a large screen', () => {
    expect(levelAt(0.4, 1.4).scale).toBe(1.4)
  })

  it('tells few tokens from many by the size of the disc', () => {
    expect([1, 2, 3, 5, 6, 30].map(discSize)).toEqual([15, 15, 18, 18, 22, 22])
  })
})

// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { drawnArrow } from '$/board/view/arrow-path'
import { dark, light, mixed, shores, tints } from './board-colours'
import { civilizations } from '$/facts/facts'
import { placed } from './paths'

describe('an outline that is moved and resized', () => {
  it('keeps relative steps relative', () => {
    expect(placed('M10 20l5-5h10z', 100, 200, 2)).toBe('M120 240l10 -10h20z')
    expect(placed('M.5 1H4V8Q1 2 3 4Z', 10, 20, 10)).toBe('M15 30H50V100Q20 40 40 60Z')
  })

  it('leaves the flags of arcs alone', () => {
    expect(placed('M0 12A11.5 11.5 0 1 1 23.5 12Z', 1, 2, 2)).toBe('M1 26A23 23 0 1 1 48 26Z')
  })
})

describe('an arrow', () => {
  it('bends to one side, so that there and back are two', () => {
    const there = drawnArrow([
      [0, 0],
      [200, 0],
    ])
    const back = drawnArrow([
      [200, 0],
      [0, 0],
    ])
    expect(there.spots[0]![1]).toBeLessThan(0)
    expect(back.spots[0]![1]).toBeGreaterThan(0)
  })

  it('goes through the places in between, and ends before the last', () => {
    const { line, head } = drawnArrow([
      [0, 0],
      [100, 0],
      [100, 100],
    ])
    expect(line).toBe('M22.0 0.0Q100.0 0.0 100.0 76.0')
    expect(head).toContain('L100.0 76.0L')
  })
})

describe('colours', () => {
  it('are mixed opaque', () => {
    expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(new Set(shores(light, true)).size).toBe(3)
  })

  it('keep the hue of land in the dark, at 22 per cent lightness', () => {
    const { ground } = tints(civilizations.get('hellas')!, true)
    const parts = [1, 3, 5].map((at) => parseInt(ground.slice(at, at + 2), 16))
    expect((Math.max(...parts) + Math.min(...parts)) / 2 / 255).toBeCloseTo(0.22, 1)
    expect(parts[2]).toBeLessThan(parts[0]!)
    expect(dark.paper).not.toBe(light.paper)
  })
})

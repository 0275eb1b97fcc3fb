// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { areas, seas } from '$/facts/facts'
import { overlap } from '$/board/input/screen-boxes'
import { Labels, type LabelsFile } from './labels'
import { readableNames, type Fitted } from './readable-names'

const file = readFileSync(`${import.meta.dirname}/../../../../src/ecumene/data/labels.json`, 'utf8')
const labels = new Labels(JSON.parse(file) as LabelsFile)

function namesAt(pixels: number, language: 'en' | 'pl'): [string, Fitted][] {
  const names = [...areas.keys(), ...seas.keys()].map((place) => ({
    place,
    label: labels.of(place, language),
    grows: true,
  }))
  return [...readableNames(names, pixels, [])].filter(([, { size }]) => size > 0)
}

describe.each(['en', 'pl'] as const)('names in %s', (language) => {
  it.each([0.05, 0.2, 0.24, 0.3, 0.42, 1.4])(
    'at %d can be read, and are no larger than a piece',
    (pixels) => {
      for (const [place, { size }] of namesAt(pixels, language)) {
        expect(size * pixels, place).toBeGreaterThan(11.99)
        expect(size * pixels, place).toBeLessThan(22.01)
      }
    },
  )

  it('do not lie on each other where they were made larger', () => {
    const pixels = 0.22
    const boxes = namesAt(pixels, language)
      .filter(([, { angle }]) => !angle)
      .flatMap(([place, { size, lines }]) =>
        lines.map(([, x, y, width]) => ({
          place,
          left: x - width / 2,
          right: x + width / 2,
          top: y - 0.6 * size,
          bottom: y,
        })),
      )
    for (const one of boxes)
      for (const other of boxes)
        if (one.place < other.place)
          expect(overlap(one, other), `${one.place} ${other.place}`).toBe(false)
  })

  it('are most of them there at the scale from which areas are named', () => {
    expect(namesAt(0.2, language).length).toBeGreaterThan(0.8 * areas.size)
    expect(namesAt(0.42, language).length).toBe(areas.size + seas.size)
  })
})

it('names what matters most where there is room for one', () => {
  const label = labels.of('phocis', 'en')
  const names = ['one', 'other'].map((place) => ({ place, label, grows: true }))
  const found = readableNames(names, 0.2, [])
  expect(found.get('one')!.size).toBe(60)
  expect(found.get('other')!.size).toBe(0)
})

it('leaves a name out rather than under pieces', () => {
  const label = labels.of('phocis', 'en')
  const everywhere = { left: 0, top: 0, right: 9000, bottom: 9000 }
  const found = readableNames([{ place: 'phocis', label, grows: true }], 0.2, [everywhere])
  expect(found.get('phocis')!.size).toBe(0)
})

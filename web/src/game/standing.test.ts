import { expect, it } from 'vitest'
import type { PlayerView, View } from '$/api/types'
import { trackOf } from './standing'

const view = { agreed: { track: 'basic' } } as View
const at = (civilization: string, step: number): PlayerView =>
  ({ civilization, step }) as PlayerView

it('tells the spaces of a track, the same ones as long as nobody moves', () => {
  const spaces = trackOf(view, at('rome', 3))
  expect(spaces.slice(0, 4).map(({ state }) => state)).toEqual(['past', 'past', 'here', 'ahead'])
  expect(trackOf(view, at('rome', 3))).toBe(spaces)
  expect(trackOf(view, at('rome', 4))[3]?.state).toBe('here')
  const epochs = (civilization: string): number[] =>
    trackOf(view, at(civilization, 3)).flatMap(({ begins, number }) => (begins ? [number] : []))
  expect(epochs('rome')).not.toEqual(epochs('minoa'))
})

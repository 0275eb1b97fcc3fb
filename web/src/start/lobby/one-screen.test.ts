import { describe, expect, it } from 'vitest'
import type { GameInfo } from '$/api/types'
import { passTo } from './one-screen'

function table(own: number[], asked: number[], told: Partial<GameInfo> = {}): GameInfo {
  const waited = asked.map((seat) => ({ seat, since: 0, until: null }))
  return { own, waited, stage: 'running', paused: false, ...told } as GameInfo
}

describe('one screen for several people', () => {
  it('goes to the own seat that is asked', () => {
    expect(passTo(table([0, 2], [2]), 0)).toBe(2)
  })

  it('stays with whoever is asked, although others are, too', () => {
    expect(passTo(table([0, 1, 2], [1, 2]), 1)).toBeNull()
  })

  it('goes round the table', () => {
    expect(passTo(table([0, 1, 4], [0, 4]), 1)).toBe(4)
    expect(passTo(table([0, 1, 4], [0, 1]), 4)).toBe(0)
  })

  it('stays while only others are asked', () => {
    expect(passTo(table([0, 1], [3]), 0)).toBeNull()
  })

  it.each([
    ['of somebody with one seat', table([0], [1]), 0],
    ['of a spectator', table([0, 1], [1]), null],
    ['in a pause', table([0, 1], [1], { paused: true }), 0],
    ['after the game', table([0, 1], [1], { stage: 'over' }), 0],
  ])('needs no curtain %s', (_, info, seat) => {
    expect(passTo(info, seat)).toBeNull()
  })
})

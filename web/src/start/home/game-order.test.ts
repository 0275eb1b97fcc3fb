import { describe, expect, it } from 'vitest'
import type { GameInfo, Waited } from '$/api/types'
import { listing } from './game-order'

function game(id: string, told: Partial<GameInfo> = {}): GameInfo {
  return { id, stage: 'running', own: [0], waited: [], paused: false, ...told } as GameInfo
}

const waited = (seat: number, until: number | null = null): Waited => ({ seat, since: 0, until })

describe('my games', () => {
  it('begin with those that wait for me, the most urgent first', () => {
    const { open, waiting } = listing([
      game('idle'),
      game('patient', { waited: [waited(0)] }),
      game('later', { waited: [waited(0, 900)] }),
      game('others', { waited: [waited(1, 5)] }),
      game('soon', { waited: [waited(1), waited(0, 100)] }),
    ])
    expect(open.map((row) => row.game.id)).toEqual(['soon', 'later', 'patient', 'idle', 'others'])
    expect(waiting).toBe(3)
  })

  it('wait for nobody while they are paused', () => {
    const { open, waiting } = listing([game('a', { waited: [waited(0)], paused: true })])
    expect([open[0]!.mine, open[0]!.others, waiting]).toEqual([null, [], 0])
  })

  it('are listed apart when they are over', () => {
    const { open, finished } = listing([game('a'), game('b', { stage: 'over' })])
    expect([open.length, finished[0]!.game.id]).toEqual([1, 'b'])
  })

  it('open at the seat that is asked, and for spectators where they look on', () => {
    const addresses = listing([
      game('several', { own: [0, 3], waited: [waited(3)] }),
      game('one', { own: [2] }),
      game('none', { own: [] }),
      game('gathering', { own: [], stage: 'gathering' }),
    ]).open.map((row) => row.address)
    expect(addresses).toEqual([
      '/games/several?seat=3',
      '/games/one',
      '/games/none/watch',
      '/games/gathering',
    ])
  })
})

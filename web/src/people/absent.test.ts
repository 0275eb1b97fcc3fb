// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import type { GameInfo, SeatInfo } from '$/api/types'
import { words } from '$/words/language.svelte'
import { absentFrom, awaySince, lasting, standInFrom } from './absent'

beforeAll(() => words.use('en'))

const LEFT = 1_000_000
const LATER = LEFT + 300_000

function seat(number: number, told: Partial<SeatInfo> = {}): SeatInfo {
  const usual = {
    name: 'Kasia',
    computer: null,
    autopilot: false,
    away: LEFT,
    ready: false,
    called: null,
    free: false,
    program: false,
  }
  return { seat: number, civilization: null, ...usual, ...told }
}

function table(seats: SeatInfo[], told: Partial<GameInfo> = {}): GameInfo {
  return { seats, own: [0], roles: ['player'], stand_in: 300, ...told } as GameInfo
}

describe('somebody away', () => {
  it('is not noticed while a page loads again', () => {
    expect(awaySince(seat(1), LEFT + 9000)).toBeNull()
    expect(awaySince(seat(1), LEFT + 10_000)).toBe(LEFT)
    expect(awaySince(seat(1, { away: null }), LATER)).toBeNull()
  })

  it('is somebody else, for whom no computer answers yet', () => {
    const seats = [
      seat(0),
      seat(1),
      seat(2, { autopilot: true }),
      seat(3, { computer: 'settler' }),
      seat(4, { away: null }),
      seat(5, { name: 'mybot', program: true }),
    ]
    expect(absentFrom(table(seats), LATER)).toEqual([
      { seat: 1, name: 'Kasia', since: LEFT },
      { seat: 5, name: 'Program mybot', since: LEFT },
    ])
  })

  it('can be stood in for by the host at once, by others later, by spectators never', () => {
    const absent = { seat: 1, name: 'Kasia', since: LEFT }
    expect(standInFrom(table([], { roles: ['host'] }), absent)).toBe(LEFT)
    expect(standInFrom(table([]), absent)).toBe(LEFT + 300_000)
    expect(standInFrom(table([], { stand_in: 0 }), absent)).toBeNull()
    expect(standInFrom(table([], { own: [], roles: ['spectator'] }), absent)).toBeNull()
  })
})

it.each([
  [20_000, '1 minute'],
  [300_000, '5 minutes'],
  [119 * 60_000, '119 minutes'],
  [3 * 3_600_000, '3 hours'],
  [50 * 3_600_000, '2 days'],
])('says how long something lasts: %i', (time, text) => {
  expect(lasting(time)).toBe(text)
})

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { Guide } from './guide.svelte'
import type { Moment } from './lessons'

beforeEach(() => localStorage.clear())

const at = (turn: number, phase: number, kind: string | null = null): Moment => ({
  turn,
  phase,
  kind,
})

function read(guide: Guide): void {
  while (guide.topic !== null) guide.next()
}

it('is there only where it is wanted', () => {
  const guide = new Guide('G', false)
  guide.come(at(1, 3, 'move'))
  expect(guide.topic).toBe(null)
})

it('teaches page by page, each topic once', () => {
  const guide = new Guide('G', true)
  guide.come(at(1, 3, 'move'))
  expect(guide.place).toEqual({ number: 1, of: 5 })
  guide.next()
  guide.next()
  expect(guide.topic).toBe('movement')
  expect(guide.place).toEqual({ number: 1, of: 3 })
  read(guide)
  guide.come(at(1, 3, 'move'))
  expect(guide.topic).toBe(null)
})

describe('somebody who is faster than the guide', () => {
  it('is told about what is asked now', () => {
    const guide = new Guide('G', true)
    guide.come(at(1, 7, 'trade'))
    guide.come(at(1, 12, 'advances'))
    expect(guide.topic).toBe('advances')
    expect(guide.place).toEqual({ number: 1, of: 3 })
  })

  it('is told first what another question of the phase is about', () => {
    const guide = new Guide('G', true)
    guide.come(at(1, 11))
    guide.come(at(1, 12, 'advances'))
    guide.come(at(1, 12, 'hand-limit'))
    expect(guide.topic).toBe('hand-limit')
    guide.next()
    expect(guide.topic).toBe('advances')
  })

  it('is told about the phase first where nothing was asked in it yet', () => {
    const guide = new Guide('G', true)
    guide.come(at(1, 1))
    guide.come(at(1, 2))
    guide.come(at(1, 2, 'placement'))
    expect(guide.topic).toBe('expansion')
  })

  it('is not told any longer what another question was about', () => {
    const guide = new Guide('G', true)
    guide.come(at(3, 7, 'trade'))
    guide.come(at(3, 9, 'victims'))
    expect(guide.topic).toBe('victims')
    guide.come(at(3, 9))
    expect(guide.topic).toBe('victims')
    guide.come(at(3, 9, 'damage'))
    expect(guide.topic).toBe(null)
    expect(guide.earlier[0]).toEqual({ topic: 'victims', unread: true })
  })

  it('finds what has passed under "earlier", the latest first', () => {
    const guide = new Guide('G', true)
    guide.come(at(1, 7, 'trade'))
    guide.next()
    guide.next()
    guide.come(at(1, 12, 'advances'))
    expect(guide.earlier).toEqual([
      { topic: 'support', unread: true },
      { topic: 'abilities', unread: true },
      { topic: 'calamities', unread: true },
      { topic: 'selection', unread: true },
      { topic: 'trade', unread: true },
      { topic: 'welcome', unread: false },
    ])
    guide.recall('calamities')
    expect([guide.topic, guide.isBehind]).toEqual(['calamities', true])
    guide.next()
    guide.next()
    expect([guide.topic, guide.isBehind]).toEqual(['advances', false])
    expect(guide.earlier.find(({ topic }) => topic === 'calamities')?.unread).toBe(false)
  })

  it('is brought back from there by the next question', () => {
    const guide = new Guide('G', true)
    guide.come(at(1, 7, 'trade'))
    read(guide)
    guide.recall('welcome')
    guide.come(at(1, 12, 'hand-limit'))
    expect(guide.topic).toBe('advances')
    expect(guide.isBehind).toBe(false)
  })
})

it('keeps a page that is being read while others answer', () => {
  const guide = new Guide('G', true)
  guide.come(at(1, 3, 'move'))
  guide.next()
  guide.come(at(1, 3))
  expect(guide.place).toEqual({ number: 2, of: 5 })
})

it('goes on where it was when the page is opened again', () => {
  const guide = new Guide('G', true)
  guide.come(at(1, 7, 'trade'))
  read(guide)
  guide.come(at(1, 8))
  const again = new Guide('G', false)
  again.come(at(1, 9))
  expect(again.topic).toBe('calamities')
  expect(again.earlier[0]).toEqual({ topic: 'selection', unread: true })
})

it('says the same when the page is opened again at the same question', () => {
  const guide = new Guide('G', true)
  guide.come(at(1, 7, 'trade'))
  guide.come(at(1, 12, 'advances'))
  const again = new Guide('G', false)
  again.come(at(1, 12, 'advances'))
  expect(again.topic).toBe('advances')
  expect(again.place).toEqual(guide.place)
  expect(again.earlier).toEqual(guide.earlier)
})

it('goes on to the end of the game and is gone', () => {
  const guide = new Guide('G', true)
  guide.come(at(1, 1))
  read(guide)
  guide.come(at(3, 3, 'move'))
  expect(guide.topic).toBe('tip-attack')
  guide.come({ ...at(9, 13), over: true })
  expect(guide.topic).toBe('farewell')
  read(guide)
  expect(guide.on).toBe(false)
  expect(new Guide('G', false).on).toBe(false)
})

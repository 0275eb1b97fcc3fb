// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameInfo } from '$/api/types'
import { words } from '$/words/language.svelte'
import { agreedZone, clockTime, minuteElsewhere, nameOf, untilWhen } from './zones'

const WINTER = Date.UTC(2026, 0, 15, 12)
const SUMMER = Date.UTC(2026, 6, 15, 12)

it.each([
  ['22:00', 'Europe/Warsaw', 'America/New_York', WINTER, '16:00'],
  ['08:00', 'Europe/Warsaw', 'America/New_York', WINTER, '02:00'],
  ['02:00', 'Europe/Warsaw', 'America/New_York', WINTER, '20:00'],
  ['22:00', 'Europe/Warsaw', 'Asia/Kolkata', WINTER, '02:30'],
  ['22:00', 'Europe/Warsaw', 'Asia/Kolkata', SUMMER, '01:30'],
  ['22:00', 'Europe/Warsaw', 'Europe/Warsaw', SUMMER, '22:00'],
])('reads %s in %s as a clock in %s', (time, from, to, moment, read) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  expect(clockTime(minuteElsewhere(hours * 60 + minutes, from, moment, to))).toBe(read)
})

describe('the name of a zone', () => {
  afterAll(() => words.use('en'))

  it('is that of its town in English', async () => {
    await words.use('en')
    expect(nameOf('America/New_York')).toBe('New York')
    expect(nameOf('UTC')).toBe('UTC')
  })

  it('is that of its time in Polish', async () => {
    await words.use('pl')
    expect(nameOf('Europe/Warsaw')).toBe('czas środkowoeuropejski')
  })
})

describe('a deadline', () => {
  const NOW = Date.UTC(2026, 10, 18, 12) // a Wednesday
  const HOUR = 3_600_000
  const WARSAW = 'Europe/Warsaw'

  beforeAll(() => words.use('en'))
  afterAll(() => words.use('en'))

  it.each([
    ['today', 3.25, null, WARSAW, 'until 16:15'],
    ['on another day', 55.25, null, WARSAW, 'until Fri 20:15'],
    ['far away', 24 * 10, null, WARSAW, 'until Nov 28, 13:00'],
    ['where the agreed zone has the same time', 3.25, 'Europe/Paris', WARSAW, 'until 16:15'],
    ['elsewhere', 55.25, 'Europe/Kyiv', WARSAW, 'until Fri 20:15 (21:15 in Kyiv)'],
    ['on the next day elsewhere', 10, 'Asia/Tokyo', WARSAW, 'until 23:00 (Thu 07:00 in Tokyo)'],
    ['half an hour off', 1, 'Asia/Kolkata', WARSAW, 'until 14:00 (18:30 in Kolkata)'],
  ])('is told %s', (_, hours, agreed, here, said) => {
    expect(untilWhen(NOW + hours * HOUR, NOW, agreed, here)).toBe(said)
  })

  it('is told in Polish', async () => {
    await words.use('pl')
    const said = untilWhen(NOW + 55.25 * HOUR, NOW, 'Europe/Kyiv', WARSAW)
    expect(said).toBe('do pt., 20:15 (21:15, czas wschodnioeuropejski)')
  })
})

it('knows the zone of a game only if its clocks stop there', () => {
  const zoneOf = (clock: object): string | null => agreedZone({ clock } as GameInfo['agreed'])
  const off = { zone: 'Europe/Kyiv', days: [], begin: 0, end: 0 }
  expect(zoneOf({ kind: 'decision', off })).toBeNull()
  expect(zoneOf({ kind: 'none', off: { ...off, days: [5] } })).toBeNull()
  expect(zoneOf({ kind: 'decision', off: { ...off, days: [5] } })).toBe('Europe/Kyiv')
  expect(zoneOf({ kind: 'phase', off: { ...off, begin: 1320, end: 480 } })).toBe('Europe/Kyiv')
})

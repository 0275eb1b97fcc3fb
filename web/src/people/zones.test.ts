import { expect, it } from 'vitest'
import { clockTime, minuteElsewhere, townOf } from './zones'

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

it('calls a zone by its town', () => {
  expect(townOf('America/New_York')).toBe('New York')
  expect(townOf('UTC')).toBe('UTC')
})

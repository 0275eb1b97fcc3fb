import { expect, it } from 'vitest'
import { dateFormat } from './date-format'

const DAY = Date.UTC(2026, 0, 5, 12)

it('formats in the language and the way that are asked for, and makes each format once', () => {
  const [weekday, hour] = [{ weekday: 'long' }, { hour: '2-digit', timeZone: 'UTC' }] as const
  expect(dateFormat('en', weekday).format(DAY)).toBe('Monday')
  expect(dateFormat('pl', weekday).format(DAY)).toBe('poniedziałek')
  expect(dateFormat('pl', hour).format(DAY)).toBe('12')
  expect(dateFormat('pl', { ...hour, timeZone: 'Asia/Tokyo' }).format(DAY)).toBe('21')
  expect(dateFormat('pl', { ...weekday })).toBe(dateFormat('pl', weekday))
})

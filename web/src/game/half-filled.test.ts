// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { keep } from '$/storage'
import { keepFilled, REAL_TABLE, recallFilled } from './half-filled'

const own = { game: 'abc', seat: 2 }

afterEach(() => localStorage.clear())

it('is there again for the same question alone', () => {
  keepFilled(own, 'answer', '3.9.1', { areas: ['rome'] })
  expect(recallFilled(own, 'answer', '3.9.1')).toEqual({ areas: ['rome'] })
  expect(recallFilled(own, 'answer', '3.9.2')).toBe(null)
})

it('belongs to one seat of one game', () => {
  keepFilled(own, 'chat', '', 'Hello')
  expect(recallFilled({ ...own, seat: 3 }, 'chat', '')).toBe(null)
  expect(recallFilled({ ...own, seat: null }, 'chat', '')).toBe(null)
  expect(recallFilled({ ...own, game: 'abd' }, 'chat', '')).toBe(null)
  expect(recallFilled(own, 'offer', '')).toBe(null)
})

it('leaves nothing behind once it was sent', () => {
  keepFilled(own, 'chat', '', 'Hello')
  keepFilled(own, 'chat', '', null)
  expect(localStorage.length).toBe(0)
})

it('reads nothing into what something else wrote there', () => {
  for (const text of ['', '7', '"text"', '[]', '{"about":"x"}', '{"value":1}']) {
    keep('filled.abc.2.answer', text)
    expect(recallFilled(own, 'answer', 'x')).toBe(null)
  }
})

it('keeps nothing at a real table, where every situation is a new one', () => {
  const there = { game: REAL_TABLE, seat: 0 }
  keepFilled(there, 'basket', '1', { advances: ['law'] })
  expect(recallFilled(there, 'basket', '1')).toBe(null)
})

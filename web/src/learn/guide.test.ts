// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { Guide } from './guide.svelte'

beforeEach(() => localStorage.clear())

it('is there only where it is wanted', () => {
  const guide = new Guide('G', false)
  guide.come({ turn: 1, phase: 3, kind: 'move' })
  expect(guide.topic).toBe(null)
})

it('teaches page by page, each topic once', () => {
  const guide = new Guide('G', true)
  guide.come({ turn: 1, phase: 3, kind: 'move' })
  expect(guide.place).toEqual({ number: 1, of: 5 })
  guide.next()
  guide.next()
  expect(guide.topic).toBe('movement')
  expect(guide.place).toEqual({ number: 1, of: 3 })
  for (let page = 0; page < 3; page++) guide.next()
  expect(guide.topic).toBe(null)
  guide.come({ turn: 1, phase: 3, kind: 'move' })
  expect(guide.topic).toBe(null)
})

it('goes on where it was when the page is opened again', () => {
  const guide = new Guide('G', true)
  guide.come({ turn: 1, phase: 7, kind: 'trade' })
  for (let page = 0; page < 5; page++) guide.next()
  const again = new Guide('G', false)
  again.come({ turn: 1, phase: 9, kind: null })
  expect(again.topic).toBe('selection')
})

it('says farewell after two turns and is gone', () => {
  const guide = new Guide('G', true)
  guide.come({ turn: 3, phase: 1, kind: null })
  while (guide.topic !== null) guide.next()
  expect(guide.on).toBe(false)
  expect(new Guide('G', false).on).toBe(false)
})

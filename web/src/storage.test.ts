// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { forget, keep, recall, recallJson } from './storage'

afterEach(() => vi.unstubAllGlobals())

it('keeps and forgets', () => {
  keep('note', '[1, 2]')
  expect(recallJson('note')).toEqual([1, 2])
  forget('note')
  expect(recall('note')).toBe(null)
})

it('reads nothing into what is no JSON', () => {
  keep('note', 'not { JSON')
  expect(recallJson('note')).toBe(null)
})

it('goes on where the browser keeps nothing', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keep('note', 'text')
  forget('note')
  expect(recall('note')).toBe(null)
})

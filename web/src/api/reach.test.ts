import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Reach } from './reach.svelte'

let there: boolean
let knocks: number
let reach: Reach

beforeEach(() => {
  vi.useFakeTimers()
  there = true
  knocks = 0
  reach = new Reach(() => {
    knocks++
    return Promise.resolve(there)
  })
})
afterEach(() => void vi.useRealTimers())

it('says nothing while requests are answered, and asks for nothing', async () => {
  reach.sent()(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([reach.lost, reach.isBack, knocks]).toEqual([false, false, 0])
})

it('tells within five seconds that a request hangs, and when the connection is back', async () => {
  const ended = reach.sent()
  there = false
  await vi.advanceTimersByTimeAsync(4900)
  expect(reach.lost).toBe(true)
  there = true
  await vi.advanceTimersByTimeAsync(2500)
  expect([reach.lost, reach.isBack]).toEqual([false, true])
  ended(true)
  await vi.advanceTimersByTimeAsync(4000)
  expect(reach.isBack).toBe(false)
})

it('tells at once that a request has failed', () => {
  there = false
  reach.sent()(false)
  expect(reach.lost).toBe(true)
})

it('does not take a slow server for a lost one', async () => {
  const ended = reach.sent()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(reach.lost).toBe(false)
  ended(true)
})

it('doubts again a request that hangs after the server was there', async () => {
  reach.sent()
  await vi.advanceTimersByTimeAsync(4000)
  there = false
  await vi.advanceTimersByTimeAsync(3000)
  expect(reach.lost).toBe(true)
})

it('is lost as long as the socket is', () => {
  reach.socketLost = true
  expect(reach.lost).toBe(true)
})

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Socket } from './socket.svelte'

interface Line {
  onopen: () => void
  onmessage: (event: { data: string }) => void
  onclose: (event: { code: number }) => void
}

/** The attempted connections, the latest last. */
let lines: Line[]
let socket: Socket

beforeEach(() => {
  lines = []
  vi.useFakeTimers()
  vi.stubGlobal(
    'WebSocket',
    class {
      onopen = (): void => undefined
      onmessage = (): void => undefined
      onclose = (): void => undefined
      constructor() {
        lines.push(this)
      }
      close(): void {}
    },
  )
  socket = new Socket('/socket', () => undefined)
  socket.open(0)
})
afterEach(() => {
  socket.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('is not missed while it connects for the first time', () => {
  vi.advanceTimersByTime(4900)
  expect(socket.missed).toBe(false)
  lines.at(-1)!.onopen()
  vi.advanceTimersByTime(10_000)
  expect(socket.missed).toBe(false)
})

it('is missed where it has not come about for a while, however often it was tried', () => {
  lines.at(-1)!.onclose({ code: 1006 })
  vi.advanceTimersByTime(4000)
  expect(socket.missed).toBe(false)
  expect(lines.length).toBeGreaterThan(1)
  vi.advanceTimersByTime(1000)
  expect(socket.missed).toBe(true)
  lines.at(-1)!.onopen()
  expect(socket.missed).toBe(false)
})

it('is missed at once when it is lost, until it is back', () => {
  lines.at(-1)!.onopen()
  lines.at(-1)!.onclose({ code: 1006 })
  expect(socket.missed).toBe(true)
  vi.advanceTimersByTime(1000)
  lines.at(-1)!.onopen()
  expect(socket.missed).toBe(false)
})

it('comes back at once when the server asks for it, and is not missed meanwhile', () => {
  lines.at(-1)!.onopen()
  lines.at(-1)!.onmessage({ data: '{"type":"now"}' })
  lines.at(-1)!.onclose({ code: 1012 })
  vi.advanceTimersByTime(200)
  expect(lines.length).toBe(2)
  expect(socket.missed).toBe(false)
  lines.at(-1)!.onclose({ code: 1006 })
  vi.advanceTimersByTime(2000)
  expect(socket.missed).toBe(true)
})

it('does not hurry back to a server that says nothing', () => {
  lines.at(-1)!.onopen()
  lines.at(-1)!.onclose({ code: 1012 })
  expect(socket.missed).toBe(true)
  vi.advanceTimersByTime(200)
  expect(lines.length).toBe(1)
})

it('is no longer missed by who has gone', () => {
  socket.close()
  vi.advanceTimersByTime(10_000)
  expect(socket.missed).toBe(false)
})

it('says at once that it was refused', () => {
  lines.at(-1)!.onclose({ code: 4403 })
  expect(socket.refused).toBe(true)
})

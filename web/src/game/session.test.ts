// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GameSession } from './session.svelte'

/** What the server says, by the end of the path; an error: it cannot be reached. */
let server: Record<string, () => unknown>
let asked: { path: string; body: unknown }[]

beforeEach(() => {
  asked = []
  server = {
    view: () => ({ number: 4, view: { players: [] } }),
    question: () => ({ number: 4, question: 'q4', body: null, pending: true }),
  }
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.split('/').at(-1)!
    asked.push({ path, body: init.body ? JSON.parse(String(init.body)) : null })
    const said = server[path]!()
    return said instanceof Response ? said : Response.json(said)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const unreachable = (): never => {
  throw new TypeError('no connection')
}

it('sends an answer until it is heard, always with the same key', async () => {
  const session = new GameSession('G', 0)
  await session.look()
  const answers = [
    unreachable,
    // It is stored, but whoever gave it does not hear of that.
    () => new Response('{"number": 5', { status: 200 }),
    () => ({ number: 5, question: 'q5', events: [] }),
  ]
  server.answers = () => answers.shift()!()
  const answered = session.answer({ type: 'done' })
  expect(session.busy).toBe(true)
  await vi.runAllTimersAsync()
  expect((await answered)?.number).toBe(5)
  const sent = asked.filter((each) => each.path === 'answers').map((each) => each.body)
  expect(sent).toHaveLength(3)
  expect(new Set(sent.map((each) => JSON.stringify(each))).size).toBe(1)
  expect(session.busy).toBe(false)
})

it('gives one answer at a time', async () => {
  const session = new GameSession('G', 0)
  await session.look()
  server.answers = () => ({ number: 5, question: 'q5', events: [] })
  const first = session.answer({ type: 'done' })
  expect(await session.answer({ type: 'done' })).toBe(null)
  await vi.runAllTimersAsync()
  expect((await first)?.number).toBe(5)
})

it('tells why an answer is refused, and looks again', async () => {
  const session = new GameSession('G', 0)
  await session.look()
  const sentence = { type: 'sentence', key: 'word-none', args: {} }
  const refused = { text: 'No.', sentence, rule: 'M2' }
  server.answers = () => Response.json(refused, { status: 409 })
  server.question = () => ({ number: 6, question: 'q6', body: null, pending: false })
  expect(await session.answer({ type: 'done' })).toBe(null)
  expect(session.refused?.rule).toBe('M2')
  expect(session.asked?.question).toBe('q6')
})

it('looks until something is seen', async () => {
  const session = new GameSession('G', null)
  const looks = [unreachable, () => ({ number: 4, view: { players: [] } })]
  server.view = () => looks.shift()!()
  const seen = session.look()
  await vi.runAllTimersAsync()
  await seen
  expect(session.view).not.toBe(null)
})

it('stops looking once it is closed', async () => {
  const session = new GameSession('G', null)
  server.view = unreachable
  const seen = session.look().catch(() => 'stopped')
  session.close()
  await vi.runAllTimersAsync()
  expect(await seen).toBe('stopped')
})

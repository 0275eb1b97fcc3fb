// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GameSession } from './session.svelte'

/** What the server says, by the end of the path; an error: it cannot be reached. */
let server: Record<string, () => unknown>
let asked: { path: string; body: unknown }[]
/** The sockets that were opened. */
let sockets: { onmessage: (event: { data: string }) => void }[]

const NOTHING = { marks: {}, view: null, asked: null, hand: null, offers: null, story: null }

/** What has changed, the question among it. */
function changes(number: number, view: object = { players: [] }): object {
  const question = { number, question: `q${number}`, body: null, pending: true, quiet: true }
  return {
    ...NOTHING,
    number,
    marks: { view: `v${number}`, asked: `a${number}` },
    view,
    asked: question,
  }
}

const requests = (path: string): unknown[] =>
  asked.filter((each) => each.path === path).map((each) => each.body)

beforeEach(() => {
  asked = []
  sockets = []
  server = { changes: () => changes(4) }
  vi.useFakeTimers()
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  vi.stubGlobal(
    'WebSocket',
    class {
      onmessage = (): void => undefined
      constructor() {
        sockets.push(this)
      }
      close(): void {}
    },
  )
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.split('/').at(-1)!
    asked.push({ path, body: init.body ? JSON.parse(String(init.body)) : null })
    const said = server[path]!()
    return said instanceof Response ? said : Response.json(said)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
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
  const sent = requests('answers')
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
  server.changes = () => changes(6)
  expect(await session.answer({ type: 'done' })).toBe(null)
  expect(session.refused?.rule).toBe('M2')
  expect(session.asked?.question).toBe('q6')
})

it('looks until something is seen', async () => {
  const session = new GameSession('G', null)
  const looks = [unreachable, () => changes(4)]
  server.changes = () => looks.shift()!()
  const seen = session.look()
  await vi.runAllTimersAsync()
  await seen
  expect(session.view).not.toBe(null)
})

it('stops looking once it is closed', async () => {
  const session = new GameSession('G', null)
  server.changes = unreachable
  const seen = session.look().catch(() => 'stopped')
  session.close()
  await vi.runAllTimersAsync()
  expect(await seen).toBe('stopped')
})

it('asks only for what has changed', async () => {
  const session = new GameSession('G', 0)
  await session.look()
  server.changes = () => ({ ...NOTHING, number: 5 })
  await session.look()
  const [first, then] = requests('changes')
  expect(first).toEqual({ parts: ['view', 'asked'], marks: {}, story: null })
  expect(then).toEqual({ ...(first as object), marks: { view: 'v4', asked: 'a4' } })
  expect(session.seen).toBe(5)
  expect(session.view).toEqual({ players: [] })
  expect(session.asked?.question).toBe('q4')
})

it('asks in the same request for whatever is shown, and no longer than it is', async () => {
  const session = new GameSession('G', 0)
  const hand = { cards: 3 }
  const offers = { offers: {}, deals: {} }
  const passage = { number: 4, turn: 1, phase: 7, lines: [], stands: null, table: false }
  const story = { since: 0, number: 4, passages: [passage], more: false }
  server.changes = () => ({ ...changes(4), marks: { hand: 'h', offers: 'o' }, hand, offers, story })
  session.follow('story')
  const end = session.follow('hand', 'offers')
  await session.look()
  expect(requests('changes')).toMatchObject([
    { parts: ['view', 'asked'], story: 0 },
    { parts: ['view', 'asked', 'hand', 'offers'], story: 4 },
  ])
  expect([session.hand, session.offers]).toEqual([hand, offers])
  expect(session.story.passages).toEqual([passage])
  end()
  server.changes = () => ({ ...NOTHING, number: 4 })
  await session.look()
  expect(requests('changes').at(-1)).toMatchObject({ parts: ['view', 'asked'], story: 4 })
  expect([session.hand, session.offers]).toEqual([null, null])
  session.follow('hand')
  await session.look()
  expect(requests('changes').at(-1)).not.toHaveProperty('marks.hand')
})

const happened = (number: number, ...types: string[]): object => ({
  type: 'happened',
  number,
  events: types.map((type) => ({ type })),
  stands: null,
})
const now = { type: 'now', number: 6, stage: 'running', waited: [], paused: false, seats: null }
const tell = (message: object): void => sockets.at(-1)!.onmessage({ data: JSON.stringify(message) })

async function opened(): Promise<GameSession> {
  server.G = () => ({ stage: 'running', turn: 1, seats: [] })
  server.moments = () => ({ moments: [] })
  server.digest = () => ({ since: 0, number: 0, sentences: [] })
  const session = new GameSession('G', 0)
  await session.open()
  await vi.advanceTimersByTimeAsync(1000)
  asked = []
  return session
}

it('sees with one request what the socket tells together', async () => {
  const session = await opened()
  server.changes = () => changes(6)
  for (const each of [happened(5), happened(6), now]) tell(each)
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked.map((each) => each.path)).toEqual(['changes'])
  expect(session.asked?.question).toBe('q6')
  tell(happened(6))
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked, 'what is seen already is not asked for').toHaveLength(1)
  session.close()
})

it('looks once after an answer, whatever the socket tells of it', async () => {
  const session = await opened()
  let stored = (): void => undefined
  const answered = new Promise<void>((resolve) => (stored = resolve))
  server.answers = () => ({ number: 6, question: 'q6', events: [] })
  server.changes = () => changes(6)
  const asking = fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.endsWith('answers')) await answered
    return asking(address, init)
  })
  const said = session.answer({ type: 'done' })
  tell(happened(6))
  tell(now)
  await vi.advanceTimersByTimeAsync(100)
  stored()
  await said
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked.map((each) => each.path)).toEqual(['answers', 'changes'])
  session.close()
})

it('looks again for what is told while it looks after an answer', async () => {
  const session = await opened()
  let seen = (): void => undefined
  const looked = new Promise<void>((resolve) => (seen = resolve))
  server.answers = () => ({ number: 6, question: 'q6', events: [] })
  server.changes = () => changes(6)
  const asking = fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const said = await asking(address, init)
    if (address.endsWith('changes')) await looked
    return said
  })
  const said = session.answer({ type: 'done' })
  await vi.advanceTimersByTimeAsync(100)
  // Somebody else has answered since the server was asked, and this look does not know it.
  server.changes = () => changes(7)
  tell(happened(7))
  await vi.advanceTimersByTimeAsync(100)
  seen()
  await said
  await vi.advanceTimersByTimeAsync(1000)
  expect(session.asked?.question).toBe('q7')
  session.close()
})

it('keeps what was told of the phase under way', async () => {
  const session = await opened()
  for (const each of [happened(5), happened(6, 'phase-began'), happened(7)]) tell(each)
  expect(session.heard.map((each) => each.number)).toEqual([6, 7])
  session.close()
})

it('forgets what was taken back of the phase under way', async () => {
  const session = await opened()
  for (const each of [happened(5), happened(6), { ...happened(7), stands: 5 }]) tell(each)
  expect(session.heard.map((each) => each.number)).toEqual([5, 7])
  session.close()
})

it('says how far one has read when the page goes, and seldom before', async () => {
  const session = await opened()
  for (const each of [happened(5), happened(6)]) tell(each)
  await vi.advanceTimersByTimeAsync(1000)
  expect(navigator.sendBeacon).not.toHaveBeenCalled()
  session.close()
  expect(navigator.sendBeacon).toHaveBeenCalledOnce()
  const [path, note] = vi.mocked(navigator.sendBeacon).mock.calls[0]!
  expect(path).toBe('/api/games/G/seats/0/seen')
  expect(JSON.parse(await (note as Blob).text())).toEqual({ number: 6 })
})

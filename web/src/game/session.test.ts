// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GameSession } from './session.svelte'

/** The server's responses, by the end of the path; an error: it cannot be reached. */
let server: Record<string, () => unknown>
let asked: { path: string; body: unknown }[]
/** The sockets that were opened. */
let sockets: { onmessage: (event: { data: string }) => void }[]

const NOTHING = {
  marks: {},
  view: null,
  asked: null,
  hand: null,
  offers: null,
  story: null,
  recap: null,
}

/** The changes, including the question. */
function changes(number: number, view: object = { players: [] }): object {
  const question = { number, question: `q${number}`, body: null, pending: true, until: null }
  return {
    ...NOTHING,
    number,
    marks: { view: `v${number}`, asked: `a${number}` },
    view,
    asked: question,
  }
}

/** An answer that counts, with what has changed by it. */
function acknowledged(number: number): object {
  return { number, question: `q${number}`, events: [], changes: changes(number) }
}

const requests = (path: string): unknown[] =>
  asked.filter((each) => each.path === path).map((each) => each.body)

beforeEach(() => {
  asked = []
  sockets = []
  // Requests may be lost while the server is there; somebody then looks whether it is.
  server = { changes: () => changes(4), health: () => ({}) }
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
    const said = await server[path]!()
    return said instanceof Response ? said : Response.json(said)
  })
})
afterEach(() => {
  localStorage.clear()
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
    // It is stored, but the player does not hear of that.
    () => new Response('{"number": 5', { status: 200 }),
    () => acknowledged(5),
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
  server.answers = () => acknowledged(5)
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
  expect(first).toEqual({ parts: ['view', 'asked'], marks: {}, story: null, recap: false })
  expect(then).toEqual({ ...(first as object), marks: { view: 'v4', asked: 'a4' } })
  expect(session.seen).toBe(5)
  expect(session.view).toEqual({ players: [] })
  expect(session.asked?.question).toBe('q4')
})

it('has a recap that comes with what has changed, while it is shown', async () => {
  const session = new GameSession('G', 0)
  await session.look()
  server.changes = () => ({ ...NOTHING, number: 5, recap: { since: 1, number: 5, lines: [] } })
  const stop = session.follow('recap')
  await vi.runAllTimersAsync()
  stop()
  await session.look()
  const wished = requests('changes').map((each) => (each as { recap: boolean }).recap)
  expect(wished).toEqual([false, true, false])
  expect(session.recap?.since).toBe(1)
})

it('has what is always shown with the first look, and does not look again for it', async () => {
  const session = new GameSession('G', 0, ['recap'])
  await session.look()
  session.follow('recap')()
  await vi.runAllTimersAsync()
  await session.look()
  const wished = requests('changes').map((each) => (each as { recap: boolean }).recap)
  expect(wished).toEqual([true, true])
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
const now = {
  type: 'now',
  number: 6,
  stage: 'running',
  question: 'q6',
  asked: true,
  waited: [],
  paused: false,
  seats: null,
}
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

/** An answer that is on its way until it is let in. */
function heldUp(path: string): () => void {
  let letIn = (): void => undefined
  const waiting = new Promise<void>((resolve) => (letIn = resolve))
  const asking = fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const said = await asking(address, init)
    if (address.endsWith(path)) await waiting
    return said
  })
  return letIn
}

it('sees by the answer itself what has come of it, whatever the socket tells', async () => {
  const session = await opened()
  server.answers = () => acknowledged(6)
  const letIn = heldUp('answers')
  const said = session.answer({ type: 'done' })
  tell(happened(6))
  await vi.advanceTimersByTimeAsync(100)
  letIn()
  await said
  tell(now)
  tell({ ...now, seats: [] })
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked.map((each) => each.path)).toEqual(['answers'])
  expect(requests('answers')).toMatchObject([
    { known: { parts: ['view', 'asked'], marks: { view: 'v4', asked: 'a4' }, story: null } },
  ])
  expect([session.seen, session.asked?.question]).toEqual([6, 'q6'])
  session.close()
})

it('looks again for what is told after an answer and was not seen by it', async () => {
  const session = await opened()
  server.answers = () => acknowledged(6)
  server.changes = () => changes(7)
  const letIn = heldUp('answers')
  const said = session.answer({ type: 'done' })
  tell(happened(6))
  // Somebody else has answered since, and the answer does not know it.
  tell(happened(7))
  letIn()
  await said
  expect(session.busy).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked.map((each) => each.path)).toEqual(['answers', 'changes'])
  expect(session.asked?.question).toBe('q7')
  session.close()
})

it('does not go back to what was before an answer', async () => {
  const session = await opened()
  server.changes = () => changes(5)
  server.answers = () => acknowledged(6)
  const letIn = heldUp('changes')
  void session.look()
  await vi.advanceTimersByTimeAsync(100)
  await session.answer({ type: 'done' })
  server.changes = () => changes(6)
  letIn()
  await vi.advanceTimersByTimeAsync(1000)
  expect(session.asked?.question).toBe('q6')
  expect(requests('changes')).toHaveLength(2)
  session.close()
})

it('looks again where an answer leaves out something that has changed meanwhile', async () => {
  const session = await opened()
  const before = session.view
  // Between the answer and what has come of it, another view was there and is gone.
  server.answers = () => ({ ...acknowledged(6), changes: { ...changes(6), view: null } })
  server.changes = () => ({ ...changes(5), view: { players: ['other'] } })
  const letIn = heldUp('answers')
  const said = session.answer({ type: 'done' })
  await session.look()
  server.changes = () => changes(6)
  letIn()
  await said
  await vi.advanceTimersByTimeAsync(1000)
  expect(session.view).toEqual(before)
  expect(requests('changes').at(-1)).toMatchObject({ marks: { view: 'v5', asked: 'a6' } })
  session.close()
})

it.each([
  ['question', { question: 'q5' }],
  ['asked', { asked: false }],
  ['until', { waited: [{ seat: 0, since: 0, until: 99 }] }],
  ['number', { number: 5 }],
])('looks again for another %s that is told now', async (_, other) => {
  const session = await opened()
  const same = { ...now, number: 4, question: 'q4', asked: true }
  tell(same)
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toEqual([])
  tell({ ...same, ...other })
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked.map((each) => each.path)).toEqual(['changes'])
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

const MARCH = { type: 'march' as const, path: ['thrace', 'byzantium'], tokens: 1 } as never

/** A view in which the seat has so many moves in its list. */
const moving = (moves: number, turn = 3): object => ({
  players: [],
  turn,
  movement: { ended: [], drafts: { 2: { moves: new Array(moves).fill(MARCH) } }, broken: {} },
})

async function planning(): Promise<GameSession> {
  const session = new GameSession('game', 2)
  server = { ...server, changes: () => changes(4, moving(0)) }
  await session.look()
  server.plan = () => ({ moves: [MARCH], changes: changes(4, moving(1)) })
  return session
}

it('plans at home, and tells what is planned wherever it asks', async () => {
  const session = await planning()
  expect(await session.changePlan({ more: [MARCH] })).toBe(true)
  expect(session.view).toEqual(moving(1))
  expect(requests('answers')).toEqual([])
  server.changes = () => changes(5, moving(1))
  await session.look()
  expect(requests('changes').at(-1)).toMatchObject({ planned: [MARCH] })
  expect(session.doubt({ type: 'done' })).toEqual({ action: { type: 'done' }, planned: [MARCH] })
  server.answers = () => ({ ...acknowledged(6), changes: changes(6, moving(0)) })
  await session.answer({ type: 'make-all-moves', moves: session.plan.moves }, true)
  expect(session.plan.moves).toEqual([])
  expect((requests('answers')[0] as { known: object }).known).toMatchObject({ planned: [] })
})

it('takes nothing for the plan that was asked about another one', async () => {
  const session = await planning()
  let answer: (said: object) => void = () => undefined
  server.changes = () => new Promise((resolve) => (answer = resolve))
  const look = session.look()
  await vi.advanceTimersByTimeAsync(0)
  await session.changePlan({ more: [MARCH] })
  server.changes = () => changes(4, moving(1))
  answer(changes(4, moving(0)))
  await look
  expect(session.view).toEqual(moving(1))
})

it('has the plan again after the page was loaded again, and drops it with its turn', async () => {
  const before = await planning()
  await before.changePlan({ more: [MARCH] })
  const session = new GameSession('game', 2)
  session.plan.recall(3)
  expect(session.plan.moves).toEqual([MARCH])
  server.changes = () => changes(4, moving(1))
  await session.look()
  expect(session.plan.moves).toEqual([MARCH])
  server.plan = () => ({ moves: [], changes: changes(4, moving(0)) })
  await session.undoPlan()
  expect([session.plan.moves, session.plan.previous]).toEqual([[], null])
  session.plan.become([MARCH])
  server.changes = () => changes(7, moving(1, 4))
  await session.look()
  expect(session.plan.moves).toEqual([])
  expect(localStorage.length).toBe(0)
})

it('says why a move cannot be planned, and keeps the others', async () => {
  const session = await planning()
  await session.changePlan({ more: [MARCH] })
  const refused = { text: 'No.', sentence: {}, reason: {}, rule: 'M3' }
  server.plan = () => Response.json(refused, { status: 422 })
  server.changes = () => changes(4, moving(1))
  expect(await session.changePlan({ more: [MARCH] })).toBe(false)
  expect(session.refused).toEqual(refused)
  expect(session.plan.moves).toEqual([MARCH])
})

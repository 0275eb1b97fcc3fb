import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GameSession } from '$/game/session.svelte'
import { questionOf } from '../testing/questions'
import { askingOf } from './asking.svelte'
import type { Counted } from './entries.svelte'

describe('an answer that is being made', () => {
  it('stays as it is whatever is told about the same question', () => {
    const session = new GameSession('game', 0)
    const asking = askingOf(session, '7', questionOf('share'))
    const entry = asking.draft.way!.entries[0] as Counted
    entry.clear()
    entry.set('moesia', 3)
    const again = askingOf(session, '7', structuredClone(questionOf('share')))
    expect(again.draft.action).toEqual({ type: 'place-tokens', tokens: { moesia: 3 } })
  })

  it('is dropped when something else is asked', () => {
    const session = new GameSession('game', 0)
    const first = askingOf(session, '7', questionOf('share'))
    const next = askingOf(session, '8', questionOf('share'))
    expect(next).not.toBe(first)
    expect(next.draft.action).toEqual(questionOf('share').proposal!.action)
  })

  it('cannot be sent while something is missing, or once the server has said no', () => {
    const session = new GameSession('game', 0)
    const asking = askingOf(session, '7', questionOf('victims'))
    expect(asking.ready).toBe(true)
    const { sentence, forecast, proposal } = questionOf('victims')
    const refused = { text: '', sentence, reason: sentence, rule: 'G1' }
    const words = proposal!.sentence
    asking.foreseen = { words, forecast, warnings: [], refused, met: null }
    expect(asking.ready).toBe(false)
    asking.foreseen = null
    asking.draft.clear()
    expect(asking.ready).toBe(false)
  })
})

describe('what an answer would lead to', () => {
  const MET = { have: 1, wanted: 2 }
  const load = vi.fn<typeof fetch>()
  const refusal = { text: 'Too many.', sentence: null, reason: null, rule: null }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', load)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is asked at once as long as nothing is known, and again if there is too much to do', async () => {
    load.mockResolvedValueOnce(Response.json(refusal, { status: 429 }))
    load.mockResolvedValue(Response.json({ met: MET }))
    const asking = askingOf(new GameSession('game', 0), '9', questionOf('victims'))
    asking.foresee(asking.draft.action)
    await vi.advanceTimersByTimeAsync(0)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.runAllTimersAsync()
    expect(asking.foreseen?.met).toEqual(MET)
  })
})

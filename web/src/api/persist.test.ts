import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refusal, Unreachable } from './client'
import { persist } from './persist'

const refusal = (status: number): Refusal =>
  new Refusal(status, {
    text: 'No.',
    sentence: { type: 'sentence', key: 'word-none', args: {} },
    reason: { type: 'sentence', key: 'word-none', args: {} },
    rule: null,
  })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('tries until the server has said something', async () => {
  const failures = [new Unreachable('down'), refusal(503), refusal(429)]
  const made = persist(async () => {
    const failure = failures.shift()
    if (failure) throw failure
    return 'done'
  })
  await vi.runAllTimersAsync()
  await expect(made).resolves.toBe('done')
})

it('takes no for an answer', async () => {
  await expect(persist(() => Promise.reject(refusal(422)))).rejects.toBeInstanceOf(Refusal)
})

it('gives up what nobody wants any more', async () => {
  const failed = (): Promise<never> => Promise.reject(new Unreachable('down'))
  await expect(persist(failed, () => false)).rejects.toBeInstanceOf(Unreachable)
})

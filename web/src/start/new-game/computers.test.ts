import { beforeEach, expect, it, vi } from 'vitest'

const asked = vi.hoisted(() => vi.fn())
vi.mock('$/api/client', () => ({ get: asked }))

beforeEach(() => {
  vi.resetModules()
  asked.mockReset()
})

it('asks the server once, and takes the first computer player as the usual one', async () => {
  asked.mockResolvedValue({ computers: [{ name: 'planner' }, { name: 'random' }] })
  const { computers, usualComputer } = await import('./computers')
  expect(await Promise.all([usualComputer(), usualComputer()])).toEqual(['planner', 'planner'])
  expect(await computers()).toHaveLength(2)
  expect(asked.mock.calls).toEqual([['/computers']])
})

it('asks again after a failure', async () => {
  asked.mockRejectedValueOnce(new Error('unreachable'))
  asked.mockResolvedValue({ computers: [{ name: 'planner' }] })
  const { usualComputer } = await import('./computers')
  await expect(usualComputer()).rejects.toThrow('unreachable')
  expect(await usualComputer()).toBe('planner')
})

import { beforeEach, expect, it, vi } from 'vitest'

const asked = vi.hoisted(() => vi.fn())
vi.mock('$/api/client', () => ({ get: asked }))

beforeEach(() => {
  vi.resetModules()
  asked.mockReset()
})

it('asks the server once', async () => {
  asked.mockResolvedValue({ computers: [{ name: 'planner' }, { name: 'random' }] })
  const { computers } = await import('./computers')
  const [one, other] = await Promise.all([computers(), computers()])
  expect(one).toBe(other)
  expect(one).toHaveLength(2)
  expect(asked.mock.calls).toEqual([['/computers']])
})

it('asks again after a failure', async () => {
  asked.mockRejectedValueOnce(new Error('unreachable'))
  asked.mockResolvedValue({ computers: [{ name: 'planner' }] })
  const { computers } = await import('./computers')
  await expect(computers()).rejects.toThrow('unreachable')
  expect(await computers()).toHaveLength(1)
})

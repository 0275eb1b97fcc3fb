import { expect, it } from 'vitest'
import { Coalesced } from './coalesce'

it('does it at once, and once more for all who wish it meanwhile', async () => {
  let done = 0
  const again = new Coalesced(async () => void (await Promise.resolve(done++)))
  await Promise.all([again.wish(), again.wish(), again.wish()])
  expect(done).toBe(2)
})

it('does it once more for a wish that comes meanwhile, however late', async () => {
  let news = 1
  let heard = 0
  const again = new Coalesced(async () => {
    heard = await Promise.resolve(news)
  })
  await again.wish()
  const wishes: Promise<void>[] = []
  const late = again.wish().then(() => {
    news = 3
    wishes.push(again.wish())
  })
  queueMicrotask(() => {
    news = 2
    wishes.push(again.wish())
  })
  await late
  await Promise.all(wishes)
  expect(heard).toBe(3)
})

it('can be wished for again after a failure', async () => {
  let fails = true
  const again = new Coalesced(async () => {
    await Promise.resolve()
    if (fails) throw new Error('no connection')
  })
  await expect(again.wish()).rejects.toThrow('no connection')
  fails = false
  await expect(again.wish()).resolves.toBeUndefined()
})

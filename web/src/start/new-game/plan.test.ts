// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { default_options, default_players } from '$generated/rules.json'
import { words } from '$/words/language.svelte'
import { minuteOf, Plan } from './plan.svelte'

vi.mock('./computers', () => ({ usualComputer: () => Promise.resolve('usual') }))
beforeAll(() => words.use('en'))

const HOUR = 3600

describe('a new game', () => {
  it('is one for as few people as can play, without a clock where nothing was said', async () => {
    const game = await new Plan().game()
    expect(game.seats).toHaveLength(default_players)
    expect(game.seats.every((seat) => seat.computer === null)).toBe(true)
    expect(game).toMatchObject({ map: 'west', track: 'basic', take: 1, clock: { kind: 'none' } })
    expect(game.name).toMatch(new RegExp(`day, ${default_players} players$`))
  })

  it('has the options that a game has anywhere else where nothing was said', async () => {
    const { civilizations, ...agreed } = default_options
    const game = await new Plan().game()
    expect(game).toMatchObject(agreed)
    expect(game.civilizations ?? null).toBe(civilizations)
  })

  it('stays a table of people when there are more seats, and keeps its computers', async () => {
    const plan = new Plan()
    plan.players = 12
    expect([plan.people, plan.map]).toEqual([12, 'both'])
    plan.people = 3
    plan.players = 6
    const computers = async (): Promise<unknown> =>
      (await plan.game()).seats.map((seat) => seat.computer)
    expect(plan.people).toBe(3)
    expect(await computers()).toEqual([null, null, null, 'usual', 'usual', 'usual'])
    plan.computer = 'other'
    expect(await computers()).toEqual([null, null, null, 'other', 'other', 'other'])
  })

  it('never seats more here than people play', async () => {
    const plan = new Plan({ players: 5, people: 4, own: 4 })
    plan.people = 2
    expect((await plan.game()).take).toBe(2)
    plan.own = 5
    expect(plan.own).toBe(2)
    plan.people = 0
    expect((await plan.game()).take).toBe(0)
  })

  it('is laid out on the chosen map only where so many can play on it', async () => {
    const plan = new Plan()
    plan.map = 'east'
    expect((await plan.game()).map).toBe('east')
    plan.players = 18
    expect((await plan.game()).map).toBe('both')
  })

  it('has a bank for an evening', () => {
    const plan = new Plan()
    plan.clock = 'bank'
    plan.tradeMinutes = 20
    plan.nights = true
    expect(plan.clockRules()).toMatchObject({ seconds: 5400, increment: 30, trade: 1200 })
    expect(plan.clockRules()).not.toHaveProperty('off')
  })

  it('has days for decisions, and nights and weekends off', () => {
    const plan = new Plan()
    plan.clock = 'decision'
    expect(plan.clockRules()).toMatchObject({ seconds: 24 * HOUR, increment: 0 })
    expect(plan.clockRules().off).toMatchObject({ days: [], begin: 0, end: 0 })
    plan.nights = plan.weekends = true
    expect(plan.clockRules().off).toMatchObject({ days: [5, 6], begin: 22 * 60, end: 8 * 60 })
  })
})

it('reads the hands of a clock', () => {
  expect(['00:00', '08:30', '23:59'].map(minuteOf)).toEqual([0, 510, 1439])
})

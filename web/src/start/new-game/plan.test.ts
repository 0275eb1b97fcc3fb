// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { default_options, default_players } from '$generated/rules.json'
import { words } from '$/words/language.svelte'
import { minuteOf, Plan } from './plan.svelte'

beforeAll(() => words.use('en'))

const HOUR = 3600

describe('a new game', () => {
  it('is one for as few people as can play, with a bank for an evening', () => {
    const game = new Plan().game()
    expect(game.seats).toHaveLength(default_players)
    expect(game.seats.every((seat) => seat.computer === null)).toBe(true)
    expect(game).toMatchObject({ map: 'west', track: 'basic', take: 1, clock: { kind: 'bank' } })
    expect(game.name).toMatch(new RegExp(`day, ${default_players} players$`))
  })

  it('has the options that a game has anywhere else where nothing was said', () => {
    const { civilizations, ...agreed } = default_options
    const game = new Plan().game()
    expect(game).toMatchObject(agreed)
    expect(game.civilizations ?? null).toBe(civilizations)
  })

  it('stays a table of people when there are more seats, and keeps its computers', () => {
    const plan = new Plan()
    plan.players = 12
    expect([plan.people, plan.map]).toEqual([12, 'both'])
    plan.people = 3
    plan.players = 6
    const computers = (): unknown => plan.game().seats.map((seat) => seat.computer)
    expect(plan.people).toBe(3)
    expect(computers()).toEqual([null, null, null, 'mixed-casual', 'mixed-casual', 'mixed-casual'])
    plan.computer = 'other'
    expect(computers()).toEqual([null, null, null, 'other', 'other', 'other'])
  })

  it('seats the chosen characters in turn, at the chosen level, or else a mixture of all', () => {
    const plan = new Plan({ players: 6, people: 1 })
    const computers = (): unknown[] => plan.game().seats.map((seat) => seat.computer)
    plan.characters = ['merchant', 'warlord']
    const [one, other] = ['merchant-casual', 'warlord-casual']
    expect(computers()).toEqual([null, one, other, one, other, one])
    plan.computer = 'mixed'
    plan.people = 5
    expect(computers()).toEqual([null, null, null, null, null, 'merchant'])
    plan.computer = 'settler'
    expect(computers().slice(plan.people)).toEqual(['settler'])
    plan.computer = 'mixed'
    plan.characters = []
    expect(computers().slice(plan.people)).toEqual(['mixed'])
  })

  it('never seats more here than people play', () => {
    const plan = new Plan({ players: 5, people: 4, own: 4 })
    plan.people = 2
    expect(plan.game().take).toBe(2)
    plan.own = 5
    expect(plan.own).toBe(2)
    plan.people = 0
    expect(plan.game().take).toBe(0)
  })

  it('is laid out on the chosen map only where so many can play on it', () => {
    const plan = new Plan()
    plan.map = 'east'
    expect(plan.game().map).toBe('east')
    plan.players = 18
    expect(plan.game().map).toBe('both')
  })

  it('has no clock where somebody plays alone, at one screen, or wants none', () => {
    const clockOf = (plan: Plan): unknown => plan.game().clock?.kind
    expect(clockOf(new Plan({ people: 1 }))).toBe('none')
    expect(clockOf(new Plan({ people: 3, own: 3 }))).toBe('none')
    const plan = new Plan()
    plan.pace = 'none'
    plan.short = true
    expect(clockOf(plan)).toBe('none')
  })

  it('has a faster clock for a Short Game, which can be changed', () => {
    const plan = new Plan()
    plan.short = true
    expect(plan.pace).toBe('live')
    expect(plan.clockRules()).toMatchObject({ kind: 'bank', seconds: 1200, increment: 45 })
    plan.change({ bankMinutes: 25 })
    expect(plan.clockRules().seconds).toBe(1500)
    plan.pace = 'evening'
    expect(plan.clockRules().seconds).toBe(5400)
  })

  it('waits longer for who is away where it lasts longer', () => {
    const plan = new Plan()
    const waits = (): unknown => plan.game().stand_in
    expect(waits()).toBe(600)
    plan.pace = 'weeks'
    expect(waits()).toBe(48 * HOUR)
    plan.change({ awayMinutes: 0 })
    expect(waits()).toBe(0)
  })

  it('begins when all are ready, or at once where nobody else is expected', () => {
    expect(new Plan().game()).toMatchObject({ begin: 'ready', people_first: true })
    expect(new Plan({ people: 1 }).game().begin).toBe('full')
  })

  it('has a bank for an evening', () => {
    const plan = new Plan()
    plan.pace = 'evening'
    plan.change({ tradeMinutes: 20, nights: true })
    expect(plan.clockRules()).toMatchObject({ seconds: 5400, increment: 30, trade: 1200 })
    expect(plan.clockRules()).not.toHaveProperty('off')
  })

  it('has days for decisions, and nights and weekends off', () => {
    const plan = new Plan()
    plan.pace = 'weeks'
    expect(plan.clockRules()).toMatchObject({ seconds: 24 * HOUR, increment: 0 })
    plan.change({ nights: false })
    expect(plan.clockRules().off).toMatchObject({ days: [], begin: 0, end: 0 })
    plan.change({ nights: true })
    plan.weekends = true
    expect(plan.clockRules().off).toMatchObject({ days: [5, 6], begin: 22 * 60, end: 8 * 60 })
  })
})

it('reads the hands of a clock', () => {
  expect(['00:00', '08:30', '23:59'].map(minuteOf)).toEqual([0, 510, 1439])
})

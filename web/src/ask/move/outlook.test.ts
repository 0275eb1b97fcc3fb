import { describe, expect, it } from 'vitest'
import type { Forecast } from '$/api/types'
import { canLand, harbourAt, meansAt, mostBoarding, reach, starts, towards } from './choice/means'
import type { Moves, Vessel } from './drafted-moves'
import { typed } from './movement-keys'
import { areasOf, badgesOf, outlookOf, type Wording } from './outlook'

const FORECAST = {
  remarks: [],
  outlook: {
    fights: [
      {
        area: 'ithaca',
        tokens: { 1: 4, 5: 3, barbarians: 2 },
        last: [],
        city: 5,
        needed: { 1: 7, barbarians: 7 },
      },
    ],
    beaten: ['ithaca'],
    sites: [{ area: 'tomi' }, { area: 'odessus' }],
    helped: [{ area: 'athens' }],
    cities: 4,
    surplus: { ithaca: 2 },
    support: { tokens: 27, needed: 14 },
    ships: { 0: 'rhodes' },
  },
  support: null,
} as unknown as Forecast
const NOTHING: Forecast = { remarks: [], outlook: null, support: null }
const SAY: Wording = {
  fight: (sides) => sides.map((side) => `${side.party}:${side.tokens}`).join(' '),
  city: () => 'city',
  surplus: (many) => `many ${many}`,
  ship: () => 'ship',
}

describe('the outlook', () => {
  const outlook = outlookOf(FORECAST, 1)

  it('is told by area', () => {
    expect(outlook.fights.get('ithaca')).toEqual([
      { party: 5, tokens: 3 },
      { party: 'barbarians', tokens: 2 },
    ])
    expect([...outlook.cities]).toEqual(['tomi', 'odessus'])
    expect(outlook.surplus.get('ithaca')).toBe(2)
    expect(outlook.support).toEqual({ tokens: 27, needed: 14 })
    expect([...outlook.ships]).toEqual(['rhodes'])
  })

  it('has a mark for everything there is to say of an area', () => {
    expect([...areasOf(outlook)]).toEqual(['ithaca', 'tomi', 'odessus', 'rhodes'])
    expect(badgesOf(outlook, 'ithaca', SAY)).toEqual([
      { tone: 'war', icon: 'swords', title: '5:3 barbarians:2' },
      { tone: 'warn', text: '−2', title: 'many 2' },
    ])
    expect(badgesOf(outlook, 'tomi', SAY)[0]).toMatchObject({ tone: 'good', icon: 'city' })
    expect(badgesOf(outlook, 'athens', SAY)).toEqual([])
  })

  it('is empty where nothing is foreseen', () => {
    expect(areasOf(outlookOf(NOTHING, 0)).size).toBe(0)
    expect(outlookOf(NOTHING, 0).support).toBeNull()
  })

  it('says nothing of support where no city needs any', () => {
    const outlook = { ...FORECAST.outlook!, support: { tokens: 3, needed: 0 } }
    expect(outlookOf({ ...FORECAST, outlook }, 1).support).toBeNull()
  })
})

describe('the means', () => {
  const offer = {
    stacks: [
      { area: 'ithaca', tokens: 4, goals: {} },
      { area: 'thapsus', tokens: 4, goals: { carthage: ['thapsus', 'carthage'] } },
    ],
    ships: [
      {
        ship: 0,
        place: 'thapsus',
        load: 0,
        room: 5,
        paid: false,
        ways: { carthage: ['carthage'], rome: ['rome'] },
        shores: ['thapsus', 'carthage', 'rome'],
      },
      { ship: 1, place: 'rhodes', load: 0, room: 5, paid: true, ways: {}, shores: ['rhodes'] },
      { ship: 2, place: 'athens', load: 2, room: 3, paid: true, ways: {}, shores: [] },
    ],
    harbours: [{ place: 'ithaca', payments: [{ treasury: 2, tokens: [] }] }],
    upkeep: [],
  } as unknown as Moves

  it('are what can leave a place, on foot first', () => {
    const means = meansAt(offer, 'thapsus')
    expect(means.map((each) => each.id)).toEqual(['march', 'ship-0'])
    expect([...reach(means)]).toEqual(['carthage', 'rome'])
    expect(towards(means, 'carthage')).toHaveLength(2)
    expect(towards(means, 'rome').map((each) => each.id)).toEqual(['ship-0'])
  })

  it('leave out what has nowhere to go', () => {
    expect(meansAt(offer, 'ithaca')).toEqual([])
    expect(meansAt(offer, 'rhodes')).toEqual([])
    expect(meansAt(offer, 'athens')).toEqual([])
    expect(harbourAt(offer, 'ithaca')?.payments[0]?.treasury).toBe(2)
    expect(harbourAt(offer, 'thapsus')).toBeNull()
    expect([...starts(offer)]).toEqual(['thapsus', 'ithaca'])
  })
})

describe('a ship', () => {
  const ship = {
    ship: 0,
    place: 'thapsus',
    load: 1,
    room: 4,
    paid: true,
    ways: {},
    shores: ['thapsus'],
  } as Vessel

  it('can put ashore who is aboard, where it is told that it can', () => {
    expect(canLand(ship)).toBe(true)
    expect(canLand({ ...ship, load: 0 })).toBe(false)
    expect(canLand({ ...ship, shores: [] })).toBe(false)
  })

  it('takes aboard who is there and fits', () => {
    expect(mostBoarding(ship, 7, 'thapsus', {})).toBe(4)
    expect(mostBoarding(ship, 3, 'thapsus', {})).toBe(3)
  })

  it('has no more room because people board in several places', () => {
    const boards = { thapsus: 2, carthage: 1 }
    expect(mostBoarding(ship, 7, 'thapsus', boards)).toBe(3)
    expect(mostBoarding(ship, 7, 'carthage', boards)).toBe(2)
    expect(mostBoarding(ship, 7, 'rome', { thapsus: 4 })).toBe(0)
  })
})

describe('a number typed in digits', () => {
  it('grows while there are as many', () => {
    expect(typed('', '1', 12)).toBe('1')
    expect(typed('1', '2', 12)).toBe('12')
    expect(typed('12', '3', 12)).toBe('3')
  })

  it('is never more than there are, and never none', () => {
    expect(typed('', '9', 4)).toBe('4')
    expect(typed('', '0', 4)).toBe('')
    expect(typed('1', '0', 12)).toBe('10')
  })
})

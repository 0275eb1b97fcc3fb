import { describe, expect, it } from 'vitest'
import type { Moves, Vessel } from '../drafted-moves'
import { alike, meansAt, range } from './means'

function ship(number: number, more: Partial<Vessel> = {}): Vessel {
  const ways = { rhodes: ['rhodes'], crete: ['rhodes', 'crete'] }
  const plain = { ship: number, place: 'thera', load: 0, room: 5, paid: true, ways, shores: [] }
  return { ...plain, ...more } as Vessel
}

describe('ships in one place', () => {
  const ships = [ship(0), ship(1), ship(2, { load: 2 }), ship(3, { paid: false }), ship(4)]

  it('are one choice where nothing tells them apart', () => {
    expect(alike(ships).map((group) => group.map((each) => each.ship))).toEqual([
      [0, 1, 4],
      [2],
      [3],
    ])
    const offer = { stacks: [], ships, harbours: [], upkeep: [] } as unknown as Moves
    expect(meansAt(offer, 'thera').map((means) => means.id)).toEqual(['ship-0', 'ship-2', 'ship-3'])
  })

  it('go as far as their longest way', () => {
    expect(range(ship(0))).toBe(2)
    expect(range(ship(0, { ways: {} }))).toBe(0)
  })
})

import { expect, test } from 'vitest'
import type { Needs } from '$/api/types'
import { countsOf, newHeld, stake } from './asked'

const needs: Needs = {
  card: 'treachery',
  victim: ['cities'],
  victim_advances: ['diplomacy'],
  others: [],
  others_advances: [],
  traded: true,
  in_stock: ['cities', 'stock'],
  trader: ['cities'],
  names: 0,
  blocks: false,
  areas: [],
  area_tokens: false,
  limit: false,
}

test('who traded it is asked for other things than those who did not', () => {
  expect(countsOf(needs, 'hellas', '')).toEqual(['cities', 'stock'])
  expect(countsOf(needs, 'hellas', 'hellas')).toEqual(['cities'])
  expect(countsOf(needs, 'minoa', 'hellas')).toEqual([])
})

test('only what is asked for is told', () => {
  const held = { ...newHeld(), civilization: 'rome', cities: 4, tokens: 20 }
  held.advances = ['diplomacy', 'music']
  held.spots = [{ area: 'thera', tokens: 2, city: false }]
  expect(stake(held, needs.victim, needs.victim_advances, needs.areas)).toEqual({
    civilization: 'rome',
    cities: 4,
    advances: ['diplomacy'],
    spots: [],
  })
})

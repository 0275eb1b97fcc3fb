// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { keep } from '$/storage'
import { icons } from '$/ui/icons'
import { characters } from '$generated/rules.json'
import { characterOf, chosenLevel, LEVELS, mixtureAt, rememberLevel } from './characters'

afterEach(() => localStorage.clear())

it('knows who a computer player is, and how well they play', () => {
  expect(characterOf('warlord-casual')).toMatchObject({
    name: { en: 'Warlord' },
    face: 'swords',
    level: { name: { en: 'Casual' } },
  })
  expect(characterOf('warlord')?.level.name.en).toBe('Master')
  for (const other of ['settler', 'random', 'warlord-master', 'toString', null])
    expect(characterOf(other)).toBeNull()
})

it('has a sign for every character, and no sign twice', () => {
  const faces = Object.values(characters).map(({ face }) => face)
  expect(new Set(faces).size).toBe(faces.length)
  for (const face of faces) expect(icons).toHaveProperty(face)
})

it('remembers the level that was chosen last, whatever else is stored there', () => {
  expect(chosenLevel()).toBe('casual')
  for (const level of LEVELS) {
    rememberLevel(level)
    expect(chosenLevel()).toBe(level)
  }
  keep('ecumene-level', 'valueOf')
  expect(chosenLevel()).toBe('casual')
  expect(LEVELS.map(mixtureAt)).toEqual([
    'mixed-learning',
    'mixed-casual',
    'mixed-seasoned',
    'mixed',
  ])
})

// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { keep } from '$/storage'
import { icons } from '$/ui/icons'
import { characters } from '$generated/rules.json'
import {
  CHARACTERS,
  characterOf,
  chosenLevel,
  LEVELS,
  levelOfMixture,
  mixtureAt,
  nameAt,
  rememberLevel,
} from './characters'

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

it('finds the name of every character at every level', () => {
  for (const level of LEVELS) {
    expect(levelOfMixture(mixtureAt(level))).toBe(level)
    const names = CHARACTERS.map((character) => nameAt(character, level))
    expect(new Set(names).size).toBe(CHARACTERS.length)
    expect(new Set(names.map((name) => characterOf(name)?.level.name.en)).size).toBe(1)
  }
  expect(nameAt('scholar', 'master')).toBe('scholar')
  expect(levelOfMixture('settler')).toBeUndefined()
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

/** The options on the sheets of a real table, named in the reader's language. */
import { advances, civilizations, type Named } from '$/facts/facts'
import { t, words } from '$/words/language.svelte'
import { evening } from '../evening.svelte'

export interface Option {
  id: string
  name: string
}

export const BARBARIANS = 'barbarians'

export const named = (things: Iterable<Named>): Option[] =>
  Array.from(things, ({ id, name }) => ({ id, name: words.name(name) }))

/** The players, or everybody possible until entered, and those on the sheet. */
export function civilizationOptions(used: readonly string[]): Option[] {
  const playing = evening.civilizations
  return named(civilizations.values()).filter(
    ({ id }) => playing === null || playing.includes(id) || used.includes(id),
  )
}

/** The Barbarians are on the board too. */
export const partyOptions = (used: readonly string[]): Option[] => [
  ...civilizationOptions(used),
  { id: BARBARIANS, name: t('word-barbarians') },
]

/** Some advances by their ids. */
export const advanceOptions = (ids: readonly string[]): Option[] =>
  named(ids.map((id) => advances.get(id)!))

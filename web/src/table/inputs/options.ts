/** What can be chosen on the sheets of a real table, named in the reader's language. */
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

/** Who plays, or everybody who might as long as that was not said; and who is on the sheet. */
export function civilizationOptions(used: readonly string[]): Option[] {
  const playing = evening.civilizations
  return named(civilizations.values()).filter(
    ({ id }) => playing === null || playing.includes(id) || used.includes(id),
  )
}

/** The Barbarians stand on the board as well. */
export const partyOptions = (used: readonly string[]): Option[] => [
  ...civilizationOptions(used),
  { id: BARBARIANS, name: t('word-barbarians') },
]

/** Some advances by their ids. */
export const advanceOptions = (ids: readonly string[]): Option[] =>
  named(ids.map((id) => advances.get(id)!))

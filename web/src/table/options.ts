/** What can be chosen on the sheets of a real table, named in the reader's language. */
import { advances, civilizations, type Named } from '$/facts/facts'
import { t, words } from '$/words/language.svelte'

export interface Option {
  id: string
  name: string
}

export const BARBARIANS = 'barbarians'

const named = (things: Iterable<Named>): Option[] =>
  Array.from(things, ({ id, name }) => ({ id, name: words.name(name) }))

export const civilizationOptions = (): Option[] => named(civilizations.values())

/** The Barbarians stand on the board as well. */
export const partyOptions = (): Option[] => [
  ...civilizationOptions(),
  { id: BARBARIANS, name: t('word-barbarians') },
]

export const advanceOptions = (): Option[] => named(advances.values())

/** The first that is not on a sheet yet; null where all are. */
export function unused(options: readonly Option[], used: readonly string[]): string | null {
  return options.find((option) => !used.includes(option.id))?.id ?? null
}

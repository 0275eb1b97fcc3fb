/** Games that are created with one click. */
import { post } from '$/api/client'
import type { NewGame, Ordered } from '$/api/types'
import { civilizations } from '$/facts/facts'
import { mixtureAt, type Level } from '$/people/characters'
import { person } from '$/person.svelte'
import { t, words } from '$/words/language.svelte'
import { civilizationsOf } from '$/start/new-game/setups'
import { default_players } from '$generated/rules.json'

/** As many as fill half of the board. */
const TABLE = 9

/** Civilizations to play at once: those of the smallest set-up, the easiest first. */
const EASIEST = 'hellas'
export const quickCivilizations: readonly string[] = civilizationsOf(
  default_players,
  'west',
).toSorted((one, other) => Number(other === EASIEST) - Number(one === EASIEST))

/** Create a game, registering the player first if they are unknown, or under a name of theirs. */
export async function make(game: NewGame, name = ''): Promise<Ordered> {
  const known = name.trim() ? person.rename(name.trim()) : person.ensure()
  await known
  return post<Ordered>('/games', game)
}

/** A Short Game against characters at a level: the reader has the first seat. */
export function quickGame(civilization: string, level: Level): NewGame {
  const computer = mixtureAt(level)
  const others = quickCivilizations.filter((each) => each !== civilization)
  return {
    name: t('page-start-quick-name', { civ: words.name(civilizations.get(civilization)!.name) }),
    seats: [{ computer: null }, ...others.map(() => ({ computer }))],
    map: 'west',
    short_game: true,
    civilizations: [civilization, ...others] as NonNullable<NewGame['civilizations']>,
    language: words.language,
    take: 1,
  }
}

/** A game among computers at their best, to watch. */
export function gameOfComputers(): NewGame {
  const computer = mixtureAt('master')
  return {
    name: t('page-start-computers-name'),
    seats: Array.from({ length: TABLE }, () => ({ computer })),
    language: words.language,
    take: 0,
  }
}

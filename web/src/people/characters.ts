/** The characters that computer players have, and the levels at which they play. */
import {
  characters,
  characters_at_levels as atLevels,
  levels,
  mixtures,
  usual_level as usual,
} from '$generated/rules.json'
import type { Name } from '$/facts/facts'
import { keep, recall } from '$/storage'
import type { IconName } from '$/ui/icons'

export type Level = keyof typeof levels
export type CharacterId = keyof typeof characters

/** A computer player who is somebody. */
export interface Character {
  name: Name
  /** How they play: a sentence. */
  about: Name
  face: IconName
  level: { name: Name; about: Name }
}

/** Where this browser remembers the level that was chosen last. */
const CHOSEN = 'ecumene-level'

/** From the easiest to the strongest. */
export const LEVELS = Object.keys(levels) as Level[]

/** Everybody a computer player can be. */
export const CHARACTERS = Object.keys(characters) as CharacterId[]

const isLevel = (text: string | null): text is Level => text !== null && Object.hasOwn(levels, text)

/** The character of a computer player; null: it has none. */
export function characterOf(computer: string | null): Character | null {
  if (computer === null || !Object.hasOwn(atLevels, computer)) return null
  const found = (atLevels as Record<string, At>)[computer]!
  return {
    ...(characters[found.character] as Omit<Character, 'level'>),
    level: levels[found.level],
  }
}

interface At {
  character: CharacterId
  level: Level
}

/** What a level is called, and what its players do worse. */
export const levelOf = (level: Level): { name: Name; about: Name } => levels[level]

/** How a character plays: a sentence. */
export const aboutCharacter = (character: CharacterId): Name => characters[character].about

/** The name under which characters at a level are seated, each by turns. */
export const mixtureAt = (level: Level): string => mixtures[level]

/** The level at which a mixture of characters plays; undefined: the name is not one of a mixture. */
export const levelOfMixture = (computer: string): Level | undefined =>
  LEVELS.find((level) => mixtureAt(level) === computer)

/** The name under which a character is seated at a level. */
export const nameAt = (character: CharacterId, level: Level): string =>
  Object.entries(atLevels as Record<string, At>).find(
    ([, at]) => at.character === character && at.level === level,
  )![0]

/** The level that was chosen last in this browser. */
export function chosenLevel(): Level {
  const stored = recall(CHOSEN)
  return isLevel(stored) ? stored : (usual as Level)
}

/** Remember a level for the next game. */
export const rememberLevel = (level: Level): void => keep(CHOSEN, level)

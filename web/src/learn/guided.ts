/** Whether there is a guide in a game, which is loaded only then. */
import { recall } from '$/storage'

/** Where this browser keeps how far the guide of a game came. */
export const guideKey = (game: string): string => `ecumene-guide-${game}`

/** `wanted`: the address asks for the guide; otherwise it continues where it was left. */
export const isGuided = (game: string, wanted: boolean): boolean =>
  wanted || recall(guideKey(game)) !== null

/**
 * What somebody has half filled in, kept in this browser until it is sent: a reload loses nothing.
 *
 * It is kept by game, seat and kind, one of each, and belongs to what it is about, usually the name
 * of a question (O1): what is about something else is not there any more.
 */
import { forget, keep, recallJson } from '$/storage'

/** Whose it is: a session, for instance. */
export interface Filler {
  readonly game: string
  readonly seat: number | null
}

/** The game's name at a real table: each situation there is a new one, and nothing is kept. */
export const REAL_TABLE = 'table'

export type Kind = 'answer' | 'basket' | 'chat' | 'offer' | 'plan'

function keyOf({ game, seat }: Filler, kind: Kind): string {
  return `filled.${game}.${seat ?? 'watch'}.${kind}`
}

/** What was filled in about this, as JSON; null if nothing was. Whoever reads it checks its shape. */
export function recallFilled(filler: Filler, kind: Kind, about: string): unknown {
  const kept = recallJson(keyOf(filler, kind))
  if (kept === null || typeof kept !== 'object' || !('about' in kept && 'value' in kept))
    return null
  return kept.about === about ? kept.value : null
}

/** Keep what is filled in; null: nothing is, or it was sent. */
export function keepFilled(filler: Filler, kind: Kind, about: string, value: unknown): void {
  if (value === null || filler.game === REAL_TABLE) forget(keyOf(filler, kind))
  else keep(keyOf(filler, kind), JSON.stringify({ about, value }))
}

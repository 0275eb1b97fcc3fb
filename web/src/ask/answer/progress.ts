/** The progress of a draft, as the panel shows it. */
import { t } from '$/words/language.svelte'
import { Carded, Counted, Picked, type Entry } from './entries.svelte'

export interface Progress {
  have: number
  least: number
  /** null: any number. */
  most: number | null
}

/** What counts about an entry: the number, or the worth; null if that is obvious. */
export function progressOf(entry: Entry): Progress | null {
  if (entry instanceof Counted)
    return { have: entry.total, least: entry.field.least, most: entry.field.most }
  if (entry instanceof Picked) {
    const { sums, least, most } = entry.field
    if (sums.length) return { have: entry.sum, least: Math.min(...sums), most: Math.max(...sums) }
    return most === 1 ? null : { have: entry.ids.length, least, most }
  }
  if (entry instanceof Carded) {
    const { counts, face_value, single } = entry.field
    if (face_value) return { have: entry.faces, least: face_value, most: null }
    if (single || !counts.length) return null
    return { have: entry.chosen.length, least: Math.min(...counts), most: Math.max(...counts) }
  }
  return null
}

/** "9 of 15", "9 of up to 14". */
export function told({ have, least, most }: Progress): string {
  if (most === null || least === most) return t('page-ask-of', { have, most: least })
  return t('page-ask-of-most', { have, most })
}

/** What an entry lacks, or has in excess; null if it is valid. */
export function lacking(entry: Entry): string | null {
  const { have, wanted, short, over } = entry.gap
  if (short && isOfOne(entry)) return t('page-ask-choose')
  const players = entry instanceof Picked && isOfPlayers(entry)
  if (short && players && have) return t('page-ask-players', { have, wanted })
  if (over && players) return t('page-ask-players', { have, wanted: entry.field.most })
  if (short) return t('page-ask-short', { count: short })
  if (over) return t('page-ask-over-by', { count: over })
  return null
}

function isOfOne(entry: Entry): boolean {
  return entry instanceof Picked
    ? entry.field.most === 1
    : entry instanceof Carded && entry.field.single
}

function isOfPlayers(entry: Picked): boolean {
  const first = entry.field.options[0]?.of
  return typeof first === 'object' && first.type === 'player'
}

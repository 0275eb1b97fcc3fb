/** Players who are away: whom the others notice, and what they can do about it. */
import type { GameInfo, SeatInfo } from '$/api/types'
import { ownerOf } from '$/game/standing'
import { t } from '$/words/language.svelte'

/** Milliseconds before the others notice: whoever only loads the page again is not away. */
const UNNOTICED = 10_000
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface Absent {
  seat: number
  name: string
  /** The moment they left. */
  since: number
}

/** Since when the owner of a seat is noticeably away; null: they are there, or there is none. */
export function awaySince(seat: SeatInfo | null | undefined, now: number): number | null {
  if (!seat || seat.away === null || now - seat.away < UNNOTICED) return null
  return seat.away
}

/** The people who would have to answer themselves but are away; not the reader. */
export function absentFrom(info: GameInfo, now: number): Absent[] {
  return info.seats.flatMap((seat) => {
    const since = awaySince(seat, now)
    const answers = seat.computer === null && !seat.autopilot && !info.own.includes(seat.seat)
    return since !== null && answers ? [{ seat: seat.seat, name: ownerOf(seat), since }] : []
  })
}

/**
 * From when on the reader may let a computer answer for somebody absent; null: never.
 *
 * The server decides; this only says which buttons make sense.
 */
export function standInFrom(info: GameInfo, absent: Absent): number | null {
  if (info.roles.includes('host')) return absent.since
  if (!info.own.length || !info.stand_in) return null
  return absent.since + info.stand_in * SECOND
}

/** A duration in the largest unit that it fills, in words. */
export function lasting(milliseconds: number): string {
  if (milliseconds >= 2 * DAY) return lengthOf('days', milliseconds / DAY)
  if (milliseconds >= 2 * HOUR) return lengthOf('hours', milliseconds / HOUR)
  return lengthOf('minutes', Math.max(1, milliseconds / MINUTE))
}

function lengthOf(unit: string, count: number): string {
  return t('page-people-length', { unit, count: Math.floor(count) })
}

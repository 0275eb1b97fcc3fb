/** Hours of a time zone as they are elsewhere, and deadlines where the reader is. */
import type { GameInfo } from '$/api/types'
import { dateFormat } from '$/ui/date-format'
import { t, words } from '$/words/language.svelte'

const DAY = 24 * 60
const DAYS = DAY * 60_000

/** The minute of the day in a zone. */
function minuteIn(zone: string | undefined, moment: number): number {
  const how = { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const parts = dateFormat('en', how).formatToParts(moment)
  const value = (type: string): number => Number(parts.find((part) => part.type === type)?.value)
  return value('hour') * 60 + value('minute')
}

/** A minute of the day in one zone, in another one; by default the reader's. */
export function minuteElsewhere(minute: number, from: string, moment: number, to?: string): number {
  const ahead = minuteIn(to, moment) - minuteIn(from, moment)
  return (((minute + ahead) % DAY) + DAY) % DAY
}

/** A minute of the day as a clock shows it. */
export function clockTime(minute: number): string {
  const two = (number: number): string => String(number).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/**
 * A zone as people call it: in English by its town, elsewhere by its time, since browsers know the
 * names of towns in no other language.
 */
export function nameOf(zone: string): string {
  if (words.language === 'en') return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  const how = { timeZone: zone, timeZoneName: 'longGeneric' } as const
  const parts = dateFormat(words.language, how).formatToParts()
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone
}

/** The zone in which a game agreed on hours or days off; null: it did not. */
export function agreedZone({ clock: { kind, off } }: GameInfo['agreed']): string | null {
  const stops = off.begin !== off.end || off.days.length > 0
  return kind !== 'none' && stops ? off.zone : null
}

/**
 * When a time is up, by the reader's clock, and by that of the agreed zone where it differs.
 *
 * `here` is the reader's zone unless given.
 */
export function untilWhen(
  moment: number,
  now: number,
  agreed: string | null,
  here?: string,
): string {
  const when = timeIn(here, moment, now)
  if (agreed === null || timeIn(agreed, moment, 0) === timeIn(here, moment, 0)) {
    return t('page-people-until', { when })
  }
  const sameDay = dayIn(agreed, moment) === dayIn(here, moment)
  const there = timeIn(agreed, moment, sameDay ? moment : now)
  return t('page-people-until-there', { when, there, zone: nameOf(agreed) })
}

/** A time of day, with the weekday or the date unless another moment is on the same day. */
function timeIn(zone: string | undefined, moment: number, other: number): string {
  const time = { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const how: Intl.DateTimeFormatOptions =
    dayIn(zone, moment) === dayIn(zone, other)
      ? time
      : Math.abs(moment - other) < 6 * DAYS
        ? { ...time, weekday: 'short' }
        : { ...time, day: 'numeric', month: 'short' }
  return dateFormat(words.language, how).format(moment)
}

function dayIn(zone: string | undefined, moment: number): string {
  return dateFormat('en', { timeZone: zone, dateStyle: 'short' }).format(moment)
}

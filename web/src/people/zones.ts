/** Hours of a time zone as they are elsewhere, today. */

const DAY = 24 * 60

/** The minute of the day in a zone. */
function minuteIn(zone: string | undefined, moment: number): number {
  const how = { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const parts = new Intl.DateTimeFormat('en', how).formatToParts(moment)
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

/** A zone as people call it: its town. */
export function townOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

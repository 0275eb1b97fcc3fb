/** The ticking time, and durations. */
import { t } from '$/words/language.svelte'
import { dateFormat } from './date-format'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

class Clock {
  now = $state(Date.now())
  #watched = 0
  #timer: ReturnType<typeof setInterval> | undefined

  /** Tick while somebody looks; returns how to stop. */
  watch(): () => void {
    if (!this.#watched++) {
      this.now = Date.now()
      this.#timer = setInterval(() => (this.now = Date.now()), SECOND)
    }
    return () => {
      if (!--this.#watched) clearInterval(this.#timer)
    }
  }
}

export const clock = new Clock()

/** The time until a moment: 6:40, or hours and days if it is long. */
export function left(until: number, now: number): string {
  const span = Math.max(0, until - now)
  if (span >= 2 * DAY) return t('page-time-days', { days: Math.floor(span / DAY) })
  if (span >= HOUR) return t('page-time-hours', { hours: Math.floor(span / HOUR) })
  return clockText(span)
}

/** Minutes and seconds. */
function clockText(span: number): string {
  const seconds = Math.floor((span % MINUTE) / SECOND)
  return `${Math.floor(span / MINUTE)}:${String(seconds).padStart(2, '0')}`
}

/** A past moment as people say it: the hour if today, else the day. */
export function sinceWhen(moment: number, now: number, language: string): string {
  const today = new Date(now).toDateString() === new Date(moment).toDateString()
  const how: Intl.DateTimeFormatOptions = today
    ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
    : now - moment < 6 * DAY
      ? { weekday: 'long' }
      : { day: 'numeric', month: 'short' }
  return dateFormat(language, how).format(moment)
}

/** Formats of dates and times, which are kept: a browser takes a millisecond to make one. */
const kept = new Map<string, Intl.DateTimeFormat>()

export function dateFormat(language: string, how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, how])
  const known = kept.get(key) ?? new Intl.DateTimeFormat(language, how)
  kept.set(key, known)
  return known
}

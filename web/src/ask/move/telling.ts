/** What a ship does, in a few short phrases. */
import { t } from '$/words/language.svelte'
import type { Row, Stop, Voyage } from './draft'
import { placeName } from '$/words/names'

export function details(ship: Voyage, row: Row): string[] {
  const elsewhere = (stops: readonly Stop[], but: string): Stop[] =>
    stops.filter((stop) => stop.place !== but)
  const found: string[] = []
  if (ship.scrapped) found.push(t('page-move-scrapped', { ship: ship.number }))
  else if (ship.paid === 'built') found.push(t('page-move-built', { ship: ship.number }))
  else if (ship.paid === 'maintained') found.push(t('page-move-maintained', { ship: ship.number }))
  else found.push(t('page-move-by-ship', { ship: ship.number }))
  for (const { place, tokens } of elsewhere(ship.boards, row.from))
    found.push(t('page-move-boarding', { tokens, place: placeName(place) }))
  for (const { place, tokens } of elsewhere(ship.lands, row.to))
    found.push(t('page-move-landing', { tokens, place: placeName(place) }))
  if (ship.aboard) found.push(t('page-move-aboard', { tokens: ship.aboard }))
  return found
}

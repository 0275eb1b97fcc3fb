/** What a ship does, in a few short phrases. */
import type { Voyage } from '$/api/types'
import { t } from '$/words/language.svelte'
import { placeName } from '$/words/names'
import type { Row } from '../drafted-moves'

type Transfer = Voyage['boards'][number]

export function details(ship: Voyage, row: Row): string[] {
  const elsewhere = (transfers: readonly Transfer[], but: string): Transfer[] =>
    transfers.filter(({ place }) => place !== but)
  const found: string[] = []
  if (ship.scrapped) found.push(t('page-move-scrapped'))
  else if (ship.paid === 'built') found.push(t('page-move-built'))
  else if (ship.paid === 'maintained') found.push(t('page-move-maintained'))
  else found.push(t('page-move-by-ship'))
  for (const { place, tokens } of elsewhere(ship.boards, row.start))
    found.push(t('page-move-boarding', { tokens, place: placeName(place) }))
  for (const { place, tokens } of elsewhere(ship.lands, row.end))
    found.push(t('page-move-landing', { tokens, place: placeName(place) }))
  if (ship.aboard) found.push(t('page-move-aboard', { tokens: ship.aboard }))
  return found
}

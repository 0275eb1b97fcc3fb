/** Who stands in an area now, for anyone who wants to go there. */
import { t } from '$/words/language.svelte'
import type { Mover } from '../mover.svelte'
import { sidesIn } from '../outlook'
import { named } from '../staging'

/** "Rome 3, Egypt 2, a city of Rome"; nothing where nobody is. */
export function present(mover: Mover, area: string): string {
  const { cities, tokens } = mover.session.view!.board
  const sides = sidesIn(tokens[area] ?? {})
  const parts = sides.length ? [named(mover, sides)] : []
  const city = cities[area]
  if (city !== undefined)
    parts.push(t('page-move-city-of', { who: mover.session.speaker.party(city) }))
  return parts.join(', ')
}

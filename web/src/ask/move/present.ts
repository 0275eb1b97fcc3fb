/** Who stands in an area at this moment, for whom wants to go there. */
import { t } from '$/words/language.svelte'
import { draftOf, tokensIn } from './draft'
import type { Mover } from './mover.svelte'
import { named } from './staging'
import type { Side } from './outlook'

/** "Rome 3, Egypt 2, a city of Rome"; nothing where nobody is. */
export function present(mover: Mover, area: string): string {
  const view = mover.session.view!
  const sides: Side[] = view.players.flatMap((_, seat): Side[] => {
    const tokens = tokensIn(draftOf(view, seat), area)
    return tokens ? [{ party: seat, tokens }] : []
  })
  const barbarians = view.barbarians[area]
  if (barbarians) sides.push({ party: 'barbarians', tokens: barbarians })
  const owner = view.cities[area]
  const parts = sides.length ? [named(mover, sides)] : []
  if (owner !== undefined)
    parts.push(t('page-move-city-of', { who: mover.session.speaker.party(owner) }))
  return parts.join(', ')
}

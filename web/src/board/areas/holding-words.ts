/** Who has what in a place, in words. */
import type { GameSession } from '$/game/session.svelte'
import { t } from '$/words/language.svelte'
import { placeName } from '$/words/names'
import { holdingsOf, type Holding } from './area-facts'
import type { Change } from '$/board/map/recent'
import type { Scene } from '$/board/view/scene.svelte'

/** The owner: the reader, a civilization, the Barbarians, or pirates. */
export function whose(session: GameSession, { party, city, tokens }: Holding): string {
  if (party === session.seat) return t('page-board-you')
  if (party === 'barbarians' && city && !tokens) return t('page-board-pirates')
  return session.speaker.party(party)
}

/** The pieces: "city, 4 tokens, 1 ship". */
export function what({ city, tokens, ships }: Holding): string {
  return [
    ...(city ? [t('page-board-city')] : []),
    ...(tokens ? [t('page-board-tokens', { count: tokens })] : []),
    ...(ships ? [t('page-board-ships', { count: ships })] : []),
  ].join(', ')
}

/** A place as announced to a player who moves there with the keys. */
export function told(session: GameSession, scene: Scene, place: string): string {
  const holdings = holdingsOf(scene.standing.get(place) ?? [])
  const pieces = holdings.map((each) =>
    t('page-board-party', { who: whose(session, each), what: what(each) }),
  )
  const badges = scene.badgesOf(place).map((badge) => badge.title)
  const said = {
    area: placeName(place),
    pieces: [...pieces, ...badges].join('; ') || t('page-board-nobody'),
  }
  if (scene.stage.chosen.has(place)) return t('page-board-here-chosen', said)
  if (scene.stage.targets.has(place)) return t('page-board-here-asked', said)
  return t('page-board-here', said)
}

/** What has changed in a place since the reader's last answer. */
export function changed(session: GameSession, { party, kind, count }: Change): string {
  const who = party === session.seat ? 'you' : party === 'barbarians' ? 'barbarians' : 'player'
  const said = { who, name: session.speaker.party(party) }
  if (kind === 'city-lost') return t('page-change-city-lost', said)
  if (kind === 'city-new') return t('page-change-city-new', said)
  const pieces = t('page-change-pieces', { count })
  if (kind === 'lost') return t('page-change-lost', { ...said, pieces })
  return t('page-change-arrived', { ...said, pieces })
}

import { t } from '$/words/language.svelte'
import type { GameSession } from './session.svelte'

/** How soon the game may end, once that is near; null: not yet (H4, H6). */
export function endAnnounced(session: GameSession): string | null {
  const view = session.view
  if (!view || view.over || !view.phase) return null
  const { last_turn, near, ready } = view.end
  if (last_turn !== null) {
    if (last_turn > view.turn + 1) return null
    return last_turn === view.turn ? t('page-end-last') : t('page-end-known', { turn: last_turn })
  }
  const name = (seat: number): string => session.speaker.party(seat)
  if (ready.length) {
    if (ready.length === 1 && ready[0] === session.seat) return t('page-end-ready-you')
    return t('page-end-ready', { who: ready.map(name).join(', ') })
  }
  if (near.length === 1) {
    if (near[0] === session.seat) return t('page-end-near-you')
    return t('page-end-near', { who: name(near[0]!) })
  }
  return near.length ? t('page-end-near-many', { count: near.length }) : null
}

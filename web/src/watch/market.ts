/** What everybody can hear of a trade: offers to all, deals without their cards (X5a). */
import type { Event, Happened } from '$/api/types'

type Of<T extends Event['type']> = Extract<Event, { type: T }>
export type Call =
  | { key: string; type: 'offer'; offer: Of<'offer-made'> }
  | { key: string; type: 'deal'; deal: Of<'deal-made'> }

/** The last calls of a phase, the newest first. */
export function calls(heard: readonly Happened[], most: number): Call[] {
  const found = heard.flatMap(({ number, events }) =>
    events.flatMap((event, place): Call[] => {
      const key = `${number}-${place}`
      if (event.type === 'offer-made') return [{ key, type: 'offer', offer: event }]
      return event.type === 'deal-made' ? [{ key, type: 'deal', deal: event }] : []
    }),
  )
  return found.reverse().slice(0, most)
}

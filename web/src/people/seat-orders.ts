/** What one can ask of the server about somebody's seat. */
import { post } from '$/api/client'
import type { Ordered } from '$/api/types'
import type { GameSession } from '$/game/session.svelte'
import { fresh } from '$/start/lobby/new-links.svelte'

async function order(session: GameSession, seat: number, type: string): Promise<Ordered> {
  const done = await post<Ordered>(`/games/${session.game}/seats/${seat}`, { type })
  fresh.keep(done)
  await session.renew()
  return done
}

/** Let a computer answer until the owner is back. */
export const standIn = (session: GameSession, seat: number): Promise<Ordered> =>
  order(session, seat, 'stand-in')

/** Take the seat from its owner; returns the link for whoever is to have it (L6). */
export async function giveAway(session: GameSession, seat: number): Promise<string | null> {
  const { links } = await order(session, seat, 'replace')
  return links.seats[seat] ?? null
}

/** Answer in person again, instead of the computer. */
export const takeOver = (session: GameSession, seat: number): Promise<Ordered> =>
  order(session, seat, 'take-over')

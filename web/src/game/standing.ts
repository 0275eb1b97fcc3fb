/** Everyone's standing, from a view. */
import type { PlayerView, SeatInfo, View, Waited } from '$/api/types'
import { phases } from '$generated/rules.json'
import { civilizations, tracks } from '$/facts/facts'
import { t, words } from '$/words/language.svelte'

export interface Row {
  seat: number
  player: PlayerView
  cities: number
  tokens: number
  points: number | null
  info: SeatInfo | null
  waited: Waited | null
  left: boolean
  mine: boolean
}

export type Order = 'census' | 'cards' | 'points'

/** The order of the players in a phase: by what matters in it. */
export function orderIn(phase: number): Order {
  if (phase < phases['trade-cards']) return 'census'
  return phase < phases.calamities ? 'cards' : 'points'
}

/** What whoever answers for a seat is called: an owner, or the computer player in it. */
export function personOf(seat: SeatInfo | null): { name: string; computer: boolean } {
  if (seat?.name) return { name: ownerOf(seat), computer: false }
  const computer = (seat?.computer ?? null) !== null
  return { name: seat?.called ? words.name(seat.called) : '', computer }
}

/** What the owner of a seat is called: a program is never taken for a person. */
export function ownerOf(seat: SeatInfo): string {
  const name = seat.name ?? ''
  return seat.program ? t('page-rail-program', { name }) : name
}

/** The players as rows of a table, in order. */
export function rows(
  view: View,
  order: Order,
  seats: readonly SeatInfo[],
  waited: readonly Waited[],
  points: Readonly<Record<number, number>>,
): Row[] {
  const found = view.players.map((player, seat) => ({
    seat,
    player,
    cities: view.holdings[seat]!.cities,
    tokens: view.holdings[seat]!.tokens,
    points: points[seat] ?? null,
    info: seats.find((each) => each.seat === seat) ?? null,
    waited: waited.find((each) => each.seat === seat) ?? null,
    left: view.left.includes(seat),
    mine: seat === view.seat,
  }))
  return found.sort((one, other) => by(order, other) - by(order, one) || rank(one) - rank(other))
}

function by(order: Order, row: Row): number {
  if (order === 'cards') return row.player.hand_size
  return order === 'points' ? (row.points ?? row.player.step) : row.player.census
}

function rank(row: Row): number {
  const civ = row.player.civilization
  return civ === null ? row.seat : (civilizations.get(civ)?.rank ?? row.seat)
}

export interface Space {
  number: number
  /** Whether an epoch begins here for this civilization. */
  begins: boolean
  state: 'past' | 'here' | 'ahead'
}

const tracksKnown = new Map<string, readonly Space[]>()

/** The spaces of the A.S.T. for a player: the same ones until they move, so nothing is drawn anew. */
export function trackOf(view: View, player: PlayerView): readonly Space[] {
  const { track } = view.agreed
  const key = [track, player.civilization, player.step].join()
  const known = tracksKnown.get(key) ?? spacesOf(track, player)
  tracksKnown.set(key, known)
  return known
}

function spacesOf(track: View['agreed']['track'], player: PlayerView): Space[] {
  const civ = player.civilization === null ? null : civilizations.get(player.civilization)
  const begins = new Set(civ?.[track] ?? [])
  return Array.from({ length: tracks[track].last_step }, (_, index) => {
    const number = index + 1
    const state = number < player.step ? 'past' : number === player.step ? 'here' : 'ahead'
    return { number, begins: begins.has(number), state }
  })
}

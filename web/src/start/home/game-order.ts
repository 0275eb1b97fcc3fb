/** The reader's games in order of importance, with a description of each. */
import type { GameInfo, Waited } from '$/api/types'

export interface Listed {
  game: GameInfo
  /** What the reader has to do; null: nothing. */
  mine: Waited | null
  /** The seats of others who are waited for. */
  others: readonly Waited[]
  /** Where the game is. */
  address: string
}

export interface Listing {
  /** Unfinished games; those that wait for the reader first, the most urgent of them first. */
  open: readonly Listed[]
  finished: readonly Listed[]
  waiting: number
}

export function listed(game: GameInfo): Listed {
  const own = new Set(game.own)
  const waited = game.paused ? [] : game.waited
  const mine = waited.find((each) => own.has(each.seat)) ?? null
  const others = waited.filter((each) => !own.has(each.seat))
  return { game, mine, others, address: addressOf(game, mine) }
}

function addressOf(game: GameInfo, mine: Waited | null): string {
  const base = `/games/${game.id}`
  if (mine && game.own.length > 1) return `${base}?seat=${mine.seat}`
  return game.own.length || game.stage === 'gathering' ? base : `${base}/watch`
}

export function listing(games: readonly GameInfo[]): Listing {
  const all = games.map(listed)
  // Sorting keeps the server's order among equals: the latest first.
  const open = all.filter((each) => each.game.stage !== 'over').sort(byUrgency)
  const finished = all.filter((each) => each.game.stage === 'over')
  return { open, finished, waiting: open.filter((each) => each.mine).length }
}

function byUrgency(one: Listed, other: Listed): number {
  const difference = urgency(one) - urgency(other)
  // Infinity - Infinity: two that nobody waits for.
  return Number.isNaN(difference) ? 0 : difference
}

/** When my time is up; if never, it still comes before games that do not wait for me. */
function urgency({ mine }: Listed): number {
  return mine ? (mine.until ?? Number.MAX_SAFE_INTEGER) : Infinity
}

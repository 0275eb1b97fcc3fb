/** The arrows on the board for what is drafted. */
import type { Arrow } from '$/board/input/stage.svelte'
import type { Draft, Move } from './draft'

/** Marches along the same path are one arrow; a ship has one for every load it carries. */
export function arrowsOf(draft: Draft, ships: readonly string[]): Arrow[] {
  return [...marches(draft.moves), ...voyages(draft.moves, ships)]
}

function marches(moves: readonly Move[]): Arrow[] {
  const found = new Map<string, Arrow>()
  for (const move of moves) {
    if (move.type !== 'march') continue
    const id = `march-${move.path.join('-')}`
    const [from, ...way] = move.path
    const count = (found.get(id)?.count ?? 0) + move.tokens
    found.set(id, { id, from: from!, way, count, kind: 'march', tentative: false })
  }
  return [...found.values()]
}

function voyages(moves: readonly Move[], ships: readonly string[]): Arrow[] {
  const sailing = new Map<number, { place: string; from: string; way: string[]; load: number }>()
  const found: Arrow[] = []
  const flush = (number: number): void => {
    const ship = sailing.get(number)!
    if (ship.way.length)
      found.push({
        id: `ship-${number}-${found.length}`,
        from: ship.from,
        way: ship.way,
        count: ship.load,
        kind: 'ship',
        tentative: false,
      })
    ship.from = ship.place
    ship.way = []
  }
  for (const move of moves) {
    if (move.type === 'march' || move.ship === null) continue
    const start = move.type === 'build-ship' ? move.area : ships[move.ship]
    if (!sailing.has(move.ship) && start !== undefined)
      sailing.set(move.ship, { place: start, from: start, way: [], load: 0 })
    const ship = sailing.get(move.ship)
    if (!ship) continue
    if (move.type === 'sail') {
      ship.place = move.to
      ship.way.push(move.to)
    } else if (move.type === 'embark' || move.type === 'disembark') {
      flush(move.ship)
      ship.load += move.type === 'embark' ? move.tokens : -move.tokens
    }
  }
  for (const number of sailing.keys()) flush(number)
  return found
}

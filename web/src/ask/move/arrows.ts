/** The arrows on the board for what is drafted. */
import type { Arrow } from '$/board/input/stage.svelte'
import type { Row } from './drafted-moves'

/** One arrow for all who march along a path; a ship has one for every load it carries. */
export function arrowsOf(rows: readonly Row[]): Arrow[] {
  return rows.flatMap(({ id, legs, voyage }) =>
    legs.map(({ path: [from, ...way], tokens }, leg): Arrow => ({
      id: `${id}-${leg}`,
      from: from!,
      way,
      count: tokens,
      kind: voyage ? 'ship' : 'march',
      tentative: false,
    })),
  )
}

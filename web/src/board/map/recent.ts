/** What others have done on the board since the reader's last answer, as the recap tells it. */
import type { Recap, RecapLine } from '$/api/types'
import type { Arrow, Badge } from '$/board/input/stage.svelte'
import type { Party } from './pieces'

type Move = RecapLine['moves'][number]
export type Change = NonNullable<Recap['changes']>[number]

/** An arrow of somebody else's move. */
export interface OthersArrow extends Arrow {
  party: Party
  /** Whether it is drawn small: it ends far from the reader's areas. */
  far: boolean
}

export interface Recent {
  arrows: readonly OthersArrow[]
  /** The marks of what has changed, by place. */
  changes: ReadonlyMap<string, readonly Badge[]>
}

export function arrowOf(move: Move, id: string, far = false): OthersArrow {
  const { party, start, way, count, kind } = move
  return { id, from: start, way, count, kind, tentative: false, party, far }
}

/** The moves that are told, one arrow for each; who is followed is near. */
export function arrowsOf(recap: Recap | null, followed: number | null = null): OthersArrow[] {
  return (recap?.lines ?? []).flatMap(({ moves, about }, line) =>
    moves.map((move, place) => {
      const far = about === 'others' && move.party !== followed
      return arrowOf(move, `${recap!.since} ${line} ${place}`, far)
    }),
  )
}

/** The most important first: that is what is marked where there is room for one. */
const KINDS = ['city-lost', 'lost', 'city-new', 'arrived'] as const
const LOOKS = {
  'city-lost': { tone: 'war', icon: 'cross' },
  lost: { tone: 'war', icon: 'minus' },
  'city-new': { tone: 'ink', icon: 'city' },
  arrived: { tone: 'ink', icon: 'plus' },
} as const

/** The marks of what has changed, by place, with their words. */
export function changesOf(
  recap: Recap | null,
  words: (change: Change) => string,
): ReadonlyMap<string, readonly Badge[]> {
  const found = new Map<string, Badge[]>()
  for (const kind of KINDS)
    for (const change of recap?.changes ?? []) {
      if (change.kind !== kind) continue
      const badge = { ...LOOKS[kind], title: words(change) }
      found.set(change.place, [...(found.get(change.place) ?? []), badge])
    }
  return found
}

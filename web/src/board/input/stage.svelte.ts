/**
 * What is shown on the board besides the pieces, and what a touch of it means.
 *
 * The form of a question sets the stage, the board draws it and reports touches; neither knows the
 * other. A form that is removed clears what it has set.
 */
import type { RecapLine } from '$/api/types'
import { Playback } from './playback.svelte'

export type Tone = 'good' | 'warn' | 'war' | 'accent' | 'ink'

/** A mark beside the pieces of an area: an icon of `ui/icons.ts`, a short text, or both. */
export interface Badge {
  tone: Tone
  icon?: string
  text?: string
  title: string
}

/** An arrow from area to area; `way` lists the places between and the last one. */
export interface Arrow {
  id: string
  from: string
  way: readonly string[]
  count: number
  kind: 'march' | 'ship'
  /** Whether it is a draft that is not agreed to yet. */
  tentative: boolean
}

/** A sentence that is shown again, with its places and moves. */
export type Step = Pick<RecapLine, 'sentence' | 'places' | 'moves'>

/** How an area was touched. */
export interface Touch {
  area: string
  /** As many as possible, or just one: as the question has it. */
  shift: boolean
  /** Long press: choose all; also by right click where nothing can be chosen: explain why not. */
  long: boolean
  /** The position in pixels of the window, for popups beside it. */
  x: number
  y: number
}

export class Stage {
  /** Areas that can be touched now: a dotted outline. */
  targets = $state.raw<ReadonlySet<string>>(new Set())
  /** Areas that are chosen: a full outline. */
  chosen = $state.raw<ReadonlySet<string>>(new Set())
  /** Badges by area. */
  badges = $state.raw<ReadonlyMap<string, readonly Badge[]>>(new Map())
  arrows = $state.raw<readonly Arrow[]>([])
  /** What a touch means to the current question; null: it opens the card of the area. */
  touch = $state.raw<((touch: Touch) => void) | null>(null)
  /** The areas from which something can be dragged, and what dropping it means. */
  drag = $state.raw<{
    from: ReadonlySet<string>
    start(area: string): void
    drop(to: Touch): void
    /** It was dropped where it came from, or nowhere. */
    cancel?(): void
  } | null>(null)
  /** The area or areas that are pointed at: by a link in the log, by a row of a list. */
  lit = $state.raw<string | readonly string[] | null>(null)
  /** The seat whose pieces are highlighted; all others are dimmed. */
  shining = $state<number | null>(null)
  /** The seat that a spectator follows. */
  followed = $state<number | null>(null)
  /** The reader's preferences. */
  shows = $state({ pieces: true, marks: true })
  /** Where to look: the board moves there when this changes. */
  aim = $state.raw<{ areas: readonly string[]; close: boolean } | null>(null)
  /** What is shown again step by step; null: nothing. */
  playing = $state.raw<Playback | null>(null)
  /** The last view of the board, so that it comes back the same. */
  seen: { x: number; y: number; k: number } | null = null

  /** Bring areas into the free part of the board. */
  look(areas: readonly string[], close = true): void {
    this.aim = { areas, close }
  }

  /** Show again what happened, step by step; steps without a place are left out. */
  play(steps: readonly Step[]): void {
    const seen = steps.filter((step) => step.places.length || step.moves.length)
    if (seen.length) this.playing = new Playback(seen, () => (this.playing = null))
  }

  /** Nothing is asked on the board any more. */
  clear(): void {
    this.targets = new Set()
    this.chosen = new Set()
    this.badges = new Map()
    this.arrows = []
    this.touch = null
    this.drag = null
  }
}

/**
 * What stands on the board besides the pieces, and what a touch of it means.
 *
 * The form of a question sets the stage, the board draws it and reports what was touched; neither
 * knows the other. A form that goes away clears what it has set.
 */
export type Tone = 'good' | 'warn' | 'war' | 'accent' | 'ink'

/** A mark beside the pieces of an area: an icon of `ui/icons.ts`, a short text, or both. */
export interface Badge {
  tone: Tone
  icon?: string
  text?: string
  title: string
}

/** An arrow from area to area; `way` are the places in between and the last one. */
export interface Arrow {
  id: string
  from: string
  way: readonly string[]
  count: number
  kind: 'march' | 'ship'
  /** Whether it is being made up and not yet agreed to. */
  tentative: boolean
}

/** How an area was touched. */
export interface Touch {
  area: string
  shift: boolean
  /** Long press or right click: why not, or all. */
  long: boolean
  /** Where, in pixels of the window, for what opens beside it. */
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
  /** What a touch means to the question that is asked; null: the card of the area opens. */
  touch = $state.raw<((touch: Touch) => void) | null>(null)
  /** From which areas something can be dragged, and what it means to let go. */
  drag = $state.raw<{
    from: ReadonlySet<string>
    start(area: string): void
    drop(to: Touch): void
    /** It was let go where it came from, or nowhere. */
    cancel?(): void
  } | null>(null)
  /** The area that something points at: a link in the log, a row of a list. */
  lit = $state<string | null>(null)
  /** The seat whose pieces shine; all others are dimmed. */
  shining = $state<number | null>(null)
  /** What the reader wants to see. */
  shows = $state({ pieces: true, marks: true })
  /** Where to look: the board goes there when it changes. */
  aim = $state.raw<{ areas: readonly string[]; close: boolean } | null>(null)
  /** Where the reader looked when the board was last there, so that it comes back the same. */
  seen: { x: number; y: number; k: number } | null = null

  /** Bring areas into the free part of the board. */
  look(areas: readonly string[], close = true): void {
    this.aim = { areas, close }
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

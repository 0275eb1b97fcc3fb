/** How much of the question is visible: a line, half, everything; by button or by dragging. */
export type Height = 'line' | 'half' | 'full'

const ORDER: readonly Height[] = ['line', 'half', 'full']
export const LINE = 76
export const HALF = 320
/** A shorter drag is a tap. */
const STILL = 6

export class Sheet {
  height = $state<Height>('half')
  /** The height in pixels while it is being dragged. */
  dragged = $state<number | null>(null)
  #from: { y: number; height: number } | null = null

  /** Whether only a line is visible. */
  get folded(): boolean {
    return this.height === 'line'
  }

  fold(): void {
    this.height = this.folded ? 'half' : 'line'
  }

  /** Show more of it; from everything, back to half. */
  grow(): void {
    this.height = ORDER[ORDER.indexOf(this.height) + 1] ?? 'half'
  }

  start(event: PointerEvent, panel: HTMLElement): void {
    const handle = event.currentTarget as HTMLElement
    handle.setPointerCapture(event.pointerId)
    this.#from = { y: event.clientY, height: panel.offsetHeight }
  }

  move(event: PointerEvent): void {
    if (!this.#from) return
    const way = this.#from.y - event.clientY
    if (this.dragged !== null || Math.abs(way) > STILL) this.dragged = this.#from.height + way
  }

  /** On release, snap to the nearest of the three heights. */
  end(room: number): void {
    const dragged = this.dragged
    this.#from = null
    this.dragged = null
    if (dragged !== null) this.height = nearest(dragged, room)
  }
}

export function nearest(height: number, room: number): Height {
  const heights: [Height, number][] = [
    ['line', LINE],
    ['half', HALF],
    ['full', room],
  ]
  const away = (each: [Height, number]): number => Math.abs(each[1] - height)
  return heights.reduce((best, each) => (away(each) < away(best) ? each : best))[0]
}

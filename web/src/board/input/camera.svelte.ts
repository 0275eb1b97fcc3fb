/**
 * The view of the board: its centre and its scale.
 *
 * A gesture moves and stretches the drawing frame by frame; only when it ends is everything redrawn
 * at the new scale. `pixels` is the drawn scale, `now` the gesture's current state.
 */
import { select } from 'd3-selection'
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from 'd3-zoom'
import type { Covering } from './covers.svelte'
import type { Box, Point } from '$/board/map/geometry'
import { NAMED } from '$/board/view/levels'
import { aroundAll, fullest, within } from './screen-boxes'

const REDRAW_AFTER = 150
const NEAREST = 1.4
/** The nearest to which it goes by itself, and the scale from which names and pieces can be read. */
const CLOSE = 0.42
const READABLE = NAMED
/** Room around what is shown, and for the tools at the right. */
const MARGIN = 40
export const TOOLS = 64
const TRAVEL = 350
const STEP = 1.5

type Frame = (now: ZoomTransform) => void

export class Camera {
  /** Pixels per tenth of a board unit at which everything is drawn. */
  pixels = $state(0.2)
  /** Number of times the board has come to rest, after which things beside it are repositioned. */
  rests = $state(0)
  now: ZoomTransform = zoomIdentity.scale(0.2)
  #element: HTMLElement | null = null
  #frames = new Set<Frame>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #travel = 0
  #drawn = 0
  #behaviour = zoom<HTMLElement, unknown>()

  constructor(
    readonly board: { width: number; height: number },
    readonly covering: Covering,
    /** The room of the tools at the right. */
    readonly tools = TOOLS,
  ) {}

  /** Follow gestures on an element; `allowed` says which of them are not meant for the pieces. */
  attach(element: HTMLElement, allowed: (event: Event) => boolean): () => void {
    this.#element = element
    this.#behaviour
      .clickDistance(6)
      .filter((event: MouseEvent) => !event.button && allowed(event))
      .extent((): [[number, number], [number, number]] => [
        [0, 0],
        [element.clientWidth, element.clientHeight],
      ])
      .constrain((transform) => this.#kept(transform))
      .on('start', () => cancelAnimationFrame(this.#travel))
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => this.#move(event.transform))
    this.#limit()
    // A double tap is two taps: quick ones must not zoom.
    select(element).call(this.#behaviour).on('dblclick.zoom', null)
    const observer = new ResizeObserver(() => this.#limit())
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearTimeout(this.#timer)
      cancelAnimationFrame(this.#travel)
      cancelAnimationFrame(this.#drawn)
      select(element).on('.zoom', null)
      this.#element = null
    }
  }

  /** Subscribe to every frame, beginning with the current one. */
  follow(frame: Frame): () => void {
    this.#frames.add(frame)
    frame(this.now)
    return () => this.#frames.delete(frame)
  }

  /** The board position of a point of the element. */
  toBoard(x: number, y: number): Point {
    return this.now.invert([x, y])
  }

  toScreen([x, y]: Point): Point {
    return this.now.apply([x, y])
  }

  /** The window position of a point of the board. */
  toWindow(point: Point): Point {
    const { left, top } = this.#element!.getBoundingClientRect()
    const [x, y] = this.toScreen(point)
    return [left + x, top + y]
  }

  /** The board position of the middle of the free part. */
  middle(): Point {
    const free = this.covering.free
    return this.toBoard((free.left + free.right) / 2, (free.top + free.bottom) / 2)
  }

  nearer(times = STEP): void {
    const free = this.covering.free
    const middle: Point = [(free.left + free.right) / 2, (free.top + free.bottom) / 2]
    const [lowest, highest] = this.#behaviour.scaleExtent()
    const k = Math.min(Math.max(this.now.k * times, lowest), highest)
    this.#goTo(this.toBoard(...middle), middle, k)
  }

  farther(): void {
    this.nearer(1 / STEP)
  }

  /** Move the view by pixels. */
  pan(x: number, y: number): void {
    this.#set(zoomIdentity.translate(this.now.x + x, this.now.y + y).scale(this.now.k))
  }

  /**
   * Bring a box into the clear part of the board, as near as it fits, but no nearer than names and
   * pieces go together.
   */
  show(box: Box, { travel = true, margin = MARGIN, most = CLOSE } = {}): void {
    this.#fit(box, Math.min(this.#fitting(box, margin), most), travel)
  }

  /** Bring everything into the clear part, as large as it goes. */
  showAll(box: Box, travel = true): void {
    this.show(box, { travel, margin: 12, most: NEAREST })
  }

  /**
   * Let several boxes be seen, near enough to be read. Nothing moves if they are; otherwise as
   * little as possible changes. Where they are too far apart, as many as possible are shown.
   */
  bring(boxes: readonly Box[], travel = true): void {
    if (!boxes.length) return
    const seen = boxes.filter((box) => this.sees(box))
    if (seen.length === boxes.length) return
    const all = aroundAll(boxes)
    const fitting = this.#fitting(all)
    if (fitting >= READABLE) {
      const wanted = Math.max(this.now.k, READABLE)
      return this.#fit(all, Math.min(fitting, this.now.k < READABLE ? CLOSE : wanted), travel)
    }
    if (2 * seen.length >= boxes.length) return
    const { width, height } = this.#room(MARGIN)
    this.#fit(fullest(boxes, width / READABLE, height / READABLE), READABLE, travel)
  }

  /** The room in which something can be shown, in pixels. */
  #room(margin: number): { width: number; height: number } {
    const { left, right, top, bottom } = this.covering.clear
    return {
      width: Math.max(right - left - margin - Math.max(margin, this.tools), 40),
      height: Math.max(bottom - top - 2 * margin, 40),
    }
  }

  #fitting(box: Box, margin = MARGIN): number {
    const { width, height } = this.#room(margin)
    return Math.min(width / (box.right - box.left), height / (box.bottom - box.top))
  }

  #fit(box: Box, k: number, travel: boolean): void {
    const { left, right, top, bottom } = this.covering.clear
    const middle: Point = [
      (left + right - Math.max(this.tools - MARGIN, 0)) / 2,
      (top + bottom) / 2,
    ]
    this.#goTo([(box.left + box.right) / 2, (box.top + box.bottom) / 2], middle, k, travel)
  }

  /** Restore an earlier view. */
  resume({ x, y, k }: { x: number; y: number; k: number }): void {
    this.#set(zoomIdentity.translate(x, y).scale(k))
  }

  /** Whether a box is in the clear part, and near enough to be read. */
  sees(box: Box): boolean {
    const [left, top] = this.toScreen([box.left, box.top])
    const [right, bottom] = this.toScreen([box.right, box.bottom])
    return this.now.k >= READABLE && within(this.covering.clear, { left, top, right, bottom })
  }

  /** Bring a point of the board to a point of the screen. */
  #goTo([x, y]: Point, [left, top]: Point, k: number, travel = true): void {
    const target = (scale: number, at: Point): ZoomTransform =>
      zoomIdentity.translate(at[0] - x * scale, at[1] - y * scale).scale(scale)
    cancelAnimationFrame(this.#travel)
    const still = !travel || matchMedia('(prefers-reduced-motion: reduce)').matches
    if (still) return this.#set(target(k, [left, top]))
    const [from, fromScale] = [this.toScreen([x, y]), this.now.k]
    const begun = performance.now()
    const step = (time: number): void => {
      const part = Math.min((time - begun) / TRAVEL, 1)
      const eased = 1 - (1 - Math.max(part, 0)) ** 3
      const at: Point = [from[0] + (left - from[0]) * eased, from[1] + (top - from[1]) * eased]
      this.#set(target(fromScale * (k / fromScale) ** eased, at))
      if (part < 1) this.#travel = requestAnimationFrame(step)
    }
    this.#travel = requestAnimationFrame(step)
  }

  #set(transform: ZoomTransform): void {
    if (this.#element) this.#behaviour.transform(select(this.#element), transform)
  }

  #move(transform: ZoomTransform): void {
    this.now = transform
    for (const frame of this.#frames) frame(transform)
    clearTimeout(this.#timer)
    cancelAnimationFrame(this.#drawn)
    // Counted from when this frame is drawn: a slow machine must not redraw between two of them.
    this.#drawn = requestAnimationFrame(() => {
      this.#timer = setTimeout(() => this.redraw(), REDRAW_AFTER)
    })
  }

  /** Redraw at the current scale. */
  redraw(): void {
    this.pixels = this.now.k
    this.rests++
  }

  /** The whole board is the farthest view. */
  #limit(): void {
    const { clientWidth, clientHeight } = this.#element!
    const whole = Math.min(clientWidth / this.board.width, clientHeight / this.board.height)
    this.#behaviour.scaleExtent([Math.max(whole * 0.8, 0.01), NEAREST])
  }

  /** The middle of the view stays on the board. */
  #kept(transform: ZoomTransform): ZoomTransform {
    const { clientWidth, clientHeight } = this.#element!
    const [x, y] = transform.invert([clientWidth / 2, clientHeight / 2])
    const dx = x - Math.min(Math.max(x, 0), this.board.width)
    const dy = y - Math.min(Math.max(y, 0), this.board.height)
    return dx || dy ? transform.translate(dx, dy) : transform
  }
}

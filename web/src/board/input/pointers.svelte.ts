/**
 * What pointers do on the board besides moving it: touch places, drag pieces, rest on something.
 *
 * A mouse, a finger and a pen are treated alike; a finger reaches further, and a long press stands
 * for the second mouse button.
 */
import type { Point } from '$/board/map/geometry'
import { placeMeant, pointedAt, REACH, type Pointed } from './pointed-at'
import type { Scene } from '$/board/view/scene.svelte'
import type { Touch } from './stage.svelte'

const LONG_PRESS = 500
const HOVER = 300
/** How far a pointer may stray and still be at rest. */
const STILL = 6
/** Scale below which a finger cannot tell places apart: a tap zooms in. */
const TOO_FAR = 0.1

/** Pieces being dragged with the pointer. */
export interface Dragging {
  from: string
  at: Point
  over: string | null
}

interface Press {
  id: number
  from: Point
  finger: boolean
  pieces: string | null
  /** Whether it is no longer a tap. */
  spent: boolean
}

export class Touching {
  /** The place under the pointer. */
  over = $state<string | null>(null)
  /** The place that the pointer has rested on for a while. */
  rested = $state<string | null>(null)
  /** Where it rests. */
  at: Point | null = null
  dragging = $state.raw<Dragging | null>(null)
  #press: Press | null = null
  #long: ReturnType<typeof setTimeout> | undefined
  #hover: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly scene: Scene,
    readonly element: () => HTMLElement,
    /** A place was touched, and no question uses the board. */
    readonly opened: (place: string) => void,
  ) {}

  /** Whether a gesture may move the board: not while pieces are held. */
  leavesBoard = (): boolean => !this.#holds()

  #holds(): boolean {
    const place = this.#press?.pieces
    return !!place && (this.scene.stage.drag?.from.has(place) ?? false)
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return
    if (this.#press) return this.cancel()
    const finger = event.pointerType !== 'mouse'
    const { pieces } = this.#pointed(event, finger ? REACH.grab : REACH.mouse)
    const from: Point = [event.clientX, event.clientY]
    this.#press = { id: event.pointerId, from, finger, pieces, spent: false }
    if (finger) this.#long = setTimeout(() => this.#pressedLong(event), LONG_PRESS)
  }

  move = (event: PointerEvent): void => {
    const press = this.#press
    if (!press) return this.#rest(event)
    if (press.id !== event.pointerId) return
    const away = Math.hypot(event.clientX - press.from[0], event.clientY - press.from[1])
    if (away > STILL && !press.spent) {
      press.spent = true
      clearTimeout(this.#long)
      this.#leave()
      if (this.#holds()) {
        this.element().setPointerCapture(event.pointerId)
        this.scene.stage.drag!.start(press.pieces!)
        this.dragging = { from: press.pieces!, at: this.#at(event), over: null }
      }
    }
    if (this.dragging)
      this.dragging = { ...this.dragging, at: this.#at(event), over: this.#meant(event) }
  }

  up = (event: PointerEvent): void => {
    const press = this.#press
    if (press?.id !== event.pointerId) return
    this.#press = null
    clearTimeout(this.#long)
    if (this.dragging) return this.#drop(event)
    if (press.spent) return
    if (press.finger && this.scene.camera.now.k < TOO_FAR) return this.#comeNearer(event)
    this.#touch(event, press.finger, false)
  }

  /**
   * The second button of a mouse asks and never chooses: what there is, or why nothing can be chosen
   * there. For a finger, the long press has been handled already.
   */
  menu = (event: MouseEvent): void => {
    event.preventDefault()
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return
    const place = this.#meant(event)
    if (place !== null && this.scene.offers(place)) {
      this.#leave()
      this.opened(place)
    } else this.#touch(event, false, true)
  }

  leave = (): void => this.#leave()

  cancel = (): void => {
    clearTimeout(this.#long)
    this.#press = null
    if (!this.dragging) return
    this.dragging = null
    this.scene.stage.drag?.cancel?.()
  }

  #pressedLong(event: PointerEvent): void {
    if (!this.#press || this.#press.spent) return
    this.#press.spent = true
    this.#touch(event, true, true)
  }

  #drop(event: PointerEvent): void {
    const { from } = this.dragging!
    const area = this.#meant(event)
    this.dragging = null
    const { drag } = this.scene.stage
    if (area === null || area === from) drag?.cancel?.()
    else drag?.drop(touchOf(area, event, false))
  }

  #touch(event: MouseEvent, finger: boolean, long: boolean): void {
    const place = placeMeant(
      this.#pointed(event, finger ? REACH.tap : REACH.mouse),
      this.scene.stage.targets,
    )
    this.#leave()
    if (place === null) return
    if (this.scene.stage.touch) this.scene.stage.touch(touchOf(place, event, long))
    else this.opened(place)
  }

  #comeNearer(event: MouseEvent): void {
    const { ground, pieces } = this.#pointed(event, REACH.tap)
    const place = pieces ?? ground
    if (place !== null) this.scene.camera.bring([this.scene.roomOf(place)])
  }

  #rest(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return
    if (!this.element().contains(event.target as Node)) return this.#leave()
    const place = placeMeant(this.#pointed(event, REACH.mouse), this.scene.stage.targets)
    if (place === this.over) return
    this.#leave()
    this.over = place
    this.at = this.#at(event)
    if (place !== null) this.#hover = setTimeout(() => (this.rested = place), HOVER)
  }

  #leave(): void {
    clearTimeout(this.#hover)
    this.over = null
    this.rested = null
  }

  #meant(event: MouseEvent): string | null {
    return placeMeant(this.#pointed(event, REACH.mouse), this.scene.stage.targets)
  }

  #pointed(event: MouseEvent, reach: number): Pointed {
    const { scene } = this
    const [x, y] = this.#at(event)
    const ground = scene.files.geometry.placeAt(scene.camera.toBoard(x, y))
    return pointedAt(scene.groups, (group) => scene.boxOf(group), ground, [x, y], reach)
  }

  #at(event: MouseEvent): Point {
    const { left, top } = this.element().getBoundingClientRect()
    return [event.clientX - left, event.clientY - top]
  }
}

function touchOf(area: string, event: MouseEvent, long: boolean): Touch {
  return { area, shift: event.shiftKey, long, x: event.clientX, y: event.clientY }
}

/** The board by keys: one place at a time has the focus, and the map follows it. */
import type { Point } from '$/board/map/geometry'
import { isDirection, nextPlace, type Direction } from './arrow-keys'
import type { Scene } from '$/board/view/scene.svelte'

const PAN = 90

export class Steering {
  /** The place reached with the keys, while the map has the focus. */
  place = $state<string | null>(null)

  constructor(
    readonly scene: Scene,
    readonly opened: (place: string) => void,
  ) {}

  press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = this.#actionOf(event)
    if (!act) return
    event.preventDefault()
    act()
  }

  #actionOf(event: KeyboardEvent): (() => void) | null {
    const { camera } = this.scene
    const { key, shiftKey } = event
    if (isDirection(key)) return shiftKey ? () => this.#pan(key) : () => this.#step(key)
    if (key === '+' || key === '=') return () => camera.nearer()
    if (key === '-') return () => camera.farther()
    if (key === '0') return () => camera.showAll(this.scene.whole())
    if (this.place === null) return null
    if (key === 'Enter' || key === ' ') return () => this.#touch(shiftKey, false)
    if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return () => this.#touch(false, true)
    return null
  }

  #pan(key: Direction): void {
    const across = key === 'ArrowLeft' ? PAN : key === 'ArrowRight' ? -PAN : 0
    const down = key === 'ArrowUp' ? PAN : key === 'ArrowDown' ? -PAN : 0
    this.scene.camera.pan(across, down)
  }

  #step(direction: Direction): void {
    const stops = new Map(this.scene.stops.map((place) => [place, this.scene.spot(place)]))
    const here = this.place === null ? null : this.scene.spot(this.place)
    const next = here ? nextPlace(stops, here, direction) : this.#first(stops)
    if (next === null) return
    this.place = next
    this.scene.camera.bring([this.scene.roomOf(next)])
  }

  /** The stop nearest to the middle of the view. */
  #first(stops: ReadonlyMap<string, Point>): string | null {
    const middle = this.scene.camera.middle()
    const away = ([x, y]: Point): number => Math.hypot(x - middle[0], y - middle[1])
    const sorted = [...stops].sort(([, one], [, other]) => away(one) - away(other))
    return sorted[0]?.[0] ?? null
  }

  #touch(shift: boolean, long: boolean): void {
    const { stage, camera } = this.scene
    const area = this.place!
    if (!stage.touch || (long && this.scene.offers(area))) return this.opened(area)
    const [x, y] = camera.toWindow(this.scene.spot(area))
    stage.touch({ area, shift, long, x, y })
  }
}

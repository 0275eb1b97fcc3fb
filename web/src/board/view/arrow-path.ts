/** The path of an arrow on the screen, in pixels: slightly curved, and ending before the pieces. */
import type { Point } from '$/board/map/geometry'

export interface Drawn {
  line: string
  head: string
  /** Where its number can stand on it, the middle first. */
  spots: readonly Point[]
}

/** A piece of a curve: where it begins, what bends it, where it ends. */
type Bent = readonly [Point, Point, Point]

/** Space left free at both ends for the pieces. */
const START = 22
const END = 24
const BEND = 0.16
const HEAD = 10
const SPREAD = 0.5
/** The parts of a piece of a curve at which a number can stand. */
const ALONG = [0.25, 0.375, 0.5, 0.625, 0.75]

export function drawnArrow(points: readonly Point[]): Drawn {
  return points.length === 2 ? arched(points[0]!, points[1]!) : along(points)
}

function arched(from: Point, to: Point): Drawn {
  const [start, end] = shortened(from, to)
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
  // To the left of the way, so that there and back are two arrows.
  const control: Point = [(start[0] + end[0]) / 2 + dy * BEND, (start[1] + end[1]) / 2 - dx * BEND]
  return curved([[start, control, end]])
}

/** Through all points, rounded at those in between. */
function along(points: readonly Point[]): Drawn {
  const inner = points.slice(1, -1)
  const [start] = shortened(points[0]!, points[1]!)
  const [, end] = shortened(points.at(-2)!, points.at(-1)!)
  let from = start
  return curved(
    inner.map((point, place): Bent => {
      const next = inner[place + 1]
      const target = next ? between(point, next) : end
      const piece: Bent = [from, point, target]
      from = target
      return piece
    }),
  )
}

function curved(pieces: readonly Bent[]): Drawn {
  const [start] = pieces[0]!
  const [, control, end] = pieces.at(-1)!
  const line = pieces.map(([, bend, to]) => `Q${text(bend)} ${text(to)}`).join('')
  return { line: `M${text(start)}${line}`, head: headOf(control, end), spots: spotsOn(pieces) }
}

function spotsOn(pieces: readonly Bent[]): Point[] {
  const middle = pieces.length / 2
  return pieces
    .flatMap((piece, place) => ALONG.map((part) => ({ far: place + part - middle, piece, part })))
    .sort((one, other) => Math.abs(one.far) - Math.abs(other.far))
    .map(({ piece, part }) => onCurve(piece, part))
}

function onCurve([start, control, end]: Bent, part: number): Point {
  const rest = 1 - part
  const at = (axis: 0 | 1): number =>
    rest * rest * start[axis] + 2 * rest * part * control[axis] + part * part * end[axis]
  return [at(0), at(1)]
}

function shortened(from: Point, to: Point): [Point, Point] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [before, after] = [Math.min(START, length * 0.3), Math.min(END, length * 0.3)]
  return [
    [from[0] + (dx * before) / length, from[1] + (dy * before) / length],
    [to[0] - (dx * after) / length, to[1] - (dy * after) / length],
  ]
}

function headOf(from: Point, tip: Point): string {
  const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0])
  const [one, other] = [angle + Math.PI - SPREAD, angle + Math.PI + SPREAD].map((side): Point => [
    tip[0] + HEAD * Math.cos(side),
    tip[1] + HEAD * Math.sin(side),
  ])
  return `M${text(one!)}L${text(tip)}L${text(other!)}`
}

function between(one: Point, other: Point): Point {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
}

function text([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

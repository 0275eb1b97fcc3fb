/**
 * Names as they are drawn at a scale: none too small to read, none larger than a piece.
 *
 * A name that would be too small is drawn larger where there is room, those that matter most first,
 * and left out where there is none. Its signs (limit, city site) keep their places beside it.
 */
import { aroundAll, overlap } from '$/board/input/screen-boxes'
import type { Box, Point } from './geometry'
import type { Label } from './labels'

/** The sizes of names, in pixels. */
const SMALLEST = 12
const LARGEST = 22
/** A name is not drawn larger than by this: it would no longer be clear what it names. */
const GROWS = 2.2
/** How far a name may move to find room, by its own size. */
const MOVES: readonly Point[] = [
  [0, 0],
  [0, -0.4],
  [0, 0.4],
  [-0.3, 0],
  [0.3, 0],
]
/** The height of capital letters and the depth of others, by the size of a name. */
const [ABOVE, BELOW] = [0.72, 0.22]

export interface Name {
  place: string
  label: Label
  /** Whether it may grow; otherwise it is left out where it would be too small. */
  grows: boolean
}

/** A label moved and resized; `size` 0: the name is left out. */
export type Fitted = Pick<Label, 'size' | 'angle' | 'lines' | 'badge' | 'badges'>

/** How names are drawn, by place; `taken` is where pieces are; the most important come first. */
export function readableNames(
  names: readonly Name[],
  pixels: number,
  taken: readonly Box[],
): ReadonlyMap<string, Fitted> {
  const found = new Map<string, Fitted>()
  const boxes: Box[] = []
  const small: Name[] = []
  for (const name of names) {
    const { label } = name
    const height = label.size * pixels
    if (height < SMALLEST) small.push(name)
    else {
      found.set(name.place, resized(label, Math.min(LARGEST / height, 1), [0, 0]))
      boxes.push(...boxesOf(label))
    }
  }
  for (const { place, label, grows } of small) {
    const factor = SMALLEST / (label.size * pixels)
    const room = grows && factor <= GROWS ? roomFor(label, factor, boxes, taken) : null
    found.set(place, room ?? { ...label, size: 0 })
    boxes.push(...boxesOf(room ?? { ...label, lines: [] }))
  }
  return found
}

function roomFor(
  label: Label,
  factor: number,
  names: readonly Box[],
  taken: readonly Box[],
): Fitted | null {
  const { left, right, top, bottom } = aroundAll(boxesOf(label))
  const tried = MOVES.map(([across, down]) =>
    resized(label, factor, [across * (right - left), down * (bottom - top)]),
  )
  const around = aroundAll(tried.flatMap(boxesOf))
  const near = [...names, ...taken].filter((box) => overlap(box, around))
  const isFree = (fitted: Fitted): boolean =>
    !boxesOf(fitted).some((mine) => near.some((box) => overlap(mine, box)))
  return tried.find(isFree) ?? null
}

/** A label in another size around its own middle. */
function resized(label: Label, factor: number, [dx, dy]: Point): Fitted {
  if (factor === 1 && !dx && !dy) return label
  const block = aroundAll(boxesOf(label))
  const [x, y] = [(block.left + block.right) / 2, (block.top + block.bottom) / 2]
  const moved = (px: number, py: number): Point => [
    x + (px - x) * factor + dx,
    y + (py - y) * factor + dy,
  ]
  return {
    size: label.size * factor,
    angle: label.angle,
    lines: label.lines.map(([text, px, py, width]) => [text, ...moved(px, py), width * factor]),
    badge: label.badge * factor,
    badges: label.badges.map(([kind, px, py]) => [kind, ...moved(px, py)]),
  }
}

/** A box for every line and every badge. */
export function boxesOf({ lines, size, angle, badges, badge }: Fitted): Box[] {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const written = lines.map(([, x, y, width]): Box => {
    const tall = size * (ABOVE + BELOW)
    const [across, down] = [
      (Math.abs(cos) * width + Math.abs(sin) * tall) / 2,
      (Math.abs(sin) * width + Math.abs(cos) * tall) / 2,
    ]
    const middle = y - ((ABOVE - BELOW) / 2) * size
    return { left: x - across, right: x + across, top: middle - down, bottom: middle + down }
  })
  const signs = badges.map(([, x, y]): Box => {
    const half = badge / 2
    return { left: x - half, right: x + half, top: y - half, bottom: y + half }
  })
  return [...written, ...signs]
}

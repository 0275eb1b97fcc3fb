/**
 * Arranges the pieces of a place in one of its spots: in rows, and slightly smaller if necessary.
 * Lengths are pixels; a piece is drawn from its upper left corner.
 */
import type { Point } from './geometry'
import type { Spot } from './labels'
import { discSize, type Level } from '$/board/view/levels'
import type { Party, Piece } from './pieces'
import shapes from '$package/data/shapes.json'

export type Shape = 'city' | 'tokens' | 'ship' | 'disc' | 'tower' | 'more' | 'clash'

/** Something to be drawn: one piece, the parties of a clash, or "and two more". */
export interface Item {
  shape: Shape
  /** The owner; for "more", the owner of the most. */
  party: Party
  count: number
  width: number
  height: number
  /** The stacks of a clash. */
  stacks: readonly Piece[]
}

export interface Placed extends Item {
  x: number
  y: number
}

/** The pieces of a place around a point of the board. */
export interface Group {
  place: string
  at: Point
  /** Where a line from it ends on land. */
  ashore: Point | null
  scale: number
  items: readonly Placed[]
  width: number
  height: number
}

const { sizes, water_worth: water } = shapes
export const PLATE = { width: sizes.plate_width, height: sizes.plate_height }
export const DIGIT = sizes.digit
const SQUARE = sizes.square
const GAP = sizes.gap
const TOWER = 17
const SHIP_DISC = 16
/** A group is never drawn smaller than this: it is moved off the land instead. */
const LEAST = 0.78

/** What is drawn of the pieces of a place. */
export function itemsOf(pieces: readonly Piece[], level: Level, clash: boolean): Item[] {
  if (level.name !== 'plates') return discsOf(pieces)
  const stacks = pieces.filter((piece) => piece.kind === 'tokens')
  const others = pieces.filter((piece) => piece.kind !== 'tokens').map(plateOf)
  const cities = others.filter((item) => item.shape === 'city')
  const ships = others.filter((item) => item.shape === 'ship')
  if (clash && stacks.length > 1) return [...cities, clashOf(stacks), ...ships]
  return [...cities, ...shortened(stacks, level.parties), ...ships]
}

function shortened(stacks: readonly Piece[], parties: number): Item[] {
  if (stacks.length <= parties) return stacks.map(plateOf)
  const largest = stacks.toSorted((one, other) => other.count - one.count)[0]!
  const width = 26
  const more = { ...plateOf(largest), shape: 'more' as const, count: stacks.length - 1, width }
  return [plateOf(largest), more]
}

function plateOf(piece: Piece): Item {
  const { kind, party, count } = piece
  const digits = String(count).length
  const stacks: readonly Piece[] = []
  if (kind === 'tokens') {
    const width = PLATE.width + (digits - 1) * DIGIT
    return { shape: 'tokens', party, count, width, height: PLATE.height, stacks }
  }
  const width = SQUARE + (count > 1 ? digits * sizes.ship_digit + 1 : 0)
  return { shape: kind, party, count, width, height: SQUARE, stacks }
}

/** Two parties face each other; more stand in a column. */
function clashOf(stacks: readonly Piece[]): Item {
  const { party, count } = stacks[0]!
  const widest = Math.max(...stacks.map((piece) => String(piece.count).length))
  const side = PLATE.width + (widest - 1) * DIGIT
  const size =
    stacks.length === 2
      ? { width: 2 * side + 22, height: 30 }
      : { width: side + 26, height: stacks.length * PLATE.height + 6 }
  return { shape: 'clash', party, count, ...size, stacks }
}

function discsOf(pieces: readonly Piece[]): Item[] {
  const ashore = pieces.filter((piece) => piece.kind !== 'ship')
  return (ashore.length ? ashore : pieces).map(({ kind, party, count }) => {
    const size = kind === 'city' ? TOWER : kind === 'ship' ? SHIP_DISC : discSize(count)
    const shape = kind === 'city' ? 'tower' : kind === 'ship' ? 'ship' : 'disc'
    return { shape, party, count, width: size, height: size, stacks: [] }
  })
}

/** Put items into the best spot of their place, at a scale in pixels per tenth of a unit. */
export function arrange(
  place: string,
  items: readonly Item[],
  spots: readonly Spot[],
  pixels: number,
  scale: number,
): Group {
  const found = spots.map((spot) => filled(place, items, spot, pixels, scale))
  // Of equally good ones the first is taken, which is nearest to the name.
  const best = found.reduce((one, other) =>
    worth(other, scale) > worth(one, scale) + 0.005 ? other : one,
  )
  return { ...best, scale: Math.max(best.scale, LEAST * scale) }
}

/** Items in one row around a point, with nothing to avoid. */
export function inRow(place: string, items: readonly Item[], at: Point, scale: number): Group {
  const rows = [{ start: 0, end: items.length }]
  return { place, at, ashore: null, scale, ...laid(items, rows, 1) }
}

function worth(group: Group, scale: number): number {
  const size = Math.min(group.scale / scale, 1)
  if (!group.ashore) return size
  const line = Math.hypot(group.at[0] - group.ashore[0], group.at[1] - group.ashore[1])
  return size * (water.near - line / water.far)
}

function filled(
  place: string,
  items: readonly Item[],
  spot: Spot,
  pixels: number,
  most: number,
): Group {
  let best: Group | null = null
  for (let count = 1; count <= Math.max(items.length, 1); count++) {
    const layout = laid(items, rowsOf(items, count), GAP)
    const scale = Math.min(
      most,
      (spot.width * pixels) / Math.max(layout.width, 1),
      (spot.height * pixels) / Math.max(layout.height, 1),
    )
    if (!best || scale > best.scale)
      best = { place, at: [spot.x, spot.y], ashore: spot.ashore, scale, ...layout }
  }
  return best!
}

interface Row {
  start: number
  end: number
}

function laid(
  items: readonly Item[],
  rows: readonly Row[],
  gap: number,
): { items: Placed[]; width: number; height: number } {
  const lines = rows.map(({ start, end }) => items.slice(start, end))
  const widths = lines.map((line) => widthOf(line, gap))
  const heights = lines.map((line) => Math.max(0, ...line.map((item) => item.height)))
  const height = heights.reduce((sum, each) => sum + each + gap, -gap)
  const placed: Placed[] = []
  let top = -height / 2
  lines.forEach((line, row) => {
    let x = -widths[row]! / 2
    for (const item of line) {
      placed.push({ ...item, x, y: top + (heights[row]! - item.height) / 2 })
      x += item.width + gap
    }
    top += heights[row]! + gap
  })
  return { items: placed, width: Math.max(0, ...widths), height: Math.max(0, height) }
}

function widthOf(items: readonly Item[], gap: number): number {
  return items.reduce((sum, item) => sum + item.width + gap, items.length ? -gap : 0)
}

/** Break items into at most a number of rows, with the widest as narrow as possible. */
export function rowsOf(items: readonly { width: number }[], most: number): Row[] {
  const widths = items.map((item) => item.width)
  const limits = new Set<number>()
  for (let start = 0; start < widths.length; start++) {
    let sum = -GAP
    for (const width of widths.slice(start)) limits.add((sum += width + GAP))
  }
  for (const limit of [...limits].sort((one, other) => one - other)) {
    const rows = broken(widths, limit)
    if (rows && rows.length <= most) return rows
  }
  return [{ start: 0, end: items.length }]
}

function broken(widths: readonly number[], limit: number): Row[] | null {
  const rows: Row[] = []
  let start = 0
  let sum = -GAP
  for (const [place, width] of widths.entries()) {
    if (width > limit) return null
    if (sum + GAP + width > limit) {
      rows.push({ start, end: place })
      start = place
      sum = -GAP
    }
    sum += GAP + width
  }
  return [...rows, { start, end: widths.length }]
}

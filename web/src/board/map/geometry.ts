/**
 * The shape of the board: lines, the faces between them, and links over borders too short to see.
 *
 * Coordinates are tenths of a board unit, as in `board.topojson`, where every line stands once. The
 * twin of `ecumene.data.geometry`.
 */
import type { Topology } from 'topojson-specification'

export type Point = readonly [number, number]
export type Line = readonly Point[]
export type Kind = 'land' | 'water'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The land or the water of a place: polygons, each an outer ring followed by its holes. */
export interface Face {
  place: string
  kind: Kind
  polygons: readonly (readonly Line[])[]
  box: Box
  path: string
}

/** A line between two junctions, and the one or two faces along it. */
export interface Arc {
  faces: readonly Face[]
  path: string
}

export interface Connector {
  kind: Kind
  line: Line
  path: string
}

interface FaceProperties {
  area: string
  kind: Kind
}

/** The whole board. */
export class Geometry {
  readonly land: readonly Face[]
  readonly water: readonly Face[]
  readonly #faces = new Map<string, Face[]>()

  constructor(
    readonly width: number,
    readonly height: number,
    faces: readonly Face[],
    readonly arcs: readonly Arc[],
    readonly connectors: readonly Connector[],
  ) {
    this.land = faces.filter((face) => face.kind === 'land')
    this.water = faces.filter((face) => face.kind === 'water')
    for (const face of faces)
      this.#faces.set(face.place, [...(this.#faces.get(face.place) ?? []), face])
  }

  /** The faces of a place: its land, its water, or both. */
  facesOf(place: string): readonly Face[] {
    return this.#faces.get(place) ?? []
  }

  /** The land of an area; an open sea has only water. */
  groundOf(place: string): readonly Face[] {
    const faces = this.facesOf(place)
    const land = faces.filter((face) => face.kind === 'land')
    return land.length ? land : faces
  }

  /** The place at a point; land and its coastal water belong to the same place. */
  placeAt(point: Point): string | null {
    const found = [...this.land, ...this.water].find((face) => contains(face, point))
    return found?.place ?? null
  }

  /** A box around places. */
  boxOf(places: Iterable<string>): Box | null {
    return around([...places].flatMap((place) => this.groundOf(place).map((face) => face.box)))
  }
}

/** Decode a TopoJSON board as the package has it. */
export function decode(topology: Topology): Geometry {
  const lines = topology.arcs.map(absolute)
  const beside = new Map<number, Face[]>()
  const faces = collection(topology, 'faces').map((shape) => {
    if (shape.type !== 'Polygon' && shape.type !== 'MultiPolygon')
      throw new Error(`a ${shape.type}`)
    const { area, kind } = shape.properties as unknown as FaceProperties
    const refs = shape.type === 'Polygon' ? [shape.arcs] : shape.arcs
    const polygons = refs.map((polygon) => polygon.map((ring) => ringOf(lines, ring)))
    const path = polygons.flat().map(closed).join('')
    const face: Face = { place: area, kind, polygons, path, box: boxAround(polygons.flat(2)) }
    for (const ref of refs.flat(2)) {
      const arc = ref < 0 ? ~ref : ref
      beside.set(arc, [...(beside.get(arc) ?? []), face])
    }
    return face
  })
  const connectors = collection(topology, 'connectors').map((shape) => {
    if (shape.type !== 'LineString') throw new Error(`a ${shape.type}`)
    const line = lines[shape.arcs[0]!]!
    const { kind } = shape.properties as unknown as FaceProperties
    return { kind, line, path: open(line) }
  })
  const arcs = [...beside].map(([number, sides]) => ({ faces: sides, path: open(lines[number]!) }))
  const scale = 'transform' in topology ? topology.transform!.scale[0] : 1
  const [, , right, bottom] = topology.bbox!
  return new Geometry(right! / scale, bottom! / scale, faces, arcs, connectors)
}

function collection(topology: Topology, name: string) {
  const found = topology.objects[name]
  if (found?.type !== 'GeometryCollection') throw new Error(`no ${name} in the board`)
  return found.geometries
}

function absolute(steps: number[][]): Line {
  let [x, y] = [0, 0]
  return steps.map(([dx, dy]): Point => [(x += dx!), (y += dy!)])
}

function ringOf(lines: readonly Line[], refs: readonly number[]): Line {
  return refs.flatMap((ref) => {
    const line = ref >= 0 ? lines[ref]! : lines[~ref]!.toReversed()
    return line.slice(0, -1)
  })
}

function open(line: Line): string {
  return `M${line.map((point) => point.join(' ')).join('L')}`
}

function closed(ring: Line): string {
  return `${open(ring)}z`
}

function boxAround(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  }
}

function contains(face: Face, [x, y]: Point): boolean {
  const { left, right, top, bottom } = face.box
  if (x < left || x > right || y < top || y > bottom) return false
  // Holes count like outer rings: a point in a hole is crossed twice, and so outside.
  let inside = false
  for (const ring of face.polygons.flat()) if (crosses(ring, x, y)) inside = !inside
  return inside
}

function crosses(ring: Line, x: number, y: number): boolean {
  let odd = false
  let [lastX, lastY] = ring.at(-1)!
  for (const [nextX, nextY] of ring) {
    if (nextY > y !== lastY > y && x < ((lastX - nextX) * (y - nextY)) / (lastY - nextY) + nextX)
      odd = !odd
    ;[lastX, lastY] = [nextX, nextY]
  }
  return odd
}

/** The point of an area's ground with the most room around it, best for a single disc. */
export function middleOf(geometry: Geometry, place: string): Point {
  const polygons = geometry.groundOf(place).flatMap((face) => face.polygons)
  const widest = polygons.toSorted((one, other) => size(other[0]!) - size(one[0]!))[0]!
  return deepest(widest)
}

function size(ring: Line): number {
  const box = boxAround(ring)
  return (box.right - box.left) * (box.bottom - box.top)
}

const STEPS = 8

/** A coarse search over a grid, then a finer one around the result. */
function deepest(rings: readonly Line[]): Point {
  let box = boxAround(rings[0]!)
  let best: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  let room = -Infinity
  for (let round = 0; round < 3; round++) {
    const [dx, dy] = [(box.right - box.left) / STEPS, (box.bottom - box.top) / STEPS]
    for (let column = 0.5; column < STEPS; column++) {
      for (let row = 0.5; row < STEPS; row++) {
        const point: Point = [box.left + column * dx, box.top + row * dy]
        const found = roomAt(rings, point, room)
        if (found > room) [best, room] = [point, found]
      }
    }
    const [x, y] = best
    box = { left: x - dx, right: x + dx, top: y - dy, bottom: y + dy }
  }
  return best
}

/**
 * The square of the distance to the nearest side; smaller ones are useless and not computed
 * exactly.
 */
function roomAt(rings: readonly Line[], [x, y]: Point, least: number): number {
  let room = Infinity
  for (const ring of rings) {
    room = Math.min(room, roomBeside(ring, x, y, least))
    if (room <= least) return room
  }
  const inside = rings.filter((ring) => crosses(ring, x, y)).length % 2 === 1
  return inside ? room : -Infinity
}

function roomBeside(ring: Line, x: number, y: number, least: number): number {
  let nearest = Infinity
  let [lastX, lastY] = ring.at(-1)!
  for (const [nextX, nextY] of ring) {
    const [dx, dy] = [nextX - lastX, nextY - lastY]
    const along = ((x - lastX) * dx + (y - lastY) * dy) / (dx * dx + dy * dy || 1)
    const part = Math.min(Math.max(along, 0), 1)
    nearest = Math.min(nearest, (lastX + part * dx - x) ** 2 + (lastY + part * dy - y) ** 2)
    if (nearest <= least) return nearest
    ;[lastX, lastY] = [nextX, nextY]
  }
  return nearest
}

/** What the board shows of a game: the areas in play, the pieces, and how they are drawn. */
import type { View } from '$/api/types'
import { areas, areasOfRegions, seas } from '$/facts/facts'
import { theme } from '$/theme.svelte'
import { words } from '$/words/language.svelte'
import { arrange, inRow, itemsOf, type Group } from '$/board/map/arrange'
import type { Camera } from '$/board/input/camera.svelte'
import { dark, light } from '$/board/map/board-colours'
import { drawingOf } from '$/board/map/map-parts'
import type { BoardFiles } from '$/board/map/board-files'
import { middleOf, type Box, type Point } from '$/board/map/geometry'
import { AWAY, levelAt, WALL } from './levels'
import { liking } from './preferences.svelte'
import { paintOf, type Paint } from '$/board/map/parties'
import type { Recent } from '$/board/map/recent'
import { holdersOf, realmsOf } from '$/board/map/realms'
import { boxesOf, readableNames, type Fitted } from '$/board/map/readable-names'
import type { Badge, Stage } from '$/board/input/stage.svelte'
import {
  placesOf,
  standingOf,
  type Party,
  type Piece,
  type PieceKind,
  type Standing,
} from '$/board/map/pieces'

const NOTHING: Recent = { arrows: [], changes: new Map() }
/** The room that a pointer takes, in pixels. */
const POINTER = 16
/** The room of the ring around pieces that are chosen, in pixels. */
export const RING = 5
/** The room for pieces and name around the middle of either, in tenths of a board unit. */
const AROUND = 90

export class Scene {
  readonly #middles = new Map<string, Point>()
  readonly #arranged = new Map<string, { looks: string; group: Group }>()

  constructor(
    readonly files: BoardFiles,
    readonly camera: Camera,
    readonly stage: Stage,
    readonly view: () => View,
    readonly wall: () => boolean,
    /** What others have done since the reader's last answer. */
    readonly recent: () => Recent = () => NOTHING,
  ) {}

  // As text, so that the map is redrawn only when the regions change.
  #regions = $derived.by(() => this.view().regions.join(' '))
  inPlay = $derived(areasOfRegions(this.#regions.split(' ')))
  drawing = $derived.by(() => drawingOf(this.files.geometry, this.inPlay))
  colours = $derived(theme.dark ? dark : light)
  /** Pieces grow with the letters of the page. */
  size = $derived.by(() => {
    void this.camera.rests
    return letterSize() * (this.wall() ? WALL : 1)
  })
  level = $derived.by(() => {
    const away = this.wall() ? AWAY * this.size : 1
    return levelAt(this.camera.pixels / away, this.size)
  })
  standing: Standing = $derived.by(() => standingOf(this.view()))
  groups = $derived.by(() => this.#groups())
  /** Who holds which land, where that is all that can be seen. */
  held: ReadonlyMap<string, Party> = $derived.by(() =>
    this.level.name === 'realms' && this.stage.shows.pieces ? holdersOf(this.standing) : new Map(),
  )
  byPlace: ReadonlyMap<string, Group> = $derived(
    new Map(this.groups.map((group) => [group.place, group])),
  )

  /** What there is to say about a place: what would come of it, and what has changed. */
  badgesOf(place: string): readonly Badge[] {
    return [...(this.stage.badges.get(place) ?? []), ...(this.recent().changes.get(place) ?? [])]
  }

  /** The names as they are drawn between the pieces, one's own places and city sites first. */
  names: ReadonlyMap<string, Fitted> = $derived.by(() => {
    const { labels } = this.files
    const { pixels } = this.camera
    const inPlay = (place: string): boolean => this.inPlay.has(place)
    const names = [...this.#listed.split(' ').filter(Boolean), ...seas.keys()].map((place) => ({
      place,
      label: labels.of(place, words.language),
      grows: seas.has(place) || inPlay(place),
    }))
    return readableNames(names, this.wall() ? pixels / this.size : pixels, this.#pieces)
  })

  // As text, so that names are placed anew only when their order or the room for them changes.
  #listed = $derived.by(() =>
    this.level.names ? [...areas.keys()].sort(this.#rank()).join(' ') : '',
  )
  #rooms = $derived.by(() => {
    const { pixels } = this.camera
    return JSON.stringify(
      this.groups.map(({ at: [x, y], width, height, scale }): Box => {
        const dx = (width * scale) / pixels / 2 + RING / pixels
        const dy = (height * scale) / pixels / 2 + RING / pixels
        return { left: x - dx, right: x + dx, top: y - dy, bottom: y + dy }
      }),
    )
  })
  /** Where pieces stand, with the room for a ring, in units of the board. */
  #pieces = $derived(JSON.parse(this.#rooms) as readonly Box[])

  /** Where pieces and names are, which other things should not cover, in pixels of the board. */
  taken: readonly Box[] = $derived.by(() => {
    const { pixels } = this.camera
    const names = [...this.names.values()].flatMap(boxesOf)
    return [...this.#pieces, ...names].map(({ left, right, top, bottom }) => ({
      left: left * pixels,
      right: right * pixels,
      top: top * pixels,
      bottom: bottom * pixels,
    }))
  })

  /** Which of two areas it matters more to name. */
  #rank(): (one: string, other: string) => number {
    const { seat } = this.view()
    const worth = (place: string): number => {
      const pieces = this.standing.get(place) ?? []
      if (pieces.some((piece) => piece.party === seat)) return 3
      return (pieces.length ? 1 : 0) + (areas.get(place)!.site ? 1 : 0)
    }
    const worths = new Map([...areas.keys()].map((place) => [place, worth(place)]))
    return (one, other) => worths.get(other)! - worths.get(one)!
  }

  /** The places that can be touched now: targets, or pieces to pick up. */
  asked: ReadonlySet<string> = $derived.by(() => {
    const { targets, drag } = this.stage
    return targets.size ? targets : (drag?.from ?? targets)
  })
  /** The places the keys can reach: those asked for, or those with pieces. */
  stops: readonly string[] = $derived.by(() => [
    ...(this.asked.size ? this.asked : this.standing.keys()),
  ])

  /** Whether a touch of a place chooses it, or picks up what is there. */
  offers(place: string): boolean {
    return this.stage.targets.has(place) || (this.stage.drag?.from.has(place) ?? false)
  }

  paint = (party: Party, kind: PieceKind): Paint =>
    paintOf(this.view(), party, kind, liking.contrast)

  #groups(): Group[] {
    const { level, camera, stage } = this
    if (level.name === 'realms' && stage.shows.pieces)
      return realmsOf(this.standing, (place) => this.middle(place), camera.pixels, level.scale)
    const marked = stage.shows.marks
      ? [...stage.badges.keys(), ...this.recent().changes.keys()]
      : []
    const places = new Set([...(this.stage.shows.pieces ? this.standing.keys() : []), ...marked])
    return [...places].map((place) => this.#group(place))
  }

  /** A group stays the same object as long as it looks the same, so it is not redrawn. */
  #group(place: string): Group {
    const pieces = this.stage.shows.pieces ? (this.standing.get(place) ?? []) : []
    const clash = this.#isClash(place)
    const looks = JSON.stringify([this.camera.pixels, this.size, words.language, clash, pieces])
    const known = this.#arranged.get(place)
    if (known?.looks === looks) return known.group
    const group = this.#arrange(place, pieces, clash)
    this.#arranged.set(place, { looks, group })
    return group
  }

  #arrange(place: string, pieces: readonly Piece[], clash: boolean): Group {
    const { level, camera } = this
    const items = itemsOf(pieces, level, clash)
    if (level.name !== 'plates') return inRow(place, items, this.middle(place), level.scale)
    const { spots } = this.files.labels.of(place, words.language)
    return arrange(place, items, spots, camera.pixels, level.scale)
  }

  /** Whether there is a conflict, or would be. */
  #isClash(place: string): boolean {
    const told = this.stage.badges.get(place)?.some((badge) => badge.icon === 'swords') ?? false
    const conflicts: readonly string[] = this.view().board.conflicts
    return told || conflicts.includes(place)
  }

  /** Where the pieces of a place stand, or would. */
  spot(place: string): Point {
    const group = this.byPlace.get(place)
    if (group) return group.at
    if (this.level.name !== 'plates') return this.middle(place)
    const spot = this.files.labels.of(place, words.language).spots[0]!
    return [spot.x, spot.y]
  }

  middle(place: string): Point {
    let found = this.#middles.get(place)
    if (!found) this.#middles.set(place, (found = middleOf(this.files.geometry, place)))
    return found
  }

  /** The box of a group on the screen. */
  boxOf(group: Group): Box {
    const [x, y] = this.camera.toScreen(group.at)
    const [dx, dy] = [(group.width * group.scale) / 2, (group.height * group.scale) / 2]
    return { left: x - dx, right: x + dx, top: y - dy, bottom: y + dy }
  }

  /** What a card beside a place must leave free: its pieces, and the pointer. */
  targetOf(place: string, pointer: Point | null): Box {
    void this.camera.rests
    const [x, y] = this.camera.toScreen(this.spot(place))
    const group = this.byPlace.get(place)
    const pieces = group ? this.boxOf(group) : { left: x, right: x, top: y, bottom: y }
    const [px, py] = pointer ?? [x, y]
    return {
      left: Math.min(pieces.left, px - POINTER),
      right: Math.max(pieces.right, px + POINTER),
      top: Math.min(pieces.top, py - POINTER),
      bottom: Math.max(pieces.bottom, py + POINTER),
    }
  }

  /** What of a place has to be seen to read it: its name, and where its pieces stand. */
  roomOf(place: string): Box {
    const [x, y] = this.spot(place)
    const { lines } = this.files.labels.of(place, words.language)
    const [across, down] = [lines.map((line) => line[1]), lines.map((line) => line[2])]
    return {
      left: Math.min(x, ...across) - AROUND,
      right: Math.max(x, ...across) + AROUND,
      top: Math.min(y, ...down) - AROUND,
      bottom: Math.max(y, ...down) + AROUND,
    }
  }

  /** What to show first: the reader's pieces, else their region; nothing for who has neither. */
  home(): string[] {
    const { seat, players } = this.view()
    const civ = seat === null ? null : players[seat]?.civilization
    const own = seat === null ? [] : placesOf(this.standing, seat)
    return own.length || !civ ? own : [...areasOfRegions([civ])]
  }

  whole(): Box {
    return this.files.geometry.boxOf(this.inPlay)!
  }
}

/** The factor of the text size, on a large screen or by the reader's setting. */
function letterSize(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
}

/**
 * The board from far away, where the pieces of a place would lie on those of the next: who holds
 * which land, and one disc for each group of neighbouring places.
 */
import type { Group } from './arrange'
import type { Point } from './geometry'
import type { Party, Piece, Standing } from './pieces'

/** What a city counts beside tokens. */
const CITY = 6
/** Places of a party nearer than this to its largest are one realm, in pixels. */
const REACH = 34
/** The smallest and the largest disc, and for how many tokens. */
const [SMALL, LARGE, MANY] = [15, 24, 40]
/** How much of two discs may lie on each other, by their diameters. */
const APART = 0.92
/** Where else a disc can stand, by its own size. */
const ASIDE: readonly Point[] = [
  [0, 0],
  [0.5, 0],
  [-0.5, 0],
  [0, 0.5],
  [0, -0.5],
  [0.7, 0.7],
  [-0.7, 0.7],
  [0.7, -0.7],
  [-0.7, -0.7],
]

interface Realm {
  party: Party
  place: string
  worth: number
  at: Point
}

/** Who has the most in each place. */
export function holdersOf(standing: Standing): ReadonlyMap<string, Party> {
  const found = new Map<string, Party>()
  for (const [place, pieces] of standing) {
    const worths = worthsOf(pieces)
    const most = [...worths].reduce((one, other) => (other[1] > one[1] ? other : one), [null, 0])
    if (most[0] !== null) found.set(place, most[0])
  }
  return found
}

function worthsOf(pieces: readonly Piece[]): ReadonlyMap<Party | null, number> {
  const found = new Map<Party | null, number>()
  for (const { kind, party, count } of pieces) {
    const worth = kind === 'city' ? CITY : kind === 'tokens' ? count : 0
    found.set(party, (found.get(party) ?? 0) + worth)
  }
  return found
}

/** A disc for every realm; a smaller one that finds no room is left out, unless it is the only one. */
export function realmsOf(
  standing: Standing,
  middle: (place: string) => Point,
  pixels: number,
  scale: number,
): Group[] {
  const shown: { group: Group; party: Party }[] = []
  for (const realm of gathered(standing, middle, pixels)) {
    const size = SMALL + (LARGE - SMALL) * Math.min(realm.worth / MANY, 1)
    const free = ASIDE.map(([dx, dy]): Point => [
      realm.at[0] + (dx * size * scale) / pixels,
      realm.at[1] + (dy * size * scale) / pixels,
    ]).find((at) =>
      shown.every(({ group }) => {
        const away = Math.hypot(at[0] - group.at[0], at[1] - group.at[1]) * pixels
        return away >= ((size + group.width) / 2) * scale * APART
      }),
    )
    if (!free && shown.some(({ party }) => party === realm.party)) continue
    shown.push({ party: realm.party, group: disc(realm, size, free ?? realm.at, scale) })
  }
  return shown.map(({ group }) => group)
}

/** The realms, the largest first. */
function gathered(standing: Standing, middle: (place: string) => Point, pixels: number): Realm[] {
  const places = [...standing].flatMap(([place, pieces]) =>
    [...worthsOf(pieces)].flatMap(([party, worth]) =>
      party !== null && worth ? [{ party, place, worth, at: middle(place) }] : [],
    ),
  )
  const realms: Realm[] = []
  for (const each of places.sort((one, other) => other.worth - one.worth)) {
    const near = realms.find(
      ({ party, at }) =>
        party === each.party && Math.hypot(at[0] - each.at[0], at[1] - each.at[1]) * pixels < REACH,
    )
    if (near) near.worth += each.worth
    else realms.push(each)
  }
  return realms.sort((one, other) => other.worth - one.worth)
}

function disc({ party, place, worth }: Realm, size: number, at: Point, scale: number): Group {
  const item = {
    shape: 'disc' as const,
    party,
    count: worth,
    width: size,
    height: size,
    stacks: [],
    x: -size / 2,
    y: -size / 2,
  }
  return { place, at, ashore: null, scale, items: [item], width: size, height: size }
}

/** What would come of the movement, read from the forecast of the question, by area. */
import type { Badge } from '$/board/stage.svelte'
import type { Argument, Sentence, Series } from '$/api/types'

export interface Side {
  party: number | 'barbarians'
  tokens: number
}

export interface Outlook {
  /** Whom one meets, by area; the own side is left out. */
  fights: ReadonlyMap<string, readonly Side[]>
  cities: ReadonlySet<string>
  /** How many are too many, by area. */
  surplus: ReadonlyMap<string, number>
  /** Where ships would be removed. */
  ships: ReadonlySet<string>
  support: { tokens: number; needed: number } | null
}

export function outlookOf(forecast: readonly Sentence[], seat: number): Outlook {
  const said = new Map(forecast.map((sentence) => [sentence.key, sentence.args]))
  const support = said.get('outlook-support')
  return {
    fights: new Map(
      items(said.get('outlook-conflicts')?.areas).flatMap((fight) => {
        if (typeof fight !== 'object' || fight.type !== 'sentence') return []
        const area = placeOf(fight.args.area)
        return area === null ? [] : [[area, sidesOf(fight.args.sides, seat)] as const]
      }),
    ),
    cities: new Set(items(said.get('outlook-cities')?.areas).flatMap(asPlace)),
    surplus: new Map(
      items(said.get('outlook-surplus')?.areas).flatMap((count) => {
        if (typeof count !== 'object' || count.type !== 'count') return []
        const area = placeOf(count.of)
        return area === null ? [] : [[area, count.number] as const]
      }),
    ),
    ships: new Set(
      items(said.get('outlook-ships')?.ships).flatMap((ship) =>
        typeof ship === 'object' && ship.type === 'sentence' ? asPlace(ship.args.place) : [],
      ),
    ),
    support: support ? { tokens: Number(support.tokens), needed: Number(support.needed) } : null,
  }
}

/** Whom one meets: tokens by party, and the city that is attacked. */
function sidesOf(sides: Argument | undefined, seat: number): Side[] {
  return items(sides).flatMap((side): Side[] => {
    if (typeof side !== 'object') return []
    if (side.type === 'series') return sidesOf(side, seat)
    if (side.type !== 'count' || !('party' in side.of) || side.of.party === seat) return []
    return [{ party: side.of.party, tokens: side.number }]
  })
}

function items(said: Argument | undefined): Series['items'] {
  return typeof said === 'object' && said.type === 'series' ? said.items : []
}

function placeOf(said: Argument | undefined): string | null {
  return typeof said === 'object' && said.type === 'place' ? said.place : null
}

function asPlace(said: Argument | undefined): string[] {
  const place = placeOf(said)
  return place === null ? [] : [place]
}

/** What a mark on the board or beside a move says, in words. */
export interface Wording {
  fight(sides: readonly Side[]): string
  city(): string
  surplus(count: number): string
  ship(): string
}

/** What comes of an area, the gravest first. */
export function badgesOf(outlook: Outlook, area: string, say: Wording): Badge[] {
  const found: Badge[] = []
  const sides = outlook.fights.get(area)
  if (sides) found.push({ tone: 'war', icon: 'swords', title: say.fight(sides) })
  if (outlook.cities.has(area)) found.push({ tone: 'good', icon: 'city', title: say.city() })
  const many = outlook.surplus.get(area)
  if (many) found.push({ tone: 'warn', text: `−${many}`, title: say.surplus(many) })
  if (outlook.ships.has(area)) found.push({ tone: 'warn', icon: 'ship', title: say.ship() })
  return found
}

/** Every area of which there is something to say. */
export function areasOf(outlook: Outlook): Set<string> {
  return new Set([
    ...outlook.fights.keys(),
    ...outlook.cities,
    ...outlook.surplus.keys(),
    ...outlook.ships,
  ])
}

/** What would come of the movement, by area. */
import type { Badge } from '$/board/input/stage.svelte'
import type { Forecast } from '$/api/types'
import { partiesIn, type Party } from '$/board/map/pieces'

export interface Side {
  party: Party
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
  /** Null where no city needs any. */
  support: Forecast['support']
}

export function outlookOf({ outlook }: Forecast, seat: number): Outlook {
  return {
    fights: new Map(outlook?.fights.map(({ area, tokens }) => [area, othersIn(tokens, seat)])),
    cities: new Set(outlook?.sites.map((site) => site.area)),
    surplus: new Map(Object.entries(outlook?.surplus ?? {})),
    ships: new Set(Object.values(outlook?.ships ?? {})),
    support: outlook?.support.needed ? outlook.support : null,
  }
}

function othersIn(tokens: Readonly<Record<string, number>>, seat: number): Side[] {
  return sidesIn(tokens).filter((side) => side.party !== seat)
}

/** Parties with their tokens. */
export function sidesIn(counts: Readonly<Record<string, number>>): Side[] {
  return partiesIn(counts).map(([party, tokens]) => ({ party, tokens }))
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

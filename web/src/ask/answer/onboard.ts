/**
 * A draft on the board: which areas can be touched, what is chosen there, and what a touch does.
 *
 * Everything here can also be done in the lists of the panel.
 */
import type { Action } from '$/api/types'
import type { Badge } from '$/board/input/stage.svelte'
import { areas } from '$/facts/facts'
import type { Draft, WayDraft } from './answer-draft.svelte'
import { Counted, Picked, type Entry } from './entries.svelte'
import { fateOf, fatesOf, lossesOf, setFate } from './losses'
import { placeOf } from './things'

export interface OnBoard {
  targets: ReadonlySet<string>
  chosen: ReadonlySet<string>
  badges: ReadonlyMap<string, readonly Badge[]>
  /** Touch a target; `all`: as many as possible, or none. */
  touch(area: string, all: boolean): void
  /** The answer meant by touching an area that is not a target; null if there is none. */
  meant(area: string): Action | null
}

/** Tokens left out (G11c) are chosen beside the city, not on the board. */
const BESIDES = 'declined'
/** The entries of a way that are about places, and can be touched on the board. */
export function placeEntries(draft: WayDraft): (Picked | Counted)[] {
  return draft.entries.filter(
    (entry): entry is Picked | Counted =>
      (entry instanceof Picked || entry instanceof Counted) &&
      entry.field.name !== BESIDES &&
      placesOf(entry).length > 0,
  )
}

/** Whether it leaves no choice. */
export function isFixed(entry: Entry): boolean {
  return entry instanceof Picked && entry.field.single && entry.field.options.length === 1
}

export function placesOf(entry: Picked | Counted): string[] {
  const options = entry instanceof Picked ? entry.field.options : entry.field.room
  return options.flatMap((option) => placeOf(option.of) ?? [])
}

export function onBoard(draft: Draft, title: (area: string, text: string) => string): OnBoard {
  const about = new Map<string, number>(
    draft.ways.flatMap((each, at) => {
      const place = placeOf(each.way.about)
      return place === null ? [] : [[place, at] as const]
    }),
  )
  const way = draft.way
  const entries = way ? placeEntries(way) : []
  const open = entries.filter((entry) => !isFixed(entry))
  const active = open[way?.touched ?? 0] ?? open[0]
  const within = way?.way.action === 'take-damage' ? entries : active ? [active] : []
  const chosen = new Set<string>()
  const badges = new Map<string, Badge[]>()
  for (const entry of entries) mark(way!, entry, chosen, badges, title)
  return {
    targets: new Set([...about.keys(), ...within.flatMap(placesOf)]),
    chosen,
    badges,
    touch(area, all) {
      const other = about.get(area)
      if (other !== undefined) draft.at = other
      else if (way?.way.action === 'take-damage') touchDamaged(way, area, all)
      else if (active instanceof Picked) active.toggle(area)
      else active?.touch(area, all)
    },
    meant: (area) => meant(draft, active, area),
  }
}

/** Starting areas of civilizations can be touched, and the region of the chosen one is shown. */
export function civilizationsOnBoard(draft: Draft): OnBoard {
  const entry = draft.ways[0]!.entries[0] as Picked
  const starts = new Map<string, string>()
  for (const area of areas.values())
    if ('start' in area && area.start && entry.option(area.start)) starts.set(area.id, area.start)
  const region = [...areas.values()].filter((area) => entry.has(area.region))
  return {
    targets: new Set(starts.keys()),
    chosen: new Set(region.map((area) => area.id)),
    badges: new Map(),
    touch: (area) => entry.toggle(starts.get(area)!),
    meant: () => null,
  }
}

function mark(
  way: WayDraft,
  entry: Picked | Counted,
  chosen: Set<string>,
  badges: Map<string, Badge[]>,
  title: (area: string, text: string) => string,
): void {
  if (entry instanceof Picked) {
    const away = way.way.action === 'take-damage'
    for (const id of entry.ids) {
      const area = String(id)
      const worth = entry.option(id)?.worth
      chosen.add(area)
      if (!worth) continue
      const text = `${away ? '−' : ''}${worth}`
      add(badges, area, { tone: away ? 'war' : 'accent', text, title: title(area, text) })
    }
    return
  }
  const away = entry.field.removes
  for (const [id, number] of entry.numbers) {
    const area = String(id)
    const text = `${away ? '−' : '+'}${number}`
    chosen.add(area)
    add(badges, area, { tone: away ? 'war' : 'accent', text, title: title(area, text) })
  }
}

function add(badges: Map<string, Badge[]>, area: string, badge: Badge): void {
  badges.set(area, [...(badges.get(area) ?? []), badge])
}

/** A city stays, is reduced, is destroyed, stays; tokens one by one (G12). */
function touchDamaged(way: WayDraft, area: string, all: boolean): void {
  const losses = lossesOf(way)
  const fates = fatesOf(losses, area)
  if (!fates.length) return losses.tokens.touch(area, all)
  const now = fates.indexOf(fateOf(losses, area))
  setFate(losses, area, all && !now ? 'destroyed' : fates[(now + 1) % fates.length]!)
}

/** The answer meant by an area: the current answer, with this area. */
function meant(draft: Draft, active: Picked | Counted | undefined, area: string): Action | null {
  const way = draft.way ?? draft.ways.find((each) => placeEntries(each).length)
  const entry = active ?? (way ? placeEntries(way)[0] : undefined)
  const about = draft.ways.find((each) => placeOf(each.way.about))
  if (about) return { type: about.way.action, area } as Action
  if (!way || !entry) return null
  const value =
    entry instanceof Counted
      ? { [area]: entry.field.step }
      : entry.field.single
        ? area
        : [...(entry.field.most === 1 ? [] : entry.ids), area]
  return { ...way.action, [entry.field.name]: value } as Action
}

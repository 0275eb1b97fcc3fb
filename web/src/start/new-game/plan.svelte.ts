/** A new game being planned, with default options. */
import type { ClockRules, NewGame } from '$/api/types'
import { default_options as usual, default_players } from '$generated/rules.json'
import { t, words } from '$/words/language.svelte'
import { usualComputer } from './computers'
import { mapsFor, type MapName } from './setups'

export type Track = NonNullable<NewGame['track']>
export type ClockKind = NonNullable<ClockRules['kind']>
export type AtEnd = NonNullable<ClockRules['at_end']>

const MINUTE = 60
const HOUR = 60 * MINUTE
const WEEKEND = [5, 6]

/** Preset options. */
export interface Wishes {
  players?: number
  people?: number
  /** The number of people at this screen. */
  own?: number
}

export class Plan {
  /** As typed; empty: the day and the number of players. */
  name = $state('')
  #players = $state(default_players)
  #people = $state(default_players)
  #own = $state(1)
  #map = $state<MapName | null>(null)
  track = $state(usual.track as Track)
  short = $state(usual.short_game)
  /** Who plays the seats without people; null: the usual one. */
  computer = $state<string | null>(null)
  strict = $state(usual.strict_movement)
  lastTurn = $state<number | null>(usual.last_turn)
  timed = $state(usual.timed)
  clock = $state<ClockKind>('none')
  /** Everybody's initial bank. */
  bankMinutes = $state(90)
  incrementSeconds = $state(30)
  decisionHours = $state(24)
  phaseHours = $state(24)
  /** 0: trade has no clock of its own (X8). */
  tradeMinutes = $state(0)
  graceMinutes = $state(0)
  atEnd = $state<AtEnd>('default')
  misses = $state(2)
  nights = $state(false)
  nightBegins = $state('22:00')
  nightEnds = $state('08:00')
  weekends = $state(false)
  language = $state(words.language)

  constructor({ players = default_players, people = players, own = 1 }: Wishes = {}) {
    this.#players = players
    this.#people = people
    this.#own = own
  }

  get players(): number {
    return this.#players
  }

  /** Set the number of seats; a table with people in all seats stays one. */
  set players(players: number) {
    const full = this.#people === this.#players
    this.#players = players
    this.people = full ? players : Math.min(this.#people, players)
  }

  get people(): number {
    return this.#people
  }

  set people(people: number) {
    this.#people = people
    this.#own = Math.min(this.#own, people)
  }

  get own(): number {
    return this.#own
  }

  set own(own: number) {
    this.#own = Math.min(own, this.#people)
  }

  maps = $derived(mapsFor(this.#players))

  /** The map: the chosen one if it suits the number of players, else the usual one. */
  get map(): MapName {
    return this.#map !== null && this.maps.includes(this.#map) ? this.#map : this.maps[0]!
  }

  set map(map: MapName) {
    this.#map = map
  }

  get usualName(): string {
    const day = new Intl.DateTimeFormat(words.language, { weekday: 'long' }).format(Date.now())
    return t('page-new-usual-name', {
      day: day.charAt(0).toLocaleUpperCase(words.language) + day.slice(1),
      players: this.#players,
    })
  }

  /** The request to the server. */
  async game(): Promise<NewGame> {
    const allPeople = this.#people === this.#players
    const computer = allPeople ? null : (this.computer ?? (await usualComputer()))
    return {
      name: this.name.trim() || this.usualName,
      seats: Array.from({ length: this.#players }, (_, seat) => ({
        computer: seat < this.#people ? null : computer,
      })),
      map: this.map,
      track: this.track,
      short_game: this.short,
      strict_movement: this.strict,
      last_turn: this.lastTurn,
      timed: this.timed,
      clock: this.clockRules(),
      language: this.language,
      take: this.#own,
    }
  }

  clockRules(): ClockRules {
    const trade = this.tradeMinutes * MINUTE
    if (this.clock === 'none') return { kind: 'none', trade }
    const bank = this.clock === 'bank'
    const rules: ClockRules = {
      kind: this.clock,
      seconds: this.#seconds(),
      increment: bank ? this.incrementSeconds : 0,
      trade,
      grace: this.graceMinutes * MINUTE,
      at_end: this.atEnd,
      misses: this.misses,
    }
    // Off-hours are for games by letter; a bank counts the time at the table.
    return bank ? rules : { ...rules, off: this.#off() }
  }

  #seconds(): number {
    if (this.clock === 'bank') return this.bankMinutes * MINUTE
    return (this.clock === 'phase' ? this.phaseHours : this.decisionHours) * HOUR
  }

  #off(): NonNullable<ClockRules['off']> {
    return {
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      days: this.weekends ? WEEKEND : [],
      begin: this.nights ? minuteOf(this.nightBegins) : 0,
      end: this.nights ? minuteOf(this.nightEnds) : 0,
    }
  }
}

/** The minute of a day, from a clock time. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

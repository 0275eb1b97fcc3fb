/** A new game being planned, with default options. */
import type { ClockRules, NewGame } from '$/api/types'
import { default_options as usual, default_players } from '$generated/rules.json'
import { t, words } from '$/words/language.svelte'
import {
  chosenLevel,
  levelOfMixture,
  mixtureAt,
  nameAt,
  type CharacterId,
} from '$/people/characters'
import { mapsFor, type MapName } from './setups'

export type Track = NonNullable<NewGame['track']>
export type ClockKind = NonNullable<ClockRules['kind']>
export type AtEnd = NonNullable<ClockRules['at_end']>
export type Beginning = NonNullable<NewGame['begin']>
/** How people play: at one sitting, for an evening or a day, for weeks, or without a clock. */
export type Pace = 'live' | 'evening' | 'weeks' | 'none'

const MINUTE = 60
const HOUR = 60 * MINUTE
const WEEKEND = [5, 6]

/** Everything about time that goes with a pace. */
interface Times {
  clock: ClockKind
  /** Everybody's initial bank. */
  bankMinutes: number
  incrementSeconds: number
  decisionHours: number
  phaseHours: number
  /** 0: trade has no clock of its own (X8). */
  tradeMinutes: number
  nights: boolean
  /** After how many minutes anybody may let a computer answer for somebody away; 0: never. */
  awayMinutes: number
}

const USUAL: Times = {
  clock: 'none',
  bankMinutes: 90,
  incrementSeconds: 30,
  decisionHours: 24,
  phaseHours: 24,
  tradeMinutes: 0,
  nights: false,
  awayMinutes: 5,
}
const PACES: Record<Pace, Times> = {
  live: { ...USUAL, clock: 'bank', bankMinutes: 20, incrementSeconds: 45, awayMinutes: 3 },
  evening: { ...USUAL, clock: 'bank', awayMinutes: 10 },
  weeks: { ...USUAL, clock: 'decision', nights: true, awayMinutes: 48 * 60 },
  none: USUAL,
}

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
  /** Who plays the seats without people: characters at a level, or a player who has none. */
  computer = $state(mixtureAt(chosenLevel()))
  /** Which characters those are, in turn; none: all of them, mixed. */
  characters = $state<CharacterId[]>([])
  strict = $state(usual.strict_movement)
  lastTurn = $state<number | null>(usual.last_turn)
  timed = $state(usual.timed)
  #pace = $state<Pace | null>(null)
  /** What was changed of the times that go with the pace. */
  #changed = $state.raw<Partial<Times>>({})
  graceMinutes = $state(0)
  atEnd = $state<AtEnd>('default')
  misses = $state(2)
  nightBegins = $state('22:00')
  nightEnds = $state('08:00')
  weekends = $state(false)
  language = $state(words.language)
  /** When the game begins without the host. */
  begin = $state<Beginning>('ready')

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

  /** Whether anybody is expected who is not at this device. */
  get hasOthers(): boolean {
    return this.#people > this.#own
  }

  /** The chosen pace; games with others have a clock unless somebody decides otherwise. */
  get pace(): Pace {
    return this.#pace ?? (this.hasOthers ? (this.short ? 'live' : 'evening') : 'none')
  }

  set pace(pace: Pace) {
    this.#pace = pace
    this.#changed = {}
  }

  /** What is agreed about time: what goes with the pace, unless it was changed. */
  get times(): Readonly<Times> {
    return { ...PACES[this.pace], ...this.#changed }
  }

  /** Change something about time. */
  change(times: Partial<Times>): void {
    this.#changed = { ...this.#changed, ...times }
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
  game(): NewGame {
    return {
      name: this.name.trim() || this.usualName,
      seats: Array.from({ length: this.#players }, (_, seat) => ({
        computer: seat < this.#people ? null : this.#computerAt(seat - this.#people),
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
      people_first: true,
      begin: this.hasOthers ? this.begin : 'full',
      stand_in: this.times.awayMinutes * MINUTE,
    }
  }

  /** Who has one of the seats without people. */
  #computerAt(place: number): string {
    const level = levelOfMixture(this.computer)
    if (!level || !this.characters.length) return this.computer
    return nameAt(this.characters[place % this.characters.length]!, level)
  }

  clockRules(): ClockRules {
    const { clock, incrementSeconds, tradeMinutes } = this.times
    const trade = tradeMinutes * MINUTE
    if (clock === 'none') return { kind: 'none', trade }
    const bank = clock === 'bank'
    const rules: ClockRules = {
      kind: clock,
      seconds: this.#seconds(),
      increment: bank ? incrementSeconds : 0,
      trade,
      grace: this.graceMinutes * MINUTE,
      at_end: this.atEnd,
      misses: this.misses,
    }
    // Off-hours are for games by letter; a bank counts the time at the table.
    return bank ? rules : { ...rules, off: this.#off() }
  }

  #seconds(): number {
    const { clock, bankMinutes, decisionHours, phaseHours } = this.times
    if (clock === 'bank') return bankMinutes * MINUTE
    return (clock === 'phase' ? phaseHours : decisionHours) * HOUR
  }

  #off(): NonNullable<ClockRules['off']> {
    const { nights } = this.times
    return {
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      days: this.weekends ? WEEKEND : [],
      begin: nights ? minuteOf(this.nightBegins) : 0,
      end: nights ? minuteOf(this.nightEnds) : 0,
    }
  }
}

/** The minute of a day, from a clock time. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

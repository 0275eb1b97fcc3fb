/**
 * A movement under way as the view has it: the list of moves is kept by the server, so a reload
 * loses nothing, and everybody sees what is drafted (M2).
 */
import type { Action, ActionOf, FieldOf, Question, View } from '$/api/types'

type Movement = NonNullable<View['movement']>
export type Draft = Movement['drafts'][string]
export type Move = Draft['moves'][number]
export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>
export type Place = MoveOf<'march'>['path'][number]
export type Paid = NonNullable<MoveOf<'maintain-ship'>['token']>
export type Moves = FieldOf<'moves'>
export type Stack = Moves['stacks'][number]
export type Vessel = Moves['ships'][number]
export type Harbour = Moves['harbours'][number]
export type Payment = Moves['upkeep'][number]
/** Moves to be made. */
export type MadeMoves = ActionOf<'make-moves'>['moves']

/** What a question about movement offers; nothing where it is another question. */
export function offered(question: Question): Moves {
  for (const way of question.ways)
    for (const field of way.fields) if (field.type === 'moves') return field
  return { type: 'moves', name: 'moves', stacks: [], ships: [], harbours: [], upkeep: [] }
}

/** The movement of a seat as far as it goes; before its first move it is what stands on the board. */
export function draftOf(view: View, seat: number): Draft {
  const begun = view.movement?.drafts[seat]
  if (begun) return begun
  const player = view.players[seat]!
  return {
    token_stock: player.token_stock,
    treasury: player.treasury,
    still: player.tokens,
    marched: {},
    landed: {},
    ships: Object.fromEntries(
      player.ships.map((place, ship) => [
        ship,
        { place, paid: false, steps: 0, load: 0, done: false },
      ]),
    ),
    moves: [],
  }
}

/** How many own tokens stand in an area, moved or not. */
export function tokensIn(draft: Draft, area: string): number {
  return (draft.still[area] ?? 0) + (draft.marched[area] ?? 0) + (draft.landed[area] ?? 0)
}

/** So many tokens in one place. */
export interface Stop {
  place: string
  tokens: number
}

/** Marches along one path, or all that one ship does: one line of the list. */
export interface Row {
  id: string
  /** The places of its moves in the list of the server. */
  moves: number[]
  from: string
  to: string
  tokens: number
  /** Null for a march. */
  ship: Voyage | null
  /** Whether others have made it illegal (M2a). */
  broken: boolean
}

export interface Voyage {
  number: number
  /** What was paid for it this turn, if anything. */
  paid: 'built' | 'maintained' | null
  scrapped: boolean
  boards: Stop[]
  lands: Stop[]
  /** The places it has come to, one after the other. */
  way: string[]
  aboard: number
}

/** The list of moves as people read it: marches along the same path, and each ship as a whole. */
export function rowsOf(draft: Draft, ships: readonly string[], broken: readonly number[]): Row[] {
  const rows = new Map<string, Row>()
  draft.moves.forEach((move, place) => {
    const id = move.type === 'march' ? `march-${move.path.join('-')}` : `ship-${move.ship}`
    const row = rows.get(id) ?? newRow(id, move, ships)
    rows.set(id, row)
    row.moves.push(place)
    row.broken ||= broken.includes(place)
    if (move.type === 'march') row.tokens += move.tokens
    else if (row.ship) follow(row, row.ship, move)
  })
  return [...rows.values()]
}

function newRow(id: string, move: Move, ships: readonly string[]): Row {
  const row = { id, moves: [], tokens: 0, broken: false }
  if (move.type === 'march')
    return { ...row, from: move.path[0]!, to: move.path.at(-1)!, ship: null }
  const number = move.ship!
  const start = move.type === 'build-ship' ? move.area : (ships[number] ?? '')
  const ship = { number, paid: null, scrapped: false, boards: [], lands: [], way: [], aboard: 0 }
  return { ...row, from: start, to: start, ship }
}

function follow(row: Row, ship: Voyage, move: Exclude<Move, { type: 'march' }>): void {
  switch (move.type) {
    case 'build-ship':
      ship.paid = 'built'
      break
    case 'maintain-ship':
      ship.paid = 'maintained'
      break
    case 'scrap-ship':
      ship.scrapped = true
      break
    case 'embark':
      ship.boards.push({ place: row.to, tokens: move.tokens })
      ship.aboard += move.tokens
      row.tokens += move.tokens
      break
    case 'sail':
      ship.way.push(move.to)
      row.to = move.to
      break
    case 'disembark':
      ship.lands.push({ place: row.to, tokens: move.tokens })
      ship.aboard -= move.tokens
      break
    case 'halt':
      if (ship.aboard) ship.lands.push({ place: row.to, tokens: ship.aboard })
      ship.aboard = 0
  }
}

/** The areas where a row brings tokens. */
export function goalsOf(row: Row): string[] {
  if (!row.ship) return [row.to]
  const landed = row.ship.lands.map((stop) => stop.place)
  return [...new Set(row.ship.aboard ? [...landed, row.to] : landed)]
}

/** In which order one gesture with a ship makes its moves; building is a gesture of its own. */
const RANK: Readonly<Partial<Record<Move['type'], number>>> = {
  'maintain-ship': 0,
  embark: 1,
  sail: 1,
  disembark: 2,
}

/** Where the last gesture begins in the list; -1 where there is none. */
export function lastGesture(moves: readonly Move[]): number {
  let first = moves.length - 1
  while (first > 0 && continues(moves[first - 1]!, moves[first]!)) first -= 1
  return first
}

/** Whether a move goes on with what the one before it has begun. */
function continues(before: Move, move: Move): boolean {
  if (before.type === 'march' || move.type === 'march' || before.ship !== move.ship) return false
  const [earlier, later] = [RANK[before.type], RANK[move.type]]
  return earlier !== undefined && later !== undefined && earlier <= later && later > 0
}

/** A march along the path that was offered. */
export function march(path: readonly Place[], tokens: number): ActionOf<'march'> {
  return { type: 'march', path: [...path], tokens }
}

/** What one gesture with a ship is: pay, take aboard on the way, go ashore at its end. */
export interface Trip {
  ship: number
  /** Null: nothing is to be paid any more. */
  upkeep: { token: Paid | null } | null
  /** The places one after the other, where the ship is now first. */
  stops: readonly string[]
  /** How many board, by place. */
  boards: Readonly<Record<string, number>>
  /** How many go ashore at the end. */
  lands: number
}

/** The moves of a gesture, one after the other. */
export function movesOf(trip: Trip): MadeMoves {
  const { ship } = trip
  const found: MadeMoves = []
  if (trip.upkeep) found.push({ type: 'maintain-ship', ship, token: trip.upkeep.token })
  trip.stops.forEach((place, step) => {
    if (step) found.push({ type: 'sail', ship, to: place as Place })
    const tokens = trip.boards[place]
    if (tokens) found.push({ type: 'embark', ship, tokens })
  })
  if (trip.lands) found.push({ type: 'disembark', ship, tokens: trip.lands })
  return found
}

/** A ship built in a harbour, paid for in one of the ways that are offered (M4). */
export function building(area: Place, payment: Payment): ActionOf<'build-ship'> {
  return { type: 'build-ship', area, ...payment }
}

/** The moves of a gesture as one answer: all are made, or none. */
export function atOnce(moves: MadeMoves): Action {
  return moves.length === 1 ? moves[0]! : { type: 'make-moves', moves }
}

/** These moves of the list, and whatever rests on them, taken back as one answer (M2). */
export function takingBack(moves: number[]): ActionOf<'take-back-moves'> {
  return { type: 'take-back-moves', moves }
}

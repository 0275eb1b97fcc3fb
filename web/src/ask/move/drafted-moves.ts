/**
 * A movement under way as the view has it: first the moves that were sent, which everybody sees,
 * then those that are only planned (M2).
 */
import type { Action, ActionOf, FieldOf, Journey, Question, View } from '$/api/types'
import type { GameSession } from '$/game/session.svelte'

type Movement = NonNullable<View['movement']>
export type Move = Movement['drafts'][string]['moves'][number]
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

/** The moves of a seat that can still be taken back. */
export function movesMade(view: View, seat: number): readonly Move[] {
  return view.movement?.drafts[seat]?.moves ?? []
}

/** A journey as a line of the list. */
export interface Row extends Journey {
  id: string
}

/** The list of moves as people read it: marches along the same path, and each ship as a whole. */
export function rowsOf(view: View, seat: number): Row[] {
  return (view.journeys[seat] ?? []).map((journey) => ({ ...journey, id: idOf(journey) }))
}

function idOf({ voyage, legs }: Journey): string {
  return voyage ? `ship-${voyage.ship}` : `march-${legs[0]!.path.join('-')}`
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

/** How many of a seat's moves were sent: the others see them. */
export function sentMoves(session: GameSession, seat: number): number {
  return movesMade(session.view!, seat).length - session.plan.moves.length
}

/**
 * Take back moves of the list, and whatever rests on them: planned ones at home, those that were
 * sent as one answer (M2). Returns whether they are gone.
 */
export async function takeBack(
  session: GameSession,
  seat: number,
  moves: readonly number[],
): Promise<boolean> {
  const sent = sentMoves(session, seat)
  const planned = moves.filter((move) => move >= sent).map((move) => move - sent)
  if (planned.length && !(await session.changePlan({ without: planned }))) return false
  const told = moves.filter((move) => move < sent)
  if (!told.length) return true
  if (!(await session.answer({ type: 'take-back-moves', moves: told }))) return false
  // What was planned on top of them may rest on them.
  const left = sentMoves(session, seat)
  const broken = session.view!.movement?.broken[seat] ?? []
  const without = broken.filter((move) => move >= left).map((move) => move - left)
  return !without.length || session.changePlan({ without })
}

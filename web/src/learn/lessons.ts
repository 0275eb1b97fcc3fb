/**
 * What the guide teaches in the first two turns, and when.
 *
 * A topic belongs to a phase or to a kind of question and is taught once; phases that pass without
 * a question are told afterwards, in order.
 */
import { phases } from '$generated/rules.json'

export interface Page {
  /** The key of its text. */
  text: string
  /** Rules to open. */
  rules: readonly string[]
}

const page = (text: string, ...rules: string[]): Page => ({ text, rules })

export const LESSONS = {
  welcome: [page('page-learn-welcome-1', 'V1'), page('page-learn-welcome-2')],
  civilization: [page('page-learn-civilization', 'S2', 'G8')],
  'start-cities': [page('page-learn-start-cities', 'Q1', 'G6')],
  'free-credits': [page('page-learn-free-credits', 'P3', 'P4')],
  spread: [page('page-learn-spread', 'Q1', 'K4', 'E1')],
  tax: [page('page-learn-tax', 'T1', 'T2')],
  'tax-rate': [page('page-learn-tax-rate', 'T1', 'T2')],
  expansion: [page('page-learn-expansion', 'E1', 'E4')],
  placement: [page('page-learn-placement', 'E2')],
  movement: [
    page('page-learn-movement-1', 'M3'),
    page('page-learn-movement-2', 'K1', 'K3'),
    page('page-learn-movement-3', 'M2'),
  ],
  conflict: [page('page-learn-conflict', 'F3', 'F5', 'F8')],
  cities: [page('page-learn-cities', 'K1', 'K3', 'K4')],
  'city-site': [page('page-learn-city-site', 'K1', 'K4', 'D2')],
  cards: [page('page-learn-cards', 'D2', 'D3')],
  'card-to-buy': [page('page-learn-card-to-buy', 'D3', 'X6')],
  trade: [
    page('page-learn-trade-1', 'X6'),
    page('page-learn-trade-2', 'X2', 'X3'),
    page('page-learn-trade-3', 'X1a', 'X8'),
  ],
  selection: [page('page-learn-selection', 'Y1', 'Y3')],
  calamities: [page('page-learn-calamities-1', 'C2', 'C3'), page('page-learn-calamities-2', 'G12')],
  victims: [page('page-learn-victims', 'C5')],
  abilities: [page('page-learn-abilities', 'Z1', 'Z4')],
  support: [page('page-learn-support', 'U1')],
  advances: [
    page('page-learn-advances-1', 'P2'),
    page('page-learn-advances-2', 'P3', 'P4'),
    page('page-learn-advances-3', 'H1'),
  ],
  'hand-limit': [page('page-learn-hand-limit', 'P5', 'X6')],
  track: [page('page-learn-track', 'H1', 'V1')],
  'second-turn': [page('page-learn-second-turn')],
  'second-movement': [
    page('page-learn-second-movement-1', 'M4', 'M5', 'M7'),
    page('page-learn-second-movement-2', 'M12', 'M13'),
  ],
  'second-trade': [page('page-learn-second-trade', 'C4', 'X7')],
  'second-advances': [page('page-learn-second-advances', 'P3', 'P4')],
  farewell: [page('page-learn-farewell')],
} as const satisfies Record<string, readonly Page[]>

export type Topic = keyof typeof LESSONS

/** The current moment of a game. */
export interface Moment {
  turn: number
  phase: number
  /** The kind of the current question; null: none. */
  kind: string | null
}

/** The topics of the phases. */
const PHASES: Readonly<Record<keyof typeof phases, Topic>> = {
  tax: 'tax',
  expansion: 'expansion',
  movement: 'movement',
  conflict: 'conflict',
  cities: 'cities',
  'trade-cards': 'cards',
  trade: 'trade',
  selection: 'selection',
  calamities: 'calamities',
  abilities: 'abilities',
  surplus: 'support',
  advances: 'advances',
  succession: 'track',
}
const BY_NUMBER: ReadonlyMap<number, Topic> = new Map(
  Object.entries(phases).map(([name, number]) => [number, PHASES[name as keyof typeof phases]]),
)
const LAST_PHASE = BY_NUMBER.size
const LAST_TURN = 2

/** Kinds of questions that have a topic of their own besides that of their phase. */
const KINDS: readonly Topic[] = [
  'civilization',
  'start-cities',
  'free-credits',
  'spread',
  'tax-rate',
  'placement',
  'city-site',
  'card-to-buy',
  'victims',
  'hand-limit',
]

/** What is said about a phase in the second turn. */
const AGAIN: ReadonlyMap<number, Topic> = new Map([
  [phases.tax, 'second-turn'],
  [phases.movement, 'second-movement'],
  [phases.trade, 'second-trade'],
  [phases.advances, 'second-advances'],
])

/** All topics between two moments, in order; null: from the beginning. */
export function topics(from: Moment | null, to: Moment): Topic[] {
  const found: Topic[] = from ? [] : ['welcome']
  for (const moment of phasesBetween(from ?? { turn: to.turn, phase: to.phase - 1 }, to)) {
    found.push(...topicsOf(moment))
  }
  const asked = KINDS.find((topic) => topic === to.kind)
  if (asked && to.turn <= LAST_TURN) found.push(asked)
  if (to.turn > LAST_TURN) found.push('farewell')
  return found
}

interface Phase {
  turn: number
  phase: number
}

/** The phases after one up to another, in turns counted from 1. */
function phasesBetween(from: Phase, to: Phase): Phase[] {
  const found: Phase[] = []
  let { turn, phase } = from
  while (turn < to.turn || (turn === to.turn && phase < to.phase)) {
    if (phase < LAST_PHASE) phase += 1
    else [turn, phase] = [turn + 1, 1]
    found.push({ turn, phase })
  }
  return found
}

function topicsOf({ turn, phase }: Phase): Topic[] {
  if (turn > LAST_TURN) return []
  const first = BY_NUMBER.get(phase)
  const again = turn === LAST_TURN ? AGAIN.get(phase) : undefined
  return [...(first ? [first] : []), ...(again ? [again] : [])]
}

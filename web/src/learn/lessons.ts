/**
 * What the guide teaches, and when: everything in the first two turns, then a tip here and there.
 *
 * A topic belongs to a phase or to a kind of question and is taught once. Of phases that pass
 * without a question it can be read afterwards.
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
  'tip-attack': [page('page-learn-tip-attack', 'F8', 'F9')],
  'tip-bluff': [page('page-learn-tip-bluff', 'X2', 'X3')],
  'tip-bonus': [page('page-learn-tip-bonus', 'P3', 'P4')],
  'tip-stock': [page('page-learn-tip-stock', 'T2', 'E2')],
  'tip-order': [page('page-learn-tip-order', 'M1', 'M1a')],
  'tip-collect': [page('page-learn-tip-collect', 'X6', 'P5')],
  'tip-epoch': [page('page-learn-tip-epoch', 'H1')],
  'tip-neighbours': [page('page-learn-tip-neighbours', 'M12', 'F3')],
  'tip-shield': [page('page-learn-tip-shield', 'C3')],
  'tip-end': [page('page-learn-tip-end', 'H4', 'V1')],
  farewell: [page('page-learn-farewell', 'V1', 'V2')],
} as const satisfies Record<string, readonly Page[]>

export type Topic = keyof typeof LESSONS

/** The current moment of a game. */
export interface Moment {
  turn: number
  phase: number
  /** The kind of the current question; null: none. */
  kind: string | null
  /** Whether the game is over. */
  over?: boolean
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
const NAMES: ReadonlyMap<number, keyof typeof phases> = new Map(
  Object.entries(phases).map(([name, number]) => [number, name as keyof typeof phases]),
)
const BY_NUMBER: ReadonlyMap<number, Topic> = new Map(
  [...NAMES].map(([number, name]) => [number, PHASES[name]]),
)
const LAST_PHASE = BY_NUMBER.size
const TAUGHT_TURNS = 2

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

/** What is said about phases in later turns, besides what was left out before. */
const LATER: Readonly<Record<number, Partial<Record<keyof typeof phases, Topic>>>> = {
  2: {
    tax: 'second-turn',
    movement: 'second-movement',
    trade: 'second-trade',
    advances: 'second-advances',
  },
  3: { movement: 'tip-attack', trade: 'tip-bluff', advances: 'tip-bonus' },
  4: { expansion: 'tip-stock', movement: 'tip-order', trade: 'tip-collect', advances: 'tip-epoch' },
  5: { movement: 'tip-neighbours', advances: 'tip-shield' },
  6: { movement: 'tip-end' },
}

/** The topics of a moment: of its phase, and of its question. */
export function topicsAt(moment: Moment): Topic[] {
  if (moment.over) return ['farewell']
  const asked = KINDS.find((topic) => topic === moment.kind)
  return [...topicsOf(moment), ...(asked ? [asked] : [])]
}

/** The topics of the phases that have passed between two moments; null: from the beginning. */
export function passed(from: Moment | null, to: Moment): Topic[] {
  return from ? phasesBetween(from, to).flatMap(topicsOf) : []
}

interface Phase {
  turn: number
  phase: number
}

/** The phases after one and before another, in turns counted from 1. */
function phasesBetween(from: Phase, to: Phase): Phase[] {
  const found: Phase[] = []
  let { turn, phase } = from
  const goesOn = (): boolean => {
    if (phase < LAST_PHASE) phase += 1
    else [turn, phase] = [turn + 1, 1]
    return turn < to.turn || (turn === to.turn && phase < to.phase)
  }
  while (goesOn()) found.push({ turn, phase })
  return found
}

function topicsOf({ turn, phase }: Phase): Topic[] {
  const first = turn <= TAUGHT_TURNS ? BY_NUMBER.get(phase) : undefined
  const name = NAMES.get(phase)
  const later = name && LATER[turn]?.[name]
  return [...(first ? [first] : []), ...(later ? [later] : [])]
}

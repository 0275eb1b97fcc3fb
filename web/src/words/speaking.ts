/**
 * Sentences as the server sends them, as text or as spans with what they are about.
 *
 * The twin of `ecumene.dialogue.sentences.speaker`; `speaking.test.ts` compares the two on every message.
 */
import { numbered } from '$generated/rules.json'
import type { Argument, Sentence, Series, Thing } from '$/api/types'
import {
  advances,
  calamities,
  cardName,
  civilizations,
  epochs,
  faceValue,
  groups,
  ruleOfCard,
  themeSets,
  type Name,
} from '$/facts/facts'
import { words } from './language.svelte'
import { placeName } from './names'

export interface Span {
  text: string
  /** The area, card, advance, rule or player it names; null for words in between. */
  about: Thing | null
}

const MARK = /\ue000(\d+)\ue001/
const CITED = /\b(?:[A-Z]{1,2}\d+[a-z]?|[AC]-[A-Z]+(?:-[A-Z]+)*)\b/g
const BETWEEN = { comma: ', ', semicolon: '; ' }

/** Calamities and advances by the rules named after them. */
const cardsByRule: ReadonlyMap<string, Name> = new Map(
  [...advances.values(), ...calamities.values()].map(({ id, name }) => [ruleOfCard(id), name]),
)

const rules: ReadonlySet<string> = new Set([...numbered, ...cardsByRule.keys()])

/** Speaks sentences in the language of the page; players are called by their civilizations. */
export class Speaker {
  constructor(readonly names: readonly string[] = []) {}

  text(said: Argument): string {
    return this.#spans(said)
      .map((span) => span.text)
      .join('')
  }

  spans(said: Sentence): Span[] {
    return joined(this.#spans(said).flatMap((span) => (span.about ? [span] : cited(span.text))))
  }

  #spans(said: Argument): Span[] {
    if (typeof said === 'string') return [plain(said)]
    if (typeof said === 'number') return [plain(String(said))]
    switch (said.type) {
      case 'sentence':
        return this.#message(said)
      case 'series':
        return this.#series(said)
      case 'count': {
        const name = { text: this.name(said.of), about: said.of }
        if (said.of.type !== 'card') return [name, plain(` ${said.number}`)]
        return said.number === 1 ? [name] : [plain(`${said.number}× `), name]
      }
    }
    return [{ text: this.name(said), about: said }]
  }

  /** Numbers and words go to Fluent as they are, and choose forms; things by a mark. */
  #message(said: Sentence): Span[] {
    const values: Record<string, string | number> = {}
    const marked: Argument[] = []
    for (const [name, value] of Object.entries(said.args)) {
      if (typeof value === 'string' || typeof value === 'number') values[name] = value
      else values[name] = `\ue000${marked.push(value) - 1}\ue001`
    }
    return words
      .text(said.key, values)
      .split(MARK)
      .flatMap((piece, place) => {
        if (place % 2) return this.#spans(marked[Number(piece)]!)
        return piece ? [plain(piece)] : []
      })
  }

  #series(series: Series): Span[] {
    if (!series.items.length) return [plain(words.text('word-none'))]
    const said = series.items.map((item) => this.#spans(item))
    if (series.by_name) said.sort((one, other) => words.compare(textOf(one), textOf(other)))
    return said.reduce((found, spans) => [...found, plain(BETWEEN[series.style]), ...spans])
  }

  /** The name of a thing. */
  name(thing: Thing): string {
    switch (thing.type) {
      case 'place':
        return placeName(thing.place)
      case 'player':
        return this.party(thing.party)
      case 'owner':
        return thing.party === 'barbarians'
          ? words.text('word-pirate-cities')
          : this.party(thing.party)
      case 'civilization':
        return words.name(civilizations.get(thing.civ)!.name)
      case 'advance':
        return words.name(advances.get(thing.advance)!.name)
      case 'card': {
        const name = words.name(cardName(thing.card))
        const value = faceValue(thing.card)
        return thing.valued && value !== null ? `${name} (${value})` : name
      }
      case 'group':
        return words.name(groups.find((group) => group.id === thing.group)!.name)
      case 'theme-set':
        return words.name(themeSets.get(thing.theme)!.name)
      case 'epoch':
        return words.name(epochs.get(thing.epoch)!.name)
      case 'rule':
        return ruleName(thing.rule)
    }
  }

  party(party: number | 'barbarians'): string {
    if (party === 'barbarians') return words.text('word-barbarians')
    return this.names[party] ?? words.text('word-player', { number: party + 1 })
  }
}

function plain(text: string): Span {
  return { text, about: null }
}

function textOf(spans: Span[]): string {
  return spans.map((span) => span.text).join('')
}

/** A text in pieces, with links to the rules it cites by id. */
export function cited(text: string): Span[] {
  const found: Span[] = []
  let behind = 0
  for (const id of text.matchAll(CITED)) {
    if (!rules.has(id[0])) continue
    found.push(plain(text.slice(behind, id.index)))
    found.push({ text: id[0], about: { type: 'rule', rule: id[0] } })
    behind = id.index + id[0].length
  }
  return [...found, plain(text.slice(behind))]
}

/** A rule as people call it: that of a card by the card's name. */
export function ruleName(rule: string): string {
  const card = cardsByRule.get(rule)
  return card ? words.name(card) : rule
}

/** A rule's text in which cards are called by their names, not by the ids of their rules. */
export function readable(text: string): string {
  return cited(text)
    .map((span) => (span.about?.type === 'rule' ? ruleName(span.about.rule) : span.text))
    .join('')
}

/** The same with adjacent words joined. */
function joined(spans: Span[]): Span[] {
  const found: Span[] = []
  for (const span of spans) {
    const last = found.at(-1)
    if (!span.text) continue
    if (!span.about && last && !last.about) last.text += span.text
    else found.push({ ...span })
  }
  return found
}

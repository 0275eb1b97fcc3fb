/**
 * Rules by the meaning of words, best first.
 *
 * Words count by their stems; other words that people use for a thing, and for a rule, are data
 * (`search-words.json`). Ranked as BM25 ranks: rare words tell more, long texts dilute.
 */
import searchWords from '$package/words/rules/search-words.json'
import type { Language } from '$/facts/facts'
import { foldWords } from './fold'
import type { Rule, Rulebook } from './rulebook'

const ENDINGS: Record<Language, readonly string[]> = {
  en: ['ments', 'ment', 'ings', 'ing', 'ies', 'ers', 'ed', 'es', 'er', 'ly', 's', 'e', 'y'],
  pl: [
    ...['iego', 'iemu', 'ania', 'anie', 'aniu', 'owych', 'owej', 'owy', 'owa', 'owe', 'ami', 'ach'],
    ...['ego', 'emu', 'ych', 'ich', 'ymi', 'imi', 'owi', 'ach', 'om', 'ow', 'em', 'ie', 'ej', 'ia'],
    ...['ac', 'ec', 'ic', 'yc', 'a', 'e', 'i', 'o', 'u', 'y'],
  ],
}
const SHORTEST = 3
/** How much words count: in the title of a card, as another word for the rule, in its section. */
const WEIGHT = { title: 4, also: 3, section: 1, text: 1 }
/** A word that only begins like the sought one, and one that only means the same. */
const BEGINNING = 0.5
const SAME = 0.6
const SATURATION = 1.2
const DILUTION = 0.6
/** Results that are this much worse than the best are left out. */
const WORTH_SHOWING = 0.25

interface Entry {
  rule: Rule
  /** How much each stem counts in it. */
  counts: ReadonlyMap<string, number>
  length: number
}
interface Index {
  entries: readonly Entry[]
  /** In how many rules each stem is. */
  spread: ReadonlyMap<string, number>
  average: number
  same: ReadonlyMap<string, readonly string[]>
  stop: ReadonlySet<string>
}

const indexes = new WeakMap<Rulebook, Index>()

/** The rules that answer a question in some words, best first. */
export function search(book: Rulebook, language: Language, sought: string): Rule[] {
  const index = indexes.get(book) ?? indexed(book, language)
  indexes.set(book, index)
  const all = wordsOf(sought)
  const named = book.sections
    .flatMap((section) => section.rules)
    .filter((rule) => foldWords(rule.id).join(' ') === foldWords(sought).join(' '))
  const meant = all.filter((word) => !index.stop.has(word))
  const wanted = [...new Set((meant.length ? meant : all).map((word) => stem(word, language)))]
  const scored = index.entries
    .map((entry) => ({ rule: entry.rule, score: scoreOf(entry, wanted, index) }))
    .filter(({ rule, score }) => score > 0 && !named.includes(rule))
    .sort((one, other) => other.score - one.score)
  const least = (scored[0]?.score ?? 0) * WORTH_SHOWING
  return [...named, ...scored.filter(({ score }) => score >= least).map(({ rule }) => rule)]
}

/** How well a rule answers; answering only part of the question counts for much less. */
function scoreOf(entry: Entry, wanted: readonly string[], index: Index): number {
  let sum = 0
  let met = 0
  for (const word of wanted) {
    const best = Math.max(
      weigh(word, entry, index),
      ...(index.same.get(word) ?? []).map((other) => SAME * weigh(other, entry, index)),
    )
    sum += best
    met += Number(best > 0)
  }
  return wanted.length ? sum * (met / wanted.length) ** 2 : 0
}

function weigh(word: string, entry: Entry, index: Index): number {
  const exact = counted(word, entry, index)
  if (exact > 0 || word.length < SHORTEST) return exact
  let most = 0
  for (const stemmed of entry.counts.keys()) {
    if (stemmed.startsWith(word)) most = Math.max(most, counted(stemmed, entry, index))
  }
  return BEGINNING * most
}

function counted(word: string, entry: Entry, index: Index): number {
  const count = entry.counts.get(word) ?? 0
  if (!count) return 0
  const spread = index.spread.get(word) ?? 0
  const rarity = Math.log(1 + (index.entries.length - spread + 0.5) / (spread + 0.5))
  const length = 1 - DILUTION + (DILUTION * entry.length) / index.average
  return (rarity * count * (SATURATION + 1)) / (count + SATURATION * length)
}

function indexed(book: Rulebook, language: Language): Index {
  const { also, same, stop } = searchWords[language]
  const more = new Map(Object.entries(also))
  const entries = book.sections.flatMap((section) =>
    section.rules.map((rule) => {
      const counts = new Map<string, number>()
      const add = (text: string, weight: number): void => {
        for (const word of wordsOf(text)) {
          const found = stem(word, language)
          counts.set(found, (counts.get(found) ?? 0) + weight)
        }
      }
      add(`${rule.id} ${rule.text}`, WEIGHT.text)
      add(rule.title ?? '', WEIGHT.title)
      add(section.title, WEIGHT.section)
      add(more.get(rule.id) ?? '', WEIGHT.also)
      return { rule, counts, length: wordsOf(rule.text).length }
    }),
  )
  const spread = new Map<string, number>()
  for (const { counts } of entries) {
    for (const word of counts.keys()) spread.set(word, (spread.get(word) ?? 0) + 1)
  }
  const average = entries.reduce((sum, entry) => sum + entry.length, 0) / entries.length
  return {
    entries,
    spread,
    average,
    same: sameWords(same, language),
    stop: new Set(wordsOf(stop)),
  }
}

/** The other words for each word. */
function sameWords(groups: readonly string[], language: Language): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const group of groups) {
    const stems = wordsOf(group).map((word) => stem(word, language))
    for (const one of stems) {
      const others = stems.filter((other) => other !== one)
      found.set(one, [...(found.get(one) ?? []), ...others])
    }
  }
  return found
}

/** The words of a text, folded; abbreviations with dots are one: A.S.T. */
function wordsOf(text: string): string[] {
  return foldWords(text.replace(/\p{L}\.(?:\p{L}\.?)+/gu, (letters) => letters.replaceAll('.', '')))
}

/** A word without its ending. */
function stem(word: string, language: Language): string {
  const ending = ENDINGS[language].find(
    (each) => word.endsWith(each) && word.length - each.length >= SHORTEST,
  )
  return ending === undefined ? word : word.slice(0, word.length - ending.length)
}

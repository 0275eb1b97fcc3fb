/**
 * The rules as people read them, from the package's Markdown; loaded when first looked up.
 *
 * The twin of `ecumene.words.rulebook`.
 */
import type { Language } from '$/facts/facts'
import { fold, foldWords } from './fold'

export interface Rule {
  id: string
  text: string
  /** The name of its card, if it is the rule of one. */
  title: string | null
}
export interface Section {
  /** Its letter; for rules of cards "A-" or "C-"; else its title, folded. */
  key: string
  letter: string | null
  title: string
  /** Paragraphs; each line of a list is one of its own. */
  intro: string[]
  rules: Rule[]
}
export interface Rulebook {
  title: string
  preface: string[]
  sections: Section[]
}

const HEADING = /^## (?:([A-Z])\. )?(.+)$/
const RULE = /^- \*\*([^*]+)\*\* (?:\*([^*]+)\.\* )?(.*)$/
const LIST_ITEM = /^\d+\. /

const books = new Map<Language, Promise<Rulebook>>()

/** All rules in a language. */
export function rulebook(language: Language): Promise<Rulebook> {
  let book = books.get(language)
  if (!book) {
    book = load(language)
    books.set(language, book)
    // Whoever asks again after a lost connection starts anew.
    book.catch(() => books.delete(language))
  }
  return book
}

async function load(language: Language): Promise<Rulebook> {
  const file =
    language === 'pl'
      ? await import('$package/words/rules/pl.md?raw')
      : await import('$package/words/rules/en.md?raw')
  return parse(file.default)
}

export function parse(text: string): Rulebook {
  const [head = '', ...parts] = text.split(/^(?=## )/m)
  const [title = '', preface] = cut(head)
  return {
    title: title.replace(/^# /, ''),
    preface: paragraphs(preface),
    sections: parts.map(section),
  }
}

function section(text: string): Section {
  const [heading, body] = cut(text)
  const [, letter, title] = HEADING.exec(heading)!
  const [intro = '', ...entries] = body.split(/^(?=- \*\*)/m)
  const rules = entries.map(rule)
  return {
    key: letter ?? rules[0]?.id.slice(0, 2) ?? fold(title!),
    letter: letter ?? null,
    title: title!,
    intro: paragraphs(intro),
    rules,
  }
}

function rule(entry: string): Rule {
  const [, id, title, text] = RULE.exec(entry.split(/\s+/).join(' ').trim())!
  return { id: id!, title: title ?? null, text: text! }
}

function paragraphs(text: string): string[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((block) => {
      const lines = block.split('\n').filter(Boolean)
      if (lines.length && lines.every((line) => LIST_ITEM.test(line))) return lines
      return lines.length ? [lines.join(' ')] : []
    })
}

/** The first line, and the rest. */
function cut(text: string): [string, string] {
  const end = text.indexOf('\n')
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)]
}

/** One rule by its id; null where there is none. */
export async function ruleOf(id: string, language: Language): Promise<Rule | null> {
  const book = await rulebook(language)
  return book.sections.flatMap((each) => each.rules).find((each) => each.id === id) ?? null
}

/** Whether every word that is looked for begins some word of a rule. */
export function holds(rule: Rule, sought: string): boolean {
  const found = foldWords(`${rule.id} ${rule.title ?? ''} ${rule.text}`)
  return foldWords(sought).every((word) => found.some((each) => each.startsWith(word)))
}

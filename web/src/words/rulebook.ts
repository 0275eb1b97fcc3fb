/**
 * The rules as people read them, loaded at first use; `ecumene.words.rulebook` parses their text.
 */
import type { Language } from '$/facts/facts'

export interface Rule {
  id: string
  text: string
  /** The name of its card, if it is the rule of one. */
  title: string | null
}
export interface Section {
  /** Names the section: its letter, "A-" or "C-" for rules of cards, otherwise its folded title. */
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

const books = new Map<Language, Promise<Rulebook>>()

/** All rules in a language. */
export function rulebook(language: Language): Promise<Rulebook> {
  let book = books.get(language)
  if (!book) {
    book = load(language)
    books.set(language, book)
    // After a lost connection, the next request starts again.
    book.catch(() => books.delete(language))
  }
  return book
}

async function load(language: Language): Promise<Rulebook> {
  const file =
    language === 'pl'
      ? await import('$generated/rulebook.pl.json')
      : await import('$generated/rulebook.en.json')
  return file.default
}

/** One rule by its id; null if there is none. */
export async function ruleOf(id: string, language: Language): Promise<Rule | null> {
  const book = await rulebook(language)
  return book.sections.flatMap((each) => each.rules).find((each) => each.id === id) ?? null
}

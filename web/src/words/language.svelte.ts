/** The language of the page and its messages; switching it changes every word at once. */
import { speak } from '$/api/client'
import type { Language, Name } from '$/facts/facts'
import { keep, recall } from '$/storage'
import { messages, type Say, type Values } from './bundle'

export type { Values } from './bundle'

/** Loads messages that only a part of the page needs. */
type More = (language: Language) => Promise<readonly string[]>

const KEY = 'ecumene-language'

class Words {
  language = $state<Language>('en')
  #say = $state.raw<Say>((key) => key)
  #more: More = () => Promise.resolve([])

  /** Speak a language from now on; the old words stay until its messages are loaded. */
  async use(language: Language): Promise<void> {
    this.#say = await messages(language, await this.#more(language))
    this.language = language
    speak(language)
    document.documentElement.lang = language
    keep(KEY, language)
  }

  /** Begin with the language chosen before, or the browser's. */
  async begin(): Promise<void> {
    const chosen = recall(KEY) ?? navigator.languages.find((each) => /^(pl|en)/.test(each))
    await this.use(chosen?.startsWith('pl') ? 'pl' : 'en')
  }

  /** Speak of more from now on, in whatever language. */
  async learn(more: More): Promise<void> {
    this.#more = more
    await this.use(this.language)
  }

  /** A message with its values. */
  text(key: string, values: Values = {}): string {
    return this.#say(key, values)
  }

  /** A name in the language of the page. */
  name(name: Name): string {
    return name[this.language]
  }

  /** Compares names by the reader's alphabet; numbers in them by value. */
  compare(one: string, other: string): number {
    return one.localeCompare(other, this.language, { numeric: true })
  }
}

export const words = new Words()

/** A message of the page in the reader's language. */
export const t = (key: string, values?: Values): string => words.text(key, values)

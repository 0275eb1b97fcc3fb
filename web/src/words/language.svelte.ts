/** The language of the page and its messages; switching it changes every word at once. */
import { speak } from '$/api/client'
import type { Language, Name } from '$/facts/facts'
import { keep, recall } from '$/storage'
import { Messages, type Values } from './bundle'

export type { Values } from './bundle'

/** Loads messages that only a part of the page needs. */
type More = (language: Language) => Promise<readonly string[]>

const KEY = 'ecumene-language'

class Words {
  language = $state<Language>('en')
  #messages = $state.raw<Messages | null>(null)
  #more: More[] = []

  /** Speak a language from now on; the old words stay until its messages are loaded. */
  async use(language: Language): Promise<void> {
    const messages = await Messages.load(language)
    // Parts of the page may come meanwhile.
    for (let known = 0; known < this.#more.length; known += 1)
      messages.add(await this.#more[known]!(language))
    this.#messages = messages
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

  /** Speak of more from now on, in whatever language; what was said before stays as it is. */
  async learn(more: More): Promise<void> {
    this.#more.push(more)
    const messages = this.#messages
    const texts = await more(this.language)
    // Other messages have come with these, or will.
    if (messages === this.#messages) messages?.add(texts)
  }

  /** A message with its values. */
  text(key: string, values: Values = {}): string {
    return this.#messages?.say(key, values) ?? key
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

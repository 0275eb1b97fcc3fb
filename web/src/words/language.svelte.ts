/** The language of the page and its messages; switching it changes every word at once. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { speak } from '$/api/client'
import type { Language, Name } from '$/facts/facts'

export type Values = Record<string, string | number>

const KEY = 'ecumene-language'

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle | null>(null)

  /** Speak a language from now on; what is shown stays until its messages are there. */
  async use(language: Language): Promise<void> {
    const files = language === 'pl' ? await import('./pl') : await import('./en')
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of files.default) bundle.addResource(new FluentResource(text))
    this.#bundle = bundle
    this.language = language
    speak(language)
    document.documentElement.lang = language
    localStorage.setItem(KEY, language)
  }

  /** Begin with the language chosen before, or the browser's. */
  async begin(): Promise<void> {
    const chosen =
      localStorage.getItem(KEY) ?? navigator.languages.find((each) => /^(pl|en)/.test(each))
    await this.use(chosen?.startsWith('pl') ? 'pl' : 'en')
  }

  /** A message with its values. */
  text(key: string, values: Values = {}): string {
    const bundle = this.#bundle
    const pattern = bundle?.getMessage(key)?.value
    if (!bundle || !pattern) throw new Error(`no message ${key}`)
    const errors: Error[] = []
    const text = bundle.formatPattern(pattern, values, errors)
    if (errors.length) throw new Error(`message ${key}: ${errors.join(', ')}`)
    return text
  }

  /** A name in the language of the page. */
  name(name: Name): string {
    return name[this.language]
  }

  /** Compares names in the order of the reader's alphabet. */
  compare(one: string, other: string): number {
    return one.localeCompare(other, this.language)
  }
}

export const words = new Words()

/** A message of the page in the reader's language. */
export const t = (key: string, values?: Values): string => words.text(key, values)

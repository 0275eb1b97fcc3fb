/** The messages of one language, from the package's own Fluent files. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Language } from '$/facts/facts'

export type Values = Record<string, string | number>

export class Messages {
  #bundle: FluentBundle

  constructor(language: Language, texts: readonly string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    this.add(texts)
  }

  /** Those that all of the page needs. */
  static async load(language: Language): Promise<Messages> {
    const files = language === 'pl' ? await import('./pl') : await import('./en')
    return new Messages(language, files.default)
  }

  /** Add what is in more files. */
  add(texts: readonly string[]): void {
    for (const text of texts) this.#bundle.addResource(new FluentResource(text))
  }

  /** A message with its values; missing or unfit ones are our mistakes. */
  say(key: string, values: Values = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value
    if (!pattern) throw new Error(`no message ${key}`)
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, values, errors)
    if (errors.length) throw new Error(`message ${key}: ${errors.join(', ')}`)
    return text
  }
}

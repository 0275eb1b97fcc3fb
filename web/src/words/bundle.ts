/** The messages of one language, from the package's own Fluent files. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Language } from '$/facts/facts'

export type Values = Record<string, string | number>
export type Say = (key: string, values?: Values) => string

/** Load the messages of a language; missing or unfit ones are our mistakes. */
export async function messages(language: Language, more: readonly string[] = []): Promise<Say> {
  const files = language === 'pl' ? await import('./pl') : await import('./en')
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of [...files.default, ...more]) bundle.addResource(new FluentResource(text))
  return (key, values = {}) => {
    const pattern = bundle.getMessage(key)?.value
    if (!pattern) throw new Error(`no message ${key}`)
    const errors: Error[] = []
    const text = bundle.formatPattern(pattern, values, errors)
    if (errors.length) throw new Error(`message ${key}: ${errors.join(', ')}`)
    return text
  }
}

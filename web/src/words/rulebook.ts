/** The rules as people read them, from the package's Markdown; loaded when first looked up. */
import type { Language } from '$/facts/facts'

export interface Rule {
  id: string
  text: string
  /** The name of its card, if it is the rule of one. */
  title: string | null
}
export interface Section {
  letter: string | null
  title: string
  rules: Rule[]
}

const HEADING = /^## (?:([A-Z])\. )?(.+)$/
const RULE = /^- \*\*([^*]+)\*\* (?:\*([^*]+)\.\* )?(.*)$/

/** All sections of the rules in a language. */
export async function rulebook(language: Language): Promise<Section[]> {
  const file =
    language === 'pl'
      ? await import('$package/words/rules/pl.md?raw')
      : await import('$package/words/rules/en.md?raw')
  return sections(file.default)
}

export function sections(text: string): Section[] {
  const found: Section[] = []
  let rule: Rule | null = null
  for (const line of text.split('\n')) {
    const heading = HEADING.exec(line)
    const item = RULE.exec(line)
    if (heading) {
      found.push({ letter: heading[1] ?? null, title: heading[2]!, rules: [] })
      rule = null
    } else if (item) {
      rule = { id: item[1]!, title: item[2] ?? null, text: item[3]! }
      found.at(-1)?.rules.push(rule)
    } else if (rule && line.trim()) {
      rule.text += ` ${line.trim()}`
    } else if (!line.trim()) {
      rule = null
    }
  }
  return found
}

/** One rule by its id; null where there is none. */
export async function ruleOf(id: string, language: Language): Promise<Rule | null> {
  for (const section of await rulebook(language)) {
    const found = section.rules.find((rule) => rule.id === id)
    if (found) return found
  }
  return null
}

/** The heading of a question. */
import type { Question } from '$/api/types'
import { calamities, ruleOfCard } from '$/facts/facts'
import { t, words } from '$/words/language.svelte'
import { capital } from './answer/things'

/** The calamity it is about; null if there is none. */
export function calamityOf(question: Question): string | null {
  const found = [...calamities.values()].find((each) => ruleOfCard(each.id) === question.rule)
  return found ? words.name(found.name) : null
}

/** The phase of a turn as a heading; set-up has none. */
export function phaseName(phase: number): string {
  return phase ? capital(t('name-of-phase', { phase })) : t('page-ask-set-up')
}

/** The words of the rulebook's page and of the guide: they must be there before these are drawn. */
import { words } from '$/words/language.svelte'

await words.learn(async (language) => {
  const files = language === 'pl' ? import('./learn-pl') : import('./learn-en')
  return (await files).default
})

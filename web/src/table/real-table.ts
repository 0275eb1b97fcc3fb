/** The page of a real table, with its words: they must be there before it is drawn. */
import { words } from '$/words/language.svelte'
import RealTable from './RealTable.svelte'

await words.learn(async (language) => {
  const files = language === 'pl' ? import('./engine/table-pl') : import('./engine/table-en')
  return (await files).default
})

export default RealTable

/** Looking back, with its words: they must be there before it is drawn. */
import { words } from '$/words/language.svelte'
import Replay from './Replay.svelte'

await words.learn(async (language) => {
  const files = language === 'pl' ? import('./replay-pl') : import('./replay-en')
  return (await files).default
})

export default Replay

/** A reader's display preferences, for this device only. */
import { keep, recall } from '$/storage'

const KEY = 'ecumene-high-contrast'

class Liking {
  /** White pieces with black emblems and a bar of colour, on paper-white land. */
  contrast = $state(recall(KEY) === 'yes')

  useContrast(wanted: boolean): void {
    this.contrast = wanted
    keep(KEY, wanted ? 'yes' : 'no')
  }
}

export const liking = new Liking()

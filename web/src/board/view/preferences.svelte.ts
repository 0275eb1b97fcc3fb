/** What a reader likes to see, on this device and for nobody else. */
import { keep, recall } from '$/storage'

const KEY = 'ecumene-high-contrast'

class Liking {
  /** White pieces with black emblems and a bar of colour, on land of paper. */
  contrast = $state(recall(KEY) === 'yes')

  useContrast(wanted: boolean): void {
    this.contrast = wanted
    keep(KEY, wanted ? 'yes' : 'no')
  }
}

export const liking = new Liking()

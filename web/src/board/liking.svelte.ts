/** What a reader likes to see, on this device and for nobody else. */
const KEY = 'ecumene-high-contrast'

class Liking {
  /** White pieces with black emblems and a bar of colour, on land of paper. */
  contrast = $state(localStorage.getItem(KEY) === 'yes')

  useContrast(wanted: boolean): void {
    this.contrast = wanted
    localStorage.setItem(KEY, wanted ? 'yes' : 'no')
  }
}

export const liking = new Liking()

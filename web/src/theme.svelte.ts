/** Light or dark: the system's setting until the reader chooses. */
import { keep, recall } from './storage'

type Choice = 'light' | 'dark' | null

const KEY = 'ecumene-theme'
const system = matchMedia('(prefers-color-scheme: dark)')

class Theme {
  chosen = $state<Choice>(recall(KEY) as Choice)
  #systemDark = $state(system.matches)
  dark = $derived(this.chosen === null ? this.#systemDark : this.chosen === 'dark')

  constructor() {
    system.addEventListener('change', () => (this.#systemDark = system.matches))
  }

  choose(theme: 'light' | 'dark'): void {
    this.chosen = theme
    keep(KEY, theme)
  }
}

export const theme = new Theme()

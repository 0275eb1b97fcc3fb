/** The advances a player wants to buy some day, stored in the browser for each game. */
import { keep, recallJson } from '$/storage'

export class Wishes {
  #key: string
  list = $state.raw<readonly string[]>([])

  constructor(game: string, seat: number | null) {
    this.#key = `ecumene-wishes-${game}-${seat}`
    const found = recallJson(this.#key)
    this.list = Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []
  }

  has(advance: string): boolean {
    return this.list.includes(advance)
  }

  toggle(advance: string): void {
    this.list = this.has(advance)
      ? this.list.filter((each) => each !== advance)
      : [...this.list, advance]
    keep(this.#key, JSON.stringify(this.list))
  }
}

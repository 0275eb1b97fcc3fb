/** The advances somebody means to buy one day, kept in the browser for each game. */
export class Wishes {
  #key: string
  list = $state.raw<readonly string[]>([])

  constructor(game: string, seat: number | null) {
    this.#key = `ecumene-wishes-${game}-${seat}`
    this.list = read(localStorage.getItem(this.#key))
  }

  has(advance: string): boolean {
    return this.list.includes(advance)
  }

  toggle(advance: string): void {
    this.list = this.has(advance)
      ? this.list.filter((each) => each !== advance)
      : [...this.list, advance]
    localStorage.setItem(this.#key, JSON.stringify(this.list))
  }
}

/** What was kept; nothing where somebody else wrote there. */
function read(text: string | null): string[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

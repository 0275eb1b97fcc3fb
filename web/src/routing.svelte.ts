/** The reader's location: paths of the page, without reloading it. */
class Place {
  path = $state(location.pathname)
  query = $state(location.search)
  hash = $state(location.hash)

  constructor() {
    addEventListener('popstate', () => this.#read())
    addEventListener('hashchange', () => this.#read())
  }

  #read(): void {
    this.path = location.pathname
    this.query = location.search
    this.hash = location.hash
  }

  /** Go to an address of the page; `replace` leaves no way back to this one. */
  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    this.#read()
    scrollTo(0, 0)
  }

  /** A number in the query of the address; null if there is none. */
  number(name: string): number | null {
    const text = new URLSearchParams(this.query).get(name)
    return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
  }

  /** The value after `#name=`: a secret that is never sent to a server. */
  secret(name: string): string | null {
    return this.hash.startsWith(`#${name}=`) ? this.hash.slice(name.length + 2) : null
  }
}

export const place = new Place()

/** For links: navigate within the page unless a new tab is meant. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  place.go(link.getAttribute('href') ?? '/')
}

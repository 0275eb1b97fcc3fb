/**
 * Whether the server can be reached.
 *
 * A socket may stand while requests are lost, as with a dead radio. A request that fails, or is not
 * answered for a while although nothing else is either, is told as a lost connection; then the page
 * knocks until somebody opens.
 */

/** Milliseconds after which an unanswered request is doubted. */
const DOUBT = 3000
/** How long the server may take to say that it is there. */
const PATIENCE = 1500
/** Between two tries while the connection is lost. */
const PAUSE = 2000
/** How long the page says that it is back. */
const NEWS = 4000

async function knock(): Promise<boolean> {
  try {
    await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    return true
  } catch {
    return false
  }
}

export class Reach {
  #requestsLost = $state(false)
  /** Whether a socket that is wanted has no connection. */
  socketLost = $state(false)
  /** Whether the connection was lost and has just come back. */
  isBack = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  #news: ReturnType<typeof setTimeout> | undefined

  constructor(readonly knock: () => Promise<boolean>) {}

  get lost(): boolean {
    return this.#requestsLost || this.socketLost
  }

  /** A request was sent; call what is returned when it is answered, or has failed. */
  sent(): (answered: boolean) => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    let open = true
    const doubt = async (): Promise<void> => {
      const there = await this.knock()
      if (!open) return
      if (!there) this.#miss()
      timer = setTimeout(doubt, DOUBT)
    }
    timer = setTimeout(doubt, DOUBT)
    return (answered) => {
      open = false
      clearTimeout(timer)
      if (answered) this.#comeBack()
      else this.#miss()
    }
  }

  /** Say that the connection is back, for a while. */
  tellBack(): void {
    this.isBack = true
    clearTimeout(this.#news)
    this.#news = setTimeout(() => (this.isBack = false), NEWS)
  }

  #miss(): void {
    if (this.#requestsLost) return
    this.#requestsLost = true
    this.isBack = false
    this.#timer = setTimeout(this.#tryAgain, PAUSE)
  }

  #tryAgain = async (): Promise<void> => {
    if (await this.knock()) this.#comeBack()
    else if (this.#requestsLost) this.#timer = setTimeout(this.#tryAgain, PAUSE)
  }

  #comeBack(): void {
    if (!this.#requestsLost) return
    clearTimeout(this.#timer)
    this.#requestsLost = false
    if (!this.socketLost) this.tellBack()
  }
}

export const reach = new Reach(knock)

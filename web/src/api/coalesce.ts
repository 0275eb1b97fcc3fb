/**
 * Does something on request: simultaneous requests are served once, and a request made while it is
 * being done causes one more run, since it may be about something newer.
 */
export class Coalesced {
  #wished = false
  #doing: Promise<void> | null = null

  constructor(readonly act: () => Promise<void>) {}

  /** Resolves after a run that began after this request. */
  wish(): Promise<void> {
    this.#wished = true
    return (this.#doing ??= this.#keepDoing())
  }

  async #keepDoing(): Promise<void> {
    try {
      while (this.#wished) {
        this.#wished = false
        await this.act()
      }
    } finally {
      // At once, with nothing in between: a request must not be left to a run that has ended.
      this.#doing = null
    }
  }
}

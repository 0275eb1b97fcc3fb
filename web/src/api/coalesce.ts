/**
 * Does something for whoever wishes it: several wishes at once are one, and a wish that comes while
 * it is being done has it done once more, since it may be about something newer.
 */
export class Again {
  #wished = false
  #doing: Promise<void> | null = null

  constructor(readonly act: () => Promise<void>) {}

  /** Resolves when it has been done, wholly after this wish. */
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
      // At once, with nothing in between: a wish must not be left to what has ended.
      this.#doing = null
    }
  }
}

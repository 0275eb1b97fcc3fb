/** What happened, shown again step by step: each is a sentence with its places and moves. */
import type { Step } from './stage.svelte'

export class Playback {
  at = $state(0)

  constructor(
    readonly steps: readonly Step[],
    /** It is over: nothing is shown again any more. */
    readonly stop: () => void,
  ) {}

  get step(): Step {
    return this.steps[this.at]!
  }

  get isFirst(): boolean {
    return this.at === 0
  }

  get isLast(): boolean {
    return this.at === this.steps.length - 1
  }

  /** Go on; after the last step it is over. */
  next(): void {
    if (this.isLast) this.stop()
    else this.at++
  }

  previous(): void {
    if (!this.isFirst) this.at--
  }
}

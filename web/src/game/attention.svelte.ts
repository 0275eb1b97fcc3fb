/** Getting the attention of a player whose turn it is: the title of the page, and a sound. */
import { keep, recall } from '$/storage'

const KEY = 'ecumene-sound'

class Sound {
  on = $state(recall(KEY) !== 'off')
  #context: AudioContext | null = null
  /** How many notes have not ended; without any, the device that plays them may rest. */
  #sounding = 0

  toggle(): void {
    this.on = !this.on
    keep(KEY, this.on ? 'on' : 'off')
    if (this.on) this.ring()
  }

  /** Two soft notes. Browsers allow no sound, and no audio context, before the first click. */
  ring(): void {
    if (!this.on || navigator.userActivation?.hasBeenActive === false) return
    const context = (this.#context ??= new AudioContext())
    void context.resume()
    for (const [place, pitch] of [523.25, 783.99].entries()) {
      const start = context.currentTime + place * 0.16
      const note = context.createOscillator()
      const volume = context.createGain()
      note.frequency.value = pitch
      volume.gain.setValueAtTime(0.0001, start)
      volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5)
      note.connect(volume).connect(context.destination)
      note.start(start)
      note.stop(start + 0.5)
      this.#sounding += 1
      note.onended = () => {
        this.#sounding -= 1
        if (this.#sounding === 0) void context.suspend()
      }
    }
  }
}

export const sound = new Sound()

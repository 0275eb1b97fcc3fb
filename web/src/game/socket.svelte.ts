/** A socket that reconnects by itself, for ever, and continues after the last message received. */
import type { StreamMessage } from '$/api/types'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 15_000
/** How long the first connection may take before the reader is told that there is none. */
const PATIENCE = 5000
/** The server lets another of its workers go on, or starts again. */
const RESTART = 1012
/** How long one waits then before one comes back, and before one is told. */
const RESTART_PAUSE = 100
const RESTART_PATIENCE = 2000
/** Closed for good: not allowed, or not there. */
const REFUSED = new Set([4400, 4401, 4403, 4404])

export class Socket {
  /** Whether the connection was lost, or could not be made for a while. */
  missed = $state(false)
  #connected = false
  /** How often a connection has come about: after each the server may be another one. */
  connections = $state(0)
  /** Whether something was heard on this connection. */
  #told = false
  /** Whether the server will not talk to this reader any more. */
  refused = $state(false)
  #socket: WebSocket | null = null
  #heard = 0
  #pause = FIRST_PAUSE
  #timer: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  #wanted = false

  constructor(
    readonly path: string,
    readonly hear: (message: StreamMessage) => void,
  ) {}

  /** Listen from now on to all messages after this one. */
  open(since: number): void {
    this.#wanted = true
    this.#heard = since
    this.#patience = setTimeout(() => (this.missed = true), PATIENCE)
    addEventListener('online', this.#comeBack)
    document.addEventListener('visibilitychange', this.#comeBack)
    this.#connect()
  }

  close(): void {
    this.#wanted = false
    clearTimeout(this.#timer)
    clearTimeout(this.#patience)
    removeEventListener('online', this.#comeBack)
    document.removeEventListener('visibilitychange', this.#comeBack)
    this.#socket?.close()
  }

  /** The network, or the reader, is back: retry at once. */
  #comeBack = (): void => {
    if (this.#wanted && !this.#socket && document.visibilityState === 'visible') this.#connect()
  }

  #connect(): void {
    clearTimeout(this.#timer)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}?since=${this.#heard}`)
    this.#socket = socket
    socket.onopen = () => {
      clearTimeout(this.#patience)
      this.#connected = true
      this.connections += 1
      this.missed = false
      this.#pause = FIRST_PAUSE
    }
    socket.onmessage = (event) => {
      // Messages on their way when it was closed are discarded.
      if (!this.#wanted) return
      const message = JSON.parse(event.data as string) as StreamMessage
      this.#told = true
      if (message.type !== 'now') this.#heard = message.number
      this.hear(message)
    }
    socket.onclose = (event) => {
      if (event.code === RESTART && this.#told) {
        this.#pause = RESTART_PAUSE
        this.#patience = setTimeout(() => (this.missed = true), RESTART_PATIENCE)
      } else if (this.#connected) this.missed = true
      this.#connected = this.#told = false
      this.#socket = null
      this.refused = REFUSED.has(event.code)
      if (this.#wanted && !this.refused) this.#tryLater()
    }
  }

  #tryLater(): void {
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.5 + Math.random()))
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }
}

/** Who the reader is on this server: a name and a language, known again by a cookie. */
import { get, post, put, Refusal } from '$/api/client'
import type { Credentials, DeviceCode } from '$/api/types'
import type { Language } from '$/facts/facts'
import { t, words } from '$/words/language.svelte'

/** Nobody is known here by this browser's cookie. */
const STRANGER = 401

class Person {
  /** What others call the reader; null: nobody yet, or not asked for. */
  name = $state<string | null>(null)
  /** Whether the server has said who the reader is. */
  asked = $state(false)
  #asking: Promise<void> | null = null

  /** Ask the server once who the reader is. */
  begin(): Promise<void> {
    this.#asking ??= this.#ask().catch((error: unknown) => {
      this.#asking = null
      throw error
    })
    return this.#asking
  }

  async #ask(): Promise<void> {
    try {
      this.#is(await get<Credentials | undefined>('/me'))
    } catch (error) {
      if (!(error instanceof Refusal && error.status === STRANGER)) throw error
      this.#is(undefined)
    }
  }

  #is(credentials: Credentials | undefined): void {
    this.name = credentials?.name ?? null
    this.asked = true
  }

  /** Be somebody, by any name if none was given: nothing else is needed to play. */
  async ensure(name?: string): Promise<void> {
    await this.begin()
    if (this.name !== null) return
    const language = words.language
    const called = name?.trim() || t('page-start-guest')
    this.#is(await post<Credentials>('/people', { name: called, language }))
  }

  async rename(name: string): Promise<void> {
    if (this.name === null) return this.ensure(name)
    this.#is(await put<Credentials>('/me', { name, language: words.language }))
  }

  /** Read the page in a language, and be written to in it. */
  async speak(language: Language): Promise<void> {
    await words.use(language)
    if (this.name !== null) this.#is(await put<Credentials>('/me', { name: this.name, language }))
  }

  /** A code that brings the reader to another device, once. */
  async code(): Promise<DeviceCode> {
    await this.ensure()
    return post<DeviceCode>('/me/codes')
  }

  /** Be the same person here as where a code was made. */
  async use(code: string): Promise<void> {
    // Who one was before must not be heard of after who one is now.
    await this.begin().catch(() => undefined)
    this.#is(await post<Credentials>('/devices', { code }))
    this.#asking = Promise.resolve()
  }
}

export const person = new Person()

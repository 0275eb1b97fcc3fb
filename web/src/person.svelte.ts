/** Who the reader is on this server: a name and a language, recognized by a cookie. */
import { get, post, put, Refusal, remove } from '$/api/client'
import type { CodeOwner, Credentials, Device, DeviceCode, FormerSelf } from '$/api/types'
import type { Language } from '$/facts/facts'
import { t, words } from '$/words/language.svelte'

/** Nobody is known by this browser's cookie. */
const STRANGER = 401
/** Somebody is already known by it. */
const SOMEBODY = 409

class Person {
  /** The reader's name; null: none yet, or not fetched. */
  name = $state<string | null>(null)
  /** Changes whenever the reader becomes another person, even one of the same name. */
  self = $state(0)
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

  /** Whether others would see no name that the reader has chosen. */
  get isNameless(): boolean {
    return this.asked && (this.name === null || this.name === t('page-start-guest'))
  }

  /** Register, under any name if none was given: nothing else is needed to play. */
  async ensure(name?: string): Promise<void> {
    await this.begin()
    if (this.name !== null) return
    const language = words.language
    const called = name?.trim() || t('page-start-guest')
    try {
      this.#is(await post<Credentials>('/people', { name: called, language }))
    } catch (error) {
      // They have meanwhile registered in another window.
      if (!(error instanceof Refusal && error.status === SOMEBODY)) throw error
      await this.#ask()
    }
  }

  async rename(name: string): Promise<void> {
    if (this.name === null) return this.ensure(name)
    this.#is(await put<Credentials>('/me', { name, language: words.language }))
  }

  /** Set the language of the page, and of messages from the server. */
  async speak(language: Language): Promise<void> {
    await words.use(language)
    if (this.name !== null) this.#is(await put<Credentials>('/me', { name: this.name, language }))
  }

  /** A single-use code that signs the reader in on another device. */
  async code(): Promise<DeviceCode> {
    await this.ensure()
    return post<DeviceCode>('/me/codes')
  }

  /** Who made a code, and who the reader is; nothing changes. */
  owner(code: string): Promise<CodeOwner> {
    return post<CodeOwner>('/devices/owner', { code })
  }

  /** Sign in as the person who made a code; replaces the current person only if they agree. */
  async use(code: string, instead: boolean): Promise<void> {
    await this.#become(() => post<Credentials>('/devices', { code, instead }))
  }

  /** Earlier identities of the reader in this browser. */
  async selves(): Promise<readonly FormerSelf[]> {
    return (await get<{ people: FormerSelf[] }>('/selves')).people
  }

  /** Return to one of them. */
  async goBack(to: FormerSelf): Promise<void> {
    await this.#become(() => post<Credentials>(`/selves/${to.id}`))
  }

  async #become(ask: () => Promise<Credentials>): Promise<void> {
    // The former person's data must not arrive after the current one's.
    await this.begin().catch(() => undefined)
    this.#is(await ask())
    this.self++
    this.#asking = Promise.resolve()
  }

  /** The devices that know the reader. */
  async devices(): Promise<readonly Device[]> {
    return (await get<{ devices: Device[] }>('/me/devices')).devices
  }

  /** Sign out one device, or all but this; returns the remaining ones. */
  async signOut(device: Device | 'others'): Promise<readonly Device[]> {
    const path = device === 'others' ? '' : `/${device.id}`
    const left = await remove<{ devices: Device[] }>(`/me/devices${path}`)
    if (device !== 'others' && device.here) {
      this.#is(undefined)
      this.self++
    }
    return left.devices
  }
}

export const person = new Person()

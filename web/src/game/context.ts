/** The game that the components of a page belong to. */
import { getContext, setContext } from 'svelte'
import type { Stage } from '$/board/input/stage.svelte'
import type { GameSession } from './session.svelte'

const SESSION = Symbol('session')
const STAGE = Symbol('stage')
const PEEK = Symbol('peek')

export const setSession = (session: GameSession): GameSession => setContext(SESSION, session)
export const getSession = (): GameSession => getContext(SESSION)
export const setStage = (stage: Stage): Stage => setContext(STAGE, stage)
export const getStage = (): Stage => getContext(STAGE)

/** Shows the board, also where a desk covers it. */
export const setPeek = (peek: () => void): (() => void) => setContext(PEEK, peek)
export const getPeek = (): (() => void) => getContext(PEEK)

/** The game that the components of a page belong to. */
import { getContext, setContext } from 'svelte'
import type { Stage } from '$/board/input/stage.svelte'
import type { GameSession } from './session.svelte'

const SESSION = Symbol('session')
const STAGE = Symbol('stage')

export const setSession = (session: GameSession): GameSession => setContext(SESSION, session)
export const getSession = (): GameSession => getContext(SESSION)
export const setStage = (stage: Stage): Stage => setContext(STAGE, stage)
export const getStage = (): Stage => getContext(STAGE)

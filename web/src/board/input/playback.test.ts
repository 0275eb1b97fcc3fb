// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { Stage, type Step } from './stage.svelte'

const step = (key: string, ...places: string[]) =>
  ({ sentence: { type: 'sentence', key, args: {} }, places, moves: [] }) as unknown as Step

describe('stepping through what happened', () => {
  it('goes on and back, leaves out what has no place, and ends after the last', () => {
    const stage = new Stage()
    stage.play([step('one', 'rome'), step('nowhere'), step('two', 'athens')])
    const playing = stage.playing!
    expect(playing.steps.length).toBe(2)
    playing.previous()
    expect(playing.step.places).toEqual(['rome'])
    playing.next()
    expect([playing.isLast, playing.step.places]).toEqual([true, ['athens']])
    playing.next()
    expect(stage.playing).toBeNull()
  })

  it('does not begin where there is nothing to show', () => {
    const stage = new Stage()
    stage.play([step('nowhere')])
    expect(stage.playing).toBeNull()
  })
})

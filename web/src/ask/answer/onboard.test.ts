import { describe, expect, it } from 'vitest'
import { questionOf } from '../testing/questions'
import { Draft } from './answer-draft.svelte'
import { Counted, Picked } from './entries.svelte'
import { civilizationsOnBoard, onBoard } from './onboard'

const board = (draft: Draft) => onBoard(draft, (area, text) => `${area} ${text}`)

describe('a draft on the board', () => {
  it('offers all sites, and a touch chooses the way to build there', () => {
    const draft = new Draft(questionOf('city-site'))
    expect(board(draft).targets).toContain('fayum')
    board(draft).touch('fayum', false)
    expect(draft.action).toMatchObject({ type: 'build-city', area: 'fayum' })
  })

  it('takes tokens of neighbours for the chosen site by touching them', () => {
    const draft = new Draft(questionOf('city-site'))
    board(draft).touch('nuba', false)
    const neighbours = draft.way!.entry('neighbours') as Counted
    neighbours.clear()
    board(draft).touch('salima', false)
    expect(neighbours.of('salima')).toBe(1)
    expect(board(draft).badges.get('salima')).toMatchObject([{ text: '−1', tone: 'war' }])
  })

  it('counts with every touch, and all with a long one', () => {
    const draft = new Draft(questionOf('share'))
    draft.clear()
    board(draft).touch('moesia', false)
    board(draft).touch('gethae', true)
    expect(draft.action).toMatchObject({ tokens: { moesia: 1, gethae: 4 } })
    expect(board(draft).chosen).toEqual(new Set(['moesia', 'gethae']))
    expect(board(draft).badges.get('gethae')?.[0]?.text).toBe('+4')
  })

  it('reduces a city under damage, then destroys it, then lets it be', () => {
    const draft = new Draft(questionOf('damage'))
    draft.clear()
    const [reduced, destroyed] = ['reduced', 'destroyed'].map(
      (name) => draft.way!.entry(name) as Picked,
    )
    board(draft).touch('bat', false)
    expect([reduced!.has('bat'), destroyed!.has('bat')]).toEqual([true, false])
    board(draft).touch('bat', false)
    expect([reduced!.has('bat'), destroyed!.has('bat')]).toEqual([false, true])
    board(draft).touch('bat', false)
    expect([reduced!.has('bat'), destroyed!.has('bat')]).toEqual([false, false])
  })

  it('picks a civilization where it begins, and shows its region', () => {
    const draft = new Draft(questionOf('civilization'))
    expect(civilizationsOnBoard(draft).targets).toContain('hattusa')
    civilizationsOnBoard(draft).touch('hattusa', false)
    expect(draft.action).toEqual({ type: 'pick-civilization', civilization: 'hatti' })
    expect(civilizationsOnBoard(draft).chosen).toContain('hattusa')
  })

  it('says what somebody means by an area that is not offered', () => {
    expect(board(new Draft(questionOf('city-site'))).meant('athens')).toEqual({
      type: 'build-city',
      area: 'athens',
    })
    expect(board(new Draft(questionOf('horde'))).meant('athens')).toEqual({
      type: 'choose-place',
      place: 'athens',
    })
    expect(board(new Draft(questionOf('yes-no'))).meant('athens')).toBeNull()
  })
})

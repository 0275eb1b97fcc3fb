// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { Wishes } from './wishes.svelte'

beforeEach(() => localStorage.clear())

it('keeps wishes for each game and seat', () => {
  const wishes = new Wishes('G', 2)
  wishes.toggle('law')
  wishes.toggle('music')
  wishes.toggle('law')
  expect(new Wishes('G', 2).list).toEqual(['music'])
  expect(new Wishes('G', 3).list).toEqual([])
})

it('begins anew where something else was kept', () => {
  localStorage.setItem('ecumene-wishes-G-2', '{broken')
  expect(new Wishes('G', 2).list).toEqual([])
})

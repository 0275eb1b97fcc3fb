import { expect, it } from 'vitest'
import { withCredit } from './credits'

it('takes from the group that has most what another one gets', () => {
  const choices = { credits: { arts: 15, civics: 5 }, free_credits: 20, unit: 5 }
  expect(withCredit(choices, 'science', 10)).toEqual({ arts: 5, civics: 5, science: 10 })
})

it('leaves points over that are taken away', () => {
  const choices = { credits: { arts: 10 }, free_credits: 10, unit: 5 }
  expect(withCredit(choices, 'arts', 5)).toEqual({ arts: 5 })
  expect(withCredit(choices, 'arts', 0)).toEqual({})
})

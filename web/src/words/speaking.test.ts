import { expect, it } from 'vitest'
import { cited } from './speaking'

it('finds the rules that a text cites', () => {
  const found = cited('See M2, G7a and A-TRADE-EMPIRE, but no A or B.')
  expect(found.filter((span) => span.about).map((span) => span.text)).toEqual([
    'M2',
    'G7a',
    'A-TRADE-EMPIRE',
  ])
  expect(found.map((span) => span.text).join('')).toBe(
    'See M2, G7a and A-TRADE-EMPIRE, but no A or B.',
  )
})

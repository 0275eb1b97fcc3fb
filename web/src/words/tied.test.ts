import { describe, expect, it } from 'vitest'
import type { Span } from './speaking'
import { tied } from './tied'

const rule: Span = { text: 'K1', about: { type: 'rule', rule: 'K1' } }
const place: Span = { text: 'Gethae', about: { type: 'place', place: 'gethae' } }

describe('links in a sentence', () => {
  it('keep the signs that touch them', () => {
    const plain = (text: string): Span => ({ text, about: null })
    const found = tied([plain('A city in '), place, plain(' ('), rule, plain('). It is over.')])
    expect(found.map(({ head, text, tail }) => [head, text, tail])).toEqual([
      ['', 'A city in ', ''],
      ['', 'Gethae', ''],
      ['', ' ', ''],
      ['(', 'K1', ').'],
      ['', ' It is over.', ''],
    ])
  })

  it('keep a full stop', () => {
    const found = tied([place, { text: '.', about: null }])
    expect(found).toHaveLength(1)
    expect(found[0]!.tail).toBe('.')
  })
})

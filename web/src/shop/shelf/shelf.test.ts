import { describe, expect, it } from 'vitest'
import type { AdvanceId, Article, Fit } from '../basket/basket-types'
import { columns, neighbour, passes, suggested } from './shelf'

function article(advance: AdvanceId, price: number, fit: Fit = 'fits', cost = price): Article {
  return {
    advance,
    cost,
    price,
    points: 1,
    credits: {},
    bonus: 0,
    bonus_from: [],
    affordable: fit !== 'short',
    fit,
    short: 0,
    brings: {},
  }
}

describe('columns', () => {
  it('stand by group, cheapest first, a card of two groups with its first one', () => {
    const found = columns(
      [article('music', 80), article('mysticism', 30), article('drama-and-poetry', 80)],
      ['theocracy'],
    )
    expect(found.map((column) => column.group.id)).toEqual([
      'arts',
      'civics',
      'crafts',
      'religion',
      'science',
    ])
    expect(found[0]!.articles.map((each) => each.advance)).toEqual([
      'mysticism',
      'drama-and-poetry',
      'music',
    ])
    expect(found[1]!.held.map((each) => each.id)).toEqual(['theocracy'])
  })
})

describe('filters', () => {
  it('tell what can be paid, what is dear and what is wished for', () => {
    const far = article('law', 90, 'short', 150)
    expect(passes(far, 'all', [])).toBe(true)
    expect(passes(far, 'payable', [])).toBe(false)
    expect(passes(far, 'from-100', [])).toBe(true)
    expect(passes(far, 'wishes', ['law'])).toBe(true)
    expect(passes(article('music', 80, 'alone'), 'payable', [])).toBe(true)
    expect(passes(article('music', 80), 'from-100', [])).toBe(false)
  })
})

describe('suggestions', () => {
  it('name what fits, wishes first, then the dearest', () => {
    const shelf = [
      article('music', 40),
      article('pottery', 30),
      article('deism', 50),
      article('law', 90, 'alone'),
    ]
    const names = suggested(shelf, ['pottery']).map((each) => each.advance)
    expect(names).toEqual(['pottery', 'deism'])
  })
})

describe('arrow keys', () => {
  const shown = [['a', 'b', 'c'], [], ['d', 'e']]

  it('walk in a column and over to the next one that is not empty', () => {
    expect(neighbour(shown, 'a', 'ArrowDown')).toBe('b')
    expect(neighbour(shown, 'a', 'ArrowUp')).toBe(null)
    expect(neighbour(shown, 'c', 'ArrowRight')).toBe('e')
    expect(neighbour(shown, 'd', 'ArrowLeft')).toBe('a')
    expect(neighbour(shown, 'd', 'ArrowRight')).toBe(null)
    expect(neighbour(shown, 'b', 'End')).toBe('c')
  })

  it('begin at the first card where the one they start from is gone', () => {
    expect(neighbour(shown, 'x', 'ArrowDown')).toBe('a')
  })
})

// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { areas } from '$/facts/facts'
import { neighboursOf } from './area-facts'
import { sectionsOf } from './area-order'
import type { Standing } from '$/board/map/pieces'

const inPlay = new Set(
  [...areas.values()]
    .filter((area) => area.region === 'rome' || area.region === 'hellas')
    .map((area) => area.id),
)
const standing: Standing = new Map([
  ['rome', [{ kind: 'tokens', party: 0, count: 3 }]],
  ['athens', [{ kind: 'city', party: 0, count: 1 }]],
  ['adriatic-sea', [{ kind: 'ship', party: 1, count: 1 }]],
])

describe('the areas as a list', () => {
  it('has what is asked first, then one’s own, then regions and seas, and each once', () => {
    const sections = sectionsOf(inPlay, standing, new Set(['rome']), 0, '')
    expect(sections.map(({ kind, region }) => [kind, region])).toEqual([
      ['asked', null],
      ['own', null],
      ['region', 'hellas'],
      ['region', 'rome'],
      ['sea', null],
    ])
    expect(sections[0]!.places).toEqual(['rome'])
    expect(sections[1]!.places).toEqual(['athens'])
    const listed = sections.flatMap((section) => section.places)
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.length).toBe(inPlay.size + 1)
  })

  it('finds names by some of their letters', () => {
    const sections = sectionsOf(inPlay, standing, new Set(), null, ' THE')
    const found = sections.flatMap((section) => section.places)
    expect(found).toContain('athens')
    expect(found).not.toContain('rome')
  })

  it('knows neighbours by land and by water, and those of a sea', () => {
    const { land, water } = neighboursOf('rome')
    expect(land).toContain('etruria')
    expect(water).toContain('western-mediterranean')
    expect(neighboursOf('adriatic-sea')).toMatchObject({ land: [] })
  })
})

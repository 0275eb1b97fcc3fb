import { describe, expect, it } from 'vitest'
import { nearest, Sheet } from './sheet.svelte'

describe('a sheet', () => {
  it('comes to rest at the nearest of its heights', () => {
    expect(nearest(90, 700)).toBe('line')
    expect(nearest(250, 700)).toBe('half')
    expect(nearest(600, 700)).toBe('full')
  })

  it('does with buttons what dragging does', () => {
    const sheet = new Sheet()
    sheet.grow()
    expect(sheet.height).toBe('full')
    sheet.grow()
    expect(sheet.height).toBe('half')
    sheet.fold()
    expect(sheet.height).toBe('line')
    sheet.fold()
    expect(sheet.height).toBe('half')
  })
})

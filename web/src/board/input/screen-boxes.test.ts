// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { beside, distance, floorAtRight, freePart, fullest, within } from './screen-boxes'

const board = { left: 0, top: 0, right: 1136, bottom: 848 }

describe('the free part of the board', () => {
  it('is right of a panel at the left', () => {
    const panel = { left: 12, top: 12, right: 364, bottom: 700 }
    expect(freePart(board, [panel])).toEqual({ ...board, left: 364 })
  })

  it('is above a sheet at the bottom', () => {
    const phone = { left: 0, top: 0, right: 390, bottom: 792 }
    const sheet = { left: 0, top: 472, right: 390, bottom: 792 }
    expect(freePart(phone, [sheet])).toEqual({ ...phone, bottom: 472 })
  })

  it('is beneath a panel of one line', () => {
    const line = { left: 12, top: 12, right: 580, bottom: 72 }
    expect(freePart(board, [line])).toEqual({ ...board, top: 72 })
  })

  it('is everything where nothing lies on it', () => {
    expect(freePart(board, [])).toEqual(board)
    expect(freePart(board, [{ left: 1200, top: 0, right: 1300, bottom: 800 }])).toEqual(board)
  })
})

describe('the lower right corner', () => {
  const phone = { left: 0, top: 0, right: 390, bottom: 792 }
  const ticker = { left: 12, top: 12, right: 364, bottom: 280 }

  it('is above a bar across the board, whatever else lies on it', () => {
    const bar = { left: 0, top: 590, right: 390, bottom: 792 }
    expect(floorAtRight(phone, 64, [ticker, bar])).toBe(590)
  })

  it('reaches down beside a bar that ends before it', () => {
    const bar = { left: 0, top: 590, right: 300, bottom: 792 }
    expect(floorAtRight(phone, 64, [ticker, bar])).toBe(792)
  })
})

describe('a card beside its target', () => {
  const size = [288, 200] as const
  const covers = ([left, top]: readonly [number, number], x: number, y: number): boolean =>
    distance({ left, top, right: left + size[0], bottom: top + size[1] }, x, y) === 0

  it.each([
    [500, 400],
    [1100, 400],
    [20, 20],
    [1120, 830],
    [568, 840],
  ])('at %d, %d covers it never and stays on the board', (x, y) => {
    const target = { left: x - 16, right: x + 16, top: y - 16, bottom: y + 16 }
    const at = beside(target, ...size, board)
    expect(covers(at, x, y)).toBe(false)
    const [left, top] = at
    expect(within(board, { left, top, right: left + 288, bottom: top + 200 })).toBe(true)
  })

  it('goes above or below on a phone', () => {
    const phone = { left: 0, top: 0, right: 390, bottom: 472 }
    const at = beside({ left: 180, right: 212, top: 100, bottom: 132 }, 288, 200, phone)
    expect(at).toEqual([52, 144])
  })
})

describe('a window on more than it can hold', () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 })

  it('is where the most is', () => {
    const near = [box(100, 100), box(150, 120), box(120, 160)]
    expect(fullest([box(0, 0), ...near, box(900, 500)], 100, 100)).toEqual({
      left: 100,
      top: 100,
      right: 160,
      bottom: 170,
    })
  })
})

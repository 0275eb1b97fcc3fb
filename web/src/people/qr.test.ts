import { expect, it } from 'vitest'
import { qrDrawing } from './qr'

const LINK = 'https://example.org/games/aBcDeFgHiJkL#code=BCD-FGH'

it('draws a code with the light margin that cameras need', () => {
  const [left, top, width, height] = qrDrawing(LINK).viewBox.split(' ').map(Number)
  expect([left, top]).toEqual([-4, -4])
  expect(width).toBe(height)
  // Codes have 17 modules a side and four more with each version.
  expect((width! - 8 - 17) % 4).toBe(0)
})

it('keeps every module inside', () => {
  const { path, viewBox } = qrDrawing(LINK)
  const side = Number(viewBox.split(' ')[2]) - 8
  const corners = path.match(/\d+/g)!.map(Number)
  expect(Math.min(...corners)).toBe(0)
  expect(Math.max(...corners)).toBe(side)
})

it('draws another link differently', () => {
  expect(qrDrawing(`${LINK}J`).path).not.toBe(qrDrawing(LINK).path)
})

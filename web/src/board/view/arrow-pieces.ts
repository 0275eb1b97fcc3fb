/** A piece on an arrow, around a point: whose move it is, and with how many. */
import { DIGIT, PLATE, type Placed } from '$/board/map/arrange'
import type { Party } from '$/board/map/pieces'

const DISC = 22

export function placedAt(shape: 'disc' | 'tokens', party: Party, count: number): Placed {
  const width = shape === 'disc' ? DISC : PLATE.width + (String(count).length - 1) * DIGIT
  const height = shape === 'disc' ? DISC : PLATE.height
  return { shape, party, count, stacks: [], width, height, x: -width / 2, y: -height / 2 }
}

/** Where the labels of arrows stand: on their arrows, and beside pieces, names and each other. */
import { common, surface } from '$/board/input/screen-boxes'
import type { Box, Point } from '$/board/map/geometry'

export interface Labelled {
  /** Where its label may stand, the best first. */
  spots: readonly Point[]
  width: number
  height: number
}

/** A spot for each label: the one at which it covers least of what is there already. */
export function labelSpots(arrows: readonly Labelled[], taken: readonly Box[]): Point[] {
  const there = [...taken]
  return arrows.map(({ spots, width, height }) => {
    const boxAt = ([x, y]: Point): Box => ({
      left: x - width / 2,
      right: x + width / 2,
      top: y - height / 2,
      bottom: y + height / 2,
    })
    let [best, least] = [spots[0]!, Infinity]
    for (const spot of spots) {
      const covered = coveredBy(boxAt(spot), there)
      if (covered < least) [best, least] = [spot, covered]
      if (covered === 0) break
    }
    there.push(boxAt(best))
    return best
  })
}

function coveredBy(label: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => sum + surface(common(label, box)), 0)
}

/** What the board shows and how it answers while somebody moves. */
import type { Arrow, Badge } from '$/board/input/stage.svelte'
import { t } from '$/words/language.svelte'
import { arrowsOf } from './arrows'
import type { Mover } from './mover.svelte'
import { areasOf, badgesOf, type Side, type Wording } from './outlook'

/** Set the stage to the movement as it stands. */
export function dress(mover: Mover): void {
  const { stage } = mover
  stage.targets = mover.targets
  stage.chosen = new Set([mover.picked, mover.goal].filter((each) => each !== null))
  stage.arrows = [...arrowsOf(mover.rows), ...tentative(mover)]
  stage.badges = badges(mover)
  stage.touch = (touch) => mover.touch(touch)
  stage.drag = {
    from: mover.starts,
    start: (area) => mover.pick(area),
    drop: (touch) => mover.drop(touch),
    cancel: () => mover.pick(null),
  }
}

/** The arrow of what is being asked about. */
function tentative(mover: Mover): Arrow[] {
  const { going, goal, picked } = mover
  if (!going || goal === null || picked === null) return []
  const way = going.ways[goal] ?? []
  const byShip = 'ship' in going
  return [
    {
      id: 'tentative',
      from: picked,
      // The path of a march begins with the area it leaves, that of a ship does not.
      way: byShip ? way : way.slice(1),
      count: mover.count,
      kind: byShip ? 'ship' : 'march',
      tentative: true,
    },
  ]
}

function badges(mover: Mover): ReadonlyMap<string, readonly Badge[]> {
  const say = wording(mover)
  const found = [...areasOf(mover.outlook)].map(
    (area) => [area, badgesOf(mover.outlook, area, say)] as const,
  )
  return new Map(found)
}

/** The words for what comes of an area. */
export function wording(mover: Mover): Wording {
  return {
    fight: (sides) => t('page-move-fight', { sides: named(mover, sides) }),
    city: () => t('page-move-city'),
    surplus: (count) => t('page-move-surplus', { count }),
    ship: () => t('page-move-ship-lost'),
  }
}

/** Parties and how many tokens they have: "Rome 3, Egypt 2". */
export function named(mover: Mover, sides: readonly Side[]): string {
  return sides.map((side) => `${mover.session.speaker.party(side.party)} ${side.tokens}`).join(', ')
}

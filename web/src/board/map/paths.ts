/**
 * Outlines moved and resized in their own coordinates.
 *
 * The browser processes every `transform` inside a drawing in each frame; with hundreds of pieces
 * that is most of its work.
 */
const PART = /([a-zA-Z])([^a-zA-Z]*)/g
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g

interface Part {
  command: string
  numbers: readonly number[]
}

/** There are few outlines, drawn in hundreds of places: each is read once. */
const read = new Map<string, readonly Part[]>()

/** The same outline from another corner and in another size. */
export function placed(path: string, x: number, y: number, scale: number): string {
  let parts = read.get(path)
  if (!parts) read.set(path, (parts = partsOf(path)))
  return parts.map((part) => moved(part, x, y, scale)).join('')
}

function partsOf(path: string): Part[] {
  return [...path.matchAll(PART)].map(([, command, numbers]) => ({
    command: command!,
    numbers: (numbers!.match(NUMBER) ?? []).map(Number),
  }))
}

function moved({ command, numbers }: Part, x: number, y: number, scale: number): string {
  const [dx, dy] = command === command.toLowerCase() ? [0, 0] : [x, y]
  const kind = command.toLowerCase()
  const resized = numbers.map((number, place) => {
    // The rotation and the two flags of an arc are not lengths.
    if (kind === 'a' && place % 7 < 5) return place % 7 < 2 ? number * scale : number
    const across =
      kind === 'a' ? place % 7 === 5 : kind === 'h' || (kind !== 'v' && place % 2 === 0)
    return number * scale + (across ? dx : dy)
  })
  return command + resized.map((number) => Number(number.toFixed(2))).join(' ')
}

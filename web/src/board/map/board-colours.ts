/** The colours of the board, for light and dark; those of the parties are facts. */
import colours from '$package/data/colours.json'
import type { Civilization } from '$/facts/facts'

export type Colours = (typeof colours)['light']

export const { light, dark } = colours

type Rgb = [number, number, number]

/** The share of the piece's colour in the rim of a region: the pure colour glares on a coast. */
const RIM = 0.62
/** Dark land: its own hue, at this lightness and at most this saturation. */
const DARK_LIGHTNESS = 0.22
const DARK_SATURATION = 0.3

/** The colours of the land of a region: its ground and two bands along its border, inner last. */
export interface Tints {
  ground: string
  bands: readonly [string, string]
}

export function tints(civ: Civilization, isDark: boolean): Tints {
  const { fill, ground: paleGround } = civ.colour
  const ground = isDark ? darkened(fill) : paleGround
  const rim = mixed(paleGround, fill, RIM)
  const wide = mixed(ground, rim, 0.22)
  return { ground, bands: [wide, mixed(wide, rim, 0.4)] }
}

/** The colours of the water towards a coast, from the outside. */
export function shores(colours: Colours, inPlay: boolean): readonly [string, string, string] {
  const sea = inPlay ? colours.coastal_water : colours.out_water
  const outer = mixed(sea, colours.shallows, 0.35)
  const middle = mixed(outer, colours.shallows, 0.45)
  return [outer, middle, mixed(middle, colours.shallows, 0.6)]
}

/** Opaque, since overlapping half-transparent lines would show spots. */
export function mixed(under: string, over: string, share: number): string {
  const [one, other] = [parsed(under), parsed(over)]
  return written(one.map((part, n) => part * (1 - share) + other[n]! * share) as Rgb)
}

function parsed(colour: string): Rgb {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as Rgb
}

function written(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

function darkened(fill: string): string {
  const rgb = parsed(fill).map((part) => part / 255) as Rgb
  const [most, least] = [Math.max(...rgb), Math.min(...rgb)]
  const spread = most - least
  const lightness = (most + least) / 2
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1))
  const kept = DARK_SATURATION * Math.sqrt(saturation)
  // Moving every part towards the middle keeps the hue.
  const reach = kept * DARK_LIGHTNESS
  return written(
    rgb.map((part) => {
      const place = spread === 0 ? 0 : (part - lightness) / (spread / 2)
      return (DARK_LIGHTNESS + place * reach) * 255
    }) as Rgb,
  )
}

/** The colours of the board, for light and dark; those of the parties are facts. */
import type { Civilization } from '$/facts/facts'

export interface Colours {
  paper: string
  ink: string
  openSea: string
  coastalWater: string
  shallows: string
  seaName: string
  coast: string
  landBorder: string
  regionBorder: string
  waterBorder: string
  seaBorder: string
  plain: string
  plainGround: string
  smoke: string
  outLand: string
  outWater: string
  outInk: string
}

/** As `ecumene.picture.colours` has them. */
export const light: Colours = {
  paper: '#f8f2e4',
  ink: '#241b13',
  openSea: '#a8c8dc',
  coastalWater: '#c2dae8',
  shallows: '#e3f0f6',
  seaName: '#2f5f82',
  coast: '#33475a',
  landBorder: '#8a745a',
  regionBorder: '#4d3a2a',
  waterBorder: '#ffffff',
  seaBorder: '#5d8fb3',
  plain: '#3f8fc4',
  plainGround: '#ffffff',
  smoke: '#6d625a',
  outLand: '#cfccc6',
  outWater: '#bccbd5',
  outInk: '#7d786f',
}

export const dark: Colours = {
  paper: '#1d1a16',
  ink: '#f1e9da',
  openSea: '#142a38',
  coastalWater: '#1b3444',
  shallows: '#27485b',
  seaName: '#7fa9c4',
  coast: '#9db7c4',
  landBorder: '#8c8471',
  regionBorder: '#d8c9ae',
  waterBorder: '#2f5369',
  seaBorder: '#3d6680',
  plain: '#5aa5d6',
  plainGround: '#0f2230',
  smoke: '#b7ab99',
  outLand: '#2a2b2c',
  outWater: '#1a2831',
  outInk: '#7f8285',
}

type Rgb = [number, number, number]

/** How much of the piece's colour is in the rim of a region: the pure colour glares on a coast. */
const RIM = 0.62
/** Dark land: its own hue, at this lightness and no more than this saturation. */
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
  const sea = inPlay ? colours.coastalWater : colours.outWater
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

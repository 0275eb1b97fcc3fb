// @vitest-environment node
import boardText from '$package/data/board.topojson?raw'
import labelsText from '$package/data/labels.json?raw'
import type { Topology } from 'topojson-specification'
import { describe, expect, it } from 'vitest'
import { areas, seas } from '$/facts/facts'
import { borderOf, drawingOf } from './map-parts'
import { decode, middleOf } from './geometry'
import { Labels, type LabelsFile } from './labels'

const geometry = decode(JSON.parse(boardText) as Topology)
const labels = new Labels(JSON.parse(labelsText) as LabelsFile)
const places = [...areas.keys(), ...seas.keys()]

describe('the shape of the board', () => {
  it('has ground for every area and water for every sea', () => {
    for (const area of areas.keys()) expect(geometry.groundOf(area)[0]!.kind).toBe('land')
    for (const sea of seas.keys()) expect(geometry.groundOf(sea)[0]!.kind).toBe('water')
  })

  it('has the middle of a place inside of it, away from the edge of the board', () => {
    for (const place of places) {
      const [x, y] = middleOf(geometry, place)
      expect(geometry.placeAt([x, y])).toBe(place)
      expect(Math.min(x, y, geometry.width - x, geometry.height - y)).toBeGreaterThan(30)
    }
  })

  it('is nowhere outside', () => {
    expect(geometry.placeAt([-10, 100])).toBeNull()
  })

  it('has a coast between land and water only', () => {
    for (const arc of geometry.arcs) {
      const kinds = new Set(arc.faces.map((face) => face.kind))
      expect(borderOf(arc) === 'coast').toBe(kinds.size === 2)
    }
  })
})

describe('what is drawn', () => {
  it('covers the board once, in play or not', () => {
    const inPlay = new Set([...areas.values()].filter((a) => a.region === 'rome').map((a) => a.id))
    const drawing = drawingOf(geometry, inPlay)
    expect(drawing.land.length + drawing.outLand.length).toBe(geometry.land.length)
    const water = drawing.openSea.length + drawing.coastal.length + drawing.outWater.length
    expect(water).toBe(geometry.water.length)
    expect(drawing.regions.map((region) => region.civ)).toEqual(['rome'])
  })

  it('has a spot for pieces everywhere, in both languages', () => {
    for (const place of places)
      for (const language of ['en', 'pl'] as const)
        expect(labels.of(place, language).spots.length).toBeGreaterThan(0)
  })
})

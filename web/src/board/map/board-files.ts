/** The board's shape and labels, fetched once: they are large, and only a game needs them. */
import boardAddress from '$package/data/board.topojson?url'
import labelsAddress from '$package/data/labels.json?url'
import type { Topology } from 'topojson-specification'
import { decode, type Geometry } from './geometry'
import { Labels, type LabelsFile } from './labels'

export interface BoardFiles {
  geometry: Geometry
  labels: Labels
}

let files: Promise<BoardFiles> | null = null

/** The files the board is drawn from; after a failure the next call tries again. */
export function boardFiles(): Promise<BoardFiles> {
  files ??= fetchAll().catch((error: unknown) => {
    files = null
    throw error
  })
  return files
}

async function fetchAll(): Promise<BoardFiles> {
  const [topology, labels] = await Promise.all([
    fetched<Topology>(boardAddress),
    fetched<LabelsFile>(labelsAddress),
  ])
  return { geometry: decode(topology), labels: new Labels(labels) }
}

async function fetched<T>(address: string): Promise<T> {
  return (await (await fetch(address)).json()) as T
}

import type { Archetype } from '@sojourn/contract/places/archetype'
import type { LightName, SkyStops } from './data/lights.ts'
import type { LandmarkName } from './landmarks/landmarks.ts'
import type { Hex } from './svg/colour.ts'

/** What a scene adds for one place; each scene knows its own. */
export type Extra =
  | 'atlas'
  | 'blossom'
  | 'bridge'
  | 'brooklyn'
  | 'bund'
  | 'bus'
  | 'cypress'
  | 'front'
  | 'fuji'
  | 'gables'
  | 'gondola'
  | 'harbour'
  | 'harbourBridge'
  | 'huts'
  | 'karst'
  | 'lake'
  | 'maple'
  | 'mount'
  | 'palms'
  | 'pines'
  | 'pond'
  | 'river'
  | 'rock'
  | 'sugarloaf'
  | 'supertrees'
  | 'tableMountain'
  | 'torii'
  | 'tram'
  | 'volcano'

/** How a place is drawn. */
export interface Drawing {
  scene: Archetype
  light: LightName
  landmark?: LandmarkName
  /** The landmark's share of the width. */
  at?: number
  size?: number
  /** How far the landmark stands below its line. */
  lift?: number
  companions?: readonly { name: LandmarkName; at: number; size: number }[]
  sky?: SkyStops
  walls?: readonly Hex[]
  roofs?: readonly Hex[]
  /** The landmark's roof. */
  roof?: Hex
  stone?: Hex
  accent?: Hex
  leaf?: Hex
  ground?: Hex
  /** Far and near. */
  water?: readonly [Hex, Hex]
  /** Shares of width and height, and the radius in a picture 400 high. */
  sun?: readonly [number, number, number]
  extras?: readonly Extra[]
}

/** A drawing with the facts that vary it: where its random numbers start, and the latitude for the seasons. */
export interface Recipe extends Drawing {
  seed: number
  lat: number
}

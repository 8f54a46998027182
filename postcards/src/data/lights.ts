import type { Hex } from '../svg/colour.ts'

export type LightName = 'dawn' | 'day' | 'golden' | 'dusk' | 'night' | 'aurora'

/** From the zenith to the horizon. */
export type SkyStops = readonly [Hex, Hex, Hex, Hex]

export interface Light {
  sky: SkyStops
  sun: Hex
  /** The colour the hour lays over everything, and how strongly. */
  ambient: Hex
  strength: number
  haze: Hex
  /** Shares of width and height, and the radius in a picture 400 high. */
  sunAt: readonly [number, number, number]
  halo: number
}

export const lights: Record<LightName, Light> = {
  dawn: { sky: ['#8fb0dc', '#c3b6df', '#f2c3c8', '#fde3cf'], sun: '#fff3dc', ambient: '#d895b4', strength: 0.12, haze: '#f6d6d2', sunAt: [0.7, 0.5, 26], halo: 0.3 },
  day: { sky: ['#3f9ad8', '#74bfe8', '#b4e0f2', '#e6f5f0'], sun: '#fffbe6', ambient: '#bfe0f0', strength: 0.03, haze: '#cfe9f2', sunAt: [0.78, 0.2, 24], halo: 0.26 },
  golden: { sky: ['#7fb0c8', '#c8cfc0', '#f7d29b', '#fde7bd'], sun: '#fff6d8', ambient: '#f0a24e', strength: 0.13, haze: '#fbdcab', sunAt: [0.72, 0.42, 34], halo: 0.34 },
  dusk: { sky: ['#29306f', '#6a4d9c', '#d0688f', '#fba772'], sun: '#ffd9a0', ambient: '#3a2a72', strength: 0.4, haze: '#c8719a', sunAt: [0.66, 0.6, 34], halo: 0.3 },
  night: { sky: ['#0a1434', '#122150', '#203870', '#3b5688'], sun: '#fdf3d4', ambient: '#0f1f4c', strength: 0.6, haze: '#2d4a80', sunAt: [0.8, 0.2, 18], halo: 0.14 },
  aurora: { sky: ['#071329', '#0a2444', '#0e4257', '#2a7272'], sun: '#f2f7ea', ambient: '#0e2f4c', strength: 0.54, haze: '#23616b', sunAt: [0.84, 0.16, 13], halo: 0.12 },
}

/** The hour the dark theme shows a place in. */
export const eveningOf: Record<LightName, LightName> = {
  dawn: 'dusk',
  golden: 'dusk',
  dusk: 'night',
  day: 'night',
  night: 'night',
  aurora: 'aurora',
}

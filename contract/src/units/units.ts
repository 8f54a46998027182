/** What a person may choose for all figures of the product. The first of each is the world's; the rest are exceptions. */
export const unitChoices = {
  temperatureUnit: ['C', 'F'],
  distanceUnit: ['km', 'mi'],
  clock: ['24', '12'],
  weekStart: ['monday', 'sunday', 'saturday'],
} as const
export type UnitName = keyof typeof unitChoices

type Choice<N extends UnitName> = (typeof unitChoices)[N][number]
export type TemperatureUnit = Choice<'temperatureUnit'>
export type DistanceUnit = Choice<'distanceUnit'>
export type Clock = Choice<'clock'>
export type WeekStart = Choice<'weekStart'>

/** Null is not chosen: the browser's region decides. */
export type ChosenUnits = { readonly [N in UnitName]: Choice<N> | null }
export type RegionUnits = { readonly [N in UnitName]: Choice<N> }

export interface Units extends RegionUnits {
  /** The specified one, whatever the region, until somebody chooses how distances are told (C-104). */
  readonly windUnit: 'mph' | 'km/h'
}

/** What a person chose counts; what is open is told by the region. */
export const unitsFor = (chosen: Partial<ChosenUnits> | null, region: RegionUnits): Units => ({
  temperatureUnit: chosen?.temperatureUnit ?? region.temperatureUnit,
  distanceUnit: chosen?.distanceUnit ?? region.distanceUnit,
  clock: chosen?.clock ?? region.clock,
  weekStart: chosen?.weekStart ?? region.weekStart,
  windUnit: chosen?.distanceUnit === 'km' ? 'km/h' : 'mph',
})

import { type FestivalLine, type GuideTable, type InsightLine, guidePlaceOf } from './destination-guide.ts'
import { peaksOf } from './peaks.ts'
import type { GuidePlace } from './guide-place.ts'
import { loadTable } from './guide-tables.ts'
import type { GuideId } from './towns.ts'

/** All the guide knows of one destination. */
export interface Guide {
  destination: GuideId
  dailyCost: GuideTable['dailyCost']
  insights: readonly InsightLine[]
  festivals: readonly FestivalLine[]
  /** Where that is not the trip's own. */
  town?: string
  base?: GuideTable['base']
  compounds?: GuideTable['compounds']
  tickets?: GuideTable['tickets']
  places: readonly GuidePlace[]
}

/** Loads one destination's table and nothing else: in the browser each is a file of its own. */
export async function loadGuide(destination: GuideId): Promise<Guide> {
  const { icons, quarters = {}, closings = {}, peaks = {}, ...table } = await loadTable(destination)
  const quarterOf = new Map(
    Object.entries(quarters).flatMap(([name, places]) => places.map((one) => [one, name])),
  )
  return {
    ...table,
    destination,
    places: table.places.map((line) => {
      const [name] = line
      return guidePlaceOf(destination, line, {
        icon: icons.includes(name),
        quarter: quarterOf.get(name) ?? null,
        dailyCost: table.dailyCost,
        closing: closings[name] ?? null,
        peaks: peaksOf(name, peaks),
      })
    }),
  }
}

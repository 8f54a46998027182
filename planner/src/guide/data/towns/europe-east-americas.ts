import type { GuideTown } from '../../guide-town.ts'

/** From the North and the East of Europe, and of both Americas. */
export const townsOfEasternEuropeAndAmericas = {} as const satisfies Record<string, GuideTown>

import type { GuideTown } from '../../guide-town.ts'

/** Of Asia, Africa and Oceania. */
export const townsOfAsiaAfricaAndOceania = {} as const satisfies Record<string, GuideTown>

import { z } from 'zod'
import { billingModes } from './modes.ts'
import { planNames } from './plan-limits.ts'

const count = z.int().nullable()

export const planStatus = z.object({
  plan: z.enum(planNames),
  /** `off`: show no prices and no upgrade. */
  billing: z.enum(billingModes),
  limits: z.object({
    maxTrips: count,
    aiSuggestionsPerMonth: count,
    canAccessAIPro: z.boolean(),
    canExportData: z.boolean(),
    canCollaborate: z.boolean(),
    hasAdvancedAnalytics: z.boolean(),
    hasPremiumSupport: z.boolean(),
    hasOfflineAccess: z.boolean(),
    hasPackPalPro: z.boolean(),
  }),
  usage: z.object({ ownedTrips: z.int(), aiSuggestionsThisMonth: z.int() }),
})
export type PlanStatus = z.output<typeof planStatus>

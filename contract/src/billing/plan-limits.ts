import { billingUpgradeWords } from './words-upgrade.ts'

export const planNames = ['free', 'pro'] as const
export type PlanName = (typeof planNames)[number]

export const featureKeys = [
  'unlimited_trips',
  'ai_suggestions',
  'ai_pro',
  'advanced_analytics',
  'offline_access',
  'premium_support',
  'export_data',
  'collaboration',
  'packpal_pro',
] as const
export type FeatureKey = (typeof featureKeys)[number]

/** `null` means unlimited (U-011). */
interface PlanLimits {
  maxTrips: number | null
  aiSuggestionsPerMonth: number | null
  canAccessAIPro: boolean
  canExportData: boolean
  canCollaborate: boolean
  hasAdvancedAnalytics: boolean
  hasPremiumSupport: boolean
  hasOfflineAccess: boolean
  hasPackPalPro: boolean
}

export const planLimits: Record<PlanName, PlanLimits> = {
  free: {
    maxTrips: 3,
    aiSuggestionsPerMonth: 5,
    canAccessAIPro: false,
    canExportData: false,
    canCollaborate: false,
    hasAdvancedAnalytics: false,
    hasPremiumSupport: false,
    hasOfflineAccess: false,
    hasPackPalPro: false,
  },
  pro: {
    maxTrips: null,
    aiSuggestionsPerMonth: null,
    canAccessAIPro: true,
    canExportData: true,
    canCollaborate: true,
    hasAdvancedAnalytics: true,
    hasPremiumSupport: true,
    hasOfflineAccess: true,
    hasPackPalPro: true,
  },
}

export const upgradeMessage = (feature: string): string =>
  billingUpgradeWords[feature as FeatureKey] ?? billingUpgradeWords.other

/** What a user has already used up of the counted features. */
export interface PlanUsage {
  ownedTrips: number
  aiSuggestionsThisMonth: number
}

/** A limit still leaves room for one more. */
export const hasRoom = (limit: number | null, used: number): boolean => limit === null || used < limit

/** Whether the plan opens a feature; a visitor (no plan) has none. */
export function canUse(feature: FeatureKey, plan: PlanName | null, usage: PlanUsage): boolean {
  if (plan === null) return false
  const limits = planLimits[plan]
  const open: Record<FeatureKey, boolean> = {
    unlimited_trips: limits.maxTrips === null,
    ai_suggestions: hasRoom(limits.aiSuggestionsPerMonth, usage.aiSuggestionsThisMonth),
    ai_pro: limits.canAccessAIPro,
    advanced_analytics: limits.hasAdvancedAnalytics,
    offline_access: limits.hasOfflineAccess,
    premium_support: limits.hasPremiumSupport,
    export_data: limits.canExportData,
    collaboration: limits.canCollaborate,
    packpal_pro: limits.hasPackPalPro,
  }
  return open[feature]
}

import { words } from '../words/words.ts'
import type { FeatureKey } from './plan-limits.ts'

/** What each gated feature brings, as its locked card says (U-008). */
export const billingDescriptionsWords = words('billing-descriptions', {
  unlimited_trips: 'Plan as many trips as you like, past and future.',
  ai_suggestions: 'Ideas for every day of your trip, as often as you want them.',
  ai_pro: 'Personalized recommendations, budget optimization and local events.',
  advanced_analytics: 'Spending per day, a forecast for the end of the trip, planned against actual.',
  offline_access: 'All your trips on this device, with or without a connection.',
  premium_support: 'Your questions are answered first.',
  export_data: 'Download a trip as a file and bring it back whenever you like.',
  collaboration: 'Share and plan trips with friends and family',
  packpal_pro: 'Weather at your destination and a list that packs for it.',
} satisfies Record<FeatureKey, string>)

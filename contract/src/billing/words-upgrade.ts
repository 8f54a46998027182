import { words } from '../words/words.ts'

export const billingUpgradeWords = words('billing-upgrade', {
  unlimited_trips: 'Upgrade to Pro for unlimited trips',
  ai_suggestions: 'Upgrade to Pro for unlimited AI suggestions',
  ai_pro: 'Upgrade to Pro for advanced AI features',
  advanced_analytics: 'Upgrade to Pro for detailed analytics',
  offline_access: 'Upgrade to Pro for offline access',
  premium_support: 'Upgrade to Pro for priority support',
  export_data: 'Upgrade to Pro to export your data',
  collaboration: 'Upgrade to Pro to share trips with others',
  packpal_pro: 'Upgrade to Pro for smart packing suggestions',
  other: 'Upgrade to Pro to unlock this feature',
})

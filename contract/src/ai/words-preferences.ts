import { words } from '../words/words.ts'

/** What the customise dialog offers. */
export const aiPreferencesWords = words('ai-preferences', {
  relaxed: 'Relaxed',
  relaxedHint: '3-4 activities per day',
  relaxedPlan: 'relaxed pace, 3-4 activities per day and meals',
  moderate: 'Moderate',
  moderateHint: '5-6 activities per day',
  moderatePlan: 'moderate pace, 5-6 activities per day and meals',
  intensive: 'Intensive',
  intensiveHint: '7+ activities per day',
  intensivePlan: 'intensive pace, 7+ activities per day and meals',

  solo: 'Solo',
  couple: 'Couple',
  small: 'Small group',
  family: 'Family',
  group: 'Group',
  /** As they follow a number: '4, family'. */
  soloAfter: 'solo',
  coupleAfter: 'couple',
  smallAfter: 'small group',
  familyAfter: 'family',
  groupAfter: 'group',
})

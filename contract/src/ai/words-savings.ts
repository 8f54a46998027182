import { words } from '../words/words.ts'

/** What exceeds a budget, and what would bring it down. */
export const aiSavingsWords = words('ai-savings', {
  notes: '{notes}',
  over: 'About {over} over the trip’s budget of {budget}, beds and the journey not counted.',
  cannot:
    'It cannot be done: even careful days cost about {careful}. Fewer days or a larger budget would be needed.',
  toKeep: 'To keep to it: {ways}.',
  saves: '{how} saves about {amount}',
  eating: 'eating at markets and from lunch menus',
  leavingOut: 'leaving out {places}',
  freeSights: 'choosing free sights for the other paid ones',
  noShopping: 'shopping for nothing',

  spentMore: 'You have spent {amount} more than this budget.',
  people: '{count} person|{count} people',
  days: '{count} day|{count} days',
  daysOver:
    '{people} for {days} cost about {usual} here, {over} over this budget. With simple beds, markets and free sights it is about {careful}, which it pays for.',
  daysCannot:
    'It cannot be done: even careful days cost {people} about {careful} for {days} here, {over} over this budget. It pays for about {paid}.',

  overspent: '{category} is above the usual {share}% of a budget: keep to what is planned for the days left.',
  oneFree: '{title} is the dearest visit you planned; {places} is free.',
  severalFree: '{title} is the dearest visit you planned; {places} are free.',
  food: 'Eat at markets and from lunch menus: that is what a day on a small budget lives on here.',
  accommodation: 'A simpler bed is the largest part of a cheaper day here.',
})

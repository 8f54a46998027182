import { words } from '../words/words.ts'

/** What a full itinerary says of the whole trip. */
export const aiItineraryWords = words('ai-itinerary', {
  length: '{count} day in {destination}|{count} days in {destination}',
  overview: '{length}: {kinds}, with {places}.',
  ownTime: '{length}, with time of your own.',
  unknown: '{length}. Our guide does not know the places here.',

  noWay: 'No way to plan.',
  sideBySide: 'All stops lie next to each other.',
  between: 'Between the stops: {ways}.',
  onFoot: 'about {minutes} min on foot',
  rides: '{count} ride by city transport|{count} rides by city transport',

  bookAhead: 'Book ahead: {places}.',
  holidays: 'Public holidays while you are there: {holidays}.',
  tapWater: 'Tap water in towns is safe to drink.',
  noTapWater: 'Tap water in towns is not for drinking.',

  lookUpNumbers: 'Look up the local emergency numbers before you leave.',
  oneNumber: '{police} (police, ambulance and fire)',
  twoNumbers: '{police} (police), {ambulance} (ambulance and fire)',
  threeNumbers: '{police} (police), {ambulance} (ambulance), {fire} (fire)',
  embassy:
    'Your foreign ministry’s travel pages name the embassy that looks after you: note its address before you leave.',
  hospitals:
    'Ask your hotel or your travel insurer for the nearest hospital; in an emergency call the number above.',
})

import { words } from '../words/words.ts'

export const itineraryTypesWords = words('itinerary-types', {
  flight: 'Flight',
  hotel: 'Hotel',
  activity: 'Activity',
  transport: 'Transport',
  meal: 'Meal',
  sightseeing: 'Sightseeing',
  shopping: 'Shopping',
  cultural: 'Cultural',
  outdoor: 'Outdoor',
  entertainment: 'Entertainment',
  event: 'Event',
  restaurant: 'Restaurant',
  food: 'Food',
  attraction: 'Attraction',
  accommodation: 'Accommodation',
  transportation: 'Transportation',
})

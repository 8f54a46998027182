import { words } from '../words/words.ts'

export const placesWords = words('places', {
  destination: 'Travel Destination',
  noneFound: "No locations found for '{text}'",
})

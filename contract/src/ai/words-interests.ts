import { words } from '../words/words.ts'

export const aiInterestsWords = words('ai-interests', {
  history: 'History & Culture',
  food: 'Food & Cuisine',
  art: 'Art & Museums',
  nature: 'Nature & Outdoors',
  architecture: 'Architecture',
  shopping: 'Shopping',
  nightlife: 'Nightlife',
  photography: 'Photography',
  adventure: 'Adventure Sports',
  markets: 'Local Markets',
  religious: 'Religious Sites',
  music: 'Music & Entertainment',
})

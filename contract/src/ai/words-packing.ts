import { words } from '../words/words.ts'

/** What a plan asks to take along. */
export const aiPackingWords = words('ai-packing', {
  shoes: 'Comfortable shoes: most of the days are walked',
  cool: 'Light jacket: about {degrees} in the coldest hours of the plan',
  cold: 'Warm jacket: about {degrees} in the coldest hours of the plan',
  freezing: 'Winter coat: about {degrees} in the coldest hours of the plan',
  boots: 'Winter boots, a warm hat and gloves',
  sun: 'Sun protection and a water bottle: days reach about {degrees}',
  rain: 'A rain layer or a small umbrella',
  sacred: 'Something that covers shoulders and knees for sacred places',
  swimwear: 'Swimwear and a towel',
  dayPack: 'A day pack',
  adapter: 'An adapter for sockets of type {plugs} ({volts} V)',
})

import type { Roads } from '../solver/travel.ts'
import type { GuideId } from './towns.ts'

const words = (text: string): string[] => text.split(' ')

/** What the roads of a country are like; plain where it is not named. */
const ofCountries: Partial<Record<Roads, readonly string[]>> = {
  fast: words('AT BE CH CZ DE DK ES FI FR GB IE IT LU NL PL PT SE HU SI US CA JP KR TW SG HK MO AU AE QA IL'),
  // One road along the fjord, and a ferry where it ends; single lanes, passes and villages in between.
  winding: words('NO FO GL BT NP AD ME AL MV SC PF FJ MU RE CV DM GD LC VC KM ST'),
  crowded: words('ID PH IN BD PK LK MM KH LA VN EG KE TZ UG RW ET MG NG GH SN CI CM MZ ZM MW HT CU'),
}

/** Parts of a country with roads of their own. */
const ofGuides: Partial<Record<GuideId, Roads>> = {
  // A lane cut into the cliff, shared with coaches.
  amalfi: 'winding',
  'cinque-terre': 'winding',
  'lake-como': 'winding',
  corsica: 'winding',
  // Islands with one main road.
  crete: 'winding',
  mykonos: 'winding',
  santorini: 'winding',
  malta: 'winding',
  hawaii: 'winding',
  phuket: 'winding',
  // High valleys with one road or a rack railway.
  zermatt: 'winding',
  interlaken: 'winding',
  chamonix: 'winding',
  hallstatt: 'winding',
  innsbruck: 'winding',
  queenstown: 'winding',
  cusco: 'winding',
  // The land between the mountains and the sea is narrow.
  dubrovnik: 'winding',
  split: 'winding',
  // Empty straight roads: as fast as motorways.
  banff: 'fast',
  patagonia: 'fast',
  reykjavik: 'fast',
  lapland: 'fast',
}

export function roadsOf(countryCode: string | null, guide: GuideId | null): Roads {
  const own = guide && ofGuides[guide]
  if (own) return own
  const kinds = Object.keys(ofCountries) as Roads[]
  return kinds.find((kind) => countryCode !== null && ofCountries[kind]?.includes(countryCode)) ?? 'plain'
}

/** Words around a destination that say when or what kind of trip, not where. */
const TRIP_WORDS = new Set(
  (
    'trip trips travel holiday holidays vacation getaway weekend break tour roadtrip road honeymoon visit adventure ' +
    'explore exploring our my the a an to in for with and at family solo business summer winter spring autumn fall easter ' +
    'christmas new years january february march april may june july august september october november december jan feb ' +
    'mar apr jun jul aug sep sept oct nov dec days day week weeks nights urlaub reise ferien voyage vacances viaje ' +
    'vacaciones viagem ferias viaggio vacanza'
  ).split(' '),
)

const isTripWord = (word: string): boolean => TRIP_WORDS.has(word) || /^\d+(?:st|nd|rd|th)?$/.test(word)

/** What people write while they do not know yet, although some village has that name. */
const NO_PLACES = new Set(
  'home work here there nowhere somewhere anywhere everywhere unknown tbd tba tbc none abroad beach sea mountains'.split(
    ' ',
  ),
)

export const isNoPlace = (text: string): boolean => NO_PLACES.has(text)

/** "Lisbon 2027", "Summer in Lisbon": the folded text without what says when, at either end. */
export function withoutTripWords(text: string): string {
  const words = text.split(' ')
  while (words.length > 0 && isTripWord(words.at(-1) ?? '')) words.pop()
  while (words.length > 0 && isTripWord(words[0] ?? '')) words.shift()
  return words.join(' ')
}

// What the way out of town and back costs where the guide does not say: by what one rides on, for how long, and how dear
// the country is.

interface Way {
  text: string
  minutes: number
}

/** US dollars for a minute of the way, one way, where a day costs what it does in western Europe; the first that fits. */
const perMinute: readonly (readonly [ride: RegExp, dollars: number])[] = [
  [/\bflight|\bplane/i, 0.7],
  // A car for two or three, or a seat in a tour's bus.
  [/\b(car|taxi|driver|jeep|tour|safari|transfer|shuttle|speedboat)\b/i, 0.25],
  [/high-speed|fast train|shinkansen|\bexpress\b|catamaran|fast boat|fast ferry/i, 0.3],
  [/ferry|boat/i, 0.16],
  [/metro|\bRER\b|S-Bahn|subway|\bS\d|\bline\b|tram|city bus|bicycle|on foot$/i, 0.06],
  [/train|rail/i, 0.12],
]
const byBus = 0.07
const westernDay = 190
/** Rails and petrol differ less than beds. */
const dearness = (day: number): number => Math.min(1.4, Math.max(0.35, day / westernDay))
/** What costs so much at the end of a boat ride or a tour is the ride itself. */
const dear = 20

export function usualFare({ text, minutes }: Way, entrance: number, day = westernDay): number {
  const [ride, dollars] = perMinute.find(([one]) => one.test(text)) ?? [null, byBus]
  const isInPrice = entrance >= dear && /boat|ferry|tour|speedboat|flight/i.test(text)
  if (isInPrice && ride) return 0
  return Math.round(2 * minutes * dollars * dearness(day))
}

import { counted } from '../trips/duration.ts'

/** How many of a thing there should be: one for the trip, for each traveller, adult or child, or by the nights of each. */
export type PiecesPer = 'trip' | 'person' | 'adult' | 'child' | 'night' | 'third night'

export interface Travellers {
  nights: number
  people: number
  /** Of the people; null where nobody said. */
  children: number | null
}

/** From the eighth night on somebody washes: a week's worth is enough. */
const washedAfterNights = 7

const nightsCounted = (nights: number): number => Math.min(Math.max(1, nights), washedAfterNights)

export function piecesFor(per: PiecesPer, { nights, people, children }: Travellers): number {
  const all = Math.max(1, people)
  const pieces: Record<PiecesPer, number> = {
    trip: 1,
    person: all,
    adult: Math.max(1, all - (children ?? 0)),
    child: Math.max(1, children ?? 1),
    night: nightsCounted(nights) * all,
    'third night': Math.ceil(nightsCounted(nights) / 3) * all,
  }
  return pieces[per]
}

/** Why so many, in words that stay with the item. */
export function piecesReason(per: PiecesPer, travellers: Travellers): string {
  const { nights } = travellers
  const isByNight = per === 'night' || per === 'third night'
  const reasons = [
    isByNight && nights > 0 ? `for ${counted(nights, 'night')}` : 'for every trip',
    isByNight && nights > washedAfterNights && 'with laundry once a week',
    whose(per, travellers),
  ]
  return reasons.filter((reason) => reason !== false).join(', ')
}

function whose(per: PiecesPer, travellers: Travellers): string | false {
  const { people, children } = travellers
  if (per === 'trip' || people <= 1) return false
  return per === 'adult' && (children ?? 0) > 0
    ? counted(piecesFor('adult', travellers), 'adult')
    : `${people} people`
}

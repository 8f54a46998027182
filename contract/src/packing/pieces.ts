import { meaningsOf, type Meaning } from '../words/meaning.ts'

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

const means = meaningsOf('packing-reasons')

/** Why so many. */
export function piecesReason(per: PiecesPer, travellers: Travellers): Meaning {
  const why = byNights(per, travellers)
  const whose = whoseOf(per, travellers)
  return whose ? means('whose', { why, whose }) : why
}

function byNights(per: PiecesPer, { nights: count }: Travellers): Meaning {
  const isByNight = per === 'night' || per === 'third night'
  if (!isByNight || count <= 0) return means('everyTrip')
  return count > washedAfterNights ? means('nightsWashed', { count }) : means('nights', { count })
}

function whoseOf(per: PiecesPer, travellers: Travellers): Meaning | null {
  const { people, children } = travellers
  if (per === 'trip' || people <= 1) return null
  return per === 'adult' && (children ?? 0) > 0
    ? means('adults', { count: piecesFor('adult', travellers) })
    : means('people', { count: people })
}

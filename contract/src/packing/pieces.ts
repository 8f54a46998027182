import { counted } from '../trips/duration.ts'

/** How many of a thing there should be: one for the trip, one for each traveller, or a fresh one for every night. */
const piecesPer = ['trip', 'person', 'night'] as const
export type PiecesPer = (typeof piecesPer)[number]

export interface Travellers {
  nights: number
  people: number
}

/** From the eighth night on somebody washes: a week's worth is enough. */
const washedAfterNights = 7

export function piecesFor(per: PiecesPer, { nights, people }: Travellers): number {
  if (per === 'trip') return 1
  const each = per === 'night' ? Math.min(Math.max(1, nights), washedAfterNights) : 1
  return each * Math.max(1, people)
}

/** Why so many, in words that stay with the item. */
export function piecesReason(per: PiecesPer, { nights, people }: Travellers): string {
  const reasons = [
    per === 'night' && nights > 0 ? `for ${counted(nights, 'night')}` : 'for every trip',
    per === 'night' && nights > washedAfterNights && 'with laundry once a week',
    per !== 'trip' && people > 1 && `${people} people`,
  ]
  return reasons.filter((reason) => reason !== false).join(', ')
}

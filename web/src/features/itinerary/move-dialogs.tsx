import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { shortDay } from '@sojourn/contract/values/date-text'
import { Suspense } from 'react'
import { lazyPart, MissingDialog } from '../../ui/primitives/lazy-part.tsx'
import { dayName } from './day-text.ts'
import type { useMoves } from './use-moves.ts'

const MoveToDayDialog = lazyPart(
  () => import('./move-to-day-dialog.tsx').then((m) => m.MoveToDayDialog),
  MissingDialog,
)
const OptimiseDialog = lazyPart(
  () => import('./optimise-dialog.tsx').then((m) => m.OptimiseDialog),
  MissingDialog,
)

interface MoveDialogsProps {
  trip: Trip
  items: readonly ItineraryItem[]
  moving: ItineraryItem | null
  optimised: PlainDate | null
  moves: ReturnType<typeof useMoves>
  onMoved: (id: string) => void
  onClose: () => void
}

/** To another day, and a day in a better order. */
export function MoveDialogs({ trip, items, moving, optimised, moves, onMoved, onClose }: MoveDialogsProps) {
  return (
    <Suspense fallback={null}>
      {moving && (
        <MoveToDayDialog
          open
          trip={trip}
          items={items}
          item={moving}
          onClose={onClose}
          onMove={(date) => moves.toDay(moving, date) && onMoved(moving.id)}
        />
      )}
      {optimised && (
        <OptimiseDialog
          open
          dayTitle={`${dayName(trip, optimised)} · ${shortDay(optimised)}`}
          items={items}
          date={optimised}
          onClose={onClose}
          onApply={(order) => {
            moves.applyOrder(order)
            onClose()
          }}
        />
      )}
    </Suspense>
  )
}

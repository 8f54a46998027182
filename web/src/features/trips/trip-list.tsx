import type { Trip } from '@sojourn/contract/trips/schema'
import { tripsWords } from '@sojourn/contract/trips/words'
import { Suspense, useCallback, useState } from 'react'
import { forgetTrip, refreshTrips } from '../../queries/trips.ts'
import { lazyPart, MissingDialog } from '../../ui/primitives/lazy-part.tsx'
import { TripGrid } from './trip-grid.tsx'

const DeleteTripDialog = lazyPart(
  () => import('./delete-trip-dialog.tsx').then((m) => m.DeleteTripDialog),
  MissingDialog,
)

interface TripListProps {
  trips: readonly Trip[]
  today: string
  /** A card is gone, and the focus with it. */
  onGone: () => void
}

/** The cards, and the question before one is deleted. */
export function TripList({ trips, today, onGone }: TripListProps) {
  const [asked, setAsked] = useState<Trip | null>(null)
  const [open, setOpen] = useState(false)
  const ask = useCallback((trip: Trip) => {
    setAsked(trip)
    setOpen(true)
  }, [])
  return (
    <>
      {trips.length > 0 && <TripGrid trips={trips} today={today} onDelete={ask} />}
      {asked && (
        <Suspense fallback={null}>
          <DeleteTripDialog
            key={asked.id}
            trip={asked}
            open={open}
            onOpenChange={setOpen}
            failureText={tripsWords.deleteFailedInList}
            onDeleted={() => {
              setOpen(false)
              forgetTrip(asked.id)
              refreshTrips()
              onGone()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

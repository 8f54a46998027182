import type { Trip } from '@sojourn/contract/trips/schema'
import { tripsKeepWords } from '@sojourn/contract/trips/words-keep'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { inkOfTrip } from '../trip-place.ts'
import { KeepTrip } from './keep-trip.tsx'

interface KeepTripDialogProps {
  trip: Trip
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function KeepTripDialog({ trip, open, onOpenChange }: KeepTripDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={tripsKeepWords.dialog}
      description={tripsKeepWords.dialogText}
      size="confirm"
      ink={inkOfTrip(trip)}
    >
      <KeepTrip trip={trip} detailed />
    </Dialog>
  )
}

import type { Trip } from '@sojourn/contract/trips/schema'
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
      title="Without a connection"
      description="All of this trip can be read and changed with no signal, the pictures and the map too."
      size="confirm"
      ink={inkOfTrip(trip)}
    >
      <KeepTrip trip={trip} detailed />
    </Dialog>
  )
}

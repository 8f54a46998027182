import type { TripLeg } from '@sojourn/contract/legs/schema'
import { nightsMeet, tripNights } from '@sojourn/contract/legs/places-form'
import { journeyLegs } from '@sojourn/contract/legs/place-of-day'
import { legsWords } from '@sojourn/contract/legs/words'
import { locationOf } from '@sojourn/contract/trips/create-form'
import type { Trip } from '@sojourn/contract/trips/schema'
import { dateRange } from '@sojourn/contract/values/date-text'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { savedToast } from '../../../sync/queue/queued.ts'
import { collectionQuery } from '../../../sync/cache/lists.ts'
import { tripRows } from '../../../sync/writes/rows.ts'
import { inBackground } from '../../../sync/writes/write-rows.ts'
import { useSave, useWrite } from '../../../sync/writes/use-write.ts'
import { toast } from '../../../toasts/toast-store.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { SaveActions } from '../../../ui/forms/save-actions.tsx'
import { chosenPlace } from '../create/understood-place.tsx'
import { inkOfTrip } from '../trip-place.ts'
import { firstRows, type TypedPlace, rowsOfLegs, wantedLegs } from './place-rows.ts'
import { showOpenNights } from './show-open-nights.ts'
import { PlacesEditor } from './places-editor.tsx'
import { restorePlaces, writePlaces } from './write-places.ts'

interface PlacesDialogProps {
  trip: Trip
  open: boolean
  onOpenChange: (open: boolean) => void
}

const noLegs: readonly TripLeg[] = []

/** The places of a trip that is there already: one step, one undo. */
export function PlacesDialog({ trip, open, onOpenChange }: PlacesDialogProps) {
  const { data } = useQuery(collectionQuery(trip.id, 'legs'))
  const legs = data ?? noLegs
  const [typed, setTyped] = useState<readonly TypedPlace[] | null>(null)
  const [wasSent, setWasSent] = useState(false)
  const [fresh] = useState(() => firstRows(trip.destination, null, trip))
  const journey = journeyLegs(legs)
  const rows = typed ?? (journey.length > 0 ? rowsOfLegs(trip.startDate, journey) : fresh)
  const params = { tripId: trip.id }
  const isLifted = useRef(false)
  const move = useWrite('trips.update', { canWait: true })
  const save = useSave(async () => {
    const wanted = wantedLegs(trip.startDate, rows)
    const answers = await writePlaces(trip.id, legs, wanted)
    // Of several the server makes the first the destination; one that is left says it itself.
    const [first] = rows
    const destination = first?.destination.trim() ?? ''
    const place = first && chosenPlace(first)
    if (wanted.length === 0 && destination && destination !== trip.destination)
      await move.mutateAsync({ params, body: { destination, ...(place && locationOf(place)) } })
    return answers
  })
  function undo() {
    inBackground(() => restorePlaces(trip.id, tripRows(trip.id, 'legs').rows(), legs))
    const { destination } = trip
    if (journey.length === 0 && destination !== rows[0]?.destination.trim())
      move.mutate({ params, body: { destination } })
  }
  function close() {
    onOpenChange(false)
    setTyped(null)
    setWasSent(false)
  }
  function submit(event: { preventDefault: () => void }) {
    event.preventDefault()
    setWasSent(true)
    if (save.isPending || rows.some(({ destination }) => !destination.trim())) return
    if (!nightsMeet(tripNights(trip) ?? 0, rows)) return showOpenNights()
    save.mutate(undefined, {
      onSuccess: ([answer]) => {
        const action = { label: legsWords.undo, undo: true, onPress: undo }
        const title = legsWords.saved
        const description = rows.map(({ destination }) => destination.split(',')[0]).join(' → ')
        toast(savedToast(answer, { variant: 'success', title, description, action }))
        close()
      },
    })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        // Escape puts a lifted place back, and closes nothing.
        if (!next && !isLifted.current) close()
      }}
      title={legsWords.title}
      description={
        <>
          <bdi>{trip.title}</bdi> · {dateRange(trip.startDate, trip.endDate)}
        </>
      }
      size="broad"
      ink={inkOfTrip(trip)}
      locked={save.isPending}
      onSubmit={submit}
      actions={
        <SaveActions onCancel={close} busy={save.isPending} busyLabel={legsWords.saving}>
          {legsWords.save}
        </SaveActions>
      }
    >
      <PlacesEditor
        rows={rows}
        dates={{ startDate: trip.startDate.slice(0, 10), endDate: trip.endDate.slice(0, 10) }}
        wasSent={wasSent}
        onChange={setTyped}
        onLift={(next) => {
          isLifted.current = next
        }}
      />
    </Dialog>
  )
}

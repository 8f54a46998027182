import { deletionText } from '@sojourn/contract/trips/contents'
import type { Trip } from '@sojourn/contract/trips/schema'
import { tripsWords } from '@sojourn/contract/trips/words'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import Trash2 from 'icon:trash-2'
import { savedToast } from '../../sync/queue/queued.ts'
import { useWrite } from '../../sync/writes/use-write.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { toast } from '../../toasts/toast-store.ts'
import { contentsQuery } from '../../queries/trips.ts'

interface DeleteTripDialogProps {
  trip: Pick<Trip, 'id' | 'title'>
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The two places that delete a trip word a failure differently (C-076). */
  failureText: string
  onDeleted: () => void
}

/** Asks, deletes, and says what happened. After a failure it stays open, to try again. */
export function DeleteTripDialog({
  trip,
  open,
  onOpenChange,
  failureText,
  onDeleted,
}: DeleteTripDialogProps) {
  const { data: contents } = useQuery({ ...contentsQuery(trip.id), enabled: open, retry: false })
  const remove = useWrite('trips.remove', {
    canWait: true,
    onSuccess: (answer) => {
      const description = say(tripsWords.deletedText, { title: trip.title })
      toast(savedToast(answer, { variant: 'removed', title: tripsWords.deleted, description }))
      onDeleted()
    },
    onError: () =>
      toast({ variant: 'destructive', title: tripsWords.deleteFailed, description: failureText }),
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={tripsWords.delete}
      description={deletionText(trip.title, contents)}
      confirmLabel={tripsWords.delete}
      confirmIcon={Trash2}
      busy={remove.isPending}
      busyLabel={tripsWords.deleting}
      onConfirm={() => remove.mutate({ params: { tripId: trip.id } })}
    />
  )
}

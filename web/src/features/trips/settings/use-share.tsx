import type { Trip } from '@sojourn/contract/trips/schema'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast-store.ts'

/** Copies the trip's address; where the clipboard is refused, shows it for copying by hand (C-090). */
export function useShare(trip: Pick<Trip, 'id'>): { share: () => void; dialog: ReactNode } {
  const [isManual, setIsManual] = useState(false)
  const address = `${location.origin}/trips/${trip.id}`

  async function share() {
    try {
      await navigator.clipboard.writeText(address)
      toast({
        variant: 'success',
        title: 'Link Copied',
        description: 'Everyone who is on this trip can open it.',
      })
    } catch {
      setIsManual(true)
    }
  }

  const dialog = (
    <Dialog
      open={isManual}
      onOpenChange={setIsManual}
      title="Share Trip"
      description="Copy the address from here. Everyone who is on this trip can open it."
      size="confirm"
    >
      <Field label="Trip address">
        <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
    </Dialog>
  )
  return { share: () => void share(), dialog }
}

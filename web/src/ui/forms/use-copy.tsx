import { type ReactNode, useState } from 'react'
import { Dialog } from '../dialogs/dialog.tsx'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'
import { toast } from '../../toasts/toast-store.ts'

interface CopyWords {
  /** Of the dialog for copying by hand, and of its field. */
  title: string
  label: string
  /** What the address is good for. */
  description: string
  /** The toast's title. */
  copied: string
}

/** Copies an address; where the clipboard is refused, shows it for copying by hand (C-090). */
export function useCopy({ title, label, description, copied }: CopyWords) {
  const [manual, setManual] = useState<{ address: string; isOpen: boolean }>({ address: '', isOpen: false })

  async function copy(address: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      toast({ variant: 'success', title: copied, description })
    } catch {
      setManual({ address, isOpen: true })
    }
  }

  const dialog: ReactNode = (
    <Dialog
      open={manual.isOpen}
      onOpenChange={(isOpen) => setManual({ ...manual, isOpen })}
      title={title}
      description={`Copy the address from here. ${description}`}
      size="confirm"
    >
      <Field label={label}>
        <TextInput readOnly value={manual.address} onFocus={(event) => event.target.select()} />
      </Field>
    </Dialog>
  )
  return { copy, dialog }
}

import { type ReactNode, Suspense, useState } from 'react'
import { toast } from '../../toasts/toast-store.ts'
import { lazyPart, MissingDialog } from '../primitives/lazy-part.tsx'

const CopyDialog = lazyPart(() => import('./copy-dialog.tsx').then((m) => m.CopyDialog), MissingDialog)

interface CopyWords {
  /** Of the dialog for copying by hand, and of its field. */
  title: string
  label: string
  /** What the address is good for. */
  description: string
  copied: string
}

/** Copies an address; where the clipboard is refused, shows it for copying by hand (C-090). */
export function useCopy({ title, label, description, copied }: CopyWords) {
  const [manual, setManual] = useState<{ address: string; isOpen: boolean }>({ address: '', isOpen: false })

  /** Whether it was copied; `note` says what this one address is good for. */
  async function copy(address: string, note = description): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(address)
      toast({ variant: 'success', title: copied, description: note })
      return true
    } catch {
      setManual({ address, isOpen: true })
      return false
    }
  }

  const dialog: ReactNode = manual.address && (
    <Suspense fallback={null}>
      <CopyDialog
        open={manual.isOpen}
        onOpenChange={(isOpen) => setManual({ ...manual, isOpen })}
        title={title}
        label={label}
        description={description}
        address={manual.address}
      />
    </Suspense>
  )
  return { copy, dialog }
}

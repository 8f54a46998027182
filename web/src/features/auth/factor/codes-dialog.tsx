import { authFactorsWords } from '@sojourn/contract/auth/words-factors'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface CodesDialogProps {
  codes: readonly string[]
  email: string
  onClose: () => void
}

/** Closes only by its button: what is missed here is not shown again. */
export const CodesDialog = ({ codes, email, onClose }: CodesDialogProps) => (
  <Dialog
    open
    onOpenChange={() => undefined}
    locked
    title={authFactorsWords.codes}
    description={authFactorsWords.codesText}
    size="confirm"
    actions={
      <Button variant="sun" onClick={onClose}>
        {authFactorsWords.kept}
      </Button>
    }
  >
    <RecoveryCodes codes={codes} email={email} />
  </Dialog>
)

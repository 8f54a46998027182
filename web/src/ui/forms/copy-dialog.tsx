import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import { say } from '@sojourn/contract/words/say'
import { Dialog } from '../dialogs/dialog.tsx'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

interface CopyDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  label: string
  description: string
  address: string
}

export const CopyDialog = ({ open, onOpenChange, title, label, description, address }: CopyDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title={title}
    description={say(shellUiWords.copyByHand, { what: description })}
    size="confirm"
  >
    <Field label={label}>
      <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
    </Field>
  </Dialog>
)

import { priceText } from '@sojourn/contract/billing/charge-text'
import { productName } from '@sojourn/contract/product'
import type { CheckoutView } from '@sojourn/contract/billing/test-checkout'
import { testCards } from '@sojourn/contract/billing/test-cards'
import ShieldCheck from 'icon:shield-check'
import { Button } from '../../../ui/primitives/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { CheckoutLine } from './checkout-summary.tsx'

interface BankDialogProps {
  open: boolean
  isBusy: boolean
  session: CheckoutView
  onClose: () => void
  onAnswer: (bank: 'confirms' | 'refuses') => void
}

export function BankDialog({ open, isBusy, session, onClose, onAnswer }: BankDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Confirm this payment"
      description="Here your bank would ask you. In the test you choose what it answers."
      size="confirm"
      locked={isBusy}
    >
      <dl className="flex flex-col gap-2 rounded-md bg-sunken p-4 text-small">
        <CheckoutLine name="To" amount={productName} />
        <CheckoutLine name="Amount" amount={priceText(session.amount, session.currency)} />
        <CheckoutLine name="Card" amount={`•••• ${testCards.confirm.number.slice(-4)}`} />
      </dl>
      <div className="mt-4 flex flex-col gap-2">
        <Button variant="sun" icon={ShieldCheck} busy={isBusy} onClick={() => onAnswer('confirms')}>
          Confirm
        </Button>
        <Button disabled={isBusy} onClick={() => onAnswer('refuses')}>
          Fail the confirmation
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}

import { priceText } from '@sojourn/contract/billing/charge-text'
import { productName } from '@sojourn/contract/product'
import type { CheckoutView } from '@sojourn/contract/billing/test-checkout'
import { testCards } from '@sojourn/contract/billing/test-cards'
import { billingTestWords } from '@sojourn/contract/billing/words-test'
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
      title={billingTestWords.confirmPayment}
      description={billingTestWords.confirmPaymentText}
      size="confirm"
      locked={isBusy}
    >
      <dl className="flex flex-col gap-2 rounded-md bg-sunken p-4 text-small">
        <CheckoutLine name={billingTestWords.to} amount={productName} />
        <CheckoutLine name={billingTestWords.amount} amount={priceText(session.amount, session.currency)} />
        <CheckoutLine name={billingTestWords.card} amount={`•••• ${testCards.confirm.number.slice(-4)}`} />
      </dl>
      <div className="mt-4 flex flex-col gap-2">
        <Button variant="sun" icon={ShieldCheck} busy={isBusy} onClick={() => onAnswer('confirms')}>
          {billingTestWords.confirm}
        </Button>
        <Button disabled={isBusy} onClick={() => onAnswer('refuses')}>
          {billingTestWords.failConfirmation}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={onClose}>
          {billingTestWords.cancel}
        </Button>
      </div>
    </Dialog>
  )
}

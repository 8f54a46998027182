import { billingTestWords } from '@sojourn/contract/billing/words-test'
import FlaskConical from 'icon:flask-conical'
import { Rich } from '../../../ui/primitives/rich.tsx'

const stripes =
  'repeating-linear-gradient(135deg, var(--sun-wash) 0 14px, color-mix(in srgb, var(--sun) 38%, var(--sun-wash)) 14px 28px)'

const parts = { mode: (name: string) => <strong className="font-bold">{name}</strong> }

/** Stands above every state of the test pages: nobody may take them for real ones. */
export const TestStrip = () => (
  <div className="flex justify-center px-4 py-2.5" style={{ background: stripes }}>
    <p className="flex items-center gap-2 rounded-full bg-surface px-4 py-1.5 text-small text-sun-ink">
      <FlaskConical size={16} aria-hidden />
      <span>
        <Rich text={billingTestWords.strip} values={{}} parts={parts} />
      </span>
    </p>
  </div>
)

import { billingWords } from '@sojourn/contract/billing/words'
import Lock from 'icon:lock'
import { Button } from '../../ui/primitives/button.tsx'
import { ProMarker } from '../../ui/primitives/mark.tsx'
import { Rich } from '../../ui/primitives/rich.tsx'

interface LockedCardProps {
  title?: string
  feature: string
  description: string
  onSeeBenefits: () => void
}

const parts = {
  feature: (name: string) => <span className="font-semibold text-on-night">{name}</span>,
}

/** Stands in place of what belongs to Pro, at the same height. */
export function LockedCard({
  title = billingWords.locked,
  feature,
  description,
  onSeeBenefits,
}: LockedCardProps) {
  return (
    <section className="flex flex-col items-start rounded-lg night-sky p-4 sm:p-5">
      <ProMarker onNight icon={Lock} />
      <h2 className="mt-3 type-section">{title}</h2>
      <p className="mt-1.5 max-w-[60ch] text-night-muted">
        <Rich text={billingWords.lockedFeature} values={{ name: feature, description }} parts={parts} />
      </p>
      <div className="mt-4">
        <Button variant="lamp" onClick={onSeeBenefits}>
          {billingWords.seeBenefits}
        </Button>
      </div>
    </section>
  )
}

import type { BillingMode } from '@sojourn/contract/billing/modes'
import { billingWords } from '@sojourn/contract/billing/words'
import CircleDot from 'icon:circle-dot'
import FlaskConical from 'icon:flask-conical'
import { Badge } from '../../ui/primitives/badge.tsx'

/** Whether what is bought here is paid with real money (C-017). */
export function ModeBadge({ mode }: { mode: BillingMode | undefined }) {
  if (mode !== 'live' && mode !== 'test') return null
  return mode === 'live' ? (
    <Badge tone="success" shape="tag" icon={CircleDot} className="tracking-[0.04em]">
      {billingWords.liveMode}
    </Badge>
  ) : (
    <Badge tone="sun" shape="tag" icon={FlaskConical} className="tracking-[0.04em]">
      {billingWords.testMode}
    </Badge>
  )
}

import { badgeFacts, statusText, type TripBadge as StatusName } from '@sojourn/contract/trips/status'
import { Badge } from '../../ui/primitives/badge.tsx'

const tones = { blue: 'blue', green: 'green', gray: 'grey', yellow: 'yellow' } as const

export function StatusBadge({ status, className }: { status: StatusName; className?: string }) {
  return (
    <Badge tone={tones[badgeFacts[status].colour]} dot pulse={status === 'In Progress'} className={className}>
      {statusText(status)}
    </Badge>
  )
}

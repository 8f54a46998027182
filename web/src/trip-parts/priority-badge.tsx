import type { Priority } from '@sojourn/contract/itinerary/day-suggestion'
import { shellPrioritiesWords } from '@sojourn/contract/shell/words-priorities'
import ChevronDown from 'icon:chevron-down'
import ChevronsUp from 'icon:chevrons-up'
import Equal from 'icon:equal'

import { Badge, type BadgeProps } from '../ui/primitives/badge.tsx'
import type { Icon } from '../ui/primitives/icon.ts'

const looks: Record<Priority, { icon: Icon; tone: BadgeProps['tone'] }> = {
  high: { icon: ChevronsUp, tone: 'sun' },
  medium: { icon: Equal, tone: 'neutral' },
  low: { icon: ChevronDown, tone: 'outline' },
}

export function PriorityBadge({ priority }: { priority: Priority }) {
  return (
    <Badge shape="tag" {...looks[priority]}>
      {shellPrioritiesWords[priority]}
    </Badge>
  )
}

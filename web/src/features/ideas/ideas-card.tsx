import { ideasWords } from '@sojourn/contract/ideas/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import { Card } from '../../ui/layout/card.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { IdeasPanel } from './ideas-panel.tsx'

interface IdeasCardProps {
  trip: Trip
  count: number
  className?: string
}

export const IdeasCard = ({ trip, count, className }: IdeasCardProps) => (
  <Card
    padding="none"
    data-drop-ideas=""
    className={cn(
      'flex flex-col overflow-clip data-over:outline-2 data-over:outline-trip data-over:outline-dashed',
      className,
    )}
  >
    <h2 className="flex items-baseline gap-2 px-4 pt-3.5 pb-2.5">
      <span className="type-card text-[1.1875rem]!">{ideasWords.title}</span>
      <span className="text-muted-foreground tabular-nums">{count}</span>
    </h2>
    <IdeasPanel trip={trip} isDraggable />
  </Card>
)

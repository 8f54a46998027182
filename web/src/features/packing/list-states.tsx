import { packingWords } from '@sojourn/contract/packing/words'
import Plus from 'icon:plus'
import WandSparkles from 'icon:wand-sparkles'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { DelayedSkeleton, Skeleton } from '../../ui/states/skeleton.tsx'
import { OpenSuitcase } from './open-suitcase.tsx'
import { StartFromTemplate } from './templates/templates-menu.tsx'

interface EmptyListProps {
  tripId: number
  isGenerating: boolean
  onAdd: () => void
  onGenerate: () => void
}

export function EmptyList({ tripId, isGenerating, onAdd, onGenerate }: EmptyListProps) {
  return (
    <EmptyState
      headingLevel={3}
      picture={<OpenSuitcase />}
      title={packingWords.empty}
      text={packingWords.emptyText}
      action={
        <>
          <Button variant="sun" icon={Plus} onClick={onAdd}>
            {packingWords.addManually}
          </Button>
          <Button
            variant="night"
            icon={WandSparkles}
            busy={isGenerating}
            busyLabel={packingWords.generating}
            onClick={onGenerate}
          >
            {packingWords.generateList}
          </Button>
          <StartFromTemplate tripId={tripId} />
        </>
      }
    />
  )
}

export function PackingSkeleton() {
  return (
    <DelayedSkeleton label={packingWords.loading} className="flex flex-col gap-3 sm:gap-4">
      <Skeleton className="h-11 rounded-full" />
      <Skeleton className="h-19 rounded-lg" />
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-4 min-[90rem]:grid-cols-3">
        {['one', 'two', 'three'].map((key) => (
          <Card key={key} className="flex flex-col gap-4">
            <div className="flex items-center gap-3">
              <Skeleton className="size-10 rounded-[12px]" />
              <Skeleton className="h-5 w-28" />
            </div>
            <Skeleton className="h-6 w-full" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-6 w-3/5" />
          </Card>
        ))}
      </div>
    </DelayedSkeleton>
  )
}

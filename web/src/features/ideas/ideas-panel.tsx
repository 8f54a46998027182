import type { Idea } from '@sojourn/contract/ideas/schema'
import { ideasWords } from '@sojourn/contract/ideas/words'
import { ideasPlanWords } from '@sojourn/contract/ideas/words-plan'
import type { Trip } from '@sojourn/contract/trips/schema'
import Lightbulb from 'icon:lightbulb'
import WandSparkles from 'icon:wand-sparkles'
import { Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../../browser/when-idle.ts'
import { useVoters } from '../../queries/voters.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { lazyPart, MissingDialog } from '../../ui/primitives/lazy-part.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { DelayedSkeleton, Skeleton } from '../../ui/states/skeleton.tsx'
import { AddIdeaField } from './add-idea-field.tsx'
import { IdeaRow } from './idea-row.tsx'
import { IdeasByPlace } from './ideas-by-place.tsx'
import { useIdeaDrag } from './use-idea-drag.ts'
import { useIdeas } from './use-ideas.ts'

const IdeaDialog = lazyPart(() => import('./idea-dialog.tsx').then((m) => m.IdeaDialog), MissingDialog)
const PutOnDayDialog = lazyPart(
  () => import('../../trip-parts/put-on-day-dialog.tsx').then((m) => m.PutOnDayDialog),
  MissingDialog,
)

const PlanIdeasDialog = lazyPart(
  () => import('./plan-ideas-dialog.tsx').then((m) => m.PlanIdeasDialog),
  MissingDialog,
)

/** What the trip may hold and has no day yet: beside the list, onto which it can be dragged, or in a sheet. */
export function IdeasPanel({ trip, isDraggable = false }: { trip: Trip; isDraggable?: boolean }) {
  const { query, ideas } = useIdeas(trip.id)
  const drag = useIdeaDrag(trip.id)
  const { voters, tally } = useVoters(trip.id)
  const [task, setTask] = useState<{ kind: 'put' | 'edit'; idea: Idea } | { kind: 'plan' } | null>(null)
  const onClose = () => setTask(null)
  // Without a connection they could not come any more.
  useEffect(
    () =>
      whenIdle(
        () => void Promise.all([PutOnDayDialog, IdeaDialog, PlanIdeasDialog].map((part) => part.preload())),
      ),
    [],
  )
  return (
    <>
      <AddIdeaField tripId={trip.id} />
      {!query.data ? (
        <QueryState
          read={query}
          loading={<IdeasSkeleton />}
          title={ideasWords.notLoaded}
          text={ideasWords.notLoadedText}
        />
      ) : ideas.length === 0 ? (
        <div className="px-4 pb-4">
          <EmptyState
            icon={Lightbulb}
            headingLevel={3}
            title={ideasWords.nothing}
            text={ideasWords.nothingText}
          />
        </div>
      ) : (
        <IdeasByPlace
          trip={trip}
          ideas={ideas}
          renderIdea={(idea) => (
            <IdeaRow
              key={idea.id}
              idea={idea}
              tally={tally(idea)}
              voters={voters}
              onGrip={isDraggable ? (event) => drag.begin(idea, event) : undefined}
              onPut={() => setTask({ kind: 'put', idea })}
              onEdit={() => setTask({ kind: 'edit', idea })}
            />
          )}
        />
      )}
      {ideas.length > 0 && (
        <div className="border-t border-border p-3">
          <Button
            variant="trip"
            icon={WandSparkles}
            className="w-full"
            onClick={() => setTask({ kind: 'plan' })}
          >
            {ideasPlanWords.planMine}
          </Button>
        </div>
      )}
      {drag.overlay}
      <Suspense fallback={null}>
        {task?.kind === 'plan' && (
          <PlanIdeasDialog trip={trip} ideas={ideas} tally={tally} onClose={onClose} />
        )}
        {task?.kind === 'put' && <PutOnDayDialog trip={trip} idea={task.idea} onClose={onClose} />}
        {task?.kind === 'edit' && <IdeaDialog trip={trip} idea={task.idea} onClose={onClose} />}
      </Suspense>
    </>
  )
}

const IdeasSkeleton = () => (
  <DelayedSkeleton label={ideasWords.loading} className="flex flex-col gap-3 px-4 pb-4">
    <Skeleton className="h-14 rounded-md" />
    <Skeleton className="h-14 rounded-md" />
  </DelayedSkeleton>
)

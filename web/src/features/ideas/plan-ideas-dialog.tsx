import type { Idea } from '@sojourn/contract/ideas/schema'
import type { Tally } from '@sojourn/contract/ideas/votes'
import { ideasPlanWords } from '@sojourn/contract/ideas/words-plan'
import type { Trip } from '@sojourn/contract/trips/schema'
import { clockText } from '@sojourn/contract/values/clock-time'
import { say } from '@sojourn/contract/words/say'
import type { IdeasPlan } from '@sojourn/planner/assistant/plan-ideas'
import RefreshCw from 'icon:refresh-cw'
import { type FormEvent, Suspense, useState } from 'react'
import { useTold } from '../../session/use-told.ts'
import { putAllOnDays } from '../../trip-parts/idea-moves.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { lazyPart, MissingDialog } from '../../ui/primitives/lazy-part.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { DelayedSkeleton, Skeleton } from '../../ui/states/skeleton.tsx'
import { DayStrips } from './day-strips.tsx'
import { FoundIdea, StayingIdea } from './proposed-ideas.tsx'
import { useIdeasPlan } from './use-ideas-plan.ts'

const PutOnDayDialog = lazyPart(
  () => import('../../trip-parts/put-on-day-dialog.tsx').then((m) => m.PutOnDayDialog),
  MissingDialog,
)

const planTexts = { 'ideas-plan': ideasPlanWords }
const noPlan: IdeasPlan = { days: [], staying: [] }

interface PlanIdeasDialogProps {
  trip: Trip
  ideas: readonly Idea[]
  tally: (idea: Idea) => Tally
  onClose: () => void
}

/** Where the ideas have room, and why the others have none. Nothing is written before Add. */
export function PlanIdeasDialog({ trip, ideas, tally, onClose }: PlanIdeasDialogProps) {
  const { query, again } = useIdeasPlan(trip, ideas, tally)
  const { days, staying } = useTold(query.data ?? noPlan, planTexts)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [put, setPut] = useState<Idea | null>(null)
  const ideaOf = (id: string) => ideas.find((one) => one.id === id)
  const found = days.flatMap(({ date, ideas: own }) =>
    own.flatMap(({ id, from, to }) => {
      const idea = ideaOf(id)
      return idea ? [{ idea, date, from, to }] : []
    }),
  )
  const chosen = found.filter(({ idea }) => !left.has(idea.id))
  const kept = staying.flatMap(({ id, why }) => {
    const idea = ideaOf(id)
    return idea ? [{ idea, why }] : []
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen.length === 0) return
    const moves = chosen.map(({ idea, date, from, to }) => ({
      idea: { ...idea, minutes: to - from },
      when: { date, time: clockText(from) },
    }))
    putAllOnDays(trip.id, moves)
    onClose()
  }
  const isFound = query.data !== undefined
  const toggle = (id: string) => setLeft(left.symmetricDifference(new Set([id])))
  return (
    <>
      <Dialog
        quiet
        open
        onOpenChange={(next) => !next && onClose()}
        size="wide"
        title={titleOf(isFound, found.length, ideas.length)}
        description={ideasPlanWords.firstWanted}
        onSubmit={submit}
        actions={
          <>
            <Button variant="ghost" onClick={onClose}>
              {ideasPlanWords.notNow}
            </Button>
            <Button icon={RefreshCw} busy={query.isFetching} onClick={again}>
              <span className="max-sm:sr-only">{ideasPlanWords.again}</span>
            </Button>
            {found.length > 0 && (
              <Button variant="sun" type="submit" disabled={chosen.length === 0}>
                {say(ideasPlanWords.add, { count: chosen.length })}
              </Button>
            )}
          </>
        }
      >
        {!isFound ? (
          <QueryState
            read={query}
            loading={<PlanSkeleton />}
            title={ideasPlanWords.failed}
            text={ideasPlanWords.failedText}
            headingLevel={3}
          />
        ) : (
          <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
            {found.length > 0 && (
              <section aria-label={ideasPlanWords.fits}>
                <DayStrips days={days} />
                <ul className="grid gap-x-6 sm:grid-cols-2">
                  {found.map((one) => (
                    <FoundIdea
                      key={one.idea.id}
                      {...one}
                      isChosen={!left.has(one.idea.id)}
                      onToggle={() => toggle(one.idea.id)}
                    />
                  ))}
                </ul>
              </section>
            )}
            {kept.length > 0 && (
              <section aria-label={ideasPlanWords.stay}>
                <h3 className="mb-2 font-bold">{ideasPlanWords.stay}</h3>
                <ul>
                  {kept.map(({ idea, why }) => (
                    <StayingIdea key={idea.id} idea={idea} why={why} onPut={() => setPut(idea)} />
                  ))}
                </ul>
              </section>
            )}
          </div>
        )}
      </Dialog>
      {/* Not inside: its form would send this one too. */}
      <Suspense fallback={null}>
        {put && <PutOnDayDialog trip={trip} idea={put} onClose={() => setPut(null)} />}
      </Suspense>
    </>
  )
}

function titleOf(isFound: boolean, fit: number, count: number): string {
  if (!isFound) return ideasPlanWords.planMine
  return fit === 0 ? ideasPlanWords.noneFits : say(ideasPlanWords.fit, { fit, count })
}

const PlanSkeleton = () => (
  <DelayedSkeleton label={ideasPlanWords.working} className="flex flex-col gap-3">
    <Skeleton className="h-24 rounded-md" />
    <Skeleton className="h-14 rounded-md" />
    <Skeleton className="h-14 rounded-md" />
  </DelayedSkeleton>
)

import { aiText } from '@sojourn/contract/ai/texts'
import type { ItineraryPreferences } from '@sojourn/contract/ai/schema'
import { useQuery } from '@tanstack/react-query'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Route from 'lucide-react/icons/route'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { monthDay } from '../../../browser/format.ts'
import { useConnectionLost } from '../../../browser/use-connection-lost.ts'
import { collectionQuery } from '../../../sync/lists.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DelayedSkeleton, Skeleton } from '../../../ui/skeleton.tsx'
import { Unread } from '../../../ui/unread.tsx'
import { openUpgrade, useFeature } from '../../billing/queries.ts'
import { useAddPlanned } from '../add-planned.ts'
import { isPlanned } from '../added-marks.ts'
import type { AssistantViewProps } from '../assistant-view.ts'
import { Generating } from '../generating.tsx'
import { LimitedByPlan } from '../limited-by-plan.tsx'
import { SourceLabel } from '../origin.tsx'
import { keepSaved, savedQuery } from '../queries.ts'
import { useGeneration } from '../use-generation.ts'
import { useQuota } from '../use-quota.ts'
import { CustomizeDialog } from './customize-dialog.tsx'
import { ItineraryResult } from './itinerary-result.tsx'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const localDay = new Intl.DateTimeFormat('en-CA')

/** 'Generated Apr 18, 13:35', on the reader's clock. */
const generatedText = (at: string): string =>
  `Generated ${monthDay(localDay.format(new Date(at)))}, ${clock.format(new Date(at))}`

export function FullItinerary({ trip, frame }: AssistantViewProps) {
  const read = useQuery(savedQuery(trip.id))
  const { data: items } = useQuery(collectionQuery(trip.id, 'itinerary'))
  const [nth, setNth] = useState(0)
  const [isAsking, setIsAsking] = useState(false)
  const quota = useQuota()
  const mayGenerate = useFeature('ai_suggestions')
  const offline = useConnectionLost() ? aiText.offline : undefined
  const generation = useGeneration(trip.id, 'ai.itinerary', {
    failure: aiText.itineraryFailed,
    onDone: (itinerary) => keepSaved(trip.id, { itinerary, itineraryAt: new Date().toISOString() }),
  })
  const adding = useAddPlanned(trip.id)
  const isGenerating = generation.since !== null
  const { data: saved } = read
  const itinerary = saved?.itinerary ?? null
  const left = (itinerary?.dailyItineraries ?? []).flatMap(({ date, activities }) =>
    activities.filter(({ title }) => !isPlanned({ title, date }, items ?? [])).map(({ id }) => id),
  )

  function customize() {
    if (!mayGenerate) return openUpgrade('ai_suggestions')
    setNth((before) => before + 1)
    setIsAsking(true)
  }
  const generate = (body: ItineraryPreferences) => generation.start({ body })

  return frame({
    actions: itinerary && (
      <>
        <Button
          variant="line"
          icon={SlidersHorizontal}
          busy={isGenerating}
          disabledReason={offline}
          onClick={customize}
        >
          Customize
        </Button>
        <Button
          variant="sun"
          icon={CalendarPlus}
          disabled={left.length === 0}
          busy={adding.isPending}
          busyLabel="Adding..."
          onClick={() => adding.mutate(left)}
        >
          {left.length === 0 ? 'Added' : 'Add all to trip'}
        </Button>
      </>
    ),
    note: (
      <>
        {saved?.itineraryAt && <span>{generatedText(saved.itineraryAt)}</span>}
        {itinerary && <SourceLabel source={itinerary.source} />}
        {saved?.notice && <span>{saved.notice}</span>}
        {quota && <span>{quota}</span>}
      </>
    ),
    children: (
      <div className="flex flex-col gap-4 sm:gap-5">
        <Generating
          since={generation.since}
          onCancel={generation.cancel}
          doneText={itinerary ? 'Your itinerary is ready' : 'No itinerary was generated'}
        />
        {!saved && (
          <Unread
            read={read}
            loading={<ResultSkeleton />}
            title="The itinerary could not be loaded"
            headingLevel={3}
          />
        )}
        {itinerary && (
          <div className={isGenerating ? 'opacity-60' : undefined}>
            <ItineraryResult trip={trip} itinerary={itinerary} items={items ?? []} adding={adding} />
          </div>
        )}
        <LimitedByPlan>
          {saved && !itinerary && (
            <EmptyState
              icon={Route}
              headingLevel={3}
              title="A plan for every day"
              text="Say what you like and how full the days may be. You get a day-by-day itinerary with times, ways and costs."
              action={
                <Button
                  variant="sun"
                  icon={SlidersHorizontal}
                  busy={isGenerating}
                  disabledReason={offline}
                  onClick={customize}
                >
                  Customize Your Itinerary
                </Button>
              }
            />
          )}
        </LimitedByPlan>
        {nth > 0 && (
          <CustomizeDialog
            key={nth}
            trip={trip}
            last={itinerary?.preferences ?? null}
            open={isAsking}
            onClose={() => setIsAsking(false)}
            onGenerate={generate}
          />
        )}
      </div>
    ),
  })
}

function ResultSkeleton() {
  return (
    <DelayedSkeleton label="Loading the itinerary…" className="flex flex-col gap-5">
      <Skeleton className="h-44 rounded-lg" />
      <Skeleton className="h-20 rounded-lg" />
      <Skeleton className="h-20 rounded-lg" />
    </DelayedSkeleton>
  )
}

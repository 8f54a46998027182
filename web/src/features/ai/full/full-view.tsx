import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import type { DetailedItinerary } from '@sojourn/contract/ai/plans'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Figures } from '@sojourn/contract/units/figures'
import { useState } from 'react'
import { localToday } from '@sojourn/contract/values/plain-date'
import { monthDay } from '@sojourn/contract/values/date-text'
import type { Told } from '@sojourn/contract/words/tell-all'
import { useFigures } from '../../../session/units.ts'
import { DelayedSkeleton, Skeleton } from '../../../ui/states/skeleton.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { openUpgrade, useFeature } from '../../../queries/billing.ts'
import { AssistantView } from '../assistant-view.tsx'
import { Generating } from '../generating.tsx'
import { LimitedByPlan } from '../limited-by-plan.tsx'
import { SourceLabel } from '../origin.tsx'
import { useQuota } from '../use-quota.ts'
import { WithoutGuide } from '../without-guide.tsx'
import { CustomizeDialog } from './customize-dialog.tsx'
import { ItineraryResult } from './itinerary-result.tsx'
import { type FullItinerary, useFullItinerary } from './use-full-itinerary.ts'
import { FullActions, FullStart } from './full-actions.tsx'

export function FullView({ trip }: { trip: Trip }) {
  const full = useFullItinerary(trip)
  const { read, saved, itinerary, since, adding } = full
  const [nth, setNth] = useState(0)
  const [isAsking, setIsAsking] = useState(false)
  const mayGenerate = useFeature('ai_suggestions')
  const hasStops = itinerary !== null && holdsStops(itinerary)
  function customize() {
    if (!mayGenerate) return openUpgrade('ai_suggestions')
    setNth((before) => before + 1)
    setIsAsking(true)
  }
  return (
    <AssistantView
      note={<Note full={full} />}
      actions={itinerary && <FullActions full={full} hasStops={hasStops} onCustomize={customize} />}
    >
      <Generating
        since={since}
        onCancel={full.cancel}
        doneText={hasStops ? aiWords.itineraryReady : aiWords.noItinerary}
      />
      {!saved && (
        <QueryState
          read={read}
          loading={<ResultSkeleton />}
          title={aiWords.itineraryNotLoaded}
          headingLevel={3}
        />
      )}
      {itinerary && (
        <div className={since === null ? undefined : 'opacity-60'}>
          <ItineraryResult trip={trip} itinerary={itinerary} items={full.items} adding={adding}>
            <WithoutGuide
              trip={trip}
              onChoose={(guide) => full.generate({ ...itinerary.preferences, guide })}
              busy={since !== null}
            />
          </ItineraryResult>
        </div>
      )}
      <LimitedByPlan>
        {saved && !itinerary && <FullStart full={full} onCustomize={customize} />}
      </LimitedByPlan>
      {nth > 0 && (
        <CustomizeDialog
          key={nth}
          trip={trip}
          last={itinerary?.preferences ?? null}
          open={isAsking}
          onClose={() => setIsAsking(false)}
          onGenerate={full.generate}
        />
      )}
    </AssistantView>
  )
}

const holdsStops = ({ dailyItineraries }: Told<DetailedItinerary>): boolean =>
  dailyItineraries.some(({ activities }) => activities.length > 0)

/** 'Generated Apr 18, 13:35', on the reader's clock. */
const generatedText = (at: string, { moment }: Figures): string =>
  say(aiWords.generated, { date: monthDay(localToday(new Date(at))), time: moment(new Date(at)) })

function Note({ full: { saved, itinerary } }: { full: FullItinerary }) {
  const quota = useQuota()
  const figures = useFigures()
  return (
    <>
      {saved?.itineraryAt && <span>{generatedText(saved.itineraryAt, figures)}</span>}
      {itinerary && <SourceLabel source={itinerary.source} />}
      {itinerary?.notice && <span>{itinerary.notice}</span>}
      {quota && <span>{quota}</span>}
    </>
  )
}

function ResultSkeleton() {
  return (
    <DelayedSkeleton label={aiWords.loadingItinerary} className="flex flex-col gap-5">
      <Skeleton className="h-44 rounded-lg" />
      <Skeleton className="h-20 rounded-lg" />
      <Skeleton className="h-20 rounded-lg" />
    </DelayedSkeleton>
  )
}

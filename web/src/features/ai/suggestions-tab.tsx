import { aiText, type Source } from '@sojourn/contract/ai/texts'
import type { Trip } from '@sojourn/contract/trips/schema'
import { counted } from '@sojourn/contract/trips/duration'
import { useQuery } from '@tanstack/react-query'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Route from 'lucide-react/icons/route'
import Zap from 'lucide-react/icons/zap'
import { Suspense, useState } from 'react'
import { useConnectionLost } from '../../browser/use-connection-lost.ts'
import { collectionQuery } from '../../sync/lists.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { MissingPanel } from '../../ui/missing-panel.tsx'
import { Segmented, segmentedTabId, type SegmentedOption } from '../../ui/segmented.tsx'
import { DelayedSkeleton, Skeleton } from '../../ui/skeleton.tsx'
import { Unread } from '../../ui/unread.tsx'
import { openUpgrade, useFeature } from '../billing/queries.ts'
import type { AssistantViewProps } from './assistant-view.ts'
import { Generating } from './generating.tsx'
import { SourceLabel } from './origin.tsx'
import { keepSaved, savedQuery } from './queries.ts'
import { QuickSuggestions } from './quick/quick-suggestions.tsx'
import { useGeneration } from './use-generation.ts'
import { useQuota } from './use-quota.ts'

const FullItinerary = lazyPart(
  () => import('./full/full-itinerary.tsx').then((m) => m.FullItinerary),
  MissingPanel,
)

type ViewName = 'quick' | 'full'
const views: readonly SegmentedOption<ViewName>[] = [
  { value: 'quick', label: 'Quick Suggestions', icon: Zap },
  { value: 'full', label: 'Full Itinerary', icon: Route },
]
const panelId = 'assistant-view'

export function SuggestionsTab({ trip }: { trip: Trip }) {
  const [view, setView] = useState<ViewName>('quick')
  const View = view === 'quick' ? QuickView : FullItinerary
  return (
    <Suspense fallback={<CardsSkeleton />}>
      <View
        trip={trip}
        frame={({ actions, note, children }) => (
          <div className="flex flex-col gap-4 sm:gap-5">
            <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
              <div className="min-w-0 flex-1 basis-64">
                <h2 tabIndex={-1} className="type-section outline-none">
                  AI Travel Assistant
                </h2>
                <p className="text-muted-foreground">
                  Ideas that fit your dates and what is already planned.
                </p>
              </div>
              <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">{actions}</div>
            </div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
              <Segmented
                label="AI Travel Assistant"
                options={views}
                value={view}
                onChange={setView}
                panelId={panelId}
                fill="phone"
              />
              <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-muted-foreground sm:ml-auto">
                {note}
              </p>
            </div>
            <div id={panelId} role="tabpanel" aria-labelledby={segmentedTabId(panelId, view)}>
              {children}
            </div>
          </div>
        )}
      />
    </Suspense>
  )
}

function QuickView({ trip, frame }: AssistantViewProps) {
  const read = useQuery(savedQuery(trip.id))
  const { data: items = [] } = useQuery(collectionQuery(trip.id, 'itinerary'))
  const quota = useQuota()
  const mayGenerate = useFeature('ai_suggestions')
  const offline = useConnectionLost() ? aiText.offline : undefined
  const generation = useGeneration(trip.id, 'ai.suggest', {
    failure: { title: 'Error', description: aiText.noSuggestions },
    onDone: (results) => keepSaved(trip.id, results),
  })
  const isGenerating = generation.since !== null
  const generate = () => (mayGenerate ? generation.start({}) : openUpgrade('ai_suggestions'))
  const { data: saved } = read
  const ideas = saved?.suggestions ?? []
  return frame({
    actions: saved && (
      <Button variant="line" icon={RefreshCw} busy={isGenerating} disabledReason={offline} onClick={generate}>
        Refresh
      </Button>
    ),
    note: (
      <>
        {ideas.length > 0 && <span>{counted(ideas.length, 'idea')}</span>}
        <Sources ideas={ideas} />
        {saved?.notice && <span>{saved.notice}</span>}
        {quota && <span>{quota}</span>}
      </>
    ),
    children: (
      <div className="flex flex-col gap-4 sm:gap-5">
        <Generating
          since={generation.since}
          onCancel={generation.cancel}
          doneText={`${counted(ideas.length, 'idea')} for your trip`}
        />
        {saved ? (
          <QuickSuggestions
            trip={trip}
            items={items ?? []}
            saved={saved}
            isGenerating={isGenerating}
            offline={offline}
            onGenerate={generate}
          />
        ) : (
          <Unread
            read={read}
            loading={<CardsSkeleton />}
            title="The suggestions could not be loaded"
            headingLevel={3}
          />
        )}
      </div>
    ),
  })
}

function Sources({ ideas }: { ideas: readonly { source: Source }[] }) {
  const sources = [...new Set(ideas.map(({ source }) => source))]
  return sources.map((source) => <SourceLabel key={source} source={source} />)
}

function CardsSkeleton() {
  return (
    <DelayedSkeleton
      label="Loading the suggestions…"
      className="grid gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3"
    >
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-72 rounded-lg" />
      ))}
    </DelayedSkeleton>
  )
}

import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import type { Source } from '@sojourn/contract/ai/texts'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import RefreshCw from 'icon:refresh-cw'
import { collectionQuery } from '../../../sync/cache/lists.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { DelayedSkeleton, Skeleton } from '../../../ui/states/skeleton.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { openUpgrade, useFeature } from '../../../queries/billing.ts'
import { AssistantView } from '../assistant-view.tsx'
import { suggestHere } from '../from-guide.ts'
import { Generating } from '../generating.tsx'
import { SourceLabel } from '../origin.tsx'
import { resultsOf, savedQuery } from '../../../queries/ai.ts'
import { useGeneration } from '../use-generation.ts'
import { useTold } from '../../../session/use-told.ts'
import { noticeTexts } from '../told-texts.ts'
import { useQuota } from '../use-quota.ts'
import { QuickSuggestions } from './quick-suggestions.tsx'

export function QuickView({ trip }: { trip: Trip }) {
  const read = useQuery(savedQuery(trip.id))
  const { data: items } = useQuery(collectionQuery(trip.id, 'itinerary'))
  const quota = useQuota()
  const mayGenerate = useFeature('ai_suggestions')
  const generation = useGeneration(trip, 'ai.suggest', {
    failure: { title: aiWords.error, description: aiWords.noSuggestions },
    resultsOf,
    here: ({ body }) => suggestHere(trip, body?.guide),
  })
  const isGenerating = generation.since !== null
  const generate = (guide?: string) =>
    mayGenerate ? generation.start(guide ? { body: { guide } } : {}) : openUpgrade('ai_suggestions')
  const { data: saved } = read
  const notice = useTold(saved?.notice ?? null, noticeTexts)
  const ideas = saved?.suggestions ?? []
  return (
    <AssistantView
      note={
        <>
          {ideas.length > 0 && <span>{say(aiWords.ideas, { count: ideas.length })}</span>}
          {sourcesOf(ideas).map((source) => (
            <SourceLabel key={source} source={source} />
          ))}
          {notice && <span>{notice}</span>}
          {quota && <span>{quota}</span>}
        </>
      }
      actions={
        saved && (
          <Button icon={RefreshCw} busy={isGenerating} onClick={() => generate()}>
            {aiWords.refresh}
          </Button>
        )
      }
    >
      <Generating
        since={generation.since}
        onCancel={generation.cancel}
        doneText={say(aiWords.ideasReady, { count: ideas.length })}
      />
      {saved ? (
        <QuickSuggestions
          trip={trip}
          items={items ?? []}
          saved={saved}
          isGenerating={isGenerating}
          onGenerate={generate}
        />
      ) : (
        <QueryState
          read={read}
          loading={<CardsSkeleton />}
          title={aiWords.suggestionsNotLoaded}
          text={aiWords.noSuggestions}
          headingLevel={3}
        />
      )}
    </AssistantView>
  )
}

const sourcesOf = (ideas: readonly { source: Source }[]): Source[] => [
  ...new Set(ideas.map(({ source }) => source)),
]

function CardsSkeleton() {
  return (
    <DelayedSkeleton
      label={aiWords.loadingSuggestions}
      className="grid gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3"
    >
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-72 rounded-lg" />
      ))}
    </DelayedSkeleton>
  )
}

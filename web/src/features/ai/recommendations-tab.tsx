import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import { saysFromDevice } from '@sojourn/contract/ai/texts'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import PartyPopper from 'icon:party-popper'
import PiggyBank from 'icon:piggy-bank'
import Sparkles from 'icon:sparkles'
import UserRoundCheck from 'icon:user-round-check'
import WandSparkles from 'icon:wand-sparkles'
import { useState } from 'react'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Segmented, type SegmentedOption, segmentedTabId } from '../../ui/primitives/segmented.tsx'
import { Generating } from './generating.tsx'
import { BudgetPanel } from './recommendations/budget-panel.tsx'
import { EventsPanel } from './recommendations/events-panel.tsx'
import { PersonalizedPanel } from './recommendations/personalized-panel.tsx'
import type { Part, Results } from './recommendations/stored-results.ts'
import { type Recommendations, useRecommendations } from './recommendations/use-recommendations.ts'
import { useTold } from '../../session/use-told.ts'
import { noticeTexts } from './told-texts.ts'
import { PartPanel } from './recommendations/part-panel.tsx'

const options = (): readonly SegmentedOption<Part>[] => [
  { value: 'personalized', label: aiWords.personalized, icon: UserRoundCheck },
  { value: 'budget', label: aiWords.budget, icon: PiggyBank },
  { value: 'events', label: aiWords.eventsPart, icon: PartyPopper },
]
const panelId = 'recommendations-view'

export function RecommendationsTab({ trip }: { trip: Trip }) {
  const [part, setPart] = useState<Part>('personalized')
  const recommendations = useRecommendations(trip)
  const { results, since, hasAny } = recommendations
  const { data: items } = useQuery(collectionQuery(trip.id, 'itinerary'))
  const count = results[part] && countText(results, part)
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <Head recommendations={recommendations} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Segmented
          label={aiWords.recommendations}
          options={options()}
          value={part}
          onChange={setPart}
          panelId={panelId}
          fill="phone"
        />
        {count && <p className="text-small text-muted-foreground sm:ms-auto">{count}</p>}
      </div>
      <Generating
        since={since}
        onCancel={recommendations.cancel}
        doneText={hasAny ? aiWords.recommendationsReady : aiWords.noRecommendations}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={segmentedTabId(panelId, part)}>
        <DeviceNotice part={part} results={results} />
        <PartPanel part={part} trip={trip} recommendations={recommendations}>
          {part === 'personalized' && results.personalized && (
            <PersonalizedPanel trip={trip} items={items ?? []} recommendations={results.personalized} />
          )}
          {part === 'budget' && results.budget && (
            <BudgetPanel optimization={results.budget} currency={trip.currency} />
          )}
          {part === 'events' && results.events && (
            <EventsPanel trip={trip} items={items ?? []} events={results.events} />
          )}
        </PartPanel>
      </div>
    </div>
  )
}

function Head({ recommendations: { generate, clear, since, hasAny } }: { recommendations: Recommendations }) {
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg night-sky p-4 sm:p-6">
      <div className="min-w-0 flex-1 basis-64">
        <h2 tabIndex={-1} className="flex items-start gap-3 type-section outline-none">
          <Sparkles size={24} className="mt-1 shrink-0 text-night-sun" />
          {aiWords.poweredTitle}
        </h2>
        <p className="mt-1.5 max-w-[60ch] text-night-muted">{aiWords.poweredText}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        <Button variant="lamp-line" inert={!hasAny || since !== null} onClick={clear}>
          {aiWords.clear}
        </Button>
        <Button
          variant="lamp"
          icon={WandSparkles}
          busy={since !== null}
          onClick={generate}
          className="max-sm:flex-1"
        >
          {aiWords.generateRecommendations}
        </Button>
      </div>
    </section>
  )
}

/** The first part says it of itself. */
function DeviceNotice({ part, results: { personalized } }: { part: Part; results: Results }) {
  const notice = personalized?.[0]?.notice ?? null
  const told = useTold(notice, noticeTexts)
  if (!saysFromDevice(notice) || part === 'personalized') return null
  return <p className="mb-4 text-small text-muted-foreground">{told}</p>
}

function countText({ personalized, events }: Recommendations['results'], part: Part): string | null {
  if (part === 'personalized')
    return personalized && say(aiWords.recommendationCount, { count: personalized.length })
  return part === 'events' ? events && say(aiWords.events, { count: events.length }) : null
}

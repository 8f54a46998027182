import { aiWords } from '@sojourn/contract/ai/words'
import type { SavedResults, Suggestion } from '@sojourn/contract/ai/schema'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import Lightbulb from 'icon:lightbulb'
import Sparkles from 'icon:sparkles'
import { useState } from 'react'
import { Button } from '../../../ui/primitives/button.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { AsideNote } from '../../../trip-parts/aside-note.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { useFocusHandover } from '../../../ui/primitives/use-focus-handover.ts'
import { useAdded } from '../added-marks.ts'
import { LimitedByPlan } from '../limited-by-plan.tsx'
import { putAside, usePutAside } from '../put-aside.ts'
import { useTold } from '../../../session/use-told.ts'
import { placeTexts } from '../told-texts.ts'
import { WithoutGuide } from '../without-guide.tsx'
import { AddDialog } from './add-dialog.tsx'
import { SuggestionCard } from './suggestion-card.tsx'

interface QuickSuggestionsProps {
  trip: Trip
  items: readonly ItineraryItem[]
  saved: SavedResults
  isGenerating: boolean
  /** With a guide nearby where the place has none. */
  onGenerate: (guide?: string) => void
}

export function QuickSuggestions(props: QuickSuggestionsProps) {
  const { trip, items, saved, isGenerating } = props
  const isAdded = useAdded(trip.id, items)
  const { offered, bringBack } = usePutAside(trip.id)
  const suggestions = offered(useTold(saved.suggestions, placeTexts))
  const [asked, setAsked] = useState<{ suggestion: Suggestion; nth: number } | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  function ask(asking: string) {
    const suggestion = saved.suggestions.find(({ id }) => id === asking)
    if (!suggestion) return
    setAsked((before) => ({ suggestion, nth: (before?.nth ?? 0) + 1 }))
    setIsAsking(true)
  }
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      {suggestions.length > 0 && (
        <ul
          aria-busy={isGenerating}
          className={cn(
            'grid gap-4 transition-opacity duration-200 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3',
            isGenerating && 'opacity-60',
          )}
        >
          {suggestions.map((suggestion) => (
            <li key={suggestion.id} className="min-w-0">
              <SuggestionCard
                tripId={trip.id}
                suggestion={suggestion}
                isAdded={isAdded({ id: suggestion.id, title: suggestion.title })}
                onAdd={() => ask(suggestion.id)}
                onPutAside={() => putAside(trip.id, suggestion.title)}
              />
            </li>
          ))}
        </ul>
      )}
      <AsideNote
        count={saved.suggestions.length - suggestions.length}
        onBringBack={() => bringBack(saved.suggestions)}
      />
      <LimitedByPlan>{saved.suggestions.length === 0 && <NoSuggestions {...props} />}</LimitedByPlan>
      {asked && (
        <AddDialog
          key={asked.nth}
          trip={trip}
          items={items}
          suggestion={asked.suggestion}
          open={isAsking}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}

function NoSuggestions({ trip, saved, isGenerating, onGenerate }: QuickSuggestionsProps) {
  const isFirst = saved.suggestionsAt === null
  const start = useFocusHandover<HTMLButtonElement>()
  return (
    <>
      <EmptyState
        icon={isFirst ? Sparkles : Lightbulb}
        headingLevel={3}
        title={isFirst ? aiWords.firstTitle : aiWords.noneTitle}
        text={isFirst ? aiWords.firstText : aiWords.noSuggestions}
        action={
          isFirst && (
            <Button
              ref={start}
              variant="sun"
              icon={Sparkles}
              busy={isGenerating}
              onClick={() => onGenerate()}
            >
              {aiWords.generateSuggestions}
            </Button>
          )
        }
      />
      {!isFirst && <WithoutGuide trip={trip} onChoose={onGenerate} busy={isGenerating} />}
    </>
  )
}

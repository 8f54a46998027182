import { aiWords } from '@sojourn/contract/ai/words'
import CalendarPlus from 'icon:calendar-plus'
import Route from 'icon:route'
import SlidersHorizontal from 'icon:sliders-horizontal'
import { Button } from '../../../ui/primitives/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { useFocusHandover } from '../../../ui/primitives/use-focus-handover.ts'
import type { FullItinerary } from './use-full-itinerary.ts'

interface StepProps {
  full: FullItinerary
  onCustomize: () => void
}

export function FullActions({
  full: { since, left, adding },
  hasStops,
  onCustomize,
}: StepProps & { hasStops: boolean }) {
  return (
    <>
      <Button icon={SlidersHorizontal} busy={since !== null} onClick={onCustomize}>
        {aiWords.customize}
      </Button>
      {hasStops && (
        <Button
          variant="sun"
          icon={CalendarPlus}
          inert={left.length === 0}
          busy={adding.isPending}
          busyLabel={aiWords.adding}
          onClick={() => adding.mutate(left)}
        >
          {left.length === 0 ? aiWords.allAdded : aiWords.addAll}
        </Button>
      )}
    </>
  )
}

export function FullStart({ full: { since }, onCustomize }: StepProps) {
  return (
    <EmptyState
      icon={Route}
      headingLevel={3}
      title={aiWords.fullTitle}
      text={aiWords.fullText}
      action={
        <Button
          ref={useFocusHandover()}
          variant="sun"
          icon={SlidersHorizontal}
          busy={since !== null}
          onClick={onCustomize}
        >
          {aiWords.customizeTitle}
        </Button>
      }
    />
  )
}

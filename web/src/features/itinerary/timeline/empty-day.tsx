import { itineraryTimelineWords } from '@sojourn/contract/itinerary/words-timeline'
import CalendarPlus from 'icon:calendar-plus'
import Plus from 'icon:plus'
import Sparkles from 'icon:sparkles'
import { Button } from '../../../ui/primitives/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

interface EmptyDayProps {
  onAdd: () => void
  onPlan: () => void
}

/** Both ways to fill a day. */
export function EmptyDay({ onAdd, onPlan }: EmptyDayProps) {
  return (
    <EmptyState
      className="mt-3"
      icon={CalendarPlus}
      headingLevel={4}
      title={itineraryTimelineWords.emptyDay}
      text={itineraryTimelineWords.emptyDayText}
      action={
        <>
          <Button size="sm" variant="soft" icon={Sparkles} onClick={onPlan}>
            {itineraryTimelineWords.planDay}
          </Button>
          <Button size="sm" variant="trip-soft" icon={Plus} onClick={onAdd}>
            {itineraryTimelineWords.addYourself}
          </Button>
        </>
      }
    />
  )
}

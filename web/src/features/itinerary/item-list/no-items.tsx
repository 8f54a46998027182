import { itineraryWords } from '@sojourn/contract/itinerary/words'
import ListChecks from 'icon:list-checks'
import Plus from 'icon:plus'
import { Button } from '../../../ui/primitives/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

export function NoItems({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      className="mx-4 mb-4 pt-2! sm:mx-5 sm:mb-5"
      icon={ListChecks}
      headingLevel={3}
      title={itineraryWords.empty}
      text={itineraryWords.emptyText}
      action={
        <Button size="sm" variant="trip-soft" icon={Plus} onClick={onAdd}>
          {itineraryWords.addFirst}
        </Button>
      }
    />
  )
}

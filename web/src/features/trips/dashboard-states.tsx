import { emptyText, emptyTitle, type TripFilter } from '@sojourn/contract/trips/filter'
import { tripsWords } from '@sojourn/contract/trips/words'
import Plus from 'icon:plus'
import { useTheme } from '../../browser/theme.ts'
import { Postcard } from '../../postcards/postcard-image.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'

interface NoTripsProps {
  filter: TripFilter
  onCreate: () => void
  onShowAll: () => void
}

export function NoTrips({ filter, onCreate, onShowAll }: NoTripsProps) {
  const evening = useTheme().theme === 'dark'
  return (
    <EmptyState
      title={emptyTitle(filter)}
      text={emptyText(filter)}
      headingLevel={3}
      actionFirst
      picture={
        <Postcard
          destination={filter === 'completed' ? 'Banff' : 'Maldives'}
          shape="notice"
          evening={evening}
          caption="none"
          className="aspect-[640/300] sm:h-full sm:w-full"
        />
      }
      action={
        filter === 'all' ? (
          <Button variant="sun" icon={Plus} onClick={onCreate} className="max-sm:hidden">
            {tripsWords.planFirst}
          </Button>
        ) : (
          <Button variant="ghost" onClick={onShowAll}>
            {tripsWords.showAll}
          </Button>
        )
      }
    />
  )
}
